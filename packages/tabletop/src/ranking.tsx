import type { Outcome } from "@blueplate/kernel";
import type { NameOf, ShellWords } from "@blueplate/words";
import { createMemo, For, type JSX } from "solid-js";
import { placesOf } from "./places.ts";

/** Everybody with place and score, best first; those who win together share the first place. */
export const Ranking = (props: {
  readonly outcome: Outcome;
  readonly names: NameOf;
  /** The sign of a seat, before its name. */
  readonly sign: (seat: number) => JSX.Element;
  /** How the game writes a score. */
  readonly score: (score: number) => string;
  readonly says: ShellWords["table"];
}) => {
  const places = createMemo(() => placesOf(props.outcome));
  return (
    <table class="ranking">
      <caption class="hidden">{props.says.ranking}</caption>
      <thead>
        <tr>
          <th scope="col">{props.says.place}</th>
          <th scope="col">{props.says.player}</th>
          <th scope="col">{props.says.score}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.outcome.ranking}>
          {({ seat, score }, index) => (
            <tr data-place={places()[index()]}>
              <td class="number">{places()[index()]}.</td>
              <td>
                <span class="ranked">
                  {props.sign(seat)} {props.names(seat)}
                </span>
              </td>
              <td class="number">{props.score(score)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
};
