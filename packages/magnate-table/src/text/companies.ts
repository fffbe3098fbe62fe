import { type Cards, type Chain, entriesOf } from "@blueplate/engine";
import { bankTonight, racesOf } from "@blueplate/forecast";
import { open } from "@blueplate/kernel";
import { type AnswerContext, everybody, goodsText, seatCalled, squareText } from "./context.ts";

const cardsText = ({ texts, words }: AnswerContext, cards: Cards): string => {
  const names: Readonly<Record<string, { readonly name: string }>> = texts.employees;
  return entriesOf(cards)
    .map(([card, count]) => `${count > 1 ? `${count} × ` : ""}${names[card]?.name ?? card}`)
    .join(words.comma);
};

const chainLine = (asked: AnswerContext, chain: Chain): string =>
  asked.words.chainLine(
    asked.names(chain.seat),
    chain.cash,
    asked.ruleset.formulas.unitPrice(asked.ruleset, asked.state, chain.seat),
    goodsText(asked, chain.stock),
  );

/** `chains`: every company in one line, in order of play. */
export const chains = (asked: AnswerContext): readonly string[] =>
  asked.state.turnOrder.flatMap((seat) => {
    const chain = asked.state.chains[seat];
    return chain ? [chainLine(asked, chain)] : [];
  });

const said = (text: string, line: (text: string) => string): readonly string[] => (text === "" ? [] : [line(text)]);

/** `chain NAME`: all that may be known of one company. */
export const chain = (asked: AnswerContext, rest: readonly string[]): readonly string[] => {
  const { words, texts, state, seat: viewer } = asked;
  const seat = rest.length === 0 ? viewer : seatCalled(asked, rest.join(" "));
  const found = seat === null || seat === undefined ? undefined : state.chains[seat];
  if (!found) return [words.noSuchChain(rest.join(" "), everybody(asked))];
  const names: Readonly<Record<string, { readonly name: string }>> = texts.milestones;
  const hand = viewer === null ? null : open(found.hand, viewer);
  const places = found.restaurants.map(({ at, open: isOpen }) =>
    isOpen ? squareText(at) : words.comingSoon(squareText(at)),
  );
  return [
    chainLine(asked, found),
    ...said(cardsText(asked, hand ?? {}), words.inHand),
    ...said(cardsText(asked, found.atWork), words.atWork),
    ...said(cardsText(asked, found.beach), words.onBeach),
    ...said(places.join(words.comma), words.restaurants),
    ...said(
      found.milestones.map(({ milestone }) => names[milestone]?.name ?? milestone).join(words.comma),
      words.holds,
    ),
  ];
};

/** `milestones`: the open ones, and who could gain them today. */
export const milestones = ({ ruleset, state, seat, names, words, texts }: AnswerContext): readonly string[] => {
  const open = racesOf(ruleset, state, seat ?? "watcher");
  const titles: Readonly<Record<string, { readonly name: string }>> = texts.milestones;
  if (open.length === 0) return [words.noMilestones];
  return open.map(({ milestone, claims, known }) => {
    const who = claims.map((claim) => names(claim.seat)).join(words.comma);
    const gainText = who !== "" ? words.couldGain(who) : known ? words.nobodyCould : words.cannotSay;
    return words.milestone(titles[milestone]?.name ?? milestone, gainText);
  });
};

/** `bank`: what it holds, what dinner may take from it, and whether that breaks it. */
export const bank = ({ ruleset, state, words }: AnswerContext): readonly string[] => {
  const tonight = bankTonight(ruleset, state);
  return [
    words.bankLine(state.bank.stock, state.bank.breaks),
    ...(tonight ? [words.bankTonight(tonight.low, tonight.high, words.breaks[tonight.breaks])] : [words.bankUnknown]),
  ];
};
