import { expect, it } from "vitest";
import type { Locale } from "../src/index.ts";
import { everythingIn, leavesOf, OTHERS } from "./leaves.ts";
import { saidBy } from "./probes.ts";

/** What only a mouse or a keyboard can do: a finger neither points before it presses nor has keys. */
const DEVICES: Readonly<Record<Locale, RegExp>> = {
  en: /\bclick|\bhover|\bmouse|\bpointer|\bcursor|\bkeyboard|\barrow keys|\bpress (?:a key|Enter)/i,
  ru: /щ[её]лк|щелч|клик(?:н|а)|мыш[иь]|указател|курсор|клавиш|наведите|нажмите Enter/iu,
  pl: /klik|mysz|wskaźnik|kursor|klawi|naciśnij Enter/iu,
  ja: /クリック|マウス|ポインタ|カーソル|ホバー|キー(?:ボード|を押)|矢印キー|Enterを/u,
  zh: /单击|双击|鼠标|指针|光标|悬停|键盘|方向键|按键|按Enter/u,
};

/** Where keys are listed and set, and what only who goes by keys is told. */
const OF_KEYS =
  /^shell\.(?:frame\.(?:keys|keyList)|replayKeys|settings\.(?:keys|letters)|editor\.boardKeys|charts\.keys|text\.help)/;

it.each(["en", ...OTHERS] as const)("what is said fits a finger as well as a mouse in %s", async (locale) => {
  const said = [...leavesOf(await everythingIn(locale))].map(([path, leaf]) => ({ path, text: saidBy(path, leaf) }));
  expect(said.filter(({ path, text }) => DEVICES[locale].test(text) && !OF_KEYS.test(path))).toEqual([]);
});
