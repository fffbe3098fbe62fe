/** Learning: the first dinner, the lessons, the coach. */
export const learn = {
  intro:
    "Each lesson is a small town or a few tricks, and one thing to see. Nothing can go wrong: leave and come back as you like.",
  open: "Begin",
  again: "Once more",
  done: "done",
  next: "Next",
  understood: "Understood",
  nextLesson: "Next lesson",
  allDone: "Now play: an introductory game against bots",
  playTricks: "Now play: a game of Trick-n-Chef against bots",
  /** The reward of a lesson that ends with an evening that was won. */
  won: "The evening is yours!",
  wonBy:
    "Twice a family drove to you, and nobody in town has more money. Make people hungry, be the one who serves them: that is the whole game.",
  firstCoached: "Your first game, with the coach",
  moreLessons: "More lessons",
  leave: "Leave the lesson",
  /** Named is the button that leads back to before the mistake, as it is seen, and what it does where it does not say so. */
  missed: (button: string, does: string | null) =>
    `Nothing came of that, and the moment has passed. Press “${button}”${does === null ? "" : ` (${does})`}, or begin this lesson again.`,
  restart: "Begin this lesson again",
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  /** Whose name somebody plays under that is not their own, before what is said first. */
  youAre: (name: string, said: string) => `You are ${name}. ${said}`,
  you: "You",
  rival: "The rival",
  coach: "Coach",
  /** The explanations of phases that came before this one, to be opened. */
  others: (count: number) => `More explanations: ${count}`,
  consider: "What would you consider?",
  afterwards: (what: string) => `Then: ${what}`,
  noIdea: "Nothing more to be gained here: end your turn.",
  /** Why a second place for a first restaurant. */
  elsewhere: "another part of town, should somebody else come near to the first",
  hide: "Hide the coach",
  lessons: {
    "first-dinner": {
      title: "First dinner",
      about: "Cook, serve, advertise.",
      steps: [
        "House 2 wants a burger, and nobody has one yet. You have hired a marketeer today, and your burger cook is at work: choose “Cook” and confirm with the “Cook” button below.",
        "The burgers lie in your stock. End your turn: dinner comes when everybody is done.",
        "The family drove to you and paid $10. Nobody wants anything now, so make them want it. First your people: send the cook and the new marketeer to work, then press “Ready”.",
        "Who goes first today? It makes no difference here: choose a place, then press the button.",
        "Your chain may grow: choose “Hire”, then the waitress. She works from tomorrow on, and brings $3 every evening.",
        "Now start a campaign: a billboard beside house 10 makes it want what you advertise. See that it stands there, or choose its place on the map, then choose burgers.",
        "End your turn. Tonight nobody is hungry, but at night the billboard works. Watch house 10.",
        "House 10 wants a burger, and tonight you serve it. Send your cook and the waitress to work, then press “Ready”. Your marketeer stays with the billboard.",
        "Choose a place in the order again. It decides nothing tonight, either.",
        "“Hire” whom you like for tomorrow: once you have cooked it is too late. Then “Cook”. The rival has learned, and may cook too; but house 10 lies nearer to you: 10 + 0 against 10 + 1. The lower sum wins.",
        "End your turn, and let them come.",
        "$10 from house 10, $3 by the waitress: the evening was yours. That is the whole game: make people hungry, be the one who serves them.",
      ],
    },
    borders: {
      title: "Borders, not squares",
      about: "How far it is to a house.",
      steps: [
        "Distance counts the borders between tiles that a road crosses, never squares. Within one tile everything is at 0.",
        "Place your restaurant so that house 10 is 0 borders away. The numbers on the map show each house's distance.",
        "However long the road within the tile: 0. House 4 is one border away, house 2 two.",
      ],
    },
    "all-or-nothing": {
      title: "All or nothing",
      about: "A house buys everything it wants from one chain, or stays at home.",
      steps: [
        "House 2 wants a burger and a soft drink. Who has only one of them sells nothing to it.",
        "Get both: “Cook” the burger, “Fetch” a soft drink with the errand boy, then end your turn.",
        "Two goods at $10 each: $20 from one house.",
      ],
    },
    "price-plus-distance": {
      title: "Price plus distance",
      about: "The cheapest sum wins, not the nearest restaurant.",
      steps: [
        "House 10 wants a burger. The rival stands on its tile (10 + 0); you are one border away (10 + 1). The lower sum wins.",
        "Send the discount manager and the burger cook to work: −$3 for tonight, 7 + 1 = 8. Then press “Ready”.",
        "Now the order of the day: choose a place, then press the button. It decides nothing here, the prices differ.",
        "Now cook, end the turn, and let them come.",
        "8 beats 10: they drove past the rival. You earned $7, not $10: a price war costs both.",
      ],
    },
    train: {
      title: "Train from the beach",
      about: "Who works today cannot be trained today.",
      steps: [
        "Your trainer is at work; the kitchen trainee lies on the beach, free to learn. “Train” them to be a burger cook.",
        "A trained card stays on the beach: it works from the next round on. End your turn.",
        "A new morning: send the burger cook to work, then press “Ready”.",
        "Choose a place in the order, then press the button: it makes no difference here.",
        "Hire whom you like for tomorrow, then cook and serve house 2.",
        "Hire, train, work: each step costs a round. Who plans one round ahead wins.",
      ],
    },
    "marketeers-stay-away": {
      title: "Marketeers stay away",
      about: "A campaign takes its marketeer along.",
      steps: [
        "Start a campaign, for two rounds: choose a billboard, its place beside house 10 on the map, then what it advertises.",
        "End your turn and watch the night.",
        "Your marketeer is busy: not in hand, not at work, until the billboard is taken down. Long campaigns are cheap, but you miss the person.",
      ],
    },
    "milestones-close": {
      title: "Milestones close",
      about: "Be first, or be as early as the first.",
      steps: [
        "Milestones last for the whole game. Whoever meets the condition in the same round gains it; after that round it is closed for ever.",
        "“First to train” is open, and you have a trainer at work. Claim it: train your kitchen trainee.",
        "You have it: salaries cost you $15 less for ever. End your turn; at clean-up it closes for everybody else.",
        "Closed. The rival will never get it. Choose your race early.",
      ],
    },
    "first-tricks": {
      title: "First tricks",
      about: "Follow suit, trump, a coin, a chef, and what it all comes to.",
      steps: [
        "Otis led a red card. Who holds red must play red: the rest of your hand is grey. You could win with the 10. Play the red 3 instead: the lowest card of a trick takes a chef.",
        "Take a chef. A lamp is lit over the suits that have the fewest chefs in the middle: they are trump. All three are even now. Take the yellow chef, and yellow alone is trump.",
        "Juno leads blue, and you hold none: now you may play anything. Trump beats every other suit, however high. Play the yellow 1.",
        "A 1 won the trick, and it was the lowest card too: you take another chef. A chef makes one card of its suit count, the lowest first. The numbers show what each would bring you. Take any.",
        "Whoever wins a trick leads the next. You own two coins: press +2 once, and one of them makes your card two higher. Then play it.",
        "Coins that you keep are a point each. Play your last card.",
        "Look at the bill: the stars of every card that has a chef, and your coins. Three such rounds are a game. You know all of it now.",
      ],
    },
  },
} as const;
