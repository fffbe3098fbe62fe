/** The end of a game: moments worth another look for those who did not win. */
export const looks = {
  title: "Three moments to look at",
  few: "Moments to look at",
  lostHouse: (house: number, who: string, income: number, best: number, own: number) =>
    `House ${house} drove to ${who} for $${income}: ${best} against your ${own}.`,
  lostTie: (house: number, who: string, income: number, sum: number) =>
    `House ${house} drove to ${who} for $${income}: ${sum} each, and you lost the tie.`,
  thrown: (goods: number) => `${goods} goods were thrown away: more than anybody wanted from you.`,
  late: (who: string, own: number) => `${who} made the first sale; yours came in round ${own}.`,
  never: (who: string) => `${who} made the first sale; you made none.`,
  behind: (who: string, dollars: number) => `The round in which ${who} gained most on you: $${dollars}.`,
} as const;
