import { LIMITS, type Study } from "@blueplate/study";
import { nameAmong } from "@blueplate/words";

/** What somebody is called in a study who wishes for a name, or for none: like nobody else there. */
export const nameIn = ({ members }: Study, person: string, wish = ""): string => {
  const others = members.flatMap((each) => (each.person === person ? [] : [each.name]));
  return nameAmong(wish, others, LIMITS.name);
};
