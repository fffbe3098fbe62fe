import type { LadderRow } from "@blueplate/api";
import { namesInList, shell } from "@blueplate/tabletop";
import { type ListedPerson, withMinus } from "@blueplate/words";
import { createMemo, For } from "solid-js";
import { replayWords } from "../language.ts";

const words = () => replayWords().statistics;

/** Places that are shown. */
const SHOWN = 50;

const listed = ({ name, tag, bot, program }: LadderRow): ListedPerson => {
  if (bot !== null) return { name: shell().create.bot(bot), tag: null };
  return { name: program ? words().ladder.program(name) : name, tag };
};

const percentOf = (share: number): string => words().percent(Math.round(share * 100));

const ratingText = ({ rating, provisional }: LadderRow): string => {
  const text = withMinus(rating.toFixed(1));
  return provisional ? `(${text})` : text;
};

/** Who is how strong, the best first, with the share of wins beside what the ratings expected. */
export const Ladder = (props: { readonly rows: readonly LadderRow[] }) => {
  const rows = createMemo(() => props.rows.slice(0, SHOWN));
  const names = createMemo(() => namesInList(rows().map(listed)));
  return (
    <table class="panel ladder">
      <caption>
        {words().ladder.title}
        <p class="muted">{words().ladder.about}</p>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words().ladder.player}</th>
          <th scope="col">{words().ladder.rating}</th>
          <th scope="col">{words().ladder.games}</th>
          <th scope="col">{words().ladder.won}</th>
          <th scope="col">{words().ladder.expected}</th>
        </tr>
      </thead>
      <tbody>
        <For each={rows()}>
          {(row, at) => (
            <tr>
              <th scope="row">{names()[at()]}</th>
              <td class="number">{ratingText(row)}</td>
              <td class="number">{row.games}</td>
              <td class="number">{percentOf(row.won)}</td>
              <td class="number">{percentOf(row.expected)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
};
