import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { keptFrom, type Looks, type PictureDigest, verdicts } from "./look.ts";

/** What is asked for: pictures compared with the looks that are kept, or their looks kept from now on; none without it. */
export const SCREENS: string | undefined = process.env["SCREENS"];

/** Where the pictures lie, beside the look of each; never in the repository. */
const FOLDER = fileURLToPath(new URL("../../../screens", import.meta.url));
/** The looks that are kept, by the name of the picture. */
const KEPT = fileURLToPath(new URL("looks.json", import.meta.url));
/** The few pictures that are in the repository: those that the documentation shows. */
const SHOWN = fileURLToPath(new URL("../../../../../docs/screens", import.meta.url));
/** How large one of them may be, in bytes. */
export const SHOWN_AT_MOST = 100_000;
const QUALITIES = [90, 80, 70, 60, 50, 40, 30] as const;

// cast: the looks that are kept were written by `settle`, and those beside the pictures by `lay`.
const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8")) as unknown;
const keptLooks = (): Looks => (existsSync(KEPT) ? (read(KEPT) as Looks) : {});

const takenLooks = (): Looks => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
  const sorted = files.toSorted((a, b) => (a < b ? -1 : 1));
  // cast: see `read`.
  return Object.fromEntries(sorted.map((file) => [file.slice(0, -5), read(`${FOLDER}/${file}`) as PictureDigest]));
};

/** Begins without the pictures of the last time. */
export const clear = (): void => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
};

/** Lays a picture of a page among the others, with its look. */
export const lay = (name: string, png: Buffer, look: PictureDigest): void => {
  writeFileSync(`${FOLDER}/${name}.png`, png);
  writeFileSync(`${FOLDER}/${name}.json`, JSON.stringify(look));
};

/** Takes a picture that the documentation shows once more, as small as it may be. */
export const show = async (page: Page, name: string): Promise<void> => {
  const path = `${SHOWN}/${name}.webp`;
  if (SCREENS !== "keep" || !existsSync(path)) return;
  const session = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality });
    const picture = Buffer.from(data, "base64");
    if (picture.length > SHOWN_AT_MOST) continue;
    writeFileSync(path, picture);
    return session.detach();
  }
  throw new Error(
    `${name} has more than ${SHOWN_AT_MOST} bytes at any quality: the documentation would show an older one`,
  );
};

const keep = (looks: Looks): void => {
  const lines = Object.entries(looks).map(([name, look]) => `  ${JSON.stringify(name)}: ${JSON.stringify(look)}`);
  writeFileSync(KEPT, `{\n${lines.join(",\n")}\n}\n`);
};

/** What `pnpm screens` and `pnpm screens:keep` ask Playwright for: every picture. */
const WHOLE = "test screens languages";

/** Keeps the looks that were taken, or tells which of them differ from those that are kept. Who asks for some pictures hears of those. */
export const settle = (): readonly string[] => {
  const [kept, taken] = [keptLooks(), takenLooks()];
  const isWhole = process.argv.slice(2).join(" ") === WHOLE;
  if (SCREENS !== "keep") return verdicts(kept, taken, isWhole);
  keep(keptFrom(kept, taken, isWhole));
  return [];
};
