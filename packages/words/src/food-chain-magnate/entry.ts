import type { CampaignKind, Phase, State } from "@blueplate/engine";
import { spelled } from "../game-words.ts";

/** The entry of a table for an id; `other` for one that a module brings and that has no words of its own. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, id: string, other: T): T =>
  Object.hasOwn(table, id) ? (table[id] ?? other) : other;

type Phases = Readonly<Record<string, { readonly name: string }>>;

/** What a phase is called. */
export const phaseNamed = (phases: Phases, phase: Phase): string =>
  entryOf(phases, phase, { name: spelled(phase) }).name;

/** What the phase of a stage is called. */
export const phaseName = (phases: Phases, stage: State["stage"]): string =>
  phaseNamed(phases, stage._tag === "module-phase" ? stage.phase : stage._tag);

/** What a kind of campaign is called. */
export const campaignNamed = (
  campaigns: Readonly<Record<string, { readonly name: string }>>,
  kind: CampaignKind,
): string => entryOf(campaigns, kind, { name: spelled(kind) }).name;
