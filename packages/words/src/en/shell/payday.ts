/** Paying and dismissing. */
export const payday = {
  due: (amount: number) => `Salaries $${amount}`,
  cash: (amount: number) => `Cash $${amount}`,
  short: (amount: number) => `$${amount} short`,
  staying: "They stay",
  leaving: "They go",
  nobody: "Nobody",
  dismiss: (name: string) => `Dismiss ${name}`,
  keep: (name: string) => `Keep ${name}`,
  dismissNobody: "Dismiss nobody",
  dismissThese: (count: number) => `Dismiss ${count}`,
} as const;
