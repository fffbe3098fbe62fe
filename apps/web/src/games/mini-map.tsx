import type { TableLine } from "@blueplate/api";
import { bannerColours } from "@blueplate/magnate-table";
import type { LaidValue } from "@blueplate/kernel";
import { OUTLINES, wonBy } from "@blueplate/tabletop";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { inCountry, patchesOf } from "./country.ts";
import { EveningTown } from "./evening-town.tsx";
import { clientOf, wordsOf } from "./index.ts";
import { CARD, cardPlaces, FELT } from "./tiny-cards.ts";

/** Roads, houses and restaurants of a town, so small that nothing else could be read. */
export const TinyTown = (props: { readonly outline: readonly string[]; readonly seats: TableLine["seats"] }) => {
  const outline = createMemo(() => inCountry(props.outline));
  const size = () => outline().length;
  const patches = createMemo(() => patchesOf(outline()));
  const of = (letters: RegExp) => patches().filter(({ letter }) => letters.test(letter));
  return (
    <svg class="mini" viewBox={`0 0 ${size()} ${size()}`} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <rect width={size()} height={size()} fill="#a4b676" />
      <For each={of(/#/)}>{({ x, y, width }) => <rect x={x} y={y} width={width} height={1.04} fill="#5a5860" />}</For>
      <For each={of(/o/)}>{({ x, y, width }) => <rect x={x} y={y} width={width} height={1.04} fill="#fff3dc" />}</For>
      <For each={of(/\d/)}>
        {({ letter, x, y, width }) => {
          const seat = Number(letter);
          return (
            <rect
              style={bannerColours({ banner: props.seats.find((each) => each.seat === seat)?.banner, seat })}
              x={x - 0.3}
              y={y - 0.3}
              width={width + 0.6}
              height={1.6}
              fill="var(--chain)"
            />
          );
        }}
      </For>
    </svg>
  );
};

/** A town that is drawn when the game begins: its tiles lie there, face down. */
const Undrawn = () => (
  <svg class="mini" viewBox="0 0 20 20" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
    <For each={Array.from({ length: 16 }, (_, tile) => tile)}>
      {(tile) => (
        <g transform={`translate(${(tile % 4) * 5} ${Math.floor(tile / 4) * 5})`}>
          <rect
            x="0.25"
            y="0.25"
            width="4.5"
            height="4.5"
            rx="0.5"
            fill={(tile + Math.floor(tile / 4)) % 2 ? "#8a6a4f" : "#7d5d43"}
          />
          <path
            d="M1.9 1.9a.7.7 0 1 1 1 .65v.6M2.9 3.7v.1"
            fill="none"
            stroke="#f4ebd9"
            stroke-width="0.35"
            opacity="0.6"
          />
        </g>
      )}
    </For>
  </svg>
);

/** A round felt table with a few cards: for games without a town. */
const Felt = () => (
  <svg class="mini" viewBox="0 0 70 70" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
    <rect width="70" height="70" fill="#123b38" />
    <circle cx="35" cy="38" r="30" fill="#2e7b62" />
    <For each={[-18, 0, 18]}>
      {(turn) => (
        <g transform={`rotate(${turn} 35 60)`}>
          <rect x="25" y="20" width="20" height="28" rx="3" fill="#fff9ec" stroke="#2b2430" stroke-width="1.5" />
          <path d="M31 38v-4a5 5 0 1 1 8 0v4z" fill="#8d858c" />
        </g>
      )}
    </For>
  </svg>
);

/** The cards of the moment that decided a game on a felt table, over the colours of those who laid them; the one that won is lit. */
const Laid = (props: { readonly line: TableLine; readonly laid: readonly LaidValue[]; readonly told: boolean }) => {
  const places = createMemo(() => cardPlaces(props.laid.length));
  const lookOf = ({ kind, value }: LaidValue) => wordsOf(props.line.game).look(kind, value);
  const colours = (seat: number) =>
    bannerColours({ banner: props.line.seats.find((each) => each.seat === seat)?.banner, seat });
  return (
    <svg class="mini" viewBox={`0 0 ${FELT} ${FELT}`} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <rect width={FELT} height={FELT} fill="#123b38" />
      <circle cx="35" cy="36" r="34" fill="#2e7b62" />
      <For each={props.laid}>
        {(laid, at) => (
          <g transform={`translate(${places()[at()]?.join(" ")})`}>
            <Show when={props.told && laid.isWinning}>
              <rect x="-2" y="-2" width="22" height="29" rx="4" fill="#f5c24a" />
            </Show>
            <rect width={CARD.width} height="22" rx="2.5" fill="#fff9ec" stroke="#2b2430" />
            <rect y="23" width={CARD.width} height="3" fill="var(--chain)" style={colours(laid.seat)} />
            <Show when={lookOf(laid)}>
              {(look) => (
                <>
                  <text x="9" y="12" text-anchor="middle" font-size="13" font-weight="700" fill="#2b2430">
                    {look().face}
                  </text>
                  <svg x="5" y="13" width="8" height="8" viewBox="0 0 16 16">
                    <path d={OUTLINES[look().shape]} fill={look().colour} stroke="#2b2430" />
                  </svg>
                </>
              )}
            </Show>
          </g>
        )}
      </For>
    </svg>
  );
};

/** True for a game that is played in a town: its beginning can be drawn before it. */
export const hasTown = (game: string): boolean => clientOf(game).Opening !== undefined;

/** The table of a line from far: its town, or the evening or the cards that decided its game, or what any table of it looks like. */
export const MiniMap = (props: { readonly line: TableLine }) => (
  <Switch fallback={hasTown(props.line.game) ? <Undrawn /> : <Felt />}>
    <Match when={props.line.glance?.outline ?? props.line.opening}>
      {(outline) => (
        <Show
          when={props.line.status === "finished"}
          fallback={<TinyTown outline={outline()} seats={props.line.seats} />}
        >
          <EveningTown
            outline={outline()}
            seats={props.line.seats}
            winners={wonBy(props.line) === null ? null : props.line.winners}
          />
        </Show>
      )}
    </Match>
    <Match when={props.line.glance?.laid.length ? props.line.glance.laid : null}>
      {(laid) => <Laid line={props.line} laid={laid()} told={wonBy(props.line) !== null} />}
    </Match>
  </Switch>
);
