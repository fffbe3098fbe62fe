import { join } from "node:path";
import { Result } from "effect";
import { generateVariants } from "../../bootstrap/variants.mjs";
import { installVariants } from "../packages/install.ts";
import { packVariant } from "../packages/pack.ts";

/** It reads no catalogue itself: that may still name a package which is gone. */
const USAGE = `usage: pnpm variants
       pnpm variants pack NAME

The first brings the packages that VARIANTS names (docs/operating.md), and no others, and writes the catalogue anew; \`npm start\` does so
by itself. The second makes an npm package of variants/NAME, a tarball in the folder in which it is called.
`;

const root = join(import.meta.dirname, "../../..");
const say = (line: string): void => void process.stderr.write(`${line}\n`);
const end = (line: string): never => {
  say(line);
  process.exit(1);
};

const bring = async (): Promise<void> => {
  const installed = await installVariants(root, process.env["VARIANTS"] ?? "");
  if (Result.isFailure(installed)) return end(`VARIANTS: ${installed.failure}`);
  generateVariants(root);
  for (const { module, name, version } of installed.success) say(`blueplate: variant ${module} of ${name} ${version}`);
};

const pack = async (name: string): Promise<void> => {
  const packed = await packVariant(join(root, "variants", name), process.env["INIT_CWD"] ?? process.cwd());
  if (Result.isFailure(packed)) return end(packed.failure);
  process.stdout.write(`${packed.success}\n`);
};

const [action, name, ...more] = process.argv.slice(2);
if (action === undefined) await bring();
else if (action === "pack" && name !== undefined && more.length === 0) await pack(name);
else end(USAGE);
