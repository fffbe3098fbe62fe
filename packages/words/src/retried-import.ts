/** The address of a script, as Chromium and Firefox name it in what they say of one that did not come. */
const SCRIPT = /\S+\.js\b/;

/** How many were asked for under an address of their own: each has another. */
let asked = 0;

/**
 * A module of the page, fetched by `load`. A browser that could not fetch one remembers that for as long as the page is open, and
 * does not ask for it again: so it is asked for anew under an address that was never asked for. Refused where that does not come
 * either, or where the browser does not name the script; one that does not (Safari) asks again by itself.
 */
export const retriedImport = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    const [script] = SCRIPT.exec(error instanceof Error ? error.message : "") ?? [];
    if (script === undefined) throw error;
    asked += 1;
    // cast: the same script, so the same module.
    return (await import(/* @vite-ignore */ `${script}?again=${asked}`)) as T;
  }
};
