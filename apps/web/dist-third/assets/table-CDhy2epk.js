import {
  C as e,
  D as t,
  E as n,
  H as r,
  I as i,
  K as a,
  M as o,
  N as s,
  O as c,
  P as l,
  Q as u,
  S as d,
  U as f,
  V as p,
  Y as ee,
  Z as te,
  _ as ne,
  a as m,
  h,
  k as g,
  s as _,
  w as re,
  y as ie,
  z as v,
} from "./client-Byg8WR8d.js";
import { a as ae, i as oe, n as se, o as ce, s as le, t as ue } from "./talk-2OQF15VZ.js";
import {
  _ as de,
  a as fe,
  c as pe,
  d as me,
  f as he,
  g as y,
  h as b,
  i as ge,
  l as _e,
  m as x,
  n as ve,
  o as ye,
  p as be,
  r as xe,
  s as Se,
  u as Ce,
  v as we,
  y as Te,
} from "./src-CW8ZSil8.js";
import { n as Ee, o as De } from "./envelope-w8RPgtZn.js";
import { i as Oe } from "./Result-BJK-ag_I.js";
import "./src-BSGTg1ZZ.js";
import { l as ke } from "./index-DCnmg93N.js";
var Ae = (e, t, n) => {
    let r = n * 0.9;
    return `M${e - n} ${t} Q${e - r} ${t - r} ${e} ${t - n} Q${e + r} ${t - r} ${e + n} ${t} Q${e + r} ${t + r} ${e} ${t + n} Q${e - r} ${t + r} ${e - n} ${t} Z`;
  },
  je = `M4 7 L13 7 L13 17 Q13 18.5 11.5 18.5 L5.5 18.5 Q4 18.5 4 17 Z`,
  Me = `M8 2 L12 2 L12 5.5 Q14.5 7.5 14.5 10 L14.5 17.2 Q14.5 18.7 13 18.7 L7 18.7 Q5.5 18.7 5.5 17.2 L5.5 10 Q5.5 7.5 8 5.5 Z`,
  Ne = `M3.6 6 L15 6 L13.2 18.7 L5.4 18.7 Z`,
  Pe = `M10 18.8 L2 5.2 Q10 -0.2 18 5.2 Z`,
  S = {
    burger: {
      silhouette: `M2 8.6 Q2 2.4 10 2.4 Q18 2.4 18 8.6 L18.8 8.6 L18.8 11 L18.2 11 L18.2 14 L17.6 14 L17.6 15.4 Q17.6 17.6 15.4 17.6 L4.6 17.6 Q2.4 17.6 2.4 15.4 L2.4 14 L1.8 14 L1.8 11 L1.2 11 L1.2 8.6 Z`,
      layers: [
        { d: `M2 8.6 Q2 2.4 10 2.4 Q18 2.4 18 8.6 Z`, fill: `#D9964A` },
        { d: `M1.2 8.6 L18.8 8.6 L18.8 11 L1.2 11 Z`, fill: `#7FB14A` },
        { d: `M1.8 11 L18.2 11 L18.2 14 L1.8 14 Z`, fill: `#6A3A20` },
        { d: `M2.4 14 L17.6 14 L17.6 15.4 Q17.6 17.6 15.4 17.6 L4.6 17.6 Q2.4 17.6 2.4 15.4 Z`, fill: `#D9964A` },
      ],
    },
    pizza: {
      silhouette: Pe,
      layers: [
        { d: Pe, fill: `#F29A38` },
        { d: `M2 5.2 Q10 -0.2 18 5.2 L16.6 7.6 Q10 3.6 3.4 7.6 Z`, fill: `#B8652A` },
        { d: Ae(7.2, 8.6, 1.6), fill: `#C23B26` },
        { d: Ae(12.8, 8.4, 1.6), fill: `#C23B26` },
        { d: Ae(10, 13, 1.5), fill: `#C23B26` },
      ],
    },
    beer: {
      silhouette: `M2.6 7.8 L2.6 5.2 Q2.6 2.6 5.2 3 Q6.8 0.8 9 2.4 Q11.2 1.2 12.2 3 Q14.6 3 14.4 5.4 L14.4 8 L16 8 Q18 8 18 10 L18 14 Q18 16 16 16 L13 16 L13 17 Q13 18.5 11.5 18.5 L5.5 18.5 Q4 18.5 4 17 L4 7.8 Z`,
      layers: [
        {
          d: `M13 8 L16 8 Q18 8 18 10 L18 14 Q18 16 16 16 L13 16 L13 13.8 L15.6 13.8 L15.6 10.2 L13 10.2 Z`,
          fill: `#2F7A47`,
        },
        { d: je, fill: `#3C9A5B` },
        { d: `M6 9.5 L7.6 9.5 L7.6 16.5 L6 16.5 Z`, fill: `#7CC796` },
        {
          d: `M2.6 7.8 L2.6 5.2 Q2.6 2.6 5.2 3 Q6.8 0.8 9 2.4 Q11.2 1.2 12.2 3 Q14.6 3 14.4 5.4 L14.4 7.8 Z`,
          fill: `#FBF4E4`,
        },
      ],
    },
    lemonade: {
      silhouette: `M3 4.6 L10.2 4.6 L12.6 0.6 L14.6 1.6 L12.9 4.6 L15.6 4.6 L15.6 6.6 L14.9 6.6 L13.2 18.7 L5.4 18.7 L3.7 6.6 L3 6.6 Z`,
      layers: [
        { d: `M10.2 5 L12.6 0.6 L14.6 1.6 L12.6 5 Z`, fill: `#D33E2C` },
        { d: Ne, fill: `#F9E75A` },
        { d: `M6 9 L7.6 9 L8.4 16.6 L7 16.6 Z`, fill: `#FFF7B8` },
        { d: `M3 4.6 L15.6 4.6 L15.6 6.6 L3 6.6 Z`, fill: `#FBF4E4` },
      ],
    },
    "soft-drink": {
      silhouette: Me,
      layers: [
        { d: Me, fill: `#B3202C` },
        { d: `M5.5 10.6 L14.5 10.6 L14.5 14.6 L5.5 14.6 Z`, fill: `#FBF4E4` },
        { d: `M7.6 1.2 L12.4 1.2 L12.4 3.2 L7.6 3.2 Z`, fill: `#FBF4E4` },
      ],
    },
  },
  Fe = {
    silhouette: `M2 6 L18 6 L18 17 L2 17 Z`,
    layers: [
      { d: `M2 6 L18 6 L18 17 L2 17 Z`, fill: `#B98E5F` },
      { d: `M2 10 L18 10 L18 12 L2 12 Z`, fill: `#7A5A3E` },
    ],
  },
  Ie = (e) => S[e] ?? Fe,
  Le = {
    comet: `M${Array.from({ length: 10 }, (e, t) => {
      let n = t % 2 ? 4.4 : 9.6,
        r = (t * Math.PI) / 5;
      return `${(10 + Math.sin(r) * n).toFixed(2)} ${(10.6 - Math.cos(r) * n).toFixed(2)}`;
    }).join(` L`)} Z`,
    "big-top": `M6 1 L14 1 Q15 1 15 2 L15 18 Q15 19 14 19 L6 19 Q5 19 5 18 L5 2 Q5 1 6 1 Z`,
    fountain: `M1 6.5 L11 6.5 L11 2 L19.5 10 L11 18 L11 13.5 L1 13.5 Z`,
    "silver-rail": `M10 1 Q13.7 1 16.4 3.6 Q19 6.3 19 10 Q19 13.7 16.4 16.4 Q13.7 19 10 19 Q6.3 19 3.6 16.4 Q1 13.7 1 10 Q1 6.3 3.6 3.6 Q6.3 1 10 1 Z`,
    harlequin: `M10 0.5 L18 10 L10 19.5 L2 10 Z`,
  },
  C = {
    plinth: `#6E4B34`,
    plinthStep: `#4A3426`,
    brass: `#C9A35B`,
    grass: [`#A4B676`, `#B7C58A`],
    groove: `#4F5A38`,
    road: `#5A5860`,
    kerb: `#D8CDB4`,
    dash: `#F3E7C6`,
    parapet: `#EFE6D2`,
    pier: `#C9BDA6`,
    deck: `#6A6770`,
    pad: `#C4C58F`,
    lot: `#CFC6B6`,
    path: `#DDD0B4`,
    lawn: `#93B25E`,
    water: `#6CC3CF`,
    hedge: `#6F8A4A`,
    leaf: [`#7E9A55`, `#8CA65C`, `#728F52`],
    trunk: `#7A5A3E`,
    wood: `#B98E5F`,
    pane: `#4A5A66`,
    white: `#FBF4E4`,
    ink: `#2B2430`,
    steel: `#8E8A86`,
    walls: [`#F0E2C6`, `#E9CDB9`, `#C9DAD2`, `#E6D7A6`, `#CFD6DF`],
    roofs: [`#B5705A`, `#8E8A86`, `#A88B63`, `#7D9196`],
    cars: [`#B9C9CE`, `#E9DFC8`, `#D9B9A6`, `#C9D3B5`, `#BFC4CB`],
    blooms: [`#E8D27A`, `#E9B7A0`, `#F3E7C6`],
    window: `#FFC56B`,
  },
  w = {
    comet: { body: `#D33E2C`, text: `#FFFFFF`, dark: `#9E2B1E`, neon: `#FF8A70` },
    "big-top": { body: `#F8C630`, text: `#2B2430`, dark: `#C08F12`, neon: `#FFE48A` },
    fountain: { body: `#5CC8BC`, text: `#2B2430`, dark: `#2F8F85`, neon: `#A9FFF2` },
    "silver-rail": { body: `#3873D3`, text: `#FFFFFF`, dark: `#24509B`, neon: `#9CC4FF` },
    harlequin: { body: `#5B2468`, text: `#FFFFFF`, dark: `#3F1748`, neon: `#F0A6FF` },
  },
  Re = {
    morning: {
      sun: { colour: `#FFE6C8`, strength: 2.3, from: [10, 9, 6] },
      sky: `#DDE9F2`,
      earth: `#CDBB95`,
      ambient: 1.45,
      top: `#EBCBA8`,
      bottom: `#F6E7D2`,
      windows: 0.1,
      neon: 0.12,
      print: `#FFFAF2`,
    },
    noon: {
      sun: { colour: `#FFF3DC`, strength: 2.35, from: [-6, 14, 6] },
      sky: `#E4EEF2`,
      earth: `#CDBB92`,
      ambient: 1.35,
      top: `#D9C8A4`,
      bottom: `#EADFC6`,
      windows: 0,
      neon: 0,
      print: `#FFFFFF`,
    },
    evening: {
      sun: { colour: `#FFC48E`, strength: 2.5, from: [-11, 7, 5] },
      sky: `#C6BCE0`,
      earth: `#A58E86`,
      ambient: 1.65,
      top: `#9A7FA0`,
      bottom: `#EDB488`,
      windows: 1,
      neon: 0.85,
      print: `#F6DCC4`,
    },
    night: {
      sun: { colour: `#C4D2FF`, strength: 1.7, from: [7, 12, 5] },
      sky: `#9AA8DC`,
      earth: `#5E5C78`,
      ambient: 1.9,
      top: `#22233F`,
      bottom: `#34355A`,
      windows: 1,
      neon: 1.15,
      print: `#C9CDEB`,
    },
  },
  T = {
    paper: `#FFF8E8`,
    ink: `#2B2430`,
    line: `#CDBFA6`,
    muted: `#665B63`,
    refused: `#C3271B`,
    allowed: `#2E6B33`,
    cream: `#FFF8E8`,
    gold: `#F5C24A`,
  },
  ze = {
    "setup-restaurants": `morning`,
    "setup-reserve": `morning`,
    restructuring: `morning`,
    "order-of-business": `morning`,
    working: `noon`,
    dinnertime: `evening`,
    payday: `night`,
    marketing: `night`,
  },
  Be = c(`<svg class=glyph viewBox="-1 -1 22 22"role=img><path fill=none stroke=#2b2430 stroke-width=1.4>`),
  Ve = c(`<svg><path></svg>`, !1, !0, !1),
  He = c(`<span class=goods-row>`),
  Ue = c(`<span class=number>`),
  We = c(`<b>×`),
  Ge = c(
    `<button type=button class=card><span class=card-head></span><span class="card-effect number"></span><span class="card-foot number">`,
  ),
  Ke = _.goods,
  qe = (t) =>
    (() => {
      var r = Be(),
        i = r.firstChild;
      return (
        e(
          r,
          v(o, {
            get each() {
              return S[t.good]?.layers ?? [];
            },
            children: (e) =>
              (() => {
                var t = Ve();
                return (
                  f(
                    (r) => {
                      var i = e.d,
                        a = e.fill;
                      return (i !== r.e && n(t, `d`, (r.e = i)), a !== r.t && n(t, `fill`, (r.t = a)), r);
                    },
                    { e: void 0, t: void 0 },
                  ),
                  t
                );
              })(),
          }),
          i,
        ),
        f(
          (e) => {
            var a = Ke[t.good]?.one ?? t.good,
              o = S[t.good]?.silhouette ?? ``;
            return (a !== e.e && n(r, `aria-label`, (e.e = a)), o !== e.t && n(i, `d`, (e.t = o)), e);
          },
          { e: void 0, t: void 0 },
        ),
        r
      );
    })(),
  Je = (t) =>
    (() => {
      var n = He();
      return (
        e(
          n,
          v(o, {
            get each() {
              return y(t.goods);
            },
            children: ([t, n]) =>
              (() => {
                var r = Ue();
                return (e(r, v(qe, { good: t }), null), e(r, n, null), r);
              })(),
          }),
        ),
        n
      );
    })(),
  E = (t) =>
    (() => {
      var r = Ge(),
        i = r.firstChild,
        a = i.nextSibling,
        o = a.nextSibling;
      return (
        (r.$$click = () => t.onClick?.()),
        e(i, () => t.stack.name),
        e(a, () => t.stack.effect),
        e(
          o,
          v(l, {
            get when() {
              return t.stack.salary;
            },
            children: `$5`,
          }),
          null,
        ),
        e(
          o,
          v(l, {
            get when() {
              return t.stack.count > 1;
            },
            get children() {
              var n = We();
              return (n.firstChild, e(n, () => t.stack.count, null), n);
            },
          }),
          null,
        ),
        f(
          (e) => {
            var i = t.stack.family,
              a = !t.onClick,
              o = t.label ?? `${t.stack.name} × ${t.stack.count}`,
              s = `${t.stack.name}: ${t.stack.effect}`;
            return (
              i !== e.e && n(r, `data-family`, (e.e = i)),
              a !== e.t && (r.disabled = e.t = a),
              o !== e.a && n(r, `aria-label`, (e.a = o)),
              s !== e.o && n(r, `title`, (e.o = s)),
              e
            );
          },
          { e: void 0, t: void 0, a: void 0, o: void 0 },
        ),
        r
      );
    })();
d([`click`]);
var Ye = _.employees,
  D = (e, t, n) => {
    let r = e.content.employees[t];
    return {
      employee: t,
      name: Ye[t]?.name ?? t,
      effect: Ye[t]?.effect ?? ``,
      family: r?.family ?? `service`,
      salary: r?.salary ?? !1,
      count: n,
    };
  },
  O = (e, t) =>
    y(t)
      .map(([t, n]) => D(e, t, n))
      .toSorted(
        (e, t) => Number(t.family === `managers`) - Number(e.family === `managers`) || e.name.localeCompare(t.name),
      ),
  Xe = (e, t) => {
    let n = e.content.constants.ceoRecruits,
      r = 0,
      i = new Map();
    for (let [a, o] of y(t)) {
      ((n += o * (Ce(e.content, a, `recruit`)?.actions ?? 0)), (r += o * (Ce(e.content, a, `train`)?.steps ?? 0)));
      for (let [t, n] of y(Ce(e.content, a, `cook`)?.makes ?? {})) i.set(t, (i.get(t) ?? 0) + n * o);
    }
    let a = [...i].map(([e, t]) => m.town.cooks(t, e));
    return [m.town.hires(n), ...(r > 0 ? [m.town.trains(r)] : []), ...a];
  },
  Ze = {
    "#d33e2c": `comet`,
    "#f8c630": `big-top`,
    "#5cc8bc": `fountain`,
    "#3873d3": `silver-rail`,
    "#5b2468": `harlequin`,
  },
  Qe = [`comet`, `big-top`, `fountain`, `silver-rail`, `harlequin`],
  $e = (e, t) => Ze[e.facts.seats[t]?.banner.colour ?? ``] ?? Qe[t % Qe.length] ?? `comet`,
  k = (e, t) => e.facts.seats[t]?.banner.colour ?? `#857864`,
  A = (e) => e.state,
  et = (e) => {
    let t = fe(e.config);
    if (Oe(t)) throw Error(t.failure.message);
    return t.success;
  },
  tt = (e) => (Array.isArray(e) && typeof e[0] == `number` && typeof e[1] == `number` ? [e[0], e[1]] : null),
  nt = c(
    `<dl class="chain-facts number"><div><dt></dt><dd>$</dd></div><div><dt></dt><dd></dd></div><div><dt></dt><dd></dd></div><div class=wide><dd>`,
  ),
  rt = c(`<p class=muted>`),
  it = c(`<div class="card-row small">`),
  at = c(`<details><summary></summary><div class="card-row small">`),
  ot = c(`<ul class=chains>`),
  st = c(`<p class=chip>`),
  ct = c(
    `<li class="chain panel"><div class="row chain-head"><span class=swatch aria-hidden=true></span><b></b><span class="cash number">$`,
  ),
  j = m.town,
  lt = (t) => {
    let n = () => A(t.table),
      { formulas: r } = t.definition,
      i = () => t.chain.restaurants.filter((e) => !e.open).length;
    return (() => {
      var a = nt(),
        o = a.firstChild,
        s = o.firstChild,
        c = s.nextSibling;
      c.firstChild;
      var l = o.nextSibling,
        u = l.firstChild,
        d = u.nextSibling,
        f = l.nextSibling,
        p = f.firstChild,
        ee = p.nextSibling,
        te = f.nextSibling.firstChild;
      return (
        e(s, () => j.price),
        e(c, () => r.unitPrice(t.definition, n(), t.chain.seat), null),
        e(u, () => j.waitresses),
        e(d, () => me(t.definition.content, t.chain.atWork, `serve`)),
        e(p, () => j.slots),
        e(ee, () => r.openSlots(t.definition, n(), t.chain.seat)),
        e(te, () => j.restaurants(t.chain.restaurants.length - i(), i())),
        a
      );
    })();
  },
  ut = (t) =>
    (() => {
      var n = at(),
        r = n.firstChild,
        i = r.nextSibling;
      return (
        e(r, () => Xe(t.definition, t.chain.atWork).join(` · `)),
        e(
          i,
          v(o, {
            get each() {
              return O(t.definition, t.chain.atWork);
            },
            children: (e) => v(E, { stack: e }),
          }),
        ),
        e(
          n,
          v(l, {
            get when() {
              return Te(t.chain.beach) > 0;
            },
            get children() {
              return [
                (() => {
                  var t = rt();
                  return (e(t, () => j.beach), t);
                })(),
                (() => {
                  var n = it();
                  return (
                    e(
                      n,
                      v(o, {
                        get each() {
                          return O(t.definition, t.chain.beach);
                        },
                        children: (e) => v(E, { stack: e }),
                      }),
                    ),
                    n
                  );
                })(),
              ];
            },
          }),
          null,
        ),
        n
      );
    })(),
  dt = (r) =>
    (() => {
      var i = ot();
      return (
        e(
          i,
          v(o, {
            get each() {
              return A(r.table).turnOrder;
            },
            children: (i) =>
              v(l, {
                get when() {
                  return A(r.table).chains[i];
                },
                children: (a) =>
                  (() => {
                    var o = ct(),
                      s = o.firstChild.firstChild,
                      c = s.nextSibling,
                      u = c.nextSibling;
                    return (
                      u.firstChild,
                      e(c, () => r.table.names(i)),
                      e(u, () => a().cash, null),
                      e(
                        o,
                        v(lt, {
                          get table() {
                            return r.table;
                          },
                          get definition() {
                            return r.definition;
                          },
                          get chain() {
                            return a();
                          },
                        }),
                        null,
                      ),
                      e(
                        o,
                        v(Je, {
                          get goods() {
                            return a().stock;
                          },
                        }),
                        null,
                      ),
                      e(
                        o,
                        v(ut, {
                          get definition() {
                            return r.definition;
                          },
                          get chain() {
                            return a();
                          },
                        }),
                        null,
                      ),
                      e(
                        o,
                        v(l, {
                          get when() {
                            return a().bankrupt;
                          },
                          get children() {
                            var t = st();
                            return (e(t, () => j.out), t);
                          },
                        }),
                        null,
                      ),
                      f(
                        (e) => {
                          var a = k(r.table, i),
                            c = i === r.table.seat,
                            l = r.table.rules.waitsFor(r.table.state).includes(i),
                            u = k(r.table, i);
                          return (
                            a !== e.e && t(o, `--chain`, (e.e = a)),
                            c !== e.t && n(o, `data-mine`, (e.t = c)),
                            l !== e.a && n(o, `data-acting`, (e.a = l)),
                            u !== e.o && t(s, `background`, (e.o = u)),
                            e
                          );
                        },
                        { e: void 0, t: void 0, a: void 0, o: void 0 },
                      ),
                      o
                    );
                  })(),
              }),
          }),
        ),
        i
      );
    })(),
  ft = c(`<div class=dock-group><h3></h3><div class="card-row small">`),
  pt = c(`<section class="dock panel"><div class=dock-group><h3>`),
  mt = c(`<span class=muted>`),
  M = m.town,
  N = (t) =>
    v(l, {
      get when() {
        return t.stacks.length > 0;
      },
      get children() {
        var n = ft(),
          r = n.firstChild,
          i = r.nextSibling;
        return (
          e(r, () => t.title),
          e(
            i,
            v(o, {
              get each() {
                return t.stacks;
              },
              children: (e) => v(E, { stack: e }),
            }),
          ),
          n
        );
      },
    }),
  ht = (t) => {
    let r = () => (t.table.seat === null ? void 0 : A(t.table).chains[t.table.seat]);
    return v(l, {
      get when() {
        return r();
      },
      children: (r) =>
        (() => {
          var i = pt(),
            a = i.firstChild,
            o = a.firstChild;
          return (
            e(o, () => M.stock),
            e(
              a,
              v(l, {
                get when() {
                  return Te(r().stock) > 0;
                },
                get fallback() {
                  return (() => {
                    var t = mt();
                    return (e(t, () => M.nothing), t);
                  })();
                },
                get children() {
                  return v(Je, {
                    get goods() {
                      return r().stock;
                    },
                  });
                },
              }),
              null,
            ),
            e(
              i,
              v(N, {
                get title() {
                  return M.hand;
                },
                get stacks() {
                  return O(t.definition, (t.table.seat === null ? null : Ee(r().hand, t.table.seat)) ?? {});
                },
              }),
              null,
            ),
            e(
              i,
              v(N, {
                get title() {
                  return M.atWork;
                },
                get stacks() {
                  return O(t.definition, r().atWork);
                },
              }),
              null,
            ),
            e(
              i,
              v(N, {
                get title() {
                  return M.beach;
                },
                get stacks() {
                  return O(t.definition, r().beach);
                },
              }),
              null,
            ),
            e(
              i,
              v(N, {
                get title() {
                  return M.busy;
                },
                get stacks() {
                  return O(t.definition, x(r().busy.map((e) => e.employee)));
                },
              }),
              null,
            ),
            f(() => n(i, `aria-label`, M.company)),
            i
          );
        })(),
    });
  },
  P = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] },
  F = [`N`, `E`, `S`, `W`],
  I = (e) => e.columns * 5,
  L = (e) => e.rows * 5,
  gt = (e) => (e >= 26 ? String.fromCharCode(96 + Math.floor(e / 26)) : ``) + String.fromCharCode(97 + (e % 26)),
  R = (e, [t, n]) => {
    let r = e.squares[n]?.[t];
    switch (r) {
      case `#`:
      case `X`:
      case `H`:
      case `b`:
      case `l`:
      case `s`:
        return r;
      case void 0:
        return null;
      default:
        return `.`;
    }
  },
  z = (e, t) => {
    let n = R(e, t);
    return n === `#` || n === `X`;
  },
  B = ([e, t], n) => [e + P[n][0], t + P[n][1]],
  _t = ([e, t]) => [Math.floor(e / 5), Math.floor(t / 5)],
  V = (e, t) => {
    let [n, r] = [_t(e), _t(t)];
    return n[0] === r[0] && n[1] === r[1];
  },
  H = (e, t) => e[0] === t[0] && e[1] === t[1],
  U = ([e, t]) => `${e},${t}`,
  W = ([e, t], n, r) => Array.from({ length: n * r }, (r, i) => [e + (i % n), t + Math.floor(i / n)]),
  vt = (e) => W([0, 0], I(e), L(e)),
  yt = (e, t) => {
    let n = (e * 374761393 + t * 668265263) | 0;
    return ((n = Math.imul(n ^ (n >>> 13), 1274126177)), ((n ^ (n >>> 16)) >>> 0) / 4294967296);
  },
  bt = (e, t, n) => e[Math.min(e.length - 1, Math.floor(t * e.length))] ?? n,
  xt = { N: `S`, E: `W`, S: `N`, W: `E` },
  St = (e) => xt[e],
  Ct = (e, t, n) => {
    let r = B(t, n);
    return !z(e, t) || !z(e, r) ? !1 : V(t, r) ? !0 : (n === `N` || n === `S` ? t[0] : t[1]) % 5 == 2;
  },
  wt = (e, t) => {
    let n = F.filter((n) => Ct(e, t, n)),
      [r] = n;
    return {
      at: t,
      open: n,
      closed: F.filter((e) => !n.includes(e)),
      seams: n.filter((e) => !V(t, B(t, e))),
      bridge: R(e, t) === `X`,
      end: n.length === 1 && r ? St(r) : null,
    };
  },
  Tt = (e) =>
    vt(e)
      .filter((t) => z(e, t))
      .map((t) => wt(e, t)),
  Et = (e) => e.open.length >= 3 && !e.bridge && yt(e.at[0], e.at[1] + 50) >= 0.25,
  Dt = 0.56,
  Ot = 0.55,
  kt = 1.95,
  At = (e) => {
    let t = Math.abs(e);
    return t <= 0.55 ? Dt : t >= 1.95 ? 0 : Dt * (1 - (t - Ot) / 1.4);
  },
  jt = (e, t, n, r) => {
    if (!r) return 0;
    let i = Math.floor(t),
      a = Math.floor(n);
    for (let t = a - 2; t <= a + 2; t++) if (R(e, [i, t]) === `X`) return At(n - t - 0.5);
    return 0;
  },
  G = (e, t, n = []) => ({ tag: e, attributes: t, children: n }),
  K = (e, t, n, r, i) => G(`rect`, { x: e * 20, y: t * 20, width: n * 20, height: r * 20, ...i }),
  q = (e, t, n, r, i) =>
    G(
      `text`,
      { x: e * 20, y: t * 20 + n * 0.355, "font-size": n, "font-weight": 700, "text-anchor": `middle`, fill: r },
      [i],
    ),
  J = (e, t, n) => G(`line`, { x1: e[0] * 20, y1: e[1] * 20, x2: t[0] * 20, y2: t[1] * 20, ...n }),
  Mt = (e) => e.replaceAll(`&`, `&amp;`).replaceAll(`<`, `&lt;`).replaceAll(`>`, `&gt;`).replaceAll(`"`, `&quot;`),
  Nt = ({ tag: e, attributes: t, children: n }) => {
    let r = Object.entries(t).map(([e, t]) => ` ${e}="${Mt(String(t))}"`),
      i = n.map((e) => (typeof e == `string` ? Mt(e) : Nt(e)));
    return `<${e}${r.join(``)}>${i.join(``)}</${e}>`;
  },
  Pt = (e, t, n, r, i = !1) => {
    let a = Ie(e);
    return G(
      `g`,
      {
        transform: `translate(${t * 20} ${n * 20}) scale(${r / 20})`,
        ...(i ? { opacity: 0.5, "stroke-dasharray": `2 2` } : {}),
      },
      [
        G(`path`, { d: a.silhouette, fill: C.ink, stroke: C.ink, "stroke-width": 2.4, "stroke-linejoin": `round` }),
        ...a.layers.map((e) => G(`path`, { d: e.d, fill: e.fill })),
      ],
    );
  },
  Ft = (e) => {
    let [t, n] = [I(e), L(e)],
      r = Array.from({ length: t }, (e, t) =>
        [-0.5, n + 0.5].map((e) => q(t + 0.5, e, 10, C.plinthStep, gt(t).toUpperCase())),
      ),
      i = Array.from({ length: n }, (e, n) =>
        [-0.5, t + 0.5].map((e) => q(e, n + 0.5, 10, C.plinthStep, String(n + 1))),
      );
    return G(`g`, { "aria-hidden": `true` }, [
      K(-1, -1, t + 2, n + 2, { fill: C.brass, rx: 6 }),
      ...r.flat(),
      ...i.flat(),
    ]);
  },
  It = (e) =>
    Array.from({ length: e.columns * e.rows }, (t, n) => {
      let [r, i] = [n % e.columns, Math.floor(n / e.columns)],
        a = C.grass[(r + i) % 2] ?? C.grass[0];
      return K(r * 5 + 0.04, i * 5 + 0.04, 4.92, 4.92, { fill: a, rx: 1 });
    }),
  Lt = (e) => {
    let [t, n] = e.at,
      r = [t + 0.5, n + 0.5],
      i = e.closed.map((t) => {
        let [n, i] = P[t],
          a = [r[0] + n * 0.45, r[1] + i * 0.45];
        return J([a[0] - i * 0.5, a[1] - n * 0.5], [a[0] + i * 0.5, a[1] + n * 0.5], {
          stroke: e.end === t ? `#B5705A` : C.kerb,
          "stroke-width": e.end === t ? 4 : 2,
        });
      }),
      a = (e.bridge || e.open.length > 2 ? [] : e.open).map((e) => {
        let [t, n] = P[e],
          [i, a] = [0.15, 0.35];
        return J([r[0] + t * i, r[1] + n * i], [r[0] + t * a, r[1] + n * a], { stroke: C.dash, "stroke-width": 1 });
      });
    return [K(t, n, 1, 1, { fill: C.road }), ...i, ...a];
  },
  Rt = ({ at: [e, t] }) => [
    K(e + 0.06, t - 0.5, 0.88, 2, { fill: C.deck }),
    ...[0.04, 0.96].map((n) => J([e + n, t - 0.6], [e + n, t + 1.6], { stroke: C.parapet, "stroke-width": 2.5 })),
  ],
  zt = { b: `beer`, l: `lemonade`, s: `soft-drink` },
  Bt = (e) =>
    vt(e).flatMap(([t, n]) => {
      let r = R(e, [t, n]);
      if (r !== `b` && r !== `l` && r !== `s`) return [];
      let i = zt[r];
      return [
        G(`g`, { "data-source": i, "data-square": `${t},${n}` }, [
          K(t + 0.06, n + 0.06, 0.88, 0.88, { fill: C.lot, stroke: C.ink, rx: 3 }),
          Pt(i, t + 0.14, n + 0.14, 14.4),
        ]),
      ];
    }),
  Vt = (e) => {
    let t = Tt(e);
    return G(`g`, {}, [
      K(0, 0, I(e), L(e), { fill: C.groove }),
      ...It(e),
      ...t.flatMap(Lt),
      ...t.filter((e) => e.bridge).flatMap(Rt),
      ...Bt(e),
    ]);
  },
  Ht = ([e, t], n) => {
    switch (n) {
      case `N`:
        return { from: [e, t], to: [e + 1, t], side: n };
      case `S`:
        return { from: [e, t + 1], to: [e + 1, t + 1], side: n };
      case `W`:
        return { from: [e, t], to: [e, t + 1], side: n };
      case `E`:
        return { from: [e + 1, t], to: [e + 1, t + 1], side: n };
    }
  },
  Ut = (e) => {
    let t = new Set(e.map(U));
    return e.flatMap((e) => F.filter((n) => !t.has(U(B(e, n)))).map((t) => Ht(e, t)));
  },
  Wt = (e, t, n, r, i, a) => {
    for (let { from: o, to: s, side: c } of Ut(t)) {
      let [t, l] = P[c],
        u = n / 2 - r,
        [d, f] = t === 0 ? [u, 0] : [0, u];
      e.stroke([o[0] - t * r - d, o[1] - l * r - f], [s[0] - t * r + d, s[1] - l * r + f], n, i, a);
    }
  },
  Gt = (e, t, n, r) => {
    let [i, a] = [0.25, 0.07];
    for (let [o, s] of t)
      for (let t = 0; t < 8; t++) {
        let c = (t + 0.5) * i,
          l = [Math.max(0, c - 1), Math.min(1, c)],
          u = [Math.min(1, c), Math.max(0, c - 1)];
        e.stroke([o + l[0], s + l[1]], [o + u[0], s + u[1]], a, n, r);
      }
  },
  Kt = (e, t, n, r) => {
    for (let [i, a] of t) e.rectangle(i, a, i + 1, a + 1, n, r);
  },
  qt = (e, t, n) => {
    let r = t.map(([e]) => e),
      i = t.map(([, e]) => e),
      [a, o, s, c] = [Math.min(...r) + 0.25, Math.min(...i) + 0.25, Math.max(...r) + 0.75, Math.max(...i) + 0.75];
    (e.stroke([a, o], [s, c], 0.2, n, 1), e.stroke([a, c], [s, o], 0.2, n, 1));
  },
  Jt = ([e, t], n) => [e + +(n === `NE` || n === `SE`), t + +(n === `SW` || n === `SE`)],
  Yt = ([e, t], n) => {
    switch (n) {
      case `N`:
        return W([e, t - 1], 2, 1);
      case `S`:
        return W([e, t + 2], 2, 1);
      case `W`:
        return W([e - 1, t], 1, 2);
      case `E`:
        return W([e + 2, t], 1, 2);
    }
  },
  Xt = (e) => [...W(e.at, 2, 2), ...(e.garden ? Yt(e.at, e.garden) : [])],
  Zt = (e) => {
    switch (e.kind) {
      case `restaurant`:
        return W(e.restaurant.at, 2, 2);
      case `house`:
        return Xt(e.house);
      case `garden`:
        return e.house.garden ? Yt(e.house.at, e.house.garden) : [];
      case `campaign`: {
        let { site: t } = e.campaign;
        return `at` in t ? W(t.at, t.width, t.height) : [];
      }
    }
  },
  Qt = {
    good: { colour: `#2E6B33`, dash: 1, gap: 0 },
    doubtful: { colour: `#C08F12`, dash: 0.5, gap: 0.25 },
    danger: { colour: `#C3271B`, dash: 0.2, gap: 0.2 },
    idea: { colour: `#3873D3`, dash: 0.8, gap: 0.2 },
  },
  $t = 0.62,
  en = ([e, t]) =>
    Array.from({ length: 33 }, (n, r) => {
      let i = (r / 32) * Math.PI * 2;
      return [e + Math.sin(i) * $t, t + Math.cos(i) * $t];
    }),
  tn = (e, t) => {
    let n = Math.atan2(t[1] - e[1], t[0] - e[0]),
      r = (e) => [t[0] - Math.cos(n + e) * 0.5, t[1] - Math.sin(n + e) * 0.5];
    return [r(0.5), t, r(-0.5)];
  },
  nn = (e, t) => {
    let n = ([e, t]) => [e + 0.5, t + 0.5];
    return H(e, t) ? [en(n(e))] : [[n(e), n(t)], tn(n(e), n(t))];
  },
  rn = (e, t, n) =>
    e.slice(1).flatMap((r, i) => {
      let a = e[i] ?? r,
        o = Math.hypot(r[0] - a[0], r[1] - a[1]);
      if (n === 0 || o <= t) return [[a, r]];
      let s = (e) => [a[0] + (r[0] - a[0]) * e, a[1] + (r[1] - a[1]) * e],
        c = Math.ceil(o / (t + n));
      return Array.from({ length: c }, (e, r) => [s((r * (t + n)) / o), s(Math.min(1, (r * (t + n) + t) / o))]);
    }),
  an = [`E`, `S`],
  on = (e, t, n) => e.get(U(t))?.find((e) => e.axis === void 0 || e.axis === n)?.distance,
  sn = (e, t) => {
    let n = Map.groupBy(t, (e) => U(e.at));
    return [...n.values()].flatMap(([t]) =>
      an.flatMap((r) => {
        if (!t || !Ct(e, t.at, r)) return [];
        let i = r === `S` ? `NS` : `EW`,
          a = B(t.at, r),
          [o, s] = [on(n, t.at, i), on(n, a, i)];
        if (o === void 0 || s === void 0) return [];
        let c = Math.max(o, s);
        return [{ from: t.at, to: a, distance: c, coin: V(t.at, a) || o === s ? null : c }];
      }),
    );
  },
  cn = Math.PI / 2,
  ln = { S: 0, E: cn, N: cn * 2, W: cn * 3 },
  un = (e, t, n, r, i = 0, a = 0) => ({ key: e, drawing: t, at: [n, a, r], turn: i, size: 1 }),
  dn = (e, t, n) => [e * Math.cos(n) + t * Math.sin(n), t * Math.cos(n) - e * Math.sin(n)],
  fn = (e) => `restaurant:${U(e.at)}`,
  pn = (e) => {
    let t = e.reduce(([e, t], n) => [e + n[0] + 0.5, t + n[1] + 0.5], [0, 0]);
    return [(t[0] ?? 0) / Math.max(1, e.length), (t[1] ?? 0) / Math.max(1, e.length)];
  },
  mn = (e, t, n) => {
    let r = (e) => {
      let [n, r] = e.anchor ?? pn(e.squares);
      return Math.hypot(n - t[0], r - t[1]);
    };
    return e.filter((e) => e.squares.some((e) => H(e, n))).toSorted((e, t) => r(e) - r(t))[0]?.id ?? null;
  },
  hn = (e, t, n) => {
    let r = [Math.floor(n[0]), Math.floor(n[1])],
      i = r[0] >= 0 && r[1] >= 0 && r[0] < I(e.town) && r[1] < L(e.town),
      a = (e) => e.some((e) => H(e, r)),
      o = e.houses.find((e) => a(Xt(e))),
      s = e.restaurants.find((e) => a(W(e.at, 2, 2))),
      c = e.campaigns.find(({ site: e }) => `at` in e && a(W(e.at, e.width, e.height)));
    return {
      point: n,
      square: i ? r : null,
      house: o?.house ?? null,
      restaurant: s ? fn(s) : null,
      campaign: c?.campaign ?? null,
      spot: mn(t, n, r),
    };
  },
  Y = ([e, t]) => [e + 0.5, t + 0.5],
  gn = (e, t, n) =>
    Ut(e).map(({ from: e, to: r }) => J(e, r, { stroke: t, "stroke-width": n, "stroke-linecap": `round` })),
  _n = (e, t, n) => e.map(([e, r]) => K(e, r, 1, 1, { fill: t, opacity: n })),
  vn = (e, t, n, r) =>
    G(`g`, {}, [
      G(`circle`, { cx: e[0] * 20, cy: e[1] * 20, r: 7, fill: n, stroke: T.cream, "stroke-width": 1.5 }),
      q(e[0], e[1], 9, r, t),
    ]),
  yn = (e, t, n) => {
    let r = (t.length * 5 + 8) / 20;
    return G(`g`, {}, [
      K(e[0] - r / 2, e[1] - 0.35, r, 0.7, { fill: n ? T.refused : T.ink, rx: 3 }),
      q(e[0], e[1], 9, T.cream, t),
    ]);
  },
  bn = (e, t) => {
    let n = w[t.style],
      r = sn(e, t.squares),
      i = (e, t) => r.map((n) => J(Y(n.from), Y(n.to), { stroke: t, "stroke-width": e, "stroke-linecap": `round` })),
      a = r.flatMap(({ from: e, to: t, coin: r }) =>
        r === null ? [] : [vn([(e[0] + t[0]) / 2 + 0.5, (e[1] + t[1]) / 2 + 0.5], String(r), n.body, n.text)],
      );
    return [...i(9, T.cream), ...i(6, n.body), ...a];
  },
  xn = (e) => {
    let t = w[e.style],
      n = e.squares
        .map(
          (e, t) =>
            `${t ? `L` : `M`}${Y(e)
              .map((e) => e * 20)
              .join(` `)}`,
        )
        .join(` `),
      r = 0,
      i = e.squares.slice(1).flatMap((n, i) => {
        let a = e.squares[i] ?? n;
        return V(a, n)
          ? []
          : ((r += 1), [vn([(a[0] + n[0]) / 2 + 0.5, (a[1] + n[1]) / 2 + 0.5], String(r), t.body, t.text)]);
      });
    return [
      G(`path`, { d: n, fill: `none`, stroke: T.cream, "stroke-width": 6, "stroke-linejoin": `round` }),
      G(`path`, { d: n, fill: `none`, stroke: t.body, "stroke-width": 3, "stroke-linejoin": `round` }),
      ...i,
      ...e.chips.map(({ at: e, text: t }) => yn(Y(e), t, !1)),
    ];
  },
  Sn = (e) => {
    let t = Zt(e.piece),
      n = e.refused === null ? T.cream : T.refused,
      r = e.refused ? [yn(pn(t), e.refused, !0)] : [];
    return [..._n(t, n, 0.5), ...gn(t, n, 2.5), ...r];
  },
  Cn = (e) =>
    e.spots.map((e) => {
      let [t, n] = e.anchor ?? pn(e.squares);
      return G(`g`, { "data-spot": e.id }, [
        ..._n(e.squares, T.gold, 0.25),
        G(`circle`, { cx: t * 20, cy: n * 20, r: 4, fill: T.gold, stroke: T.ink }),
      ]);
    }),
  wn = (e, t) => {
    switch (t.kind) {
      case `range`:
        return bn(e, t);
      case `tiles`:
        return t.tiles.flatMap(({ tile: [e, n], distance: r }) => [
          K(e * 5, n * 5, 5, 5, { fill: w[t.style].body, opacity: 0.3 }),
          vn([e * 5 + 5 / 2, n * 5 + 5 / 2], String(r), w[t.style].body, w[t.style].text),
        ]);
      case `reach`:
        return [..._n(t.squares, w[t.style].body, 0.3), ...gn(t.squares, w[t.style].body, 2)];
      case `ghost`:
        return Sn(t);
      case `route`:
        return xn(t);
      case `selection`:
        return [...gn(t.squares, T.ink, 4), ...gn(t.squares, T.cream, 1.5)];
      case `spots`:
        return Cn(t);
      case `forecast`:
        return t.lines.map(({ from: e, to: t, style: n, sure: r }) =>
          J([e[0] + 1, e[1] + 1], [t[0] + 1, t[1] + 1], {
            stroke: w[n].body,
            "stroke-width": 2,
            "stroke-dasharray": r ? `6 3` : `2 4`,
          }),
        );
      case `drawn`: {
        let { colour: e, dash: n, gap: r } = Qt[t.tone],
          i = { stroke: e, "stroke-width": 3, "stroke-linecap": `round` };
        return nn(t.from, t.to)
          .flatMap((e) => rn(e, n, r))
          .map(([e, t]) => J(e, t, i));
      }
      case `chips`:
        return t.chips.map(({ at: e, text: t, refused: n }) => yn(Y(e), t, n));
    }
  },
  Tn = (e, t, n, r, i) =>
    G(`path`, {
      d: Le[e],
      fill: i,
      stroke: C.ink,
      "stroke-width": 1.5,
      transform: `translate(${t * 20 - r / 2} ${n * 20 - r / 2}) scale(${r / 20})`,
    }),
  En = (e, t, n, r) =>
    Array.from({ length: n }, (n, i) =>
      G(`circle`, {
        cx: e * 20 + i * 5,
        cy: t * 20,
        r: 1.8,
        fill: i < r ? C.ink : T.paper,
        stroke: C.ink,
        "stroke-width": 0.5,
      }),
    ),
  Dn = (e) => {
    let [t, n] = e.at,
      r = e.garden ? Yt(e.at, e.garden) : [],
      i = C.roofs[e.house % C.roofs.length] ?? C.roofs[0],
      a = [...e.demand.map((e) => ({ good: e, faint: !1 })), ...(e.coming ?? []).map((e) => ({ good: e, faint: !0 }))],
      o = e.note;
    return G(`g`, { "data-house": e.house }, [
      ...r.map(([e, t]) =>
        K(e + 0.04, t + 0.04, 0.92, 0.92, { fill: C.lawn, stroke: C.white, "stroke-dasharray": `2 2` }),
      ),
      K(t + 0.06, n + 0.06, 1.88, 1.88, { fill: T.paper, stroke: C.ink, "stroke-width": 1.5, rx: 4 }),
      K(t + 0.06, n + 0.06, 1.88, 0.62, { fill: i, stroke: C.ink, rx: 4 }),
      q(t + 0.42, n + 0.38, 11, T.paper, String(e.house)),
      ...En(t + 0.86, n + 0.38, e.room, e.demand.length),
      ...a.map(({ good: e, faint: r }, i) =>
        Pt(e, t + 0.14 + (i % 3) * 0.6, n + 0.74 + Math.floor(i / 3) * 0.6, 11, r),
      ),
      ...(o
        ? [
            K(t + 0.7, n + 1.5, 1.2, 0.5, { fill: w[o.style].body, stroke: C.ink, rx: 2 }),
            q(t + 1.3, n + 1.75, 8, w[o.style].text, o.text),
          ]
        : []),
    ]);
  },
  On = (e) => {
    let { at: t, style: n, open: r, bankrupt: i, driveIn: a } = e,
      [o, s] = t,
      c = w[n],
      l = i ? `#8F8A86` : r ? c.body : T.paper,
      u = a ? [t, [o + 1, s], [o, s + 1], [o + 1, s + 1]] : [Jt(t, e.entrance)],
      [d, f] = Jt(t, e.entrance);
    return G(`g`, { "data-restaurant": fn(e) }, [
      K(o + 0.06, s + 0.06, 1.88, 1.88, {
        fill: l,
        stroke: r ? C.ink : c.body,
        "stroke-width": 2,
        rx: 3,
        ...(r ? {} : { "stroke-dasharray": `4 3` }),
      }),
      ...u.map(([e, t]) =>
        K((e ?? o) + 0.14, (t ?? s) + 0.14, 0.72, 0.72, { fill: T.paper, stroke: c.body, "stroke-width": 2, rx: 2 }),
      ),
      Tn(n, o + 1, s + 1, 17, r && !i ? T.paper : c.body),
      ...(i ? [] : [Tn(n, d + 0.5, f + 0.5, 11, c.body)]),
    ]);
  },
  kn = (e) => (e === `endless` ? `∞` : String(e)),
  An = (e, t) => {
    let { site: n, style: r, good: i, left: a } = t,
      o = w[r],
      [s, c, l, u] = jn(e, t),
      d = Math.min(13, Math.min(l, u) * 12),
      f = a === `endless` ? { "stroke-dasharray": `3 1` } : {};
    return G(`g`, { "data-campaign": t.campaign, "data-kind": t.kind }, [
      K(s + 0.05, c + 0.05, l - 0.1, u - 0.1, { fill: T.paper, stroke: o.body, "stroke-width": 3, rx: 2, ...f }),
      ...(`side` in n ? [Tn(r, s + l / 2, c + u / 2, 9, o.body)] : []),
      q(s + 0.3, c + 0.3, 7, C.ink, String(t.campaign)),
      q(s + l - 0.26, c + u - 0.28, 7, C.ink, kn(a)),
      Pt(i, s + l / 2 - d / 2 / 20, c + u / 2 - d / 2 / 20, d),
    ]);
  },
  jn = (e, { site: t }) => {
    if (`at` in t) return [t.at[0], t.at[1], t.width, t.height];
    let { offset: n, width: r } = t;
    switch (t.side) {
      case `N`:
        return [n, -2.1, r, 1];
      case `S`:
        return [n, L(e) + 1.1, r, 1];
      case `W`:
        return [-2.1, n, 1, r];
      case `E`:
        return [I(e) + 1.1, n, 1, r];
    }
  },
  Mn = 2.3,
  Nn = (e, t = []) => {
    let [n, r] = [I(e.town), L(e.town)];
    return G(
      `svg`,
      {
        xmlns: `http://www.w3.org/2000/svg`,
        viewBox: [-2.3, -2.3, n + Mn * 2, r + Mn * 2].map((e) => e * 20).join(` `),
        "font-family": `"Roboto Condensed", "Arial Narrow", sans-serif`,
      },
      [
        Ft(e.town),
        Vt(e.town),
        ...e.campaigns.map((t) => An(e.town, t)),
        ...e.restaurants.map(On),
        ...e.houses.map(Dn),
        G(
          `g`,
          { "pointer-events": `none` },
          t.filter((e) => e.kind !== `spots`).flatMap((t) => wn(e.town, t)),
        ),
        ...t.filter((e) => e.kind === `spots`).flatMap((t) => wn(e.town, t)),
      ],
    );
  },
  Pn = c(`<div class=flat-map role=img>`),
  Fn = c(`<p class="city-loading muted"role=status><span class=spinner aria-hidden=true></span> `),
  In = c(`<div class=city-map><div class="camera row">`),
  Ln = c(`<div class=town-map><div class="map-switch row"><output class="chip number">`),
  X = m.map,
  Rn = `blueplate-map`,
  zn = (e) => (e < 26 ? String.fromCodePoint(65 + e) : `A${String.fromCodePoint(39 + e)}`),
  Bn = (e) => {
    let t,
      r = (n) => {
        let r = t?.querySelector(`svg`),
          i = r?.getScreenCTM();
        if (!r || !i) return null;
        let a = new DOMPoint(n.clientX, n.clientY).matrixTransform(i.inverse()),
          o = [Math.floor(a.x / 20), Math.floor(a.y / 20)];
        return o[0] >= 0 && o[1] >= 0 && o[0] < e.view.town.columns * 5 && o[1] < e.view.town.rows * 5 ? o : null;
      },
      i = (t) => {
        let n = r(t);
        n && e.onPick(n);
      };
    return (() => {
      var a = Pn();
      return (
        (a.$$click = i),
        a.addEventListener(`pointerleave`, () => e.onHover(null)),
        (a.$$pointermove = (t) => e.onHover(r(t))),
        g((e) => (t = e), a),
        f(
          (t) => {
            var r = X.flat,
              i = Nt(Nn(e.view, e.overlays));
            return (r !== t.e && n(a, `aria-label`, (t.e = r)), i !== t.t && (a.innerHTML = t.t = i), t);
          },
          { e: void 0, t: void 0 },
        ),
        a
      );
    })();
  },
  Vn = () => matchMedia(`(prefers-reduced-motion: reduce)`).matches,
  Hn = async (e, t) => {
    let { createCity: n } = await ke(async () => {
        let { createCity: e } = await import(`./src-BnXCUTCb.js`);
        return { createCity: e };
      }, []),
      r = n(e, {
        quality: localStorage.getItem(`blueplate-quality`) === `low` ? `low` : `full`,
        reducedMotion: Vn(),
        label: X.city,
      });
    return (
      r.onHoverSquare((e) => t.onHover(e)),
      r.pick(({ square: e }) => {
        e && t.onPick(e);
      }),
      r
    );
  },
  Un = (t) => {
    let n,
      [r, i] = a(null),
      o = !1,
      s = async () => {
        if (n)
          try {
            let e = await Hn(n, t);
            o ? e.dispose() : i(() => e);
          } catch {
            t.onFail();
          }
      };
    return (
      u(() => void s()),
      p(() => r()?.sync(t.view)),
      p(() => r()?.setOverlay(t.overlays)),
      te(() => {
        ((o = !0), r()?.dispose());
      }),
      (() => {
        var t = In(),
          i = t.firstChild;
        return (
          g((e) => (n = e), t),
          e(
            t,
            v(l, {
              get when() {
                return !r();
              },
              get children() {
                var t = Fn();
                return (t.firstChild.nextSibling, e(t, () => X.loading, null), t);
              },
            }),
            i,
          ),
          e(
            i,
            v(h, {
              onClick: () => r()?.frame(),
              get children() {
                return X.frame;
              },
            }),
            null,
          ),
          e(
            i,
            v(h, {
              onClick: () => r()?.setPlan(!r()?.isPlan()),
              get children() {
                return X.plan;
              },
            }),
            null,
          ),
          t
        );
      })()
    );
  },
  Wn = (t) => {
    let r = matchMedia(`(max-width: 820px)`).matches,
      [i, o] = a((localStorage.getItem(Rn) ?? (r ? `flat` : `city`)) === `flat`),
      [s, c] = a(null),
      u = (e) => {
        (o(e), localStorage.setItem(Rn, e ? `flat` : `city`));
      },
      d = (e) => {
        (c(e), t.onHover(e));
      },
      p = () => {
        let e = s();
        return e ? `${zn(e[0])}${e[1] + 1}` : ``;
      };
    return (() => {
      var r = Ln(),
        a = r.firstChild,
        s = a.firstChild;
      return (
        e(
          r,
          v(l, {
            get when() {
              return i();
            },
            get fallback() {
              return v(Un, {
                get view() {
                  return t.view;
                },
                get overlays() {
                  return t.overlays;
                },
                onHover: d,
                get onPick() {
                  return t.onPick;
                },
                onFail: () => o(!0),
              });
            },
            get children() {
              return v(Bn, {
                get view() {
                  return t.view;
                },
                get overlays() {
                  return t.overlays;
                },
                onHover: d,
                get onPick() {
                  return t.onPick;
                },
              });
            },
          }),
          a,
        ),
        e(
          a,
          v(h, {
            get "aria-pressed"() {
              return !i();
            },
            onClick: () => u(!1),
            get children() {
              return X.cityButton;
            },
          }),
          s,
        ),
        e(
          a,
          v(h, {
            get "aria-pressed"() {
              return i();
            },
            onClick: () => u(!0),
            get children() {
              return X.flatButton;
            },
          }),
          s,
        ),
        e(s, p),
        f(() => n(s, `aria-label`, X.under)),
        r
      );
    })();
  };
d([`pointermove`, `click`]);
var Gn = c(`<b class=short>`),
  Kn = c(`<h3>`),
  qn = c(`<div class=card-row>`),
  Jn = c(
    `<div class=stack><p class="row number"><span class=chip></span><span class=chip></span></p><h3></h3><div class=card-row>`,
  ),
  Yn = c(`<span class=muted>`),
  Z = m.payday,
  Xn = (t) => {
    let n = () => A(t.table).chains[t.table.seat ?? 0],
      i = () => t.filling.list(),
      a = r(() => be(n()?.atWork ?? {}, n()?.beach ?? {})),
      s = r(() => we(a(), x(i()))),
      c = r(() =>
        t.definition.formulas.billOf(t.definition, A(t.table), De(t.table.seat ?? 0), {
          atWork: s(),
          beach: {},
          busy: n()?.busy ?? [],
        }),
      );
    return (() => {
      var r = Jn(),
        a = r.firstChild,
        u = a.firstChild,
        d = u.nextSibling,
        f = a.nextSibling,
        p = f.nextSibling;
      return (
        e(u, () => Z.due(c().due)),
        e(d, () => Z.cash(n()?.cash ?? 0)),
        e(
          a,
          v(l, {
            get when() {
              return c().due > (n()?.cash ?? 0);
            },
            get children() {
              var t = Gn();
              return (e(t, () => Z.short(c().due - (n()?.cash ?? 0))), t);
            },
          }),
          null,
        ),
        e(f, () => Z.staying),
        e(
          p,
          v(o, {
            get each() {
              return O(t.definition, s());
            },
            get fallback() {
              return (() => {
                var t = Yn();
                return (e(t, () => Z.nobody), t);
              })();
            },
            children: (e) =>
              v(E, {
                stack: e,
                get label() {
                  return Z.dismiss(e.name);
                },
                onClick: () => t.filling.grow(e.employee),
              }),
          }),
        ),
        e(
          r,
          v(l, {
            get when() {
              return i().length > 0;
            },
            get children() {
              return [
                (() => {
                  var t = Kn();
                  return (e(t, () => Z.leaving), t);
                })(),
                (() => {
                  var n = qn();
                  return (
                    e(
                      n,
                      v(o, {
                        get each() {
                          return i();
                        },
                        children: (e, n) =>
                          v(E, {
                            get stack() {
                              return D(t.definition, e, 1);
                            },
                            get label() {
                              return Z.keep(D(t.definition, e, 1).name);
                            },
                            onClick: () => t.filling.shrink(n()),
                          }),
                      }),
                    ),
                    n
                  );
                })(),
              ];
            },
          }),
          null,
        ),
        e(
          r,
          v(h, {
            kind: `main`,
            get disabled() {
              return !t.filling.fits();
            },
            get onClick() {
              return t.filling.finishList;
            },
            get children() {
              return re(() => i().length === 0)() ? Z.dismissNobody : Z.dismissThese(i().length);
            },
          }),
          null,
        ),
        r
      );
    })();
  },
  Zn = new Set([`restaurant-place`, `campaign-place`, `house-place`]),
  Qn = (e) => Zn.has(e.slot()?.kind ?? ``),
  $n = (e, t) => {
    let n = e[t];
    return typeof n == `number` ? n : 0;
  },
  er = (e, t) => {
    if (t.slot()?.kind !== `campaign-place`) return [2, 2];
    let n = e.content.campaigns[$n(t.picked(), `campaign`)];
    return [n?.width ?? 1, n?.height ?? 1];
  },
  tr = (e, t, n) => {
    let [r, i] = er(e, t),
      a = Math.max(r, i),
      o = t
        .offers()
        .flatMap((e) => {
          let t = tt(e);
          return t ? [t] : [];
        })
        .filter(([e, t]) => n[0] >= e && n[1] >= t && n[0] < e + a && n[1] < t + a),
      s = ([e, t]) => Math.hypot(e - n[0], t - n[1]);
    return o.toSorted((e, t) => s(e) - s(t))[0] ?? null;
  },
  nr = (e, t, n, r) => {
    let i = $n(n.picked(), `campaign`);
    return {
      campaign: i,
      kind: t.content.campaigns[i]?.kind ?? `billboard`,
      style: $e(e, e.seat ?? 0),
      good: `burger`,
      left: 1,
      site: xe(t, i, { at: r, turned: !1 }),
    };
  },
  rr = (e, t, n, r) => {
    let i = n.slot()?.kind;
    return i === `campaign-place`
      ? { kind: `campaign`, campaign: nr(e, t, n, r) }
      : i === `house-place`
        ? { kind: `house`, house: { house: $n(n.picked(), `house`), at: r, garden: null, demand: [], room: 5 } }
        : {
            kind: `restaurant`,
            restaurant: { style: $e(e, e.seat ?? 0), at: r, entrance: `SE`, open: !0, driveIn: !1, bankrupt: !1 },
          };
  },
  ir = { entrance: `SE`, good: `burger`, garden: `N` },
  ar = (e, t, n) => {
    let r = t.form();
    if (!r || e.seat === null) return ``;
    let i = Object.fromEntries(
        r.slots.filter(({ name: e }) => e in ir && !(e in t.picked())).map(({ name: e }) => [e, ir[e] ?? null]),
      ),
      a = ce(e.rules, e.state, e.seat, le(r, { ...t.picked(), ...i, at: n }));
    return a ? e.words.refusal(a) : ``;
  },
  or = (e, t, n, r) => ({
    kind: `chips`,
    chips: pe(e, t, n, r).flatMap((n) => {
      let r = t.town.houses.find((e) => e.house === n);
      if (!r) return [];
      let i = r.demand.length >= e.formulas.roomOf(e, r);
      return [{ at: r.at, text: i ? `full` : `+1`, refused: i }];
    }),
  }),
  sr = (e, t, n, r, i) => {
    let a = tr(t, r, i),
      o = a ?? i,
      s = { kind: `ghost`, piece: rr(e, t, r, o), refused: a ? null : ar(e, r, o), contact: null };
    return !a || r.slot()?.kind !== `campaign-place`
      ? [s]
      : [s, or(t, n, $n(r.picked(), `campaign`), { at: a, turned: !1 })];
  },
  cr = (e, t, n) => {
    let [r, i] = er(t, n);
    return {
      kind: `spots`,
      style: $e(e, e.seat ?? 0),
      spots: n.offers().flatMap((e, t) => {
        let n = tt(e);
        return n ? [{ id: String(t), squares: _e(n, r, i) }] : [];
      }),
    };
  },
  lr = c(
    `<div class="stack structure"><p class=row><span class=chip></span></p><h3></h3><div class=card-row></div><h3></h3><div class=card-row>`,
  ),
  ur = c(`<span class=muted>`),
  Q = m.structure,
  dr = (e) => {
    let t = e.seat;
    if (t === null) return [];
    let n = Ee(A(e).chains[t]?.hand ?? { _tag: `Envelope`, readers: `everybody`, content: {} }, t) ?? {};
    for (let r of e.entries.toReversed())
      if (r._tag !== `Undone`)
        for (let e of r.events) {
          if (e._tag !== `StructuresRevealed` || !(`structures` in e) || !Array.isArray(e.structures)) continue;
          let r = e.structures.find((e) => e.seat === t),
            i = x(r?.selected ?? []);
          return de(i).flatMap((e) => Array.from({ length: Math.min(b(i, e), b(n, e)) }, () => e));
        }
    return [];
  },
  fr = (t) => {
    let n = () => A(t.table),
      i = () => t.filling.list(),
      a = r(() => {
        let e = t.table.seat,
          r = e === null ? void 0 : n().chains[e]?.hand;
        return r && e !== null ? (Ee(r, e) ?? {}) : {};
      }),
      s = r(() => x(i())),
      c = r(() => we(a(), s())),
      d = r(() => Se(t.definition, s())),
      f = () => ye(d(), n().ceoSlots),
      p = () => n().ceoSlots + d().slots - d().managers - d().others;
    u(() => {
      i().length === 0 && t.filling.setList(dr(t.table));
    });
    let ee = (e) => t.filling.shrink(i().lastIndexOf(e)),
      te = () => {
        let e = [...i()];
        for (let r of de(c()))
          for (let i = 0; i < b(c(), r); i++) {
            let i = [...e, r];
            ye(Se(t.definition, x(i)), n().ceoSlots) && (e = i);
          }
        t.filling.setList(e);
      };
    return (() => {
      var r = lr(),
        i = r.firstChild,
        a = i.firstChild,
        u = i.nextSibling,
        m = u.nextSibling,
        g = m.nextSibling,
        _ = g.nextSibling;
      return (
        e(a, () => Q.free(p())),
        e(
          i,
          v(h, {
            onClick: te,
            get children() {
              return Q.allToWork;
            },
          }),
          null,
        ),
        e(
          i,
          v(h, {
            onClick: () => t.filling.setList([]),
            get children() {
              return Q.allToBeach;
            },
          }),
          null,
        ),
        e(u, () => Q.atWork),
        e(
          m,
          v(o, {
            get each() {
              return O(t.definition, s());
            },
            get fallback() {
              return (() => {
                var t = ur();
                return (e(t, () => Q.ceoAlone), t);
              })();
            },
            children: (e) =>
              v(E, {
                stack: e,
                get label() {
                  return Q.toBeach(e.name);
                },
                onClick: () => ee(e.employee),
              }),
          }),
        ),
        e(g, () => Q.beach),
        e(
          _,
          v(o, {
            get each() {
              return O(t.definition, c());
            },
            get fallback() {
              return (() => {
                var t = ur();
                return (e(t, () => Q.nobody), t);
              })();
            },
            children: (e) =>
              v(E, {
                stack: e,
                get label() {
                  return Q.toWork(e.name);
                },
                onClick: () => t.filling.grow(e.employee),
              }),
          }),
        ),
        e(
          r,
          v(l, {
            get when() {
              return !f();
            },
            get children() {
              return v(ne, {
                get children() {
                  return Q.overfilled(-p(), d().managers - n().ceoSlots);
                },
              });
            },
          }),
          null,
        ),
        e(
          r,
          v(h, {
            kind: `main`,
            get disabled() {
              return !f() || !t.filling.fits();
            },
            get onClick() {
              return t.filling.finishList;
            },
            get children() {
              return Q.take(Te(s()));
            },
          }),
          null,
        ),
        r
      );
    })();
  },
  pr = c(`<div class=card-row>`),
  mr = c(`<div class=offers>`),
  hr = c(`<div class=stack><p></p><label class=field><span class=label></span><select><option value>…`),
  gr = c(`<option>`),
  _r = (t) =>
    (() => {
      var n = pr();
      return (
        e(
          n,
          v(o, {
            get each() {
              return t.filling.offers();
            },
            children: (e) =>
              v(E, {
                get stack() {
                  return D(t.definition, e, 1);
                },
                get label() {
                  return D(t.definition, e, 1).name;
                },
                onClick: () => t.filling.pick(e),
              }),
          }),
        ),
        n
      );
    })(),
  vr = (e, t) => {
    let n = e.filling.form();
    if (!n || e.table.seat === null) return {};
    let r = { int: () => 0, shuffle: (e, t) => t, rolls: 0 },
      i = { _tag: n.tag, ...e.filling.picked(), route: t },
      [a] = n.decide(A(e.table), De(e.table.seat), i, r);
    return a && `drinks` in a ? a.drinks : {};
  },
  yr = (t) =>
    (() => {
      var n = mr();
      return (
        e(
          n,
          v(o, {
            get each() {
              return t.filling.offers();
            },
            children: (e) =>
              v(h, {
                onClick: () => t.filling.pick(e),
                get children() {
                  return v(l, {
                    get when() {
                      return y(vr(t, e)).length > 0;
                    },
                    get fallback() {
                      return m.town.brings(m.town.nothing);
                    },
                    get children() {
                      return v(Je, {
                        get goods() {
                          return vr(t, e);
                        },
                      });
                    },
                  });
                },
              }),
          }),
        ),
        n
      );
    })(),
  br = (t) =>
    (() => {
      var n = hr(),
        r = n.firstChild,
        i = r.nextSibling,
        a = i.firstChild,
        s = a.nextSibling;
      return (
        s.firstChild,
        e(r, () => m.map.place),
        e(
          n,
          v(h, {
            get "aria-pressed"() {
              return t.spots;
            },
            onClick: () => t.onSpots(!t.spots),
            get children() {
              return re(() => !!t.spots)() ? m.map.hideAll : m.map.showAll;
            },
          }),
          i,
        ),
        e(a, () => m.map.list),
        s.addEventListener(`change`, (e) => {
          let n = t.filling.offers()[Number(e.currentTarget.value)];
          n !== void 0 && t.filling.pick(n);
        }),
        e(
          s,
          v(o, {
            get each() {
              return t.filling.offers();
            },
            children: (n, r) =>
              (() => {
                var i = gr();
                return (e(i, () => t.table.words.value(`square`, n)), f(() => (i.value = r())), i);
              })(),
          }),
          null,
        ),
        n
      );
    })(),
  xr = (e, t, n, r) => ({
    slot: (i) => {
      let a = i.slot()?.kind,
        o = i.form()?.tag,
        s = { table: e, definition: t, filling: i };
      return o === `restructure.submit`
        ? v(fr, s)
        : o === `payday.fire` && i.slot()?.name === `employees`
          ? v(Xn, s)
          : Qn(i)
            ? v(
                br,
                ee(s, {
                  get spots() {
                    return n();
                  },
                  onSpots: r,
                }),
              )
            : a === `employee` && i.slot()?.shape === `choice`
              ? v(_r, s)
              : a === `route`
                ? v(yr, s)
                : null;
    },
  }),
  Sr = c(`<div class=stack>`),
  Cr = c(`<section><h3></h3><div class="card-row small">`),
  wr = c(`<div class=pile><span class="number muted">`),
  Tr = [`managers`, `recruiting`, `training`, `prices`, `marketing`, `kitchen`, `drinks`, `building`, `service`],
  Er = (t) => {
    let r = () => A(t.table).supply.employees,
      i = (e) => de(t.definition.content.employees).filter((n) => t.definition.content.employees[n]?.family === e);
    return (() => {
      var a = Sr();
      return (
        e(
          a,
          v(o, {
            each: Tr,
            children: (a) =>
              (() => {
                var s = Cr(),
                  c = s.firstChild,
                  l = c.nextSibling;
                return (
                  e(c, () => _.families[a]),
                  e(
                    l,
                    v(o, {
                      get each() {
                        return i(a);
                      },
                      children: (i) =>
                        (() => {
                          var a = wr(),
                            o = a.firstChild;
                          return (
                            e(
                              a,
                              v(E, {
                                get stack() {
                                  return D(t.definition, i, 1);
                                },
                              }),
                              o,
                            ),
                            e(o, () => m.town.left(b(r(), i))),
                            f(() => n(a, `data-empty`, b(r(), i) === 0)),
                            a
                          );
                        })(),
                    }),
                  ),
                  s
                );
              })(),
          }),
        ),
        f(() => n(a, `aria-label`, m.town.supply)),
        a
      );
    })();
  },
  Dr = c(`<ul class="tonight stack">`),
  Or = c(`<li class=muted>`),
  kr = c(`<li class=row><b class="house number">`),
  Ar = c(`<span class=muted>`),
  jr = c(`<span class="chip number"><span class=swatch role=img></span>+<!>=`),
  Mr = m.town,
  Nr = (i) => {
    let a = r(() => ge(i.definition, A(i.table))),
      s = (e) => x(A(i.table).town.houses.find((t) => t.house === e)?.demand ?? []);
    return (() => {
      var r = Dr();
      return (
        e(
          r,
          v(o, {
            get each() {
              return a();
            },
            get fallback() {
              return (() => {
                var t = Or();
                return (e(t, () => Mr.nobodyTonight), t);
              })();
            },
            children: (r) =>
              (() => {
                var a = kr(),
                  c = a.firstChild;
                return (
                  e(c, () => r.house),
                  e(
                    a,
                    v(Je, {
                      get goods() {
                        return s(r.house);
                      },
                    }),
                    null,
                  ),
                  e(
                    a,
                    v(l, {
                      get when() {
                        return r.offers.length > 0;
                      },
                      get fallback() {
                        return (() => {
                          var t = Ar();
                          return (e(t, () => Mr.nobodyCan), t);
                        })();
                      },
                      get children() {
                        return v(o, {
                          get each() {
                            return r.offers;
                          },
                          children: (r, a) =>
                            (() => {
                              var o = jr(),
                                s = o.firstChild,
                                c = s.nextSibling,
                                l = c.nextSibling;
                              return (
                                l.nextSibling,
                                e(o, () => r.unitPrice, c),
                                e(o, () => r.distance, l),
                                e(o, () => r.unitPrice + r.distance, null),
                                f(
                                  (e) => {
                                    var c = a() === 0,
                                      l = k(i.table, r.seat),
                                      u = i.table.names(r.seat);
                                    return (
                                      c !== e.e && n(o, `data-best`, (e.e = c)),
                                      l !== e.t && t(s, `background`, (e.t = l)),
                                      u !== e.a && n(s, `aria-label`, (e.a = u)),
                                      e
                                    );
                                  },
                                  { e: void 0, t: void 0, a: void 0 },
                                ),
                                o
                              );
                            })(),
                        });
                      },
                    }),
                    null,
                  ),
                  a
                );
              })(),
          }),
        ),
        f(() => n(r, `aria-label`, Mr.tonight)),
        r
      );
    })();
  },
  Pr = c(`<ol class=ribbon>`),
  Fr = c(`<li>`),
  Ir = c(`<ol class="ribbon steps">`),
  Lr = c(`<ol class="order row">`),
  Rr = c(`<span class=muted>…`),
  zr = c(`<li class=chip><span class=swatch aria-hidden=true>`),
  Br = c(`<details class=milestones><summary></summary><ul class="panel pad stack">`),
  Vr = c(`<li><b></b> <span class=chip></span><p class=muted> `),
  Hr = c(`<span class=swatch role=img>`),
  Ur = c(`<header class=top-bar><b class=number></b><div class="stack tight"></div><span class="chip number"> $`),
  $ = m.town,
  Wr = [`restructuring`, `order-of-business`, `working`, `dinnertime`, `payday`, `marketing`, `cleanup`],
  Gr = (t) =>
    (() => {
      var r = Pr();
      return (
        e(
          r,
          v(o, {
            each: Wr,
            children: (r) =>
              (() => {
                var i = Fr();
                return (
                  e(i, () => _.phases[r].name),
                  f(
                    (e) => {
                      var a = t.state.stage._tag === r ? `step` : void 0,
                        o = _.phases[r].help;
                      return (a !== e.e && n(i, `aria-current`, (e.e = a)), o !== e.t && n(i, `title`, (e.t = o)), e);
                    },
                    { e: void 0, t: void 0 },
                  ),
                  i
                );
              })(),
          }),
        ),
        f(() => n(r, `aria-label`, _.phases[t.state.stage._tag].name)),
        r
      );
    })(),
  Kr = (t) =>
    v(l, {
      get when() {
        return re(() => t.state.stage._tag === `working`)() && t.state.stage;
      },
      children: (t) =>
        (() => {
          var r = Ir();
          return (
            e(
              r,
              v(o, {
                each: he,
                children: (r) =>
                  (() => {
                    var i = Fr();
                    return (
                      e(i, () => _.steps[r]),
                      f(
                        (e) => {
                          var a = t().turn.step === r ? `step` : void 0,
                            o = he.indexOf(r) < he.indexOf(t().turn.step);
                          return (
                            a !== e.e && n(i, `aria-current`, (e.e = a)), o !== e.t && n(i, `data-past`, (e.t = o)), e
                          );
                        },
                        { e: void 0, t: void 0 },
                      ),
                      i
                    );
                  })(),
              }),
            ),
            r
          );
        })(),
    }),
  qr = (e, t) => (e.rules.waitsFor(e.state).some((e) => e === t) ? m.table.thinking : ``),
  Jr = (r) =>
    (() => {
      var i = Lr();
      return (
        e(
          i,
          v(o, {
            get each() {
              return A(r.table).turnOrder;
            },
            children: (i) =>
              (() => {
                var a = zr(),
                  o = a.firstChild;
                return (
                  e(a, () => r.table.names(i), null),
                  e(
                    a,
                    v(l, {
                      get when() {
                        return qr(r.table, i) !== ``;
                      },
                      get children() {
                        return Rr();
                      },
                    }),
                    null,
                  ),
                  f(
                    (e) => {
                      var s = qr(r.table, i) !== ``,
                        c = k(r.table, i);
                      return (
                        s !== e.e && n(a, `data-acting`, (e.e = s)), c !== e.t && t(o, `background`, (e.t = c)), e
                      );
                    },
                    { e: void 0, t: void 0 },
                  ),
                  a
                );
              })(),
          }),
        ),
        f(() => n(i, `aria-label`, $.order)),
        i
      );
    })(),
  Yr = _.milestones,
  Xr = (r) => {
    let i = (e) =>
        A(r.table)
          .chains.filter((t) => t.milestones.some((t) => t.milestone === e))
          .map((e) => e.seat),
      a = (e) =>
        r.table.seat !== null && i(e).includes(r.table.seat)
          ? $.milestoneMine
          : A(r.table).milestonesGone.some((t) => t === e)
            ? $.milestoneGone
            : $.milestoneOpen;
    return (() => {
      var s = Br(),
        c = s.firstChild,
        l = c.nextSibling;
      return (
        e(c, () => $.milestones),
        e(
          l,
          v(o, {
            get each() {
              return de(r.definition.content.milestones);
            },
            children: (s) =>
              (() => {
                var c = Vr(),
                  l = c.firstChild,
                  u = l.nextSibling.nextSibling,
                  d = u.nextSibling,
                  p = d.firstChild;
                return (
                  e(l, () => Yr[s]?.name ?? s),
                  e(u, () => a(s)),
                  e(
                    c,
                    v(o, {
                      get each() {
                        return i(s);
                      },
                      children: (e) =>
                        (() => {
                          var i = Hr();
                          return (
                            f(
                              (a) => {
                                var o = k(r.table, e),
                                  s = r.table.names(e);
                                return (
                                  o !== a.e && t(i, `background`, (a.e = o)),
                                  s !== a.t && n(i, `aria-label`, (a.t = s)),
                                  a
                                );
                              },
                              { e: void 0, t: void 0 },
                            ),
                            i
                          );
                        })(),
                    }),
                    d,
                  ),
                  e(d, () => Yr[s]?.trigger, p),
                  e(d, () => Yr[s]?.effect, null),
                  f(() => n(c, `data-status`, a(s))),
                  c
                );
              })(),
          }),
        ),
        s
      );
    })();
  },
  Zr = (t) => {
    let r = () => A(t.table);
    return (() => {
      var i = Ur(),
        a = i.firstChild,
        o = a.nextSibling,
        s = o.nextSibling,
        c = s.firstChild;
      return (
        e(a, () => $.round(r().round)),
        e(
          o,
          v(Gr, {
            get state() {
              return r();
            },
          }),
          null,
        ),
        e(
          o,
          v(Kr, {
            get state() {
              return r();
            },
          }),
          null,
        ),
        e(
          i,
          v(Jr, {
            get table() {
              return t.table;
            },
          }),
          s,
        ),
        e(s, () => $.bank, c),
        e(s, () => r().bank.stock, null),
        e(
          s,
          v(l, {
            get when() {
              return r().bank.breaks > 0;
            },
            get children() {
              return [` · `, re(() => $.breaks(r().bank.breaks))];
            },
          }),
          null,
        ),
        e(
          i,
          v(Xr, {
            get table() {
              return t.table;
            },
            get definition() {
              return t.definition;
            },
          }),
          null,
        ),
        f(() => n(s, `title`, $.bank)),
        i
      );
    })();
  },
  Qr = (e, t, n) => ({ ...ve(t, n, (t) => $e(e, t)), hour: ze[n.stage._tag] ?? null }),
  $r = c(
    `<div class=fcm><aside class=left-rail></aside><main class=middle></main><aside class="right-rail stack"><div class="panel pad"></div><div class="panel pad stack tabs-panel">`,
  ),
  ei = [
    { id: `tonight`, text: m.town.tonight },
    { id: `log`, text: m.table.log },
    { id: `supply`, text: m.town.supply },
    { id: `talk`, text: m.table.chat },
  ],
  ti = (t) => {
    let n = et(t.rules),
      o = ae(t),
      [c, l] = a(`tonight`),
      [u, d] = a(null),
      [f, p] = a(!1),
      ee = r(() => Qr(t, n, A(t))),
      te = r(() => {
        if (!Qn(o)) return [];
        let e = u(),
          r = e ? sr(t, n, A(t), o, e) : [];
        return f() ? [cr(t, n, o), ...r] : r;
      }),
      ne = (e) => {
        if (!Qn(o)) return;
        let t = tr(n, o, e);
        t && o.pick(t);
      };
    return (() => {
      var r = $r(),
        a = r.firstChild,
        u = a.nextSibling,
        h = u.nextSibling.firstChild,
        g = h.nextSibling;
      return (
        e(r, v(Zr, { table: t, definition: n }), a),
        e(a, v(dt, { table: t, definition: n })),
        e(
          u,
          v(Wn, {
            get view() {
              return ee();
            },
            get overlays() {
              return te();
            },
            onHover: d,
            onPick: ne,
          }),
        ),
        e(
          h,
          v(se, {
            table: t,
            filling: o,
            get parts() {
              return xr(t, n, f, p);
            },
          }),
        ),
        e(
          g,
          v(ie, {
            get label() {
              return m.table.state;
            },
            tabs: ei,
            get value() {
              return c();
            },
            onChange: l,
          }),
          null,
        ),
        e(
          g,
          v(i, {
            get children() {
              return [
                v(s, {
                  get when() {
                    return c() === `tonight`;
                  },
                  get children() {
                    return v(Nr, { table: t, definition: n });
                  },
                }),
                v(s, {
                  get when() {
                    return c() === `log`;
                  },
                  get children() {
                    return v(oe, {
                      get entries() {
                        return t.entries;
                      },
                      get words() {
                        return t.words;
                      },
                      get names() {
                        return t.names;
                      },
                    });
                  },
                }),
                v(s, {
                  get when() {
                    return c() === `supply`;
                  },
                  get children() {
                    return v(Er, { table: t, definition: n });
                  },
                }),
                v(s, {
                  get when() {
                    return c() === `talk`;
                  },
                  get children() {
                    return v(ue, {
                      get table() {
                        return t.facts.id;
                      },
                      get lines() {
                        return t.chat;
                      },
                      get maySpeak() {
                        return t.facts.mySeat !== null;
                      },
                    });
                  },
                }),
              ];
            },
          }),
          null,
        ),
        e(r, v(ht, { table: t, definition: n }), null),
        r
      );
    })();
  };
export {
  gt as A,
  _t as B,
  Et as C,
  P as D,
  F as E,
  R as F,
  T as G,
  ze as H,
  W as I,
  S as J,
  C as K,
  H as L,
  L as M,
  z as N,
  vt as O,
  bt as P,
  V as R,
  kt as S,
  Tt as T,
  ti as Table,
  w as U,
  I as V,
  Re as W,
  Ie as Y,
  Kt as _,
  fn as a,
  Dt as b,
  sn as c,
  nn as d,
  Zt as f,
  qt as g,
  Xt as h,
  cn as i,
  yt as j,
  B as k,
  Qt as l,
  Yt as m,
  hn as n,
  un as o,
  Jt as p,
  Le as q,
  ln as r,
  dn as s,
  pn as t,
  rn as u,
  Gt as v,
  jt as w,
  Ot as x,
  Wt as y,
  U as z,
};
