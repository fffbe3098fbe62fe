import { useLocation, useParams } from "@solidjs/router";
import { LanguageSwitch, Reference, shell } from "@blueplate/tabletop";
import { wordsOf } from "../games/index.ts";
import { exampleOf } from "./example.tsx";

/** The rules of a game as a page of its own: `/rules/food-chain-magnate#R14.6` leads to a paragraph. */
export const RulesPage = () => {
  const params = useParams<{ readonly game: string }>();
  const place = useLocation();
  const paragraph = (): string | null => place.hash.slice(1) || null;
  return (
    <main class="rules-page stack">
      <header class="row">
        <a class="home title" href="/">
          {shell().title}
        </a>
        <LanguageSwitch />
      </header>
      <h1>
        {wordsOf(params.game).name}: {shell().rules.title}
      </h1>
      <Reference game={params.game} paragraph={paragraph()} example={exampleOf(params.game)} />
    </main>
  );
};
