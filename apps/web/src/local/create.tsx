import type { GameFacts } from "@blueplate/api";
import { BannerSign } from "@blueplate/magnate-table";
import { Button, Notice, SelectField, TextField } from "@blueplate/ui";
import { setupName } from "@blueplate/words";
import { useNavigate, useSearchParams } from "@solidjs/router";
import { Result } from "effect";
import { createResource, createSignal, Index, Show } from "solid-js";
import { clientOf, wordsOf } from "../games/index.ts";
import { playerName, rememberName, shell, PageHead } from "@blueplate/tabletop";
import { askedRules, configOf } from "../new-table/chosen-rules.ts";
import { describedChoice, type TableDraft, nameOf, newDraft, tableOf, usualBot } from "../new-table/draft.ts";
import { BannerField, type FormProps, GameFields, OptionFields } from "../new-table/fields.tsx";
import { ModuleFields } from "../new-table/modules.tsx";
import { askCoach } from "./coached.ts";
import { localGames } from "./games.ts";
import { beginLocal, type NewGame } from "./open.ts";

const words = () => shell().local;

/** A game without looks of its own. */
const NO_BANNER = { name: "", colour: "#857864" };

/** The draft as a game on this device: who sits on no bot's seat is a person. */
export const newGameOf = (game: GameFacts, draft: TableDraft, names: readonly string[]): NewGame => {
  const table = tableOf(game, draft, wordsOf(draft.game));
  return {
    name: table.name,
    game: table.game,
    config: configOf(game, table),
    seats: table.seats.map((seat, index) =>
      seat.kind === "bot"
        ? { player: seat.player, banner: seat.banner, bot: seat.bot }
        : { player: names[index]?.trim() || words().player(index + 1), banner: seat.banner ?? NO_BANNER, bot: null },
    ),
    seed: draft.seed,
  };
};

interface SeatsProps extends FormProps {
  readonly names: readonly string[];
  readonly rename: (seat: number, name: string) => void;
}

const LocalSeats = (props: SeatsProps) => {
  const choices = () => [
    { value: "open", text: words().person },
    ...props.game.bots.map((id) => ({ value: `bot:${id}`, text: shell().create.bot(id) })),
  ];
  const choose = (index: number, choice: string): void => {
    const seats = props.draft.seats.map((seat, at) =>
      // cast: the values are the choices above.
      at === index ? { ...seat, choice: choice as TableDraft["seats"][number]["choice"] } : seat,
    );
    props.change({ seats });
  };
  return (
    <fieldset class="stack">
      <legend class="legend">{shell().create.whoPlays}</legend>
      <Index each={props.draft.seats}>
        {(seat, index) => (
          <div class="seat named">
            <BannerSign banner={wordsOf(props.draft.game).banners[seat().banner]} seat={index} />
            <SelectField
              label={shell().create.seat(index + 1)}
              value={seat().choice === "me" ? "open" : seat().choice}
              options={choices()}
              hint={describedChoice(seat().choice)}
              onChange={(choice) => choose(index, choice)}
            />
            <BannerField {...props} seat={index} />
            <Show when={!seat().choice.startsWith("bot:")}>
              <TextField
                label={words().name(index + 1)}
                value={props.names[index] ?? ""}
                maxLength={30}
                onInput={(name) => props.rename(index, name)}
              />
            </Show>
          </div>
        )}
      </Index>
    </fieldset>
  );
};

/** The form as it first stands there: the first seat is a person's, bots have the others. */
export const firstDraft = (
  [game]: readonly GameFacts[],
  asked: Parameters<typeof askedRules>[2],
): TableDraft | null => {
  if (!game) return null;
  const draft = newDraft(game);
  const bot = usualBot(game);
  const rules = askedRules(game, draft, asked);
  return {
    ...draft,
    ...rules,
    listed: false,
    seats: rules.seats.map((seat, at) => (at > 0 && bot !== null ? { ...seat, choice: `bot:${bot}` as const } : seat)),
  };
};

/** What is chosen already, in a line; who is new to the game only says a name. */
const Short = (props: {
  readonly draft: TableDraft;
  readonly name: string;
  readonly rename: (name: string) => void;
}) => {
  const texts = () => wordsOf(props.draft.game);
  return (
    <div class="panel pad stack">
      <p>
        <b>{texts().name}</b> · {setupName(texts(), props.draft)} · {shell().create.players(props.draft.seats.length)}
        <br />
        <span class="muted">{texts().ruleset(props.draft.ruleset).help}</span>
      </p>
      <TextField label={shell().create.you} value={props.name} maxLength={30} onInput={props.rename} />
    </div>
  );
};

/** The button that opened the form is gone: the hands go on where the form begins. */
const focusFirst = (form: HTMLElement): void => queueMicrotask(() => form.querySelector("input")?.focus());

interface FullProps extends SeatsProps {
  /** Called with the form's first part when it has come. */
  readonly ref: (element: HTMLDivElement) => void;
}

const Full = (props: FullProps) => (
  <>
    <div class="panel pad stack" ref={props.ref}>
      <TextField
        label={shell().create.name}
        value={nameOf(props.draft)}
        maxLength={60}
        onInput={(name) => props.change({ name })}
      />
      <GameFields {...props} />
      <ModuleFields {...props} />
    </div>
    <div class="panel pad">
      <LocalSeats {...props} />
    </div>
    <OptionFields {...props} />
  </>
);

interface LocalFormProps {
  readonly games: readonly GameFacts[];
  readonly first: TableDraft;
  readonly coached: boolean;
}

const LocalForm = (props: LocalFormProps) => {
  const navigate = useNavigate();
  const [draft, setDraft] = createSignal(props.first);
  const [names, setNames] = createSignal<readonly string[]>([playerName()]);
  const [coached, setCoached] = createSignal(props.coached);
  // Who comes from the lessons begins at once; everything else stands ready already.
  const [short, setShort] = createSignal(props.coached);
  const [problem, setProblem] = createSignal<string | null>(null);
  const game = () => props.games.find(({ id }) => id === draft().game);
  const change = (part: Partial<TableDraft>): void =>
    void setDraft((before) => ({ ...before, ...part, listed: false }));
  const rename = (seat: number, name: string): void =>
    void setNames((before) => Array.from({ length: 5 }, (_, at) => (at === seat ? name : (before[at] ?? ""))));
  const hasPerson = (): boolean => draft().seats.some(({ choice }) => !choice.startsWith("bot:"));
  const begin = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    rememberName(names()[0] ?? "");
    const chosen = game();
    if (!chosen) return;
    const id = await beginLocal(newGameOf(chosen, draft(), names()));
    if (Result.isFailure(id)) setProblem(id.failure);
    else {
      if (coached()) askCoach(id.success);
      navigate(`/local/${id.success}`);
    }
  };
  return (
    <form class="stack" onSubmit={(event) => void begin(event)}>
      <Show when={game()}>
        {(chosen) => {
          const form = () => ({ games: props.games, game: chosen(), draft: draft(), change, names: names(), rename });
          return (
            <Show
              when={short()}
              fallback={<Full {...form()} ref={(element) => props.coached && focusFirst(element)} />}
            >
              <Short draft={draft()} name={names()[0] ?? ""} rename={(name) => rename(0, name)} />
            </Show>
          );
        }}
      </Show>
      <Show when={clientOf(draft().game).Coach}>
        <label class="row">
          <input type="checkbox" checked={coached()} onChange={(event) => setCoached(event.currentTarget.checked)} />
          {shell().local.withCoach}
        </label>
      </Show>
      <Show when={problem()}>
        <Notice>{problem()}</Notice>
      </Show>
      <div class="row">
        <Button type="submit" kind="main" disabled={!hasPerson()}>
          {words().create}
        </Button>
        <Show when={short()}>
          <Button onClick={() => setShort(false)}>{words().more}</Button>
        </Show>
        <Show when={!hasPerson()}>
          <span class="muted">{words().nobody}</span>
        </Show>
      </div>
    </form>
  );
};

/** The form of a game on this device. */
export const LocalCreatePage = () => {
  const [asked] = useSearchParams<{ readonly ruleset?: string; readonly modules?: string; readonly coach?: string }>();
  const [games] = createResource(localGames);
  const begun = () => {
    const all = games();
    const first = all && firstDraft(all, asked);
    return first ? { games: all, first } : undefined;
  };
  return (
    <main class="create stack">
      <PageHead title={words().title} />
      <p class="muted">{words().help}</p>
      <Show when={begun()}>
        {(form) => <LocalForm games={form().games} first={form().first} coached={asked.coach !== undefined} />}
      </Show>
    </main>
  );
};
