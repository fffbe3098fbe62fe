import type { OwnSeat, TableFacts } from "@blueplate/api";
import { redact, type Refusal, seatOf, standIns, type Tagged } from "@blueplate/kernel";
import { createMemo, createSignal } from "solid-js";
import { clientOf, wordsOf } from "../games/index.ts";
import type { Feed } from "../table/feed.ts";
import { type SeatHandover, named, type CommandSender } from "@blueplate/tabletop";
import { NOBODY_ASKED } from "@blueplate/tabletop/people";
import { usualBot } from "../new-table/seat-bots.ts";
import { localBots } from "./games.ts";
import type { LocalTableActor, LocalTableStart } from "./table-actor.ts";

type Named = LocalTableStart & { readonly name: string };

/** What only whoever holds the device may know of the own seat. */
const ownOf = (owner: LocalTableActor): OwnSeat | null => {
  const seat = owner.holder();
  return seat === null ? null : { orders: owner.orders(seat), byOrder: owner.byOrder(seat), devices: 1 };
};

/** The table as the lobby would tell of it. */
const factsOf = (id: string, { header, rules, name }: Named, owner: LocalTableActor, opened: number): TableFacts => {
  const { entries, state, seed } = owner.table();
  const outcome = rules.outcome(state);
  const handed = standIns(entries);
  return {
    id,
    name,
    game: header.game,
    config: header.config,
    hash: header.hash,
    listed: false,
    origin: "drawn",
    status: outcome ? "finished" : "running",
    seats: header.seats.map((seat, index) => ({
      ...seat,
      seat: index,
      kind: seat.bot === null ? "person" : "bot",
      program: false,
      standIn: handed.get(seatOf(index))?.bot ?? null,
      resigned: handed.get(seatOf(index))?.why === "resigned",
    })),
    mySeat: owner.holder(),
    own: ownOf(owner),
    host: true,
    header,
    seq: entries.length - 1,
    outcome,
    ...NOBODY_ASKED,
    refused: owner.refused(),
    readOnly: null,
    seed: outcome ? seed : null,
    createdAt: opened,
    updatedAt: opened,
  };
};

/** What the page of any table is told, for one on this device. */
export const localFeed = (id: string, opening: Named, owner: LocalTableActor): Feed => {
  const opened = Date.now();
  const facts = createMemo(() => named(factsOf(id, opening, owner, opened)));
  // Those who look on together must not read in the log what only one of them may know.
  const entries = createMemo(() => redact(owner.table().entries, owner.holder() ?? "watcher"));
  return {
    facts,
    game: () => clientOf(opening.header.game),
    rules: () => opening.rules,
    entries,
    state: () => owner.table().state,
    presence: () => null,
    chat: () => [],
    connected: () => true,
    gone: () => false,
    problem: () => null,
  };
};

/** Commands of whoever holds the device. */
export const localSender = (owner: LocalTableActor): CommandSender => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const reported = (refused: Refusal | null): boolean => {
    setProblem(refused && wordsOf(owner.table().rules.game).refusal(refused));
    return refused === null;
  };
  const give = (command: Tagged): boolean => reported(owner.give(command));
  return {
    problem,
    busy: () => false,
    clear: () => setProblem(null),
    send: (command) => Promise.resolve(give(command)),
    sendAll: (commands) => Promise.resolve(commands.every(give)),
    undo: async () => void reported(owner.takeBack()),
    backTo: (to) => Promise.resolve(reported(owner.backTo(to))),
    order: (orders) => Promise.resolve(reported(owner.order(orders))),
  };
};

/** The bot that takes over a seat of a game on this device. */
export const localStandIn = (game: string): string | null => usualBot({ bots: localBots(game) });

/** Who plays for whom at a table on this device: everybody round it is at hand, so nobody has to be waited for first. */
export const localHanding = (owner: LocalTableActor): SeatHandover => {
  const reported = (refused: Refusal | null): Promise<string | null> =>
    Promise.resolve(refused && wordsOf(owner.table().rules.game).refusal(refused));
  return {
    isShared: true,
    awayAfter: () => Promise.resolve(0),
    usualBot: () => Promise.resolve(localStandIn(owner.table().rules.game)),
    handOver: (seat, bot) => reported(owner.handOver(seatOf(seat), bot)),
    resign: (bot) => reported(owner.resign(bot)),
    takeBack: (seat) => reported(owner.comeBack(seatOf(seat))),
  };
};
