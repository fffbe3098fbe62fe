import { playReviewOf, type ReviewedPlay } from "@blueplate/bot";
import { answerMessages, decodedLine, rulesOf } from "../../review/decoded-line.ts";
import type { EncodedLine } from "../../review/encoded-line.ts";
import type { ReviewReply } from "../../review/review.ts";

const reply = (message: ReviewReply<ReviewedPlay>): void => postMessage(message);

answerMessages(async (line: EncodedLine) => {
  const rules = await rulesOf(line);
  for (const { share, found } of playReviewOf(decodedLine(rules, line))) reply({ _tag: "Found", share, found });
});
