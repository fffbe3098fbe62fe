import { onCleanup, onMount } from "solid-js";
import { isAsleep } from "@blueplate/tabletop";

/** Milliseconds that the next digit of a house's number is waited for. */
const NEXT_DIGIT = 1_500;

/**
 * H and a number show the house of that number: the digits after H are no options of the question. The first digit may open a
 * card already, over which the second is typed.
 */
export const houseKey = (show: (house: number) => void): void => {
  let typed: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (next: string | null): void => {
    clearTimeout(timer);
    typed = next;
    if (next !== null) timer = setTimeout(() => wait(null), NEXT_DIGIT);
  };
  const press = (event: KeyboardEvent): void => {
    if (isAsleep(event, "panels")) return;
    if (event.key.toLowerCase() === "h") return wait("");
    if (typed === null) return;
    if (!/^\d$/.test(event.key)) return wait(null);
    event.preventDefault();
    event.stopImmediatePropagation();
    wait(`${typed}${event.key}`);
    show(Number(typed));
  };
  onMount(() => addEventListener("keydown", press, { capture: true }));
  onCleanup(() => {
    clearTimeout(timer);
    removeEventListener("keydown", press, { capture: true });
  });
};
