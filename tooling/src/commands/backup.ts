import { open, rename } from "node:fs/promises";
import { dumpFolder, dumpPostgres } from "@blueplate/store";
import { fail } from "../fail.ts";
import { runOnStore, storePlace } from "../store-place.ts";
import { parsed } from "./parsed.ts";

const USAGE = `usage: pnpm backup FILE [--from URL]

Writes everything that the server of DATABASE_URL or DATA_DIR has stored into a file, as of one moment.
PostgreSQL is asked by pg_dump while the server runs. The embedded database is asked through the running server at URL,
such as http://localhost:3000, with the token ADMIN_TOKEN; without --from its server must not be running.`;

const { values, positionals } = parsed(
  {
    allowPositionals: true,
    options: { from: { type: "string" }, help: { type: "boolean", short: "h", default: false } },
  },
  "pnpm backup --help says more.",
);

/** A file that is there whole or not at all, and that nobody else reads: it holds seeds and the hashes of secrets. */
const writeWhole = async (file: string, content: Uint8Array): Promise<void> => {
  const part = `${file}.part`;
  const handle = await open(part, "w", 0o600);
  await handle.writeFile(content);
  await handle.sync();
  await handle.close();
  await rename(part, file);
};

/** What the server at `url` answers to its operator. */
const askServer = async (url: string): Promise<Uint8Array> => {
  const authorization = `Bearer ${process.env["ADMIN_TOKEN"] ?? ""}`;
  const answer = await fetch(new URL("/api/admin/backup", url), { headers: { authorization } }).catch(() => null);
  if (!answer) return fail(`No server answers at ${url}`);
  if (!answer.ok) return fail(`The server at ${url} refuses (${answer.status}): ${await answer.text()}`);
  return new Uint8Array(await answer.arrayBuffer());
};

const [file, ...more] = positionals;
if (values.help) process.stdout.write(`${USAGE}\n`);
else if (file === undefined || more.length > 0) fail(USAGE);
else {
  const place = storePlace();
  if (place.kind === "postgres") {
    process.umask(0o077);
    await runOnStore(dumpPostgres(place.url, `${file}.part`));
    await rename(`${file}.part`, file);
  } else {
    await writeWhole(
      file,
      values.from === undefined ? await runOnStore(dumpFolder(place.folder)) : await askServer(values.from),
    );
  }
  process.stdout.write(`Backed up into ${file}\n`);
}
