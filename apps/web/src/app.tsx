import { pageWordsCome } from "@blueplate/tabletop";
import { addIcons, inOwnTask } from "@blueplate/ui";
import { Navigate, Route, Router } from "@solidjs/router";
import { type Component, For, lazy, type ParentProps, Suspense } from "solid-js";
import { GAMES } from "./games/list.ts";
import { LobbyPage } from "./lobby/page.tsx";
import { MissingPage, pageCame } from "./missing-page.tsx";
import { NotFoundPage } from "./not-found.tsx";

/**
 * A page that is fetched when it is asked for, with the icons that the lobby does not show, and drawn in a task of its own. One that
 * does not come says so in its place.
 */
const fetched = <T extends string>(path: string, pieces: () => Promise<Readonly<Record<T, Component>>>, name: T) => {
  const load = async () => {
    const [come, { MORE_ICON_PATHS }] = await Promise.all([pieces(), import("@blueplate/ui/more-icons")]);
    addIcons(MORE_ICON_PATHS);
    // In English only where its own words cannot be fetched.
    await pageWordsCome();
    pageCame();
    return come[name];
  };
  const page = () => inOwnTask(load().catch(() => MissingPage));
  return { path, load, component: lazy(async () => ({ default: await page() })) };
};

/** What decodes is run in a task before that of the page: together they would keep it from answering. */
const fetchTable = () => {
  void import("@blueplate/tabletop/stored").catch(() => null);
  return import("./table/page.tsx");
};

const FETCHED = [
  fetched("/new", () => import("./lobby/create.tsx"), "CreatePage"),
  fetched("/table/:table", fetchTable, "TablePage"),
  fetched("/rematch/:table", () => import("./rematch/page.tsx"), "RematchPage"),
  fetched("/bots", () => import("./bots/page.tsx"), "BotsPage"),
  fetched("/admin", () => import("./admin/page.tsx"), "AdminPage"),
  fetched("/seat", () => import("./table/claim.tsx"), "ClaimPage"),
  fetched("/local/new", () => import("./local/create.tsx"), "LocalCreatePage"),
  fetched("/local/play", () => import("./local/play-now.tsx"), "PlayNowPage"),
  fetched("/local/:id", () => import("./local/page.tsx"), "LocalPage"),
  fetched("/learn", () => import("./learn/page.tsx"), "LearnPage"),
  fetched("/learn/:lesson", () => import("./learn/lesson-page.tsx"), "LessonPage"),
  fetched("/learn/:lesson/puzzle", () => import("./learn/lesson-page.tsx"), "PuzzlePage"),
  fetched("/rules/:game", () => import("./rules/page.tsx"), "RulesPage"),
];

const matches = (path: string, address: string): boolean => {
  const parts = path.split("/");
  const asked = address.split("/");
  return parts.length === asked.length && parts.every((part, at) => part.startsWith(":") || part === asked[at]);
};

/** Fetches the page that the address asks for, while the sign still hangs over the door and words are on their way. */
export const fetchPage = (address: string): void => {
  // One that does not come says so where it is drawn.
  FETCHED.find(({ path }) => matches(path, address))
    ?.load()
    .catch(() => null);
};

const Frame = (props: ParentProps) => <Suspense>{props.children}</Suspense>;

/** The rules are those of a game: without one of them named, of the first. */
const FirstRules = () => <Navigate href={`/rules/${GAMES[0]?.id}`} />;

/** Every page of the web table. */
export const App = () => (
  <Router root={Frame}>
    <Route path="/" component={LobbyPage} />
    <For each={FETCHED}>{({ path, component }) => <Route path={path} component={component} />}</For>
    <Route path="/rules" component={FirstRules} />
    <Route path="*" component={NotFoundPage} />
  </Router>
);
