import type { SeatFacts, TableFacts } from "@blueplate/api";
import type { Banner } from "@blueplate/kernel";
import { BannerSign } from "@blueplate/magnate-table";
import { playerName, shell } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { createSignal, Show } from "solid-js";
import { wordsOf } from "../../games/index.ts";
import { ChoiceGroup } from "@blueplate/ui/choice";
import { NameField } from "./name-field.tsx";
import { givenName } from "./nameless.ts";

const words = () => shell().seats;

interface DressProps {
  readonly facts: TableFacts;
  readonly seat: SeatFacts;
  readonly onDress: (player: string, banner: Banner) => void;
}

/** The looks that nobody else at the table wears; one's own is among them whatever it is. */
const looksFor = (facts: TableFacts, seat: SeatFacts): readonly Banner[] => {
  const worn = facts.seats.filter((each) => each.kind !== "open").map((each) => each.banner.colour);
  const free = wordsOf(facts.game).banners.filter(({ colour }) => !worn.includes(colour));
  const own = wordsOf(facts.game).banners.find(({ colour }) => colour === seat.banner.colour) ?? seat.banner;
  return [own, ...free];
};

const Look = (props: DressProps & { readonly onDone: () => void }) => {
  const looks = () => looksFor(props.facts, props.seat);
  const [player, setPlayer] = createSignal(givenName(props.facts.seats, props.seat.seat, playerName()));
  const [colour, setColour] = createSignal(props.seat.banner.colour);
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    props.onDress(player(), looks().find((look) => look.colour === colour()) ?? props.seat.banner);
    props.onDone();
  };
  return (
    <form class="dress stack" aria-label={words().dress} onSubmit={save}>
      <NameField seats={props.facts.seats} mySeat={props.seat.seat} name={player()} onInput={setPlayer} />
      <ChoiceGroup
        legend={shell().create.banner(props.seat.seat + 1)}
        kind="signs"
        value={colour()}
        choices={looks().map((look) => ({
          value: look.colour,
          text: look.name,
          face: () => <BannerSign banner={look} seat={props.seat.seat} />,
        }))}
        onChange={setColour}
      />
      <div class="row">
        <Button type="submit" kind="main">
          {words().dressDone}
        </Button>
        <Button kind="quiet" onClick={() => props.onDone()}>
          {shell().table.back}
        </Button>
      </div>
    </form>
  );
};

/** What others know one by, before the start: a button that opens the form for it. */
export const Dress = (props: DressProps) => {
  const [open, setOpen] = createSignal(false);
  let button: HTMLButtonElement | undefined;
  const done = (): void => {
    setOpen(false);
    button?.focus();
  };
  return (
    <>
      <span class="seat-acts">
        <Button ref={(element) => (button = element)} aria-expanded={open()} onClick={() => setOpen(!open())}>
          {words().dress}
        </Button>
      </span>
      <Show when={open()}>
        <Look {...props} onDone={done} />
      </Show>
    </>
  );
};
