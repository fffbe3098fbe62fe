import { Worker } from "node:worker_threads";

let making: Promise<Uint8Array> | null = null;

/** The package of the rules, made once, beside the thread that everybody waits for. A failure is forgotten, so that it is tried again. */
export const packageMadeAside = (): Promise<Uint8Array> => {
  making ??= new Promise<Uint8Array>((resolve, reject) => {
    const worker = new Worker(new URL("./engine-package-worker.ts", import.meta.url), {
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    worker.once("message", resolve).once("error", reject);
    worker.once("exit", () => reject(new Error("the package was not made")));
  }).catch((error: unknown) => {
    making = null;
    throw error;
  });
  return making;
};
