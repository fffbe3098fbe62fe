import { useLocation, useParams } from "@solidjs/router";
import { Show } from "solid-js";
import { DoorHead, GameLinks, Reference, shell } from "@blueplate/tabletop";
import { wordsOf } from "../games/index.ts";
import { GAMES } from "../games/list.ts";
import { NotFoundPage } from "../not-found.tsx";
import { exampleOf } from "./example.ts";

/** The rules of a game as a page of its own: `/rules/food-chain-magnate#R14.6` leads to a paragraph. */
export const RulesPage = () => {
  const params = useParams<{ readonly game: string }>();
  const place = useLocation();
  const paragraph = (): string | null => place.hash.slice(1) || null;
  const isKnown = (): boolean => GAMES.some(({ id }) => id === params.game);
  return (
    <Show when={isKnown()} fallback={<NotFoundPage />}>
      <DoorHead
        title={`${wordsOf(params.game).name}${shell().colon}${shell().rules.title}`}
        here="rules"
        game={params.game}
      >
        <GameLinks games={GAMES.map(({ id }) => id)} here={params.game} hrefOf={(game) => `/rules/${game}`} />
      </DoorHead>
      <main class="rules-page stack">
        <Reference game={params.game} paragraph={paragraph()} example={exampleOf(params.game)} />
      </main>
    </Show>
  );
};
