import type { GameFacts } from "@blueplate/api";
import { playerName, rememberName, shell, PageHead } from "@blueplate/tabletop";
import { BusySign, Button, Later, Notice } from "@blueplate/ui";
import { useNavigate, useSearchParams } from "@solidjs/router";
import { Result } from "effect";
import { createMemo, createSignal, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { askedRules } from "../new-table/chosen-rules.ts";
import { nameOf, newDraft, type TableDraft, tableOf } from "../new-table/draft.ts";
import { eveningOf, type EveningPlan, eveningsOf } from "../new-table/evenings.ts";
import { EveningCards, GameCards } from "../new-table/kinds.tsx";
import { FormLines } from "../new-table/lines.tsx";
import { rememberLast, rememberTable, takePlace } from "../new-table/own-table.ts";
import { SeatCards } from "../new-table/seat-cards.tsx";
import { TownField } from "../new-table/town-field.tsx";
import "../new-table/styles/new-table.css";
import { api } from "../server/client.ts";
import { failureOf, type ServerFailure } from "../server/failure.ts";
import { FailureNotice } from "../server/failure-notice.tsx";
import { createGames } from "../server/games.ts";

const words = () => shell().create;

/** What the address asks for: a kind of evening, rules, and a town that somebody has sent. */
interface AskedTable {
  readonly evening?: string;
  readonly game?: string;
  readonly ruleset?: string;
  readonly modules?: string;
  readonly seats?: string;
  readonly map?: string;
}

/** Whoever has given no name plays under the one that the first of those round a device has. */
const named = (draft: TableDraft): TableDraft =>
  draft.player.trim() === "" ? { ...draft, player: shell().local.player(1) } : draft;

/** The form for this kind of evening, or for the usual one where the game has none of that name. */
const eveningNamed = (game: GameFacts, name?: string | null): TableDraft => {
  const plans = eveningsOf(game);
  return (plans.find(({ id }) => id === name) ?? plans.find(({ id }) => id === "evening"))?.draft ?? newDraft(game);
};

/** Opens the table that the form asks for, or begins the taught game on this device; answers where it is played. */
const opened = async (
  game: GameFacts,
  draft: TableDraft,
  isTaught: boolean,
): Promise<Result.Result<string, string | ServerFailure>> => {
  if (isTaught) {
    // The rules of the game come with it.
    const { beginTaught } = await import("../local/play-now.tsx");
    return Result.map(await beginTaught(game, draft), (id) => `/local/${id}`);
  }
  try {
    const table = await api.tables.create.mutate(tableOf(game, named(draft), wordsOf(draft.game)));
    if (draft.name === null) takePlace();
    return Result.succeed(`/table/${table.id}`);
  } catch (error) {
    return Result.fail(failureOf(error));
  }
};

/** The one main button, which says what will happen. */
const OpenButton = (props: { readonly draft: TableDraft; readonly isTaught: boolean; readonly busy: boolean }) => {
  const free = (): number => props.draft.seats.filter(({ choice }) => choice === "open").length;
  const says = (): string => {
    if (props.isTaught) return words().front.taughtHelp;
    return [nameOf(props.draft), free() === 0 ? words().front.atOnce : shell().lobby.front.free(free())].join(" · ");
  };
  const does = (): string => {
    if (!props.isTaught) return words().submit;
    return props.draft.lesson === null ? words().front.beginTaught : words().front.beginLesson;
  };
  return (
    <div class="open-table">
      <Button type="submit" kind="main" disabled={props.busy} aria-describedby="open-table-says">
        {does()}
      </Button>
      <p class="muted" id="open-table-says">
        {says()}
      </p>
    </div>
  );
};

const Problem = (props: { readonly problem: string | ServerFailure | null; readonly again: () => void }) => (
  <Show when={props.problem} keyed>
    {(problem) =>
      typeof problem === "string" ? <Notice>{problem}</Notice> : <FailureNotice failure={problem} again={props.again} />
    }
  </Show>
);

const CreateForm = (props: { readonly games: readonly GameFacts[]; readonly draft: TableDraft }) => {
  const navigate = useNavigate();
  const [draft, setDraft] = createSignal(props.draft);
  const [problem, setProblem] = createSignal<string | ServerFailure | null>(null);
  const [busy, setBusy] = createSignal(false);
  const change = (part: Partial<TableDraft>): void => void setDraft((before) => ({ ...before, ...part }));
  const all = createMemo(
    () => new Map(props.games.map((game): [string, readonly EveningPlan[]] => [game.id, eveningsOf(game)])),
  );
  const plans = (game: string) => all().get(game) ?? [];
  const game = () => props.games.find(({ id }) => id === draft().game);
  const isTaught = (): boolean => eveningOf(plans(draft().game), draft()) === "teach";
  const isLesson = (): boolean => isTaught() && draft().lesson !== null;
  const submit = async (): Promise<void> => {
    const chosen = game();
    if (!chosen) return;
    setBusy(true);
    const { name, player } = draft();
    if (player.trim() !== "") rememberName(player);
    if (name !== null) rememberTable(name);
    const { lesson } = draft();
    if (isLesson() && lesson !== null) return navigate(lesson);
    rememberLast(chosen.id, draft());
    const address = await opened(chosen, draft(), isTaught());
    if (Result.isSuccess(address)) return navigate(address.success);
    setProblem(address.failure);
    setBusy(false);
  };
  return (
    <Show when={game()}>
      {(chosen) => {
        const form = () => ({ games: props.games, game: chosen(), draft: draft(), change });
        return (
          <form class="new-table" onSubmit={(event) => (event.preventDefault(), void submit())}>
            <div class="new-table-main">
              <GameCards {...form()} first={(other) => eveningNamed(other, eveningOf(plans(chosen().id), draft()))} />
              {/* From the top down, each in a task of its own: the page answers while it comes. */}
              <Later now>
                <EveningCards {...form()} plans={plans} />
              </Later>
              {/* A lesson sits at a table of its own: nothing of this form is used there. */}
              <Show when={!isLesson()}>
                <Later now>
                  <SeatCards {...form()} />
                </Later>
                <Later now>
                  <FormLines {...form()} />
                </Later>
              </Show>
            </div>
            <div class="new-table-side">
              <Later now>
                <TownField {...form()} />
              </Later>
              <Problem problem={problem()} again={() => void submit()} />
              <OpenButton draft={draft()} isTaught={isTaught()} busy={busy()} />
            </div>
          </form>
        );
      }}
    </Show>
  );
};

/** The form as it first stands there: an evening, or what the address asks for. */
const firstDraft = (games: readonly GameFacts[], asked: AskedTable): TableDraft | null => {
  const game = games.find(({ id }) => id === asked.game) ?? games[0];
  if (!game) return null;
  const evening = eveningNamed(game, asked.evening);
  const count = Number(asked.seats);
  const seats = count > 0 ? evening.seats.slice(0, count) : evening.seats;
  const rules = askedRules(game, { ...evening, seats }, asked);
  return { ...evening, ...rules, player: playerName(), map: asked.map?.slice(0, 300) ?? "" };
};

/** The new-table form: from large to small, with something in every place already. */
export const CreatePage = () => {
  const [asked] = useSearchParams<{ readonly [key in keyof AskedTable]: string }>();
  const { games, problem, again } = createGames();
  const first = () => firstDraft(games() ?? [], asked);
  return (
    <main class="create stack">
      <PageHead title={words().title} />
      <Problem problem={problem()} again={again} />
      <Show
        when={first()}
        fallback={
          <Show when={problem() === null}>
            <BusySign text={shell().loading} />
          </Show>
        }
      >
        {(draft) => <CreateForm games={games() ?? []} draft={draft()} />}
      </Show>
    </main>
  );
};
