import { carryOut, check, commandOf, diceFor, type Json, type Tagged } from "@blueplate/kernel";
import { plain } from "@blueplate/words";
import { Result } from "effect";
import { createEffect, createMemo, createSignal, on } from "solid-js";
import type { FormFilling } from "../question/filling.ts";
import type { TableProps } from "../props.ts";
import { settings } from "../settings.ts";
import { type CardTableView, readCardTable } from "./reading.ts";
import type { CardTableRows, LaidCard, TrickStanding } from "./rows.ts";

/** What a card table is drawn from. */
export interface CardTableProps {
  readonly table: TableProps;
  readonly filling: FormFilling;
  readonly rows: CardTableRows;
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
  /** What the lifted card brings about, in sentences. */
  readonly effects: () => readonly string[];
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

/** Gives the only command there is by itself, once for each decision, where whoever sits here wants it so. */
const playOnlyCommand = (table: TableProps, only: () => Tagged | null): void => {
  let given = -1;
  createEffect(() => {
    const command = only();
    const now = table.entries.length;
    if (command === null || given === now || !settings().onlyCommand || table.sender.busy()) return;
    // Whoever takes it back wants to look at it.
    if (table.entries.at(-1)?._tag === "Undone") return;
    given = now;
    void table.sender.send(command);
  });
};

/** Why the cards that may not be played may not, and what the lifted one brings about. */
const createReasons = (
  { table }: CardTableProps,
  { cards, command }: { readonly cards: () => readonly string[]; readonly command: (card: string) => Tagged | null },
  {
    hand,
    lifted,
    isLast,
  }: {
    readonly hand: () => readonly string[];
    readonly lifted: () => string | null;
    readonly isLast: () => boolean;
  },
) => {
  const reason = createMemo((): string | null => {
    const other = cards().length === 0 ? undefined : hand().find((card) => !cards().includes(card));
    const given = other === undefined ? null : command(other);
    const refused = given && table.seat !== null ? check(table.rules, table.state, table.seat, given) : null;
    return refused ? table.words.refusal(refused) : null;
  });
  const effects = createMemo((): readonly string[] => {
    const card = lifted();
    const given = card === null || !cards().includes(card) ? null : command(card);
    // Before the last card of a trick nobody knows what it comes to.
    if (given === null || table.seat === null || !isLast()) return [];
    const after = carryOut(table.rules, table.state, table.seat, given, diceFor("", 0));
    if (Result.isFailure(after)) return [];
    // The card itself needs no words: it is in the viewer's hand.
    return after.success.events.slice(1).flatMap((event) => {
      const sentence = table.words.event(event, table.names);
      return sentence ? [plain(sentence)] : [];
    });
  });
  return { reason, effects };
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

/** Plays cards of a hand at a table, by the slots of its form. */
export const createCardPlay = (props: CardTableProps): CardPlay => {
  const { table, rows } = props;
  const lifting = createLifting(table);
  const { lifted, lift, coins, setCoins } = lifting;
  const { view, hand, owned, rank, standing, isLast } = createReading(props, lifting);
  const { cards, tokens, command } = createOffers(props);
  const withCoins = (card: string, on = coins()) => command({ [rows.slots.card]: card, [rows.slots.coins]: on });
  const send = (given: Tagged | null): void => {
    if (given !== null && !table.sender.busy()) void table.sender.send(given);
  };
  playOnlyCommand(table, () => {
    const [card, kind] = [onlyOf(cards()), onlyOf(tokens())];
    if (card !== null) return owned() === 0 ? withCoins(card, 0) : null;
    return kind === null ? null : command({ [rows.slots.token]: kind });
  });
  return {
    view,
    tokens,
    lifted,
    lift,
    coins,
    owned,
    rank,
    standing,
    ...createReasons(props, { cards, command: withCoins }, { hand, lifted, isLast }),
    asksCard: () => cards().length > 0,
    isLegal: (card) => cards().includes(card),
    setCoins: (next) => setCoins(Math.max(-owned(), Math.min(owned(), next))),
    worth: (card, on) => rank(card) + rows.coinWorth * on,
    play: (card) => void (cards().includes(card) && send(withCoins(card))),
    take: (kind) => void (tokens().includes(kind) && send(command({ [rows.slots.token]: kind }))),
  };
};

const onlyOf = (list: readonly string[]): string | null => (list.length === 1 ? (list[0] ?? null) : null);
