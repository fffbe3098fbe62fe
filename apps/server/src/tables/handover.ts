import { type HandOver, HandedOver, MalformedInput, NotAway, Refused, Resigned } from "@blueplate/api";
import { changeController, type ControllerChanged, clockStatsOf, type Seat, seatOf } from "@blueplate/kernel";
import { Clock, Duration, Effect } from "effect";
import { GameCatalogue } from "./catalogue.ts";
import type { TableRegistry } from "./table-registry.ts";
import { botAt, type TableActor, peopleOf } from "./table-actor.ts";
import { playedByPerson, runningTable } from "./admission.ts";
import { addVote, rulesQuestion } from "./questions.ts";
import { record } from "./record.ts";
import { goOnIfAgreed } from "./rules-change.ts";

type Handing = Pick<ControllerChanged, "bot" | "why">;

/** The game that people sit at: the running one, or the one that goes on when they agree to the rules of today. */
const gameOf = (actor: TableActor) =>
  actor.upgrade ? Effect.succeed(actor.upgrade.table) : Effect.fromResult(runningTable(actor));

/** The game of a table that is not over; whoever resigned has no part in it any more. */
const unfinished = (actor: TableActor, seat: Seat) =>
  Effect.gen(function* () {
    const table = yield* gameOf(actor);
    if (actor.record.status === "finished") {
      return yield* Effect.fail(new Refused({ refusal: { _tag: "NotNow", rule: "" } }));
    }
    if (actor.standIns.get(seat)?.why === "resigned") return yield* Effect.fail(new Resigned({ table: actor.id }));
    return table;
  });

const knownBot = (actor: TableActor, bot: string) =>
  Effect.gen(function* () {
    const { bots } = yield* GameCatalogue;
    if (bots.some(({ id, game }) => id === bot && game === actor.record.game)) return;
    yield* Effect.fail(new MalformedInput({ field: "bot", message: "no such bot for this game" }));
  });

/** Writes down who decides for a seat. Called with the actor's lock held, as everything here. */
export const handing = (registry: TableRegistry["Service"], actor: TableActor, seat: Seat, { bot, why }: Handing) =>
  Effect.gen(function* () {
    const table = yield* unfinished(actor, seat);
    const now = yield* Clock.currentTimeMillis;
    yield* record(registry, actor, changeController(table, { seat, bot, why }, now));
    yield* Effect.logInfo("A seat was handed over", { table: actor.id, seat, bot, why });
    yield* goOnIfAgreed(registry, actor);
  });

/** A person gives the seat up for good. */
export const resignFor = (registry: TableRegistry["Service"], actor: TableActor, seat: Seat, bot: string) =>
  Effect.andThen(knownBot(actor, bot), handing(registry, actor, seat, { bot, why: "resigned" }));

/** Since when a seat has been waited for: to play, or to answer whether to go on by the rules of today. */
const waitedSince = (actor: TableActor, seat: Seat) =>
  Effect.gen(function* () {
    const question = rulesQuestion(actor);
    if (question) return question.waitsFor.includes(seat) ? question.since : null;
    const { rules, entries } = yield* Effect.fromResult(runningTable(actor));
    return clockStatsOf(rules, entries).since[seat] ?? null;
  });

/** Nobody is voted away who has not been waited for long enough. */
const isAway = (actor: TableActor, seat: Seat, awayAfter: Duration.Duration) =>
  Effect.gen(function* () {
    const since = yield* waitedSince(actor, seat);
    const now = yield* Clock.currentTimeMillis;
    const left = Duration.toMillis(awayAfter) - Math.max(0, now - (since ?? now));
    if (since !== null && left <= 0) return;
    const retryAfter = since === null ? null : Math.ceil(left / 1_000);
    yield* Effect.fail(new NotAway({ table: actor.id, retryAfter }));
  });

/** Hands one's own seat to a bot at once, somebody else's by the votes of the others. */
export const handOverFor = (
  registry: TableRegistry["Service"],
  actor: TableActor,
  mine: Seat,
  wish: Pick<HandOver, "seat" | "bot">,
  awayAfter: Duration.Duration,
) =>
  Effect.gen(function* () {
    const seat = seatOf(wish.seat);
    yield* knownBot(actor, wish.bot);
    yield* unfinished(actor, mine);
    yield* Effect.fromResult(playedByPerson(actor, mine));
    if (seat === mine) return yield* handing(registry, actor, seat, { bot: wish.bot, why: "asked" });
    if (!actor.seats[seat]) return yield* Effect.fail(new MalformedInput({ field: "seat", message: "no such seat" }));
    if (!peopleOf(actor).includes(seat)) return yield* Effect.fail(new HandedOver({ table: actor.id }));
    yield* isAway(actor, seat, awayAfter);
    const decided = yield* addVote(registry, actor, seat, mine);
    if (decided) yield* handing(registry, actor, seat, { bot: wish.bot, why: "voted" });
  });

/** A person is back and plays on; nothing happens where no bot plays. */
export const takeBackFor = (registry: TableRegistry["Service"], actor: TableActor, seat: Seat) =>
  Effect.gen(function* () {
    yield* unfinished(actor, seat);
    if (botAt(actor, seat) !== null) yield* handing(registry, actor, seat, { bot: null, why: "returned" });
  });
