/** The time lens, and a dinner explained. */
export const lens = {
  /** Between the items of a list. */
  comma: ", ",
  label: "Look at the town",
  names: { now: "Now", tonight: "Tonight", tomorrow: "Tomorrow" },
  help: {
    now: "What houses want now",
    tonight: "Who sells at dinner, and what stays",
    tomorrow: "What houses will want after dinner and all campaigns",
  },
  nobodyNow: "No house wants anything.",
  nobodyTomorrow: "As things stand no house will want anything tomorrow.",
  /** What lies between now and the morning that is shown. */
  night: (dinner: boolean, campaigns: string) => {
    if (dinner) {
      return campaigns === ""
        ? "After tonight's dinner as it stands. No campaign runs."
        : `After tonight's dinner as it stands, then campaigns ${campaigns} in this order.`;
    }
    return campaigns === ""
      ? "Dinner and campaigns are over: this is what houses want in the morning."
      : `Dinner is over. After campaigns ${campaigns} in this order.`;
  },
  legend: {
    stays: "stays",
    coming: "comes tonight",
    lost: "no room: the house is full",
    first: "first here, with the goods, at today's prices",
  },
  means: {
    sure: "sure: nobody who still acts can change it",
    "as-it-stands": "as it stands: if those who still act change nothing",
    open: "open: decided by what stands below it",
    unknown: "unknown: structures are sealed",
  },
  wants: (count: number, room: number) => `${count} of ${room}`,
  sure: "sure",
  standing: "as it stands",
  open: "open",
  unknown: "unknown",
  over: "Dinner is over.",
  sealed: "Structures are sealed: prices and waitresses are not known yet.",
  ifGoods: (name: string, goods: string) => `${name}, if it gets ${goods}`,
  ifEarlier: (name: string) => `${name}, if it comes first in the order`,
  mayBuild: (names: string) => `May still open a restaurant or lay a garden: ${names}`,
  nobody: "nobody can serve",
  alone: (sum: string) => `${sum}; nobody else could serve it`,
  beats: (sum: string, other: string, rival: string) => `${sum} beats ${other} of ${rival}`,
  preferred: (sum: string, other: string, rival: string) =>
    `${sum} goes before ${other} of ${rival} by a rule of its own`,
  tie: (sum: string, other: string, rival: string, by: string) => `${sum} ties with ${other} of ${rival}: ${by}`,
  byWaitresses: (mine: number, other: number) => `more waitresses, ${mine} to ${other}`,
  byOrder: "earlier in the order",
  chain: "Chain",
  price: "Price",
  borders: "Borders",
  sum: "Sum",
  waitresses: "Waitresses",
  place: "Order",
  missing: "Lacks",
  lacksNothing: "lacks nothing",
  noRoad: (names: string) => `No road: ${names}`,
  missed: {
    sum: (count: number) => `you miss it by $${count}`,
    waitresses: (count: number) => (count === 1 ? "you miss it by 1 waitress" : `you miss it by ${count} waitresses`),
    order: () => "you miss it by the order alone",
  },
  expected: {
    somebody: (name: string) => `you expected ${name}`,
    you: "you expected to sell here",
    nobody: "you expected no sale",
  },
  flips: (name: string) => `For ${name} to serve it:`,
  flipsYou: "For you to serve it:",
  noFlip: "Nothing small would change that.",
  cheaper: (dollars: number) => `$${dollars} cheaper`,
  moreWaitresses: (count: number) => (count === 1 ? "1 more waitress" : `${count} more waitresses`),
  nearer: (borders: number) => (borders === 1 ? "1 border nearer" : `${borders} borders nearer`),
  earlier: (places: number) =>
    places === 1 ? "1 place earlier in the order" : `${places} places earlier in the order`,
  both: (goods: string, nudge: string) => `${goods} and ${nudge}`,
  coming: "comes tonight",
  lost: (goods: string) => `${goods} will find no room`,
  first: (name: string) => `${name} is first here, with the goods`,
  after: {
    now: "",
    tonight: "After tonight's dinner, as it stands",
    tomorrow: "Tomorrow morning: after dinner, salaries and the freezer",
  },
  willHave: (dollars: number) => `→ $${dollars}`,
} as const;
