import { tabStorage } from "@blueplate/ui/storage";

/** Why the server did not answer what it was asked; `absent` where it has no such door. */
export type AdminFailure = "wrong" | "tooMany" | "absent" | "network" | "failed";

/** What came of a request. */
export type AdminAnswer<A> =
  | { readonly isGood: true; readonly value: A }
  | { readonly isGood: false; readonly failure: AdminFailure; readonly detail: string };

const FAILURES: Readonly<Record<number, AdminFailure>> = { 401: "wrong", 429: "tooMany" };

const KEY = "blueplate-admin";

/** The token as long as this tab is open: it is in no address, and no other tab knows it. */
export const keptToken = (): string => tabStorage.getItem(KEY) ?? "";

/** Keeps the token for this tab, or with an empty one forgets it. */
export const keepToken = (token: string): void => {
  if (token === "") tabStorage.removeItem(KEY);
  else tabStorage.setItem(KEY, token);
};

const textIn = (body: unknown, field: "tag" | "detail"): string => {
  const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, field) : "";
  return typeof value === "string" ? value : "";
};

/** Asks the server as whoever runs it: a question, or with a body an action. */
export const askServer = async <A>(token: string, path: string, body?: object): Promise<AdminAnswer<A>> => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  try {
    const answer = await fetch(`/api/admin/${path}`, {
      headers,
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    const came: unknown = await answer.json();
    // cast: the server answers by the schemas whose types these are.
    if (answer.ok) return { isGood: true, value: came as A };
    const detail = textIn(came, "detail");
    const failure = textIn(came, "tag") === "NoSuchRoute" ? "absent" : (FAILURES[answer.status] ?? "failed");
    return { isGood: false, failure, detail };
  } catch {
    // A token with letters that no header takes is no token.
    return {
      isGood: false,
      failure: /^[\x21-\x7e]*$/.test(token.replaceAll(" ", "")) ? "network" : "wrong",
      detail: "",
    };
  }
};
