import { type HandOver, HandedOver, Malformed, NotAway, Refused, Resigned } from "@blueplate/api";
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
const gameOf = (owner: TableActor) =>
  owner.upgrade ? Effect.succeed(owner.upgrade.table) : Effect.fromResult(runningTable(owner));

/** The game of a table that is not over; whoever resigned has no part in it any more. */
const unfinished = (owner: TableActor, seat: Seat) =>
  Effect.gen(function* () {
    const table = yield* gameOf(owner);
    if (owner.record.status === "finished") {
      return yield* Effect.fail(new Refused({ refusal: { _tag: "NotNow", rule: "" } }));
    }
    if (owner.standIns.get(seat)?.why === "resigned") return yield* Effect.fail(new Resigned({ table: owner.id }));
    return table;
  });

const knownBot = (owner: TableActor, bot: string) =>
  Effect.gen(function* () {
    const { bots } = yield* GameCatalogue;
    if (bots.some(({ id, game }) => id === bot && game === owner.record.game)) return;
    yield* Effect.fail(new Malformed({ field: "bot", message: "no such bot for this game" }));
  });

/** Writes down who decides for a seat. Called with the owner's lock held, as everything here. */
const handing = (registry: TableRegistry["Service"], owner: TableActor, seat: Seat, { bot, why }: Handing) =>
  Effect.gen(function* () {
    const table = yield* unfinished(owner, seat);
    const now = yield* Clock.currentTimeMillis;
    yield* record(registry, owner, changeController(table, { seat, bot, why }, now));
    yield* Effect.logInfo("A seat was handed over", { table: owner.id, seat, bot, why });
    yield* goOnIfAgreed(registry, owner);
  });

/** A person gives the seat up for good. */
export const resignFor = (registry: TableRegistry["Service"], owner: TableActor, seat: Seat, bot: string) =>
  Effect.andThen(knownBot(owner, bot), handing(registry, owner, seat, { bot, why: "resigned" }));

/** Since when a seat has been waited for: to play, or to answer whether to go on by the rules of today. */
const waitedSince = (owner: TableActor, seat: Seat) =>
  Effect.gen(function* () {
    const question = rulesQuestion(owner);
    if (question) return question.waitsFor.includes(seat) ? question.since : null;
    const { rules, entries } = yield* Effect.fromResult(runningTable(owner));
    return clockStatsOf(rules, entries).since[seat] ?? null;
  });

/** Nobody is voted away who has not been waited for long enough. */
const isAway = (owner: TableActor, seat: Seat, awayAfter: Duration.Duration) =>
  Effect.gen(function* () {
    const since = yield* waitedSince(owner, seat);
    const now = yield* Clock.currentTimeMillis;
    const left = Duration.toMillis(awayAfter) - Math.max(0, now - (since ?? now));
    if (since !== null && left <= 0) return;
    const retryAfter = since === null ? null : Math.ceil(left / 1_000);
    yield* Effect.fail(new NotAway({ table: owner.id, retryAfter }));
  });

/** Hands one's own seat to a bot at once, somebody else's by the votes of the others. */
export const handOverFor = (
  registry: TableRegistry["Service"],
  owner: TableActor,
  mine: Seat,
  wish: Pick<HandOver, "seat" | "bot">,
  awayAfter: Duration.Duration,
) =>
  Effect.gen(function* () {
    const seat = seatOf(wish.seat);
    yield* knownBot(owner, wish.bot);
    yield* unfinished(owner, mine);
    yield* Effect.fromResult(playedByPerson(owner, mine));
    if (seat === mine) return yield* handing(registry, owner, seat, { bot: wish.bot, why: "asked" });
    if (!owner.seats[seat]) return yield* Effect.fail(new Malformed({ field: "seat", message: "no such seat" }));
    if (!peopleOf(owner).includes(seat)) return yield* Effect.fail(new HandedOver({ table: owner.id }));
    yield* isAway(owner, seat, awayAfter);
    const decided = yield* addVote(registry, owner, seat, mine);
    if (decided) yield* handing(registry, owner, seat, { bot: wish.bot, why: "voted" });
  });

/** A person is back and plays on; nothing happens where no bot plays. */
export const takeBackFor = (registry: TableRegistry["Service"], owner: TableActor, seat: Seat) =>
  Effect.gen(function* () {
    yield* unfinished(owner, seat);
    if (botAt(owner, seat) !== null) yield* handing(registry, owner, seat, { bot: null, why: "returned" });
  });
