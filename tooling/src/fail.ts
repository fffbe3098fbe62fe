/** Ends the program with one line on standard error. */
export const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(2);
};
