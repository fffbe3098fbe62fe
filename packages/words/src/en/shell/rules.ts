/** The built-in rules reference. */
export const rules = {
  title: "Rules",
  open: "Rules in our own words",
  paragraph: (number: string) => `Rule ${number}`,
  find: "Find in the rules",
  none: "No paragraph says this.",
  missing: "This game has brought no rules to read.",
  onlyIn: (language: string) => `This game has no rules in your language yet: you read them in ${language}.`,
  contents: "Contents",
} as const;
