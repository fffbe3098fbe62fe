import { narrow, shell } from "@blueplate/tabletop";
import { Later, markMoreBelow, type Tab, Tabs } from "@blueplate/ui";
import { createEffect, createMemo, type JSX, on, onCleanup, Show } from "solid-js";
import type { Session } from "../session/session.ts";
import { EventSentences, EventText } from "../event-text.tsx";
import { FineSteps } from "../fine-steps.tsx";
import { PlaybackSpeed, type Speed } from "../playback-speed.tsx";
import { createReel, PlayBack, Transport } from "../transport.tsx";
import { Drawer, type DrawerTab, type ViewRequest } from "./drawer.tsx";
import { LineHead } from "./line-head.tsx";
import "./frame.css";
import "./low-phone.css";
import "./sideways.css";
import { replayWords } from "../language.ts";

const words = () => replayWords().replay;

interface FrameProps {
  readonly session: Session;
  /** What stands left: the companies. */
  readonly left?: JSX.Element;
  /** The place of the game. */
  readonly middle: JSX.Element;
  /** Whether that place is a table of cards, which is read. */
  readonly cards?: boolean;
  /** Why the step was taken, beside what happened in it. */
  readonly why?: JSX.Element;
  /** What has to be said about the moment. */
  readonly notice?: JSX.Element;
  /** The views of the right rail. */
  readonly tabs: readonly Tab<string>[];
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly timeline: JSX.Element;
  /** Further ways to step, beside the transport; on a phone at the head of the line. */
  readonly leaps?: JSX.Element;
  /** What else stands beside the transport. */
  readonly more?: JSX.Element;
  /** The views of the drawer. */
  readonly drawer: readonly DrawerTab[];
  /** The view of the drawer that was asked for last. */
  readonly wish?: ViewRequest | null;
  readonly moving: boolean;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
}

/**
 * Writes on the root of the page what is read in it: notes, or else the course of the game or its end; whether that is a table of cards,
 * and whether one plays on. Rules of style go by that: one that looks for something anywhere within the root is asked anew, with all of
 * the page, for everything that is drawn.
 */
const tellRoot = (props: FrameProps): void => {
  const root = document.getElementById("root");
  createEffect(() => root?.toggleAttribute("data-replay-cards", props.cards === true));
  createEffect(() => root?.toggleAttribute("data-replay-play", props.tab === "play"));
  createEffect(() => {
    const read = props.session.outcome() ? "end" : "course";
    root?.setAttribute("data-replay", props.tab === "notes" ? "notes" : read);
  });
  onCleanup(() =>
    ["data-replay", "data-replay-cards", "data-replay-play"].forEach((each) => root?.removeAttribute(each)),
  );
};

/**
 * Whoever begins to play on is led to the question, which a phone has below what it shows of the moment: as soon as it is there, for the
 * screen may be away meanwhile, while what is asked is fetched.
 */
const leadToQuestion = (props: FrameProps, views: () => Element): void => {
  createEffect(
    on(
      () => props.tab,
      (tab) => {
        if (tab !== "play") return;
        let isThere = false;
        const drawn = new ResizeObserver(() => {
          const wasThere = isThere;
          isThere = views().clientHeight > 0;
          // At once: a movement that takes its time ends where the page grows below it.
          if (isThere && !wasThere) views().scrollIntoView({ block: "nearest" });
        });
        drawn.observe(views());
        onCleanup(() => drawn.disconnect());
      },
      { defer: true },
    ),
  );
};

/** What happened is read from its first line at every step, however far down one had read of the last. */
const beginAtTop = ({ session }: FrameProps, panel: () => HTMLElement): void => {
  createEffect(on(session.node, () => panel().scrollTo(0, 0), { defer: true }));
};

/** The screen of looking back: companies, town, the line; below them time. */
export const Frame = (props: FrameProps) => {
  const small = narrow();
  const isBeside = (): boolean => props.left !== undefined && !small();
  const pace = () => <PlaybackSpeed session={props.session} speed={props.speed} onSpeed={props.onSpeed} />;
  const reel = createReel(props);
  let viewPanel!: HTMLDivElement;
  let toldPanel!: HTMLDivElement;
  tellRoot(props);
  leadToQuestion(props, () => viewPanel);
  beginAtTop(props, () => toldPanel);
  // The keys alone fill the foot of a phone.
  const led = (line: Tab<string>) => () => (
    <>
      <Show when={small()}>
        {/* Before what stays in sight, which would lie over half of them. */}
        <FineSteps session={props.session} />
        <div class="leads row">
          <PlayBack reel={reel} />
          {pace()}
          {props.leaps}
        </div>
      </Show>
      <Later now>{line.body()}</Later>
    </>
  );
  // The same tabs on every width: what is scrolled and written in them stays when a phone is turned.
  const views = createMemo(() => props.tabs.map((each) => (each.id === "line" ? { ...each, body: led(each) } : each)));
  const tabs = createMemo((): readonly Tab<string>[] =>
    props.left !== undefined && small()
      ? [...views(), { id: "companies", text: shell().frame.tabs.chains, body: () => props.left }]
      : views(),
  );
  return (
    <main class="replay" data-left={isBeside()} data-view={props.tab} data-cards={props.cards === true}>
      <Show when={isBeside()}>
        <aside class="companies" aria-label={shell().frame.tabs.chains}>
          {props.left}
        </aside>
      </Show>
      <div class="place">
        <Later now>{props.middle}</Later>
      </div>
      <aside class="views">
        <div class="panel told-panel" ref={(panel) => markMoreBelow((toldPanel = panel))}>
          <LineHead session={props.session} />
          <EventSentences session={props.session} />
          <EventText session={props.session} />
          {props.why}
        </div>
        {props.notice}
        <div class="panel view-panel" ref={viewPanel}>
          {/* In a task of its own: a long line keeps the rest of the page from answering. */}
          <Later now>
            <Tabs label={words().happened} tabs={tabs()} value={props.tab} onChange={props.onTab} />
          </Later>
        </div>
      </aside>
      <div class="foot panel">
        <div class="times">
          <Later now>{props.timeline}</Later>
        </div>
        <div class="foot-row row">
          <Transport session={props.session} reel={reel} backwards={!small()}>
            <Show when={!small()}>{pace()}</Show>
          </Transport>
          <Show when={!small()}>{props.leaps}</Show>
          {props.more}
          <Drawer views={props.drawer} wish={props.wish ?? null} />
        </div>
      </div>
    </main>
  );
};
