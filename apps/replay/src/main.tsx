// Each file names the letters of its scripts: a browser fetches only those that stand on the page.
import "@fontsource/rubik/400.css";
import "@fontsource/rubik/500.css";
import "@fontsource/roboto-condensed/500.css";
import "@fontsource/lobster/400.css";
import "@blueplate/ui/styles.css";
import "@blueplate/tabletop/styles.css";
import "./replay.css";
import "./icons.ts";
import { afterSign, inOwnTask, keepFocus, startTheme } from "@blueplate/ui";
import { render } from "solid-js/web";
import { language, startPage, takeWordsFrom } from "@blueplate/tabletop";
import { wordsWithModules } from "@blueplate/variants/words";

const start = async (): Promise<void> => {
  keepFocus();
  takeWordsFrom(wordsWithModules);
  const words = language.start();
  // What much of the app stands on is fetched with it, and run in tasks before it. What is wrong with such a part the app tells, too.
  for (const part of [import("./notes/markdown.ts"), import("./open/open.ts")]) part.catch(() => undefined);
  // Nor is it used in the task in which its scripts are first run.
  const { App } = await inOwnTask(import("./app.tsx"));
  // Words that cannot be fetched leave the page in English: it is drawn all the same.
  await afterSign(words, (root) => render(() => <App />, root));
};

// Not in the task in which this script is first run. What a browser keeps it brings at the first question alone, for which the page
// waits: nothing else is done in that task.
setTimeout(startTheme);
setTimeout(() => void startPage(start));
