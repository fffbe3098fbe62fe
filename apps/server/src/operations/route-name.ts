import { appRouter } from "@blueplate/api";

const RPC = "/trpc/";
const PROTOCOL = "/api/v1/";

/** The procedures that there are: what somebody makes up is no name of its own. */
const PROCEDURES: ReadonlySet<string> = new Set(Object.keys(appRouter._def.procedures));

/** The first parts of the protocol's paths; ids come after them. */
const SUBJECTS: ReadonlySet<string> = new Set(["bots", "games", "tables", "challenges", "rules", "simulate"]);

/** What a path is counted as: one of few names, without ids, so that counting has a bound and tells of nobody. */
export const routeName = (path: string): string => {
  if (path.startsWith(RPC)) {
    const procedure = path.slice(RPC.length);
    return PROCEDURES.has(procedure) ? procedure : "unknown procedure";
  }
  if (!path.startsWith("/api/")) return "pages";
  if (path.startsWith("/api/admin/")) return "/api/admin";
  const [subject = ""] = path.startsWith(PROTOCOL) ? path.slice(PROTOCOL.length).split("/") : [];
  return SUBJECTS.has(subject) ? `${PROTOCOL}${subject}` : "/api";
};
