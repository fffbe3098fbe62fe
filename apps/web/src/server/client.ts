import type { AppRouter } from "@blueplate/api";
import { createTRPCClient, httpLink, httpSubscriptionLink, splitLink } from "@trpc/client";

/** The server's API. Mutations are never batched: each answers for itself. */
export const api = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: (operation) => operation.type === "subscription",
      true: httpSubscriptionLink({ url: "/trpc" }),
      false: httpLink({ url: "/trpc" }),
    }),
  ],
});

let entered: Promise<unknown> | undefined;

/** Makes this browser a guest, once, before anything else is asked. */
export const enter = (): Promise<unknown> => {
  entered ??= api.session.enter.mutate().catch((error: unknown) => {
    entered = undefined;
    throw error;
  });
  return entered;
};
