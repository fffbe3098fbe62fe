import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MODULE_API } from "@blueplate/engine";
import { codecOf } from "@blueplate/kernel";
import { Result, Schema } from "effect";

/** What a package's `package.json` says of the variant in it. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  /** The id of its module, which is the name of its folder here. */
  readonly module: string;
}

const Text = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(214));
const Versions = Schema.optionalKey(Schema.Record(Schema.String, Schema.String));

/** The fields that are read; npm has many more. */
const FIELDS = {
  name: Text,
  version: Text,
  blueplate: Schema.Struct({
    module: Schema.String.check(Schema.isPattern(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/), Schema.isMaxLength(40)),
    api: Schema.Int,
  }),
  dependencies: Versions,
  peerDependencies: Versions,
};
const codec = codecOf(Schema.Struct(FIELDS));

/** What a variant may import: there is one of each, and the server has it. */
export const PEERS: readonly string[] = ["@blueplate/engine", "@blueplate/kernel", "@blueplate/words", "effect"];

const fieldsRead = (json: unknown): unknown =>
  typeof json === "object" && json !== null
    ? Object.fromEntries(Object.entries(json).filter(([field]) => Object.hasOwn(FIELDS, field)))
    : json;

const jsonIn = (folder: string): Result.Result<unknown, string> =>
  Result.try({
    try: (): unknown => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
    catch: () => "package.json: there is none, or it is no JSON",
  });

/** Reads the `package.json` in an unpacked package; a fault is one line that names the field. */
export const readManifest = (folder: string): Result.Result<PackageManifest, string> =>
  Result.flatMap(jsonIn(folder), (json) => {
    const decoded = codec.decode(fieldsRead(json));
    if (Result.isFailure(decoded)) {
      const { field, message } = decoded.failure;
      return Result.fail(`package.json: ${field === "" ? "" : `${field}: `}${message}`);
    }
    const { name, version, blueplate, dependencies = {}, peerDependencies = {} } = decoded.success;
    const { module, api } = blueplate;
    if (api !== MODULE_API) {
      return Result.fail(`package.json: blueplate.api: written for ${api}; this server has ${MODULE_API}`);
    }
    const [own] = Object.keys(dependencies);
    if (own !== undefined) {
      return Result.fail(`package.json: dependencies.${own}: a variant brings no other packages with it`);
    }
    const other = Object.keys(peerDependencies).find((peer) => !PEERS.includes(peer));
    return other === undefined
      ? Result.succeed({ name, version, module })
      : Result.fail(`package.json: peerDependencies.${other}: a variant imports ${PEERS.join(", ")} only`);
  });
