import { decidersAsked, type Seat } from "@blueplate/kernel";
import { Deferred, Effect } from "effect";
import { botAt, type TableActor } from "../tables/table-actor.ts";
import { openWish } from "../tables/questions.ts";
import { orderedCommand } from "../tables/conditional-orders.ts";

/** A seat that decides without its person: by a bot, or with null by standing orders. */
export interface Mover {
  readonly seat: Seat;
  readonly bot: string | null;
}

/** A seat that a bot decides for. */
export type BotMover = Mover & { readonly bot: string };

/** Who is asked and decides without a person. They hold still while people are asked whether to go back. */
export const toMove = (actor: TableActor): readonly Mover[] => {
  const game = actor.table;
  if (!game || openWish(actor)) return [];
  const moverAt = (seat: Seat): Mover | null => {
    const bot = botAt(actor, seat);
    return bot !== null || orderedCommand(actor, seat) ? { seat, bot } : null;
  };
  return decidersAsked(game, moverAt).map(({ decider }) => decider);
};

/** A bot that thinks about what comes after the entry `seen`, and what to do when its answer is of no use any more. */
interface Thinking {
  readonly table: string;
  readonly seat: Seat;
  readonly bot: string;
  readonly seen: number;
  readonly giveUp: () => void;
}

/** True while the table still waits for what the bot thinks about: its seat is asked, it sits there, and nobody has gone back. */
export const isStillAsked = (actor: TableActor, { seat, bot, seen }: Thinking): boolean =>
  toMove(actor).some((one) => one.seat === seat && one.bot === bot) &&
  actor.log.slice(seen + 1).every(({ _tag }) => _tag !== "Undone");

/** True while a bot decides for the seat and is asked. */
export const isBotToMove = (actor: TableActor, seat: Seat): boolean =>
  toMove(actor).some((one) => one.seat === seat && one.bot !== null);

/** Bots that think at this moment. */
export type ThinkingBots = Set<Thinking>;

/** What a bot comes to by `decide`; undefined when the table has moved on before, which interrupts it. */
export const thought = <A, E>(
  all: ThinkingBots,
  about: Omit<Thinking, "giveUp">,
  decide: Effect.Effect<A, E>,
): Effect.Effect<A | undefined, E> =>
  Effect.suspend(() => {
    const movedOn = Deferred.makeUnsafe<undefined>();
    const giveUp = (): void => void Deferred.doneUnsafe(movedOn, Effect.succeed(undefined));
    const thinking = { ...about, giveUp };
    all.add(thinking);
    return Effect.raceFirst(decide, Deferred.await(movedOn)).pipe(
      Effect.ensuring(Effect.sync(() => all.delete(thinking))),
    );
  });
