import type { Refusal } from "@blueplate/kernel";
import { type Pointer, type StudyPresence, reaches, roleOf, type Study, type StudyHost } from "@blueplate/study";
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";

/** A study while it is open: what its host tells, who is there, and whom one follows. */
export interface OpenStudy {
  /** The host, with every edit watched on its way. */
  readonly host: StudyHost;
  readonly study: Accessor<Study>;
  readonly presence: Accessor<StudyPresence>;
  readonly connected: Accessor<boolean>;
  readonly gone: Accessor<boolean>;
  /** Edits that nobody has answered yet. */
  readonly waiting: Accessor<number>;
  /** Edits have waited long enough to be told of. */
  readonly late: Accessor<boolean>;
  /** The last edit that was not taken; moves say so at their own form. */
  readonly refused: Accessor<Refusal | null>;
  readonly clear: () => void;
  readonly may: (role: "write" | "owner") => boolean;
  readonly leading: Accessor<boolean>;
  /** The name of the one who leads, as the study has it, if it is somebody else; null while nobody can hear of them. */
  readonly leader: Accessor<string | null>;
  readonly following: Accessor<boolean>;
  readonly setFollowing: (following: boolean) => void;
  /** Where the one looks who is followed; null when nobody is. */
  readonly followed: Accessor<Pointer | null>;
}

const NOBODY: StudyPresence = { here: [], watchers: 0, leader: null };

/** Counts the edits on their way, and keeps why one was not taken. */
const watchedHost = (host: StudyHost) => {
  const [waiting, setWaiting] = createSignal(0);
  const [refused, setRefused] = createSignal<Refusal | null>(null);
  const edit: StudyHost["edit"] = async (wished) => {
    setWaiting((count) => count + 1);
    const answer = await host.edit(wished).finally(() => setWaiting((count) => count - 1));
    if (answer._tag === "Failure" && wished._tag !== "AddNode" && wished._tag !== "AddLine")
      setRefused(() => answer.failure);
    return answer;
  };
  return { host: { ...host, edit }, waiting, refused, clear: () => void setRefused(null) };
};

/** Milliseconds after which an edit that nobody has answered is told of. */
const LATE_MS = 1000;

/** True as soon as `isWaiting` has been true for a while, until it is over. */
const createLate = (isWaiting: Accessor<boolean>): Accessor<boolean> => {
  const [late, setLate] = createSignal(false);
  createEffect(
    on(isWaiting, (waits) => {
      setLate(false);
      if (!waits) return;
      const timer = setTimeout(() => setLate(true), LATE_MS);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return late;
};

/** Whoever closes the page while edits wait is asked first. */
const askBeforeLeaving = (waiting: Accessor<number>): void => {
  const ask = (event: BeforeUnloadEvent): void => {
    if (waiting() > 0) event.preventDefault();
  };
  addEventListener("beforeunload", ask);
  onCleanup(() => removeEventListener("beforeunload", ask));
};

/** Follows a study for as long as the component lives that asks. */
export const createLive = (of: StudyHost, first: Study): OpenStudy => {
  const watched = watchedHost(of);
  const [study, setStudy] = createSignal<Study>(first);
  const [presence, setPresence] = createSignal<StudyPresence>(NOBODY);
  const [connected, setConnected] = createSignal(true);
  const [gone, setGone] = createSignal(false);
  const [following, setFollowing] = createSignal(true);
  askBeforeLeaving(watched.waiting);
  const stop = of.watch((update) => {
    if (update._tag === "Study") setStudy(() => update.study);
    else if (update._tag === "Presence") setPresence(() => update.presence);
    else if (update._tag === "Connected") setConnected(update.connected);
    else setGone(true);
  });
  onCleanup(stop);
  const leading = createMemo(() => of.me() !== null && presence().leader?.person === of.me());
  const leader = createMemo(() => {
    // Whoever is cut off hears of nobody, and does not know who leads now.
    if (!connected() || gone()) return null;
    const person = leading() ? undefined : presence().leader?.person;
    return presence().here.find((each) => each.person === person)?.name ?? null;
  });
  const isWaiting = createMemo(() => watched.waiting() > 0);
  return {
    ...watched,
    late: createLate(isWaiting),
    study,
    presence,
    connected,
    gone,
    may: (role) => reaches(roleOf(study(), of.me()), role),
    leading,
    leader,
    following: () => following() && leader() !== null,
    setFollowing: (next) => void setFollowing(next),
    followed: createMemo(() => (following() && leader() !== null ? (presence().leader?.at ?? null) : null)),
  };
};
