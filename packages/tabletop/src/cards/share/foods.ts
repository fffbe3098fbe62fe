import type { JSX } from "solid-js";
import { createRoot } from "solid-js";
import type { CardDrawings } from "../card-props.ts";

/** The part of a drawing of food that is seen, a toque over it too: its unit is a fortieth of the side of a plate. */
export const FOOD_BOX = { x: -2, y: -16, width: 44, height: 54 } as const;
/** Pixels of such a unit in the picture that is drawn of it. */
const SHARPNESS = 4;

const imageOf = async (drawn: JSX.Element): Promise<HTMLImageElement | null> => {
  if (!(drawn instanceof SVGElement)) return null;
  const { x, y, width, height } = FOOD_BOX;
  drawn.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  const image = new Image(width * SHARPNESS, height * SHARPNESS);
  drawn.setAttribute("width", String(image.width));
  drawn.setAttribute("height", String(image.height));
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawn))}`;
  await image.decode();
  return image;
};

/** What lies on the plates of cards, as pictures; a card whose game draws no food has none. */
export const bringFoods = async (
  { food }: CardDrawings,
  cards: readonly string[],
): Promise<ReadonlyMap<string, HTMLImageElement>> => {
  const drawn = await Promise.all(
    [...new Set(cards)].map(async (card) => {
      const image = food ? await createRoot((dispose) => imageOf(food(card)).finally(dispose)) : null;
      return image ? [[card, image] as const] : [];
    }),
  );
  return new Map(drawn.flat());
};
