import type { Json } from "@blueplate/kernel";
import {
  exampleIn,
  LanguageSwitch,
  narrow,
  RulesButton,
  RulesWindow,
  shell,
  ThemeSwitch,
  titled,
} from "@blueplate/tabletop";
import { keptOf } from "@blueplate/tabletop/looked-back";
import { BusySign, Button, createDismissed, Icon, Later } from "@blueplate/ui";
import {
  type Accessor,
  batch,
  createEffect,
  createMemo,
  createSignal,
  type ParentProps,
  Show,
  Suspense,
  untrack,
} from "solid-js";
import { Dynamic } from "solid-js/web";
import { viewOf } from "../games/views.ts";
import type { OpenedChapter } from "../session/opened-chapter.ts";
import { keyOf, orThrow, type EmptyStudy } from "../open/open.ts";
import { ExportMenu } from "../export/menu.tsx";
import { type StartPosition, keepInAddress, placeInAddress, toChapterInAddress } from "../session/address.ts";
import { createSession, type Session } from "../session/session.ts";
import { gameTitle } from "../session/title.ts";
import { Bands } from "../studies/bands.tsx";
import { createFollowing } from "../studies/following.ts";
import { PeopleHere, isShared } from "../studies/people-here.tsx";
import { createLive, type OpenStudy } from "../studies/open-study.ts";
import { StudyParts, StudyWindow } from "../studies/window.tsx";
import { AnyGame } from "./any-game.tsx";
import { ViewpointSwitch } from "./viewpoint-switch.tsx";
import { Head } from "./head.tsx";
import { Keys } from "./keys.tsx";
import { Proof } from "./proof.tsx";
import { RunningGame, tableGoingOn } from "./running.tsx";
import { replayWords } from "../language.ts";

const words = () => replayWords().replay;

const exampleOf = exampleIn(viewOf);

/** What stands at the right of the head: in a row, or behind one button where there is no room. */
const Menu = (props: ParentProps<{ readonly folded: boolean }>) => {
  let menu: HTMLDetailsElement | undefined;
  const [open, setOpen] = createSignal(false);
  createDismissed(() => menu);
  return (
    <Show when={props.folded} fallback={props.children}>
      <details
        class="menu"
        ref={(element) => (menu = element)}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary class="button" aria-label={shell().settings.menu}>
          <Icon name="list" />
        </summary>
        <div class="panel stack">
          <Later now={open()}>{props.children}</Later>
        </div>
      </details>
    </Show>
  );
};

interface LookingProps {
  readonly opened: OpenedChapter;
  readonly live: OpenStudy;
  readonly onChapter: (chapter: string, node: string | null) => void;
  readonly onStudy: () => void;
  /** The position at hand is taken to where positions are made. */
  readonly onEdit: (file: Json) => void;
  /** The same game as far as it has come since. */
  readonly onLater: (opened: OpenedChapter) => void;
}

/** Pixels of a page from which on the head of a shared study or a running game, which says and offers the most, has room for the page's name. */
const ROOM_FOR_NAME = 1600;

/** Pixels of a page from which on that head has room for what is seldom needed, too. */
const ROOM_FOR_ALL = 1440;

const LookingHead = (props: LookingProps & { readonly session: Session }) => {
  const small = narrow();
  const tight = narrow(ROOM_FOR_NAME);
  const narrowed = narrow(ROOM_FOR_ALL);
  const goesOn = tableGoingOn(props.opened) !== null;
  // A table's name is longer than that of the page.
  const isNamed = props.opened.tableName !== undefined;
  const isFull = (): boolean => goesOn || isShared(props.live);
  return (
    <header class="head row" data-shared={isShared(props.live)}>
      <a class="title" href="/">
        {shell().title}
      </a>
      <h1 class={tight() && !small() && isFull() ? "hidden" : ""}>{props.opened.tableName ?? words().title}</h1>
      <Proof session={props.session} kept={props.opened.kept} />
      <span class="grow" />
      <Menu folded={small()}>
        <RunningGame opened={props.opened} session={props.session} onLater={props.onLater} />
        <PeopleHere live={props.live} session={props.session} />
        <ViewpointSwitch session={props.session} goesOn={goesOn} />
        <Button kind="quiet" onClick={() => props.onStudy()}>
          {replayWords().studies.study}
        </Button>
        <RulesButton game={props.session.rules.game} />
        <ExportMenu session={props.session} opened={props.opened} onStudy={props.onStudy} onEdit={props.onEdit} />
        <Menu folded={!small() && narrowed() && (isFull() || isNamed)}>
          <Keys session={props.session} />
          <a class="button" data-kind="quiet" href="/replay/">
            {words().another}
          </a>
          <LanguageSwitch />
          <ThemeSwitch />
        </Menu>
      </Menu>
      <RulesWindow example={exampleOf} />
    </header>
  );
};

/** A chapter on the screen that its game has. */
const Looking = (props: LookingProps) => {
  const { opened, live } = props;
  const begin: StartPosition = opened.start ? { node: opened.start, instead: null } : placeInAddress(opened);
  const session = createSession({ ...opened, chapter: opened.chapter.id }, begin.node);
  // The address names a place that the game does not have.
  if (begin.instead !== null) session.say(words().noSuchPlace[begin.instead]);
  keepInAddress(session);
  titled(() => gameTitle(session));
  const following = createFollowing(live, session, ({ chapter, node }) => {
    // Where the outcome is hidden one begins where one left, and is asked before one is taken further.
    const isHidden = keptOf(keyOf(session.study().id, chapter))?.hidden === true;
    props.onChapter(chapter, isHidden ? null : node);
  });
  return (
    <>
      <LookingHead {...props} session={session} />
      <Bands live={live} game={session.rules.game} following={following} />
      <Suspense fallback={<BusySign text={shell().loading} />}>
        <Dynamic component={viewOf(session.rules.game)?.Screen ?? AnyGame} session={session} />
      </Suspense>
    </>
  );
};

/** A chapter of the study that was opened, for looking at it. */
const openingOf = (
  { opened, live }: { readonly opened: OpenedChapter | EmptyStudy; readonly live: OpenStudy },
  id: string,
) => {
  const study = live.study();
  const chapter = study.chapters.find((each) => each.id === id);
  if (!chapter) return null;
  const own =
    "key" in opened && opened.chapter.id === id
      ? { key: opened.key, table: opened.table, tableName: opened.tableName }
      : null;
  const { ground, kept } = opened;
  const reader = orThrow(ground.reader(chapter.source));
  const looked: OpenedChapter = {
    host: live.host,
    study,
    chapter,
    ground,
    reader,
    kept,
    key: keyOf(study.id, id),
  };
  return own ? { ...looked, ...own } : looked;
};

/** What there is to say about a study that has no chapter. */
const Unlooked = (props: { readonly live: OpenStudy; readonly onShow: (chapter: string) => void }) => (
  <>
    <Head title={words().title} shared={isShared(props.live)}>
      <PeopleHere live={props.live} session={null} />
    </Head>
    <Bands live={props.live} game={null} />
    <main class="choose">
      <StudyParts live={props.live} shown={null} onShow={props.onShow} />
    </main>
  </>
);

/** Going to another chapter, which may be told of before it is there: then as soon as it is. */
const createGoing = (live: OpenStudy, shown: Accessor<string | null>, show: (chapter: string) => void) => {
  const [wished, setWished] = createSignal<{ readonly chapter: string; readonly node: string | null } | null>(null);
  const toChapter = (chapter: string, node: string | null = null): void =>
    void setWished(chapter === shown() ? null : { chapter, node });
  createEffect(() => {
    const wish = wished();
    if (!wish || !live.study().chapters.some(({ id }) => id === wish.chapter)) return;
    toChapterInAddress(live.study().id, wish.chapter, wish.node);
    batch(() => {
      setWished(null);
      show(wish.chapter);
    });
  });
  return {
    toChapter,
    /** By one's own choice: whoever leads elsewhere is followed no longer. */
    choose: (chapter: string): void => {
      if ((live.followed()?.chapter ?? chapter) !== chapter) live.setFollowing(false);
      toChapter(chapter);
    },
  };
};

/** A study that is open: one of its chapters, or what there is to say about it while it has none. */
export const StudyView = (
  props: { readonly opened: OpenedChapter | EmptyStudy } & Pick<LookingProps, "onEdit" | "onLater">,
) => {
  const { opened } = props;
  const live = createLive(opened.host, opened.study);
  const [id, setId] = createSignal(opened.chapter?.id ?? null);
  // Over the chapters: it stays open when the one who leads goes to another.
  const [open, setOpen] = createSignal(false);
  const { toChapter, choose } = createGoing(live, id, setId);
  const shown = createMemo(() => {
    const chapter = id();
    return chapter === null ? null : untrack(() => openingOf({ opened, live }, chapter));
  });
  return (
    <>
      <Show keyed when={shown()} fallback={<Unlooked live={live} onShow={choose} />}>
        {(chapter) => (
          <Looking
            opened={chapter}
            live={live}
            onChapter={toChapter}
            onStudy={() => setOpen(true)}
            onEdit={props.onEdit}
            onLater={props.onLater}
          />
        )}
      </Show>
      <StudyWindow live={live} shown={id()} onShow={choose} open={open()} onClose={() => setOpen(false)} />
    </>
  );
};
