import { dirname, join } from "node:path/posix";
import { type Breach, isTest } from "./room.ts";
import type { Import, SourceFile } from "./source.ts";

const REPLAY = "apps/replay/src/";

/** What is worked out of a line: it knows no page, so that it can run anywhere and be tried without one. */
const ANALYSIS = /^apps\/replay\/src\/(magnate\/)?analysis\//;

const PAGES = /^(solid-js|@blueplate\/(ui|tabletop|magnate-table))(\/|$)/;

/** Where Food Chain Magnate is known: its own folder, and the row by which the replay finds that. */
const MAGNATE = /^apps\/replay\/src\/(magnate\/|games\/views\.ts$)/;

/** What is taken of the game's own packages beside it: the sign of a seat and the drawing of a bot, which any game has. */
const ANY_GAMES: ReadonlySet<string> = new Set(["BannerSign", "seatSignOf", "BotPortrait"]);

const targetOf = (path: string, { from }: Import): string => (from.startsWith(".") ? join(dirname(path), from) : from);

const knowsPage = (path: string, each: Import): boolean => {
  const target = targetOf(path, each);
  return PAGES.test(target) || target.endsWith(".tsx") || (target.startsWith(REPLAY) && !ANALYSIS.test(target));
};

const knowsMagnate = (path: string, each: Import): boolean => {
  if (targetOf(path, each).startsWith(`${REPLAY}magnate/`)) return true;
  const isOfGame = /^@blueplate\/(engine|forecast|magnate-table)(\/|$)/.test(each.from);
  return isOfGame && each.names.some((name) => !ANY_GAMES.has(name));
};

/** Wrong imports between the rooms of the replay: analysis that knows a page, or a page of any game that knows one game. */
export const wrongRooms = ({ path, imports }: SourceFile): readonly Breach[] => {
  if (!path.startsWith(REPLAY) || isTest(path)) return [];
  const refuse = (message: string, is: (path: string, each: Import) => boolean): readonly Breach[] =>
    imports.filter((each) => is(path, each)).map(({ from }) => ({ path, message: `${message}, not ${from}` }));
  return [
    ...(ANALYSIS.test(path) ? refuse("analysis imports analysis and packages without a page", knowsPage) : []),
    ...(MAGNATE.test(path) ? [] : refuse("the row of the game in games/views.ts is asked", knowsMagnate)),
  ];
};
