import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "docs/screens");
const pictures = readdirSync(folder).filter((name) => name !== "README.md");

it("the repository holds only pictures that its pages show, a dozen of them, each of at most 100 kB", () => {
  const pages = ["README.md", "docs/screens/README.md"].map((page) => readFileSync(join(root, page), "utf8")).join();
  expect(pictures.filter((name) => !pages.includes(name))).toEqual([]);
  expect(pictures.length).toBeLessThanOrEqual(12);
  const sizes = pictures.map((name) => statSync(join(folder, name)).size);
  expect(sizes.filter((bytes) => bytes === 0 || bytes > 100_000)).toEqual([]);
});

it("every picture that a page shows is there", () => {
  for (const page of ["README.md", "docs/screens/README.md"]) {
    const shown = [...readFileSync(join(root, page), "utf8").matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(
      ([, path]) => path,
    );
    expect(shown.length).toBeGreaterThan(2);
    for (const path of shown) expect(statSync(join(root, page, "..", path ?? "")).isFile(), path).toBe(true);
  }
});
