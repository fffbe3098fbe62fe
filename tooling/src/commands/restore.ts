import { readFile } from "node:fs/promises";
import { restoreFolder, restorePostgres } from "@blueplate/store";
import { fail } from "../fail.ts";
import { runOnStore, storePlace } from "../store-place.ts";
import { parsed } from "./parsed.ts";

const USAGE = `usage: pnpm restore FILE

Puts what \`pnpm backup\` has written into the store of DATABASE_URL or DATA_DIR, which is empty and has no running server.`;

const { values, positionals } = parsed(
  { allowPositionals: true, options: { help: { type: "boolean", short: "h", default: false } } },
  "pnpm restore --help says more.",
);

const [file, ...more] = positionals;
if (values.help) process.stdout.write(`${USAGE}\n`);
else if (file === undefined || more.length > 0) fail(USAGE);
else {
  const place = storePlace();
  if (place.kind === "postgres") await runOnStore(restorePostgres(place.url, file));
  else {
    const archive = await readFile(file).catch(() => fail(`${file} cannot be read`));
    await runOnStore(restoreFolder(place.folder, new Uint8Array(archive)));
  }
  process.stdout.write(`Restored from ${file}\n`);
}
