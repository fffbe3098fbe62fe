import { CORNERS } from "@blueplate/engine";
import { nearnessOf, siteForecastOf } from "@blueplate/forecast";
import { note, type GuardNotice, shell, slip } from "@blueplate/tabletop";
import { squareOf, stateOf } from "../game.ts";
import { foreseen, type PanelContext, seatIn } from "../panel-context.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().say;

/** A first restaurant that few houses or no drinks can be reached from, or to which another one is exactly as near. */
export const firstPlace = (panel: PanelContext): readonly GuardNotice[] => {
  const { at, entrance } = panel.filling.picked();
  const square = squareOf(at);
  const corner = CORNERS.find((each) => each === entrance);
  if (!square || !corner) return [];
  const spot = { at: square, entrance: corner };
  const { houses, drinks, asNear } = siteForecastOf(panel.ruleset, stateOf(panel.table), seatIn(panel), spot);
  return [
    ...(houses.length < 2 ? [slip(words().fewHouses(houses.length))] : []),
    ...(drinks ? [] : [slip(words().noDrinks)]),
    ...asNear.map(({ seat, houses: near }) =>
      note(words().asNear(panel.table.names(seat), near.map((house) => `#${house}`).join(shell().comma))),
    ),
  ];
};

/** A restaurant that opens on another day. */
export const opening = (panel: PanelContext, command: { readonly _tag: string }): readonly GuardNotice[] => {
  const after = foreseen(panel, command);
  const later = after?.events.some((event) => event._tag === "RestaurantPlaced" && !event.open) ?? false;
  return later ? [note(words().opensLater)] : [];
};

/** A house that another chain is nearer to. */
export const building = (panel: PanelContext, command: { readonly _tag: string }): readonly GuardNotice[] => {
  const after = foreseen(panel, command);
  const { house: number } = panel.filling.picked();
  const house = after?.state.town.houses.find((each) => each.house === number);
  if (!after || !house) return [];
  const near = nearnessOf(panel.ruleset, after.state, house, true);
  const mine = near.find(({ seat }) => seat === panel.table.seat);
  const [first] = near;
  const isMine = first === undefined || (mine !== undefined && mine.distance <= first.distance);
  return isMine ? [] : [slip(words().nearer(panel.table.names(first.seat)))];
};
