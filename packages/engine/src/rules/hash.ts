import { fingerprint, type GameConfig, type Json } from "@blueplate/kernel";
import { CAMPAIGN_KINDS, type Content, OPTION_ROWS, type OptionId, type Options } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";

/**
 * The number of the rules as they are written in this package: raised with every change that decides something differently
 * (`rules.lock.json` notices one). Formatting and speed do not count.
 */
export const RULES_VERSION = 2;

/** The options that are other than the edition usually has them: one that is new, and that nobody chose, changes no hash. */
const unusual = (options: Options, edition: string): Readonly<Record<string, Json>> => {
  // cast: every option has its row.
  const ids = Object.keys(options).toSorted() as OptionId[];
  const usual = (id: OptionId): Json => (edition === "deluxe" ? OPTION_ROWS[id].deluxe : OPTION_ROWS[id].third);
  return Object.fromEntries(ids.filter((id) => options[id] !== usual(id)).map((id) => [id, options[id]]));
};

/**
 * The rows in play. Where the tiles of the base game lie was not a row always: only what a module says of its own kinds counts, so that
 * no table of before changes its hash.
 */
const rowsInPlay = ({ campaignKinds, ...rows }: Content): object => {
  const base: Content["campaignKinds"] = CAMPAIGN_KINDS;
  const own = Object.entries(campaignKinds).filter(([kind, row]) => base[kind] !== row);
  return own.length === 0 ? rows : { ...rows, campaignKinds: Object.fromEntries(own) };
};

const idsOf = (table: object): readonly string[] => Object.keys(table).toSorted();

/**
 * A short text that changes with the version of the rules and of each module, with every row that is in play, and with options that
 * are not as the edition has them. Formulas, forms and events count by their ids alone: what is written in them is told by a version.
 */
export const hashOf = (ruleset: Ruleset, { modules, edition = "third" }: GameConfig): string => {
  const { content, options, formulas, forms, events, phases, steps, policies, states } = ruleset;
  const parts = {
    version: RULES_VERSION,
    modules: modules.map(({ id, version, options: chosen = {} }) => [id, version, chosen]),
    edition,
    options: unusual(options, edition),
    content: rowsInPlay(content),
    formulas: idsOf(formulas),
    forms: idsOf(forms),
    events: idsOf(events),
    phases: [phases.setup.map(({ id }) => id), phases.round.map(({ id }) => id)],
    steps,
    policies: policies.map(({ answers }) => answers),
    states: idsOf(states),
  };
  return fingerprint(JSON.stringify(parts));
};
