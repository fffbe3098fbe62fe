import { For, type JSX, type ParentProps } from "solid-js";
import { shell, wordsOf } from "../language.ts";
import { LanguageSwitch } from "../language-switch.tsx";
import { ThemeSwitch } from "../theme-switch.tsx";
import "./page-head.css";

/** The pages that every door leads to. */
export type DoorPage = "learn" | "rules" | "replay" | "statistics";

const pagesOf = (game: string): readonly (readonly [page: DoorPage, href: string, text: string])[] => [
  ["learn", "/learn", shell().lobby.learn],
  ["rules", `/rules/${game}`, shell().rules.title],
  ["replay", "/replay/", shell().lobby.front.replays],
  ["statistics", "/replay/statistics.html", shell().lobby.front.statistics],
];

/** The ways to the pages round the tables; the rules are those of a game. */
export const PageLinks = (props: {
  readonly class: string;
  readonly game: string;
  readonly here?: DoorPage | undefined;
}) => (
  <nav class={props.class} aria-label={shell().lobby.front.pages}>
    <For each={pagesOf(props.game)}>
      {([page, href, text]) => (
        <a
          href={href}
          rel={href.startsWith("/replay/") ? "external" : undefined}
          aria-current={page === props.here ? "page" : undefined}
        >
          {text}
        </a>
      )}
    </For>
  </nav>
);

/** The games of a page that each has one of, and where theirs is; below the name of the page. */
export const GameLinks = (props: {
  readonly games: readonly string[];
  readonly here: string;
  readonly hrefOf: (game: string) => string;
}) => (
  <nav class="door-links game-links" aria-label={shell().create.game}>
    <For each={props.games}>
      {(game) => (
        <a href={props.hrefOf(game)} aria-current={game === props.here ? "page" : undefined}>
          {wordsOf(game).name}
        </a>
      )}
    </For>
  </nav>
);

const Home = () => (
  <a class="home title" href="/">
    {shell().title}
  </a>
);

const Switches = (): JSX.Element => (
  <div class="row switches">
    <LanguageSwitch />
    <ThemeSwitch />
  </div>
);

/** The head of a page around the tables: the way home, what the page is, its language and theme. */
export const PageHead = (props: { readonly title: string }) => (
  <header class="row page-head">
    <Home />
    <h1>{props.title}</h1>
    <Switches />
  </header>
);

/**
 * The head of a page that the front door leads to, as wide as the window: the evening town behind the name of the page, the other pages
 * beside the way home, and the sill below.
 */
export const DoorHead = (
  props: ParentProps<{ readonly title: string; readonly game: string; readonly here?: DoorPage }>,
) => (
  <header class="door-head">
    <div class="door-head-in">
      <div class="row door-head-ways">
        <Home />
        <PageLinks class="door-links" game={props.game} here={props.here} />
        <Switches />
      </div>
      <h1 class="title">{props.title}</h1>
      {props.children}
    </div>
  </header>
);
