import "@fontsource/rubik/400.css";
import "@fontsource/rubik/500.css";
import "@fontsource/roboto-condensed/500.css";
import "@fontsource/lobster/400.css";
import "@blueplate/ui/styles.css";
import "@blueplate/tabletop/styles.css";
import "./embed.css";
import { lendMemory } from "./memory.ts";

// Where a browser lets no page inside another remember anything, this one forgets: its parts are loaded after that is known.
lendMemory();
void import("./page.tsx").then(({ show }) => show());
