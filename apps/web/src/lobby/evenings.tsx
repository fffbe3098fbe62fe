import type { TableLine } from "@blueplate/api";
import { BannerSign } from "@blueplate/magnate-table";
import { nameOfTable, namesAt, shell, SpoilersSwitch, wonBy } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { setupName } from "@blueplate/words";
import { For, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { linkName, linkOf } from "./line.ts";
import { MiniMap } from "../games/mini-map.tsx";
import { Bars } from "./seats.tsx";
import { lasting } from "./since.ts";

const words = () => shell().lobby;

/** The winner with what they had, unless whoever uses this machine wants to see the end first. */
const Winner = (props: { readonly line: TableLine }) => {
  const won = () => (wonBy(props.line) === null ? null : (props.line.winners ?? []));
  const at = () => props.line.seats.findIndex(({ seat }) => seat === won()?.[0]);
  const seat = () => (won()?.length === 1 ? props.line.seats[at()] : undefined);
  return (
    <p class="row">
      <Show when={seat()} fallback={<b>{wonBy(props.line) ?? nameOfTable(props.line)}</b>}>
        {(winner) => (
          <>
            <BannerSign banner={winner().banner} seat={winner().seat} />
            <b title={wonBy(props.line) ?? undefined}>{namesAt(props.line)[at()]}</b>
            <span class="number">{wordsOf(props.line.game).score(props.line.glance?.scores[at()] ?? 0)}</span>
          </>
        )}
      </Show>
    </p>
  );
};

/** How long a game was: its rounds, and by the clock. */
const lengthOf = ({ glance, updatedAt }: TableLine): readonly string[] =>
  glance === null
    ? []
    : [...(glance.round === null ? [] : [words().front.rounds(glance.round)]), lasting(updatedAt - glance.startedAt)];

const Evening = (props: { readonly line: TableLine }) => (
  <li class="evening panel">
    <div class="evening-picture">
      <MiniMap line={props.line} />
      <Show when={wonBy(props.line) === null ? null : props.line.glance}>
        {(glance) => <Bars line={props.line} scores={glance().scores} waitsFor={props.line.winners ?? []} />}
      </Show>
    </div>
    <div class="evening-text">
      <Winner line={props.line} />
      <span>{nameOfTable(props.line)}</span>
      <span class="muted">
        {[setupName(wordsOf(props.line.game), props.line), ...lengthOf(props.line)].join(" · ")}
      </span>
      <span class="muted">{namesAt(props.line).join(shell().comma)}</span>
    </div>
    <a class="button" href={linkOf(props.line)} aria-label={linkName(props.line)} rel="external">
      {words().replay}
    </a>
  </li>
);

/** The games that are over, a card each: who won, with what, how long it took, and what the town looked like in the end. */
export const Evenings = (props: { readonly lines: readonly TableLine[]; readonly more?: (() => void) | undefined }) => (
  <Show when={props.lines.length > 0}>
    <section>
      <div class="section-head">
        <h2>{words().finished}</h2>
        <SpoilersSwitch />
      </div>
      <ul class="evenings">
        <For each={props.lines}>{(line) => <Evening line={line} />}</For>
      </ul>
      <Show when={props.more}>{(more) => <Button onClick={() => more()()}>{words().more}</Button>}</Show>
    </section>
  </Show>
);
