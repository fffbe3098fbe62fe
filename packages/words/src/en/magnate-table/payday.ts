/** Paying and dismissing. */
export const payday = {
  due: (amount: number) => `Salaries $${amount}`,
  cash: (amount: number) => `Cash $${amount}`,
  staying: "They stay",
  leaving: "They go",
  nobody: "Nobody",
  dismiss: (name: string) => `Dismiss ${name}`,
  keep: (name: string) => `Keep ${name}`,
  nextTime: (amount: number) => `Next payday: $${amount}, less what hires you keep then save`,
  toMilestone: (amount: number, name: string) => `$${amount} more paid today would claim “${name}”.`,
  claimsNow: (name: string) => `Paying this claims “${name}”.`,
} as const;
