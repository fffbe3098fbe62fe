import { BannerSign } from "@blueplate/magnate-table";
import { shell } from "@blueplate/tabletop";
import { TextField } from "@blueplate/ui";
import { chainName } from "@blueplate/words";
import { createUniqueId, Index, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { hasTown } from "../games/mini-map.tsx";
import { type DraftSeat, type SeatChoice, seatsOfRules, withSeats } from "./chosen-rules.ts";
import { type RadioChoice, ChoiceGroup } from "@blueplate/ui/choice";
import { describedChoice } from "./draft.ts";
import { SeatFace } from "./face.tsx";
import type { FormProps } from "./fields.tsx";
import { createUnfolding } from "./unfolding.ts";

const words = () => shell().create;

/** The bots that differ in how far they look; the others differ in what they like. */
const LEVELS = ["easy", "sensible", "medium", "hard"];

/** People round one device: whoever has no bot's seat plays there, under a name of their own. */
export interface DevicePeople {
  readonly names: readonly string[];
  readonly rename: (seat: number, name: string) => void;
}

interface SeatsProps extends FormProps {
  /** Only where all sit round one device; otherwise the host has one seat, and others come over the net. */
  readonly device?: DevicePeople | undefined;
}

interface SeatProps extends SeatsProps {
  readonly seat: number;
}

const isBot = (choice: SeatChoice): boolean => choice.startsWith("bot:");

const textOf = (choice: SeatChoice, { device }: SeatProps): string => {
  if (isBot(choice)) return words().bot(choice.slice("bot:".length));
  if (device) return shell().local.person;
  return choice === "me" ? words().me : words().open;
};

/** What a person on this device is called. */
const nameOn = ({ names }: DevicePeople, seat: number): string => names[seat]?.trim() || shell().local.player(seat + 1);

const shortText = (choice: SeatChoice, props: SeatProps): string => {
  const { device, seat } = props;
  if (isBot(choice)) return textOf(choice, props);
  if (device) return nameOn(device, seat);
  return choice === "me" ? words().me : words().front.friend;
};

/** What a seat was given to, and what stands on it where that is something else. */
const whoSits = (choice: SeatChoice, props: SeatProps): string =>
  [...new Set([textOf(choice, props), shortText(choice, props)])].join(shell().comma);

const helpOf = (choice: SeatChoice, { device }: SeatProps): string | undefined => {
  if (isBot(choice) || device) return describedChoice(choice);
  return choice === "me" ? words().front.youHelp : words().front.friendHelp;
};

/** Who sits on a seat, drawn: on one device every person has the first letter of their name. */
const Face = (props: SeatProps & { readonly choice: SeatChoice }) => (
  <SeatFace
    choice={props.device && !isBot(props.choice) ? "me" : props.choice}
    player={props.device?.names[props.seat] ?? (props.device ? "" : props.draft.player)}
    banner={wordsOf(props.draft.game).banners[props.draft.seats[props.seat]?.banner ?? props.seat]}
    seat={props.seat}
  />
);

/** Everything that a seat can be given to, and in which colours: over the seat that it changes. */
const SeatMenu = (props: SeatProps & { readonly choose: (choice: SeatChoice) => void }) => {
  const own = () => props.draft.seats[props.seat];
  // One sits on one seat: it is given up before another is taken.
  const mayBeMine = (): boolean =>
    !props.device && (own()?.choice === "me" || props.draft.seats.every(({ choice }) => choice !== "me"));
  const all = (): readonly SeatChoice[] => [
    ...(mayBeMine() ? ["me" as const] : []),
    "open",
    ...props.game.bots.map((id) => `bot:${id}` as const),
  ];
  const choices = (): readonly RadioChoice[] =>
    all().map((choice) => ({
      value: choice,
      text: textOf(choice, props),
      help: helpOf(choice, props),
      face: () => (
        <>
          <Face {...props} choice={choice} />
          <b class="choice-text">{shortText(choice, props)}</b>
        </>
      ),
    }));
  const dress = (banner: number): void => {
    const given = own()?.banner ?? 0;
    const worn = (before: number, at: number): number =>
      at === props.seat ? banner : before === banner ? given : before;
    props.change({ seats: props.draft.seats.map((seat, at) => ({ ...seat, banner: worn(seat.banner, at) })) });
  };
  return (
    <div class="seat-menu panel">
      <ChoiceGroup
        legend={words().seat(props.seat + 1)}
        kind="lines"
        value={(props.device && own()?.choice === "me" ? "open" : own()?.choice) ?? null}
        choices={choices()}
        // cast: the values are the choices above.
        onChange={(choice) => props.choose(choice as SeatChoice)}
      />
      <ChoiceGroup
        legend={words().banner(props.seat + 1)}
        kind="signs"
        value={String(own()?.banner)}
        choices={wordsOf(props.draft.game).banners.map((banner, at) => ({
          value: String(at),
          text: banner.name,
          face: () => <BannerSign banner={banner} seat={at} />,
        }))}
        onChange={(banner) => dress(Number(banner))}
      />
    </div>
  );
};

/** The name of whoever sits there and can be asked: the host, or everybody round the device. */
const NameField = (props: SeatProps & { readonly choice: SeatChoice }) => (
  <Show
    when={props.device}
    fallback={
      <Show when={props.choice === "me"}>
        <TextField label={words().you} value={props.draft.player} onInput={(player) => props.change({ player })} />
      </Show>
    }
  >
    {(device) => (
      <Show when={!isBot(props.choice)}>
        <TextField
          label={shell().local.name(props.seat + 1)}
          value={device().names[props.seat] ?? ""}
          maxLength={30}
          onInput={(name) => device().rename(props.seat, name)}
        />
      </Show>
    )}
  </Show>
);

/**
 * What stands over a seat: its chain; where there are no chains a bot by its name, and a person as the table will call them, who
 * never bears a bot's.
 */
const titleOf = ({ choice, banner }: DraftSeat, props: SeatProps): string => {
  const { game, player } = props.draft;
  const look = wordsOf(game).banners[banner];
  if (isBot(choice) || hasTown(game)) return look ? chainName(wordsOf(game), look) : "";
  if (props.device) return nameOn(props.device, props.seat);
  return choice === "me" ? player.trim() || shell().local.player(1) : words().seat(props.seat + 1);
};

const SeatCard = (props: SeatProps) => {
  const unfolding = createUnfolding();
  const help = createUniqueId();
  const own = () => props.draft.seats[props.seat] ?? { choice: "open" as const, banner: props.seat };
  const choose = (choice: SeatChoice): void =>
    props.change({ seats: props.draft.seats.map((seat, at) => (at === props.seat ? { ...seat, choice } : seat)) });
  const levels = () => LEVELS.filter((id) => props.game.bots.includes(id));
  const banner = () => wordsOf(props.draft.game).banners[own().banner];
  return (
    <li class="seat-card panel" data-open={unfolding.open() ? "" : undefined}>
      <p class="seat-head">
        <BannerSign banner={banner()} seat={props.seat} />
        <b>{titleOf(own(), props)}</b>
      </p>
      <details
        ref={unfolding.ref}
        name="seat"
        open={unfolding.open()}
        onToggle={(event) => unfolding.onToggle(event)}
        onPointerDown={() => unfolding.onPointerDown()}
        onKeyDown={(event) => unfolding.onKeyDown(event)}
        onClick={(event) => unfolding.onClick(event)}
      >
        <summary
          aria-label={`${words().seat(props.seat + 1)}: ${whoSits(own().choice, props)}. ${words().front.change}`}
          aria-describedby={help}
        >
          <Face {...props} choice={own().choice} />
          <span>
            <b>{shortText(own().choice, props)}</b>
            <span class="muted" id={help}>
              {helpOf(own().choice, props)}
            </span>
          </span>
        </summary>
        <Show when={unfolding.open()}>
          <SeatMenu {...props} choose={choose} />
        </Show>
      </details>
      <NameField {...props} choice={own().choice} />
      {/* A bot that is known by what it likes has no level: a row without a choice would say nothing. */}
      <Show when={levels().length > 1 && levels().some((id) => own().choice === `bot:${id}`)}>
        <ChoiceGroup
          legend={words().front.level(props.seat + 1)}
          hidden
          kind="segments"
          value={own().choice.slice("bot:".length)}
          choices={levels().map((id) => ({ value: id, text: shell().botNamed(id) }))}
          onChange={(id) => choose(`bot:${id}`)}
        />
      </Show>
    </li>
  );
};

/** Who sits down: how many, and who on which seat. */
export const SeatCards = (props: SeatsProps) => {
  const limits = () => seatsOfRules(props.game, props.draft);
  const counts = () => Array.from({ length: limits().max - limits().min + 1 }, (_, index) => limits().min + index);
  return (
    <section>
      <div class="section-head">
        <h2>{words().whoPlays}</h2>
        <ChoiceGroup
          legend={words().seats}
          hidden
          kind="segments"
          value={String(props.draft.seats.length)}
          choices={counts().map((count) => ({
            value: String(count),
            text: words().players(count),
            face: () => <span class="choice-text number">{count}</span>,
          }))}
          onChange={(count) => props.change({ seats: withSeats(props.draft.seats, Number(count)) })}
        />
      </div>
      <ul class="seat-cards">
        {/* A card stays while its seat changes: a list keeps the focus of whoever goes through it by keys. */}
        <Index each={props.draft.seats}>{(_, seat) => <SeatCard {...props} seat={seat} />}</Index>
      </ul>
    </section>
  );
};
