import { allGames, allScenarios } from "@blueplate/games";

/** Every game that can be played here, with what statistics keep of it; and how their positions are set up. */
export const [games, scenarios] = await Promise.all([allGames(), allScenarios()]);
