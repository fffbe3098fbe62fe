import { For } from "solid-js";

const INK = "#2b2430";

/** How a regular guest is drawn. */
interface GuestLook {
  readonly skin: string;
  readonly hair: string;
  /** Hair behind the head, hair or hat before it, and what else is on the face. */
  readonly behind?: string;
  readonly before: string;
  readonly hat?: string;
  readonly lines: readonly string[];
}

const GLASSES = "M13 22a4 4 0 1 0 8 0a4 4 0 1 0-8 0M23 22a4 4 0 1 0 8 0a4 4 0 1 0-8 0M21 21.500h2";
const SMILE = "M18 29q4 3 8 0";

/** Mabel, Otis, Juno, Earl and Dot, in the order of the colours of the seats. */
const GUESTS: readonly GuestLook[] = [
  {
    skin: "#f3cda6",
    hair: "#6b3a2a",
    behind: "M8 34Q4 8 22 7Q40 8 36 34Q36 40 31 40H13Q8 40 8 34z",
    before: "M11 22Q11 10 22 9Q33 10 33 22Q30 15 23 14Q15 15 11 22z",
    lines: [SMILE],
  },
  {
    skin: "#8a5a3c",
    hair: "#241f2d",
    before: "M10 17Q10 7 22 7Q34 7 34 17z",
    hat: "M8 17Q10 6 22 6Q34 6 36 17L42 19Q40 21 34 20H8z",
    lines: ["M16 28q6-3 12 0", "M19 31q3 1.500 6 0"],
  },
  {
    skin: "#f6d8b8",
    hair: "#b06a3c",
    behind: "M15 8a7 7 0 1 1 14 0a7 7 0 1 1-14 0",
    before: "M11 20Q11 9 22 9Q33 9 33 20Q28 13 22 13Q16 13 11 20z",
    lines: [GLASSES, SMILE],
  },
  {
    skin: "#e8b98d",
    hair: "#d9d2c4",
    before: "M11 21Q10 14 13 12Q12 17 14 20zM33 21Q34 14 31 12Q32 17 30 20z",
    lines: [GLASSES, "M17 29q5-3 10 0"],
  },
  {
    skin: "#c98f63",
    hair: "#2b2430",
    behind: "M6 26a6 6 0 1 1 8-8a6 6 0 0 1-8 8M38 26a6 6 0 1 0-8-8a6 6 0 0 0 8 8",
    before: "M11 21Q10 8 22 8Q34 8 33 21Q30 15 27 14Q22 18 15 14Q12 16 11 21z",
    lines: [SMILE],
  },
];

/** A regular guest of the diner, by place in the list of guests, in clothes of the colour of the seat. */
export const Guest = (props: { readonly place: number; readonly colour: string }) => {
  const look = () => GUESTS[props.place % GUESTS.length];
  return (
    <svg viewBox="0 0 44 52" stroke={INK} stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round">
      {look()?.behind !== undefined && <path d={look()?.behind} fill={look()?.hair} />}
      <path d="M2 52Q2 37 22 37Q42 37 42 52z" fill={props.colour} />
      <path d="M17 33h10v5q-5 4-10 0z" fill={look()?.skin} />
      <ellipse cx="22" cy="22" rx="11" ry="12.500" fill={look()?.skin} />
      <path d={look()?.before} fill={look()?.hair} />
      {look()?.hat !== undefined && <path d={look()?.hat} fill={INK} />}
      <circle cx="17.500" cy="22" r="0.900" fill={INK} />
      <circle cx="26.500" cy="22" r="0.900" fill={INK} />
      <For each={look()?.lines}>{(line) => <path d={line} fill="none" />}</For>
    </svg>
  );
};
