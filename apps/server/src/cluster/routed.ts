import { Challenges, Consent, DailyPort, Lobby, PlayPort, ProgramSeat, Seating, StudyRoom } from "@blueplate/api";
import { type Ownership, ShardOwnership } from "@blueplate/store";
import { type Context, Effect, Layer } from "effect";
import { newId } from "../secrets.ts";
import { ownId } from "../actors/own-id.ts";
import { type CallTarget, ClusterRouter } from "./router.ts";

/** Whoever decides for this keeps the challenges of everybody. */
const CHALLENGES = "challenges";

const textAt = (args: readonly unknown[], at: number): string | null => {
  const value = args[at];
  return typeof value === "string" ? value : null;
};

/** What is opened anew is opened by whoever owns anything: this server, unless it has just started or is about to stop. */
const forNew = ({ isOwned }: Ownership): string | null => (isOwned(ownId(isOwned)) ? null : newId());

const newAt =
  (methods: readonly string[]) =>
  (ownership: Ownership): CallTarget =>
  (method) =>
    methods.includes(method) ? forNew(ownership) : null;

/** A program's clock runs where its table is decided. */
const seatTarget: CallTarget = (method, args) => (method === "standIn" ? null : textAt(args, 1));

const routedAs = <I, S extends object, E, R>(
  tag: Context.Key<I, S>,
  port: string,
  local: Layer.Layer<I, E, R>,
  targetFor?: (ownership: Ownership) => CallTarget,
) =>
  Layer.effect(
    tag,
    Effect.gen(function* () {
      const { route } = yield* ClusterRouter;
      const ownership = yield* ShardOwnership;
      return route(port, yield* tag, targetFor?.(ownership));
    }),
  ).pipe(Layer.provide(local));

/** Ports that ask the server which decides, where that is another one. */
export const routed = {
  lobby: <E, R>(local: Layer.Layer<Lobby, E, R>) => routedAs(Lobby, "Lobby", local, newAt(["create", "resume"])),
  seating: <E, R>(local: Layer.Layer<Seating, E, R>) => routedAs(Seating, "Seating", local),
  play: <E, R>(local: Layer.Layer<PlayPort, E, R>) => routedAs(PlayPort, "PlayPort", local),
  consent: <E, R>(local: Layer.Layer<Consent, E, R>) => routedAs(Consent, "Consent", local),
  // One server decides for all games of the day of one guest, so that nobody has two.
  daily: <E, R>(local: Layer.Layer<DailyPort, E, R>) =>
    routedAs(DailyPort, "DailyPort", local, () => (method, args) => (method === "play" ? textAt(args, 0) : null)),
  programSeat: <E, R>(local: Layer.Layer<ProgramSeat, E, R>) =>
    routedAs(ProgramSeat, "ProgramSeat", local, () => seatTarget),
  challenges: <E, R>(local: Layer.Layer<Challenges, E, R>) =>
    routedAs(Challenges, "Challenges", local, () => () => CHALLENGES),
  studyRoom: <E, R>(local: Layer.Layer<StudyRoom, E, R>) =>
    Layer.effect(
      StudyRoom,
      Effect.gen(function* () {
        const { routeStudies } = yield* ClusterRouter;
        return routeStudies(yield* StudyRoom, newAt(["create", "read"])(yield* ShardOwnership));
      }),
    ).pipe(Layer.provide(local)),
};
