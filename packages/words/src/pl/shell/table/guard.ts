import type { ShellWords } from "../../../language.ts";

/** Ile stół mówi przed ruchem. */
export const guard: ShellWords["guard"] = {
  title: "Zanim naciśniesz",
  levels: {
    quiet: "Mów tylko o tym, czego zabraniają zasady",
    normal: "Jedna linijka tam, gdzie coś mnie będzie kosztować",
    coach: "Wyjaśniaj każdą fazę i skutki ruchu oraz je pokazuj",
  },
  why: (phase, reason) => `${phase} Po co: ${reason}.`,
};
