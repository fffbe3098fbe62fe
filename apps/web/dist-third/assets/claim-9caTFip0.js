import { K as e, P as t, Q as n, _ as r, a as i, m as a, n as o, t as s, z as c } from "./client-Byg8WR8d.js";
import { u as l } from "./index-DCnmg93N.js";
var u = () => {
  let u = l(),
    [d, f] = e(!1),
    p = async () => {
      let e = location.hash.slice(1);
      history.replaceState(null, ``, location.pathname);
      try {
        await o();
        let { table: t } = await s.seats.claim.mutate({ token: e });
        u(`/table/${t}`, { replace: !0 });
      } catch {
        f(!0);
      }
    };
  return (
    n(() => void p()),
    c(t, {
      get when() {
        return d();
      },
      get fallback() {
        return c(a, {
          get text() {
            return i.claim.working;
          },
        });
      },
      get children() {
        return c(r, {
          get children() {
            return i.claim.failed;
          },
        });
      },
    })
  );
};
export { u as ClaimPage };
