/** The built-in rules reference. */
export const rules = {
  title: "Rules",
  open: "Rules in our own words",
  paragraph: (number: string) => `Rule ${number}`,
  find: "Find in the rules",
  none: "No paragraph says this.",
  missing: "This game has brought no rules to read.",
  contents: "Contents",
} as const;
