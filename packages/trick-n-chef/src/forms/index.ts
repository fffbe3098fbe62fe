import type { Form } from "@blueplate/kernel";
import type { Command } from "../commands.ts";
import type { Event } from "../events/index.ts";
import type { State } from "../state.ts";
import { chooseChef } from "./choose-chef.ts";
import { playCard } from "./play-card.ts";
import { takeChef } from "./take-chef.ts";

/** The forms by command. */
export const FORMS: Readonly<Record<Command["_tag"], Form<State, Command, Event>>> = {
  "chef.choose": chooseChef,
  "trick.play": playCard,
  "trick.takeChef": takeChef,
};
