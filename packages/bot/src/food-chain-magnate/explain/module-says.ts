import { type Cards, type MilestoneId, type State, totalOf } from "@blueplate/engine";
import { UNREACHED } from "@blueplate/forecast";
import type { Rules, Tagged, Viewer } from "@blueplate/kernel";
import { owned } from "../company.ts";
import type { GuestOutlook, ModuleReason, ModuleReasons, ReasonContext, ReasonsByModule } from "../module-reason.ts";
import { appraisalOf } from "../planner/appraisal.ts";
import { crewEvening } from "../planner/crew.ts";
import { lackOf } from "../planner/lack.ts";
import { type Outlook, withCards } from "../planner/outlook.ts";
import { crewTonight } from "../planner/staff.ts";
import { type Evening, incomeFrom, type Seller } from "../planner/tonight.ts";
import type { MoveReason } from "./move-reason.ts";

/** What modules say, and who is told. */
export interface ModuleSpeech {
  readonly reasons: ReasonsByModule;
  readonly reader: Viewer;
}

/** Tonight as the seat comes to it. */
interface OwnEvening {
  readonly own: Seller;
  readonly evening: Evening;
}

const guestsOf = ({ tonight, rivals, seat }: Outlook, { own, evening }: OwnEvening): readonly GuestOutlook[] => {
  const nothing = own.capacity.ready.map(() => 0);
  return tonight.map((hungry, nth): GuestOutlook => {
    const served = evening.served[nth] ?? -1;
    const isInReach = (own.distances[hungry.at] ?? UNREACHED) < UNREACHED;
    return {
      house: hungry.house,
      server: served === rivals.length ? seat : (rivals[served]?.seat ?? null),
      dollars: incomeFrom(own, hungry),
      isInReach,
      canServe: isInReach && lackOf(own.capacity, nothing, hungry.wants) === 0,
    };
  });
};

const contextOf = (here: Outlook, after: State, { reader }: ModuleSpeech, ours: OwnEvening): ReasonContext => ({
  ruleset: here.ruleset,
  state: here.state,
  seat: here.seat,
  owned: owned(here),
  after,
  reader,
  tonight: guestsOf(here, ours),
  reach: here.state.town.houses.flatMap(({ house }, at) =>
    (ours.own.distances[at] ?? UNREACHED) < UNREACHED ? [house] : [],
  ),
});

/** What the modules say that are played: nothing is looked at where none says anything of the kind. */
const saidBy = <K extends keyof ModuleReasons>(
  { config }: Pick<Rules, "config">,
  { reasons }: ModuleSpeech,
  kind: K,
  say: (rows: readonly NonNullable<ModuleReasons[K]>[]) => readonly ModuleReason[],
  isTogether = false,
): readonly MoveReason[] => {
  const rows = config.modules.flatMap(({ id }) => {
    const row = Object.hasOwn(reasons, id) ? reasons[id]?.[kind] : undefined;
    return row === undefined ? [] : [row];
  });
  return rows.length === 0 ? [] : say(rows).map((said) => ({ _tag: "ModuleSays", said, isTogether }) as const);
};

/** True for a fact of which one of the modules that are played may say something. */
export const isModuleFact = (
  { config }: Pick<Rules, "config">,
  { reasons }: Pick<ModuleSpeech, "reasons">,
  { _tag }: Tagged,
): boolean =>
  config.modules.some(({ id }) => Object.hasOwn(reasons, id) && Object.hasOwn(reasons[id]?.facts ?? {}, _tag));

/** What modules say of a fact. */
export const moduleFactReasons = (
  here: Outlook,
  speech: ModuleSpeech,
  event: Tagged,
  after: State,
): readonly MoveReason[] =>
  saidBy(here.rules, speech, "facts", (rows) => {
    const context = contextOf(here, after, speech, here);
    return rows.flatMap((facts) =>
      // cast: the row under a tag is written for the facts that bear it.
      Object.hasOwn(facts, event._tag) ? (facts[event._tag]?.(context, event as never) ?? []) : [],
    );
  });

/** What modules say of a milestone that was gained at once; the outlook is asked for where one says anything of milestones. */
export const moduleMilestoneReasons = (
  outlook: () => Outlook,
  speech: ModuleSpeech & { readonly rules: Pick<Rules, "config"> },
  milestone: MilestoneId,
  after: State,
): readonly MoveReason[] =>
  saidBy(speech.rules, speech, "milestone", (rows) => {
    const here = outlook();
    const context = contextOf(here, after, speech, here);
    return rows.flatMap((row) => row(context, milestone));
  });

const companySays = (here: Outlook, speech: ModuleSpeech, ours: () => OwnEvening): readonly MoveReason[] =>
  saidBy(
    here.rules,
    speech,
    "company",
    (rows) => {
      const context = contextOf(here, here.state, speech, ours());
      return rows.flatMap((row) => row(context));
    },
    true,
  );

/** What modules say of the company that has come to work, once everybody's lies open. */
export const moduleCompanyReasons = (here: Outlook, speech: ModuleSpeech): readonly MoveReason[] =>
  totalOf(here.me.atWork) === 0 ? [] : companySays(here, speech, () => here);

/** The same of a structure that is handed in, for whoever may read it. */
export const sealedModuleReasons = (here: Outlook, speech: ModuleSpeech, cards: Cards): readonly MoveReason[] => {
  if (totalOf(cards) === 0) return [];
  return companySays({ ...here, state: withCards(here.state, here.seat, cards) }, speech, () => {
    const crew = crewTonight(appraisalOf(here), cards);
    return { own: crew.seller, evening: crewEvening(here.tonight, here.rivals, crew) };
  });
};
