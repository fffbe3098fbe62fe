import type { GameScript } from "./script.ts";
import { newVisitor, type Visitor } from "./visitors.ts";

const BANNERS = ["#d33e2c", "#f8c630", "#5cc8bc", "#3873d3", "#5b2468"];

/** What a seat of the bench looks like to the others. */
export const playerAt = (at: number) => ({
  player: `P${at}`,
  banner: { name: `P${at}`, colour: BANNERS[at] ?? "#857864" },
});

/** Asks for a table of the script's game whose other seats are open. */
export const askForTable = (host: Visitor, script: GameScript) => {
  const seats = Array.from({ length: script.config.seats }, (_, at) =>
    at === 0 ? { kind: "me", ...playerAt(at) } : { kind: "open" },
  );
  return host.mutate("tables.create", {
    name: "Load",
    game: script.game,
    options: {},
    seats,
    listed: false,
    seed: script.seed,
  });
};

/** How people who came while others played were received: those who opened a table, those who were told to come later, and all else. */
export interface NewcomerOutcome {
  readonly opened: number;
  readonly shed: number;
  readonly failed: number;
}

/** Lets so many people a second come and ask for a table until it is stopped. */
export const lettingIn = (url: () => string, script: GameScript, perSecond: number) => {
  const outcome = { opened: 0, shed: 0, failed: 0 };
  const SHED = 503;
  const come = async (): Promise<void> => {
    const answer = await askForTable(await newVisitor(url()), script).catch(() => null);
    if (answer?.status === 200) outcome.opened += 1;
    else if (answer?.status === SHED) outcome.shed += 1;
    else outcome.failed += 1;
  };
  const coming: Promise<void>[] = [];
  const clock = perSecond > 0 ? setInterval(() => void coming.push(come()), 1000 / perSecond) : undefined;
  return async (): Promise<NewcomerOutcome> => {
    clearInterval(clock);
    await Promise.all(coming);
    return outcome;
  };
};
