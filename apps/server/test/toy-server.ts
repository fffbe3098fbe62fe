import { runServer } from "../src/serve.ts";
import { toyModule } from "./toy-module.ts";

runServer(toyModule);
