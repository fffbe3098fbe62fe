const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      "assets/hidden-bids-D6d531_d.js",
      "assets/Result-BJK-ag_I.js",
      "assets/envelope-w8RPgtZn.js",
      "assets/refusal-DOc6skV4.js",
      "assets/src-CW8ZSil8.js",
      "assets/fingerprint-CJ2K17i9.js",
      "assets/src-BSGTg1ZZ.js",
      "assets/table-CDhy2epk.js",
      "assets/client-Byg8WR8d.js",
      "assets/talk-2OQF15VZ.js",
      "assets/table-D3TOIdJX.css",
      "assets/src-DTYPftqZ.js",
      "assets/page-DmxOWNqM.js",
      "assets/claim-9caTFip0.js",
    ]),
) => i.map((i) => d[i]);
import {
  $ as e,
  B as t,
  C as n,
  D as r,
  E as i,
  F as a,
  G as o,
  H as s,
  J as c,
  K as l,
  L as u,
  M as d,
  O as f,
  P as p,
  R as m,
  S as h,
  T as g,
  U as _,
  V as v,
  W as y,
  X as b,
  Y as x,
  Z as S,
  _ as C,
  a as w,
  b as T,
  d as E,
  et as ee,
  f as D,
  g as O,
  h as k,
  i as te,
  it as ne,
  l as A,
  m as j,
  n as M,
  nt as re,
  o as ie,
  p as ae,
  q as oe,
  r as se,
  rt as ce,
  t as le,
  tt as ue,
  u as de,
  v as N,
  w as P,
  z as F,
} from "./client-Byg8WR8d.js";
import { i as fe } from "./Result-BJK-ag_I.js";
(function () {
  let e = document.createElement(`link`).relList;
  if (e && e.supports && e.supports(`modulepreload`)) return;
  for (let e of document.querySelectorAll(`link[rel="modulepreload"]`)) n(e);
  new MutationObserver((e) => {
    for (let t of e)
      if (t.type === `childList`) for (let e of t.addedNodes) e.tagName === `LINK` && e.rel === `modulepreload` && n(e);
  }).observe(document, { childList: !0, subtree: !0 });
  function t(e) {
    let t = {};
    return (
      e.integrity && (t.integrity = e.integrity),
      e.referrerPolicy && (t.referrerPolicy = e.referrerPolicy),
      (t.credentials =
        e.crossOrigin === `use-credentials` ? `include` : e.crossOrigin === `anonymous` ? `omit` : `same-origin`),
      t
    );
  }
  function n(e) {
    if (e.ep) return;
    e.ep = !0;
    let n = t(e);
    fetch(e.href, n);
  }
})();
function pe() {
  let e = new Set();
  function t(t) {
    return (e.add(t), () => e.delete(t));
  }
  let n = !1;
  function r(t, r) {
    if (n) return !(n = !1);
    let i = { to: t, options: r, defaultPrevented: !1, preventDefault: () => (i.defaultPrevented = !0) };
    for (let a of e)
      a.listener({
        to: t,
        options: r,
        get defaultPrevented() {
          return i.defaultPrevented;
        },
        preventDefault: i.preventDefault,
        from: a.location,
        retry: (e) => {
          (e && (n = !0), a.navigate(t, { ...r, resolve: !1 }));
        },
      });
    return !i.defaultPrevented;
  }
  return { subscribe: t, confirm: r };
}
var I;
function L() {
  ((window.history.state && window.history.state._depth != null) ||
    window.history.replaceState({ ...window.history.state, _depth: window.history.length - 1 }, ``),
    (I = window.history.state._depth));
}
L();
function me(e) {
  return { ...e, _depth: window.history.state && window.history.state._depth };
}
function he(e, t) {
  let n = !1;
  return () => {
    let r = I;
    L();
    let i = r == null ? null : I - r;
    n ? (n = !1) : i && t(i) ? ((n = !0), window.history.go(-i)) : e();
  };
}
var ge = /^(?:[a-z0-9]+:)?\/\//i,
  _e = /^\/+|(\/)\/+$/g,
  R = `http://sr`;
function z(e, t = !1) {
  let n = e.replace(_e, `$1`);
  return n ? (t || /^[?#]/.test(n) ? n : `/` + n) : ``;
}
function B(e, t, n) {
  if (ge.test(t)) return;
  let r = z(e),
    i = n && z(n),
    a = ``;
  return (
    (a = !i || t.startsWith(`/`) ? r : i.toLowerCase().indexOf(r.toLowerCase()) === 0 ? i : r + i),
    (a || `/`) + z(t, !a)
  );
}
function ve(e, t) {
  if (e == null) throw Error(t);
  return e;
}
function ye(e, t) {
  return z(e).replace(/\/*(\*.*)?$/g, ``) + z(t);
}
function be(e) {
  let t = {};
  return (
    e.searchParams.forEach((e, n) => {
      n in t ? (Array.isArray(t[n]) ? t[n].push(e) : (t[n] = [t[n], e])) : (t[n] = e);
    }),
    t
  );
}
function xe(e, t, n) {
  let [r, i] = e.split(`/*`, 2),
    a = r.split(`/`).filter(Boolean),
    o = a.length;
  return (e) => {
    let r = e.split(`/`);
    if ((r[0] === `` && r.shift(), r.length && r[r.length - 1] === `` && r.pop(), r.includes(``))) return null;
    let s = r.length - o;
    if (s < 0 || (s > 0 && i === void 0 && !t)) return null;
    let c = { path: o ? `` : `/`, params: {} },
      l = (e) => (n === void 0 ? void 0 : n[e]);
    for (let e = 0; e < o; e++) {
      let t = a[e],
        n = t[0] === `:`,
        i = n ? r[e] : r[e].toLowerCase(),
        o = n ? t.slice(1) : t.toLowerCase();
      if (n && V(i, l(o))) c.params[o] = i;
      else if (n || !V(i, o)) return null;
      c.path += `/${i}`;
    }
    if (i) {
      let e = s ? r.slice(-s).join(`/`) : ``;
      if (V(e, l(i))) c.params[i] = e;
      else return null;
    }
    return c;
  };
}
function V(e, t) {
  let n = (t) => t === e;
  return t === void 0
    ? !0
    : typeof t == `string`
      ? n(t)
      : typeof t == `function`
        ? t(e)
        : Array.isArray(t)
          ? t.some(n)
          : t instanceof RegExp && t.test(e);
}
function Se(e) {
  let [t, n] = e.pattern.split(`/*`, 2),
    r = t.split(`/`).filter(Boolean);
  return r.reduce((e, t) => e + (t.startsWith(`:`) ? 2 : 3), r.length - (n === void 0 ? 0 : 1));
}
function Ce(e) {
  let t = new Map(),
    n = oe();
  return new Proxy(
    {},
    {
      get(r, i) {
        return (
          t.has(i) ||
            ee(n, () =>
              t.set(
                i,
                s(() => e()[i]),
              ),
            ),
          t.get(i)()
        );
      },
      getOwnPropertyDescriptor() {
        return { enumerable: !0, configurable: !0 };
      },
      ownKeys() {
        return Reflect.ownKeys(e());
      },
      has(t, n) {
        return n in e();
      },
    },
  );
}
function we(e) {
  let t = /(\/?\:[^\/]+)\?/.exec(e);
  if (!t) return [e];
  let n = e.slice(0, t.index),
    r = e.slice(t.index + t[0].length),
    i = [n, (n += t[1])];
  for (; (t = /^(\/\:[^\/]+)\?/.exec(r));) (i.push((n += t[1])), (r = r.slice(t[0].length)));
  return we(r).reduce((e, t) => [...e, ...i.map((e) => e + t)], []);
}
var Te = 100,
  Ee = t(),
  De = t(),
  Oe = () => ve(ne(Ee), `<A> and 'use' router primitives can be only used inside a Route.`),
  ke = () => Oe().navigatorFactory(),
  Ae = () => Oe().params,
  je = (e) => encodeURIComponent(e).replace(/%(2B|40|3A|24|26|2C|3B|3D)/g, (e) => decodeURIComponent(e));
function Me(e, t = ``) {
  let { component: n, preload: r, load: i, children: a, info: o } = e,
    s = !a || (Array.isArray(a) && !a.length),
    c = { key: e, component: n, preload: r || i, info: o };
  return Pe(e.path).reduce((n, r) => {
    for (let i of we(r)) {
      let a = ye(t, i),
        o = s ? a : a.split(`/*`, 1)[0];
      ((o = o
        .split(`/`)
        .map((e) => (e.startsWith(`:`) || e.startsWith(`*`) ? e : je(e)))
        .join(`/`)),
        n.push({ ...c, originalPath: r, pattern: o, matcher: xe(o, !s, e.matchFilters) }));
    }
    return n;
  }, []);
}
function Ne(e, t = 0) {
  return {
    routes: e,
    score: Se(e[e.length - 1]) * 1e4 - t,
    matcher(t) {
      let n = [];
      for (let r = e.length - 1; r >= 0; r--) {
        let i = e[r],
          a = i.matcher(t);
        if (!a) return null;
        n.unshift({ ...a, route: i });
      }
      return n;
    },
  };
}
function Pe(e) {
  return Array.isArray(e) ? e : [e];
}
function Fe(e, t = ``, n = [], r = []) {
  let i = Pe(e);
  for (let e = 0, a = i.length; e < a; e++) {
    let a = i[e];
    if (a && typeof a == `object`) {
      a.hasOwnProperty(`path`) || (a.path = ``);
      let e = Me(a, t);
      for (let t of e) {
        n.push(t);
        let e = Array.isArray(a.children) && a.children.length === 0;
        if (a.children && !e) Fe(a.children, t.pattern, n, r);
        else {
          let e = Ne([...n], r.length);
          r.push(e);
        }
        n.pop();
      }
    }
  }
  return n.length ? r : r.sort((e, t) => t.score - e.score);
}
function H(e, t) {
  for (let n = 0, r = e.length; n < r; n++) {
    let r = e[n].matcher(t);
    if (r) return r;
  }
  return [];
}
function Ie(e, t, n) {
  let r = new URL(R),
    i = s(
      (t) => {
        let n = e();
        try {
          return new URL(n[0] === `/` ? R + n : n, r);
        } catch {
          return (console.error(`Invalid path ${n}`), t);
        }
      },
      r,
      { equals: (e, t) => e.href === t.href },
    ),
    a = s(() => i().pathname),
    o = s(() => i().search, !0),
    c = s(() => i().hash),
    l = () => ``,
    u = b(o, () => be(i()));
  return {
    get pathname() {
      return a();
    },
    get search() {
      return o();
    },
    get hash() {
      return c();
    },
    get state() {
      return t();
    },
    get key() {
      return l();
    },
    query: n ? n(u) : Ce(u),
  };
}
var U;
function Le() {
  return U;
}
function Re(t, n, r, i = {}) {
  let {
      signal: [a, o],
      utils: c = {},
    } = t,
    d = c.parsePath || ((e) => e),
    f = c.renderPath || ((e) => e),
    p = c.beforeLeave || pe(),
    m = B(``, i.base || ``);
  if (m === void 0) throw Error(`${m} is not a valid base path`);
  m && !a().value && o({ value: m, replace: !0, scroll: !1 });
  let [h, g] = l(!1),
    v,
    y = (t, n) => {
      (n.value !== x() || n.state !== C()) &&
        (v === void 0 && g(!0),
        (U = t),
        (v = n),
        re(() => {
          v === n && (S(v.value), w(v.state), e(), D[1]((e) => e.filter((e) => e.pending)));
        }).finally(() => {
          v === n &&
            u(() => {
              ((U = void 0), t === `navigate` && ie(v), g(!1), (v = void 0));
            });
        }));
    },
    [x, S] = l(a().value),
    [C, w] = l(a().state),
    T = Ie(x, C, c.queryWrapper),
    E = [],
    D = l([]),
    O = s(() => (typeof i.transformUrl == `function` ? H(n(), i.transformUrl(T.pathname)) : H(n(), T.pathname))),
    k = () => {
      let e = O(),
        t = {};
      for (let n = 0; n < e.length; n++) Object.assign(t, e[n].params);
      return t;
    },
    te = c.paramsWrapper ? c.paramsWrapper(k, n) : Ce(k),
    A = {
      pattern: m,
      path: () => m,
      outlet: () => null,
      resolvePath(e) {
        return B(m, e);
      },
    };
  return (
    _(b(a, (e) => y(`native`, e), { defer: !0 })),
    {
      base: A,
      location: T,
      params: te,
      isRouting: h,
      get pendingTarget() {
        return v;
      },
      renderPath: f,
      parsePath: d,
      navigatorFactory: M,
      matches: O,
      beforeLeave: p,
      preloadRoute: ae,
      singleFlight: i.singleFlight === void 0 || i.singleFlight,
      submissions: D,
    }
  );
  function j(e, t, n) {
    ce(() => {
      if (typeof t == `number`) {
        t && (c.go ? c.go(t) : console.warn(`Router integration does not support relative routing`));
        return;
      }
      let r = !t || t[0] === `?`,
        { replace: i, resolve: a, scroll: o, state: s } = { replace: !1, resolve: !r, scroll: !0, ...n },
        l = a ? e.resolvePath(t) : B((r && T.pathname) || ``, t);
      if (l === void 0) throw Error(`Path '${t}' is not a routable path`);
      if (E.length >= Te) throw Error(`Too many redirects`);
      let u = x();
      (l !== u || s !== C()) &&
        p.confirm(l, n) &&
        (E.push({ value: u, replace: i, scroll: o, state: C() }), y(`navigate`, { value: l, state: s }));
    });
  }
  function M(e) {
    return ((e = e || ne(De) || A), (t, n) => j(e, t, n));
  }
  function ie(e) {
    let t = E[0];
    t && (o({ ...e, replace: t.replace, scroll: t.scroll }), (E.length = 0));
  }
  function ae(e, t) {
    let i = H(n(), e.pathname),
      a = U;
    U = `preload`;
    for (let n in i) {
      let { route: a, params: o } = i[n];
      a.component && a.component.preload && a.component.preload();
      let { preload: s } = a;
      t &&
        s &&
        ee(r(), () =>
          s({
            params: o,
            location: { pathname: e.pathname, search: e.search, hash: e.hash, query: be(e), state: null, key: `` },
            intent: `preload`,
          }),
        );
    }
    U = a;
  }
}
function ze(e, t, n, r) {
  let { base: i, location: a, params: o } = e,
    { pattern: c, component: l, preload: u } = r().route,
    d = s(() => r().path);
  l && l.preload && l.preload();
  let f = u ? u({ params: o, location: a, intent: U || `initial` }) : void 0;
  return {
    parent: t,
    pattern: c,
    path: d,
    outlet: () =>
      l
        ? F(l, {
            params: o,
            location: a,
            data: f,
            get children() {
              return n();
            },
          })
        : n(),
    resolvePath(e) {
      return B(i.path(), e, d());
    },
  };
}
var Be = (e) => (t) => {
  let { base: n } = t,
    r = m(() => t.children),
    i = s(() => Fe(r(), t.base || ``)),
    a,
    o = Re(e, i, () => a, { base: n, singleFlight: t.singleFlight, transformUrl: t.transformUrl });
  return (
    e.create && e.create(o),
    F(Ee.Provider, {
      value: o,
      get children() {
        return F(Ve, {
          routerState: o,
          get root() {
            return t.root;
          },
          get preload() {
            return t.rootPreload || t.rootLoad;
          },
          get children() {
            return [
              P(() => (a = oe()) && null),
              F(He, {
                routerState: o,
                get branches() {
                  return i();
                },
              }),
            ];
          },
        });
      },
    })
  );
};
function Ve(e) {
  let t = e.routerState.location,
    n = e.routerState.params,
    r = s(
      () =>
        e.preload &&
        ce(() => {
          e.preload({ params: n, location: t, intent: Le() || `initial` });
        }),
    );
  return F(p, {
    get when() {
      return e.root;
    },
    keyed: !0,
    get fallback() {
      return e.children;
    },
    children: (i) =>
      F(i, {
        params: n,
        location: t,
        get data() {
          return r();
        },
        get children() {
          return e.children;
        },
      }),
  });
}
function He(e) {
  let t = [],
    n;
  S(() => t.forEach((e) => e()));
  let r = s(
    b(e.routerState.matches, (i, a, s) => {
      let c = a && i.length === a.length,
        l = [];
      for (let n = 0, u = i.length; n < u; n++) {
        let u = a && a[n],
          d = i[n];
        s && u && d.route.key === u.route.key
          ? (l[n] = s[n])
          : ((c = !1),
            t[n] && t[n](),
            o((i) => {
              ((t[n] = i),
                (l[n] = ze(
                  e.routerState,
                  l[n - 1] || e.routerState.base,
                  Ue(() => r()[n + 1]),
                  () => {
                    let t = e.routerState.matches();
                    return t[n] ?? t[0];
                  },
                )));
            }));
      }
      return (t.splice(i.length).forEach((e) => e()), s && c ? s : ((n = l[0]), l));
    }),
  );
  return Ue(() => r() && n)();
}
var Ue = (e) => () =>
    F(p, {
      get when() {
        return e();
      },
      keyed: !0,
      children: (e) =>
        F(De.Provider, {
          value: e,
          get children() {
            return e.outlet();
          },
        }),
    }),
  W = (e) => {
    let t = m(() => e.children);
    return x(e, {
      get children() {
        return t();
      },
    });
  };
function We([e, t], n, r) {
  return [n ? () => n(e()) : e, r ? (e) => t(r(e)) : t];
}
function Ge(e) {
  let t = !1,
    n = (e) => (typeof e == `string` ? { value: e } : e),
    r = We(
      l(n(e.get()), { equals: (e, t) => e.value === t.value && e.state === t.state }),
      void 0,
      (n) => (!t && e.set(n), ue.registry && !ue.done && (ue.done = !0), n),
    );
  return (
    e.init &&
      S(
        e.init((i = e.get()) => {
          ((t = !0), r[1](n(i)), (t = !1));
        }),
      ),
    Be({ signal: r, create: e.create, utils: e.utils })
  );
}
function G(e, t, n) {
  return (e.addEventListener(t, n), () => e.removeEventListener(t, n));
}
function Ke(e, t) {
  let n = e && document.getElementById(e);
  n ? n.scrollIntoView() : t && window.scrollTo(0, 0);
}
var qe = new Map();
function Je({ preload: e = !0, explicitLinks: t = !1, actionBase: n = `/_server`, transformUrl: r } = {}) {
  return (i) => {
    let a = i.base.path(),
      o = i.navigatorFactory(i.base),
      s,
      c;
    function l(e) {
      return e.namespaceURI === `http://www.w3.org/2000/svg`;
    }
    function u(e) {
      if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.altKey || e.ctrlKey || e.shiftKey) return;
      let n = e.composedPath().find((e) => e instanceof Node && e.nodeName.toUpperCase() === `A`);
      if (!n || (t && !n.hasAttribute(`link`))) return;
      let r = l(n),
        i = r ? n.href.baseVal : n.href;
      if ((r ? n.target.baseVal : n.target) || (!i && !n.hasAttribute(`state`))) return;
      let o = (n.getAttribute(`rel`) || ``).split(/\s+/);
      if (n.hasAttribute(`download`) || (o && o.includes(`external`))) return;
      let s = r ? new URL(i, document.baseURI) : new URL(i);
      if (
        !(
          s.origin !== window.location.origin ||
          (a && s.pathname && !s.pathname.toLowerCase().startsWith(a.toLowerCase()))
        )
      )
        return [n, s];
    }
    function d(e) {
      let t = u(e);
      if (!t) return;
      let [n, r] = t,
        a = i.parsePath(r.pathname + r.search + r.hash),
        s = n.getAttribute(`state`);
      (e.preventDefault(),
        o(a, {
          resolve: !1,
          replace: n.hasAttribute(`replace`),
          scroll: !n.hasAttribute(`noscroll`),
          state: s ? JSON.parse(s) : void 0,
        }));
    }
    function f(e) {
      let t = u(e);
      if (!t) return;
      let [n, a] = t;
      (r && (a.pathname = r(a.pathname)), i.preloadRoute(a, n.getAttribute(`preload`) !== `false`));
    }
    function p(e) {
      clearTimeout(s);
      let t = u(e);
      if (!t) return (c = null);
      let [n, a] = t;
      c !== n &&
        (r && (a.pathname = r(a.pathname)),
        (s = setTimeout(() => {
          (i.preloadRoute(a, n.getAttribute(`preload`) !== `false`), (c = n));
        }, 20)));
    }
    function m(e) {
      if (e.defaultPrevented) return;
      let t =
        e.submitter && e.submitter.hasAttribute(`formaction`)
          ? e.submitter.getAttribute(`formaction`)
          : e.target.getAttribute(`action`);
      if (!t) return;
      if (!t.startsWith(`https://action/`)) {
        let e = new URL(t, R);
        if (((t = i.parsePath(e.pathname + e.search)), !t.startsWith(n))) return;
      }
      if (e.target.method.toUpperCase() !== `POST`) throw Error(`Only POST forms are supported for Actions`);
      let r = qe.get(t);
      if (r) {
        e.preventDefault();
        let t = new FormData(e.target, e.submitter);
        r.call({ r: i, f: e.target }, e.target.enctype === `multipart/form-data` ? t : new URLSearchParams(t));
      }
    }
    (h([`click`, `submit`]),
      document.addEventListener(`click`, d),
      e &&
        (document.addEventListener(`mousemove`, p, { passive: !0 }),
        document.addEventListener(`focusin`, f, { passive: !0 }),
        document.addEventListener(`touchstart`, f, { passive: !0 })),
      document.addEventListener(`submit`, m),
      S(() => {
        (document.removeEventListener(`click`, d),
          e &&
            (document.removeEventListener(`mousemove`, p),
            document.removeEventListener(`focusin`, f),
            document.removeEventListener(`touchstart`, f)),
          document.removeEventListener(`submit`, m));
      }));
  };
}
var Ye = `solid-router:scroll`;
function Xe() {
  ((window.history.scrollRestoration = `manual`), L());
  let e = {};
  try {
    e = JSON.parse(sessionStorage.getItem(Ye)) || {};
  } catch {}
  let t = () => window.history.state && window.history.state._depth,
    n = !1,
    r,
    i = [
      G(window, `scroll`, () => {
        let i = t();
        (i != null && (e[i] = window.scrollY), n || (r = void 0));
      }),
      G(window, `pagehide`, () => {
        try {
          sessionStorage.setItem(Ye, JSON.stringify(e));
        } catch {}
      }),
    ],
    a = () => {
      if (r == null) return;
      let t = e[r];
      ((r = void 0), t != null && ((n = !0), window.scrollTo(0, t), (n = !1)));
    };
  return {
    onPop() {
      r = t();
    },
    onPush() {
      let n = t();
      if (n != null) for (let t in e) +t >= n && delete e[t];
    },
    create(e) {
      (v(b(e.isRouting, (e) => e || a(), { defer: !0 })), S(() => i.forEach((e) => e())));
      let [n] = performance.getEntriesByType && performance.getEntriesByType(`navigation`);
      n && n.type !== `navigate` && ((r = t()), a());
    },
  };
}
function Ze(e) {
  let t = e.scrollRestoration ? Xe() : void 0,
    n = () => {
      let e = window.location.pathname + window.location.search,
        t =
          window.history.state && window.history.state._depth && Object.keys(window.history.state).length === 1
            ? void 0
            : window.history.state;
      return { value: e + window.location.hash, state: t };
    },
    r = pe();
  return Ge({
    get: n,
    set({ value: e, replace: n, scroll: r, state: i }) {
      (n ? window.history.replaceState(me(i), ``, e) : window.history.pushState(i, ``, e),
        Ke(decodeURIComponent(window.location.hash.slice(1)), r),
        L(),
        t && !n && t.onPush());
    },
    init: (e) => {
      let i = he(e, (e) => {
        if (e) return !r.confirm(e);
        {
          let e = n();
          return !r.confirm(e.value, { state: e.state });
        }
      });
      return G(
        window,
        `popstate`,
        t
          ? () => {
              (t.onPop(), i());
            }
          : i,
      );
    },
    create: (n) => {
      (Je({
        preload: e.preload,
        explicitLinks: e.explicitLinks,
        actionBase: e.actionBase,
        transformUrl: e.transformUrl,
      })(n),
        t && t.create(n));
    },
    utils: { go: (e) => window.history.go(e), beforeLeave: r },
  })(e);
}
var Qe = `modulepreload`,
  $e = function (e) {
    return `/` + e;
  },
  et = {},
  tt = function (e) {
    return e.pathname.endsWith(`.css`);
  },
  nt = function (e, t, n) {
    if (t in e) return e[t];
    let r = n();
    if (!r) {
      e[t] = void 0;
      return;
    }
    let i = r.then(
      () => {
        e[t] = void 0;
      },
      (n) => {
        throw ((e[t] = void 0), n);
      },
    );
    return ((e[t] = i), i);
  },
  K = function (e, t, n) {
    let r = Promise.resolve();
    if (t && t.length > 0) {
      let e,
        i = document.querySelector(`meta[property=csp-nonce]`),
        a = i?.nonce || i?.getAttribute(`nonce`);
      function o(e) {
        return Promise.all(
          e.map((e) =>
            Promise.resolve(e).then(
              (e) => ({ status: `fulfilled`, value: e }),
              (e) => ({ status: `rejected`, reason: e }),
            ),
          ),
        );
      }
      function s(e) {
        return import.meta.resolve ? new URL(import.meta.resolve(e)) : new URL(e, import.meta.url);
      }
      r = o(
        t
          .map((t) => {
            t = $e(t, n);
            let r = s(t),
              i = tt(r);
            return nt(et, r.href, () => {
              if (e === void 0) {
                e = { all: new Set(), styles: new Set() };
                let t = document.getElementsByTagName(`link`);
                for (let n = t.length - 1; n >= 0; n--) {
                  let r = t[n];
                  (e.all.add(r.href), r.rel === `stylesheet` && e.styles.add(r.href));
                }
              }
              if ((i ? e.styles : e.all).has(r.href)) return;
              let t = document.createElement(`link`);
              if (
                ((t.rel = i ? `stylesheet` : Qe),
                i || (t.as = `script`),
                (t.crossOrigin = ``),
                (t.href = r.href),
                a && t.setAttribute(`nonce`, a),
                document.head.appendChild(t),
                i)
              )
                return new Promise((e, n) => {
                  let i = (a) => {
                    (t.removeEventListener(`load`, i),
                      t.removeEventListener(`error`, i),
                      a.type === `error` ? n(Error(`Unable to preload CSS for ${r}`)) : e(a));
                  };
                  (t.addEventListener(`load`, i), t.addEventListener(`error`, i));
                });
            });
          })
          .filter((e) => e !== void 0),
      );
    }
    function i(e) {
      let t = new Event(`vite:preloadError`, { cancelable: !0 });
      if (((t.payload = e), window.dispatchEvent(t), !t.defaultPrevented)) throw e;
    }
    return r.then((t) => {
      for (let e of t || []) e.status === `rejected` && i(e.reason);
      return e().catch(i);
    });
  },
  q = (e) => {
    if (fe(e)) throw Error(e.failure._tag);
    return e.success;
  },
  rt = [
    {
      id: `hidden-bids`,
      words: de(`hidden-bids`),
      load: async (e) =>
        q(
          (
            await K(
              async () => {
                let { hiddenBids: e } = await import(`./hidden-bids-D6d531_d.js`);
                return { hiddenBids: e };
              },
              __vite__mapDeps([0, 1, 2, 3]),
            )
          ).hiddenBids.load(e),
        ),
    },
    {
      id: `food-chain-magnate`,
      words: ie,
      load: async (e) =>
        q(
          (
            await K(
              async () => {
                let { foodChainMagnate: e } = await import(`./src-CW8ZSil8.js`).then((e) => e.t);
                return { foodChainMagnate: e };
              },
              __vite__mapDeps([4, 1, 2, 5, 6]),
            )
          ).foodChainMagnate.load(e),
        ),
      Table: c(() =>
        K(
          async () => {
            let { Table: e } = await import(`./table-CDhy2epk.js`);
            return { Table: e };
          },
          __vite__mapDeps([7, 8, 9, 1, 6, 2, 3, 4, 5, 10]),
        ).then(({ Table: e }) => ({ default: e })),
      ),
    },
    {
      id: `trick-n-chef`,
      words: te,
      load: async (e) =>
        q(
          (
            await K(
              async () => {
                let { trickNChef: e } = await import(`./src-DTYPftqZ.js`);
                return { trickNChef: e };
              },
              __vite__mapDeps([11, 2, 1, 6, 5, 3]),
            )
          ).trickNChef.load(e),
        ),
    },
  ],
  it = (e) =>
    rt.find((t) => t.id === e) ?? {
      id: e,
      words: de(e),
      load: () => Promise.reject(Error(`this build does not know the game "${e}"`)),
    },
  J = (e) => it(e).words,
  at = (e) => typeof e == `object` && !!e,
  ot = (e) => (typeof e == `string` ? e : null),
  Y = (e) => {
    let t = e instanceof se ? e.data : null;
    return at(t)
      ? { tag: ot(t.tag) ?? `Internal`, field: ot(t.field), refusal: t.refusal ?? null }
      : { tag: `Network`, field: null, refusal: null };
  },
  st = w.failures,
  X = (e, t) => {
    let n = st[e.tag];
    if (e.refusal && !n && t) return t.refusal(e.refusal);
    let r = e.field === null || e.field === `` ? `` : ` (${e.field})`;
    return `${n ?? A(e.tag)}${r}`;
  },
  ct = `blueplate-name`,
  lt = () => localStorage.getItem(ct) ?? ``,
  ut = (e) => localStorage.setItem(ct, e),
  dt = { "hand-visibility-phase1": `visible` },
  ft = (e) => {
    let t = e.rulesets[0]?.seats.min ?? 2;
    return {
      name: w.create.defaultName,
      game: e.id,
      ruleset: e.rulesets[0]?.id ?? `standard`,
      edition: e.editions[0] ?? ``,
      options: Object.fromEntries(Object.entries(dt).filter(([t]) => e.options.some((e) => e.id === t))),
      seats: pt([], t),
      player: lt(),
      listed: !0,
      seed: ``,
      map: ``,
    };
  },
  pt = (e, t) => Array.from({ length: t }, (t, n) => e[n] ?? { choice: n === 0 ? `me` : `open`, banner: n }),
  mt = (e) => e.bots.find((e) => e !== `random`) ?? e.bots[0] ?? null,
  ht = (e) =>
    e
      .split(/[,\n]/)
      .map((e) => e.trim())
      .filter((e) => e !== ``),
  gt = (e, t) => ({
    name: e.name,
    game: e.game,
    ruleset: e.ruleset,
    ...(e.edition === `` ? {} : { edition: e.edition }),
    options: e.options,
    ...(ht(e.map).length > 0 ? { opening: ht(e.map) } : {}),
    seats: e.seats.map(({ choice: n, banner: r }, i) => {
      let a = t.banners[r % t.banners.length] ?? { name: `Chain ${i + 1}`, colour: `#857864` };
      return n === `me`
        ? { kind: `me`, player: e.player, banner: a }
        : n === `open`
          ? { kind: `open`, banner: a }
          : { kind: `bot`, bot: n.slice(4), player: `${a.name} bot`, banner: a };
    }),
    listed: e.listed,
    ...(e.listed || e.seed === `` ? {} : { seed: e.seed }),
  }),
  _t = f(`<select class=theme>`),
  vt = f(`<option>`),
  yt = [`system`, `light`, `dark`],
  bt = () =>
    (() => {
      var e = _t();
      return (
        e.addEventListener(`change`, (e) => E(e.currentTarget.value)),
        n(
          e,
          F(d, {
            each: yt,
            children: (e) =>
              (() => {
                var t = vt();
                return ((t.value = e), n(t, () => w.themes[e]), _(() => (t.selected = e === ae())), t);
              })(),
          }),
        ),
        _(
          (t) => {
            var n = w.theme,
              r = w.theme;
            return (n !== t.e && i(e, `aria-label`, (t.e = n)), r !== t.t && i(e, `title`, (t.t = r)), t);
          },
          { e: void 0, t: void 0 },
        ),
        e
      );
    })(),
  xt = f(`<div class=fields>`),
  St = f(`<fieldset class=stack><legend class=legend></legend><div class=row>`),
  Ct = f(`<div class="row seat"><span class=swatch aria-hidden=true>`),
  wt = f(`<details class="panel pad"><summary></summary><div class=fields>`),
  Tt = f(
    `<form class=stack><div class="panel pad stack"></div><div class="panel pad"></div><label class=row><input type=checkbox> <span class=muted></span></label><div class=row>`,
  ),
  Et = f(`<main class="create stack"><header class=row><a class="home title"href=/></a><h1>`),
  Z = w.create,
  Dt = (e) => {
    let t = () => J(e.draft.game),
      r = () => e.game.rulesets.find((t) => t.id === e.draft.ruleset)?.seats ?? { min: 2, max: 2 },
      i = () => Array.from({ length: r().max - r().min + 1 }, (e, t) => r().min + t);
    return (() => {
      var r = xt();
      return (
        n(
          r,
          F(N, {
            get label() {
              return Z.game;
            },
            get value() {
              return e.draft.game;
            },
            get hint() {
              return t().about;
            },
            get options() {
              return e.games.map((e) => ({ value: e.id, text: J(e.id).name }));
            },
            onChange: (t) => {
              let n = e.games.find((e) => e.id === t);
              n && e.change({ ...ft(n), name: e.draft.name, player: e.draft.player });
            },
          }),
          null,
        ),
        n(
          r,
          F(N, {
            get label() {
              return Z.ruleset;
            },
            get value() {
              return e.draft.ruleset;
            },
            get hint() {
              return t().ruleset(e.draft.ruleset).help;
            },
            get options() {
              return e.game.rulesets.map(({ id: e }) => ({ value: e, text: t().ruleset(e).name }));
            },
            onChange: (t) => e.change({ ruleset: t }),
          }),
          null,
        ),
        n(
          r,
          F(p, {
            get when() {
              return e.game.editions.length > 1;
            },
            get children() {
              return F(N, {
                get label() {
                  return Z.edition;
                },
                get value() {
                  return e.draft.edition;
                },
                get options() {
                  return e.game.editions.map((e) => ({ value: e, text: t().edition(e) }));
                },
                onChange: (t) => e.change({ edition: t }),
              });
            },
          }),
          null,
        ),
        n(
          r,
          F(N, {
            get label() {
              return Z.seats;
            },
            get value() {
              return String(e.draft.seats.length);
            },
            get options() {
              return i().map((e) => ({ value: String(e), text: Z.players(e) }));
            },
            onChange: (t) => e.change({ seats: pt(e.draft.seats, Number(t)) }),
          }),
          null,
        ),
        r
      );
    })();
  },
  Ot = (e) => {
    let t = () => [
        { value: `me`, text: Z.me },
        { value: `open`, text: Z.open },
        ...e.game.bots.map((e) => ({ value: `bot:${e}`, text: Z.bot(e) })),
      ],
      i = (t, n) => e.change({ seats: e.draft.seats.map((e, r) => (r === t ? { ...e, ...n } : e)) }),
      a = () => {
        let t = mt(e.game);
        if (t === null) return;
        let n = (e) => (e === `me` ? `me` : `bot:${t}`);
        e.change({ seats: e.draft.seats.map((e) => ({ ...e, choice: n(e.choice) })) });
      };
    return (() => {
      var o = St(),
        s = o.firstChild,
        c = s.nextSibling;
      return (
        n(s, () => Z.whoPlays),
        n(
          o,
          F(d, {
            get each() {
              return e.draft.seats;
            },
            children: (a, o) =>
              (() => {
                var s = Ct(),
                  c = s.firstChild;
                return (
                  n(
                    s,
                    F(N, {
                      get label() {
                        return Z.seat(o() + 1);
                      },
                      get value() {
                        return a.choice;
                      },
                      get options() {
                        return t();
                      },
                      onChange: (e) => i(o(), { choice: e }),
                    }),
                    null,
                  ),
                  n(
                    s,
                    F(N, {
                      get label() {
                        return Z.banner;
                      },
                      get value() {
                        return String(a.banner);
                      },
                      get options() {
                        return J(e.draft.game).banners.map(({ name: e }, t) => ({ value: String(t), text: e }));
                      },
                      onChange: (e) => i(o(), { banner: Number(e) }),
                    }),
                    null,
                  ),
                  _((t) => r(c, `background`, J(e.draft.game).banners[a.banner]?.colour ?? `gray`)),
                  s
                );
              })(),
          }),
          c,
        ),
        n(
          c,
          F(k, {
            onClick: a,
            get children() {
              return Z.bots;
            },
          }),
        ),
        o
      );
    })();
  },
  kt = (e) => {
    let t = () => J(e.draft.game).option(e.option.id),
      n = () => e.option.defaults[e.draft.edition] ?? e.option.values[0] ?? ``;
    return F(N, {
      get label() {
        return t().name;
      },
      get hint() {
        return t().help;
      },
      get value() {
        return e.draft.options[e.option.id] ?? n();
      },
      get options() {
        return e.option.values.map((e) => ({ value: e, text: t().values[e] ?? e }));
      },
      onChange: (t) => e.change({ options: { ...e.draft.options, [e.option.id]: t } }),
    });
  },
  At = (e) => [
    (() => {
      var t = wt(),
        r = t.firstChild,
        i = r.nextSibling;
      return (
        n(r, () => Z.options),
        n(
          i,
          F(d, {
            get each() {
              return e.game.options.filter((e) => e.priority === `A`);
            },
            children: (t) => F(kt, x(e, { option: t })),
          }),
        ),
        t
      );
    })(),
    (() => {
      var t = wt(),
        r = t.firstChild,
        i = r.nextSibling;
      return (
        n(r, () => Z.expert),
        n(
          i,
          F(d, {
            get each() {
              return e.game.options.filter((e) => e.priority === `B`);
            },
            children: (t) => F(kt, x(e, { option: t })),
          }),
          null,
        ),
        n(
          i,
          F(T, {
            get label() {
              return Z.map;
            },
            get hint() {
              return Z.mapHelp;
            },
            maxLength: 300,
            get value() {
              return e.draft.map;
            },
            onInput: (t) => e.change({ map: t }),
          }),
          null,
        ),
        n(
          i,
          F(p, {
            get when() {
              return !e.draft.listed;
            },
            get children() {
              return F(T, {
                get label() {
                  return Z.seed;
                },
                get hint() {
                  return Z.seedHelp;
                },
                get value() {
                  return e.draft.seed;
                },
                onInput: (t) => e.change({ seed: t }),
              });
            },
          }),
          null,
        ),
        t
      );
    })(),
  ],
  jt = (e) => {
    let t = ke(),
      [r, i] = l(ft(e.first)),
      [a, o] = l(null),
      [s, c] = l(!1),
      u = () => e.games.find(({ id: e }) => e === r().game) ?? e.first,
      d = (e) => void i((t) => ({ ...t, ...e })),
      f = async (e) => {
        (e.preventDefault(), c(!0), ut(r().player));
        try {
          let e = await le.tables.create.mutate(gt(r(), J(r().game)));
          t(`/table/${e.id}`);
        } catch (e) {
          (o(X(Y(e))), c(!1));
        }
      },
      m = () => r().player.trim() !== `` || !r().seats.some(({ choice: e }) => e === `me`);
    return (() => {
      var t = Tt(),
        i = t.firstChild,
        o = i.nextSibling,
        c = o.nextSibling,
        l = c.firstChild,
        h = l.nextSibling,
        g = h.nextSibling,
        v = c.nextSibling;
      return (
        t.addEventListener(`submit`, (e) => void f(e)),
        n(
          i,
          F(T, {
            get label() {
              return Z.you;
            },
            get value() {
              return r().player;
            },
            onInput: (e) => d({ player: e }),
          }),
          null,
        ),
        n(
          i,
          F(T, {
            get label() {
              return Z.name;
            },
            get value() {
              return r().name;
            },
            maxLength: 60,
            onInput: (e) => d({ name: e }),
          }),
          null,
        ),
        n(
          i,
          F(Dt, {
            get games() {
              return e.games;
            },
            get game() {
              return u();
            },
            get draft() {
              return r();
            },
            change: d,
          }),
          null,
        ),
        n(
          o,
          F(Ot, {
            get games() {
              return e.games;
            },
            get game() {
              return u();
            },
            get draft() {
              return r();
            },
            change: d,
          }),
        ),
        n(
          t,
          F(At, {
            get games() {
              return e.games;
            },
            get game() {
              return u();
            },
            get draft() {
              return r();
            },
            change: d,
          }),
          c,
        ),
        l.addEventListener(`change`, (e) => d({ listed: e.currentTarget.checked })),
        n(c, () => Z.listed, h),
        n(g, () => Z.listedHelp),
        n(
          t,
          F(p, {
            get when() {
              return a();
            },
            get children() {
              return F(C, {
                get children() {
                  return a();
                },
              });
            },
          }),
          v,
        ),
        n(
          v,
          F(k, {
            type: `submit`,
            kind: `main`,
            get disabled() {
              return s() || !m();
            },
            get children() {
              return Z.submit;
            },
          }),
        ),
        _(() => (l.checked = r().listed)),
        t
      );
    })();
  },
  Mt = () => {
    let [e] = y(async () => (await M(), le.games.list.query()));
    return (() => {
      var t = Et(),
        r = t.firstChild,
        i = r.firstChild,
        a = i.nextSibling;
      return (
        n(i, () => w.title),
        n(a, () => Z.title),
        n(r, F(bt, {}), null),
        n(
          t,
          F(p, {
            get when() {
              return e.error;
            },
            get children() {
              return F(C, {
                get children() {
                  return X(Y(e.error));
                },
              });
            },
          }),
          null,
        ),
        n(
          t,
          F(p, {
            get when() {
              return P(() => !!e.error)() ? null : e()?.[0];
            },
            get fallback() {
              return F(p, {
                get when() {
                  return !e.error;
                },
                get children() {
                  return F(j, {
                    get text() {
                      return w.loading;
                    },
                  });
                },
              });
            },
            children: (t) =>
              F(jt, {
                get games() {
                  return e.latest ?? [];
                },
                get first() {
                  return t();
                },
              }),
          }),
          null,
        ),
        t
      );
    })();
  },
  Nt = f(
    `<li class="table-line panel"><div class="stack tight"><b></b><span class=muted> · </span><span class=row></span></div><a class=button>`,
  ),
  Pt = f(`<span class=chip><span class=swatch aria-hidden=true>`),
  Ft = f(`<section class=stack><h2></h2><ul class=stack>`),
  It = f(
    `<main class="lobby stack"><div class=hero><div class="stack tight"><h1 class=title></h1><p></p></div><a class=button data-kind=main href=/new></a></div><footer class="foot muted"><p>`,
  ),
  Lt = f(`<div class=lists>`),
  Q = w.lobby,
  Rt = 4e3,
  zt = (e) =>
    e.status === `finished` ? Q.replay : e.mySeat === null ? (e.status === `open` ? Q.join : Q.watch) : Q.back,
  Bt = (e) => (e.status === `finished` ? `/replay/?table=${e.id}` : `/table/${e.id}`),
  Vt = (e) =>
    (() => {
      var t = Nt(),
        a = t.firstChild,
        o = a.firstChild,
        s = o.nextSibling,
        c = s.firstChild,
        l = s.nextSibling,
        u = a.nextSibling;
      return (
        n(o, () => e.line.name),
        n(s, () => J(e.line.game).name, c),
        n(s, () => J(e.line.game).ruleset(e.line.ruleset).name, null),
        n(
          l,
          F(d, {
            get each() {
              return e.line.seats;
            },
            children: (e) =>
              (() => {
                var t = Pt(),
                  i = t.firstChild;
                return (
                  n(
                    t,
                    (() => {
                      var t = P(() => e.kind === `open`);
                      return () => (t() ? w.table.free : e.player);
                    })(),
                    null,
                  ),
                  _((t) => r(i, `background`, e.banner.colour)),
                  t
                );
              })(),
          }),
        ),
        n(u, () => zt(e.line)),
        _(
          (t) => {
            var n = Bt(e.line),
              r = e.line.status === `finished` ? `external` : void 0;
            return (n !== t.e && i(u, `href`, (t.e = n)), r !== t.t && i(u, `rel`, (t.t = r)), t);
          },
          { e: void 0, t: void 0 },
        ),
        t
      );
    })(),
  $ = (e) =>
    F(p, {
      get when() {
        return e.lines.length > 0 || !e.quiet;
      },
      get children() {
        var t = Ft(),
          r = t.firstChild,
          i = r.nextSibling;
        return (
          n(r, () => e.title),
          n(
            i,
            F(d, {
              get each() {
                return e.lines;
              },
              get fallback() {
                return F(O, {
                  get children() {
                    return Q.none;
                  },
                });
              },
              children: (e) => F(Vt, { line: e }),
            }),
          ),
          t
        );
      },
    }),
  Ht = async () => {
    await M();
    let e = (e) => le.tables.list.query({ which: e }),
      [t, n, r, i] = await Promise.all([e(`mine`), e(`open`), e(`running`), e(`finished`)]);
    return { mine: t, open: n, running: r, finished: i };
  },
  Ut = () => {
    let [e, t] = l(null),
      [r, i] = l(null),
      a = () =>
        Ht().then(
          (e) => {
            (t(e), i(null));
          },
          (e) => void i(X(Y(e))),
        );
    a();
    let o = setInterval(() => void a(), Rt);
    S(() => clearInterval(o));
    let s = (e) => e.filter((e) => e.mySeat === null);
    return (() => {
      var t = It(),
        i = t.firstChild,
        a = i.firstChild,
        o = a.firstChild,
        c = o.nextSibling,
        l = a.nextSibling,
        u = i.nextSibling,
        d = u.firstChild;
      return (
        n(o, () => w.title),
        n(c, () => w.tagline),
        n(l, () => Q.newTable),
        n(
          t,
          F(p, {
            get when() {
              return r();
            },
            get children() {
              return F(C, {
                get children() {
                  return r();
                },
              });
            },
          }),
          u,
        ),
        n(
          t,
          F(p, {
            get when() {
              return e();
            },
            get fallback() {
              return F(p, {
                get when() {
                  return r() === null;
                },
                get children() {
                  return F(j, {
                    get text() {
                      return w.loading;
                    },
                  });
                },
              });
            },
            children: (e) =>
              (() => {
                var t = Lt();
                return (
                  n(
                    t,
                    F($, {
                      get title() {
                        return Q.mine;
                      },
                      get lines() {
                        return e().mine.filter((e) => e.status !== `finished`);
                      },
                      quiet: !0,
                    }),
                    null,
                  ),
                  n(
                    t,
                    F($, {
                      get title() {
                        return Q.open;
                      },
                      get lines() {
                        return s(e().open);
                      },
                    }),
                    null,
                  ),
                  n(
                    t,
                    F($, {
                      get title() {
                        return Q.running;
                      },
                      get lines() {
                        return s(e().running);
                      },
                    }),
                    null,
                  ),
                  n(
                    t,
                    F($, {
                      get title() {
                        return Q.finished;
                      },
                      get lines() {
                        return e().finished;
                      },
                      quiet: !0,
                    }),
                    null,
                  ),
                  t
                );
              })(),
          }),
          u,
        ),
        n(d, () => w.unofficial),
        n(u, F(bt, {}), null),
        t
      );
    })();
  },
  Wt = f(`<p class=empty>`),
  Gt = c(() =>
    K(
      () => import(`./page-DmxOWNqM.js`).then((e) => ({ default: e.TablePage })),
      __vite__mapDeps([12, 8, 6, 2, 1, 9, 3]),
    ),
  ),
  Kt = c(() =>
    K(() => import(`./claim-9caTFip0.js`).then((e) => ({ default: e.ClaimPage })), __vite__mapDeps([13, 8])),
  ),
  qt = (e) =>
    F(a, {
      get children() {
        return e.children;
      },
    }),
  Jt = () =>
    F(Ze, {
      root: qt,
      get children() {
        return [
          F(W, { path: `/`, component: Ut }),
          F(W, { path: `/new`, component: Mt }),
          F(W, { path: `/table/:table`, component: Gt }),
          F(W, { path: `/seat`, component: Kt }),
          F(W, {
            path: `*`,
            component: () =>
              (() => {
                var e = Wt();
                return (n(e, () => w.notFound), e);
              })(),
          }),
        ];
      },
    });
D();
var Yt = document.getElementById(`root`);
Yt && g(() => F(Jt, {}), Yt);
export { Y as a, J as c, Ae as d, ut as i, K as l, mt as n, X as o, lt as r, it as s, bt as t, ke as u };
