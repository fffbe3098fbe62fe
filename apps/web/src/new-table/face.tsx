import { Show } from "solid-js";
import type { SeatChoice } from "./chosen-rules.ts";

/** What somebody who is a program looks like: skin, hat, coat and the ground behind. */
interface BotLook {
  readonly skin: string;
  readonly hat: string;
  readonly coat: string;
  readonly ground: string;
  readonly hatShape: string;
}

const CAP = "M18 22q0-13 14-13t14 13l6 3q0 2-4 2H20q-2 0-2-5z";
const TOQUE = "M19 25v-6q-5-1-4-6 1-4 6-4 3-5 11-5t11 5q5 0 6 4 1 5-4 6v6z";
const BOWLER = "M14 25q0-2 4-3 1-14 14-14t14 14q4 1 4 3z";
const HELMET = "M15 25q0-17 17-17t17 17l3 2H12z";
const SHAPES = [CAP, TOQUE, BOWLER, HELMET];
const SKINS = ["#e0b48c", "#b98055", "#8a5a3c", "#f0c8a4"];
const HATS = ["#b4532a", "#fff9ec", "#2b2430", "#f8c630", "#2f6fa8"];
const COATS = ["#2f7a3f", "#8a4a8c", "#0f6e68", "#a8324a", "#6b6470"];
const GROUNDS = ["#c7dcef", "#f3ddb0", "#d7e5c6", "#ead3ea", "#cfe9e4"];

/** The same look for the same name, whoever asks. */
const lookOf = (id: string): BotLook => {
  const number = Array.from(id).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const from = (list: readonly string[], step: number): string => list[Math.floor(number / step) % list.length] ?? "";
  return {
    skin: from(SKINS, 1),
    hat: from(HATS, 3),
    coat: from(COATS, 7),
    ground: from(GROUNDS, 2),
    hatShape: from(SHAPES, 5),
  };
};

/** Who sits on a seat: a bot's bust, a person's first letter, or a free chair. */
export const SeatFace = (props: { readonly choice: SeatChoice; readonly player: string }) => (
  <span class="face" data-choice={props.choice.split(":")[0]} aria-hidden="true">
    <Show
      when={props.choice.startsWith("bot:") ? lookOf(props.choice.slice("bot:".length)) : null}
      fallback={props.choice === "me" ? (Array.from(props.player.trim())[0] ?? "☺") : "+"}
    >
      {(look) => (
        <svg viewBox="0 0 64 64">
          <rect width="64" height="64" fill={look().ground} />
          <path d="M8 64q0-18 24-18t24 18z" fill={look().coat} />
          <path d="M26 40h12v8q-6 5-12 0z" fill={look().skin} />
          <ellipse cx="32" cy="31" rx="12" ry="13" fill={look().skin} />
          <circle cx="27.5" cy="31" r="1.6" fill="#2b2430" />
          <circle cx="36.5" cy="31" r="1.6" fill="#2b2430" />
          <path d="M27.5 37q4.5 3.500 9 0" fill="none" stroke="#2b2430" stroke-width="1.6" stroke-linecap="round" />
          <path d={look().hatShape} fill={look().hat} stroke="#2b2430" stroke-width="1.2" />
        </svg>
      )}
    </Show>
  </span>
);
