/** The bots that play here, by their ids. */
type BotId = "steady" | "sensible" | "random";

/** What a bot is called, from the names in one language; one that came later is called by its id. */
export const botsNamed =
  (names: Readonly<Record<BotId, string>>) =>
  (id: string): string =>
    Object.hasOwn(names, id)
      ? // cast: its key has just been found.
        names[id as BotId]
      : id;
