/** One seat on several devices. */
export const devices = {
  title: "On another device",
  help: "Open this link on the other device: both hold your seat. It works once, for 15 minutes, and is for you alone.",
  held: (count: number) => (count === 1 ? "Only this device holds your seat." : `${count} devices hold your seat.`),
  signOut: "Sign out the others",
  making: "Making a link…",
} as const;
