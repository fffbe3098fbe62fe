import {
  rollback,
  changeController,
  type ControllerChanged,
  type Refusal,
  type Seat,
  undoTargets,
} from "@blueplate/kernel";
import { Result } from "effect";
import { nanoid } from "nanoid";
import { createAsking } from "./asking.ts";
import { type ConsentQuestion, stillAsked, type ConsentRequest } from "./question.ts";
import type { LocalRunning } from "../running-table.ts";
import type { Sides } from "../controllers.ts";

/** Nobody is there who could do it now. */
export const NOT_NOW: Refusal = { _tag: "NotNow", rule: "" };

/** What a table knows of those who agree on something at it. */
interface Agreeing {
  readonly sides: () => Sides;
  /** What was asked when the game was kept, or null. */
  readonly kept: ConsentQuestion | null;
  /** Hears that something lies between all of them. */
  readonly onAsk: () => void;
  /** Hears that something else is asked, or nothing any more. */
  readonly onChange: () => void;
}

/** Hands a seat over. */
const handingAt =
  ({ table, accept }: LocalRunning) =>
  (to: Pick<ControllerChanged, "seat" | "bot" | "why">): Refusal | null =>
    accept(Result.succeed(changeController(table(), to, Date.now())));

/** Does what enough of those who were asked have agreed on. */
const grantAt =
  (running: LocalRunning) =>
  ({ id, wish }: ConsentQuestion): Refusal | null =>
    wish._tag === "GoBack"
      ? running.accept(rollback(running.table(), { seat: wish.seat, commandId: id, to: wish.to }, Date.now()))
      : handingAt(running)({ seat: wish.seat, bot: wish.bot, why: "voted" });

/** Does what only those concerned may do, or asks those who have a say in it: as the server does for people apart. */
export const createAgreeing = (running: LocalRunning, { sides, kept, onAsk, onChange }: Agreeing) => {
  const { table } = running;
  const handing = handingAt(running);
  const asking = createAsking(stillAsked(kept, table(), sides().people), { grant: grantAt(running), onChange });
  const others = (seat: Seat): readonly Seat[] => sides().people.filter((one) => one !== seat);
  const ask = (wish: ConsentRequest, open: Pick<ConsentQuestion, "asked" | "accepted" | "needed">): Refusal | null => {
    const refused = asking.ask({ id: nanoid(), wish, at: table().entries.length, ...open });
    // It lies between all of them: nobody's secrets may be on the screen.
    if (asking.question()) onAsk();
    return refused;
  };
  return {
    question: asking.question,
    refused: asking.refused,
    accept: asking.accept,
    refuse: asking.refuse,
    withdraw: asking.withdraw,
    takeUp: (question: ConsentQuestion | null): void => asking.takeUp(stillAsked(question, table(), sides().people)),
    backTo: (seat: Seat, to: number): Refusal | null => {
      const tried = rollback(table(), { seat, commandId: nanoid(), to }, 0);
      if (Result.isFailure(tried)) return tried.failure;
      const isAlone = undoTargets(table(), seat, sides().bots).includes(to);
      const asked = isAlone ? [] : others(seat);
      return ask({ _tag: "GoBack", seat, to }, { asked, accepted: [], needed: asked.length });
    },
    /** One's own seat at once, somebody else's when most of the others want it; `by` is null where nobody holds the device. */
    handOver: (by: Seat | null, seat: Seat, bot: string): Refusal | null => {
      if (!sides().people.includes(seat)) return NOT_NOW;
      if (by === seat) return handing({ seat, bot, why: "asked" });
      const asked = others(seat);
      const accepted = asked.filter((one) => one === by || asked.length === 1);
      return ask({ _tag: "HandOver", seat, bot }, { asked, accepted, needed: Math.floor(asked.length / 2) + 1 });
    },
    resign: (seat: Seat, bot: string): Refusal | null => handing({ seat, bot, why: "resigned" }),
    comeBack: (seat: Seat): Refusal | null => handing({ seat, bot: null, why: "returned" }),
  };
};
