import type { ShellWords } from "../../../language.ts";

/** 卓の全員に見えるように何かを指す。 */
export const ping: ShellWords["ping"] = {
  tool: "全員に指し示す：次にマップで選んだ所",
  points: (what) => `が${what}を指しています`,
  house: (house) => `家${house}`,
  campaign: (campaign) => `広告${campaign}`,
  square: (square) => `マス${square}`,
  chain: (name) => `${name}のチェーン`,
};
