import type { Locator, Page } from "@playwright/test";
import { type Hand, MOUSE } from "./hand.ts";
import { ending, question } from "./person.ts";

/** How somebody plays: what they try on a working day, in this order, each once, and whom they hire, one after the other. */
interface Plan {
  readonly day: readonly string[];
  readonly hire?: readonly string[];
  /** How they press what they see; with the mouse unless told. */
  readonly hand?: Hand;
}
const USUAL: Plan = { day: ["Hire", "Cook", "Fetch", "Start campaign"] };

/** Waitresses earn from the first evening on, so that the bank breaks for good in sensible time. */
export const BUSY: Plan = {
  day: ["Hire", "Cook", "Cook", "Fetch", "Start campaign"],
  hire: [
    "Waitress",
    "Kitchen Trainee",
    "Marketing Trainee",
    "Management Trainee",
    "Waitress",
    "Kitchen Trainee",
    "Waitress",
    "Errand Boy",
  ],
};

/** How many each person has hired so far. */
const hired = new WeakMap<Page, number>();

/** The card in the list of offers that is next in the plan, if it is there. */
const wish = (page: Page, plan: Plan): Locator => {
  const name = plan.hire?.[hired.get(page) ?? 0] ?? plan.hire?.at(-1) ?? "-";
  return question(page).locator(".slot .piles").getByRole("button", { name, exact: true });
};

const forms = (page: Page): Locator => question(page).getByRole("group", { name: "What do you do?" });
const button = (within: Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const sent = (page: Page): Promise<void> =>
  question(page).getByRole("button", { name: "Sending…" }).first().waitFor({ state: "hidden" });

/** Presses once more what asks for it, since it closes an earlier step of the day in which something is left. */
export const pressAgain = async (page: Page, { press } = MOUSE): Promise<void> => {
  const again = question(page).locator("button[data-armed=true]");
  if (await again.isVisible()) await press(again);
};

/** One step of filling in what is asked; false if there is nothing to click. */
const step = async (page: Page, plan: Plan): Promise<boolean> => {
  const asked = question(page);
  const all = button(asked, "Everybody who fits");
  const hand = plan.hand ?? MOUSE;
  const { press, choose } = hand;
  if (await all.isVisible()) await press(all);
  const confirm = asked.locator(".confirm button[data-kind=main]");
  if (await confirm.isVisible()) {
    if (!(await confirm.isEnabled())) return false;
    await press(confirm);
    await pressAgain(page, hand);
    await sent(page);
    return true;
  }
  const choice = forms(page).getByRole("button");
  if ((await choice.count()) > 0 && !(await choice.and(page.locator("[aria-pressed=true]")).isVisible())) {
    await press(choice.first());
    return true;
  }
  const places = asked.locator("select");
  if (await places.isVisible()) {
    await choose(places, 1);
    return true;
  }
  // What is to be chosen now comes before cards that stand there to be changed.
  const choices = asked.locator(".slot .offers button:enabled, .slot .choices button:enabled").first();
  const cards = asked.locator(".slot .card-row button:enabled").first();
  const next = (await choices.isVisible()) ? choices : cards;
  const main = asked.locator("button[data-kind=main]:not(.closing):enabled");
  if (!(await main.or(next).first().isVisible())) return false;
  const wished = wish(page, plan);
  if (!(await main.isVisible()) && (await wished.isVisible()) && (await wished.isEnabled())) {
    await press(wished);
    hired.set(page, (hired.get(page) ?? 0) + 1);
    return true;
  }
  await press((await main.isVisible()) ? main : next);
  await pressAgain(page, hand);
  await sent(page);
  return true;
};

/** Fills in one form of the working day and sends it; leaves it if it leads nowhere. */
const tryForm = async (page: Page, name: string, plan: Plan): Promise<void> => {
  const offered = button(forms(page), name);
  if (!(await offered.isVisible())) return;
  await (plan.hand ?? MOUSE).press(offered);
  const confirm = question(page).locator(".confirm button[data-kind=main]");
  for (let steps = 0; steps < 8; steps++) {
    const last = await confirm.isVisible();
    if (!(await step(page, plan)) || last) return;
  }
};

/** Ends the working day; where something useful is left a second press is asked for. */
export const endTurn = async (page: Page, hand = MOUSE): Promise<void> => {
  await hand.press(button(question(page), "End turn"));
  await pressAgain(page, hand);
  await sent(page);
};

const workingDay = async (page: Page, plan: Plan): Promise<void> => {
  for (const name of plan.day) await tryForm(page, name, plan);
  // Who was hired through an empty pile is trained first.
  if (await button(question(page), "End turn").isVisible()) await endTurn(page, plan.hand);
};

/** Plays Food Chain Magnate as somebody would who clicks what is there, until `until` or the ranking can be seen. */
export const playMagnate = async (page: Page, until: Locator = ending(page), plan = USUAL): Promise<void> => {
  const goal = until.or(ending(page)).first();
  for (;;) {
    await question(page).or(goal).first().waitFor();
    if (await goal.isVisible()) return;
    await ((await button(question(page), "End turn").isVisible()) ? workingDay(page, plan) : step(page, plan));
  }
};
