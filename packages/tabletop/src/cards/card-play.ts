import { check, commandOf, type Json, type Tagged } from "@blueplate/kernel";
import { plain } from "@blueplate/words";
import { createEffect, createMemo, createSignal, type JSX, on } from "solid-js";
import type { FormFilling } from "../question/filling.ts";
import type { TableProps } from "../props.ts";
import { settings } from "../settings.ts";
import { type CardTableView, readCardTable } from "./reading.ts";
import type { CardTableRows, LaidCard, TrickStanding } from "./rows.ts";

/** The pictures of a game on its card table. */
export interface CardDrawings {
  /** Who sits in a seat. */
  readonly guest: (seat: number) => JSX.Element;
  /** What lies on the plate of a card; without it the shape of its suit does. */
  readonly food?: (card: string) => JSX.Element;
}

/** What a card table is drawn from. */
export interface CardTableProps {
  readonly table: TableProps;
  readonly filling: FormFilling;
  readonly rows: CardTableRows;
  readonly drawings: CardDrawings;
}

/** What a card that closes a trick brings about. */
export interface CardEffects {
  readonly text: string;
  /** Who leads the next trick, or null. */
  readonly leader: number | null;
}

/** Choosing a card of the hand with coins on it, or a token of the middle: what is lifted, and what a click does. */
export interface CardPlay {
  readonly view: () => CardTableView;
  /** True while the viewer is asked for a card. */
  readonly asksCard: () => boolean;
  /** The kinds of tokens that are on offer; none while something else is asked. */
  readonly tokens: () => readonly string[];
  readonly isLegal: (card: string) => boolean;
  /** Why the other cards may not be played, or null. */
  readonly reason: () => string | null;
  readonly lifted: () => string | null;
  readonly lift: (card: string | null) => void;
  /** Coins that go onto the next card, negative to lower it. */
  readonly coins: () => number;
  readonly setCoins: (coins: number) => void;
  readonly owned: () => number;
  /** What is printed on a card, and what it is worth with coins on it. */
  readonly rank: (card: string) => number;
  readonly worth: (card: string, coins: number) => number;
  readonly play: (card: string) => void;
  readonly take: (kind: string) => void;
  /** How the trick stands, with the lifted card in it. */
  readonly standing: () => TrickStanding;
  /** What the lifted card brings about, or null while nobody knows it. */
  readonly effects: () => CardEffects | null;
  /** Looks at the table as it would be without a token of this kind. */
  readonly pointAt: (kind: string | null) => void;
  /** The kinds that are lit: as they are, or as they would be without the token that is pointed at. */
  readonly lit: () => readonly string[];
  readonly litWithout: (kind: string) => readonly string[];
  /** Points that one token more of a kind would bring with the pile as it is. */
  readonly gain: (kind: string) => number;
}

/** What is lifted, and the coins that go onto it: put down again with every entry. */
const createLifting = (table: TableProps) => {
  const [lifted, lift] = createSignal<string | null>(null);
  const [coins, setCoins] = createSignal(0);
  createEffect(
    on(
      () => table.entries.length,
      () => {
        lift(null);
        setCoins(0);
      },
      { defer: true },
    ),
  );
  return { lifted, lift, coins, setCoins };
};

/** What the viewer is asked, as commands: null while it is something else. */
const createOffers = ({ table, filling, rows }: CardTableProps) => {
  const offersOf = (name: string): readonly string[] => {
    const slot = filling.form()?.slots.find((each) => each.name === name);
    if (!slot || slot.shape !== "choice" || table.seat === null) return [];
    return slot.candidates(table.state, table.seat, {}).filter((value): value is string => typeof value === "string");
  };
  const cards = createMemo(() => offersOf(rows.slots.card));
  const tokens = createMemo(() => offersOf(rows.slots.token));
  const command = (picked: Readonly<Record<string, Json>>): Tagged | null => {
    const form = filling.form();
    return form ? commandOf(form, picked) : null;
  };
  return { cards, tokens, command };
};

/**
 * Gives the only command there is by itself, once for each decision, where whoever sits here wants it so. Answers whether it does:
 * then nothing is asked, unless the command was not accepted.
 */
const playOnlyCommand = (table: TableProps, only: () => Tagged | null): (() => boolean) => {
  const [refusedAt, setRefusedAt] = createSignal(-1);
  const isAutomatic = createMemo(
    () =>
      settings().onlyCommand &&
      only() !== null &&
      refusedAt() !== table.entries.length &&
      // Whoever takes it back wants to look at it.
      table.entries.at(-1)?._tag !== "Undone",
  );
  let given = -1;
  createEffect(() => {
    const command = only();
    const now = table.entries.length;
    if (command === null || !isAutomatic() || given === now || table.sender.busy()) return;
    given = now;
    void table.sender.send(command).then((accepted) => accepted || setRefusedAt(now));
  });
  return isAutomatic;
};

/** Why the cards of a hand that may not be played may not, or null. */
const reasonIn = (
  { table }: CardTableProps,
  {
    hand,
    cards,
    command,
  }: {
    readonly hand: readonly string[];
    readonly cards: readonly string[];
    readonly command: (card: string) => Tagged | null;
  },
): string | null => {
  const other = cards.length === 0 ? undefined : hand.find((card) => !cards.includes(card));
  const given = other === undefined ? null : command(other);
  const refused = given && table.seat !== null ? check(table.rules, table.state, table.seat, given) : null;
  return refused ? table.words.refusal(refused) : null;
};

/** What a trick comes to that is complete with the lifted card, told as it would be in the log. */
const effectsOf = ({ table, rows }: CardTableProps, { highest, lowest }: TrickStanding): CardEffects | null => {
  if (highest === null || lowest === null) return null;
  const won = { _tag: rows.trick.event, [rows.trick.winner]: highest, [rows.trick.taker]: lowest };
  const sentence = table.words.event(won, table.names);
  return sentence ? { text: plain(sentence), leader: highest } : null;
};

/** What is read of the cards on the table with the lifted one among them. */
const createReading = ({ table, rows }: CardTableProps, lifting: ReturnType<typeof createLifting>) => {
  const view = createMemo(() => readCardTable(rows, table.state));
  const own = () => (table.seat === null ? undefined : view().seats[table.seat]);
  const trick = (): readonly LaidCard[] => {
    const card = lifting.lifted();
    const laid = view().trick;
    return card === null || table.seat === null ? laid : [...laid, { seat: table.seat, card, coins: lifting.coins() }];
  };
  return {
    view,
    hand: (): readonly string[] => own()?.hand ?? [],
    owned: (): number => own()?.coins ?? 0,
    rank: (card: string): number => Number(table.words.look(rows.slots.card, card)?.face ?? 0),
    standing: (): TrickStanding => rows.standing(table.rules, table.state, trick()),
    isLast: (): boolean => trick().length >= view().seats.length,
  };
};

/** The lamps, with the token that is pointed at taken away. */
const createLamps = ({ table, rows }: CardTableProps, view: () => CardTableView) => {
  const [pointed, pointAt] = createSignal<string | null>(null);
  const litWithout = (taken: string): readonly string[] =>
    rows.litWith(
      Object.fromEntries(view().middle.map(({ kind, count }) => [kind, kind === taken ? count - 1 : count])),
    );
  const lit = createMemo((): readonly string[] => {
    const kind = pointed();
    // A token that was set aside is none of those that are counted.
    const isCounted = kind !== null && view().middle.some((each) => each.kind === kind && !each.isAside);
    return kind !== null && isCounted ? litWithout(kind) : view().lit;
  });
  const gain = (kind: string): number => {
    const own = table.seat === null ? undefined : view().seats[table.seat];
    if (!own?.pile) return 0;
    const counted = { pile: own.pile, tokens: own.tokens, coins: own.coins };
    const after = rows.score(table.rules, { ...counted, tokens: [...counted.tokens, kind] });
    return after.points - rows.score(table.rules, counted).points;
  };
  return { pointAt, lit, litWithout, gain };
};

/** Plays cards of a hand at a table, by the slots of its form. */
export const createCardPlay = (props: CardTableProps): CardPlay => {
  const { table, rows } = props;
  const lifting = createLifting(table);
  const { lifted, lift, coins, setCoins } = lifting;
  const { view, hand, owned, rank, standing, isLast } = createReading(props, lifting);
  const { cards, tokens, command } = createOffers(props);
  const lamps = createLamps(props, view);
  const withCoins = (card: string, on = coins()) => command({ [rows.slots.card]: card, [rows.slots.coins]: on });
  const send = (given: Tagged | null): void => {
    if (given !== null && !table.sender.busy()) void table.sender.send(given);
  };
  const isAutomatic = playOnlyCommand(table, () => {
    const [card, kind] = [onlyOf(cards()), onlyOf(tokens())];
    if (card !== null) return owned() === 0 ? withCoins(card, 0) : null;
    return kind === null ? null : command({ [rows.slots.token]: kind });
  });
  // Until the table shows what was given, nothing more is asked.
  const isAsked = (): boolean => !isAutomatic() && !table.sender.busy();
  return {
    view,
    tokens: () => (isAsked() ? tokens() : []),
    lifted,
    lift,
    coins,
    owned,
    rank,
    standing,
    ...lamps,
    reason: createMemo(() => reasonIn(props, { hand: hand(), cards: cards(), command: (card) => withCoins(card, 0) })),
    // Before the last card of a trick nobody knows what it comes to.
    effects: createMemo(() => (lifted() !== null && isLast() ? effectsOf(props, standing()) : null)),
    asksCard: () => cards().length > 0 && isAsked(),
    isLegal: (card) => isAsked() && cards().includes(card),
    setCoins: (next) => setCoins(Math.max(-owned(), Math.min(owned(), next))),
    worth: (card, on) => rank(card) + rows.coinWorth * on,
    play: (card) => void (cards().includes(card) && send(withCoins(card))),
    take: (kind) => {
      lamps.pointAt(null);
      if (tokens().includes(kind)) send(command({ [rows.slots.token]: kind }));
    },
  };
};

const onlyOf = (list: readonly string[]): string | null => (list.length === 1 ? (list[0] ?? null) : null);
