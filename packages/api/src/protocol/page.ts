import type { OpenApi } from "effect/http-api";
import { TRANSPORT_ROWS, type ProblemRow } from "./problem-kinds.ts";
import { PROBLEM_ROWS } from "./problem-rows.ts";

// The page is text alone: no script, and nothing from elsewhere, so that it may be shown under the server's policy.

/** A JSON Schema as the document holds it. */
type JsonSchema = Readonly<Record<string, unknown>>;

const STYLE = `
body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 16px/1.5 system-ui, sans-serif; background: #fffaf0; color: #2b1d14; }
a { color: #a4262c; } code, pre { font: 14px/1.45 ui-monospace, monospace; background: #f3e9d8; border-radius: 4px; padding: 0 .2em; }
pre { padding: .5em; overflow-x: auto; } section { border-top: 1px solid #d9c7a8; } table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; vertical-align: top; padding: .2em .6em .2em 0; } .method { font-weight: 700; }
@media (prefers-color-scheme: dark) { body { background: #1d1612; color: #f0e6d6; } a { color: #ff9b8a; } code, pre { background: #33271f; } }`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Words between backticks as code. */
const prose = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const fieldsText = (schema: JsonSchema, depth: number): string => {
  const required = listOf(schema["required"]);
  const properties = isObject(schema["properties"]) ? Object.entries(schema["properties"]) : [];
  const pad = "  ".repeat(depth + 1);
  const lines = properties.map(
    ([name, field]) => `${pad}${escaped(name)}${required.includes(name) ? "" : "?"}: ${schemaText(field, depth + 1)}`,
  );
  if (lines.length === 0) return schema["additionalProperties"] === false ? "{}" : "{ any name: any JSON }";
  return `{\n${lines.join("\n")}\n${"  ".repeat(depth)}}`;
};

/** A schema as one reads a type: names of others are links to them. */
const schemaText = (schema: unknown, depth = 0): string => {
  if (!isObject(schema)) return "any JSON";
  if (typeof schema["$ref"] === "string") {
    const name = schema["$ref"].split("/").at(-1) ?? "";
    return `<a href="#${escaped(name)}">${escaped(name)}</a>`;
  }
  const choices = listOf(schema["anyOf"] ?? schema["oneOf"]);
  if (choices.length > 0) return choices.map((choice) => schemaText(choice, depth)).join(" | ");
  if (Array.isArray(schema["enum"])) return schema["enum"].map((value) => escaped(JSON.stringify(value))).join(" | ");
  if (schema["type"] === "array") return `list of ${schemaText(schema["items"] ?? schema["prefixItems"], depth)}`;
  if (schema["type"] === "object") return fieldsText(schema, depth);
  return typeof schema["type"] === "string" ? escaped(schema["type"]) : "any JSON";
};

const contentText = (content: unknown): string =>
  Object.entries(isObject(content) ? content : {})
    .map(([type, media]) => {
      const text = schemaText(isObject(media) ? media["schema"] : undefined);
      return `<p>${escaped(type)}</p><pre>${text}</pre>`;
    })
    .join("");

const parameterRow = (parameter: unknown): string => {
  if (!isObject(parameter)) return "";
  const { name, in: where, required, schema } = parameter;
  const isNeeded = required === true ? "" : " (optional)";
  return `<tr><td><code>${escaped(String(name))}</code></td><td>${escaped(String(where))}${isNeeded}</td><td>${schemaText(schema)}</td></tr>`;
};

const operationText = (path: string, method: string, operation: OpenApi.OpenAPISpecOperation): string => {
  const { operationId, summary = "", description = "", parameters, requestBody, responses, security } = operation;
  const answers = Object.entries(responses).map(([status, answer]) =>
    status.startsWith("2") ? `<h4>Answers ${status}</h4>${contentText(answer.content)}` : "",
  );
  const problems = Object.keys(responses).filter((status) => !status.startsWith("2"));
  const body = requestBody ? `<h4>Body</h4>${contentText(requestBody.content)}` : "";
  const table = parameters.length === 0 ? "" : `<table>${parameters.map(parameterRow).join("")}</table>`;
  const needs = security.length === 0 ? "" : " · needs a token";
  return `<section id="${escaped(operationId)}"><h3><span class="method">${method.toUpperCase()}</span> <code>${escaped(path)}</code></h3>
<p><strong>${prose(summary)}</strong>${needs}. ${prose(description)}</p>${table}${body}${answers.join("")}
<p>Problems: ${problems.map((status) => `<a href="#Problem${status}">${status}</a>`).join(", ")}</p></section>`;
};

const problemText = ([tag, { status, title, advice }]: readonly [string, ProblemRow]): string =>
  `<tr id="${escaped(tag)}"><td>${status}</td><td><code>${escaped(tag)}</code></td><td>${prose(title)}</td><td>${prose(advice)}</td></tr>`;

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

const groupText = ({ paths }: OpenApi.OpenAPISpec, tag: OpenApi.OpenAPISpecTag): string => {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation?.tags.includes(tag.name) === true ? [operationText(path, method, operation)] : [];
    }),
  );
  return `<h2>${escaped(tag.name)}</h2><p>${prose(tag.description ?? "")}</p>${operations.join("")}`;
};

/** The document as a page to read: every address, every schema, every problem with what to do about it. */
export const protocolPage = (document: OpenApi.OpenAPISpec): string => {
  const { info, components, tags } = document;
  const schemas = Object.entries(components.schemas)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([name, schema]) =>
        `<section id="${escaped(name)}"><h3>${escaped(name)}</h3><pre>${schemaText(schema)}</pre></section>`,
    );
  const problems = Object.entries<ProblemRow>({ ...TRANSPORT_ROWS, ...PROBLEM_ROWS })
    .toSorted(([, one], [, other]) => one.status - other.status)
    .map(problemText);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(info.title)}</title><style>${STYLE}</style></head><body><h1>${escaped(info.title)}</h1>
<p>${prose(info.description ?? "")} <a href="/api/v1/openapi.json">OpenAPI document</a> · <a href="/api/v1/engine.tgz">the rules as an npm package</a></p>
${tags.map((tag) => groupText(document, tag)).join("")}
<h2>Problems</h2><table><tr><th>status</th><th>tag</th><th>what it is</th><th>what to do</th></tr>${problems.join("")}</table>
<h2>Schemas</h2>${schemas.join("")}</body></html>`;
};
