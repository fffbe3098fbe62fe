import type { ModuleWords } from "@blueplate/words";

interface Readers {
  readonly houses: readonly number[];
  readonly rounds: number | null;
}

interface NewReader {
  readonly house: number;
  readonly guides: readonly number[];
  readonly rounds: number | null;
}

export const words: ModuleWords = {
  name: "Gourmet Food Critics",
  help: "Marketing trainees may become gourmet food critics: their guides reach every house with a garden.",
  employees: {
    "gourmet-food-critic": {
      name: "Gourmet Food Critic",
      effect: "gourmet guide",
      help: "Places a gourmet guide beside the map for up to 3 rounds.",
    },
  },
  short: { "gourmet-food-critic": "Food critic" },
  campaigns: { "gourmet-guide": { name: "Gourmet guide", reach: "every house with a garden" } },
  reasons: {
    "gourmet-food-critics:guide": ({ houses, rounds }: Readers, { list }) =>
      `The guide is read wherever there is a garden, near or far: ${houses.length === 1 ? "house" : "houses"} ${list(houses)}, ${
        rounds === null ? "for the rest of the game" : `for ${rounds} ${rounds === 1 ? "round" : "rounds"}`
      }.`,
    "gourmet-food-critics:trained": ({ houses }: Pick<Readers, "houses">, { list }) =>
      `A guide would be read at ${houses.length === 1 ? "house" : "houses"} ${list(houses)}, where there is a garden.`,
    "gourmet-food-critics:reader": ({ house, guides, rounds }: NewReader, { list }) =>
      `House ${house} reads ${guides.length === 1 ? "guide" : "guides"} ${list(guides)} from now on, ${
        rounds === null ? "for the rest of the game" : `for ${rounds} ${rounds === 1 ? "round" : "rounds"} more`
      }.`,
  },
};
