import type { GameFacts } from "@blueplate/api";
import { BannerSign } from "@blueplate/magnate-table";
import { BusySign, Button, Notice, SelectField, TextField } from "@blueplate/ui";
import { wordsOf } from "../games/index.ts";
import { rememberName, shell } from "@blueplate/tabletop";
import { useNavigate, useSearchParams } from "@solidjs/router";
import { createResource, createSignal, Index, Show } from "solid-js";
import { api, enter } from "../server/client.ts";
import { failureOf, failureText } from "../server/failure.ts";
import { askedRules, type SeatChoice } from "../new-table/chosen-rules.ts";
import { describedChoice, type TableDraft, nameOf, newDraft, tableOf, usualBot } from "../new-table/draft.ts";
import { BannerField, type FormProps, GameFields, OptionFields } from "../new-table/fields.tsx";
import { ModuleFields } from "../new-table/modules.tsx";
import { rememberTable } from "../new-table/own-table.ts";
import { PageHead } from "../page-head.tsx";

const words = () => shell().create;

const SeatFields = (props: FormProps) => {
  const choices = (): readonly { readonly value: string; readonly text: string }[] => [
    { value: "me", text: words().me },
    { value: "open", text: words().open },
    ...props.game.bots.map((id) => ({ value: `bot:${id}`, text: words().bot(id) })),
  ];
  const set = (index: number, part: Partial<TableDraft["seats"][number]>): void =>
    props.change({ seats: props.draft.seats.map((seat, at) => (at === index ? { ...seat, ...part } : seat)) });
  const fillWithBots = (): void => {
    const bot = usualBot(props.game);
    if (bot === null) return;
    const taken = (choice: SeatChoice): SeatChoice => (choice === "me" ? "me" : `bot:${bot}`);
    props.change({ seats: props.draft.seats.map((seat) => ({ ...seat, choice: taken(seat.choice) })) });
  };
  return (
    <fieldset class="stack">
      <legend class="legend">{words().whoPlays}</legend>
      {/* A row stays while its seat changes: a list keeps the focus of whoever goes through it by keys. */}
      <Index each={props.draft.seats}>
        {(seat, index) => (
          <div class="seat">
            <BannerSign banner={wordsOf(props.draft.game).banners[seat().banner]} seat={index} />
            <SelectField
              label={words().seat(index + 1)}
              value={seat().choice}
              options={choices()}
              hint={describedChoice(seat().choice)}
              // cast: the values are the choices above.
              onChange={(choice) => set(index, { choice: choice as SeatChoice })}
            />
            <BannerField {...props} seat={index} />
          </div>
        )}
      </Index>
      <div class="row">
        <Button onClick={fillWithBots}>{words().bots}</Button>
      </div>
    </fieldset>
  );
};

const CreateForm = (props: {
  readonly games: readonly GameFacts[];
  readonly first: GameFacts;
  readonly draft: TableDraft;
}) => {
  const navigate = useNavigate();
  const [draft, setDraft] = createSignal(props.draft);
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const game = () => props.games.find(({ id }) => id === draft().game) ?? props.first;
  const change = (part: Partial<TableDraft>): void => void setDraft((before) => ({ ...before, ...part }));
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    rememberName(draft().player);
    const { name } = draft();
    if (name !== null) rememberTable(name);
    try {
      const table = await api.tables.create.mutate(tableOf(game(), draft(), wordsOf(draft().game)));
      navigate(`/table/${table.id}`);
    } catch (error) {
      setProblem(failureText(failureOf(error)));
      setBusy(false);
    }
  };
  const ready = (): boolean => draft().player.trim() !== "" || !draft().seats.some(({ choice }) => choice === "me");
  return (
    <form class="stack" onSubmit={(event) => void submit(event)}>
      <div class="panel pad stack">
        <TextField label={words().you} value={draft().player} onInput={(player) => change({ player })} />
        <TextField label={words().name} value={nameOf(draft())} maxLength={60} onInput={(name) => change({ name })} />
        <GameFields games={props.games} game={game()} draft={draft()} change={change} />
        <ModuleFields games={props.games} game={game()} draft={draft()} change={change} />
      </div>
      <div class="panel pad">
        <SeatFields games={props.games} game={game()} draft={draft()} change={change} />
      </div>
      <OptionFields games={props.games} game={game()} draft={draft()} change={change} />
      <label class="row">
        <input
          type="checkbox"
          checked={draft().listed}
          onChange={(event) => change({ listed: event.currentTarget.checked })}
        />
        {words().listed} <span class="muted">{words().listedHelp}</span>
      </label>
      <Show when={problem()}>
        <Notice>{problem()}</Notice>
      </Show>
      <div class="row">
        <Button type="submit" kind="main" disabled={busy() || !ready()}>
          {words().submit}
        </Button>
        <Show when={!ready()}>
          <span class="muted">{words().nameFirst}</span>
        </Show>
      </div>
    </form>
  );
};

/** The form as it first stands there, under the rules that the address asks for. */
const firstDraft = (game: GameFacts, asked: Parameters<typeof askedRules>[2]): TableDraft => {
  const draft = newDraft(game);
  return { ...draft, ...askedRules(game, draft, asked) };
};

/** The new-table form: every choice with one line on what it changes. */
export const CreatePage = () => {
  const [asked] = useSearchParams<{ readonly ruleset?: string; readonly modules?: string }>();
  const [games] = createResource(async () => {
    await enter();
    return api.games.list.query();
  });
  return (
    <main class="create stack">
      <PageHead title={words().title} />
      <Show when={games.error}>
        <Notice>{failureText(failureOf(games.error))}</Notice>
      </Show>
      <Show
        when={games.error ? null : games()?.[0]}
        fallback={
          <Show when={!games.error}>
            <BusySign text={shell().loading} />
          </Show>
        }
      >
        {(first) => <CreateForm games={games.latest ?? []} first={first()} draft={firstDraft(first(), asked)} />}
      </Show>
    </main>
  );
};
