import { For } from "solid-js";
import { FoodShape } from "./foods.tsx";

/** A card of the drawn hand: how it is turned, its colour, its suit and rank. */
const HAND = [
  { turn: -28, colour: "#c8442f", suit: "red", rank: "4" },
  { turn: -14, colour: "#d9a21b", suit: "yellow", rank: "9" },
  { turn: 0, colour: "#2f63b8", suit: "blue", rank: "10" },
  { turn: 14, colour: "#2f7a3f", suit: "green", rank: "7" },
  { turn: 28, colour: "#c8442f", suit: "red", rank: "8" },
] as const;

const COINS = [
  [66, 34],
  [80, 42],
  [70, 48],
] as const;

/** A hand of the box's cards over the edge of a felt table, with a few coins: for games without a town. */
export const HandPicture = () => (
  <svg class="game-picture" viewBox="0 0 260 116" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <circle cx="160" cy="60" r="150" fill="#143f3a" />
    <circle cx="160" cy="60" r="122" fill="#1f645d" />
    <circle cx="160" cy="60" r="96" fill="#2a766e" />
    <For each={COINS}>
      {([x, y]) => <circle cx={x} cy={y} r="8" fill="#f3b92f" stroke="#6b4a08" stroke-width="1.5" />}
    </For>
    <For each={HAND}>
      {({ turn, colour, suit, rank }) => (
        <g transform={`rotate(${turn} 166 196)`}>
          <rect x="139" y="34" width="54" height="78" rx="6" fill="#fff9ec" stroke="#2b2430" stroke-width="1.6" />
          <rect x="139.8" y="35" width="52.400" height="77" rx="5" fill={colour} opacity="0.14" />
          <text x="144" y="54" fill="#2b2430" font-size="18" font-weight="500">
            {rank}
          </text>
          <circle cx="170" cy="80" r="17" fill="#fff" stroke="#2b2430" stroke-width="1.2" />
          <g transform="translate(158 68) scale(0.6)">
            <FoodShape card={`${suit}-${rank}`} />
          </g>
        </g>
      )}
    </For>
  </svg>
);
