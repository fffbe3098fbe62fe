import type { WorkGate } from "../operations/overload.ts";
import type { RequestSpans } from "../operations/traces.ts";
import type { Moderation } from "../moderation/moderation.ts";
import type { PeopleSeen } from "../moderation/people-seen.ts";
import type { BodyReader } from "./bodies.ts";
import type { RateLimiter } from "./limits.ts";
import type { Sessions } from "./session.ts";
import type { StreamPlaces } from "./stream-places.ts";

/** What it takes to know who sends a request, and whether they are answered: the same for pages and for programs. */
export interface RequestOrigin {
  readonly spans: RequestSpans;
  readonly sessions: Sessions;
  readonly spend: RateLimiter;
  readonly gate: WorkGate;
  readonly moderation: Moderation["Service"];
  readonly seen: PeopleSeen;
  readonly streams: StreamPlaces;
  readonly trustProxy: boolean;
  readonly read: BodyReader;
}
