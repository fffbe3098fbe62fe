import type { Module } from "@blueplate/engine";
import { simplified } from "../simplified.ts";

/** The introductory game: also without milestones and without payday (R22.1). */
export const variant: Module = {
  id: "introductory",
  version: 1,
  preset: true,
  conflicts: ["second-game"],
  rules: () => ({
    content: (content) => ({ ...simplified(content), milestones: {} }),
    phases: [{ removes: "setup-reserve" }, { removes: "payday" }],
  }),
};
