import { l as e, t } from "./Result-BJK-ag_I.js";
import {
  _ as n,
  a as r,
  b as i,
  c as a,
  g as o,
  i as s,
  l as c,
  n as l,
  s as u,
  t as d,
  u as f,
  x as p,
} from "./envelope-w8RPgtZn.js";
import { t as m } from "./refusal-DOc6skV4.js";
var h = p(`bid`, { coins: o }),
  g = p(`BidMade`, { seat: r, coins: d(o) }),
  _ = p(`BidsOpened`, { bids: f(o), winner: n(r) }),
  v = i({ coins: o, points: o, bid: n(d(o)) }),
  y = i({ round: o, players: f(v) }),
  b = 4,
  x = 6,
  S = (e, t) => e.players[t]?.coins ?? 0,
  C = {
    tag: `bid`,
    secret: !0,
    slots: [
      {
        name: `coins`,
        kind: `number`,
        shape: `choice`,
        candidates: (e, t) => Array.from({ length: S(e, t) + 1 }, (e, t) => t),
      },
    ],
    opens: (e) => e.round < b,
    refuse: (e, t, { coins: n }) => {
      let r = S(e, t);
      return n <= r ? null : m({ _tag: `NotSoManyCoins`, rule: `B2`, coins: n, owned: r });
    },
    decide: (e, t, { coins: n }) => [{ _tag: `BidMade`, seat: t, coins: s([t], n) }],
  },
  w = (e, t) => {
    if (t._tag === `BidMade`) {
      let n = e.players.map((e, n) => (n === t.seat ? { ...e, bid: t.coins } : e));
      return { ...e, players: n };
    }
    let n = e.players.map((e, n) => ({
      coins: e.coins - (t.bids[n] ?? 0),
      points: e.points + +(n === t.winner),
      bid: null,
    }));
    return { round: e.round + 1, players: n };
  },
  T = (e) => {
    if (e.players.some((e) => e.bid === null)) return [];
    let t = e.players.map((e) => (e.bid ? (l(e.bid, `referee`) ?? 0) : 0)),
      n = t.filter((e) => t.indexOf(e) === t.lastIndexOf(e));
    return [{ _tag: `BidsOpened`, bids: t, winner: u(t.length)[t.indexOf(Math.max(...n))] ?? null }];
  },
  E = (e) => {
    if (e.round < b) return null;
    let t = u(e.players.length)
      .map((t) => ({ seat: t, score: e.players[t]?.points ?? 0 }))
      .toSorted((e, t) => t.score - e.score);
    return { winners: t.filter((e) => e.score === t[0]?.score).map((e) => e.seat), ranking: t };
  },
  D = (e) => ({
    game: `hidden-bids`,
    config: e,
    hash: `hidden-bids-1-${e.seats}`,
    codecs: { state: c(y), command: a({ bid: c(h) }), event: a({ BidMade: c(g), BidsOpened: c(_) }) },
    forms: { bid: C },
    blank: { round: 0, players: u(e.seats).map(() => ({ coins: x, points: 0, bid: null })) },
    begin: () => [],
    evolve: w,
    react: () => [],
    advance: T,
    waitsFor: (e) => (e.round < b ? u(e.players.length).filter((t) => e.players[t]?.bid === null) : []),
    mayResubmit: (e) => (e.round < b ? u(e.players.length).filter((t) => e.players[t]?.bid !== null) : []),
    outcome: E,
    reveals: (e) => e._tag === `BidsOpened`,
  }),
  O = {
    id: `hidden-bids`,
    rulesets: [{ id: `standard`, seats: { min: 2, max: 5 } }],
    editions: [`first`],
    options: [],
    load: (n) =>
      n.ruleset === `standard` && n.seats >= 2 && n.seats <= 5 ? e(D(n)) : t(m({ _tag: `Malformed`, rule: `B1` })),
  };
export { O as hiddenBids };
