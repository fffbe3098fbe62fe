import { createSignal } from "solid-js";
import type { ServerFailure } from "./failure.ts";

// Apart from what follows tables: the head of a table is also that of one on this device, whose page opens no line to a server or
// to other windows.
const [refusal, setRefusal] = createSignal<ServerFailure | null>(null);
let ask = (): void => {};

/** Why the server does not let this browser follow its tables for now, with the seconds after which it may; null where it does. */
export const watchRefusal = refusal;

/** Says that the server refuses to be followed, or does so no longer. */
export const tellWatchRefusal = (refused: ServerFailure | null): void => void setRefusal(refused);

/** What asks the server again when somebody wishes it. */
export const answerFollowAgain = (act: () => void): void => void (ask = act);

/** Asks the server again, as somebody wishes who was refused. */
export const followAgain = (): void => ask();
