/** Puzzles: each lesson ends with one. */
export const puzzles = {
  title: "Puzzle",
  begin: "Now a puzzle",
  of: (lesson: string) => `Puzzle: ${lesson}`,
  hint: "A hint",
  right: "Right!",
  wrong: "Not yet.",
  tryAgain: "Try again",
  once: "Once more",
  solved: "puzzle solved",
  each: {
    borders: {
      ask: "You want the beer on the middle tile, and house 2 as your guest. Place your restaurant on the middle tile so that house 2 is 1 border away.",
      hint: "Two roads cross the middle tile, and they never meet. Which one you use depends on the corner with your entrance.",
      right: "Your entrance stands on the road that leads west: one border, and house 2 is there.",
      wrong: {
        "no-road":
          "No road leads from your entrance to house 2: the tile's two roads never meet, and you stand at the one that leads east.",
        tile: "That is not the middle tile, the one with the beer.",
      },
    },
    "all-or-nothing": {
      ask: "House 2 wants a beer; house 10 wants two burgers and a lemonade. You have a burger cook and one errand boy. Earn as much as you can tonight.",
      hint: "One errand is one drink. Which of the two baskets is worth more once it is complete?",
      right: "The lemonade completed the bigger basket: three goods, $30. The beer would have brought $10.",
      wrong: {
        small: "You sold one beer for $10. House 10 lacked nothing but a lemonade, so it bought nothing at all.",
        nothing: "Nobody bought anything: each basket lacked something.",
      },
    },
    "price-plus-distance": {
      ask: "House 10 wants a burger. The rival stands on its tile and charges $10; you are one border away. Win the house, and earn $12 tonight.",
      hint: "9 + 1 is as much as 10 + 0. Who breaks a tie at dinner, and earns money on the side?",
      right: "9 + 1 = 10 is a tie; the waitress won it and brought $3 more: $12 instead of $7.",
      wrong: {
        cheap: "House 10 came, but for less than you could have had: −$3 is more than you need.",
        tie: "9 + 1 = 10: a tie, and nobody broke it in your favour.",
        dear: "The rival's sum was lower. Take at least $1 off your price.",
        "no-burger": "You had no burger to offer. Somebody has to cook.",
      },
    },
    train: {
      ask: "You have a trainer and two kitchen trainees. By tomorrow one of the trainees is to be trained, and tonight house 2 is to have its burger. Whom you hire today does not count.",
      hint: "Who works cannot be trained today; who lies on the beach cannot cook today. You have two of them.",
      right: "One cooked, the other learned: tonight's sale and tomorrow's better card.",
      wrong: {
        "no-trainer": "Without the trainer at work nobody is trained today.",
        both: "Both trainees work: nobody is left on the beach to be trained.",
        untrained: "The trainer had somebody on the beach, but you trained nobody.",
        unserved: "House 2 got no burger: one trainee has to work and to cook.",
      },
    },
    "marketeers-stay-away": {
      ask: "Make house 10 hungry tonight, and have your marketeer back in hand tomorrow morning.",
      hint: "A billboard beside house 10 works tonight whatever its duration. How long does it have to stand?",
      right:
        "One round: it worked tonight, was taken down, and your marketeer is back. The longest campaign is not always the best.",
      wrong: {
        none: "You have started no campaign: nobody is hungry.",
        missed: "House 10 wants nothing: the billboard does not stand next to it.",
        away: "House 10 is hungry, but your marketeer is still away: the billboard stands for another round.",
      },
    },
    "milestones-close": {
      ask: "Your kitchen trainee makes one burger or one pizza. House 2 wants a burger. Cook what gains you a card for ever.",
      hint: "Look at the milestones: which of the two is still open?",
      right:
        "“First pizza produced” was open: it brings a pizza cook for the rest of the game, worth more than one sale.",
      wrong: {
        closed:
          "$10 tonight and nothing more: “First burger produced” was closed already. The pizza would have gained a cook.",
        idle: "Your trainee cooked nothing, and the chance has passed.",
      },
    },
  },
} as const;
