// Each file names the letters of its scripts: a browser fetches only those that stand on the page.
import "@fontsource/rubik/400.css";
import "@fontsource/rubik/500.css";
import "@fontsource/roboto-condensed/500.css";
import "@fontsource/lobster/400.css";
import "@blueplate/ui/styles.css";
import "@blueplate/tabletop/styles.css";
import "./replay.css";
import "./icons.ts";
import { afterSign, keepFocus, startTheme } from "@blueplate/ui";
import { render } from "solid-js/web";
import { App } from "./app.tsx";
import { language, takeWordsFrom } from "@blueplate/tabletop";
import { wordsWithModules } from "@blueplate/variants/words";

startTheme();
keepFocus();
// Words that cannot be fetched leave the page in English: it is drawn all the same.
takeWordsFrom(wordsWithModules);
void afterSign(language.start(), (root) => render(() => <App />, root));
