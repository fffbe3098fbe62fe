import {
  type ScenarioPly,
  playersNamed,
  type ScenarioHost,
  scenarioOf,
  type UnwritablePosition,
  type WrittenScenario,
} from "@blueplate/kernel/scenario";
import { Result } from "effect";
import { viewFrom } from "../session/viewpoint.ts";
import type { Session } from "../session/session.ts";
import { seatsIn } from "../session/seats.ts";

/** A moment of the line, as the chosen eyes see it; its state is looked up when it is asked for. */
const momentAt = (session: Session, at: number): ScenarioPly => {
  const { rules } = session;
  const node = session.line()[at];
  const decoded = node?.seat === null || !node ? null : rules.codecs.command.decode(node.command);
  return {
    seat: node?.seat ?? null,
    command: decoded && Result.isSuccess(decoded) ? decoded.success : null,
    get state() {
      return node && viewFrom(session.viewpoint(), session.reader.state(session.chapter(), node.id));
    },
  };
};

/** The scenario file of the present moment (protocol §4), or why there is none: eyes that do not see every secret write none. */
export const scenarioHere = (
  session: Session,
  host: ScenarioHost,
): Result.Result<WrittenScenario, UnwritablePosition> => {
  const { rules, chapter, at } = session;
  const head = {
    scenario: `${rules.game}-${at()}`,
    title: chapter().name || rules.game,
    // A file that was saved rather than thought out shows no paragraph of its own: games go on as they do (A1).
    rules: ["A1"],
    config: rules.config,
    players: playersNamed(seatsIn(session).map(({ player }) => player)),
  };
  const moments = Array.from({ length: at() + 1 }, (_, index) => momentAt(session, index));
  return scenarioOf(host, head, { rules, plies: moments });
};

/** The text of a scenario file, as people read it. */
export const textOf = (file: WrittenScenario["file"]): string => `${JSON.stringify(file, null, 2)}\n`;
