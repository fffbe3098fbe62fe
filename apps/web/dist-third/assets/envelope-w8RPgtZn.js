import {
  A as e,
  At as t,
  B as n,
  C as r,
  Ct as i,
  D as a,
  Dt as o,
  E as s,
  Et as c,
  F as l,
  Ft as u,
  G as d,
  H as f,
  I as p,
  It as m,
  J as h,
  K as g,
  L as _,
  M as v,
  Mt as ee,
  N as te,
  Nt as ne,
  O as y,
  Ot as re,
  P as ie,
  Pt as ae,
  Q as oe,
  R as se,
  S as ce,
  St as le,
  T as ue,
  Tt as de,
  V as fe,
  W as pe,
  X as me,
  Y as b,
  Z as he,
  _ as ge,
  _t as x,
  b as _e,
  bt as ve,
  d as ye,
  dt as be,
  et as xe,
  g as Se,
  gt as Ce,
  h as we,
  j as S,
  jt as Te,
  k as Ee,
  kt as De,
  l as Oe,
  lt as ke,
  m as Ae,
  mt as je,
  nt as Me,
  ot as Ne,
  p as Pe,
  pt as Fe,
  q as Ie,
  s as Le,
  st as Re,
  t as ze,
  tt as Be,
  u as Ve,
  ut as He,
  v as Ue,
  w as We,
  wt as Ge,
  x as C,
  xt as Ke,
  y as qe,
  yt as Je,
  z as Ye,
} from "./Result-BJK-ag_I.js";
var Xe = (e) => fe({ op: e.label, [S]: e.evaluate }),
  Ze = `~effect/Option`,
  Qe = {
    [Ze]: { _A: (e) => e },
    ...Se,
    [Symbol.iterator]() {
      return new d(this);
    },
  },
  $e = Object.defineProperty(
    Object.assign(Object.create(Qe), {
      _tag: `Some`,
      _op: `Some`,
      [Re](e) {
        return nt(e) && it(e) && Ne(this.value, e.value);
      },
      [Ce]() {
        return ke(He(this._tag))(He(this.value));
      },
      toString() {
        return `some(${oe(this.value)})`;
      },
      toJSON() {
        return { _id: `Option`, _tag: this._tag, value: he(this.value) };
      },
    }),
    "valueOrUndefined",
    {
      get() {
        return this.value;
      },
    },
  ),
  et = He(`None`),
  tt = Object.assign(Object.create(Qe), {
    _tag: `None`,
    _op: `None`,
    valueOrUndefined: void 0,
    [Re](e) {
      return nt(e) && rt(e);
    },
    [Ce]() {
      return et;
    },
    toString() {
      return `none()`;
    },
    toJSON() {
      return { _id: `Option`, _tag: this._tag };
    },
  }),
  nt = (e) => x(e, Ze),
  rt = (e) => e._tag === `None`,
  it = (e) => e._tag === `Some`,
  at = Object.create(tt),
  ot = function (e) {
    this.value = e;
  };
ot.prototype = $e;
var st = (e) => new ot(e);
function ct(e) {
  return (t, n) => (t === n ? 0 : e(t, n));
}
var lt = ct((e, t) => (e < t ? -1 : 1)),
  ut = ct((e, t) =>
    globalThis.Number.isNaN(e) && globalThis.Number.isNaN(t)
      ? 0
      : globalThis.Number.isNaN(e)
        ? -1
        : globalThis.Number.isNaN(t)
          ? 1
          : e < t
            ? -1
            : 1,
  ),
  dt = (e) => t(2, (t, n) => e(t, n) !== -1),
  ft = () => at,
  pt = st,
  mt = `~effect/Context/Service`,
  ht = function () {
    function e() {}
    let t = e;
    Object.setPrototypeOf(t, gt);
    let n = (e, n) => (
      (t.key = e),
      n?.defaultValue && ((t[vt] = vt), (t.defaultValue = n.defaultValue)),
      n?.make && (t.make = n.make),
      n?.fiberCached && _t.add(e),
      t
    );
    return arguments.length > 0 ? n(arguments[0], arguments[1]) : n;
  },
  gt = {
    [mt]: mt,
    ...Xe({
      label: `Service`,
      evaluate(e) {
        return l(w(e.context, this));
      },
    }),
    toJSON() {
      return { _id: `Service`, key: this.key };
    },
    of(e) {
      return e;
    },
    context(e) {
      return Nt(this, e);
    },
    use(e) {
      return f((t) => e(w(t.context, this)));
    },
    useSync(e) {
      return f((t) => l(e(w(t.context, this))));
    },
  },
  _t = new Set(),
  vt = `~effect/Context/Reference`,
  yt = `~effect/Context`,
  bt = 8,
  xt = (e, t, n, r, i) => {
    let a = Object.create(Dt);
    return (
      (a.cacheRoot = e ?? a),
      (a.base = t),
      (a.overlay = n),
      (a.depth = r),
      (a._flat = void 0),
      (a.baseHits = 0),
      (a.maxDepth = i),
      a
    );
  },
  St = (e, t) => {
    t && (St(e, t.parent), e.set(t.key, t.value));
  },
  Ct = (e) => {
    if (e._flat) return e._flat;
    if (!e.overlay) return (e._flat = e.base);
    let t = new Map(e.base);
    return (St(t, e.overlay), (e._flat = t));
  },
  wt = Symbol(),
  Tt = (e, t) => {
    let n = e;
    for (let e = n.overlay; e; e = e.parent) if (e.key === t) return e.value;
    let r = n.base.get(t);
    return r === void 0 && !n.base.has(t)
      ? wt
      : (n.overlay &&
          ++n.baseHits >= n.base.size &&
          n.baseHits >= bt &&
          ((n.base = Ct(n)), (n.overlay = void 0), (n.depth = 0)),
        r);
  },
  Et = (e, t) => {
    let n = t?.maxDepth;
    return xt(void 0, e, void 0, 0, Number.isInteger(n) && n >= 0 ? n : 8);
  },
  Dt = {
    get mapUnsafe() {
      return Ct(this);
    },
    ...Se,
    [yt]: { _Services: (e) => e },
    toJSON() {
      return { _id: `Context`, services: Array.from(this.mapUnsafe).map(([e, t]) => ({ key: e, value: t })) };
    },
    [Re](e) {
      if (!kt(e)) return !1;
      let t = this.mapUnsafe,
        n = e.mapUnsafe;
      if (t.size !== n.size) return !1;
      for (let [e, r] of t) if (!n.has(e) || !Ne(r, n.get(e))) return !1;
      return !0;
    },
    [Ce]() {
      return be(this.mapUnsafe.size);
    },
  },
  Ot = (e, t) => e.cacheRoot === t.cacheRoot,
  kt = (e) => x(e, yt),
  At = (e) => !!e[vt],
  jt = () => Mt,
  Mt = Et(new Map()),
  Nt = (e, t) => Et(new Map([[e.key, t]])),
  Pt = t(3, (e, t, n) => Ft(e, t.key, n)),
  Ft = (e, t, n) => {
    let r = e,
      i = _t.has(t) ? void 0 : r.cacheRoot;
    if (r.depth >= r.maxDepth) {
      let e = new Map(r._flat ?? r.base);
      return (r._flat || St(e, r.overlay), e.set(t, n), xt(i, e, void 0, 0, r.maxDepth));
    }
    return xt(i, r.base, { key: t, value: n, parent: r.overlay }, r.depth + 1, r.maxDepth);
  },
  It = (e, t) => {
    let n = Tt(e, t);
    return n === wt ? void 0 : n;
  },
  w = t(2, (e, t) => {
    let n = Tt(e, t.key);
    if (n === wt) {
      if (At(t)) return Rt(t);
      throw zt(t);
    }
    return n;
  }),
  Lt = `~effect/Context/defaultValue`,
  Rt = (e) => (Lt in e ? e[Lt] : (e[Lt] = e.defaultValue())),
  zt = (e) => {
    let t = Error(`Service not found${e.key ? `: ${String(e.key)}` : ``}`);
    if (t.stack) {
      let e = t.stack.split(`
`);
      (e.splice(1, 3),
        (t.stack = e.join(`
`)));
    }
    return t;
  },
  T = ht,
  Bt = (e) => e.length > 0,
  Vt = globalThis.Array,
  Ht = t(2, (e, t) => [...e, t]);
Vt.isArray;
var Ut = Bt,
  Wt = Bt,
  Gt = () => [],
  Kt = t(2, (e, t) => e.map(t)),
  qt = `~effect/Duration`,
  Jt = BigInt(0),
  Yt = BigInt(1),
  Xt = BigInt(2),
  Zt = BigInt(10),
  Qt = BigInt(1e3),
  $t = BigInt(1e6),
  en = BigInt(1e9),
  tn = BigInt(6e10),
  nn = BigInt(36e11),
  rn = BigInt(864e11),
  an = BigInt(6048e11),
  on = (e) => BigInt(Math.sign(e) * Math.round(Math.abs(e))),
  sn = (e) => (Number.isInteger(e) ? BigInt(e) * $t : on(e * 1e6)),
  cn = (e) => D(Number.isFinite(e) ? on(e) : e),
  ln = (e, t) => {
    let n = e.indexOf(`.`);
    if (n === -1) return BigInt(e) * t;
    let r = e[0] === `-`,
      i = e.slice(n + 1),
      a = Zt ** BigInt(i.length),
      o = (BigInt(e.slice(+!!r, n)) * a + BigInt(i)) * t;
    return un(r ? -o : o, a);
  },
  un = (e, t) => {
    let n = e < Jt ? -e : e,
      r = n / t + ((n % t) * Xt >= t ? Yt : Jt);
    return e < Jt ? -r : r;
  },
  dn = (e, t) => {
    let n = Number(e) * t;
    if (!Number.isFinite(n)) return D(n);
    let r = ln(e, BigInt(t) * $t);
    return D(Number.isInteger(n) && BigInt(n) * $t === r ? n : r);
  },
  fn = /^(-?\d+(?:\.\d+)?)\s+(nanos?|micros?|millis?|seconds?|minutes?|hours?|days?|weeks?)$/,
  pn = (e) => {
    switch (typeof e) {
      case `number`:
        return Tn(e);
      case `bigint`:
        return wn(e);
      case `string`: {
        if (e === `Infinity`) return Sn;
        if (e === `-Infinity`) return Cn;
        let t = fn.exec(e);
        if (!t) break;
        let [n, r, i] = t;
        if (i === `nano` || i === `nanos`) return wn(ln(r, Yt));
        if (i === `micro` || i === `micros`) return wn(ln(r, Qt));
        switch (i) {
          case `milli`:
          case `millis`:
            return dn(r, 1);
          case `second`:
          case `seconds`:
            return dn(r, 1e3);
          case `minute`:
          case `minutes`:
            return dn(r, 6e4);
          case `hour`:
          case `hours`:
            return dn(r, 36e5);
          case `day`:
          case `days`:
            return dn(r, 864e5);
          case `week`:
          case `weeks`:
            return dn(r, 6048e5);
        }
        break;
      }
      case `object`: {
        if (e === null) break;
        if (qt in e) return e;
        if (Array.isArray(e)) {
          if (e.length !== 2 || !e.every(le)) return hn(e);
          if (Number.isNaN(e[0]) || Number.isNaN(e[1])) return xn;
          if (e[0] === -1 / 0 || e[1] === -1 / 0) return Cn;
          if (e[0] === 1 / 0 || e[1] === 1 / 0) return Sn;
          let t = e[0] * 1e9 + e[1];
          return Number.isFinite(t) && Number.isInteger(e[0]) && Number.isInteger(e[1])
            ? D(BigInt(e[0]) * en + BigInt(e[1]))
            : cn(t);
        }
        let t = e,
          n = 0;
        if (
          (t.weeks && (n += t.weeks * 6048e5),
          t.days && (n += t.days * 864e5),
          t.hours && (n += t.hours * 36e5),
          t.minutes && (n += t.minutes * 6e4),
          t.seconds && (n += t.seconds * 1e3),
          t.milliseconds && (n += t.milliseconds),
          !t.microseconds && !t.nanoseconds)
        ) {
          if (!Number.isFinite(n)) return D(n);
          let e = mn(t);
          return e === void 0 || BigInt(n) * $t === e ? D(n) : D(e);
        }
        let r = n * 1e6 + (t.microseconds ?? 0) * 1e3 + (t.nanoseconds ?? 0),
          i = Number.isFinite(r) ? mn(t) : void 0;
        return i === void 0 ? cn(r) : D(i);
      }
    }
    return hn(e);
  },
  E = (e) => !e || Number.isInteger(e),
  mn = (e) => {
    if (
      !E(e.weeks) ||
      !E(e.days) ||
      !E(e.hours) ||
      !E(e.minutes) ||
      !E(e.seconds) ||
      !E(e.milliseconds) ||
      !E(e.microseconds) ||
      !E(e.nanoseconds)
    )
      return;
    let t = Jt;
    return (
      e.weeks && (t += BigInt(e.weeks) * an),
      e.days && (t += BigInt(e.days) * rn),
      e.hours && (t += BigInt(e.hours) * nn),
      e.minutes && (t += BigInt(e.minutes) * tn),
      e.seconds && (t += BigInt(e.seconds) * en),
      e.milliseconds && (t += BigInt(e.milliseconds) * $t),
      e.microseconds && (t += BigInt(e.microseconds) * Qt),
      e.nanoseconds && (t += BigInt(e.nanoseconds)),
      t
    );
  },
  hn = (e) => {
    throw Error(`Invalid Input: ${e}`);
  },
  gn = { _tag: `Millis`, millis: 0 },
  _n = { _tag: `Infinity` },
  vn = { _tag: `NegativeInfinity` },
  yn = {
    [qt]: qt,
    [Ce]() {
      switch (this.value._tag) {
        case `Millis`:
          return He(sn(this.value.millis));
        case `Nanos`:
          return He(this.value.nanos);
        default:
          return je(this.value);
      }
    },
    [Re](e) {
      return bn(e) && kn(this, e);
    },
    toString() {
      switch (this.value._tag) {
        case `Infinity`:
          return `Infinity`;
        case `NegativeInfinity`:
          return `-Infinity`;
        case `Nanos`:
          return `${this.value.nanos} nanos`;
        case `Millis`:
          return `${this.value.millis} millis`;
      }
    },
    toJSON() {
      switch (this.value._tag) {
        case `Millis`:
          return { _id: `Duration`, _tag: `Millis`, millis: this.value.millis };
        case `Nanos`:
          return { _id: `Duration`, _tag: `Nanos`, nanos: String(this.value.nanos) };
        case `Infinity`:
          return { _id: `Duration`, _tag: `Infinity` };
        case `NegativeInfinity`:
          return { _id: `Duration`, _tag: `NegativeInfinity` };
      }
    },
    [me]() {
      return this.toJSON();
    },
    pipe() {
      return m(this, arguments);
    },
  },
  D = (e) => {
    let t = Object.create(yn);
    return (
      (t.value =
        typeof e == `number`
          ? isNaN(e) || e === 0 || Object.is(e, -0)
            ? gn
            : Number.isFinite(e)
              ? Number.isInteger(e)
                ? { _tag: `Millis`, millis: e }
                : { _tag: `Nanos`, nanos: sn(e) }
              : e > 0
                ? _n
                : vn
          : e === Jt
            ? gn
            : { _tag: `Nanos`, nanos: e }),
      t
    );
  },
  bn = (e) => x(e, qt),
  xn = D(0),
  Sn = D(1 / 0),
  Cn = D(-1 / 0),
  wn = (e) => D(e),
  Tn = (e) => D(e),
  En = (e) => {
    let t = pn(e);
    switch (t.value._tag) {
      case `Infinity`:
      case `NegativeInfinity`:
        throw Error(`Cannot convert infinite duration to nanos`);
      case `Nanos`:
        return t.value.nanos;
      case `Millis`:
        return sn(t.value.millis);
    }
  },
  Dn = t(3, (e, t, n) =>
    e.value._tag === `Infinity` ||
    e.value._tag === `NegativeInfinity` ||
    t.value._tag === `Infinity` ||
    t.value._tag === `NegativeInfinity`
      ? n.onInfinity(e, t)
      : e.value._tag === `Millis`
        ? t.value._tag === `Millis`
          ? n.onMillis(e.value.millis, t.value.millis)
          : n.onNanos(En(e), t.value.nanos)
        : n.onNanos(e.value.nanos, En(t)),
  ),
  On = (e, t) =>
    Dn(e, t, {
      onMillis: (e, t) => e === t,
      onNanos: (e, t) => e === t,
      onInfinity: (e, t) => e.value._tag === t.value._tag,
    }),
  kn = t(2, (e, t) => On(e, t)),
  An = T(`effect/Scheduler`, { fiberCached: !0, defaultValue: () => new Fn() }),
  jn = (e) => {
    let t = !1;
    return (
      Promise.resolve().then(() => {
        t || e();
      }),
      () => {
        t = !0;
      }
    );
  },
  Mn =
    `setImmediate` in globalThis
      ? (e) => {
          let t = globalThis.setImmediate(e);
          return () => globalThis.clearImmediate(t);
        }
      : (e) => {
          let t = setTimeout(e, 0);
          return () => clearTimeout(t);
        },
  Nn = (e) => {
    try {
      return Mn(e);
    } catch {
      return jn(e);
    }
  },
  Pn = class {
    buckets = [];
    scheduleTask(e, t) {
      let n = this.buckets,
        r = n.length,
        i,
        a = 0;
      for (; a < r && !(n[a][0] > t); a++) i = n[a];
      i && i[0] === t ? i[1].push(e) : a === r ? n.push([t, [e]]) : n.splice(a, 0, [t, [e]]);
    }
    drain() {
      let e = this.buckets;
      return ((this.buckets = []), e);
    }
  },
  Fn = class {
    executionMode;
    setImmediate;
    constructor(e = `async`, t) {
      ((this.executionMode = e), (this.setImmediate = t ?? (e === `sync` ? jn : Nn)));
    }
    shouldYield(e) {
      return e.currentOpCount >= e.cache.maxOpsBeforeYield;
    }
    makeDispatcher() {
      return new In(this.setImmediate);
    }
  },
  In = class {
    tasks = new Pn();
    running = void 0;
    setImmediate;
    constructor(e = Nn) {
      this.setImmediate = e;
    }
    scheduleTask(e, t) {
      (this.tasks.scheduleTask(e, t),
        this.running === void 0 && (this.running = this.setImmediate(this.afterScheduled)));
    }
    afterScheduled = () => {
      ((this.running = void 0), this.runTasks());
    };
    runTasks() {
      let e = this.tasks.drain();
      for (let t = 0; t < e.length; t++) {
        let n = e[t][1];
        for (let e = 0; e < n.length; e++) n[e]();
      }
    }
    flush() {
      for (; this.tasks.buckets.length > 0;)
        (this.running !== void 0 && (this.running(), (this.running = void 0)), this.runTasks());
    }
  },
  Ln = T(`effect/Scheduler/MaxOpsBeforeYield`, { fiberCached: !0, defaultValue: () => 2048 }),
  Rn = T(`effect/Scheduler/PreventSchedulerYield`, { fiberCached: !0, defaultValue: () => !1 }),
  zn = qe,
  Bn = `effect/Tracer/ParentSpan`,
  Vn = `effect/Tracer`,
  Hn = `effect/Metric/FiberRuntimeMetrics`,
  Un = T(`effect/References/CurrentStackFrame`, { fiberCached: !0, defaultValue: re }),
  Wn = T(`effect/References/TracerEnabled`, { fiberCached: !0, defaultValue: o }),
  Gn = T(`effect/References/CurrentLogLevel`, { fiberCached: !0, defaultValue: () => `Info` }),
  Kn = T(`effect/References/MinimumLogLevel`, { fiberCached: !0, defaultValue: () => `Info` }),
  qn = class extends ge {
    constructor(e, t = a) {
      (super(`Interrupt`, t, `Interrupted`), (this.fiberId = e));
    }
    toString() {
      return `Interrupt(${this.fiberId})`;
    }
    toJSON() {
      return { _tag: `Interrupt`, fiberId: this.fiberId };
    }
    [Re](e) {
      return Ye(e) && this.fiberId === e.fiberId && this.annotations === e.annotations;
    }
    [Ce]() {
      return Fe(`${this._tag}:${this.fiberId}`);
    }
  },
  Jn = (e) => new Ve([new qn(e)]),
  Yn = (e) => e.reasons.some(se),
  Xn = (e) => e.reasons.some(p),
  Zn = (e) =>
    Xn(e) && Yn(e)
      ? s(e.reasons.map((e) => (e._tag === `Fail` && !_(e.error) ? new ye(e.error, e.annotations) : e)))
      : e,
  Qn = (e) => e.reasons.some(Ye),
  $n = t(2, (e, t) => {
    let n = !1,
      r = e.reasons.map((e) => (se(e) ? ((n = !0), new Ae(t(e.error), e.annotations)) : e));
    return n ? s(r) : e;
  }),
  er = `~effect/Fiber`,
  tr = { _A: Te, _E: Te },
  nr = { id: 0 },
  rr = (() => {
    try {
      return globalThis.process?.getBuiltinModule?.(`node:async_hooks`)?.AsyncResource;
    } catch {
      return;
    }
  })(),
  ir = () => (rr === void 0 ? void 0 : new rr(`effect/Fiber`)),
  ar = () => globalThis[Me],
  or = class {
    constructor(e, t = !0) {
      (this.setContext(e),
        (this.id = ++nr.id),
        (this.currentOpCount = 0),
        (this.interruptible = t),
        (this._stack = []),
        (this._observers = void 0),
        (this._exit = void 0),
        (this._children = void 0),
        (this._interruptedCause = void 0),
        (this._yielded = void 0),
        (this._running = !1),
        (this._deferredInterrupt = !1),
        (this._parent = void 0),
        (this._asyncContext = void 0),
        this.cache.runtimeMetrics?.recordFiberStart(this.context));
    }
    get [er]() {
      return tr;
    }
    get currentDispatcher() {
      return (this._dispatcher ??= this.cache.scheduler.makeDispatcher());
    }
    getRef(e) {
      return w(this.context, e);
    }
    addObserver(e) {
      return this._exit
        ? (e(this._exit), De)
        : (this._observers === void 0 ? (this._observers = [e]) : this._observers.push(e),
          () => this.removeObserver(e));
    }
    removeObserver(e) {
      if (this._exit || this._observers === void 0) return;
      let t = this._observers.indexOf(e);
      t >= 0 && this._observers.splice(t, 1);
    }
    interruptUnsafe(e, t) {
      if (this._exit) return;
      let n = Jn(e);
      (this.cache.stackFrame && (n = r(n, Nt(Ue, this.cache.stackFrame))),
        t && (n = r(n, t)),
        (this._interruptedCause = this._interruptedCause ? ce(this._interruptedCause, n) : n),
        this.interruptible &&
          (this._running ? (this._deferredInterrupt = !0) : this.evaluate(O(this._interruptedCause))));
    }
    pollUnsafe() {
      return this._exit;
    }
    evaluate(e) {
      if (this._exit) return;
      if (this._asyncContext !== void 0) {
        let t = this._asyncContext;
        this._asyncContext = void 0;
        try {
          return t.runInAsyncScope(this.evaluate, this, e);
        } finally {
          t.emitDestroy();
        }
      } else if (this._yielded !== void 0) {
        let e = this._yielded;
        ((this._yielded = void 0), e());
      }
      let t = this.runLoop(e);
      if (t === _e) {
        this._asyncContext = ir();
        return;
      }
      let n = ur.interruptChildren && ur.interruptChildren(this);
      if (n !== void 0) return this.evaluate(k(n, () => t));
      if (
        ((this._exit = t),
        this.cache.runtimeMetrics?.recordFiberEnd(this.context, this._exit),
        (this._parent &&= (this._parent._children?.delete(this), void 0)),
        this._observers !== void 0)
      ) {
        let e = this._observers;
        this._observers = void 0;
        for (let n = 0; n < e.length; n++) e[n](t);
      }
      ((this._stack.length = 0), (this._children = void 0), (this.context = jt()));
    }
    runLoop(e) {
      let t = globalThis[Me];
      globalThis[Me] = this;
      let n = this._running;
      this._running = !0;
      let r = !1,
        i = e;
      this.currentOpCount = 0;
      try {
        for (;;)
          try {
            (this._deferredInterrupt && ((this._deferredInterrupt = !1), (i = O(this._interruptedCause))),
              this.currentOpCount++);
            let e = this.cache;
            if (!r && !e.preventYield && e.scheduler.shouldYield(this)) {
              r = !0;
              let e = i;
              i = k(vr, () => e);
            }
            if (((i = e.tracerContext ? e.tracerContext(i, this) : i[S](this)), i === _e)) {
              let e = this._yielded;
              if (`~effect/Exit` in e) return ((this._deferredInterrupt = !1), (this._yielded = void 0), e);
              if (this._deferredInterrupt) {
                ((this._yielded = void 0), e());
                continue;
              }
              return _e;
            }
          } catch (e) {
            if (!x(i, `~effect/Effect/evaluate`)) return v(`Fiber.runLoop: Not a valid effect: ${String(i)}`);
            i = v(e);
          }
      } finally {
        ((this._running = n), (globalThis[Me] = t));
      }
    }
    getCont(e) {
      if (this._deferredInterrupt) return ((this._deferredInterrupt = !1), cr);
      for (;;) {
        let t = this._stack.pop();
        if (!t) return;
        let n = t[Ee];
        if (n !== void 0) {
          let r = n.call(t, this);
          if (r) return ((r[e] = r), r);
        }
        if (t[e]) return t;
      }
    }
    succeedWith(e) {
      if (!(++this.currentOpCount & (lr - 1))) return l(e);
      let t = this.getCont(y);
      return t ? t[y](e, this) : this.yieldWith(l(e));
    }
    yieldWith(e) {
      return ((this._yielded = e), _e);
    }
    children() {
      return (this._children ??= new Set());
    }
    pipe() {
      return m(this, arguments);
    }
    setContext(e) {
      let t = this.context;
      if (((this.context = e), t !== void 0 && Ot(t, e))) return;
      let n = e.cacheRoot,
        r = (n._fiberCache ??= sr(e));
      (this.cache?.scheduler !== r.scheduler && (this._dispatcher = void 0), (this.cache = r));
    }
    get currentSpanLocal() {
      let e = this.cache.span;
      return e?._tag === `Span` ? e : void 0;
    }
  },
  sr = (e) => {
    let t = It(e, Vn);
    return {
      scheduler: w(e, An),
      tracer: t,
      tracerContext: t ? t.context : void 0,
      tracerEnabled: w(e, Wn),
      span: It(e, Bn),
      logLevel: w(e, Gn),
      minimumLogLevel: w(e, Kn),
      stackFrame: w(e, Un),
      runtimeMetrics: It(e, Hn),
      maxOpsBeforeYield: w(e, Ln),
      preventYield: w(e, Rn),
    };
  },
  cr = {
    [y](e, t) {
      return O(t._interruptedCause);
    },
    [e](e, t) {
      return O(t._interruptedCause);
    },
  },
  lr = 32,
  ur = { interruptChildren: void 0 },
  dr = (e) => {
    if (!e.cache.stackFrame) return;
    let t = new Map();
    return (t.set(we.key, e.cache.stackFrame), Et(t));
  },
  fr = (e) =>
    wr((t) => {
      let n = e[Symbol.iterator](),
        r = [],
        i;
      function a() {
        let e = n.next();
        for (; !e.done;)
          if (e.value._exit) (r.push(e.value._exit), (e = n.next()));
          else {
            i = e.value.addObserver((e) => {
              (r.push(e), a());
            });
            return;
          }
        t(mr(r));
      }
      return (a(), gr(() => i?.()));
    }),
  pr = (e) =>
    f((t) => {
      let n = dr(t),
        r = Gt();
      for (let i of e) (i.interruptUnsafe(t.id, n), r.push(i));
      return Lr(fr(r));
    }),
  mr = l,
  O = ie,
  hr = te,
  gr = n({
    op: `Sync`,
    [S](e) {
      let t = this[C],
        n = t(),
        r = e.getCont(y);
      return r ? r[y](n, e) : e.yieldWith(l(n));
    },
  }),
  _r = n({
    op: `Suspend`,
    [S](e) {
      let t = this[C];
      return t();
    },
  }),
  vr = n({
    op: `Yield`,
    [S](e) {
      let t = !1;
      return (
        e.currentDispatcher.scheduleTask(() => {
          t || e.evaluate(Ur);
        }, this[`~effect/Effect/args`] ?? 0),
        e.yieldWith(() => {
          t = !0;
        })
      );
    },
  })(0),
  yr = (e) => _r(() => O(e())),
  br = (e) => v(e),
  xr = mr(void 0),
  Sr = (function () {
    let e = fe({
        op: `Async`,
        [S](e) {
          let t = !1,
            n = !1,
            r = this.withSignal ? new AbortController() : void 0,
            i = this.register.call(
              e.cache.scheduler,
              (r) => {
                t || ((t = !0), n ? e.evaluate(r) : (n = r));
              },
              r?.signal,
            );
          return n === !1
            ? ((n = !0),
              e.yieldWith(() => {
                t = !0;
              }),
              (r === void 0 && i === void 0) || e._stack.push(Cr(() => ((t = !0), r?.abort(), i ?? Ur))),
              _e)
            : n;
        },
      }),
      t = function (e, t) {
        ((this.register = e), (this.withSignal = t));
      };
    return (
      (t.prototype = e),
      function (e, n) {
        return new t(e, n);
      }
    );
  })(),
  Cr = n({
    op: `AsyncFinalizer`,
    [Ee](e) {
      e.interruptible && ((e.interruptible = !1), e._stack.push(ri));
    },
    [e](e, t) {
      return Qn(e) ? k(ti(ie(e), this[C]()), () => O(e)) : O(e);
    },
  }),
  wr = (e) => Sr(e, e.length >= 2),
  Tr = (e, t) => (typeof e == `function` ? e : t.shift().bind(e.self)),
  Er = (e, t) => Object.defineProperty(t, "length", { value: e, configurable: !0 }),
  Dr = (e, ...t) => {
    let n = Tr(e, t);
    return Er(
      n.length,
      t.length === 0
        ? function () {
            return Or(() => n.apply(this, arguments));
          }
        : function () {
            let e = Or(() => n.apply(this, arguments));
            for (let n of t) e = n(e, ...arguments);
            return e;
          },
    );
  },
  Or = (e) => {
    try {
      let t = e(),
        n;
      for (;;) {
        let r = t.next(n);
        if (r.done) return mr(r.value);
        let i = r.value;
        if (i && i._tag === `Success`) n = i.value;
        else {
          if (i && i._tag === `Failure`) return r.value;
          {
            let n = !0;
            return _r(() => (n ? ((n = !1), k(r.value, (e) => kr(t, e))) : _r(() => kr(e()))));
          }
        }
      }
    } catch (e) {
      return br(e);
    }
  },
  kr = (function () {
    let e = fe({
        op: `Iterator`,
        [y](e, t) {
          let n = this.iterator;
          for (;;) {
            let r = n.next(e);
            if (r.done) return mr(r.value);
            if (!A(r.value)) return (t._stack.push(this), r.value);
            if (r.value._tag === `Failure`) return r.value;
            e = r.value.value;
          }
        },
        [S](e) {
          return this[y](this.initial, e);
        },
      }),
      t = function (e, t) {
        ((this.iterator = e), (this.initial = t));
      };
    return (
      (t.prototype = e),
      function (e, n) {
        return new t(e, n);
      }
    );
  })(),
  Ar = function (e) {
    return (e._stack.push(this), this[C]);
  },
  jr = fe({ op: `OnSuccess`, [S]: Ar }),
  Mr = function (e, t, n) {
    ((this[C] = e), (this[y] = t), (this.payload = n));
  };
Mr.prototype = jr;
var Nr = function () {
    return this.payload;
  },
  Pr = (() => {
    let e = Ie();
    if (e === 0) return !1;
    let t = `~effect/Effect/stackProbe`,
      n = {
        [t]: function () {
          return Error();
        },
      };
    h(1);
    let r = n[t]();
    return (h(e), r.stack?.includes(`[as ` + t + `]`) === !0);
  })(),
  Fr = function (e, t) {
    let n = this.payload;
    return t.succeedWith(Pr ? n(e) : g(() => n(e)));
  },
  Ir = function (e) {
    let t = this.payload;
    return t(e);
  },
  Lr = (e) => new Mr(e, Nr, Ur),
  k = t(2, (e, t) => new Mr(e, Ir, t)),
  A = (e) => e[Pe] !== void 0,
  Rr = t(2, (e, t) => (A(e) ? (e._tag === `Success` ? t(e.value) : e) : k(e, t))),
  zr = t(2, (e, t) => new Mr(e, Fr, t)),
  Br = t(2, (e, t) => (A(e) ? Wr(e, t) : zr(e, t))),
  Vr = t(2, (e, t) => (A(e) ? Gr(e, t) : Yr(e, t))),
  Hr = (e) => e._tag === `Success`,
  Ur = l(void 0),
  Wr = t(2, (e, t) => (e._tag === `Success` ? l(t(e.value)) : e)),
  Gr = t(2, (e, t) => (e._tag === `Success` ? l(t.onSuccess(e.value)) : ie($n(e.cause, t.onFailure)))),
  Kr = t(2, (e, t) => new Jr(e, t.length === 1 ? t : (e) => t(e))),
  qr = fe({ op: `OnFailure`, [S]: Ar }),
  Jr = function (t, n) {
    ((this[C] = t), (this[e] = n));
  };
Jr.prototype = qr;
var Yr = t(2, (e, t) => Xr(e, { onFailure: (e) => O($n(e, t.onFailure)), onSuccess: (e) => gr(() => t.onSuccess(e)) })),
  Xr = t(
    2,
    (e, t) =>
      new Qr(
        e,
        t.onSuccess.length === 1 ? t.onSuccess : (e) => t.onSuccess(e),
        t.onFailure.length === 1 ? t.onFailure : (e) => t.onFailure(e),
      ),
  ),
  Zr = fe({ op: `OnSuccessAndFailure`, [S]: Ar }),
  Qr = function (t, n, r) {
    ((this[C] = t), (this[y] = n), (this[e] = r));
  };
Qr.prototype = Zr;
var $r = (e) => (A(e) ? l(e) : ei(e)),
  ei = n({
    op: `Exit`,
    [S](e) {
      return (e._stack.push(this), this[C]);
    },
    [y](e, t, n) {
      return t.succeedWith(n ?? l(e));
    },
    [e](e, t, n) {
      return t.succeedWith(n ?? ie(e));
    },
  }),
  ti = (e, t) => (Hr(e) ? t : Kr(t, (t) => O(Zn(We(e.cause, t))))),
  ni = (e) => f((t) => (t.interruptible && ((t.interruptible = !1), t._stack.push(ri)), e)),
  ri = n({
    op: `SetInterruptible`,
    [Ee](e) {
      if (((e.interruptible = this[C]), e._interruptedCause && e.interruptible)) return () => O(e._interruptedCause);
    },
  })(!0),
  ii = (e) => (e === `unbounded` ? 1 / 0 : Math.max(1, e ?? 1)),
  ai = () => (e) => {
    let t = e.onItem,
      n = e.step,
      r = (e, t, r, a, o) => k($r(o), (o) => n(e, t[r], o, r) ?? i(e, t, r + 1, a) ?? xr),
      i = (e, i, a = 0, o = i.length) => {
        for (; a < o; a++) {
          let s = i[a],
            c = t(e, s, a);
          if (!A(c)) return r(e, i, a, o, c);
          let l = n(e, s, c, a);
          if (l) return l._tag === `Failure` ? l : void 0;
        }
      };
    return i;
  },
  oi = (e) => {
    let t = e.onItem,
      n = e.step;
    return (e, r, i) => {
      let a = 0,
        o = i.end ?? r.length,
        c = i.concurrency,
        l = !1,
        u,
        d,
        f,
        p,
        m,
        h = (e) => {
          let t = v(e);
          return ((p = t), (l = !0), d && d.size > 0 ? k(ni(pr(Array.from(d))), () => p ?? t) : t);
        },
        g = () => {
          let i = !1;
          for (; !p && a < o; a++) {
            let o = r[a],
              _ = m ?? t(e, o, a);
            if (A(_)) {
              if (((p = n(e, o, _, a)), p)) break;
            } else if (u) {
              m = void 0;
              let t = ci(u, _, !0, !0, `inherit`);
              if (t._exit) {
                if (((p = n(e, o, t._exit, a)), p)) break;
                continue;
              }
              d.add(t);
              let r = a;
              if (
                (t.addObserver((a) => {
                  d.delete(t);
                  try {
                    if (p) {
                      if (a._tag === `Failure`) {
                        let e = a.cause.reasons.filter((e) => e._tag !== `Interrupt`);
                        if (e.length > 0) {
                          let t = s(e);
                          p = ie(p._tag === `Failure` ? Zn(We(p.cause, t)) : t);
                        }
                      }
                    } else {
                      let t = n(e, o, a, r);
                      t && ((p = t), g());
                    }
                    if (i) {
                      let e = g();
                      e && f(e);
                    } else l && d.size === 0 && f(p ?? xr);
                  } catch (e) {
                    f(h(e));
                  }
                }),
                d.size < c)
              )
                continue;
              ((i = !0), a++);
              return;
            } else
              return wr((e) => {
                ((u = ar()), (d = new Set()), (m = _), (f = e));
                let t;
                try {
                  t = g();
                } catch (t) {
                  return e(h(t));
                }
                return t ? e(t) : _r(() => ((p ??= Ur), k(d ? pr(d) : xr, () => (p?._tag === `Failure` ? p : xr))));
              });
          }
          if (((l = !0), p)) {
            if (d && d.size > 0) {
              let e = dr(u);
              d.forEach((t) => t.interruptUnsafe(u.id, e));
              return;
            }
            if (f || p._tag === `Failure`) return p;
          } else if (f) {
            if (d) d.size === 0 && f(xr);
            else return Ur;
          }
        };
      return g();
    };
  },
  si = () => (e) => oi(e),
  ci = (e, t, n = !1, r = !1, i = !1) => {
    let a = e,
      o = i === `inherit` ? a.interruptible : !i,
      s = new or(a.context, o);
    return (
      r || (a.children().add(s), (s._parent = a)),
      n ? s.evaluate(t) : ((s._asyncContext = ir()), a.currentDispatcher.scheduleTask(() => s.evaluate(t), 0)),
      s
    );
  },
  li = (e) => (t, n) => {
    let r = new or(n?.scheduler ? Pt(e, An, n.scheduler) : e, n?.uninterruptible !== !0);
    if ((r.evaluate(t), r._exit)) return r;
    if (n?.signal) {
      if (n.signal.aborted) r.interruptUnsafe();
      else {
        let e = () => r.interruptUnsafe();
        (n.signal.addEventListener(`abort`, e, { once: !0 }),
          r.addObserver(() => n.signal.removeEventListener(`abort`, e)));
      }
    }
    return (n?.onFiberStart && n.onFiberStart(r), r);
  },
  ui = ((e) => {
    let t = li(e);
    return (e) => {
      if (A(e)) return e;
      let n = new Fn(`sync`),
        r = t(e, { scheduler: n });
      return (r._dispatcher?.flush(), r._exit ?? v(new fi(r)));
    };
  })(jt()),
  di = `~effect/Cause/AsyncFiberError`,
  fi = class extends qe(`AsyncFiberError`) {
    [di] = di;
    constructor(e) {
      super({ message: `An asynchronous Effect was executed with Effect.runSync`, fiber: e });
    }
  },
  pi = {
    bold: `1`,
    red: `31`,
    green: `32`,
    yellow: `33`,
    blue: `34`,
    cyan: `36`,
    white: `37`,
    gray: `90`,
    black: `30`,
    bgBrightRed: `101`,
  };
(pi.gray, pi.blue, pi.green, pi.yellow, pi.red, pi.bgBrightRed, pi.black);
var mi = se,
  hi = ue,
  gi = $n,
  _i = l,
  vi = ie,
  yi = te,
  bi = Ur,
  xi = Hr,
  Si = `~effect/DateTime`,
  Ci = `~effect/DateTime/TimeZone`,
  wi = {
    [Si]: Si,
    pipe() {
      return m(this, arguments);
    },
    [me]() {
      return this.toString();
    },
    toJSON() {
      return Ei(this).toJSON();
    },
  };
({ ...wi }, { ...wi });
var Ti = {
  [Ci]: Ci,
  [me]() {
    return this.toString();
  },
};
({ ...Ti }, { ...Ti });
var Ei = (e) => new Date(e.epochMilliseconds),
  j = mr,
  Di = _r,
  M = hr,
  Oi = yr,
  ki = br,
  N = k,
  Ai = $r,
  ji = Kr,
  Mi = ui,
  Ni = Br,
  Pi = Vr,
  P = Rr,
  Fi = Dr,
  Ii = `~effect/BigDecimal`,
  Li = {
    [Ii]: Ii,
    [Ce]() {
      let e = Wi(this);
      return ke(Fe(String(e.value)), be(e.scale));
    },
    [Re](e) {
      return Ri(e) && Yi(this, e) === 0;
    },
    toString() {
      return `BigDecimal(${Zi(this)})`;
    },
    toJSON() {
      return { _id: `BigDecimal`, value: String(this.value), scale: this.scale };
    },
    [me]() {
      return this.toJSON();
    },
    pipe() {
      return m(this, arguments);
    },
  },
  Ri = (e) => x(e, Ii),
  zi = (e, t) => {
    if (!Number.isSafeInteger(t)) throw RangeError(`Scale must be a safe integer, got ${t}`);
    let n = Object.create(Li);
    return ((n.value = e), (n.scale = t), n);
  },
  Bi = (e, t) => {
    let n = zi(e, t);
    return ((n.normalized = n), n);
  },
  F = BigInt(0),
  Vi = BigInt(1),
  Hi = BigInt(10),
  Ui = Bi(F, 0),
  Wi = (e) => {
    if (e.normalized === void 0) {
      if (e.value === F) e.normalized = Ui;
      else {
        let t = `${e.value}`,
          n = t.length;
        for (; t[n - 1] === `0`;) n--;
        e.normalized = Bi(BigInt(t.slice(0, n)), e.scale - (t.length - n));
      }
    }
    return e.normalized;
  },
  Gi = 100,
  Ki = [Vi],
  qi = (e, t) => (e === t ? 0 : e < t ? -1 : 1),
  Ji = (e, t) => {
    let n = `${e.value < F ? -e.value : e.value}`,
      r = `${t.value < F ? -t.value : t.value}`,
      i = BigInt(n.length - r.length) - BigInt(e.scale) + BigInt(t.scale);
    if (i !== F) return i < F ? -1 : 1;
    let a = Math.max(n.length, r.length);
    return lt(n.padEnd(a, `0`), r.padEnd(a, `0`));
  },
  Yi = (e, t) => {
    if (e.scale === t.scale) return qi(e.value, t.value);
    let n = Xi(e),
      r = Xi(t);
    if (n !== r) return n < r ? -1 : 1;
    if (n === 0) return 0;
    let i = e.scale - t.scale,
      a = Math.abs(i);
    if (a > Gi) return n === -1 ? Ji(t, e) : Ji(e, t);
    let o = (Ki[a] ??= Hi ** BigInt(a));
    return i > 0 ? qi(e.value, t.value * o) : qi(e.value * o, t.value);
  },
  Xi = (e) => (e.value === F ? 0 : e.value < F ? -1 : 1),
  Zi = (e) => {
    let t = Wi(e);
    if (Math.abs(t.scale) >= 16) return Qi(t);
    let n = t.value < F,
      r = `${n ? -t.value : t.value}`,
      i = t.scale > 0 ? r.padStart(t.scale + 1, `0`) : r.padEnd(r.length - t.scale, `0`),
      a = i.length - t.scale,
      o = t.scale > 0 ? `${i.slice(0, a)}.${i.slice(a)}` : i;
    return n ? `-${o}` : o;
  },
  Qi = (e) => {
    if ($i(e)) return `0e+0`;
    let t = Wi(e),
      n = `${t.value}`,
      r = t.value < F ? 2 : 1,
      i = n.slice(0, r),
      a = n.slice(r),
      o = a.length - t.scale;
    return `${i}${a === `` ? `` : `.${a}`}e${o >= 0 ? `+` : ``}${o}`;
  },
  $i = (e) => e.value === F,
  ea = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/`,
  ta = new Uint8Array(123).fill(255);
for (let e = 0; e < 64; e++) ta[ea.charCodeAt(e)] = e;
((ta[61] = 0), { ...b }, { ...b }, { ...Se }, b.toString, b[me], { ...Se });
function na(e) {
  return e.checks ? e.checks[e.checks.length - 1].annotations : e.annotations;
}
var ra = `~structural`,
  ia = `~sentinels`,
  aa = `~constructor`,
  oa = ee((e) => {
    let t = na(e)?.identifier;
    return typeof t == `string` ? t : e.getExpected(oa);
  }),
  I = Symbol(),
  L = _i,
  R = L(I),
  z = L(I),
  sa = (e) => (e === I ? ft() : pt(e)),
  ca = (e) => (e._tag === `None` ? R : L(e.value)),
  la = `~effect/SchemaIssue/Issue`;
function ua(e) {
  return x(e, la) && e[la] === la;
}
function da(e) {
  return Object.hasOwn(e, `input`);
}
var B = class {
    [la] = la;
    constructor(e, t) {
      t?.reportInput === !0 && e !== I && (this.input = e);
    }
  },
  fa = class extends B {
    _tag = `Filter`;
    filter;
    issue;
    constructor(e, t, n, r) {
      (super(n, r), (this.filter = e), (this.issue = t));
    }
  },
  pa = class extends B {
    _tag = `Encoding`;
    ast;
    issue;
    constructor(e, t, n, r) {
      (super(n, r), (this.ast = e), (this.issue = t));
    }
  },
  V = class extends B {
    _tag = `Pointer`;
    path;
    issue;
    constructor(e, t) {
      (super(), (this.path = e), (this.issue = t));
    }
  },
  ma = class extends B {
    _tag = `MissingKey`;
    annotations;
    constructor(e) {
      (super(), (this.annotations = e));
    }
  },
  ha = class extends B {
    _tag = `UnexpectedKey`;
    ast;
    constructor(e, t, n) {
      (super(t, n), (this.ast = e));
    }
  },
  H = class extends B {
    _tag = `Composite`;
    ast;
    issues;
    constructor(e, t, n, r) {
      (super(n, r), (this.ast = e), (this.issues = t));
    }
  },
  U = class extends B {
    _tag = `InvalidType`;
    ast;
    constructor(e, t, n) {
      (super(t, n), (this.ast = e));
    }
  },
  ga = class extends B {
    _tag = `InvalidValue`;
    annotations;
    constructor(e, t, n) {
      (super(t, n), (this.annotations = e));
    }
  },
  _a = class extends B {
    _tag = `AnyOf`;
    ast;
    issues;
    constructor(e, t, n, r) {
      (super(n, r), (this.ast = e), (this.issues = t));
    }
  },
  va = class extends B {
    _tag = `OneOf`;
    ast;
    successes;
    constructor(e, t, n, r) {
      (super(n, r), (this.ast = e), (this.successes = t));
    }
  };
function ya(e, t, n) {
  if (ua(e)) return e;
  if (typeof e == `string`) return new ga({ message: e }, t, n);
  let r = typeof e.issue == `string` ? new ga({ message: e.issue }, t, n) : e.issue;
  return new V(e.path, r);
}
function ba(e, t, n) {
  if (e !== void 0) return typeof e == `boolean` ? (e ? void 0 : new ga(void 0, t, n)) : ya(e, t, n);
}
function xa(e, t, n, r) {
  return Array.isArray(t)
    ? Wt(t)
      ? t.length === 1
        ? ya(t[0], n, r)
        : new H(
            e,
            Kt(t, (e) => ya(e, n, r)),
            n,
            r,
          )
      : void 0
    : ba(t, n, r);
}
var Sa = (e) => {
    let t = Pa(e);
    if (t !== void 0) return t;
    switch (e._tag) {
      case `InvalidType`:
        return Da(oa(e.ast), e);
      case `InvalidValue`: {
        let t = Ea(e);
        if (t !== void 0) return Da(t, e);
        let n = Ta(e);
        return n === void 0 ? `Expected a valid value` : `Invalid data ${n}`;
      }
      case `MissingKey`:
        return `Missing key`;
      case `UnexpectedKey`: {
        let t = Ta(e);
        return t === void 0 ? `Expected no excess property` : `Unexpected key with value ${t}`;
      }
      case `Forbidden`:
        return `Forbidden operation`;
      case `OneOf`: {
        let t = Ta(e);
        return t === void 0
          ? `Expected exactly one member to match`
          : `Expected exactly one member to match the input ${t}`;
      }
    }
  },
  Ca = (e) => Pa(e) ?? Pa(e.issue);
function wa(e) {
  return (t) => ({ issues: ka(t, [], e?.leafHook ?? Sa, e?.checkHook ?? Ca) });
}
function Ta(e) {
  return da(e) ? oe(e.input) : void 0;
}
function Ea(e) {
  let t = e.annotations?.expected;
  return typeof t == `string` ? t : void 0;
}
function Da(e, t) {
  let n = Ta(t);
  return n === void 0 ? `Expected ${e}` : `Expected ${e}, got ${n}`;
}
function Oa(e, t) {
  let n = t(e);
  if (n !== void 0 || e.issue._tag !== `InvalidValue`) return n;
  let r = Ea(e.issue);
  return r === void 0 ? Da(Aa(e.filter), e) : Da(r, e.issue);
}
function ka(e, t, n, r, i) {
  switch (e._tag) {
    case `Filter`:
      return ka(e.issue, t, n, r, i ?? Oa(e, r));
    case `Encoding`:
      return ka(e.issue, t, n, r, i);
    case `Pointer`:
      return ka(e.issue, [...t, ...e.path], n, r, i);
    case `Composite`:
    case `AnyOf`:
      return e._tag === `Composite` || e.issues.length > 0
        ? e.issues.flatMap((e) => ka(e, t, n, r, i))
        : [{ path: t, message: i ?? Pa(e) ?? Da(oa(e.ast), e) }];
    default:
      return [{ path: t, message: i ?? n(e) }];
  }
}
function Aa(e) {
  let t = e.annotations?.expected;
  if (typeof t == `string`) return t;
  switch (e._tag) {
    case `Filter`:
      return `<filter>`;
    case `FilterGroup`:
      return e.checks.map((e) => Aa(e)).join(` & `);
  }
}
function ja() {
  return (e) => Na(e, ``);
}
var Ma = ja();
function Na(e, t, n) {
  let r;
  switch (e._tag) {
    case `Filter`:
      return Na(e.issue, t, n ?? Oa(e, Ca));
    case `Encoding`:
      return Na(e.issue, t, n);
    case `Pointer`:
      return Na(e.issue, t + xe(e.path), n);
    case `Composite`:
    case `AnyOf`:
      if (e._tag === `Composite` || e.issues.length > 0)
        return e.issues.map((e) => Na(e, t, n)).join(`
`);
      r = n ?? Pa(e) ?? Da(oa(e.ast), e);
      break;
    default:
      r = n ?? Sa(e);
  }
  return t ? `${r}\n  at ${t}` : r;
}
function Pa(e) {
  if (e._tag === `Pointer` || e._tag === `Composite`) return;
  if (e._tag === `Encoding`) return Pa(e.issue);
  let t = (e._tag === `Filter` ? e.filter.annotations : `annotations` in e ? e.annotations : e.ast.annotations)?.[
    e._tag === `MissingKey` ? `messageMissingKey` : e._tag === `UnexpectedKey` ? `messageUnexpectedKey` : `message`
  ];
  if (typeof t == `string`) return t;
}
function Fa(e) {
  let t;
  for (let n of e.reasons) {
    if (!mi(n) || !ua(n.error)) return;
    t ??= n.error;
  }
  return t;
}
function Ia(e, t) {
  let n = Fa(e);
  if (n === void 0) throw Error(t, { cause: e });
  return n;
}
var La = (e) => Object.assign(Object.create(u), e),
  Ra = La({ _tag: `Passthrough` });
function za() {
  return Ra;
}
function W(e) {
  return La({ _tag: `Transform`, transform: e });
}
function Ba(e) {
  return La({ _tag: `TransformEffect`, transform: e });
}
function Va() {
  return W(globalThis.String);
}
function Ha() {
  return W(globalThis.Number);
}
var Ua = class extends ae {
    _tag = `Middleware`;
    decode;
    encode;
    constructor(e, t) {
      (super(), (this.decode = e), (this.encode = t));
    }
    flip() {
      return new Ua(this.encode, this.decode);
    }
  },
  Wa = `~effect/SchemaTransformation/Transformation`,
  G = class extends ae {
    [Wa] = Wa;
    _tag = `Transformation`;
    decode;
    encode;
    constructor(e, t) {
      (super(), (this.decode = e), (this.encode = t));
    }
    flip() {
      return new G(this.encode, this.decode);
    }
  };
function Ga(e) {
  return x(e, Wa) && e[Wa] === Wa;
}
var Ka = (e) => (Ga(e) ? e : new G(e.decode, e.encode)),
  qa = new G(za(), za());
function Ja() {
  return qa;
}
var Ya = new G(Ha(), Va());
function K(e) {
  return (t) => t._tag === e;
}
var Xa = K(`Declaration`),
  Za = K(`Never`),
  Qa = K(`Literal`),
  $a = K(`UniqueSymbol`),
  eo = K(`Arrays`),
  to = K(`Objects`),
  no = K(`Union`),
  ro = K(`Suspend`),
  q = class {
    to;
    transformation;
    constructor(e, t) {
      ((this.to = e), (this.transformation = t));
    }
  },
  io = {},
  ao = class {
    isOptional;
    isMutable;
    constructorDefault;
    annotations;
    constructor(e, t, n = void 0, r = void 0) {
      ((this.isOptional = e), (this.isMutable = t), (this.constructorDefault = n), (this.annotations = r));
    }
  },
  oo = `~effect/Schema`,
  J = class {
    [oo] = oo;
    annotations;
    checks;
    encoding;
    context;
    constructor(e = void 0, t = void 0, n = void 0, r = void 0) {
      ((this.annotations = e), (this.checks = t), (this.encoding = n), (this.context = r));
    }
    toString() {
      return `<${this._tag}>`;
    }
  },
  so = class extends J {
    _tag = `Declaration`;
    typeParameters;
    run;
    encodingChecks;
    encodingRun;
    constructor(e, t, n, r, i, a, o, s) {
      (super(n, r, i, a), (this.typeParameters = e), (this.run = t), (this.encodingChecks = o), (this.encodingRun = s));
    }
    getParser() {
      let e;
      return (t, n) => {
        if (t === I) return R;
        e ??= this.run(this.typeParameters);
        try {
          return e(t, this, n);
        } catch (e) {
          return ki(e);
        }
      };
    }
    _rebuild(e, t, n, r, i) {
      let a = Es(this.typeParameters, e);
      return a === this.typeParameters &&
        t === this.checks &&
        n === this.encodingChecks &&
        r === this.run &&
        i === this.encodingRun
        ? this
        : new so(a, r, this.annotations, t, void 0, this.context, n, i);
    }
    recur(e) {
      return this._rebuild(e, this.checks, this.encodingChecks, this.run, this.encodingRun);
    }
    flip(e) {
      return this._rebuild(e, this.encodingChecks, this.checks, this.encodingRun ?? this.run, this.run);
    }
    getExpected() {
      let e = this.annotations?.expected;
      return typeof e == `string` ? e : `<Declaration>`;
    }
  },
  co = new (class extends J {
    _tag = `Null`;
    getParser() {
      return Bs(this, null);
    }
    getExpected() {
      return `null`;
    }
  })(),
  lo = new (class extends J {
    _tag = `Unknown`;
    getParser() {
      return Vs(this, c);
    }
    getExpected() {
      return `unknown`;
    }
  })();
function uo(e) {
  return typeof e == `number` ? `parts[${e}]` : e;
}
function fo(e, t, n) {
  if (n.has(e)) return !0;
  if (e.encoding) throw Error(`TemplateLiteral parts cannot have an encoding at ${uo(t)}`);
  let r;
  switch (e._tag) {
    case `String`:
    case `Number`:
    case `BigInt`:
      r = !0;
      break;
    case `Literal`:
      r = !e.checks;
      break;
    case `TemplateLiteral`: {
      let i = uo(t);
      r = !e.checks && e.parts.every((e, t) => fo(e, `${i}.parts[${t}]`, n));
      break;
    }
    case `Union`: {
      let i = uo(t);
      r = !e.checks && e.types.every((e, t) => fo(e, `${i}.types[${t}]`, n));
      break;
    }
    default:
      return !1;
  }
  return (r && n.add(e), r);
}
var po = class extends J {
  _tag = `TemplateLiteral`;
  parts;
  encodedParts;
  literals;
  suffixLengths;
  constructor(e, t, n, r, i) {
    super(t, n, r, i);
    let a = [],
      o = [],
      s = new Set();
    for (let t = 0; t < e.length; t++) {
      let n = e[t];
      if (!fo(n, t, s)) throw Error(`Invalid TemplateLiteral part ${n._tag}`);
      (a.push(n), o.push(n._tag === `Literal` ? globalThis.String(n.literal) : void 0));
    }
    let c = Array(a.length + 1);
    c[a.length] = 0;
    for (let e = a.length - 1; e >= 0; e--) c[e] = c[e + 1] + (o[e]?.length ?? 0);
    ((this.parts = e), (this.encodedParts = a), (this.literals = o), (this.suffixLengths = c));
  }
  getParser(e) {
    let t = e(js(Y, new xo(!1, this.parts.map(Ws), []), mo(this)));
    return (e, n) => {
      if (e === I) return R;
      let r = t(e, n);
      return r._tag === `Success` ? z : Pi(r, { onSuccess: () => e, onFailure: (t) => new H(this, [t], e, n) });
    };
  }
  getExpected() {
    return `string`;
  }
  matchPart(e, t) {
    return Hs(this, e, t) === void 0 ? void 0 : e;
  }
};
function mo(e) {
  return new G(
    Ba((t, n) => {
      let r = Hs(e, t, n);
      return r ? j(r) : M(new ga({ expected: `a string matching template literal parts` }, t, n));
    }),
    W((e) => e.join(``)),
  );
}
var ho = class extends J {
  _tag = `Literal`;
  literal;
  constructor(e, t, n, r, i) {
    if ((super(t, n, r, i), typeof e == `number` && !globalThis.Number.isFinite(e)))
      throw Error(`A numeric literal must be finite, got ${oe(e)}`);
    this.literal = e;
  }
  getParser() {
    return Bs(this, this.literal);
  }
  matchPart(e, t) {
    return e === globalThis.String(this.literal) ? this.literal : void 0;
  }
  toCodecJson() {
    return typeof this.literal == `bigint` ? go(this) : this;
  }
  toCodecStringTree() {
    return typeof this.literal == `string` ? this : go(this);
  }
  getExpected() {
    return typeof this.literal == `string` ? JSON.stringify(this.literal) : globalThis.String(this.literal);
  }
};
function go(e) {
  let t = globalThis.String(e.literal);
  return X(e, [
    new q(
      new ho(t),
      new G(
        W(() => e.literal),
        W(() => t),
      ),
    ),
  ]);
}
var Y = new (class extends J {
    _tag = `String`;
    getParser() {
      return Vs(this, de);
    }
    matchPart(e, t) {
      let n = this.checks;
      return n && !t.disableChecks && Zs(n, e, void 0, this, t) ? void 0 : e;
    }
    getExpected() {
      return `string`;
    }
  })(),
  _o = class extends J {
    _tag = `Number`;
    getParser() {
      return Vs(this, le);
    }
    matchKey(e, t) {
      return this._match(Ks, e, t);
    }
    matchPart(e, t) {
      return this._match(Gs, e, t);
    }
    _match(e, t, n) {
      if (!e.test(t)) return;
      let r = globalThis.Number(t);
      return n.disableChecks || !this.checks ? r : Zs(this.checks, r, void 0, this, n) ? void 0 : r;
    }
    toCodecJson() {
      return this.checks && (vo(this.checks, `effect/schema/isFinite`) || vo(this.checks, `effect/schema/isInt`))
        ? this
        : X(this, [ds]);
    }
    toCodecStringTree() {
      return this.toCodecJson() === this ? X(this, [Ys]) : X(this, [Xs]);
    }
    getExpected() {
      return `number`;
    }
  };
function vo(e, t) {
  return e.some((e) => e.annotations?.representation?.id === t || (e._tag === `FilterGroup` && vo(e.checks, t)));
}
var yo = new _o(),
  bo = new (class extends J {
    _tag = `Boolean`;
    getParser() {
      return Vs(this, Je);
    }
    getExpected() {
      return `boolean`;
    }
  })(),
  xo = class extends J {
    _tag = `Arrays`;
    isMutable;
    elements;
    rest;
    encodingChecks;
    constructor(e, t, n, r, i, a, o, s) {
      (super(r, i, a, o), (this.isMutable = e), (this.elements = t), (this.rest = n), (this.encodingChecks = s));
      let c = !1;
      for (let e = 0; e < t.length; e++)
        if (Z(t[e])) c = !0;
        else if (c) throw Error(`A required element cannot follow an optional element. ts(1257)`);
      if (c && n.length > 1) throw Error(`A required element cannot follow an optional element. ts(1257)`);
      for (let e = 1; e < n.length; e++)
        if (Z(n[e])) throw Error(`An optional element cannot follow a rest element. ts(1266)`);
    }
    getParser(e, t = e) {
      let n = this,
        r,
        i,
        a = n.elements.length,
        o = Math.max(0, n.rest.length - 1);
      function s(e, t) {
        return t < a ? r[t] : t >= e ? i[t - e + 1] : i[0];
      }
      let c = (e) => {
          let { input: t, len: r, options: i } = e;
          if (n.rest.length === 0 && r > a)
            for (let o = a; o < r; o++) {
              let r = new ha(n, t[o], i),
                a = new V([o], r);
              if (i.errors === `all`) e.issues ? e.issues.push(a) : (e.issues = [a]);
              else return M(new H(n, [a], t, i));
            }
          return e.issues ? M(new H(n, e.issues, t, i)) : L(e.output);
        },
        l = (e, t) => {
          let r = e.length,
            i = {
              ast: n,
              getParser: s,
              input: e,
              len: r,
              tailThreshold: Math.max(a, r - o),
              output: [],
              issues: void 0,
              options: t,
            },
            u = n.rest.length === 0 ? a : Math.max(r, a + o),
            d = t.concurrency === void 0 ? 1 : ii(t.concurrency),
            f = d === 1 ? wo(i, e, 0, u) : To(i, e, { concurrency: d, end: u });
          if (!f) return c(i);
          if (A(f)) return P(f, () => c(i));
          let p = !0;
          return Di(() => (p ? ((p = !1), N(f, () => c(i))) : l(e, t)));
        };
      return (e, a) => {
        if (e === I) return R;
        try {
          return Array.isArray(e)
            ? (r ||
                ((r = n.elements.map((e) => ({ ast: e, parser: t(e) }))),
                (i = n.rest.map((e) => ({ ast: e, parser: t(e) })))),
              l(e, a))
            : M(new U(n, e, a));
        } catch (e) {
          return ki(e);
        }
      };
    }
    _rebuild(e, t, n) {
      let r = Es(this.elements, e),
        i = Es(this.rest, e);
      return r === this.elements && i === this.rest && t === this.checks && n === this.encodingChecks
        ? this
        : new xo(this.isMutable, r, i, this.annotations, t, void 0, this.context, n);
    }
    recur(e) {
      return this._rebuild(e, this.checks, this.encodingChecks);
    }
    flip(e) {
      return this._rebuild(e, this.encodingChecks, this.checks);
    }
    getExpected() {
      return `array`;
    }
  };
function So(e, t, n, r) {
  if (n._tag === `Failure`) return Eo(e, e.ast, r, n);
  let i = n === z ? t : n[C];
  if (i !== I) e.output[r] = i;
  else {
    let t = e.getParser(e.tailThreshold, r);
    if (Z(t.ast)) return;
    let n = new V([r], new ma(t.ast.context?.annotations));
    if (e.options.errors === `all`) e.issues ? e.issues.push(n) : (e.issues = [n]);
    else return yi(new H(e.ast, [n], e.input, e.options));
  }
}
var Co = {
    onItem(e, t, n) {
      let r = n < e.len ? t : I;
      return e.getParser(e.tailThreshold, n).parser(r, e.options);
    },
    step: So,
  },
  wo = ai()(Co),
  To = si()(Co),
  Eo = (e, t, n, r) => {
    if (r.cause.reasons.length === 0) return r;
    let i = Fa(r.cause);
    if (i === void 0) return vi(gi(r.cause, (r) => new H(t, [new V([n], r)], e.input, e.options)));
    let a = new V([n], i);
    if (e.options.errors === `all`) e.issues ? e.issues.push(a) : (e.issues = [a]);
    else return yi(new H(t, [a], e.input, e.options));
  },
  Do = `[+-]?(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:[Ee][+-]?\\d+)?`;
function Oo(e, t, n = io) {
  let r, i;
  function a(t) {
    switch (t._tag) {
      case `String`:
      case `TemplateLiteral`:
        return (r ??= Object.keys(e)).filter((e) => t.matchPart(e, n) !== void 0);
      case `Number`:
        return (r ??= Object.keys(e)).filter((e) => t.matchKey(e, n) !== void 0);
      case `Symbol`:
        return (i ??= Object.getOwnPropertySymbols(e)).filter(
          (r) => Object.prototype.propertyIsEnumerable.call(e, r) && t.matchKey(r, n) !== void 0,
        );
      case `Union`:
        return [...new Set(t.types.flatMap(a))];
      default:
        return [];
    }
  }
  return a(Us(Rs(t)));
}
var ko = class {
  name;
  type;
  constructor(e, t) {
    ((this.name = e), (this.type = t));
  }
};
function Ao(e) {
  switch (e._tag) {
    case `String`:
    case `Number`:
    case `Symbol`:
    case `TemplateLiteral`:
      return !0;
    case `Union`:
      return e.types.every(Ao);
    default:
      return !1;
  }
}
function jo(e) {
  let t = _s(e);
  switch (t._tag) {
    case `String`:
    case `Number`:
    case `Symbol`:
    case `TemplateLiteral`:
      return !0;
    case `Union`:
      return t.types.every(jo);
    default:
      return !1;
  }
}
function Mo(e) {
  return Ao(e) && jo(e);
}
var No = class {
    parameter;
    type;
    constructor(e, t) {
      if (!Mo(e)) throw Error(`Invalid index signature parameter ${e._tag}`);
      if (((this.parameter = e), (this.type = t), Z(t) || (t.encoding !== void 0 && Z(Rs(t)))))
        throw Error(
          "Cannot use `Schema.optionalKey` or `Schema.optional` with index signatures. Index signatures already allow keys to be absent; use `Schema.UndefinedOr` to allow `undefined` values.",
        );
    }
  },
  Po = class extends J {
    _tag = `Objects`;
    propertySignatures;
    indexSignatures;
    encodingChecks;
    constructor(e, t, n, r, i, a, o) {
      (super(n, r, i, a), (this.propertySignatures = e), (this.indexSignatures = t), (this.encodingChecks = o));
    }
    getParser(e, t = e) {
      let n = this,
        r = n.propertySignatures.length,
        i = n.indexSignatures.length;
      if (!r && !i) return Vs(n, Ke);
      let a,
        o,
        s = () => (
          a ||
            ((a = n.propertySignatures.map((e) => ({ parser: t(e.type), name: e.name, type: e.type }))),
            (o = i
              ? n.indexSignatures.map((n) => ({ is: n, parserKey: e(Us(n.parameter)), parserValue: t(n.type) }))
              : void 0)),
          a
        ),
        c = () => {
          let e = new Set(
              n.propertySignatures.map((e) => (typeof e.name == `number` ? globalThis.String(e.name) : e.name)),
            ),
            t = (t, i, a, o, s) => {
              if (s._tag === `Failure`) return Eo(t, n, i, s) ?? bi;
              let c = s === z ? o : s[C];
              if (a !== I && c !== I) {
                if (r && (e.has(i) || e.has(typeof a == `number` ? globalThis.String(a) : a))) return bi;
                pe(t.out, a, c);
              }
              return bi;
            },
            c = (e, r, i, a) => {
              if (!a) {
                let t = i.parserKey(r, e.options);
                if (!A(t)) return N(Ai(t), (t) => c(e, r, i, t));
                a = t;
              }
              if (a._tag === `Failure`) return Eo(e, n, r, a) ?? bi;
              let o = a === z ? r : a[C],
                s = e.input[r],
                l = i.parserValue(s, e.options);
              return A(l) ? t(e, r, o, s, l) : N(Ai(l), (n) => t(e, r, o, s, n));
            },
            l = (e, n, r) => {
              let i = e.input[n],
                a = r.parserValue(i, e.options);
              return A(a) ? t(e, n, n, i, a) : N(Ai(a), (r) => t(e, n, n, i, r));
            },
            u = i
              ? si()({
                  onItem: (e, [t, n]) => (n.is.parameter === Y ? l(e, t, n) : c(e, t, n)),
                  step: (e, t, n) => (n._tag === `Failure` ? n : void 0),
                })
              : void 0;
          return Fi(function* (t, d) {
            if (t === I) return I;
            if (typeof t != `object` || !t || Array.isArray(t)) return yield* M(new U(n, t, d));
            s();
            let f = t,
              p = {},
              m = { ast: n, input: f, out: p, issues: void 0, options: d },
              h = d.errors === `all`,
              g = d.onExcessProperty === `error`,
              _ = d.concurrency === void 0 ? 1 : ii(d.concurrency),
              v = i && g ? n.indexSignatures.map((e) => Oo(f, e.parameter, d)) : void 0;
            if (g) {
              let r = v ? new Set(e) : e;
              if (v) for (let e of v) for (let t of e) r.add(t);
              let i = Reflect.ownKeys(f);
              for (let e = 0; e < i.length; e++) {
                let a = i[e];
                if (!r.has(a) && Object.prototype.propertyIsEnumerable.call(f, a)) {
                  let e = new ha(n, f[a], d),
                    r = new V([a], e);
                  if (h) {
                    m.issues ? m.issues.push(r) : (m.issues = [r]);
                    continue;
                  }
                  return yield* M(new H(n, [r], t, d));
                }
              }
            }
            if (r) {
              let e = _ === 1 ? Lo(m, a) : Ro(m, a, { concurrency: _ });
              e && (yield* e);
            }
            if (i && _ === 1)
              for (let e = 0; e < i; e++) {
                let t = o[e],
                  n = t.is.parameter === Y ? l : c,
                  r = v?.[e] ?? (t.is.parameter === Y ? Object.keys(f) : Oo(f, t.is.parameter, d));
                for (let e = 0; e < r.length; e++) {
                  let i = n(m, r[e], t);
                  if (!A(i)) yield* i;
                  else if (i._tag === `Failure`) return yield* i;
                }
              }
            else if (u) {
              let e = Gt();
              for (let t = 0; t < i; t++) {
                let n = o[t],
                  r = v?.[t] ?? (n.is.parameter === Y ? Object.keys(f) : Oo(f, n.is.parameter, d));
                for (let t = 0; t < r.length; t++) e.push([r[t], n]);
              }
              let t = u(m, e, { concurrency: _ });
              t && (yield* t);
            }
            return m.issues ? yield* M(new H(n, m.issues, t, d)) : p;
          });
        };
      if (i) return c();
      let l,
        u = (e, t, n) => {
          let r = a[t];
          return N(Ai(n), (n) => {
            let i = { ...e, out: { ...e.out } },
              o = Fo(i, r, n);
            if (o) return o;
            let s = () => L(i.out),
              c = Lo(i, a.slice(t + 1));
            return c ? P(c, s) : s();
          });
        };
      return (e, t) => {
        if (e === I) return R;
        if (
          t.errors === `all` ||
          t.onExcessProperty !== void 0 ||
          (t.concurrency !== void 0 && ii(t.concurrency) !== 1)
        )
          return (l ??= c())(e, t);
        if (typeof e != `object` || !e || Array.isArray(e)) return M(new U(n, e, t));
        let r = s(),
          i = e,
          a = {},
          o = { ast: n, input: i, out: a, issues: void 0, options: t };
        try {
          for (let e = 0; e < r.length; e++) {
            let n = r[e],
              s = n.name,
              c = Xo(i, s),
              l = c ? i[s] : I,
              d = n.parser(l, t);
            if (!A(d)) return u(o, e, d);
            if (d === z) {
              c && pe(a, s, l);
              continue;
            }
            let f = Fo(o, n, d);
            if (f) return f;
          }
        } catch (e) {
          return ki(e);
        }
        return L(a);
      };
    }
    _rebuild(e, t, n, r) {
      let i = Es(this.propertySignatures, (t) => {
          let n = e(t.type);
          return n === t.type ? t : new ko(t.name, n);
        }),
        a = Es(this.indexSignatures, (n) => {
          let r = t(n.parameter),
            i = e(n.type);
          return r === n.parameter && i === n.type ? n : new No(r, i);
        });
      return i === this.propertySignatures &&
        a === this.indexSignatures &&
        n === this.checks &&
        r === this.encodingChecks
        ? this
        : new Po(i, a, this.annotations, n, void 0, this.context, r);
    }
    flip(e) {
      return this._rebuild(e, e, this.encodingChecks, this.checks);
    }
    recur(e, t = e) {
      return this._rebuild(e, t, this.checks, this.encodingChecks);
    }
    getExpected() {
      return this.propertySignatures.length === 0 && this.indexSignatures.length === 0 ? `object | array` : `object`;
    }
  };
function Fo(e, t, n) {
  if (n._tag === `Failure`) return Eo(e, e.ast, t.name, n);
  if (n === z) return;
  let r = n[C];
  if (r !== I) pe(e.out, t.name, r);
  else if ((delete e.out[t.name], !Z(t.type))) {
    let n = new V([t.name], new ma(t.type.context?.annotations));
    if (e.options.errors === `all`) {
      e.issues ? e.issues.push(n) : (e.issues = [n]);
      return;
    }
    return yi(new H(e.ast, [n], e.input, e.options));
  }
}
var Io = {
    onItem(e, t) {
      if (!Xo(e.input, t.name)) return t.parser(I, e.options);
      let n = e.input[t.name];
      return (pe(e.out, t.name, n), t.parser(n, e.options));
    },
    step: Fo,
  },
  Lo = ai()(Io),
  Ro = si()(Io);
function zo(e, t) {
  return e ? (t ? [...e, ...t] : e) : t;
}
function Bo(e, t, n) {
  return new Po(
    Reflect.ownKeys(e).map((t) => new ko(t, e[t].ast)),
    [],
    n,
    t,
  );
}
function Vo(e) {
  return e.ast;
}
function Ho(e, t = void 0) {
  return new xo(
    !1,
    e.map((e) => e.ast),
    [],
    void 0,
    t,
  );
}
function Uo(e, t, n) {
  return new Qo(e.map(Vo), t, void 0, n);
}
var Wo = ne((e) => {
  for (;;) {
    if (ro(e)) return lo;
    let t = e.encoding;
    if (!t) return e.recur?.(Wo, Te) ?? e;
    if (t.some((e) => e.transformation._tag === `Middleware` && e.transformation.decode !== Te)) return lo;
    e = t[t.length - 1].to;
  }
});
function Go(e) {
  switch (e._tag) {
    case `Null`:
      return [`null`];
    case `Undefined`:
      return [`undefined`];
    case `String`:
    case `TemplateLiteral`:
      return [`string`];
    case `Number`:
      return [`number`];
    case `Boolean`:
      return [`boolean`];
    case `Symbol`:
    case `UniqueSymbol`:
      return [`symbol`];
    case `BigInt`:
      return [`bigint`];
    case `Arrays`:
      return [`array`];
    case `ObjectKeyword`:
      return [`object`, `array`, `function`];
    case `Objects`:
      return e.propertySignatures.length || e.indexSignatures.length
        ? [`object`]
        : [`string`, `number`, `boolean`, `symbol`, `bigint`, `object`, `array`, `function`];
    case `Enum`:
      return Array.from(new Set(e.enums.map(([, e]) => typeof e)));
    case `Literal`:
      return [typeof e.literal];
    case `Union`:
      return Array.from(new Set(e.types.flatMap(Go)));
    default:
      return [`null`, `undefined`, `string`, `number`, `boolean`, `symbol`, `bigint`, `object`, `array`, `function`];
  }
}
function Ko(e) {
  switch (e._tag) {
    default:
      return [];
    case `Declaration`: {
      let t = e.annotations?.[ia];
      return Array.isArray(t) ? t : [];
    }
    case `Objects`:
      return e.propertySignatures.flatMap((e) => {
        let t = e.type;
        if (!Z(t)) {
          if (Qa(t)) return [{ key: e.name, literal: t.literal }];
          if ($a(t)) return [{ key: e.name, literal: t.symbol }];
        }
        return [];
      });
    case `Arrays`:
      return e.elements.flatMap((e, t) => {
        if (!Z(e)) {
          if (Qa(e)) return [{ key: t, literal: e.literal }];
          if ($a(e)) return [{ key: t, literal: e.symbol }];
        }
        return [];
      });
    case `Union`: {
      if (e.types.length === 0) return [];
      let t = e.types.map((e) => Ko(Wo(e)));
      return t[0].filter((e) => t.every((t) => t.some((t) => t.key === e.key && t.literal === e.literal)));
    }
    case `Suspend`:
      return Ko(e.thunk());
  }
}
var qo = new WeakMap(),
  Jo = Object.freeze([]),
  Yo = (e) => (e === null ? `null` : Array.isArray(e) ? `array` : typeof e),
  Xo = (e, t) => (t === `__proto__` ? Object.hasOwn(e, t) : t in e);
function Zo(e) {
  let t = qo.get(e);
  if (t) return t;
  let n,
    r = 0,
    a,
    o,
    s = !0,
    c = [];
  for (let t = 0; t < e.length; t++) {
    let i = e[t],
      l = Wo(i);
    if (Za(l)) continue;
    if (Qa(l) || $a(l)) {
      o ??= new Map();
      let e = Qa(l) ? l.literal : l.symbol;
      c[t] = e;
      let n = o.get(e);
      (n || o.set(e, (n = [])), n.push(t));
    } else s = !1;
    let u = Ko(l);
    if (u.length) {
      ((n ??= new Map()), r++);
      for (let { key: e, literal: r } of u) {
        let i = n.get(e);
        (i || n.set(e, (i = [new Map(), new Set()])), i[1].add(t));
        let a = i[0].get(r);
        (a || i[0].set(r, (a = new Set())), a.add(t));
      }
    } else {
      a ??= {};
      let e = Go(l);
      for (let n of e) (a[n] ??= []).push(t);
    }
  }
  let l = {},
    u = (e) => (l[e] ??= Object.freeze(a?.[e] ?? Jo));
  if (s && o) (o.forEach(Object.freeze), (t = (e) => o.get(e) ?? Jo));
  else if (n?.size === 1 && !a) {
    let [r, [a]] = n.entries().next().value,
      o = new Map();
    for (let [e, t] of a) o.set(e, Object.freeze(Array.from(t)));
    let s = Object.freeze(e.map((e, t) => t));
    t = (e, t) => {
      if (i(e)) {
        let n = Xo(e, r) ? e[r] : void 0;
        if (n !== void 0) return o.get(n) ?? Jo;
        if (t) return s;
      }
      return Jo;
    };
  } else if (n) {
    let e;
    for (let t of n) (!e || t[1][0].size > e[1][0].size) && t[1][1].size === r && (e = t);
    t = (t, r) => {
      let o = Yo(t);
      if (!i(t)) return u(o);
      let s = new Set(a?.[o]),
        c;
      if (e) {
        let [n, [i]] = e,
          a = Xo(t, n),
          l = a ? t[n] : void 0;
        if (a && (!r || l !== void 0)) {
          let e = i.get(l);
          if (!e) return u(o);
          for (let t of e) s.add(t);
          c = n;
        }
      }
      if (c === void 0)
        for (let [e, [i, a]] of n) {
          let n = Xo(t, e),
            o = n ? t[e] : void 0;
          if (n && (!r || o !== void 0)) {
            let e = i.get(o);
            if (e) for (let t of e) s.add(t);
          } else if (r) for (let e of a) s.add(e);
        }
      for (let [e, [i, a]] of n) {
        if (e === c) continue;
        let n = Xo(t, e),
          o = n ? t[e] : void 0;
        if (n && (!r || o !== void 0)) {
          let e = i.get(o);
          for (let t of s) a.has(t) && !e?.has(t) && s.delete(t);
        }
      }
      return Array.from(s).sort((e, t) => e - t);
    };
  } else
    t = (e) => {
      let t = u(Yo(e));
      return o ? t.filter((t) => c[t] === void 0 || c[t] === e) : t;
    };
  return (qo.set(e, t), t);
}
var Qo = class extends J {
  _tag = `Union`;
  types;
  options;
  encodingChecks;
  constructor(e, t, n, r, i, a, o) {
    (super(n, r, i, a), (this.types = e), (this.options = t), (this.encodingChecks = o));
  }
  getParser(e, t) {
    let n = this,
      r = t !== void 0,
      i = [],
      a = (t) => (i[t] ??= e(n.types[t])),
      o;
    return (e, t) => {
      if (e === I) return R;
      let i = (o ??= Zo(n.types))(e, r);
      if (i.length === 0) return M(new _a(n, [], e, t));
      if (i.length === 1) {
        let r = a(i[0])(e, t);
        return r._tag === `Success` ? r : A(r) ? $o(n, r.cause, e, t) : es(n, r, e, t);
      }
      return ts(n, a, i, e, t);
    };
  }
  _rebuild(e, t, n) {
    let r = Es(this.types, e);
    return r === this.types && t === this.checks && n === this.encodingChecks
      ? this
      : new Qo(r, this.options, this.annotations, t, void 0, this.context, n);
  }
  recur(e) {
    return this._rebuild(e, this.checks, this.encodingChecks);
  }
  flip(e) {
    return this._rebuild(e, this.encodingChecks, this.checks);
  }
  matchPart(e, t) {
    for (let n of this.types) {
      let r = n.matchPart(e, t);
      if (r !== void 0) return r;
    }
  }
  getExpected(e) {
    let t = this.annotations?.expected;
    if (typeof t == `string`) return t;
    if (this.types.length === 0) return `never`;
    let n = this.types.map((t) => {
      let n = Rs(t);
      switch (n._tag) {
        case `Arrays`: {
          let t = n.elements.filter(Qa);
          if (t.length > 0)
            return `${as(n.isMutable)}[ ${t.map((t) => e(t) + os(t.context?.isOptional)).join(`, `)}, ... ]`;
          break;
        }
        case `Objects`: {
          let t = n.propertySignatures.filter((e) => Qa(e.type));
          if (t.length > 0)
            return `{ ${t.map((t) => `${as(t.type.context?.isMutable)}${Be(t.name)}${os(t.type.context?.isOptional)}: ${e(t.type)}`).join(`, `)}, ... }`;
          break;
        }
      }
      return e(n);
    });
    return Array.from(new Set(n)).join(` | `);
  }
};
function $o(e, t, n, r) {
  let i = Fa(t);
  return i ? yi(new _a(e, [i], n, r)) : vi(t);
}
function es(e, t, n, r) {
  return ji(t, (t) => $o(e, t, n, r));
}
function ts(e, t, n, r, i) {
  let a = {
      ast: e,
      parser: t,
      input: r,
      out: void 0,
      successes: e.options?.mode === `oneOf` ? [] : void 0,
      issues: void 0,
      options: i,
    },
    o = rs(a, n);
  if (!o) return a.out ? a.out : M(new _a(e, a.issues ?? [], r, i));
  if (A(o)) return ns(o, a);
  let s = !0;
  return Di(() => (s ? ((s = !1), ns(o, a)) : ts(e, t, n, r, i)));
}
function ns(e, t) {
  return P(e, (e) => (t.out === z ? j(t.input) : t.out ? t.out : M(new _a(t.ast, t.issues ?? [], t.input, t.options))));
}
var rs = ai()({
    onItem(e, t) {
      return e.parser(t)(e.input, e.options);
    },
    step(e, t, n) {
      if (n._tag === `Failure`) {
        let t = Fa(n.cause);
        if (t === void 0) return n;
        e.issues ? e.issues.push(t) : (e.issues = [t]);
      } else {
        if (e.out && e.successes)
          return (e.successes.push(e.ast.types[t]), yi(new va(e.ast, e.successes, e.input, e.options)));
        if (((e.out = n), e.successes)) e.successes.push(e.ast.types[t]);
        else return bi;
      }
    },
  }),
  is = new Qo([new ho(`Infinity`), new ho(`-Infinity`), new ho(`NaN`)]);
function as(e) {
  return e ? `` : `readonly `;
}
function os(e) {
  return e ? `?` : ``;
}
var ss = class extends ae {
    _tag = `Filter`;
    run;
    annotations;
    aborted;
    constructor(e, t = void 0, n = !1) {
      (super(), (this.run = e), (this.annotations = t), (this.aborted = n));
    }
    annotate(e) {
      return new ss(this.run, { ...this.annotations, ...e }, this.aborted);
    }
    abort() {
      return new ss(this.run, this.annotations, !0);
    }
    and(e, t) {
      return new cs([this, e], t);
    }
  },
  cs = class extends ae {
    _tag = `FilterGroup`;
    checks;
    annotations;
    constructor(e, t = void 0) {
      (super(), (this.checks = e), (this.annotations = t));
    }
    annotate(e) {
      return new cs(this.checks, { ...this.annotations, ...e });
    }
    and(e, t) {
      return new cs([this, e], t);
    }
  };
function ls(e, t, n = !1) {
  return new ss((t, n, r) => xa(n, e(t, n, r), t, r), t, n);
}
function us(e) {
  return ls((e) => globalThis.Number.isFinite(e), {
    expected: `a finite number`,
    representation: { id: `effect/schema/isFinite`, payload: null },
    toJsonSchema: () => ({ type: `number` }),
    toCode: () => ({ runtime: `Schema.isFinite()` }),
    arbitraryConstraint: { number: `finite` },
    ...e,
  });
}
var ds = new q(
  new Qo([bs(yo, [us()]), is]),
  new G(
    Ha(),
    W((e) => (globalThis.Number.isFinite(e) ? e : globalThis.String(e))),
  ),
);
function fs(e, t) {
  let n = new globalThis.RegExp(e),
    r = { source: n.source, flags: n.flags };
  return ls((e) => ((n.lastIndex = 0), n.test(e)), {
    expected: `a string matching the RegExp ${r.source}`,
    representation: { id: `effect/schema/isPattern`, payload: r },
    toJsonSchema: () => [{}, !0],
    arbitraryConstraint: { patterns: [r] },
    ...t,
  });
}
var ps = new WeakMap();
function ms(e, t) {
  let n = Object.assign(Object.create(Object.getPrototypeOf(e)), e, t);
  return (Reflect.ownKeys(t).every((e) => e === `context` || e === `encoding`) && ps.set(n, hs(e)), n);
}
function hs(e) {
  let t = ps.get(e);
  if (t !== void 0) return t;
  if (e.encoding === void 0) return e;
  let n = Object.assign(Object.create(Object.getPrototypeOf(e)), e, { encoding: void 0 });
  return (ps.set(e, n), n);
}
function X(e, t) {
  return e.encoding === t ? e : ms(e, { encoding: t });
}
function gs(e, t) {
  if (e.context === t) return e;
  let n = hs(e);
  return n.context === t && n.encoding === e.encoding ? n : ms(e, { context: t });
}
function _s(e) {
  return e.encoding ? _s(e.encoding[e.encoding.length - 1].to) : e;
}
function vs(e, t) {
  if (e.checks) {
    let n = e.checks[e.checks.length - 1];
    return ys(e, Ht(e.checks.slice(0, -1), n.annotate(t)));
  }
  return ms(e, { annotations: { ...e.annotations, ...t } });
}
function ys(e, t) {
  if (e._tag === `Suspend` && t) throw Error(`Cannot add checks to Suspend`);
  return e.checks === t ? e : ms(e, { checks: t });
}
function bs(e, t) {
  return ys(e, zo(e.checks, t));
}
function xs(e, t) {
  let n = t(e.to);
  return n === e.to ? e : new q(n, e.transformation);
}
function Ss(e, t) {
  let n = e,
    r = n[n.length - 1],
    i = xs(r, t);
  return i === r ? e : Ht(e.slice(0, e.length - 1), i);
}
function Cs(e) {
  return (t) => (t.encoding ? X(t, Ss(t.encoding, e)) : t);
}
function ws(e, t) {
  function n(r) {
    if (r.encoding) {
      let e = r.encoding[r.encoding.length - 1];
      return t?.stopAt?.(e) ? r : X(r, Ss(r.encoding, n));
    }
    return e(r);
  }
  return ne(n);
}
function Ts(e, t, n) {
  let r = new q(e, t);
  return X(n, n.encoding ? [...n.encoding, r] : [r]);
}
function Es(e, t) {
  let n;
  for (let r = 0; r < e.length; r++) {
    let i = e[r],
      a = t(i);
    if (n) n[r] = a;
    else if (a !== i) {
      n = Array(e.length);
      for (let t = 0; t < r; t++) n[t] = e[t];
      n[r] = a;
    }
  }
  return n ?? e;
}
function Ds(e, t) {
  return gs(
    e,
    e.context
      ? new ao(e.context.isOptional, e.context.isMutable, e.context.constructorDefault, {
          ...e.context.annotations,
          ...t,
        })
      : new ao(!1, !1, void 0, t),
  );
}
var Os = ne((e) =>
    ks(
      gs(
        e,
        e.context
          ? e.context.isOptional === !1
            ? new ao(!0, e.context.isMutable, e.context.constructorDefault, e.context.annotations)
            : e.context
          : new ao(!0, !1),
      ),
    ),
  ),
  ks = Cs(Os);
function As(e, t) {
  return gs(
    e,
    e.context ? new ao(e.context.isOptional, e.context.isMutable, t, e.context.annotations) : new ao(!1, !1, t),
  );
}
function js(e, t, n) {
  return Ts(e, n, t);
}
function Ms(e) {
  let t = [],
    n = [];
  function r(e) {
    t.includes(e) || t.push(e);
  }
  function i(e) {
    switch (e._tag) {
      case `Literal`:
        Ge(e.literal) && r(e.literal);
        return;
      case `UniqueSymbol`:
        r(e.symbol);
        return;
      case `Enum`:
        for (let [, t] of e.enums) r(t);
        return;
      case `Never`:
        return;
      case `Union`:
        for (let t = 0; t < e.types.length; t++) i(e.types[t]);
        return;
      default:
        n.push(e);
    }
  }
  return (i(e), { literals: t, parameters: n });
}
function Ns(e, t) {
  let { literals: n, parameters: r } = Ms(e);
  return new Po(
    n.map((e) => new ko(e, t)),
    r.map((e) => new No(e, t)),
  );
}
function Z(e) {
  return e.context?.isOptional ?? !1;
}
function Ps(e) {
  return e.annotations?.[`~structural`] === !0 || (e._tag === `FilterGroup` && e.checks.every(Ps));
}
function Fs(e) {
  function t(e) {
    return Ps(e) ? [e] : e._tag === `FilterGroup` ? e.checks.flatMap(t) : [];
  }
  let n = e.flatMap(t);
  return Ut(n) ? n : void 0;
}
function Is(e) {
  let t = !0;
  function n(e) {
    return ((t = t && !e.encoding && !ro(e)), t && `recur` in e && e.recur(n), e);
  }
  return (`recur` in e && e.recur(n), t);
}
var Ls = ne((e) => {
    let t = hs(e);
    if (t !== e) {
      let n = Ls(t);
      return n === t && e.encoding === void 0 ? e : gs(n, e.context);
    }
    let n = `recur` in e ? e.recur(Ls) : e;
    if (`encodingChecks` in n && n.encodingChecks) {
      let t = Is(e)
        ? n.encodingChecks
        : eo(n) || to(n) || (Xa(n) && n.typeParameters.length > 0)
          ? Fs(n.encodingChecks)
          : void 0;
      return ms(n, { encodingChecks: void 0, checks: zo(n.checks, t) });
    }
    return n;
  }),
  Rs = ne((e) => Ls(Q(e)));
function zs(e, t) {
  let n = t,
    r = n.length,
    i = n[r - 1],
    a = [new q(Q(X(e, void 0)), n[0].transformation.flip())];
  for (let e = 1; e < r; e++) a.unshift(new q(Q(n[e - 1].to), n[e].transformation.flip()));
  let o = Q(i.to);
  return o.encoding ? X(o, [...o.encoding, ...a]) : X(o, a);
}
var Q = ee((e) => {
  if (e.encoding) return zs(e, e.encoding);
  let t = hs(e);
  if (t !== e) {
    let n = Q(t);
    return n === t ? e : gs(n, e.context);
  }
  return `flip` in e ? e.flip(Q) : `recur` in e ? e.recur(Q) : e;
});
function Bs(e, t) {
  let n = t === 0 ? z : L(t);
  return (r, i) => (r === I ? R : r === t ? n : M(new U(e, r, i)));
}
function Vs(e, t) {
  return (n, r) => (n === I ? R : t(n) ? z : M(new U(e, n, r)));
}
function Hs(e, t, n) {
  let r = e.encodedParts,
    i = e.literals,
    a = t.length;
  for (let e = 0; e < i.length; e++) {
    let n = i[e];
    if (n && !t.includes(n)) return;
  }
  if (e.suffixLengths[0] > a) return;
  let o = Array(r.length),
    s;
  function c(l, u) {
    if (l === r.length) return u === a;
    if (s?.has(l * (a + 1) + u)) return !1;
    let d = r[l];
    if (l === r.length - 1) {
      let e = t.slice(u);
      if (d.matchPart(e, n) !== void 0) return ((o[l] = e), !0);
    } else if (d._tag === `Literal`) {
      let e = i[l];
      if (t.startsWith(e, u) && c(l + 1, u + e.length)) return ((o[l] = e), !0);
    } else {
      let r = a - e.suffixLengths[l + 1],
        s = i[l + 1],
        f = s === void 0 ? r : t.lastIndexOf(s, r);
      for (; f >= u;) {
        let e = t.slice(u, f);
        if (d.matchPart(e, n) !== void 0 && c(l + 1, f)) return ((o[l] = e), !0);
        if (f === 0) break;
        f = s === void 0 ? f - 1 : t.lastIndexOf(s, f - 1);
      }
    }
    return ((s ??= new Set()), s.add(l * (a + 1) + u), !1);
  }
  return c(0, 0) ? o : void 0;
}
var Us = ws((e) => {
    switch (e._tag) {
      default:
        return e;
      case `Number`:
        return e.toCodecStringTree();
      case `Union`:
        return e.recur(Us);
    }
  }),
  Ws = ws((e) => {
    switch (e._tag) {
      default:
        return e;
      case `Number`:
      case `Literal`:
      case `BigInt`:
        return e.toCodecStringTree();
      case `Union`:
        return e.recur(Ws);
    }
  }),
  Gs = new globalThis.RegExp(`^${Do}$`),
  Ks = new globalThis.RegExp(`^(?:${Do}|Infinity|-Infinity|NaN)$`);
function qs(e) {
  return fs(Gs, {
    expected: `a string representing a finite number`,
    representation: { id: `effect/schema/isStringFinite`, payload: null },
    toJsonSchema: () => ({ pattern: Gs.source }),
    ...e,
  });
}
var Js = bs(Y, [qs()]),
  Ys = new q(Js, Ya),
  Xs = new q(new Qo([Js, is]), Ya);
function Zs(e, t, n, r, i) {
  for (let a = 0; a < e.length; a++) {
    let o = e[a];
    if (o._tag === `FilterGroup`) {
      if (((n = Zs(o.checks, t, n, r, i)), n && (i.errors !== `all` || n[n.length - 1].filter.aborted))) return n;
    } else {
      let e = o.run(t, r, i);
      if (e) {
        let r = new fa(o, e, t, i);
        if ((n ? n.push(r) : (n = [r]), i.errors !== `all` || o.aborted)) return n;
      }
    }
  }
  return n;
}
function Qs(e) {
  if (!Xa(e)) return;
  let t = e.annotations?.[aa];
  return ve(t) ? t(e.typeParameters) : void 0;
}
function $s(e) {
  return (
    e === null ||
    typeof e == `string` ||
    typeof e == `boolean` ||
    (typeof e == `number` && globalThis.Number.isFinite(e))
  );
}
function ec(e) {
  return e === void 0 || typeof e == `string`;
}
function tc(e, t) {
  let n = new WeakMap(),
    r = [];
  outer: for (;;) {
    if (typeof e != `object` || !e) {
      if (!t(e)) return !1;
    } else {
      let t = e,
        i = n.get(t);
      if (i === !1) return !1;
      if (i === void 0) {
        let e = Array.isArray(t);
        if (!e) {
          let e = Object.getPrototypeOf(t);
          if (e !== null && e !== Object.prototype && Object.getPrototypeOf(e) !== null) return !1;
        }
        (n.set(t, !1), r.push({ value: t, keys: e ? t.length : Object.keys(t), index: 0 }));
      }
    }
    for (; r.length > 0;) {
      let t = r[r.length - 1],
        i = t.keys;
      if (typeof i == `number`) {
        if (t.index < i) {
          e = t.value[t.index++];
          continue outer;
        }
      } else if (t.index < i.length) {
        e = t.value[i[t.index++]];
        continue outer;
      }
      (n.set(t.value, !0), r.pop());
    }
    return !0;
  }
}
function nc(e) {
  return tc(e, $s);
}
var rc = new so([], () => (e, t, n) => (nc(e) ? z : M(new U(t, e, n))), {
  representation: { id: `effect/schema/Json`, payload: null },
  expected: `JSON value`,
  toCodecJson: () => void 0,
  toCodecStringTree: () => ac,
});
function ic(e) {
  return tc(e, ec);
}
var ac = new q(
    new so([], () => (e, t, n) => (ic(e) ? z : M(new U(t, e, n))), {
      expected: `StringTree`,
      toCodecStringTree: () => void 0,
    }),
    Ja(),
  ),
  oc = (e, t, n) => (e === z ? n(t) : P(e, n));
function sc(e) {
  let t = cc(e);
  return (e, n, r) => {
    try {
      return t(e, n, r);
    } catch (e) {
      return ki(e);
    }
  };
}
function cc(e) {
  if (e._tag === `Middleware`) return (t, n, r) => lc(t === z ? e.decode(L(sa(n)), r) : e.decode(Ni(t, sa), r));
  let t = e.decode;
  switch (t._tag) {
    case `Passthrough`:
      return (e, t) => (e === z ? L(t) : e);
    case `Transform`: {
      let e = (e) => (e === I ? R : L(t.transform(e)));
      return (t, n) => oc(t, n, e);
    }
    case `TransformOptional`: {
      let e = (e) => ca(t.transform(sa(e)));
      return (t, n) => oc(t, n, e);
    }
    case `TransformEffect`:
      return (e, n, r) => oc(e, n, (e) => (e === I ? R : t.transform(e, r)));
    case `TransformOptionalEffect`:
      return (e, n, r) => oc(e, n, (e) => lc(t.transform(sa(e), r)));
  }
}
var lc = (e) => P(e, ca),
  uc = (e, t, n, r) => ji(r, (r) => Oi(() => gi(r, (r) => new pa(e, r, t, n))));
function dc(e, t) {
  let n = sc(e.link.transformation),
    r;
  return (i, a) => {
    if (i === I) return R;
    if (e.isConstructed(i)) return z;
    let o = (r ??= t(e.link.to))(i, a);
    return n(o, i, a);
  };
}
function fc(e, t) {
  let n = e.context.constructorDefault;
  return (r, i) => {
    if (r !== I && r !== void 0) return t(r, i);
    let a = n;
    if (A(a) && a._tag === `Success`) {
      let e = t(a[C], i);
      return e === z ? a : e;
    }
    return P(uc(e, r, i, a), (e) => {
      let n = t(e, i);
      return n === z ? L(e) : n;
    });
  };
}
function pc(e, t) {
  let n = t(e);
  return e.context?.constructorDefault === void 0 ? n : fc(e, n);
}
function mc(e, t, n, r, i) {
  if (e._tag === `Declaration`) for (let n of e.typeParameters) t(n);
  let a = n ? Qs(e) : void 0,
    o = a ? dc(a, t) : (r ?? e.getParser(t, n)),
    s = e.checks,
    c = e.encoding,
    l = c?.map((e) => sc(e.transformation)),
    u = e.encodingChecks;
  if (!c && !s && !u) return o;
  let d,
    f = (t, n) => {
      let r = o(t, n);
      try {
        if (u && !n.disableChecks) {
          if (A(r)) {
            if (r._tag === `Success`) {
              let i = r === z ? t : r[C];
              if (t !== I && i !== I) {
                let i = Zs(u, t, void 0, e, n);
                i && (r = M(new H(e, i, t, n)));
              }
            }
          } else
            r = N(r, (r) => {
              if (t !== I && r !== I) {
                let r = Zs(u, t, void 0, e, n);
                if (r) return M(new H(e, r, t, n));
              }
              return j(r);
            });
        }
        if (s && !n.disableChecks) {
          if (A(r)) {
            if (r._tag === `Success`) {
              let i = r === z ? t : r[C];
              if (i === I) return r;
              let a = Zs(s, i, void 0, e, n);
              a && (r = M(new H(e, a, i, n)));
            }
          } else
            r = N(r, (t) => {
              if (t !== I) {
                let r = Zs(s, t, void 0, e, n);
                if (r) return M(new H(e, r, t, n));
              }
              return j(t);
            });
        }
        return r;
      } catch (e) {
        return ki(e);
      }
    },
    p = i === void 0 ? f : i(f);
  return c
    ? (n, r) => {
        let i = (d ??= c.map((e) => t(e.to))),
          a = n,
          o = i[i.length - 1](n, r);
        for (let e = c.length - 1; e >= 0; e--)
          if (((o = l[e](o, a, r)), e !== 0)) {
            let t = i[e - 1];
            o._tag === `Success`
              ? ((a = o[C]), (o = t(a, r)))
              : (o = P(o, (e) => {
                  let n = t(e, r);
                  return n === z ? L(e) : n;
                }));
          }
        if (o._tag === `Success`) {
          let e = o[C],
            t = p(e, r);
          return t === z ? o : t;
        }
        return (
          (o = uc(e, n, r, o)),
          P(o, (e) => {
            let t = p(e, r);
            return t === z ? L(e) : t;
          })
        );
      }
    : p;
}
var hc = Symbol(),
  gc = new WeakMap(),
  _c = (e) => xc(e).parser,
  vc = (e) => xc(e).makeEffect,
  yc = (e) => pc(e, vc),
  bc = class {
    ast;
    constructor(e) {
      this.ast = e;
    }
    get decodeEffect() {
      return (this.cachedDecodeEffect ??= mc(this.ast, _c));
    }
    get parser() {
      return this.decodeEffect;
    }
    get makeEffect() {
      return (this.cachedMakeEffect ??= mc(this.ast, vc, yc));
    }
  };
function xc(e) {
  let t = gc.get(e);
  if (t !== void 0) return t;
  let n = new bc(e);
  return (gc.set(e, n), n);
}
function Sc(e) {
  let t = e.ast,
    n;
  return (e, r) =>
    (n ??= Fc(Wc, Ls(t)))(
      e,
      r?.disableChecks
        ? r?.parseOptions
          ? { ...r.parseOptions, disableChecks: !0 }
          : { disableChecks: !0 }
        : r?.parseOptions,
    );
}
function Cc(e) {
  let t = Sc(e);
  return (e, n) => {
    let r = Mi(t(e, n));
    return xi(r) ? pt(r.value) : (Ia(r.cause, `Option adapter can only return none for schema issues`), ft());
  };
}
function wc(e) {
  return Vc(Ls(e.ast));
}
function Tc(e) {
  return Dc(e.ast);
}
function Ec(e) {
  {
    let t = Ic(Nc(e));
    return (e) => {
      let n = t(e, io);
      return xi(n) ? !0 : (Ia(n.cause, `Type guard adapter can only return false for schema issues`), !1);
    };
  }
}
function Dc(e) {
  let t = Ls(e),
    n = (e) => ((n = Ec(t)), n(e));
  return (e) => n(e);
}
function Oc(e, t) {
  let n = Nc(e.ast);
  return t === void 0 ? n : (e, r) => n(e, jc(t, r));
}
function kc(e, t) {
  return Lc(Oc(e, t));
}
function Ac(e, t) {
  let n = Nc(Q(e.ast));
  return t === void 0 ? n : (e, r) => n(e, jc(t, r));
}
var jc = (e, t) => (t ? { ...e, ...t } : e),
  Mc = (e) => (e === I ? M(new ga()) : j(e));
function Nc(e) {
  return Fc(Uc, e);
}
function Pc(e, t) {
  return e === z ? j(t) : A(e) ? (e[`~effect/Effect/args`] === I ? Mc(I) : e) : P(e, Mc);
}
function Fc(e, t) {
  let n;
  return (r, i) => {
    let a = (n ??= e(t))(r, i ?? io);
    return a === z ? j(r) : A(a) ? (a[`~effect/Effect/args`] === I ? Mc(I) : a) : P(a, Mc);
  };
}
function Ic(e) {
  return (t, n) => Mi(e(t, n));
}
function Lc(e) {
  let t = Ic(e);
  return (e, n) => {
    let r = t(e, n);
    return xi(r) ? Oe(r.value) : ze(Ia(r.cause, `Result adapter can only return schema issues`));
  };
}
function Rc(e, t) {
  let n = Mi(e);
  if (xi(n)) return n.value;
  let r = Ia(n.cause, t);
  throw Error(`Schema validation failed`, { cause: r });
}
var zc = `Constructor adapter can only throw schema issues`;
function Bc(e) {
  throw Error(zc, { cause: hi(e) });
}
function Vc(e) {
  let t;
  return (n, r) => Hc((t ??= xc(e)), n, r);
}
function Hc(e, t, n) {
  let r = n?.disableChecks
      ? n.parseOptions
        ? { ...n.parseOptions, disableChecks: !0 }
        : { disableChecks: !0 }
      : (n?.parseOptions ?? io),
    i = e.make;
  if (i !== void 0 && t !== I) {
    let e;
    try {
      e = i(t, r);
    } catch (e) {
      Bc(e);
    }
    if (e !== hc && e !== I) return e;
  }
  return Rc(Pc(e.makeEffect(t, r), t), zc);
}
var Uc = (e) => xc(e).parser,
  Wc = (e) => xc(e).makeEffect,
  Gc = `~effect/Schema/Schema`,
  Kc = Symbol(),
  qc = {
    [Gc]: Gc,
    get make() {
      let e = wc(this);
      return (Object.defineProperty(this, "make", { value: e, enumerable: !0 }), e);
    },
    get makeEffect() {
      let e = Sc(this);
      return (Object.defineProperty(this, "makeEffect", { value: e, enumerable: !0 }), e);
    },
    get makeOption() {
      let e = Cc(this);
      return (Object.defineProperty(this, "makeOption", { value: e, enumerable: !0 }), e);
    },
    pipe() {
      return m(this, arguments);
    },
    annotate(e) {
      return this.rebuild(vs(this.ast, e));
    },
    annotateKey(e) {
      return this.rebuild(Ds(this.ast, e));
    },
    check(...e) {
      return this.rebuild(bs(this.ast, e));
    },
    rebuild(e) {
      return Jc(e, this[Kc]);
    },
  };
function Jc(e, t) {
  function n() {}
  let r = Object.setPrototypeOf(n, qc);
  return (
    t && (Object.hasOwn(t, `name`) || Object.hasOwn(t, `length`) || Object.hasOwn(t, `__proto__`))
      ? Object.defineProperties(r, Object.getOwnPropertyDescriptors({ ...t }))
      : Object.assign(r, t),
    (r[Kc] = t),
    (r.ast = e),
    r
  );
}
var Yc = (e) => e,
  Xc = `~effect/Schema/SchemaError`;
function Zc(e) {
  return x(e, `~effect/Schema/SchemaError`) && e[`~effect/Schema/SchemaError`] === `~effect/Schema/SchemaError`;
}
({ ...b }, { ...b }, { ...b }, { ...b }, { ...b }, { ...b }, { ...b }, { ...b });
var Qc = Gc,
  $c = class extends zn(`SchemaError`) {
    [Xc] = Xc;
    constructor(e) {
      let t = Ie();
      h(0);
      try {
        super({ issue: e });
      } finally {
        h(t);
      }
    }
    get message() {
      return Ma(this.issue);
    }
    toJSON() {
      return { _tag: this._tag, message: this.message };
    }
    [me]() {
      return this.toJSON();
    }
    toString() {
      return `SchemaError(${this.message})`;
    }
  };
function el(e) {
  return Zc(e);
}
function tl(e) {
  return A(e) ? nl(e) : ji(e, (e) => Oi(() => gi(e, (e) => new $c(e))));
}
function nl(e) {
  return xi(e) ? e : vi(gi(e.cause, (e) => new $c(e)));
}
function rl(e, t) {
  let n;
  for (let r of e.reasons) {
    if (!mi(r) || !el(r.error)) throw new globalThis.Error(t, { cause: e });
    n ??= r.error;
  }
  if (n === void 0) throw new globalThis.Error(t, { cause: e });
  return n;
}
function il(e) {
  let t = Mi(e);
  if (xi(t)) return t.value;
  throw rl(t.cause, `Sync adapter can only throw schema errors`);
}
var al = Tc;
function ol(e, t) {
  let n = kc(e, t);
  return (e, t) => Le(n(e, t), (e) => new $c(e));
}
function sl(e, t) {
  let n = Ac(e, t);
  return (e, t) => tl(n(e, t));
}
function cl(e, t) {
  let n = sl(e, t);
  return (e, t) => il(n(e, t));
}
var ll = cl,
  $ = Jc;
function ul(e) {
  return x(e, Qc) && e[Qc] === Qc;
}
var dl = Yc((e) => $(Os(e.ast), { schema: e })),
  fl = Yc((e) => $(Ls(e.ast), { schema: e }));
function pl(e) {
  let t = $(new ho(e), {
    literal: e,
    transform(n) {
      return t.pipe(jl(pl(n), { decode: W(() => n), encode: W(() => e) }));
    },
  });
  return t;
}
function ml(e) {
  return e.map((e) => (ul(e) ? e.ast : new ho(e)));
}
function hl(e) {
  return $(new po(ml(e)), { parts: e });
}
var gl = $(co),
  _l = $(Y),
  vl = $(yo),
  yl = $(bo);
function bl(e, t) {
  return $(e, {
    fields: t,
    mapFields(e, t) {
      let n = e(this.fields);
      return bl(Bo(n, t?.unsafePreserveChecks ? this.ast.checks : void 0), n);
    },
  });
}
function xl(e) {
  return bl(Bo(e, void 0), e);
}
function Sl(e, t) {
  return $(Ns(e.ast, t.ast), { key: e, value: t });
}
function Cl(e, t) {
  return $(e, {
    elements: t,
    mapElements(e, t) {
      let n = e(this.elements);
      return Cl(Ho(n, t?.unsafePreserveChecks ? this.ast.checks : void 0), n);
    },
  });
}
function wl(e) {
  return Cl(Ho(e), e);
}
var Tl = Yc((e) => $(new xo(!1, [], [e.ast]), { value: e }));
function El(e, t) {
  return $(e, {
    members: t,
    mapMembers(e, t) {
      let n = e(this.members);
      return El(Uo(n, this.ast.options, t?.unsafePreserveChecks ? this.ast.checks : void 0), n);
    },
  });
}
function Dl(e, t) {
  return El(Uo(e, t, void 0), e);
}
function Ol(e) {
  let t = e.map(pl);
  return $(Uo(t, void 0, void 0), {
    literals: e,
    members: t,
    mapMembers(e) {
      return Dl(e(this.members));
    },
    pick(e) {
      return Ol(e);
    },
    transform(e) {
      return Dl(t.map((t, n) => t.transform(e[n])));
    },
  });
}
var kl = Yc((e) => Dl([e, gl]));
function Al(e) {
  return (t) => $(t.ast, { schema: t, identifier: e });
}
function jl(e, t) {
  return (n) => $(js(n.ast, e.ast, t ? Ka(t) : Ja()), { from: n, to: e });
}
function Ml(e) {
  return (t) => $(As(t.ast, e), { schema: t });
}
function Nl(e) {
  return pl(e).pipe(Ml(j(e)));
}
function Pl(e, t) {
  return xl({ _tag: Nl(e), ...t });
}
function Fl(e) {
  return (t) => {
    let n = {},
      r = [],
      i = new Set(),
      a = {};
    return (
      o(t),
      Object.assign(t, {
        tag: e,
        cases: n,
        discriminants: r,
        isAnyOf: (t) => (n) => t.includes(n[e]),
        guards: a,
        match: s,
        matchOrElse: c,
      })
    );
    function o(t) {
      let s = t.ast;
      if (no(s) && `members` in t && globalThis.Array.isArray(t.members) && t.members.every(ul))
        return t.members.forEach(o);
      let c = Ko(s);
      if (c.length > 0) {
        let o = c.find((t) => t.key === e)?.literal;
        if (Ge(o)) {
          let e = typeof o == `number` ? globalThis.String(o) : o;
          if (i.has(e)) throw new globalThis.Error(`Duplicate discriminant: ${globalThis.String(o)}`);
          (i.add(e), r.push(o), pe(n, o, t), pe(a, o, Tc(fl(t))));
          return;
        }
      }
      throw new globalThis.Error(`No literal or unique symbol found`);
    }
    function s() {
      if (arguments.length === 1) {
        let t = arguments[0];
        return function (n) {
          let r = n[e];
          return (Object.hasOwn(t, r) ? t[r] : void 0)(n);
        };
      }
      let t = arguments[0],
        n = arguments[1],
        r = t[e];
      return (Object.hasOwn(n, r) ? n[r] : void 0)(t);
    }
    function c() {
      if (arguments.length === 2) {
        let t = arguments[0],
          n = arguments[1];
        return function (r) {
          let i = r[e];
          return (Object.hasOwn(t, i) ? (t[i] ?? n) : n)(r);
        };
      }
      let t = arguments[0],
        n = arguments[1],
        r = arguments[2],
        i = t[e];
      return (Object.hasOwn(n, i) ? (n[i] ?? r) : r)(t);
    }
  };
}
var Il = ls;
function Ll(e) {
  let t = dt(e.order),
    n = e.formatter ?? oe;
  return (r, i) =>
    Il((e) => t(e, r), {
      expected: `a value greater than or equal to ${n(r)}`,
      arbitraryConstraint: { order: e.order, minimum: r },
      ...e.annotate?.(r),
      ...i,
    });
}
function Rl(e) {
  if (!globalThis.Number.isFinite(e)) throw new globalThis.RangeError(`Expected a finite number, got ${oe(e)}`);
  return e;
}
var zl = Ll({
  order: ut,
  annotate: (e) => ({
    representation: { id: `effect/schema/isGreaterThanOrEqualTo`, payload: { minimum: Rl(e) } },
    toJsonSchema: () => ({ minimum: e }),
    toCode: () => ({ runtime: `Schema.isGreaterThanOrEqualTo(${oe(e)})` }),
  }),
});
function Bl(e) {
  return Il((e) => globalThis.Number.isSafeInteger(e), {
    expected: `an integer`,
    representation: { id: `effect/schema/isInt`, payload: null },
    toJsonSchema: () => ({
      type: `integer`,
      minimum: globalThis.Number.MIN_SAFE_INTEGER,
      maximum: globalThis.Number.MAX_SAFE_INTEGER,
    }),
    toCode: () => ({ runtime: `Schema.isInt()` }),
    arbitraryConstraint: { number: `integer` },
    ...e,
  });
}
var Vl = vl.check(Bl()),
  Hl = Vl.check(zl(0));
function Ul(e, t) {
  return ((e = Kl(e)), Wl(e, Math.ceil(e / 2), t));
}
function Wl(e, t, n) {
  return Il((t) => t.length >= e, {
    expected: `a value with a length of at least ${e}`,
    representation: { id: `effect/schema/isMinLength`, payload: { minLength: e } },
    toJsonSchema: ({ type: n }) =>
      n === `string`
        ? e <= 1
          ? { minLength: t }
          : [{ minLength: t }, !0]
        : n === `array`
          ? { minItems: e }
          : n === void 0
            ? [{ minLength: t, minItems: e }, !0]
            : [{}, !0],
    toCode: () => ({ runtime: `Schema.isMinLength(${e})` }),
    [ra]: !0,
    arbitraryConstraint: { minLength: e },
    ...n,
  });
}
function Gl(e, t) {
  return (
    (e = Kl(e)),
    Il((t) => t.length <= e, {
      expected: `a value with a length of at most ${e}`,
      representation: { id: `effect/schema/isMaxLength`, payload: { maxLength: e } },
      toJsonSchema: ({ type: t }) =>
        t === `string`
          ? e === 0
            ? { maxLength: e }
            : [{ maxLength: e }, !0]
          : t === `array`
            ? { maxItems: e }
            : t === void 0
              ? [{ maxLength: e, maxItems: e }, !0]
              : [{}, !0],
      toCode: () => ({ runtime: `Schema.isMaxLength(${e})` }),
      [ra]: !0,
      arbitraryConstraint: { maxLength: e },
      ...t,
    })
  );
}
function Kl(e) {
  if (!globalThis.Number.isFinite(e)) throw new globalThis.RangeError(`Expected a finite number, got ${e}`);
  return Math.max(0, Math.floor(e));
}
(globalThis.RegExp, globalThis.URL, globalThis.File, globalThis.URLSearchParams, globalThis.Uint8Array);
var ql = $(vs(rc, { toCode: () => ({ runtime: `Schema.Json`, Type: `Schema.Json` }) })),
  Jl = wa(),
  Yl = (e) =>
    (e ?? [])
      .map((e) => (typeof e == `object` ? e.key : e))
      .map((e) => (typeof e == `number` ? `[${e}]` : `.${String(e)}`))
      .join(``)
      .replace(/^\./, ``),
  Xl = (e) => {
    let t = ol(e, { onExcessProperty: `error` }),
      n = ll(e);
    return {
      decode: (e) =>
        Le(t(e), (e) => {
          let t = Jl(e.issue).issues[0];
          return { _tag: `Malformed`, rule: ``, field: Yl(t?.path), message: t?.message ?? e.message };
        }),
      encode: (e) => n(e),
    };
  },
  Zl = (e) => ({
    decode: (t) => {
      let n = typeof t == `object` && t && `_tag` in t ? t._tag : void 0,
        r = typeof n == `string` && Object.hasOwn(e, n) ? e[n] : void 0;
      if (r) return r.decode(t);
      let i = n === void 0 ? `is missing` : `unknown kind ${JSON.stringify(n)}`;
      return ze({ _tag: `Malformed`, rule: ``, field: `_tag`, message: i });
    },
    encode: (t) => e[t._tag]?.encode(t) ?? t,
  }),
  Ql = Hl.pipe(Al(`Seat`)),
  $l = (e) => e,
  eu = (e) => Array.from({ length: e }, (e, t) => $l(t)),
  tu = (e, t) => ({ _tag: `Envelope`, readers: e, content: t }),
  nu = (e) => Pl(`Envelope`, { readers: Dl([pl(`everybody`), Tl(Ql)]), content: kl(e) }),
  ru = (e, t) => t === `referee` || e.readers === `everybody` || (t !== `watcher` && e.readers.includes(t)),
  iu = (e, t) => (ru(e, t) ? e.content : null),
  au = (e) => `_tag` in e && e._tag === `Envelope`,
  ou = (e, t) => {
    if (!ru(e, t)) return e.content === null ? e : { ...e, content: null };
    let n = lu(e.content, t);
    return n === e.content ? e : { ...e, content: n };
  },
  su = (e, t) => {
    let n;
    for (let r = 0; r < e.length; r++) {
      let i = e[r],
        a = lu(i, t);
      a !== i && ((n ??= e.slice())[r] = a);
    }
    return n ?? e;
  },
  cu = (e, t) => {
    let n;
    for (let [r, i] of Object.entries(e)) {
      let a = lu(i, t);
      a !== i && ((n ??= { ...e })[r] = a);
    }
    return n ?? e;
  },
  lu = (e, t) => (typeof e != `object` || !e ? e : Array.isArray(e) ? su(e, t) : au(e) ? ou(e, t) : cu(e, t)),
  uu = (e, t) => (t === `referee` ? e : lu(e, t));
export {
  Fl as A,
  wl as C,
  Ul as D,
  Gl as E,
  Il as O,
  hl as S,
  al as T,
  kl as _,
  Ql as a,
  xl as b,
  Zl as c,
  yl as d,
  Vl as f,
  Hl as g,
  Ol as h,
  tu as i,
  dl as k,
  Xl as l,
  pl as m,
  iu as n,
  $l as o,
  ql as p,
  uu as r,
  eu as s,
  nu as t,
  Tl as u,
  Sl as v,
  Dl as w,
  Pl as x,
  _l as y,
};
