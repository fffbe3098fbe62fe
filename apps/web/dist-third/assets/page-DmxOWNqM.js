import {
  C as e,
  D as t,
  E as n,
  F as r,
  G as i,
  H as a,
  I as o,
  K as s,
  M as c,
  N as l,
  O as u,
  P as d,
  U as f,
  V as p,
  W as m,
  Y as h,
  Z as g,
  _,
  a as v,
  b as ee,
  c as y,
  g as te,
  h as b,
  j as ne,
  m as x,
  n as S,
  t as C,
  w,
  x as re,
  z as T,
} from "./client-Byg8WR8d.js";
import { i as ie, n as ae, r as oe } from "./src-BSGTg1ZZ.js";
import { o as se, r as ce } from "./envelope-w8RPgtZn.js";
import { a as E, c as le, d as ue, i as de, n as fe, o as D, r as pe, s as me, t as he } from "./index-DCnmg93N.js";
import { i as ge } from "./Result-BJK-ag_I.js";
import { a as _e, i as ve, n as ye, r as be, t as xe } from "./talk-2OQF15VZ.js";
var Se = u(
    `<section class="ending panel stack"><h2 class=title></h2><table><caption class=hidden></caption><thead><tr><th scope=col></th><th scope=col></th><th scope=col></th></tr></thead><tbody></tbody></table><div class=row><a class=button></a><a class=button href=/>`,
  ),
  Ce = u(`<tr><td class=number></td><td></td><td class=number>`),
  O = v.table,
  we = (t) => {
    let r = () => t.outcome.winners.map((e) => t.names(e)).join(`, `);
    return (() => {
      var i = Se(),
        a = i.firstChild,
        o = a.nextSibling,
        s = o.firstChild,
        l = s.nextSibling,
        u = l.firstChild.firstChild,
        d = u.nextSibling,
        p = d.nextSibling,
        m = l.nextSibling,
        h = o.nextSibling.firstChild,
        g = h.nextSibling;
      return (
        e(
          a,
          (() => {
            var e = w(() => r() === ``);
            return () => (e() ? O.nobodyWins : O.winner(r()));
          })(),
        ),
        e(s, () => O.ranking),
        e(u, () => O.place),
        e(d, () => O.player),
        e(p, () => O.score),
        e(
          m,
          T(c, {
            get each() {
              return t.outcome.ranking;
            },
            children: ({ seat: n, score: r }, i) =>
              (() => {
                var a = Ce(),
                  o = a.firstChild,
                  s = o.nextSibling,
                  c = s.nextSibling;
                return (e(o, () => i() + 1), e(s, () => t.names(n)), e(c, r), a);
              })(),
          }),
        ),
        e(h, () => O.replay),
        e(g, () => O.lobby),
        f(
          (e) => {
            var r = O.over,
              a = `/replay/?table=${t.table}`;
            return (r !== e.e && n(i, `aria-label`, (e.e = r)), a !== e.t && n(h, `href`, (e.t = a)), e);
          },
          { e: void 0, t: void 0 },
        ),
        i
      );
    })();
  },
  k = `blueplate-watch`,
  A = crypto.randomUUID(),
  Te = new BroadcastChannel(k),
  j = new Set(),
  M = new Map(),
  N = !1,
  P,
  F,
  I,
  L = 1500,
  Ee = 20,
  R = () => [...j].map(({ table: e, cursor: t }) => ({ id: e, after: t().entry, chat: t().chat })),
  z = (e) => {
    for (let t of j) t.table === e.table && t.hear(e);
  },
  B = (e) => {
    for (let t of j) t.connected(e);
  },
  De = () => {
    let e = new Map();
    for (let t of [...M.values()].flat()) {
      let n = e.get(t.id),
        r = Math.min(t.after, n?.after ?? t.after);
      e.set(t.id, { id: t.id, after: r, chat: Math.min(t.chat, n?.chat ?? t.chat) });
    }
    return [...e.values()];
  },
  V = (e) => Te.postMessage(e),
  H = () => {
    (B(!1),
      V({ say: `link`, up: !1 }),
      clearTimeout(F),
      (F = setTimeout(() => {
        (V({ say: `who` }), W());
      }, L)));
  },
  Oe = () => {
    (P?.(), (P = void 0), clearTimeout(F));
    let e = De();
    if (e.length === 0) return;
    let t = C.watch.subscribe(
      { tables: e },
      {
        onData: ({ data: e }) => {
          (z(e), V({ say: `heard`, message: e }));
        },
        onConnectionStateChange: ({ state: e }) => {
          (B(e === `pending`), V({ say: `link`, up: e === `pending` }));
        },
        onError: H,
        onComplete: H,
      },
    );
    P = () => t.unsubscribe();
  },
  U = () => {
    (clearTimeout(I), (I = setTimeout(Oe, Ee)));
  },
  W = () => {
    let e = { say: `want`, tab: A, wants: R() };
    (M.set(A, e.wants), V(e), N && U());
  };
(Te.addEventListener(`message`, ({ data: e }) => {
  e.say === `who`
    ? V({ say: `want`, tab: A, wants: R() })
    : e.say === `heard`
      ? z(e.message)
      : e.say === `link`
        ? B(e.up)
        : (M.set(e.tab, e.wants), N && U());
}),
  addEventListener(`pagehide`, () => V({ say: `want`, tab: A, wants: [] })));
var ke = () =>
    S().then(
      () => !0,
      () => !1,
    ),
  Ae = async () => {
    for (; !(await ke());) await new Promise((e) => setTimeout(e, L));
    await navigator.locks.request(k, async () => {
      ((N = !0), M.clear(), M.set(A, R()), V({ say: `who` }), U(), await new Promise(() => {}));
    });
  },
  G = !1,
  je = (e) => (
    j.add(e),
    W(),
    G || ((G = !0), Ae()),
    () => {
      (j.delete(e), W());
    }
  ),
  Me = () => {
    let [e, t] = s(null),
      [n, r] = s(null),
      [i, a] = s(null),
      [o, c] = s([]),
      [l, u] = s(null),
      [d, f] = s(null),
      [p, m] = s([]),
      [h, g] = s(!1),
      [_, v] = s(!1),
      [ee, y] = s(null);
    return {
      feed: {
        facts: e,
        game: n,
        rules: i,
        entries: o,
        state: l,
        presence: d,
        chat: p,
        connected: h,
        gone: _,
        problem: ee,
      },
      setFacts: t,
      setGame: r,
      setRules: a,
      setEntries: c,
      setState: u,
      setPresence: f,
      setChat: m,
      setConnected: g,
      setGone: v,
      setProblem: y,
    };
  },
  K = async ({ feed: e, setGame: t, setRules: n }, r) => {
    let i = e.rules();
    if (i) return i;
    let a = me(r.game);
    t(() => a);
    let o = await a.load(r.config);
    return (n(() => o), o);
  },
  Ne = ({ feed: e, setEntries: t, setState: n }, r, i) => {
    let a = ae(r.codecs.event, i);
    if (ge(a)) throw Error(`an entry does not fit: ${a.failure.field}`);
    let o = a.success,
      s = e.entries();
    if (o.seq !== s.length) return;
    let c = [...s, o],
      l = o._tag === `Undone` ? oe(c) : [o];
    (n(() => ie(r, l, o._tag === `Undone` || o._tag === `Begun` ? r.blank : e.state())), t(c));
  },
  Pe = async (e, t) => {
    let { feed: n, setFacts: r, setEntries: i, setState: a, setPresence: o, setChat: s, setGone: c } = e;
    if (t._tag === `Table`) r(t.facts);
    else if (t._tag === `Again`) (i([]), a(null));
    else if (t._tag === `Gone`) c(!0);
    else if (t._tag === `Presence`) o(t.presence);
    else if (t._tag === `Chat`) t.line.seq === n.chat().length && s([...n.chat(), t.line]);
    else {
      let r = n.facts();
      r && Ne(e, await K(e, r), t.entry);
    }
    let l = n.facts();
    l && !n.game() && (await K(e, l));
  },
  Fe = (e) => {
    let t = Me(),
      n = Promise.resolve(),
      r = je({
        table: e,
        cursor: () => ({ entry: t.feed.entries().length - 1, chat: t.feed.chat().length - 1 }),
        hear: (e) => {
          n = n.then(() => Pe(t, e)).catch((e) => void t.setProblem(String(e)));
        },
        connected: t.setConnected,
      });
    return (g(r), t.feed);
  },
  Ie = u(`<span class=muted>`),
  Le = u(`<span class="row tight-row">`),
  Re = u(`<span class=muted>—`),
  ze = u(`<span class=chip>`),
  Be = u(`<ol class=parts>`),
  Ve = u(`<li class=panel>`),
  He = u(`<dl class=facts>`),
  Ue = u(`<div><dt class=muted></dt><dd>`),
  We = u(`<ol class=players>`),
  Ge = u(`<span class="chip turn">`),
  Ke = u(`<li class="panel player"><h3 class=row><span class=swatch aria-hidden=true>`),
  qe = u(`<section class="generic-view stack"><div class=strip></div><div class="panel pad rest">`),
  q = (e) => typeof e == `object` && !!e && !Array.isArray(e),
  J = (e) => typeof e != `object` || !e,
  Y = (e) => q(e) && e._tag === `Envelope`,
  Je = (e) => Array.isArray(e) && e.every(J),
  Ye = ({ table: e, kind: t }, n) =>
    n === null
      ? `—`
      : t === `seat` && typeof n == `number`
        ? e.names(n)
        : t === `yes-no` || typeof n == `boolean`
          ? n
            ? v.table.yes
            : v.table.no
          : t === ``
            ? y(n)
            : e.words.value(t, n),
  Xe = (e) =>
    T(be, {
      get colour() {
        return e.table.words.tint(e.plain);
      },
      get children() {
        return Ye(e, e.plain);
      },
    }),
  X = (t) =>
    T(o, {
      get fallback() {
        return T(Z, {
          get table() {
            return t.table;
          },
          get fields() {
            return w(() => !!q(t.value))() ? t.value : {};
          },
        });
      },
      get children() {
        return [
          T(l, {
            get when() {
              return w(() => !!Y(t.value))() && t.value;
            },
            children: (n) =>
              T(d, {
                get when() {
                  return n().content !== null;
                },
                get fallback() {
                  return (() => {
                    var t = Ie();
                    return (e(t, () => v.table.hiddenValue), t);
                  })();
                },
                get children() {
                  return T(X, {
                    get table() {
                      return t.table;
                    },
                    get value() {
                      return n().content;
                    },
                    get kind() {
                      return t.kind;
                    },
                  });
                },
              }),
          }),
          T(l, {
            get when() {
              return J(t.value);
            },
            get children() {
              return T(
                Xe,
                h(t, {
                  get plain() {
                    return w(() => !!J(t.value))() ? t.value : null;
                  },
                }),
              );
            },
          }),
          T(l, {
            get when() {
              return w(() => !!Je(t.value))() && t.value;
            },
            children: (n) =>
              T(d, {
                get when() {
                  return n().length > 0;
                },
                get fallback() {
                  return Re();
                },
                get children() {
                  var r = Le();
                  return (
                    e(
                      r,
                      T(c, {
                        get each() {
                          return n();
                        },
                        children: (n) =>
                          (() => {
                            var r = ze();
                            return (e(r, T(Xe, h(t, { plain: n }))), r);
                          })(),
                      }),
                    ),
                    r
                  );
                },
              }),
          }),
          T(l, {
            get when() {
              return w(() => !!Array.isArray(t.value))() && t.value;
            },
            children: (n) =>
              (() => {
                var r = Be();
                return (
                  e(
                    r,
                    T(c, {
                      get each() {
                        return n();
                      },
                      children: (n) =>
                        (() => {
                          var r = Ve();
                          return (
                            e(
                              r,
                              T(X, {
                                get table() {
                                  return t.table;
                                },
                                value: n,
                                get kind() {
                                  return t.kind;
                                },
                              }),
                            ),
                            r
                          );
                        })(),
                    }),
                  ),
                  r
                );
              })(),
          }),
        ];
      },
    }),
  Z = (t) => {
    let n = a(() =>
      Object.entries(t.fields).flatMap(([e, n]) => {
        let r = e === `_tag` ? null : t.table.words.field(e);
        return r ? [{ ...r, value: n }] : [];
      }),
    );
    return (() => {
      var r = He();
      return (
        e(
          r,
          T(c, {
            get each() {
              return n();
            },
            children: ({ label: n, kind: r, value: i }) =>
              (() => {
                var a = Ue(),
                  o = a.firstChild,
                  s = o.nextSibling;
                return (
                  e(o, n),
                  e(
                    s,
                    T(X, {
                      get table() {
                        return t.table;
                      },
                      value: i,
                      kind: r,
                    }),
                  ),
                  a
                );
              })(),
          }),
        ),
        r
      );
    })();
  },
  Ze = (n) => {
    let r = (e) => n.table.rules.waitsFor(n.table.state).some((t) => t === e);
    return (() => {
      var i = We();
      return (
        e(
          i,
          T(c, {
            get each() {
              return n.list;
            },
            children: (i, a) =>
              (() => {
                var o = Ke(),
                  s = o.firstChild,
                  c = s.firstChild;
                return (
                  e(s, () => n.table.names(a()), null),
                  e(
                    s,
                    T(d, {
                      get when() {
                        return r(a());
                      },
                      get children() {
                        var t = Ge();
                        return (
                          e(
                            t,
                            (() => {
                              var e = w(() => n.table.seat === a());
                              return () => (e() ? v.lobby.yourTurn : v.table.thinking);
                            })(),
                          ),
                          t
                        );
                      },
                    }),
                    null,
                  ),
                  e(
                    o,
                    T(Z, {
                      get table() {
                        return n.table;
                      },
                      fields: i,
                    }),
                    null,
                  ),
                  f(
                    (e) => {
                      var i = !!r(a()),
                        s = n.table.seat === a(),
                        l = n.table.facts.seats[a()]?.banner.colour;
                      return (
                        i !== e.e && o.classList.toggle(`acts`, (e.e = i)),
                        s !== e.t && o.classList.toggle(`mine`, (e.t = s)),
                        l !== e.a && t(c, `background`, (e.a = l)),
                        e
                      );
                    },
                    { e: void 0, t: void 0, a: void 0 },
                  ),
                  o
                );
              })(),
          }),
        ),
        i
      );
    })();
  },
  Qe = (e, t) => Array.isArray(t) && t.length === e.rules.config.seats && t.every(q) && !t.some(Y),
  $e = (t) => {
    let r = () => (q(t.table.state) ? t.table.state : { state: t.table.state }),
      i = (e) => Object.fromEntries(Object.entries(r()).filter(([, t]) => e(t))),
      o = a(() =>
        Object.entries(r()).flatMap(([e, n]) =>
          Qe(t.table, n) && !n.some((e) => `seat` in e) ? [{ name: e, value: n }] : [],
        ),
      ),
      s = (e) => !J(e) && !o().some((t) => t.value === e);
    return (() => {
      var r = qe(),
        a = r.firstChild,
        l = a.nextSibling;
      return (
        e(
          a,
          T(Z, {
            get table() {
              return t.table;
            },
            get fields() {
              return i((e) => J(e) && e !== null);
            },
          }),
        ),
        e(
          l,
          T(Z, {
            get table() {
              return t.table;
            },
            get fields() {
              return i(s);
            },
          }),
        ),
        e(
          r,
          T(c, {
            get each() {
              return o();
            },
            children: ({ value: e }) =>
              T(Ze, {
                get table() {
                  return t.table;
                },
                list: e,
              }),
          }),
          null,
        ),
        f(() => n(r, `aria-label`, v.table.state)),
        r
      );
    })();
  },
  et = u(
    `<div class=generic-table><main class=generic-main></main><aside class="generic-side stack"><div class="panel pad"></div><div class="panel pad stack"><h2></h2></div><div class="panel pad stack"><h2>`,
  ),
  tt = (t) => {
    let n = _e(t);
    return (() => {
      var r = et(),
        i = r.firstChild,
        a = i.nextSibling.firstChild,
        o = a.nextSibling,
        s = o.firstChild,
        c = o.nextSibling,
        l = c.firstChild;
      return (
        e(i, T($e, { table: t })),
        e(a, T(ye, { table: t, filling: n })),
        e(s, () => v.table.log),
        e(
          o,
          T(ve, {
            get entries() {
              return t.entries;
            },
            get words() {
              return t.words;
            },
            get names() {
              return t.names;
            },
          }),
          null,
        ),
        e(l, () => v.table.chat),
        e(
          c,
          T(xe, {
            get table() {
              return t.facts.id;
            },
            get lines() {
              return t.chat;
            },
            get maySpeak() {
              return t.facts.mySeat !== null;
            },
          }),
          null,
        ),
        r
      );
    })();
  },
  nt = u(
    `<section class="seats panel pad stack"><h2></h2><ol class=stack></ol><p class=muted></p><p><a class=share-link>`,
  ),
  rt = u(`<li class="row seat"><span class=swatch aria-hidden=true></span><b></b><span class=muted>`),
  Q = v.table,
  it = (r) => {
    let [i, a] = s(pe()),
      [o, l] = s(null),
      u = async (e) => {
        l(null);
        try {
          (await S(), await e());
        } catch (e) {
          l(D(E(e)));
        }
      },
      p = () => `${location.origin}/table/${r.facts.id}`,
      m = (e) => {
        de(i());
        let t = r.facts.seats.filter((e) => e.kind !== `open`).map((e) => e.banner.colour),
          n = le(r.facts.game).banners.find((e) => !t.includes(e.colour));
        return u(() => C.seats.take.mutate({ table: r.facts.id, seat: e, player: i(), ...(n ? { banner: n } : {}) }));
      };
    return (() => {
      var s = nt(),
        l = s.firstChild,
        h = l.nextSibling,
        g = h.nextSibling,
        y = g.nextSibling.firstChild;
      return (
        e(l, () => Q.waitingForSeats),
        e(
          s,
          T(d, {
            get when() {
              return w(() => r.facts.mySeat === null)() && r.facts.seats.some((e) => e.kind === `open`);
            },
            get children() {
              return T(ee, {
                get label() {
                  return v.create.you;
                },
                get value() {
                  return i();
                },
                onInput: a,
              });
            },
          }),
          h,
        ),
        e(
          h,
          T(c, {
            get each() {
              return r.facts.seats;
            },
            children: (n) =>
              (() => {
                var a = rt(),
                  o = a.firstChild,
                  s = o.nextSibling,
                  c = s.nextSibling;
                return (
                  e(
                    s,
                    (() => {
                      var e = w(() => n.kind === `open`);
                      return () => (e() ? Q.free : n.player);
                    })(),
                  ),
                  e(
                    c,
                    (() => {
                      var e = w(() => n.kind === `bot`);
                      return () => (e() ? Q.isBot : n.banner.name);
                    })(),
                  ),
                  e(
                    a,
                    T(d, {
                      get when() {
                        return w(() => n.kind === `open`)() && r.facts.mySeat === null;
                      },
                      get children() {
                        return T(b, {
                          kind: `main`,
                          get disabled() {
                            return i().trim() === ``;
                          },
                          onClick: () => void m(n.seat),
                          get children() {
                            return Q.take;
                          },
                        });
                      },
                    }),
                    null,
                  ),
                  f((e) => t(o, `background`, n.banner.colour)),
                  a
                );
              })(),
          }),
        ),
        e(g, () => Q.share),
        e(y, p),
        e(
          s,
          T(d, {
            get when() {
              return w(() => !!r.facts.host)() && r.bot;
            },
            children: (e) =>
              T(b, {
                onClick: () => void u(() => C.tables.start.mutate({ table: r.facts.id, bot: e() })),
                get children() {
                  return Q.startWithBots(e());
                },
              }),
          }),
          null,
        ),
        e(
          s,
          T(d, {
            get when() {
              return o();
            },
            get children() {
              return T(_, {
                get children() {
                  return o();
                },
              });
            },
          }),
          null,
        ),
        f(() => n(y, `href`, p())),
        s
      );
    })();
  },
  at = `57X6y3wQZNzYjJB2L_10pxbackgroundhimselfUTF-8DEMOGRAPHICSVqvt4KW9`,
  ot = (e = 21) => {
    for (var t = ``, n = crypto.getRandomValues(new Uint8Array((e |= 0))); e--;) t += at[n[e] & 63];
    return t;
  },
  st = 1500,
  ct = 1e4,
  lt = (e) => new Promise((t) => setTimeout(t, e)),
  ut = async (e, t) => {
    for (;;)
      try {
        let { seq: t } = await e();
        return t;
      } catch (e) {
        let { tag: n } = E(e);
        if (n !== `Network` && n !== `NotStored`) throw e;
        (t(), await lt(st));
      }
  },
  dt = (e, t) =>
    new Promise((n) => {
      i((r) => {
        let i = () => {
            (clearTimeout(a), r(), n());
          },
          a = setTimeout(i, ct);
        p(() => {
          e.entries().length > t && i();
        });
      });
    }),
  ft = (e, t) => {
    let [n, r] = s(null),
      [i, a] = s(!1),
      o = async (e) => {
        (a(!0), r(null));
        try {
          let n = await ut(e, () => r(D({ tag: `Network`, field: null, refusal: null })));
          return (r(null), await dt(t, n), !0);
        } catch (e) {
          return (r(D(E(e), t.game()?.words)), !1);
        } finally {
          a(!1);
        }
      };
    return {
      problem: n,
      busy: i,
      clear: () => r(null),
      send: (n) => {
        let r = ot(),
          i = t.entries().length - 1,
          a = JSON.parse(JSON.stringify(n));
        return o(() => C.play.mutate({ table: e, commandId: r, seen: i, command: a }));
      },
      undo: async () => {
        let t = ot();
        await o(() => C.undo.mutate({ table: e, commandId: t }));
      },
    };
  },
  pt = u(`<p class=muted> <a>`),
  mt = u(`<span class=chip role=status><span class=spinner aria-hidden=true></span> `),
  ht = u(`<span class=chip>`),
  gt = u(`<span class=muted>`),
  _t = u(`<div class=table-page><header class="table-head row"><a class="home title"href=/></a><h1>`),
  $ = v.table,
  vt = (t) => {
    let [r, i] = s(null),
      a = async () => {
        let { token: e } = await C.seats.moveLink.mutate({ table: t.table });
        i(`${location.origin}/seat#${e}`);
      };
    return T(d, {
      get when() {
        return r();
      },
      get fallback() {
        return T(b, {
          kind: `quiet`,
          onClick: () => void a(),
          get children() {
            return $.moveSeat;
          },
        });
      },
      get children() {
        var t = pt(),
          i = t.firstChild,
          a = i.nextSibling;
        return (e(t, () => $.moveHelp, i), e(a, r), f(() => n(a, `href`, r() ?? ``)), t);
      },
    });
  },
  yt = (e) => {
    let t = ft(e.table, e.feed),
      n = a(() => {
        let t = e.feed.facts()?.mySeat ?? null;
        return t === null ? null : se(t);
      }),
      i = (t) => e.feed.facts()?.seats[t]?.player ?? String(t + 1),
      o = a(() => {
        let t = e.feed.state();
        return t === null ? null : (e.feed.rules()?.outcome(t) ?? null);
      }),
      s = a(() => ce(e.feed.state(), n() ?? `watcher`)),
      c = a(() => {
        let t = e.feed.facts(),
          n = e.feed.rules(),
          r = e.feed.game();
        return t && n && r ? { facts: t, rules: n, words: r.words } : null;
      }),
      l = a((t) => e.feed.state() !== null && (t || e.feed.entries().length > (e.feed.facts()?.seq ?? -1)), !1);
    return T(d, {
      get when() {
        return w(() => !!l())() && c();
      },
      get fallback() {
        return T(x, {
          get text() {
            return v.loading;
          },
        });
      },
      children: (a) => [
        T(d, {
          get when() {
            return o();
          },
          children: (t) =>
            T(we, {
              get outcome() {
                return t();
              },
              names: i,
              get table() {
                return e.table;
              },
            }),
        }),
        T(d, {
          get when() {
            return e.feed.facts()?.readOnly;
          },
          get children() {
            return T(_, {
              kind: `info`,
              get children() {
                return $.readOnly;
              },
            });
          },
        }),
        T(r, {
          get fallback() {
            return T(x, {
              get text() {
                return v.loading;
              },
            });
          },
          get children() {
            return T(re, {
              get component() {
                return e.feed.game()?.Table ?? tt;
              },
              get facts() {
                return a().facts;
              },
              get rules() {
                return a().rules;
              },
              get words() {
                return a().words;
              },
              get state() {
                return s();
              },
              get entries() {
                return e.feed.entries();
              },
              get seat() {
                return w(() => !!o())() ? null : n();
              },
              sender: t,
              names: i,
              get chat() {
                return e.feed.chat();
              },
            });
          },
        }),
      ],
    });
  },
  bt = () => {
    let t = ue().table ?? ``,
      n = Fe(t),
      [r] = m(async () => (await S(), C.games.list.query())),
      i = () => {
        let e = r.error ? void 0 : r.latest?.find((e) => e.id === n.facts()?.game);
        return e ? fe(e) : null;
      };
    return (() => {
      var r = _t(),
        a = r.firstChild,
        o = a.firstChild,
        s = o.nextSibling;
      return (
        e(o, () => v.title),
        e(s, () => n.facts()?.name ?? ``),
        e(
          a,
          T(d, {
            get when() {
              return w(() => !!n.facts())() && !n.connected();
            },
            get children() {
              var t = mt();
              return (t.firstChild.nextSibling, e(t, () => v.reconnecting, null), t);
            },
          }),
          null,
        ),
        e(
          a,
          T(d, {
            get when() {
              return w(() => n.facts()?.status === `running`)() && n.facts()?.mySeat === null;
            },
            get children() {
              var t = ht();
              return (e(t, () => $.watching), t);
            },
          }),
          null,
        ),
        e(
          a,
          T(d, {
            get when() {
              return w(() => n.facts()?.status === `running`)() && n.facts()?.mySeat !== null;
            },
            get children() {
              return T(vt, { table: t });
            },
          }),
          null,
        ),
        e(a, T(he, {}), null),
        e(
          r,
          T(d, {
            get when() {
              return n.problem();
            },
            get children() {
              return T(_, {
                get children() {
                  return [
                    w(() => $.broken),
                    ` `,
                    (() => {
                      var t = gt();
                      return (e(t, () => n.problem()), t);
                    })(),
                  ];
                },
              });
            },
          }),
          null,
        ),
        e(
          r,
          T(ne, {
            fallback: (e) =>
              T(_, {
                get children() {
                  return e.message;
                },
              }),
            get children() {
              return T(d, {
                get when() {
                  return !n.gone();
                },
                get fallback() {
                  return T(te, {
                    get children() {
                      return $.gone;
                    },
                  });
                },
                get children() {
                  return T(d, {
                    get when() {
                      return n.facts();
                    },
                    get fallback() {
                      return T(x, {
                        get text() {
                          return v.connecting;
                        },
                      });
                    },
                    children: (e) =>
                      T(d, {
                        get when() {
                          return e().status !== `open`;
                        },
                        get fallback() {
                          return T(it, {
                            get facts() {
                              return e();
                            },
                            get bot() {
                              return i();
                            },
                          });
                        },
                        get children() {
                          return T(yt, { feed: n, table: t });
                        },
                      }),
                  });
                },
              });
            },
          }),
          null,
        ),
        r
      );
    })();
  };
export { bt as TablePage };
