import {
  addCounts,
  buyersOf,
  claimsIn,
  countOf,
  type EmployeeId,
  kindsOf,
  listCounts,
  type MilestoneId,
  nearnessOf,
  savedBy,
  type State,
} from "@blueplate/engine";
import { note, type Said, shell, slip } from "@blueplate/tabletop";
import { stateOf } from "../game.ts";
import { discountOfHire } from "./hire.tsx";
import { orderSays } from "./order.tsx";
import { cardName, foreseen, goodsName, goodsText, milestoneText, type Panel, seatIn } from "./panel.ts";
import { reachedBy } from "./reach.tsx";

const words = () => shell().say;

/** True for milestones that bind whoever gains them for the rest of the game: they are no gift. */
export const isBinding = ({ definition }: Pick<Panel, "definition">, id: MilestoneId): boolean =>
  (definition.content.milestones[id]?.perks ?? []).some(
    (perk) => perk._tag === "endlessCampaigns" || (perk._tag === "price" && perk.delta < 0),
  );

/** The state after these acts, as far as the rules take them. */
const stateAfter = (panel: Panel, commands: readonly { readonly _tag: string }[]): State =>
  commands.reduce((state, command) => foreseen(panel, command, state)?.state ?? state, stateOf(panel.table));

/** Milestones that these acts claim, one after the other, each with what it does. */
export const claimsSaid = (panel: Panel, commands: readonly { readonly _tag: string }[]): readonly Said[] => {
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

/** A campaign that reaches nobody, finds no room, feeds a rival, or asks for what one cannot sell. */
const campaign = (panel: Panel): readonly Said[] => {
  const reached = reachedBy(panel);
  if (reached.length === 0) return [slip(words().reachesNone)];
  if (reached.every(({ added }) => added === 0)) return [slip(words().noRoom)];
  const open = reached.some(({ joined, added }) => joined && added > 0);
  const { good } = panel.filling.picked();
  const rivals = buyersOf(reached).flatMap(({ seat, houses }) =>
    seat === panel.table.seat ? [] : [{ name: panel.table.names(seat), houses }],
  );
  return [
    ...(open ? [] : [slip(words().noWay)]),
    ...(rivals.length > 0 ? [slip(shell().panels.buyFrom(reached.length, rivals))] : []),
    ...reached
      .filter(({ nearest }) => nearest === panel.table.seat)
      .flatMap(({ house, lacks }) => {
        const others = kindsOf(lacks).filter((each) => each !== good);
        const names = others.map(goodsName).join(shell().comma);
        const missing = others.map((each) => goodsText(countOf(lacks, each), each)).join(shell().comma);
        return others.length > 0 ? [slip(shell().panels.alsoWants(house, names, missing))] : [];
      }),
  ];
};

const opening = (panel: Panel, command: { readonly _tag: string }): readonly Said[] => {
  const after = foreseen(panel, command);
  const later = after?.events.some((event) => event._tag === "RestaurantPlaced" && !event.open) ?? false;
  return later ? [note(words().opensLater)] : [];
};

/** A house that another chain is nearer to. */
const building = (panel: Panel, command: { readonly _tag: string }): readonly Said[] => {
  const after = foreseen(panel, command);
  const { house: number } = panel.filling.picked();
  const house = after?.state.town.houses.find((each) => each.house === number);
  if (!after || !house) return [];
  const near = nearnessOf(panel.definition, after.state, house, true);
  const mine = near.find(({ seat }) => seat === panel.table.seat);
  const [first] = near;
  const isMine = first === undefined || (mine !== undefined && mine.distance <= first.distance);
  return isMine ? [] : [slip(words().nearer(panel.table.names(first.seat)))];
};

const hiring = (panel: Panel, command: { readonly _tag: string }): readonly Said[] => {
  const dollars = discountOfHire(panel, command);
  return dollars > 0 ? [slip(words().discount(dollars))] : [];
};

/** Training away the last card of its kind. */
const training = (panel: Panel): readonly Said[] => {
  const { employee } = panel.filling.picked();
  const chain = stateOf(panel.table).chains[seatIn(panel)];
  if (!chain || typeof employee !== "string") return [];
  const { atWork, beach, busy } = chain;
  const all = [...listCounts(addCounts(atWork, beach)), ...busy.map((each) => each.employee)];
  return all.filter((each) => each === employee).length === 1 ? [note(words().lastOwned(cardName(employee)))] : [];
};

/** What would leave payday short, or shorter than it was before these acts. */
export const billSaid = (panel: Panel, commands: readonly { readonly _tag: string }[]): readonly Said[] => {
  const seat = seatIn(panel);
  const short = (state: ReturnType<typeof stateOf>): number => {
    const chain = state.chains[seat];
    if (!chain || state.stage._tag !== "working") return 0;
    return panel.definition.formulas.billOf(panel.definition, state, seat, chain).due - chain.cash;
  };
  const before = short(stateOf(panel.table));
  const then = short(stateAfter(panel, commands));
  return then > 0 && then > before ? [slip(words().cashShort(then))] : [];
};

/** Dismissing somebody whose unused hires are worth more than the salary. */
const dismissing = (panel: Panel): readonly Said[] => {
  // cast: the slot holds employees.
  const named = (panel.filling.picked()["employees"] ?? panel.filling.list()) as readonly EmployeeId[];
  return [...new Set(named)].flatMap((employee) => {
    const others = named.filter((_, at) => at !== named.indexOf(employee));
    const more = -savedBy(panel.definition, stateOf(panel.table), seatIn(panel), others, employee);
    return more > 0 ? [slip(words().savesMore(cardName(employee), more))] : [];
  });
};

const BY_TAG: Readonly<Record<string, (panel: Panel, command: { readonly _tag: string }) => readonly Said[]>> = {
  "order.choosePosition": orderSays,
  "work.hire": hiring,
  "work.train": training,
  "work.launchCampaign": campaign,
  "work.openRestaurant": opening,
  "work.placeHouse": building,
  "work.addGarden": building,
};

/** Every line for the command that is filled in. */
export const saysOf = (panel: Panel): readonly Said[] => {
  const ready = panel.filling.command();
  if (!ready || ready.refusal) return [];
  const { command } = ready;
  if (command._tag === "restructure.submit") return [];
  if (command._tag === "payday.fire") return dismissing(panel);
  return [
    ...(BY_TAG[command._tag]?.(panel, command) ?? []),
    ...claimsSaid(panel, [command]),
    ...billSaid(panel, [command]),
  ];
};
