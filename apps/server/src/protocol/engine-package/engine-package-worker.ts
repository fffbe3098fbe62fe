import { parentPort } from "node:worker_threads";
import { enginePackage } from "./engine-package.ts";

parentPort?.postMessage(enginePackage());
