import type { SeatFacts } from "@blueplate/api";
import type { Outcome } from "@blueplate/kernel";
import { BannerSign } from "@blueplate/magnate-table";
import { Ranking, shell } from "@blueplate/tabletop";
import type { GameWords, NameOf } from "@blueplate/words";
import { Button, Icon } from "@blueplate/ui";
import { replayLinkAtEnd } from "../local/saved.ts";
import { createSignal, type ParentProps, Show } from "solid-js";
import { LogFile } from "./log-file.tsx";

const words = () => shell().table;

interface Result {
  readonly outcome: Outcome;
  readonly game: GameWords;
  readonly names: NameOf;
  readonly seats: readonly Pick<SeatFacts, "banner">[];
}

/** The end: who won, the ranking, what the game adds to it, and where to go from here. It folds to a strip. */
export const Ending = (props: ParentProps<Result & { readonly table: string }>) => {
  const [folded, setFolded] = createSignal(false);
  const winners = (): string => props.outcome.winners.map((seat) => props.names(seat)).join(shell().comma);
  return (
    <section class="ending panel" data-folded={folded()} aria-label={words().over}>
      <div class="ending-head">
        <Icon name="trophy" />
        <h2 class="title">{winners() === "" ? words().nobodyWins : words().winner(winners())}</h2>
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
          <Ranking
            outcome={props.outcome}
            score={(points) => props.game.score(points)}
            names={props.names}
            sign={(seat) => <BannerSign banner={props.seats[seat]?.banner} seat={seat} />}
            says={words()}
          />
          {props.children}
        </div>
      </Show>
      <div class="row ending-links">
        <a class="button" data-kind="main" href={replayLinkAtEnd(props.table)} rel="external">
          {words().replay}
        </a>
        <LogFile table={props.table} />
        <a class="button" href="/">
          {words().lobby}
        </a>
      </div>
    </section>
  );
};
