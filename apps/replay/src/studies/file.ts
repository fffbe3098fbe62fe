import { shell } from "@blueplate/tabletop";
import { importHere, studyTextIn } from "./study-files.ts";
import { fileLog, isStudyText, textIn } from "../open/log.ts";
import type { OpenedChapter } from "../session/opened-chapter.ts";
import { type EmptyStudy, openLog, openStudy } from "../open/open.ts";
import { beginsAsScenario, openScenarioFile, scenarioIn } from "../open/scenario.ts";
import { replayWords } from "../language.ts";

/** What a file held, ready to be looked at; `address`: where the page stands with it. */
export interface OpenedFile {
  readonly opened: OpenedChapter | EmptyStudy;
  readonly address: string;
}

const addressOf = (study: string): string => `/replay/?study=${study}`;

const openGame = async (text: string, file: string): Promise<OpenedChapter> => {
  const scenario = scenarioIn(text);
  if (scenario === null && beginsAsScenario(text))
    throw new Error(replayWords().study.badField("scenario", shell().faults.noJson));
  return scenario === null ? openLog(await fileLog(text, file)) : openScenarioFile(scenario);
};

/** Opens a file that somebody chose, a log, a scenario or a study; throws with a sentence that says what is wrong with it. */
export const openFile = async (file: File): Promise<OpenedFile> => {
  const text = await textIn(file);
  if (!isStudyText(text)) return { opened: await openGame(text, file.name), address: "/replay/" };
  const study = await importHere(text);
  return { opened: await openStudy(study, null), address: addressOf(study) };
};

/** Keeps a study file that somebody chose, or a log or a scenario, as a study of this browser; where it is looked at. */
export const keepFile = async (file: File): Promise<string> => {
  const text = await studyTextIn(file);
  if (isStudyText(text)) return addressOf(await importHere(text));
  const { host, study, kept } = await openGame(text, file.name);
  host.close();
  if (!kept) throw new Error(replayWords().study.refused.NotKept);
  return addressOf(study.id);
};
