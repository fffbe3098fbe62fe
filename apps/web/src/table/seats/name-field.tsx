import type { SeatFacts } from "@blueplate/api";
import { shell } from "@blueplate/tabletop";
import { TextField } from "@blueplate/ui";
import { numberAt } from "./nameless.ts";

/** Asks for the name under which somebody sits at a table, and says what they are called without one. */
export const NameField = (props: {
  readonly seats: readonly SeatFacts[];
  readonly mySeat: number | null;
  readonly name: string;
  readonly onInput: (name: string) => void;
}) => {
  const called = (): string => shell().local.player(numberAt(props.seats, props.mySeat));
  return (
    <TextField
      label={shell().create.you}
      value={props.name}
      hint={props.name.trim() === "" ? shell().create.nameless(called()) : undefined}
      onInput={props.onInput}
    />
  );
};
