import { type TurningPoint, turningPoints } from "@blueplate/bot";
import type { SeatInfo } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { createMemo, For, Show } from "solid-js";
import { chanceText, percent } from "./bars.tsx";
import { LEARNED, type WinChance } from "./chance.ts";
import { ChanceLines } from "./lines.tsx";
import type { EstimateContext } from "./estimate-context.ts";
import { SeatMark } from "./seat-mark.tsx";
import { replayWords } from "../language.ts";

const words = () => replayWords().chance;

type Known = ReturnType<WinChance["rounds"]>;

interface WholeProps {
  readonly seats: readonly SeatInfo[];
  readonly rounds: Known;
  readonly go: (at: number) => void;
}

/** Where the game turned, the largest turn first; each leads to its moment. */
const TurningPoints = (
  props: WholeProps & { readonly looked: EstimateContext; readonly turns: readonly TurningPoint[] },
) => {
  const roundAt = (at: number): number => props.rounds.find((moment) => moment.at === at)?.round ?? 0;
  return (
    <section class="stack" aria-label={words().turning}>
      <h3>{words().turning}</h3>
      <ol class="stack chance-turns">
        <For each={props.turns} fallback={<li class="muted">{words().noTurning}</li>}>
          {({ seat, from, to, before, after }) => (
            <li>
              <Button kind="quiet" onClick={() => props.go(to)}>
                <SeatMark looked={props.looked} seat={seat} />
                {words().turned(props.seats[seat]?.player ?? "", roundAt(from), percent(before), percent(after))}
              </Button>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
};

const chanceTextOf = (chances: Known[number]["chances"], seat: number): string => {
  const chance = chances[seat];
  return chance ? chanceText(chance) : "–";
};

/** The same numbers as the lines, to read and to go to by key. */
const Table = (props: WholeProps & { readonly looked: EstimateContext }) => (
  <details class="chart-numbers">
    <summary>{words().chart}</summary>
    <div class="scroll">
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{words().round}</th>
            <For each={props.seats}>
              {(seat, index) => (
                <th scope="col">
                  <span class="chance-name">
                    <SeatMark looked={props.looked} seat={index()} />
                    {seat.player}
                  </span>
                </th>
              )}
            </For>
            <th scope="col">{words().games}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.rounds}>
            {({ at, round, tally, chances }) => (
              <tr>
                <th scope="row">
                  <button type="button" class="link" onClick={() => props.go(at)}>
                    {words().moment(round)}
                  </button>
                </th>
                <For each={props.seats}>{(_, seat) => <td class="number">{chanceTextOf(chances, seat())}</td>}</For>
                <td class="number muted">{tally.playouts}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  </details>
);

/** The chance to win from round to round, and where it turned. */
export const WholeGameChances = (props: { readonly looked: EstimateContext; readonly chance: WinChance }) => {
  const rounds = () => props.chance.rounds();
  const turns = createMemo(() => turningPoints(rounds()));
  const least = (): number => Math.min(...rounds().map(({ tally }) => tally.playouts));
  return (
    <section class="stack" aria-label={words().whole}>
      <div class="row">
        <h2>{words().whole}</h2>
        <Show when={props.chance.bot() !== LEARNED}>
          <Button
            disabled={props.chance.busy() === "survey" || rounds().length === 0}
            onClick={() => props.chance.survey()}
          >
            {least() === 0 ? words().estimateWhole : words().refine}
          </Button>
        </Show>
      </div>
      <Show when={rounds().some(({ chances }) => chances.length > 0)}>
        <ChanceLines
          looked={props.looked}
          seats={props.looked.seats}
          rounds={rounds()}
          at={props.looked.at}
          last={props.looked.last}
          go={(at) => props.looked.go(at)}
        />
        <TurningPoints
          looked={props.looked}
          turns={turns()}
          seats={props.looked.seats}
          rounds={rounds()}
          go={(at) => props.looked.go(at)}
        />
        <Table looked={props.looked} seats={props.looked.seats} rounds={rounds()} go={(at) => props.looked.go(at)} />
      </Show>
    </section>
  );
};
