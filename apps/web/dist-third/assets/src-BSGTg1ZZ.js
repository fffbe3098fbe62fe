import {
  _ as e,
  a as t,
  b as n,
  d as r,
  f as i,
  g as a,
  k as o,
  l as s,
  m as c,
  p as l,
  t as u,
  u as d,
  v as f,
  w as p,
  x as m,
  y as h,
} from "./envelope-w8RPgtZn.js";
import { i as g, l as _, t as v } from "./Result-BJK-ag_I.js";
var y = (e) => {
    let t = [];
    for (let n of e)
      if (n._tag !== `Undone`) t.push(n);
      else for (; (t.at(-1)?.seq ?? -1) > n.to;) t.pop();
    return t;
  },
  b = (e, t, n = e.blank) => {
    let r = n;
    for (let n of t) for (let t of n.events) r = e.evolve(r, t);
    return r;
  },
  x = n({ ruleset: h, edition: o(h), options: f(h, l), seats: a, opening: o(l) }),
  S = n({
    version: c(1),
    game: h,
    config: x,
    hash: h,
    seats: d(n({ player: h, banner: n({ name: h, colour: h }), bot: e(h) })),
  });
s(n({ log: c(`blueplate`), ...S.fields, seed: e(h) }));
var C = s(
    p([
      m(`Begun`, { seq: a, events: d(l), at: i }),
      m(`Played`, { seq: a, seat: t, commandId: h, command: u(l), events: d(l), final: r, at: i }),
      m(`Undone`, { seq: a, seat: t, commandId: h, to: a, at: i }),
    ]),
  ),
  w = (e, t) => {
    let n = C.decode(t);
    if (g(n)) return v(n.failure);
    let r = n.success;
    if (r._tag === `Undone`) return _(r);
    let i = [];
    for (let [t, n] of r.events.entries()) {
      let r = e.decode(n);
      if (g(r)) return v({ ...r.failure, field: `events[${t}].${r.failure.field}` });
      i.push(r.success);
    }
    return _({ ...r, events: i });
  },
  T = (e, t) => {
    let n = e.line.at(-1);
    return n?._tag !== `Played` || n.seat !== t || n.final ? null : (e.line.at(-2)?.seq ?? null);
  };
export { b as i, w as n, y as r, T as t };
