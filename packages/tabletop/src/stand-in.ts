import { createSignal } from "solid-js";
import { shell } from "./language.ts";
import { standInOf } from "./people.ts";
import type { TableProps } from "./props.ts";

/** The bot that plays for the viewer: what is said of it, whether the viewer may come back, and why that went wrong. */
export const createStandIn = (table: () => Pick<TableProps, "facts" | "seat" | "handing">) => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const resigned = (): boolean => table().facts.seats[table().seat ?? -1]?.resigned ?? false;
  return {
    /** Null while the viewer plays. */
    text: (): string | null => {
      const bot = standInOf(table().facts, table().seat);
      if (bot === null) return null;
      return resigned() ? shell().consent.youGaveUp(bot) : shell().consent.botPlays(bot);
    },
    mayReturn: (): boolean => !resigned(),
    problem,
    takeBack: async (): Promise<void> => {
      const { handing, seat } = table();
      setProblem(handing && seat !== null ? await handing.takeBack(seat) : null);
    },
  };
};
