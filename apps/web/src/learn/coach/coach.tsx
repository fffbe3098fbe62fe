import type { BasePhase } from "@blueplate/engine";
import type { Tagged } from "@blueplate/kernel";
import { Button, Icon } from "@blueplate/ui";
import { factsOf, magnateWords } from "@blueplate/magnate-table";
import { createEffect, createMemo, createSignal, createUniqueId, For, onCleanup, Show } from "solid-js";
import type { CoachProps } from "../../games/client.ts";
import { wordsOf } from "../../games/index.ts";
import { foodChainMagnate, shell, entityName } from "@blueplate/tabletop";
import { forgetCoach } from "../../local/coached.ts";
import { askedSeat } from "./asked-seat.ts";
import { createExplanations } from "./explanations.ts";
import { createFold, FoldButton } from "./fold.tsx";
import { type Idea, ideasFor } from "./ideas.ts";
import { type IdeasAsked, isStillAsked } from "./still-asked.ts";
import "../guide.css";
import { learnWords } from "../language.ts";

const words = () => learnWords().learn;

const ideasAt = ({ owner, names }: Pick<CoachProps, "owner" | "names">): readonly Idea[] => {
  const seat = askedSeat(owner);
  const { rules, state, entries } = owner.table();
  const facts = factsOf({ entries });
  if (seat === null) return [];
  const { advice, why, panels, ask } = magnateWords();
  const speech = { game: wordsOf(rules.game), shell: shell(), learn: words(), advice, why, panels, ask, names };
  return ideasFor({ rules, state, seat, facts }, speech);
};

/** The ideas that were asked for: thought about anew while others decide, gone once their seat has. */
const createIdeas = (props: Pick<CoachProps, "owner" | "names">) => {
  const { owner } = props;
  const [asked, setAsked] = createSignal<IdeasAsked | null>(null);
  const stands = createMemo(() => {
    const before = asked();
    return before !== null && isStillAsked(before, askedSeat(owner), owner.table().entries);
  });
  return {
    ideas: createMemo(() => (stands() ? ideasAt(props) : null)),
    ask: (): void => {
      const seat = askedSeat(owner);
      setAsked(seat === null ? null : { seat, entries: owner.table().entries.length });
    },
  };
};

type Explanations = ReturnType<typeof createExplanations>;

const explanationOf = (phase: BasePhase): string => magnateWords().advice.phases[phase];

/** The explanations of other phases, folded behind their number. */
const Others = (props: { readonly phases: readonly BasePhase[] }) => (
  <details class="guide-others">
    <summary class="muted">{words().others(props.phases.length)}</summary>
    <For each={props.phases}>
      {(phase) => (
        <p>
          <b>{foodChainMagnate().phases[phase].name}:</b> {explanationOf(phase)}
        </p>
      )}
    </For>
  </details>
);

const IdeaText = (props: { readonly idea: Idea }) => (
  <>
    <b>{props.idea.what}</b> <span class="muted">{props.idea.why}</span>
  </>
);

/**
 * An idea: what it is about is lit wherever it stands, as the names in log and talk are. Pressed, it is filled in where it can be done
 * now; one for later shows what it is about.
 */
const IdeaLine = (props: { readonly idea: Idea; readonly onFollow: (command: Tagged) => void }) => (
  <Show when={props.idea.command ?? props.idea.thing} fallback={<IdeaText idea={props.idea} />}>
    <button
      type="button"
      class="idea"
      classList={{ mention: props.idea.command === null }}
      data-thing={props.idea.thing ? entityName(props.idea.thing) : undefined}
      onClick={() => props.idea.command && props.onFollow(props.idea.command)}
    >
      <IdeaText idea={props.idea} />
    </button>
  </Show>
);

const Ideas = (props: { readonly ideas: readonly Idea[]; readonly onFollow: (command: Tagged) => void }) => (
  <ul>
    <For each={props.ideas} fallback={<li>{words().noIdea}</li>}>
      {(idea) => (
        <li>
          <IdeaLine idea={idea} onFollow={props.onFollow} />
        </li>
      )}
    </For>
  </ul>
);

/** What the coach has said and what was asked of it; at the end the ranking needs the room more than what was explained before. */
const Said = (props: {
  readonly id: string;
  readonly explanations: Explanations;
  readonly ideas: readonly Idea[] | null;
  readonly onFollow: (command: Tagged) => void;
}) => (
  <div class="guide-said" id={props.id}>
    <Show when={props.explanations.phase()}>{(phase) => <p aria-live="polite">{explanationOf(phase())}</p>}</Show>
    <Show when={props.ideas}>{(list) => <Ideas ideas={list()} onFollow={props.onFollow} />}</Show>
    <Show when={props.explanations.others().length > 0 && props.explanations.now() !== "over"}>
      <Others phases={props.explanations.others()} />
    </Show>
  </div>
);

/** The coach: says once what a phase is about, and gives ideas when asked. */
export const Coach = (props: CoachProps) => {
  const explanations = createExplanations(props);
  const { ideas, ask } = createIdeas(props);
  // What it would do first is the red button, as long as its ideas stand.
  createEffect(() => props.at.lead?.(ideas()?.[0]?.form ?? null));
  onCleanup(() => props.at.lead?.(null));
  const [gone, setGone] = createSignal(false);
  const fold = createFold(
    () => explanations.phase() !== null || ideas() !== null,
    () => props.at.isFilling(),
  );
  const said = createUniqueId();
  const leave = (): void => {
    // Beside the last words there is room for one button on a phone: whoever leaves them has read them.
    if (explanations.now() === "over") explanations.read();
    forgetCoach(props.table);
    setGone(true);
  };
  const follow = (command: Tagged): void => {
    props.at.fillIn(command);
    fold.rest();
  };
  const consider = (): void => {
    // Ideas take the room of what was explained, which stays to be unfolded below them.
    explanations.read();
    ask();
    fold.open();
  };
  return (
    <Show when={!gone() && (explanations.now() !== "over" || explanations.phase())}>
      <aside
        class="guide coach panel"
        data-folded={!fold.isOpen()}
        data-last={explanations.now() === "over"}
        aria-label={words().coach}
      >
        <header class="row">
          <b>{foodChainMagnate().phases[explanations.phase() ?? explanations.now()].name}</b>
          <FoldButton isOpen={fold.isOpen()} phase={explanations.phase()} said={said} onTurn={fold.turn} />
          <Button kind="quiet" class="guide-hide" aria-label={words().hide} onClick={leave}>
            <Icon name="x" />
            <span>{words().hide}</span>
          </Button>
        </header>
        <Said id={said} explanations={explanations} ideas={ideas()} onFollow={follow} />
        <div class="row">
          <Show when={explanations.phase()}>
            <Button class="guide-next" onClick={explanations.read}>
              {words().understood}
            </Button>
          </Show>
          <Show when={explanations.now() !== "over"}>
            <Button disabled={askedSeat(props.owner) === null} onClick={consider}>
              {words().consider}
            </Button>
          </Show>
        </div>
      </aside>
    </Show>
  );
};
