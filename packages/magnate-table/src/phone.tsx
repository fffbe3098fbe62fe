import { Badge, Button, Icon, type IconName } from "@blueplate/ui";
import { ArmedButton, isChoosing, isClosing, leadingForm, shell, type TableProps } from "@blueplate/tabletop";
import { createMemo, For, Show } from "solid-js";
import { stateOf } from "./game.ts";
import { isOnMap } from "./placing/target.ts";
import { StandInStrip } from "./stand-in-strip.tsx";
import { chainColours, Sign } from "./sign/sign.tsx";
import { createStripSending, linesBefore, type StripProps } from "./strip.ts";
import { magnateWords } from "./language.ts";

const text = () => shell().frame;

/** The pages of the phone. */
export const PAGES = ["act", "city", "chains", "race", "log"] as const;
export type PhonePage = (typeof PAGES)[number];

const ICONS: Readonly<Record<PhonePage, IconName>> = {
  act: "hand-pointing",
  city: "map-trifold",
  chains: "users-three",
  race: "flag-checkered",
  log: "scroll",
};

/** The foot of the phone, or its rim where it is held sideways: a page each. */
export const PageBar = (props: {
  readonly pages: readonly PhonePage[];
  readonly page: PhonePage;
  readonly onPage: (page: PhonePage) => void;
  /** Lines of the talk that nobody has seen. */
  readonly unread: number;
}) => (
  <nav class="page-bar" aria-label={shell().table.state}>
    <For each={props.pages}>
      {(page) => (
        <button
          type="button"
          aria-current={props.page === page ? "page" : undefined}
          onClick={() => props.onPage(page)}
        >
          <Icon name={ICONS[page]} />
          <span>{text().tabs[page]}</span>
          <Show when={page === "log" && props.unread > 0}>
            <Badge count={props.unread} label={shell().table.unread(props.unread)} />
          </Show>
        </button>
      )}
    </For>
  </nav>
);

/** The chains in one line: sign, cash, whether they act. A tap opens the company. */
export const ChainChips = (props: { readonly table: TableProps; readonly onOpen: (seat: number) => void }) => (
  <nav class="chain-nav" aria-label={text().tabs.chains}>
    <ul class="chain-chips" aria-label={text().tabs.chains}>
      <For each={stateOf(props.table).turnOrder}>
        {(seat) => {
          const cash = (): string => `$${stateOf(props.table).chains[seat]?.cash ?? 0}`;
          return (
            <li>
              <button
                type="button"
                style={chainColours(props.table, seat)}
                data-acting={props.table.rules.waitsFor(props.table.state).some((each) => each === seat)}
                data-mine={seat === props.table.seat}
                data-thing={`seat:${seat}`}
                aria-label={`${text().openCompany(props.table.names(seat))}${shell().comma}${cash()}`}
                onClick={() => props.onOpen(seat)}
              >
                <Sign table={props.table} seat={seat} />
                <b class="number">{cash()}</b>
              </button>
            </li>
          );
        }}
      </For>
    </ul>
  </nav>
);

/** How far the question is pulled up. */
const HEIGHTS = ["strip", "half", "full"] as const;
export type SheetHeight = (typeof HEIGHTS)[number];
/** How the question stands on a phone: pulled up so far, or beside the town. */
export type SheetStance = SheetHeight | "beside";

interface SheetProps extends StripProps {
  readonly height: SheetStance;
  readonly onHeight: (height: SheetHeight) => void;
}

/** What to do next: below the town where it is tapped, what is still open, or what is to be read before it is done; otherwise what the form asks. */
const sentenceOf = ({ table, filling, parts, height }: SheetProps): string => {
  const form = filling.form();
  if (!form) return waitingIn({ table, filling });
  const { ask, button } = table.words.form(form.tag);
  if (height !== "strip") return ask;
  if (isOnMap(filling)) return magnateWords().map.place;
  const slot = filling.slot();
  // What is asked first is the question itself; further on it is said how far one is.
  if (slot && slot.name !== form.slots[0]?.name) return `${button} · ${table.words.slot(form.tag, slot.name)}`;
  const [said] = linesBefore({ filling, parts });
  return said ?? (filling.command() && parts.summary?.(filling)) ?? ask;
};

/** What the sheet says while nothing is chosen. */
const waitingIn = ({ table, filling }: Pick<SheetProps, "table" | "filling">): string => {
  if (filling.forms().length > 0) return shell().table.chooseForm;
  if (table.rules.outcome(table.state)) return shell().table.over;
  if (table.facts.readOnly !== null) return shell().table.halted;
  const names = table.rules.waitsFor(table.state).map((seat) => table.names(seat));
  const waiting = shell().table.waitsFor(names.join(shell().comma));
  return table.seat === null ? `${shell().table.watching} ${waiting}` : waiting;
};

/** Drags the head up or down by a third of the screen for the next height. */
const dragging = (props: SheetProps) => {
  let from: number | null = null;
  /** The height above or below; none where there is no further one, or where the question stands beside the town. */
  const next = (by: 1 | -1): SheetHeight | undefined => {
    const at = HEIGHTS.findIndex((height) => height === props.height);
    return at < 0 ? undefined : HEIGHTS[at + by];
  };
  const move = (by: 1 | -1): void => {
    const height = next(by);
    if (height) props.onHeight(height);
  };
  return {
    next,
    move,
    down: (event: PointerEvent): void => {
      from = event.clientY;
    },
    up: (event: PointerEvent): void => {
      const way = from === null ? 0 : from - event.clientY;
      from = null;
      if (Math.abs(way) > 24) move(way > 0 ? 1 : -1);
    },
  };
};

/**
 * The acts side by side in the strip, so that each of them is one tap away from the town. What ends the turn stands whole beside
 * them, however many they are; it is pressed where what is left can be read.
 */
const StripActs = (props: SheetProps) => {
  const text = (tag: string): string => props.table.words.form(tag).button;
  const closing = () => props.filling.forms().find(isClosing);
  const lead = createMemo(() => leadingForm(props));
  return (
    <div class="strip-acts" role="group" aria-label={sentenceOf(props)}>
      <div class="strip-others">
        <For each={props.filling.forms().filter((form) => !isClosing(form))}>
          {(form) => (
            <Button
              kind={lead() === form ? "main" : "plain"}
              onClick={() => {
                props.filling.choose(form.tag);
                if (!isOnMap(props.filling)) props.onHeight("half");
              }}
            >
              {text(form.tag)}
            </Button>
          )}
        </For>
      </div>
      <Show when={closing()}>
        {(form) => (
          <Button kind={lead() ? "plain" : "main"} onClick={() => props.onHeight("half")}>
            {text(form().tag)}
          </Button>
        )}
      </Show>
    </div>
  );
};

/** The head of the question on a phone: its sentence, and buttons that pull it up and push it down. */
export const SheetHead = (props: SheetProps) => {
  const drag = dragging(props);
  const { ready, again, hasGhost, said, act } = createStripSending(props, () => props.onHeight("half"));
  const isStrip = (): boolean => props.height === "strip" && props.filling.forms().length > 0;
  const isOpen = (): boolean => isStrip() && !props.filling.form();
  /** On the map, which lies above the strip, nothing is pointed at yet. */
  const hasNothingToPress = (): boolean => isOnMap(props.filling) && !hasGhost() && isChoosing(props);
  /** Who waits so long that they have called: the question that says it is down. */
  const nudger = (): string | undefined => {
    const nudge = props.table.facts.nudges.find(({ seat }) => seat === props.table.seat);
    return nudge && props.table.names(nudge.by);
  };
  return (
    <div class="sheet-head" onPointerDown={drag.down} onPointerUp={drag.up}>
      <Show when={isStrip() && nudger()}>
        {(name) => (
          <span class="nudged">
            <Icon name="call-bell" /> {shell().consent.nudgesYou(name())}
          </span>
        )}
      </Show>
      <Show
        when={isOpen()}
        fallback={
          <Show when={props.height === "strip"} fallback={<p data-choose={isChoosing(props)}>{sentenceOf(props)}</p>}>
            <StandInStrip table={props.table}>
              {/* The heading of the question is folded away with it. */}
              <p role="heading" aria-level={2} data-choose={hasNothingToPress()}>
                {sentenceOf(props)}
              </p>
            </StandInStrip>
          </Show>
        }
      >
        <StripActs {...props} />
      </Show>
      <Show when={isStrip() && (ready() || hasGhost() || !isOnMap(props.filling)) && props.filling.form()}>
        {(form) => (
          <ArmedButton
            kind="main"
            left={null}
            again={again()}
            matter={ready}
            disabled={props.table.sender.busy()}
            onPress={act}
          >
            {ready() || hasGhost() ? said(form().tag) : text().decide}
          </ArmedButton>
        )}
      </Show>
      <Show when={isStrip() && isOnMap(props.filling) && props.filling.canGoBack()}>
        <Button kind="quiet" class="strip-back" onClick={props.filling.back}>
          {shell().table.back}
        </Button>
      </Show>
      <Show when={drag.next(1)}>
        <Button kind="quiet" aria-label={text().pullUp} onClick={() => drag.move(1)}>
          <Icon name="caret-up" />
        </Button>
      </Show>
      <Show when={drag.next(-1)}>
        <Button kind="quiet" aria-label={text().pushDown} onClick={() => drag.move(-1)}>
          <Icon name="caret-down" />
        </Button>
      </Show>
    </div>
  );
};
