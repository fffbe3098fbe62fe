import { language, shell, takeWordsFrom } from "@blueplate/tabletop";
import { wordsWithModules } from "@blueplate/variants/words";
import { afterSign, BusySign, Button, Empty, Icon, startTheme } from "@blueplate/ui";
import { createResource, Show, Suspense } from "solid-js";
import { Dynamic, render } from "solid-js/web";
import { viewOf } from "../games/views.ts";
import type { OpenedChapter } from "../session/opened-chapter.ts";
import { CardsInPlay } from "../screen/cards-in-play.tsx";
import { placeInAddress } from "../session/address.ts";
import { createSession, type Session } from "../session/session.ts";
import { briefly } from "../session/event-text.ts";
import { wholePageOf } from "../export/embed-address.ts";
import { openPublic } from "./open.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().replay;

const Steps = (props: { readonly session: Session }) => {
  const { session } = props;
  return (
    <footer class="row">
      <Button aria-label={words().back} disabled={session.at() === 0} onClick={() => session.step(-1)}>
        <Icon name="caret-left" />
      </Button>
      <Button
        aria-label={words().forward}
        disabled={session.at() >= session.line().length - 1}
        onClick={() => session.step(1)}
      >
        <Icon name="caret-right" />
      </Button>
      <p class="caption" role="status">
        {briefly(session, session.entries()[session.at()]) || words().stepOnly(session.at())}
      </p>
      <a class="button" data-kind="quiet" href={wholePageOf(session).href} target="_blank" rel="noopener">
        {replayWords().out.openHere}
      </a>
    </footer>
  );
};

const EmbeddedPosition = (props: { readonly opened: OpenedChapter }) => {
  const { opened } = props;
  const { node } = placeInAddress(opened);
  const session = createSession({ ...opened, chapter: opened.chapter.id }, node);
  return (
    <main class="moment">
      <Suspense fallback={<BusySign text={shell().loading} />}>
        <Dynamic component={viewOf(session.rules.game)?.Embedded ?? CardsInPlay} session={session} />
      </Suspense>
      <Steps session={session} />
    </main>
  );
};

const Page = () => {
  const [opened] = createResource(() => openPublic(new URLSearchParams(location.search)));
  return (
    <Show when={!opened.loading} fallback={<BusySign text={shell().loading} />}>
      <Show when={opened.error ? null : opened()} fallback={<Empty>{replayWords().out.embedNothing}</Empty>}>
        {(shown) => <EmbeddedPosition opened={shown()} />}
      </Show>
    </Show>
  );
};

/** Draws the page that other sites show in a frame. */
export const show = (): void => {
  startTheme();
  takeWordsFrom(wordsWithModules);
  void afterSign(language.start(), (root) => render(() => <Page />, root));
};
