/** What the worker of the pages looks into for the replay (vite.config.ts). */
const CACHE = "replay";

/** The replay itself, whatever it opens. */
const PAGE = "/replay/";

/** What the page is drawn from, as its build lists it. */
const LIST = "/replay/kept.json";

const whenIdle = (): Promise<void> =>
  new Promise((done) => ("requestIdleCallback" in window ? requestIdleCallback(() => done()) : setTimeout(done)));

const listed = async (): Promise<readonly string[]> => {
  const list: unknown = await (await fetch(LIST)).json();
  return Array.isArray(list) ? list.filter((file) => typeof file === "string") : [];
};

/**
 * Keeps the replay for a time without a network: whoever plays on this device looks back on it as well. It weighs as much as all the
 * other pages, so nobody else fetches it; one file after the other, when the page has nothing better to do, and only once these are
 * kept. The page comes last: where it is kept, all that it is drawn from is.
 */
export const keepReplayOffline = async (): Promise<void> => {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || !("caches" in window)) return;
  await navigator.serviceWorker.ready;
  const files = await listed();
  const cache = await caches.open(CACHE);
  for (const file of files) {
    await whenIdle();
    if (!(await cache.match(file))) await cache.add(file);
  }
  await cache.add(PAGE);
  const wanted = new Set([...files, PAGE]);
  for (const kept of await cache.keys()) if (!wanted.has(new URL(kept.url).pathname)) await cache.delete(kept);
};
