/** A wish of drinks that all buyers of a turn meet together. */
export const wish = {
  how: "Who fetches drinks",
  together: "All together",
  single: "One by one",
  title: "What do you want?",
  help: "Everybody who has not gone yet is sent; the roads are found by themselves.",
  more: (good: string) => `Wish for one more ${good}`,
  less: (good: string) => `Wish for one ${good} less`,
  tonight: "As tonight's houses need",
  sent: "Who is sent",
  nobody: "Nobody has to go for this.",
  fetchAll: (goods: string) => (goods === "" ? "Fetch all" : `Fetch all: ${goods}`),
  missing: (goods: string, why: string) => `${goods} missing: ${why}.`,
  spare: (goods: string) => `${goods} more than you asked for.`,
  far: (distance: string, name: string, range: number) => `${distance}, ${name} goes ${range}`,
  most: (count: number) => `${count} is the most that all of them could bring`,
  why: {
    "no-source": "the map has no source of it",
    "no-road": "no road leads to a source",
    nobody: "no buyer is left",
    hands: "whoever could bring it has something else to bring",
  },
} as const;
