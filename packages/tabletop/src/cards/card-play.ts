import { check, commandOf, type Json, type Tagged } from "@blueplate/kernel";
import { plain } from "@blueplate/words";
import { createMemo } from "solid-js";
import { withoutPointer } from "../narrow.ts";
import type { CardSceneProps, CardTableProps } from "./card-props.ts";
import { createLamps, type LitLamps } from "./lit.ts";
import { createTokenWish, onlyOf, onlyToken, playOnlyCommand, tokensAfter } from "./only-command.ts";
import { createLifting, createOwn } from "./own-cards.ts";
import { type CardTableView, readCardTable } from "./reading.ts";
import type { TrickStanding } from "./rows.ts";
import { type CardValues, cardValues, type TrickMark } from "./standing.ts";

/** What a card that closes a trick brings about. */
export interface CardEffects {
  readonly text: string;
  /** Who leads the next trick, or null. */
  readonly leader: number | null;
}

/** What is read of a card table, and which lamps are lit on it. */
export interface CardLook extends LitLamps, CardValues {
  readonly view: () => CardTableView;
  /** The kinds of tokens that are on offer under their lamps; none while something else is asked. */
  readonly tokens: () => readonly string[];
  readonly take: (kind: string) => void;
  /** The lifted card that taking one of them plays as well, and whether it is lowest for sure; null while a token alone is taken. */
  readonly takenWith: () => { readonly card: string; readonly isSure: boolean } | null;
  /** True for the card or the token that a hint names. */
  readonly isAdvised: (of: string) => boolean;
}

/** Choosing a card of the hand with coins on it, or a token of the middle: what is lifted, and what a click does. */
export interface CardPlay extends CardLook {
  /** True while the viewer is asked for a card. */
  readonly asksCard: () => boolean;
  readonly isLegal: (card: string) => boolean;
  /** Why the other cards may not be played, or null. */
  readonly reason: () => string | null;
  readonly lifted: () => string | null;
  readonly lift: (card: string | null) => void;
  /** A mouse has left the lifted card, or the coins: the card is put down unless coins lie on it. */
  readonly leave: () => void;
  /** Lifts again the card that was lifted last since the table last changed. */
  readonly liftLast: () => void;
  /** Coins that go onto the next card, negative to lower it. */
  readonly coins: () => number;
  readonly setCoins: (coins: number) => void;
  readonly owned: () => number;
  /** True while the lifted card closes the trick: how the trick stands with it is final. */
  readonly isLast: () => boolean;
  /** Plays a card; with a token, that one is taken as soon as it is asked for. */
  readonly play: (card: string, token?: string) => void;
  /** The tokens of which the viewer takes one with the lifted card, if it stays lowest. */
  readonly tokensWith: () => readonly string[];
  /** How the running trick stands with the lifted card in it, and the card of a seat among them. */
  readonly standing: () => TrickStanding;
  readonly markOf: (seat: number) => TrickMark | null;
  /** What the lifted card brings about, or null while nobody knows it. */
  readonly effects: () => CardEffects | null;
}

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

/** Why the cards of a hand that may not be played may not, or null. */
const reasonIn = (
  { table }: CardTableProps,
  asked: {
    readonly hand: readonly string[];
    readonly cards: readonly string[];
    readonly command: (card: string) => Tagged | null;
  },
): string | null => {
  const { hand, cards, command } = asked;
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

/** What a hint names among cards and tokens. */
const createAdvice = ({ rows, advised }: CardSceneProps): ((of: string) => boolean) => {
  const named = createMemo((): readonly unknown[] => {
    const command: Readonly<Record<string, unknown>> = { ...advised?.() };
    return [command[rows.slots.card], command[rows.slots.token]];
  });
  return (of) => named().includes(of);
};

/** A card table that is looked at: nothing on it is asked. */
export const createCardLook = (props: CardSceneProps): CardLook => {
  const view = createMemo(() => readCardTable(props.rows, props.table.state));
  return {
    view,
    ...cardValues(props),
    ...createLamps(props, view),
    tokens: () => [],
    take: () => undefined,
    takenWith: () => null,
    isAdvised: createAdvice(props),
  };
};

/** Gives cards with their coins and tokens, and what there is no choice in by itself. */
const createGiving = (
  props: CardTableProps,
  {
    look,
    coins,
    isPlain,
    offers: { cards, tokens, command },
  }: {
    readonly look: CardLook;
    readonly coins: () => number;
    readonly isPlain: (card: string) => boolean;
    readonly offers: ReturnType<typeof createOffers>;
  },
) => {
  const { table, rows } = props;
  const withCoins = (card: string, on = coins()) => command({ [rows.slots.card]: card, [rows.slots.coins]: on });
  const withToken = (kind: string) => command({ [rows.slots.token]: kind });
  const send = (given: Tagged | null): void => {
    if (given !== null && !table.sender.busy()) void table.sender.send(given);
  };
  const take = (kind: string): void => {
    look.pointAt(null);
    if (tokens().includes(kind)) send(withToken(kind));
  };
  const wish = createTokenWish(table, { tokens, isCard: () => cards().length > 0 }, take);
  const isAutomatic = playOnlyCommand(table, () => {
    // Whoever looks back goes no step on by looking.
    if (props.lookedBack || props.isHeld?.()) return null;
    const [card, kind] = [onlyOf(cards()), onlyToken({ rows, seats: look.view().seats }, tokens(), look.gain)];
    if (card !== null) return isPlain(card) ? withCoins(card, 0) : null;
    return kind === null ? null : withToken(kind);
  });
  const play = (card: string, token?: string): void => {
    if (!cards().includes(card) || table.sender.busy()) return;
    if (token !== undefined) wish(token);
    send(withCoins(card));
  };
  // Until the table shows what was given, nothing more is asked.
  return { withCoins, take, play, isAsked: (): boolean => !isAutomatic() && !table.sender.busy() };
};

/** What is taken under the lamps, and the card that is played with it. */
const takingOf = ({
  isAsked,
  tokens,
  tokensWith,
  lifted,
  isLast,
}: Pick<CardPlay, "tokens" | "tokensWith" | "lifted" | "isLast"> & {
  readonly isAsked: () => boolean;
}): Pick<CardPlay, "tokens" | "takenWith"> => {
  const byFinger = withoutPointer();
  // A finger takes it where it stands; a mouse would lose the card on its way there.
  const takesWith = (): boolean => isAsked() && tokens().length === 0 && byFinger() && tokensWith().length > 0;
  return {
    tokens: () => {
      if (!isAsked()) return [];
      return takesWith() ? tokensWith() : tokens();
    },
    takenWith: () => {
      const card = lifted();
      return card !== null && takesWith() ? { card, isSure: isLast() } : null;
    },
  };
};

/** Plays cards of a hand at a table, by the slots of its form. */
export const createCardPlay = (props: CardTableProps): CardPlay => {
  const { table } = props;
  const lifting = createLifting(table);
  const { lifted, coins, setCoins } = lifting;
  const look = createCardLook(props);
  const { hand, isPlain, won, ...own } = createOwn(props, { view: look.view, lifting });
  const offers = createOffers(props);
  const { cards, tokens } = offers;
  const { withCoins, take, play, isAsked } = createGiving(props, { look, coins, isPlain, offers });
  const tokensWith = createMemo(() =>
    // A card that leads lies lowest because it is the only one.
    lifted() !== null && look.view().trick.length > 0 ? tokensAfter(look.view(), own.standing(), table.seat) : [],
  );
  return {
    ...look,
    ...lifting,
    ...own,
    ...takingOf({ isAsked, tokens, tokensWith, lifted, isLast: own.isLast }),
    reason: createMemo(() => reasonIn(props, { hand: hand(), cards: cards(), command: (card) => withCoins(card, 0) })),
    // Before the last card of a trick nobody knows what it comes to.
    effects: createMemo(() => (lifted() !== null && own.isLast() ? effectsOf(props, own.standing()) : null)),
    gain: (kind) => look.gain(kind, won()),
    tokensWith,
    asksCard: () => cards().length > 0 && isAsked(),
    isLegal: (card) => isAsked() && cards().includes(card),
    setCoins: (next) => setCoins(Math.max(-own.owned(), Math.min(own.owned(), next))),
    play,
    take: (kind) => {
      const card = lifted();
      if (card !== null && tokensWith().includes(kind)) play(card, kind);
      else take(kind);
    },
  };
};
