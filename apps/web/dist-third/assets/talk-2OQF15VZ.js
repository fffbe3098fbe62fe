import {
  C as e,
  D as t,
  E as n,
  H as r,
  K as i,
  M as a,
  O as o,
  P as s,
  Q as c,
  S as l,
  U as u,
  V as d,
  X as f,
  Z as p,
  _ as m,
  a as h,
  h as g,
  k as _,
  t as ee,
  w as v,
  z as y,
} from "./client-Byg8WR8d.js";
import { ot as te } from "./Result-BJK-ag_I.js";
import { a as ne, o as b } from "./index-DCnmg93N.js";
import { r as x, t as re } from "./src-BSGTg1ZZ.js";
import { t as S } from "./refusal-DOc6skV4.js";
var C = (e, t, n) => Object.values(e.forms).filter((e) => e.opens(t, n)),
  w = (e, t, n, r) => (e.asked ? e.asked(t, n, r) : `yes`),
  T = (e, t, n, r, i = []) => {
    for (let a of e.slots) if (!(a.name in r || i.includes(a.name)) && w(a, t, n, r) !== `no`) return a;
    return null;
  },
  E = (e, t) => ({ _tag: e.tag, ...t }),
  ie = (e, t) => (e.gather ? e.gather(t) : t),
  D = (e, t, n, r) => {
    let i = Object.hasOwn(e.forms, r._tag) ? e.forms[r._tag] : void 0;
    return i
      ? i.opens(t, n)
        ? i.refuse(t, n, r)
        : S({ _tag: `NotNow`, rule: ``, command: r._tag })
      : S({ _tag: `UnknownCommand`, rule: ``, command: r._tag });
  },
  O = { tag: null, picked: {}, skipped: [], list: [] },
  k = (e, t) => e.some((e) => te(e, t)),
  ae = (e, t, n, r, i) => {
    if (e.shape !== `list`) return [];
    let a = [];
    for (let o of i) {
      if (!k(e.candidates(t, n, r, a), o)) break;
      a.push(o);
    }
    return a;
  },
  oe = (e, t, n, r) => {
    if (!t) return O;
    let i = {},
      a = [];
    for (let o of t.slots) {
      let t = w(o, n, r, i);
      if (t === `no`) continue;
      let s = e.picked[o.name];
      if (s === void 0 && t === `maybe` && e.skipped.includes(o.name)) a.push(o.name);
      else if (s !== void 0 && (o.shape === `list` || k(o.candidates(n, r, i), s))) i = { ...i, [o.name]: s };
      else return { tag: e.tag, picked: i, skipped: a, list: ae(o, n, r, i, e.list) };
    }
    return { tag: e.tag, picked: i, skipped: a, list: [] };
  },
  A = (e, t) => `blueplate-draft:${e}:${t}`,
  j = (e) => typeof e == `object` && !!e && !Array.isArray(e),
  M = (e, t) => {
    let n = sessionStorage.getItem(A(e, t));
    if (n === null) return O;
    let r = JSON.parse(n);
    if (!j(r)) return O;
    let { tag: i, picked: a, skipped: o, list: s } = r;
    return {
      tag: typeof i == `string` ? i : null,
      picked: j(a) ? a : {},
      skipped: Array.isArray(o) ? o.filter((e) => typeof e == `string`) : [],
      list: Array.isArray(s) ? s : [],
    };
  },
  N = (e, t, n) => (n === O ? sessionStorage.removeItem(A(e, t)) : sessionStorage.setItem(A(e, t), JSON.stringify(n))),
  P = (e) => {
    let t = Object.keys(e.picked).at(-1);
    if (t === void 0) return { ...O, tag: e.skipped.length > 0 ? e.tag : null };
    let n = Object.fromEntries(Object.entries(e.picked).filter(([e]) => e !== t));
    return { ...e, picked: n, skipped: [], list: [] };
  },
  F = (e, t, n) => ({
    pick: (e) => {
      let r = n()?.name;
      r !== void 0 && t((t) => ({ ...t, picked: { ...t.picked, [r]: e }, list: [] }));
    },
    fill: (e) => t((t) => ({ ...t, picked: { ...t.picked, ...e }, list: [] })),
    grow: (e) => t((t) => ({ ...t, list: [...t.list, e] })),
    shrink: (e) => t((t) => ({ ...t, list: t.list.filter((t, n) => n !== e) })),
    setList: (e) => t((t) => ({ ...t, list: e })),
    finishList: () => {
      let r = n();
      r?.shape === `list` && t((t) => ({ ...t, picked: { ...t.picked, [r.name]: ie(r, e().list) }, list: [] }));
    },
    skip: () => {
      let e = n()?.name;
      e !== void 0 && t((t) => ({ ...t, skipped: [...t.skipped, e], list: [] }));
    },
    back: () => t(P),
    reset: () => t((e) => ({ ...O, tag: e.tag })),
  }),
  I = (e, t, n) => ({
    offers: () => {
      let r = t();
      if (!r || e.seat === null) return [];
      let { picked: i, list: a } = n();
      return r.shape === `list` ? r.candidates(e.state, e.seat, i, a) : r.candidates(e.state, e.seat, i);
    },
    optional: () => {
      let r = t();
      return r !== null && e.seat !== null && w(r, e.state, e.seat, n().picked) === `maybe`;
    },
    fits: () => {
      let r = t();
      return r?.shape !== `list` || e.seat === null ? !1 : r.fits(e.state, e.seat, n().picked, n().list);
    },
  }),
  L = (e, t, n) => {
    let r = e.entries.length;
    (d(
      f([() => e.entries.length, () => e.seat], () => {
        let { seat: t, entries: i, rules: a, state: o } = e,
          s = i.slice(r).some((e) => `seat` in e && e.seat === t);
        ((r = i.length),
          n((e) =>
            t === null || s
              ? { ...O, tag: e.tag }
              : oe(
                  e,
                  C(a, o, t).find(({ tag: t }, n, r) => t === e.tag || r.length === 1),
                  o,
                  t,
                ),
          ));
      }),
    ),
      d(
        f(
          t,
          (t) => {
            e.seat !== null && N(e.facts.id, e.seat, t);
          },
          { defer: !0 },
        ),
      ));
  },
  R = (e) => {
    let [t, n] = i(e.seat === null ? O : M(e.facts.id, e.seat)),
      a = r(() => (e.seat === null ? [] : C(e.rules, e.state, e.seat))),
      o = r(() => {
        let e = a();
        return e.find(({ tag: e }) => e === t().tag) ?? (e.length === 1 ? (e[0] ?? null) : null);
      });
    L(e, t, n);
    let s = r(() => {
        let n = o();
        return !n || e.seat === null ? null : T(n, e.state, e.seat, t().picked, t().skipped);
      }),
      c = I(e, s, t),
      l = r(c.offers),
      u = r(() => {
        let n = o();
        if (!n || s() || e.seat === null) return null;
        let r = E(n, t().picked);
        return { command: r, refusal: D(e.rules, e.state, e.seat, r) };
      });
    return {
      forms: a,
      form: o,
      choose: (e) => n({ ...O, tag: e }),
      picked: () => t().picked,
      slot: s,
      ...c,
      offers: l,
      list: () => t().list,
      ...F(t, n, s),
      command: u,
    };
  },
  z = o(`<ol class=log tabindex=0>`),
  B = o(`<li>`),
  V = o(`<b>`),
  H = (t) => {
    let i,
      o = r(() =>
        x(t.entries)
          .flatMap((e) =>
            e.events.flatMap((n, r) => {
              let i = t.words.event(n, t.names);
              return i ? [{ key: `${e.seq}.${r}`, sentence: i }] : [];
            }),
          )
          .slice(-300),
      );
    return (
      d(() => {
        o().length > 0 && i && (i.scrollTop = i.scrollHeight);
      }),
      (() => {
        var t = z();
        return (
          _((e) => (i = e), t),
          e(
            t,
            y(a, {
              get each() {
                return o();
              },
              children: ({ sentence: t }) =>
                (() => {
                  var r = B();
                  return (
                    e(
                      r,
                      y(a, {
                        each: t,
                        children: (t) =>
                          typeof t == `string`
                            ? t
                            : (() => {
                                var r = V();
                                return (e(r, () => t.text), u(() => n(r, `data-kind`, t.kind)), r);
                              })(),
                      }),
                    ),
                    r
                  );
                })(),
            }),
          ),
          u(() => n(t, `aria-label`, h.table.log)),
          t
        );
      })()
    );
  },
  U = (e) => e instanceof Element && e.closest(`input, textarea, select, [contenteditable]`) !== null,
  W = (e) => e instanceof Element && e.closest(`button, a, summary, [role=tab]`) !== null,
  G = (e, t) => {
    let n = (n) => {
      if (U(n.target) || n.ctrlKey || n.metaKey || n.altKey) return;
      let r = e();
      r &&
        (/^[1-9]$/.test(n.key)
          ? r.querySelectorAll(`.offers button`)[Number(n.key) - 1]?.click()
          : n.key === `Enter` && !W(n.target)
            ? r.querySelector(`button[data-kind="main"]:not(:disabled)`)?.click()
            : n.key === `Escape`
              ? t.back()
              : n.key.toLowerCase() === `u` && t.undo());
    };
    (c(() => addEventListener(`keydown`, n)), p(() => removeEventListener(`keydown`, n)));
  },
  K = o(`<span class="tinted number">`),
  q = o(`<span class=swatch aria-hidden=true>`),
  J = (n) =>
    (() => {
      var r = K();
      return (
        e(
          r,
          y(s, {
            get when() {
              return n.colour;
            },
            children: (e) =>
              (() => {
                var n = q();
                return (u((r) => t(n, `background`, e())), n);
              })(),
          }),
          null,
        ),
        e(r, () => n.children, null),
        r
      );
    })(),
  se = o(`<div class=offers role=group>`),
  ce = o(`<select class=offers-long><option value>…`),
  le = o(`<option>`),
  ue = o(`<div class=stack><div class=row>`),
  de = o(`<button type=button class=chip> ×`),
  fe = o(`<div class="stack slot"><p class=slot-name></p><div class=row>`),
  pe = o(`<dl class=picked>`),
  me = o(`<div class=row><dt class=muted></dt><dd>`),
  he = o(`<div class="row confirm">`),
  ge = o(`<span class=muted>`),
  _e = o(`<div class=forms role=group>`),
  ve = o(`<p class=muted>`),
  ye = o(`<p class=ask>`),
  be = o(`<section class="question stack"><h2></h2><p class=hidden role=status>`),
  Y = h.table,
  xe = 24,
  X = (e, t, n) => e.words.value(t.slot()?.kind ?? ``, n),
  Z = (t) =>
    y(s, {
      get when() {
        return t.filling.offers().length <= xe;
      },
      get fallback() {
        return (() => {
          var r = ce();
          return (
            r.firstChild,
            r.addEventListener(`change`, (e) => {
              let n = t.filling.offers()[Number(e.currentTarget.value)];
              n !== void 0 && t.onPick(n);
            }),
            e(
              r,
              y(a, {
                get each() {
                  return t.filling.offers();
                },
                children: (n, r) =>
                  (() => {
                    var i = le();
                    return (e(i, () => X(t.table, t.filling, n)), u(() => (i.value = r())), i);
                  })(),
              }),
              null,
            ),
            u(() => n(r, `aria-label`, t.table.words.slot(t.filling.form()?.tag ?? ``, t.filling.slot()?.name ?? ``))),
            r
          );
        })();
      },
      get children() {
        var r = se();
        return (
          e(
            r,
            y(a, {
              get each() {
                return t.filling.offers();
              },
              children: (e) =>
                y(g, {
                  onClick: () => t.onPick(e),
                  get children() {
                    return y(J, {
                      get colour() {
                        return t.table.words.tint(e);
                      },
                      get children() {
                        return X(t.table, t.filling, e);
                      },
                    });
                  },
                }),
            }),
          ),
          u(() => n(r, `aria-label`, t.table.words.slot(t.filling.form()?.tag ?? ``, t.filling.slot()?.name ?? ``))),
          r
        );
      },
    }),
  Se = (t) =>
    (() => {
      var r = ue(),
        i = r.firstChild;
      return (
        e(
          i,
          y(a, {
            get each() {
              return t.filling.list();
            },
            children: (n, r) =>
              (() => {
                var i = de(),
                  a = i.firstChild;
                return ((i.$$click = () => t.filling.shrink(r())), e(i, () => X(t.table, t.filling, n), a), i);
              })(),
          }),
        ),
        e(
          r,
          y(Z, {
            get table() {
              return t.table;
            },
            get filling() {
              return t.filling;
            },
            get onPick() {
              return t.filling.grow;
            },
          }),
          null,
        ),
        e(
          r,
          y(g, {
            kind: `main`,
            get disabled() {
              return !t.filling.fits();
            },
            get onClick() {
              return t.filling.finishList;
            },
            get children() {
              return Y.done;
            },
          }),
          null,
        ),
        u(() => n(i, `aria-label`, Y.done)),
        r
      );
    })(),
  Ce = (t) => {
    let n = r(() => t.parts.slot?.(t.filling) ?? null);
    return (() => {
      var r = fe(),
        i = r.firstChild,
        a = i.nextSibling;
      return (
        e(i, () => t.table.words.slot(t.filling.form()?.tag ?? ``, t.filling.slot()?.name ?? ``)),
        e(
          r,
          y(s, {
            get when() {
              return n();
            },
            get fallback() {
              return y(we, {
                get table() {
                  return t.table;
                },
                get filling() {
                  return t.filling;
                },
              });
            },
            get children() {
              return n();
            },
          }),
          a,
        ),
        e(
          a,
          y(s, {
            get when() {
              return t.filling.optional();
            },
            get children() {
              return y(g, {
                get onClick() {
                  return t.filling.skip;
                },
                get children() {
                  return Y.leaveOut;
                },
              });
            },
          }),
          null,
        ),
        e(
          a,
          y(s, {
            get when() {
              return Object.keys(t.filling.picked()).length > 0;
            },
            get children() {
              return y(g, {
                kind: `quiet`,
                get onClick() {
                  return t.filling.back;
                },
                get children() {
                  return Y.back;
                },
              });
            },
          }),
          null,
        ),
        r
      );
    })();
  },
  we = (e) =>
    y(s, {
      get when() {
        return e.filling.slot()?.shape === `list`;
      },
      get fallback() {
        return y(Z, {
          get table() {
            return e.table;
          },
          get filling() {
            return e.filling;
          },
          get onPick() {
            return e.filling.pick;
          },
        });
      },
      get children() {
        return y(Se, {
          get table() {
            return e.table;
          },
          get filling() {
            return e.filling;
          },
        });
      },
    }),
  Te = (t) => {
    let n = (e) => t.filling.form()?.slots.find((t) => t.name === e)?.kind ?? ``,
      r = (e, r) =>
        Array.isArray(r) && n(e) !== `route` && typeof r[0] != `number`
          ? r.map((r) => t.table.words.value(n(e), r)).join(`, `) || `—`
          : t.table.words.value(n(e), r);
    return (() => {
      var n = pe();
      return (
        e(
          n,
          y(a, {
            get each() {
              return Object.entries(t.filling.picked());
            },
            children: ([n, i]) =>
              (() => {
                var a = me(),
                  o = a.firstChild,
                  s = o.nextSibling;
                return (e(o, () => t.table.words.slot(t.filling.form()?.tag ?? ``, n)), e(s, () => r(n, i)), a);
              })(),
          }),
        ),
        n
      );
    })();
  },
  Ee = (t) => {
    let { sender: n } = t.table,
      r = async () => {
        let e = t.filling.command();
        e && !e.refusal && (await n.send(e.command));
      };
    return (() => {
      var i = he();
      return (
        e(
          i,
          y(s, {
            get when() {
              return t.filling.command()?.refusal;
            },
            children: (n) =>
              y(m, {
                get children() {
                  return [
                    v(() => t.table.words.refusal(n())),
                    ` `,
                    (() => {
                      var t = ge();
                      return (e(t, () => n().rule), t);
                    })(),
                  ];
                },
              }),
          }),
          null,
        ),
        e(
          i,
          y(g, {
            kind: `main`,
            get disabled() {
              return n.busy() || t.filling.command()?.refusal !== null;
            },
            onClick: () => void r(),
            get children() {
              return v(() => !!n.busy())() ? Y.sending : t.table.words.form(t.filling.form()?.tag ?? ``).button;
            },
          }),
          null,
        ),
        e(
          i,
          y(s, {
            get when() {
              return Object.keys(t.filling.picked()).length > 0;
            },
            get children() {
              return y(g, {
                kind: `quiet`,
                get onClick() {
                  return t.filling.back;
                },
                get children() {
                  return Y.back;
                },
              });
            },
          }),
          null,
        ),
        i
      );
    })();
  },
  De = (t) =>
    y(s, {
      get when() {
        return t.filling.forms().length > 1;
      },
      get children() {
        var r = _e();
        return (
          e(
            r,
            y(a, {
              get each() {
                return t.filling.forms();
              },
              children: (e) =>
                y(g, {
                  get "aria-pressed"() {
                    return t.filling.form()?.tag === e.tag;
                  },
                  onClick: () => t.filling.choose(e.tag),
                  get children() {
                    return t.table.words.form(e.tag).button;
                  },
                }),
            }),
          ),
          u(() => n(r, `aria-label`, Y.chooseForm)),
          r
        );
      },
    }),
  Oe = (t) => {
    let n = () =>
      t.table.rules
        .waitsFor(t.table.state)
        .map((e) => t.table.names(e))
        .join(`, `);
    return (() => {
      var t = ve();
      return (
        e(
          t,
          (() => {
            var e = v(() => n() === ``);
            return () => (e() ? Y.over : Y.waitsFor(n()));
          })(),
        ),
        t
      );
    })();
  },
  Q = (t) => {
    let i = r(() => t.table.seat !== null && t.table.rules.waitsFor(t.table.state).includes(t.table.seat)),
      a = () => t.table.seat !== null && t.table.rules.mayResubmit(t.table.state).includes(t.table.seat),
      o = () => {
        let e = t.filling.form();
        return e ? t.table.words.form(e.tag).ask : Y.chooseForm;
      },
      c = r(() => t.table.seat !== null && re({ line: x(t.table.entries) }, t.table.seat) !== null),
      l = () => {
        c() && !t.table.sender.busy() && t.table.sender.undo();
      },
      d = () => (i() ? Y.yourMove : a() ? Y.submitted : Y.nothing),
      f;
    return (
      G(() => f, { back: () => t.filling.back(), undo: l }),
      (() => {
        var r = be(),
          p = r.firstChild,
          h = p.nextSibling;
        return (
          _((e) => (f = e), r),
          e(p, d),
          e(h, d),
          e(
            r,
            y(s, {
              get when() {
                return !i();
              },
              get children() {
                return y(Oe, {
                  get table() {
                    return t.table;
                  },
                });
              },
            }),
            null,
          ),
          e(
            r,
            y(s, {
              get when() {
                return i() || a();
              },
              get children() {
                return [
                  y(De, {
                    get table() {
                      return t.table;
                    },
                    get filling() {
                      return t.filling;
                    },
                  }),
                  (() => {
                    var t = ye();
                    return (e(t, o), t);
                  })(),
                  y(Te, {
                    get table() {
                      return t.table;
                    },
                    get filling() {
                      return t.filling;
                    },
                  }),
                  v(() => t.parts?.preview?.(t.filling)),
                  y(s, {
                    get when() {
                      return t.filling.slot();
                    },
                    get fallback() {
                      return y(s, {
                        get when() {
                          return t.filling.form();
                        },
                        get children() {
                          return y(Ee, {
                            get table() {
                              return t.table;
                            },
                            get filling() {
                              return t.filling;
                            },
                          });
                        },
                      });
                    },
                    get children() {
                      return y(Ce, {
                        get table() {
                          return t.table;
                        },
                        get filling() {
                          return t.filling;
                        },
                        get parts() {
                          return t.parts ?? {};
                        },
                      });
                    },
                  }),
                ];
              },
            }),
            null,
          ),
          e(
            r,
            y(s, {
              get when() {
                return t.table.sender.problem();
              },
              get children() {
                return y(m, {
                  get children() {
                    return t.table.sender.problem();
                  },
                });
              },
            }),
            null,
          ),
          e(
            r,
            y(s, {
              get when() {
                return c();
              },
              get children() {
                return y(g, {
                  kind: `quiet`,
                  shortcut: `U`,
                  get disabled() {
                    return t.table.sender.busy();
                  },
                  onClick: l,
                  get children() {
                    return Y.undo;
                  },
                });
              },
            }),
            null,
          ),
          u(() => n(r, `aria-label`, Y.yourMove)),
          r
        );
      })()
    );
  };
l([`click`]);
var ke = o(`<form class=talk-line><input maxlength=500>`),
  Ae = o(`<section class="talk stack"><ol class=log aria-live=polite>`),
  je = o(`<li class=muted>`),
  Me = o(`<li><b></b> `),
  $ = h.table,
  Ne = (t) => {
    let [r, o] = i(``),
      [c, l] = i(null),
      f;
    d(() => {
      t.lines.length > 0 && f && (f.scrollTop = f.scrollHeight);
    });
    let p = async (e) => {
      if ((e.preventDefault(), r().trim() !== ``))
        try {
          (await ee.chat.send.mutate({ table: t.table, text: r().trim() }), o(``), l(null));
        } catch (e) {
          l(b(ne(e)));
        }
    };
    return (() => {
      var i = Ae(),
        l = i.firstChild;
      return (
        _((e) => (f = e), l),
        e(
          l,
          y(a, {
            get each() {
              return t.lines;
            },
            get fallback() {
              return (() => {
                var t = je();
                return (e(t, () => $.silence), t);
              })();
            },
            children: (t) =>
              (() => {
                var n = Me(),
                  r = n.firstChild;
                return (r.nextSibling, e(r, () => t.name), e(n, () => t.text, null), n);
              })(),
          }),
        ),
        e(
          i,
          y(s, {
            get when() {
              return t.maySpeak;
            },
            get children() {
              var t = ke(),
                i = t.firstChild;
              return (
                t.addEventListener(`submit`, (e) => void p(e)),
                (i.$$input = (e) => o(e.currentTarget.value)),
                e(
                  t,
                  y(g, {
                    type: `submit`,
                    get children() {
                      return $.send;
                    },
                  }),
                  null,
                ),
                u(
                  (e) => {
                    var t = $.say,
                      r = $.say;
                    return (t !== e.e && n(i, `aria-label`, (e.e = t)), r !== e.t && n(i, `placeholder`, (e.t = r)), e);
                  },
                  { e: void 0, t: void 0 },
                ),
                u(() => (i.value = r())),
                t
              );
            },
          }),
          null,
        ),
        e(
          i,
          y(s, {
            get when() {
              return c();
            },
            get children() {
              return y(m, {
                get children() {
                  return c();
                },
              });
            },
          }),
          null,
        ),
        u(() => n(i, `aria-label`, $.chat)),
        i
      );
    })();
  };
l([`input`]);
export { R as a, H as i, Q as n, D as o, J as r, E as s, Ne as t };
