import { afterDrawing } from "@blueplate/ui/after-drawing";
import { type Accessor, createSignal, onMount } from "solid-js";

/** False until the component stands in a picture that was drawn: what is not needed for it is reckoned after it. */
export const createDrawn = (): Accessor<boolean> => {
  const [drawn, setDrawn] = createSignal(false);
  onMount(() => void afterDrawing().then(() => setDrawn(true)));
  return drawn;
};
