import { isPerson, shell, standInOf, type TableProps } from "@blueplate/tabletop";
import { Button, Icon, Notice } from "@blueplate/ui";
import { createMemo, createSignal, For, Show } from "solid-js";
import { isLocal } from "../../saved-games/saved-game.ts";
import { api } from "../../server/client.ts";
import { AttemptNotice, createAttempts } from "../../server/attempt.tsx";
import { voteText } from "../vote-text.ts";
import "../seats/consent.css";

const words = () => shell().consent;

/** The seats of the people for whom somebody waits: on one device there is nobody to call, and whoever is waited for waits for nobody. */
const waitedFor = ({ facts, rules, state, seat }: TableProps): readonly number[] => {
  const waited = rules.waitsFor(state);
  const waits = seat !== null && standInOf(facts, seat) === null && !waited.includes(seat);
  if (!waits || isLocal(facts.id)) return [];
  const people = facts.seats.filter((each) => isPerson(each) && each.standIn === null).map(({ seat }) => seat);
  return waited.filter((one) => people.includes(one));
};

/** Some want a bot in the place of whoever is waited for: who, how many it needs, and the vote of whoever has not voted. */
const Votes = (props: {
  readonly table: TableProps;
  readonly seat: number;
  readonly onProblem: (problem: string | null) => void;
}) => {
  const votes = () => props.table.facts.votes.find(({ seat }) => seat === props.seat);
  const hasVoted = (): boolean => votes()?.by.some((seat) => seat === props.table.seat) ?? false;
  const vote = async (): Promise<void> => {
    const { handing } = props.table;
    const bot = (await handing?.usualBot()) ?? null;
    if (handing && bot !== null) props.onProblem(await handing.handOver(props.seat, bot));
  };
  return (
    <Show when={votes()}>
      {(given) => (
        <div class="row" role="status">
          <span>{voteText(given(), props.table.names)}</span>
          <Show when={!hasVoted()}>
            <Button title={words().handOverHelp} onClick={() => void vote()}>
              {words().handOver}
            </Button>
          </Show>
        </div>
      )}
    </Show>
  );
};

/** One nudge for each person who is waited for, and who has given it; to whoever is nudged, by whom. */
export const Nudges = (props: { readonly table: TableProps }) => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const nudging = createAttempts();
  const waited = createMemo(() => waitedFor(props.table), [], { equals: (one, other) => one.join() === other.join() });
  const nudgeOf = (seat: number | null) => props.table.facts.nudges.find((each) => each.seat === seat);
  const nudge = (seat: number): Promise<void> =>
    nudging.attempt(() => api.seats.nudge.mutate({ table: props.table.facts.id, seat }));
  return (
    <>
      <Show when={nudgeOf(props.table.seat)}>
        {(mine) => (
          <p class="nudged" role="status">
            <Icon name="call-bell" /> {words().nudgesYou(props.table.names(mine().by))}
          </p>
        )}
      </Show>
      <For each={waited()}>
        {(seat) => (
          <>
            <Show
              when={nudgeOf(seat)}
              fallback={
                <Button onClick={() => void nudge(seat)}>
                  <Icon name="call-bell" /> {words().nudge(props.table.names(seat))}
                </Button>
              }
            >
              {(given) => (
                <p class="muted" role="status">
                  {words().nudged(props.table.names(given().by), props.table.names(seat))}
                </p>
              )}
            </Show>
            <Votes table={props.table} seat={seat} onProblem={setProblem} />
          </>
        )}
      </For>
      <AttemptNotice of={nudging} />
      <Show when={problem()}>
        <Notice>{problem()}</Notice>
      </Show>
    </>
  );
};
