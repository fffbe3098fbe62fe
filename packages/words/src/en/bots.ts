import { botsNamed } from "../bots.ts";

/** What a bot is called. */
export const botNamed = botsNamed({
  steady: "steady",
  easy: "easy",
  medium: "medium",
  hard: "hard",
  "drinks-seller": "drinks seller",
  "price-fighter": "price fighter",
  builder: "builder",
  marketer: "marketer",
  sensible: "sensible",
  random: "random",
});

/** How a bot plays. */
export const botDescribed = botsNamed({
  steady: "Sells burgers at the full price and never gambles.",
  easy: "Plans like medium, but overlooks what beginners overlook.",
  medium: "Sees on the map what its company should become, and plans whole days.",
  hard: "Plays what may come out in its head, many times, before it decides.",
  "drinks-seller": "Brings drinks that nobody else has, and makes the town thirsty.",
  "price-fighter": "Cuts its prices to take houses from its rivals.",
  builder: "Puts up houses, gardens and restaurants.",
  marketer: "Is first with campaigns, and never without one.",
  sensible: "Looks one trick ahead and risks little.",
  random: "Does anything that the rules allow.",
});
