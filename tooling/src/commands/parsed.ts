import { parseArgs, type ParseArgsConfig } from "node:util";
import { fail } from "../fail.ts";

/** The arguments of a command; what it does not know is refused with one line that says where to read `more`. */
export const parsed = <Config extends ParseArgsConfig>(
  config: Config,
  more: string,
): ReturnType<typeof parseArgs<Config>> => {
  try {
    return parseArgs(config);
  } catch (error) {
    const [line = ""] = (error instanceof Error ? error.message : String(error)).split(". ");
    return fail(`${line}. ${more}`);
  }
};
