import type { LabelSight } from "@blueplate/city/label";
import { expect, type Page, test } from "@playwright/test";
import { flawsOf } from "../pictures/flaws.ts";

test.use({ viewport: { width: 600, height: 400 } });

/** What is wrong with a page of this body. */
const flawsWith = async (page: Page, body: string): Promise<readonly string[]> => {
  await page.setContent(`<!doctype html><style>body { margin: 20px; font: 16px sans-serif }</style>${body}`);
  // A browser takes no picture of a page that it has not drawn yet.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return flawsOf(page, await page.screenshot());
};

/** A canvas with so many shades side by side. */
const canvasOf = (shades: number): string =>
  `<canvas width="300" height="200"></canvas><script>
    const pen = document.querySelector("canvas").getContext("2d");
    for (let x = 0; x < 300; x++) {
      const shade = x % ${shades};
      pen.fillStyle = \`rgb(\${shade}, 90, \${255 - shade})\`;
      pen.fillRect(x, 0, 1, 200);
    }
  </script>`;

const map = (labels: string): string =>
  `<div class="flat-map"><svg viewBox="0 0 300 200" width="300" height="200">
    <g data-campaign="4"><rect x="100" y="80" width="60" height="40" /></g>${labels}</svg></div>`;
const note = (x: number, of: string): string =>
  `<g ${of}><g><rect x="${x}" y="90" width="40" height="20" fill="#fff" /><text x="${x + 2}" y="105" font-size="14">Ann</text></g></g>`;

const box = (west: number, north: number) => ({ west, north, east: west + 40, south: north + 20 });

const outlineOf = ({ west, north, east, south }: ReturnType<typeof box>) =>
  [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ] as const;

/**
 * A town in three dimensions with a campaign at 100, 80, the sign of an entrance at 200, 80 and a house at 260, 80, and labels of what
 * they belong to.
 */
const town = (...labels: readonly (readonly [west: number, of: number | null])[]): string => {
  const sight: LabelSight = {
    labels: labels.map(([west, of], at) => ({ name: `label ${at}`, of, box: box(west, 80) })),
    pieces: [
      { name: "campaign 4", isHouse: false, of: 4, box: box(100, 80), outline: outlineOf(box(100, 80)) },
      { name: "house 7", isHouse: true, of: 7, box: box(260, 80), outline: outlineOf(box(260, 80)) },
    ],
    signs: [{ name: "sign", of: null, box: box(200, 80) }],
  };
  return `<div class="city-map" data-drawn="true">${canvasOf(250)}</div><script>
    document.querySelector(".city-map canvas").addEventListener("labelsight", ({ detail }) => detail.push(${JSON.stringify(sight)}));
  </script>`;
};

/** Bodies that are whole, and what is wrong with those that are not. */
const CASES: Readonly<Record<string, readonly [body: string, flaw: RegExp | null]>> = {
  "a page with a sentence": ["<p>What people read.</p>", null],
  "something is waited for": ['<section aria-busy="true">…</section>', /section waits/],
  "a town that is not drawn yet": ['<div class="city-map" data-drawn="false">Town</div>', /div\.city-map waits/],
  "a picture that does not come": [
    '<img alt="Town" src="data:image/png;base64,AAAA" width="40" height="40">',
    /not there/,
  ],
  "a canvas in two colours": [canvasOf(2), /only [23] colours/],
  "a canvas in many colours": [canvasOf(250), null],
  "an empty canvas behind something else": [
    `${canvasOf(2)}<div style="position:fixed;inset:0;background:#fff">Above</div>`,
    null,
  ],
  "the name of a table that ends in dots before a word": [
    `<div style="display:flex" class="brand"><h1 style="width:90px;margin:0;overflow:hidden;white-space:nowrap;text-overflow:ellipsis"
      title="A name that is too long">A name that is too long</h1><b>Recruit</b></div>`,
    null,
  ],
  "small letters": ['<p style="font-size:11px">Fine print</p>', /11\.0 px: p "Fine print"/],
  "small stars": ['<p style="font-size:8px">★★★</p>', /8\.0 px: p "★★★"/],
  "a small arrow": ['<p style="font-size:8px">▸</p>', null],
  "letters that are made small": [
    '<svg viewBox="0 0 1000 100" width="500"><text y="50" font-size="20">Far away</text></svg>',
    /10\.0 px: text "Far away"/,
  ],
  "small letters that nobody sees": ['<p style="font-size:8px;visibility:hidden">Fine print</p>', null],
  "a word that its box cuts": [
    '<div style="width:50px;overflow:hidden;white-space:nowrap">Everything at once</div>',
    /cut: div "Everything at once"/,
  ],
  "a word that its box cuts below": [
    '<div style="height:30px;width:60px;overflow:hidden">Everything at once and more</div>',
    /cut: div/,
  ],
  "a word that a list scrolls to": [
    '<div style="height:30px;width:60px;overflow:auto">Everything at once and more</div>',
    null,
  ],
  "a name that ends in dots, and is told whole": [
    '<div style="width:50px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis" class="chain-name" title="Everything">Everything</div>',
    null,
  ],
  "a name that ends in dots, and is told nowhere": [
    '<div style="width:50px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis" class="chain-name">Everything</div>',
    /cut: div\.chain-name "Everything"/,
  ],
  "a word that ends in dots": [
    '<div style="width:50px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis" title="Everything">Everything</div>',
    /cut: div "Everything"/,
  ],
  "a button that is too narrow": [
    '<button style="width:40px;white-space:nowrap;overflow:visible">Everything</button>',
    /cut: button/,
  ],
  "texts over each other": [
    '<p style="position:absolute;top:30px">One thing</p><p style="position:absolute;top:34px">Another</p>',
    /over each other: p "One thing" and p "Another"/,
  ],
  "texts of two layers": [
    '<p>One thing that is long</p><p style="position:fixed;top:34px;left:60px;background:#fff">Two</p>',
    null,
  ],
  "a label over a campaign": [map(note(140, 'data-note="1"')), /on the map: "campaign 4" and "Ann"/],
  "a label beside a campaign": [map(note(180, 'data-note="1"')), null],
  "a label over its own campaign": [map(note(140, 'data-tags="4"')), null],
  "labels over each other": [
    map(note(200, 'data-note="1"') + note(220, 'data-note="2"')),
    /on the map: "Ann" and "Ann"/,
  ],
  "in town a label over a campaign": [town([110, 5]), /hide 75 % of campaign 4/],
  "in town a label beside a campaign": [town([150, 5]), null],
  "in town a label over the edge of a campaign": [town([139, 5]), /hide 3 % of campaign 4/],
  "in town a label over the edge of a house": [town([299, 5]), null],
  "in town a label over more than the edge of a house": [town([296, 5]), /hide 10 % of house 7/],
  "in town a label over its own campaign": [town([110, 4]), null],
  "in town a label over a sign": [town([210, null]), /in town: "label 0" and "sign"/],
  "in town labels over each other": [town([20, 1], [40, 2]), /in town: "label 0" and "label 1"/],
};

for (const [name, [body, flaw]] of Object.entries(CASES)) {
  test(`the guard of pictures: ${name} ${flaw === null ? "is whole" : "is told"}`, async ({ page }) => {
    const flaws = (await flawsWith(page, body)).join("\n");
    if (flaw === null) expect(flaws).toBe("");
    else expect(flaws).toMatch(flaw);
  });
}
