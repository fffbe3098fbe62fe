import type { ReviewedResult } from "@blueplate/bot";
import type { EncodedLine } from "../../review/encoded-line.ts";
import { hearWorker, type ReviewReply, type ReviewWorker, type StartReviewer } from "../../review/review.ts";
import type { DecisionPlace, FoundDecision, ReviewRequest, WeighedReply } from "./question.ts";

/** What the worker says. */
type Reply = ReviewReply<FoundDecision> | WeighedReply;

const startWorker = (hear: (reply: Reply) => void): ReviewWorker<ReviewRequest> =>
  hearWorker(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }), hear, (message) =>
    hear({ _tag: "Failed", message }),
  );

/** The worker that looks for better plans. */
export const startMagnateReviewer: StartReviewer<FoundDecision> = (hear) => {
  const { ask, end } = startWorker((reply) => {
    if (reply._tag !== "Weighed") hear(reply);
  });
  return { ask: (line) => ask({ _tag: "Review", line }), end };
};

/** Asks once, and lets the worker go. */
export const weighed = (line: EncodedLine, place: DecisionPlace): Promise<ReviewedResult | null> =>
  new Promise((resolve, reject) => {
    const worker = startWorker((reply) => {
      worker.end();
      if (reply._tag === "Weighed") resolve(reply.result);
      else reject(new Error(reply._tag === "Failed" ? reply.message : reply._tag));
    });
    worker.ask({ _tag: "Weigh", line, place });
  });
