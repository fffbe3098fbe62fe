import { cardName, milestoneText, squareName } from "@blueplate/magnate-table";
import type { EntityRef } from "@blueplate/study";
import { namesIn } from "../session/event-text.ts";
import type { Session } from "../session/session.ts";
import { replayWords } from "../language.ts";

const squareText = (id: string): string => {
  const [x, y] = id.split(",").map(Number);
  return Number.isInteger(x) && Number.isInteger(y) ? squareName([x ?? 0, y ?? 0]) : id;
};

/** How the things of this game are called; what no one knows is called by its id. */
export const thingNames = (session: Session): ((thing: EntityRef) => string) => {
  const names: Readonly<Record<string, (id: string) => string>> = {
    seat: (id) => namesIn(session)(Number(id)),
    house: (id) => replayWords().notes.house(id),
    campaign: (id) => replayWords().notes.campaign(id),
    square: (id) => replayWords().notes.square(squareText(id)),
    employee: (id) => cardName(id),
    milestone: (id) => milestoneText(id).name,
  };
  return ({ kind, id }) => (Object.hasOwn(names, kind) ? (names[kind]?.(id) ?? id) : id);
};
