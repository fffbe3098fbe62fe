import { explainEvents, knowledgeAt, type ModuleReason } from "@blueplate/bot";
import { type Command, listCounts } from "@blueplate/engine";
import { open, type Seat, seatOf, type Tagged, type Viewer } from "@blueplate/kernel";
import { REASONS } from "@blueplate/variants/reasons";
import { WORTHS } from "@blueplate/variants/worths";
import { type GameMoment, give } from "./evening.ts";

const saidIn = (
  { rules, state }: GameMoment,
  events: readonly Tagged[],
  seat: Seat,
  reader: Viewer,
): readonly ModuleReason[] => {
  const { seen } = knowledgeAt(rules, state, seatOf(0));
  const modules = { worths: WORTHS, reasons: REASONS };
  return explainEvents({ rules, state, reader, seen }, events, modules).flatMap((move) =>
    move.seat === seat && move.reason._tag === "ModuleSays" ? [move.reason.said] : [],
  );
};

/** What modules say to somebody for a command, which is legal. */
export const saidOf = (
  scene: GameMoment,
  seat: number,
  command: Command,
  reader: Viewer = "watcher",
): readonly ModuleReason[] => {
  const { events, refused } = give(scene, seat, command);
  if (refused) throw new Error(`refused: ${refused._tag}`);
  return saidIn(scene, events, seatOf(seat), reader);
};

/** What modules say of a company to everybody, when all hand in whatever they have in hand: a position in the restructuring phase. */
export const saidOfCompany = (scene: GameMoment, seat: number): readonly ModuleReason[] => {
  let now = scene;
  let told: readonly ModuleReason[] = [];
  for (const chain of scene.state.chains) {
    // For whoever has nobody nothing waits.
    if (now.state.stage._tag !== "restructuring") break;
    const employees = listCounts(open(chain.hand, chain.seat) ?? {});
    const given = give(now, chain.seat, { _tag: "restructure.submit", employees });
    if (given.refused) throw new Error(`refused: ${given.refused._tag}`);
    told = saidIn(now, given.events, seatOf(seat), "watcher");
    now = given.scene;
  }
  return told;
};
