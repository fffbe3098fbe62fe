/** What the coach says: of the phases, and why something may be worth it. */
export const advice = {
  /** What an idea is called where the button's own word would read as a state. */
  acts: { "restructure.submit": "Structure", "order.choosePosition": "Order of business" },
  /** What the coach says of a phase when it comes for the first time. */
  phases: {
    "setup-restaurants":
      "Everybody places one restaurant, the last in the order first. Look for a corner near several houses with a drink not far away.",
    "setup-reserve":
      "Lay one card in secret. Together the cards say how much money comes when the bank breaks, and how many slots a CEO has then.",
    restructuring:
      "Choose who works today: every slot under your CEO or a manager holds one card. Leave on the beach whom you want to train.",
    "order-of-business":
      "Whoever has the most open slots chooses first. Early places win ties at dinner and get the last copies of a card; late ones see what the others do.",
    working:
      "One step after the other: hire, train, advertise, cook, fetch drinks, build. You may skip a step, but not come back to it. Then end your turn.",
    dinnertime:
      "Houses eat in the order of their numbers. Each drives to the chain with the lowest price plus distance that has everything it wants.",
    payday: "Cards with a $ cost $5 each, every round. You may dismiss people before you pay.",
    marketing:
      "Campaigns work by themselves, in the order of their numbers: each house they reach wants one more, up to three.",
    cleanup: "What was not sold is thrown away, and everybody comes home. New restaurants open.",
    over: "The bank is broken for good: the richest chain has won.",
  },
  /** Why an act may be worth it, by command; said with an idea of the coach. */
  reasons: {
    "setup.placeRestaurant": "near to many houses",
    "setup.chooseReserve":
      "the most money and the most slots when the bank breaks: a longer game, in which what you build up pays",
    "setup.chooseReserve.price": "if most of you lay it, everything sells dearer from then on",
    "restructure.submit": "everybody who works earns; whoever is to be trained stays on the beach",
    "restructure.submit.free": "everybody who works earns; slots left free bring an earlier place in the order",
    "order.choosePosition": "early places win ties and take the last copies",
    "work.hire": "a chain of one goes nowhere",
    "work.train": "trained people do three times as much",
    "work.launchCampaign": "no demand, no sale",
    "work.produce": "houses buy only what you have",
    "work.fetchDrink": "a house may want a drink with it",
    "work.buyDrinks": "drinks cost nothing but the way",
    "work.placeHouse": "a new house is a new guest, best next to you",
    "work.addGarden": "a garden doubles what its house pays",
    "work.openRestaurant": "nearer to more houses",
    "work.moveRestaurant": "nearer to more houses",
    "work.endTurn": "nothing more that the coach would do today",
  },
  /** Why ending the turn is an idea although something could still be done, which is said as the button says it. */
  restUnused: (unused: string) =>
    `${unused}: the coach would leave it at that, for as far as it can see none of it pays`,
  /** Why a card may be worth its place, by what it does. */
  cardReasons: {
    managers: "each manager has room for more people",
    recruiting: "more people, sooner",
    training: "trained people do three times as much",
    prices: "the lower price wins the house next door",
    marketing: "no demand, no sale",
    kitchen: "houses buy only what you have",
    drinks: "a drink costs nothing but the way, and sells like food",
    building: "new houses and gardens are new money",
    service: "a waitress earns $3 a night and wins ties",
  },
} as const;
