import { shell, wordsOf } from "@blueplate/tabletop";
import { Button, Notice } from "@blueplate/ui";
import type { Verdict } from "@blueplate/study";
import { createSignal, For, onCleanup, onMount, Show } from "solid-js";
import { isPastRules, stepOf, verdictOf } from "../session/proof.ts";
import type { Session } from "../session/session.ts";
import { expectedText } from "../refused.ts";

const words = () => shell().proof;

/** What has to be said about the rules before anybody plays on: nothing where the game went by those of today. */
export const OtherRules = (props: { readonly session: Session }) => {
  const { session } = props;
  const said = (): string | null => {
    const { differs, believed } = session.reader.verdict();
    if (!differs) return believed.length === 0 ? words().same : null;
    if (isPastRules(session)) return words().past(stepOf(session, differs) ?? 0);
    const step = stepOf(session, differs);
    return step === null ? shell().chance.changed : words().before(step);
  };
  return (
    <Show when={session.reader.otherRules && said()}>
      <p class="muted">{said()}</p>
    </Show>
  );
};

/** What nobody could check of a log, in sentences. */
const sentencesOf = (session: Session, { otherRules, differs, believed }: Verdict): readonly string[] => {
  const { source } = session.chapter();
  const count = source._tag === "Game" ? source.entries.length : 1;
  const seed = source._tag === "Game" ? source.seed : null;
  const differing = (): readonly string[] => {
    if (!differs) return [];
    // The head of a log is its first line.
    const place = `${differs.entry + 2}: ${differs.fault.field}`;
    const what = expectedText(shell(), differs.fault, wordsOf(session.rules.game));
    return [otherRules ? words().differs(place, what) : words().altered(place, what)];
  };
  const unknown = (): readonly string[] => {
    if (believed.length === 0) return [];
    if (seed === null) return [words().believed(believed.length, count)];
    return [believed.length === 1 ? words().setUp : words().takenOver(believed.length)];
  };
  return [...differing(), ...unknown()];
};

/** Says of a log that somebody brought what of it today's rules do not come to, and what could not be checked. */
export const Proof = (props: { readonly session: Session }) => {
  const { session } = props;
  const [told, setTold] = createSignal<readonly string[]>([]);
  // It is of the whole log: of what was closed, and of what is still to come.
  const mayTell = (): boolean => session.eyes() === "all" && !session.hidden();
  onMount(() => {
    // A whole game is played again for it: after it is on the screen.
    const waiting = setTimeout(() => {
      const verdict = verdictOf(session);
      if (verdict) setTold(sentencesOf(session, verdict));
    });
    onCleanup(() => clearTimeout(waiting));
  });
  return (
    <Show when={told().length > 0 && mayTell()}>
      <Notice kind="info">
        <For each={told()}>{(sentence) => <p class="proof">{sentence}</p>}</For>
        <Button kind="quiet" onClick={() => setTold([])}>
          {shell().frame.close}
        </Button>
      </Notice>
    </Show>
  );
};
