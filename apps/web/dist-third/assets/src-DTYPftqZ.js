import {
  D as e,
  E as t,
  _ as n,
  a as r,
  b as i,
  c as a,
  f as o,
  g as s,
  h as c,
  i as l,
  k as u,
  l as d,
  n as ee,
  s as f,
  t as p,
  u as m,
  v as te,
  x as h,
} from "./envelope-w8RPgtZn.js";
import "./src-BSGTg1ZZ.js";
import { t as ne } from "./fingerprint-CJ2K17i9.js";
import { i as g, l as _, o as re, t as v } from "./Result-BJK-ag_I.js";
import { t as y } from "./refusal-DOc6skV4.js";
var b = [`red`, `yellow`, `blue`, `green`],
  x = c(b),
  S = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  C = b.flatMap((e) => S.map((t) => ({ card: `${e}-${t}`, suit: e, rank: t }))),
  w = c(C.map((e) => e.card)),
  ie = new Map(C.map((e) => [e.card, e])),
  T = (e) => {
    let t = ie.get(e);
    if (!t) throw RangeError(`there is no card ${e}`);
    return t;
  },
  E = (e) => C.filter((t) => e.includes(t.suit)).map((e) => e.card),
  ae = (e) => E(b).filter((t) => e.includes(t)),
  oe = m(s).check(e(S.length), t(S.length)),
  se = te(x, oe),
  D = {
    stars: [`steps`, `flat`, `rank`, `custom`],
    "left-out-suit": [`green`, `red`, `yellow`, `blue`],
    "first-player": [`random`, `host-choice`],
    "tie-same-suit": [`last`, `first`],
    "coins-affect-lowest": [`yes`, `no`],
    "coin-shortage": [`order-of-play`, `from-winner`, `unlimited`],
    "coin-return": [`before-award`, `after-award`],
    "next-first-player": [`total`, `last-round`],
    "final-tie": [`shared`, `random`],
    "trick-history": [`hidden`, `visible`],
  },
  O = (e) => u(c(e)),
  ce = i({
    stars: O(D.stars),
    "stars-table": u(se),
    "left-out-suit": O(D[`left-out-suit`]),
    "first-player": O(D[`first-player`]),
    "tie-same-suit": O(D[`tie-same-suit`]),
    "coins-affect-lowest": O(D[`coins-affect-lowest`]),
    "coin-shortage": O(D[`coin-shortage`]),
    "coin-return": O(D[`coin-return`]),
    "next-first-player": O(D[`next-first-player`]),
    "final-tie": O(D[`final-tie`]),
    "trick-history": O(D[`trick-history`]),
  }),
  le = d(ce),
  ue = d(i({ firstPlayer: u(s) })),
  de = (e, t) => Math.ceil(t / 3),
  fe = (e, t) =>
    t && e !== `custom`
      ? v(k(`options.stars-table`, `needs stars "custom"`))
      : e === `flat`
        ? _(() => 1)
        : e === `rank`
          ? _((e, t) => t)
          : e === `steps`
            ? _(de)
            : t
              ? _((e, n) => t[e][n - 1] ?? 0)
              : v(k(`options.stars-table`, `is missing`)),
  k = (e, t) => ({ _tag: `Malformed`, rule: ``, field: e, message: t }),
  A = (e) => (t) => ({ ...t, field: t.field === `` ? e : `${e}.${t.field}` }),
  pe = (e, t) => {
    if (e.opening === void 0) return _(t === `random` ? null : 0);
    if (t === `random`) return v(k(`opening`, `needs first-player "host-choice"`));
    let n = ue.decode(e.opening);
    if (g(n)) return v(A(`opening`)(n.failure));
    let r = n.success.firstPlayer ?? 0;
    return r < e.seats ? _(r) : v(k(`opening.firstPlayer`, `no seat ${r}`));
  },
  me = (e) => {
    let t = le.decode(e.options);
    if (g(t)) return v(A(`options`)(t.failure));
    let n = t.success,
      r = fe(n.stars ?? `steps`, n[`stars-table`]);
    if (g(r)) return v(r.failure);
    let i = pe(e, n[`first-player`] ?? `random`);
    return g(i)
      ? v(i.failure)
      : _({
          stars: r.success,
          leftOutSuit: n[`left-out-suit`] ?? `green`,
          firstPlayer: i.success,
          tieSameSuit: n[`tie-same-suit`] ?? `last`,
          coinsAffectLowest: (n[`coins-affect-lowest`] ?? `yes`) === `yes`,
          coinShortage: n[`coin-shortage`] ?? `order-of-play`,
          coinReturn: n[`coin-return`] ?? `before-award`,
          nextFirstPlayer: n[`next-first-player`] ?? `total`,
          finalTie: n[`final-tie`] ?? `shared`,
          visibleTricks: n[`trick-history`] === `visible`,
        });
  },
  he = (e, t) => (t === 3 ? b.filter((t) => t !== e.leftOutSuit) : b),
  ge = [`stars`, `trick-history`],
  _e = Object.entries(D).map(([e, t]) => ({
    id: e,
    values: t.filter((e) => e !== `custom`),
    defaults: { first: t[0] },
    priority: ge.includes(e) ? `A` : `B`,
  })),
  ve = h(`chef.choose`, { suit: x }),
  ye = h(`trick.play`, { card: w, coins: o }),
  be = h(`trick.takeChef`, { suit: x }),
  xe = a({ "chef.choose": d(ve), "trick.play": d(ye), "trick.takeChef": d(be) }),
  j = i({ seat: r, card: w, coins: o }),
  M = i({ plays: m(j), winner: r, chefTaker: r, usedCoins: s }),
  Se = i({ hand: p(m(w)), handSize: s, pile: p(m(w)), pileSize: s, chefs: m(x), coins: s, scores: m(s) }),
  Ce = i({ red: s, yellow: s, blue: s, green: s }),
  we = c([`begin`, `choose`, `play`, `take`, `award`, `score`, `deal`, `over`]),
  N = i({ winners: m(r), ranking: m(i({ seat: r, score: s })) }),
  Te = i({
    step: we,
    round: s,
    suits: m(x),
    first: r,
    leader: r,
    players: m(Se),
    aside: m(x),
    centre: Ce,
    reserve: o,
    trick: m(j),
    last: n(M),
    history: n(m(M)),
    ending: n(N),
  }),
  P = { red: 0, yellow: 0, blue: 0, green: 0 },
  Ee = (e, t, n) => {
    let [r] = f(e);
    if (r === void 0) throw RangeError(`a game needs players`);
    return {
      step: `begin`,
      round: 0,
      suits: t,
      first: r,
      leader: r,
      players: f(e).map((e) => ({
        hand: l([e], []),
        handSize: 0,
        pile: l(n ? `everybody` : [e], []),
        pileSize: 0,
        chefs: [],
        coins: 0,
        scores: [],
      })),
      aside: [],
      centre: P,
      reserve: 20,
      trick: [],
      last: null,
      history: n ? [] : null,
      ending: null,
    };
  },
  F = (e, t) => {
    let n = e.players[t];
    if (!n) throw RangeError(`nobody sits at ${t}`);
    return n;
  },
  I = (e, t, n) => ({ ...e, players: e.players.map((e, r) => (r === t ? { ...e, ...n } : e)) }),
  L = (e, t, n = t) => ee(F(e, t).hand, n) ?? [],
  R = (e, t) => {
    let n = f(e.players.length);
    return [...n.slice(t), ...n.slice(0, t)];
  },
  z = (e) => b.filter((t) => e.centre[t] > 0),
  B = (e) => (e.step === `choose` ? (R(e, e.first)[e.suits.length - e.aside.length] ?? null) : null),
  De = {
    tag: `chef.choose`,
    secret: !1,
    slots: [{ name: `suit`, kind: `suit`, shape: `choice`, candidates: (e) => e.aside }],
    opens: (e, t) => B(e) === t,
    refuse: (e, t, { suit: n }) => (e.aside.includes(n) ? null : y({ _tag: `ChefNotSetAside`, rule: `T2.6`, suit: n })),
    decide: (e, t, { suit: n }) => [{ _tag: `ChefChosen`, seat: t, suit: n }],
  },
  Oe = (e, t, n) =>
    e
      .filter((e) => T(e).suit === n)
      .toSorted((e, t) => T(e).rank - T(t).rank)
      .slice(0, t.filter((e) => e === n).length),
  ke = (e, t, n, r) => {
    let i = b
        .flatMap((n) => Oe(e, t, n))
        .map((e) => {
          let { suit: t, rank: n } = T(e);
          return { card: e, stars: r(t, n) };
        }),
      a = i.map(({ card: e }) => T(e).suit),
      o = b.flatMap((e) => t.filter((t) => t === e).slice(a.filter((t) => t === e).length)),
      s = i.reduce((e, t) => e + t.stars, n);
    return { pile: ae(e), served: i, surplus: o, coins: n, points: s };
  },
  Ae = S.length,
  V = (e, t) => F(e, t).scores.reduce((e, t) => e + t, 0),
  H = (e, t) => F(e, t).scores.at(-1) ?? 0,
  U = (e, t) => {
    let n = Math.max(...e.map(t));
    return e.filter((e) => t(e) === n);
  },
  je = (e, t) => {
    let n = (t) => V(e, t),
      r = (t) => H(e, t);
    return U(U(R(e, e.first), t.nextFirstPlayer === `total` ? n : r), r)[0] ?? e.first;
  },
  Me = (e, t, n) => {
    let r = R(e, e.first),
      i = U(
        U(r, (t) => V(e, t)),
        (t) => H(e, t),
      ).toSorted((e, t) => e - t),
      a = t.finalTie === `random` && i.length > 1 ? n.shuffle(`final-tie`, i).slice(0, 1) : i,
      o = (e) => +!a.includes(e);
    return {
      winners: a,
      ranking: r
        .toSorted((t, n) => o(t) - o(n) || V(e, n) - V(e, t) || H(e, n) - H(e, t) || t - n)
        .map((t) => ({ seat: t, score: V(e, t) })),
    };
  },
  W = (e) => T(e.card).rank + 2 * e.coins,
  G = (e) => T(e).suit,
  K = (e) => {
    let [t] = e.trick;
    return t ? G(t.card) : null;
  },
  q = (e) => (e.step === `play` ? (R(e, e.leader)[e.trick.length] ?? null) : null),
  J = (e, t) => {
    let n = L(e, t),
      r = K(e),
      i = n.filter((e) => G(e) === r);
    return i.length > 0 ? i : n;
  },
  Ne = (e, t, n) => (W(e) === W(t) ? G(e.card) !== G(t.card) || n.tieSameSuit === `last` : W(e) > W(t)),
  Pe = (e, t, n) => {
    let [r] = e;
    if (!r) return null;
    let i = e.filter((e) => t.includes(G(e.card)));
    return (i.length > 0 ? i : e.filter((e) => G(e.card) === G(r.card))).reduce((e, t) => (Ne(t, e, n) ? t : e));
  },
  Fe = (e, t) => {
    let n = (e) => (t.coinsAffectLowest ? W(e) : T(e.card).rank);
    return e.reduce((e, t) => (e === null || n(t) < n(e) ? t : e), null);
  },
  Ie = (e) => e.reduce((e, t) => e + Math.abs(t.coins), 0),
  Le = (e, t) => {
    let { last: n } = e;
    return n
      ? R(e, t.coinShortage === `from-winner` ? n.winner : e.leader).filter((e) => e !== n.winner && e !== n.chefTaker)
      : [];
  },
  Y = (e) => {
    let t = z(e),
      n = Math.min(...t.map((t) => e.centre[t]));
    return t.filter((t) => e.centre[t] === n);
  },
  Re = (e, t, n) => {
    let r = f(e.players.length);
    return [
      {
        _tag: `FirstPlayerDrawn`,
        seat: r[t.firstPlayer ?? n.int(`first-player`, r.length)] ?? e.first,
        by: t.firstPlayer === null ? `lot` : `host`,
      },
    ];
  },
  ze = (e, t, n) => {
    let r = n.shuffle(`deal`, E(e.suits)),
      i = r.length / e.players.length,
      a = f(e.players.length).map((e) => l([e], r.slice(e * i, (e + 1) * i))),
      o = e.players.map(({ pile: e }) => l(e.readers, []));
    return { _tag: `RoundBegun`, round: e.round + 1, first: t, hands: a, handSize: i, piles: o };
  },
  Be = (e, t, n) =>
    e.round === 3 ? [{ _tag: `GameEnded`, ending: Me(e, t, n) }] : [ze(e, e.round === 0 ? e.first : je(e, t), n)],
  Ve = (e, t) => ({ _tag: `TrickBegun`, trick: Ae - F(e, t).handSize + 1, leader: t, trump: Y(e) }),
  He = (e) => {
    let t = B(e);
    if (t === null) return [Ve(e, e.first)];
    let [n, ...r] = e.aside;
    return n && r.length === 0 ? [{ _tag: `ChefChosen`, seat: t, suit: n }] : [];
  },
  Ue = (e, t) => {
    let n = e.trick,
      r = Pe(n, Y(e), t),
      i = Fe(n, t);
    if (!r || !i) return [];
    let a = Ie(n),
      o = { _tag: `TrickWon`, winner: r.seat, chefTaker: i.seat, plays: n, usedCoins: a };
    return a > 0 && t.coinReturn === `before-award` ? [o, { _tag: `CoinsReturned`, coins: a }] : [o];
  },
  We = {
    begin: Re,
    deal: Be,
    choose: He,
    play: (e, t, n) => {
      let r = q(e);
      if (r === null) return Ue(e, t, n);
      if (F(e, r).coins > 0) return [];
      let [i, ...a] = J(e, r);
      return !i || a.length > 0
        ? []
        : [{ _tag: `CardPlayed`, seat: r, card: i, coins: 0, value: W({ card: i, coins: 0 }) }];
    },
    take: (e) => {
      let [t, ...n] = z(e);
      return e.last && t && n.length === 0 ? [{ _tag: `ChefTaken`, seat: e.last.chefTaker, suit: t }] : [];
    },
    award: (e, t) => {
      let n = Le(e, t),
        r = t.coinShortage === `unlimited` ? n.length : Math.max(0, Math.min(n.length, e.reserve)),
        i = { _tag: `CoinsAwarded`, to: n.slice(0, r), short: n.slice(r) },
        a = e.last?.usedCoins ?? 0;
      return a > 0 ? [i, { _tag: `CoinsReturned`, coins: a }] : [i];
    },
    score: (e, t) => {
      if (e.last && F(e, e.last.winner).handSize > 0) return [Ve(e, e.last.winner)];
      let n = e.players.map(({ pile: e, chefs: n, coins: r }) => ke(e.content ?? [], n, r, t.stars));
      return [{ _tag: `RoundScored`, round: e.round, results: n }];
    },
    over: () => [],
  },
  Ge = (e, t, n) => We[e.step](e, t, n),
  X = (e, t, n = !1) => ({ codec: d(e), reveals: n, evolve: t }),
  Ke = X(
    h(`CardPlayed`, { seat: r, card: w, coins: o, value: o }),
    (e, { seat: t, card: n, coins: r }) => {
      let { hand: i, handSize: a, coins: o } = F(e, t),
        s = i.content && i.content.filter((e) => e !== n);
      return {
        ...I(e, t, { hand: { ...i, content: s }, handSize: a - 1, coins: o - Math.abs(r) }),
        trick: [...e.trick, { seat: t, card: n, coins: r }],
      };
    },
    !0,
  ),
  qe = X(h(`ChefChosen`, { seat: r, suit: x }), (e, t) => ({
    ...I(e, t.seat, { chefs: [...F(e, t.seat).chefs, t.suit] }),
    aside: e.aside.filter((e) => e !== t.suit),
  })),
  Je = X(h(`ChefTaken`, { seat: r, suit: x }), (e, { seat: t, suit: n }) => ({
    ...I(e, t, { chefs: [...F(e, t).chefs, n] }),
    step: `award`,
    centre: { ...e.centre, [n]: e.centre[n] - 1 },
  })),
  Ye = X(h(`CoinsAwarded`, { to: m(r), short: m(r) }), (e, t) => ({
    ...e,
    step: `score`,
    reserve: e.reserve - t.to.length,
    last: e.last && { ...e.last, plays: [] },
    players: e.players.map((e, n) => (t.to.some((e) => e === n) ? { ...e, coins: e.coins + 1 } : e)),
  })),
  Xe = X(h(`CoinsReturned`, { coins: s }), (e, t) => ({
    ...e,
    reserve: e.reserve + t.coins,
    last: e.last && { ...e.last, usedCoins: 0 },
  })),
  Ze = X(h(`FirstPlayerDrawn`, { seat: r, by: c([`lot`, `host`]) }), (e, t) => ({
    ...e,
    step: `deal`,
    first: t.seat,
    leader: t.seat,
  })),
  Qe = X(h(`GameEnded`, { ending: N }), (e, t) => ({ ...e, step: `over`, ending: t.ending })),
  $e = X(h(`RoundBegun`, { round: s, first: r, hands: m(p(m(w))), handSize: s, piles: m(p(m(w))) }), (e, t) => ({
    ...e,
    step: `choose`,
    round: t.round,
    first: t.first,
    leader: t.first,
    aside: e.suits,
    centre: { ...P, ...Object.fromEntries(e.suits.map((e) => [e, 4])) },
    reserve: 20,
    trick: [],
    history: e.history && [],
    players: e.players.map((e, n) => ({
      ...e,
      hand: t.hands[n] ?? e.hand,
      handSize: t.handSize,
      pile: t.piles[n] ?? e.pile,
      pileSize: 0,
      chefs: [],
      coins: 0,
    })),
  })),
  et = i({ pile: m(w), served: m(i({ card: w, stars: s })), surplus: m(x), coins: s, points: s }),
  tt = X(
    h(`RoundScored`, { round: s, results: m(et) }),
    (e, t) => ({
      ...e,
      step: `deal`,
      players: e.players.map((e, n) => ({ ...e, scores: [...e.scores, t.results[n]?.points ?? 0] })),
    }),
    !0,
  ),
  Z = {
    FirstPlayerDrawn: Ze,
    RoundBegun: $e,
    ChefChosen: qe,
    TrickBegun: X(h(`TrickBegun`, { trick: s, leader: r, trump: m(x) }), (e, t) => ({
      ...e,
      step: `play`,
      leader: t.leader,
      trick: [],
    })),
    CardPlayed: Ke,
    TrickWon: X(
      h(`TrickWon`, { winner: r, chefTaker: r, plays: m(j), usedCoins: s }),
      (e, { winner: t, chefTaker: n, plays: r, usedCoins: i }) => {
        let { pile: a, pileSize: o } = F(e, t),
          s = { plays: r, winner: t, chefTaker: n, usedCoins: i };
        return {
          ...I(e, t, {
            pile: { ...a, content: a.content && [...a.content, ...r.map((e) => e.card)] },
            pileSize: o + r.length,
          }),
          step: `take`,
          trick: [],
          last: s,
          history: e.history && [...e.history, s],
        };
      },
    ),
    CoinsReturned: Xe,
    ChefTaken: Je,
    CoinsAwarded: Ye,
    RoundScored: tt,
    GameEnded: Qe,
  },
  nt = (e, t) => Z[t._tag].evolve(e, t),
  rt = (e) => Z[e._tag].reveals,
  it = a(Object.fromEntries(Object.entries(Z).map(([e, t]) => [e, t.codec]))),
  at = (e) => [0, ...Array.from({ length: e }, (e, t) => [t + 1, -t - 1]).flat()],
  ot = {
    "chef.choose": De,
    "trick.play": {
      tag: `trick.play`,
      secret: !1,
      slots: [
        { name: `card`, kind: `card`, shape: `choice`, candidates: J },
        { name: `coins`, kind: `number`, shape: `choice`, candidates: (e, t) => at(F(e, t).coins) },
      ],
      opens: (e, t) => q(e) === t,
      refuse: (e, t, { card: n, coins: r }) => {
        if (!L(e, t).includes(n)) return y({ _tag: `CardNotInHand`, rule: `T3.3`, card: n });
        let i = K(e);
        if (i && !J(e, t).includes(n)) return y({ _tag: `MustFollowSuit`, rule: `T3.4`, card: n, led: i });
        let a = F(e, t).coins;
        return Math.abs(r) <= a ? null : y({ _tag: `TooManyCoins`, rule: `T5.3`, coins: Math.abs(r), owned: a });
      },
      decide: (e, t, { card: n, coins: r }) => [
        { _tag: `CardPlayed`, seat: t, card: n, coins: r + 0, value: W({ card: n, coins: r }) },
      ],
    },
    "trick.takeChef": {
      tag: `trick.takeChef`,
      secret: !1,
      slots: [
        {
          name: `suit`,
          kind: `suit`,
          shape: `choice`,
          candidates: (e) => z(e).toSorted((t, n) => e.centre[n] - e.centre[t]),
        },
      ],
      opens: (e, t) => e.step === `take` && e.last?.chefTaker === t,
      refuse: (e, t, { suit: n }) => (e.centre[n] > 0 ? null : y({ _tag: `NoChefInCentre`, rule: `T7.4`, suit: n })),
      decide: (e, t, { suit: n }) => [{ _tag: `ChefTaken`, seat: t, suit: n }],
    },
  },
  Q = `trick-n-chef`,
  st = 1,
  ct = d(Te),
  $ = (e, t) => ({ _tag: `Malformed`, rule: `T1.1`, field: e, message: t }),
  lt = (e) => (e.step === `take` ? (e.last?.chefTaker ?? null) : (B(e) ?? q(e))),
  ut = (e) =>
    JSON.stringify([
      Q,
      st,
      e.seats,
      e.opening ?? null,
      Object.entries(e.options).toSorted(([e], [t]) => (e < t ? -1 : 1)),
    ]),
  dt = {
    id: Q,
    rulesets: [{ id: `standard`, seats: { min: 3, max: 4 } }],
    editions: [`first`],
    options: _e,
    load: (e) =>
      e.ruleset === `standard`
        ? e.edition !== void 0 && e.edition !== `first`
          ? v($(`edition`, `unknown edition ${e.edition}`))
          : e.seats !== 3 && e.seats !== 4
            ? v($(`seats`, `three or four players`))
            : re(me(e), (t) => ({
                game: Q,
                config: e,
                hash: ne(ut(e)),
                codecs: { state: ct, command: xe, event: it },
                forms: ot,
                blank: Ee(e.seats, he(t, e.seats), t.visibleTricks),
                begin: () => [],
                evolve: nt,
                react: () => [],
                advance: (e, n) => Ge(e, t, n),
                waitsFor: (e) => {
                  let t = lt(e);
                  return t === null ? [] : [t];
                },
                mayResubmit: () => [],
                outcome: (e) => e.ending,
                reveals: rt,
              }))
        : v($(`ruleset`, `unknown ruleset ${e.ruleset}`)),
  };
export { dt as trickNChef };
