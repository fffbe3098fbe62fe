/** The map and the camera. */
export const map = {
  city: "The town",
  flat: "Map of the town",
  loading: "Building the town…",
  frame: "Whole town",
  plan: "From above",
  cityButton: "3D",
  flatButton: "Flat map",
  under: "Square under the pointer",
  place: "Point at the town and click where it shall stand.",
  chosen: (square: string) => `Chosen: ${square}`,
  showAll: "Show all places",
  hideAll: "Hide the places",
  list: "Or choose from a list",
  full: "full",
} as const;
