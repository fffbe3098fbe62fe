import type { Rules, SeatInfo } from "@blueplate/kernel";
import { BusySign } from "@blueplate/ui";
import { type Component, type JSX, Suspense } from "solid-js";
import { shell } from "../language.ts";
import type { Paragraph } from "./document.ts";

/** What a drawn example is asked for: a paragraph by its number, and what it says. */
export interface ExampleProps {
  readonly paragraph: string;
  readonly label: string;
}

/** What of a position its picture shows; without it the whole board. */
export interface PositionView {
  /** The square in the middle of the picture, and how many squares it shows across. */
  readonly around?: readonly [x: number, y: number, across: number];
  /** Short texts on the board: the square in the middle of each, and what it says. */
  readonly notes?: readonly (readonly [x: number, y: number, text: string])[];
  /** Cards by their names, in groups: in each the next one is what the one before becomes. */
  readonly cards?: readonly (readonly string[])[];
  /** Milestones by their names. */
  readonly milestones?: readonly string[];
  /** What lies on the table without a board. */
  readonly hasNoBoard?: true;
}

/** A position that is only looked at, and whose table it is. */
export interface PositionPictureProps {
  readonly rules: Rules;
  readonly state: unknown;
  readonly seats: readonly SeatInfo[];
  readonly shows?: PositionView | undefined;
}

/** What a game draws below the paragraphs of its rules, and of a position; nothing where it draws none. */
export interface RulesExamples {
  /** A position as a small picture that says nothing beside what is written with it. */
  readonly PositionPicture?: Component<PositionPictureProps>;
  /** Something drawn below a paragraph, where there is something. */
  readonly RulesExample?: Component<ExampleProps>;
  /** True for a paragraph that has something drawn. */
  readonly hasExample?: (paragraph: string) => boolean;
}

/** What is drawn below a paragraph of a game's rules, by the game's row in a list; null where nothing is. */
export const exampleIn =
  (rowOf: (game: string) => RulesExamples | undefined) =>
  (game: string) =>
  ({ number, text }: Paragraph): JSX.Element => {
    const { hasExample, RulesExample } = rowOf(game) ?? {};
    return hasExample?.(number) && RulesExample ? (
      <Suspense fallback={<BusySign text={shell().loading} />}>
        <RulesExample paragraph={number} label={text} />
      </Suspense>
    ) : null;
  };
