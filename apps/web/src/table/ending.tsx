import type { Outcome } from "@blueplate/kernel";
import { type NameOf, shell } from "@blueplate/words";
import { For } from "solid-js";

const words = shell.table;

/** The end: who won, the ranking, and where to go from here. */
export const Ending = (props: { readonly outcome: Outcome; readonly names: NameOf; readonly table: string }) => {
  const winners = (): string => props.outcome.winners.map((seat) => props.names(seat)).join(", ");
  return (
    <section class="ending panel stack" aria-label={words.over}>
      <h2 class="title">{winners() === "" ? words.nobodyWins : words.winner(winners())}</h2>
      <table>
        <caption class="hidden">{words.ranking}</caption>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.score}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.outcome.ranking}>
            {({ seat, score }, index) => (
              <tr>
                <td class="number">{index() + 1}</td>
                <td>{props.names(seat)}</td>
                <td class="number">{score}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <div class="row">
        <a class="button" href={`/replay/?table=${props.table}`} rel="external">
          {words.replay}
        </a>
        <a class="button" href="/">
          {words.lobby}
        </a>
      </div>
    </section>
  );
};
