import { tabStorage } from "@blueplate/ui/storage";

/** The pieces for which the page was loaded anew, a line each. */
const MISSING = "blueplate-missing";

/** The address of a piece, as browsers name it in what they say of one that did not come; without what asks for it once more. */
const PIECE = /(?:https?:\/)?\/\S+\.(?:js|css)\b/;

/**
 * Whether the server has no such piece any more; a page cut off from it is told nothing, and stays: loaded anew it would lose what
 * stands in it, without a server even itself. Where a browser does not name the piece, whether there is a server to load from.
 */
const isGone = (piece: string | undefined): Promise<boolean> =>
  fetch(piece ?? "/", { method: "HEAD", cache: "no-store" }).then(
    ({ ok, status }) => (piece ? status === 404 : ok),
    () => false,
  );

/**
 * A page that stayed open while a new version came asks for pieces that are gone: it is loaded anew, once for each. Whoever asked
 * for the piece is told that it did not come, and says so where the page stays.
 */
export const loadAnewWhenGone = (): void =>
  addEventListener("vite:preloadError", ({ payload: { message } }) => {
    const [piece] = PIECE.exec(message) ?? [];
    const name = piece ?? message;
    const known = tabStorage.getItem(MISSING)?.split("\n") ?? [];
    if (known.includes(name)) return;
    void isGone(piece).then((gone) => {
      if (!gone) return;
      tabStorage.setItem(MISSING, [...known, name].join("\n"));
      location.reload();
    });
  });
