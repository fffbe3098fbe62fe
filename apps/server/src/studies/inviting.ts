import { type InviteToStudy, type JoinStudy, LinkVoid, type NoSuchStudy, NotTheOwner } from "@blueplate/api";
import { joinAggregate, refuseSharing, roleOf } from "@blueplate/study";
import { StudyStore } from "@blueplate/store";
import { Clock, Duration, Effect, Option, Result } from "effect";
import { stored } from "../actors/actor-registry.ts";
import { hashOf, newId, newToken } from "../secrets.ts";
import { factsFor, shownTo } from "./facts.ts";
import { nameIn } from "./member-name.ts";
import type { StudyContexts } from "./study-contexts.ts";
import { orRefused } from "./making.ts";
import { personIn, type StudyActor } from "./study-actor.ts";
import type { StudyRegistry } from "./study-registry.ts";

/** How long a link lets people in. */
const GOOD_FOR = Duration.days(30);

/** The study, for one of its owners. */
export const ownedBy = (actor: StudyActor, guest: string): Result.Result<StudyActor, NoSuchStudy | NotTheOwner> =>
  Result.flatMap(shownTo(actor, guest), () =>
    roleOf(actor.aggregate.study, personIn(actor.id, guest)) === "owner"
      ? Result.succeed(actor)
      : Result.fail(new NotTheOwner({ study: actor.id })),
  );

/** A link for one role. */
export const invite = (
  registry: StudyRegistry["Service"],
  grounds: StudyContexts,
  guest: string,
  { study, role }: InviteToStudy,
) =>
  Effect.gen(function* () {
    const actor = yield* Effect.flatMap(registry.open(study), (found) => Effect.fromResult(ownedBy(found, guest)));
    const ground = yield* grounds(guest, actor.aggregate.study, null);
    const refusal = refuseSharing(actor.aggregate.study, ground.running);
    if (refusal) return yield* orRefused(Result.fail(refusal));
    const token = newToken();
    const expiresAt = (yield* Clock.currentTimeMillis) + Duration.toMillis(GOOD_FOR);
    yield* stored(StudyStore.use((studies) => studies.invite({ tokenHash: hashOf(token), study, role, expiresAt })));
    return { token, expiresAt };
  });

/** Calls back every link. */
export const uninvite = (registry: StudyRegistry["Service"], guest: string, study: string) =>
  Effect.gen(function* () {
    yield* Effect.flatMap(registry.open(study), (found) => Effect.fromResult(ownedBy(found, guest)));
    yield* stored(StudyStore.use((studies) => studies.uninvite(study)));
    return { study };
  });

/** Lets in whoever brings a link. */
export const join = (
  registry: StudyRegistry["Service"],
  grounds: StudyContexts,
  guest: string,
  { token, name }: JoinStudy,
) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis;
    const link = yield* stored(StudyStore.use((studies) => studies.invited(hashOf(token), now)));
    const unusable = new LinkVoid({ message: "This link is unknown or too old" });
    if (Option.isNone(link)) return yield* Effect.fail(unusable);
    const { study, role } = link.value;
    const joined = registry.change(study, (actor) =>
      Effect.gen(function* () {
        const person = personIn(study, guest);
        const ground = yield* grounds(guest, actor.aggregate.study, null);
        const who = { person, name: nameIn(actor.aggregate.study, person, name), at: now };
        const turned = yield* orRefused(joinAggregate(actor.aggregate, role, newId(), who, ground.running));
        if (turned) yield* registry.turn(actor, turned, { joined: { guest, person } });
        return factsFor(actor, guest);
      }),
    );
    return yield* Effect.catchTag(joined, "NoSuchStudy", () => Effect.fail(unusable));
  });
