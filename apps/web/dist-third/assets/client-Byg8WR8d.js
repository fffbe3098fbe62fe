var e = {
  context: void 0,
  registry: void 0,
  effects: void 0,
  done: !1,
  getContextId() {
    return t(this.context.count);
  },
  getNextContextId() {
    return t(this.context.count++);
  },
};
function t(t) {
  let n = String(t),
    r = n.length - 1;
  return e.context.id + (r ? String.fromCharCode(96 + r) : ``) + n;
}
function n(t) {
  e.context = t;
}
var r = (e, t) => e === t,
  i = Symbol(`solid-proxy`),
  a = typeof Proxy == `function`,
  o = Symbol(`solid-track`),
  s = { equals: r },
  c = null,
  l = Te,
  u = 1,
  d = 2,
  f = { owned: null, cleanups: null, context: null, owner: null },
  p = {},
  m = null,
  h = null,
  g = null,
  _ = null,
  v = null,
  y = 0;
function b(e, t) {
  let n = g,
    r = m,
    i = e.length === 0,
    a = t === void 0 ? r : t,
    o = i ? f : { owned: null, cleanups: null, context: a ? a.context : null, owner: a },
    s = i ? e : () => e(ee(o));
  ((m = o), (g = null));
  try {
    return k(s, !0);
  } finally {
    ((g = n), (m = r));
  }
}
function ee(e) {
  return () => w(() => A(e));
}
function x(e, t) {
  t = t ? Object.assign({}, s, t) : s;
  let n = { value: e, observers: null, observerSlots: null, comparator: t.equals || void 0 };
  return [
    ye.bind(n),
    (e) => (typeof e == `function` && (e = h && h.running && h.sources.has(n) ? e(n.tValue) : e(n.value)), be(n, e)),
  ];
}
function te(e, t, n) {
  O(Se(e, t, !0, u));
}
function S(e, t, n) {
  O(Se(e, t, !1, u));
}
function ne(e, t, n) {
  l = Ee;
  let r = Se(e, t, !1, u),
    i = D && he(D);
  (i && (r.suspense = i), (n && n.render) || (r.user = !0), v ? v.push(r) : O(r));
}
function C(e, t, n) {
  n = n ? Object.assign({}, s, n) : s;
  let r = Se(e, t, !0, 0);
  return ((r.observers = null), (r.observerSlots = null), (r.comparator = n.equals || void 0), O(r), ye.bind(r));
}
function re(e) {
  return e && typeof e == `object` && `then` in e;
}
function ie(t, n, r) {
  let i, a, o;
  typeof n == `function` ? ((i = t), (a = n), (o = r || {})) : ((i = !0), (a = t), (o = n || {}));
  let s = null,
    c = p,
    l = null,
    u = !1,
    d = !1,
    f = `initialValue` in o,
    _ = typeof i == `function` && C(i),
    v = new Set(),
    [y, b] = (o.storage || x)(o.initialValue),
    [ee, S] = x(void 0),
    [ne, ie] = x(void 0, { equals: !1 }),
    [ae, oe] = x(f ? `ready` : `unresolved`);
  (m &&
    E(() => {
      for (let e of v.keys()) e.decrement();
      (v.clear(), h && s && h.promises.delete(s), (s = null));
    }),
    e.context &&
      ((l = e.getNextContextId()),
      o.ssrLoadFrom === `initial` ? (c = o.initialValue) : e.load && e.has(l) && (c = e.load(l))));
  function T(e, t, n, r) {
    return (
      s === e &&
        ((s = null),
        r !== void 0 && (f = !0),
        (e === c || t === c) && o.onHydrated && queueMicrotask(() => o.onHydrated(r, { value: t })),
        (c = p),
        h && e && u
          ? (h.promises.delete(e),
            (u = !1),
            k(() => {
              ((h.running = !0), se(t, n));
            }, !1))
          : se(t, n)),
      t
    );
  }
  function se(e, t) {
    k(() => {
      (t === void 0 && b(() => e), oe(t === void 0 ? (f ? `ready` : `unresolved`) : `errored`), S(t));
      for (let e of v.keys()) e.decrement();
      v.clear();
    }, !1);
  }
  function ce() {
    let e = D && he(D),
      t = y(),
      n = ee();
    if (n !== void 0 && !s) throw n;
    return (
      g &&
        !g.user &&
        e &&
        te(() => {
          (ne(), s && (e.resolved && h && u ? h.promises.add(s) : v.has(e) || (e.increment(), v.add(e))));
        }),
      t
    );
  }
  function ue(e = !0) {
    if (e !== !1 && d) return;
    d = !1;
    let t = _ ? _() : i;
    if (((u = h && h.running), t == null || t === !1)) {
      T(s, w(y));
      return;
    }
    h && s && h.promises.delete(s);
    let n,
      r =
        c === p
          ? w(() => {
              try {
                return a(t, { value: y(), refetching: e });
              } catch (e) {
                n = e;
              }
            })
          : c;
    if (n !== void 0) T(s, void 0, je(n), t);
    else
      return re(r)
        ? ((s = r),
          `v` in r
            ? (r.s === 1 ? T(s, r.v, void 0, t) : T(s, void 0, je(r.v), t), r)
            : ((d = !0),
              queueMicrotask(() => (d = !1)),
              k(() => {
                (oe(f ? `refreshing` : `pending`), ie());
              }, !1),
              r.then(
                (e) => T(r, e, void 0, t),
                (e) => T(r, void 0, je(e), t),
              )))
        : (T(s, r, void 0, t), r);
  }
  Object.defineProperties(ce, {
    state: { get: () => ae() },
    error: { get: () => ee() },
    loading: {
      get() {
        let e = ae();
        return e === `pending` || e === `refreshing`;
      },
    },
    latest: {
      get() {
        if (!f) return ce();
        let e = ee();
        if (e && !s) throw e;
        return y();
      },
    },
  });
  let de = m;
  return (_ ? te(() => ((de = m), ue(!1))) : ue(!1), [ce, { refetch: (e) => le(de, () => ue(e)), mutate: b }]);
}
function ae(e) {
  return k(e, !1);
}
function w(e) {
  if (g === null) return e();
  let t = g;
  g = null;
  try {
    return e();
  } finally {
    g = t;
  }
}
function oe(e, t, n) {
  let r = Array.isArray(e),
    i,
    a = n && n.defer;
  return (n) => {
    let o;
    if (r) {
      o = Array(e.length);
      for (let t = 0; t < e.length; t++) o[t] = e[t]();
    } else o = e();
    if (a) return ((a = !1), n);
    let s = w(() => t(o, i, n));
    return ((i = o), s);
  };
}
function T(e) {
  ne(() => w(e));
}
function E(e) {
  return (m === null || (m.cleanups === null ? (m.cleanups = [e]) : m.cleanups.push(e)), e);
}
function se(e, t) {
  ((c ||= Symbol(`error`)),
    (m = Se(void 0, void 0, !0)),
    (m.context = { ...m.context, [c]: [t] }),
    h && h.running && h.sources.add(m));
  try {
    return e();
  } catch (e) {
    Ne(e);
  } finally {
    m = m.owner;
  }
}
function ce() {
  return m;
}
function le(e, t) {
  let n = m,
    r = g;
  ((m = e), (g = null));
  try {
    return k(t, !0);
  } catch (e) {
    Ne(e);
  } finally {
    ((m = n), (g = r));
  }
}
function ue(e) {
  if (h && h.running) return (e(), h.done);
  let t = g,
    n = m;
  return Promise.resolve().then(() => {
    ((g = t), (m = n));
    let r;
    return (
      D &&
        ((r = h ||=
          { sources: new Set(), effects: [], promises: new Set(), disposed: new Set(), queue: new Set(), running: !0 }),
        r.done || (r.done = new Promise((e) => (r.resolve = e))),
        (r.running = !0)),
      k(e, !1),
      (g = m = null),
      r ? r.done : void 0
    );
  });
}
var [de, fe] = x(!1);
function pe(e) {
  (v.push.apply(v, e), (e.length = 0));
}
function me(e, t) {
  let n = Symbol(`context`);
  return { id: n, Provider: Fe(n), defaultValue: e };
}
function he(e) {
  let t;
  return m && m.context && (t = m.context[e.id]) !== void 0 ? t : e.defaultValue;
}
function ge(e) {
  let t = C(e),
    n = C(() => Pe(t()));
  return (
    (n.toArray = () => {
      let e = n();
      return Array.isArray(e) ? e : e == null ? [] : [e];
    }),
    n
  );
}
var D;
function _e() {
  return (D ||= me());
}
function ve(e) {
  e.observerSlots = e.observers.map((t, n) => {
    let r = t.sources;
    if (!r) return -1;
    for (let i = r.length - 1; i >= 0; i--) if (r[i] === e && t.sourceSlots && t.sourceSlots[i] === n) return i;
    return r.lastIndexOf(e);
  });
}
function ye() {
  let e = h && h.running;
  if (this.sources && (e ? this.tState : this.state)) {
    if ((e ? this.tState : this.state) === u) O(this);
    else {
      let e = _;
      ((_ = null), k(() => De(this), !1), (_ = e));
    }
  }
  if (g) {
    let e = this.observers;
    if (!e || e[e.length - 1] !== g) {
      let t = e ? e.length : 0;
      if (g.sources) (g.sources.push(this), g.sourceSlots.push(t));
      else {
        let e = [this],
          n = [t];
        ((g.sources = e), (g.sourceSlots = n));
      }
      if (e)
        ((this.observerSlots && this.observerSlots.length === e.length) || ve(this),
          e.push(g),
          this.observerSlots.push(g.sources.length - 1));
      else {
        let e = [g],
          t = [g.sources.length - 1];
        ((this.observers = e), (this.observerSlots = t));
      }
    }
  }
  return e && h.sources.has(this) ? this.tValue : this.value;
}
function be(e, t, n) {
  let r = h && h.running && h.sources.has(e) ? e.tValue : e.value;
  if (!e.comparator || !e.comparator(r, t)) {
    if (h) {
      let r = h.running;
      ((r || (!n && h.sources.has(e))) && (h.sources.add(e), (e.tValue = t)), r || (e.value = t));
    } else e.value = t;
    e.observers &&
      e.observers.length &&
      k(() => {
        for (let t = 0; t < e.observers.length; t += 1) {
          let n = e.observers[t],
            r = h && h.running;
          (r && h.disposed.has(n)) ||
            ((r ? !n.tState : !n.state) && (n.pure ? _.push(n) : v.push(n), n.observers && Oe(n)),
            r ? (n.tState = u) : (n.state = u));
        }
        if (_.length > 1e6) throw ((_ = []), Error());
      }, !1);
  }
  return t;
}
function O(e) {
  if (!e.fn) return;
  A(e, !0);
  let t = y;
  (xe(e, h && h.running && h.sources.has(e) ? e.tValue : e.value, t),
    h &&
      !h.running &&
      h.sources.has(e) &&
      queueMicrotask(() => {
        k(() => {
          (h && (h.running = !0), (g = m = e), xe(e, e.tValue, t), (g = m = null));
        }, !1);
      }));
}
function xe(e, t, n) {
  let r,
    i = m,
    a = g;
  g = m = e;
  try {
    r = e.fn(t);
  } catch (t) {
    return (
      e.pure &&
        (h && h.running
          ? ((e.tState = u), e.tOwned && e.tOwned.forEach((e) => A(e)), (e.tOwned = void 0))
          : ((e.state = u), e.owned && e.owned.forEach((e) => A(e)), (e.owned = null))),
      (e.updatedAt = n + 1),
      Ne(t)
    );
  } finally {
    ((g = a), (m = i));
  }
  (!e.updatedAt || e.updatedAt <= n) &&
    (e.updatedAt != null && `observers` in e
      ? be(e, r, !0)
      : h && h.running && e.pure
        ? (h.sources.has(e) || (e.value = r), h.sources.add(e), (e.tValue = r))
        : (e.value = r),
    (e.updatedAt = n));
}
function Se(e, t, n, r = u, i) {
  let a = {
    fn: e,
    state: r,
    updatedAt: null,
    owned: null,
    sources: null,
    sourceSlots: null,
    cleanups: null,
    value: t,
    owner: m,
    context: m ? m.context : null,
    pure: n,
  };
  return (
    h && h.running && ((a.state = 0), (a.tState = r)),
    m === null ||
      (m !== f &&
        (h && h.running && m.pure
          ? m.tOwned
            ? m.tOwned.push(a)
            : (m.tOwned = [a])
          : m.owned
            ? m.owned.push(a)
            : (m.owned = [a]))),
    a
  );
}
function Ce(e) {
  let t = h && h.running;
  if ((t ? e.tState : e.state) === 0) return;
  if ((t ? e.tState : e.state) === d) return De(e);
  if (e.suspense && w(e.suspense.inFallback)) return e.suspense.effects.push(e);
  let n = [e];
  for (; (e = e.owner) && (!e.updatedAt || e.updatedAt < y);) {
    if (t && h.disposed.has(e)) return;
    (t ? e.tState : e.state) && n.push(e);
  }
  for (let r = n.length - 1; r >= 0; r--) {
    if (((e = n[r]), t)) {
      let t = e,
        i = n[r + 1];
      for (; (t = t.owner) && t !== i;) if (h.disposed.has(t)) return;
    }
    if ((t ? e.tState : e.state) === u) O(e);
    else if ((t ? e.tState : e.state) === d) {
      let t = _;
      ((_ = null), k(() => De(e, n[0]), !1), (_ = t));
    }
  }
}
function k(e, t) {
  if (_) return e();
  let n = !1;
  (t || (_ = []), v ? (n = !0) : (v = []), y++);
  try {
    let t = e();
    return (we(n), t);
  } catch (e) {
    (n || (v = null), (_ = null), Ne(e));
  }
}
function we(e) {
  if (((_ &&= (Te(_), null)), e)) return;
  let t;
  if (h) {
    if (!h.promises.size && !h.queue.size) {
      let e = h.sources,
        n = h.disposed;
      (v.push.apply(v, h.effects), (t = h.resolve));
      for (let e of v) (`tState` in e && (e.state = e.tState), delete e.tState);
      ((h = null),
        k(() => {
          for (let e of n) A(e);
          for (let t of e) {
            if (((t.value = t.tValue), t.owned)) for (let e = 0, n = t.owned.length; e < n; e++) A(t.owned[e]);
            (t.tOwned && (t.owned = t.tOwned), delete t.tValue, delete t.tOwned, (t.tState = 0));
          }
          fe(!1);
        }, !1));
    } else if (h.running) {
      ((h.running = !1), h.effects.push.apply(h.effects, v), (v = null), fe(!0));
      return;
    }
  }
  let n = v;
  ((v = null), n.length && k(() => l(n), !1), t && t());
}
function Te(e) {
  for (let t = 0; t < e.length; t++) Ce(e[t]);
}
function Ee(t) {
  let r,
    i = 0;
  for (r = 0; r < t.length; r++) {
    let e = t[r];
    e.user ? (t[i++] = e) : Ce(e);
  }
  if (e.context) {
    if (e.count) {
      ((e.effects ||= []), e.effects.push(...t.slice(0, i)));
      return;
    }
    n();
  }
  for (
    e.effects && (e.done || !e.count) && ((t = [...e.effects, ...t]), (i += e.effects.length), delete e.effects), r = 0;
    r < i;
    r++
  )
    Ce(t[r]);
}
function De(e, t) {
  let n = h && h.running;
  n ? (e.tState = 0) : (e.state = 0);
  for (let r = 0; r < e.sources.length; r += 1) {
    let i = e.sources[r];
    if (i.sources) {
      let e = n ? i.tState : i.state;
      e === u ? i !== t && (!i.updatedAt || i.updatedAt < y) && Ce(i) : e === d && De(i, t);
    }
  }
}
function Oe(e) {
  let t = h && h.running;
  for (let n = 0; n < e.observers.length; n += 1) {
    let r = e.observers[n];
    (t ? !r.tState : !r.state) &&
      (t ? (r.tState = d) : (r.state = d), r.pure ? _.push(r) : v.push(r), r.observers && Oe(r));
  }
}
function ke(e) {
  h && h.sources.has(e) && (h.sources.delete(e), delete e.tValue);
}
function A(e, t) {
  let n;
  if (e.sources)
    for (; e.sources.length;) {
      let n = e.sources.pop(),
        r = e.sourceSlots.pop(),
        i = n.observers;
      if (i && i.length) {
        (n.observerSlots && n.observerSlots.length === i.length) || ve(n);
        let e = i.pop(),
          t = n.observerSlots.pop();
        r < i.length && ((e.sourceSlots[t] = r), (i[r] = e), (n.observerSlots[r] = t));
      }
      t || (i && i.length) || !h || ke(n);
    }
  if (e.tOwned) {
    for (n = e.tOwned.length - 1; n >= 0; n--) A(e.tOwned[n]);
    delete e.tOwned;
  }
  if (h && h.running && e.pure) Ae(e, !0);
  else if (e.owned) {
    for (n = e.owned.length - 1; n >= 0; n--) A(e.owned[n]);
    e.owned = null;
  }
  if ((t || ke(e), e.cleanups)) {
    for (n = e.cleanups.length - 1; n >= 0; n--) e.cleanups[n]();
    e.cleanups = null;
  }
  h && h.running ? (e.tState = 0) : (e.state = 0);
}
function Ae(e, t) {
  if ((t || ((e.tState = 0), h.disposed.add(e), ke(e)), e.owned))
    for (let t = 0; t < e.owned.length; t++) Ae(e.owned[t]);
}
function je(e) {
  return e instanceof Error ? e : Error(typeof e == `string` ? e : `Unknown error`, { cause: e });
}
function Me(e, t, n) {
  try {
    for (let n of t) n(e);
  } catch (e) {
    Ne(e, (n && n.owner) || null);
  }
}
function Ne(e, t = m) {
  let n = c && t && t.context && t.context[c],
    r = je(e);
  if (!n) throw r;
  v
    ? v.push({
        fn() {
          Me(r, n, t);
        },
        state: u,
      })
    : Me(r, n, t);
}
function Pe(e) {
  if (typeof e == `function` && !e.length) return Pe(e());
  if (Array.isArray(e)) {
    let t = [];
    for (let n = 0; n < e.length; n++) {
      let r = Pe(e[n]);
      if (Array.isArray(r)) {
        if (r.length < 32768) t.push.apply(t, r);
        else for (let e = 0; e < r.length; e++) t.push(r[e]);
      } else t.push(r);
    }
    return t;
  }
  return e;
}
function Fe(e, t) {
  return function (t) {
    let n;
    return (S(() => (n = w(() => ((m.context = { ...m.context, [e]: t.value }), ge(() => t.children)))), void 0), n);
  };
}
var Ie = Symbol(`fallback`);
function Le(e) {
  for (let t = 0; t < e.length; t++) e[t]();
}
function Re(e, t, n = {}) {
  let r = [],
    i = [],
    a = [],
    s = 0,
    c = t.length > 1 ? [] : null;
  return (
    E(() => Le(a)),
    () => {
      let l = e() || [],
        u = l.length,
        d,
        f;
      return (
        l[o],
        w(() => {
          let e, t, o, m, h, g, _, v, y;
          if (u === 0)
            (s !== 0 && (Le(a), (a = []), (r = []), (i = []), (s = 0), (c &&= [])),
              n.fallback && ((r = [Ie]), (i[0] = b((e) => ((a[0] = e), n.fallback()))), (s = 1)));
          else if (s === 0) {
            for (i = Array(u), f = 0; f < u; f++) ((r[f] = l[f]), (i[f] = b(p)));
            s = u;
          } else {
            for (
              o = Array(u), m = Array(u), c && (h = Array(u)), g = 0, _ = Math.min(s, u);
              g < _ && r[g] === l[g];
              g++
            );
            for (_ = s - 1, v = u - 1; _ >= g && v >= g && r[_] === l[v]; _--, v--)
              ((o[v] = i[_]), (m[v] = a[_]), c && (h[v] = c[_]));
            for (e = new Map(), t = Array(v + 1), f = v; f >= g; f--)
              ((y = l[f]), (d = e.get(y)), (t[f] = d === void 0 ? -1 : d), e.set(y, f));
            for (d = g; d <= _; d++)
              ((y = r[d]),
                (f = e.get(y)),
                f !== void 0 && f !== -1
                  ? ((o[f] = i[d]), (m[f] = a[d]), c && (h[f] = c[d]), (f = t[f]), e.set(y, f))
                  : a[d]());
            for (f = g; f < u; f++)
              f in o ? ((i[f] = o[f]), (a[f] = m[f]), c && ((c[f] = h[f]), c[f](f))) : (i[f] = b(p));
            ((i = i.slice(0, (s = u))), (r = l.slice(0)));
          }
          return i;
        })
      );
      function p(e) {
        if (((a[f] = e), c)) {
          let [e, n] = x(f);
          return ((c[f] = n), t(l[f], e));
        }
        return t(l[f]);
      }
    }
  );
}
function ze(e, t) {
  return w(() => e(t || {}));
}
function Be() {
  return !0;
}
var Ve = {
  get(e, t, n) {
    return t === i ? n : e.get(t);
  },
  has(e, t) {
    return t === i || e.has(t);
  },
  set: Be,
  deleteProperty: Be,
  getOwnPropertyDescriptor(e, t) {
    return {
      configurable: !0,
      enumerable: !0,
      get() {
        return e.get(t);
      },
      set: Be,
      deleteProperty: Be,
    };
  },
  ownKeys(e) {
    return e.keys();
  },
};
function He(e) {
  return (e = typeof e == `function` ? e() : e) ? e : {};
}
function Ue() {
  for (let e = 0, t = this.length; e < t; ++e) {
    let t = this[e]();
    if (t !== void 0) return t;
  }
}
function We(...e) {
  let t = !1;
  for (let n = 0; n < e.length; n++) {
    let r = e[n];
    ((t ||= !!r && i in r), (e[n] = typeof r == `function` ? ((t = !0), C(r)) : r));
  }
  if (a && t)
    return new Proxy(
      {
        get(t) {
          for (let n = e.length - 1; n >= 0; n--) {
            let r = He(e[n])[t];
            if (r !== void 0) return r;
          }
        },
        has(t) {
          for (let n = e.length - 1; n >= 0; n--) if (t in He(e[n])) return !0;
          return !1;
        },
        keys() {
          let t = [];
          for (let n = 0; n < e.length; n++) t.push(...Object.keys(He(e[n])));
          return [...new Set(t)];
        },
      },
      Ve,
    );
  let n = {},
    r = Object.create(null);
  for (let t = e.length - 1; t >= 0; t--) {
    let i = e[t];
    if (!i) continue;
    let a = Object.getOwnPropertyNames(i);
    for (let e = a.length - 1; e >= 0; e--) {
      let t = a[e];
      if (t === `__proto__` || t === `constructor`) continue;
      let o = Object.getOwnPropertyDescriptor(i, t);
      if (!r[t])
        r[t] = o.get
          ? { enumerable: !0, configurable: !0, get: Ue.bind((n[t] = [o.get.bind(i)])) }
          : o.value === void 0
            ? void 0
            : o;
      else {
        let e = n[t];
        e && (o.get ? e.push(o.get.bind(i)) : o.value !== void 0 && e.push(() => o.value));
      }
    }
  }
  let o = {},
    s = Object.keys(r);
  for (let e = s.length - 1; e >= 0; e--) {
    let t = s[e],
      n = r[t];
    n && n.get ? Object.defineProperty(o, t, n) : (o[t] = n ? n.value : void 0);
  }
  return o;
}
function Ge(e, ...t) {
  let n = t.length;
  if (a && i in e) {
    let r = n > 1 ? t.flat() : t[0],
      i = new Set(),
      a = t.map((t) => {
        let n = t.filter((e) => !i.has(e) && (i.add(e), !0));
        return new Proxy(
          {
            get(t) {
              return n.includes(t) ? e[t] : void 0;
            },
            has(t) {
              return n.includes(t) && t in e;
            },
            keys() {
              return n.filter((t) => t in e);
            },
          },
          Ve,
        );
      });
    return (
      a.push(
        new Proxy(
          {
            get(t) {
              return r.includes(t) ? void 0 : e[t];
            },
            has(t) {
              return !r.includes(t) && t in e;
            },
            keys() {
              return Object.keys(e).filter((e) => !r.includes(e));
            },
          },
          Ve,
        ),
      ),
      a
    );
  }
  let r = [];
  for (let e = 0; e <= n; e++) r[e] = {};
  for (let i of Object.getOwnPropertyNames(e)) {
    let a = n;
    for (let e = 0; e < t.length; e++)
      if (t[e].includes(i)) {
        a = e;
        break;
      }
    let o = Object.getOwnPropertyDescriptor(e, i);
    !o.get && !o.set && o.enumerable && o.writable && o.configurable
      ? (r[a][i] = o.value)
      : Object.defineProperty(r[a], i, o);
  }
  return r;
}
function Ke(t) {
  let r,
    i,
    a = () => {
      if (!i) {
        let e = (i = t());
        e.then(
          (e) => {
            r = () => e.default;
          },
          () => {
            i === e && (i = void 0);
          },
        );
      }
      return i;
    },
    o = (t) => {
      let i = e.context;
      if (i) {
        let [t, o] = x();
        ((e.count ||= 0),
          e.count++,
          a().then(
            (t) => {
              (!e.done && n(i), e.count--, o(() => t.default), n());
            },
            (t) => {
              (!e.done && n(i),
                e.count--,
                o(() => () => {
                  throw t;
                }),
                n());
            },
          ),
          (r = t));
      } else if (!r) {
        let [e] = ie(() => a().then((e) => e.default));
        ((r = e),
          E(() => {
            r === e && (r = void 0);
          }));
      }
      let o;
      return C(() =>
        (o = r?.())
          ? w(() => {
              if (!i || e.done) return o(t);
              let r = e.context;
              n(i);
              let a = o(t);
              return (n(r), a);
            })
          : ``,
      );
    };
  return ((o.preload = () => a()), o);
}
var qe = 0;
function Je() {
  return e.context ? e.getNextContextId() : `cl-${qe++}`;
}
var Ye = (e) => `Stale read from <${e}>.`;
function Xe(e) {
  let t = `fallback` in e && { fallback: () => e.fallback };
  return C(Re(() => e.each, e.children, t || void 0));
}
function Ze(e) {
  let t = e.keyed,
    n = C(() => e.when, void 0, void 0),
    r = t ? n : C(n, void 0, { equals: (e, t) => !e == !t });
  return C(
    () => {
      let i = r();
      if (i) {
        let a = e.children;
        return typeof a == `function` && a.length > 0
          ? w(() =>
              a(
                t
                  ? i
                  : () => {
                      if (!w(r)) throw Ye(`Show`);
                      return n();
                    },
              ),
            )
          : a;
      }
      return e.fallback;
    },
    void 0,
    void 0,
  );
}
function Qe(e) {
  let t = ge(() => e.children),
    n = C(() => {
      let e = t(),
        n = Array.isArray(e) ? e : [e],
        r = () => void 0;
      for (let e = 0; e < n.length; e++) {
        let t = e,
          i = n[e],
          a = r,
          o = C(() => (a() ? void 0 : i.when), void 0, void 0),
          s = i.keyed ? o : C(o, void 0, { equals: (e, t) => !e == !t });
        r = () => a() || (s() ? [t, o, i] : void 0);
      }
      return r;
    });
  return C(
    () => {
      let t = n()();
      if (!t) return e.fallback;
      let [r, i, a] = t,
        o = a.children;
      return typeof o == `function` && o.length > 0
        ? w(() =>
            o(
              a.keyed
                ? i()
                : () => {
                    if (w(n)()?.[0] !== r) throw Ye(`Match`);
                    return i();
                  },
            ),
          )
        : o;
    },
    void 0,
    void 0,
  );
}
function $e(e) {
  return e;
}
var et;
function tt() {
  et && [...et].forEach((e) => e());
}
function nt(t) {
  let n;
  e.context && e.load && (n = e.load(e.getContextId()));
  let [r, i] = x(n, void 0);
  return (
    (et ||= new Set()),
    et.add(i),
    E(() => et.delete(i)),
    C(
      () => {
        let e;
        if ((e = r())) {
          let n = t.fallback;
          return typeof n == `function` && n.length ? w(() => n(e, () => i())) : n;
        }
        return se(() => t.children, i);
      },
      void 0,
      void 0,
    )
  );
}
var rt = me();
function it(t) {
  let r = 0,
    i,
    a,
    o,
    s,
    c,
    [l, u] = x(!1),
    d = _e(),
    f = {
      increment: () => {
        ++r === 1 && u(!0);
      },
      decrement: () => {
        --r === 0 && u(!1);
      },
      inFallback: l,
      effects: [],
      resolved: !1,
    },
    p = ce();
  if (e.context && e.load) {
    let t = e.getContextId(),
      r = e.load(t);
    if ((r && (typeof r != `object` || r.s !== 1 ? (o = r) : e.gather(t)), o && o !== `$$f`)) {
      let [r, i] = x(void 0, { equals: !1 });
      ((s = r),
        o.then(
          () => {
            if (e.done) return i();
            (e.gather(t), n(a), i(), n());
          },
          (e) => {
            ((c = e), i());
          },
        ));
    }
  }
  let m = he(rt);
  m && (i = m.register(f.inFallback));
  let h;
  return (
    E(() => h && h()),
    ze(d.Provider, {
      value: f,
      get children() {
        return C(() => {
          if (c) throw c;
          if (((a = e.context), s)) {
            (s(), (s = void 0));
            return;
          }
          a && o === `$$f` && n();
          let r = C(() => t.children);
          return C((e) => {
            let s = f.inFallback(),
              { showContent: c = !0, showFallback: l = !0 } = i ? i() : {};
            if ((!s || (o && o !== `$$f`)) && c)
              return ((f.resolved = !0), h && h(), (h = a = o = void 0), pe(f.effects), r());
            if (l) return h ? e : b((e) => ((h = e), (a &&= (n({ id: a.id + `F`, count: 0 }), void 0)), t.fallback), p);
          });
        });
      },
    })
  );
}
var at = new Set([
    `className`,
    `value`,
    `readOnly`,
    `noValidate`,
    `formNoValidate`,
    `isMap`,
    `noModule`,
    `playsInline`,
    `adAuctionHeaders`,
    `allowFullscreen`,
    `browsingTopics`,
    `defaultChecked`,
    `defaultMuted`,
    `defaultSelected`,
    `disablePictureInPicture`,
    `disableRemotePlayback`,
    `preservesPitch`,
    `shadowRootClonable`,
    `shadowRootCustomElementRegistry`,
    `shadowRootDelegatesFocus`,
    `shadowRootSerializable`,
    `sharedStorageWritable`,
    ...`allowfullscreen.async.alpha.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.hidden.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.adauctionheaders.browsingtopics.credentialless.defaultchecked.defaultmuted.defaultselected.defer.disablepictureinpicture.disableremoteplayback.preservespitch.shadowrootclonable.shadowrootcustomelementregistry.shadowrootdelegatesfocus.shadowrootserializable.sharedstoragewritable`.split(
      `.`,
    ),
  ]),
  ot = new Set([`innerHTML`, `textContent`, `innerText`, `children`]),
  st = Object.assign(Object.create(null), { className: `class`, htmlFor: `for` }),
  ct = Object.assign(Object.create(null), {
    class: `className`,
    novalidate: { $: `noValidate`, FORM: 1 },
    formnovalidate: { $: `formNoValidate`, BUTTON: 1, INPUT: 1 },
    ismap: { $: `isMap`, IMG: 1 },
    nomodule: { $: `noModule`, SCRIPT: 1 },
    playsinline: { $: `playsInline`, VIDEO: 1 },
    readonly: { $: `readOnly`, INPUT: 1, TEXTAREA: 1 },
    adauctionheaders: { $: `adAuctionHeaders`, IFRAME: 1 },
    allowfullscreen: { $: `allowFullscreen`, IFRAME: 1 },
    browsingtopics: { $: `browsingTopics`, IMG: 1 },
    defaultchecked: { $: `defaultChecked`, INPUT: 1 },
    defaultmuted: { $: `defaultMuted`, AUDIO: 1, VIDEO: 1 },
    defaultselected: { $: `defaultSelected`, OPTION: 1 },
    disablepictureinpicture: { $: `disablePictureInPicture`, VIDEO: 1 },
    disableremoteplayback: { $: `disableRemotePlayback`, AUDIO: 1, VIDEO: 1 },
    preservespitch: { $: `preservesPitch`, AUDIO: 1, VIDEO: 1 },
    shadowrootclonable: { $: `shadowRootClonable`, TEMPLATE: 1 },
    shadowrootdelegatesfocus: { $: `shadowRootDelegatesFocus`, TEMPLATE: 1 },
    shadowrootserializable: { $: `shadowRootSerializable`, TEMPLATE: 1 },
    sharedstoragewritable: { $: `sharedStorageWritable`, IFRAME: 1, IMG: 1 },
  });
function lt(e, t) {
  let n = ct[e];
  return typeof n == `object` ? (n[t] ? n.$ : void 0) : n;
}
var ut = new Set([
    `beforeinput`,
    `click`,
    `dblclick`,
    `contextmenu`,
    `focusin`,
    `focusout`,
    `input`,
    `keydown`,
    `keyup`,
    `mousedown`,
    `mousemove`,
    `mouseout`,
    `mouseover`,
    `mouseup`,
    `pointerdown`,
    `pointermove`,
    `pointerout`,
    `pointerover`,
    `pointerup`,
    `touchend`,
    `touchmove`,
    `touchstart`,
  ]),
  dt = new Set(
    `altGlyph.altGlyphDef.altGlyphItem.animate.animateColor.animateMotion.animateTransform.circle.clipPath.color-profile.cursor.defs.desc.ellipse.feBlend.feColorMatrix.feComponentTransfer.feComposite.feConvolveMatrix.feDiffuseLighting.feDisplacementMap.feDistantLight.feDropShadow.feFlood.feFuncA.feFuncB.feFuncG.feFuncR.feGaussianBlur.feImage.feMerge.feMergeNode.feMorphology.feOffset.fePointLight.feSpecularLighting.feSpotLight.feTile.feTurbulence.filter.font.font-face.font-face-format.font-face-name.font-face-src.font-face-uri.foreignObject.g.glyph.glyphRef.hkern.image.line.linearGradient.marker.mask.metadata.missing-glyph.mpath.path.pattern.polygon.polyline.radialGradient.rect.set.stop.svg.switch.symbol.text.textPath.tref.tspan.use.view.vkern`.split(
      `.`,
    ),
  ),
  ft = { xlink: `http://www.w3.org/1999/xlink`, xml: `http://www.w3.org/XML/1998/namespace` },
  pt = (e) => C(() => e());
function mt(e, t, n) {
  let r = n.length,
    i = t.length,
    a = r,
    o = 0,
    s = 0,
    c = t[i - 1].nextSibling,
    l = null;
  for (; o < i || s < a;)
    if (t[o] === n[s]) (o++, s++);
    else {
      for (; t[i - 1] === n[a - 1];) (i--, a--);
      if (i === o) {
        let t = a < r ? (s ? n[s - 1].nextSibling : n[a - s]) : c;
        for (; s < a;) e.insertBefore(n[s++], t);
      } else if (a === s) for (; o < i;) ((l && l.has(t[o])) || t[o].remove(), o++);
      else if (t[o] === n[a - 1] && n[s] === t[i - 1]) {
        let r = t[--i].nextSibling;
        (e.insertBefore(n[s++], t[o++].nextSibling), e.insertBefore(n[--a], r), (t[i] = n[a]));
      } else {
        if (!l) {
          l = new Map();
          let e = s;
          for (; e < a;) l.set(n[e], e++);
        }
        let r = l.get(t[o]);
        if (r != null) {
          if (s < r && r < a) {
            let c = o,
              u = 1,
              d;
            for (; ++c < i && c < a && (d = l.get(t[c])) != null && d === r + u;) u++;
            if (u > r - s) {
              let i = t[o];
              for (; s < r;) e.insertBefore(n[s++], i);
            } else e.replaceChild(n[s++], t[o++]);
          } else o++;
        } else t[o++].remove();
      }
    }
}
var ht = `_$DX_DELEGATE`;
function gt(e, t, n, r = {}) {
  let i;
  return (
    b((r) => {
      ((i = r), t === document ? e() : N(t, e(), !n && t.firstChild ? null : void 0, n));
    }, r.owner),
    () => {
      (i(), (t.textContent = ``));
    }
  );
}
function j(e, t, n, r) {
  let i,
    a = () => {
      let t = r
        ? document.createElementNS(`http://www.w3.org/1998/Math/MathML`, `template`)
        : document.createElement(`template`);
      return ((t.innerHTML = e), n ? t.content.firstChild.firstChild : r ? t.firstChild : t.content.firstChild);
    },
    o = t ? () => w(() => document.importNode((i ||= a()), !0)) : () => (i ||= a()).cloneNode(!0);
  return ((o.cloneNode = o), o);
}
function _t(e, t = window.document) {
  let n = t[ht] || (t[ht] = new Set());
  for (let r = 0, i = e.length; r < i; r++) {
    let i = e[r];
    n.has(i) || (n.add(i), t.addEventListener(i, Mt));
  }
}
function M(e, t, n) {
  P(e) || (n == null ? e.removeAttribute(t) : e.setAttribute(t, n));
}
function vt(e, t, n, r) {
  P(e) || (r == null ? e.removeAttributeNS(t, n) : e.setAttributeNS(t, n, r));
}
function yt(e, t, n) {
  P(e) || (n ? e.setAttribute(t, ``) : e.removeAttribute(t));
}
function bt(e, t) {
  P(e) || (t == null ? e.removeAttribute(`class`) : (e.className = t));
}
function xt(e, t, n, r) {
  if (r) Array.isArray(n) ? ((e[`$$${t}`] = n[0]), (e[`$$${t}Data`] = n[1])) : (e[`$$${t}`] = n);
  else if (Array.isArray(n)) {
    let r = n[0];
    e.addEventListener(t, (n[0] = (t) => r.call(e, n[1], t)));
  } else e.addEventListener(t, n, typeof n != `function` && n);
}
function St(e, t, n = {}) {
  let r = Object.keys(t || {}),
    i = Object.keys(n),
    a,
    o;
  for (a = 0, o = i.length; a < o; a++) {
    let r = i[a];
    r && r !== `undefined` && !t[r] && (At(e, r, !1), delete n[r]);
  }
  for (a = 0, o = r.length; a < o; a++) {
    let i = r[a],
      o = !!t[i];
    i && i !== `undefined` && n[i] !== o && o && (At(e, i, !0), (n[i] = o));
  }
  return n;
}
function Ct(e, t, n) {
  if (!t) return n ? M(e, `style`) : t;
  let r = e.style;
  if (typeof t == `string`) return (r.cssText = t);
  (typeof n == `string` && (r.cssText = n = void 0), (n ||= {}), (t ||= {}));
  let i, a;
  for (a in n) (t[a] ?? r.removeProperty(a), delete n[a]);
  for (a in t) ((i = t[a]), i !== n[a] && (r.setProperty(a, i), (n[a] = i)));
  return n;
}
function wt(e, t, n) {
  n == null ? e.style.removeProperty(t) : e.style.setProperty(t, n);
}
function Tt(e, t = {}, n, r) {
  let i = {};
  return (
    r || S(() => (i.children = F(e, t.children, i.children))),
    S(() => typeof t.ref == `function` && Et(t.ref, e)),
    S(() => Dt(e, t, n, !0, i, !0)),
    i
  );
}
function Et(e, t, n) {
  return w(() => e(t, n));
}
function N(e, t, n, r) {
  if ((n !== void 0 && !r && (r = []), typeof t != `function`)) return F(e, t, r, n);
  S((r) => F(e, t(), r, n), r);
}
function Dt(e, t, n, r, i = {}, a = !1) {
  t ||= {};
  for (let r in i)
    if (!(r in t)) {
      if (r === `children`) continue;
      i[r] = jt(e, r, null, i[r], n, a, t);
    }
  for (let o in t) {
    if (o === `children`) {
      r || F(e, t.children);
      continue;
    }
    let s = t[o];
    i[o] = jt(e, o, s, i[o], n, a, t);
  }
}
function Ot(t) {
  let n, r;
  return !P() || !(n = e.registry.get((r = Ft()))) ? t() : (e.completed && e.completed.add(n), e.registry.delete(r), n);
}
function P(t) {
  return !!e.context && !e.done && (!t || t.isConnected);
}
function kt(e) {
  return e.toLowerCase().replace(/-([a-z])/g, (e, t) => t.toUpperCase());
}
function At(e, t, n) {
  let r = t.trim().split(/\s+/);
  for (let t = 0, i = r.length; t < i; t++) e.classList.toggle(r[t], n);
}
function jt(e, t, n, r, i, a, o) {
  let s, c, l, u, d;
  if (t === `style`) return Ct(e, n, r);
  if (t === `classList`) return St(e, n, r);
  if (n === r) return r;
  if (t === `ref`) a || n(e);
  else if (t.slice(0, 3) === `on:`) {
    let i = t.slice(3);
    (r && e.removeEventListener(i, r, typeof r != `function` && r),
      n && e.addEventListener(i, n, typeof n != `function` && n));
  } else if (t.slice(0, 10) === `oncapture:`) {
    let i = t.slice(10);
    (r && e.removeEventListener(i, r, !0), n && e.addEventListener(i, n, !0));
  } else if (t.slice(0, 2) === `on`) {
    let i = t.slice(2).toLowerCase(),
      a = ut.has(i);
    if (!a && r) {
      let t = Array.isArray(r) ? r[0] : r;
      e.removeEventListener(i, t);
    }
    (a || n) && (xt(e, i, n, a), a && _t([i]));
  } else if (t.slice(0, 5) === `attr:`) M(e, t.slice(5), n);
  else if (t.slice(0, 5) === `bool:`) yt(e, t.slice(5), n);
  else if (
    (d = t.slice(0, 5) === `prop:`) ||
    (l = ot.has(t)) ||
    (!i && ((u = lt(t, e.tagName)) || (c = at.has(t)))) ||
    (s = e.nodeName.includes(`-`) || `is` in o)
  ) {
    if (d) ((t = t.slice(5)), (c = !0));
    else if (P(e)) return n;
    t === `class` || t === `className`
      ? bt(e, n)
      : s && !c && !l
        ? (e[kt(t)] = n)
        : (t === `value` || t === `defaultValue`) && (e.nodeName === `INPUT` || e.nodeName === `TEXTAREA`)
          ? (e[u || t] = n ?? ``)
          : (e[u || t] = n);
  } else {
    let r = i && t.indexOf(`:`) > -1 && ft[t.split(`:`)[0]];
    r ? vt(e, r, t, n) : M(e, st[t] || t, n);
  }
  return n;
}
function Mt(t) {
  if (e.registry && e.events && e.events.find(([e, n]) => n === t)) return;
  let n = t.target,
    r = `$$${t.type}`,
    i = t.target,
    a = t.currentTarget,
    o = (e) => Object.defineProperty(t, "target", { configurable: !0, value: e }),
    s = () => {
      let e = n[r];
      if (e && !n.disabled) {
        let i = n[`${r}Data`];
        if ((i === void 0 ? e.call(n, t) : e.call(n, i, t), t.cancelBubble)) return;
      }
      return (n.host && typeof n.host != `string` && !n.host._$host && n.contains(t.target) && o(n.host), !0);
    },
    c = () => {
      for (; s() && (n = n._$host || n.parentNode || n.host););
    };
  (Object.defineProperty(t, "currentTarget", {
    configurable: !0,
    get() {
      return n || document;
    },
  }),
    e.registry && !e.done && (e.done = _$HY.done = !0));
  try {
    if (t.composedPath) {
      let e = t.composedPath();
      o(e[0]);
      for (let t = 0; t < e.length - 2 && ((n = e[t]), s()); t++) {
        if (n._$host) {
          ((n = n._$host), c());
          break;
        }
        if (n.parentNode === a) break;
      }
    } else c();
    o(i);
  } finally {
    t = n = null;
  }
}
function F(e, t, n, r, i) {
  let a = P(e);
  if (a) {
    !n && (n = [...e.childNodes]);
    let t = [];
    for (let e = 0; e < n.length; e++) {
      let r = n[e];
      r.nodeType === 8 && r.data.slice(0, 2) === `!$` ? r.remove() : t.push(r);
    }
    n = t;
  }
  for (; typeof n == `function`;) n = n();
  if (t === n) return n;
  let o = typeof t,
    s = r !== void 0;
  if (((e = (s && n[0] && n[0].parentNode) || e), o === `string` || o === `number`)) {
    if (a || (o === `number` && ((t = t.toString()), t === n))) return n;
    if (s) {
      let i = n[0];
      (i && i.nodeType === 3 ? i.data !== t && (i.data = t) : (i = document.createTextNode(t)), (n = I(e, n, r, i)));
    } else n = n !== `` && typeof n == `string` ? (e.firstChild.data = t) : (e.textContent = t);
  } else if (t == null || o === `boolean`) {
    if (a) return n;
    n = I(e, n, r);
  } else if (o === `function`)
    return (
      S(() => {
        let i = t();
        for (; typeof i == `function`;) i = i();
        n = F(e, i, n, r);
      }),
      () => n
    );
  else if (Array.isArray(t)) {
    let o = [],
      c = n && Array.isArray(n);
    if (Nt(o, t, n, i)) return (S(() => (n = F(e, o, n, r, !0))), () => n);
    if (a) {
      if (!o.length) return n;
      if (r === void 0) return (n = [...e.childNodes]);
      let t = o[0];
      if (t.parentNode !== e) return n;
      let i = [t];
      for (; (t = t.nextSibling) !== r;) i.push(t);
      return (n = i);
    }
    if (o.length === 0) {
      if (((n = I(e, n, r)), s)) return n;
    } else c ? (n.length === 0 ? Pt(e, o, r) : mt(e, n, o)) : (n && I(e), Pt(e, o));
    n = o;
  } else if (t.nodeType) {
    if (a && t.parentNode) return (n = s ? [t] : t);
    if (Array.isArray(n)) {
      if (s) return (n = I(e, n, r, t));
      I(e, n, null, t);
    } else n == null || n === `` || !e.firstChild ? e.appendChild(t) : e.replaceChild(t, e.firstChild);
    n = t;
  }
  return n;
}
function Nt(e, t, n, r) {
  let i = !1;
  for (let a = 0, o = t.length; a < o; a++) {
    let o = t[a],
      s = n && n[e.length],
      c;
    if (o != null && o !== !0 && o !== !1) {
      if ((c = typeof o) == `object` && o.nodeType) e.push(o);
      else if (Array.isArray(o)) i = Nt(e, o, s) || i;
      else if (c === `function`) {
        if (r) {
          for (; typeof o == `function`;) o = o();
          i = Nt(e, Array.isArray(o) ? o : [o], Array.isArray(s) ? s : [s]) || i;
        } else (e.push(o), (i = !0));
      } else {
        let t = String(o);
        s && s.nodeType === 3 && s.data === t ? e.push(s) : e.push(document.createTextNode(t));
      }
    }
  }
  return i;
}
function Pt(e, t, n = null) {
  for (let r = 0, i = t.length; r < i; r++) e.insertBefore(t[r], n);
}
function I(e, t, n, r) {
  if (n === void 0) return (e.textContent = ``);
  let i = r || document.createTextNode(``);
  if (t.length) {
    let r = !1;
    for (let a = t.length - 1; a >= 0; a--) {
      let o = t[a];
      if (i !== o) {
        let t = o.parentNode === e;
        !r && !a ? (t ? e.replaceChild(i, o) : e.insertBefore(i, n)) : t && o.remove();
      } else r = !0;
    }
  } else e.insertBefore(i, n);
  return [i];
}
function Ft() {
  return e.getNextContextId();
}
var It = () => void 0,
  Lt = `http://www.w3.org/2000/svg`;
function Rt(e, t = !1, n = void 0) {
  return t ? document.createElementNS(Lt, e) : document.createElement(e, { is: n });
}
function zt(t, n) {
  let r = C(t);
  return C(() => {
    let t = r();
    switch (typeof t) {
      case `function`:
        return w(() => t(n));
      case `string`:
        let r = dt.has(t),
          i = e.context
            ? Ot()
            : Rt(
                t,
                r,
                w(() => n.is),
              );
        return (Tt(i, n, r), i);
    }
  });
}
function Bt(e) {
  let [, t] = Ge(e, [`component`]);
  return zt(() => e.component, t);
}
var Vt = j(`<button type=button>`),
  Ht = j(`<span class=hint>`),
  Ut = j(`<div class=field><label></label><input>`),
  Wt = j(`<div class=field><label></label><select>`),
  Gt = j(`<option>`),
  Kt = j(`<p class="row muted"role=status><span class=spinner aria-hidden=true></span> `),
  qt = j(`<div class=notice>`),
  Jt = j(`<div class=empty>`),
  Yt = j(`<div class=row role=tablist>`),
  Xt = j(`<button type=button role=tab class=button data-kind=quiet>`),
  Zt = (e) => {
    let [t, n] = Ge(e, [`kind`, `shortcut`, `children`]);
    return (() => {
      var r = Vt();
      return (
        Tt(
          r,
          We(n, {
            get class() {
              return `button ${e.class ?? ``}`;
            },
            get "data-kind"() {
              return t.kind ?? `plain`;
            },
            get title() {
              return t.shortcut ?? e.title;
            },
          }),
          !1,
          !0,
        ),
        N(r, () => t.children),
        r
      );
    })();
  },
  Qt = (e) => {
    let t = Je();
    return (() => {
      var n = Ut(),
        r = n.firstChild,
        i = r.nextSibling;
      return (
        M(r, `for`, t),
        N(r, () => e.label),
        (i.$$input = (t) => e.onInput(t.currentTarget.value)),
        M(i, `id`, t),
        N(
          n,
          ze(Ze, {
            get when() {
              return e.hint;
            },
            get children() {
              var t = Ht();
              return (N(t, () => e.hint), t);
            },
          }),
          null,
        ),
        S(() => M(i, `maxlength`, e.maxLength ?? 40)),
        S(() => (i.value = e.value)),
        n
      );
    })();
  },
  $t = (e) => {
    let t = Je();
    return (() => {
      var n = Wt(),
        r = n.firstChild,
        i = r.nextSibling;
      return (
        M(r, `for`, t),
        N(r, () => e.label),
        i.addEventListener(`change`, (t) => e.onChange(t.currentTarget.value)),
        M(i, `id`, t),
        N(i, () =>
          e.options.map(({ value: t, text: n }) =>
            (() => {
              var r = Gt();
              return ((r.value = t), N(r, n), S(() => (r.selected = t === e.value)), r);
            })(),
          ),
        ),
        N(
          n,
          ze(Ze, {
            get when() {
              return e.hint;
            },
            get children() {
              var t = Ht();
              return (N(t, () => e.hint), t);
            },
          }),
          null,
        ),
        S(() => (i.value = e.value)),
        n
      );
    })();
  },
  en = (e) =>
    (() => {
      var t = Kt();
      return (t.firstChild.nextSibling, N(t, () => e.text, null), t);
    })(),
  tn = (e) =>
    (() => {
      var t = qt();
      return (
        N(t, () => e.children),
        S(
          (n) => {
            var r = e.kind ?? `error`,
              i = e.kind === `info` ? `status` : `alert`;
            return (r !== n.e && M(t, `data-kind`, (n.e = r)), i !== n.t && M(t, `role`, (n.t = i)), n);
          },
          { e: void 0, t: void 0 },
        ),
        t
      );
    })(),
  nn = (e) =>
    (() => {
      var t = Jt();
      return (N(t, () => e.children), t);
    })(),
  rn = (e) => {
    let t = (t) => {
      let n = t.key === `ArrowRight` ? 1 : t.key === `ArrowLeft` ? -1 : 0;
      if (n === 0) return;
      let r = e.tabs.findIndex((t) => t.id === e.value),
        i = e.tabs[(r + n + e.tabs.length) % e.tabs.length];
      i && e.onChange(i.id);
    };
    return (() => {
      var n = Yt();
      return (
        (n.$$keydown = t),
        N(n, () =>
          e.tabs.map((t) =>
            (() => {
              var n = Xt();
              return (
                (n.$$click = () => e.onChange(t.id)),
                N(n, () => t.text),
                S(
                  (r) => {
                    var i = t.id === e.value,
                      a = t.id === e.value,
                      o = t.id === e.value ? 0 : -1;
                    return (
                      i !== r.e && M(n, `aria-selected`, (r.e = i)),
                      a !== r.t && M(n, `aria-pressed`, (r.t = a)),
                      o !== r.a && M(n, `tabindex`, (r.a = o)),
                      r
                    );
                  },
                  { e: void 0, t: void 0, a: void 0 },
                ),
                n
              );
            })(),
          ),
        ),
        S(() => M(n, `aria-label`, e.label)),
        n
      );
    })();
  };
_t([`input`, `keydown`, `click`]);
var an = `blueplate-theme`,
  on = () => {
    let e = localStorage.getItem(an);
    return e === `light` || e === `dark` ? e : `system`;
  },
  [sn, cn] = x(`system`),
  ln = () => matchMedia(`(prefers-color-scheme: dark)`).matches,
  un = () => sn() === `dark` || (sn() === `system` && ln()),
  dn = () => {
    document.documentElement.dataset.theme = un() ? `dark` : `light`;
  },
  fn = (e) => {
    (cn(e), e === `system` ? localStorage.removeItem(an) : localStorage.setItem(an, e), dn());
  },
  pn = () => {
    (cn(on()), dn(), matchMedia(`(prefers-color-scheme: dark)`).addEventListener(`change`, dn));
  },
  L = (e) =>
    e
      .replaceAll(/([a-z0-9])([A-Z])/g, `$1 $2`)
      .replaceAll(/[-_.]/g, ` `)
      .toLowerCase(),
  mn = (e) => (typeof e == `string` ? L(e) : JSON.stringify(e)),
  hn = (e) => ({
    name: L(e),
    about: ``,
    ruleset: (e) => ({ name: L(e), help: `` }),
    edition: L,
    option: (e) => ({ name: L(e), help: ``, values: {} }),
    form: (e) => ({ ask: L(e), button: L(e) }),
    slot: (e, t) => L(t),
    value: (e, t) => mn(t),
    field: (e) => ({ label: L(e), kind: e === `seat` ? `seat` : `` }),
    tint: () => null,
    event: ({ _tag: e, ...t }, n) => [`${`seat` in t && typeof t.seat == `number` ? `${n(t.seat)}: ` : ``}${L(e)}`],
    refusal: ({ _tag: e, rule: t }) => `${L(e)}${t === `` ? `` : ` (${t})`}`,
    banners: [
      { name: `Red`, colour: `#d33e2c` },
      { name: `Yellow`, colour: `#f8c630` },
      { name: `Green`, colour: `#5cc8bc` },
      { name: `Blue`, colour: `#3873d3` },
      { name: `Purple`, colour: `#5b2468` },
    ],
  }),
  gn = {
    ceo: { name: `CEO`, effect: `hires 1`, help: `Always at work; hires one person a turn.` },
    waitress: { name: `Waitress`, effect: `$3`, help: `Brings $3 after dinner and wins ties for guests.` },
    "management-trainee": { name: `Management Trainee`, effect: `2 slots`, help: `Leads two who are no managers.` },
    "junior-vice-president": {
      name: `Junior Vice President`,
      effect: `3 slots`,
      help: `Leads three who are no managers.`,
    },
    "vice-president": { name: `Vice President`, effect: `4 slots`, help: `Leads four who are no managers.` },
    "senior-vice-president": {
      name: `Senior Vice President`,
      effect: `5 slots`,
      help: `Leads five who are no managers.`,
    },
    "executive-vice-president": {
      name: `Executive Vice President`,
      effect: `10 slots`,
      help: `Leads ten who are no managers.`,
    },
    "new-business-developer": {
      name: `New Business Developer`,
      effect: `house or garden`,
      help: `Adds a house with a garden, or a garden to a house.`,
    },
    "luxuries-manager": { name: `Luxuries Manager`, effect: `+$10`, help: `Raises the unit price by $10, always.` },
    "pricing-manager": { name: `Pricing Manager`, effect: `−$1`, help: `Lowers the unit price by $1, always.` },
    "discount-manager": { name: `Discount Manager`, effect: `−$3`, help: `Lowers the unit price by $3, always.` },
    "local-manager": {
      name: `Local Manager`,
      effect: `new restaurant`,
      help: `Opens a restaurant within 3 borders at clean-up; makes all of yours drive-ins.`,
    },
    "regional-manager": {
      name: `Regional Manager`,
      effect: `restaurant at once`,
      help: `Opens or moves a restaurant anywhere, open at once; makes all of yours drive-ins.`,
    },
    cfo: { name: `CFO`, effect: `+50%`, help: `Adds half of everything you earn at dinner.` },
    "recruiting-girl": { name: `Recruiting Girl`, effect: `hires 1`, help: `One more hire a turn.` },
    "recruiting-manager": {
      name: `Recruiting Manager`,
      effect: `hires 2`,
      help: `Two more hires; each unused one saves $5 of salaries.`,
    },
    "hr-director": {
      name: `HR Director`,
      effect: `hires 4`,
      help: `Four more hires; each unused one saves $5 of salaries.`,
    },
    trainer: { name: `Trainer`, effect: `trains 1`, help: `Trains someone on the beach one step.` },
    coach: { name: `Coach`, effect: `trains 2`, help: `Two training steps, on one card or two.` },
    guru: { name: `Guru`, effect: `trains 3`, help: `Three training steps, on up to three cards.` },
    "errand-boy": { name: `Errand Boy`, effect: `1 drink`, help: `Fetches one drink of any kind.` },
    "cart-operator": {
      name: `Cart Operator`,
      effect: `2 a source`,
      help: `Drives 2 borders; two drinks from each source passed.`,
    },
    "truck-driver": {
      name: `Truck Driver`,
      effect: `3 a source`,
      help: `Drives 3 borders; three drinks from each source passed.`,
    },
    "zeppelin-pilot": {
      name: `Zeppelin Pilot`,
      effect: `2 a source`,
      help: `Flies over 4 more tiles; two drinks from each source on them.`,
    },
    "marketing-trainee": {
      name: `Marketing Trainee`,
      effect: `billboard`,
      help: `Places a billboard within 2 borders for up to 2 rounds.`,
    },
    "campaign-manager": {
      name: `Campaign Manager`,
      effect: `mailbox`,
      help: `Places a billboard or mailbox within 3 borders for up to 3 rounds.`,
    },
    "brand-manager": {
      name: `Brand Manager`,
      effect: `airplane`,
      help: `Places a billboard, mailbox or airplane anywhere for up to 4 rounds.`,
    },
    "brand-director": {
      name: `Brand Director`,
      effect: `radio`,
      help: `Places any campaign anywhere for up to 5 rounds.`,
    },
    "kitchen-trainee": { name: `Kitchen Trainee`, effect: `1 burger or pizza`, help: `Makes one burger or one pizza.` },
    "burger-cook": { name: `Burger Cook`, effect: `3 burgers`, help: `Makes three burgers.` },
    "burger-chef": { name: `Burger Chef`, effect: `8 burgers`, help: `Makes eight burgers.` },
    "pizza-cook": { name: `Pizza Cook`, effect: `3 pizzas`, help: `Makes three pizzas.` },
    "pizza-chef": { name: `Pizza Chef`, effect: `8 pizzas`, help: `Makes eight pizzas.` },
  },
  _n = {
    managers: `Management`,
    recruiting: `Recruiting`,
    training: `Training`,
    prices: `Prices`,
    marketing: `Marketing`,
    kitchen: `Kitchen`,
    drinks: `Drinks`,
    building: `Building`,
    service: `Service and finance`,
  },
  vn = {
    burger: { one: `burger`, many: `burgers` },
    pizza: { one: `pizza`, many: `pizzas` },
    beer: { one: `beer`, many: `beers` },
    lemonade: { one: `lemonade`, many: `lemonades` },
    "soft-drink": { one: `soft drink`, many: `soft drinks` },
  },
  yn = {
    billboard: { name: `Billboard`, reach: `the houses beside it` },
    mailbox: { name: `Mailbox`, reach: `every house of its block` },
    airplane: { name: `Airplane`, reach: `every house in its rows or columns` },
    radio: { name: `Radio`, reach: `its tile and the eight around it` },
  },
  bn = {
    "first-billboard": {
      name: `First billboard placed`,
      trigger: `Place a billboard.`,
      effect: `Your campaigns from this one on are endless; managers and directors of marketing cost no salary.`,
    },
    "first-train": { name: `First to train someone`, trigger: `Train someone.`, effect: `Salaries −$15 every payday.` },
    "first-hire-3": {
      name: `First to hire 3 in one turn`,
      trigger: `Hire three people in one turn.`,
      effect: `Two management trainees join at once.`,
    },
    "first-burger-marketed": {
      name: `First burger marketed`,
      trigger: `Advertise burgers.`,
      effect: `+$5 for every burger you sell.`,
    },
    "first-pizza-marketed": {
      name: `First pizza marketed`,
      trigger: `Advertise pizza.`,
      effect: `+$5 for every pizza you sell.`,
    },
    "first-drink-marketed": {
      name: `First drink marketed`,
      trigger: `Advertise any drink.`,
      effect: `+$5 for every drink you sell.`,
    },
    "first-errand-boy": {
      name: `First errand boy played`,
      trigger: `Reveal an errand boy at work.`,
      effect: `One more drink from every source and errand.`,
    },
    "first-have-20": { name: `First to have $20`, trigger: `Have $20.`, effect: `You see all reserve cards.` },
    "first-burger-produced": {
      name: `First burger produced`,
      trigger: `Make a burger.`,
      effect: `A burger cook joins at once.`,
    },
    "first-pizza-produced": {
      name: `First pizza produced`,
      trigger: `Make a pizza.`,
      effect: `A pizza cook joins at once.`,
    },
    "first-waitress": {
      name: `First waitress played`,
      trigger: `Reveal a waitress at work.`,
      effect: `Your waitresses bring $5 instead of $3.`,
    },
    "first-throw-away": {
      name: `First to throw away food or drink`,
      trigger: `Throw something away at clean-up.`,
      effect: `A freezer: keep ten goods from the next round on.`,
    },
    "first-lower-prices": {
      name: `First to lower prices`,
      trigger: `Reveal a pricing or discount manager at work.`,
      effect: `Your unit price −$1 for ever.`,
    },
    "first-cart-operator": {
      name: `First cart operator played`,
      trigger: `Reveal a cart operator at work.`,
      effect: `Carts, trucks and zeppelins reach one further.`,
    },
    "first-airplane": {
      name: `First airplane campaign`,
      trigger: `Place an airplane.`,
      effect: `Two more open slots when the order is chosen.`,
    },
    "first-radio": {
      name: `First radio campaign`,
      trigger: `Place a radio.`,
      effect: `Your radios bring two of their good to each house.`,
    },
    "first-have-100": {
      name: `First to have $100`,
      trigger: `Have $100 after dinner.`,
      effect: `Your CEO counts as CFO from the next round; you may own no CFO.`,
    },
    "first-pay-20": {
      name: `First to pay $20 in salaries`,
      trigger: `Pay $20 or more on a payday.`,
      effect: `Several trainers may train the same card in one turn.`,
    },
  },
  xn = {
    "setup-restaurants": { name: `First restaurants`, help: `From last to first, everybody places a restaurant.` },
    "setup-reserve": { name: `Reserve cards`, help: `Everybody lays one card face down at the bank.` },
    restructuring: { name: `Restructuring`, help: `Choose in secret who works this round.` },
    "order-of-business": { name: `Order of business`, help: `Most open slots choose first.` },
    working: { name: `Working 9 to 5`, help: `Hire, train, advertise, cook, buy, build.` },
    dinnertime: { name: `Dinnertime`, help: `Houses eat in order of their number.` },
    payday: { name: `Payday`, help: `Dismiss whom you will, then pay $5 a salary.` },
    marketing: { name: `Marketing`, help: `Campaigns run in order of their number.` },
    cleanup: { name: `Clean-up`, help: `Stock goes, people come home, sites open.` },
    over: { name: `Game over`, help: `The bank is broken for good.` },
  },
  Sn = {
    recruit: `Recruit`,
    train: `Train`,
    campaigns: `Campaigns`,
    "food-and-drink": `Food and drink`,
    "houses-and-gardens": `Houses and gardens`,
    restaurants: `Restaurants`,
  },
  Cn = {
    "setup.placeRestaurant": { ask: `Where does your first restaurant stand?`, button: `Place restaurant` },
    "setup.pass": { ask: `Wait and place after the others?`, button: `Pass` },
    "setup.chooseReserve": { ask: `Which reserve card do you lay at the bank?`, button: `Lay card` },
    "restructure.submit": { ask: `Who works this round?`, button: `Ready` },
    "order.choosePosition": { ask: `Which place in the order do you take?`, button: `Take place` },
    "work.hire": { ask: `Whom do you hire?`, button: `Hire` },
    "work.train": { ask: `Whom do you train, and to what?`, button: `Train` },
    "work.launchCampaign": { ask: `Which campaign do you start?`, button: `Start campaign` },
    "work.produce": { ask: `Who cooks what?`, button: `Cook` },
    "work.fetchDrink": { ask: `Which drink does the errand boy fetch?`, button: `Fetch` },
    "work.buyDrinks": { ask: `Where do you buy drinks?`, button: `Buy drinks` },
    "work.placeHouse": { ask: `Where does the new house stand?`, button: `Place house` },
    "work.addGarden": { ask: `Which house gets a garden?`, button: `Add garden` },
    "work.openRestaurant": { ask: `Where do you open a restaurant?`, button: `Open restaurant` },
    "work.moveRestaurant": { ask: `Which restaurant moves, and where to?`, button: `Move restaurant` },
    "work.endTurn": { ask: `Is your working day done?`, button: `End turn` },
    "payday.fire": { ask: `Whom do you dismiss before salaries are paid?`, button: `Pay salaries` },
    "cleanup.keep": { ask: `What goes into the freezer?`, button: `Keep these` },
  },
  wn = {
    standard: { name: `Standard game`, help: `Everything of the base game; two to four hours at a table.` },
    introductory: {
      name: `Introductory game`,
      help: `No milestones, salaries or reserve cards; the bank's first break ends it.`,
    },
    "second-game": { name: `Second game`, help: `The introductory game with milestones.` },
  },
  Tn = { third: `Third printing`, deluxe: `Deluxe` },
  En = {
    "bank-break": {
      name: `Bank break`,
      help: `When the bank breaks.`,
      values: { insufficient: `when it cannot pay in full`, empty: `as soon as it is empty` },
    },
    "local-manager-target": {
      name: `Local manager`,
      help: `What must be in range of a new restaurant.`,
      values: { "any-square-any-road": `any of its squares`, "entrance-on-route": `its entrance, on the road driven` },
    },
    "airplane-overlap": {
      name: `Airplanes`,
      help: `Whether airplanes may lie over each other on one side.`,
      values: { allowed: `they may`, "no-overlap-on-same-edge": `not on the same side` },
    },
    "reserve-timing": {
      name: `Reserve cards`,
      help: `When they are chosen.`,
      values: { "after-restaurants": `after the first restaurants`, "before-restaurants": `before them` },
    },
    "regional-move-unopened": {
      name: `Regional manager`,
      help: `Whether a restaurant that is coming soon may be moved.`,
      values: { allowed: `it may, and opens`, "open-only": `only open ones move` },
    },
    "negative-prices": {
      name: `Prices below zero`,
      help: `What happens with a negative price.`,
      values: { "pay-bank": `the chain pays the bank`, "floor-zero": `the price stops at $0` },
    },
    "recruit-attribution": {
      name: `Hiring discounts`,
      help: `Which hires use up a recruiting manager's actions.`,
      values: { count: `counted: CEO and girls first`, "player-choice": `the player says so for each hire` },
    },
    overfill: {
      name: `Too many at work`,
      help: `What happens to a structure with too many cards.`,
      values: { "all-to-beach": `everybody goes to the beach`, reject: `it cannot be submitted` },
    },
    "hand-visibility-phase1": {
      name: `Open hands`,
      help: `Whether others' cards can be read while structures are chosen; every hire was public anyway.`,
      values: { hidden: `hidden`, visible: `visible` },
    },
    "intro-all-drinks": {
      name: `All drinks on the map`,
      help: `Introductory games: draw again until every drink is there.`,
      values: { off: `play any map`, redraw: `draw again` },
    },
    "road-links": {
      name: `Roads between tiles`,
      help: `Where roads of neighbouring tiles join.`,
      values: { midpoint: `in the middle of the edge`, "any-adjacent": `wherever they touch` },
    },
    "buyer-route-length": {
      name: `Buying trips`,
      help: `How far carts, trucks and zeppelins go.`,
      values: { "up-to-range": `up to their range`, "full-range": `exactly their range` },
    },
    "phantom-target": {
      name: `Hire and train`,
      help: `When the final card of a hire through an empty pile must be there.`,
      values: { "at-recruit": `when hiring`, "at-train": `when training` },
    },
    "initial-entrance-rule": {
      name: `First entrances`,
      help: `Which tile counts for a first restaurant.`,
      values: { "entrance-square": `the entrance's own`, "touched-road": `the road's that it touches` },
    },
    "range-origin": {
      name: `Range from`,
      help: `Which restaurants ranges are measured from.`,
      values: { "open-only": `open ones`, "any-own": `all of one's own` },
    },
    "house-road-contact": {
      name: `New houses`,
      help: `Which squares of a new house may touch the road.`,
      values: { "any-of-six": `house or garden`, "house-squares-only": `the house itself` },
    },
    "firing-order": {
      name: `Dismissals`,
      help: `How dismissals are decided.`,
      values: { simultaneous: `all at the same time`, "turn-order": `one after the other` },
    },
    "fired-manager-discount": {
      name: `Dismissed recruiters`,
      help: `Whether they still lower salaries on the day they go.`,
      values: { lost: `no`, kept: `yes` },
    },
    "cfo-dismissal": {
      name: `CFO beside $100`,
      help: `When the CFO of a $100 holder leaves.`,
      values: { payday: `on payday`, immediate: `at once` },
    },
    "hundred-check": {
      name: `$100 milestone`,
      help: `When it is checked.`,
      values: { "end-of-dinnertime": `after dinner`, "any-time": `at any moment` },
    },
    "cfo-negative-rounding": {
      name: `CFO on a loss`,
      help: `How half of a loss is rounded.`,
      values: { "toward-plus-infinity": `in your favour`, "away-from-zero": `against you` },
    },
    "bankruptcy-check": {
      name: `Bankruptcy`,
      help: `When a chain that owes the bank is tested.`,
      values: { "at-payment": `at every payment`, "end-of-dinnertime": `after dinner` },
    },
    "last-chain": {
      name: `Last chain standing`,
      help: `What happens when one chain is left.`,
      values: { "game-ends": `it wins at once`, continue: `it plays on` },
    },
  },
  Dn = (e) => Array.isArray(e),
  R = (e, ...t) =>
    e.flatMap((e, n) => {
      let r = t[n],
        i = e === `` ? [] : [e];
      return r === void 0
        ? i
        : typeof r == `number`
          ? [...i, String(r)]
          : typeof r == `string`
            ? r === ``
              ? i
              : [...i, r]
            : Dn(r)
              ? [...i, ...r]
              : [...i, r];
    }),
  z = (e, t) =>
    e.flatMap((n, r) => {
      let i = r === 0 ? [] : [r === e.length - 1 ? t : `, `],
        a = typeof n == `string` || !Dn(n) ? [n] : n;
      return [...i, ...a];
    }),
  B = (e, t) => ({ kind: `seat`, id: String(e), text: t(e) }),
  On = (e) => ({ kind: `house`, id: String(e), text: `house ${e}` }),
  V = (e) => ({ kind: `campaign`, id: String(e), text: `campaign ${e}` }),
  H = (e) => ({ kind: `square`, id: e.join(`,`), text: `${e[0]}/${e[1]}` }),
  U = (e) => (e < 0 ? `−$${-e}` : `$${e}`),
  kn = gn,
  An = vn,
  jn = bn,
  W = (e) => ({ kind: `employee`, id: e, text: (kn[e]?.name ?? e).toLowerCase() }),
  Mn = (e, t) => ({ kind: `good`, id: e, text: `${t} ${(t === 1 ? An[e]?.one : An[e]?.many) ?? e}` }),
  Nn = (e) => Object.entries(e),
  Pn = (e) =>
    z(
      Nn(e).map(([e, t]) => Mn(e, t)),
      ` and `,
    ),
  Fn = (e) =>
    z(
      Nn(e).map(([e, t]) => (t === 1 ? [W(e)] : [`${t} × `, W(e)])),
      ` and `,
    ),
  In = (e) => Object.keys(e).length === 0,
  Ln = {
    sale: (e, t) => R`${e} earns ${t}.`,
    waitresses: (e, t) => R`Waitresses bring ${e} ${t}.`,
    cfo: (e, t) => R`The CFO adds ${t} for ${e}.`,
    salaries: (e, t) => R`${e} pays ${t} in salaries.`,
  },
  Rn = {
    GameBegan: (e) => R`The town is laid out; the bank holds ${U(e.bank)}.`,
    PhaseBegan: (e) => R`Round ${e.round}: ${xn[e.stage._tag].name}.`,
    FirstRestaurantPlaced: (e, t) => R`${B(e.seat, t)} places a restaurant at ${H(e.at)}.`,
    PlacingPassed: (e, t) => R`${B(e.seat, t)} passes and places later.`,
    ReserveChosen: (e, t) =>
      e.amount.content === null
        ? R`${B(e.seat, t)} lays a reserve card.`
        : R`${B(e.seat, t)} lays the reserve card of ${U(e.amount.content)}.`,
    HandsHidden: () => null,
    StructureSubmitted: (e, t) => R`${B(e.seat, t)} is ready.`,
    StructuresRevealed: (e, t) =>
      z(
        e.structures.map((e) => {
          let n = B(e.seat, t);
          return e.overfilled
            ? R`${n} had too many: everybody to the beach`
            : In(e.atWork)
              ? R`${n} works alone`
              : R`${n} works with ${Fn(e.atWork)}`;
        }),
        `; `,
      ),
    PositionChosen: (e, t) => R`${B(e.seat, t)} takes place ${e.position}.`,
    TurnOrderSet: (e, t) =>
      R`The order is ${z(
        e.turnOrder.map((e) => B(e, t)),
        `, `,
      )}.`,
    Hired: (e, t) =>
      e.phantom
        ? R`${B(e.seat, t)} hires a ${W(e.employee)} to train at once.`
        : R`${B(e.seat, t)} hires a ${W(e.employee)}.`,
    Trained: (e, t) => R`${B(e.seat, t)} trains a ${W(e.employee)} to ${W(e.to)}.`,
    CardsGained: (e, t) =>
      e.count === 0
        ? R`No ${W(e.employee)} is left to join ${B(e.seat, t)}.`
        : R`${e.count} × ${W(e.employee)} joins ${B(e.seat, t)}.`,
    MilestoneGained: (e, t) => {
      let n = { kind: `milestone`, id: e.milestone, text: jn[e.milestone]?.name ?? e.milestone };
      return R`${B(e.seat, t)} gains “${n}”.`;
    },
    ReservesSeen: (e, t) => R`${B(e.seat, t)} looks at the reserve cards.`,
    TurnBegan: (e, t) => R`It is ${B(e.turn.seat, t)}’s working day.`,
    TurnEnded: (e, t) => R`${B(e.seat, t)} ends the turn.`,
    CampaignLaunched: (e, t) => {
      let n = e.left === `endless` ? `for ever` : e.left === 1 ? `for 1 round` : `for ${e.left} rounds`;
      return R`${B(e.seat, t)} advertises ${An[e.good]?.many ?? e.good} with ${V(e.campaign)} ${n}.`;
    },
    Produced: (e, t) => R`${B(e.seat, t)}: a ${W(e.cook)} makes ${Mn(e.good, e.count)}.`,
    DrinkFetched: (e, t) => R`${B(e.seat, t)}: the errand boy fetches ${Mn(e.good, e.count)}.`,
    DrinksBought: (e, t) =>
      In(e.drinks)
        ? R`${B(e.seat, t)}: the ${W(e.buyer)} comes back with nothing.`
        : R`${B(e.seat, t)}: the ${W(e.buyer)} brings ${Pn(e.drinks)}.`,
    HousePlaced: (e, t) => R`${B(e.seat, t)} builds ${On(e.house)}.`,
    GardenAdded: (e, t) => R`${B(e.seat, t)} adds a garden to ${On(e.house)}.`,
    RestaurantPlaced: (e, t) =>
      e.open
        ? R`${B(e.seat, t)} opens a restaurant at ${H(e.at)}.`
        : R`${B(e.seat, t)} announces a restaurant at ${H(e.at)}: coming soon.`,
    RestaurantMoved: (e, t) => R`${B(e.seat, t)} moves a restaurant from ${H(e.from)} to ${H(e.at)}.`,
    HouseServed: (e, t) => {
      let n = e.offers[1],
        r = n ? R`, before ${B(n.seat, t)} (${n.unitPrice}+${n.distance})` : [];
      return R`${On(e.house)} eats at ${B(e.seat, t)} (${e.unitPrice}+${e.distance})${r}: ${Pn(e.goods)} for ${U(e.income)}.`;
    },
    HouseUnserved: (e) => R`Nobody can serve ${On(e.house)}.`,
    DinnerStepBegan: () => null,
    MoneyPaid: (e, t) => {
      if (e.reason === `sale` && e.owed === 0 && e.amount >= 0) return null;
      let n = Ln[e.reason](B(e.seat, t), U(Math.abs(e.amount)));
      return e.owed > 0 ? R`${n} The bank stays owing ${U(e.owed)} of it.` : n;
    },
    BankBroke: (e) =>
      e.added > 0
        ? R`The bank breaks! Reserve cards add ${U(e.added)}; every CEO has ${e.ceoSlots} slots from the next round.`
        : R`The bank breaks! The game ends with this dinner.`,
    WentBankrupt: (e, t) => R`${B(e.seat, t)} cannot pay ${U(e.unpaid)} and is bankrupt.`,
    CfoDismissed: (e, t) => R`${B(e.seat, t)}'s CFO leaves: the CEO does the job now.`,
    DismissalSubmitted: (e, t) => R`${B(e.seat, t)} has decided on dismissals.`,
    Dismissed: (e, t) => {
      let n = [Fn(e.beach), Fn(e.atWork)].filter((e) => e.length > 0),
        r = e.busy.map((e) => R`the marketeer of ${V(e)}`),
        i = [...n, ...r];
      return i.length === 0 ? null : R`${B(e.seat, t)} dismisses ${z(i, ` and `)}.`;
    },
    SalariesDue: (e, t) => {
      let n = e.gross - e.due;
      return e.gross === 0
        ? null
        : n === 0
          ? R`${B(e.seat, t)} owes ${U(e.due)} in salaries.`
          : R`${B(e.seat, t)} owes ${U(e.gross)} in salaries, less ${U(n)}.`;
    },
    CampaignRan: (e) => {
      let t = e.houses.filter((e) => e.added > 0).map((e) => On(e.house));
      return t.length === 0
        ? R`${V(e.campaign)} runs and reaches nobody with room.`
        : R`${V(e.campaign)} runs: ${z(t, ` and `)} want ${An[e.good]?.many ?? e.good}.`;
    },
    CampaignEnded: (e, t) =>
      e.employee === null
        ? R`${V(e.campaign)} ends.`
        : R`${V(e.campaign)} ends; ${B(e.seat, t)}'s ${W(e.employee)} comes home.`,
    StockChosen: (e, t) => R`${B(e.seat, t)} has filled the freezer.`,
    StockCleared: (e, t) => (In(e.thrown) ? null : R`${B(e.seat, t)} throws away ${Pn(e.thrown)}.`),
    HandsTakenUp: () => R`Everybody comes home.`,
    RestaurantsOpened: (e, t) =>
      e.restaurants.length === 0
        ? null
        : R`${z(
            e.restaurants.map((e) => R`${B(e.seat, t)} at ${H(e.at)}`),
            ` and `,
          )} opens.`,
    MilestonesClosed: (e) =>
      e.milestones.length === 0
        ? null
        : R`Closed from now on: ${z(
            e.milestones.map((e) => ({ kind: `milestone`, id: e, text: jn[e]?.name ?? e })),
            `, `,
          )}.`,
    ChainRemoved: (e, t) => R`${B(e.seat, t)} is out of business.`,
    GameEnded: (e, t) =>
      e.winner === null ? R`Nobody wins.` : R`${B(e.winner, t)} wins with ${U(e.ranking[0]?.score ?? 0)}.`,
  },
  zn = gn,
  Bn = vn,
  G = (e) => zn[e]?.name ?? e,
  Vn = (e) => Bn[e]?.many ?? e,
  Hn = {
    "not-beside": `does not begin beside the entrance`,
    "no-road": `leaves the road`,
    "u-turn": `turns straight back`,
  },
  K = {
    employees: gn,
    families: _n,
    goods: vn,
    milestones: bn,
    campaigns: yn,
    phases: xn,
    steps: Sn,
    commands: Cn,
    options: En,
    rulesets: wn,
    editions: Tn,
    refusals: {
      NobodyToAct: (e) => `No ${G(e.employee)} is left who could act.`,
      WrongEmployee: (e) => `A ${G(e.employee)} does not do that.`,
      NotEmpty: () => `Something is in the way, or it is off the map.`,
      NoRoad: () => `It touches no road.`,
      TileTaken: () => `Another restaurant's entrance is on this tile already.`,
      OutOfRange: (e) =>
        e.distance === null
          ? `No road leads there; the range is ${e.range}.`
          : `It is ${e.distance} borders away; the range is ${e.range}.`,
      NoSuchCampaign: (e) => `Campaign ${e.campaign} is not in the supply.`,
      WrongKind: (e) => `This marketeer does not place campaign ${e.campaign}.`,
      WrongDuration: (e) =>
        e.longest === null ? `This campaign is endless: no duration is named.` : `One to ${e.longest} rounds.`,
      WrongPlace: () => `An airplane lies beside an edge, everything else on squares.`,
      OffTheMap: () => `It would reach beyond the map.`,
      EdgeTaken: (e) => `Airplane ${e.campaign} lies there.`,
      WrongGood: (e) => `Not ${Vn(e.good)}.`,
      NotYourEntrance: () => `That is no entrance of yours.`,
      BadRoute: (e) => `The trip ${Hn[e.fault]}.`,
      TooShort: (e) => `The trip must use the whole range of ${e.range}; it has ${e.distance}.`,
      NoSuchHouse: (e) => `House ${e.house} is not there.`,
      HasGarden: (e) => `House ${e.house} has a garden already.`,
      NoRestaurantLeft: () => `All your restaurants are on the map.`,
      NotYourRestaurant: () => `None of your restaurants is there.`,
      NotOpen: () => `It is not open yet.`,
      NoSuchReserve: () => `There is no such reserve card.`,
      NotInHand: (e) => `You have no more ${G(e.employee)} in hand.`,
      Overfilled: (e) =>
        `Too many: ${e.managers} managers and ${e.others} others; ${e.ceoSlots} CEO slots and ${e.slots} of managers.`,
      NoSuchPosition: (e) => `Position ${e.position} is not free.`,
      NoEntryCard: (e) => `A ${G(e.employee)} cannot be hired, only trained.`,
      WrongRecruiter: () => `That card has no hire left.`,
      PileEmpty: (e) => `No ${G(e.employee)} is left, and nobody could train a new one at once.`,
      NotOnBeach: (e) => `No ${G(e.employee)} is on the beach who could be trained.`,
      NoCareer: (e) => `A ${G(e.employee)} does not become a ${G(e.to)}.`,
      NoneLeft: (e) => `No ${G(e.employee)} is left.`,
      OnlyOne: (e) => `You own a ${G(e.employee)}; there is one a player.`,
      CeoIsCfo: () => `Your CEO does the CFO's work already.`,
      NotEnoughTraining: (e) => `Nobody has ${e.steps} training steps left for this card.`,
      PhantomStranded: (e) => `Then the new ${G(e.employee)} could not be trained any more.`,
      CannotBeDismissed: (e) => `The ${G(e.employee)} stays.`,
      NotEmployed: (e) => `You named ${e.named} × ${G(e.employee)} and have ${e.has}.`,
      SalariesUnpayable: (e) => `Salaries are $${e.due}, you have $${e.cash}: $${e.short} short.`,
      MarketeerStays: (e) => `The marketeer of campaign ${e.campaign} stays.`,
      WrongNumberOfMarketeers: (e) => `${e.needed} marketeers must go; you named ${e.named}.`,
      FreezerFull: (e) => `The freezer holds ${e.room}; you named ${e.kept}.`,
      NotInStock: (e) => `You named ${e.kept} ${Vn(e.good)} and have ${e.has}.`,
    },
    events: Rn,
  },
  Un = K.employees,
  Wn = K.goods,
  Gn = K.commands,
  Kn = K.options,
  qn = K.rulesets,
  Jn = K.editions,
  Yn = {
    at: `Place`,
    entrance: `Entrance`,
    employees: `People`,
    employee: `Card`,
    to: `Becomes`,
    using: `By`,
    marketer: `Marketeer`,
    campaign: `Campaign`,
    good: `Good`,
    duration: `Rounds`,
    turned: `Turned`,
    side: `Side`,
    offset: `From row or column`,
    cook: `Cook`,
    buyer: `Buyer`,
    from: `From`,
    route: `Trip`,
    house: `House`,
    garden: `Garden to the`,
    manager: `Manager`,
    position: `Position`,
    amount: `Card`,
    busy: `Marketeers`,
    stock: `Goods`,
  },
  Xn = {
    N: `north`,
    E: `east`,
    S: `south`,
    W: `west`,
    NW: `north-west corner`,
    NE: `north-east corner`,
    SE: `south-east corner`,
    SW: `south-west corner`,
  },
  Zn = { 100: 2, 200: 3, 300: 4 },
  Qn = (e) => Array.isArray(e) && e.length === 2 && e.every((e) => typeof e == `number`),
  $n = (e) => String.fromCodePoint(65 + e),
  er = ([e, t]) => `${e < 26 ? $n(e) : `A${$n(e - 26)}`}${t + 1}`,
  tr = (e) => {
    let t = e.filter(Qn),
      [n] = t,
      r = t.at(-1);
    return n && r ? `${t.length} squares, ${er(n)} to ${er(r)}` : ``;
  },
  nr = (e, t) =>
    typeof t == `string`
      ? (Un[t]?.name ?? Wn[t]?.one ?? Xn[t] ?? mn(t))
      : e === `route` && Array.isArray(t)
        ? tr(t)
        : Qn(t)
          ? er(t)
          : e === `reserve` && typeof t == `number`
            ? `$${t}, ${Zn[t] ?? 3} slots`
            : e === `duration` && typeof t == `number`
              ? t === 1
                ? `1 round`
                : `${t} rounds`
              : e === `turned`
                ? `turned`
                : mn(t),
  rr = (e, t) => Object.hasOwn(e, t),
  ir = {
    ...hn(`food-chain-magnate`),
    name: `Food Chain Magnate`,
    about: `Build a restaurant chain in a small town: hire, train, advertise, cook and sell. Two to five players.`,
    ruleset: (e) => qn[e] ?? { name: L(e), help: `` },
    edition: (e) => Jn[e] ?? L(e),
    option: (e) => Kn[e] ?? { name: L(e), help: ``, values: {} },
    form: (e) => Gn[e] ?? { ask: L(e), button: L(e) },
    slot: (e, t) => Yn[t] ?? L(t),
    value: nr,
    event: (e, t) => {
      if (!rr(K.events, e._tag)) return [L(e._tag)];
      let n = K.events[e._tag];
      return n(e, t);
    },
    refusal: (e) => {
      if (!rr(K.refusals, e._tag)) return L(e._tag);
      let t = K.refusals[e._tag];
      return t(e);
    },
    banners: [
      { name: `Comet`, colour: `#d33e2c` },
      { name: `Big Top`, colour: `#f8c630` },
      { name: `Fountain`, colour: `#5cc8bc` },
      { name: `Silver Rail`, colour: `#3873d3` },
      { name: `Harlequin`, colour: `#5b2468` },
    ],
  },
  ar = {
    title: `Blueplate`,
    tagline: `The open online table for Food Chain Magnate and Trick-n-Chef`,
    unofficial: `Unofficial; Food Chain Magnate is a game by Splotter Spellen. All art and texts here are our own.`,
    loading: `Loading…`,
    connecting: `Connecting…`,
    reconnecting: `The connection is lost; trying again. Nothing is lost.`,
    theme: `Theme`,
    themes: { light: `Light`, dark: `Dark`, system: `As the machine` },
    lobby: {
      open: `Tables waiting for players`,
      running: `Games going on`,
      mine: `Your games`,
      finished: `Finished games`,
      none: `None at the moment.`,
      newTable: `New table`,
      join: `Join`,
      watch: `Watch`,
      back: `Back to your seat`,
      replay: `Replay`,
      yourTurn: `your turn`,
    },
    create: {
      title: `New table`,
      name: `Name of the table`,
      defaultName: `A friendly table`,
      game: `Game`,
      ruleset: `Rules`,
      edition: `Printing`,
      seats: `Seats`,
      whoPlays: `Who plays`,
      players: (e) => `${e} players`,
      you: `Your name`,
      me: `You`,
      open: `Open: for whoever has the link`,
      bot: (e) => `Bot: ${e}`,
      bots: `All others are bots`,
      seat: (e) => `Seat ${e}`,
      banner: `Colours`,
      listed: `Listed in the lobby`,
      listedHelp: `Unlisted tables are reached by link only.`,
      seed: `Seed`,
      seedHelp: `The same seed draws the same map; for unlisted tables.`,
      map: `Map`,
      mapHelp: `Rows of tiles such as “A0 B90 C180”, separated by commas; empty draws one.`,
      options: `Rule options`,
      expert: `Options for experts`,
      submit: `Create table`,
    },
    table: {
      invite: `Invite by link`,
      copied: `The link is in the clipboard.`,
      share: `Send this link to your friends:`,
      take: `Sit down`,
      start: `Start the game`,
      startWithBots: (e) => `Fill the free seats with ${e} bots and start`,
      waitingForSeats: `Waiting for players…`,
      free: `free`,
      isBot: `bot`,
      moveSeat: `Move my seat`,
      moveHelp: `Open this link on the other device; it works once:`,
      watching: `You are watching.`,
      readOnly: `This game was played under rules that have changed since: it can be looked at, not played on.`,
      gone: `There is no such table.`,
      broken: `This page cannot show the table. Load it again; nothing is lost.`,
      yourMove: `Your move`,
      waitsFor: (e) => `Waiting for ${e}`,
      submitted: `You are ready; you may still change your mind.`,
      chooseForm: `What do you do?`,
      nothing: `There is nothing for you to decide now.`,
      done: `That is all`,
      leaveOut: `Leave out`,
      back: `Back`,
      again: `Start over`,
      undo: `Undo`,
      sending: `Sending…`,
      log: `Log`,
      chat: `Talk`,
      say: `Say something`,
      silence: `Nobody has said anything yet.`,
      send: `Send`,
      state: `Table`,
      over: `The game is over`,
      winner: (e) => `${e} won`,
      nobodyWins: `Nobody wins`,
      ranking: `Ranking`,
      place: `Place`,
      player: `Player`,
      score: `Score`,
      replay: `Look back at this game`,
      lobby: `Back to the lobby`,
      hiddenValue: `hidden`,
      yes: `yes`,
      no: `no`,
      thinking: `thinking`,
    },
    map: {
      city: `The town`,
      flat: `Map of the town`,
      loading: `Building the town…`,
      frame: `Whole town`,
      plan: `From above`,
      cityButton: `3D`,
      flatButton: `Flat map`,
      under: `Square under the pointer`,
      place: `Point at the town and click where it shall stand.`,
      chosen: (e) => `Chosen: ${e}`,
      showAll: `Show all places`,
      hideAll: `Hide the places`,
      list: `Or choose from a list`,
    },
    structure: {
      free: (e) => (e === 1 ? `1 slot free` : `${e} slots free`),
      allToWork: `Everybody who fits`,
      allToBeach: `All to the beach`,
      atWork: `At work`,
      beach: `On the beach`,
      ceoAlone: `The CEO alone`,
      nobody: `Nobody`,
      toBeach: (e) => `Send ${e} to the beach`,
      toWork: (e) => `Put ${e} to work`,
      take: (e) => (e === 0 ? `The CEO works alone` : `These ${e} work`),
      overfilled: (e, t) =>
        t > 0 ? `${t} managers too many for the CEO.` : `${e} too many: more managers, or fewer cards.`,
    },
    payday: {
      due: (e) => `Salaries $${e}`,
      cash: (e) => `Cash $${e}`,
      short: (e) => `$${e} short`,
      staying: `They stay`,
      leaving: `They go`,
      nobody: `Nobody`,
      dismiss: (e) => `Dismiss ${e}`,
      keep: (e) => `Keep ${e}`,
      dismissNobody: `Dismiss nobody`,
      dismissThese: (e) => `Dismiss ${e}`,
    },
    town: {
      round: (e) => `Round ${e}`,
      bank: `Bank`,
      breaks: (e) => `broken ${e}×`,
      order: `Order`,
      milestones: `Milestones`,
      milestoneOpen: `open`,
      milestoneGone: `closed`,
      milestoneMine: `yours`,
      price: `Price`,
      slots: `Free slots`,
      waitresses: `Waitresses`,
      stock: `Stock`,
      cash: `Cash`,
      beach: `On the beach`,
      busy: `Away`,
      atWork: `At work`,
      hand: `In hand`,
      restaurants: (e, t) => (t > 0 ? `${e} open, ${t} coming soon` : `${e} open`),
      tonight: `Tonight`,
      nobodyTonight: `No house wants anything tonight.`,
      nobodyCan: `nobody can serve`,
      supply: `Supply`,
      left: (e) => `${e} left`,
      company: `Your company`,
      actsNow: `at work now`,
      ready: `ready`,
      out: `bankrupt`,
      courseOfCash: `Cash, round by round`,
      brings: (e) => `brings ${e}`,
      nothing: `nothing`,
      hires: (e) => `hires ${e}`,
      trains: (e) => `trains ${e}`,
      cooks: (e, t) => `${e} ${t}`,
    },
    replay: {
      title: `Looking back`,
      file: `Open a log from a file`,
      badFile: `This file is no log of a game.`,
      badLine: (e) => `Line ${e} of the log cannot be read.`,
      unknownGame: (e) => (e === `` ? `This file is no log of a game.` : `This build does not know the game “${e}”.`),
      position: `Position in the game`,
      back: `Step back`,
      forward: `Step forward`,
      roundBack: `Round back`,
      roundForward: `Round forward`,
      play: `Play`,
      pause: `Pause`,
      step: (e, t) => `${e} / ${t}`,
      happened: `What happened`,
      nothing: `Nothing that people would notice.`,
    },
    claim: {
      working: `Taking your seat…`,
      failed: `This link does not work any more. Ask for a fresh one at the table.`,
    },
    failures: {
      NoSuchTable: `There is no such table.`,
      NotYourSeat: `This is not your seat.`,
      NotTheHost: `Only the host of the table can do that.`,
      SeatTaken: `The seat is taken.`,
      AlreadySeated: `You sit at this table already.`,
      AlreadyStarted: `The game has begun already.`,
      NotStarted: `The game has not begun yet.`,
      SeatsFree: `There are free seats.`,
      LinkVoid: `This link does not work any more.`,
      ReadOnly: `This game can only be looked at.`,
      NotStored: `The server could not write it down; try again.`,
      Stale: `Somebody was quicker, and it changed your choice. Look again.`,
      NotNow: `That is not possible at this moment.`,
      UnknownCommand: `The rules of this table do not know that.`,
      NothingToUndo: `There is nothing that could be taken back.`,
      Malformed: `Something in it does not fit.`,
      TooMany: `Too much at once; wait a moment and try again.`,
      Network: `The server cannot be reached; it will be tried again.`,
    },
    notFound: `There is nothing here.`,
  },
  q = (e, t) => ({ kind: `seat`, id: String(e), text: t(e) }),
  or = (e) => ({ kind: `card`, id: e, text: e.replace(`-`, ` `) }),
  sr = (e, t) =>
    z(
      e.map((e) => q(e, t)),
      ` and `,
    ),
  cr = (e) => (e === 1 ? `1 coin` : `${e} coins`),
  lr = {
    events: {
      FirstPlayerDrawn: (e, t) => R`${q(e.seat, t)} begins the game.`,
      RoundBegun: (e, t) => R`Round ${e.round}: ${e.handSize} cards each; ${q(e.first, t)} begins.`,
      ChefChosen: (e, t) => R`${q(e.seat, t)} starts with the ${e.suit} chef.`,
      TrickBegun: (e, t) => R`Trick ${e.trick}: ${q(e.leader, t)} leads; trump is ${e.trump.join(`, `)}.`,
      CardPlayed: (e, t) =>
        e.coins === 0
          ? R`${q(e.seat, t)} plays ${or(e.card)}.`
          : R`${q(e.seat, t)} plays ${or(e.card)} with ${cr(Math.abs(e.coins))}: worth ${e.value}.`,
      TrickWon: (e, t) => R`${q(e.winner, t)} wins the trick; ${q(e.chefTaker, t)} played lowest and takes a chef.`,
      CoinsReturned: (e) => (e.coins === 0 ? null : R`${cr(e.coins)} go back to the middle.`),
      ChefTaken: (e, t) => R`${q(e.seat, t)} takes a ${e.suit} chef.`,
      CoinsAwarded: (e, t) => (e.to.length === 0 ? null : R`A coin for ${sr(e.to, t)}.`),
      RoundScored: (e, t) =>
        R`Round ${e.round} scored: ${z(
          e.results.map((e, n) => R`${q(n, t)} ${e.points}`),
          `, `,
        )}.`,
      GameEnded: (e, t) =>
        e.ending.winners.length === 1
          ? R`${sr(e.ending.winners, t)} wins.`
          : R`${sr(e.ending.winners, t)} win together.`,
    },
    refusals: {
      ChefNotSetAside: (e) => `The ${e.suit} chef is not set aside.`,
      CardNotInHand: (e) => `You do not hold ${e.card.replace(`-`, ` `)}.`,
      MustFollowSuit: (e) => `You hold ${e.led} and must play it.`,
      TooManyCoins: (e) => `You own ${cr(e.owned)}.`,
      NoChefInCentre: (e) => `No ${e.suit} chef is left in the middle.`,
    },
  },
  ur = {
    "chef.choose": { ask: `Which chef do you start with?`, button: `Take chef` },
    "trick.play": { ask: `Which card do you play?`, button: `Play card` },
    "trick.takeChef": { ask: `Yours was the lowest card: which chef do you take?`, button: `Take chef` },
  },
  J = (e, t, n) => ({ name: e, help: t, values: n }),
  dr = {
    stars: J(`Stars`, `How many points the cards are worth.`, {
      steps: `1 to 4, rising`,
      flat: `one each`,
      rank: `as many as the rank`,
      custom: `a table of your own`,
    }),
    "left-out-suit": J(`Suit left out`, `With three players one suit stays in the box.`, {
      green: `green`,
      red: `red`,
      yellow: `yellow`,
      blue: `blue`,
    }),
    "first-player": J(`First player`, `Who begins.`, { random: `drawn by lot`, "host-choice": `the host chooses` }),
    "tie-same-suit": J(`Equal values in a suit`, `Which card wins.`, {
      last: `the later one`,
      first: `the earlier one`,
    }),
    "coins-affect-lowest": J(`Coins and the lowest card`, `Whether coins count for the lowest card.`, {
      yes: `they count`,
      no: `the printed rank counts`,
    }),
    "coin-shortage": J(`Too few coins`, `Who gets the last coins.`, {
      "order-of-play": `in order of play`,
      "from-winner": `from the winner on`,
      unlimited: `coins never run out`,
    }),
    "coin-return": J(`Used coins`, `When they go back.`, {
      "before-award": `before new ones are given`,
      "after-award": `after it`,
    }),
    "next-first-player": J(`First of the next round`, `Most points of what.`, {
      total: `in total`,
      "last-round": `in the last round`,
    }),
    "final-tie": J(`A final tie`, `Who wins.`, { shared: `all of them`, random: `drawn by lot` }),
    "trick-history": J(`Played tricks`, `Whether they can be looked at again.`, { hidden: `no`, visible: `yes` }),
  },
  fr = { suit: `Suit`, card: `Card`, coins: `Coins` },
  pr = (e) =>
    typeof e != `number` || e === 0 ? `no coins` : e > 0 ? `+${e * 2} with ${cr(e)}` : `−${-e * 2} with ${cr(-e)}`,
  mr = {
    begin: `dealing`,
    choose: `choosing the first chefs`,
    play: `a trick is played`,
    take: `a chef is taken`,
    award: `coins are given out`,
    score: `points are counted`,
    deal: `dealing`,
    over: `the game is over`,
  },
  Y = (e, t = ``) => ({ label: e, kind: t }),
  hr = {
    step: Y(`Now`, `step`),
    round: Y(`Round`),
    suits: null,
    first: Y(`First of the round`, `seat`),
    leader: Y(`Leads`, `seat`),
    aside: Y(`Chefs set aside`),
    centre: Y(`Chefs in the middle`),
    reserve: Y(`Coins in the middle`),
    trick: Y(`This trick`),
    last: Y(`The trick before`),
    history: Y(`Tricks of the round`),
    ending: null,
    seat: Y(`Player`, `seat`),
    card: Y(`Card`, `card`),
    coins: Y(`Coins`),
    hand: Y(`Hand`, `card`),
    handSize: Y(`Cards in hand`),
    pile: Y(`Cards won`, `card`),
    pileSize: Y(`Cards won in all`),
    chefs: Y(`Chefs`),
    scores: Y(`Points by round`),
    plays: Y(`Cards`),
    winner: Y(`Won by`, `seat`),
    chefTaker: Y(`Takes a chef`, `seat`),
    usedCoins: Y(`Coins used`),
  },
  gr = { red: `#d33e2c`, yellow: `#f8c630`, blue: `#3873d3`, green: `#3c9a5b` },
  _r = (e, t) => (e === `number` ? pr(t) : e === `step` && typeof t == `string` ? (mr[t] ?? t) : mn(t)),
  vr = {
    ...hn(`trick-n-chef`),
    name: `Trick-n-Chef`,
    about: `A small trick-taking game about restaurants, chefs and coins. Three or four players.`,
    ruleset: () => ({ name: `Standard game`, help: `Three rounds of ten tricks.` }),
    edition: () => `First printing`,
    option: (e) => dr[e] ?? J(L(e), ``, {}),
    form: (e) => ur[e] ?? { ask: L(e), button: L(e) },
    slot: (e, t) => fr[t] ?? L(t),
    value: _r,
    field: (e) => (Object.hasOwn(hr, e) ? (hr[e] ?? null) : Y(L(e))),
    tint: (e) => (typeof e == `string` ? (gr[e.split(`-`)[0] ?? ``] ?? null) : null),
    event: (e, t) => {
      if (!Object.hasOwn(lr.events, e._tag)) return [L(e._tag)];
      let n = lr.events[e._tag];
      return n(e, t);
    },
    refusal: (e) => {
      if (!Object.hasOwn(lr.refusals, e._tag)) return L(e._tag);
      let t = lr.refusals[e._tag];
      return t(e);
    },
  };
function X(e) {
  let t = {
    subscribe(t) {
      let n = null,
        r = !1,
        i = !1,
        a = !1,
        o = !0,
        s = null;
      function c(e) {
        try {
          e();
        } catch (e) {
          if (!o) throw e;
          s ??= { cause: e };
        } finally {
          l();
        }
      }
      function l() {
        n === null ? (a = !0) : i || ((i = !0), typeof n == `function` ? n() : n && n.unsubscribe());
      }
      if (
        ((n = e({
          next(e) {
            var n;
            r || (n = t.next) == null || n.call(t, e);
          },
          error(e) {
            r || ((r = !0), c(() => t.error?.call(t, e)));
          },
          complete() {
            r || ((r = !0), c(() => t.complete?.call(t)));
          },
        })),
        (o = !1),
        a && l(),
        s)
      )
        throw s.cause;
      return { unsubscribe: l };
    },
    pipe(...e) {
      return e.reduce(yr, t);
    },
  };
  return t;
}
function yr(e, t) {
  return t(e);
}
function br(e) {
  let t = new AbortController();
  return new Promise((n, r) => {
    let i = !1;
    function a() {
      i || ((i = !0), o.unsubscribe());
    }
    t.signal.addEventListener(`abort`, () => {
      r(t.signal.reason);
    });
    let o = e.subscribe({
      next(e) {
        ((i = !0), n(e), a());
      },
      error(e) {
        r(e);
      },
      complete() {
        (t.abort(), a());
      },
    });
  });
}
function xr(e, t) {
  let n = [],
    r = [],
    i = null,
    a = !1,
    o = null;
  function s() {
    if (a) return null;
    ((a = !0), t.removeEventListener(`abort`, u));
    try {
      return (o?.unsubscribe(), null);
    } catch (e) {
      return { cause: e };
    }
  }
  function c() {
    let e = i ? r.shift() : void 0;
    if (i && e) {
      let { cause: t } = i;
      ((i = null), e.reject(t));
    }
    for (let e of r.splice(0)) e.resolve({ value: void 0, done: !0 });
  }
  function l() {
    let e = s();
    if ((c(), e)) throw e.cause;
  }
  function u() {
    let e = s();
    (e && (i = e), c());
  }
  ((o = e.subscribe({
    next(e) {
      if (a) return;
      let t = r.shift();
      t ? t.resolve({ value: e, done: !1 }) : n.push(e);
    },
    error(e) {
      a || ((i = { cause: e }), l());
    },
    complete: l,
  })),
    a ? o.unsubscribe() : t.aborted ? u() : t.addEventListener(`abort`, u, { once: !0 }));
  let d = {
    [Symbol.asyncIterator]() {
      return d;
    },
    async next() {
      if (n.length > 0) return { value: n.shift(), done: !1 };
      if (i) {
        let { cause: e } = i;
        throw ((i = null), e);
      }
      return a
        ? { value: void 0, done: !0 }
        : new Promise((e, t) => {
            r.push({ resolve: e, reject: t });
          });
    },
    async return() {
      return ((n.length = 0), (i = null), l(), { value: void 0, done: !0 });
    },
  };
  return d;
}
function Sr(e) {
  return (e) => {
    let t = 0,
      n = null,
      r = !1,
      i = new Set();
    function a() {
      if (n || r) return;
      r = !0;
      let t = !1,
        a;
      try {
        a = e.subscribe({
          next(e) {
            o(i, (t) => t.next?.call(t, e));
          },
          error(e) {
            ((t = !0), s((t) => t.error?.call(t, e)));
          },
          complete() {
            ((t = !0), s((e) => e.complete?.call(e)));
          },
        });
      } finally {
        r = !1;
      }
      t ? a.unsubscribe() : (n = a);
    }
    function o(e, t) {
      for (let n of [...e]) e.has(n) && t(n);
    }
    function s(e) {
      let t = n,
        a = i;
      ((n = null), (i = new Set()), (r = !1));
      try {
        o(a, e);
      } finally {
        t?.unsubscribe();
      }
    }
    function c() {
      let e = n;
      ((n = null), e?.unsubscribe());
    }
    function l() {
      t === 0 && n && c();
    }
    return X((e) => {
      t++;
      let n = i;
      return (
        n.add(e),
        a(),
        {
          unsubscribe() {
            (t--, l(), n.delete(e));
          },
        }
      );
    });
  };
}
function Cr(e) {
  try {
    e();
  } catch (e) {
    setTimeout(() => {
      throw e;
    });
  }
}
function wr(e) {
  let t = e,
    n = new Set(),
    r = (e) => {
      (t !== void 0 && e.next(t), n.add(e));
    },
    i = (e) => {
      n.delete(e);
    },
    a = X(
      (e) => (
        r(e),
        () => {
          i(e);
        }
      ),
    );
  return (
    (a.next = (e) => {
      if (t !== e) {
        t = e;
        for (let t of [...n]) n.has(t) && Cr(() => t.next(e));
      }
    }),
    (a.get = () => t),
    a
  );
}
function Tr(e) {
  return X((t) => {
    function n(t = 0, r = e.op) {
      let i = e.links[t];
      if (!i) throw Error(`No more links to execute - did you forget to add an ending link?`);
      return i({
        op: r,
        next(e) {
          return n(t + 1, e);
        },
      });
    }
    return n().subscribe(t);
  });
}
function Er(e) {
  return Array.isArray(e) ? e : [e];
}
function Dr(e) {
  return (t) => {
    let n = Er(e.true).map((e) => e(t)),
      r = Er(e.false).map((e) => e(t));
    return (t) =>
      X((i) => {
        let a = e.condition(t.op) ? n : r;
        return Tr({ op: t.op, links: a }).subscribe(i);
      });
  };
}
function Or(e) {
  "@babel/helpers - typeof";
  return (
    (Or =
      typeof Symbol == `function` && typeof Symbol.iterator == `symbol`
        ? function (e) {
            return typeof e;
          }
        : function (e) {
            return e && typeof Symbol == `function` && e.constructor === Symbol && e !== Symbol.prototype
              ? `symbol`
              : typeof e;
          }),
    Or(e)
  );
}
function kr(e, t) {
  if (Or(e) != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (Or(r) != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function Ar(e) {
  var t = kr(e, `string`);
  return Or(t) == `symbol` ? t : t + ``;
}
function Z(e, t, n) {
  return (
    (t = Ar(t)) in e
      ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 })
      : (e[t] = n),
    e
  );
}
function jr(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function Q(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? jr(Object(n), !0).forEach(function (t) {
          Z(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : jr(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function Mr(e) {
  return !!e && !Array.isArray(e) && typeof e == `object`;
}
function Nr() {
  return Object.create(null);
}
var Pr = (e) => e(),
  Fr = {
    PARSE_ERROR: -32700,
    BAD_REQUEST: -32600,
    INTERNAL_SERVER_ERROR: -32603,
    NOT_IMPLEMENTED: -32603,
    BAD_GATEWAY: -32603,
    SERVICE_UNAVAILABLE: -32603,
    GATEWAY_TIMEOUT: -32603,
    UNAUTHORIZED: -32001,
    PAYMENT_REQUIRED: -32002,
    FORBIDDEN: -32003,
    NOT_FOUND: -32004,
    METHOD_NOT_SUPPORTED: -32005,
    TIMEOUT: -32008,
    CONFLICT: -32009,
    PRECONDITION_FAILED: -32012,
    PAYLOAD_TOO_LARGE: -32013,
    UNSUPPORTED_MEDIA_TYPE: -32015,
    UNPROCESSABLE_CONTENT: -32022,
    PRECONDITION_REQUIRED: -32028,
    TOO_MANY_REQUESTS: -32029,
    CLIENT_CLOSED_REQUEST: -32099,
  },
  Ir = [Fr.BAD_GATEWAY, Fr.SERVICE_UNAVAILABLE, Fr.GATEWAY_TIMEOUT, Fr.INTERNAL_SERVER_ERROR],
  Lr = () => {},
  Rr = (e) => {
    Object.freeze && Object.freeze(e);
  };
function zr(e, t, n) {
  let r = t.join(`.`);
  return (
    n[r] ??
      (n[r] = new Proxy(Lr, {
        get(r, i) {
          if (typeof i == `string` && i !== `then`) return zr(e, [...t, i], n);
        },
        apply(n, r, i) {
          let a = t[t.length - 1];
          if (a === `valueOf` || a === `toString` || a === `toJSON`) return `tRPC.proxy(${t.slice(0, -1).join(`.`)})`;
          let o = { args: i, path: t };
          return (
            a === `call`
              ? (o = { args: i.length >= 2 ? [i[1]] : [], path: t.slice(0, -1) })
              : a === `apply` && (o = { args: i.length >= 2 ? i[1] : [], path: t.slice(0, -1) }),
            Rr(o.args),
            Rr(o.path),
            e(o)
          );
        },
      })),
    n[r]
  );
}
var Br = (e) => zr(e, [], Nr()),
  Vr = (e) =>
    new Proxy(Lr, {
      get(t, n) {
        if (n !== `then`) return e(n);
      },
    });
function Hr(e) {
  "@babel/helpers - typeof";
  return (
    (Hr =
      typeof Symbol == `function` && typeof Symbol.iterator == `symbol`
        ? function (e) {
            return typeof e;
          }
        : function (e) {
            return e && typeof Symbol == `function` && e.constructor === Symbol && e !== Symbol.prototype
              ? `symbol`
              : typeof e;
          }),
    Hr(e)
  );
}
function Ur(e, t) {
  if (Hr(e) != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (Hr(r) != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function Wr(e) {
  var t = Ur(e, `string`);
  return Hr(t) == `symbol` ? t : t + ``;
}
function Gr(e, t, n) {
  return (
    (t = Wr(t)) in e
      ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 })
      : (e[t] = n),
    e
  );
}
function Kr(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function qr(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Kr(Object(n), !0).forEach(function (t) {
          Gr(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Kr(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function Jr(e, t) {
  if (`error` in e) {
    let n = t.deserialize(e.error);
    return { ok: !1, error: qr(qr({}, e), {}, { error: n }) };
  }
  return {
    ok: !0,
    result: qr(
      qr({}, e.result),
      (!e.result.type || e.result.type === `data`) && { type: `data`, data: t.deserialize(e.result.data) },
    ),
  };
}
var Yr = class extends Error {
  constructor() {
    super(`Unable to transform response from server`);
  }
};
function Xr(e, t) {
  let n;
  try {
    n = Jr(e, t);
  } catch {
    throw new Yr();
  }
  if ((!n.ok && (!Mr(n.error.error) || typeof n.error.error.code != `number`)) || (n.ok && !Mr(n.result)))
    throw new Yr();
  return n;
}
function Zr(e) {
  return e ?? `.`;
}
function Qr(e, t) {
  return t === `.` ? e : e.split(`.`).join(t);
}
function $r(e, t) {
  ((this.v = e), (this.k = t));
}
function ei(e) {
  return function () {
    return new ti(e.apply(this, arguments));
  };
}
function ti(e) {
  var t, n;
  function r(t, n) {
    try {
      var a = e[t](n),
        o = a.value,
        s = o instanceof $r;
      Promise.resolve(s ? o.v : o).then(
        function (n) {
          if (s) {
            var c = t === `return` ? `return` : `next`;
            if (!o.k || n.done) return r(c, n);
            n = e[c](n).value;
          }
          i(a.done ? `return` : `normal`, n);
        },
        function (e) {
          r(`throw`, e);
        },
      );
    } catch (e) {
      i(`throw`, e);
    }
  }
  function i(e, i) {
    switch (e) {
      case `return`:
        t.resolve({ value: i, done: !0 });
        break;
      case `throw`:
        t.reject(i);
        break;
      default:
        t.resolve({ value: i, done: !1 });
    }
    (t = t.next) ? r(t.key, t.arg) : (n = null);
  }
  ((this._invoke = function (e, i) {
    return new Promise(function (a, o) {
      var s = { key: e, arg: i, resolve: a, reject: o, next: null };
      n ? (n = n.next = s) : ((t = n = s), r(e, i));
    });
  }),
    typeof e.return != `function` && (this.return = void 0));
}
((ti.prototype[(typeof Symbol == `function` && Symbol.asyncIterator) || `@@asyncIterator`] = function () {
  return this;
}),
  (ti.prototype.next = function (e) {
    return this._invoke(`next`, e);
  }),
  (ti.prototype.throw = function (e) {
    return this._invoke(`throw`, e);
  }),
  (ti.prototype.return = function (e) {
    return this._invoke(`return`, e);
  }));
var ni,
  ri = new WeakMap(),
  ii = () => {};
ni = Symbol.toStringTag;
var ai = class e {
  constructor(e) {
    (Gr(this, `promise`, void 0),
      Gr(this, `subscribers`, []),
      Gr(this, `settlement`, null),
      Gr(this, ni, `Unpromise`),
      (this.promise = typeof e == `function` ? new Promise(e) : e));
    let t = this.promise.then((e) => {
      let { subscribers: t } = this;
      ((this.subscribers = null),
        (this.settlement = { status: `fulfilled`, value: e }),
        t?.forEach(({ resolve: t }) => {
          t(e);
        }));
    });
    `catch` in t &&
      t.catch((e) => {
        let { subscribers: t } = this;
        ((this.subscribers = null),
          (this.settlement = { status: `rejected`, reason: e }),
          t?.forEach(({ reject: t }) => {
            t(e);
          }));
      });
  }
  subscribe() {
    let e,
      t,
      { settlement: n } = this;
    if (n === null) {
      if (this.subscribers === null) throw Error(`Unpromise settled but still has subscribers`);
      let n = si();
      ((this.subscribers = ci(this.subscribers, n)),
        (e = n.promise),
        (t = () => {
          this.subscribers !== null && (this.subscribers = ui(this.subscribers, n));
        }));
    } else {
      let { status: r } = n;
      ((e = r === `fulfilled` ? Promise.resolve(n.value) : Promise.reject(n.reason)), (t = ii));
    }
    return Object.assign(e, { unsubscribe: t });
  }
  then(e, t) {
    let n = this.subscribe(),
      { unsubscribe: r } = n;
    return Object.assign(n.then(e, t), { unsubscribe: r });
  }
  catch(e) {
    let t = this.subscribe(),
      { unsubscribe: n } = t;
    return Object.assign(t.catch(e), { unsubscribe: n });
  }
  finally(e) {
    let t = this.subscribe(),
      { unsubscribe: n } = t;
    return Object.assign(t.finally(e), { unsubscribe: n });
  }
  static proxy(t) {
    let n = e.getSubscribablePromise(t);
    return n === void 0 ? e.createSubscribablePromise(t) : n;
  }
  static createSubscribablePromise(t) {
    let n = new e(t);
    return (ri.set(t, n), ri.set(n, n), n);
  }
  static getSubscribablePromise(e) {
    return ri.get(e);
  }
  static resolve(t) {
    let n = typeof t == `object` && t && `then` in t && typeof t.then == `function` ? t : Promise.resolve(t);
    return e.proxy(n).subscribe();
  }
  static async any(t) {
    let n = (Array.isArray(t) ? t : [...t]).map(e.resolve);
    try {
      return await Promise.any(n);
    } finally {
      n.forEach(({ unsubscribe: e }) => {
        e();
      });
    }
  }
  static async race(t) {
    let n = (Array.isArray(t) ? t : [...t]).map(e.resolve);
    try {
      return await Promise.race(n);
    } finally {
      n.forEach(({ unsubscribe: e }) => {
        e();
      });
    }
  }
  static async raceReferences(e) {
    let t = e.map(oi);
    try {
      return await Promise.race(t);
    } finally {
      for (let e of t) e.unsubscribe();
    }
  }
};
function oi(e) {
  return ai.proxy(e).then(() => [e]);
}
function si() {
  let e, t;
  return {
    promise: new Promise((n, r) => {
      ((e = n), (t = r));
    }),
    resolve: e,
    reject: t,
  };
}
function ci(e, t) {
  return [...e, t];
}
function li(e, t) {
  return [...e.slice(0, t), ...e.slice(t + 1)];
}
function ui(e, t) {
  let n = e.indexOf(t);
  return n === -1 ? e : li(e, n);
}
var di, fi;
((di = Symbol).dispose ?? (di.dispose = Symbol()), (fi = Symbol).asyncDispose ?? (fi.asyncDispose = Symbol()));
function pi(e, t) {
  let n = e,
    r = n[Symbol.dispose];
  return (
    (n[Symbol.dispose] = () => {
      (t(), r?.call(n));
    }),
    n
  );
}
function mi(e, t) {
  let n = e,
    r = n[Symbol.asyncDispose];
  return (
    (n[Symbol.asyncDispose] = async () => {
      (await t(), await r?.call(n));
    }),
    n
  );
}
var hi = Symbol();
function gi(e) {
  let t = null;
  return pi(
    {
      start() {
        if (t) throw Error(`Timer already started`);
        return new Promise((n) => {
          t = setTimeout(() => n(hi), e);
        });
      },
    },
    () => {
      t && clearTimeout(t);
    },
  );
}
function _i() {
  var e =
      typeof SuppressedError == `function`
        ? SuppressedError
        : function (e, t) {
            var n = Error();
            return ((n.name = `SuppressedError`), (n.error = e), (n.suppressed = t), n);
          },
    t = {},
    n = [];
  function r(e, t) {
    if (t != null) {
      if (Object(t) !== t)
        throw TypeError(`using declarations can only be used with objects, functions, null, or undefined.`);
      if (e) var r = t[Symbol.asyncDispose || Symbol.for(`Symbol.asyncDispose`)];
      if (r === void 0 && ((r = t[Symbol.dispose || Symbol.for(`Symbol.dispose`)]), e)) var i = r;
      if (typeof r != `function`) throw TypeError(`Object is not disposable.`);
      (i &&
        (r = function () {
          try {
            i.call(t);
          } catch (e) {
            return Promise.reject(e);
          }
        }),
        n.push({ v: t, d: r, a: e }));
    } else e && n.push({ d: t, a: e });
    return t;
  }
  return {
    e: t,
    u: r.bind(null, !1),
    a: r.bind(null, !0),
    d: function () {
      var r,
        i = this.e,
        a = 0;
      function o() {
        for (; (r = n.pop());)
          try {
            if (!r.a && a === 1) return ((a = 0), n.push(r), Promise.resolve().then(o));
            if (r.d) {
              var e = r.d.call(r.v);
              if (r.a) return ((a |= 2), Promise.resolve(e).then(o, s));
            } else a |= 1;
          } catch (e) {
            return s(e);
          }
        if (a === 1) return i === t ? Promise.resolve() : Promise.reject(i);
        if (i !== t) throw i;
      }
      function s(n) {
        return ((i = i === t ? n : new e(n, i)), o());
      }
      return o();
    },
  };
}
function vi(e) {
  return new $r(e, 0);
}
var yi = `ping`,
  bi = `serialized-error`,
  xi = `connected`,
  Si = `return`;
async function Ci(e) {
  try {
    var t = _i();
    let n = t.u(gi(e.timeoutMs)),
      r = await ai.race([e.promise, n.start()]);
    return r === hi ? await e.onTimeout() : r;
  } catch (e) {
    t.e = e;
  } finally {
    t.d();
  }
}
function wi(e) {
  let { deserialize: t = (e) => e } = e,
    n = Nr(),
    r = e.signal,
    i = null,
    a = () =>
      new ReadableStream({
        async start(a) {
          let [o, s] = await Promise.all([e.url(), e.init()]),
            c = (i = new e.EventSource(o, s));
          a.enqueue({ type: `connecting`, eventSource: i, event: null });
          let l = (e, t) => {
            c.addEventListener(e, (e) => {
              try {
                t(e);
              } catch (e) {
                (c.close(), a.error(e));
              }
            });
          };
          (l(xi, (e) => {
            let t = JSON.parse(e.data);
            ((n = t), a.enqueue({ type: `connected`, options: t, eventSource: c }));
          }),
            l(bi, (e) => {
              a.enqueue({ type: `serialized-error`, error: t(JSON.parse(e.data)), eventSource: c });
            }),
            c.addEventListener(yi, () => {
              a.enqueue({ type: `ping`, eventSource: c });
            }),
            c.addEventListener(Si, () => {
              (c.close(), a.close(), (i = null));
            }),
            c.addEventListener(`error`, (e) => {
              c.readyState === c.CLOSED ? a.error(e) : a.enqueue({ type: `connecting`, eventSource: c, event: e });
            }),
            l(`message`, (e) => {
              let n = { data: t(JSON.parse(e.data)) };
              (e.lastEventId && (n.id = e.lastEventId), a.enqueue({ type: `data`, data: n, eventSource: c }));
            }));
          let u = () => {
            try {
              (c.close(), a.close());
            } catch {}
          };
          r.aborted ? u() : r.addEventListener(`abort`, u);
        },
        cancel() {
          i?.close();
        },
      }),
    o = () => {
      let e = a(),
        t = e.getReader();
      async function n() {
        (await t.cancel().catch(() => {}), (i = null));
      }
      return mi(
        {
          read() {
            return t.read();
          },
          async recreate() {
            (await n(), (e = a()), (t = e.getReader()));
          },
        },
        n,
      );
    };
  return Pr(
    ei(function* () {
      try {
        var e = _i();
        let t = e.a(o());
        for (;;) {
          let e = t.read(),
            r = n.reconnectAfterInactivityMs;
          r &&
            (e = Ci({
              promise: e,
              timeoutMs: r,
              onTimeout: async () => {
                let e = { value: { type: `timeout`, ms: r, eventSource: i }, done: !1 };
                return (await t.recreate(), e);
              },
            }));
          let a = yield vi(e);
          if (a.done) return a.value;
          yield a.value;
        }
      } catch (t) {
        e.e = t;
      } finally {
        yield vi(e.d());
      }
    }),
  );
}
function Ti(e) {
  return e instanceof $;
}
function Ei(e) {
  return Mr(e) && Mr(e.error) && typeof e.error.code == `number` && typeof e.error.message == `string`;
}
function Di(e, t) {
  return typeof e == `string` ? e : Mr(e) && typeof e.message == `string` ? e.message : t;
}
var $ = class e extends Error {
  constructor(t, n) {
    var r, i;
    let a = n?.cause;
    (super(t, { cause: a }),
      Z(this, `cause`, void 0),
      Z(this, `shape`, void 0),
      Z(this, `data`, void 0),
      Z(this, `meta`, void 0),
      (this.meta = n?.meta),
      (this.cause = a),
      (this.shape = n == null || (r = n.result) == null ? void 0 : r.error),
      (this.data = n == null || (i = n.result) == null ? void 0 : i.error.data),
      (this.name = `TRPCClientError`),
      Object.setPrototypeOf(this, e.prototype));
  }
  static from(t, n = {}) {
    let r = t;
    return Ti(r)
      ? (n.meta && (r.meta = Q(Q({}, r.meta), n.meta)), r)
      : Ei(r)
        ? new e(r.error.message, Q(Q({}, n), {}, { result: r, cause: n.cause }))
        : new e(Di(r, `Unknown error`), Q(Q({}, n), {}, { cause: r }));
  }
};
function Oi(e) {
  let t = e;
  return t
    ? `input` in t
      ? t
      : { input: t, output: t }
    : { input: { serialize: (e) => e, deserialize: (e) => e }, output: { serialize: (e) => e, deserialize: (e) => e } };
}
var ki = (e) => typeof e == `function`;
function Ai(e) {
  if (e) return e;
  if (typeof window < `u` && ki(window.fetch)) return window.fetch.bind(window);
  if (typeof globalThis < `u` && ki(globalThis.fetch)) return globalThis.fetch;
  throw Error(`No fetch implementation found`);
}
function ji(...e) {
  return Mi(...e).signal;
}
function Mi(...e) {
  let t = new AbortController(),
    n = () => {
      for (let t of e) t?.removeEventListener(`abort`, r);
    },
    r = () => {
      (n(), t.abort());
    };
  for (let t of e) {
    if (t?.aborted) {
      r();
      break;
    }
    t?.addEventListener(`abort`, r, { once: !0 });
  }
  return { signal: t.signal, cleanup: n };
}
function Ni(e) {
  return {
    url: e.url.toString(),
    fetch: e.fetch,
    transformer: Oi(e.transformer),
    methodOverride: e.methodOverride,
    pathSeparator: Zr(e.pathSeparator),
  };
}
function Pi(e) {
  let t = {};
  for (let n = 0; n < e.length; n++) {
    let r = e[n];
    t[n] = r;
  }
  return t;
}
var Fi = { query: `GET`, mutation: `POST`, subscription: `PATCH` };
function Ii(e) {
  return `input` in e
    ? e.transformer.input.serialize(e.input)
    : Pi(e.inputs.map((t) => e.transformer.input.serialize(t)));
}
var Li = (e) => {
    let t = e.url.split(`?`),
      n = t[0].replace(/\/$/, ``) + `/` + Qr(e.path, e.pathSeparator),
      r = [];
    if ((t[1] && r.push(t[1]), `inputs` in e && r.push(`batch=1`), e.type === `query` || e.type === `subscription`)) {
      let t = Ii(e);
      t !== void 0 && e.methodOverride !== `POST` && r.push(`input=${encodeURIComponent(JSON.stringify(t))}`);
    }
    return (r.length && (n += `?` + r.join(`&`)), n);
  },
  Ri = (e) => {
    if (e.type === `query` && e.methodOverride !== `POST`) return;
    let t = Ii(e);
    return t === void 0 ? void 0 : JSON.stringify(t);
  },
  zi = (e) => Ui(Q(Q({}, e), {}, { contentTypeHeader: `application/json`, getUrl: Li, getBody: Ri })),
  Bi = class extends Error {
    constructor() {
      let e = `AbortError`;
      (super(e), (this.name = e), (this.message = e));
    }
  },
  Vi = (e) => {
    var t;
    if (e?.aborted)
      throw (
        (t = e.throwIfAborted) == null || t.call(e),
        typeof DOMException < `u` ? new DOMException(`AbortError`, `AbortError`) : new Bi()
      );
  };
async function Hi(e) {
  Vi(e.signal);
  let t = e.getUrl(e),
    n = e.getBody(e),
    r = e.methodOverride ?? Fi[e.type],
    i = await (async () => {
      let t = await e.headers();
      return Symbol.iterator in t ? Object.fromEntries(t) : t;
    })(),
    a = Object.keys(i).some((e) => e.toLowerCase() === `content-type`),
    o = Q(
      Q(
        Q({}, e.contentTypeHeader && r !== `GET` && !a ? { "content-type": e.contentTypeHeader } : {}),
        e.trpcAcceptHeader ? { [e.trpcAcceptHeaderKey ?? `trpc-accept`]: e.trpcAcceptHeader } : void 0,
      ),
      i,
    );
  return Ai(e.fetch)(t, { method: r, signal: e.signal, body: n, headers: o });
}
async function Ui(e) {
  let t = {},
    n = await Hi(e);
  t.response = n;
  let r = await n.json();
  return ((t.responseJSON = r), { json: r, meta: t });
}
function Wi(e) {
  return e instanceof Uint8Array || e instanceof Blob;
}
function Gi(e) {
  return e instanceof FormData;
}
var Ki = (e) => {
  if (`input` in e) {
    let { input: t } = e;
    if (Gi(t)) {
      if (e.type !== `mutation` && e.methodOverride !== `POST`) throw Error(`FormData is only supported for mutations`);
      return Ui(Q(Q({}, e), {}, { contentTypeHeader: void 0, getUrl: Li, getBody: () => t }));
    }
    if (Wi(t)) {
      if (e.type !== `mutation` && e.methodOverride !== `POST`)
        throw Error(`Octet type input is only supported for mutations`);
      return Ui(Q(Q({}, e), {}, { contentTypeHeader: `application/octet-stream`, getUrl: Li, getBody: () => t }));
    }
  }
  return zi(e);
};
function qi(e) {
  let t = Ni(e);
  return () => (n) => {
    let { op: r } = n;
    return X((n) => {
      let { path: i, input: a, type: o } = r;
      if (o === `subscription`)
        throw Error("Subscriptions are unsupported by `httpLink` - use `httpSubscriptionLink` or `wsLink`");
      let s = new AbortController(),
        { signal: c, cleanup: l } = Mi(r.signal, s.signal),
        u;
      try {
        u = Ki(
          Q(
            Q({}, t),
            {},
            {
              type: o,
              path: i,
              input: a,
              signal: c,
              headers() {
                return e.headers ? (typeof e.headers == `function` ? e.headers({ op: r }) : e.headers) : {};
              },
            },
          ),
        );
      } catch (e) {
        throw (l(), e);
      }
      let d = !1,
        f;
      return (
        u
          .then((e) => {
            ((d = !0), (f = e.meta));
            let r = Xr(e.json, t.transformer.output);
            r.ok
              ? (n.next({ context: e.meta, result: r.result }), n.complete())
              : n.error($.from(r.error, { meta: f }));
          })
          .catch((e) => {
            ((d = !0), n.error($.from(e, { meta: f })));
          }),
        () => {
          (d || s.abort(), l());
        }
      );
    });
  };
}
var Ji = (e, ...t) => (typeof e == `function` ? e(...t) : e);
function Yi() {
  let e, t;
  return {
    promise: new Promise((n, r) => {
      ((e = n), (t = r));
    }),
    resolve: e,
    reject: t,
  };
}
async function Xi(e) {
  let t = await Ji(e.url);
  return e.connectionParams ? t + `${t.includes(`?`) ? `&` : `?`}connectionParams=1` : t;
}
async function Zi(e, t) {
  let n = { method: `connectionParams`, data: await Ji(e) };
  return t.encode(n);
}
function Qi(e) {
  let { promise: t, resolve: n, reject: r } = Yi();
  return (
    e.addEventListener(`open`, () => {
      (e.removeEventListener(`error`, r), n());
    }),
    e.addEventListener(`error`, r),
    t
  );
}
var $i = new WeakMap();
function ea(e, t) {
  let n = $i.get(e);
  if (!n) {
    let t = [];
    ((n = t),
      $i.set(e, t),
      e.addEventListener(`message`, ({ data: e }) => {
        var n;
        e === `PONG` && ((n = t.shift()) == null || n());
      }));
  }
  (n.push(t), e.send(`PING`));
}
function ta(e, { intervalMs: t, pongTimeoutMs: n }) {
  let r, i;
  function a() {
    r = setTimeout(() => {
      (ea(e, null),
        (i = setTimeout(() => {
          e.close();
        }, n)));
    }, t);
  }
  function o() {
    (clearTimeout(r), a());
  }
  function s() {
    (clearTimeout(i), o());
  }
  (e.addEventListener(`open`, a),
    e.addEventListener(`message`, ({ data: e }) => {
      (clearTimeout(r), a(), e === `PONG` && s());
    }),
    e.addEventListener(`close`, () => {
      (clearTimeout(r), clearTimeout(i));
    }));
}
Z(
  class e {
    constructor(t) {
      if (
        (Z(this, `id`, ++e.connectCount),
        Z(this, `WebSocketPonyfill`, void 0),
        Z(this, `urlOptions`, void 0),
        Z(this, `keepAliveOpts`, void 0),
        Z(this, `encoder`, void 0),
        Z(this, `wsObservable`, wr(null)),
        Z(this, `openPromise`, null),
        (this.WebSocketPonyfill = t.WebSocketPonyfill ?? WebSocket),
        !this.WebSocketPonyfill)
      )
        throw Error(
          "No WebSocket implementation found - you probably don't want to use this on the server, but if you do you need to pass a `WebSocket`-ponyfill",
        );
      ((this.urlOptions = t.urlOptions), (this.keepAliveOpts = t.keepAlive), (this.encoder = t.encoder));
    }
    get ws() {
      return this.wsObservable.get();
    }
    set ws(e) {
      this.wsObservable.next(e);
    }
    isOpen() {
      return !!this.ws && this.ws.readyState === this.WebSocketPonyfill.OPEN && !this.openPromise;
    }
    isClosed() {
      return (
        !!this.ws &&
        (this.ws.readyState === this.WebSocketPonyfill.CLOSING || this.ws.readyState === this.WebSocketPonyfill.CLOSED)
      );
    }
    async open() {
      if (this.openPromise) return this.openPromise;
      this.id = ++e.connectCount;
      let t = Xi(this.urlOptions).then((e) => new this.WebSocketPonyfill(e));
      this.openPromise = t.then(async (e) => {
        ((this.ws = e),
          (e.binaryType = `arraybuffer`),
          e.addEventListener(`message`, function ({ data: e }) {
            e === `PING` && this.send(`PONG`);
          }),
          this.keepAliveOpts.enabled && ta(e, this.keepAliveOpts),
          e.addEventListener(`close`, () => {
            this.ws === e && (this.ws = null);
          }),
          await Qi(e),
          this.urlOptions.connectionParams && e.send(await Zi(this.urlOptions.connectionParams, this.encoder)));
      });
      try {
        await this.openPromise;
      } finally {
        this.openPromise = null;
      }
    }
    async close() {
      try {
        await this.openPromise;
      } finally {
        var e;
        (e = this.ws) == null || e.close();
      }
    }
  },
  `connectCount`,
  0,
);
var na = [`onStarted`, `onData`, `onError`, `onStopped`, `onComplete`, `onConnectionStateChange`],
  ra = class {
    constructor(e) {
      (Z(this, `links`, void 0),
        Z(this, `runtime`, void 0),
        Z(this, `requestId`, void 0),
        (this.requestId = 0),
        (this.runtime = {}),
        (this.links = e.links.map((e) => e(this.runtime))));
    }
    $request(e) {
      return Tr({ links: this.links, op: Q(Q({}, e), {}, { context: e.context ?? {}, id: ++this.requestId }) }).pipe(
        Sr(),
      );
    }
    async requestAsPromise(e) {
      try {
        return (await br(this.$request(e))).result.data;
      } catch (e) {
        throw $.from(e);
      }
    }
    query(e, t, n) {
      return this.requestAsPromise({ type: `query`, path: e, input: t, context: n?.context, signal: n?.signal });
    }
    mutation(e, t, n) {
      return this.requestAsPromise({ type: `mutation`, path: e, input: t, context: n?.context, signal: n?.signal });
    }
    subscription(e, t, n = {}) {
      let r = na.some((e) => typeof n[e] == `function`),
        i = this.$request({ type: `subscription`, path: e, input: t, context: n.context, signal: n.signal });
      if (!r) {
        let e = xr(
            X((e) =>
              i.subscribe({
                next(t) {
                  (t.result.type === `data` || t.result.type === void 0) && e.next(t.result.data);
                },
                error: (t) => e.error(t),
                complete: () => e.complete(),
              }),
            ),
            n.signal ?? new AbortController().signal,
          ),
          t = !1;
        return (
          (e[Symbol.asyncIterator] = () => {
            if (t) throw Error(`A subscription can only be iterated once. Call subscribe() again for another loop.`);
            return ((t = !0), e);
          }),
          e
        );
      }
      return i.subscribe({
        next(e) {
          switch (e.result.type) {
            case `state`:
              var t;
              (t = n.onConnectionStateChange) == null || t.call(n, e.result);
              break;
            case `started`:
              var r;
              (r = n.onStarted) == null || r.call(n, { context: e.context });
              break;
            case `stopped`:
              var i;
              (i = n.onStopped) == null || i.call(n);
              break;
            case `data`:
            case void 0:
              var a;
              (a = n.onData) == null || a.call(n, e.result.data);
          }
        },
        error(e) {
          var t;
          (t = n.onError) == null || t.call(n, e);
        },
        complete() {
          var e;
          (e = n.onComplete) == null || e.call(n);
        },
      });
    }
  },
  ia = Symbol.for(`trpc_untypedClient`),
  aa = { query: `query`, mutate: `mutation`, subscribe: `subscription` },
  oa = (e) => aa[e];
function sa(e) {
  let t = Br(({ path: t, args: n }) => {
    let r = [...t],
      i = oa(r.pop()),
      a = r.join(`.`);
    return e[i](a, ...n);
  });
  return Vr((n) => (n === ia ? e : t[n]));
}
function ca(e) {
  return sa(new ra(e));
}
function la(e, t) {
  return !t || (e != null && typeof e != `object`) ? e : Q(Q({}, e ?? {}), {}, { lastEventId: t });
}
function ua(e) {
  var t,
    n,
    r,
    i = 2;
  for (typeof Symbol < `u` && ((n = Symbol.asyncIterator), (r = Symbol.iterator)); i--;) {
    if (n && (t = e[n]) != null) return t.call(e);
    if (r && (t = e[r]) != null) return new da(t.call(e));
    ((n = `@@asyncIterator`), (r = `@@iterator`));
  }
  throw TypeError(`Object is not async iterable`);
}
function da(e) {
  function t(e) {
    if (Object(e) !== e) return Promise.reject(TypeError(e + ` is not an object.`));
    var t = e.done;
    return Promise.resolve(e.value).then(function (e) {
      return { value: e, done: t };
    });
  }
  return (
    (da = function (e) {
      ((this.s = e), (this.n = e.next));
    }),
    (da.prototype = {
      s: null,
      n: null,
      next: function () {
        return t(this.n.apply(this.s, arguments));
      },
      return: function (e) {
        var n = this.s.return;
        return n === void 0 ? Promise.resolve({ value: e, done: !0 }) : t(n.apply(this.s, arguments));
      },
      throw: function (e) {
        var n = this.s.return;
        return n === void 0 ? Promise.reject(e) : t(n.apply(this.s, arguments));
      },
    }),
    new da(e)
  );
}
async function fa(e) {
  let t = await Ji(e.url);
  if (e.connectionParams) {
    let n = await Ji(e.connectionParams),
      r = t.includes(`?`) ? `&` : `?`;
    t += r + `connectionParams=` + encodeURIComponent(JSON.stringify(n));
  }
  return t;
}
function pa(e) {
  let t = Oi(e.transformer),
    n = Zr(e.pathSeparator);
  return () =>
    ({ op: r }) =>
      X((i) => {
        let { type: a, path: o, input: s } = r;
        if (a !== `subscription`) throw Error(`httpSubscriptionLink only supports subscriptions`);
        let c,
          l = new AbortController(),
          u = wi({
            url: async () =>
              Li({
                transformer: t,
                url: await fa(e),
                input: la(s, c),
                path: o,
                pathSeparator: n,
                type: a,
                signal: null,
              }),
            init: () => Ji(e.eventSourceOptions, { op: r }),
            signal: ji(r.signal, l.signal),
            deserialize: (e) => t.output.deserialize(e),
            EventSource: e.EventSource ?? globalThis.EventSource,
          }),
          d = wr({ type: `state`, state: `connecting`, error: null }),
          f = d.subscribe({
            next(e) {
              i.next({ result: e });
            },
          });
        return (
          Pr(async () => {
            var e = !1,
              t = !1,
              n;
            try {
              for (var r = ua(u), a; (e = !(a = await r.next()).done); e = !1) {
                let e = a.value;
                switch (e.type) {
                  case `ping`:
                    break;
                  case `data`:
                    let t = e.data,
                      n;
                    (t.id ? ((c = t.id), (n = { id: t.id, data: t })) : (n = { data: t.data }),
                      i.next({ result: n, context: { eventSource: e.eventSource } }));
                    break;
                  case `connected`:
                    (i.next({ result: { type: `started` }, context: { eventSource: e.eventSource } }),
                      d.next({ type: `state`, state: `pending`, error: null }));
                    break;
                  case `serialized-error`: {
                    let t = $.from({ error: e.error });
                    if (Ir.includes(e.error.code)) {
                      d.next({ type: `state`, state: `connecting`, error: t });
                      break;
                    }
                    throw t;
                  }
                  case `connecting`: {
                    let t = d.get(),
                      n = e.event && $.from(e.event);
                    if (!n && t.state === `connecting`) break;
                    d.next({ type: `state`, state: `connecting`, error: n });
                    break;
                  }
                  case `timeout`:
                    d.next({
                      type: `state`,
                      state: `connecting`,
                      error: new $(`Timeout of ${e.ms}ms reached while waiting for a response`),
                    });
                }
              }
            } catch (e) {
              ((t = !0), (n = e));
            } finally {
              try {
                e && r.return != null && (await r.return());
              } finally {
                if (t) throw n;
              }
            }
            (i.next({ result: { type: `stopped` } }),
              d.next({ type: `state`, state: `idle`, error: null }),
              i.complete());
          }).catch((e) => {
            i.error($.from(e));
          }),
          () => {
            (i.complete(), l.abort(), f.unsubscribe());
          }
        );
      });
}
function ma(e, t) {
  ((this.v = e), (this.k = t));
}
function ha(e) {
  var t, n;
  function r(t, n) {
    try {
      var a = e[t](n),
        o = a.value,
        s = o instanceof ma;
      Promise.resolve(s ? o.v : o).then(
        function (n) {
          if (s) {
            var c = t === `return` ? `return` : `next`;
            if (!o.k || n.done) return r(c, n);
            n = e[c](n).value;
          }
          i(a.done ? `return` : `normal`, n);
        },
        function (e) {
          r(`throw`, e);
        },
      );
    } catch (e) {
      i(`throw`, e);
    }
  }
  function i(e, i) {
    switch (e) {
      case `return`:
        t.resolve({ value: i, done: !0 });
        break;
      case `throw`:
        t.reject(i);
        break;
      default:
        t.resolve({ value: i, done: !1 });
    }
    (t = t.next) ? r(t.key, t.arg) : (n = null);
  }
  ((this._invoke = function (e, i) {
    return new Promise(function (a, o) {
      var s = { key: e, arg: i, resolve: a, reject: o, next: null };
      n ? (n = n.next = s) : ((t = n = s), r(e, i));
    });
  }),
    typeof e.return != `function` && (this.return = void 0));
}
((ha.prototype[(typeof Symbol == `function` && Symbol.asyncIterator) || `@@asyncIterator`] = function () {
  return this;
}),
  (ha.prototype.next = function (e) {
    return this._invoke(`next`, e);
  }),
  (ha.prototype.throw = function (e) {
    return this._invoke(`throw`, e);
  }),
  (ha.prototype.return = function (e) {
    return this._invoke(`return`, e);
  }));
var ga = ca({
    links: [
      Dr({ condition: (e) => e.type === `subscription`, true: pa({ url: `/trpc` }), false: qi({ url: `/trpc` }) }),
    ],
  }),
  _a,
  va = () => (
    (_a ??= ga.session.enter.mutate().catch((e) => {
      throw ((_a = void 0), e);
    })),
    _a
  );
export {
  tt as $,
  It as A,
  me as B,
  N as C,
  wt as D,
  M as E,
  it as F,
  b as G,
  C as H,
  Qe as I,
  Ke as J,
  x as K,
  ae as L,
  Xe as M,
  $e as N,
  j as O,
  Ze as P,
  T as Q,
  ge as R,
  _t as S,
  gt as T,
  S as U,
  ne as V,
  ie as W,
  oe as X,
  We as Y,
  E as Z,
  tn as _,
  ar as a,
  Qt as b,
  mn as c,
  fn as d,
  le as et,
  pn as f,
  nn as g,
  Zt as h,
  vr as i,
  he as it,
  nt as j,
  Et as k,
  L as l,
  en as m,
  va as n,
  ue as nt,
  ir as o,
  sn as p,
  ce as q,
  $ as r,
  w as rt,
  K as s,
  ga as t,
  e as tt,
  hn as u,
  $t as v,
  pt as w,
  Bt as x,
  rn as y,
  ze as z,
};
