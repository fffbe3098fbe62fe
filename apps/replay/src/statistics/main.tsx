import "@fontsource/rubik/400.css";
import "@fontsource/rubik/500.css";
import "@fontsource/roboto-condensed/500.css";
import "@fontsource/lobster/400.css";
import "@blueplate/ui/styles.css";
import "@blueplate/tabletop/styles.css";
import "../replay.css";
import "./statistics.css";
import "../icons.ts";
import { language, takeWordsFrom } from "@blueplate/tabletop";
import { wordsWithModules } from "@blueplate/variants/words";
import { afterSign, keepFocus, startTheme } from "@blueplate/ui";
import { render } from "solid-js/web";
import { StatisticsPage } from "./page.tsx";

startTheme();
keepFocus();
takeWordsFrom(wordsWithModules);
void afterSign(language.start(), (root) => render(() => <StatisticsPage />, root));
