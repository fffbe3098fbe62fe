import { runServer } from "../src/serve.ts";
import { hiddenBidsModule } from "./hidden-bids-module.ts";

runServer(hiddenBidsModule);
