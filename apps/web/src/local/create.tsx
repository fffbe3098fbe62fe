import type { GameFacts } from "@blueplate/api";
import { Button, Notice, TextField } from "@blueplate/ui";
import { setupName } from "@blueplate/words";
import { useNavigate, useSearchParams } from "@solidjs/router";
import { Result } from "effect";
import { createResource, createSignal, type JSX, type ParentProps, Show } from "solid-js";
import { clientOf, wordsOf } from "../games/index.ts";
import { playerName, rememberName, shell, PageHead } from "@blueplate/tabletop";
import type { TableDraft } from "../new-table/draft.ts";
import type { FormProps } from "../new-table/fields.tsx";
import { GameCards } from "../new-table/kinds.tsx";
import { FormLines } from "../new-table/lines.tsx";
import { takePlace } from "../new-table/own-table.ts";
import { type DevicePeople, SeatCards } from "../new-table/seat-cards.tsx";
import { TownField } from "../new-table/town-field.tsx";
import "../new-table/styles/new-table.css";
import { askCoach } from "./coached.ts";
import { localGames } from "./games.ts";
import { draftFor, firstDraft, newGameOf } from "./new-game.ts";
import { beginLocal } from "./open.ts";

const words = () => shell().local;

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

interface FullProps extends ParentProps<FormProps> {
  readonly device: DevicePeople;
  /** What is chosen besides, below the lines of the form. */
  readonly more: JSX.Element;
  /** Called with the form's first part when it has come. */
  readonly ref: (element: HTMLDivElement) => void;
}

/** The form of a new table, with people round this device in place of those who come over the net. */
const Full = (props: FullProps) => (
  <div class="new-table">
    <div class="new-table-main" ref={props.ref}>
      <GameCards {...props} first={(game) => draftFor(game)} />
      <SeatCards {...props} />
      <FormLines {...props} onDevice />
      {props.more}
    </div>
    <div class="new-table-side">
      <TownField {...props} />
      {props.children}
    </div>
  </div>
);

/** With the coach or alone, where the game has one. */
const CoachField = (props: {
  readonly game: string;
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}) => (
  <Show when={clientOf(props.game).Coach}>
    <label class="row">
      <input type="checkbox" checked={props.isOn} onChange={(event) => props.turn(event.currentTarget.checked)} />
      {shell().local.withCoach}
    </label>
  </Show>
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
      if (draft().name === null) takePlace();
      navigate(`/local/${id.success}`);
    }
  };
  const Coached = () => <CoachField game={draft().game} isOn={coached()} turn={setCoached} />;
  /** What stands below either form: what went wrong, and the button. */
  const Foot = () => (
    <>
      <Show when={problem()}>
        <Notice>{problem()}</Notice>
      </Show>
      <div class={short() ? "row" : "open-table"}>
        <Button type="submit" kind="main" disabled={!hasPerson()}>
          {words().create}
        </Button>
        <Show when={short()}>
          <Button onClick={() => setShort(false)}>{words().more}</Button>
        </Show>
        <p class="muted">{hasPerson() ? words().help : words().nobody}</p>
      </div>
    </>
  );
  return (
    <form class="stack" onSubmit={(event) => void begin(event)}>
      <Show when={game()}>
        {(chosen) => {
          const form = () => ({
            games: props.games,
            game: chosen(),
            draft: { ...draft(), player: names()[0] ?? "" },
            change,
          });
          return (
            <Show
              when={short()}
              fallback={
                <Full
                  {...form()}
                  device={{ names: names(), rename }}
                  ref={(element) => props.coached && focusFirst(element)}
                  more={<Coached />}
                >
                  <Foot />
                </Full>
              }
            >
              <Short draft={draft()} name={names()[0] ?? ""} rename={(name) => rename(0, name)} />
              <Coached />
              <Foot />
            </Show>
          );
        }}
      </Show>
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
      <Show when={begun()}>
        {(form) => <LocalForm games={form().games} first={form().first} coached={asked.coach !== undefined} />}
      </Show>
    </main>
  );
};
