import type { GameFacts } from "@blueplate/api";
import { playerName, shell } from "@blueplate/tabletop";
import { useNavigate, useSearchParams } from "@solidjs/router";
import { Result } from "effect";
import { createSignal, onMount } from "solid-js";
import type { TableDraft } from "../new-table/draft.ts";
import { seatsOfRules, withSeats } from "../new-table/chosen-rules.ts";
import { takePlace } from "../new-table/own-table.ts";
import { askCoach } from "./coached.ts";
import { firstDraft, newGameOf } from "./new-game.ts";
import { localGames } from "./games.ts";
import { beginLocal } from "./open.ts";
import { WaitingPage } from "../waiting-page.tsx";

/** What the address says of the game that begins. */
interface AskedGame {
  /** The first game of the house where none is named. */
  readonly game?: string;
  readonly ruleset?: string;
  readonly seats?: string;
  readonly bot?: string;
}

/** Begins a game on this device with the coach, as the form has it; answers its id. */
export const beginTaught = async (game: GameFacts, draft: TableDraft): Promise<Result.Result<string, string>> => {
  const id = await beginLocal(newGameOf(game, draft, [draft.player || playerName()]));
  if (Result.isSuccess(id)) {
    askCoach(id.success);
    if (draft.name === null) takePlace();
  }
  return id;
};

/** Begins a game against bots with the coach and goes there: nothing is asked, for nothing has to be known. */
const begin = async (asked: AskedGame): Promise<Result.Result<string, string>> => {
  const games = await localGames();
  const game = games.find(({ id }) => id === asked.game) ?? games[0];
  const first = game ? firstDraft([game], asked) : null;
  if (!first || !game) return Result.fail(shell().notFound);
  const { min, max } = seatsOfRules(game, first);
  const count = Number(asked.seats ?? first.seats.length);
  const bot = game.bots.find((id) => id === asked.bot);
  const seats = withSeats(first.seats, count >= min && count <= max ? count : first.seats.length).map((seat, at) =>
    at === 0 || bot === undefined ? seat : { ...seat, choice: `bot:${bot}` as const },
  );
  return beginTaught(game, { ...first, seats });
};

/** The way from the front door to the first decision. */
export const PlayNowPage = () => {
  const navigate = useNavigate();
  const [asked] = useSearchParams<{ readonly [key in keyof AskedGame]: string }>();
  const [problem, setProblem] = createSignal<string | null>(null);
  const go = async (): Promise<void> => {
    const id = await begin(asked);
    // In place of this page: whoever goes back comes to the front door, not to another game.
    if (Result.isSuccess(id)) navigate(`/local/${id.success}`, { replace: true });
    else setProblem(id.failure);
  };
  onMount(() => void go());
  return <WaitingPage problem={problem()} />;
};
