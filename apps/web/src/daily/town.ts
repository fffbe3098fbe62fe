import type { DailyTown } from "@blueplate/api";
import { type Accessor, createSignal, onCleanup } from "solid-js";
import { api, enter } from "../server/client.ts";

/** Milliseconds between looks at the ranking. */
const LOOK_EVERY = 30_000;

/** The town of the day with its ranking, looked at again and again; null until the server has answered. */
export const createTown = (): Accessor<DailyTown | null> => {
  const [town, setTown] = createSignal<DailyTown | null>(null);
  const look = (): void => {
    // Whatever shows it stands without it.
    void enter()
      .then(() => api.daily.town.query())
      .then(setTown, () => null);
  };
  look();
  const timer = setInterval(look, LOOK_EVERY);
  onCleanup(() => clearInterval(timer));
  return town;
};
