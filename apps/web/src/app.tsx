import { shell } from "@blueplate/tabletop";
import { inOwnTask } from "@blueplate/ui";
import { Route, Router } from "@solidjs/router";
import { lazy, type ParentProps, Suspense } from "solid-js";
import { LobbyPage } from "./lobby/page.tsx";

const CreatePage = lazy(() => import("./lobby/create.tsx").then((page) => ({ default: page.CreatePage })));
const TablePage = lazy(() => inOwnTask(import("./table/page.tsx").then((page) => ({ default: page.TablePage }))));
const ClaimPage = lazy(() => import("./table/claim.tsx").then((page) => ({ default: page.ClaimPage })));

const LocalPage = lazy(() => import("./local/page.tsx").then((page) => ({ default: page.LocalPage })));
const LocalCreatePage = lazy(() => import("./local/create.tsx").then((page) => ({ default: page.LocalCreatePage })));
const LearnPage = lazy(() => import("./learn/page.tsx").then((page) => ({ default: page.LearnPage })));
const LessonPage = lazy(() => import("./learn/lesson-page.tsx").then((page) => ({ default: page.LessonPage })));
const PuzzlePage = lazy(() => import("./learn/lesson-page.tsx").then((page) => ({ default: page.PuzzlePage })));
const RulesPage = lazy(() => import("./rules/page.tsx").then((page) => ({ default: page.RulesPage })));

const Frame = (props: ParentProps) => <Suspense>{props.children}</Suspense>;

const NotFound = () => (
  <main class="empty stack">
    <p>{shell().notFound}</p>
    <p>
      <a class="button" href="/">
        {shell().table.lobby}
      </a>
    </p>
  </main>
);

/** Every page of the web table. */
export const App = () => (
  <Router root={Frame}>
    <Route path="/" component={LobbyPage} />
    <Route path="/new" component={CreatePage} />
    <Route path="/table/:table" component={TablePage} />
    <Route path="/seat" component={ClaimPage} />
    <Route path="/local/new" component={LocalCreatePage} />
    <Route path="/local/:id" component={LocalPage} />
    <Route path="/learn" component={LearnPage} />
    <Route path="/learn/:lesson" component={LessonPage} />
    <Route path="/learn/:lesson/puzzle" component={PuzzlePage} />
    <Route path="/rules/:game" component={RulesPage} />
    <Route path="*" component={NotFound} />
  </Router>
);
