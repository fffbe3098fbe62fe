import type { GuidedTable, QuestionParts } from "@blueplate/tabletop";
import { createSignal } from "solid-js";

/** The parts of a question in which whoever explains may say what comes first: one ranking for what is advised and what is red. */
export const createGuidedParts = (
  parts: QuestionParts,
): { readonly parts: QuestionParts; readonly lead: NonNullable<GuidedTable["lead"]> } => {
  const [led, setLed] = createSignal<string | null>(null);
  return { parts: { ...parts, leads: () => led() ?? parts.leads?.() ?? null }, lead: setLed };
};
