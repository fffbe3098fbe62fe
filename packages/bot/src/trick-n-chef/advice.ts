import { hardChef } from "./hard.ts";

/**
 * Who advises a play of Trick-n-Chef before it is made and reviews it afterwards: one bot with one chance, so that both are one ranking and
 * nobody is reproached with a play that was advised. The same position of another game is advised the same: nothing of its seed tells.
 */
export const CHEF_ADVICE = { bot: hardChef.id, seed: "advice" } as const;
