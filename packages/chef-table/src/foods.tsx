import type { Suit } from "@blueplate/trick-n-chef";
import type { JSX } from "solid-js";

const INK = "#2b2430";

/** What each suit serves: tomato, cheese, fish and peas, told apart by outline alone. */
const FOODS: Readonly<Record<Suit, () => JSX.Element>> = {
  red: () => (
    <>
      <path d="M20 12C29 8 37 14 36 23C35 32 28 36 20 36C12 36 5 32 4 23C3 14 11 8 20 12z" fill="#e2492f" />
      <path d="M20 13C17 9 13 9 10 10C13 13 16 14 20 13C24 14 27 13 30 10C27 9 23 9 20 13V6" fill="#3c8a45" />
      <path d="M9 20Q10 16 14 16" fill="none" stroke="#ffc9b5" stroke-width="2.4" />
    </>
  ),
  yellow: () => (
    <>
      <path d="M3 24L28 9Q36 12 37 22V24z" fill="#fbe08a" />
      <path d="M3 24H37V34H3z" fill="#f2b92e" />
      <circle cx="12" cy="29" r="2.6" fill="#c8901a" />
      <circle cx="25" cy="30" r="3.2" fill="#c8901a" />
      <ellipse cx="26" cy="18" rx="3" ry="2" fill="#e2b338" />
    </>
  ),
  blue: () => (
    <>
      <path d="M29 20L38 12Q36 20 38 28z" fill="#2f63b8" />
      <path d="M3 20Q10 9 21 10Q29 11 32 20Q29 29 21 30Q10 31 3 20z" fill="#4c86dd" />
      <path d="M14 11.500Q18 20 14 28.500M21 15Q24 20 21 25" fill="none" />
      <circle cx="9" cy="18" r="1.8" fill="#fff" />
    </>
  ),
  green: () => (
    <>
      <path d="M4 13Q7 33 26 34Q35 34 37 30Q24 31 17 24Q10 18 10 12Q6 9 4 13z" fill="#3c9a5b" />
      <circle cx="11.500" cy="20" r="4" fill="#8fd07f" />
      <circle cx="17" cy="26" r="4.200" fill="#8fd07f" />
      <circle cx="25" cy="29.500" r="4" fill="#8fd07f" />
    </>
  ),
};

const isSuit = (name: string): name is Suit => Object.hasOwn(FOODS, name);

/** What a card serves, within a drawing whose unit is a fortieth of its side; a ten wears a toque. */
export const FoodShape = (props: { readonly card: string }) => {
  const suit = (): string => props.card.split("-")[0] ?? "";
  const hasToque = (): boolean => props.card.endsWith("-10");
  const food = (): JSX.Element => {
    const name = suit();
    return isSuit(name) ? FOODS[name]() : null;
  };
  return (
    <g stroke={INK} stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">
      {food()}
      {hasToque() && (
        <path d="M12 8V2Q5 1 8-6Q11-10 15-8Q20-14 25-8Q29-10 32-6Q35 1 28 2V8z" fill="#fffdf6" stroke-width="1.8" />
      )}
    </g>
  );
};

/** What lies on the plate of a card. Whoever plays the highest rank of a suit is served by a chef in a toque. */
export const Food = (props: { readonly card: string }) => (
  <svg class="food" viewBox="0 0 40 40" aria-hidden="true">
    <FoodShape card={props.card} />
  </svg>
);
