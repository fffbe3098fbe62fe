import type { GameFacts, NewTable, SeatFacts, TableFacts } from "@blueplate/api";
import { setupOf } from "@blueplate/kernel";
import { nameOfTable, playerName, shell } from "@blueplate/tabletop";
import { useParams, useSearchParams } from "@solidjs/router";
import { Result } from "effect";
import { createSignal, onMount, Show } from "solid-js";
import { defaultTableName, takePlace } from "../new-table/own-table.ts";
import { LobbyLink } from "../not-found.tsx";
import { isLocal } from "../saved-games/saved-game.ts";
import { api, enter } from "../server/client.ts";
import { failureOf, ownFailure, type ServerFailure } from "../server/failure.ts";
import { FailureNotice } from "../server/failure-notice.tsx";
import { WaitingPage } from "../waiting-page.tsx";
import { rotated, withMap } from "./map.ts";
import { nextSeat } from "./next-seat.ts";

/** The seat as it stands at the next table: bots sit down again, everybody else comes by the link. */
const seatAgain = ({ seat, player, banner, bot }: SeatFacts, mySeat: number | null): NewTable["seats"][number] => {
  if (bot !== null) return { kind: "bot", bot, player, banner };
  return seat === mySeat ? { kind: "me", player, banner } : { kind: "open", banner };
};

/** The same game once more, with the seats moved on by one; who came to the last table by the lobby may come to this one. */
const tableAgain = (game: GameFacts, facts: TableFacts, map: string | undefined): NewTable => {
  const { ruleset, modules, edition, options, opening } = setupOf(game, withMap(facts.config, map));
  return {
    // Another game of the same people is not that of the day.
    name:
      facts.origin === "daily" ? defaultTableName(facts.seats[facts.mySeat ?? -1]?.player ?? "") : nameOfTable(facts),
    game: facts.game,
    ...(ruleset === "" ? {} : { ruleset }),
    ...(modules === undefined ? {} : { modules }),
    ...(edition === undefined ? {} : { edition }),
    options: options ?? {},
    ...(opening === undefined ? {} : { opening }),
    seats: rotated(facts.seats).map((seat) => seatAgain(seat, facts.mySeat)),
    listed: facts.listed,
  };
};

/** Sits down at a table that somebody else of the last one has opened; whoever cannot is shown it all the same. */
const sitDown = async (next: TableFacts, last: TableFacts): Promise<void> => {
  const [seat, mine] = [nextSeat(last, next), last.seats[last.mySeat ?? -1]];
  if (seat === null || !mine) return;
  const { player, banner } = mine;
  await api.seats.take.mutate({ table: next.id, seat, player, banner }).catch(() => null);
};

/** Comes to the next table on the server: whoever is the first to ask opens it, who comes later sits down. */
const onServer = async (table: string, map: string | undefined): Promise<string> => {
  await enter();
  const [facts, games] = await Promise.all([api.tables.get.query({ table }), api.games.list.query()]);
  const game = games.find(({ id }) => id === facts.game);
  if (!game) throw new Error(shell().unknownGame(facts.game));
  const asked = { table, next: tableAgain(game, facts, map) };
  const { facts: next, isNew } = await api.tables.rematch.mutate(asked);
  if (isNew && facts.origin === "daily") takePlace();
  if (!isNew) await sitDown(next, facts);
  // Those who sat at the last one are told by its facts. Its talk is read by whoever has its link: nothing of it is said there.
  return `/table/${next.id}`;
};

/** Begins the next game on this device. */
const onDevice = async (table: string, map: string | undefined): Promise<string> => {
  const [{ beginLocal, openLocal }, { keepCoach }] = await Promise.all([
    import("../local/open.ts"),
    import("../local/coached.ts"),
  ]);
  const { name, header } = await openLocal(table);
  const seats = rotated(header.seats).map((seat) =>
    seat.bot === null && header.seats.filter(({ bot }) => bot === null).length === 1
      ? { ...seat, player: playerName() || seat.player }
      : seat,
  );
  const id = await beginLocal({ name, game: header.game, config: withMap(header.config, map), seats, seed: "" });
  if (Result.isFailure(id)) throw new Error(id.failure);
  keepCoach(table, id.success);
  return `/local/${id.success}`;
};

/** The way from the end of a game to the next one with the same people. */
export const RematchPage = () => {
  const { table } = useParams<{ readonly table: string }>();
  const [asked] = useSearchParams<{ readonly map?: string }>();
  const [problem, setProblem] = createSignal<ServerFailure | null>(null);
  const begin = isLocal(table) ? onDevice : onServer;
  const go = (): void => {
    begin(table, asked.map).then(
      // In place of this page, as a page of its own: whoever goes back comes to the end of the last game, which is another table.
      (address) => location.replace(address),
      (error: unknown) =>
        setProblem(isLocal(table) && error instanceof Error ? ownFailure(error.message) : failureOf(error)),
    );
  };
  onMount(go);
  return (
    <Show when={problem()} fallback={<WaitingPage problem={null} />}>
      {(failure) => (
        <main class="empty stack">
          <FailureNotice failure={failure()} again={go} />
          <LobbyLink />
        </main>
      )}
    </Show>
  );
};
