import type { SeatFacts } from "@blueplate/api";
import { nameOfPerson, shell } from "@blueplate/tabletop";
import { TextField } from "@blueplate/ui";
import { nameAmong } from "@blueplate/words";
import { numberAt, othersOf } from "./nameless.ts";

/** Asks for the name under which somebody sits at a table, and says what they are called without one, or beside others of that name. */
export const NameField = (props: {
  readonly seats: readonly SeatFacts[];
  readonly mySeat: number | null;
  readonly name: string;
  readonly onInput: (name: string) => void;
}) => {
  const hint = (): string | undefined => {
    const wish = props.name.trim();
    if (wish === "") return shell().create.nameless(shell().local.player(numberAt(props.seats, props.mySeat)));
    const called = nameOfPerson(nameAmong(wish, othersOf(props.seats, props.mySeat)));
    return called === wish ? undefined : shell().create.alike(called);
  };
  return <TextField label={shell().create.you} value={props.name} hint={hint()} onInput={props.onInput} />;
};
