import {
  cardsAway,
  addCounts,
  allGoods,
  type CommandTag,
  countOf,
  type EmployeeId,
  kindsOf,
  listCounts,
  type MilestoneId,
  type PerkTag,
  type State,
} from "@blueplate/engine";
import {
  buyersOf,
  canHave,
  comesTooLate,
  claimsIn,
  dayLeftOf,
  postsOf,
  salariesNeeded,
  savedBy,
  shortAtPayday,
} from "@blueplate/forecast";
import type { Seat, Tagged } from "@blueplate/kernel";
import { note, type GuardNotice, shell, slip } from "@blueplate/tabletop";
import { stateOf } from "../game.ts";
import { discountOfHire } from "./hire.tsx";
import { orderSays } from "./order.tsx";
import {
  cardName,
  foreseen,
  goodName,
  goodsName,
  goodsText,
  milestoneText,
  type PanelContext,
  seatIn,
} from "../panel-context.ts";
import { building, firstPlace, opening } from "./place-notices.ts";
import { reachedBy } from "./reach.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().say;

/** True for milestones that bind whoever gains them for the rest of the game: they are no gift. */
export const isBinding = ({ ruleset }: Pick<PanelContext, "ruleset">, id: MilestoneId): boolean =>
  (ruleset.content.milestones[id]?.perks ?? []).some(
    (perk) => perk._tag === "endlessCampaigns" || (perk._tag === "price" && perk.delta < 0),
  );

/** The state after these acts, as far as the rules take them. */
const stateAfter = (panel: PanelContext, commands: readonly { readonly _tag: string }[]): State =>
  commands.reduce((state, command) => foreseen(panel, command, state)?.state ?? state, stateOf(panel.table));

/** Milestones that these acts claim, one after the other, each with what it does. */
export const claimsSaid = (
  panel: PanelContext,
  commands: readonly { readonly _tag: string }[],
): readonly GuardNotice[] => {
  let state = stateOf(panel.table);
  return commands.flatMap((command) => {
    const after = foreseen(panel, command, state);
    state = after?.state ?? state;
    return claimsIn(after?.events ?? [], seatIn(panel)).map((milestone) => {
      const { name, effect } = milestoneText(milestone);
      const text = words().claims(name, effect);
      return isBinding(panel, milestone) ? slip(text) : note(text);
    });
  });
};

/** Once campaigns are endless nobody returns: whoever should is sent before, while another marketeer is left to be. */
const sending = (panel: PanelContext, command: { readonly _tag: string }): readonly GuardNotice[] => {
  const left = dayLeftOf(panel.ruleset, stateOf(panel.table), seatIn(panel))["work.launchCampaign"] ?? 0;
  return left > 1 && claimsPerk(panel, command, "endlessCampaigns") ? [note(words().sendFirst)] : [];
};

/** A campaign that reaches nobody, finds no room, feeds a rival, or asks for what one cannot sell. */
const campaign = (panel: PanelContext): readonly GuardNotice[] => {
  const reached = reachedBy(panel);
  if (reached.length === 0) return [slip(words().reachesNone)];
  if (reached.every(({ added }) => added === 0))
    return [reached.some(({ mayEatFirst }) => mayEatFirst) ? note(words().noRoomUnless) : slip(words().noRoom)];
  const open = reached.some(({ joined, added }) => joined && added > 0);
  const { good } = panel.filling.picked();
  const own = allGoods(panel.ruleset.content).find((each) => each === good);
  const cannot = own !== undefined && !canHave(panel.ruleset, stateOf(panel.table), seatIn(panel), own);
  const nearer = buyersOf(reached).filter(({ seat }) => seat !== panel.table.seat);
  // Whoever is nearer and has no way to the good takes nothing away as long as that is so.
  const isAble = (seat: Seat): boolean => own === undefined || canHave(panel.ruleset, stateOf(panel.table), seat, own);
  const rivals = nearer
    .filter(({ seat }) => isAble(seat))
    .map(({ seat, houses }) => ({ name: panel.table.names(seat), houses }));
  const unable = nearer.filter(({ seat }) => !isAble(seat)).map(({ seat }) => panel.table.names(seat));
  return [
    ...(open ? [] : [slip(words().noWay)]),
    ...(open && cannot ? [slip(magnateWords().panels.cannotHave(goodName(own)))] : []),
    ...(rivals.length > 0 ? [slip(magnateWords().panels.buyFrom(reached.length, rivals))] : []),
    ...(own !== undefined && unable.length > 0
      ? [note(magnateWords().panels.nearerWithout(unable.join(shell().comma), goodName(own)))]
      : []),
    ...reached
      .filter(({ nearest }) => nearest === panel.table.seat)
      .flatMap(({ house, lacks }) => {
        const others = kindsOf(lacks).filter((each) => each !== good);
        const names = others.map(goodsName).join(shell().comma);
        const missing = others.map((each) => goodsText(countOf(lacks, each), each)).join(shell().comma);
        return others.length > 0 ? [slip(magnateWords().panels.alsoWants(house, names, missing))] : [];
      }),
  ];
};

/** What a hire through an empty pile leads to, and who trains it; the discount that any hire gives up. */
const hiring = (panel: PanelContext, command: { readonly _tag: string }): readonly GuardNotice[] => {
  const dollars = discountOfHire(panel, command);
  const after = foreseen(panel, command);
  const phantom = after?.events.find((event) => event._tag === "Hired" && event.phantom);
  const ways =
    after && phantom?._tag === "Hired"
      ? postsOf(panel.ruleset, after.state, seatIn(panel), phantom.employee)
          .filter(({ refusal }) => refusal === null)
          .map(({ to, teachers }) => words().trainedBy(cardName(to), teachers.map(cardName).join(shell().comma)))
      : [];
  return [
    ...(ways.length > 0 ? [note(words().hiredAndTrained(ways.join(shell().comma)))] : []),
    ...(dollars > 0 ? [slip(words().discount(dollars))] : []),
  ];
};

/** True where a command claims a milestone that brings this. */
const claimsPerk = (panel: PanelContext, command: { readonly _tag: string }, perk: PerkTag): boolean =>
  claimsIn(foreseen(panel, command)?.events ?? [], seatIn(panel)).some((id) =>
    panel.ruleset.content.milestones[id]?.perks.some(({ _tag }) => _tag === perk),
  );

/** A discount on salaries for ever puts the milestone for paying them further off. */
const discounting = (panel: PanelContext, command: { readonly _tag: string }): readonly GuardNotice[] => {
  const after = foreseen(panel, command);
  if (!after || !claimsPerk(panel, command, "salaryDiscount")) return [];
  const needed = salariesNeeded(panel.ruleset, after.state, seatIn(panel));
  return needed ? [note(words().salariesNeed(needed.dollars, needed.cards))] : [];
};

/** Training away the last card of its kind, and what its milestone brings with it. */
const training = (panel: PanelContext, command: { readonly _tag: string }): readonly GuardNotice[] => [
  ...lastOf(panel),
  ...discounting(panel, command),
];

const lastOf = (panel: PanelContext): readonly GuardNotice[] => {
  const { employee } = panel.filling.picked();
  const chain = stateOf(panel.table).chains[seatIn(panel)];
  if (!chain || typeof employee !== "string") return [];
  const { atWork, beach, busy } = chain;
  const all = listCounts([atWork, beach, cardsAway(busy)].reduce(addCounts));
  return all.filter((each) => each === employee).length === 1 ? [note(words().lastOwned(cardName(employee)))] : [];
};

/** What would leave payday short, or shorter than it was before these acts, with what dinner would bring. */
export const billSaid = (
  panel: PanelContext,
  commands: readonly { readonly _tag: string }[],
): readonly GuardNotice[] => {
  const seat = seatIn(panel);
  const short = (state: ReturnType<typeof stateOf>): number => {
    return state.stage._tag === "working" ? shortAtPayday(panel.ruleset, state, seat) : 0;
  };
  const before = short(stateOf(panel.table));
  const then = short(stateAfter(panel, commands));
  return then > 0 && then > before ? [slip(words().cashShort(then))] : [];
};

/** Dismissing somebody whose unused hires are worth more than the salary. */
const dismissing = (panel: PanelContext): readonly GuardNotice[] => {
  // cast: the slot holds employees.
  const named = (panel.filling.picked()["employees"] ?? panel.filling.list()) as readonly EmployeeId[];
  return [...new Set(named)].flatMap((employee) => {
    const others = named.filter((_, at) => at !== named.indexOf(employee));
    const more = -savedBy(panel.ruleset, stateOf(panel.table), seatIn(panel), others, employee);
    return more > 0 ? [slip(words().savesMore(cardName(employee), more))] : [];
  });
};

const BY_TAG: Readonly<
  Record<string, (panel: PanelContext, command: { readonly _tag: string }) => readonly GuardNotice[]>
> = {
  "order.choosePosition": orderSays,
  "setup.placeRestaurant": firstPlace,
  "work.hire": hiring,
  "work.train": training,
  "work.launchCampaign": (panel, command) => [...campaign(panel), ...sending(panel, command)],
  "work.openRestaurant": opening,
  "work.placeHouse": building,
  "work.addGarden": building,
};

const isTooLate = ({ ruleset, table }: PanelContext, command: Tagged): boolean =>
  // cast: the commands of the table are this game's or its modules'; of the latter none is known to come too late.
  comesTooLate(ruleset, stateOf(table), seatIn({ table }), command._tag as CommandTag);

/** Every line for the command that is filled in. */
export const saysOf = (panel: PanelContext): readonly GuardNotice[] => {
  const ready = panel.filling.command();
  if (!ready || ready.refusal) return [];
  const { command } = ready;
  if (command._tag === "restructure.submit") return [];
  if (command._tag === "payday.fire") return dismissing(panel);
  // Of what can bring nothing any more there is nothing else to say.
  if (isTooLate(panel, command)) return [slip(words().tooLate)];
  return [
    ...(BY_TAG[command._tag]?.(panel, command) ?? []),
    ...claimsSaid(panel, [command]),
    ...billSaid(panel, [command]),
  ];
};
