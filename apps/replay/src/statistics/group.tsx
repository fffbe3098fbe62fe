import type { GameStatistics, LadderRow } from "@blueplate/api";
import type { StatisticsGroup, ValueCount, TraitShare } from "@blueplate/kernel";
import { namesInList, shell, wordsOf } from "@blueplate/tabletop";
import { Notice } from "@blueplate/ui";
import { setupName } from "@blueplate/words";
import { createSignal, For, Show } from "solid-js";
import { day } from "../dates.ts";
import { Ladder } from "./ladder.tsx";
import { factText, traitText, valueText } from "./values.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().statistics;

/** Seats under which a share says little: its interval is wider than the share of one player in four. */
const FEW = 40;

const percent = (share: number): number => Math.round(share * 100);

/** What leads to games: their ids, and what they are called. */
type Linked = Pick<GameStatistics, "ids" | "played">;

/** The games behind a number: each leads to its replay. They are drawn when somebody asks for them. */
const Games = (props: Linked & { readonly games: readonly number[] }) => {
  const [open, setOpen] = createSignal(false);
  const called = (at: number): string => {
    const played = props.played[at];
    if (!played) return String(at + 1);
    const people = played.players.map((name, seat) => ({ name, tag: played.tags[seat] ?? null }));
    const players = namesInList(people).join(shell().comma);
    const on = played.at === null ? null : day(played.at);
    return on === null ? players : words().played(players, on);
  };
  return (
    <details class="games" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words().games(props.games.length)}</summary>
      <Show when={open()}>
        <ul class="row">
          <For each={props.games}>
            {(at) => (
              <li>
                <a href={`/replay/?table=${encodeURIComponent(props.ids[at] ?? "")}`}>{called(at)}</a>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </details>
  );
};

/** A share of wins as a bar, with the interval in which the true one lies. */
const ShareBar = (props: { readonly of: TraitShare }) => (
  <div class="share" aria-hidden="true">
    <span class="bar" style={{ width: `${props.of.share * 100}%` }} />
    <span
      class="whisker"
      style={{ left: `${props.of.low * 100}%`, width: `${(props.of.high - props.of.low) * 100}%` }}
    />
  </div>
);

interface Rows<T> extends Linked {
  readonly game: string;
  readonly name: string;
  readonly rows: readonly T[];
}

const Traits = (props: Rows<TraitShare>) => (
  <table class="panel">
    <caption>{traitText(props.name)}</caption>
    <tbody>
      <For each={props.rows}>
        {(row) => (
          <tr>
            <th scope="row">{valueText(props.game, props.name, row.value)}</th>
            <td class="wide">
              <ShareBar of={row} />
            </td>
            <td class="number">
              <b>{words().percent(percent(row.share))}</b>{" "}
              <span class="muted">{words().interval(percent(row.low), percent(row.high))}</span>
            </td>
            <td class="number">{words().wins(row.wins, row.seats)}</td>
            <td>
              <Games ids={props.ids} played={props.played} games={row.games} />
            </td>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);

const Tallies = (props: Rows<ValueCount> & { readonly title: string }) => {
  const most = (): number => Math.max(1, ...props.rows.map(({ count }) => count));
  return (
    <table class="panel">
      <caption>{props.title}</caption>
      <tbody>
        <For each={props.rows}>
          {(row) => (
            <tr>
              <th scope="row">{valueText(props.game, props.name, row.value)}</th>
              <td class="wide">
                <div class="share" aria-hidden="true">
                  <span class="bar" style={{ width: `${(row.count / most()) * 100}%` }} />
                </div>
              </td>
              <td class="number">{row.count}</td>
              <td>
                <Games ids={props.ids} played={props.played} games={row.games} />
              </td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
};

/** The games under one preset with the same modules, for one number of players. */
export const GroupSection = (
  props: Linked & { readonly group: StatisticsGroup; readonly ladder: readonly LadderRow[] },
) => {
  const of = () => ({ game: props.group.game, ids: props.ids, played: props.played });
  const title = (): string => words().group(setupName(wordsOf(props.group.game), props.group), props.group.seats);
  return (
    <section class="stack" aria-label={title()}>
      <h2>{title()}</h2>
      <div class="row">
        <Games ids={props.ids} played={props.played} games={props.group.games} />
        <span>{words().rounds(props.group.rounds.least, props.group.rounds.median, props.group.rounds.most)}</span>
      </div>
      <Show when={props.group.games.length * props.group.seats < FEW}>
        <Notice kind="info">{words().few}</Notice>
      </Show>
      <div class="tables">
        <Show when={props.ladder.length > 1}>
          <Ladder rows={props.ladder} />
        </Show>
        <For each={Object.entries(props.group.traits)}>
          {([name, rows]) => <Traits {...of()} name={name} rows={rows} />}
        </For>
        <Tallies {...of()} name="rounds" title={words().length} rows={props.group.lengths} />
        <For each={Object.entries(props.group.facts).filter(([, rows]) => rows.length > 0)}>
          {([name, rows]) => <Tallies {...of()} name={name} title={factText(name)} rows={rows} />}
        </For>
      </div>
    </section>
  );
};
