/** The glossary: words of the game, each in one or two sentences. */
export const glossary = {
  words: {
    beach: {
      name: "Beach",
      text: "Your people who do not work this round. Only who lies on the beach can be trained.",
    },
    atWork: {
      name: "At work",
      text: "Your people in the structure of this round: each does what its card says, and none of them can be trained today.",
    },
    busy: {
      name: "Busy",
      text: "A marketeer with a campaign that still runs: neither at work nor on the beach, and in no slot, until it ends.",
    },
    slots: {
      name: "Free slots",
      text: "Places under the CEO and the managers that hold nobody this round. Whoever has most of them chooses the order of business first.",
    },
    order: {
      name: "Order of business",
      text: "Who acts when, and who wins a tie at dinner that waitresses leave open.",
    },
    hire: {
      name: "Hires",
      text: "Cards that may be taken from the entry piles today: the CEO hires one, recruiters more.",
    },
    train: {
      name: "Trainings",
      text: "Steps up the career tree for people on the beach. A trained card works from the next round on.",
    },
    reach: {
      name: "Reach",
      text: "The houses in which a campaign makes people hungry: beside a billboard, in a mailbox's block, in an airplane's rows, round a radio.",
    },
    range: {
      name: "Range",
      text: "How far a card may go from one of your entrances, counted in the borders between tiles that the road crosses.",
    },
    distance: {
      name: "Distance",
      text: "The borders between tiles that the shortest road crosses; within one tile 0. Guests add it to your price.",
    },
    farness: {
      name: "↔ on the map",
      text: "At a house, ↔ 4/1 says: 4 borders between tiles on the way from your restaurant, 1 from the nearest rival's. ↔ 4 alone: no rival can be reached, or the way from a restaurant to the house in hand. Yellow: nobody is nearer.",
    },
    unitPrice: {
      name: "Unit price",
      text: "What a guest pays for each good: $10, less what pricing managers take off, more with a luxuries manager. A garden doubles it.",
    },
    change: { name: "Change of this step", text: "What this chain was paid or paid in the step that is shown." },
    waitresses: {
      name: "Waitresses",
      text: "Each brings $3 after dinner. With equal sums the chain with more of them serves the house.",
    },
    demand: {
      name: "Demand",
      text: "What a house wants, at most three goods, five with a garden. It buys all of it from one chain or nothing at all.",
    },
    garden: {
      name: "Garden",
      text: "It doubles the price that its house pays, and makes room for five goods instead of three.",
    },
    comingSoon: {
      name: "Coming soon",
      text: "A restaurant of a local manager: it opens at clean-up and sells from the next round on.",
    },
    driveIn: {
      name: "Drive-in",
      text: "While a local or regional manager works, guests enter your open restaurants at all four corners.",
    },
    kitchen: {
      name: "Kitchen",
      text: "What all your cooks at work make in a round, if each of them is sent. Goods wait in stock until dinner.",
    },
    stock: {
      name: "Stock",
      text: "Your goods, for sale in all your restaurants. What is left at clean-up is thrown away, unless you have a freezer.",
    },
    freezer: {
      name: "Freezer",
      text: "It keeps up to ten goods at clean-up. Whoever throws goods away first gains it.",
    },
    salary: {
      name: "Salaries",
      text: "Every card with a $ costs $5 on payday, at work or not. Hires that recruiters leave unused lower the bill.",
    },
    cash: { name: "Cash", text: "What this chain has. When the game ends, the most money wins." },
    bank: {
      name: "Bank",
      text: "All money comes from here. When it must pay more than it holds it breaks: the first time it is refilled, the second time the game ends.",
    },
    reserve: {
      name: "Reserve card",
      text: "Laid in secret at the beginning: money that the bank gets when it breaks, and a vote for the CEO's slots.",
    },
    endless: {
      name: "Endless campaign",
      text: "With “First billboard placed” your campaigns never end, and their marketeers never come back.",
    },
    oneOnly: { name: "1x", text: "Each player may own one copy of this card at most." },
    entry: {
      name: "Entry card",
      text: "A card that is hired straight from its pile, once for each hire. No other card can be hired: people become it by training.",
    },
    supply: { name: "Supply", text: "The cards that are left to be hired or trained to. An empty pile gives nothing." },
    milestone: {
      name: "Milestone",
      text: "A lasting power for everybody who meets its condition in the round in which somebody does so first; then it is closed.",
    },
    builds: { name: "Builders", text: "Each places one house or one garden this round." },
    campaigns: { name: "Marketeers", text: "Each may start one campaign and then stays away with it until it ends." },
  },
  food: "Made by cooks, every cook one kind a round. Whatever is not sold is thrown away at clean-up.",
  drink: "Fetched by errand boys, carts, trucks and zeppelins. Whatever is not sold is thrown away at clean-up.",
  campaign: (kind: string, number: number) => `${kind} No. ${number}`,
} as const;
