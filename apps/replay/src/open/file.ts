import { type Opened, readFileLog, textIn } from "./log.ts";
import { openLog } from "./open.ts";
import { openScenarioFile, scenarioIn } from "./scenario.ts";

/** Opens a file that somebody chose, a log or a scenario; throws with a sentence that says what is wrong with it. */
export const openFile = async (file: File): Promise<Opened> => {
  const text = await textIn(file);
  const scenario = scenarioIn(text);
  return scenario === null ? openLog(await readFileLog(text)) : openScenarioFile(scenario);
};
