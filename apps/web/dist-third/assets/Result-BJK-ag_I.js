var e = (e, t) => {
    switch (t.length) {
      case 0:
        return e;
      case 1:
        return t[0](e);
      case 2:
        return t[1](t[0](e));
      case 3:
        return t[2](t[1](t[0](e)));
      case 4:
        return t[3](t[2](t[1](t[0](e))));
      case 5:
        return t[4](t[3](t[2](t[1](t[0](e)))));
      case 6:
        return t[5](t[4](t[3](t[2](t[1](t[0](e))))));
      case 7:
        return t[6](t[5](t[4](t[3](t[2](t[1](t[0](e)))))));
      case 8:
        return t[7](t[6](t[5](t[4](t[3](t[2](t[1](t[0](e))))))));
      case 9:
        return t[8](t[7](t[6](t[5](t[4](t[3](t[2](t[1](t[0](e)))))))));
      default: {
        let n = e;
        for (let e = 0, r = t.length; e < r; e++) n = t[e](n);
        return n;
      }
    }
  },
  t = {
    pipe() {
      return e(this, arguments);
    },
  },
  n = (function () {
    function e() {}
    return ((e.prototype = t), e);
  })(),
  r = function (e, t) {
    if (typeof e == `function`)
      return function () {
        return e(arguments) ? t.apply(this, arguments) : (e) => t(e, ...arguments);
      };
    switch (e) {
      case 0:
      case 1:
        throw RangeError(`Invalid arity ${e}`);
      case 2:
        return function (e, n) {
          return arguments.length >= 2
            ? t(e, n)
            : function (n) {
                return t(n, e);
              };
        };
      case 3:
        return function (e, n, r) {
          return arguments.length >= 3
            ? t(e, n, r)
            : function (r) {
                return t(r, e, n);
              };
        };
      default:
        return function () {
          if (arguments.length >= e) return t.apply(this, arguments);
          let n = arguments;
          return function (e) {
            return t(e, ...n);
          };
        };
    }
  },
  i = (e) => e,
  a = (e) => () => e,
  o = a(!0),
  s = a(void 0),
  c = s;
function l(e) {
  let t = new WeakMap();
  return (n) => {
    let r = t.get(n);
    if (r !== void 0) return r;
    let i = e(n);
    return (t.set(n, i), i);
  };
}
function ee(e) {
  let t = new WeakMap();
  return (n) => {
    let r = t.get(n);
    if (r !== void 0) return r;
    let i = e(n);
    return (t.set(n, i), i !== n && t.set(i, i), i);
  };
}
var te = (e) => {
    let t = new Set(Reflect.ownKeys(e));
    if (e.constructor === Object) return t;
    e instanceof Error && t.delete(`stack`);
    let n = Object.getPrototypeOf(e),
      r = n;
    for (; r !== null && r !== Object.prototype;) {
      let e = Reflect.ownKeys(r);
      for (let n = 0; n < e.length; n++) t.add(e[n]);
      r = Object.getPrototypeOf(r);
    }
    return (
      t.has(`constructor`) &&
        typeof e.constructor == `function` &&
        n === e.constructor.prototype &&
        t.delete(`constructor`),
      t
    );
  },
  ne = new WeakSet(),
  u = (e) => new Uint8Array(e.buffer, e.byteOffset, e.byteLength),
  d = (e) => e instanceof ArrayBuffer || (typeof SharedArrayBuffer < `u` && e instanceof SharedArrayBuffer),
  f = (e) => {
    try {
      return new Uint8Array(e);
    } catch {
      return;
    }
  },
  p = 0,
  re = () => {
    p++;
  };
function ie(e) {
  return typeof e == `string`;
}
function ae(e) {
  return typeof e == `number`;
}
function oe(e) {
  return typeof e == `boolean`;
}
function se(e) {
  return typeof e == `bigint`;
}
function ce(e) {
  return typeof e == `symbol`;
}
function le(e) {
  return ie(e) || ae(e) || ce(e);
}
function m(e) {
  return typeof e == `function`;
}
function ue(e) {
  return e != null;
}
function de(e) {
  return !0;
}
function fe(e) {
  return (typeof e == `object` && !!e) || m(e);
}
var h = r(2, (e, t) => fe(e) && t in e),
  g = `~effect/Hash`,
  _ = (e) => {
    switch (typeof e) {
      case `number`:
        return he(e);
      case `bigint`:
        return x(e.toString(10));
      case `string`:
        return x(e);
      case `function`:
      case `object`:
        if (e === null) break;
        if (e instanceof Date) return Number.isNaN(e.getTime()) ? x(`Invalid Date`) : x(e.toISOString());
        if (e instanceof RegExp) return x(e.toString());
        {
          if (ne.has(e)) return v(e);
          let t = Se.get(e);
          if (t !== void 0) return t;
          if (w.has(e)) return (re(), x(`[Circular]`));
          w.add(e);
          let n = p,
            r;
          try {
            if (`~effect/Hash` in e) r = e[g]();
            else if (typeof e == `function`) r = v(e);
            else if (d(e)) {
              let t = f(e);
              r = t === void 0 ? v(e) : S(t);
            } else
              r =
                e instanceof DataView
                  ? S(u(e))
                  : Array.isArray(e) || ArrayBuffer.isView(e)
                    ? S(e)
                    : e instanceof Map
                      ? ye(e)
                      : e instanceof Set
                        ? xe(e)
                        : _e(e);
          } finally {
            w.delete(e);
          }
          return (n === p && Se.set(e, r), r);
        }
    }
    return b(pe(x(String(e))));
  },
  v = (e) => (C.has(e) || C.set(e, b((Math.random() * 4294967296) | 0)), C.get(e)),
  pe = (e) => (
    (e ^= e >>> 16),
    (e = Math.imul(e, 2246822507)),
    (e ^= e >>> 13),
    (e = Math.imul(e, 3266489909)),
    e ^ (e >>> 16)
  ),
  y = r(2, (e, t) => pe(Math.imul(e, 2654435761) + Math.imul(t, 2246822507))),
  b = (e) => (e & 3221225471) | ((e >>> 1) & 1073741824),
  me = new DataView(new ArrayBuffer(8)),
  he = (e) => {
    let t = e | 0;
    return t === e ? b(t) : (me.setFloat64(0, e === e ? e : NaN), b(y(me.getInt32(0), me.getInt32(4))));
  },
  x = (e) => {
    let t = 5381,
      n = e.length;
    for (; n;) t = (t * 33) ^ e.charCodeAt(--n);
    return b(t);
  },
  ge = (e, t) => {
    let n = 12289;
    for (let r of t) n ^= y(_(r), _(e[r]));
    return b(n);
  },
  _e = (e) => ge(e, te(e)),
  ve = (e, t) => (n) => {
    let r = e;
    for (let e of n) r ^= t(e);
    return b(r);
  },
  S = (e) => {
    let t = 6151;
    for (let n of e) t = y(t, _(n));
    return b(t);
  },
  ye = ve(x(`Map`), ([e, t]) => y(_(e), _(t))),
  be = x(`Set`),
  xe = ve(be, (e) => y(be, _(e))),
  C = new WeakMap(),
  Se = new WeakMap(),
  w = new WeakSet(),
  T = `~effect/Equal`;
function E() {
  return arguments.length === 1 ? (e) => D(e, arguments[0]) : D(arguments[0], arguments[1]);
}
function D(e, t) {
  if (e === t) return !0;
  if (e == null || t == null) return !1;
  let n = typeof e;
  return n === typeof t
    ? n === `number` && e !== e && t !== t
      ? !0
      : (n !== `object` && n !== `function`) || ne.has(e) || ne.has(t)
        ? !1
        : Ce(e, t)
    : !1;
}
function Ce(e, t) {
  let n = O.length;
  for (let r = n; r-- > 0;) if (O[r] === e && k[r] === t) return !0;
  if (n) return we(e, t);
  let r = Te.get(e);
  r || Te.set(e, (r = new WeakMap()));
  let i = r.get(t);
  return (i === void 0 && r.set(t, (i = we(e, t))), i);
}
function we(e, t) {
  (O.push(e), k.push(t));
  try {
    return Ee(e, t);
  } finally {
    (O.pop(), k.pop());
  }
}
var O = [],
  k = [],
  Te = new WeakMap();
function Ee(e, t) {
  if (_(e) !== _(t)) return !1;
  if (e instanceof Date) {
    if (!(t instanceof Date)) return !1;
    let n = e.getTime(),
      r = t.getTime();
    return n === r || (Number.isNaN(n) && Number.isNaN(r));
  }
  if (e instanceof RegExp) return t instanceof RegExp && e.toString() === t.toString();
  let n = Me(e);
  if (n !== Me(t) || (typeof e == `function` && !n)) return !1;
  if (n) return e[T](t);
  if (Array.isArray(e)) return !Array.isArray(t) || e.length !== t.length ? !1 : De(e, t);
  if (d(e)) {
    if (!d(t) || e instanceof ArrayBuffer != t instanceof ArrayBuffer) return !1;
    let n = f(e),
      r = f(t);
    return n !== void 0 && r !== void 0 && A(n, r);
  }
  if (ArrayBuffer.isView(e)) {
    let n = e instanceof DataView;
    return !ArrayBuffer.isView(t) || e.byteLength !== t.byteLength || n !== t instanceof DataView
      ? !1
      : n
        ? A(u(e), u(t))
        : A(e, t);
  }
  return e instanceof Map
    ? !(t instanceof Map) || e.size !== t.size
      ? !1
      : ke(e, t, Ae, je)
    : e instanceof Set
      ? !(t instanceof Set) || e.size !== t.size
        ? !1
        : ke(e, t, _, D)
      : Oe(e, t);
}
function De(e, t) {
  for (let n = 0; n < e.length; n++) if (!D(e[n], t[n])) return !1;
  return !0;
}
function A(e, t) {
  if (e.length !== t.length) return !1;
  for (let n = 0; n < e.length; n++) if (e[n] !== t[n]) return !1;
  return !0;
}
function Oe(e, t) {
  let n = te(e),
    r = te(t);
  if (n.size !== r.size) return !1;
  for (let i of n) if (!r.has(i) || !D(e[i], t[i])) return !1;
  return !0;
}
function ke(e, t, n, r) {
  let i = new Map(),
    a = 0;
  for (let e of t) {
    let t = n(e),
      r = i.get(t);
    (r ? r.push(e) : i.set(t, [e]), a++);
  }
  outer: for (let t of e) {
    let e = i.get(n(t));
    if (e) {
      for (let n = 0; n < e.length; n++)
        if (r(t, e[n])) {
          ((e[n] = e[e.length - 1]), e.pop(), a--);
          continue outer;
        }
    }
    return !1;
  }
  return a === 0;
}
var Ae = (e) => _(e[0]),
  je = (e, t) => D(e[0], t[0]) && D(e[1], t[1]),
  Me = (e) => h(e, T),
  Ne = () => E,
  j = Symbol.for(`~effect/Redactable`),
  Pe = (e) => h(e, j);
function Fe(e) {
  return Pe(e) ? Ie(e) : e;
}
function Ie(e) {
  return e[j](globalThis[`~effect/Fiber/currentFiber`]?.context ?? ze);
}
var Le = `~effect/Fiber/currentFiber`,
  Re = new Map(),
  ze = {
    "~effect/Context": {},
    base: Re,
    depth: 0,
    mapUnsafe: Re,
    pipe() {
      return e(this, arguments);
    },
  };
function M(e, t) {
  let n = t?.space ?? 0,
    r = new WeakSet(),
    i = n ? (typeof n == `number` ? ` `.repeat(n) : n) : ``,
    a = (e) => i.repeat(e),
    o = (e, t) => {
      let n = e?.constructor;
      return n && n !== Object.prototype.constructor && n.name ? `${n.name}(${t})` : t;
    },
    s = (e) => {
      try {
        return Reflect.ownKeys(e);
      } catch {
        return [`[ownKeys threw]`];
      }
    };
  function c(e, t = 0) {
    try {
      return l(e, t);
    } catch {
      return (((typeof e == `object` && e) || typeof e == `function`) && r.delete(e), `[inspection threw]`);
    }
  }
  function l(e, n = 0) {
    if (typeof e == `string`) return JSON.stringify(e);
    if (typeof e == `number` || e == null || typeof e == `boolean` || typeof e == `symbol`) return String(e);
    if (typeof e == `bigint`) return String(e) + `n`;
    if (typeof e == `object` || typeof e == `function`) {
      if (r.has(e)) return Be;
      r.add(e);
      let l;
      if (j in e) l = c(Ie(e), n);
      else if (Array.isArray(e))
        l =
          !i || e.length <= 1
            ? `[${e.map((e) => c(e, n)).join(`,`)}]`
            : `[\n${a(n + 1)}${e
                .map((e) => c(e, n + 1))
                .join(
                  `,
` + a(n + 1),
                )}\n${a(n)}]`;
      else if (e instanceof Date) l = He(e);
      else if (
        !t?.ignoreToString &&
        h(e, `toString`) &&
        typeof e.toString == `function` &&
        e.toString !== Object.prototype.toString &&
        e.toString !== Array.prototype.toString
      ) {
        let t = Ue(e);
        l = e instanceof Error && e.cause !== void 0 ? `${t} (cause: ${c(e.cause, n)})` : t;
      } else if (Symbol.iterator in e) l = `${e.constructor.name}(${c(Array.from(e), n)})`;
      else {
        let t = s(e);
        if (!i || t.length <= 1) {
          let r = `{${t.map((t) => `${N(t)}:${c(We(e, t), n)}`).join(`,`)}}`;
          l = o(e, r);
        } else {
          let r = `{\n${t.map((t) => `${a(n + 1)}${N(t)}: ${c(We(e, t), n + 1)}`).join(`,
`)}\n${a(n)}}`;
          l = o(e, r);
        }
      }
      return (r.delete(e), l);
    }
    return String(e);
  }
  return c(e, 0);
}
var Be = `[Circular]`;
function N(e) {
  return typeof e == `string` ? JSON.stringify(e) : String(e);
}
function Ve(e) {
  return e.map((e) => `[${N(e)}]`).join(``);
}
function He(e) {
  try {
    return e.toISOString();
  } catch {
    return `Invalid Date`;
  }
}
function Ue(e) {
  try {
    let t = e.toString();
    return typeof t == `string` ? t : String(t);
  } catch {
    return `[toString threw]`;
  }
}
function We(e, t) {
  try {
    return e[t];
  } catch {
    return `[property access threw]`;
  }
}
var P = Symbol.for(`nodejs.util.inspect.custom`),
  F = (e) => {
    try {
      return (
        (e = Fe(e)),
        h(e, `toJSON`) && m(e.toJSON) && e.toJSON.length === 0 ? e.toJSON() : Array.isArray(e) ? e.map(F) : e
      );
    } catch {
      return `[toJSON threw]`;
    }
  },
  Ge = {
    toJSON() {
      return F(this);
    },
    [P]() {
      return this.toJSON();
    },
    toString() {
      return M(this.toJSON());
    },
  },
  Ke = (() => {
    let e = Object.getOwnPropertyDescriptor(Error, `stackTraceLimit`);
    return e === void 0
      ? Object.isExtensible(Error)
      : Object.hasOwn(e, `writable`)
        ? e.writable === !0
        : e.set !== void 0;
  })(),
  qe = () => Error.stackTraceLimit,
  I = (e) => {
    Ke && (Error.stackTraceLimit = e);
  },
  L = class {
    constructor(e) {
      ((this.value = e), (this.done = !1));
    }
    next(e) {
      return this.done ? ((this.value = e), this) : ((this.done = !0), { value: this.value, done: !1 });
    }
  },
  Je = (() => {
    let e = `~effect/Utils/internal`,
      t = { [e]: (e) => e() },
      n = {
        [e]: (e) => {
          try {
            return e();
          } finally {
          }
        },
      },
      r = qe();
    if (r === 0) return n[e];
    I(2);
    let i = t[e](() => Error());
    return (I(r), i.stack?.includes(e) === !0 ? t[e] : n[e]);
  })();
function Ye(e, t, n) {
  t === `__proto__`
    ? Object.defineProperty(e, t, { value: n, writable: !0, enumerable: !0, configurable: !0 })
    : (e[t] = n);
}
function Xe(e, t) {
  if (!Object.hasOwn(t, `__proto__`)) Object.assign(e, t);
  else for (let n of Reflect.ownKeys(t)) Object.prototype.propertyIsEnumerable.call(t, n) && Ye(e, n, t[n]);
}
var R = `~effect/Effect`,
  z = `~effect/Exit`,
  Ze = { _A: i, _E: i, _R: i },
  B = `${R}/identifier`,
  V = `${R}/args`,
  H = `${R}/evaluate`,
  U = `${R}/successCont`,
  W = `${R}/failureCont`,
  G = `${R}/ensureCont`,
  Qe = Symbol.for(`effect/Effect/Yield`),
  K = {
    pipe() {
      return e(this, arguments);
    },
    toJSON() {
      return { ...this };
    },
    toString() {
      return M(this.toJSON(), { ignoreToString: !0, space: 2 });
    },
    [P]() {
      return this.toJSON();
    },
  },
  $e = {
    [R]: Ze,
    ...K,
    [Symbol.iterator]() {
      return new L(this);
    },
    toJSON() {
      return { _id: `Effect`, op: this[B], ...(`~effect/Effect/args` in this ? { args: this[V] } : void 0) };
    },
  },
  et = (e) => h(e, z),
  q = `~effect/Cause`,
  J = `~effect/Cause/Reason`,
  tt = (e) => h(e, q),
  Y = class {
    constructor(e) {
      ((this[q] = q), (this.reasons = e));
    }
    pipe() {
      return e(this, arguments);
    }
    toJSON() {
      return { _id: `Cause`, reasons: this.reasons.map((e) => e.toJSON()) };
    }
    toString() {
      return `Cause(${M(this.reasons)})`;
    }
    [P]() {
      return this.toJSON();
    }
    [T](e) {
      return tt(e) && this.reasons.length === e.reasons.length && this.reasons.every((t, n) => E(t, e.reasons[n]));
    }
    [g]() {
      return S(this.reasons);
    }
  },
  nt = new WeakMap(),
  rt = class {
    [J];
    annotations;
    _tag;
    constructor(e, t, n) {
      if (((this[J] = J), (this._tag = e), t !== X && typeof n == `object` && n && t.size > 0)) {
        let e = nt.get(n);
        (e && (t = new Map([...e, ...t])), nt.set(n, t));
      }
      this.annotations = t;
    }
    annotate(e, t) {
      if (e.mapUnsafe.size === 0) return this;
      let n = new Map(this.annotations);
      if (
        (e.mapUnsafe.forEach((e, r) => {
          (t?.overwrite !== !0 && n.has(r)) || n.set(r, e);
        }),
        t?.overwrite !== !0 && n.size === this.annotations.size)
      )
        return this;
      let r = Object.assign(Object.create(Object.getPrototypeOf(this)), this);
      return ((r.annotations = n), r);
    }
    pipe() {
      return e(this, arguments);
    }
    toString() {
      return M(this);
    }
    [P]() {
      return this.toString();
    }
  },
  X = new Map(),
  it = class extends rt {
    constructor(e, t = X) {
      (super(`Fail`, t, e), (this.error = e));
    }
    toString() {
      return `Fail(${M(this.error)})`;
    }
    toJSON() {
      return { _tag: `Fail`, error: this.error };
    }
    [T](e) {
      return pt(e) && E(this.error, e.error) && E(this.annotations, e.annotations);
    }
    [g]() {
      return y(x(this._tag))(y(_(this.error))(_(this.annotations)));
    }
  },
  at = (e) => new Y(e),
  ot = (e, t) => {
    let n = new Map(),
      r = [];
    for (let i of e.concat(t)) {
      let e = _(i),
        t = n.get(e);
      if (t === void 0) n.set(e, [i]);
      else if (t.some((e) => E(e, i))) continue;
      else t.push(i);
      r.push(i);
    }
    return r;
  },
  st = r(2, (e, t) => {
    if (e.reasons.length === 0) return t;
    if (t.reasons.length === 0) return e;
    let n = new Y(ot(e.reasons, t.reasons));
    return E(e, n) ? e : n;
  }),
  ct = (e, t) => {
    let n = e.reasons.slice();
    for (let e of t.reasons)
      ht(e) && !n.some((t) => ht(t) && t.fiberId === e.fiberId && t.annotations === e.annotations) && n.push(e);
    return n.length === e.reasons.length ? e : new Y(n);
  },
  lt = (e) => new Y([new it(e)]),
  ut = class extends rt {
    constructor(e, t = X) {
      (super(`Die`, t, e), (this.defect = e));
    }
    toString() {
      return `Die(${M(this.defect)})`;
    }
    toJSON() {
      return { _tag: `Die`, defect: this.defect };
    }
    [T](e) {
      return mt(e) && E(this.defect, e.defect) && E(this.annotations, e.annotations);
    }
    [g]() {
      return y(x(this._tag))(y(_(this.defect))(_(this.annotations)));
    }
  },
  dt = (e) => new Y([new ut(e)]),
  ft = r(
    (e) => tt(e[0]),
    (e, t, n) => (t.mapUnsafe.size === 0 ? e : new Y(e.reasons.map((e) => e.annotate(t, n)))),
  ),
  pt = (e) => e._tag === `Fail`,
  mt = (e) => e._tag === `Die`,
  ht = (e) => e._tag === `Interrupt`;
function gt(e) {
  return Ct(`Effect.evaluate: Not implemented`);
}
var Z = (e) => ({ ...$e, [B]: e.op, [H]: e[`~effect/Effect/evaluate`] ?? gt, [U]: e[U], [W]: e[W], [G]: e[G] }),
  _t = (e) => {
    let t = Z(e),
      n = function (e) {
        this[V] = e;
      };
    return (
      (n.prototype = t),
      function (e) {
        return new n(e);
      }
    );
  },
  vt = (e) => {
    let t = {
        [z]: z,
        _tag: e.op,
        get [e.prop]() {
          return this[V];
        },
        ...Z(e),
        toString() {
          return `${e.op}(${M(this[V])})`;
        },
        toJSON() {
          return { _id: `Exit`, _tag: e.op, [e.prop]: this[V] };
        },
        [T](e) {
          return et(e) && e._tag === this._tag && E(this[`~effect/Effect/args`], e[`~effect/Effect/args`]);
        },
        [g]() {
          return y(x(e.op), _(this[V]));
        },
      },
      n = function (e) {
        this[V] = e;
      };
    return (
      (n.prototype = t),
      function (e) {
        return new n(e);
      }
    );
  },
  yt = vt({
    op: `Success`,
    prop: `value`,
    [H](e) {
      let t = e.getCont(U);
      return t ? t[U](this[V], e, this) : e.yieldWith(this);
    },
  }),
  bt = { key: `effect/Cause/StackTrace` },
  xt = { key: `effect/Cause/InterruptorStackTrace` },
  Q = vt({
    op: `Failure`,
    prop: `cause`,
    [H](e) {
      let t = this[V],
        n = !1;
      e.cache.stackFrame && ((t = ft(t, { mapUnsafe: new Map([[bt.key, e.cache.stackFrame]]) })), (n = !0));
      let r = e.getCont(W),
        i = e._interruptedCause;
      if (i && e.interruptible) {
        let a = !1;
        for (; r && e.interruptible;) ((a ||= B in r), (r = e.getCont(W)));
        (a && (t = at(t.reasons.filter((e) => e._tag !== `Fail`))), (t = ct(t, i)), (n = !0));
      }
      return r ? r[W](t, e, n ? void 0 : this) : e.yieldWith(n ? Q(t) : this);
    },
  }),
  St = (e) => Q(lt(e)),
  Ct = (e) => Q(dt(e)),
  wt = _t({
    op: `WithFiber`,
    [H](e) {
      return this[V](e);
    },
  }),
  Tt = (function () {
    class e extends globalThis.Error {}
    let t = Z({
      op: `YieldableError`,
      [H]() {
        return St(this);
      },
    });
    return (delete t.toString, Object.assign(e.prototype, t), e);
  })(),
  Et = (function () {
    let e = Symbol.for(`effect/Data/Error/plainArgs`);
    return class extends Tt {
      constructor(t) {
        (super(t?.message, t?.cause ? { cause: t.cause } : void 0),
          t && (Xe(this, t), Object.defineProperty(this, e, { value: t, enumerable: !1 })));
      }
      toJSON() {
        return { ...this[e], ...this };
      }
    };
  })(),
  Dt = (e) => {
    class t extends Et {
      _tag = e;
    }
    return ((t.prototype.name = e), t);
  },
  Ot = `~effect/Cause/Done`,
  kt = (e) => h(e, Ot),
  At = `~effect/Result`,
  jt = {
    [At]: { _A: (e) => e, _E: (e) => e },
    ...K,
    [Symbol.iterator]() {
      return new L(this);
    },
  },
  Mt = Object.assign(Object.create(jt), {
    _tag: `Success`,
    _op: `Success`,
    [T](e) {
      return Pt(e) && It(e) && E(this.success, e.success);
    },
    [g]() {
      return y(_(this._tag))(_(this.success));
    },
    toString() {
      return `success(${M(this.success)})`;
    },
    toJSON() {
      return { _id: `Result`, _tag: this._tag, value: F(this.success) };
    },
  }),
  Nt = Object.assign(Object.create(jt), {
    _tag: `Failure`,
    _op: `Failure`,
    [T](e) {
      return Pt(e) && Ft(e) && E(this.failure, e.failure);
    },
    [g]() {
      return y(_(this._tag))(_(this.failure));
    },
    toString() {
      return `failure(${M(this.failure)})`;
    },
    toJSON() {
      return { _id: `Result`, _tag: this._tag, failure: F(this.failure) };
    },
  }),
  Pt = (e) => h(e, At),
  Ft = (e) => e._tag === `Failure`,
  It = (e) => e._tag === `Success`,
  Lt = function (e) {
    this.failure = e;
  };
Lt.prototype = Nt;
var Rt = (e) => new Lt(e),
  zt = function (e) {
    this.success = e;
  };
zt.prototype = Mt;
var Bt = (e) => new zt(e),
  Vt = Rt,
  $ = Ft,
  Ht = It,
  Ut = r(2, (e, t) => ($(e) ? Vt(t(e.failure)) : e)),
  Wt = r(2, (e, t) => (Ht(e) ? Bt(t(e.success)) : e)),
  Gt = r(2, (e, { onFailure: t, onSuccess: n }) => ($(e) ? t(e.failure) : n(e.success))),
  Kt = r(2, (e, t) => {
    if (Ht(e)) return e.success;
    throw t(e.failure);
  })(i),
  qt = r(2, (e, t) => ($(e) ? Vt(e.failure) : t(e.success)));
export {
  He as $,
  W as A,
  r as At,
  _t as B,
  ft as C,
  fe as Ct,
  X as D,
  o as Dt,
  at as E,
  de as Et,
  yt as F,
  t as Ft,
  L as G,
  wt as H,
  mt as I,
  e as It,
  I as J,
  Je as K,
  kt as L,
  Ct as M,
  l as Mt,
  St as N,
  ee as Nt,
  U as O,
  s as Ot,
  Q as P,
  n as Pt,
  M as Q,
  pt as R,
  ct as S,
  ae as St,
  dt as T,
  ie as Tt,
  Xe as U,
  Z as V,
  Ye as W,
  P as X,
  Ge as Y,
  F as Z,
  rt as _,
  h as _t,
  Ht as a,
  Ne as at,
  Qe as b,
  m as bt,
  Gt as c,
  S as ct,
  ut as d,
  he as dt,
  Ve as et,
  Et as f,
  b as ft,
  K as g,
  g as gt,
  xt as h,
  ge as ht,
  $ as i,
  j as it,
  H as j,
  i as jt,
  G as k,
  c as kt,
  Bt as l,
  y as lt,
  it as m,
  _e as mt,
  qt as n,
  Le as nt,
  Wt as o,
  E as ot,
  z as p,
  x as pt,
  qe as q,
  Kt as r,
  Fe as rt,
  Ut as s,
  T as st,
  Vt as t,
  N as tt,
  Y as u,
  _ as ut,
  bt as v,
  se as vt,
  st as w,
  le as wt,
  V as x,
  ue as xt,
  Dt as y,
  oe as yt,
  ht as z,
};
