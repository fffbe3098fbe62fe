import { CAMPAIGN_ROWS } from "@blueplate/engine";

/** A part of a scenario file as JSON. */
export type ScenarioPart = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is ScenarioPart =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPair = (value: unknown): value is readonly [number, number] => Array.isArray(value) && value.length === 2;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const wordOf = (value: unknown): string => (typeof value === "string" ? value : "");

const CLOCKWISE: Readonly<Record<string, string>> = {
  NW: "NE",
  NE: "SE",
  SE: "SW",
  SW: "NW",
  N: "E",
  E: "S",
  S: "W",
  W: "N",
};
const TILE = 5;

/** The size of a map in squares, before it is turned. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The north-west square of a piece of `height` squares after a quarter turn clockwise. */
const turnSquare = (size: Size, at: unknown, height: number): unknown =>
  isPair(at) ? [size.height - at[1] - height, at[0]] : at;

const mapTiles = (map: unknown): readonly (readonly string[])[] =>
  listOf(map).map((row) => wordOf(row).trim().split(/\s+/));

const sizeOf = (map: unknown): Size => {
  const tiles = mapTiles(map);
  return { width: (tiles[0]?.length ?? 0) * TILE, height: tiles.length * TILE };
};

const turnMap = (map: unknown): readonly string[] => {
  const tiles = mapTiles(map);
  const columns = tiles[0]?.length ?? 0;
  return Array.from({ length: columns }, (_, row) =>
    Array.from({ length: tiles.length }, (__, column) => {
      const code = tiles[tiles.length - 1 - column]?.[row] ?? "";
      return `${code.slice(0, 1)}${(Number(code.slice(1)) + 90) % 360}`;
    }).join(" "),
  );
};

/** The fields of a campaign's place; a square tile is never called turned. */
const turnPlace = (size: Size, campaign: unknown, part: ScenarioPart): ScenarioPart => {
  const row = CAMPAIGN_ROWS[Number(campaign)];
  const { turned, ...rest } = part;
  const width = row?.width ?? 1;
  const height = row?.height ?? 1;
  if ("side" in part) {
    const side = wordOf(part["side"]);
    const offset = Number(part["offset"]);
    const alongRows = side === "E" || side === "W";
    return { ...part, side: CLOCKWISE[side] ?? side, offset: alongRows ? size.height - offset - width : offset };
  }
  if (!("at" in part)) return part;
  const at = turnSquare(size, part["at"], turned === true ? width : height);
  if (width === height) return { ...part, at };
  return turned === true ? { ...rest, at } : { ...rest, at, turned: true };
};

const turnWords = (part: ScenarioPart, fields: readonly string[]): ScenarioPart => {
  const turned: Record<string, unknown> = { ...part };
  for (const field of fields) if (field in part) turned[field] = CLOCKWISE[wordOf(part[field])] ?? part[field];
  return turned;
};

const turnBuyer = (size: Size, command: ScenarioPart): ScenarioPart => {
  const flies = command["buyer"] === "zeppelin-pilot";
  const over: Size = flies ? { width: size.width / TILE, height: size.height / TILE } : size;
  const route = listOf(command["route"]).map((square) => turnSquare(over, square, 1));
  return { ...command, from: turnSquare(size, command["from"], 1), route };
};

/** The same command on the turned map. */
const turnCommand = (size: Size, command: unknown): unknown => {
  if (!isPart(command)) return command;
  if (command["_tag"] === "work.launchCampaign") return turnPlace(size, command["campaign"], command);
  if (command["_tag"] === "work.buyDrinks") return turnBuyer(size, command);
  const turned: Record<string, unknown> = { ...turnWords(command, ["entrance", "garden"]) };
  for (const field of ["at", "from"]) if (field in command) turned[field] = turnSquare(size, command[field], 2);
  return turned;
};

const mapValues = (value: unknown, change: (part: ScenarioPart, key: string) => unknown): unknown =>
  isPart(value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, isPart(part) ? change(part, key) : part]))
    : value;

const turnRestaurant = (size: Size, value: unknown): unknown =>
  isPart(value) ? { ...turnWords(value, ["entrance"]), at: turnSquare(size, value["at"], 2) } : value;

const turnGiven = (size: Size, given: ScenarioPart): ScenarioPart => {
  const turned: Record<string, unknown> = { ...given };
  turned["chains"] = mapValues(given["chains"], (chain) => ({
    ...chain,
    ...("restaurants" in chain
      ? { restaurants: listOf(chain["restaurants"]).map((each) => turnRestaurant(size, each)) }
      : {}),
  }));
  turned["houses"] = mapValues(given["houses"], (house) => turnWords(house, ["garden"]));
  turned["newHouses"] = listOf(given["newHouses"]).map((house) =>
    isPart(house) ? { ...turnWords(house, ["garden"]), at: turnSquare(size, house["at"], 2) } : house,
  );
  turned["campaigns"] = listOf(given["campaigns"]).map((each) =>
    isPart(each) ? turnPlace(size, each["campaign"], each) : each,
  );
  return Object.fromEntries(Object.entries(turned).filter(([, value]) => value !== undefined));
};

const turnThen = (size: Size, then: ScenarioPart): ScenarioPart => {
  const turned: Record<string, unknown> = { ...then };
  if ("campaigns" in then)
    turned["campaigns"] = mapValues(then["campaigns"], (part, key) => turnPlace(size, key, part));
  if ("legal" in then) {
    turned["legal"] = listOf(then["legal"]).map((each) =>
      isPart(each) ? { ...each, do: turnCommand(size, each["do"]) } : each,
    );
  }
  if ("distance" in then) {
    turned["distance"] = listOf(then["distance"]).map((each) => {
      const from = isPart(each) ? each["from"] : undefined;
      if (!isPart(each) || !isPart(from)) return each;
      return { ...each, from: { restaurant: turnSquare(size, from["restaurant"], 2) } };
    });
  }
  return turned;
};

const turnSteps = (size: Size, when: unknown): readonly unknown[] =>
  listOf(when).map((step) => {
    if (!isPart(step)) return step;
    const turned: Record<string, unknown> = { ...step };
    for (const kind of ["do", "try"]) if (kind in step) turned[kind] = turnCommand(size, step[kind]);
    return turned;
  });

/** The same scenario with its map turned clockwise by 90 degrees: nothing else may change. */
export const turnScenario = (file: ScenarioPart): ScenarioPart => {
  const size = sizeOf(file["map"]);
  const turn = (field: string, part: unknown): unknown => {
    if (field === "map") return turnMap(part);
    if (field === "when") return turnSteps(size, part);
    if (field === "given" && isPart(part)) return turnGiven(size, part);
    return field === "then" && isPart(part) ? turnThen(size, part) : part;
  };
  return Object.fromEntries(Object.entries(file).map(([field, part]) => [field, turn(field, part)]));
};

/** The same scenario with everybody one seat further; the turn order keeps its names. */
export const reseatScenario = (file: ScenarioPart, by: number): ScenarioPart => {
  const players = listOf(file["players"]);
  const given = isPart(file["given"]) ? { turnOrder: players, ...file["given"] } : file["given"];
  return { ...file, players: [...players.slice(by), ...players.slice(0, by)], given };
};
