import { into } from "./edit.ts";
import type { Generator } from "./generator.ts";
import { inEveryLanguage, intoOpen } from "./languages.ts";
import { templatesOf, wordsOf } from "./plan.ts";

/** A milestone whose row is to be filled in: nobody can meet its condition, and it brings nothing. */
const row = (id: string): string =>
  `"${id}": { trigger: { _tag: "revealed", employees: [] }, perks: [], variant: true }`;

/** A milestone with a trigger and perks that there are already, for a variant to put into the box. */
export const milestone: Generator = {
  about: "a milestone with a trigger and perks that there are already",
  catalogues: ["packages/engine/src/model/milestone.ts"],
  files: ({ name }) => templatesOf("milestone", wordsOf(name)),
  changes: ({ root, name: { id, title } }) => [
    { path: "packages/engine/src/model/milestone.ts", edit: into("MILESTONES = [", `"${id}"`) },
    {
      path: "packages/engine/src/content/milestones.ts",
      edit: into("MILESTONE_ROWS: Readonly<Record<BaseMilestone, MilestoneRow>> = {", row(id)),
    },
    ...inEveryLanguage(
      root,
      "food-chain-magnate/cards.ts",
      intoOpen("milestones", `"${id}": { name: "${title}", trigger: "", effect: "" }`),
    ),
  ],
  next: ({ name: { id } }) => [`vitest run tooling/test/whole.test.ts packages/engine/test/milestones/${id}.test.ts`],
};
