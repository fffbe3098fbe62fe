import type { ShellWords } from "../../../language.ts";

/** Указать на что-нибудь так, чтобы видели все за столом. */
export const ping: ShellWords["ping"] = {
  tool: "Указать всем: следующее выбранное место на карте",
  points: (what) => `указывает: ${what}`,
  house: (house) => `дом ${house}`,
  campaign: (campaign) => `кампания ${campaign}`,
  square: (square) => `клетка ${square}`,
  chain: (name) => `сеть игрока ${name}`,
};
