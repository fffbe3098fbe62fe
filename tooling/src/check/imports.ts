import { dirname, join } from "node:path/posix";
import { ARROWS, LADDER } from "./arrows.ts";
import { type Breach, isConfig, isTest, roomOf } from "./room.ts";
import type { Import, SourceFile } from "./source.ts";

const SCOPE = "@blueplate/";

const refuseImport = (room: string, { from, typeOnly }: Import): string | null => {
  const arrows = ARROWS[room];
  if (!arrows || from.startsWith(".")) return null;
  if (from.startsWith(SCOPE)) {
    const name = from.slice(SCOPE.length).split("/")[0] ?? "";
    const kind = arrows.packages[name];
    if (room.endsWith(`/${name}`)) return null;
    if (kind === undefined) return `${room} may not import ${from}`;
    return kind === "types" && !typeOnly ? `${room} may import only types of ${from}` : null;
  }
  if (arrows.modules === null) return null;
  const allowed = arrows.modules.some((name) => from === name || from.startsWith(`${name}/`));
  return allowed ? null : `${room} may not import ${from}`;
};

/** Rules as people read them, and positions of lessons: texts that an app shows, not code that it builds on. */
const DOCUMENT = /^(docs\/rules\/([a-z]{2}\/)?[a-z-]+\.md|scenarios\/lessons\/[a-z0-9-]+\.json)\?raw$/;

/**
 * Wrong arrows between packages (house design §2). Tests and configurations also use the test runner, Node and the
 * packages that they try out; that each is declared is what knip looks at.
 */
export const wrongArrows = ({ path, imports }: SourceFile): readonly Breach[] => {
  const room = roomOf(path);
  if (room === undefined || isTest(path) || isConfig(path) || path.includes("/scripts/")) return [];
  return imports.flatMap((each) => {
    const message = refuseImport(room, each);
    const target = join(dirname(path), each.from);
    const leaves = each.from.startsWith(".") && roomOf(target) !== room && !DOCUMENT.test(target);
    const faults = message === null ? [] : [{ path, message }];
    return leaves ? [...faults, { path, message: `${each.from} leaves the package` }] : faults;
  });
};

const ENGINE = "packages/engine/src/";
const ABOVE_MODULES: readonly string[] = ["rules", "game", "index"];

const storeyOf = (path: string): string => (path.slice(ENGINE.length).split("/")[0] ?? "").replace(/\.ts$/, "");
const heightOf = (storey: string): number => LADDER.findIndex((each) => each === storey);

const refuseStep = (from: string, to: string): string | null => {
  if (to === from) return null;
  if (from === "evolve" && to !== "model") return `evolve may import model only, not ${to}`;
  if (to === "modules" && !ABOVE_MODULES.includes(from)) return "only rules may import modules";
  const isLower = heightOf(to) >= 0 && heightOf(to) < heightOf(from);
  return isLower ? null : `${from} may not import ${to}: it stands higher`;
};

/** Wrong steps on the engine's ladder; `evolve` imports `model` only, and only what stands on `rules` sees `modules`. */
export const wrongSteps = ({ path, imports }: SourceFile): readonly Breach[] => {
  if (!path.startsWith(ENGINE)) return [];
  const from = storeyOf(path);
  if (heightOf(from) < 0) return [{ path, message: `${from} is no storey of the engine` }];
  return imports.flatMap((each) => {
    if (!each.from.startsWith(".")) return [];
    const message = refuseStep(from, storeyOf(join(dirname(path), each.from)));
    return message === null ? [] : [{ path, message }];
  });
};
