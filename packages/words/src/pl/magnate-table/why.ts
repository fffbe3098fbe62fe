import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Why somebody did something, or might, with its numbers. */
export const why: MagnateTableWords["why"] = {
  about: "Co za tym przemawia według tego, co widzą wszyscy.",
  nothing: "Nic, co widzą wszyscy, za tym nie przemawia.",
  of: (what, said) => `${what}: ${said}`,
  openingAsks: "tak otwiera ta firma.",
  cardPays: (dollars) => `około $${dollars} do końca partii.`,
  lessonPays: (dollars) => `około $${dollars}.`,
  campaignFor: (good, said) => `Kampania (${good}), ${said}`,
  campaignPays: (houses, count, dollars) => `${count === 1 ? "dom" : "domy"} ${houses}: około $${dollars}.`,
  searchFound: (tried, chance, usual) =>
    `Sprawdzone możliwości: ${tried}. Ta daje około ${chance} % szans na wygraną, zwykła ${usual} %.`,
  price: (price, isCut, effects) => `${isCut ? "Obniżka" : "Podwyżka"} do $${price}: ${effects}.`,
  takes: (houses, count, name) => `przejmuje ${count === 1 ? "dom" : "domy"} ${houses} (${name})`,
  feeds: (houses, count) => `karmi ${count === 1 ? "dom" : "domy"} ${houses}, gdzie nikt by nie podał`,
  leaves: (houses, count) => `oddaje ${count === 1 ? "dom" : "domy"} ${houses}`,
  money: (less, more) => [less > 0 ? `−$${less}` : "", more > 0 ? `+$${more}` : ""].filter(Boolean).join(" "),
  noHouse: "żaden dom się nie zmienia",
  nearest: (houses, count) => `Teraz najbliżej ${count === 1 ? "domu" : "domów"} ${houses}.`,
  level: (houses, count) => `Tak samo blisko ${count === 1 ? "domu" : "domów"} ${houses} jak inna sieć.`,
};
