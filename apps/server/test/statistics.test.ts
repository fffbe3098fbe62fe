import { memoryStore } from "@blueplate/store";
import { Effect, Layer } from "effect";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bots, games } from "../src/catalogue.ts";
import { free, type Inside, robot, startInside } from "./inside.ts";

let server: Inside;
beforeAll(async () => {
  const module = new URL("../src/catalogue.ts", import.meta.url).href;
  server = await startInside({}, undefined, { games, bots, module });
});
afterAll(() => server.stop());

/** A table of Trick-n-Chef where bots sit, and a free seat where one is asked for. */
const chefTable = (listed: boolean, seats: readonly (ReturnType<typeof robot> | typeof free)[]) => ({
  name: "Friday",
  game: "trick-n-chef",
  ruleset: "standard",
  options: {},
  listed,
  seats: [...seats],
});

const robots = [robot("sensible"), robot("sensible"), robot("sensible")];

const finished = async (listed: boolean): Promise<string> => {
  const ann = server.browser();
  const { id } = await ann.api.tables.create.mutate(chefTable(listed, robots));
  await ann
    .follow([{ id, after: -1 }])
    .until((message) => message._tag === "Table" && message.facts.status === "finished");
  return id;
};

const ask = (game: string) => server.browser().api.statistics.query({ game });

it("counts games that are over and listed, and no others", async () => {
  expect(await ask("trick-n-chef")).toEqual({ ids: [], groups: [], ladders: [], played: [], uncounted: 0 });
  const ann = server.browser();
  const running = await ann.api.tables.create.mutate(chefTable(true, [...robots.slice(1), free]));
  await ann.api.seats.take.mutate({ table: running.id, player: "Ann" });
  const [first, unlisted, second] = [await finished(true), await finished(false), await finished(true)];
  const { ids, groups, ladders, played, uncounted } = await ask("trick-n-chef");
  expect(ids.toSorted()).toEqual([first, second].toSorted());
  expect(ids).not.toContain(unlisted);
  expect(ids).not.toContain(running.id);
  expect(uncounted).toBe(0);
  expect(played.map(({ players }) => players.length)).toEqual([3, 3]);
  const [group] = groups;
  expect(group).toMatchObject({ game: "trick-n-chef", ruleset: "standard", seats: 3, games: [0, 1] });
  expect(group?.rounds).toEqual({ least: 3, median: 3, most: 3 });
  expect(group?.traits["player"]).toMatchObject([{ value: "sensible", seats: 6, games: [0, 1] }]);
  // Bots alone at a table of one kind of bot: nobody is ranked by that.
  expect(ladders).toEqual([[]]);
  expect(group?.traits["first-chef"]?.reduce((sum, { seats }) => sum + seats, 0)).toBe(6);
});

it("reads the log of a game once, also over a new start, until what is counted of it is another thing", async () => {
  // What was stored stays, whichever server asks.
  const store = Layer.succeedContext(await Effect.runPromise(Effect.scoped(Layer.build(memoryStore))));
  let read = 0;
  const started = (version: number) =>
    startInside({}, store, {
      bots,
      module: new URL("../src/catalogue.ts", import.meta.url).href,
      games: games.map((game) => ({
        ...game,
        summary: { version, of: (config, entries) => (read++, game.summary?.of(config, entries) ?? null) },
      })),
    });
  const counted = async (version: number, play: boolean): Promise<unknown> => {
    const inside = await started(version);
    const ann = inside.browser();
    if (play) {
      const { id } = await ann.api.tables.create.mutate(chefTable(true, robots));
      await ann.follow([{ id, after: -1 }]).until((told) => told._tag === "Table" && told.facts.status === "finished");
    }
    const answer = await ann.api.statistics.query({ game: "trick-n-chef" });
    await inside.stop();
    return answer;
  };
  const first = await counted(1, true);
  expect([first, read]).toEqual([expect.objectContaining({ ids: [expect.any(String)], uncounted: 0 }), 1]);
  expect([await counted(1, false), read]).toEqual([first, 1]);
  expect([await counted(2, false), read]).toEqual([first, 2]);
});

it("says nothing of a game that nobody knows, and refuses what is no name of one", async () => {
  expect(await ask("snakes")).toEqual({ ids: [], groups: [], ladders: [], played: [], uncounted: 0 });
  await expect(ask("<script>")).rejects.toThrow();
});
