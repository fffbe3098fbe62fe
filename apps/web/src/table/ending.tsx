import type { Outcome } from "@blueplate/kernel";
import { BannerSign } from "@blueplate/magnate-table";
import { isTieBroken, Ranking, ShareLink, shell, type TableProps } from "@blueplate/tabletop";
import { Button, Icon } from "@blueplate/ui";
import { DailyStanding } from "../daily/standing.tsx";
import { ROWS, SAME_MAP } from "../rematch/map.ts";
import { createNextTable, RematchAsked } from "../rematch/asked.tsx";
import { isLocal, replayLink, replayLinkAtEnd, reviewLink } from "../saved-games/saved-game.ts";
import { createEffect, createSignal, type JSX, on, type ParentProps, Show } from "solid-js";
import { LogFileButton } from "./log-file.tsx";

const words = () => shell().table;

interface Ended {
  readonly outcome: Outcome;
  readonly table: Pick<TableProps, "facts" | "names" | "words">;
  /** What the game hands on of itself; a game without it hands on its link. */
  readonly share?: JSX.Element;
  /** The map on which it was played, as a configuration says it, where one was drawn that the game's own does not name. */
  readonly map?: readonly string[];
  /** The replay can look through it for what cost most, which this says of it. */
  readonly reviewHelp?: string | undefined;
  /** Stands at its head, such as the way to what there is no room for. */
  readonly more?: JSX.Element;
  /** On a phone somebody is on the page of the board, over which it would lie. */
  readonly isBoardAsked?: boolean;
}

/** What the way to a rematch says of the map of this game; null where a game has none. */
const mapOf = ({ table, map }: Ended): string | null =>
  table.facts.config.opening === undefined ? (map?.join(ROWS) ?? null) : SAME_MAP;

/** The ways to the next game with the same people; none where it has been asked for, which is said instead. */
const RematchLinks = (props: Ended) => (
  <>
    <a class="button" href={`/rematch/${props.table.facts.id}`} title={words().rematchHelp}>
      {words().rematch}
    </a>
    <Show when={mapOf(props)}>
      {(map) => (
        <a
          class="button"
          href={`/rematch/${props.table.facts.id}?map=${encodeURIComponent(map())}`}
          title={words().rematchHelp}
        >
          {words().sameMap}
        </a>
      )}
    </Show>
  </>
);

/** Where to go from the end of a game. */
const EndingLinks = (props: Ended & { readonly isAsked: boolean }) => (
  <div class="row ending-links">
    <a
      class="button"
      data-kind={props.isAsked ? undefined : "main"}
      href={replayLinkAtEnd(props.table.facts.id)}
      rel="external"
    >
      {words().replay}
    </a>
    <Show when={props.reviewHelp !== undefined}>
      <a class="button" href={reviewLink(props.table.facts.id)} title={props.reviewHelp} rel="external">
        {words().review}
      </a>
    </Show>
    <Show when={!props.isAsked && (props.table.facts.mySeat !== null || isLocal(props.table.facts.id))}>
      <RematchLinks {...props} />
    </Show>
    {props.share}
    <LogFileButton table={props.table.facts.id} />
    <a class="button" href="/">
      {words().lobby}
    </a>
    <Show when={props.share === undefined && !isLocal(props.table.facts.id)}>
      <details>
        <summary class="button">{words().share}</summary>
        <ShareLink link={`${location.origin}${replayLink(props.table.facts.id)}`} />
      </details>
    </Show>
  </div>
);

/** The end: who won, the ranking, what the game adds to it, and where to go from here. It folds to a strip. */
export const EndingPanel = (props: ParentProps<Ended>) => {
  const [folded, setFolded] = createSignal(false);
  // Whoever asks for the page of the board wants to see it, and whoever comes back the result.
  createEffect(
    on(
      () => props.isBoardAsked,
      (isAsked) => setFolded(isAsked === true),
      { defer: true },
    ),
  );
  const next = createNextTable(() => props.table.facts);
  const outcomeText = (): string => {
    const { winners } = props.outcome;
    if (winners.length === 0) return words().nobodyWins;
    const { facts, names } = props.table;
    // Where several people share a device, whoever held it last is not "you" for all of them.
    const isMine = !isLocal(facts.id) || facts.seats.filter(({ kind }) => kind === "person").length === 1;
    const [winner] = winners;
    if (isMine && winners.length === 1 && winner === facts.mySeat) return words().youWon;
    return words().winner(winners.map((seat) => names(seat)).join(shell().comma));
  };
  return (
    <section class="ending panel" data-folded={folded()} aria-label={words().over}>
      <div class="ending-head">
        <Icon name="trophy" />
        <h2 class="title">{outcomeText()}</h2>
        {props.more}
        <Button
          kind="quiet"
          aria-expanded={!folded()}
          aria-label={folded() ? shell().frame.unfold : shell().frame.fold}
          title={folded() ? shell().frame.unfold : shell().frame.fold}
          onClick={() => setFolded(!folded())}
        >
          <Icon name={folded() ? "caret-down" : "caret-up"} />
        </Button>
      </div>
      <Show when={!folded()}>
        <div class="ending-body">
          <div>
            <Ranking
              outcome={props.outcome}
              score={(points) => props.table.words.score(points)}
              names={props.table.names}
              sign={(seat) => <BannerSign banner={props.table.facts.seats[seat]?.banner} seat={seat} />}
              says={words()}
            />
            <Show when={isTieBroken(props.outcome)}>
              <p class="muted">{props.table.words.tie}</p>
            </Show>
            <Show when={props.table.facts.origin === "daily"}>
              <DailyStanding table={props.table.facts.id} />
            </Show>
          </div>
          {props.children}
        </div>
      </Show>
      <Show when={next()}>
        {(table) => <RematchAsked last={props.table.facts} next={table()} names={props.table.names} />}
      </Show>
      <EndingLinks {...props} isAsked={next() !== null} />
    </section>
  );
};
