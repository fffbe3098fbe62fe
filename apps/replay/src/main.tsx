import "@fontsource/rubik/latin-400.css";
import "@fontsource/rubik/latin-500.css";
import "@fontsource/roboto-condensed/latin-500.css";
import "@fontsource/lobster/latin-400.css";
import "@blueplate/ui/styles.css";
import "./replay.css";
import { startTheme } from "@blueplate/ui";
import { render } from "solid-js/web";
import { App } from "./app.tsx";

startTheme();
const root = document.getElementById("root");
if (root) render(() => <App />, root);
