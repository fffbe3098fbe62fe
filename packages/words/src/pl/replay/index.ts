import type { ReplayWords } from "../../pages/replay.ts";
import { cardReasons } from "../card-reasons.ts";
import { chance } from "./chance.ts";
import { charts } from "./charts.ts";
import { editor } from "./editor.ts";
import { notes } from "./notes.ts";
import { out } from "./out.ts";
import { proof } from "./proof.ts";
import { replay } from "./replay.ts";
import { replayKeys } from "./replay-keys.ts";
import { review } from "./review.ts";
import { statistics } from "./statistics.ts";
import { studies } from "./studies.ts";
import { study } from "./study.ts";

/** The words of a table of Food Chain Magnate. */
export const replayWords: ReplayWords = {
  cardReasons,
  chance,
  charts,
  editor,
  notes,
  out,
  proof,
  replay,
  replayKeys,
  review,
  statistics,
  studies,
  study,
};
