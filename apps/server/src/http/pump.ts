import type { ServerResponse } from "node:http";

/** Waits until whoever reads has made room; false when they are gone, or have not for too long. */
export const drained = (response: ServerResponse, stalledMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isGood: boolean) => () => {
      clearTimeout(late);
      response.off("drain", good).off("close", gone);
      resolve(isGood);
    };
    const [good, gone] = [end(true), end(false)];
    const late = setTimeout(gone, stalledMs);
    response.once("drain", good).once("close", gone);
  });

/** Sends a body as it comes, never faster than it is read; whoever leaves it lying for too long is cut off. */
export const pump = async (
  body: ReadableStream<Uint8Array>,
  response: ServerResponse,
  stalledMs: number,
): Promise<void> => {
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  response.once("close", cancel);
  response.flushHeaders();
  for (;;) {
    const { done, value } = await reader.read();
    if (done || response.destroyed) break;
    if (!response.write(value) && !(await drained(response, stalledMs))) {
      response.destroy();
      return cancel();
    }
  }
  response.off("close", cancel).end();
};
