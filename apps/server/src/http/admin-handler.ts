import type { Administration } from "@blueplate/api";
import { adminApi, AdminGate, adminRoutes, type AdminTokenCheck } from "@blueplate/api/admin";
import { Context, Layer } from "effect";
import { HttpRouter } from "effect/http";
import { loggingDefects, methodsOf } from "./api-routes.ts";

/** The administration's router, and which methods an address takes. */
export const makeAdminHandler = (administration: Context.Context<Administration>) => {
  const app = adminRoutes.pipe(Layer.provide(Layer.succeedContext(administration)));
  const { handler } = HttpRouter.toWebHandler(app, { disableLogger: true, middleware: loggingDefects });
  return {
    methodsAt: methodsOf(adminApi),
    handle: (request: Request, gate: AdminTokenCheck): Promise<Response> =>
      handler(request, Context.add(administration, AdminGate, gate)),
  };
};
