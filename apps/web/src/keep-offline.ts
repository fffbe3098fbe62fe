/**
 * Milliseconds after the first picture before the pages are kept: fetching and storing all of them takes as much of a small
 * machine as drawing a table does, and would take it from the table.
 */
const AFTER_PICTURE = 6_000;

/** The worker that the build writes (vite-plugin-pwa); there is none in development. */
const WORKER = "/sw.js";

/** Keeps the pages for a time without a network, once what was asked for has been drawn and the browser has nothing better to do. */
export const keepPagesOffline = (): void => {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const keep = (): void => {
    // A browser that keeps nothing (private windows, a full disk) still shows the pages: only offline they are missing.
    navigator.serviceWorker.register(WORKER).catch(() => null);
  };
  const whenIdle = (): unknown => ("requestIdleCallback" in window ? requestIdleCallback(keep) : keep());
  setTimeout(whenIdle, AFTER_PICTURE);
};
