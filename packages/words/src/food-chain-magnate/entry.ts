import type { CampaignKind, Phase, State } from "@blueplate/engine";
import { titled } from "../spelled.ts";

/** The entry of a table for an id; `other` for one that a module brings and that has no words of its own. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, id: string, other: T): T => table[id] ?? other;

type Named = Readonly<Record<string, { readonly name: string }>>;

const nameIn = (table: Named, id: string): string => entryOf(table, id, { name: titled(id) }).name;

/** What a phase is called. */
export const phaseNamed = (phases: Named, phase: Phase): string => nameIn(phases, phase);

/** What the phase of a stage is called. */
export const phaseName = (phases: Named, stage: State["stage"]): string =>
  nameIn(phases, stage._tag === "module-phase" ? stage.phase : stage._tag);

/** What a kind of campaign is called. */
export const campaignNamed = (campaigns: Named, kind: CampaignKind): string => nameIn(campaigns, kind);
