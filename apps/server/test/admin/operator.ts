import type { AdminPerson, AdminTable, AuditLine, ServerState } from "@blueplate/api";

/** The token of whoever runs a server of a test. */
export const ADMIN_TOKEN = "the token of whoever runs it";

/** What an operator is answered. */
interface Answered<A> {
  readonly status: number;
  readonly text: string;
  readonly body: A;
}

/** Whoever runs the server at `url`, with a token. */
export const operatorOf = (url: string, token = ADMIN_TOKEN) => {
  const ask = async <A>(path: string, body?: object): Promise<Answered<A>> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await fetch(`${url}/api/admin/${path}`, {
      headers,
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      text,
      body: (text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : null) as A,
    };
  };
  const reason = "as a test";
  return {
    ask,
    state: () => ask<ServerState>("state"),
    tables: (search = "") => ask<readonly AdminTable[]>(`tables?search=${encodeURIComponent(search)}`),
    people: (search = "") => ask<readonly AdminPerson[]>(`people?search=${encodeURIComponent(search)}`),
    audit: () => ask<readonly AuditLine[]>("audit"),
    close: (table: string) => ask<AuditLine>(`tables/${table}/close`, { reason }),
    ban: (kind: "guest" | "network", target: string) => ask<AuditLine>("bans", { kind, target, reason }),
    lift: (kind: "guest" | "network", target: string) => ask<AuditLine>("bans/lift", { kind, target, reason }),
    setReadOnly: (isReadOnly: boolean) => ask<AuditLine>("mode", { isReadOnly, reason }),
  };
};
