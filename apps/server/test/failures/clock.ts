// A server that loads this first has a clock that tests set: with each SIGUSR2 it is an hour late, or right again.
const HOUR_MS = 3_600_000;
const { now } = Date;
let lateMs = 0;
process.on("SIGUSR2", () => (lateMs = HOUR_MS - lateMs));
Date.now = () => now() - lateMs;
