import type { ServerResponse } from "node:http";

/** Everything the pages load comes from here; styles may be set inline, scripts may not, and nothing is evaluated. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  // A film that was made here is shown before anybody saves it.
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

/** The one page that other sites may show in a frame: it looks at what is open to everybody and changes nothing. */
const FRAMED = "/replay/embed.html";

/** Headers of every answer. `path` is what was asked for, without what follows a question mark. */
export const secureHeaders = (response: ServerResponse, path: string, secure: boolean): void => {
  const framed = path === FRAMED;
  response.setHeader("Content-Security-Policy", `${POLICY}; frame-ancestors ${framed ? "*" : "'none'"}`);
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (!framed) response.setHeader("X-Frame-Options", "DENY");
  response.setHeader("Referrer-Policy", "no-referrer");
  response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  response.setHeader("Cross-Origin-Resource-Policy", framed ? "cross-origin" : "same-origin");
  response.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  if (secure) response.setHeader("Strict-Transport-Security", "max-age=31536000");
};
