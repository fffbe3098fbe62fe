import { wordsOf } from "@blueplate/tabletop";
import { createDismissed, Icon } from "@blueplate/ui";
import type { LogVerdict } from "@blueplate/study";
import { createMemo, createSignal, For, onCleanup, onMount, Show } from "solid-js";
import {
  endsEarly,
  isPastRules,
  isWithoutSeed,
  stepOf,
  stepSinceChange,
  unknownIn,
  verdictOf,
} from "../session/proof.ts";
import type { Session } from "../session/session.ts";
import { expectedText } from "../refused.ts";
import { replayShell, replayWords } from "../language.ts";

const words = () => replayWords().proof;

/** What has to be said about the rules before anybody plays on: nothing where today's come to the same. */
export const OtherRules = (props: { readonly session: Session }) => {
  const { session } = props;
  const said = (): string | null => {
    const since = stepSinceChange(session);
    if (since !== null && session.rest() < since) return words().until(since);
    const differs = session.reader.otherRules ? session.reader.verdict().differs : null;
    if (!differs) return null;
    if (isPastRules(session)) return words().past(stepOf(session, differs) ?? 0);
    const step = stepOf(session, differs);
    return step === null ? replayWords().chance.changed : words().before(step);
  };
  return (
    <Show when={said()}>
      <p class="muted">{said()}</p>
    </Show>
  );
};

/** What it means for playing on that nobody knows the seed of a game that somebody has brought or that is not over. */
export const NoSeed = (props: { readonly session: Session }) => (
  <Show when={isWithoutSeed(props.session.chapter().source)}>
    <p class="muted">{words().noSeed}</p>
  </Show>
);

/** What is to be known about a log: in a word, and in sentences. */
interface Finding {
  readonly mark: keyof ReturnType<typeof words>["marks"];
  readonly sentence: string;
}

/** What counts most comes first: that a log is not what it says, then what comes of everything that is done here. */
const weight = ({ mark }: Finding): number =>
  ({ altered: 0, otherRules: 0, notKept: 1, unfinished: 2, unknown: 3 })[mark];

const findingsOf = (session: Session, verdict: LogVerdict): readonly Finding[] => {
  const { otherRules, differs, earlier } = verdict;
  const unknown = unknownIn(session.chapter().source, verdict);
  const differing = (): readonly Finding[] => {
    if (!differs) return [];
    // The head of a log is its first line.
    const place = `${differs.entry + 2}: ${differs.fault.field}`;
    const what = expectedText(replayShell(), differs.fault, wordsOf(session.rules.game));
    return otherRules
      ? [{ mark: "otherRules", sentence: words().differs(place, what) }]
      : [{ mark: "altered", sentence: words().altered(place, what) }];
  };
  const believing = (): string | null => {
    if (unknown?._tag === "noSeed") return words().believed(unknown.count, unknown.of);
    if (unknown?._tag === "takenOver") return words().takenOver(unknown.count);
    return unknown && words().setUp;
  };
  const believed = believing();
  return [
    ...differing(),
    ...(endsEarly(session) ? [{ mark: "unfinished", sentence: words().unfinished } as const] : []),
    ...(believed === null ? [] : [{ mark: "unknown", sentence: believed } as const]),
    ...(earlier.length === 0 ? [] : [{ mark: "unknown", sentence: words().earlier(earlier.length) } as const]),
  ];
};

/** The mark itself: what weighs most in a word, and all of it behind it. */
const Mark = (props: { readonly first: Finding; readonly findings: readonly Finding[] }) => {
  let mark: HTMLDetailsElement | undefined;
  createDismissed(() => mark);
  const isStrong = (): boolean => weight(props.first) === 0;
  const word = (): string => words().marks[props.first.mark];
  const name = (): string => `${words().about}: ${word()}`;
  return (
    <details class="menu proof" data-strong={isStrong()} ref={(element) => (mark = element)}>
      <summary class="button" data-kind="quiet" aria-label={name()} title={name()}>
        <Icon name={isStrong() ? "warning" : "question"} /> <span class="proof-word">{word()}</span>
      </summary>
      <div class="panel stack">
        <For each={props.findings}>{({ sentence }) => <p>{sentence}</p>}</For>
      </div>
    </details>
  );
};

/** What has to be known of a page with which everything goes that is done on it. */
const passing = (): Finding => ({ mark: "notKept", sentence: replayWords().studies.notKept });

/**
 * Marks a log that somebody brought, of which something is not what today's rules come to, or could not be checked; and one of which
 * this browser keeps nothing. It stands beside the name of the page: it is no news, and covers nothing of the game.
 */
export const Proof = (props: { readonly session: Session; readonly kept: boolean }) => {
  const { session } = props;
  const [verdict, setVerdict] = createSignal<LogVerdict | null>(null);
  // It is of the whole log: of what was closed, and of what is still to come.
  const mayTell = (): boolean => session.viewpoint() === "all" && !session.hidden();
  const findings = createMemo((): readonly Finding[] => {
    const known = verdict();
    const found = known && mayTell() ? findingsOf(session, known) : [];
    return props.kept ? found : [...found, passing()].toSorted((one, other) => weight(one) - weight(other));
  });
  onMount(() => {
    // A whole game is played again for it: after it is on the screen.
    const waiting = setTimeout(() => setVerdict(verdictOf(session)));
    onCleanup(() => clearTimeout(waiting));
  });
  return (
    <>
      <span class="hidden" role="status">
        <Show when={findings()[0]}>{(first) => `${words().about}: ${words().marks[first().mark]}`}</Show>
      </span>
      <Show when={findings()[0]}>{(first) => <Mark first={first()} findings={findings()} />}</Show>
    </>
  );
};
