// Each file names the letters of its scripts: a browser fetches only those that stand on the page.
import "@fontsource/rubik/400.css";
import "@fontsource/rubik/500.css";
import "@fontsource/roboto-condensed/500.css";
import "@fontsource/lobster/400.css";
import "@blueplate/ui/styles.css";
import "@blueplate/tabletop/styles.css";
import "./pages.css";
import { afterSign, inOwnTask, keepFocus, startTheme } from "@blueplate/ui";
import { render } from "solid-js/web";
import { loadAnewWhenGone } from "./reload-when-gone.ts";
import { keepPagesOffline } from "./keep-offline.ts";
import { language, startPage, takeWordsFrom } from "@blueplate/tabletop";
import { wordsWithModules } from "@blueplate/variants/words";

loadAnewWhenGone();

/**
 * The faces that every page writes with besides its plain text: fetched with the scripts, not when the first word of them stands
 * on the page. Until they are there a browser measures each size of them in a face of the machine, for which the page waits.
 */
const FACES = ['500 14px "Rubik"', '500 14px "Roboto Condensed"'];

const start = async (): Promise<void> => {
  for (const face of FACES) document.fonts.load(face).catch(() => null);
  keepFocus();
  takeWordsFrom(wordsWithModules);
  const words = language.start();
  const { App, fetchPage } = await app;
  fetchPage(location.pathname);
  // Words that cannot be fetched leave the page in English: it is drawn all the same.
  await afterSign(words, (root) => render(() => <App />, root));
  keepPagesOffline();
};

// Not in the task in which scripts are first run: neither this one's nor the app's.
const app = inOwnTask(import("./app.tsx"));
// What a browser keeps it brings at the first question alone, for which the page waits: nothing else is done in that task.
setTimeout(startTheme);
setTimeout(() => void startPage(start));
