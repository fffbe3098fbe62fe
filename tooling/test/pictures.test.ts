import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Folders of pictures, how many each may hold, and the pages that show them. */
const FOLDERS = [
  { folder: "docs/screens", most: 12, pages: ["README.md", "docs/screens/README.md"] },
  { folder: "docs/questions", most: 6, pages: ["docs/questions/README.md"] },
];

it.each(FOLDERS)("$folder holds only pictures that its pages show, $most at most, each of at most 100 kB", (album) => {
  const pictures = readdirSync(join(root, album.folder)).filter((name) => name !== "README.md");
  const pages = album.pages.map((page) => readFileSync(join(root, page), "utf8")).join();
  expect(pictures.filter((name) => !pages.includes(name))).toEqual([]);
  expect(pictures.length).toBeLessThanOrEqual(album.most);
  const sizes = pictures.map((name) => statSync(join(root, album.folder, name)).size);
  expect(sizes.filter((bytes) => bytes === 0 || bytes > 100_000)).toEqual([]);
});

it("every picture that a page shows is there", () => {
  for (const page of FOLDERS.flatMap(({ pages }) => pages)) {
    const shown = [...readFileSync(join(root, page), "utf8").matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(
      ([, path]) => path,
    );
    expect(shown.length).toBeGreaterThan(2);
    for (const path of shown) expect(statSync(join(root, page, "..", path ?? "")).isFile(), path).toBe(true);
  }
});
