import { createEffect, createMemo, createSignal, on } from "solid-js";
import type { CardTableProps } from "./card-props.ts";
import { areCoinsIdle } from "./only-command.ts";
import type { CardTableView } from "./reading.ts";
import type { LaidCard, TrickStanding } from "./rows.ts";
import { markOf, type TrickMark } from "./standing.ts";

/** What is lifted, and the coins that go onto it: put down again with every entry. */
export const createLifting = (table: CardTableProps["table"]) => {
  const [lifted, setLifted] = createSignal<string | null>(null);
  const [coins, setCoins] = createSignal(0);
  let last: string | null = null;
  const lift = (card: string | null): void => {
    last = card ?? last;
    setLifted(card);
  };
  createEffect(
    on(
      () => table.entries.length,
      () => {
        last = null;
        setLifted(null);
        setCoins(0);
      },
      { defer: true },
    ),
  );
  return {
    lifted,
    lift,
    // A card with coins on it waits for whoever goes on to the buttons for more of them.
    leave: (): void => void (coins() === 0 && setLifted(null)),
    liftLast: (): void => void (lifted() === null && setLifted(last)),
    coins,
    setCoins,
  };
};

/** The own hand and coins, and the trick with the lifted card in it. */
export const createOwn = (
  { table, rows }: CardTableProps,
  {
    view,
    lifting,
  }: {
    readonly view: () => CardTableView;
    readonly lifting: Pick<ReturnType<typeof createLifting>, "lifted" | "coins">;
  },
) => {
  const own = () => (table.seat === null ? undefined : view().seats[table.seat]);
  const trick = (): readonly LaidCard[] => {
    const card = lifting.lifted();
    const laid = view().trick;
    return card === null || table.seat === null ? laid : [...laid, { seat: table.seat, card, coins: lifting.coins() }];
  };
  const standing = createMemo((): TrickStanding => rows.standing(table.rules, table.state, trick()));
  return {
    hand: (): readonly string[] => own()?.hand ?? [],
    owned: (): number => own()?.coins ?? 0,
    standing,
    markOf: (seat: number): TrickMark | null => markOf(standing(), seat, trick().length),
    /** The cards of the trick that the lifted one wins, as it stands. */
    won: (): readonly string[] =>
      lifting.lifted() !== null && standing().highest === table.seat ? trick().map(({ card }) => card) : [],
    isLast: (): boolean => trick().length >= view().seats.length,
    /** True for a card on which coins would be thrown away. */
    isPlain: (card: string): boolean => {
      const { seat } = table;
      const coins = own()?.coins ?? 0;
      const { trick: laid, seats } = view();
      return (
        coins === 0 ||
        (seat !== null && areCoinsIdle({ rows, table, laid, seats: seats.length }, { seat, card, coins }))
      );
    },
  };
};
