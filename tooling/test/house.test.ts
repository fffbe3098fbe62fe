import { describe, expect, it } from "vitest";
import { ARROWS } from "../src/check/arrows.ts";
import { folderCircles } from "../src/check/circles.ts";
import { crowded } from "../src/check/crowds.ts";
import { faultsOf } from "../src/check/house.ts";
import { manifestOf, packageCircles, undeclaredImports } from "../src/check/packages.ts";
import { growingLong } from "../src/check/sizes.ts";
import { parse } from "../src/check/source.ts";

const messages = (path: string, text: string): readonly string[] =>
  faultsOf(parse(path, text)).map(({ message }) => message);

const functionOf = (lines: number): string => `export const f = (): void => {\n${"  0;\n".repeat(lines - 2)}};\n`;

describe("arrows between packages", () => {
  it("refuses a package that stands beside or above", () => {
    expect(messages("packages/kernel/src/x.ts", 'import { a } from "@blueplate/engine";')).toEqual([
      "packages/kernel may not import @blueplate/engine",
    ]);
    expect(messages("packages/store/src/x.ts", 'export { a } from "@blueplate/engine";')).toHaveLength(1);
    expect(messages("apps/web/src/x.ts", 'import "@blueplate/server";')).toHaveLength(1);
    expect(messages("apps/web/src/x.ts", 'const load = () => import("@blueplate/store");')).toHaveLength(1);
    expect(messages("apps/server/src/x.ts", 'import { a } from "@blueplate/tooling";')).toHaveLength(1);
  });

  it("lets only types through where only types are allowed", () => {
    expect(messages("apps/web/src/x.ts", 'import type { AppRouter } from "@blueplate/api";')).toEqual([]);
    expect(messages("apps/web/src/x.ts", 'import { type AppRouter } from "@blueplate/api";')).toEqual([]);
    expect(messages("apps/web/src/x.ts", 'import { type AppRouter, router } from "@blueplate/api";')).toEqual([
      "apps/web may import only types of @blueplate/api",
    ]);
    expect(messages("packages/words/src/x.ts", 'export { CARDS } from "@blueplate/engine";')).toHaveLength(1);
  });

  it("keeps Node, the document and strangers out of the rules", () => {
    for (const from of ["node:fs", "three", "@effect/platform-node"]) {
      expect(messages("packages/engine/src/model/x.ts", `import "${from}";`)).toEqual([
        `packages/engine may not import ${from}`,
      ]);
    }
  });

  it("sees a path that leaves the package", () => {
    expect(messages("packages/city/src/x.ts", 'import type { A } from "../../engine/src/index.ts";')).toEqual([
      "../../engine/src/index.ts leaves the package",
    ]);
  });

  it("lets the rules be read as a text", () => {
    expect(messages("apps/web/src/rules/x.ts", 'import text from "../../../../docs/rules/x.md?raw";')).toEqual([]);
    expect(messages("apps/web/src/rules/x.ts", 'import { a } from "../../../../docs/rules/x.ts";')).toHaveLength(1);
  });

  it("lets right arrows pass", () => {
    const text = 'import { Result } from "effect";\nimport { play } from "@blueplate/kernel";\nimport "./y.ts";';
    expect(messages("packages/engine/src/model/x.ts", text)).toEqual([]);
    expect(messages("packages/trick-n-chef/src/x.ts", text)).toEqual([]);
    expect(messages("packages/engine/test/x.test.ts", 'import { it } from "vitest";\nimport "node:fs";')).toEqual([]);
  });
});

describe("packages", () => {
  const manifest = (name: string, kind: string, ...needs: readonly string[]) => {
    const asked = Object.fromEntries([["effect", "catalog:"], ...needs.map((need) => [`@x/${need}`, "workspace:*"])]);
    return manifestOf(`packages/${name}/package.json`, JSON.stringify({ name: `@x/${name}`, [kind]: asked }));
  };

  it("of which one leads back to itself are named, for its tests as well", () => {
    const [engine, game] = [
      manifest("engine", "devDependencies", "variants"),
      manifest("game", "dependencies", "engine"),
    ];
    expect(packageCircles([engine, game, manifest("variants", "dependencies", "game")])).toEqual([
      {
        path: "packages/engine/package.json",
        message: "asks for @x/variants, which leads back: @x/variants → @x/game → @x/engine",
      },
      {
        path: "packages/game/package.json",
        message: "asks for @x/engine, which leads back: @x/engine → @x/variants → @x/game",
      },
      {
        path: "packages/variants/package.json",
        message: "asks for @x/game, which leads back: @x/game → @x/engine → @x/variants",
      },
    ]);
    expect(
      packageCircles([
        manifest("engine", "dependencies"),
        game,
        manifest("variants", "dependencies", "game", "engine"),
      ]),
    ).toEqual([]);
  });

  it("lend to tests only what they ask for themselves", () => {
    const engine = manifestOf("packages/engine/package.json", '{ "name": "@blueplate/engine" }');
    const file = (path: string) => parse(path, 'import "@blueplate/variants/scenario";\nimport "@blueplate/engine";');
    expect(undeclaredImports([engine], [file("packages/engine/testing/x.ts")])).toEqual([
      { path: "packages/engine/testing/x.ts", message: "its package does not ask for @blueplate/variants" },
    ]);
    expect(undeclaredImports([engine], [file("packages/engine/test/x.test.ts")])).toEqual([]);
  });
});

describe("circles", () => {
  const circles = (files: Readonly<Record<string, string>>): readonly string[] =>
    folderCircles(Object.entries(files).map(([path, text]) => parse(path, text))).map(
      ({ path, message }) => `${path} ${message}`,
    );
  const DINNER = "packages/x/src/dinner/dinner.ts";
  const BANK = "packages/x/src/bank/bank.ts";
  const OPEN = "packages/x/src/open.ts";

  it("between packages there are none", () => {
    const nameOf = (room: string): string => room.split("/").at(-1) ?? room;
    let left = Object.entries(ARROWS);
    // Who imports nobody that is left stands below all of them.
    const above = (): typeof left => {
      const names = new Set(left.map(([room]) => nameOf(room)));
      return left.filter(([room, { packages }]) =>
        Object.keys(packages).some((each) => each !== nameOf(room) && names.has(each)),
      );
    };
    while (above().length < left.length) left = above();
    expect(left.map(([room]) => room)).toEqual([]);
  });

  it("between folders are refused, of types too, with the two files", () => {
    expect(
      circles({
        [DINNER]: 'import type { Bank } from "../bank/bank.ts";',
        [BANK]: 'import { dinnerOf } from "../dinner/dinner.ts";',
      }),
    ).toEqual([`${BANK} imports ${DINNER}, but ${DINNER} leads back: a circle of folders`]);
  });

  it("lead over files beside the folders, and over other folders", () => {
    expect(
      circles({
        [DINNER]: 'import { open } from "../open.ts";',
        [OPEN]: 'export * from "./bank/bank.ts";',
        [BANK]: 'import { dinnerOf } from "../dinner/dinner.ts";',
      }),
    ).toHaveLength(3);
  });

  it("are none where the arrows go one way, where a file is loaded later, or among files of one room", () => {
    expect(circles({ [DINNER]: 'import "../bank/bank.ts";', [BANK]: 'import "../open.ts";', [OPEN]: "" })).toEqual([]);
    expect(circles({ [DINNER]: 'import("../bank/bank.ts");', [BANK]: 'import "../dinner/dinner.ts";' })).toEqual([]);
    expect(circles({ "packages/x/src/a.ts": 'import "./b.ts";', "packages/x/src/b.ts": 'import "./a.ts";' })).toEqual(
      [],
    );
  });
});

describe("forecasts", () => {
  const forecast = (text: string, path = "src/dinner/x.ts"): readonly string[] =>
    messages(`packages/forecast/${path}`, text);

  it("ask the rules that are played: no row, table or fold of the base game", () => {
    expect(forecast('import { MARKETING } from "@blueplate/engine";')).toEqual([
      "forecasts ask the ruleset of the game at hand, not MARKETING of the base game",
    ]);
    expect(forecast('import { evolve as fold, type State } from "@blueplate/engine";')).toHaveLength(1);
    expect(forecast('export { FORMULAS } from "@blueplate/engine";')).toHaveLength(1);
    expect(forecast('import { runPhases } from "@blueplate/engine/testing/evening";')).toHaveLength(1);
    expect(forecast('import { runPhases, reducerOf, type Ruleset } from "@blueplate/engine";')).toEqual([]);
    expect(forecast('import { evolve } from "@blueplate/engine";', "test/dinner/x.test.ts")).toEqual([]);
    expect(messages("packages/bot/src/x.ts", 'import { evolve } from "@blueplate/engine";')).toEqual([]);
    expect(forecast('import { baseGame, withModules } from "@blueplate/engine";')).toHaveLength(2);
  });

  it("name what they import: not all of the engine at once, out of which anything could be taken", () => {
    for (const text of [
      'import * as engine from "@blueplate/engine";',
      'export * from "@blueplate/engine";',
      'export * as engine from "@blueplate/engine";',
      'const later = async () => (await import("@blueplate/engine")).FORMULAS;',
      "const later = async () => await import(`@blueplate/engine`);",
      'const engine = require("@blueplate/engine");',
    ]) {
      expect(forecast(text), text).toContain("forecasts import what they need of the engine by name, not all of it");
    }
    expect(forecast('import type * as engine from "@blueplate/engine";')).toEqual([]);
    expect(forecast('export * from "./x.ts";')).toEqual([]);
  });
});

describe("milestones", () => {
  it("are known by their rows, too", () => {
    const text = 'export const wanted = "first-radio";';
    const message = "line 1 names the milestone first-radio: ask the rows what a milestone does";
    expect(messages("packages/forecast/src/milestones/x.ts", text)).toEqual([message]);
    expect(messages("packages/magnate-table/src/milestone-glyph.tsx", text)).toEqual([]);
    expect(messages("packages/engine/src/content/x.ts", text)).toEqual([]);
  });
});

describe("cards", () => {
  it("are known by their rows: no id outside of content, variants and tests", () => {
    const text = 'export const worth = { "cart-operator": 1, waitress: 2, other: "burger-cook" };';
    expect(messages("packages/bot/src/x.ts", text)).toEqual(
      ["cart-operator", "waitress", "burger-cook"].map(
        (card) => `line 1 names the card ${card}: ask the rows what a card does`,
      ),
    );
    for (const path of ["packages/engine/src/content/x.ts", "variants/x/variant.ts", "packages/bot/test/x.test.ts"]) {
      expect(messages(path, text)).toEqual([]);
    }
    expect(messages("packages/forecast/src/bank/bank.ts", 'export const reason = "cfo";')).toEqual([]);
    expect(messages("packages/forecast/src/bank/x.ts", 'export const reason = "cfo";')).toHaveLength(1);
  });
});

describe("variants", () => {
  const KIMCHI = "line 1 names kimchi-master, which is the variant's kimchi alone";

  it("are named in their own folders alone, and in the tests that are listed", () => {
    const text = 'export const worth = { "kimchi-master": 1, other: "setup.chooseReserve" };';
    for (const path of ["packages/bot/src/x.ts", "packages/engine/src/content/x.ts", "apps/web/test/x.test.ts"]) {
      expect(messages(path, text)).toEqual([KIMCHI]);
    }
    expect(messages("variants/testing/x.ts", text)).toEqual([KIMCHI]);
    expect(messages("variants/kimchi/face.ts", text)).toEqual([]);
    expect(messages("packages/bot/test/worth.test.ts", text)).toEqual([]);
    expect(messages("apps/server/src/x.ts", 'export const is = (id: string) => id === "kimchi:Made";')).toHaveLength(1);
  });

  it("of the base game's own rules are named in tests, not by programs", () => {
    const text = 'export const preset = "introductory";';
    expect(messages("packages/bot/test/x.test.ts", text)).toEqual([]);
    expect(messages("packages/bot/src/x.ts", text)).toHaveLength(1);
  });

  it("take nothing out of another one's folder", () => {
    const text = 'import { variant } from "../sushi/variant.ts";';
    expect(messages("variants/kimchi/variant.ts", text)).toEqual([
      "imports ../sushi/variant.ts: the folder of a variant is its own",
    ]);
    expect(
      messages("variants/sushi/test/x.test.ts", 'import "../../sushi/variant.ts"; import "../../simplified.ts";'),
    ).toEqual([]);
    expect(messages("variants/generated/catalogue.ts", text)).toEqual([]);
  });
});

describe("games", () => {
  it("are asked by their rows: no condition on an id, and no row, outside of a game's own package", () => {
    const text = 'export const isIt = (game: string) => game === "food-chain-magnate";';
    expect(messages("apps/web/src/x.ts", text)).toEqual(["line 1 asks which game it is: ask a row of the game"]);
    expect(messages("tooling/src/x.ts", 'export const f = (g: string) => "trick-n-chef" !== g;')).toHaveLength(1);
    const rows = 'export const rows = { "food-chain-magnate": 1 };';
    expect(messages("apps/replay/src/open/games.ts", rows)).toEqual([
      "line 1 has a row for one game: put it into the room's list of games",
    ]);
    for (const path of [
      "apps/replay/src/games/views.ts",
      "apps/web/src/games/list.ts",
      "packages/words/src/pl/words.ts",
    ]) {
      expect(messages(path, rows)).toEqual([]);
    }
    expect(messages("packages/engine/src/rules/x.ts", text)).toEqual([]);
  });
});

describe("rooms of the replay", () => {
  const replay = (path: string, from: string, name = "a"): readonly string[] =>
    messages(`apps/replay/src/${path}`, `import { ${name} } from "${from}";`);

  it("keep pages out of the analysis", () => {
    expect(replay("analysis/line/x.ts", "solid-js")).toEqual([
      "analysis imports analysis and packages without a page, not solid-js",
    ]);
    for (const from of ["@blueplate/ui", "@blueplate/tabletop", "../../session/session.ts", "./x.tsx"]) {
      expect(replay("analysis/line/x.ts", from)).toHaveLength(1);
    }
    expect(replay("magnate/analysis/x.ts", "../views.tsx")).toHaveLength(1);
    expect(replay("magnate/analysis/x.ts", "../../analysis/axis.ts")).toEqual([]);
    expect(replay("analysis/chance/x.ts", "@blueplate/bot")).toEqual([]);
  });

  it("keep Food Chain Magnate in one place", () => {
    expect(replay("screen/x.ts", "../magnate/screen.tsx")).toEqual([
      "the row of the game in games/views.ts is asked, not ../magnate/screen.tsx",
    ]);
    expect(replay("screen/x.ts", "@blueplate/engine")).toHaveLength(1);
    expect(replay("screen/x.ts", "@blueplate/magnate-table")).toHaveLength(1);
    expect(replay("screen/x.ts", "@blueplate/magnate-table", "BannerSign")).toEqual([]);
    expect(replay("magnate/x.ts", "@blueplate/engine")).toEqual([]);
    expect(replay("games/views.ts", "../magnate/screen.tsx")).toEqual([]);
  });
});

describe("folders", () => {
  const folder = (count: number, path = "packages/bot/src"): readonly string[] =>
    Array.from({ length: count }, (_, at) => `${path}/${at}.ts`);
  const faults = (paths: readonly string[]): readonly string[] =>
    crowded(paths).map(({ path, message }) => `${path}: ${message}`);

  it("hold thirty files, each room of them for itself", () => {
    expect(faults([...folder(30), ...folder(30, "packages/bot/src/room")])).toEqual([]);
    expect(faults(folder(31))).toEqual(["packages/bot/src: 31 files in one folder, at most 30: make rooms"]);
  });
});

describe("the ladder inside the engine", () => {
  const step = (from: string, to: string): readonly string[] =>
    messages(`packages/engine/src/${from}`, `import { a } from "${to}";`);

  it("refuses a step up", () => {
    expect(step("model/x.ts", "../content/index.ts")).toEqual(["model may not import content: it stands higher"]);
    expect(step("forms/recruit.ts", "../phases/working.ts")).toHaveLength(1);
    expect(step("queries/x.ts", "../game.ts")).toHaveLength(1);
    expect(step("geometry/x.ts", "../index.ts")).toHaveLength(1);
  });

  it("lets facts be read by model alone", () => {
    expect(step("evolve/x.ts", "../model/state.ts")).toEqual([]);
    expect(step("evolve/x.ts", "../content/cards.ts")).toEqual(["evolve may import model only, not content"]);
  });

  it("lets only the rules know modules", () => {
    expect(step("rules.ts", "./modules/index.ts")).toEqual([]);
    expect(step("scenario/x.ts", "../modules/index.ts")).toEqual(["only rules may import modules"]);
  });

  it("lets a step down and a neighbour pass, and knows every storey", () => {
    expect(step("forms/x.ts", "../geometry/board.ts")).toEqual([]);
    expect(step("forms/x.ts", "./slot.ts")).toEqual([]);
    expect(step("attic/x.ts", "../model/state.ts")).toEqual(["attic is no storey of the engine"]);
  });
});

describe("sizes", () => {
  it("refuses a function of 41 lines and a component of 81", () => {
    expect(messages("packages/bot/src/x.ts", functionOf(40))).toEqual([]);
    expect(messages("packages/bot/src/x.ts", functionOf(41))).toEqual(["a function of 41 lines at line 1, at most 40"]);
    expect(messages("apps/web/src/x.tsx", functionOf(80))).toEqual([]);
    expect(messages("apps/web/src/x.tsx", functionOf(81))).toHaveLength(1);
  });

  it("refuses a file of 301 lines and names one of 251", () => {
    const file = (lines: number) => parse("packages/bot/src/x.ts", "0;\n".repeat(lines));
    expect(faultsOf(file(300))).toEqual([]);
    expect(faultsOf(file(301)).map(({ message }) => message)).toEqual(["301 lines, at most 300"]);
    expect([growingLong(file(250)).length, growingLong(file(251)).length]).toEqual([0, 1]);
  });

  it("lets content, words and tests be as long as there is to say", () => {
    const long = functionOf(400);
    for (const path of [
      "packages/engine/src/content/cards.ts",
      "packages/words/src/en/x.ts",
      "packages/ui/test/x.ts",
    ]) {
      expect(messages(path, long)).toEqual([]);
    }
  });
});

describe("words that the house does not have", () => {
  it("refuses a cast without a reason", () => {
    const cast = "export const a = (b: unknown): string => b as string;\n";
    expect(messages("packages/api/src/x.ts", cast)).toEqual(["a cast without a reason at line 1"]);
    expect(messages("packages/api/src/x.ts", `// a comment\n${cast}`)).toEqual(["a cast without a reason at line 2"]);
    expect(messages("packages/api/src/x.ts", `// cast: the filter has checked it.\n${cast}`)).toEqual([]);
    expect(messages("packages/api/src/x.ts", `// cast: checked\n// by the filter.\n${cast}`)).toEqual([]);
    const later = `// cast: the filter has checked it.\nexport const c = 1;\n${cast}`;
    expect(messages("packages/api/src/x.ts", later)).toEqual(["a cast without a reason at line 3"]);
    expect(messages("packages/api/src/x.ts", `// cast: both were checked.\n${cast}${cast}`)).toEqual([]);
    expect(messages("packages/api/src/x.ts", "export const a = [1] as const;")).toEqual([]);
  });

  it("refuses any, default exports and rooms without a name of their own", () => {
    expect(messages("packages/api/src/x.ts", "export const a = (b: any): number => b;")).toEqual(["any at line 1"]);
    expect(messages("packages/api/src/x.ts", "export default 1;")).toEqual(["a default export at line 1"]);
    expect(messages("apps/web/vite.config.ts", "export default 1;")).toEqual([]);
    for (const path of ["src/utils/x.ts", "src/helpers.ts", "src/common/x.ts", "src/misc.tsx"]) {
      expect(messages(`packages/api/${path}`, "")).toEqual(["no rooms called utils, common, helpers, misc"]);
    }
  });

  it("refuses classes, clocks, chance and async in rules, and only there", () => {
    const faults: Readonly<Record<string, string>> = {
      "export class A {}": "a class in rules at line 1",
      "export const a = Date.now();": "a clock in rules at line 1",
      "export const a = new Date(0);": "a clock in rules at line 1",
      "export const a = Math.random();": "chance of its own in rules at line 1",
      "export const a = async () => 1;": "async in rules at line 1",
    };
    for (const [text, fault] of Object.entries(faults)) {
      for (const room of ["kernel/src", "engine/src/model", "trick-n-chef/src"]) {
        expect(messages(`packages/${room}/x.ts`, text)).toEqual([fault]);
      }
      expect(messages("apps/server/src/x.ts", text)).toEqual([]);
    }
  });
});

describe("words", () => {
  it("are read when they are drawn, so that a change of language shows", () => {
    const head = 'import { shell } from "../language.ts";\nconst words = () => shell().table;\n';
    expect(messages("apps/web/src/x.ts", `${head}const frozen = words().log;`)).toEqual([
      "words read at module level at line 3",
    ]);
    expect(messages("apps/web/src/x.ts", `${head}const frozen = { a: shell().title };`)).toHaveLength(1);
    expect(messages("apps/web/src/x.ts", `${head}const read = () => words().log;`)).toEqual([]);
  });
});

describe("names", () => {
  it("refuses one that was given up, and a type that says nothing outside of its file", () => {
    const path = "packages/kernel/src/x.ts";
    expect(messages(path, "export interface Haulage { readonly a: 1 }")).toEqual([
      "line 1: Haulage is called PurchaseHistory",
    ]);
    expect(messages(path, "export const goBack = 1;")).toEqual(["line 1: goBack is called rollback"]);
    expect(messages(path, "export type Told = 1;")).toEqual(["line 1: Told says of no type what it is"]);
    expect(messages(path, "type Told = 1;\nexport const Step = 1;\nexport const toString = 1;")).toEqual([]);
  });
});
