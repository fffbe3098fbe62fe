import { shell } from "./language.ts";

/** A built-in bot by its name and how strong it is, or what it likes. */
export const botTitle = (bot: string): string => {
  const { botDisplayName, botNamed } = shell();
  // One that came later than these words has its id alone.
  return botDisplayName(bot) === bot ? bot : `${botDisplayName(bot)} · ${botNamed(bot)}`;
};
