import "@fontsource/rubik/400.css";
import "@fontsource/rubik/500.css";
import "@fontsource/roboto-condensed/500.css";
import "@fontsource/lobster/400.css";
import "@blueplate/ui/styles.css";
import "@blueplate/tabletop/styles.css";
import "./embed.css";
import "../icons.ts";
import { show } from "./page.tsx";

show();
