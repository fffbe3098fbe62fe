/** Faces for languages whose letters the page does not bring along, in slices: a browser fetches those that it reads. */
const FACES: Readonly<Record<string, () => Promise<unknown>>> = {
  ja: () => import("./letters-ja.ts"),
  zh: () => import("./letters-zh.ts"),
};

/** Fetches the face of a language, if it needs one. Nothing waits for it: until it is there the machine's own is read. */
export const fetchLetters = (locale: string): void => {
  FACES[locale]?.().catch(() => undefined);
};
