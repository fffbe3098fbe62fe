import type { BotFacts } from "@blueplate/api";
import type { Json } from "@blueplate/kernel";

/** What a program was answered. */
export interface Answer<A = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: A;
}

/** A program that speaks the protocol for bots. */
export interface Program {
  readonly id: string;
  readonly token: string;
  get<A = unknown>(path: string): Promise<Answer<A>>;
  post<A = unknown>(path: string, body: Json): Promise<Answer<A>>;
  drop(path: string): Promise<Answer>;
  /** An event stream as it comes. */
  follow(path: string, accept?: string): Promise<StreamClient>;
}

/** A stream that is read by lines. */
export interface StreamClient {
  readonly status: number;
  readonly text: () => string;
  /** Reads on until what has come fits, or the stream ends. */
  until(fits: (text: string) => boolean): Promise<string>;
  stop(): Promise<void>;
}

const asked = async <A>(url: string, init: RequestInit): Promise<Answer<A>> => {
  const response = await fetch(url, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text === "" ? null : JSON.parse(text)) as A };
};

const streamOf = (response: Response): StreamClient => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    status: response.status,
    text: () => text,
    until: async (fits) => {
      while (!fits(text)) {
        const next = await reader?.read();
        if (!next || next.done) break;
        text += next.value;
      }
      return text;
    },
    stop: async () => void (await reader?.cancel()),
  };
};

/** A program with a token. */
export const programWith = (url: string, token: string, id = ""): Program => {
  const api = `${url}/api/v1`;
  const authorization = `Bearer ${token}`;
  return {
    id,
    token,
    get: (path) => asked(`${api}${path}`, { headers: { authorization } }),
    post: (path, body) =>
      asked(`${api}${path}`, {
        method: "POST",
        headers: { authorization, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    drop: (path) => asked(`${api}${path}`, { method: "DELETE", headers: { authorization } }),
    follow: async (path, accept = "text/event-stream") =>
      streamOf(await fetch(`${api}${path}`, { headers: { authorization, accept } })),
  };
};

/** A new program at a server, with a cookie of its owner. */
export const newProgram = async (
  url: string,
  wish: Json = { name: "Robo" },
  cookie = "",
): Promise<Program & { readonly cookie: string }> => {
  const made = await asked<{ readonly token: string; readonly bot: BotFacts }>(`${url}/api/v1/bots`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(cookie === "" ? {} : { cookie }) },
    body: JSON.stringify(wish),
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const set = made.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
  return { ...programWith(url, made.body.token, made.body.bot.id), cookie: set };
};
