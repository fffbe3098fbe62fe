import type { Lens } from "@blueplate/forecast";
import { closeByBack } from "@blueplate/ui";
import { createEffect, createSignal, on, untrack } from "solid-js";
import { sideways, type NamedEntity, useKeys } from "@blueplate/tabletop";
import { isShowingPlayers, showPlayers } from "../table/seats/players.ts";
import { type SheetHeight, type PhonePage, PAGES, type SheetStance } from "@blueplate/magnate-table";

export type TabId = "tonight" | "race" | "log" | "talk";
type Over = "supply" | "milestones" | "planner" | "orders" | "keys" | "text" | "card";

/** How far the question's sheet of a phone is pulled up. */
const createSheet = (page: () => PhonePage) => {
  const [pulled, setPulled] = createSignal<SheetHeight>("half");
  let before: SheetHeight = "half";
  /**
   * While something is placed on the map of a phone, everything but the strip makes way; also where the table is opened, or the
   * page read anew, at such a moment. It stays low while what is staged there may still be moved, unless somebody pulls it up, and
   * comes back after it. Where it lay low while others acted, it comes up with what is placed.
   */
  const makeWay = (placing: () => boolean, staged: () => boolean): void => {
    if (untrack(placing)) setPulled("strip");
    let isLow = untrack(placing);
    createEffect(
      on(
        [placing, staged],
        ([now, then], last) => {
          if (now && !isLow) before = page() === "act" && pulled() === "strip" ? "half" : pulled();
          if (now && !last?.[0]) setPulled("strip");
          if (isLow && !now && !then) setPulled(before);
          isLow = now || (isLow && then);
        },
        { defer: true },
      ),
    );
  };
  /** Whose turn is over looks at the town; a new question comes up for whoever waits for it. */
  const followTurn = (asked: () => boolean, placing: () => boolean): void =>
    createEffect(
      on(asked, (now) => {
        if (!now) setPulled("strip");
        else if (page() === "act" && !untrack(placing)) setPulled("half");
      }),
    );
  return { pulled, setPulled, makeWay, followTurn };
};

/** Pages of a phone that lie over the town and the question. */
const COVERING: readonly PhonePage[] = ["chains", "race", "log"];

/** What needs the room that the question's sheet takes on a phone; the first two are opened from it, or with it. */
const FROM_SHEET: readonly (Over | null)[] = ["planner", "orders"];
const LOW: readonly (Over | null)[] = [...FROM_SHEET, "card"];

/** What lies over the map, one thing at a time; the list of the players is opened beside the table, and is one of them. */
const createOver = (setPulled: (height: SheetHeight) => void) => {
  const [over, setOver] = createSignal<Over | null>(null);
  const [card, setCard] = createSignal<NamedEntity | null>(null);
  const open = (what: Over | null): void => {
    if (LOW.includes(what)) setPulled("strip");
    else if (FROM_SHEET.includes(over())) setPulled("half");
    if (what !== null) showPlayers(false);
    setOver(what);
  };
  createEffect(() => isShowingPlayers() && untrack(() => open(null)));
  return {
    over,
    toggle: (what: Over): void => open(over() === what ? null : what),
    open: (what: Over): void => open(what),
    /** The house or campaign whose card lies over the map, when one does. */
    card,
    openCard: (thing: NamedEntity): void => {
      setCard(thing);
      open("card");
    },
    close: (): void => open(null),
  };
};

/** Which page of a phone is seen, and how the question stands there: held sideways, it stands beside every page, and acts need none. */
const createPosture = (page: () => PhonePage, pulled: () => SheetHeight) => {
  const beside = sideways();
  return {
    pages: (): readonly PhonePage[] => (beside() ? PAGES.filter((each) => each !== "act") : PAGES),
    page: (): PhonePage => (beside() && page() === "act" ? "city" : page()),
    stance: (): SheetStance => (beside() ? "beside" : pulled()),
  };
};

/** What is open, and the keys that open it; `more` keys belong to the table. */
export const createFrame = (more: Readonly<Record<string, () => void>> = {}) => {
  const [tab, setTab] = createSignal<TabId>("tonight");
  const [company, setCompany] = createSignal<number | null>(null);
  const [lens, setLens] = createSignal<Lens>("tonight");
  const [page, setPage] = createSignal<PhonePage>("act");
  const sheet = createSheet(page);
  const overMap = createOver(sheet.setPulled);
  const { toggle } = overMap;
  const show = (next: PhonePage): void => {
    setPage(next);
    if (next === "act" && sheet.pulled() === "strip") sheet.setPulled("half");
    if (next === "city") sheet.setPulled("strip");
    if (next === "race" || next === "log") setTab(next);
  };
  // Pages that cover the table: back leads from them to the question, not away from the table.
  createEffect(() => COVERING.includes(page()) && closeByBack(() => show("act")));
  useKeys({ ...more, d: () => setTab("tonight"), l: () => setTab("log") });
  useKeys(
    {
      s: () => toggle("supply"),
      m: () => toggle("milestones"),
      o: () => toggle("planner"),
      "?": () => toggle("keys"),
      "/": () => toggle("text"),
    },
    "panels",
  );
  return {
    tab,
    setTab,
    lens,
    setLens,
    ...overMap,
    company,
    setCompany,
    show,
    ...sheet,
    ...createPosture(page, sheet.pulled),
  };
};
