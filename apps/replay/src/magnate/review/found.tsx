import { REVIEW_ROUNDS, type PlanReason, type ReviewedResult } from "@blueplate/bot";
import { Sign } from "@blueplate/magnate-table";
import type { TableProps } from "@blueplate/tabletop";
import type { TreeNode } from "@blueplate/study";
import { Button } from "@blueplate/ui";
import { createMemo, For, Show } from "solid-js";
import { replayTexts, replayWords } from "../../language.ts";
import { phaseNamed } from "@blueplate/words";
import { percent } from "../../chance/bars.tsx";
import type { Session } from "../../session/session.ts";
import { besides, deedsOf, planReasonText, whyPoorer } from "./plan-text.ts";
import type { FoundDecision } from "./question.ts";
import type { ReviewLines } from "./tries.ts";

const words = () => replayWords().review;

interface FoundProps {
  readonly session: Session;
  readonly table: TableProps;
  readonly nodes: readonly TreeNode[];
  readonly found: FoundDecision;
  readonly lines: ReviewLines;
  /** Somebody has gone to a moment that was found, or has had a plan played. */
  readonly onLook: () => void;
  /** Somebody wants to look for the better day: opens where one plays. */
  readonly onPlay: () => void;
}

const resultText = ({ chance, cash }: ReviewedResult): string => words().result(percent(chance), cash);

const Sentences = (props: { readonly of: readonly string[] }) => (
  <ul>
    <For each={props.of}>{(sentence) => <li>{sentence}</li>}</For>
  </ul>
);

/** The better plan: what it does otherwise, why, and what it comes to; closed until somebody wants to know. */
const Plan = (props: FoundProps & { readonly acts: readonly string[]; readonly title: string }) => {
  // cast: the reasons are those of the planner.
  const reasons = () =>
    (props.found.better.reasons as unknown as readonly PlanReason[]).map((reason) =>
      planReasonText(props.session.rules.game, reason, props.table.names),
    );
  const play = (): void => {
    void props.lines.playPlan(props.found, words().lineName(props.title));
    props.onLook();
  };
  return (
    <details class="review-plan">
      <summary>{words().better(resultText(props.found.better))}</summary>
      <Sentences of={props.acts} />
      <Show when={reasons().length > 0}>
        <p class="muted">
          {words().why} {reasons().join(" ")}
        </p>
      </Show>
      <Button onClick={play}>{words().show}</Button>
    </details>
  );
};

/** Looking for the better plan oneself: one goes there, plays, and has it weighed. */
const FindIt = (props: FoundProps) => {
  const look = (): void => {
    props.lines.goTo(props.found);
    props.onLook();
  };
  const find = (): void => {
    props.lines.goTo(props.found);
    props.onPlay();
  };
  const own = () => props.lines.ownOf(props.found);
  return (
    <div class="row">
      <Button onClick={look}>{words().look}</Button>
      <Button onClick={find}>{words().find}</Button>
      <Button disabled={props.lines.busy()} onClick={() => void props.lines.weigh(props.found)}>
        {words().weigh}
      </Button>
      <Show when={own()}>
        {(result) => {
          const said = (): string => {
            const known = result();
            return known._tag === "Weighed" ? words().yours(resultText(known.result)) : words().nothing;
          };
          return <p role="status">{said()}</p>;
        }}
      </Show>
    </div>
  );
};

/** Decisions for which a better plan was found: what was played, what came of it, and the way to the better one. */
export const FoundItem = (props: FoundProps) => {
  const { rules } = props.session;
  const events = (from: number, to: number) => props.nodes.slice(from + 1, to + 1).flatMap((node) => node.events);
  const acts = createMemo(() => {
    const { seat, from, to, better } = props.found;
    const names = (of: number): string => props.table.names(of);
    const played = deedsOf(rules, events(from, to), seat, names);
    const planned = deedsOf(rules, better.events, seat, names);
    return { played: besides(played, planned), planned: besides(planned, played) };
  });
  const title = (): string => {
    const { round, phase, seat } = props.found;
    return words().title(props.table.names(seat), round, phaseNamed(replayTexts().foodChainMagnate.phases, phase));
  };
  return (
    <li class="review-found" data-from={props.found.from}>
      <h3>
        <Sign table={props.table} seat={props.found.seat} /> {title()}
      </h3>
      <p>
        {words().cost(
          percent(props.found.better.chance) - percent(props.found.played.chance),
          props.found.better.cash - props.found.played.cash,
          REVIEW_ROUNDS,
        )}
      </p>
      <Show when={whyPoorer(props.found)}>{(why) => <p>{why()}</p>}</Show>
      <Show when={props.found.coachAgrees}>
        <p>{words().coachToo(REVIEW_ROUNDS)}</p>
      </Show>
      <p class="muted">{words().played(resultText(props.found.played))}</p>
      <Show when={acts().played.length > 0} fallback={<p>{words().lessDone}</p>}>
        <Sentences of={acts().played} />
      </Show>
      <FindIt {...props} />
      <Plan {...props} acts={acts().planned} title={title()} />
    </li>
  );
};
