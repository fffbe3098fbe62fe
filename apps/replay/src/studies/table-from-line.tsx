import { type MainlineText, mainlineText } from "@blueplate/study";
import { playerName, rememberName, shell, wordsOf } from "@blueplate/tabletop";
import { BusySign, Button, ModalWindow, Notice, TextField } from "@blueplate/ui";
import { createMemo, createResource, createSignal, For, Show } from "solid-js";
import { BotChoice } from "../bot-choice.tsx";
import { libraryOf } from "../open/games.ts";
import { gameOf } from "../open/known.ts";
import type { Session } from "../session/session.ts";
import { displayNamesIn } from "../session/display-names.ts";
import { serverApi } from "../study-stores/remote.ts";
import { createActing } from "./server-action.ts";
import "./studies.css";
import { replayWords } from "../language.ts";

const words = () => replayWords().studies;

type Choice = "me" | "open" | `bot:${string}`;

/** The longest name of a table. */
const TABLE_NAME = 60;

const PLAYER_NAME = 40;

/** How a seat of the new table looks: as the game's chains usually do. */
const bannerOf = (game: string, seat: number) => {
  const { banners } = wordsOf(game);
  return banners[seat % banners.length] ?? { name: String(seat + 1), colour: "red" };
};

const seatFor = (game: string, choice: Choice, seat: number, player: string) => {
  const { name, colour } = bannerOf(game, seat);
  const banner = { name, colour };
  if (choice === "me") return { kind: "me", player, banner } as const;
  if (choice === "open") return { kind: "open", banner } as const;
  return { kind: "bot", bot: choice.slice(4), player: name, banner } as const;
};

const botsOf = async (game: string): Promise<readonly string[]> =>
  (await serverApi().games.list.query()).find(({ id }) => id === game)?.bots ?? [];

/** What whoever has given no name is called: they are the first to sit down. */
const unnamed = (): string => shell().local.player(1);

const OwnName = (props: {
  readonly name: string;
  readonly isSeated: boolean;
  readonly onInput: (name: string) => void;
}) => (
  <TextField
    label={shell().create.you}
    value={props.name}
    maxLength={PLAYER_NAME}
    hint={props.isSeated && props.name.trim() === "" ? shell().create.nameless(unnamed()) : undefined}
    onInput={props.onInput}
  />
);

interface FormProps {
  readonly session: Session;
  /** The line up to the moment, as the server is told of it. */
  readonly mainline: MainlineText;
}

const Form = (props: FormProps) => {
  const { session } = props;
  const { game } = session.rules;
  const [bots] = createResource(() => botsOf(game));
  const [player, setPlayer] = createSignal(playerName());
  const [name, setName] = createSignal(session.chapter().name);
  const [choices, setChoices] = createSignal<readonly Choice[]>(
    displayNamesIn(session).map((_, at) => (at === 0 ? "me" : "open")),
  );
  const acting = createActing();
  const options = () => [
    { value: "me", text: shell().create.me, bot: null },
    { value: "open", text: shell().create.open, bot: null },
    ...(bots.error ? [] : (bots() ?? [])).map((id) => ({ value: `bot:${id}`, text: shell().create.bot(id), bot: id })),
  ];
  const choose = (seat: number, value: string): void => {
    // cast: the values are those of the options above.
    const choice = value as Choice;
    // One seat at most is one's own: the one chosen last.
    setChoices((all) =>
      all.map((each, at) => (at === seat ? choice : choice === "me" && each === "me" ? "open" : each)),
    );
  };
  const mayOpen = (): boolean => name().trim() !== "";
  const open = async (): Promise<void> => {
    const made = await acting.act(async () => {
      const api = serverApi();
      await api.session.enter.mutate();
      const seats = choices().map((choice, seat) => seatFor(game, choice, seat, player().trim() || unnamed()));
      return api.tables.resume.mutate({ name: name().trim(), listed: false, seats, mainline: props.mainline });
    });
    if (!made) return;
    if (player().trim() !== "") rememberName(player().trim());
    location.assign(`/table/${made.id}`);
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (mayOpen()) void open();
      }}
    >
      <p>{words().againHelp}</p>
      <p>{words().againKnown}</p>
      <Show when={props.mainline.steps[0]?.events === null}>
        <p>{words().againDealt}</p>
      </Show>
      <TextField label={shell().create.name} value={name()} maxLength={TABLE_NAME} onInput={setName} />
      <OwnName name={player()} isSeated={choices().includes("me")} onInput={setPlayer} />
      <For each={displayNamesIn(session)}>
        {(seat, at) => (
          <BotChoice
            legend={`${shell().create.seat(at() + 1)}: ${words().againSeat(seat.player)}`}
            value={choices()[at()] ?? "open"}
            options={options()}
            seat={at()}
            banner={seat.banner}
            onChange={(value) => choose(at(), value)}
          />
        )}
      </For>
      <Show when={acting.problem()}>
        <Notice>{acting.problem()}</Notice>
      </Show>
      <Show when={acting.busy()}>
        <BusySign text={shell().loading} />
      </Show>
      <p>
        <Button kind="main" type="submit" disabled={acting.busy() || !mayOpen()}>
          {words().againDo}
        </Button>
      </p>
    </form>
  );
};

/** The moment as a table of the server, for oneself, friends and bots. */
export const Again = (props: { readonly session: Session }) => {
  const { session } = props;
  const [open, setOpen] = createSignal(false);
  const [library] = createResource(async () => libraryOf(await gameOf(session.rules.game)));
  const mainline = createMemo((): MainlineText | null => {
    const known = library.error ? undefined : library();
    return known ? mainlineText(session.study(), session.chapter().id, session.node().id, known) : null;
  });
  return (
    <Show when={session.outcome() === null && !library.loading}>
      <Show when={mainline()} fallback={<p class="muted">{words().againNever}</p>}>
        {(line) => (
          <>
            <p>
              <Button onClick={() => setOpen(true)}>{words().again}</Button>
            </p>
            <ModalWindow open={open()} title={words().again} close={shell().frame.close} onClose={() => setOpen(false)}>
              <div class="study-parts">
                <Form session={session} mainline={line()} />
              </div>
            </ModalWindow>
          </>
        )}
      </Show>
    </Show>
  );
};
