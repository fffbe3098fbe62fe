/** Faces for scripts whose letters the page does not bring along, in slices: a browser fetches those that it reads. */
const FACES: Readonly<Record<string, () => Promise<unknown>>> = {
  ja: () => import("./letters-ja.ts"),
  zh: () => import("./letters-zh.ts"),
};

/** Faces that have been asked for. */
const asked = new Set<string>();

/** Fetches the face of a language, if it needs one. Nothing waits for it: until it is there the machine's own is read. */
export const fetchLetters = (locale: string): void => {
  const fetchFace = asked.has(locale) ? undefined : FACES[locale];
  if (!fetchFace) return;
  asked.add(locale);
  // What could not be fetched is asked for by the next text that needs it.
  fetchFace().catch(() => asked.delete(locale));
};

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;

/**
 * The language whose face a text is read in, on a page in a language; null where the page has its letters. Japanese and Chinese pages read
 * all of them in their own face; elsewhere kana are Japanese, and what is written without them is Chinese.
 */
export const faceOfText = (text: string, locale: string): string | null => {
  const isKana = KANA.test(text);
  if (!isKana && !HAN.test(text)) return null;
  if (locale in FACES) return locale;
  return isKana ? "ja" : "zh";
};

/** Fetches the faces of texts that stand in a part of the page. Whatever bears a language of its own, as names of languages do, is no part of it. */
const fetchLettersIn = (part: Node): void => {
  const page = document.documentElement;
  if (faceOfText(part.textContent ?? "", page.lang) === null) return;
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let at: Node | null = part; at; at = walker.nextNode()) {
    const face = faceOfText(at.nodeValue ?? "", page.lang);
    if (face !== null && at.parentElement?.closest("[lang]") === page) fetchLetters(face);
  }
};

/** From now on any page has the letters of what people are called and say, in whatever language it is: as soon as a text in them comes. */
export const fetchLettersAsRead = (): void => {
  const look = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const part of type === "characterData" ? [target] : addedNodes) fetchLettersIn(part);
    if (Object.keys(FACES).every((locale) => asked.has(locale))) look.disconnect();
  });
  look.observe(document.body, { childList: true, subtree: true, characterData: true });
};
