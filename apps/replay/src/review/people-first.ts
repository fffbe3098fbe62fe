/** What people decided before what bots did, each in the order in which it was found: people look for their own. */
export const peopleFirst = <F extends { readonly seat: number }>(
  found: readonly F[],
  isBot: (seat: number) => boolean,
): readonly F[] => found.toSorted((one, other) => Number(isBot(one.seat)) - Number(isBot(other.seat)));
