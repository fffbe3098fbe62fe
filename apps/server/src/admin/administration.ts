import { isIP } from "node:net";
import {
  Administration,
  type AdminPerson,
  type AuditLine,
  MalformedInput,
  type NewBan,
  type ServerState,
} from "@blueplate/api";
import {
  type AdminAction,
  Backup,
  type GuestFacts,
  type GuestFilter,
  Guests,
  Programs,
  SeatStore,
  Tables,
} from "@blueplate/store";
import { Effect } from "effect";
import { stored } from "../actors/actor-registry.ts";
import { BotRunner } from "../bots/runner.ts";
import { networkOf } from "../moderation/network.ts";
import type { OpenStreams } from "../moderation/open-streams.ts";
import { StudyRegistry } from "../studies/study-registry.ts";
import { GameCatalogue } from "../tables/catalogue.ts";
import { closeByOperator } from "../lobby/closing.ts";
import { TableRegistry } from "../tables/table-registry.ts";
import { Moderation, type PlannedAction } from "../moderation/moderation.ts";
import { isPassing, type PeopleSeen } from "../moderation/people-seen.ts";
import { RecentFailures } from "./recent-failures.ts";
import { adminTable } from "./table-lines.ts";

/** Lines of each list. */
const LISTED = 200;

/** What the http server knows that an operator asks for. */
export interface ServerReadings {
  readonly streams: OpenStreams;
  readonly seen: PeopleSeen;
  readonly load: () => { readonly waiting: number; readonly isOverloaded: boolean };
}

const kindOf = ({ kind }: AdminAction): "guest" | "network" => (kind === "ban-network" ? "network" : "guest");

const stateOf = ({ streams, load }: ServerReadings) =>
  Effect.gen(function* () {
    const [moderation, failures] = [yield* Moderation, yield* RecentFailures];
    const [registry, runner] = [yield* TableRegistry, yield* BotRunner];
    const startedAt = Math.round(performance.timeOrigin);
    return Effect.sync((): ServerState => {
      const { inside, waiting } = runner.load();
      return {
        startedAt,
        isReadOnly: !moderation.writes.isOpen(),
        queues: {
          ...load(),
          streams: streams.count(),
          botsThinking: inside,
          botsWaiting: waiting,
          tablesLoaded: registry.loaded().size,
        },
        bans: moderation.bans().map((action) => ({
          kind: kindOf(action),
          target: action.target,
          reason: action.reason,
          at: action.at,
        })),
        failures: failures.read(),
      };
    });
  });

const listTables = (search: string) =>
  Effect.gen(function* () {
    const registry = yield* TableRegistry;
    const { games } = yield* GameCatalogue;
    const records = yield* stored(Tables.use((tables) => tables.list({ _tag: "All", search }, LISTED)));
    const seats = yield* stored(SeatStore.use((service) => service.ofAll(records.map(({ id }) => id))));
    const places = Map.groupBy(seats, ({ table }) => table);
    return records.map((record) => {
      const actor = registry.loaded().get(record.id);
      return adminTable(games, record, places.get(record.id) ?? [], actor, registry.here(record.id).length);
    });
  });

const factsOf = (filter: GuestFilter) => stored(Guests.use((guests) => guests.facts(filter, LISTED)));

/** Those whose id or name it is; without one those who came last, and before anybody has come the newest. */
const found = (seen: PeopleSeen, search: string) =>
  Effect.gen(function* () {
    if (search !== "") return yield* factsOf({ _tag: "Named", text: search });
    const ids = seen.latest(LISTED);
    const [came, newest] = [yield* factsOf({ _tag: "Ids", ids }), yield* factsOf({ _tag: "Newest" })];
    const known = new Map([...came, ...newest].map((guest) => [guest.id, guest]));
    const when = ({ id, createdAt }: GuestFacts): number => seen.of(id)?.seenAt ?? createdAt;
    return [...known.values()].toSorted((one, other) => when(other) - when(one)).slice(0, LISTED);
  });

const listPeople = (seen: PeopleSeen, search: string) =>
  Effect.gen(function* () {
    const { banOf } = yield* Moderation;
    const guests = yield* found(seen, search);
    return guests.map((guest): AdminPerson => {
      const sighting = seen.of(guest.id);
      return {
        ...guest,
        seenAt: sighting?.seenAt ?? null,
        network: sighting?.network ?? null,
        isBanned: banOf([guest.id], null) !== null,
      };
    });
  });

const recorded = (action: PlannedAction) => Effect.flatMap(Moderation, ({ record }) => stored(record(action)));

/** Whom a ban means, as they are compared: a network by the address of anybody in it. */
const targetOf = ({ kind, target }: NewBan) => {
  if (kind === "guest") return Effect.succeed(target);
  const address = target.replace(/\/64$/, "");
  if (isIP(address) !== 0) return Effect.succeed(networkOf(address));
  return Effect.fail(new MalformedInput({ field: "target", message: "is no address" }));
};

/** Ends the streams that an action is about: of whoever was banned, and of their programs; and of those who are somebody now. */
const cutFor = (streams: OpenStreams, { kind, target }: Pick<AdminAction, "kind" | "target">) =>
  Effect.gen(function* () {
    if (kind === "writable") return streams.cut(({ guest }) => isPassing(guest));
    if (kind === "ban-network") return streams.cut(({ network }) => network === target);
    if (kind !== "ban-guest") return;
    const own = yield* stored(Programs.use((programs) => programs.of(target)));
    const guests = new Set([target, ...own.map(({ id }) => id)]);
    streams.cut(({ guest }) => guest !== null && guests.has(guest));
  });

/** Bans, and ends the streams of whoever is meant. */
const ban = (streams: OpenStreams, wish: NewBan) =>
  Effect.gen(function* () {
    const target = yield* targetOf(wish);
    const action = yield* recorded({ kind: `ban-${wish.kind}`, target, reason: wish.reason });
    yield* cutFor(streams, action);
    return action;
  });

/** Turns the switch. What was being written when changes were stopped is written when this answers. */
const setMode = (streams: OpenStreams, isReadOnly: boolean, reason: string) =>
  Effect.gen(function* () {
    const action = yield* recorded({ kind: isReadOnly ? "read-only" : "writable", target: "", reason });
    const [tables, studies] = [yield* TableRegistry, yield* StudyRegistry];
    if (isReadOnly) yield* Effect.andThen(tables.settled, studies.settled);
    // Whoever came meanwhile comes again, and is somebody now.
    yield* cutFor(streams, action);
    return action;
  });

const closeTable = (table: string, reason: string) =>
  Effect.flatMap(TableRegistry, (registry) =>
    closeByOperator(registry, table, recorded({ kind: "close-table", target: table, reason })),
  );

/** What whoever runs the server sees and does, over its store and what its http server knows. */
export const administration = (readings: ServerReadings) =>
  Effect.gen(function* () {
    type Needs = Tables | SeatStore | Guests | Programs | Moderation | TableRegistry | StudyRegistry | GameCatalogue;
    const context = yield* Effect.context<Needs>();
    const { audit, onElsewhere } = yield* Moderation;
    const { dump } = yield* Backup;
    const { streams, seen } = readings;
    const run = <A, E>(effect: Effect.Effect<A, E, Needs>) => Effect.provideContext(effect, context);
    const fork = Effect.runForkWith(context);
    onElsewhere((action) => void fork(Effect.ignore(cutFor(streams, action))));
    return Administration.of({
      state: yield* stateOf(readings),
      tables: (search) => run(listTables(search)),
      people: (search) => run(listPeople(seen, search)),
      audit: Effect.sync((): readonly AuditLine[] => audit().slice(-LISTED).toReversed()),
      backup: dump ? stored(dump) : Effect.succeed(null),
      closeTable: (table, reason) => run(closeTable(table, reason)),
      ban: (wish) => run(ban(streams, wish)),
      liftBan: (wish) =>
        run(
          Effect.flatMap(targetOf(wish), (target) =>
            recorded({ kind: `unban-${wish.kind}`, target, reason: wish.reason }),
          ),
        ),
      setMode: ({ isReadOnly, reason }) => run(setMode(streams, isReadOnly, reason)),
    });
  });
