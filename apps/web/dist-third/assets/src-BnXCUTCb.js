import {
  A as e,
  B as t,
  C as n,
  D as r,
  E as i,
  F as a,
  G as o,
  I as s,
  J as c,
  K as l,
  L as u,
  M as d,
  N as f,
  O as p,
  P as m,
  R as h,
  S as g,
  T as _,
  U as v,
  V as y,
  W as b,
  Y as x,
  _ as S,
  a as C,
  b as w,
  c as T,
  d as E,
  f as D,
  g as O,
  i as k,
  j as A,
  k as j,
  l as M,
  m as N,
  n as ee,
  o as P,
  p as F,
  q as te,
  r as ne,
  s as re,
  t as ie,
  u as I,
  v as ae,
  w as L,
  x as R,
  y as z,
  z as oe,
} from "./table-CDhy2epk.js";
var se = 1e3,
  ce = 1001,
  le = 1002,
  ue = 1003,
  de = 1004,
  fe = 1005,
  pe = 1006,
  me = 1007,
  he = 1008,
  ge = 1009,
  _e = 1010,
  ve = 1011,
  ye = 1012,
  be = 1013,
  xe = 1014,
  Se = 1015,
  Ce = 1016,
  we = 1017,
  Te = 1018,
  Ee = 1020,
  B = 35902,
  De = 35899,
  Oe = 1021,
  ke = 1022,
  V = 1023,
  Ae = 1026,
  H = 1027,
  U = 1028,
  je = 1029,
  Me = 1030,
  Ne = 1031,
  Pe = 1033,
  Fe = 33776,
  Ie = 33777,
  Le = 33778,
  Re = 33779,
  ze = 35840,
  Be = 35841,
  Ve = 35842,
  He = 35843,
  Ue = 36196,
  We = 37492,
  Ge = 37496,
  Ke = 37488,
  qe = 37489,
  Je = 37490,
  Ye = 37491,
  Xe = 37808,
  Ze = 37809,
  Qe = 37810,
  $e = 37811,
  et = 37812,
  tt = 37813,
  nt = 37814,
  rt = 37815,
  it = 37816,
  at = 37817,
  ot = 37818,
  st = 37819,
  ct = 37820,
  lt = 37821,
  ut = 36492,
  dt = 36494,
  ft = 36495,
  pt = 36283,
  mt = 36284,
  ht = 36285,
  gt = 36286,
  _t = 2300,
  vt = 2301,
  yt = 2302,
  bt = 2303,
  xt = 2400,
  St = 2401,
  Ct = 2402,
  wt = 3200,
  Tt = `srgb`,
  Et = `srgb-linear`,
  Dt = `linear`,
  Ot = `srgb`,
  kt = 7680,
  At = 35044,
  jt = 2e3;
function Mt(e) {
  for (let t = e.length - 1; t >= 0; --t) if (e[t] >= 65535) return !0;
  return !1;
}
function Nt(e) {
  return ArrayBuffer.isView(e) && !(e instanceof DataView);
}
function Pt(e) {
  return document.createElementNS(`http://www.w3.org/1999/xhtml`, e);
}
function Ft() {
  let e = Pt(`canvas`);
  return ((e.style.display = `block`), e);
}
var It = {};
function Lt(...e) {
  let t = `THREE.` + e.shift();
  console.log(t, ...e);
}
function Rt(e) {
  let t = e[0];
  if (typeof t == `string` && t.startsWith(`TSL:`)) {
    let t = e[1];
    t && t.isStackTrace
      ? (e[0] += ` ` + t.getLocation())
      : (e[1] = `Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.`);
  }
  return e;
}
function W(...e) {
  e = Rt(e);
  let t = `THREE.` + e.shift();
  {
    let n = e[0];
    n && n.isStackTrace ? console.warn(n.getError(t)) : console.warn(t, ...e);
  }
}
function G(...e) {
  e = Rt(e);
  let t = `THREE.` + e.shift();
  {
    let n = e[0];
    n && n.isStackTrace ? console.error(n.getError(t)) : console.error(t, ...e);
  }
}
function zt(...e) {
  let t = e.join(` `);
  t in It || ((It[t] = !0), W(...e));
}
function Bt(e, t, n) {
  return new Promise(function (r, i) {
    function a() {
      switch (e.clientWaitSync(t, e.SYNC_FLUSH_COMMANDS_BIT, 0)) {
        case e.WAIT_FAILED:
          i();
          break;
        case e.TIMEOUT_EXPIRED:
          setTimeout(a, n);
          break;
        default:
          r();
      }
    }
    setTimeout(a, n);
  });
}
var Vt = { 0: 0, 2: 6, 4: 4, 3: 5, 1: 1, 6: 2, 7: 7, 5: 3 },
  Ht = class {
    addEventListener(e, t) {
      this._listeners === void 0 && (this._listeners = {});
      let n = this._listeners;
      (n[e] === void 0 && (n[e] = []), n[e].indexOf(t) === -1 && n[e].push(t));
    }
    hasEventListener(e, t) {
      let n = this._listeners;
      return n !== void 0 && n[e] !== void 0 && n[e].indexOf(t) !== -1;
    }
    removeEventListener(e, t) {
      let n = this._listeners;
      if (n === void 0) return;
      let r = n[e];
      if (r !== void 0) {
        let e = r.indexOf(t);
        e !== -1 && r.splice(e, 1);
      }
    }
    dispatchEvent(e) {
      let t = this._listeners;
      if (t === void 0) return;
      let n = t[e.type];
      if (n !== void 0) {
        e.target = this;
        let t = n.slice(0);
        for (let n = 0, r = t.length; n < r; n++) t[n].call(this, e);
        e.target = null;
      }
    }
  },
  Ut =
    `00.01.02.03.04.05.06.07.08.09.0a.0b.0c.0d.0e.0f.10.11.12.13.14.15.16.17.18.19.1a.1b.1c.1d.1e.1f.20.21.22.23.24.25.26.27.28.29.2a.2b.2c.2d.2e.2f.30.31.32.33.34.35.36.37.38.39.3a.3b.3c.3d.3e.3f.40.41.42.43.44.45.46.47.48.49.4a.4b.4c.4d.4e.4f.50.51.52.53.54.55.56.57.58.59.5a.5b.5c.5d.5e.5f.60.61.62.63.64.65.66.67.68.69.6a.6b.6c.6d.6e.6f.70.71.72.73.74.75.76.77.78.79.7a.7b.7c.7d.7e.7f.80.81.82.83.84.85.86.87.88.89.8a.8b.8c.8d.8e.8f.90.91.92.93.94.95.96.97.98.99.9a.9b.9c.9d.9e.9f.a0.a1.a2.a3.a4.a5.a6.a7.a8.a9.aa.ab.ac.ad.ae.af.b0.b1.b2.b3.b4.b5.b6.b7.b8.b9.ba.bb.bc.bd.be.bf.c0.c1.c2.c3.c4.c5.c6.c7.c8.c9.ca.cb.cc.cd.ce.cf.d0.d1.d2.d3.d4.d5.d6.d7.d8.d9.da.db.dc.dd.de.df.e0.e1.e2.e3.e4.e5.e6.e7.e8.e9.ea.eb.ec.ed.ee.ef.f0.f1.f2.f3.f4.f5.f6.f7.f8.f9.fa.fb.fc.fd.fe.ff`.split(
      `.`,
    ),
  Wt = Math.PI / 180,
  Gt = 180 / Math.PI;
function Kt() {
  let e = (Math.random() * 4294967295) | 0,
    t = (Math.random() * 4294967295) | 0,
    n = (Math.random() * 4294967295) | 0,
    r = (Math.random() * 4294967295) | 0;
  return (
    Ut[e & 255] +
    Ut[(e >> 8) & 255] +
    Ut[(e >> 16) & 255] +
    Ut[(e >> 24) & 255] +
    `-` +
    Ut[t & 255] +
    Ut[(t >> 8) & 255] +
    `-` +
    Ut[((t >> 16) & 15) | 64] +
    Ut[(t >> 24) & 255] +
    `-` +
    Ut[(n & 63) | 128] +
    Ut[(n >> 8) & 255] +
    `-` +
    Ut[(n >> 16) & 255] +
    Ut[(n >> 24) & 255] +
    Ut[r & 255] +
    Ut[(r >> 8) & 255] +
    Ut[(r >> 16) & 255] +
    Ut[(r >> 24) & 255]
  ).toLowerCase();
}
function K(e, t, n) {
  return Math.max(t, Math.min(n, e));
}
function qt(e, t) {
  return ((e % t) + t) % t;
}
function Jt(e, t, n) {
  return (1 - n) * e + n * t;
}
function Yt(e) {
  return 2 ** Math.floor(Math.log(e) / Math.LN2);
}
function Xt(e) {
  switch (e.constructor) {
    case Uint32Array:
      return 4294967295;
    case Uint16Array:
      return 65535;
    case Uint8Array:
    case Uint8ClampedArray:
      return 255;
    case Int32Array:
      return 2147483647;
    case Int16Array:
      return 32767;
    case Int8Array:
      return 127;
    default:
      return;
  }
}
function Zt(e, t) {
  if (t.constructor === Float32Array) return e;
  let n = Xt(t);
  if (n === void 0) throw Error(`THREE.MathUtils: Invalid component type.`);
  return Math.max(e / n, -1);
}
function Qt(e, t) {
  if (t.constructor === Float32Array) return e;
  let n = Xt(t);
  if (n === void 0) throw Error(`THREE.MathUtils: Invalid component type.`);
  return Math.round(e * n);
}
var q = class {
    static {
      this.prototype.isVector2 = !0;
    }
    constructor(e = 0, t = 0) {
      ((this.x = e), (this.y = t));
    }
    get width() {
      return this.x;
    }
    set width(e) {
      this.x = e;
    }
    get height() {
      return this.y;
    }
    set height(e) {
      this.y = e;
    }
    set(e, t) {
      return ((this.x = e), (this.y = t), this);
    }
    setScalar(e) {
      return ((this.x = e), (this.y = e), this);
    }
    setX(e) {
      return ((this.x = e), this);
    }
    setY(e) {
      return ((this.y = e), this);
    }
    setComponent(e, t) {
      switch (e) {
        case 0:
          this.x = t;
          break;
        case 1:
          this.y = t;
          break;
        default:
          throw Error(`THREE.Vector2: index is out of range: ` + e);
      }
      return this;
    }
    getComponent(e) {
      switch (e) {
        case 0:
          return this.x;
        case 1:
          return this.y;
        default:
          throw Error(`THREE.Vector2: index is out of range: ` + e);
      }
    }
    clone() {
      return new this.constructor(this.x, this.y);
    }
    copy(e) {
      return ((this.x = e.x), (this.y = e.y), this);
    }
    add(e) {
      return ((this.x += e.x), (this.y += e.y), this);
    }
    addScalar(e) {
      return ((this.x += e), (this.y += e), this);
    }
    addVectors(e, t) {
      return ((this.x = e.x + t.x), (this.y = e.y + t.y), this);
    }
    addScaledVector(e, t) {
      return ((this.x += e.x * t), (this.y += e.y * t), this);
    }
    sub(e) {
      return ((this.x -= e.x), (this.y -= e.y), this);
    }
    subScalar(e) {
      return ((this.x -= e), (this.y -= e), this);
    }
    subVectors(e, t) {
      return ((this.x = e.x - t.x), (this.y = e.y - t.y), this);
    }
    multiply(e) {
      return ((this.x *= e.x), (this.y *= e.y), this);
    }
    multiplyScalar(e) {
      return ((this.x *= e), (this.y *= e), this);
    }
    divide(e) {
      return ((this.x /= e.x), (this.y /= e.y), this);
    }
    divideScalar(e) {
      return this.multiplyScalar(1 / e);
    }
    applyMatrix3(e) {
      let t = this.x,
        n = this.y,
        r = e.elements;
      return ((this.x = r[0] * t + r[3] * n + r[6]), (this.y = r[1] * t + r[4] * n + r[7]), this);
    }
    min(e) {
      return ((this.x = Math.min(this.x, e.x)), (this.y = Math.min(this.y, e.y)), this);
    }
    max(e) {
      return ((this.x = Math.max(this.x, e.x)), (this.y = Math.max(this.y, e.y)), this);
    }
    clamp(e, t) {
      return ((this.x = K(this.x, e.x, t.x)), (this.y = K(this.y, e.y, t.y)), this);
    }
    clampScalar(e, t) {
      return ((this.x = K(this.x, e, t)), (this.y = K(this.y, e, t)), this);
    }
    clampLength(e, t) {
      let n = this.length();
      return this.divideScalar(n || 1).multiplyScalar(K(n, e, t));
    }
    floor() {
      return ((this.x = Math.floor(this.x)), (this.y = Math.floor(this.y)), this);
    }
    ceil() {
      return ((this.x = Math.ceil(this.x)), (this.y = Math.ceil(this.y)), this);
    }
    round() {
      return ((this.x = Math.round(this.x)), (this.y = Math.round(this.y)), this);
    }
    roundToZero() {
      return ((this.x = Math.trunc(this.x)), (this.y = Math.trunc(this.y)), this);
    }
    negate() {
      return ((this.x = -this.x), (this.y = -this.y), this);
    }
    dot(e) {
      return this.x * e.x + this.y * e.y;
    }
    cross(e) {
      return this.x * e.y - this.y * e.x;
    }
    lengthSq() {
      return this.x * this.x + this.y * this.y;
    }
    length() {
      return Math.sqrt(this.x * this.x + this.y * this.y);
    }
    manhattanLength() {
      return Math.abs(this.x) + Math.abs(this.y);
    }
    normalize() {
      return this.divideScalar(this.length() || 1);
    }
    angle() {
      return Math.atan2(-this.y, -this.x) + Math.PI;
    }
    angleTo(e) {
      let t = Math.sqrt(this.lengthSq() * e.lengthSq());
      if (t === 0) return Math.PI / 2;
      let n = this.dot(e) / t;
      return Math.acos(K(n, -1, 1));
    }
    distanceTo(e) {
      return Math.sqrt(this.distanceToSquared(e));
    }
    distanceToSquared(e) {
      let t = this.x - e.x,
        n = this.y - e.y;
      return t * t + n * n;
    }
    manhattanDistanceTo(e) {
      return Math.abs(this.x - e.x) + Math.abs(this.y - e.y);
    }
    setLength(e) {
      return this.normalize().multiplyScalar(e);
    }
    lerp(e, t) {
      return ((this.x += (e.x - this.x) * t), (this.y += (e.y - this.y) * t), this);
    }
    lerpVectors(e, t, n) {
      return ((this.x = e.x + (t.x - e.x) * n), (this.y = e.y + (t.y - e.y) * n), this);
    }
    equals(e) {
      return e.x === this.x && e.y === this.y;
    }
    fromArray(e, t = 0) {
      return ((this.x = e[t]), (this.y = e[t + 1]), this);
    }
    toArray(e = [], t = 0) {
      return ((e[t] = this.x), (e[t + 1] = this.y), e);
    }
    fromBufferAttribute(e, t) {
      return ((this.x = e.getX(t)), (this.y = e.getY(t)), this);
    }
    rotateAround(e, t) {
      let n = Math.cos(t),
        r = Math.sin(t),
        i = this.x - e.x,
        a = this.y - e.y;
      return ((this.x = i * n - a * r + e.x), (this.y = i * r + a * n + e.y), this);
    }
    random() {
      return ((this.x = Math.random()), (this.y = Math.random()), this);
    }
    *[Symbol.iterator]() {
      (yield this.x, yield this.y);
    }
  },
  $t = class {
    constructor(e = 0, t = 0, n = 0, r = 1) {
      ((this.isQuaternion = !0), (this._x = e), (this._y = t), (this._z = n), (this._w = r));
    }
    static slerpFlat(e, t, n, r, i, a, o) {
      let s = n[r + 0],
        c = n[r + 1],
        l = n[r + 2],
        u = n[r + 3],
        d = i[a + 0],
        f = i[a + 1],
        p = i[a + 2],
        m = i[a + 3];
      if (u !== m || s !== d || c !== f || l !== p) {
        let e = s * d + c * f + l * p + u * m;
        e < 0 && ((d = -d), (f = -f), (p = -p), (m = -m), (e = -e));
        let t = 1 - o;
        if (e < 0.9995) {
          let n = Math.acos(e),
            r = Math.sin(n);
          ((t = Math.sin(t * n) / r),
            (o = Math.sin(o * n) / r),
            (s = s * t + d * o),
            (c = c * t + f * o),
            (l = l * t + p * o),
            (u = u * t + m * o));
        } else {
          ((s = s * t + d * o), (c = c * t + f * o), (l = l * t + p * o), (u = u * t + m * o));
          let e = 1 / Math.sqrt(s * s + c * c + l * l + u * u);
          ((s *= e), (c *= e), (l *= e), (u *= e));
        }
      }
      ((e[t] = s), (e[t + 1] = c), (e[t + 2] = l), (e[t + 3] = u));
    }
    static multiplyQuaternionsFlat(e, t, n, r, i, a) {
      let o = n[r],
        s = n[r + 1],
        c = n[r + 2],
        l = n[r + 3],
        u = i[a],
        d = i[a + 1],
        f = i[a + 2],
        p = i[a + 3];
      return (
        (e[t] = o * p + l * u + s * f - c * d),
        (e[t + 1] = s * p + l * d + c * u - o * f),
        (e[t + 2] = c * p + l * f + o * d - s * u),
        (e[t + 3] = l * p - o * u - s * d - c * f),
        e
      );
    }
    get x() {
      return this._x;
    }
    set x(e) {
      ((this._x = e), this._onChangeCallback());
    }
    get y() {
      return this._y;
    }
    set y(e) {
      ((this._y = e), this._onChangeCallback());
    }
    get z() {
      return this._z;
    }
    set z(e) {
      ((this._z = e), this._onChangeCallback());
    }
    get w() {
      return this._w;
    }
    set w(e) {
      ((this._w = e), this._onChangeCallback());
    }
    set(e, t, n, r) {
      return ((this._x = e), (this._y = t), (this._z = n), (this._w = r), this._onChangeCallback(), this);
    }
    clone() {
      return new this.constructor(this._x, this._y, this._z, this._w);
    }
    copy(e) {
      return ((this._x = e.x), (this._y = e.y), (this._z = e.z), (this._w = e.w), this._onChangeCallback(), this);
    }
    setFromEuler(e, t = !0) {
      let n = e._x,
        r = e._y,
        i = e._z,
        a = e._order,
        o = Math.cos,
        s = Math.sin,
        c = o(n / 2),
        l = o(r / 2),
        u = o(i / 2),
        d = s(n / 2),
        f = s(r / 2),
        p = s(i / 2);
      switch (a) {
        case `XYZ`:
          ((this._x = d * l * u + c * f * p),
            (this._y = c * f * u - d * l * p),
            (this._z = c * l * p + d * f * u),
            (this._w = c * l * u - d * f * p));
          break;
        case `YXZ`:
          ((this._x = d * l * u + c * f * p),
            (this._y = c * f * u - d * l * p),
            (this._z = c * l * p - d * f * u),
            (this._w = c * l * u + d * f * p));
          break;
        case `ZXY`:
          ((this._x = d * l * u - c * f * p),
            (this._y = c * f * u + d * l * p),
            (this._z = c * l * p + d * f * u),
            (this._w = c * l * u - d * f * p));
          break;
        case `ZYX`:
          ((this._x = d * l * u - c * f * p),
            (this._y = c * f * u + d * l * p),
            (this._z = c * l * p - d * f * u),
            (this._w = c * l * u + d * f * p));
          break;
        case `YZX`:
          ((this._x = d * l * u + c * f * p),
            (this._y = c * f * u + d * l * p),
            (this._z = c * l * p - d * f * u),
            (this._w = c * l * u - d * f * p));
          break;
        case `XZY`:
          ((this._x = d * l * u - c * f * p),
            (this._y = c * f * u - d * l * p),
            (this._z = c * l * p + d * f * u),
            (this._w = c * l * u + d * f * p));
          break;
        default:
          W(`Quaternion: .setFromEuler() encountered an unknown order: ` + a);
      }
      return (t === !0 && this._onChangeCallback(), this);
    }
    setFromAxisAngle(e, t) {
      let n = t / 2,
        r = Math.sin(n);
      return (
        (this._x = e.x * r),
        (this._y = e.y * r),
        (this._z = e.z * r),
        (this._w = Math.cos(n)),
        this._onChangeCallback(),
        this
      );
    }
    setFromRotationMatrix(e) {
      let t = e.elements,
        n = t[0],
        r = t[4],
        i = t[8],
        a = t[1],
        o = t[5],
        s = t[9],
        c = t[2],
        l = t[6],
        u = t[10],
        d = n + o + u;
      if (d > 0) {
        let e = 0.5 / Math.sqrt(d + 1);
        ((this._w = 0.25 / e), (this._x = (l - s) * e), (this._y = (i - c) * e), (this._z = (a - r) * e));
      } else if (n > o && n > u) {
        let e = 2 * Math.sqrt(1 + n - o - u);
        ((this._w = (l - s) / e), (this._x = 0.25 * e), (this._y = (r + a) / e), (this._z = (i + c) / e));
      } else if (o > u) {
        let e = 2 * Math.sqrt(1 + o - n - u);
        ((this._w = (i - c) / e), (this._x = (r + a) / e), (this._y = 0.25 * e), (this._z = (s + l) / e));
      } else {
        let e = 2 * Math.sqrt(1 + u - n - o);
        ((this._w = (a - r) / e), (this._x = (i + c) / e), (this._y = (s + l) / e), (this._z = 0.25 * e));
      }
      return (this._onChangeCallback(), this);
    }
    setFromUnitVectors(e, t) {
      let n = e.dot(t) + 1;
      return (
        n < 1e-8
          ? ((n = 0),
            Math.abs(e.x) > Math.abs(e.z)
              ? ((this._x = -e.y), (this._y = e.x), (this._z = 0), (this._w = n))
              : ((this._x = 0), (this._y = -e.z), (this._z = e.y), (this._w = n)))
          : ((this._x = e.y * t.z - e.z * t.y),
            (this._y = e.z * t.x - e.x * t.z),
            (this._z = e.x * t.y - e.y * t.x),
            (this._w = n)),
        this.normalize()
      );
    }
    angleTo(e) {
      return 2 * Math.acos(Math.abs(K(this.dot(e), -1, 1)));
    }
    rotateTowards(e, t) {
      let n = this.angleTo(e);
      if (n === 0) return this;
      let r = Math.min(1, t / n);
      return (this.slerp(e, r), this);
    }
    identity() {
      return this.set(0, 0, 0, 1);
    }
    invert() {
      return this.conjugate();
    }
    conjugate() {
      return ((this._x *= -1), (this._y *= -1), (this._z *= -1), this._onChangeCallback(), this);
    }
    dot(e) {
      return this._x * e._x + this._y * e._y + this._z * e._z + this._w * e._w;
    }
    lengthSq() {
      return this._x * this._x + this._y * this._y + this._z * this._z + this._w * this._w;
    }
    length() {
      return Math.sqrt(this._x * this._x + this._y * this._y + this._z * this._z + this._w * this._w);
    }
    normalize() {
      let e = this.length();
      return (
        e === 0
          ? ((this._x = 0), (this._y = 0), (this._z = 0), (this._w = 1))
          : ((e = 1 / e), (this._x *= e), (this._y *= e), (this._z *= e), (this._w *= e)),
        this._onChangeCallback(),
        this
      );
    }
    multiply(e) {
      return this.multiplyQuaternions(this, e);
    }
    premultiply(e) {
      return this.multiplyQuaternions(e, this);
    }
    multiplyQuaternions(e, t) {
      let n = e._x,
        r = e._y,
        i = e._z,
        a = e._w,
        o = t._x,
        s = t._y,
        c = t._z,
        l = t._w;
      return (
        (this._x = n * l + a * o + r * c - i * s),
        (this._y = r * l + a * s + i * o - n * c),
        (this._z = i * l + a * c + n * s - r * o),
        (this._w = a * l - n * o - r * s - i * c),
        this._onChangeCallback(),
        this
      );
    }
    slerp(e, t) {
      let n = e._x,
        r = e._y,
        i = e._z,
        a = e._w,
        o = this.dot(e);
      o < 0 && ((n = -n), (r = -r), (i = -i), (a = -a), (o = -o));
      let s = 1 - t;
      if (o < 0.9995) {
        let e = Math.acos(o),
          c = Math.sin(e);
        ((s = Math.sin(s * e) / c),
          (t = Math.sin(t * e) / c),
          (this._x = this._x * s + n * t),
          (this._y = this._y * s + r * t),
          (this._z = this._z * s + i * t),
          (this._w = this._w * s + a * t),
          this._onChangeCallback());
      } else
        ((this._x = this._x * s + n * t),
          (this._y = this._y * s + r * t),
          (this._z = this._z * s + i * t),
          (this._w = this._w * s + a * t),
          this.normalize());
      return this;
    }
    slerpQuaternions(e, t, n) {
      return this.copy(e).slerp(t, n);
    }
    random() {
      let e = 2 * Math.PI * Math.random(),
        t = 2 * Math.PI * Math.random(),
        n = Math.random(),
        r = Math.sqrt(1 - n),
        i = Math.sqrt(n);
      return this.set(r * Math.sin(e), r * Math.cos(e), i * Math.sin(t), i * Math.cos(t));
    }
    equals(e) {
      return e._x === this._x && e._y === this._y && e._z === this._z && e._w === this._w;
    }
    fromArray(e, t = 0) {
      return (
        (this._x = e[t]),
        (this._y = e[t + 1]),
        (this._z = e[t + 2]),
        (this._w = e[t + 3]),
        this._onChangeCallback(),
        this
      );
    }
    toArray(e = [], t = 0) {
      return ((e[t] = this._x), (e[t + 1] = this._y), (e[t + 2] = this._z), (e[t + 3] = this._w), e);
    }
    fromBufferAttribute(e, t) {
      return (
        (this._x = e.getX(t)),
        (this._y = e.getY(t)),
        (this._z = e.getZ(t)),
        (this._w = e.getW(t)),
        this._onChangeCallback(),
        this
      );
    }
    toJSON() {
      return this.toArray();
    }
    _onChange(e) {
      return ((this._onChangeCallback = e), this);
    }
    _onChangeCallback() {}
    *[Symbol.iterator]() {
      (yield this._x, yield this._y, yield this._z, yield this._w);
    }
  },
  J = class {
    static {
      this.prototype.isVector3 = !0;
    }
    constructor(e = 0, t = 0, n = 0) {
      ((this.x = e), (this.y = t), (this.z = n));
    }
    set(e, t, n) {
      return (n === void 0 && (n = this.z), (this.x = e), (this.y = t), (this.z = n), this);
    }
    setScalar(e) {
      return ((this.x = e), (this.y = e), (this.z = e), this);
    }
    setX(e) {
      return ((this.x = e), this);
    }
    setY(e) {
      return ((this.y = e), this);
    }
    setZ(e) {
      return ((this.z = e), this);
    }
    setComponent(e, t) {
      switch (e) {
        case 0:
          this.x = t;
          break;
        case 1:
          this.y = t;
          break;
        case 2:
          this.z = t;
          break;
        default:
          throw Error(`THREE.Vector3: index is out of range: ` + e);
      }
      return this;
    }
    getComponent(e) {
      switch (e) {
        case 0:
          return this.x;
        case 1:
          return this.y;
        case 2:
          return this.z;
        default:
          throw Error(`THREE.Vector3: index is out of range: ` + e);
      }
    }
    clone() {
      return new this.constructor(this.x, this.y, this.z);
    }
    copy(e) {
      return ((this.x = e.x), (this.y = e.y), (this.z = e.z), this);
    }
    add(e) {
      return ((this.x += e.x), (this.y += e.y), (this.z += e.z), this);
    }
    addScalar(e) {
      return ((this.x += e), (this.y += e), (this.z += e), this);
    }
    addVectors(e, t) {
      return ((this.x = e.x + t.x), (this.y = e.y + t.y), (this.z = e.z + t.z), this);
    }
    addScaledVector(e, t) {
      return ((this.x += e.x * t), (this.y += e.y * t), (this.z += e.z * t), this);
    }
    sub(e) {
      return ((this.x -= e.x), (this.y -= e.y), (this.z -= e.z), this);
    }
    subScalar(e) {
      return ((this.x -= e), (this.y -= e), (this.z -= e), this);
    }
    subVectors(e, t) {
      return ((this.x = e.x - t.x), (this.y = e.y - t.y), (this.z = e.z - t.z), this);
    }
    multiply(e) {
      return ((this.x *= e.x), (this.y *= e.y), (this.z *= e.z), this);
    }
    multiplyScalar(e) {
      return ((this.x *= e), (this.y *= e), (this.z *= e), this);
    }
    multiplyVectors(e, t) {
      return ((this.x = e.x * t.x), (this.y = e.y * t.y), (this.z = e.z * t.z), this);
    }
    applyEuler(e) {
      return this.applyQuaternion(tn.setFromEuler(e));
    }
    applyAxisAngle(e, t) {
      return this.applyQuaternion(tn.setFromAxisAngle(e, t));
    }
    applyMatrix3(e) {
      let t = this.x,
        n = this.y,
        r = this.z,
        i = e.elements;
      return (
        (this.x = i[0] * t + i[3] * n + i[6] * r),
        (this.y = i[1] * t + i[4] * n + i[7] * r),
        (this.z = i[2] * t + i[5] * n + i[8] * r),
        this
      );
    }
    applyNormalMatrix(e) {
      return this.applyMatrix3(e).normalize();
    }
    applyMatrix4(e) {
      let t = this.x,
        n = this.y,
        r = this.z,
        i = e.elements,
        a = 1 / (i[3] * t + i[7] * n + i[11] * r + i[15]);
      return (
        (this.x = (i[0] * t + i[4] * n + i[8] * r + i[12]) * a),
        (this.y = (i[1] * t + i[5] * n + i[9] * r + i[13]) * a),
        (this.z = (i[2] * t + i[6] * n + i[10] * r + i[14]) * a),
        this
      );
    }
    applyQuaternion(e) {
      let t = this.x,
        n = this.y,
        r = this.z,
        i = e.x,
        a = e.y,
        o = e.z,
        s = e.w,
        c = 2 * (a * r - o * n),
        l = 2 * (o * t - i * r),
        u = 2 * (i * n - a * t);
      return (
        (this.x = t + s * c + a * u - o * l),
        (this.y = n + s * l + o * c - i * u),
        (this.z = r + s * u + i * l - a * c),
        this
      );
    }
    project(e) {
      return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix);
    }
    unproject(e) {
      return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld);
    }
    transformDirection(e) {
      let t = this.x,
        n = this.y,
        r = this.z,
        i = e.elements;
      return (
        (this.x = i[0] * t + i[4] * n + i[8] * r),
        (this.y = i[1] * t + i[5] * n + i[9] * r),
        (this.z = i[2] * t + i[6] * n + i[10] * r),
        this.normalize()
      );
    }
    divide(e) {
      return ((this.x /= e.x), (this.y /= e.y), (this.z /= e.z), this);
    }
    divideScalar(e) {
      return this.multiplyScalar(1 / e);
    }
    min(e) {
      return (
        (this.x = Math.min(this.x, e.x)), (this.y = Math.min(this.y, e.y)), (this.z = Math.min(this.z, e.z)), this
      );
    }
    max(e) {
      return (
        (this.x = Math.max(this.x, e.x)), (this.y = Math.max(this.y, e.y)), (this.z = Math.max(this.z, e.z)), this
      );
    }
    clamp(e, t) {
      return ((this.x = K(this.x, e.x, t.x)), (this.y = K(this.y, e.y, t.y)), (this.z = K(this.z, e.z, t.z)), this);
    }
    clampScalar(e, t) {
      return ((this.x = K(this.x, e, t)), (this.y = K(this.y, e, t)), (this.z = K(this.z, e, t)), this);
    }
    clampLength(e, t) {
      let n = this.length();
      return this.divideScalar(n || 1).multiplyScalar(K(n, e, t));
    }
    floor() {
      return ((this.x = Math.floor(this.x)), (this.y = Math.floor(this.y)), (this.z = Math.floor(this.z)), this);
    }
    ceil() {
      return ((this.x = Math.ceil(this.x)), (this.y = Math.ceil(this.y)), (this.z = Math.ceil(this.z)), this);
    }
    round() {
      return ((this.x = Math.round(this.x)), (this.y = Math.round(this.y)), (this.z = Math.round(this.z)), this);
    }
    roundToZero() {
      return ((this.x = Math.trunc(this.x)), (this.y = Math.trunc(this.y)), (this.z = Math.trunc(this.z)), this);
    }
    negate() {
      return ((this.x = -this.x), (this.y = -this.y), (this.z = -this.z), this);
    }
    dot(e) {
      return this.x * e.x + this.y * e.y + this.z * e.z;
    }
    lengthSq() {
      return this.x * this.x + this.y * this.y + this.z * this.z;
    }
    length() {
      return Math.sqrt(this.x * this.x + this.y * this.y + this.z * this.z);
    }
    manhattanLength() {
      return Math.abs(this.x) + Math.abs(this.y) + Math.abs(this.z);
    }
    normalize() {
      return this.divideScalar(this.length() || 1);
    }
    setLength(e) {
      return this.normalize().multiplyScalar(e);
    }
    lerp(e, t) {
      return ((this.x += (e.x - this.x) * t), (this.y += (e.y - this.y) * t), (this.z += (e.z - this.z) * t), this);
    }
    lerpVectors(e, t, n) {
      return (
        (this.x = e.x + (t.x - e.x) * n), (this.y = e.y + (t.y - e.y) * n), (this.z = e.z + (t.z - e.z) * n), this
      );
    }
    cross(e) {
      return this.crossVectors(this, e);
    }
    crossVectors(e, t) {
      let n = e.x,
        r = e.y,
        i = e.z,
        a = t.x,
        o = t.y,
        s = t.z;
      return ((this.x = r * s - i * o), (this.y = i * a - n * s), (this.z = n * o - r * a), this);
    }
    projectOnVector(e) {
      let t = e.lengthSq();
      if (t === 0) return this.set(0, 0, 0);
      let n = e.dot(this) / t;
      return this.copy(e).multiplyScalar(n);
    }
    projectOnPlane(e) {
      return (en.copy(this).projectOnVector(e), this.sub(en));
    }
    reflect(e) {
      return this.sub(en.copy(e).multiplyScalar(2 * this.dot(e)));
    }
    angleTo(e) {
      let t = Math.sqrt(this.lengthSq() * e.lengthSq());
      if (t === 0) return Math.PI / 2;
      let n = this.dot(e) / t;
      return Math.acos(K(n, -1, 1));
    }
    distanceTo(e) {
      return Math.sqrt(this.distanceToSquared(e));
    }
    distanceToSquared(e) {
      let t = this.x - e.x,
        n = this.y - e.y,
        r = this.z - e.z;
      return t * t + n * n + r * r;
    }
    manhattanDistanceTo(e) {
      return Math.abs(this.x - e.x) + Math.abs(this.y - e.y) + Math.abs(this.z - e.z);
    }
    setFromSpherical(e) {
      return this.setFromSphericalCoords(e.radius, e.phi, e.theta);
    }
    setFromSphericalCoords(e, t, n) {
      let r = Math.sin(t) * e;
      return ((this.x = r * Math.sin(n)), (this.y = Math.cos(t) * e), (this.z = r * Math.cos(n)), this);
    }
    setFromCylindrical(e) {
      return this.setFromCylindricalCoords(e.radius, e.theta, e.y);
    }
    setFromCylindricalCoords(e, t, n) {
      return ((this.x = e * Math.sin(t)), (this.y = n), (this.z = e * Math.cos(t)), this);
    }
    setFromMatrixPosition(e) {
      let t = e.elements;
      return ((this.x = t[12]), (this.y = t[13]), (this.z = t[14]), this);
    }
    setFromMatrixScale(e) {
      let t = this.setFromMatrixColumn(e, 0).length(),
        n = this.setFromMatrixColumn(e, 1).length(),
        r = this.setFromMatrixColumn(e, 2).length();
      return ((this.x = t), (this.y = n), (this.z = r), this);
    }
    setFromMatrixColumn(e, t) {
      return this.fromArray(e.elements, t * 4);
    }
    setFromMatrix3Column(e, t) {
      return this.fromArray(e.elements, t * 3);
    }
    setFromEuler(e) {
      return ((this.x = e._x), (this.y = e._y), (this.z = e._z), this);
    }
    setFromColor(e) {
      return ((this.x = e.r), (this.y = e.g), (this.z = e.b), this);
    }
    equals(e) {
      return e.x === this.x && e.y === this.y && e.z === this.z;
    }
    fromArray(e, t = 0) {
      return ((this.x = e[t]), (this.y = e[t + 1]), (this.z = e[t + 2]), this);
    }
    toArray(e = [], t = 0) {
      return ((e[t] = this.x), (e[t + 1] = this.y), (e[t + 2] = this.z), e);
    }
    fromBufferAttribute(e, t) {
      return ((this.x = e.getX(t)), (this.y = e.getY(t)), (this.z = e.getZ(t)), this);
    }
    random() {
      return ((this.x = Math.random()), (this.y = Math.random()), (this.z = Math.random()), this);
    }
    randomDirection() {
      let e = Math.random() * Math.PI * 2,
        t = Math.random() * 2 - 1,
        n = Math.sqrt(1 - t * t);
      return ((this.x = n * Math.cos(e)), (this.y = t), (this.z = n * Math.sin(e)), this);
    }
    *[Symbol.iterator]() {
      (yield this.x, yield this.y, yield this.z);
    }
  },
  en = new J(),
  tn = new $t(),
  Y = class {
    static {
      this.prototype.isMatrix3 = !0;
    }
    constructor(e, t, n, r, i, a, o, s, c) {
      ((this.elements = [1, 0, 0, 0, 1, 0, 0, 0, 1]), e !== void 0 && this.set(e, t, n, r, i, a, o, s, c));
    }
    set(e, t, n, r, i, a, o, s, c) {
      let l = this.elements;
      return (
        (l[0] = e), (l[1] = r), (l[2] = o), (l[3] = t), (l[4] = i), (l[5] = s), (l[6] = n), (l[7] = a), (l[8] = c), this
      );
    }
    identity() {
      return (this.set(1, 0, 0, 0, 1, 0, 0, 0, 1), this);
    }
    copy(e) {
      let t = this.elements,
        n = e.elements;
      return (
        (t[0] = n[0]),
        (t[1] = n[1]),
        (t[2] = n[2]),
        (t[3] = n[3]),
        (t[4] = n[4]),
        (t[5] = n[5]),
        (t[6] = n[6]),
        (t[7] = n[7]),
        (t[8] = n[8]),
        this
      );
    }
    extractBasis(e, t, n) {
      return (e.setFromMatrix3Column(this, 0), t.setFromMatrix3Column(this, 1), n.setFromMatrix3Column(this, 2), this);
    }
    setFromMatrix4(e) {
      let t = e.elements;
      return (this.set(t[0], t[4], t[8], t[1], t[5], t[9], t[2], t[6], t[10]), this);
    }
    multiply(e) {
      return this.multiplyMatrices(this, e);
    }
    premultiply(e) {
      return this.multiplyMatrices(e, this);
    }
    multiplyMatrices(e, t) {
      let n = e.elements,
        r = t.elements,
        i = this.elements,
        a = n[0],
        o = n[3],
        s = n[6],
        c = n[1],
        l = n[4],
        u = n[7],
        d = n[2],
        f = n[5],
        p = n[8],
        m = r[0],
        h = r[3],
        g = r[6],
        _ = r[1],
        v = r[4],
        y = r[7],
        b = r[2],
        x = r[5],
        S = r[8];
      return (
        (i[0] = a * m + o * _ + s * b),
        (i[3] = a * h + o * v + s * x),
        (i[6] = a * g + o * y + s * S),
        (i[1] = c * m + l * _ + u * b),
        (i[4] = c * h + l * v + u * x),
        (i[7] = c * g + l * y + u * S),
        (i[2] = d * m + f * _ + p * b),
        (i[5] = d * h + f * v + p * x),
        (i[8] = d * g + f * y + p * S),
        this
      );
    }
    multiplyScalar(e) {
      let t = this.elements;
      return (
        (t[0] *= e),
        (t[3] *= e),
        (t[6] *= e),
        (t[1] *= e),
        (t[4] *= e),
        (t[7] *= e),
        (t[2] *= e),
        (t[5] *= e),
        (t[8] *= e),
        this
      );
    }
    determinant() {
      let e = this.elements,
        t = e[0],
        n = e[1],
        r = e[2],
        i = e[3],
        a = e[4],
        o = e[5],
        s = e[6],
        c = e[7],
        l = e[8];
      return t * a * l - t * o * c - n * i * l + n * o * s + r * i * c - r * a * s;
    }
    invert() {
      let e = this.elements,
        t = e[0],
        n = e[1],
        r = e[2],
        i = e[3],
        a = e[4],
        o = e[5],
        s = e[6],
        c = e[7],
        l = e[8],
        u = l * a - o * c,
        d = o * s - l * i,
        f = c * i - a * s,
        p = t * u + n * d + r * f;
      if (p === 0) return this.set(0, 0, 0, 0, 0, 0, 0, 0, 0);
      let m = 1 / p;
      return (
        (e[0] = u * m),
        (e[1] = (r * c - l * n) * m),
        (e[2] = (o * n - r * a) * m),
        (e[3] = d * m),
        (e[4] = (l * t - r * s) * m),
        (e[5] = (r * i - o * t) * m),
        (e[6] = f * m),
        (e[7] = (n * s - c * t) * m),
        (e[8] = (a * t - n * i) * m),
        this
      );
    }
    transpose() {
      let e,
        t = this.elements;
      return (
        (e = t[1]),
        (t[1] = t[3]),
        (t[3] = e),
        (e = t[2]),
        (t[2] = t[6]),
        (t[6] = e),
        (e = t[5]),
        (t[5] = t[7]),
        (t[7] = e),
        this
      );
    }
    getNormalMatrix(e) {
      return this.setFromMatrix4(e).invert().transpose();
    }
    transposeIntoArray(e) {
      let t = this.elements;
      return (
        (e[0] = t[0]),
        (e[1] = t[3]),
        (e[2] = t[6]),
        (e[3] = t[1]),
        (e[4] = t[4]),
        (e[5] = t[7]),
        (e[6] = t[2]),
        (e[7] = t[5]),
        (e[8] = t[8]),
        this
      );
    }
    setUvTransform(e, t, n, r, i, a, o) {
      let s = Math.cos(i),
        c = Math.sin(i);
      return (
        this.set(n * s, n * c, -n * (s * a + c * o) + a + e, -r * c, r * s, -r * (-c * a + s * o) + o + t, 0, 0, 1),
        this
      );
    }
    scale(e, t) {
      return (
        zt(`Matrix3: .scale() is deprecated. Use .makeScale() instead.`), this.premultiply(nn.makeScale(e, t)), this
      );
    }
    rotate(e) {
      return (
        zt(`Matrix3: .rotate() is deprecated. Use .makeRotation() instead.`),
        this.premultiply(nn.makeRotation(-e)),
        this
      );
    }
    translate(e, t) {
      return (
        zt(`Matrix3: .translate() is deprecated. Use .makeTranslation() instead.`),
        this.premultiply(nn.makeTranslation(e, t)),
        this
      );
    }
    makeTranslation(e, t) {
      return (e.isVector2 ? this.set(1, 0, e.x, 0, 1, e.y, 0, 0, 1) : this.set(1, 0, e, 0, 1, t, 0, 0, 1), this);
    }
    makeRotation(e) {
      let t = Math.cos(e),
        n = Math.sin(e);
      return (this.set(t, -n, 0, n, t, 0, 0, 0, 1), this);
    }
    makeScale(e, t) {
      return (this.set(e, 0, 0, 0, t, 0, 0, 0, 1), this);
    }
    equals(e) {
      let t = this.elements,
        n = e.elements;
      for (let e = 0; e < 9; e++) if (t[e] !== n[e]) return !1;
      return !0;
    }
    fromArray(e, t = 0) {
      for (let n = 0; n < 9; n++) this.elements[n] = e[n + t];
      return this;
    }
    toArray(e = [], t = 0) {
      let n = this.elements;
      return (
        (e[t] = n[0]),
        (e[t + 1] = n[1]),
        (e[t + 2] = n[2]),
        (e[t + 3] = n[3]),
        (e[t + 4] = n[4]),
        (e[t + 5] = n[5]),
        (e[t + 6] = n[6]),
        (e[t + 7] = n[7]),
        (e[t + 8] = n[8]),
        e
      );
    }
    clone() {
      return new this.constructor().fromArray(this.elements);
    }
  },
  nn = new Y(),
  rn = new Y().set(0.4123908, 0.3575843, 0.1804808, 0.212639, 0.7151687, 0.0721923, 0.0193308, 0.1191948, 0.9505322),
  an = new Y().set(
    3.2409699,
    -1.5373832,
    -0.4986108,
    -0.9692436,
    1.8759675,
    0.0415551,
    0.0556301,
    -0.203977,
    1.0569715,
  );
function on() {
  let e = {
      enabled: !0,
      workingColorSpace: Et,
      spaces: {},
      convert: function (e, t, n) {
        return (
          this.enabled === !1 ||
            t === n ||
            !t ||
            !n ||
            (this.spaces[t].transfer === `srgb` && ((e.r = sn(e.r)), (e.g = sn(e.g)), (e.b = sn(e.b))),
            this.spaces[t].primaries !== this.spaces[n].primaries &&
              (e.applyMatrix3(this.spaces[t].toXYZ), e.applyMatrix3(this.spaces[n].fromXYZ)),
            this.spaces[n].transfer === `srgb` && ((e.r = cn(e.r)), (e.g = cn(e.g)), (e.b = cn(e.b)))),
          e
        );
      },
      workingToColorSpace: function (e, t) {
        return this.convert(e, this.workingColorSpace, t);
      },
      colorSpaceToWorking: function (e, t) {
        return this.convert(e, t, this.workingColorSpace);
      },
      getPrimaries: function (e) {
        return this.spaces[e].primaries;
      },
      getTransfer: function (e) {
        return e === `` ? Dt : this.spaces[e].transfer;
      },
      getToneMappingMode: function (e) {
        return this.spaces[e].outputColorSpaceConfig.toneMappingMode || `standard`;
      },
      getLuminanceCoefficients: function (e, t = this.workingColorSpace) {
        return e.fromArray(this.spaces[t].luminanceCoefficients);
      },
      define: function (e) {
        Object.assign(this.spaces, e);
      },
      _getMatrix: function (e, t, n) {
        return e.copy(this.spaces[n].fromXYZ).multiply(this.spaces[t].toXYZ);
      },
      _getDrawingBufferColorSpace: function (e) {
        return this.spaces[e].outputColorSpaceConfig.drawingBufferColorSpace;
      },
      _getUnpackColorSpace: function (e = this.workingColorSpace) {
        return this.spaces[e].workingColorSpaceConfig.unpackColorSpace;
      },
    },
    t = [0.64, 0.33, 0.3, 0.6, 0.15, 0.06],
    n = [0.2126, 0.7152, 0.0722],
    r = [0.3127, 0.329];
  return (
    e.define({
      [Et]: {
        primaries: t,
        whitePoint: r,
        transfer: Dt,
        toXYZ: rn,
        fromXYZ: an,
        luminanceCoefficients: n,
        workingColorSpaceConfig: { unpackColorSpace: Tt },
        outputColorSpaceConfig: { drawingBufferColorSpace: Tt },
      },
      [Tt]: {
        primaries: t,
        whitePoint: r,
        transfer: Ot,
        toXYZ: rn,
        fromXYZ: an,
        luminanceCoefficients: n,
        outputColorSpaceConfig: { drawingBufferColorSpace: Tt },
      },
    }),
    e
  );
}
var X = on();
function sn(e) {
  return e < 0.04045 ? e * 0.0773993808 : (e * 0.9478672986 + 0.0521327014) ** 2.4;
}
function cn(e) {
  return e < 0.0031308 ? e * 12.92 : 1.055 * e ** 0.41666 - 0.055;
}
var ln,
  un = class {
    static getDataURL(e, t = `image/png`) {
      if (/^data:/i.test(e.src) || typeof HTMLCanvasElement > `u`) return e.src;
      let n;
      if (e instanceof HTMLCanvasElement) n = e;
      else {
        (ln === void 0 && (ln = Pt(`canvas`)), (ln.width = e.width), (ln.height = e.height));
        let t = ln.getContext(`2d`);
        (e instanceof ImageData ? t.putImageData(e, 0, 0) : t.drawImage(e, 0, 0, e.width, e.height), (n = ln));
      }
      return n.toDataURL(t);
    }
    static sRGBToLinear(e) {
      if (
        (typeof HTMLImageElement < `u` && e instanceof HTMLImageElement) ||
        (typeof HTMLCanvasElement < `u` && e instanceof HTMLCanvasElement) ||
        (typeof ImageBitmap < `u` && e instanceof ImageBitmap)
      ) {
        let t = Pt(`canvas`);
        ((t.width = e.width), (t.height = e.height));
        let n = t.getContext(`2d`);
        n.drawImage(e, 0, 0, e.width, e.height);
        let r = n.getImageData(0, 0, e.width, e.height),
          i = r.data;
        for (let e = 0; e < i.length; e++) i[e] = sn(i[e] / 255) * 255;
        return (n.putImageData(r, 0, 0), t);
      }
      if (e.data) {
        let t = e.data.slice(0);
        for (let e = 0; e < t.length; e++)
          t instanceof Uint8Array || t instanceof Uint8ClampedArray
            ? (t[e] = Math.floor(sn(t[e] / 255) * 255))
            : (t[e] = sn(t[e]));
        return { data: t, width: e.width, height: e.height };
      }
      return (W(`ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied.`), e);
    }
  },
  dn = 0,
  fn = class {
    constructor(e = null) {
      ((this.isTextureSource = !0),
        Object.defineProperty(this, "id", { value: dn++ }),
        (this.uuid = Kt()),
        (this.data = e),
        (this.dataReady = !0),
        (this.version = 0));
    }
    getSize(e) {
      let t = this.data;
      return (
        typeof HTMLVideoElement < `u` && t instanceof HTMLVideoElement
          ? e.set(t.videoWidth, t.videoHeight, 0)
          : typeof VideoFrame < `u` && t instanceof VideoFrame
            ? e.set(t.displayWidth, t.displayHeight, 0)
            : t === null
              ? e.set(0, 0, 0)
              : e.set(t.width || 0, t.height || 0, t.depth || 0),
        e
      );
    }
    set needsUpdate(e) {
      e === !0 && this.version++;
    }
    toJSON(e) {
      let t = e === void 0 || typeof e == `string`;
      if (!t && e.images[this.uuid] !== void 0) return e.images[this.uuid];
      let n = { uuid: this.uuid, url: `` },
        r = this.data;
      if (r !== null) {
        let e;
        if (Array.isArray(r)) {
          e = [];
          for (let t = 0, n = r.length; t < n; t++) r[t].isDataTexture ? e.push(pn(r[t].image)) : e.push(pn(r[t]));
        } else e = pn(r);
        n.url = e;
      }
      return (t || (e.images[this.uuid] = n), n);
    }
  };
function pn(e) {
  return (typeof HTMLImageElement < `u` && e instanceof HTMLImageElement) ||
    (typeof HTMLCanvasElement < `u` && e instanceof HTMLCanvasElement) ||
    (typeof ImageBitmap < `u` && e instanceof ImageBitmap)
    ? un.getDataURL(e)
    : e.data
      ? { data: Array.from(e.data), width: e.width, height: e.height, type: e.data.constructor.name }
      : (W(`Texture: Unable to serialize Texture.`), {});
}
var mn = 0,
  hn = new J(),
  gn = class e extends Ht {
    constructor(
      t = e.DEFAULT_IMAGE,
      n = e.DEFAULT_MAPPING,
      r = ce,
      i = ce,
      a = pe,
      o = he,
      s = V,
      c = ge,
      l = e.DEFAULT_ANISOTROPY,
      u = ``,
    ) {
      (super(),
        (this.isTexture = !0),
        Object.defineProperty(this, "id", { value: mn++ }),
        (this.uuid = Kt()),
        (this.name = ``),
        (this.source = new fn(t)),
        (this.mipmaps = []),
        (this.mapping = n),
        (this.channel = 0),
        (this.wrapS = r),
        (this.wrapT = i),
        (this.magFilter = a),
        (this.minFilter = o),
        (this.anisotropy = l),
        (this.format = s),
        (this.internalFormat = null),
        (this.type = c),
        (this.offset = new q(0, 0)),
        (this.repeat = new q(1, 1)),
        (this.center = new q(0, 0)),
        (this.rotation = 0),
        (this.matrixAutoUpdate = !0),
        (this.matrix = new Y()),
        (this.generateMipmaps = !0),
        (this.mipmapsAutoUpdate = !0),
        (this.premultiplyAlpha = !1),
        (this.flipY = !0),
        (this.unpackAlignment = 4),
        (this.colorSpace = u),
        (this.userData = {}),
        (this.updateRanges = []),
        (this.version = 0),
        (this.onUpdate = null),
        (this.renderTarget = null),
        (this.isRenderTargetTexture = !1),
        (this.isArrayTexture = !!(t && t.depth && t.depth > 1)),
        (this.pmremVersion = 0),
        (this.isPMREMTexture = !1),
        (this.normalized = !1));
    }
    get width() {
      return this.source.getSize(hn).x;
    }
    get height() {
      return this.source.getSize(hn).y;
    }
    get depth() {
      return this.source.getSize(hn).z;
    }
    get image() {
      return this.source.data;
    }
    set image(e) {
      this.source.data = e;
    }
    updateMatrix() {
      this.matrix.setUvTransform(
        this.offset.x,
        this.offset.y,
        this.repeat.x,
        this.repeat.y,
        this.rotation,
        this.center.x,
        this.center.y,
      );
    }
    addUpdateRange(e, t) {
      this.updateRanges.push({ start: e, count: t });
    }
    clearUpdateRanges() {
      this.updateRanges.length = 0;
    }
    clone() {
      return new this.constructor().copy(this);
    }
    copy(e) {
      return (
        (this.name = e.name),
        (this.source = e.source),
        (this.mipmaps = e.mipmaps.slice(0)),
        (this.mapping = e.mapping),
        (this.channel = e.channel),
        (this.wrapS = e.wrapS),
        (this.wrapT = e.wrapT),
        (this.magFilter = e.magFilter),
        (this.minFilter = e.minFilter),
        (this.anisotropy = e.anisotropy),
        (this.format = e.format),
        (this.internalFormat = e.internalFormat),
        (this.type = e.type),
        (this.normalized = e.normalized),
        this.offset.copy(e.offset),
        this.repeat.copy(e.repeat),
        this.center.copy(e.center),
        (this.rotation = e.rotation),
        (this.matrixAutoUpdate = e.matrixAutoUpdate),
        this.matrix.copy(e.matrix),
        (this.generateMipmaps = e.generateMipmaps),
        (this.mipmapsAutoUpdate = e.mipmapsAutoUpdate),
        (this.premultiplyAlpha = e.premultiplyAlpha),
        (this.flipY = e.flipY),
        (this.unpackAlignment = e.unpackAlignment),
        (this.colorSpace = e.colorSpace),
        (this.renderTarget = e.renderTarget),
        (this.isRenderTargetTexture = e.isRenderTargetTexture),
        (this.isPMREMTexture = e.isPMREMTexture),
        (this.isArrayTexture = e.isArrayTexture),
        (this.userData = JSON.parse(JSON.stringify(e.userData))),
        (this.needsUpdate = !0),
        this
      );
    }
    setValues(e) {
      for (let t in e) {
        let n = e[t];
        if (n === void 0) {
          W(`Texture.setValues(): parameter '${t}' has value of undefined.`);
          continue;
        }
        let r = this[t];
        r === void 0
          ? W(`Texture.setValues(): property '${t}' does not exist.`)
          : (r && n && r.isVector2 && n.isVector2) ||
              (r && n && r.isVector3 && n.isVector3) ||
              (r && n && r.isMatrix3 && n.isMatrix3)
            ? r.copy(n)
            : (this[t] = n);
      }
    }
    toJSON(e) {
      let t = e === void 0 || typeof e == `string`;
      if (!t && e.textures[this.uuid] !== void 0) return e.textures[this.uuid];
      let n = {
        metadata: { version: 4.7, type: `Texture`, generator: `Texture.toJSON` },
        uuid: this.uuid,
        name: this.name,
        image: this.source.toJSON(e).uuid,
        mapping: this.mapping,
        channel: this.channel,
        repeat: [this.repeat.x, this.repeat.y],
        offset: [this.offset.x, this.offset.y],
        center: [this.center.x, this.center.y],
        rotation: this.rotation,
        wrap: [this.wrapS, this.wrapT],
        format: this.format,
        internalFormat: this.internalFormat,
        type: this.type,
        normalized: this.normalized,
        colorSpace: this.colorSpace,
        minFilter: this.minFilter,
        magFilter: this.magFilter,
        anisotropy: this.anisotropy,
        flipY: this.flipY,
        generateMipmaps: this.generateMipmaps,
        mipmapsAutoUpdate: this.mipmapsAutoUpdate,
        premultiplyAlpha: this.premultiplyAlpha,
        unpackAlignment: this.unpackAlignment,
      };
      return (
        Object.keys(this.userData).length > 0 && (n.userData = this.userData), t || (e.textures[this.uuid] = n), n
      );
    }
    dispose() {
      this.dispatchEvent({ type: `dispose` });
    }
    transformUv(e) {
      if (this.mapping !== 300) return e;
      if ((e.applyMatrix3(this.matrix), e.x < 0 || e.x > 1))
        switch (this.wrapS) {
          case se:
            e.x -= Math.floor(e.x);
            break;
          case ce:
            e.x = e.x < 0 ? 0 : 1;
            break;
          case le:
            Math.abs(Math.floor(e.x) % 2) === 1 ? (e.x = Math.ceil(e.x) - e.x) : (e.x -= Math.floor(e.x));
        }
      if (e.y < 0 || e.y > 1)
        switch (this.wrapT) {
          case se:
            e.y -= Math.floor(e.y);
            break;
          case ce:
            e.y = e.y < 0 ? 0 : 1;
            break;
          case le:
            Math.abs(Math.floor(e.y) % 2) === 1 ? (e.y = Math.ceil(e.y) - e.y) : (e.y -= Math.floor(e.y));
        }
      return (this.flipY && (e.y = 1 - e.y), e);
    }
    set needsUpdate(e) {
      e === !0 && (this.version++, (this.source.needsUpdate = !0));
    }
    set needsPMREMUpdate(e) {
      e === !0 && this.pmremVersion++;
    }
  };
((gn.DEFAULT_IMAGE = null), (gn.DEFAULT_MAPPING = 300), (gn.DEFAULT_ANISOTROPY = 1));
var _n = class {
    static {
      this.prototype.isVector4 = !0;
    }
    constructor(e = 0, t = 0, n = 0, r = 1) {
      ((this.x = e), (this.y = t), (this.z = n), (this.w = r));
    }
    get width() {
      return this.z;
    }
    set width(e) {
      this.z = e;
    }
    get height() {
      return this.w;
    }
    set height(e) {
      this.w = e;
    }
    set(e, t, n, r) {
      return ((this.x = e), (this.y = t), (this.z = n), (this.w = r), this);
    }
    setScalar(e) {
      return ((this.x = e), (this.y = e), (this.z = e), (this.w = e), this);
    }
    setX(e) {
      return ((this.x = e), this);
    }
    setY(e) {
      return ((this.y = e), this);
    }
    setZ(e) {
      return ((this.z = e), this);
    }
    setW(e) {
      return ((this.w = e), this);
    }
    setComponent(e, t) {
      switch (e) {
        case 0:
          this.x = t;
          break;
        case 1:
          this.y = t;
          break;
        case 2:
          this.z = t;
          break;
        case 3:
          this.w = t;
          break;
        default:
          throw Error(`THREE.Vector4: index is out of range: ` + e);
      }
      return this;
    }
    getComponent(e) {
      switch (e) {
        case 0:
          return this.x;
        case 1:
          return this.y;
        case 2:
          return this.z;
        case 3:
          return this.w;
        default:
          throw Error(`THREE.Vector4: index is out of range: ` + e);
      }
    }
    clone() {
      return new this.constructor(this.x, this.y, this.z, this.w);
    }
    copy(e) {
      return ((this.x = e.x), (this.y = e.y), (this.z = e.z), (this.w = e.w === void 0 ? 1 : e.w), this);
    }
    add(e) {
      return ((this.x += e.x), (this.y += e.y), (this.z += e.z), (this.w += e.w), this);
    }
    addScalar(e) {
      return ((this.x += e), (this.y += e), (this.z += e), (this.w += e), this);
    }
    addVectors(e, t) {
      return ((this.x = e.x + t.x), (this.y = e.y + t.y), (this.z = e.z + t.z), (this.w = e.w + t.w), this);
    }
    addScaledVector(e, t) {
      return ((this.x += e.x * t), (this.y += e.y * t), (this.z += e.z * t), (this.w += e.w * t), this);
    }
    sub(e) {
      return ((this.x -= e.x), (this.y -= e.y), (this.z -= e.z), (this.w -= e.w), this);
    }
    subScalar(e) {
      return ((this.x -= e), (this.y -= e), (this.z -= e), (this.w -= e), this);
    }
    subVectors(e, t) {
      return ((this.x = e.x - t.x), (this.y = e.y - t.y), (this.z = e.z - t.z), (this.w = e.w - t.w), this);
    }
    multiply(e) {
      return ((this.x *= e.x), (this.y *= e.y), (this.z *= e.z), (this.w *= e.w), this);
    }
    multiplyScalar(e) {
      return ((this.x *= e), (this.y *= e), (this.z *= e), (this.w *= e), this);
    }
    applyMatrix4(e) {
      let t = this.x,
        n = this.y,
        r = this.z,
        i = this.w,
        a = e.elements;
      return (
        (this.x = a[0] * t + a[4] * n + a[8] * r + a[12] * i),
        (this.y = a[1] * t + a[5] * n + a[9] * r + a[13] * i),
        (this.z = a[2] * t + a[6] * n + a[10] * r + a[14] * i),
        (this.w = a[3] * t + a[7] * n + a[11] * r + a[15] * i),
        this
      );
    }
    divide(e) {
      return ((this.x /= e.x), (this.y /= e.y), (this.z /= e.z), (this.w /= e.w), this);
    }
    divideScalar(e) {
      return this.multiplyScalar(1 / e);
    }
    setAxisAngleFromQuaternion(e) {
      this.w = 2 * Math.acos(e.w);
      let t = Math.sqrt(1 - e.w * e.w);
      return (
        t < 1e-4
          ? ((this.x = 1), (this.y = 0), (this.z = 0))
          : ((this.x = e.x / t), (this.y = e.y / t), (this.z = e.z / t)),
        this
      );
    }
    setAxisAngleFromRotationMatrix(e) {
      let t,
        n,
        r,
        i,
        a = 0.01,
        o = 0.1,
        s = e.elements,
        c = s[0],
        l = s[4],
        u = s[8],
        d = s[1],
        f = s[5],
        p = s[9],
        m = s[2],
        h = s[6],
        g = s[10];
      if (Math.abs(l - d) < a && Math.abs(u - m) < a && Math.abs(p - h) < a) {
        if (Math.abs(l + d) < o && Math.abs(u + m) < o && Math.abs(p + h) < o && Math.abs(c + f + g - 3) < o)
          return (this.set(1, 0, 0, 0), this);
        t = Math.PI;
        let e = (c + 1) / 2,
          s = (f + 1) / 2,
          _ = (g + 1) / 2,
          v = (l + d) / 4,
          y = (u + m) / 4,
          b = (p + h) / 4;
        return (
          e > s && e > _
            ? e < a
              ? ((n = 0), (r = 0.707106781), (i = 0.707106781))
              : ((n = Math.sqrt(e)), (r = v / n), (i = y / n))
            : s > _
              ? s < a
                ? ((n = 0.707106781), (r = 0), (i = 0.707106781))
                : ((r = Math.sqrt(s)), (n = v / r), (i = b / r))
              : _ < a
                ? ((n = 0.707106781), (r = 0.707106781), (i = 0))
                : ((i = Math.sqrt(_)), (n = y / i), (r = b / i)),
          this.set(n, r, i, t),
          this
        );
      }
      let _ = Math.sqrt((h - p) * (h - p) + (u - m) * (u - m) + (d - l) * (d - l));
      return (
        Math.abs(_) < 0.001 && (_ = 1),
        (this.x = (h - p) / _),
        (this.y = (u - m) / _),
        (this.z = (d - l) / _),
        (this.w = Math.acos((c + f + g - 1) / 2)),
        this
      );
    }
    setFromMatrixPosition(e) {
      let t = e.elements;
      return ((this.x = t[12]), (this.y = t[13]), (this.z = t[14]), (this.w = t[15]), this);
    }
    min(e) {
      return (
        (this.x = Math.min(this.x, e.x)),
        (this.y = Math.min(this.y, e.y)),
        (this.z = Math.min(this.z, e.z)),
        (this.w = Math.min(this.w, e.w)),
        this
      );
    }
    max(e) {
      return (
        (this.x = Math.max(this.x, e.x)),
        (this.y = Math.max(this.y, e.y)),
        (this.z = Math.max(this.z, e.z)),
        (this.w = Math.max(this.w, e.w)),
        this
      );
    }
    clamp(e, t) {
      return (
        (this.x = K(this.x, e.x, t.x)),
        (this.y = K(this.y, e.y, t.y)),
        (this.z = K(this.z, e.z, t.z)),
        (this.w = K(this.w, e.w, t.w)),
        this
      );
    }
    clampScalar(e, t) {
      return (
        (this.x = K(this.x, e, t)),
        (this.y = K(this.y, e, t)),
        (this.z = K(this.z, e, t)),
        (this.w = K(this.w, e, t)),
        this
      );
    }
    clampLength(e, t) {
      let n = this.length();
      return this.divideScalar(n || 1).multiplyScalar(K(n, e, t));
    }
    floor() {
      return (
        (this.x = Math.floor(this.x)),
        (this.y = Math.floor(this.y)),
        (this.z = Math.floor(this.z)),
        (this.w = Math.floor(this.w)),
        this
      );
    }
    ceil() {
      return (
        (this.x = Math.ceil(this.x)),
        (this.y = Math.ceil(this.y)),
        (this.z = Math.ceil(this.z)),
        (this.w = Math.ceil(this.w)),
        this
      );
    }
    round() {
      return (
        (this.x = Math.round(this.x)),
        (this.y = Math.round(this.y)),
        (this.z = Math.round(this.z)),
        (this.w = Math.round(this.w)),
        this
      );
    }
    roundToZero() {
      return (
        (this.x = Math.trunc(this.x)),
        (this.y = Math.trunc(this.y)),
        (this.z = Math.trunc(this.z)),
        (this.w = Math.trunc(this.w)),
        this
      );
    }
    negate() {
      return ((this.x = -this.x), (this.y = -this.y), (this.z = -this.z), (this.w = -this.w), this);
    }
    dot(e) {
      return this.x * e.x + this.y * e.y + this.z * e.z + this.w * e.w;
    }
    lengthSq() {
      return this.x * this.x + this.y * this.y + this.z * this.z + this.w * this.w;
    }
    length() {
      return Math.sqrt(this.x * this.x + this.y * this.y + this.z * this.z + this.w * this.w);
    }
    manhattanLength() {
      return Math.abs(this.x) + Math.abs(this.y) + Math.abs(this.z) + Math.abs(this.w);
    }
    normalize() {
      return this.divideScalar(this.length() || 1);
    }
    setLength(e) {
      return this.normalize().multiplyScalar(e);
    }
    lerp(e, t) {
      return (
        (this.x += (e.x - this.x) * t),
        (this.y += (e.y - this.y) * t),
        (this.z += (e.z - this.z) * t),
        (this.w += (e.w - this.w) * t),
        this
      );
    }
    lerpVectors(e, t, n) {
      return (
        (this.x = e.x + (t.x - e.x) * n),
        (this.y = e.y + (t.y - e.y) * n),
        (this.z = e.z + (t.z - e.z) * n),
        (this.w = e.w + (t.w - e.w) * n),
        this
      );
    }
    equals(e) {
      return e.x === this.x && e.y === this.y && e.z === this.z && e.w === this.w;
    }
    fromArray(e, t = 0) {
      return ((this.x = e[t]), (this.y = e[t + 1]), (this.z = e[t + 2]), (this.w = e[t + 3]), this);
    }
    toArray(e = [], t = 0) {
      return ((e[t] = this.x), (e[t + 1] = this.y), (e[t + 2] = this.z), (e[t + 3] = this.w), e);
    }
    fromBufferAttribute(e, t) {
      return ((this.x = e.getX(t)), (this.y = e.getY(t)), (this.z = e.getZ(t)), (this.w = e.getW(t)), this);
    }
    random() {
      return (
        (this.x = Math.random()), (this.y = Math.random()), (this.z = Math.random()), (this.w = Math.random()), this
      );
    }
    *[Symbol.iterator]() {
      (yield this.x, yield this.y, yield this.z, yield this.w);
    }
  },
  vn = class extends Ht {
    constructor(e = 1, t = 1, n = {}) {
      (super(),
        (n = Object.assign(
          {
            generateMipmaps: !1,
            internalFormat: null,
            minFilter: pe,
            depthBuffer: !0,
            stencilBuffer: !1,
            resolveColorBuffer: !0,
            resolveDepthBuffer: !0,
            resolveStencilBuffer: !0,
            storeMultisampledColorBuffer: !0,
            storeMultisampledDepthBuffer: !0,
            storeMultisampledStencilBuffer: !0,
            depthTexture: null,
            samples: 0,
            count: 1,
            depth: 1,
            multiview: !1,
            useArrayDepthTexture: !1,
          },
          n,
        )),
        (this.isRenderTarget = !0),
        (this.width = e),
        (this.height = t),
        (this.depth = n.depth),
        (this.scissor = new _n(0, 0, e, t)),
        (this.scissorTest = !1),
        (this.viewport = new _n(0, 0, e, t)),
        (this.textures = []));
      let r = n.count;
      for (let i = 0; i < r; i++)
        ((this.textures[i] = new gn({ width: e, height: t, depth: n.depth })),
          (this.textures[i].isRenderTargetTexture = !0),
          (this.textures[i].renderTarget = this));
      (this._setTextureOptions(n),
        (this.depthBuffer = n.depthBuffer),
        (this.stencilBuffer = n.stencilBuffer),
        (this.resolveColorBuffer = n.resolveColorBuffer),
        (this.resolveDepthBuffer = n.resolveDepthBuffer),
        (this.resolveStencilBuffer = n.resolveStencilBuffer),
        (this.storeMultisampledColorBuffer = n.storeMultisampledColorBuffer),
        (this.storeMultisampledDepthBuffer = n.storeMultisampledDepthBuffer),
        (this.storeMultisampledStencilBuffer = n.storeMultisampledStencilBuffer),
        (this._depthTexture = null),
        (this.depthTexture = n.depthTexture),
        (this.samples = n.samples),
        (this.multiview = n.multiview),
        (this.useArrayDepthTexture = n.useArrayDepthTexture));
    }
    _setTextureOptions(e = {}) {
      let t = { minFilter: pe, generateMipmaps: !1, flipY: !1, internalFormat: null };
      (e.mapping !== void 0 && (t.mapping = e.mapping),
        e.wrapS !== void 0 && (t.wrapS = e.wrapS),
        e.wrapT !== void 0 && (t.wrapT = e.wrapT),
        e.wrapR !== void 0 && (t.wrapR = e.wrapR),
        e.magFilter !== void 0 && (t.magFilter = e.magFilter),
        e.minFilter !== void 0 && (t.minFilter = e.minFilter),
        e.format !== void 0 && (t.format = e.format),
        e.type !== void 0 && (t.type = e.type),
        e.anisotropy !== void 0 && (t.anisotropy = e.anisotropy),
        e.colorSpace !== void 0 && (t.colorSpace = e.colorSpace),
        e.flipY !== void 0 && (t.flipY = e.flipY),
        e.generateMipmaps !== void 0 && (t.generateMipmaps = e.generateMipmaps),
        e.mipmapsAutoUpdate !== void 0 && (t.mipmapsAutoUpdate = e.mipmapsAutoUpdate),
        e.internalFormat !== void 0 && (t.internalFormat = e.internalFormat));
      for (let e = 0; e < this.textures.length; e++) this.textures[e].setValues(t);
    }
    get texture() {
      return this.textures[0];
    }
    set texture(e) {
      this.textures[0] = e;
    }
    set depthTexture(e) {
      (this._depthTexture !== null &&
        this._depthTexture.renderTarget === this &&
        (this._depthTexture.renderTarget = null),
        e !== null && e.renderTarget === null && (e.renderTarget = this),
        (this._depthTexture = e));
    }
    get depthTexture() {
      return this._depthTexture;
    }
    setSize(e, t, n = 1) {
      if (this.width !== e || this.height !== t || this.depth !== n) {
        ((this.width = e), (this.height = t), (this.depth = n));
        for (let r = 0, i = this.textures.length; r < i; r++)
          ((this.textures[r].image.width = e),
            (this.textures[r].image.height = t),
            (this.textures[r].image.depth = n),
            this.textures[r].isData3DTexture !== !0 &&
              (this.textures[r].isArrayTexture = this.textures[r].image.depth > 1));
        this.dispose();
      }
      (this.viewport.set(0, 0, e, t), this.scissor.set(0, 0, e, t));
    }
    clone() {
      return new this.constructor().copy(this);
    }
    copy(e) {
      ((this.width = e.width),
        (this.height = e.height),
        (this.depth = e.depth),
        this.scissor.copy(e.scissor),
        (this.scissorTest = e.scissorTest),
        this.viewport.copy(e.viewport),
        (this.textures.length = 0));
      for (let t = 0, n = e.textures.length; t < n; t++) {
        ((this.textures[t] = e.textures[t].clone()),
          (this.textures[t].isRenderTargetTexture = !0),
          (this.textures[t].renderTarget = this));
        let n = Object.assign({}, e.textures[t].image);
        this.textures[t].source = new fn(n);
      }
      if (
        ((this.depthBuffer = e.depthBuffer),
        (this.stencilBuffer = e.stencilBuffer),
        (this.resolveColorBuffer = e.resolveColorBuffer),
        (this.resolveDepthBuffer = e.resolveDepthBuffer),
        (this.resolveStencilBuffer = e.resolveStencilBuffer),
        (this.storeMultisampledColorBuffer = e.storeMultisampledColorBuffer),
        (this.storeMultisampledDepthBuffer = e.storeMultisampledDepthBuffer),
        (this.storeMultisampledStencilBuffer = e.storeMultisampledStencilBuffer),
        e.depthTexture !== null)
      ) {
        if (e.depthTexture.renderTarget === e) {
          let t = e.depthTexture.clone();
          ((t.renderTarget = null), (this.depthTexture = t));
        } else this.depthTexture = e.depthTexture;
      } else this.depthTexture = null;
      return (
        (this.samples = e.samples),
        (this.multiview = e.multiview),
        (this.useArrayDepthTexture = e.useArrayDepthTexture),
        this
      );
    }
    dispose() {
      this.dispatchEvent({ type: `dispose` });
    }
  },
  yn = class extends vn {
    constructor(e = 1, t = 1, n = {}) {
      (super(e, t, n), (this.isWebGLRenderTarget = !0));
    }
  },
  bn = class extends gn {
    constructor(e = null, t = 1, n = 1, r = 1) {
      (super(null),
        (this.isDataArrayTexture = !0),
        (this.image = { data: e, width: t, height: n, depth: r }),
        (this.magFilter = ue),
        (this.minFilter = ue),
        (this.wrapR = ce),
        (this.generateMipmaps = !1),
        (this.flipY = !1),
        (this.unpackAlignment = 1),
        (this.layerUpdates = new Set()));
    }
    copy(e) {
      return (super.copy(e), (this.wrapR = e.wrapR), this);
    }
    addLayerUpdate(e) {
      this.layerUpdates.add(e);
    }
    clearLayerUpdates() {
      this.layerUpdates.clear();
    }
  },
  xn = class extends gn {
    constructor(e = null, t = 1, n = 1, r = 1) {
      (super(null),
        (this.isData3DTexture = !0),
        (this.image = { data: e, width: t, height: n, depth: r }),
        (this.magFilter = ue),
        (this.minFilter = ue),
        (this.wrapR = ce),
        (this.generateMipmaps = !1),
        (this.flipY = !1),
        (this.unpackAlignment = 1));
    }
    copy(e) {
      return (super.copy(e), (this.wrapR = e.wrapR), this);
    }
  },
  Sn = class e {
    static {
      this.prototype.isMatrix4 = !0;
    }
    constructor(e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h) {
      ((this.elements = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
        e !== void 0 && this.set(e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h));
    }
    set(e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h) {
      let g = this.elements;
      return (
        (g[0] = e),
        (g[4] = t),
        (g[8] = n),
        (g[12] = r),
        (g[1] = i),
        (g[5] = a),
        (g[9] = o),
        (g[13] = s),
        (g[2] = c),
        (g[6] = l),
        (g[10] = u),
        (g[14] = d),
        (g[3] = f),
        (g[7] = p),
        (g[11] = m),
        (g[15] = h),
        this
      );
    }
    identity() {
      return (this.set(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1), this);
    }
    clone() {
      return new e().fromArray(this.elements);
    }
    copy(e) {
      let t = this.elements,
        n = e.elements;
      return (
        (t[0] = n[0]),
        (t[1] = n[1]),
        (t[2] = n[2]),
        (t[3] = n[3]),
        (t[4] = n[4]),
        (t[5] = n[5]),
        (t[6] = n[6]),
        (t[7] = n[7]),
        (t[8] = n[8]),
        (t[9] = n[9]),
        (t[10] = n[10]),
        (t[11] = n[11]),
        (t[12] = n[12]),
        (t[13] = n[13]),
        (t[14] = n[14]),
        (t[15] = n[15]),
        this
      );
    }
    copyPosition(e) {
      let t = this.elements,
        n = e.elements;
      return ((t[12] = n[12]), (t[13] = n[13]), (t[14] = n[14]), this);
    }
    setFromMatrix3(e) {
      let t = e.elements;
      return (this.set(t[0], t[3], t[6], 0, t[1], t[4], t[7], 0, t[2], t[5], t[8], 0, 0, 0, 0, 1), this);
    }
    extractBasis(e, t, n) {
      return this.determinantAffine() === 0
        ? (e.set(1, 0, 0), t.set(0, 1, 0), n.set(0, 0, 1), this)
        : (e.setFromMatrixColumn(this, 0), t.setFromMatrixColumn(this, 1), n.setFromMatrixColumn(this, 2), this);
    }
    makeBasis(e, t, n) {
      return (this.set(e.x, t.x, n.x, 0, e.y, t.y, n.y, 0, e.z, t.z, n.z, 0, 0, 0, 0, 1), this);
    }
    extractRotation(e) {
      if (e.determinantAffine() === 0) return this.identity();
      let t = this.elements,
        n = e.elements,
        r = 1 / Cn.setFromMatrixColumn(e, 0).length(),
        i = 1 / Cn.setFromMatrixColumn(e, 1).length(),
        a = 1 / Cn.setFromMatrixColumn(e, 2).length();
      return (
        (t[0] = n[0] * r),
        (t[1] = n[1] * r),
        (t[2] = n[2] * r),
        (t[3] = 0),
        (t[4] = n[4] * i),
        (t[5] = n[5] * i),
        (t[6] = n[6] * i),
        (t[7] = 0),
        (t[8] = n[8] * a),
        (t[9] = n[9] * a),
        (t[10] = n[10] * a),
        (t[11] = 0),
        (t[12] = 0),
        (t[13] = 0),
        (t[14] = 0),
        (t[15] = 1),
        this
      );
    }
    makeRotationFromEuler(e) {
      let t = this.elements,
        n = e.x,
        r = e.y,
        i = e.z,
        a = Math.cos(n),
        o = Math.sin(n),
        s = Math.cos(r),
        c = Math.sin(r),
        l = Math.cos(i),
        u = Math.sin(i);
      if (e.order === `XYZ`) {
        let e = a * l,
          n = a * u,
          r = o * l,
          i = o * u;
        ((t[0] = s * l),
          (t[4] = -s * u),
          (t[8] = c),
          (t[1] = n + r * c),
          (t[5] = e - i * c),
          (t[9] = -o * s),
          (t[2] = i - e * c),
          (t[6] = r + n * c),
          (t[10] = a * s));
      } else if (e.order === `YXZ`) {
        let e = s * l,
          n = s * u,
          r = c * l,
          i = c * u;
        ((t[0] = e + i * o),
          (t[4] = r * o - n),
          (t[8] = a * c),
          (t[1] = a * u),
          (t[5] = a * l),
          (t[9] = -o),
          (t[2] = n * o - r),
          (t[6] = i + e * o),
          (t[10] = a * s));
      } else if (e.order === `ZXY`) {
        let e = s * l,
          n = s * u,
          r = c * l,
          i = c * u;
        ((t[0] = e - i * o),
          (t[4] = -a * u),
          (t[8] = r + n * o),
          (t[1] = n + r * o),
          (t[5] = a * l),
          (t[9] = i - e * o),
          (t[2] = -a * c),
          (t[6] = o),
          (t[10] = a * s));
      } else if (e.order === `ZYX`) {
        let e = a * l,
          n = a * u,
          r = o * l,
          i = o * u;
        ((t[0] = s * l),
          (t[4] = r * c - n),
          (t[8] = e * c + i),
          (t[1] = s * u),
          (t[5] = i * c + e),
          (t[9] = n * c - r),
          (t[2] = -c),
          (t[6] = o * s),
          (t[10] = a * s));
      } else if (e.order === `YZX`) {
        let e = a * s,
          n = a * c,
          r = o * s,
          i = o * c;
        ((t[0] = s * l),
          (t[4] = i - e * u),
          (t[8] = r * u + n),
          (t[1] = u),
          (t[5] = a * l),
          (t[9] = -o * l),
          (t[2] = -c * l),
          (t[6] = n * u + r),
          (t[10] = e - i * u));
      } else if (e.order === `XZY`) {
        let e = a * s,
          n = a * c,
          r = o * s,
          i = o * c;
        ((t[0] = s * l),
          (t[4] = -u),
          (t[8] = c * l),
          (t[1] = e * u + i),
          (t[5] = a * l),
          (t[9] = n * u - r),
          (t[2] = r * u - n),
          (t[6] = o * l),
          (t[10] = i * u + e));
      }
      return ((t[3] = 0), (t[7] = 0), (t[11] = 0), (t[12] = 0), (t[13] = 0), (t[14] = 0), (t[15] = 1), this);
    }
    makeRotationFromQuaternion(e) {
      return this.compose(Tn, e, En);
    }
    lookAt(e, t, n) {
      let r = this.elements;
      return (
        kn.subVectors(e, t),
        kn.lengthSq() === 0 && (kn.z = 1),
        kn.normalize(),
        Dn.crossVectors(n, kn),
        Dn.lengthSq() === 0 &&
          (Math.abs(n.z) === 1 ? (kn.x += 1e-4) : (kn.z += 1e-4), kn.normalize(), Dn.crossVectors(n, kn)),
        Dn.normalize(),
        On.crossVectors(kn, Dn),
        (r[0] = Dn.x),
        (r[4] = On.x),
        (r[8] = kn.x),
        (r[1] = Dn.y),
        (r[5] = On.y),
        (r[9] = kn.y),
        (r[2] = Dn.z),
        (r[6] = On.z),
        (r[10] = kn.z),
        this
      );
    }
    multiply(e) {
      return this.multiplyMatrices(this, e);
    }
    premultiply(e) {
      return this.multiplyMatrices(e, this);
    }
    multiplyMatrices(e, t) {
      let n = e.elements,
        r = t.elements,
        i = this.elements,
        a = n[0],
        o = n[4],
        s = n[8],
        c = n[12],
        l = n[1],
        u = n[5],
        d = n[9],
        f = n[13],
        p = n[2],
        m = n[6],
        h = n[10],
        g = n[14],
        _ = n[3],
        v = n[7],
        y = n[11],
        b = n[15],
        x = r[0],
        S = r[4],
        C = r[8],
        w = r[12],
        T = r[1],
        E = r[5],
        D = r[9],
        O = r[13],
        k = r[2],
        A = r[6],
        j = r[10],
        M = r[14],
        N = r[3],
        ee = r[7],
        P = r[11],
        F = r[15];
      return (
        (i[0] = a * x + o * T + s * k + c * N),
        (i[4] = a * S + o * E + s * A + c * ee),
        (i[8] = a * C + o * D + s * j + c * P),
        (i[12] = a * w + o * O + s * M + c * F),
        (i[1] = l * x + u * T + d * k + f * N),
        (i[5] = l * S + u * E + d * A + f * ee),
        (i[9] = l * C + u * D + d * j + f * P),
        (i[13] = l * w + u * O + d * M + f * F),
        (i[2] = p * x + m * T + h * k + g * N),
        (i[6] = p * S + m * E + h * A + g * ee),
        (i[10] = p * C + m * D + h * j + g * P),
        (i[14] = p * w + m * O + h * M + g * F),
        (i[3] = _ * x + v * T + y * k + b * N),
        (i[7] = _ * S + v * E + y * A + b * ee),
        (i[11] = _ * C + v * D + y * j + b * P),
        (i[15] = _ * w + v * O + y * M + b * F),
        this
      );
    }
    multiplyScalar(e) {
      let t = this.elements;
      return (
        (t[0] *= e),
        (t[4] *= e),
        (t[8] *= e),
        (t[12] *= e),
        (t[1] *= e),
        (t[5] *= e),
        (t[9] *= e),
        (t[13] *= e),
        (t[2] *= e),
        (t[6] *= e),
        (t[10] *= e),
        (t[14] *= e),
        (t[3] *= e),
        (t[7] *= e),
        (t[11] *= e),
        (t[15] *= e),
        this
      );
    }
    determinant() {
      let e = this.elements,
        t = e[0],
        n = e[4],
        r = e[8],
        i = e[12],
        a = e[1],
        o = e[5],
        s = e[9],
        c = e[13],
        l = e[2],
        u = e[6],
        d = e[10],
        f = e[14],
        p = e[3],
        m = e[7],
        h = e[11],
        g = e[15],
        _ = s * f - c * d,
        v = o * f - c * u,
        y = o * d - s * u,
        b = a * f - c * l,
        x = a * d - s * l,
        S = a * u - o * l;
      return (
        t * (m * _ - h * v + g * y) -
        n * (p * _ - h * b + g * x) +
        r * (p * v - m * b + g * S) -
        i * (p * y - m * x + h * S)
      );
    }
    determinantAffine() {
      let e = this.elements,
        t = e[0],
        n = e[4],
        r = e[8],
        i = e[1],
        a = e[5],
        o = e[9],
        s = e[2],
        c = e[6],
        l = e[10];
      return t * (a * l - o * c) - n * (i * l - o * s) + r * (i * c - a * s);
    }
    transpose() {
      let e = this.elements,
        t;
      return (
        (t = e[1]),
        (e[1] = e[4]),
        (e[4] = t),
        (t = e[2]),
        (e[2] = e[8]),
        (e[8] = t),
        (t = e[6]),
        (e[6] = e[9]),
        (e[9] = t),
        (t = e[3]),
        (e[3] = e[12]),
        (e[12] = t),
        (t = e[7]),
        (e[7] = e[13]),
        (e[13] = t),
        (t = e[11]),
        (e[11] = e[14]),
        (e[14] = t),
        this
      );
    }
    setPosition(e, t, n) {
      let r = this.elements;
      return (
        e.isVector3 ? ((r[12] = e.x), (r[13] = e.y), (r[14] = e.z)) : ((r[12] = e), (r[13] = t), (r[14] = n)), this
      );
    }
    invert() {
      let e = this.elements,
        t = e[0],
        n = e[1],
        r = e[2],
        i = e[3],
        a = e[4],
        o = e[5],
        s = e[6],
        c = e[7],
        l = e[8],
        u = e[9],
        d = e[10],
        f = e[11],
        p = e[12],
        m = e[13],
        h = e[14],
        g = e[15],
        _ = t * o - n * a,
        v = t * s - r * a,
        y = t * c - i * a,
        b = n * s - r * o,
        x = n * c - i * o,
        S = r * c - i * s,
        C = l * m - u * p,
        w = l * h - d * p,
        T = l * g - f * p,
        E = u * h - d * m,
        D = u * g - f * m,
        O = d * g - f * h,
        k = _ * O - v * D + y * E + b * T - x * w + S * C;
      if (k === 0) return this.set(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      let A = 1 / k;
      return (
        (e[0] = (o * O - s * D + c * E) * A),
        (e[1] = (r * D - n * O - i * E) * A),
        (e[2] = (m * S - h * x + g * b) * A),
        (e[3] = (d * x - u * S - f * b) * A),
        (e[4] = (s * T - a * O - c * w) * A),
        (e[5] = (t * O - r * T + i * w) * A),
        (e[6] = (h * y - p * S - g * v) * A),
        (e[7] = (l * S - d * y + f * v) * A),
        (e[8] = (a * D - o * T + c * C) * A),
        (e[9] = (n * T - t * D - i * C) * A),
        (e[10] = (p * x - m * y + g * _) * A),
        (e[11] = (u * y - l * x - f * _) * A),
        (e[12] = (o * w - a * E - s * C) * A),
        (e[13] = (t * E - n * w + r * C) * A),
        (e[14] = (m * v - p * b - h * _) * A),
        (e[15] = (l * b - u * v + d * _) * A),
        this
      );
    }
    scale(e) {
      let t = this.elements,
        n = e.x,
        r = e.y,
        i = e.z;
      return (
        (t[0] *= n),
        (t[4] *= r),
        (t[8] *= i),
        (t[1] *= n),
        (t[5] *= r),
        (t[9] *= i),
        (t[2] *= n),
        (t[6] *= r),
        (t[10] *= i),
        (t[3] *= n),
        (t[7] *= r),
        (t[11] *= i),
        this
      );
    }
    getMaxScaleOnAxis() {
      let e = this.elements,
        t = e[0] * e[0] + e[1] * e[1] + e[2] * e[2],
        n = e[4] * e[4] + e[5] * e[5] + e[6] * e[6],
        r = e[8] * e[8] + e[9] * e[9] + e[10] * e[10];
      return Math.sqrt(Math.max(t, n, r));
    }
    makeTranslation(e, t, n) {
      return (
        e.isVector3
          ? this.set(1, 0, 0, e.x, 0, 1, 0, e.y, 0, 0, 1, e.z, 0, 0, 0, 1)
          : this.set(1, 0, 0, e, 0, 1, 0, t, 0, 0, 1, n, 0, 0, 0, 1),
        this
      );
    }
    makeRotationX(e) {
      let t = Math.cos(e),
        n = Math.sin(e);
      return (this.set(1, 0, 0, 0, 0, t, -n, 0, 0, n, t, 0, 0, 0, 0, 1), this);
    }
    makeRotationY(e) {
      let t = Math.cos(e),
        n = Math.sin(e);
      return (this.set(t, 0, n, 0, 0, 1, 0, 0, -n, 0, t, 0, 0, 0, 0, 1), this);
    }
    makeRotationZ(e) {
      let t = Math.cos(e),
        n = Math.sin(e);
      return (this.set(t, -n, 0, 0, n, t, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1), this);
    }
    makeRotationAxis(e, t) {
      let n = Math.cos(t),
        r = Math.sin(t),
        i = 1 - n,
        a = e.x,
        o = e.y,
        s = e.z,
        c = i * a,
        l = i * o;
      return (
        this.set(
          c * a + n,
          c * o - r * s,
          c * s + r * o,
          0,
          c * o + r * s,
          l * o + n,
          l * s - r * a,
          0,
          c * s - r * o,
          l * s + r * a,
          i * s * s + n,
          0,
          0,
          0,
          0,
          1,
        ),
        this
      );
    }
    makeScale(e, t, n) {
      return (this.set(e, 0, 0, 0, 0, t, 0, 0, 0, 0, n, 0, 0, 0, 0, 1), this);
    }
    makeShear(e, t, n, r, i, a) {
      return (this.set(1, n, i, 0, e, 1, a, 0, t, r, 1, 0, 0, 0, 0, 1), this);
    }
    compose(e, t, n) {
      let r = this.elements,
        i = t._x,
        a = t._y,
        o = t._z,
        s = t._w,
        c = i + i,
        l = a + a,
        u = o + o,
        d = i * c,
        f = i * l,
        p = i * u,
        m = a * l,
        h = a * u,
        g = o * u,
        _ = s * c,
        v = s * l,
        y = s * u,
        b = n.x,
        x = n.y,
        S = n.z;
      return (
        (r[0] = (1 - (m + g)) * b),
        (r[1] = (f + y) * b),
        (r[2] = (p - v) * b),
        (r[3] = 0),
        (r[4] = (f - y) * x),
        (r[5] = (1 - (d + g)) * x),
        (r[6] = (h + _) * x),
        (r[7] = 0),
        (r[8] = (p + v) * S),
        (r[9] = (h - _) * S),
        (r[10] = (1 - (d + m)) * S),
        (r[11] = 0),
        (r[12] = e.x),
        (r[13] = e.y),
        (r[14] = e.z),
        (r[15] = 1),
        this
      );
    }
    decompose(e, t, n) {
      let r = this.elements;
      ((e.x = r[12]), (e.y = r[13]), (e.z = r[14]));
      let i = this.determinantAffine();
      if (i === 0) return (n.set(1, 1, 1), t.identity(), this);
      let a = Cn.set(r[0], r[1], r[2]).length(),
        o = Cn.set(r[4], r[5], r[6]).length(),
        s = Cn.set(r[8], r[9], r[10]).length();
      (i < 0 && (a = -a), wn.copy(this));
      let c = 1 / a,
        l = 1 / o,
        u = 1 / s;
      return (
        (wn.elements[0] *= c),
        (wn.elements[1] *= c),
        (wn.elements[2] *= c),
        (wn.elements[4] *= l),
        (wn.elements[5] *= l),
        (wn.elements[6] *= l),
        (wn.elements[8] *= u),
        (wn.elements[9] *= u),
        (wn.elements[10] *= u),
        t.setFromRotationMatrix(wn),
        (n.x = a),
        (n.y = o),
        (n.z = s),
        this
      );
    }
    makePerspective(e, t, n, r, i, a, o = jt, s = !1) {
      let c = this.elements,
        l = (2 * i) / (t - e),
        u = (2 * i) / (n - r),
        d = (t + e) / (t - e),
        f = (n + r) / (n - r),
        p,
        m;
      if (s) ((p = i / (a - i)), (m = (a * i) / (a - i)));
      else if (o === 2e3) ((p = -(a + i) / (a - i)), (m = (-2 * a * i) / (a - i)));
      else if (o === 2001) ((p = -a / (a - i)), (m = (-a * i) / (a - i)));
      else throw Error(`THREE.Matrix4.makePerspective(): Invalid coordinate system: ` + o);
      return (
        (c[0] = l),
        (c[4] = 0),
        (c[8] = d),
        (c[12] = 0),
        (c[1] = 0),
        (c[5] = u),
        (c[9] = f),
        (c[13] = 0),
        (c[2] = 0),
        (c[6] = 0),
        (c[10] = p),
        (c[14] = m),
        (c[3] = 0),
        (c[7] = 0),
        (c[11] = -1),
        (c[15] = 0),
        this
      );
    }
    makeOrthographic(e, t, n, r, i, a, o = jt, s = !1) {
      let c = this.elements,
        l = 2 / (t - e),
        u = 2 / (n - r),
        d = -(t + e) / (t - e),
        f = -(n + r) / (n - r),
        p,
        m;
      if (s) ((p = 1 / (a - i)), (m = a / (a - i)));
      else if (o === 2e3) ((p = -2 / (a - i)), (m = -(a + i) / (a - i)));
      else if (o === 2001) ((p = -1 / (a - i)), (m = -i / (a - i)));
      else throw Error(`THREE.Matrix4.makeOrthographic(): Invalid coordinate system: ` + o);
      return (
        (c[0] = l),
        (c[4] = 0),
        (c[8] = 0),
        (c[12] = d),
        (c[1] = 0),
        (c[5] = u),
        (c[9] = 0),
        (c[13] = f),
        (c[2] = 0),
        (c[6] = 0),
        (c[10] = p),
        (c[14] = m),
        (c[3] = 0),
        (c[7] = 0),
        (c[11] = 0),
        (c[15] = 1),
        this
      );
    }
    equals(e) {
      let t = this.elements,
        n = e.elements;
      for (let e = 0; e < 16; e++) if (t[e] !== n[e]) return !1;
      return !0;
    }
    fromArray(e, t = 0) {
      for (let n = 0; n < 16; n++) this.elements[n] = e[n + t];
      return this;
    }
    toArray(e = [], t = 0) {
      let n = this.elements;
      return (
        (e[t] = n[0]),
        (e[t + 1] = n[1]),
        (e[t + 2] = n[2]),
        (e[t + 3] = n[3]),
        (e[t + 4] = n[4]),
        (e[t + 5] = n[5]),
        (e[t + 6] = n[6]),
        (e[t + 7] = n[7]),
        (e[t + 8] = n[8]),
        (e[t + 9] = n[9]),
        (e[t + 10] = n[10]),
        (e[t + 11] = n[11]),
        (e[t + 12] = n[12]),
        (e[t + 13] = n[13]),
        (e[t + 14] = n[14]),
        (e[t + 15] = n[15]),
        e
      );
    }
  },
  Cn = new J(),
  wn = new Sn(),
  Tn = new J(0, 0, 0),
  En = new J(1, 1, 1),
  Dn = new J(),
  On = new J(),
  kn = new J(),
  An = new Sn(),
  jn = new $t(),
  Mn = class e {
    constructor(t = 0, n = 0, r = 0, i = e.DEFAULT_ORDER) {
      ((this.isEuler = !0), (this._x = t), (this._y = n), (this._z = r), (this._order = i));
    }
    get x() {
      return this._x;
    }
    set x(e) {
      ((this._x = e), this._onChangeCallback());
    }
    get y() {
      return this._y;
    }
    set y(e) {
      ((this._y = e), this._onChangeCallback());
    }
    get z() {
      return this._z;
    }
    set z(e) {
      ((this._z = e), this._onChangeCallback());
    }
    get order() {
      return this._order;
    }
    set order(e) {
      ((this._order = e), this._onChangeCallback());
    }
    set(e, t, n, r = this._order) {
      return ((this._x = e), (this._y = t), (this._z = n), (this._order = r), this._onChangeCallback(), this);
    }
    clone() {
      return new this.constructor(this._x, this._y, this._z, this._order);
    }
    copy(e) {
      return (
        (this._x = e._x), (this._y = e._y), (this._z = e._z), (this._order = e._order), this._onChangeCallback(), this
      );
    }
    setFromRotationMatrix(e, t = this._order, n = !0) {
      let r = e.elements,
        i = r[0],
        a = r[4],
        o = r[8],
        s = r[1],
        c = r[5],
        l = r[9],
        u = r[2],
        d = r[6],
        f = r[10];
      switch (t) {
        case `XYZ`:
          ((this._y = Math.asin(K(o, -1, 1))),
            Math.abs(o) < 0.9999999
              ? ((this._x = Math.atan2(-l, f)), (this._z = Math.atan2(-a, i)))
              : ((this._x = Math.atan2(d, c)), (this._z = 0)));
          break;
        case `YXZ`:
          ((this._x = Math.asin(-K(l, -1, 1))),
            Math.abs(l) < 0.9999999
              ? ((this._y = Math.atan2(o, f)), (this._z = Math.atan2(s, c)))
              : ((this._y = Math.atan2(-u, i)), (this._z = 0)));
          break;
        case `ZXY`:
          ((this._x = Math.asin(K(d, -1, 1))),
            Math.abs(d) < 0.9999999
              ? ((this._y = Math.atan2(-u, f)), (this._z = Math.atan2(-a, c)))
              : ((this._y = 0), (this._z = Math.atan2(s, i))));
          break;
        case `ZYX`:
          ((this._y = Math.asin(-K(u, -1, 1))),
            Math.abs(u) < 0.9999999
              ? ((this._x = Math.atan2(d, f)), (this._z = Math.atan2(s, i)))
              : ((this._x = 0), (this._z = Math.atan2(-a, c))));
          break;
        case `YZX`:
          ((this._z = Math.asin(K(s, -1, 1))),
            Math.abs(s) < 0.9999999
              ? ((this._x = Math.atan2(-l, c)), (this._y = Math.atan2(-u, i)))
              : ((this._x = 0), (this._y = Math.atan2(o, f))));
          break;
        case `XZY`:
          ((this._z = Math.asin(-K(a, -1, 1))),
            Math.abs(a) < 0.9999999
              ? ((this._x = Math.atan2(d, c)), (this._y = Math.atan2(o, i)))
              : ((this._x = Math.atan2(-l, f)), (this._y = 0)));
          break;
        default:
          W(`Euler: .setFromRotationMatrix() encountered an unknown order: ` + t);
      }
      return ((this._order = t), n === !0 && this._onChangeCallback(), this);
    }
    setFromQuaternion(e, t, n) {
      return (An.makeRotationFromQuaternion(e), this.setFromRotationMatrix(An, t, n));
    }
    setFromVector3(e, t = this._order) {
      return this.set(e.x, e.y, e.z, t);
    }
    reorder(e) {
      return (jn.setFromEuler(this), this.setFromQuaternion(jn, e));
    }
    equals(e) {
      return e._x === this._x && e._y === this._y && e._z === this._z && e._order === this._order;
    }
    fromArray(e) {
      return (
        (this._x = e[0]),
        (this._y = e[1]),
        (this._z = e[2]),
        e[3] !== void 0 && (this._order = e[3]),
        this._onChangeCallback(),
        this
      );
    }
    toArray(e = [], t = 0) {
      return ((e[t] = this._x), (e[t + 1] = this._y), (e[t + 2] = this._z), (e[t + 3] = this._order), e);
    }
    _onChange(e) {
      return ((this._onChangeCallback = e), this);
    }
    _onChangeCallback() {}
    *[Symbol.iterator]() {
      (yield this._x, yield this._y, yield this._z, yield this._order);
    }
  };
Mn.DEFAULT_ORDER = `XYZ`;
var Nn = class {
    constructor() {
      this.mask = 1;
    }
    set(e) {
      this.mask = (1 << e) >>> 0;
    }
    enable(e) {
      this.mask |= 1 << e;
    }
    enableAll() {
      this.mask = -1;
    }
    toggle(e) {
      this.mask ^= 1 << e;
    }
    disable(e) {
      this.mask &= ~(1 << e);
    }
    disableAll() {
      this.mask = 0;
    }
    test(e) {
      return (this.mask & e.mask) !== 0;
    }
    isEnabled(e) {
      return !!(this.mask & (1 << e));
    }
  },
  Pn = 0,
  Fn = new J(),
  In = new $t(),
  Ln = new Sn(),
  Rn = new J(),
  zn = new J(),
  Bn = new J(),
  Vn = new $t(),
  Hn = new J(1, 0, 0),
  Un = new J(0, 1, 0),
  Wn = new J(0, 0, 1),
  Gn = { type: `added` },
  Kn = { type: `removed` },
  qn = { type: `childadded`, child: null },
  Jn = { type: `childremoved`, child: null },
  Yn = class e extends Ht {
    constructor() {
      (super(),
        (this.isObject3D = !0),
        Object.defineProperty(this, "id", { value: Pn++ }),
        (this.uuid = Kt()),
        (this.name = ``),
        (this.type = `Object3D`),
        (this.parent = null),
        (this.children = []),
        (this.up = e.DEFAULT_UP.clone()));
      let t = new J(),
        n = new Mn(),
        r = new $t(),
        i = new J(1, 1, 1);
      function a() {
        r.setFromEuler(n, !1);
      }
      function o() {
        n.setFromQuaternion(r, void 0, !1);
      }
      (n._onChange(a),
        r._onChange(o),
        Object.defineProperties(this, {
          position: { configurable: !0, enumerable: !0, value: t },
          rotation: { configurable: !0, enumerable: !0, value: n },
          quaternion: { configurable: !0, enumerable: !0, value: r },
          scale: { configurable: !0, enumerable: !0, value: i },
          modelViewMatrix: { value: new Sn() },
          normalMatrix: { value: new Y() },
        }),
        (this.matrix = new Sn()),
        (this.matrixWorld = new Sn()),
        (this.matrixAutoUpdate = e.DEFAULT_MATRIX_AUTO_UPDATE),
        (this.matrixWorldAutoUpdate = e.DEFAULT_MATRIX_WORLD_AUTO_UPDATE),
        (this.matrixWorldNeedsUpdate = !1),
        (this.layers = new Nn()),
        (this.visible = !0),
        (this.castShadow = !1),
        (this.receiveShadow = !1),
        (this.frustumCulled = !0),
        (this.renderOrder = 0),
        (this.animations = []),
        (this.customDepthMaterial = void 0),
        (this.customDistanceMaterial = void 0),
        (this.static = !1),
        (this.userData = {}),
        (this.pivot = null));
    }
    onBeforeShadow() {}
    onAfterShadow() {}
    onBeforeRender() {}
    onAfterRender() {}
    applyMatrix4(e) {
      (this.matrixAutoUpdate && this.updateMatrix(),
        this.matrix.premultiply(e),
        this.matrix.decompose(this.position, this.quaternion, this.scale),
        this.pivot !== null && this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot));
    }
    applyQuaternion(e) {
      return (this.quaternion.premultiply(e), this);
    }
    setRotationFromAxisAngle(e, t) {
      this.quaternion.setFromAxisAngle(e, t);
    }
    setRotationFromEuler(e) {
      this.quaternion.setFromEuler(e, !0);
    }
    setRotationFromMatrix(e) {
      this.quaternion.setFromRotationMatrix(e);
    }
    setRotationFromQuaternion(e) {
      this.quaternion.copy(e);
    }
    rotateOnAxis(e, t) {
      return (In.setFromAxisAngle(e, t), this.quaternion.multiply(In), this);
    }
    rotateOnWorldAxis(e, t) {
      return (In.setFromAxisAngle(e, t), this.quaternion.premultiply(In), this);
    }
    rotateX(e) {
      return this.rotateOnAxis(Hn, e);
    }
    rotateY(e) {
      return this.rotateOnAxis(Un, e);
    }
    rotateZ(e) {
      return this.rotateOnAxis(Wn, e);
    }
    translateOnAxis(e, t) {
      return (Fn.copy(e).applyQuaternion(this.quaternion), this.position.add(Fn.multiplyScalar(t)), this);
    }
    translateX(e) {
      return this.translateOnAxis(Hn, e);
    }
    translateY(e) {
      return this.translateOnAxis(Un, e);
    }
    translateZ(e) {
      return this.translateOnAxis(Wn, e);
    }
    localToWorld(e) {
      return (this.updateWorldMatrix(!0, !1), e.applyMatrix4(this.matrixWorld));
    }
    worldToLocal(e) {
      return (this.updateWorldMatrix(!0, !1), e.applyMatrix4(Ln.copy(this.matrixWorld).invert()));
    }
    lookAt(e, t, n) {
      e.isVector3 ? Rn.copy(e) : Rn.set(e, t, n);
      let r = this.parent;
      (this.updateWorldMatrix(!0, !1),
        zn.setFromMatrixPosition(this.matrixWorld),
        this.isCamera || this.isLight ? Ln.lookAt(zn, Rn, this.up) : Ln.lookAt(Rn, zn, this.up),
        this.quaternion.setFromRotationMatrix(Ln),
        r &&
          (Ln.extractRotation(r.matrixWorld), In.setFromRotationMatrix(Ln), this.quaternion.premultiply(In.invert())));
    }
    add(e) {
      if (arguments.length > 1) {
        for (let e = 0; e < arguments.length; e++) this.add(arguments[e]);
        return this;
      }
      return e === this
        ? (G(`Object3D.add: object can't be added as a child of itself.`, e), this)
        : (e && e.isObject3D
            ? (e.removeFromParent(),
              (e.parent = this),
              this.children.push(e),
              e.dispatchEvent(Gn),
              (qn.child = e),
              this.dispatchEvent(qn),
              (qn.child = null))
            : G(`Object3D.add: object not an instance of THREE.Object3D.`, e),
          this);
    }
    remove(e) {
      if (arguments.length > 1) {
        for (let e = 0; e < arguments.length; e++) this.remove(arguments[e]);
        return this;
      }
      let t = this.children.indexOf(e);
      return (
        t !== -1 &&
          ((e.parent = null),
          this.children.splice(t, 1),
          e.dispatchEvent(Kn),
          (Jn.child = e),
          this.dispatchEvent(Jn),
          (Jn.child = null)),
        this
      );
    }
    removeFromParent() {
      let e = this.parent;
      return (e !== null && e.remove(this), this);
    }
    clear() {
      return this.remove(...this.children);
    }
    attach(e) {
      return (
        this.updateWorldMatrix(!0, !1),
        Ln.copy(this.matrixWorld).invert(),
        e.parent !== null && (e.parent.updateWorldMatrix(!0, !1), Ln.multiply(e.parent.matrixWorld)),
        e.applyMatrix4(Ln),
        e.removeFromParent(),
        (e.parent = this),
        this.children.push(e),
        e.updateWorldMatrix(!1, !0),
        e.dispatchEvent(Gn),
        (qn.child = e),
        this.dispatchEvent(qn),
        (qn.child = null),
        this
      );
    }
    getObjectById(e) {
      return this.getObjectByProperty(`id`, e);
    }
    getObjectByName(e) {
      return this.getObjectByProperty(`name`, e);
    }
    getObjectByProperty(e, t) {
      if (this[e] === t) return this;
      for (let n = 0, r = this.children.length; n < r; n++) {
        let r = this.children[n].getObjectByProperty(e, t);
        if (r !== void 0) return r;
      }
    }
    getObjectsByProperty(e, t, n = []) {
      this[e] === t && n.push(this);
      let r = this.children;
      for (let i = 0, a = r.length; i < a; i++) r[i].getObjectsByProperty(e, t, n);
      return n;
    }
    getWorldPosition(e) {
      return (this.updateWorldMatrix(!0, !1), e.setFromMatrixPosition(this.matrixWorld));
    }
    getWorldQuaternion(e) {
      return (this.updateWorldMatrix(!0, !1), this.matrixWorld.decompose(zn, e, Bn), e);
    }
    getWorldScale(e) {
      return (this.updateWorldMatrix(!0, !1), this.matrixWorld.decompose(zn, Vn, e), e);
    }
    getWorldDirection(e) {
      this.updateWorldMatrix(!0, !1);
      let t = this.matrixWorld.elements;
      return e.set(t[8], t[9], t[10]).normalize();
    }
    raycast() {}
    intersectsFrustum() {
      return !0;
    }
    traverse(e) {
      e(this);
      let t = this.children;
      for (let n = 0, r = t.length; n < r; n++) t[n].traverse(e);
    }
    traverseVisible(e) {
      if (this.visible === !1) return;
      e(this);
      let t = this.children;
      for (let n = 0, r = t.length; n < r; n++) t[n].traverseVisible(e);
    }
    traverseAncestors(e) {
      let t = this.parent;
      t !== null && (e(t), t.traverseAncestors(e));
    }
    updateMatrix() {
      this.matrix.compose(this.position, this.quaternion, this.scale);
      let e = this.pivot;
      if (e !== null) {
        let t = e.x,
          n = e.y,
          r = e.z,
          i = this.matrix.elements;
        ((i[12] += t - i[0] * t - i[4] * n - i[8] * r),
          (i[13] += n - i[1] * t - i[5] * n - i[9] * r),
          (i[14] += r - i[2] * t - i[6] * n - i[10] * r));
      }
      this.matrixWorldNeedsUpdate = !0;
    }
    updateMatrixWorld(e) {
      (this.matrixAutoUpdate && this.updateMatrix(),
        (this.matrixWorldNeedsUpdate || e) &&
          (this.matrixWorldAutoUpdate === !0 &&
            (this.parent === null
              ? this.matrixWorld.copy(this.matrix)
              : this.matrixWorld.multiplyMatrices(this.parent.matrixWorld, this.matrix)),
          (this.matrixWorldNeedsUpdate = !1),
          (e = !0)));
      let t = this.children;
      for (let n = 0, r = t.length; n < r; n++) t[n].updateMatrixWorld(e);
    }
    updateWorldMatrix(e, t, n = !1) {
      let r = this.parent;
      if (
        (e === !0 && r !== null && r.updateWorldMatrix(!0, !1),
        this.matrixAutoUpdate && this.updateMatrix(),
        (this.matrixWorldNeedsUpdate || n) &&
          (this.matrixWorldAutoUpdate === !0 &&
            (this.parent === null
              ? this.matrixWorld.copy(this.matrix)
              : this.matrixWorld.multiplyMatrices(this.parent.matrixWorld, this.matrix)),
          (this.matrixWorldNeedsUpdate = !1),
          (n = !0)),
        t === !0)
      ) {
        let e = this.children;
        for (let t = 0, r = e.length; t < r; t++) e[t].updateWorldMatrix(!1, !0, n);
      }
    }
    toJSON(e) {
      let t = e === void 0 || typeof e == `string`,
        n = {};
      t &&
        ((e = {
          geometries: {},
          materials: {},
          textures: {},
          images: {},
          shapes: {},
          skeletons: {},
          animations: {},
          nodes: {},
        }),
        (n.metadata = { version: 4.7, type: `Object`, generator: `Object3D.toJSON` }));
      let r = {};
      ((r.uuid = this.uuid),
        (r.type = this.type),
        (r.name = this.name),
        (r.castShadow = this.castShadow),
        (r.receiveShadow = this.receiveShadow),
        (r.visible = this.visible),
        (r.frustumCulled = this.frustumCulled),
        (r.renderOrder = this.renderOrder),
        (r.static = this.static),
        (r.matrixAutoUpdate = this.matrixAutoUpdate),
        Object.keys(this.userData).length > 0 && (r.userData = this.userData),
        (r.layers = this.layers.mask),
        (r.matrix = this.matrix.toArray()),
        (r.up = this.up.toArray()),
        this.pivot !== null && (r.pivot = this.pivot.toArray()),
        this.morphTargetDictionary !== void 0 &&
          (r.morphTargetDictionary = Object.assign({}, this.morphTargetDictionary)),
        this.morphTargetInfluences !== void 0 && (r.morphTargetInfluences = this.morphTargetInfluences.slice()),
        this.isInstancedMesh &&
          ((r.type = `InstancedMesh`),
          (r.count = this.count),
          (r.instanceMatrix = this.instanceMatrix.toJSON()),
          this.instanceColor !== null && (r.instanceColor = this.instanceColor.toJSON())),
        this.isBatchedMesh &&
          ((r.type = `BatchedMesh`),
          (r.perObjectFrustumCulled = this.perObjectFrustumCulled),
          (r.sortObjects = this.sortObjects),
          (r.drawRanges = this._drawRanges),
          (r.reservedRanges = this._reservedRanges),
          (r.geometryInfo = this._geometryInfo.map((e) => ({
            ...e,
            boundingBox: e.boundingBox ? e.boundingBox.toJSON() : void 0,
            boundingSphere: e.boundingSphere ? e.boundingSphere.toJSON() : void 0,
          }))),
          (r.instanceInfo = this._instanceInfo.map((e) => ({ ...e }))),
          (r.availableInstanceIds = this._availableInstanceIds.slice()),
          (r.availableGeometryIds = this._availableGeometryIds.slice()),
          (r.nextIndexStart = this._nextIndexStart),
          (r.nextVertexStart = this._nextVertexStart),
          (r.geometryCount = this._geometryCount),
          (r.maxInstanceCount = this._maxInstanceCount),
          (r.maxVertexCount = this._maxVertexCount),
          (r.maxIndexCount = this._maxIndexCount),
          (r.geometryInitialized = this._geometryInitialized),
          (r.matricesTexture = this._matricesTexture.toJSON(e)),
          (r.indirectTexture = this._indirectTexture.toJSON(e)),
          this._colorsTexture !== null && (r.colorsTexture = this._colorsTexture.toJSON(e)),
          this.boundingSphere !== null && (r.boundingSphere = this.boundingSphere.toJSON()),
          this.boundingBox !== null && (r.boundingBox = this.boundingBox.toJSON())));
      function i(t, n) {
        return (t[n.uuid] === void 0 && (t[n.uuid] = n.toJSON(e)), n.uuid);
      }
      if (this.isScene)
        (this.background &&
          (this.background.isColor
            ? (r.background = this.background.toJSON())
            : this.background.isTexture && (r.background = this.background.toJSON(e).uuid)),
          this.environment &&
            this.environment.isTexture &&
            this.environment.isRenderTargetTexture !== !0 &&
            (r.environment = this.environment.toJSON(e).uuid));
      else if (this.isMesh || this.isLine || this.isPoints) {
        r.geometry = i(e.geometries, this.geometry);
        let t = this.geometry.parameters;
        if (t !== void 0 && t.shapes !== void 0) {
          let n = t.shapes;
          if (Array.isArray(n))
            for (let t = 0, r = n.length; t < r; t++) {
              let r = n[t];
              i(e.shapes, r);
            }
          else i(e.shapes, n);
        }
      }
      if (
        (this.isSkinnedMesh &&
          ((r.bindMode = this.bindMode),
          (r.bindMatrix = this.bindMatrix.toArray()),
          this.skeleton !== void 0 && (i(e.skeletons, this.skeleton), (r.skeleton = this.skeleton.uuid))),
        this.material !== void 0)
      ) {
        if (Array.isArray(this.material)) {
          let t = [];
          for (let n = 0, r = this.material.length; n < r; n++) t.push(i(e.materials, this.material[n]));
          r.material = t;
        } else r.material = i(e.materials, this.material);
      }
      if (this.children.length > 0) {
        r.children = [];
        for (let t = 0; t < this.children.length; t++) r.children.push(this.children[t].toJSON(e).object);
      }
      if (this.animations.length > 0) {
        r.animations = [];
        for (let t = 0; t < this.animations.length; t++) {
          let n = this.animations[t];
          r.animations.push(i(e.animations, n));
        }
      }
      if (t) {
        let t = a(e.geometries),
          r = a(e.materials),
          i = a(e.textures),
          o = a(e.images),
          s = a(e.shapes),
          c = a(e.skeletons),
          l = a(e.animations),
          u = a(e.nodes);
        (t.length > 0 && (n.geometries = t),
          r.length > 0 && (n.materials = r),
          i.length > 0 && (n.textures = i),
          o.length > 0 && (n.images = o),
          s.length > 0 && (n.shapes = s),
          c.length > 0 && (n.skeletons = c),
          l.length > 0 && (n.animations = l),
          u.length > 0 && (n.nodes = u));
      }
      return ((n.object = r), n);
      function a(e) {
        let t = [];
        for (let n in e) {
          let r = e[n];
          (delete r.metadata, t.push(r));
        }
        return t;
      }
    }
    clone(e) {
      return new this.constructor().copy(this, e);
    }
    copy(e, t = !0) {
      if (
        ((this.name = e.name),
        this.up.copy(e.up),
        this.position.copy(e.position),
        (this.rotation.order = e.rotation.order),
        this.quaternion.copy(e.quaternion),
        this.scale.copy(e.scale),
        (this.pivot = e.pivot === null ? null : e.pivot.clone()),
        this.matrix.copy(e.matrix),
        this.matrixWorld.copy(e.matrixWorld),
        (this.matrixAutoUpdate = e.matrixAutoUpdate),
        (this.matrixWorldAutoUpdate = e.matrixWorldAutoUpdate),
        (this.matrixWorldNeedsUpdate = e.matrixWorldNeedsUpdate),
        (this.layers.mask = e.layers.mask),
        (this.visible = e.visible),
        (this.castShadow = e.castShadow),
        (this.receiveShadow = e.receiveShadow),
        (this.frustumCulled = e.frustumCulled),
        (this.renderOrder = e.renderOrder),
        (this.static = e.static),
        (this.animations = e.animations.slice()),
        (this.userData = JSON.parse(JSON.stringify(e.userData))),
        t === !0)
      )
        for (let t = 0; t < e.children.length; t++) {
          let n = e.children[t];
          this.add(n.clone());
        }
      return this;
    }
    dispose() {
      this.dispatchEvent({ type: `dispose` });
    }
  };
((Yn.DEFAULT_UP = new J(0, 1, 0)), (Yn.DEFAULT_MATRIX_AUTO_UPDATE = !0), (Yn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE = !0));
var Xn = class extends Yn {
    constructor() {
      (super(), (this.isGroup = !0), (this.type = `Group`));
    }
  },
  Zn = { type: `move` },
  Qn = class {
    constructor() {
      ((this._targetRay = null), (this._grip = null), (this._hand = null));
    }
    getHandSpace() {
      return (
        this._hand === null &&
          ((this._hand = new Xn()),
          (this._hand.matrixAutoUpdate = !1),
          (this._hand.visible = !1),
          (this._hand.joints = {}),
          (this._hand.inputState = { pinching: !1 })),
        this._hand
      );
    }
    getTargetRaySpace() {
      return (
        this._targetRay === null &&
          ((this._targetRay = new Xn()),
          (this._targetRay.matrixAutoUpdate = !1),
          (this._targetRay.visible = !1),
          (this._targetRay.hasLinearVelocity = !1),
          (this._targetRay.linearVelocity = new J()),
          (this._targetRay.hasAngularVelocity = !1),
          (this._targetRay.angularVelocity = new J())),
        this._targetRay
      );
    }
    getGripSpace() {
      return (
        this._grip === null &&
          ((this._grip = new Xn()),
          (this._grip.matrixAutoUpdate = !1),
          (this._grip.visible = !1),
          (this._grip.hasLinearVelocity = !1),
          (this._grip.linearVelocity = new J()),
          (this._grip.hasAngularVelocity = !1),
          (this._grip.angularVelocity = new J()),
          (this._grip.eventsEnabled = !1)),
        this._grip
      );
    }
    dispatchEvent(e) {
      return (
        this._targetRay !== null && this._targetRay.dispatchEvent(e),
        this._grip !== null && this._grip.dispatchEvent(e),
        this._hand !== null && this._hand.dispatchEvent(e),
        this
      );
    }
    connect(e) {
      if (e && e.hand) {
        let t = this._hand;
        if (t) for (let n of e.hand.values()) this._getHandJoint(t, n);
      }
      return (this.dispatchEvent({ type: `connected`, data: e }), this);
    }
    disconnect(e) {
      return (
        this.dispatchEvent({ type: `disconnected`, data: e }),
        this._targetRay !== null && (this._targetRay.visible = !1),
        this._grip !== null && (this._grip.visible = !1),
        this._hand !== null && (this._hand.visible = !1),
        this
      );
    }
    update(e, t, n) {
      let r = null,
        i = null,
        a = null,
        o = this._targetRay,
        s = this._grip,
        c = this._hand;
      if (e && t.session.visibilityState !== `visible-blurred`) {
        if (c && e.hand) {
          a = !0;
          for (let r of e.hand.values()) {
            let e = t.getJointPose(r, n),
              i = this._getHandJoint(c, r);
            (e !== null &&
              (i.matrix.fromArray(e.transform.matrix),
              i.matrix.decompose(i.position, i.quaternion, i.scale),
              (i.matrixWorldNeedsUpdate = !0),
              (i.jointRadius = e.radius)),
              (i.visible = e !== null));
          }
          let r = c.joints[`index-finger-tip`],
            i = c.joints[`thumb-tip`],
            o = r.position.distanceTo(i.position);
          c.inputState.pinching && o > 0.025
            ? ((c.inputState.pinching = !1),
              this.dispatchEvent({ type: `pinchend`, handedness: e.handedness, target: this }))
            : !c.inputState.pinching &&
              o <= 0.015 &&
              ((c.inputState.pinching = !0),
              this.dispatchEvent({ type: `pinchstart`, handedness: e.handedness, target: this }));
        } else
          s !== null &&
            e.gripSpace &&
            ((i = t.getPose(e.gripSpace, n)),
            i !== null &&
              (s.matrix.fromArray(i.transform.matrix),
              s.matrix.decompose(s.position, s.quaternion, s.scale),
              (s.matrixWorldNeedsUpdate = !0),
              i.linearVelocity
                ? ((s.hasLinearVelocity = !0), s.linearVelocity.copy(i.linearVelocity))
                : (s.hasLinearVelocity = !1),
              i.angularVelocity
                ? ((s.hasAngularVelocity = !0), s.angularVelocity.copy(i.angularVelocity))
                : (s.hasAngularVelocity = !1),
              s.eventsEnabled && s.dispatchEvent({ type: `gripUpdated`, data: e, target: this })));
        o !== null &&
          ((r = t.getPose(e.targetRaySpace, n)),
          r === null && i !== null && (r = i),
          r !== null &&
            (o.matrix.fromArray(r.transform.matrix),
            o.matrix.decompose(o.position, o.quaternion, o.scale),
            (o.matrixWorldNeedsUpdate = !0),
            r.linearVelocity
              ? ((o.hasLinearVelocity = !0), o.linearVelocity.copy(r.linearVelocity))
              : (o.hasLinearVelocity = !1),
            r.angularVelocity
              ? ((o.hasAngularVelocity = !0), o.angularVelocity.copy(r.angularVelocity))
              : (o.hasAngularVelocity = !1),
            this.dispatchEvent(Zn)));
      }
      return (
        o !== null && (o.visible = r !== null),
        s !== null && (s.visible = i !== null),
        c !== null && (c.visible = a !== null),
        this
      );
    }
    _getHandJoint(e, t) {
      if (e.joints[t.jointName] === void 0) {
        let n = new Xn();
        ((n.matrixAutoUpdate = !1), (n.visible = !1), (e.joints[t.jointName] = n), e.add(n));
      }
      return e.joints[t.jointName];
    }
  },
  $n = {
    aliceblue: 15792383,
    antiquewhite: 16444375,
    aqua: 65535,
    aquamarine: 8388564,
    azure: 15794175,
    beige: 16119260,
    bisque: 16770244,
    black: 0,
    blanchedalmond: 16772045,
    blue: 255,
    blueviolet: 9055202,
    brown: 10824234,
    burlywood: 14596231,
    cadetblue: 6266528,
    chartreuse: 8388352,
    chocolate: 13789470,
    coral: 16744272,
    cornflowerblue: 6591981,
    cornsilk: 16775388,
    crimson: 14423100,
    cyan: 65535,
    darkblue: 139,
    darkcyan: 35723,
    darkgoldenrod: 12092939,
    darkgray: 11119017,
    darkgreen: 25600,
    darkgrey: 11119017,
    darkkhaki: 12433259,
    darkmagenta: 9109643,
    darkolivegreen: 5597999,
    darkorange: 16747520,
    darkorchid: 10040012,
    darkred: 9109504,
    darksalmon: 15308410,
    darkseagreen: 9419919,
    darkslateblue: 4734347,
    darkslategray: 3100495,
    darkslategrey: 3100495,
    darkturquoise: 52945,
    darkviolet: 9699539,
    deeppink: 16716947,
    deepskyblue: 49151,
    dimgray: 6908265,
    dimgrey: 6908265,
    dodgerblue: 2003199,
    firebrick: 11674146,
    floralwhite: 16775920,
    forestgreen: 2263842,
    fuchsia: 16711935,
    gainsboro: 14474460,
    ghostwhite: 16316671,
    gold: 16766720,
    goldenrod: 14329120,
    gray: 8421504,
    green: 32768,
    greenyellow: 11403055,
    grey: 8421504,
    honeydew: 15794160,
    hotpink: 16738740,
    indianred: 13458524,
    indigo: 4915330,
    ivory: 16777200,
    khaki: 15787660,
    lavender: 15132410,
    lavenderblush: 16773365,
    lawngreen: 8190976,
    lemonchiffon: 16775885,
    lightblue: 11393254,
    lightcoral: 15761536,
    lightcyan: 14745599,
    lightgoldenrodyellow: 16448210,
    lightgray: 13882323,
    lightgreen: 9498256,
    lightgrey: 13882323,
    lightpink: 16758465,
    lightsalmon: 16752762,
    lightseagreen: 2142890,
    lightskyblue: 8900346,
    lightslategray: 7833753,
    lightslategrey: 7833753,
    lightsteelblue: 11584734,
    lightyellow: 16777184,
    lime: 65280,
    limegreen: 3329330,
    linen: 16445670,
    magenta: 16711935,
    maroon: 8388608,
    mediumaquamarine: 6737322,
    mediumblue: 205,
    mediumorchid: 12211667,
    mediumpurple: 9662683,
    mediumseagreen: 3978097,
    mediumslateblue: 8087790,
    mediumspringgreen: 64154,
    mediumturquoise: 4772300,
    mediumvioletred: 13047173,
    midnightblue: 1644912,
    mintcream: 16121850,
    mistyrose: 16770273,
    moccasin: 16770229,
    navajowhite: 16768685,
    navy: 128,
    oldlace: 16643558,
    olive: 8421376,
    olivedrab: 7048739,
    orange: 16753920,
    orangered: 16729344,
    orchid: 14315734,
    palegoldenrod: 15657130,
    palegreen: 10025880,
    paleturquoise: 11529966,
    palevioletred: 14381203,
    papayawhip: 16773077,
    peachpuff: 16767673,
    peru: 13468991,
    pink: 16761035,
    plum: 14524637,
    powderblue: 11591910,
    purple: 8388736,
    rebeccapurple: 6697881,
    red: 16711680,
    rosybrown: 12357519,
    royalblue: 4286945,
    saddlebrown: 9127187,
    salmon: 16416882,
    sandybrown: 16032864,
    seagreen: 3050327,
    seashell: 16774638,
    sienna: 10506797,
    silver: 12632256,
    skyblue: 8900331,
    slateblue: 6970061,
    slategray: 7372944,
    slategrey: 7372944,
    snow: 16775930,
    springgreen: 65407,
    steelblue: 4620980,
    tan: 13808780,
    teal: 32896,
    thistle: 14204888,
    tomato: 16737095,
    turquoise: 4251856,
    violet: 15631086,
    wheat: 16113331,
    white: 16777215,
    whitesmoke: 16119285,
    yellow: 16776960,
    yellowgreen: 10145074,
  },
  er = { h: 0, s: 0, l: 0 },
  tr = { h: 0, s: 0, l: 0 };
function nr(e, t, n) {
  return (
    n < 0 && (n += 1),
    n > 1 && --n,
    n < 1 / 6 ? e + (t - e) * 6 * n : n < 1 / 2 ? t : n < 2 / 3 ? e + (t - e) * 6 * (2 / 3 - n) : e
  );
}
var Z = class {
    constructor(e, t, n) {
      return ((this.isColor = !0), (this.r = 1), (this.g = 1), (this.b = 1), this.set(e, t, n));
    }
    set(e, t, n) {
      if (t === void 0 && n === void 0) {
        let t = e;
        t && t.isColor
          ? this.copy(t)
          : typeof t == `number`
            ? this.setHex(t)
            : typeof t == `string` && this.setStyle(t);
      } else this.setRGB(e, t, n);
      return this;
    }
    setScalar(e) {
      return ((this.r = e), (this.g = e), (this.b = e), this);
    }
    setHex(e, t = Tt) {
      return (
        (e = Math.floor(e)),
        (this.r = ((e >> 16) & 255) / 255),
        (this.g = ((e >> 8) & 255) / 255),
        (this.b = (e & 255) / 255),
        X.colorSpaceToWorking(this, t),
        this
      );
    }
    setRGB(e, t, n, r = X.workingColorSpace) {
      return ((this.r = e), (this.g = t), (this.b = n), X.colorSpaceToWorking(this, r), this);
    }
    setHSL(e, t, n, r = X.workingColorSpace) {
      if (((e = qt(e, 1)), (t = K(t, 0, 1)), (n = K(n, 0, 1)), t === 0)) this.r = this.g = this.b = n;
      else {
        let r = n <= 0.5 ? n * (1 + t) : n + t - n * t,
          i = 2 * n - r;
        ((this.r = nr(i, r, e + 1 / 3)), (this.g = nr(i, r, e)), (this.b = nr(i, r, e - 1 / 3)));
      }
      return (X.colorSpaceToWorking(this, r), this);
    }
    setStyle(e, t = Tt) {
      function n(t) {
        t !== void 0 && parseFloat(t) < 1 && W(`Color: Alpha component of ` + e + ` will be ignored.`);
      }
      let r;
      if ((r = /^(\w+)\(([^\)]*)\)/.exec(e))) {
        let i,
          a = r[1],
          o = r[2];
        switch (a) {
          case `rgb`:
          case `rgba`:
            if ((i = /^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(o)))
              return (
                n(i[4]),
                this.setRGB(
                  Math.min(255, parseInt(i[1], 10)) / 255,
                  Math.min(255, parseInt(i[2], 10)) / 255,
                  Math.min(255, parseInt(i[3], 10)) / 255,
                  t,
                )
              );
            if (
              (i =
                /^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(
                  o,
                ))
            )
              return (
                n(i[4]),
                this.setRGB(
                  Math.min(100, parseFloat(i[1])) / 100,
                  Math.min(100, parseFloat(i[2])) / 100,
                  Math.min(100, parseFloat(i[3])) / 100,
                  t,
                )
              );
            break;
          case `hsl`:
          case `hsla`:
            if (
              (i =
                /^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(
                  o,
                ))
            )
              return (n(i[4]), this.setHSL(parseFloat(i[1]) / 360, parseFloat(i[2]) / 100, parseFloat(i[3]) / 100, t));
            break;
          default:
            W(`Color: Unknown color model ` + e);
        }
      } else if ((r = /^\#([A-Fa-f\d]+)$/.exec(e))) {
        let n = r[1],
          i = n.length;
        if (i === 3)
          return this.setRGB(
            parseInt(n.charAt(0), 16) / 15,
            parseInt(n.charAt(1), 16) / 15,
            parseInt(n.charAt(2), 16) / 15,
            t,
          );
        if (i === 6) return this.setHex(parseInt(n, 16), t);
        W(`Color: Invalid hex color ` + e);
      } else if (e && e.length > 0) return this.setColorName(e, t);
      return this;
    }
    setColorName(e, t = Tt) {
      let n = $n[e.toLowerCase()];
      return (n === void 0 ? W(`Color: Unknown color ` + e) : this.setHex(n, t), this);
    }
    clone() {
      return new this.constructor(this.r, this.g, this.b);
    }
    copy(e) {
      return ((this.r = e.r), (this.g = e.g), (this.b = e.b), this);
    }
    copySRGBToLinear(e) {
      return ((this.r = sn(e.r)), (this.g = sn(e.g)), (this.b = sn(e.b)), this);
    }
    copyLinearToSRGB(e) {
      return ((this.r = cn(e.r)), (this.g = cn(e.g)), (this.b = cn(e.b)), this);
    }
    convertSRGBToLinear() {
      return (this.copySRGBToLinear(this), this);
    }
    convertLinearToSRGB() {
      return (this.copyLinearToSRGB(this), this);
    }
    getHex(e = Tt) {
      return (
        X.workingToColorSpace(rr.copy(this), e),
        Math.round(K(rr.r * 255, 0, 255)) * 65536 +
          Math.round(K(rr.g * 255, 0, 255)) * 256 +
          Math.round(K(rr.b * 255, 0, 255))
      );
    }
    getHexString(e = Tt) {
      return (`000000` + this.getHex(e).toString(16)).slice(-6);
    }
    getHSL(e, t = X.workingColorSpace) {
      X.workingToColorSpace(rr.copy(this), t);
      let n = rr.r,
        r = rr.g,
        i = rr.b,
        a = Math.max(n, r, i),
        o = Math.min(n, r, i),
        s,
        c,
        l = (o + a) / 2;
      if (o === a) ((s = 0), (c = 0));
      else {
        let e = a - o;
        switch (((c = l <= 0.5 ? e / (a + o) : e / (2 - a - o)), a)) {
          case n:
            s = (r - i) / e + (r < i ? 6 : 0);
            break;
          case r:
            s = (i - n) / e + 2;
            break;
          case i:
            s = (n - r) / e + 4;
        }
        s /= 6;
      }
      return ((e.h = s), (e.s = c), (e.l = l), e);
    }
    getRGB(e, t = X.workingColorSpace) {
      return (X.workingToColorSpace(rr.copy(this), t), (e.r = rr.r), (e.g = rr.g), (e.b = rr.b), e);
    }
    getStyle(e = Tt) {
      X.workingToColorSpace(rr.copy(this), e);
      let t = rr.r,
        n = rr.g,
        r = rr.b;
      return e === `srgb`
        ? `rgb(${Math.round(t * 255)},${Math.round(n * 255)},${Math.round(r * 255)})`
        : `color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${r.toFixed(3)})`;
    }
    offsetHSL(e, t, n) {
      return (this.getHSL(er), this.setHSL(er.h + e, er.s + t, er.l + n));
    }
    add(e) {
      return ((this.r += e.r), (this.g += e.g), (this.b += e.b), this);
    }
    addColors(e, t) {
      return ((this.r = e.r + t.r), (this.g = e.g + t.g), (this.b = e.b + t.b), this);
    }
    addScalar(e) {
      return ((this.r += e), (this.g += e), (this.b += e), this);
    }
    sub(e) {
      return (
        (this.r = Math.max(0, this.r - e.r)),
        (this.g = Math.max(0, this.g - e.g)),
        (this.b = Math.max(0, this.b - e.b)),
        this
      );
    }
    multiply(e) {
      return ((this.r *= e.r), (this.g *= e.g), (this.b *= e.b), this);
    }
    multiplyScalar(e) {
      return ((this.r *= e), (this.g *= e), (this.b *= e), this);
    }
    lerp(e, t) {
      return ((this.r += (e.r - this.r) * t), (this.g += (e.g - this.g) * t), (this.b += (e.b - this.b) * t), this);
    }
    lerpColors(e, t, n) {
      return (
        (this.r = e.r + (t.r - e.r) * n), (this.g = e.g + (t.g - e.g) * n), (this.b = e.b + (t.b - e.b) * n), this
      );
    }
    lerpHSL(e, t) {
      (this.getHSL(er), e.getHSL(tr));
      let n = Jt(er.h, tr.h, t),
        r = Jt(er.s, tr.s, t),
        i = Jt(er.l, tr.l, t);
      return (this.setHSL(n, r, i), this);
    }
    setFromVector3(e) {
      return ((this.r = e.x), (this.g = e.y), (this.b = e.z), this);
    }
    applyMatrix3(e) {
      let t = this.r,
        n = this.g,
        r = this.b,
        i = e.elements;
      return (
        (this.r = i[0] * t + i[3] * n + i[6] * r),
        (this.g = i[1] * t + i[4] * n + i[7] * r),
        (this.b = i[2] * t + i[5] * n + i[8] * r),
        this
      );
    }
    equals(e) {
      return e.r === this.r && e.g === this.g && e.b === this.b;
    }
    fromArray(e, t = 0) {
      return ((this.r = e[t]), (this.g = e[t + 1]), (this.b = e[t + 2]), this);
    }
    toArray(e = [], t = 0) {
      return ((e[t] = this.r), (e[t + 1] = this.g), (e[t + 2] = this.b), e);
    }
    fromBufferAttribute(e, t) {
      return ((this.r = e.getX(t)), (this.g = e.getY(t)), (this.b = e.getZ(t)), this);
    }
    toJSON() {
      return this.getHex();
    }
    *[Symbol.iterator]() {
      (yield this.r, yield this.g, yield this.b);
    }
  },
  rr = new Z();
Z.NAMES = $n;
var ir = class extends Yn {
    constructor() {
      (super(),
        (this.isScene = !0),
        (this.type = `Scene`),
        (this.background = null),
        (this.environment = null),
        (this.fog = null),
        (this.backgroundBlurriness = 0),
        (this.backgroundIntensity = 1),
        (this.backgroundRotation = new Mn()),
        (this.environmentIntensity = 1),
        (this.environmentRotation = new Mn()),
        (this.overrideMaterial = null),
        typeof __THREE_DEVTOOLS__ < `u` &&
          __THREE_DEVTOOLS__.dispatchEvent(new CustomEvent(`observe`, { detail: this })));
    }
    copy(e, t) {
      return (
        super.copy(e, t),
        (this.background = e.background === null ? null : e.background.clone()),
        (this.environment = e.environment === null ? null : e.environment.clone()),
        (this.fog = e.fog === null ? null : e.fog.clone()),
        (this.backgroundBlurriness = e.backgroundBlurriness),
        (this.backgroundIntensity = e.backgroundIntensity),
        this.backgroundRotation.copy(e.backgroundRotation),
        (this.environmentIntensity = e.environmentIntensity),
        this.environmentRotation.copy(e.environmentRotation),
        (this.overrideMaterial = e.overrideMaterial === null ? null : e.overrideMaterial.clone()),
        (this.matrixAutoUpdate = e.matrixAutoUpdate),
        this
      );
    }
    toJSON(e) {
      let t = super.toJSON(e);
      return (
        this.fog !== null && (t.object.fog = this.fog.toJSON()),
        (t.object.backgroundBlurriness = this.backgroundBlurriness),
        (t.object.backgroundIntensity = this.backgroundIntensity),
        (t.object.backgroundRotation = this.backgroundRotation.toArray()),
        (t.object.environmentIntensity = this.environmentIntensity),
        (t.object.environmentRotation = this.environmentRotation.toArray()),
        t
      );
    }
  },
  ar = new J(),
  or = new J(),
  sr = new J(),
  cr = new J(),
  lr = new J(),
  ur = new J(),
  dr = new J(),
  fr = new J(),
  pr = new J(),
  mr = new J(),
  hr = new _n(),
  gr = new _n(),
  _r = new _n(),
  vr = class e {
    constructor(e = new J(), t = new J(), n = new J()) {
      ((this.a = e), (this.b = t), (this.c = n));
    }
    static getNormal(e, t, n, r) {
      (r.subVectors(n, t), ar.subVectors(e, t), r.cross(ar));
      let i = r.lengthSq();
      return i > 0 ? r.multiplyScalar(1 / Math.sqrt(i)) : r.set(0, 0, 0);
    }
    static getBarycoord(e, t, n, r, i) {
      (ar.subVectors(r, t), or.subVectors(n, t), sr.subVectors(e, t));
      let a = ar.dot(ar),
        o = ar.dot(or),
        s = ar.dot(sr),
        c = or.dot(or),
        l = or.dot(sr),
        u = a * c - o * o;
      if (u === 0) return (i.set(0, 0, 0), null);
      let d = 1 / u,
        f = (c * s - o * l) * d,
        p = (a * l - o * s) * d;
      return i.set(1 - f - p, p, f);
    }
    static containsPoint(e, t, n, r) {
      return this.getBarycoord(e, t, n, r, cr) !== null && cr.x >= 0 && cr.y >= 0 && cr.x + cr.y <= 1;
    }
    static getInterpolation(e, t, n, r, i, a, o, s) {
      return this.getBarycoord(e, t, n, r, cr) === null
        ? ((s.x = 0), (s.y = 0), `z` in s && (s.z = 0), `w` in s && (s.w = 0), null)
        : (s.setScalar(0), s.addScaledVector(i, cr.x), s.addScaledVector(a, cr.y), s.addScaledVector(o, cr.z), s);
    }
    static getInterpolatedAttribute(e, t, n, r, i, a) {
      return (
        hr.setScalar(0),
        gr.setScalar(0),
        _r.setScalar(0),
        hr.fromBufferAttribute(e, t),
        gr.fromBufferAttribute(e, n),
        _r.fromBufferAttribute(e, r),
        a.setScalar(0),
        a.addScaledVector(hr, i.x),
        a.addScaledVector(gr, i.y),
        a.addScaledVector(_r, i.z),
        a
      );
    }
    static isFrontFacing(e, t, n, r) {
      return (ar.subVectors(n, t), or.subVectors(e, t), ar.cross(or).dot(r) < 0);
    }
    set(e, t, n) {
      return (this.a.copy(e), this.b.copy(t), this.c.copy(n), this);
    }
    setFromPointsAndIndices(e, t, n, r) {
      return (this.a.copy(e[t]), this.b.copy(e[n]), this.c.copy(e[r]), this);
    }
    setFromAttributeAndIndices(e, t, n, r) {
      return (
        this.a.fromBufferAttribute(e, t), this.b.fromBufferAttribute(e, n), this.c.fromBufferAttribute(e, r), this
      );
    }
    clone() {
      return new this.constructor().copy(this);
    }
    copy(e) {
      return (this.a.copy(e.a), this.b.copy(e.b), this.c.copy(e.c), this);
    }
    getArea() {
      return (ar.subVectors(this.c, this.b), or.subVectors(this.a, this.b), ar.cross(or).length() * 0.5);
    }
    getMidpoint(e) {
      return e
        .addVectors(this.a, this.b)
        .add(this.c)
        .multiplyScalar(1 / 3);
    }
    getNormal(t) {
      return e.getNormal(this.a, this.b, this.c, t);
    }
    getPlane(e) {
      return e.setFromCoplanarPoints(this.a, this.b, this.c);
    }
    getBarycoord(t, n) {
      return e.getBarycoord(t, this.a, this.b, this.c, n);
    }
    getInterpolation(t, n, r, i, a) {
      return e.getInterpolation(t, this.a, this.b, this.c, n, r, i, a);
    }
    containsPoint(t) {
      return e.containsPoint(t, this.a, this.b, this.c);
    }
    isFrontFacing(t) {
      return e.isFrontFacing(this.a, this.b, this.c, t);
    }
    intersectsBox(e) {
      return e.intersectsTriangle(this);
    }
    closestPointToPoint(e, t) {
      let n = this.a,
        r = this.b,
        i = this.c,
        a,
        o;
      (lr.subVectors(r, n), ur.subVectors(i, n), fr.subVectors(e, n));
      let s = lr.dot(fr),
        c = ur.dot(fr);
      if (s <= 0 && c <= 0) return t.copy(n);
      pr.subVectors(e, r);
      let l = lr.dot(pr),
        u = ur.dot(pr);
      if (l >= 0 && u <= l) return t.copy(r);
      let d = s * u - l * c;
      if (d <= 0 && s >= 0 && l <= 0 && s - l > 0) return ((a = s / (s - l)), t.copy(n).addScaledVector(lr, a));
      mr.subVectors(e, i);
      let f = lr.dot(mr),
        p = ur.dot(mr);
      if (p >= 0 && f <= p) return t.copy(i);
      let m = f * c - s * p;
      if (m <= 0 && c >= 0 && p <= 0) return ((o = c / (c - p)), t.copy(n).addScaledVector(ur, o));
      let h = l * p - f * u;
      if (h <= 0 && u - l >= 0 && f - p >= 0)
        return (dr.subVectors(i, r), (o = (u - l) / (u - l + (f - p))), t.copy(r).addScaledVector(dr, o));
      let g = 1 / (h + m + d);
      return ((a = m * g), (o = d * g), t.copy(n).addScaledVector(lr, a).addScaledVector(ur, o));
    }
    equals(e) {
      return e.a.equals(this.a) && e.b.equals(this.b) && e.c.equals(this.c);
    }
  },
  yr = class {
    constructor(e = new J(1 / 0, 1 / 0, 1 / 0), t = new J(-1 / 0, -1 / 0, -1 / 0)) {
      ((this.isBox3 = !0), (this.min = e), (this.max = t));
    }
    set(e, t) {
      return (this.min.copy(e), this.max.copy(t), this);
    }
    setFromArray(e) {
      this.makeEmpty();
      for (let t = 0, n = e.length; t < n; t += 3) this.expandByPoint(xr.fromArray(e, t));
      return this;
    }
    setFromBufferAttribute(e) {
      this.makeEmpty();
      for (let t = 0, n = e.count; t < n; t++) this.expandByPoint(xr.fromBufferAttribute(e, t));
      return this;
    }
    setFromPoints(e) {
      this.makeEmpty();
      for (let t = 0, n = e.length; t < n; t++) this.expandByPoint(e[t]);
      return this;
    }
    setFromCenterAndSize(e, t) {
      let n = xr.copy(t).multiplyScalar(0.5);
      return (this.min.copy(e).sub(n), this.max.copy(e).add(n), this);
    }
    setFromObject(e, t = !1) {
      return (this.makeEmpty(), this.expandByObject(e, t));
    }
    clone() {
      return new this.constructor().copy(this);
    }
    copy(e) {
      return (this.min.copy(e.min), this.max.copy(e.max), this);
    }
    makeEmpty() {
      return ((this.min.x = this.min.y = this.min.z = 1 / 0), (this.max.x = this.max.y = this.max.z = -1 / 0), this);
    }
    isEmpty() {
      return this.max.x < this.min.x || this.max.y < this.min.y || this.max.z < this.min.z;
    }
    getCenter(e) {
      return this.isEmpty() ? e.set(0, 0, 0) : e.addVectors(this.min, this.max).multiplyScalar(0.5);
    }
    getSize(e) {
      return this.isEmpty() ? e.set(0, 0, 0) : e.subVectors(this.max, this.min);
    }
    expandByPoint(e) {
      return (this.min.min(e), this.max.max(e), this);
    }
    expandByVector(e) {
      return (this.min.sub(e), this.max.add(e), this);
    }
    expandByScalar(e) {
      return (this.min.addScalar(-e), this.max.addScalar(e), this);
    }
    expandByObject(e, t = !1) {
      e.updateWorldMatrix(!1, !1);
      let n = e.geometry;
      if (n !== void 0) {
        let r = n.getAttribute(`position`);
        if (t === !0 && r !== void 0 && e.isInstancedMesh !== !0 && e.isBatchedMesh !== !0)
          for (let t = 0, n = r.count; t < n; t++)
            (e.isMesh === !0 ? e.getVertexPosition(t, xr) : xr.fromBufferAttribute(r, t),
              xr.applyMatrix4(e.matrixWorld),
              this.expandByPoint(xr));
        else
          (e.boundingBox === void 0
            ? (n.boundingBox === null && n.computeBoundingBox(), Sr.copy(n.boundingBox))
            : (e.boundingBox === null && e.computeBoundingBox(), Sr.copy(e.boundingBox)),
            Sr.applyMatrix4(e.matrixWorld),
            this.union(Sr));
      }
      let r = e.children;
      for (let e = 0, n = r.length; e < n; e++) this.expandByObject(r[e], t);
      return this;
    }
    containsPoint(e) {
      return (
        e.x >= this.min.x &&
        e.x <= this.max.x &&
        e.y >= this.min.y &&
        e.y <= this.max.y &&
        e.z >= this.min.z &&
        e.z <= this.max.z
      );
    }
    containsBox(e) {
      return (
        this.min.x <= e.min.x &&
        e.max.x <= this.max.x &&
        this.min.y <= e.min.y &&
        e.max.y <= this.max.y &&
        this.min.z <= e.min.z &&
        e.max.z <= this.max.z
      );
    }
    getParameter(e, t) {
      return t.set(
        (e.x - this.min.x) / (this.max.x - this.min.x),
        (e.y - this.min.y) / (this.max.y - this.min.y),
        (e.z - this.min.z) / (this.max.z - this.min.z),
      );
    }
    intersectsBox(e) {
      return (
        e.max.x >= this.min.x &&
        e.min.x <= this.max.x &&
        e.max.y >= this.min.y &&
        e.min.y <= this.max.y &&
        e.max.z >= this.min.z &&
        e.min.z <= this.max.z
      );
    }
    intersectsSphere(e) {
      return (this.clampPoint(e.center, xr), xr.distanceToSquared(e.center) <= e.radius * e.radius);
    }
    intersectsPlane(e) {
      let t, n;
      return (
        e.normal.x > 0
          ? ((t = e.normal.x * this.min.x), (n = e.normal.x * this.max.x))
          : ((t = e.normal.x * this.max.x), (n = e.normal.x * this.min.x)),
        e.normal.y > 0
          ? ((t += e.normal.y * this.min.y), (n += e.normal.y * this.max.y))
          : ((t += e.normal.y * this.max.y), (n += e.normal.y * this.min.y)),
        e.normal.z > 0
          ? ((t += e.normal.z * this.min.z), (n += e.normal.z * this.max.z))
          : ((t += e.normal.z * this.max.z), (n += e.normal.z * this.min.z)),
        t <= -e.constant && n >= -e.constant
      );
    }
    intersectsTriangle(e) {
      if (this.isEmpty()) return !1;
      (this.getCenter(kr),
        Ar.subVectors(this.max, kr),
        Cr.subVectors(e.a, kr),
        wr.subVectors(e.b, kr),
        Tr.subVectors(e.c, kr),
        Er.subVectors(wr, Cr),
        Dr.subVectors(Tr, wr),
        Or.subVectors(Cr, Tr));
      let t = [
        0,
        -Er.z,
        Er.y,
        0,
        -Dr.z,
        Dr.y,
        0,
        -Or.z,
        Or.y,
        Er.z,
        0,
        -Er.x,
        Dr.z,
        0,
        -Dr.x,
        Or.z,
        0,
        -Or.x,
        -Er.y,
        Er.x,
        0,
        -Dr.y,
        Dr.x,
        0,
        -Or.y,
        Or.x,
        0,
      ];
      return !Nr(t, Cr, wr, Tr, Ar) || ((t = [1, 0, 0, 0, 1, 0, 0, 0, 1]), !Nr(t, Cr, wr, Tr, Ar))
        ? !1
        : (jr.crossVectors(Er, Dr), (t = [jr.x, jr.y, jr.z]), Nr(t, Cr, wr, Tr, Ar));
    }
    clampPoint(e, t) {
      return t.copy(e).clamp(this.min, this.max);
    }
    distanceToPoint(e) {
      return this.clampPoint(e, xr).distanceTo(e);
    }
    getBoundingSphere(e) {
      return (
        this.isEmpty() ? e.makeEmpty() : (this.getCenter(e.center), (e.radius = this.getSize(xr).length() * 0.5)), e
      );
    }
    intersect(e) {
      return (this.min.max(e.min), this.max.min(e.max), this.isEmpty() && this.makeEmpty(), this);
    }
    union(e) {
      return (this.min.min(e.min), this.max.max(e.max), this);
    }
    applyMatrix4(e) {
      return (
        this.isEmpty() ||
          (br[0].set(this.min.x, this.min.y, this.min.z).applyMatrix4(e),
          br[1].set(this.min.x, this.min.y, this.max.z).applyMatrix4(e),
          br[2].set(this.min.x, this.max.y, this.min.z).applyMatrix4(e),
          br[3].set(this.min.x, this.max.y, this.max.z).applyMatrix4(e),
          br[4].set(this.max.x, this.min.y, this.min.z).applyMatrix4(e),
          br[5].set(this.max.x, this.min.y, this.max.z).applyMatrix4(e),
          br[6].set(this.max.x, this.max.y, this.min.z).applyMatrix4(e),
          br[7].set(this.max.x, this.max.y, this.max.z).applyMatrix4(e),
          this.setFromPoints(br)),
        this
      );
    }
    translate(e) {
      return (this.min.add(e), this.max.add(e), this);
    }
    equals(e) {
      return e.min.equals(this.min) && e.max.equals(this.max);
    }
    toJSON() {
      return { min: this.min.toArray(), max: this.max.toArray() };
    }
    fromJSON(e) {
      return (this.min.fromArray(e.min), this.max.fromArray(e.max), this);
    }
  },
  br = [new J(), new J(), new J(), new J(), new J(), new J(), new J(), new J()],
  xr = new J(),
  Sr = new yr(),
  Cr = new J(),
  wr = new J(),
  Tr = new J(),
  Er = new J(),
  Dr = new J(),
  Or = new J(),
  kr = new J(),
  Ar = new J(),
  jr = new J(),
  Mr = new J();
function Nr(e, t, n, r, i) {
  for (let a = 0, o = e.length - 3; a <= o; a += 3) {
    Mr.fromArray(e, a);
    let o = i.x * Math.abs(Mr.x) + i.y * Math.abs(Mr.y) + i.z * Math.abs(Mr.z),
      s = t.dot(Mr),
      c = n.dot(Mr),
      l = r.dot(Mr);
    if (Math.max(-Math.max(s, c, l), Math.min(s, c, l)) > o) return !1;
  }
  return !0;
}
var Pr = new J(),
  Fr = new q(),
  Ir = 0,
  Lr = class extends Ht {
    constructor(e, t, n = !1) {
      if ((super(), Array.isArray(e))) throw TypeError(`THREE.BufferAttribute: array should be a Typed Array.`);
      ((this.isBufferAttribute = !0),
        Object.defineProperty(this, "id", { value: Ir++ }),
        (this.name = ``),
        (this.array = e),
        (this.itemSize = t),
        (this.count = e === void 0 ? 0 : e.length / t),
        (this.normalized = n),
        (this.usage = At),
        (this.updateRanges = []),
        (this.gpuType = Se),
        (this.version = 0),
        (this._normalizationScale = e === void 0 ? void 0 : Xt(e)));
    }
    onUploadCallback() {}
    set needsUpdate(e) {
      e === !0 && this.version++;
    }
    setUsage(e) {
      return ((this.usage = e), this);
    }
    addUpdateRange(e, t) {
      this.updateRanges.push({ start: e, count: t });
    }
    clearUpdateRanges() {
      this.updateRanges.length = 0;
    }
    copy(e) {
      return (
        (this.name = e.name),
        (this.array = new e.array.constructor(e.array)),
        (this.itemSize = e.itemSize),
        (this.count = e.count),
        (this.normalized = e.normalized),
        (this.usage = e.usage),
        (this.gpuType = e.gpuType),
        (this._normalizationScale = e._normalizationScale),
        this
      );
    }
    copyAt(e, t, n) {
      ((e *= this.itemSize), (n *= t.itemSize));
      for (let r = 0, i = this.itemSize; r < i; r++) this.array[e + r] = t.array[n + r];
      return this;
    }
    copyArray(e) {
      return (this.array.set(e), this);
    }
    applyMatrix3(e) {
      if (this.itemSize === 2)
        for (let t = 0, n = this.count; t < n; t++)
          (Fr.fromBufferAttribute(this, t), Fr.applyMatrix3(e), this.setXY(t, Fr.x, Fr.y));
      else if (this.itemSize === 3)
        for (let t = 0, n = this.count; t < n; t++)
          (Pr.fromBufferAttribute(this, t), Pr.applyMatrix3(e), this.setXYZ(t, Pr.x, Pr.y, Pr.z));
      return this;
    }
    applyMatrix4(e) {
      for (let t = 0, n = this.count; t < n; t++)
        (Pr.fromBufferAttribute(this, t), Pr.applyMatrix4(e), this.setXYZ(t, Pr.x, Pr.y, Pr.z));
      return this;
    }
    applyNormalMatrix(e) {
      for (let t = 0, n = this.count; t < n; t++)
        (Pr.fromBufferAttribute(this, t), Pr.applyNormalMatrix(e), this.setXYZ(t, Pr.x, Pr.y, Pr.z));
      return this;
    }
    transformDirection(e) {
      for (let t = 0, n = this.count; t < n; t++)
        (Pr.fromBufferAttribute(this, t), Pr.transformDirection(e), this.setXYZ(t, Pr.x, Pr.y, Pr.z));
      return this;
    }
    set(e, t = 0) {
      return (this.array.set(e, t), this);
    }
    getComponent(e, t) {
      let n = this.array[e * this.itemSize + t];
      return (this.normalized && (n = this._denormalize(n)), n);
    }
    setComponent(e, t, n) {
      return (this.normalized && (n = this._normalize(n)), (this.array[e * this.itemSize + t] = n), this);
    }
    getX(e) {
      let t = this.array[e * this.itemSize];
      return (this.normalized && (t = this._denormalize(t)), t);
    }
    setX(e, t) {
      return (this.normalized && (t = this._normalize(t)), (this.array[e * this.itemSize] = t), this);
    }
    getY(e) {
      let t = this.array[e * this.itemSize + 1];
      return (this.normalized && (t = this._denormalize(t)), t);
    }
    setY(e, t) {
      return (this.normalized && (t = this._normalize(t)), (this.array[e * this.itemSize + 1] = t), this);
    }
    getZ(e) {
      let t = this.array[e * this.itemSize + 2];
      return (this.normalized && (t = this._denormalize(t)), t);
    }
    setZ(e, t) {
      return (this.normalized && (t = this._normalize(t)), (this.array[e * this.itemSize + 2] = t), this);
    }
    getW(e) {
      let t = this.array[e * this.itemSize + 3];
      return (this.normalized && (t = this._denormalize(t)), t);
    }
    setW(e, t) {
      return (this.normalized && (t = this._normalize(t)), (this.array[e * this.itemSize + 3] = t), this);
    }
    setXY(e, t, n) {
      return (
        (e *= this.itemSize),
        this.normalized && ((t = this._normalize(t)), (n = this._normalize(n))),
        (this.array[e + 0] = t),
        (this.array[e + 1] = n),
        this
      );
    }
    setXYZ(e, t, n, r) {
      return (
        (e *= this.itemSize),
        this.normalized && ((t = this._normalize(t)), (n = this._normalize(n)), (r = this._normalize(r))),
        (this.array[e + 0] = t),
        (this.array[e + 1] = n),
        (this.array[e + 2] = r),
        this
      );
    }
    setXYZW(e, t, n, r, i) {
      return (
        (e *= this.itemSize),
        this.normalized &&
          ((t = this._normalize(t)), (n = this._normalize(n)), (r = this._normalize(r)), (i = this._normalize(i))),
        (this.array[e + 0] = t),
        (this.array[e + 1] = n),
        (this.array[e + 2] = r),
        (this.array[e + 3] = i),
        this
      );
    }
    onUpload(e) {
      return ((this.onUploadCallback = e), this);
    }
    clone() {
      return new this.constructor(this.array, this.itemSize).copy(this);
    }
    toJSON() {
      let e = {
        itemSize: this.itemSize,
        type: this.array.constructor.name,
        array: Array.from(this.array),
        normalized: this.normalized,
      };
      return ((e.name = this.name), (e.usage = this.usage), (e.gpuType = this.gpuType), e);
    }
    dispose() {
      this.dispatchEvent({ type: `dispose` });
    }
    _denormalize(e) {
      let t = this._normalizationScale;
      return t === void 0 ? Zt(e, this.array) : Math.max(e / t, -1);
    }
    _normalize(e) {
      let t = this._normalizationScale;
      return t === void 0 ? Qt(e, this.array) : Math.round(e * t);
    }
  },
  Rr = class extends Lr {
    constructor(e, t, n) {
      super(new Uint16Array(e), t, n);
    }
  },
  zr = class extends Lr {
    constructor(e, t, n) {
      super(new Uint32Array(e), t, n);
    }
  },
  Br = class extends Lr {
    constructor(e, t, n) {
      super(new Float32Array(e), t, n);
    }
  },
  Vr = new yr(),
  Hr = new J(),
  Ur = new J(),
  Wr = class {
    constructor(e = new J(), t = -1) {
      ((this.isSphere = !0), (this.center = e), (this.radius = t));
    }
    set(e, t) {
      return (this.center.copy(e), (this.radius = t), this);
    }
    setFromPoints(e, t) {
      let n = this.center;
      t === void 0 ? Vr.setFromPoints(e).getCenter(n) : n.copy(t);
      let r = 0;
      for (let t = 0, i = e.length; t < i; t++) r = Math.max(r, n.distanceToSquared(e[t]));
      return ((this.radius = Math.sqrt(r)), this);
    }
    copy(e) {
      return (this.center.copy(e.center), (this.radius = e.radius), this);
    }
    isEmpty() {
      return this.radius < 0;
    }
    makeEmpty() {
      return (this.center.set(0, 0, 0), (this.radius = -1), this);
    }
    containsPoint(e) {
      return e.distanceToSquared(this.center) <= this.radius * this.radius;
    }
    distanceToPoint(e) {
      return e.distanceTo(this.center) - this.radius;
    }
    intersectsSphere(e) {
      let t = this.radius + e.radius;
      return e.center.distanceToSquared(this.center) <= t * t;
    }
    intersectsBox(e) {
      return e.intersectsSphere(this);
    }
    intersectsPlane(e) {
      return Math.abs(e.distanceToPoint(this.center)) <= this.radius;
    }
    clampPoint(e, t) {
      let n = this.center.distanceToSquared(e);
      return (
        t.copy(e),
        n > this.radius * this.radius &&
          (t.sub(this.center).normalize(), t.multiplyScalar(this.radius).add(this.center)),
        t
      );
    }
    getBoundingBox(e) {
      return this.isEmpty() ? (e.makeEmpty(), e) : (e.set(this.center, this.center), e.expandByScalar(this.radius), e);
    }
    applyMatrix4(e) {
      return (this.center.applyMatrix4(e), (this.radius *= e.getMaxScaleOnAxis()), this);
    }
    translate(e) {
      return (this.center.add(e), this);
    }
    expandByPoint(e) {
      if (this.isEmpty()) return (this.center.copy(e), (this.radius = 0), this);
      Hr.subVectors(e, this.center);
      let t = Hr.lengthSq();
      if (t > this.radius * this.radius) {
        let e = Math.sqrt(t),
          n = (e - this.radius) * 0.5;
        (this.center.addScaledVector(Hr, n / e), (this.radius += n));
      }
      return this;
    }
    union(e) {
      return e.isEmpty()
        ? this
        : this.isEmpty()
          ? (this.copy(e), this)
          : (this.center.equals(e.center) === !0
              ? (this.radius = Math.max(this.radius, e.radius))
              : (Ur.subVectors(e.center, this.center).setLength(e.radius),
                this.expandByPoint(Hr.copy(e.center).add(Ur)),
                this.expandByPoint(Hr.copy(e.center).sub(Ur))),
            this);
    }
    equals(e) {
      return e.center.equals(this.center) && e.radius === this.radius;
    }
    clone() {
      return new this.constructor().copy(this);
    }
    toJSON() {
      return { radius: this.radius, center: this.center.toArray() };
    }
    fromJSON(e) {
      return ((this.radius = e.radius), this.center.fromArray(e.center), this);
    }
  },
  Gr = 0,
  Kr = new Sn(),
  qr = new Yn(),
  Jr = new J(),
  Yr = new yr(),
  Xr = new yr(),
  Zr = new J(),
  Qr = class e extends Ht {
    constructor() {
      (super(),
        (this.isBufferGeometry = !0),
        Object.defineProperty(this, "id", { value: Gr++ }),
        (this.uuid = Kt()),
        (this.name = ``),
        (this.type = `BufferGeometry`),
        (this.index = null),
        (this.indirect = null),
        (this.indirectOffset = 0),
        (this.attributes = {}),
        (this.morphAttributes = {}),
        (this.morphTargetsRelative = !1),
        (this.groups = []),
        (this.boundingBox = null),
        (this.boundingSphere = null),
        (this.drawRange = { start: 0, count: 1 / 0 }),
        (this.userData = {}),
        (this._transformed = !1));
    }
    getIndex() {
      return this.index;
    }
    setIndex(e) {
      return ((this.index = Array.isArray(e) ? new (Mt(e) ? zr : Rr)(e, 1) : e), this);
    }
    setIndirect(e, t = 0) {
      return ((this.indirect = e), (this.indirectOffset = t), this);
    }
    getIndirect() {
      return this.indirect;
    }
    getAttribute(e) {
      return this.attributes[e];
    }
    setAttribute(e, t) {
      return ((this.attributes[e] = t), this);
    }
    deleteAttribute(e) {
      return (delete this.attributes[e], this);
    }
    hasAttribute(e) {
      return this.attributes[e] !== void 0;
    }
    addGroup(e, t, n = 0) {
      this.groups.push({ start: e, count: t, materialIndex: n });
    }
    clearGroups() {
      this.groups = [];
    }
    setDrawRange(e, t) {
      ((this.drawRange.start = e), (this.drawRange.count = t));
    }
    applyMatrix4(e) {
      let t = this.attributes.position;
      t !== void 0 && (t.applyMatrix4(e), (t.needsUpdate = !0));
      let n = this.attributes.normal;
      if (n !== void 0) {
        let t = new Y().getNormalMatrix(e);
        (n.applyNormalMatrix(t), (n.needsUpdate = !0));
      }
      let r = this.attributes.tangent;
      return (
        r !== void 0 && (r.transformDirection(e), (r.needsUpdate = !0)),
        this.boundingBox !== null && this.computeBoundingBox(),
        this.boundingSphere !== null && this.computeBoundingSphere(),
        (this._transformed = !0),
        this
      );
    }
    applyQuaternion(e) {
      return (Kr.makeRotationFromQuaternion(e), this.applyMatrix4(Kr), this);
    }
    rotateX(e) {
      return (Kr.makeRotationX(e), this.applyMatrix4(Kr), this);
    }
    rotateY(e) {
      return (Kr.makeRotationY(e), this.applyMatrix4(Kr), this);
    }
    rotateZ(e) {
      return (Kr.makeRotationZ(e), this.applyMatrix4(Kr), this);
    }
    translate(e, t, n) {
      return (Kr.makeTranslation(e, t, n), this.applyMatrix4(Kr), this);
    }
    scale(e, t, n) {
      return (Kr.makeScale(e, t, n), this.applyMatrix4(Kr), this);
    }
    lookAt(e) {
      return (qr.lookAt(e), qr.updateMatrix(), this.applyMatrix4(qr.matrix), this);
    }
    center() {
      return (
        this.computeBoundingBox(), this.boundingBox.getCenter(Jr).negate(), this.translate(Jr.x, Jr.y, Jr.z), this
      );
    }
    setFromPoints(e) {
      let t = this.getAttribute(`position`);
      if (t === void 0) {
        let t = [];
        for (let n = 0, r = e.length; n < r; n++) {
          let r = e[n];
          t.push(r.x, r.y, r.z || 0);
        }
        this.setAttribute(`position`, new Br(t, 3));
      } else {
        let n = Math.min(e.length, t.count);
        for (let r = 0; r < n; r++) {
          let n = e[r];
          t.setXYZ(r, n.x, n.y, n.z || 0);
        }
        (e.length > t.count &&
          W(`BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry.`),
          (t.needsUpdate = !0));
      }
      return this;
    }
    computeBoundingBox() {
      this.boundingBox === null && (this.boundingBox = new yr());
      let e = this.attributes.position,
        t = this.morphAttributes.position;
      if (e && e.isGLBufferAttribute)
        (G(`BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.`, this),
          this.boundingBox.set(new J(-1 / 0, -1 / 0, -1 / 0), new J(1 / 0, 1 / 0, 1 / 0)));
      else {
        if (e !== void 0) {
          if ((this.boundingBox.setFromBufferAttribute(e), t))
            for (let e = 0, n = t.length; e < n; e++) {
              let n = t[e];
              (Yr.setFromBufferAttribute(n),
                this.morphTargetsRelative
                  ? (Zr.addVectors(this.boundingBox.min, Yr.min),
                    this.boundingBox.expandByPoint(Zr),
                    Zr.addVectors(this.boundingBox.max, Yr.max),
                    this.boundingBox.expandByPoint(Zr))
                  : (this.boundingBox.expandByPoint(Yr.min), this.boundingBox.expandByPoint(Yr.max)));
            }
        } else this.boundingBox.makeEmpty();
        (isNaN(this.boundingBox.min.x) || isNaN(this.boundingBox.min.y) || isNaN(this.boundingBox.min.z)) &&
          G(
            `BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.`,
            this,
          );
      }
    }
    computeBoundingSphere() {
      this.boundingSphere === null && (this.boundingSphere = new Wr());
      let e = this.attributes.position,
        t = this.morphAttributes.position;
      if (e && e.isGLBufferAttribute)
        (G(`BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.`, this),
          this.boundingSphere.set(new J(), 1 / 0));
      else if (e) {
        let n = this.boundingSphere.center;
        if ((Yr.setFromBufferAttribute(e), t))
          for (let e = 0, n = t.length; e < n; e++) {
            let n = t[e];
            (Xr.setFromBufferAttribute(n),
              this.morphTargetsRelative
                ? (Zr.addVectors(Yr.min, Xr.min),
                  Yr.expandByPoint(Zr),
                  Zr.addVectors(Yr.max, Xr.max),
                  Yr.expandByPoint(Zr))
                : (Yr.expandByPoint(Xr.min), Yr.expandByPoint(Xr.max)));
          }
        Yr.getCenter(n);
        let r = 0;
        for (let t = 0, i = e.count; t < i; t++)
          (Zr.fromBufferAttribute(e, t), (r = Math.max(r, n.distanceToSquared(Zr))));
        if (t)
          for (let i = 0, a = t.length; i < a; i++) {
            let a = t[i],
              o = this.morphTargetsRelative;
            for (let t = 0, i = a.count; t < i; t++)
              (Zr.fromBufferAttribute(a, t),
                o && (Jr.fromBufferAttribute(e, t), Zr.add(Jr)),
                (r = Math.max(r, n.distanceToSquared(Zr))));
          }
        ((this.boundingSphere.radius = Math.sqrt(r)),
          isNaN(this.boundingSphere.radius) &&
            G(
              `BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.`,
              this,
            ));
      }
    }
    computeTangents() {
      let e = this.index,
        t = this.attributes;
      if (e === null || t.position === void 0 || t.normal === void 0 || t.uv === void 0) {
        G(`BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)`);
        return;
      }
      let n = t.position,
        r = t.normal,
        i = t.uv,
        a = this.getAttribute(`tangent`);
      (a === void 0 || a.count !== n.count) &&
        ((a = new Lr(new Float32Array(4 * n.count), 4)), this.setAttribute(`tangent`, a));
      let o = [],
        s = [],
        c = new Uint8Array(n.count);
      for (let e = 0; e < n.count; e++) ((o[e] = new J()), (s[e] = new J()));
      let l = new J(),
        u = new J(),
        d = new J(),
        f = new q(),
        p = new q(),
        m = new q(),
        h = new J(),
        g = new J();
      function _(e, t, r) {
        ((c[e] = c[t] = c[r] = 1),
          l.fromBufferAttribute(n, e),
          u.fromBufferAttribute(n, t),
          d.fromBufferAttribute(n, r),
          f.fromBufferAttribute(i, e),
          p.fromBufferAttribute(i, t),
          m.fromBufferAttribute(i, r),
          u.sub(l),
          d.sub(l),
          p.sub(f),
          m.sub(f));
        let a = 1 / (p.x * m.y - m.x * p.y);
        isFinite(a) &&
          (h.copy(u).multiplyScalar(m.y).addScaledVector(d, -p.y).multiplyScalar(a),
          g.copy(d).multiplyScalar(p.x).addScaledVector(u, -m.x).multiplyScalar(a),
          o[e].add(h),
          o[t].add(h),
          o[r].add(h),
          s[e].add(g),
          s[t].add(g),
          s[r].add(g));
      }
      let v = this.groups;
      v.length === 0 && (v = [{ start: 0, count: e.count }]);
      for (let t = 0, n = v.length; t < n; ++t) {
        let n = v[t],
          r = n.start,
          i = n.count;
        for (let t = r, n = r + i; t < n; t += 3) _(e.getX(t + 0), e.getX(t + 1), e.getX(t + 2));
      }
      let y = new J(),
        b = new J(),
        x = new J(),
        S = new J();
      function C(e) {
        (x.fromBufferAttribute(r, e), S.copy(x));
        let t = o[e];
        (y.copy(t), y.sub(x.multiplyScalar(x.dot(t))).normalize(), b.crossVectors(S, t));
        let n = b.dot(s[e]) < 0 ? -1 : 1;
        a.setXYZW(e, y.x, y.y, y.z, n);
      }
      for (let e = 0, t = n.count; e < t; ++e) c[e] && C(e);
      this._transformed = !0;
    }
    computeVertexNormals() {
      let e = this.index,
        t = this.getAttribute(`position`);
      if (t !== void 0) {
        let n = this.getAttribute(`normal`);
        if (n === void 0 || n.count !== t.count)
          ((n = new Lr(new Float32Array(t.count * 3), 3)), this.setAttribute(`normal`, n));
        else for (let e = 0, t = n.count; e < t; e++) n.setXYZ(e, 0, 0, 0);
        let r = new J(),
          i = new J(),
          a = new J(),
          o = new J(),
          s = new J(),
          c = new J(),
          l = new J(),
          u = new J();
        if (e)
          for (let d = 0, f = e.count; d < f; d += 3) {
            let f = e.getX(d + 0),
              p = e.getX(d + 1),
              m = e.getX(d + 2);
            (r.fromBufferAttribute(t, f),
              i.fromBufferAttribute(t, p),
              a.fromBufferAttribute(t, m),
              l.subVectors(a, i),
              u.subVectors(r, i),
              l.cross(u),
              o.fromBufferAttribute(n, f),
              s.fromBufferAttribute(n, p),
              c.fromBufferAttribute(n, m),
              o.add(l),
              s.add(l),
              c.add(l),
              n.setXYZ(f, o.x, o.y, o.z),
              n.setXYZ(p, s.x, s.y, s.z),
              n.setXYZ(m, c.x, c.y, c.z));
          }
        else
          for (let e = 0, o = t.count; e < o; e += 3)
            (r.fromBufferAttribute(t, e + 0),
              i.fromBufferAttribute(t, e + 1),
              a.fromBufferAttribute(t, e + 2),
              l.subVectors(a, i),
              u.subVectors(r, i),
              l.cross(u),
              n.setXYZ(e + 0, l.x, l.y, l.z),
              n.setXYZ(e + 1, l.x, l.y, l.z),
              n.setXYZ(e + 2, l.x, l.y, l.z));
        (this.normalizeNormals(), (n.needsUpdate = !0));
      }
    }
    normalizeNormals() {
      let e = this.attributes.normal;
      for (let t = 0, n = e.count; t < n; t++)
        (Zr.fromBufferAttribute(e, t), Zr.normalize(), e.setXYZ(t, Zr.x, Zr.y, Zr.z));
    }
    toNonIndexed() {
      function t(e, t) {
        let n = e.array,
          r = e.itemSize,
          i = e.normalized,
          a = new n.constructor(t.length * r),
          o = 0,
          s = 0;
        for (let i = 0, c = t.length; i < c; i++) {
          o = e.isInterleavedBufferAttribute ? t[i] * e.data.stride + e.offset : t[i] * r;
          for (let e = 0; e < r; e++) a[s++] = n[o++];
        }
        return new Lr(a, r, i);
      }
      if (this.index === null)
        return (W(`BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed.`), this);
      let n = new e(),
        r = this.index.array,
        i = this.attributes;
      for (let e in i) {
        let a = i[e],
          o = t(a, r);
        n.setAttribute(e, o);
      }
      let a = this.morphAttributes;
      for (let e in a) {
        let i = [],
          o = a[e];
        for (let e = 0, n = o.length; e < n; e++) {
          let n = o[e],
            a = t(n, r);
          i.push(a);
        }
        n.morphAttributes[e] = i;
      }
      n.morphTargetsRelative = this.morphTargetsRelative;
      let o = this.groups;
      for (let e = 0, t = o.length; e < t; e++) {
        let t = o[e];
        n.addGroup(t.start, t.count, t.materialIndex);
      }
      return n;
    }
    toJSON() {
      let e = { metadata: { version: 4.7, type: `BufferGeometry`, generator: `BufferGeometry.toJSON` } };
      if (
        ((e.uuid = this.uuid),
        (e.type = this.parameters !== void 0 && this._transformed === !0 ? `BufferGeometry` : this.type),
        (e.name = this.name),
        Object.keys(this.userData).length > 0 && (e.userData = this.userData),
        this.parameters !== void 0 && this._transformed !== !0)
      ) {
        let t = this.parameters;
        for (let n in t) t[n] !== void 0 && (e[n] = t[n]);
        return e;
      }
      e.data = { attributes: {} };
      let t = this.index;
      t !== null && (e.data.index = { type: t.array.constructor.name, array: Array.prototype.slice.call(t.array) });
      let n = this.attributes;
      for (let t in n) {
        let r = n[t];
        e.data.attributes[t] = r.toJSON(e.data);
      }
      let r = {},
        i = !1;
      for (let t in this.morphAttributes) {
        let n = this.morphAttributes[t],
          a = [];
        for (let t = 0, r = n.length; t < r; t++) {
          let r = n[t];
          a.push(r.toJSON(e.data));
        }
        a.length > 0 && ((r[t] = a), (i = !0));
      }
      i && ((e.data.morphAttributes = r), (e.data.morphTargetsRelative = this.morphTargetsRelative));
      let a = this.groups;
      a.length > 0 && (e.data.groups = JSON.parse(JSON.stringify(a)));
      let o = this.boundingSphere;
      return (o !== null && (e.data.boundingSphere = o.toJSON()), e);
    }
    clone() {
      return new this.constructor().copy(this);
    }
    copy(e) {
      ((this.index = null),
        (this.attributes = {}),
        (this.morphAttributes = {}),
        (this.groups = []),
        (this.boundingBox = null),
        (this.boundingSphere = null));
      let t = {};
      this.name = e.name;
      let n = e.index;
      n !== null && this.setIndex(n.clone());
      let r = e.attributes;
      for (let e in r) {
        let n = r[e];
        this.setAttribute(e, n.clone(t));
      }
      let i = e.morphAttributes;
      for (let e in i) {
        let n = [],
          r = i[e];
        for (let e = 0, i = r.length; e < i; e++) n.push(r[e].clone(t));
        this.morphAttributes[e] = n;
      }
      this.morphTargetsRelative = e.morphTargetsRelative;
      let a = e.groups;
      for (let e = 0, t = a.length; e < t; e++) {
        let t = a[e];
        this.addGroup(t.start, t.count, t.materialIndex);
      }
      let o = e.boundingBox;
      o !== null && (this.boundingBox = o.clone());
      let s = e.boundingSphere;
      return (
        s !== null && (this.boundingSphere = s.clone()),
        (this.drawRange.start = e.drawRange.start),
        (this.drawRange.count = e.drawRange.count),
        (this.userData = e.userData),
        (this._transformed = e._transformed),
        this
      );
    }
    dispose() {
      this.dispatchEvent({ type: `dispose` });
    }
  },
  $r = new J(),
  ei = new J(),
  ti = new Y(),
  ni = class {
    constructor(e = new J(1, 0, 0), t = 0) {
      ((this.isPlane = !0), (this.normal = e), (this.constant = t));
    }
    set(e, t) {
      return (this.normal.copy(e), (this.constant = t), this);
    }
    setComponents(e, t, n, r) {
      return (this.normal.set(e, t, n), (this.constant = r), this);
    }
    setFromNormalAndCoplanarPoint(e, t) {
      return (this.normal.copy(e), (this.constant = -t.dot(this.normal)), this);
    }
    setFromCoplanarPoints(e, t, n) {
      let r = $r.subVectors(n, t).cross(ei.subVectors(e, t)).normalize();
      return (this.setFromNormalAndCoplanarPoint(r, e), this);
    }
    copy(e) {
      return (this.normal.copy(e.normal), (this.constant = e.constant), this);
    }
    normalize() {
      let e = 1 / this.normal.length();
      return (this.normal.multiplyScalar(e), (this.constant *= e), this);
    }
    negate() {
      return ((this.constant *= -1), this.normal.negate(), this);
    }
    distanceToPoint(e) {
      return this.normal.dot(e) + this.constant;
    }
    distanceToSphere(e) {
      return this.distanceToPoint(e.center) - e.radius;
    }
    projectPoint(e, t) {
      return t.copy(e).addScaledVector(this.normal, -this.distanceToPoint(e));
    }
    intersectLine(e, t, n = !0) {
      let r = e.delta($r),
        i = this.normal.dot(r);
      if (i === 0) return this.distanceToPoint(e.start) === 0 ? t.copy(e.start) : null;
      let a = -(e.start.dot(this.normal) + this.constant) / i;
      return n === !0 && (a < 0 || a > 1) ? null : t.copy(e.start).addScaledVector(r, a);
    }
    intersectsLine(e) {
      let t = this.distanceToPoint(e.start),
        n = this.distanceToPoint(e.end);
      return (t < 0 && n > 0) || (n < 0 && t > 0);
    }
    intersectsBox(e) {
      return e.intersectsPlane(this);
    }
    intersectsSphere(e) {
      return e.intersectsPlane(this);
    }
    coplanarPoint(e) {
      return e.copy(this.normal).multiplyScalar(-this.constant);
    }
    applyMatrix4(e, t) {
      let n = t || ti.getNormalMatrix(e),
        r = this.coplanarPoint($r).applyMatrix4(e),
        i = this.normal.applyMatrix3(n).normalize();
      return ((this.constant = -r.dot(i)), this);
    }
    translate(e) {
      return ((this.constant -= e.dot(this.normal)), this);
    }
    equals(e) {
      return e.normal.equals(this.normal) && e.constant === this.constant;
    }
    clone() {
      return new this.constructor().copy(this);
    }
    toJSON() {
      return { normal: this.normal.toArray(), constant: this.constant };
    }
    fromJSON(e) {
      return (this.normal.fromArray(e.normal), (this.constant = e.constant), this);
    }
  },
  ri = 0,
  ii = class extends Ht {
    constructor() {
      (super(),
        (this.isMaterial = !0),
        Object.defineProperty(this, "id", { value: ri++ }),
        (this.uuid = Kt()),
        (this.name = ``),
        (this.type = `Material`),
        (this.blending = 1),
        (this.side = 0),
        (this.vertexColors = !1),
        (this.opacity = 1),
        (this.transparent = !1),
        (this.alphaHash = !1),
        (this.blendSrc = 204),
        (this.blendDst = 205),
        (this.blendEquation = 100),
        (this.blendSrcAlpha = null),
        (this.blendDstAlpha = null),
        (this.blendEquationAlpha = null),
        (this.blendColor = new Z(0, 0, 0)),
        (this.blendAlpha = 0),
        (this.depthFunc = 3),
        (this.depthTest = !0),
        (this.depthWrite = !0),
        (this.stencilWriteMask = 255),
        (this.stencilFunc = 519),
        (this.stencilRef = 0),
        (this.stencilFuncMask = 255),
        (this.stencilFail = kt),
        (this.stencilZFail = kt),
        (this.stencilZPass = kt),
        (this.stencilWrite = !1),
        (this.clippingPlanes = null),
        (this.clipIntersection = !1),
        (this.clipShadows = !1),
        (this.shadowSide = null),
        (this.colorWrite = !0),
        (this.precision = null),
        (this.polygonOffset = !1),
        (this.polygonOffsetFactor = 0),
        (this.polygonOffsetUnits = 0),
        (this.dithering = !1),
        (this.alphaToCoverage = !1),
        (this.premultipliedAlpha = !1),
        (this.forceSinglePass = !1),
        (this.allowOverride = !0),
        (this.visible = !0),
        (this.toneMapped = !0),
        (this.userData = {}),
        (this.version = 0),
        (this._alphaTest = 0));
    }
    get alphaTest() {
      return this._alphaTest;
    }
    set alphaTest(e) {
      (this._alphaTest > 0 != e > 0 && this.version++, (this._alphaTest = e));
    }
    onBeforeRender() {}
    onBeforeCompile() {}
    customProgramCacheKey() {
      return this.onBeforeCompile.toString();
    }
    setValues(e) {
      if (e !== void 0)
        for (let t in e) {
          let n = e[t];
          if (n === void 0) {
            W(`Material: parameter '${t}' has value of undefined.`);
            continue;
          }
          let r = this[t];
          r === void 0
            ? W(`Material: '${t}' is not a property of THREE.${this.type}.`)
            : r && r.isColor
              ? r.set(n)
              : (r && r.isVector2 && n && n.isVector2) ||
                  (r && r.isEuler && n && n.isEuler) ||
                  (r && r.isVector3 && n && n.isVector3)
                ? r.copy(n)
                : (this[t] = n);
        }
    }
    toJSON(e) {
      let t = e === void 0 || typeof e == `string`;
      t && (e = { textures: {}, images: {} });
      let n = { metadata: { version: 4.7, type: `Material`, generator: `Material.toJSON` } };
      ((n.uuid = this.uuid),
        (n.type = this.type),
        (n.blending = this.blending),
        (n.side = this.side),
        (n.shadowSide = this.shadowSide),
        (n.vertexColors = this.vertexColors),
        (n.opacity = this.opacity),
        (n.transparent = this.transparent),
        (n.blendSrc = this.blendSrc),
        (n.blendDst = this.blendDst),
        (n.blendEquation = this.blendEquation),
        (n.blendSrcAlpha = this.blendSrcAlpha),
        (n.blendDstAlpha = this.blendDstAlpha),
        (n.blendEquationAlpha = this.blendEquationAlpha),
        (n.blendColor = this.blendColor.getHex()),
        (n.blendAlpha = this.blendAlpha),
        (n.depthFunc = this.depthFunc),
        (n.depthTest = this.depthTest),
        (n.depthWrite = this.depthWrite),
        (n.colorWrite = this.colorWrite),
        (n.clipIntersection = this.clipIntersection),
        (n.clipShadows = this.clipShadows),
        (n.stencilWriteMask = this.stencilWriteMask),
        (n.stencilFunc = this.stencilFunc),
        (n.stencilRef = this.stencilRef),
        (n.stencilFuncMask = this.stencilFuncMask),
        (n.stencilFail = this.stencilFail),
        (n.stencilZFail = this.stencilZFail),
        (n.stencilZPass = this.stencilZPass),
        (n.stencilWrite = this.stencilWrite),
        (n.polygonOffset = this.polygonOffset),
        (n.polygonOffsetFactor = this.polygonOffsetFactor),
        (n.polygonOffsetUnits = this.polygonOffsetUnits),
        (n.dithering = this.dithering),
        (n.alphaTest = this.alphaTest),
        (n.alphaHash = this.alphaHash),
        (n.alphaToCoverage = this.alphaToCoverage),
        (n.premultipliedAlpha = this.premultipliedAlpha),
        (n.forceSinglePass = this.forceSinglePass),
        (n.allowOverride = this.allowOverride),
        (n.visible = this.visible),
        (n.toneMapped = this.toneMapped),
        (n.name = this.name),
        this.color && this.color.isColor && (n.color = this.color.getHex()),
        this.roughness !== void 0 && (n.roughness = this.roughness),
        this.metalness !== void 0 && (n.metalness = this.metalness),
        this.sheen !== void 0 && (n.sheen = this.sheen),
        this.sheenColor && this.sheenColor.isColor && (n.sheenColor = this.sheenColor.getHex()),
        this.sheenRoughness !== void 0 && (n.sheenRoughness = this.sheenRoughness),
        this.emissive && this.emissive.isColor && (n.emissive = this.emissive.getHex()),
        this.emissiveIntensity !== void 0 && (n.emissiveIntensity = this.emissiveIntensity),
        this.specular && this.specular.isColor && (n.specular = this.specular.getHex()),
        this.specularIntensity !== void 0 && (n.specularIntensity = this.specularIntensity),
        this.specularColor && this.specularColor.isColor && (n.specularColor = this.specularColor.getHex()),
        this.shininess !== void 0 && (n.shininess = this.shininess),
        this.clearcoat !== void 0 && (n.clearcoat = this.clearcoat),
        this.clearcoatRoughness !== void 0 && (n.clearcoatRoughness = this.clearcoatRoughness),
        this.diffuseRoughness !== void 0 && (n.diffuseRoughness = this.diffuseRoughness),
        this.diffuseRoughnessMap &&
          this.diffuseRoughnessMap.isTexture &&
          (n.diffuseRoughnessMap = this.diffuseRoughnessMap.toJSON(e).uuid),
        this.clearcoatMap && this.clearcoatMap.isTexture && (n.clearcoatMap = this.clearcoatMap.toJSON(e).uuid),
        this.clearcoatRoughnessMap &&
          this.clearcoatRoughnessMap.isTexture &&
          (n.clearcoatRoughnessMap = this.clearcoatRoughnessMap.toJSON(e).uuid),
        this.clearcoatNormalMap &&
          this.clearcoatNormalMap.isTexture &&
          ((n.clearcoatNormalMap = this.clearcoatNormalMap.toJSON(e).uuid),
          (n.clearcoatNormalScale = this.clearcoatNormalScale.toArray())),
        this.sheenColorMap && this.sheenColorMap.isTexture && (n.sheenColorMap = this.sheenColorMap.toJSON(e).uuid),
        this.sheenRoughnessMap &&
          this.sheenRoughnessMap.isTexture &&
          (n.sheenRoughnessMap = this.sheenRoughnessMap.toJSON(e).uuid),
        this.dispersion !== void 0 && (n.dispersion = this.dispersion),
        this.retroreflectivity !== void 0 && (n.retroreflectivity = this.retroreflectivity),
        this.iridescence !== void 0 && (n.iridescence = this.iridescence),
        this.iridescenceIOR !== void 0 && (n.iridescenceIOR = this.iridescenceIOR),
        this.iridescenceThicknessMinimum !== void 0 &&
          (n.iridescenceThicknessMinimum = this.iridescenceThicknessMinimum),
        this.iridescenceThicknessMaximum !== void 0 &&
          (n.iridescenceThicknessMaximum = this.iridescenceThicknessMaximum),
        this.iridescenceMap && this.iridescenceMap.isTexture && (n.iridescenceMap = this.iridescenceMap.toJSON(e).uuid),
        this.iridescenceThicknessMap &&
          this.iridescenceThicknessMap.isTexture &&
          (n.iridescenceThicknessMap = this.iridescenceThicknessMap.toJSON(e).uuid),
        this.anisotropy !== void 0 && (n.anisotropy = this.anisotropy),
        this.anisotropyRotation !== void 0 && (n.anisotropyRotation = this.anisotropyRotation),
        this.anisotropyMap && this.anisotropyMap.isTexture && (n.anisotropyMap = this.anisotropyMap.toJSON(e).uuid),
        this.map && this.map.isTexture && (n.map = this.map.toJSON(e).uuid),
        this.matcap && this.matcap.isTexture && (n.matcap = this.matcap.toJSON(e).uuid),
        this.alphaMap && this.alphaMap.isTexture && (n.alphaMap = this.alphaMap.toJSON(e).uuid),
        this.lightMap &&
          this.lightMap.isTexture &&
          ((n.lightMap = this.lightMap.toJSON(e).uuid), (n.lightMapIntensity = this.lightMapIntensity)),
        this.aoMap &&
          this.aoMap.isTexture &&
          ((n.aoMap = this.aoMap.toJSON(e).uuid), (n.aoMapIntensity = this.aoMapIntensity)),
        this.bumpMap &&
          this.bumpMap.isTexture &&
          ((n.bumpMap = this.bumpMap.toJSON(e).uuid), (n.bumpScale = this.bumpScale)),
        this.normalMap &&
          this.normalMap.isTexture &&
          ((n.normalMap = this.normalMap.toJSON(e).uuid),
          (n.normalMapType = this.normalMapType),
          (n.normalScale = this.normalScale.toArray())),
        this.displacementMap &&
          this.displacementMap.isTexture &&
          ((n.displacementMap = this.displacementMap.toJSON(e).uuid),
          (n.displacementScale = this.displacementScale),
          (n.displacementBias = this.displacementBias)),
        this.roughnessMap && this.roughnessMap.isTexture && (n.roughnessMap = this.roughnessMap.toJSON(e).uuid),
        this.metalnessMap && this.metalnessMap.isTexture && (n.metalnessMap = this.metalnessMap.toJSON(e).uuid),
        this.emissiveMap && this.emissiveMap.isTexture && (n.emissiveMap = this.emissiveMap.toJSON(e).uuid),
        this.specularMap && this.specularMap.isTexture && (n.specularMap = this.specularMap.toJSON(e).uuid),
        this.specularIntensityMap &&
          this.specularIntensityMap.isTexture &&
          (n.specularIntensityMap = this.specularIntensityMap.toJSON(e).uuid),
        this.specularColorMap &&
          this.specularColorMap.isTexture &&
          (n.specularColorMap = this.specularColorMap.toJSON(e).uuid),
        this.envMap &&
          this.envMap.isTexture &&
          ((n.envMap = this.envMap.toJSON(e).uuid), this.combine !== void 0 && (n.combine = this.combine)),
        this.envMapRotation !== void 0 && (n.envMapRotation = this.envMapRotation.toArray()),
        this.envMapIntensity !== void 0 && (n.envMapIntensity = this.envMapIntensity),
        this.reflectivity !== void 0 && (n.reflectivity = this.reflectivity),
        this.refractionRatio !== void 0 && (n.refractionRatio = this.refractionRatio),
        this.gradientMap && this.gradientMap.isTexture && (n.gradientMap = this.gradientMap.toJSON(e).uuid),
        this.transmission !== void 0 && (n.transmission = this.transmission),
        this.transmissionMap &&
          this.transmissionMap.isTexture &&
          (n.transmissionMap = this.transmissionMap.toJSON(e).uuid),
        this.thickness !== void 0 && (n.thickness = this.thickness),
        this.thicknessMap && this.thicknessMap.isTexture && (n.thicknessMap = this.thicknessMap.toJSON(e).uuid),
        this.attenuationDistance !== void 0 && (n.attenuationDistance = this.attenuationDistance),
        this.attenuationColor !== void 0 && (n.attenuationColor = this.attenuationColor.getHex()),
        this.size !== void 0 && (n.size = this.size),
        this.sizeAttenuation !== void 0 && (n.sizeAttenuation = this.sizeAttenuation),
        Array.isArray(this.clippingPlanes) &&
          this.clippingPlanes.length > 0 &&
          (n.clippingPlanes = this.clippingPlanes.map((e) => e.toJSON())),
        this.rotation !== void 0 && (n.rotation = this.rotation),
        this.depthPacking !== void 0 && (n.depthPacking = this.depthPacking),
        this.linewidth !== void 0 && (n.linewidth = this.linewidth),
        this.linecap !== void 0 && (n.linecap = this.linecap),
        this.linejoin !== void 0 && (n.linejoin = this.linejoin),
        this.dashSize !== void 0 && (n.dashSize = this.dashSize),
        this.gapSize !== void 0 && (n.gapSize = this.gapSize),
        this.scale !== void 0 && (n.scale = this.scale),
        this.wireframe !== void 0 && (n.wireframe = this.wireframe),
        this.wireframeLinewidth !== void 0 && (n.wireframeLinewidth = this.wireframeLinewidth),
        this.wireframeLinecap !== void 0 && (n.wireframeLinecap = this.wireframeLinecap),
        this.wireframeLinejoin !== void 0 && (n.wireframeLinejoin = this.wireframeLinejoin),
        this.flatShading !== void 0 && (n.flatShading = this.flatShading),
        this.fog !== void 0 && (n.fog = this.fog),
        Object.keys(this.userData).length > 0 && (n.userData = this.userData));
      function r(e) {
        let t = [];
        for (let n in e) {
          let r = e[n];
          (delete r.metadata, t.push(r));
        }
        return t;
      }
      if (t) {
        let t = r(e.textures),
          i = r(e.images);
        (t.length > 0 && (n.textures = t), i.length > 0 && (n.images = i));
      }
      return n;
    }
    fromJSON(e, t) {
      if (
        (e.uuid !== void 0 && (this.uuid = e.uuid),
        e.name !== void 0 && (this.name = e.name),
        e.color !== void 0 && this.color !== void 0 && this.color.setHex(e.color),
        e.roughness !== void 0 && (this.roughness = e.roughness),
        e.metalness !== void 0 && (this.metalness = e.metalness),
        e.sheen !== void 0 && (this.sheen = e.sheen),
        e.sheenColor !== void 0 && (this.sheenColor = new Z().setHex(e.sheenColor)),
        e.sheenRoughness !== void 0 && (this.sheenRoughness = e.sheenRoughness),
        e.emissive !== void 0 && this.emissive !== void 0 && this.emissive.setHex(e.emissive),
        e.specular !== void 0 && this.specular !== void 0 && this.specular.setHex(e.specular),
        e.specularIntensity !== void 0 && (this.specularIntensity = e.specularIntensity),
        e.specularColor !== void 0 && this.specularColor !== void 0 && this.specularColor.setHex(e.specularColor),
        e.shininess !== void 0 && (this.shininess = e.shininess),
        e.clearcoat !== void 0 && (this.clearcoat = e.clearcoat),
        e.clearcoatRoughness !== void 0 && (this.clearcoatRoughness = e.clearcoatRoughness),
        e.diffuseRoughness !== void 0 && (this.diffuseRoughness = e.diffuseRoughness),
        e.dispersion !== void 0 && (this.dispersion = e.dispersion),
        e.retroreflectivity !== void 0 && (this.retroreflectivity = e.retroreflectivity),
        e.iridescence !== void 0 && (this.iridescence = e.iridescence),
        e.iridescenceIOR !== void 0 && (this.iridescenceIOR = e.iridescenceIOR),
        e.iridescenceThicknessMinimum !== void 0 && (this.iridescenceThicknessMinimum = e.iridescenceThicknessMinimum),
        e.iridescenceThicknessMaximum !== void 0 && (this.iridescenceThicknessMaximum = e.iridescenceThicknessMaximum),
        e.iridescenceThicknessRange !== void 0 &&
          ((this.iridescenceThicknessMinimum = e.iridescenceThicknessRange[0]),
          (this.iridescenceThicknessMaximum = e.iridescenceThicknessRange[1])),
        e.transmission !== void 0 && (this.transmission = e.transmission),
        e.thickness !== void 0 && (this.thickness = e.thickness),
        e.attenuationDistance !== void 0 && (this.attenuationDistance = e.attenuationDistance),
        e.attenuationColor !== void 0 &&
          this.attenuationColor !== void 0 &&
          this.attenuationColor.setHex(e.attenuationColor),
        e.anisotropy !== void 0 && (this.anisotropy = e.anisotropy),
        e.anisotropyRotation !== void 0 && (this.anisotropyRotation = e.anisotropyRotation),
        e.fog !== void 0 && (this.fog = e.fog),
        e.flatShading !== void 0 && (this.flatShading = e.flatShading),
        e.blending !== void 0 && (this.blending = e.blending),
        e.combine !== void 0 && (this.combine = e.combine),
        e.side !== void 0 && (this.side = e.side),
        e.shadowSide !== void 0 && (this.shadowSide = e.shadowSide),
        e.opacity !== void 0 && (this.opacity = e.opacity),
        e.transparent !== void 0 && (this.transparent = e.transparent),
        e.alphaTest !== void 0 && (this.alphaTest = e.alphaTest),
        e.alphaHash !== void 0 && (this.alphaHash = e.alphaHash),
        e.depthFunc !== void 0 && (this.depthFunc = e.depthFunc),
        e.depthTest !== void 0 && (this.depthTest = e.depthTest),
        e.depthWrite !== void 0 && (this.depthWrite = e.depthWrite),
        e.colorWrite !== void 0 && (this.colorWrite = e.colorWrite),
        e.clippingPlanes !== void 0 && (this.clippingPlanes = e.clippingPlanes.map((e) => new ni().fromJSON(e))),
        e.clipIntersection !== void 0 && (this.clipIntersection = e.clipIntersection),
        e.clipShadows !== void 0 && (this.clipShadows = e.clipShadows),
        e.depthPacking !== void 0 && (this.depthPacking = e.depthPacking),
        e.blendSrc !== void 0 && (this.blendSrc = e.blendSrc),
        e.blendDst !== void 0 && (this.blendDst = e.blendDst),
        e.blendEquation !== void 0 && (this.blendEquation = e.blendEquation),
        e.blendSrcAlpha !== void 0 && (this.blendSrcAlpha = e.blendSrcAlpha),
        e.blendDstAlpha !== void 0 && (this.blendDstAlpha = e.blendDstAlpha),
        e.blendEquationAlpha !== void 0 && (this.blendEquationAlpha = e.blendEquationAlpha),
        e.blendColor !== void 0 && this.blendColor !== void 0 && this.blendColor.setHex(e.blendColor),
        e.blendAlpha !== void 0 && (this.blendAlpha = e.blendAlpha),
        e.stencilWriteMask !== void 0 && (this.stencilWriteMask = e.stencilWriteMask),
        e.stencilFunc !== void 0 && (this.stencilFunc = e.stencilFunc),
        e.stencilRef !== void 0 && (this.stencilRef = e.stencilRef),
        e.stencilFuncMask !== void 0 && (this.stencilFuncMask = e.stencilFuncMask),
        e.stencilFail !== void 0 && (this.stencilFail = e.stencilFail),
        e.stencilZFail !== void 0 && (this.stencilZFail = e.stencilZFail),
        e.stencilZPass !== void 0 && (this.stencilZPass = e.stencilZPass),
        e.stencilWrite !== void 0 && (this.stencilWrite = e.stencilWrite),
        e.wireframe !== void 0 && (this.wireframe = e.wireframe),
        e.wireframeLinewidth !== void 0 && (this.wireframeLinewidth = e.wireframeLinewidth),
        e.wireframeLinecap !== void 0 && (this.wireframeLinecap = e.wireframeLinecap),
        e.wireframeLinejoin !== void 0 && (this.wireframeLinejoin = e.wireframeLinejoin),
        e.rotation !== void 0 && (this.rotation = e.rotation),
        e.linewidth !== void 0 && (this.linewidth = e.linewidth),
        e.linecap !== void 0 && (this.linecap = e.linecap),
        e.linejoin !== void 0 && (this.linejoin = e.linejoin),
        e.dashSize !== void 0 && (this.dashSize = e.dashSize),
        e.gapSize !== void 0 && (this.gapSize = e.gapSize),
        e.scale !== void 0 && (this.scale = e.scale),
        e.polygonOffset !== void 0 && (this.polygonOffset = e.polygonOffset),
        e.polygonOffsetFactor !== void 0 && (this.polygonOffsetFactor = e.polygonOffsetFactor),
        e.polygonOffsetUnits !== void 0 && (this.polygonOffsetUnits = e.polygonOffsetUnits),
        e.dithering !== void 0 && (this.dithering = e.dithering),
        e.alphaToCoverage !== void 0 && (this.alphaToCoverage = e.alphaToCoverage),
        e.premultipliedAlpha !== void 0 && (this.premultipliedAlpha = e.premultipliedAlpha),
        e.forceSinglePass !== void 0 && (this.forceSinglePass = e.forceSinglePass),
        e.allowOverride !== void 0 && (this.allowOverride = e.allowOverride),
        e.visible !== void 0 && (this.visible = e.visible),
        e.toneMapped !== void 0 && (this.toneMapped = e.toneMapped),
        e.userData !== void 0 && (this.userData = e.userData),
        e.vertexColors !== void 0 &&
          (this.vertexColors = typeof e.vertexColors == `number` ? e.vertexColors > 0 : e.vertexColors),
        e.size !== void 0 && (this.size = e.size),
        e.sizeAttenuation !== void 0 && (this.sizeAttenuation = e.sizeAttenuation),
        e.map !== void 0 && (this.map = t[e.map] || null),
        e.matcap !== void 0 && (this.matcap = t[e.matcap] || null),
        e.alphaMap !== void 0 && (this.alphaMap = t[e.alphaMap] || null),
        e.bumpMap !== void 0 && (this.bumpMap = t[e.bumpMap] || null),
        e.bumpScale !== void 0 && (this.bumpScale = e.bumpScale),
        e.normalMap !== void 0 && (this.normalMap = t[e.normalMap] || null),
        e.normalMapType !== void 0 && (this.normalMapType = e.normalMapType),
        e.normalScale !== void 0)
      ) {
        let t = e.normalScale;
        (Array.isArray(t) === !1 && (t = [t, t]), (this.normalScale = new q().fromArray(t)));
      }
      return (
        e.displacementMap !== void 0 && (this.displacementMap = t[e.displacementMap] || null),
        e.displacementScale !== void 0 && (this.displacementScale = e.displacementScale),
        e.displacementBias !== void 0 && (this.displacementBias = e.displacementBias),
        e.roughnessMap !== void 0 && (this.roughnessMap = t[e.roughnessMap] || null),
        e.metalnessMap !== void 0 && (this.metalnessMap = t[e.metalnessMap] || null),
        e.emissiveMap !== void 0 && (this.emissiveMap = t[e.emissiveMap] || null),
        e.emissiveIntensity !== void 0 && (this.emissiveIntensity = e.emissiveIntensity),
        e.specularMap !== void 0 && (this.specularMap = t[e.specularMap] || null),
        e.specularIntensityMap !== void 0 && (this.specularIntensityMap = t[e.specularIntensityMap] || null),
        e.specularColorMap !== void 0 && (this.specularColorMap = t[e.specularColorMap] || null),
        e.envMap !== void 0 && (this.envMap = t[e.envMap] || null),
        e.envMapRotation !== void 0 && this.envMapRotation.fromArray(e.envMapRotation),
        e.envMapIntensity !== void 0 && (this.envMapIntensity = e.envMapIntensity),
        e.reflectivity !== void 0 && (this.reflectivity = e.reflectivity),
        e.refractionRatio !== void 0 && (this.refractionRatio = e.refractionRatio),
        e.lightMap !== void 0 && (this.lightMap = t[e.lightMap] || null),
        e.lightMapIntensity !== void 0 && (this.lightMapIntensity = e.lightMapIntensity),
        e.aoMap !== void 0 && (this.aoMap = t[e.aoMap] || null),
        e.aoMapIntensity !== void 0 && (this.aoMapIntensity = e.aoMapIntensity),
        e.gradientMap !== void 0 && (this.gradientMap = t[e.gradientMap] || null),
        e.clearcoatMap !== void 0 && (this.clearcoatMap = t[e.clearcoatMap] || null),
        e.clearcoatRoughnessMap !== void 0 && (this.clearcoatRoughnessMap = t[e.clearcoatRoughnessMap] || null),
        e.clearcoatNormalMap !== void 0 && (this.clearcoatNormalMap = t[e.clearcoatNormalMap] || null),
        e.clearcoatNormalScale !== void 0 && (this.clearcoatNormalScale = new q().fromArray(e.clearcoatNormalScale)),
        e.diffuseRoughnessMap !== void 0 && (this.diffuseRoughnessMap = t[e.diffuseRoughnessMap] || null),
        e.iridescenceMap !== void 0 && (this.iridescenceMap = t[e.iridescenceMap] || null),
        e.iridescenceThicknessMap !== void 0 && (this.iridescenceThicknessMap = t[e.iridescenceThicknessMap] || null),
        e.transmissionMap !== void 0 && (this.transmissionMap = t[e.transmissionMap] || null),
        e.thicknessMap !== void 0 && (this.thicknessMap = t[e.thicknessMap] || null),
        e.anisotropyMap !== void 0 && (this.anisotropyMap = t[e.anisotropyMap] || null),
        e.sheenColorMap !== void 0 && (this.sheenColorMap = t[e.sheenColorMap] || null),
        e.sheenRoughnessMap !== void 0 && (this.sheenRoughnessMap = t[e.sheenRoughnessMap] || null),
        this
      );
    }
    clone() {
      return new this.constructor().copy(this);
    }
    copy(e) {
      ((this.name = e.name),
        (this.blending = e.blending),
        (this.side = e.side),
        (this.vertexColors = e.vertexColors),
        (this.opacity = e.opacity),
        (this.transparent = e.transparent),
        (this.blendSrc = e.blendSrc),
        (this.blendDst = e.blendDst),
        (this.blendEquation = e.blendEquation),
        (this.blendSrcAlpha = e.blendSrcAlpha),
        (this.blendDstAlpha = e.blendDstAlpha),
        (this.blendEquationAlpha = e.blendEquationAlpha),
        this.blendColor.copy(e.blendColor),
        (this.blendAlpha = e.blendAlpha),
        (this.depthFunc = e.depthFunc),
        (this.depthTest = e.depthTest),
        (this.depthWrite = e.depthWrite),
        (this.stencilWriteMask = e.stencilWriteMask),
        (this.stencilFunc = e.stencilFunc),
        (this.stencilRef = e.stencilRef),
        (this.stencilFuncMask = e.stencilFuncMask),
        (this.stencilFail = e.stencilFail),
        (this.stencilZFail = e.stencilZFail),
        (this.stencilZPass = e.stencilZPass),
        (this.stencilWrite = e.stencilWrite));
      let t = e.clippingPlanes,
        n = null;
      if (t !== null) {
        let e = t.length;
        n = Array(e);
        for (let r = 0; r !== e; ++r) n[r] = t[r].clone();
      }
      return (
        (this.clippingPlanes = n),
        (this.clipIntersection = e.clipIntersection),
        (this.clipShadows = e.clipShadows),
        (this.shadowSide = e.shadowSide),
        (this.colorWrite = e.colorWrite),
        (this.precision = e.precision),
        (this.polygonOffset = e.polygonOffset),
        (this.polygonOffsetFactor = e.polygonOffsetFactor),
        (this.polygonOffsetUnits = e.polygonOffsetUnits),
        (this.dithering = e.dithering),
        (this.alphaTest = e.alphaTest),
        (this.alphaHash = e.alphaHash),
        (this.alphaToCoverage = e.alphaToCoverage),
        (this.premultipliedAlpha = e.premultipliedAlpha),
        (this.forceSinglePass = e.forceSinglePass),
        (this.allowOverride = e.allowOverride),
        (this.visible = e.visible),
        (this.toneMapped = e.toneMapped),
        (this.userData = JSON.parse(JSON.stringify(e.userData))),
        this
      );
    }
    dispose() {
      this.dispatchEvent({ type: `dispose` });
    }
    set needsUpdate(e) {
      e === !0 && this.version++;
    }
  },
  ai = new J(),
  oi = new J(),
  si = new J(),
  ci = new J(),
  li = class {
    constructor(e = new J(), t = new J(0, 0, -1)) {
      ((this.origin = e), (this.direction = t));
    }
    set(e, t) {
      return (this.origin.copy(e), this.direction.copy(t), this);
    }
    copy(e) {
      return (this.origin.copy(e.origin), this.direction.copy(e.direction), this);
    }
    at(e, t) {
      return t.copy(this.origin).addScaledVector(this.direction, e);
    }
    lookAt(e) {
      return (this.direction.copy(e).sub(this.origin).normalize(), this);
    }
    recast(e) {
      return (this.origin.copy(this.at(e, ai)), this);
    }
    closestPointToPoint(e, t) {
      t.subVectors(e, this.origin);
      let n = t.dot(this.direction);
      return n < 0 ? t.copy(this.origin) : t.copy(this.origin).addScaledVector(this.direction, n);
    }
    distanceToPoint(e) {
      return Math.sqrt(this.distanceSqToPoint(e));
    }
    distanceSqToPoint(e) {
      let t = ai.subVectors(e, this.origin).dot(this.direction);
      return t < 0
        ? this.origin.distanceToSquared(e)
        : (ai.copy(this.origin).addScaledVector(this.direction, t), ai.distanceToSquared(e));
    }
    distanceSqToSegment(e, t, n, r) {
      (oi.copy(e).add(t).multiplyScalar(0.5), si.copy(t).sub(e).normalize(), ci.copy(this.origin).sub(oi));
      let i = e.distanceTo(t) * 0.5,
        a = -this.direction.dot(si),
        o = ci.dot(this.direction),
        s = -ci.dot(si),
        c = ci.lengthSq(),
        l = Math.abs(1 - a * a),
        u,
        d,
        f,
        p;
      if (l > 0) {
        if (((u = a * s - o), (d = a * o - s), (p = i * l), u >= 0)) {
          if (d >= -p) {
            if (d <= p) {
              let e = 1 / l;
              ((u *= e), (d *= e), (f = u * (u + a * d + 2 * o) + d * (a * u + d + 2 * s) + c));
            } else ((d = i), (u = Math.max(0, -(a * d + o))), (f = -u * u + d * (d + 2 * s) + c));
          } else ((d = -i), (u = Math.max(0, -(a * d + o))), (f = -u * u + d * (d + 2 * s) + c));
        } else
          d <= -p
            ? ((u = Math.max(0, -(-a * i + o))),
              (d = u > 0 ? -i : Math.min(Math.max(-i, -s), i)),
              (f = -u * u + d * (d + 2 * s) + c))
            : d <= p
              ? ((u = 0), (d = Math.min(Math.max(-i, -s), i)), (f = d * (d + 2 * s) + c))
              : ((u = Math.max(0, -(a * i + o))),
                (d = u > 0 ? i : Math.min(Math.max(-i, -s), i)),
                (f = -u * u + d * (d + 2 * s) + c));
      } else ((d = a > 0 ? -i : i), (u = Math.max(0, -(a * d + o))), (f = -u * u + d * (d + 2 * s) + c));
      return (n && n.copy(this.origin).addScaledVector(this.direction, u), r && r.copy(oi).addScaledVector(si, d), f);
    }
    intersectSphere(e, t) {
      if (e.radius < 0) return null;
      ai.subVectors(e.center, this.origin);
      let n = ai.dot(this.direction),
        r = ai.dot(ai) - n * n,
        i = e.radius * e.radius;
      if (r > i) return null;
      let a = Math.sqrt(i - r),
        o = n - a,
        s = n + a;
      return s < 0 ? null : o < 0 ? this.at(s, t) : this.at(o, t);
    }
    intersectsSphere(e) {
      return e.radius < 0 ? !1 : this.distanceSqToPoint(e.center) <= e.radius * e.radius;
    }
    distanceToPlane(e) {
      let t = e.normal.dot(this.direction);
      if (t === 0) return e.distanceToPoint(this.origin) === 0 ? 0 : null;
      let n = -(this.origin.dot(e.normal) + e.constant) / t;
      return n >= 0 ? n : null;
    }
    intersectPlane(e, t) {
      let n = this.distanceToPlane(e);
      return n === null ? null : this.at(n, t);
    }
    intersectsPlane(e) {
      let t = e.distanceToPoint(this.origin);
      return t === 0 || e.normal.dot(this.direction) * t < 0;
    }
    intersectBox(e, t) {
      let n,
        r,
        i,
        a,
        o,
        s,
        c = 1 / this.direction.x,
        l = 1 / this.direction.y,
        u = 1 / this.direction.z,
        d = this.origin;
      return (
        c >= 0
          ? ((n = (e.min.x - d.x) * c), (r = (e.max.x - d.x) * c))
          : ((n = (e.max.x - d.x) * c), (r = (e.min.x - d.x) * c)),
        l >= 0
          ? ((i = (e.min.y - d.y) * l), (a = (e.max.y - d.y) * l))
          : ((i = (e.max.y - d.y) * l), (a = (e.min.y - d.y) * l)),
        n > a ||
        i > r ||
        ((i > n || isNaN(n)) && (n = i),
        (a < r || isNaN(r)) && (r = a),
        u >= 0
          ? ((o = (e.min.z - d.z) * u), (s = (e.max.z - d.z) * u))
          : ((o = (e.max.z - d.z) * u), (s = (e.min.z - d.z) * u)),
        n > s || o > r) ||
        ((o > n || n !== n) && (n = o), (s < r || r !== r) && (r = s), r < 0)
          ? null
          : this.at(n >= 0 ? n : r, t)
      );
    }
    intersectsBox(e) {
      return this.intersectBox(e, ai) !== null;
    }
    intersectTriangle(e, t, n, r, i) {
      let a = this.origin,
        o = this.direction,
        s = o.x,
        c = o.y,
        l = o.z,
        u = e.x - a.x,
        d = e.y - a.y,
        f = e.z - a.z,
        p = t.x - a.x,
        m = t.y - a.y,
        h = t.z - a.z,
        g = n.x - a.x,
        _ = n.y - a.y,
        v = n.z - a.z,
        y = Math.abs(s),
        b = Math.abs(c),
        x = Math.abs(l),
        S,
        C,
        w,
        T,
        E,
        D,
        O,
        k,
        A,
        j,
        M,
        N;
      if (
        (y >= b && y >= x
          ? ((w = s),
            (D = u),
            (A = p),
            (N = g),
            s >= 0
              ? ((S = c), (C = l), (T = d), (E = f), (O = m), (k = h), (j = _), (M = v))
              : ((S = l), (C = c), (T = f), (E = d), (O = h), (k = m), (j = v), (M = _)))
          : b >= x
            ? ((w = c),
              (D = d),
              (A = m),
              (N = _),
              c >= 0
                ? ((S = l), (C = s), (T = f), (E = u), (O = h), (k = p), (j = v), (M = g))
                : ((S = s), (C = l), (T = u), (E = f), (O = p), (k = h), (j = g), (M = v)))
            : ((w = l),
              (D = f),
              (A = h),
              (N = v),
              l >= 0
                ? ((S = s), (C = c), (T = u), (E = d), (O = p), (k = m), (j = g), (M = _))
                : ((S = c), (C = s), (T = d), (E = u), (O = m), (k = p), (j = _), (M = g))),
        w === 0)
      )
        return null;
      let ee = S / w,
        P = C / w,
        F = 1 / w,
        te = T - ee * D,
        ne = E - P * D,
        re = O - ee * A,
        ie = k - P * A,
        I = j - ee * N,
        ae = M - P * N,
        L = I * ie - ae * re,
        R = te * ae - ne * I,
        z = re * ne - ie * te;
      if (r) {
        if (L < 0 || R < 0 || z < 0) return null;
      } else if ((L < 0 || R < 0 || z < 0) && (L > 0 || R > 0 || z > 0)) return null;
      let oe = L + R + z;
      if (oe === 0) return null;
      let se = F * (L * D + R * A + z * N);
      return (oe > 0 ? se < 0 : se > 0) ? null : this.at(se / oe, i);
    }
    applyMatrix4(e) {
      return (this.origin.applyMatrix4(e), this.direction.transformDirection(e), this);
    }
    equals(e) {
      return e.origin.equals(this.origin) && e.direction.equals(this.direction);
    }
    clone() {
      return new this.constructor().copy(this);
    }
  },
  ui = class extends ii {
    constructor(e) {
      (super(),
        (this.isMeshBasicMaterial = !0),
        (this.type = `MeshBasicMaterial`),
        (this.color = new Z(16777215)),
        (this.map = null),
        (this.lightMap = null),
        (this.lightMapIntensity = 1),
        (this.aoMap = null),
        (this.aoMapIntensity = 1),
        (this.specularMap = null),
        (this.alphaMap = null),
        (this.envMap = null),
        (this.envMapRotation = new Mn()),
        (this.combine = 0),
        (this.reflectivity = 1),
        (this.refractionRatio = 0.98),
        (this.wireframe = !1),
        (this.wireframeLinewidth = 1),
        (this.wireframeLinecap = `round`),
        (this.wireframeLinejoin = `round`),
        (this.fog = !0),
        this.setValues(e));
    }
    copy(e) {
      return (
        super.copy(e),
        this.color.copy(e.color),
        (this.map = e.map),
        (this.lightMap = e.lightMap),
        (this.lightMapIntensity = e.lightMapIntensity),
        (this.aoMap = e.aoMap),
        (this.aoMapIntensity = e.aoMapIntensity),
        (this.specularMap = e.specularMap),
        (this.alphaMap = e.alphaMap),
        (this.envMap = e.envMap),
        this.envMapRotation.copy(e.envMapRotation),
        (this.combine = e.combine),
        (this.reflectivity = e.reflectivity),
        (this.refractionRatio = e.refractionRatio),
        (this.wireframe = e.wireframe),
        (this.wireframeLinewidth = e.wireframeLinewidth),
        (this.wireframeLinecap = e.wireframeLinecap),
        (this.wireframeLinejoin = e.wireframeLinejoin),
        (this.fog = e.fog),
        this
      );
    }
  },
  di = new Sn(),
  fi = new li(),
  pi = new Wr(),
  mi = new J(),
  hi = new J(),
  gi = new J(),
  _i = new J(),
  vi = new J(),
  yi = new J(),
  bi = new J(),
  xi = new J(),
  Si = class extends Yn {
    constructor(e = new Qr(), t = new ui()) {
      (super(),
        (this.isMesh = !0),
        (this.type = `Mesh`),
        (this.geometry = e),
        (this.material = t),
        (this.morphTargetDictionary = void 0),
        (this.morphTargetInfluences = void 0),
        (this.count = 1),
        this.updateMorphTargets());
    }
    copy(e, t) {
      return (
        super.copy(e, t),
        (this.morphTargetInfluences = e.morphTargetInfluences === void 0 ? void 0 : e.morphTargetInfluences.slice()),
        (this.morphTargetDictionary =
          e.morphTargetDictionary === void 0 ? void 0 : Object.assign({}, e.morphTargetDictionary)),
        (this.material = Array.isArray(e.material) ? e.material.slice() : e.material),
        (this.geometry = e.geometry),
        this
      );
    }
    updateMorphTargets() {
      let e = this.geometry.morphAttributes,
        t = Object.keys(e);
      if (t.length > 0) {
        let n = e[t[0]];
        if (n !== void 0) {
          ((this.morphTargetInfluences = []), (this.morphTargetDictionary = {}));
          for (let e = 0, t = n.length; e < t; e++) {
            let t = n[e].name || String(e);
            (this.morphTargetInfluences.push(0), (this.morphTargetDictionary[t] = e));
          }
        }
      }
    }
    getVertexPosition(e, t) {
      let n = this.geometry,
        r = n.attributes.position,
        i = n.morphAttributes.position,
        a = n.morphTargetsRelative;
      t.fromBufferAttribute(r, e);
      let o = this.morphTargetInfluences;
      if (i && o) {
        yi.set(0, 0, 0);
        for (let n = 0, r = i.length; n < r; n++) {
          let r = o[n],
            s = i[n];
          r !== 0 && (vi.fromBufferAttribute(s, e), a ? yi.addScaledVector(vi, r) : yi.addScaledVector(vi.sub(t), r));
        }
        t.add(yi);
      }
      return t;
    }
    intersectsFrustum(e) {
      return e.intersectsObject(this);
    }
    raycast(e, t) {
      let n = this.geometry,
        r = this.material,
        i = this.matrixWorld;
      r !== void 0 &&
        (n.boundingSphere === null && n.computeBoundingSphere(),
        pi.copy(n.boundingSphere),
        pi.applyMatrix4(i),
        fi.copy(e.ray).recast(e.near),
        (pi.containsPoint(fi.origin) === !1 &&
          (fi.intersectSphere(pi, mi) === null || fi.origin.distanceToSquared(mi) > (e.far - e.near) ** 2)) ||
          (di.copy(i).invert(),
          fi.copy(e.ray).applyMatrix4(di),
          (n.boundingBox === null || fi.intersectsBox(n.boundingBox) !== !1) && this._computeIntersections(e, t, fi)));
    }
    _computeIntersections(e, t, n) {
      let r,
        i = this.geometry,
        a = this.material,
        o = i.index,
        s = i.attributes.position,
        c = i.attributes.uv,
        l = i.attributes.uv1,
        u = i.attributes.normal,
        d = i.groups,
        f = i.drawRange;
      if (o !== null) {
        if (Array.isArray(a))
          for (let i = 0, s = d.length; i < s; i++) {
            let s = d[i],
              p = a[s.materialIndex],
              m = Math.max(s.start, f.start),
              h = Math.min(o.count, Math.min(s.start + s.count, f.start + f.count));
            for (let i = m, a = h; i < a; i += 3) {
              let a = o.getX(i),
                d = o.getX(i + 1),
                f = o.getX(i + 2);
              ((r = wi(this, p, e, n, c, l, u, a, d, f)),
                r && ((r.faceIndex = Math.floor(i / 3)), (r.face.materialIndex = s.materialIndex), t.push(r)));
            }
          }
        else {
          let i = Math.max(0, f.start),
            s = Math.min(o.count, f.start + f.count);
          for (let d = i, f = s; d < f; d += 3) {
            let i = o.getX(d),
              s = o.getX(d + 1),
              f = o.getX(d + 2);
            ((r = wi(this, a, e, n, c, l, u, i, s, f)), r && ((r.faceIndex = Math.floor(d / 3)), t.push(r)));
          }
        }
      } else if (s !== void 0) {
        if (Array.isArray(a))
          for (let i = 0, o = d.length; i < o; i++) {
            let o = d[i],
              p = a[o.materialIndex],
              m = Math.max(o.start, f.start),
              h = Math.min(s.count, Math.min(o.start + o.count, f.start + f.count));
            for (let i = m, a = h; i < a; i += 3) {
              let a = i,
                s = i + 1,
                d = i + 2;
              ((r = wi(this, p, e, n, c, l, u, a, s, d)),
                r && ((r.faceIndex = Math.floor(i / 3)), (r.face.materialIndex = o.materialIndex), t.push(r)));
            }
          }
        else {
          let i = Math.max(0, f.start),
            o = Math.min(s.count, f.start + f.count);
          for (let s = i, d = o; s < d; s += 3) {
            let i = s,
              o = s + 1,
              d = s + 2;
            ((r = wi(this, a, e, n, c, l, u, i, o, d)), r && ((r.faceIndex = Math.floor(s / 3)), t.push(r)));
          }
        }
      }
    }
  };
function Ci(e, t, n, r, i, a, o, s) {
  let c;
  if (
    ((c = t.side === 1 ? r.intersectTriangle(o, a, i, !0, s) : r.intersectTriangle(i, a, o, t.side === 0, s)),
    c === null)
  )
    return null;
  (xi.copy(s), xi.applyMatrix4(e.matrixWorld));
  let l = n.ray.origin.distanceTo(xi);
  return l < n.near || l > n.far ? null : { distance: l, point: xi.clone(), object: e };
}
function wi(e, t, n, r, i, a, o, s, c, l) {
  (e.getVertexPosition(s, hi), e.getVertexPosition(c, gi), e.getVertexPosition(l, _i));
  let u = Ci(e, t, n, r, hi, gi, _i, bi);
  if (u) {
    let e = new J();
    (vr.getBarycoord(bi, hi, gi, _i, e),
      i && (u.uv = vr.getInterpolatedAttribute(i, s, c, l, e, new q())),
      a && (u.uv1 = vr.getInterpolatedAttribute(a, s, c, l, e, new q())),
      o &&
        ((u.normal = vr.getInterpolatedAttribute(o, s, c, l, e, new J())),
        u.normal.dot(r.direction) > 0 && u.normal.multiplyScalar(-1)));
    let t = { a: s, b: c, c: l, normal: new J(), materialIndex: 0 };
    (vr.getNormal(hi, gi, _i, t.normal), (u.face = t), (u.barycoord = e));
  }
  return u;
}
var Ti = class extends gn {
    constructor(e = null, t = 1, n = 1, r, i, a, o, s, c = ue, l = ue, u, d) {
      (super(null, a, o, s, c, l, r, i, u, d),
        (this.isDataTexture = !0),
        (this.image = { data: e, width: t, height: n }),
        (this.generateMipmaps = !1),
        (this.flipY = !1),
        (this.unpackAlignment = 1));
    }
  },
  Ei = class extends Lr {
    constructor(e, t, n, r = 1) {
      (super(e, t, n), (this.isInstancedBufferAttribute = !0), (this.meshPerAttribute = r));
    }
    copy(e) {
      return (super.copy(e), (this.meshPerAttribute = e.meshPerAttribute), this);
    }
    toJSON() {
      let e = super.toJSON();
      return ((e.meshPerAttribute = this.meshPerAttribute), (e.isInstancedBufferAttribute = !0), e);
    }
  },
  Di = new Wr(),
  Oi = new q(0.5, 0.5),
  ki = new J(),
  Ai = class {
    constructor(e = new ni(), t = new ni(), n = new ni(), r = new ni(), i = new ni(), a = new ni()) {
      this.planes = [e, t, n, r, i, a];
    }
    set(e, t, n, r, i, a) {
      let o = this.planes;
      return (o[0].copy(e), o[1].copy(t), o[2].copy(n), o[3].copy(r), o[4].copy(i), o[5].copy(a), this);
    }
    copy(e) {
      let t = this.planes;
      for (let n = 0; n < 6; n++) t[n].copy(e.planes[n]);
      return this;
    }
    setFromProjectionMatrix(e, t = jt, n = !1) {
      let r = this.planes,
        i = e.elements,
        a = i[0],
        o = i[1],
        s = i[2],
        c = i[3],
        l = i[4],
        u = i[5],
        d = i[6],
        f = i[7],
        p = i[8],
        m = i[9],
        h = i[10],
        g = i[11],
        _ = i[12],
        v = i[13],
        y = i[14],
        b = i[15];
      if (
        (r[0].setComponents(c - a, f - l, g - p, b - _).normalize(),
        r[1].setComponents(c + a, f + l, g + p, b + _).normalize(),
        r[2].setComponents(c + o, f + u, g + m, b + v).normalize(),
        r[3].setComponents(c - o, f - u, g - m, b - v).normalize(),
        n)
      )
        (r[4].setComponents(s, d, h, y).normalize(), r[5].setComponents(c - s, f - d, g - h, b - y).normalize());
      else if ((r[4].setComponents(c - s, f - d, g - h, b - y).normalize(), t === 2e3))
        r[5].setComponents(c + s, f + d, g + h, b + y).normalize();
      else if (t === 2001) r[5].setComponents(s, d, h, y).normalize();
      else throw Error(`THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: ` + t);
      return this;
    }
    intersectsObject(e) {
      if (e.boundingSphere !== void 0)
        (e.boundingSphere === null && e.computeBoundingSphere(), Di.copy(e.boundingSphere).applyMatrix4(e.matrixWorld));
      else {
        let t = e.geometry;
        (t.boundingSphere === null && t.computeBoundingSphere(), Di.copy(t.boundingSphere).applyMatrix4(e.matrixWorld));
      }
      return this.intersectsSphere(Di);
    }
    intersectsSprite(e) {
      return (
        Di.center.set(0, 0, 0),
        (Di.radius = 0.7071067811865476 + Oi.distanceTo(e.center)),
        Di.applyMatrix4(e.matrixWorld),
        this.intersectsSphere(Di)
      );
    }
    intersectsSphere(e) {
      let t = this.planes,
        n = e.center,
        r = -e.radius;
      for (let e = 0; e < 6; e++) if (t[e].distanceToPoint(n) < r) return !1;
      return !0;
    }
    intersectsBox(e) {
      let t = this.planes;
      for (let n = 0; n < 6; n++) {
        let r = t[n];
        if (
          ((ki.x = r.normal.x > 0 ? e.max.x : e.min.x),
          (ki.y = r.normal.y > 0 ? e.max.y : e.min.y),
          (ki.z = r.normal.z > 0 ? e.max.z : e.min.z),
          r.distanceToPoint(ki) < 0)
        )
          return !1;
      }
      return !0;
    }
    containsPoint(e) {
      let t = this.planes;
      for (let n = 0; n < 6; n++) if (t[n].distanceToPoint(e) < 0) return !1;
      return !0;
    }
    clone() {
      return new this.constructor().copy(this);
    }
  },
  ji = new Sn(),
  Mi = class e {
    constructor() {
      ((this.coordinateSystem = jt), (this._frustums = []), (this._count = 0));
    }
    setFromArrayCamera(e) {
      let t = e.cameras,
        n = this._frustums;
      for (let e = 0; e < t.length; e++) {
        let r = t[e];
        (ji.multiplyMatrices(r.projectionMatrix, r.matrixWorldInverse),
          n[e] === void 0 && (n[e] = new Ai()),
          n[e].setFromProjectionMatrix(ji, r.coordinateSystem, r.reversedDepth));
      }
      return ((this._count = t.length), this);
    }
    getFrustum(e) {
      return this._frustums[e];
    }
    intersectsObject(e) {
      let t = this._frustums;
      for (let n = 0; n < this._count; n++) if (t[n].intersectsObject(e)) return !0;
      return !1;
    }
    intersectsSprite(e) {
      let t = this._frustums;
      for (let n = 0; n < this._count; n++) if (t[n].intersectsSprite(e)) return !0;
      return !1;
    }
    intersectsSphere(e) {
      let t = this._frustums;
      for (let n = 0; n < this._count; n++) if (t[n].intersectsSphere(e)) return !0;
      return !1;
    }
    intersectsBox(e) {
      let t = this._frustums;
      for (let n = 0; n < this._count; n++) if (t[n].intersectsBox(e)) return !0;
      return !1;
    }
    containsPoint(e) {
      let t = this._frustums;
      for (let n = 0; n < this._count; n++) if (t[n].containsPoint(e)) return !0;
      return !1;
    }
    copy(e) {
      this.coordinateSystem = e.coordinateSystem;
      let t = this._frustums,
        n = e._frustums;
      for (let r = 0; r < e._count; r++) (t[r] === void 0 && (t[r] = new Ai()), t[r].copy(n[r]));
      return ((this._count = e._count), this);
    }
    clone() {
      return new e().copy(this);
    }
  };
function Ni(e, t) {
  return e - t;
}
function Pi(e, t) {
  return e.z - t.z;
}
function Fi(e, t) {
  return t.z - e.z;
}
var Ii = class {
    constructor() {
      ((this.index = 0), (this.pool = []), (this.list = []));
    }
    push(e, t, n, r) {
      let i = this.pool,
        a = this.list;
      this.index >= i.length && i.push({ start: -1, count: -1, z: -1, index: -1 });
      let o = i[this.index];
      (a.push(o), this.index++, (o.start = e), (o.count = t), (o.z = n), (o.index = r));
    }
    reset() {
      ((this.list.length = 0), (this.index = 0));
    }
  },
  Li = new Sn(),
  Ri = new Z(1, 1, 1),
  zi = new Ai(),
  Bi = new Mi(),
  Vi = new yr(),
  Hi = new Wr(),
  Ui = new J(),
  Wi = new J(),
  Gi = new J(),
  Ki = new J(),
  qi = new Ii(),
  Ji = new Si(),
  Yi = [];
function Xi(e, t, n = 0) {
  let r = t.itemSize;
  if (e.isInterleavedBufferAttribute || e.array.constructor !== t.array.constructor) {
    let i = e.count;
    for (let a = 0; a < i; a++) for (let i = 0; i < r; i++) t.setComponent(a + n, i, e.getComponent(a, i));
  } else t.array.set(e.array, n * r);
  t.needsUpdate = !0;
}
function Zi(e, t) {
  if (e.constructor !== t.constructor) {
    let n = Math.min(e.length, t.length);
    for (let r = 0; r < n; r++) t[r] = e[r];
  } else {
    let n = Math.min(e.length, t.length);
    t.set(new e.constructor(e.buffer, 0, n));
  }
}
var Qi = class extends Si {
    constructor(e, t, n = t * 2, r) {
      (super(new Qr(), r),
        (this.isBatchedMesh = !0),
        (this.perObjectFrustumCulled = !0),
        (this.sortObjects = !0),
        (this.boundingBox = null),
        (this.boundingSphere = null),
        (this.customSort = null),
        (this._instanceInfo = []),
        (this._geometryInfo = []),
        (this._availableInstanceIds = []),
        (this._availableGeometryIds = []),
        (this._nextIndexStart = 0),
        (this._nextVertexStart = 0),
        (this._geometryCount = 0),
        (this._visibilityChanged = !0),
        (this._geometryInitialized = !1),
        (this._maxInstanceCount = e),
        (this._maxVertexCount = t),
        (this._maxIndexCount = n),
        (this._multiDrawCounts = new Int32Array(e)),
        (this._multiDrawStarts = new Int32Array(e)),
        (this._multiDrawCount = 0),
        (this._multiDrawBytesPerElement = 1),
        (this._mergedDrawCounts = new Int32Array(e)),
        (this._mergedDrawStarts = new Int32Array(e)),
        (this._mergedDrawInstanceCounts = new Int32Array(e)),
        (this._mergedDrawCount = 0),
        (this._matricesTexture = null),
        (this._indirectTexture = null),
        (this._colorsTexture = null),
        (this._previousMatricesTexture = null),
        this._initMatricesTexture(),
        this._initIndirectTexture());
    }
    get maxInstanceCount() {
      return this._maxInstanceCount;
    }
    get instanceCount() {
      return this._instanceInfo.length - this._availableInstanceIds.length;
    }
    get unusedVertexCount() {
      return this._maxVertexCount - this._nextVertexStart;
    }
    get unusedIndexCount() {
      return this._maxIndexCount - this._nextIndexStart;
    }
    _initMatricesTexture() {
      let e = Math.sqrt(this._maxInstanceCount * 4);
      ((e = Math.ceil(e / 4) * 4), (e = Math.max(e, 4)));
      let t = new Ti(new Float32Array(e * e * 4), e, e, V, Se);
      this._matricesTexture = t;
    }
    _initIndirectTexture() {
      let e = Math.sqrt(this._maxInstanceCount);
      e = Math.ceil(e);
      let t = new Ti(new Uint32Array(e * e), e, e, je, xe);
      this._indirectTexture = t;
    }
    _initColorsTexture() {
      let e = Math.sqrt(this._maxInstanceCount);
      e = Math.ceil(e);
      let t = new Ti(new Float32Array(e * e * 4).fill(1), e, e, V, Se);
      ((t.colorSpace = X.workingColorSpace), (this._colorsTexture = t));
    }
    _initializeGeometry(e) {
      let t = this.geometry,
        n = this._maxVertexCount,
        r = this._maxIndexCount;
      if (this._geometryInitialized === !1) {
        for (let r in e.attributes) {
          let { array: i, itemSize: a, normalized: o } = e.getAttribute(r),
            s = new Lr(new i.constructor(n * a), a, o);
          t.setAttribute(r, s);
        }
        if (e.getIndex() !== null) {
          let e = n > 65535 ? new Uint32Array(r) : new Uint16Array(r);
          t.setIndex(new Lr(e, 1));
        }
        this._geometryInitialized = !0;
      }
    }
    _validateGeometry(e) {
      let t = this.geometry;
      if (!!e.getIndex() != !!t.getIndex())
        throw Error(`THREE.BatchedMesh: All geometries must consistently have "index".`);
      for (let n in t.attributes) {
        if (!e.hasAttribute(n))
          throw Error(
            `THREE.BatchedMesh: Added geometry missing "${n}". All geometries must have consistent attributes.`,
          );
        let r = e.getAttribute(n),
          i = t.getAttribute(n);
        if (r.itemSize !== i.itemSize || r.normalized !== i.normalized)
          throw Error(
            `THREE.BatchedMesh: Added geometry attribute "${n}" has an inconsistent itemSize or normalized value.`,
          );
      }
    }
    validateInstanceId(e) {
      let t = this._instanceInfo;
      if (e < 0 || e >= t.length || t[e].active === !1)
        throw Error(`THREE.BatchedMesh: Invalid instanceId ${e}. Instance is either out of range or has been deleted.`);
    }
    validateGeometryId(e) {
      let t = this._geometryInfo;
      if (e < 0 || e >= t.length || t[e].active === !1)
        throw Error(`THREE.BatchedMesh: Invalid geometryId ${e}. Geometry is either out of range or has been deleted.`);
    }
    setCustomSort(e) {
      return ((this.customSort = e), this);
    }
    computeBoundingBox() {
      this.boundingBox === null && (this.boundingBox = new yr());
      let e = this.boundingBox,
        t = this._instanceInfo;
      e.makeEmpty();
      for (let n = 0, r = t.length; n < r; n++) {
        if (t[n].active === !1) continue;
        let r = t[n].geometryIndex;
        (this.getMatrixAt(n, Li), this.getBoundingBoxAt(r, Vi).applyMatrix4(Li), e.union(Vi));
      }
    }
    computeBoundingSphere() {
      this.boundingSphere === null && (this.boundingSphere = new Wr());
      let e = this.boundingSphere,
        t = this._instanceInfo;
      e.makeEmpty();
      for (let n = 0, r = t.length; n < r; n++) {
        if (t[n].active === !1) continue;
        let r = t[n].geometryIndex;
        (this.getMatrixAt(n, Li), this.getBoundingSphereAt(r, Hi).applyMatrix4(Li), e.union(Hi));
      }
    }
    addInstance(e) {
      if (this._instanceInfo.length >= this.maxInstanceCount && this._availableInstanceIds.length === 0)
        throw Error(`THREE.BatchedMesh: Maximum item count reached.`);
      let t = { visible: !0, active: !0, geometryIndex: e },
        n = null;
      this._availableInstanceIds.length > 0
        ? (this._availableInstanceIds.sort(Ni), (n = this._availableInstanceIds.shift()), (this._instanceInfo[n] = t))
        : ((n = this._instanceInfo.length), this._instanceInfo.push(t));
      let r = this._matricesTexture;
      (Li.identity().toArray(r.image.data, n * 16), (r.needsUpdate = !0));
      let i = this._colorsTexture;
      return (i && (Ri.toArray(i.image.data, n * 4), (i.needsUpdate = !0)), (this._visibilityChanged = !0), n);
    }
    addGeometry(e, t = -1, n = -1) {
      (this._initializeGeometry(e), this._validateGeometry(e));
      let r = {
          vertexStart: -1,
          vertexCount: -1,
          reservedVertexCount: -1,
          indexStart: -1,
          indexCount: -1,
          reservedIndexCount: -1,
          start: -1,
          count: -1,
          boundingBox: null,
          boundingSphere: null,
          active: !0,
        },
        i = this._geometryInfo;
      ((r.vertexStart = this._nextVertexStart),
        (r.reservedVertexCount = t === -1 ? e.getAttribute(`position`).count : t));
      let a = e.getIndex();
      if (
        (a !== null && ((r.indexStart = this._nextIndexStart), (r.reservedIndexCount = n === -1 ? a.count : n)),
        (r.indexStart !== -1 && r.indexStart + r.reservedIndexCount > this._maxIndexCount) ||
          r.vertexStart + r.reservedVertexCount > this._maxVertexCount)
      )
        throw Error(`THREE.BatchedMesh: Reserved space request exceeds the maximum buffer size.`);
      let o;
      return (
        this._availableGeometryIds.length > 0
          ? (this._availableGeometryIds.sort(Ni), (o = this._availableGeometryIds.shift()), (i[o] = r))
          : ((o = this._geometryCount), this._geometryCount++, i.push(r)),
        this.setGeometryAt(o, e),
        (this._nextIndexStart = r.indexStart + r.reservedIndexCount),
        (this._nextVertexStart = r.vertexStart + r.reservedVertexCount),
        o
      );
    }
    setGeometryAt(e, t) {
      if (e >= this._geometryCount) throw Error(`THREE.BatchedMesh: Maximum geometry count reached.`);
      this._validateGeometry(t);
      let n = this.geometry,
        r = n.getIndex() !== null,
        i = n.getIndex(),
        a = t.getIndex(),
        o = this._geometryInfo[e];
      if ((r && a.count > o.reservedIndexCount) || t.attributes.position.count > o.reservedVertexCount)
        throw Error(`THREE.BatchedMesh: Reserved space not large enough for provided geometry.`);
      let s = o.vertexStart,
        c = o.reservedVertexCount;
      o.vertexCount = t.getAttribute(`position`).count;
      for (let e in n.attributes) {
        let r = t.getAttribute(e),
          i = n.getAttribute(e);
        Xi(r, i, s);
        let a = r.itemSize;
        for (let e = r.count, t = c; e < t; e++) {
          let t = s + e;
          for (let e = 0; e < a; e++) i.setComponent(t, e, 0);
        }
        ((i.needsUpdate = !0), i.addUpdateRange(s * a, c * a));
      }
      if (r) {
        let e = o.indexStart,
          n = o.reservedIndexCount;
        o.indexCount = t.getIndex().count;
        for (let t = 0; t < a.count; t++) i.setX(e + t, s + a.getX(t));
        for (let t = a.count, r = n; t < r; t++) i.setX(e + t, s);
        ((i.needsUpdate = !0), i.addUpdateRange(e, o.reservedIndexCount));
      }
      return (
        (o.start = r ? o.indexStart : o.vertexStart),
        (o.count = r ? o.indexCount : o.vertexCount),
        (o.boundingBox = null),
        t.boundingBox !== null && (o.boundingBox = t.boundingBox.clone()),
        (o.boundingSphere = null),
        t.boundingSphere !== null && (o.boundingSphere = t.boundingSphere.clone()),
        (this._visibilityChanged = !0),
        e
      );
    }
    deleteGeometry(e) {
      let t = this._geometryInfo;
      if (e >= t.length || t[e].active === !1) return this;
      let n = this._instanceInfo;
      for (let t = 0, r = n.length; t < r; t++) n[t].active && n[t].geometryIndex === e && this.deleteInstance(t);
      return ((t[e].active = !1), this._availableGeometryIds.push(e), (this._visibilityChanged = !0), this);
    }
    deleteInstance(e) {
      return (
        this.validateInstanceId(e),
        (this._instanceInfo[e].active = !1),
        this._availableInstanceIds.push(e),
        (this._visibilityChanged = !0),
        this
      );
    }
    optimize() {
      let e = 0,
        t = 0,
        n = this._geometryInfo,
        r = n.map((e, t) => t).sort((e, t) => n[e].vertexStart - n[t].vertexStart),
        i = this.geometry;
      for (let a = 0, o = n.length; a < o; a++) {
        let o = n[r[a]];
        if (o.active !== !1) {
          if (i.index !== null) {
            if (o.indexStart !== t) {
              let { indexStart: n, vertexStart: r, reservedIndexCount: a } = o,
                s = i.index,
                c = s.array,
                l = e - r;
              for (let e = n; e < n + a; e++) c[e] = c[e] + l;
              (s.array.copyWithin(t, n, n + a), s.addUpdateRange(t, a), (s.needsUpdate = !0), (o.indexStart = t));
            }
            t += o.reservedIndexCount;
          }
          if (o.vertexStart !== e) {
            let { vertexStart: t, reservedVertexCount: n } = o,
              r = i.attributes;
            for (let i in r) {
              let a = r[i],
                { array: o, itemSize: s } = a;
              (o.copyWithin(e * s, t * s, (t + n) * s), a.addUpdateRange(e * s, n * s), (a.needsUpdate = !0));
            }
            o.vertexStart = e;
          }
          ((e += o.reservedVertexCount), (o.start = i.index ? o.indexStart : o.vertexStart));
        }
      }
      return ((this._nextIndexStart = t), (this._nextVertexStart = e), (this._visibilityChanged = !0), this);
    }
    getBoundingBoxAt(e, t) {
      if (e >= this._geometryCount) return null;
      let n = this.geometry,
        r = this._geometryInfo[e];
      if (r.boundingBox === null) {
        let e = new yr(),
          t = n.index,
          i = n.attributes.position;
        for (let n = r.start, a = r.start + r.count; n < a; n++) {
          let r = n;
          (t && (r = t.getX(r)), e.expandByPoint(Ui.fromBufferAttribute(i, r)));
        }
        r.boundingBox = e;
      }
      return (t.copy(r.boundingBox), t);
    }
    getBoundingSphereAt(e, t) {
      if (e >= this._geometryCount) return null;
      let n = this.geometry,
        r = this._geometryInfo[e];
      if (r.boundingSphere === null) {
        let t = new Wr();
        (this.getBoundingBoxAt(e, Vi), Vi.getCenter(t.center));
        let i = n.index,
          a = n.attributes.position,
          o = 0;
        for (let e = r.start, n = r.start + r.count; e < n; e++) {
          let n = e;
          (i && (n = i.getX(n)), Ui.fromBufferAttribute(a, n), (o = Math.max(o, t.center.distanceToSquared(Ui))));
        }
        ((t.radius = Math.sqrt(o)), (r.boundingSphere = t));
      }
      return (t.copy(r.boundingSphere), t);
    }
    setMatrixAt(e, t) {
      this.validateInstanceId(e);
      let n = this._matricesTexture,
        r = this._matricesTexture.image.data;
      return (t.toArray(r, e * 16), (n.needsUpdate = !0), this);
    }
    getMatrixAt(e, t) {
      return (this.validateInstanceId(e), t.fromArray(this._matricesTexture.image.data, e * 16));
    }
    setColorAt(e, t) {
      return (
        this.validateInstanceId(e),
        this._colorsTexture === null && this._initColorsTexture(),
        t.toArray(this._colorsTexture.image.data, e * 4),
        (this._colorsTexture.needsUpdate = !0),
        this
      );
    }
    getColorAt(e, t) {
      return (
        this.validateInstanceId(e),
        this._colorsTexture === null
          ? t.isVector4
            ? t.set(1, 1, 1, 1)
            : t.setRGB(1, 1, 1)
          : t.fromArray(this._colorsTexture.image.data, e * 4)
      );
    }
    setVisibleAt(e, t) {
      return (
        this.validateInstanceId(e),
        this._instanceInfo[e].visible === t || ((this._instanceInfo[e].visible = t), (this._visibilityChanged = !0)),
        this
      );
    }
    getVisibleAt(e) {
      return (this.validateInstanceId(e), this._instanceInfo[e].visible);
    }
    setGeometryIdAt(e, t) {
      return (
        this.validateInstanceId(e),
        this.validateGeometryId(t),
        (this._instanceInfo[e].geometryIndex = t),
        (this._visibilityChanged = !0),
        this
      );
    }
    getGeometryIdAt(e) {
      return (this.validateInstanceId(e), this._instanceInfo[e].geometryIndex);
    }
    getGeometryRangeAt(e, t = {}) {
      this.validateGeometryId(e);
      let n = this._geometryInfo[e];
      return (
        (t.vertexStart = n.vertexStart),
        (t.vertexCount = n.vertexCount),
        (t.reservedVertexCount = n.reservedVertexCount),
        (t.indexStart = n.indexStart),
        (t.indexCount = n.indexCount),
        (t.reservedIndexCount = n.reservedIndexCount),
        (t.start = n.start),
        (t.count = n.count),
        t
      );
    }
    setInstanceCount(e) {
      let t = this._availableInstanceIds,
        n = this._instanceInfo;
      for (t.sort(Ni); t[t.length - 1] === n.length - 1;) (n.pop(), t.pop());
      if (e < n.length)
        throw Error(
          `THREE.BatchedMesh: Instance ids outside the range ${e} are being used. Cannot shrink instance count.`,
        );
      let r = new Int32Array(e),
        i = new Int32Array(e);
      (Zi(this._multiDrawCounts, r),
        Zi(this._multiDrawStarts, i),
        (this._multiDrawCounts = r),
        (this._multiDrawStarts = i));
      let a = new Int32Array(e),
        o = new Int32Array(e),
        s = new Int32Array(e);
      (Zi(this._mergedDrawCounts, a),
        Zi(this._mergedDrawStarts, o),
        Zi(this._mergedDrawInstanceCounts, s),
        (this._mergedDrawCounts = a),
        (this._mergedDrawStarts = o),
        (this._mergedDrawInstanceCounts = s),
        (this._maxInstanceCount = e));
      let c = this._indirectTexture,
        l = this._matricesTexture,
        u = this._colorsTexture;
      (c.dispose(),
        this._initIndirectTexture(),
        Zi(c.image.data, this._indirectTexture.image.data),
        l.dispose(),
        this._initMatricesTexture(),
        Zi(l.image.data, this._matricesTexture.image.data),
        u && (u.dispose(), this._initColorsTexture(), Zi(u.image.data, this._colorsTexture.image.data)),
        this._previousMatricesTexture !== null &&
          (this._previousMatricesTexture.dispose(), (this._previousMatricesTexture = null)));
    }
    setGeometrySize(e, t) {
      let n = [...this._geometryInfo].filter((e) => e.active);
      if (Math.max(...n.map((e) => e.vertexStart + e.reservedVertexCount)) > e)
        throw Error(
          `THREE.BatchedMesh: Geometry vertex values are being used outside the range ${e}. Cannot shrink further.`,
        );
      if (this.geometry.index && Math.max(...n.map((e) => e.indexStart + e.reservedIndexCount)) > t)
        throw Error(
          `THREE.BatchedMesh: Geometry index values are being used outside the range ${t}. Cannot shrink further.`,
        );
      let r = this.geometry;
      (r.dispose(),
        (this._maxVertexCount = e),
        (this._maxIndexCount = t),
        this._geometryInitialized &&
          ((this._geometryInitialized = !1), (this.geometry = new Qr()), this._initializeGeometry(r)));
      let i = this.geometry;
      r.index && Zi(r.index.array, i.index.array);
      for (let e in r.attributes) Zi(r.attributes[e].array, i.attributes[e].array);
      this._visibilityChanged = !0;
    }
    raycast(e, t) {
      let n = this._instanceInfo,
        r = this._geometryInfo,
        i = this.matrixWorld,
        a = this.geometry;
      ((Ji.material = this.material),
        (Ji.geometry.index = a.index),
        (Ji.geometry.attributes = a.attributes),
        Ji.geometry.boundingBox === null && (Ji.geometry.boundingBox = new yr()),
        Ji.geometry.boundingSphere === null && (Ji.geometry.boundingSphere = new Wr()));
      for (let a = 0, o = n.length; a < o; a++) {
        if (!n[a].visible || !n[a].active) continue;
        let o = n[a].geometryIndex,
          s = r[o];
        (Ji.geometry.setDrawRange(s.start, s.count),
          this.getMatrixAt(a, Ji.matrixWorld).premultiply(i),
          this.getBoundingBoxAt(o, Ji.geometry.boundingBox),
          this.getBoundingSphereAt(o, Ji.geometry.boundingSphere),
          Ji.raycast(e, Yi));
        for (let e = 0, n = Yi.length; e < n; e++) {
          let n = Yi[e];
          ((n.object = this), (n.batchId = a), t.push(n));
        }
        Yi.length = 0;
      }
      ((Ji.material = null),
        (Ji.geometry.index = null),
        (Ji.geometry.attributes = {}),
        Ji.geometry.setDrawRange(0, 1 / 0));
    }
    copy(e) {
      return (
        super.copy(e),
        (this.geometry = e.geometry.clone()),
        (this.perObjectFrustumCulled = e.perObjectFrustumCulled),
        (this.sortObjects = e.sortObjects),
        (this.boundingBox = e.boundingBox === null ? null : e.boundingBox.clone()),
        (this.boundingSphere = e.boundingSphere === null ? null : e.boundingSphere.clone()),
        (this._geometryInfo = e._geometryInfo.map((e) => ({
          ...e,
          boundingBox: e.boundingBox === null ? null : e.boundingBox.clone(),
          boundingSphere: e.boundingSphere === null ? null : e.boundingSphere.clone(),
        }))),
        (this._instanceInfo = e._instanceInfo.map((e) => ({ ...e }))),
        (this._availableInstanceIds = e._availableInstanceIds.slice()),
        (this._availableGeometryIds = e._availableGeometryIds.slice()),
        (this._nextIndexStart = e._nextIndexStart),
        (this._nextVertexStart = e._nextVertexStart),
        (this._geometryCount = e._geometryCount),
        (this._maxInstanceCount = e._maxInstanceCount),
        (this._maxVertexCount = e._maxVertexCount),
        (this._maxIndexCount = e._maxIndexCount),
        (this._geometryInitialized = e._geometryInitialized),
        (this._multiDrawCounts = e._multiDrawCounts.slice()),
        (this._multiDrawStarts = e._multiDrawStarts.slice()),
        (this._multiDrawBytesPerElement = e._multiDrawBytesPerElement),
        (this._mergedDrawCounts = e._mergedDrawCounts.slice()),
        (this._mergedDrawStarts = e._mergedDrawStarts.slice()),
        (this._mergedDrawInstanceCounts = e._mergedDrawInstanceCounts.slice()),
        (this._indirectTexture = e._indirectTexture.clone()),
        (this._indirectTexture.image.data = this._indirectTexture.image.data.slice()),
        (this._matricesTexture = e._matricesTexture.clone()),
        (this._matricesTexture.image.data = this._matricesTexture.image.data.slice()),
        e._colorsTexture === null
          ? (this._colorsTexture = null)
          : ((this._colorsTexture = e._colorsTexture.clone()),
            (this._colorsTexture.image.data = this._colorsTexture.image.data.slice())),
        this
      );
    }
    dispose() {
      (super.dispose(),
        this.geometry.dispose(),
        this._matricesTexture.dispose(),
        (this._matricesTexture = null),
        this._indirectTexture.dispose(),
        (this._indirectTexture = null),
        this._colorsTexture !== null && (this._colorsTexture.dispose(), (this._colorsTexture = null)),
        this._previousMatricesTexture !== null &&
          (this._previousMatricesTexture.dispose(), (this._previousMatricesTexture = null)));
    }
    _updateDrawParameters(e, t, n, r = `multiDraw`) {
      if (!this._visibilityChanged && !this.perObjectFrustumCulled && !this.sortObjects) return;
      let i = t.getIndex(),
        a = i === null ? 1 : i.array.BYTES_PER_ELEMENT,
        o = 1;
      n.wireframe && ((o = 2), (a = t.attributes.position.count > 65535 ? 4 : 2));
      let s = this._instanceInfo,
        c = this._multiDrawStarts,
        l = this._multiDrawCounts,
        u = this._mergedDrawStarts,
        d = this._mergedDrawCounts,
        f = this._mergedDrawInstanceCounts,
        p = this._geometryInfo,
        m = this.perObjectFrustumCulled,
        h = this._indirectTexture,
        g = h.image.data,
        _ = e.isArrayCamera ? Bi : zi;
      m &&
        (e.isArrayCamera
          ? _.setFromArrayCamera(e)
          : (Li.multiplyMatrices(e.projectionMatrix, e.matrixWorldInverse).multiply(this.matrixWorld),
            _.setFromProjectionMatrix(Li, e.coordinateSystem, e.reversedDepth)));
      let v = 0,
        y = 0;
      if (this.sortObjects) {
        (Li.copy(this.matrixWorld).invert(),
          Wi.setFromMatrixPosition(e.matrixWorld).applyMatrix4(Li),
          Gi.set(0, 0, -1).transformDirection(e.matrixWorld).transformDirection(Li));
        for (let e = 0, t = s.length; e < t; e++)
          if (s[e].visible && s[e].active) {
            let t = s[e].geometryIndex;
            (this.getMatrixAt(e, Li), this.getBoundingSphereAt(t, Hi).applyMatrix4(Li));
            let n = !1;
            if ((m && (n = !_.intersectsSphere(Hi)), !n)) {
              let n = p[t],
                r = Ki.subVectors(Hi.center, Wi).dot(Gi);
              qi.push(n.start, n.count, r, e);
            }
          }
        let t = qi.list,
          i = this.customSort;
        i === null ? t.sort(n.transparent ? Fi : Pi) : i.call(this, t, e);
        for (let e = 0, n = t.length; e < n; e++) {
          let n = t[e],
            i = n.start * a * o,
            s = n.count * o;
          (r === `merged`
            ? y > 0 && u[y - 1] === i && d[y - 1] === s
              ? f[y - 1]++
              : ((u[y] = i), (d[y] = s), (f[y] = 1), y++)
            : ((c[v] = i), (l[v] = s)),
            (g[v] = n.index),
            v++);
        }
        qi.reset();
      } else
        for (let e = 0, t = s.length; e < t; e++)
          if (s[e].visible && s[e].active) {
            let t = s[e].geometryIndex,
              n = !1;
            if (
              (m &&
                (this.getMatrixAt(e, Li),
                this.getBoundingSphereAt(t, Hi).applyMatrix4(Li),
                (n = !_.intersectsSphere(Hi))),
              !n)
            ) {
              let n = p[t],
                i = n.start * a * o,
                s = n.count * o;
              (r === `merged`
                ? y > 0 && u[y - 1] === i && d[y - 1] === s
                  ? f[y - 1]++
                  : ((u[y] = i), (d[y] = s), (f[y] = 1), y++)
                : ((c[v] = i), (l[v] = s)),
                (g[v] = e),
                v++);
            }
          }
      ((h.needsUpdate = !0),
        (this._multiDrawCount = v),
        (this._mergedDrawCount = y),
        (this._multiDrawBytesPerElement = a),
        (this._visibilityChanged = !1));
    }
    onBeforeRender(e, t, n, r, i) {
      e.isWebGPURenderer === !0
        ? (this._visibilityChanged || this.perObjectFrustumCulled || this.sortObjects) &&
          (this._indirectTexture.needsUpdate = !0)
        : this._updateDrawParameters(n, r, i);
    }
    onBeforeShadow(e, t, n, r, i, a) {
      e.isWebGPURenderer !== !0 && this._updateDrawParameters(r, i, a);
    }
  },
  $i = class extends gn {
    constructor(e = [], t = 301, n, r, i, a, o, s, c, l) {
      (super(e, t, n, r, i, a, o, s, c, l), (this.isCubeTexture = !0), (this.flipY = !1));
    }
    get images() {
      return this.image;
    }
    set images(e) {
      this.image = e;
    }
  },
  ea = class extends gn {
    constructor(e, t, n, r, i, a, o, s, c) {
      (super(e, t, n, r, i, a, o, s, c), (this.isCanvasTexture = !0), (this.needsUpdate = !0));
    }
  },
  ta = class extends gn {
    constructor(e, t, n = xe, r, i, a, o = ue, s = ue, c, l = Ae, u = 1) {
      if (l !== 1026 && l !== 1027)
        throw Error(`THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat`);
      (super({ width: e, height: t, depth: u }, r, i, a, o, s, l, n, c),
        (this.isDepthTexture = !0),
        (this.flipY = !1),
        (this.generateMipmaps = !1),
        (this.compareFunction = null));
    }
    copy(e) {
      return (
        super.copy(e),
        (this.source = new fn(Object.assign({}, e.image))),
        (this.compareFunction = e.compareFunction),
        this
      );
    }
    toJSON(e) {
      let t = super.toJSON(e);
      return ((t.compareFunction = this.compareFunction), t);
    }
  },
  na = class extends ta {
    constructor(e, t = xe, n = 301, r, i, a = ue, o = ue, s, c = Ae) {
      let l = { width: e, height: e, depth: 1 },
        u = [l, l, l, l, l, l];
      (super(e, e, t, n, r, i, a, o, s, c),
        (this.image = u),
        (this.isCubeDepthTexture = !0),
        (this.isCubeTexture = !0));
    }
    get images() {
      return this.image;
    }
    set images(e) {
      this.image = e;
    }
  },
  ra = class extends gn {
    constructor(e = null) {
      (super(), (this.sourceTexture = e), (this.isExternalTexture = !0));
    }
    copy(e) {
      return (super.copy(e), (this.sourceTexture = e.sourceTexture), this);
    }
  },
  ia = class e extends Qr {
    constructor(e = 1, t = 1, n = 1, r = 1, i = 1, a = 1) {
      (super(),
        (this.type = `BoxGeometry`),
        (this.parameters = { width: e, height: t, depth: n, widthSegments: r, heightSegments: i, depthSegments: a }));
      let o = this;
      ((r = Math.floor(r)), (i = Math.floor(i)), (a = Math.floor(a)));
      let s = [],
        c = [],
        l = [],
        u = [],
        d = 0,
        f = 0;
      (p(`z`, `y`, `x`, -1, -1, n, t, e, a, i, 0),
        p(`z`, `y`, `x`, 1, -1, n, t, -e, a, i, 1),
        p(`x`, `z`, `y`, 1, 1, e, n, t, r, a, 2),
        p(`x`, `z`, `y`, 1, -1, e, n, -t, r, a, 3),
        p(`x`, `y`, `z`, 1, -1, e, t, n, r, i, 4),
        p(`x`, `y`, `z`, -1, -1, e, t, -n, r, i, 5),
        this.setIndex(s),
        this.setAttribute(`position`, new Br(c, 3)),
        this.setAttribute(`normal`, new Br(l, 3)),
        this.setAttribute(`uv`, new Br(u, 2)));
      function p(e, t, n, r, i, a, p, m, h, g, _) {
        let v = a / h,
          y = p / g,
          b = a / 2,
          x = p / 2,
          S = m / 2,
          C = h + 1,
          w = g + 1,
          T = 0,
          E = 0,
          D = new J();
        for (let a = 0; a < w; a++) {
          let o = a * y - x;
          for (let s = 0; s < C; s++)
            ((D[e] = (s * v - b) * r),
              (D[t] = o * i),
              (D[n] = S),
              c.push(D.x, D.y, D.z),
              (D[e] = 0),
              (D[t] = 0),
              (D[n] = m > 0 ? 1 : -1),
              l.push(D.x, D.y, D.z),
              u.push(s / h),
              u.push(1 - a / g),
              (T += 1));
        }
        for (let e = 0; e < g; e++)
          for (let t = 0; t < h; t++) {
            let n = d + t + C * e,
              r = d + t + C * (e + 1),
              i = d + (t + 1) + C * (e + 1),
              a = d + (t + 1) + C * e;
            (s.push(n, r, a), s.push(r, i, a), (E += 6));
          }
        (o.addGroup(f, E, _), (f += E), (d += T));
      }
    }
    copy(e) {
      return (super.copy(e), (this.parameters = Object.assign({}, e.parameters)), this);
    }
    static fromJSON(t) {
      return new e(t.width, t.height, t.depth, t.widthSegments, t.heightSegments, t.depthSegments);
    }
  },
  aa = class e extends Qr {
    constructor(e = 1, t = 1, n = 1, r = 32, i = 1, a = !1, o = 0, s = Math.PI * 2) {
      (super(),
        (this.type = `CylinderGeometry`),
        (this.parameters = {
          radiusTop: e,
          radiusBottom: t,
          height: n,
          radialSegments: r,
          heightSegments: i,
          openEnded: a,
          thetaStart: o,
          thetaLength: s,
        }));
      let c = this;
      ((r = Math.floor(r)), (i = Math.floor(i)));
      let l = [],
        u = [],
        d = [],
        f = [],
        p = 0,
        m = [],
        h = n / 2,
        g = 0;
      (_(),
        a === !1 && (e > 0 && v(!0), t > 0 && v(!1)),
        this.setIndex(l),
        this.setAttribute(`position`, new Br(u, 3)),
        this.setAttribute(`normal`, new Br(d, 3)),
        this.setAttribute(`uv`, new Br(f, 2)));
      function _() {
        let a = new J(),
          _ = new J(),
          v = 0,
          y = (t - e) / n;
        for (let c = 0; c <= i; c++) {
          let l = [],
            g = c / i,
            v = g * (t - e) + e;
          for (let e = 0; e <= r; e++) {
            let t = e / r,
              i = t * s + o,
              c = Math.sin(i),
              m = Math.cos(i);
            ((_.x = v * c),
              (_.y = -g * n + h),
              (_.z = v * m),
              u.push(_.x, _.y, _.z),
              a.set(c, y, m).normalize(),
              d.push(a.x, a.y, a.z),
              f.push(t, 1 - g),
              l.push(p++));
          }
          m.push(l);
        }
        for (let n = 0; n < r; n++)
          for (let r = 0; r < i; r++) {
            let a = m[r][n],
              o = m[r + 1][n],
              s = m[r + 1][n + 1],
              c = m[r][n + 1];
            ((e > 0 || r !== 0) && (l.push(a, o, c), (v += 3)), (t > 0 || r !== i - 1) && (l.push(o, s, c), (v += 3)));
          }
        (c.addGroup(g, v, 0), (g += v));
      }
      function v(n) {
        let i = p,
          a = new q(),
          m = new J(),
          _ = 0,
          v = n === !0 ? e : t,
          y = n === !0 ? 1 : -1;
        for (let e = 1; e <= r; e++) (u.push(0, h * y, 0), d.push(0, y, 0), f.push(0.5, 0.5), p++);
        let b = p;
        for (let e = 0; e <= r; e++) {
          let t = (e / r) * s + o,
            n = Math.cos(t),
            i = Math.sin(t);
          ((m.x = v * i),
            (m.y = h * y),
            (m.z = v * n),
            u.push(m.x, m.y, m.z),
            d.push(0, y, 0),
            (a.x = n * 0.5 + 0.5),
            (a.y = i * 0.5 * y + 0.5),
            f.push(a.x, a.y),
            p++);
        }
        for (let e = 0; e < r; e++) {
          let t = i + e,
            r = b + e;
          (n === !0 ? l.push(r, r + 1, t) : l.push(r + 1, r, t), (_ += 3));
        }
        (c.addGroup(g, _, n === !0 ? 1 : 2), (g += _));
      }
    }
    copy(e) {
      return (super.copy(e), (this.parameters = Object.assign({}, e.parameters)), this);
    }
    static fromJSON(t) {
      return new e(
        t.radiusTop,
        t.radiusBottom,
        t.height,
        t.radialSegments,
        t.heightSegments,
        t.openEnded,
        t.thetaStart,
        t.thetaLength,
      );
    }
  },
  oa = class e extends Qr {
    constructor(e = [], t = [], n = 1, r = 0) {
      (super(),
        (this.type = `PolyhedronGeometry`),
        (this.parameters = { vertices: e, indices: t, radius: n, detail: r }));
      let i = [],
        a = [];
      (o(r),
        c(n),
        l(),
        this.setAttribute(`position`, new Br(i, 3)),
        this.setAttribute(`normal`, new Br(i.slice(), 3)),
        this.setAttribute(`uv`, new Br(a, 2)),
        r === 0 ? this.computeVertexNormals() : this.normalizeNormals());
      function o(e) {
        let n = new J(),
          r = new J(),
          i = new J();
        for (let a = 0; a < t.length; a += 3) (f(t[a + 0], n), f(t[a + 1], r), f(t[a + 2], i), s(n, r, i, e));
      }
      function s(e, t, n, r) {
        let i = r + 1,
          a = [];
        for (let r = 0; r <= i; r++) {
          a[r] = [];
          let o = e.clone().lerp(n, r / i),
            s = t.clone().lerp(n, r / i),
            c = i - r;
          for (let e = 0; e <= c; e++) e === 0 && r === i ? (a[r][e] = o) : (a[r][e] = o.clone().lerp(s, e / c));
        }
        for (let e = 0; e < i; e++)
          for (let t = 0; t < 2 * (i - e) - 1; t++) {
            let n = Math.floor(t / 2);
            t % 2 == 0
              ? (d(a[e][n + 1]), d(a[e + 1][n]), d(a[e][n]))
              : (d(a[e][n + 1]), d(a[e + 1][n + 1]), d(a[e + 1][n]));
          }
      }
      function c(e) {
        let t = new J();
        for (let n = 0; n < i.length; n += 3)
          ((t.x = i[n + 0]),
            (t.y = i[n + 1]),
            (t.z = i[n + 2]),
            t.normalize().multiplyScalar(e),
            (i[n + 0] = t.x),
            (i[n + 1] = t.y),
            (i[n + 2] = t.z));
      }
      function l() {
        let e = new J();
        for (let t = 0; t < i.length; t += 3) {
          ((e.x = i[t + 0]), (e.y = i[t + 1]), (e.z = i[t + 2]));
          let n = h(e) / 2 / Math.PI + 0.5,
            r = g(e) / Math.PI + 0.5;
          a.push(n, 1 - r);
        }
        (p(), u());
      }
      function u() {
        for (let e = 0; e < a.length; e += 6) {
          let t = a[e + 0],
            n = a[e + 2],
            r = a[e + 4];
          Math.max(t, n, r) > 0.9 &&
            Math.min(t, n, r) < 0.1 &&
            (t < 0.2 && (a[e + 0] += 1), n < 0.2 && (a[e + 2] += 1), r < 0.2 && (a[e + 4] += 1));
        }
      }
      function d(e) {
        i.push(e.x, e.y, e.z);
      }
      function f(t, n) {
        let r = t * 3;
        ((n.x = e[r + 0]), (n.y = e[r + 1]), (n.z = e[r + 2]));
      }
      function p() {
        let e = new J(),
          t = new J(),
          n = new J(),
          r = new J(),
          o = new q(),
          s = new q(),
          c = new q();
        for (let l = 0, u = 0; l < i.length; l += 9, u += 6) {
          (e.set(i[l + 0], i[l + 1], i[l + 2]),
            t.set(i[l + 3], i[l + 4], i[l + 5]),
            n.set(i[l + 6], i[l + 7], i[l + 8]),
            o.set(a[u + 0], a[u + 1]),
            s.set(a[u + 2], a[u + 3]),
            c.set(a[u + 4], a[u + 5]),
            r.copy(e).add(t).add(n).divideScalar(3));
          let d = h(r);
          (m(o, u + 0, e, d), m(s, u + 2, t, d), m(c, u + 4, n, d));
        }
      }
      function m(e, t, n, r) {
        (r < 0 && e.x === 1 && (a[t] = e.x - 1), n.x === 0 && n.z === 0 && (a[t] = r / 2 / Math.PI + 0.5));
      }
      function h(e) {
        return Math.atan2(e.z, -e.x);
      }
      function g(e) {
        return Math.atan2(-e.y, Math.sqrt(e.x * e.x + e.z * e.z));
      }
    }
    copy(e) {
      return (super.copy(e), (this.parameters = Object.assign({}, e.parameters)), this);
    }
    static fromJSON(t) {
      return new e(t.vertices, t.indices, t.radius, t.detail);
    }
  },
  sa = class {
    constructor() {
      ((this.type = `Curve`), (this.arcLengthDivisions = 200), (this.needsUpdate = !1), (this.cacheArcLengths = null));
    }
    getPoint() {
      W(`Curve: .getPoint() not implemented.`);
    }
    getPointAt(e, t) {
      let n = this.getUtoTmapping(e);
      return this.getPoint(n, t);
    }
    getPoints(e = 5) {
      let t = [];
      for (let n = 0; n <= e; n++) t.push(this.getPoint(n / e));
      return t;
    }
    getSpacedPoints(e = 5) {
      let t = [];
      for (let n = 0; n <= e; n++) t.push(this.getPointAt(n / e));
      return t;
    }
    getLength() {
      let e = this.getLengths();
      return e[e.length - 1];
    }
    getLengths(e = this.arcLengthDivisions) {
      if (this.cacheArcLengths && this.cacheArcLengths.length === e + 1 && !this.needsUpdate)
        return this.cacheArcLengths;
      this.needsUpdate = !1;
      let t = [],
        n,
        r = this.getPoint(0),
        i = 0;
      t.push(0);
      for (let a = 1; a <= e; a++) ((n = this.getPoint(a / e)), (i += n.distanceTo(r)), t.push(i), (r = n));
      return ((this.cacheArcLengths = t), t);
    }
    updateArcLengths() {
      ((this.needsUpdate = !0), this.getLengths());
    }
    getUtoTmapping(e, t = null) {
      let n = this.getLengths(),
        r = 0,
        i = n.length,
        a;
      a = t || e * n[i - 1];
      let o = 0,
        s = i - 1,
        c;
      for (; o <= s;)
        if (((r = Math.floor(o + (s - o) / 2)), (c = n[r] - a), c < 0)) o = r + 1;
        else if (c > 0) s = r - 1;
        else {
          s = r;
          break;
        }
      if (((r = s), n[r] === a)) return r / (i - 1);
      let l = n[r],
        u = n[r + 1] - l,
        d = (a - l) / u;
      return (r + d) / (i - 1);
    }
    getTangent(e, t) {
      let n = 1e-4,
        r = e - n,
        i = e + n;
      (r < 0 && (r = 0), i > 1 && (i = 1));
      let a = this.getPoint(r),
        o = this.getPoint(i),
        s = t || (a.isVector2 ? new q() : new J());
      return (s.copy(o).sub(a).normalize(), s);
    }
    getTangentAt(e, t) {
      let n = this.getUtoTmapping(e);
      return this.getTangent(n, t);
    }
    computeFrenetFrames(e, t = !1) {
      let n = new J(),
        r = [],
        i = [],
        a = [],
        o = new J(),
        s = new Sn();
      for (let t = 0; t <= e; t++) {
        let n = t / e;
        r[t] = this.getTangentAt(n, new J());
      }
      ((i[0] = new J()), (a[0] = new J()));
      let c = Number.MAX_VALUE,
        l = Math.abs(r[0].x),
        u = Math.abs(r[0].y),
        d = Math.abs(r[0].z);
      (l <= c && ((c = l), n.set(1, 0, 0)),
        u <= c && ((c = u), n.set(0, 1, 0)),
        d <= c && n.set(0, 0, 1),
        o.crossVectors(r[0], n).normalize(),
        i[0].crossVectors(r[0], o),
        a[0].crossVectors(r[0], i[0]));
      for (let t = 1; t <= e; t++) {
        if (
          ((i[t] = i[t - 1].clone()), (a[t] = a[t - 1].clone()), o.crossVectors(r[t - 1], r[t]), o.length() > 2 ** -52)
        ) {
          o.normalize();
          let e = Math.acos(K(r[t - 1].dot(r[t]), -1, 1));
          i[t].applyMatrix4(s.makeRotationAxis(o, e));
        }
        a[t].crossVectors(r[t], i[t]);
      }
      if (t === !0) {
        let t = Math.acos(K(i[0].dot(i[e]), -1, 1));
        ((t /= e), r[0].dot(o.crossVectors(i[0], i[e])) > 0 && (t = -t));
        for (let n = 1; n <= e; n++)
          (i[n].applyMatrix4(s.makeRotationAxis(r[n], t * n)), a[n].crossVectors(r[n], i[n]));
      }
      return { tangents: r, normals: i, binormals: a };
    }
    clone() {
      return new this.constructor().copy(this);
    }
    copy(e) {
      return ((this.arcLengthDivisions = e.arcLengthDivisions), (this.cacheArcLengths = null), this);
    }
    toJSON() {
      let e = { metadata: { version: 4.7, type: `Curve`, generator: `Curve.toJSON` } };
      return ((e.arcLengthDivisions = this.arcLengthDivisions), (e.type = this.type), e);
    }
    fromJSON(e) {
      return ((this.arcLengthDivisions = e.arcLengthDivisions), (this.cacheArcLengths = null), this);
    }
  },
  ca = class extends sa {
    constructor(e = 0, t = 0, n = 1, r = 1, i = 0, a = Math.PI * 2, o = !1, s = 0) {
      (super(),
        (this.isEllipseCurve = !0),
        (this.type = `EllipseCurve`),
        (this.aX = e),
        (this.aY = t),
        (this.xRadius = n),
        (this.yRadius = r),
        (this.aStartAngle = i),
        (this.aEndAngle = a),
        (this.aClockwise = o),
        (this.aRotation = s));
    }
    getPoint(e, t = new q()) {
      let n = t,
        r = Math.PI * 2,
        i = this.aEndAngle - this.aStartAngle,
        a = Math.abs(i) < 2 ** -52;
      for (; i < 0;) i += r;
      for (; i > r;) i -= r;
      (i < 2 ** -52 && (i = a ? 0 : r), this.aClockwise === !0 && !a && (i === r ? (i = -r) : (i -= r)));
      let o = this.aStartAngle + e * i,
        s = this.aX + this.xRadius * Math.cos(o),
        c = this.aY + this.yRadius * Math.sin(o);
      if (this.aRotation !== 0) {
        let e = Math.cos(this.aRotation),
          t = Math.sin(this.aRotation),
          n = s - this.aX,
          r = c - this.aY;
        ((s = n * e - r * t + this.aX), (c = n * t + r * e + this.aY));
      }
      return n.set(s, c);
    }
    copy(e) {
      return (
        super.copy(e),
        (this.aX = e.aX),
        (this.aY = e.aY),
        (this.xRadius = e.xRadius),
        (this.yRadius = e.yRadius),
        (this.aStartAngle = e.aStartAngle),
        (this.aEndAngle = e.aEndAngle),
        (this.aClockwise = e.aClockwise),
        (this.aRotation = e.aRotation),
        this
      );
    }
    toJSON() {
      let e = super.toJSON();
      return (
        (e.aX = this.aX),
        (e.aY = this.aY),
        (e.xRadius = this.xRadius),
        (e.yRadius = this.yRadius),
        (e.aStartAngle = this.aStartAngle),
        (e.aEndAngle = this.aEndAngle),
        (e.aClockwise = this.aClockwise),
        (e.aRotation = this.aRotation),
        e
      );
    }
    fromJSON(e) {
      return (
        super.fromJSON(e),
        (this.aX = e.aX),
        (this.aY = e.aY),
        (this.xRadius = e.xRadius),
        (this.yRadius = e.yRadius),
        (this.aStartAngle = e.aStartAngle),
        (this.aEndAngle = e.aEndAngle),
        (this.aClockwise = e.aClockwise),
        (this.aRotation = e.aRotation),
        this
      );
    }
  },
  la = class extends ca {
    constructor(e, t, n, r, i, a) {
      (super(e, t, n, n, r, i, a), (this.isArcCurve = !0), (this.type = `ArcCurve`));
    }
  };
function ua() {
  let e = 0,
    t = 0,
    n = 0,
    r = 0;
  function i(i, a, o, s) {
    ((e = i), (t = o), (n = -3 * i + 3 * a - 2 * o - s), (r = 2 * i - 2 * a + o + s));
  }
  return {
    initCatmullRom: function (e, t, n, r, a) {
      i(t, n, a * (n - e), a * (r - t));
    },
    initNonuniformCatmullRom: function (e, t, n, r, a, o, s) {
      let c = (t - e) / a - (n - e) / (a + o) + (n - t) / o,
        l = (n - t) / o - (r - t) / (o + s) + (r - n) / s;
      ((c *= o), (l *= o), i(t, n, c, l));
    },
    calc: function (i) {
      let a = i * i,
        o = a * i;
      return e + t * i + n * a + r * o;
    },
  };
}
var da = new J(),
  fa = new J(),
  pa = new ua(),
  ma = new ua(),
  ha = new ua(),
  ga = class extends sa {
    constructor(e = [], t = !1, n = `centripetal`, r = 0.5) {
      (super(),
        (this.isCatmullRomCurve3 = !0),
        (this.type = `CatmullRomCurve3`),
        (this.points = e),
        (this.closed = t),
        (this.curveType = n),
        (this.tension = r));
    }
    getPoint(e, t = new J()) {
      let n = t,
        r = this.points,
        i = r.length,
        a = (i - +!this.closed) * e,
        o = Math.floor(a),
        s = a - o;
      this.closed
        ? (o += o > 0 ? 0 : (Math.floor(Math.abs(o) / i) + 1) * i)
        : s === 0 && o === i - 1 && ((o = i - 2), (s = 1));
      let c, l;
      this.closed || o > 0 ? (c = r[(o - 1) % i]) : (fa.subVectors(r[0], r[1]).add(r[0]), (c = fa));
      let u = r[o % i],
        d = r[(o + 1) % i];
      if (
        (this.closed || o + 2 < i ? (l = r[(o + 2) % i]) : (da.subVectors(r[i - 1], r[i - 2]).add(r[i - 1]), (l = da)),
        this.curveType === `centripetal` || this.curveType === `chordal`)
      ) {
        let e = this.curveType === `chordal` ? 0.5 : 0.25,
          t = c.distanceToSquared(u) ** +e,
          n = u.distanceToSquared(d) ** +e,
          r = d.distanceToSquared(l) ** +e;
        (n < 1e-4 && (n = 1),
          t < 1e-4 && (t = n),
          r < 1e-4 && (r = n),
          pa.initNonuniformCatmullRom(c.x, u.x, d.x, l.x, t, n, r),
          ma.initNonuniformCatmullRom(c.y, u.y, d.y, l.y, t, n, r),
          ha.initNonuniformCatmullRom(c.z, u.z, d.z, l.z, t, n, r));
      } else
        this.curveType === `catmullrom` &&
          (pa.initCatmullRom(c.x, u.x, d.x, l.x, this.tension),
          ma.initCatmullRom(c.y, u.y, d.y, l.y, this.tension),
          ha.initCatmullRom(c.z, u.z, d.z, l.z, this.tension));
      return (n.set(pa.calc(s), ma.calc(s), ha.calc(s)), n);
    }
    copy(e) {
      (super.copy(e), (this.points = []));
      for (let t = 0, n = e.points.length; t < n; t++) {
        let n = e.points[t];
        this.points.push(n.clone());
      }
      return ((this.closed = e.closed), (this.curveType = e.curveType), (this.tension = e.tension), this);
    }
    toJSON() {
      let e = super.toJSON();
      e.points = [];
      for (let t = 0, n = this.points.length; t < n; t++) {
        let n = this.points[t];
        e.points.push(n.toArray());
      }
      return ((e.closed = this.closed), (e.curveType = this.curveType), (e.tension = this.tension), e);
    }
    fromJSON(e) {
      (super.fromJSON(e), (this.points = []));
      for (let t = 0, n = e.points.length; t < n; t++) {
        let n = e.points[t];
        this.points.push(new J().fromArray(n));
      }
      return ((this.closed = e.closed), (this.curveType = e.curveType), (this.tension = e.tension), this);
    }
  };
function _a(e, t, n, r, i) {
  let a = (r - t) * 0.5,
    o = (i - n) * 0.5,
    s = e * e,
    c = e * s;
  return (2 * n - 2 * r + a + o) * c + (-3 * n + 3 * r - 2 * a - o) * s + a * e + n;
}
function va(e, t) {
  let n = 1 - e;
  return n * n * t;
}
function ya(e, t) {
  return 2 * (1 - e) * e * t;
}
function ba(e, t) {
  return e * e * t;
}
function xa(e, t, n, r) {
  return va(e, t) + ya(e, n) + ba(e, r);
}
function Sa(e, t) {
  let n = 1 - e;
  return n * n * n * t;
}
function Ca(e, t) {
  let n = 1 - e;
  return 3 * n * n * e * t;
}
function wa(e, t) {
  return 3 * (1 - e) * e * e * t;
}
function Ta(e, t) {
  return e * e * e * t;
}
function Ea(e, t, n, r, i) {
  return Sa(e, t) + Ca(e, n) + wa(e, r) + Ta(e, i);
}
var Da = class extends sa {
    constructor(e = new q(), t = new q(), n = new q(), r = new q()) {
      (super(),
        (this.isCubicBezierCurve = !0),
        (this.type = `CubicBezierCurve`),
        (this.v0 = e),
        (this.v1 = t),
        (this.v2 = n),
        (this.v3 = r));
    }
    getPoint(e, t = new q()) {
      let n = t,
        r = this.v0,
        i = this.v1,
        a = this.v2,
        o = this.v3;
      return (n.set(Ea(e, r.x, i.x, a.x, o.x), Ea(e, r.y, i.y, a.y, o.y)), n);
    }
    copy(e) {
      return (super.copy(e), this.v0.copy(e.v0), this.v1.copy(e.v1), this.v2.copy(e.v2), this.v3.copy(e.v3), this);
    }
    toJSON() {
      let e = super.toJSON();
      return (
        (e.v0 = this.v0.toArray()),
        (e.v1 = this.v1.toArray()),
        (e.v2 = this.v2.toArray()),
        (e.v3 = this.v3.toArray()),
        e
      );
    }
    fromJSON(e) {
      return (
        super.fromJSON(e),
        this.v0.fromArray(e.v0),
        this.v1.fromArray(e.v1),
        this.v2.fromArray(e.v2),
        this.v3.fromArray(e.v3),
        this
      );
    }
  },
  Oa = class extends sa {
    constructor(e = new J(), t = new J(), n = new J(), r = new J()) {
      (super(),
        (this.isCubicBezierCurve3 = !0),
        (this.type = `CubicBezierCurve3`),
        (this.v0 = e),
        (this.v1 = t),
        (this.v2 = n),
        (this.v3 = r));
    }
    getPoint(e, t = new J()) {
      let n = t,
        r = this.v0,
        i = this.v1,
        a = this.v2,
        o = this.v3;
      return (n.set(Ea(e, r.x, i.x, a.x, o.x), Ea(e, r.y, i.y, a.y, o.y), Ea(e, r.z, i.z, a.z, o.z)), n);
    }
    copy(e) {
      return (super.copy(e), this.v0.copy(e.v0), this.v1.copy(e.v1), this.v2.copy(e.v2), this.v3.copy(e.v3), this);
    }
    toJSON() {
      let e = super.toJSON();
      return (
        (e.v0 = this.v0.toArray()),
        (e.v1 = this.v1.toArray()),
        (e.v2 = this.v2.toArray()),
        (e.v3 = this.v3.toArray()),
        e
      );
    }
    fromJSON(e) {
      return (
        super.fromJSON(e),
        this.v0.fromArray(e.v0),
        this.v1.fromArray(e.v1),
        this.v2.fromArray(e.v2),
        this.v3.fromArray(e.v3),
        this
      );
    }
  },
  ka = class extends sa {
    constructor(e = new q(), t = new q()) {
      (super(), (this.isLineCurve = !0), (this.type = `LineCurve`), (this.v1 = e), (this.v2 = t));
    }
    getPoint(e, t = new q()) {
      let n = t;
      return (e === 1 ? n.copy(this.v2) : (n.copy(this.v2).sub(this.v1), n.multiplyScalar(e).add(this.v1)), n);
    }
    getPointAt(e, t) {
      return this.getPoint(e, t);
    }
    getTangent(e, t = new q()) {
      return t.subVectors(this.v2, this.v1).normalize();
    }
    getTangentAt(e, t) {
      return this.getTangent(e, t);
    }
    copy(e) {
      return (super.copy(e), this.v1.copy(e.v1), this.v2.copy(e.v2), this);
    }
    toJSON() {
      let e = super.toJSON();
      return ((e.v1 = this.v1.toArray()), (e.v2 = this.v2.toArray()), e);
    }
    fromJSON(e) {
      return (super.fromJSON(e), this.v1.fromArray(e.v1), this.v2.fromArray(e.v2), this);
    }
  },
  Aa = class extends sa {
    constructor(e = new J(), t = new J()) {
      (super(), (this.isLineCurve3 = !0), (this.type = `LineCurve3`), (this.v1 = e), (this.v2 = t));
    }
    getPoint(e, t = new J()) {
      let n = t;
      return (e === 1 ? n.copy(this.v2) : (n.copy(this.v2).sub(this.v1), n.multiplyScalar(e).add(this.v1)), n);
    }
    getPointAt(e, t) {
      return this.getPoint(e, t);
    }
    getTangent(e, t = new J()) {
      return t.subVectors(this.v2, this.v1).normalize();
    }
    getTangentAt(e, t) {
      return this.getTangent(e, t);
    }
    copy(e) {
      return (super.copy(e), this.v1.copy(e.v1), this.v2.copy(e.v2), this);
    }
    toJSON() {
      let e = super.toJSON();
      return ((e.v1 = this.v1.toArray()), (e.v2 = this.v2.toArray()), e);
    }
    fromJSON(e) {
      return (super.fromJSON(e), this.v1.fromArray(e.v1), this.v2.fromArray(e.v2), this);
    }
  },
  ja = class extends sa {
    constructor(e = new q(), t = new q(), n = new q()) {
      (super(),
        (this.isQuadraticBezierCurve = !0),
        (this.type = `QuadraticBezierCurve`),
        (this.v0 = e),
        (this.v1 = t),
        (this.v2 = n));
    }
    getPoint(e, t = new q()) {
      let n = t,
        r = this.v0,
        i = this.v1,
        a = this.v2;
      return (n.set(xa(e, r.x, i.x, a.x), xa(e, r.y, i.y, a.y)), n);
    }
    copy(e) {
      return (super.copy(e), this.v0.copy(e.v0), this.v1.copy(e.v1), this.v2.copy(e.v2), this);
    }
    toJSON() {
      let e = super.toJSON();
      return ((e.v0 = this.v0.toArray()), (e.v1 = this.v1.toArray()), (e.v2 = this.v2.toArray()), e);
    }
    fromJSON(e) {
      return (super.fromJSON(e), this.v0.fromArray(e.v0), this.v1.fromArray(e.v1), this.v2.fromArray(e.v2), this);
    }
  },
  Ma = class extends sa {
    constructor(e = new J(), t = new J(), n = new J()) {
      (super(),
        (this.isQuadraticBezierCurve3 = !0),
        (this.type = `QuadraticBezierCurve3`),
        (this.v0 = e),
        (this.v1 = t),
        (this.v2 = n));
    }
    getPoint(e, t = new J()) {
      let n = t,
        r = this.v0,
        i = this.v1,
        a = this.v2;
      return (n.set(xa(e, r.x, i.x, a.x), xa(e, r.y, i.y, a.y), xa(e, r.z, i.z, a.z)), n);
    }
    copy(e) {
      return (super.copy(e), this.v0.copy(e.v0), this.v1.copy(e.v1), this.v2.copy(e.v2), this);
    }
    toJSON() {
      let e = super.toJSON();
      return ((e.v0 = this.v0.toArray()), (e.v1 = this.v1.toArray()), (e.v2 = this.v2.toArray()), e);
    }
    fromJSON(e) {
      return (super.fromJSON(e), this.v0.fromArray(e.v0), this.v1.fromArray(e.v1), this.v2.fromArray(e.v2), this);
    }
  },
  Na = class extends sa {
    constructor(e = []) {
      (super(), (this.isSplineCurve = !0), (this.type = `SplineCurve`), (this.points = e));
    }
    getPoint(e, t = new q()) {
      let n = t,
        r = this.points,
        i = (r.length - 1) * e,
        a = Math.floor(i),
        o = i - a,
        s = r[a === 0 ? a : a - 1],
        c = r[a],
        l = r[a > r.length - 2 ? r.length - 1 : a + 1],
        u = r[a > r.length - 3 ? r.length - 1 : a + 2];
      return (n.set(_a(o, s.x, c.x, l.x, u.x), _a(o, s.y, c.y, l.y, u.y)), n);
    }
    copy(e) {
      (super.copy(e), (this.points = []));
      for (let t = 0, n = e.points.length; t < n; t++) {
        let n = e.points[t];
        this.points.push(n.clone());
      }
      return this;
    }
    toJSON() {
      let e = super.toJSON();
      e.points = [];
      for (let t = 0, n = this.points.length; t < n; t++) {
        let n = this.points[t];
        e.points.push(n.toArray());
      }
      return e;
    }
    fromJSON(e) {
      (super.fromJSON(e), (this.points = []));
      for (let t = 0, n = e.points.length; t < n; t++) {
        let n = e.points[t];
        this.points.push(new q().fromArray(n));
      }
      return this;
    }
  },
  Pa = Object.freeze({
    __proto__: null,
    ArcCurve: la,
    CatmullRomCurve3: ga,
    CubicBezierCurve: Da,
    CubicBezierCurve3: Oa,
    EllipseCurve: ca,
    LineCurve: ka,
    LineCurve3: Aa,
    QuadraticBezierCurve: ja,
    QuadraticBezierCurve3: Ma,
    SplineCurve: Na,
  }),
  Fa = class extends sa {
    constructor() {
      (super(), (this.type = `CurvePath`), (this.curves = []), (this.autoClose = !1), (this.cacheLengths = null));
    }
    add(e) {
      this.curves.push(e);
    }
    closePath() {
      let e = this.curves[0].getPoint(0),
        t = this.curves[this.curves.length - 1].getPoint(1);
      if (!e.equals(t)) {
        let n = e.isVector2 === !0 ? `LineCurve` : `LineCurve3`;
        this.curves.push(new Pa[n](t, e));
      }
      return this;
    }
    getPoint(e, t) {
      let n = e * this.getLength(),
        r = this.getCurveLengths(),
        i = 0;
      for (; i < r.length;) {
        if (r[i] >= n) {
          let e = r[i] - n,
            a = this.curves[i],
            o = a.getLength(),
            s = o === 0 ? 0 : 1 - e / o;
          return a.getPointAt(s, t);
        }
        i++;
      }
      return null;
    }
    getLength() {
      let e = this.getCurveLengths();
      return e[e.length - 1];
    }
    updateArcLengths() {
      ((this.needsUpdate = !0), (this.cacheLengths = null), this.getCurveLengths());
    }
    getCurveLengths() {
      if (this.cacheLengths && this.cacheLengths.length === this.curves.length) return this.cacheLengths;
      let e = [],
        t = 0;
      for (let n = 0, r = this.curves.length; n < r; n++) ((t += this.curves[n].getLength()), e.push(t));
      return ((this.cacheLengths = e), e);
    }
    getSpacedPoints(e = 40) {
      let t = [];
      for (let n = 0; n <= e; n++) t.push(this.getPoint(n / e));
      return (this.autoClose && t.push(t[0]), t);
    }
    getPoints(e = 12) {
      let t = [],
        n;
      for (let r = 0, i = this.curves; r < i.length; r++) {
        let a = i[r],
          o = a.isEllipseCurve
            ? e * 2
            : a.isLineCurve || a.isLineCurve3
              ? 1
              : a.isSplineCurve
                ? e * a.points.length
                : e,
          s = a.getPoints(o);
        for (let e = 0; e < s.length; e++) {
          let r = s[e];
          (n && n.equals(r)) || (t.push(r), (n = r));
        }
      }
      return (this.autoClose && t.length > 1 && !t[t.length - 1].equals(t[0]) && t.push(t[0]), t);
    }
    copy(e) {
      (super.copy(e), (this.curves = []));
      for (let t = 0, n = e.curves.length; t < n; t++) {
        let n = e.curves[t];
        this.curves.push(n.clone());
      }
      return ((this.autoClose = e.autoClose), (this.cacheLengths = null), this);
    }
    toJSON() {
      let e = super.toJSON();
      ((e.autoClose = this.autoClose), (e.curves = []));
      for (let t = 0, n = this.curves.length; t < n; t++) {
        let n = this.curves[t];
        e.curves.push(n.toJSON());
      }
      return e;
    }
    fromJSON(e) {
      (super.fromJSON(e), (this.autoClose = e.autoClose), (this.curves = []));
      for (let t = 0, n = e.curves.length; t < n; t++) {
        let n = e.curves[t];
        this.curves.push(new Pa[n.type]().fromJSON(n));
      }
      return ((this.cacheLengths = null), this);
    }
  },
  Ia = class extends Fa {
    constructor(e) {
      (super(), (this.type = `Path`), (this.currentPoint = new q()), e && this.setFromPoints(e));
    }
    setFromPoints(e) {
      this.moveTo(e[0].x, e[0].y);
      for (let t = 1, n = e.length; t < n; t++) this.lineTo(e[t].x, e[t].y);
      return this;
    }
    moveTo(e, t) {
      return (this.currentPoint.set(e, t), this);
    }
    lineTo(e, t) {
      let n = new ka(this.currentPoint.clone(), new q(e, t));
      return (this.curves.push(n), this.currentPoint.set(e, t), this);
    }
    quadraticCurveTo(e, t, n, r) {
      let i = new ja(this.currentPoint.clone(), new q(e, t), new q(n, r));
      return (this.curves.push(i), this.currentPoint.set(n, r), this);
    }
    bezierCurveTo(e, t, n, r, i, a) {
      let o = new Da(this.currentPoint.clone(), new q(e, t), new q(n, r), new q(i, a));
      return (this.curves.push(o), this.currentPoint.set(i, a), this);
    }
    splineThru(e) {
      let t = new Na([this.currentPoint.clone()].concat(e));
      return (this.curves.push(t), this.currentPoint.copy(e[e.length - 1]), this);
    }
    arc(e, t, n, r, i, a) {
      let o = this.currentPoint.x,
        s = this.currentPoint.y;
      return (this.absarc(e + o, t + s, n, r, i, a), this);
    }
    absarc(e, t, n, r, i, a) {
      return (this.absellipse(e, t, n, n, r, i, a), this);
    }
    ellipse(e, t, n, r, i, a, o, s) {
      let c = this.currentPoint.x,
        l = this.currentPoint.y;
      return (this.absellipse(e + c, t + l, n, r, i, a, o, s), this);
    }
    absellipse(e, t, n, r, i, a, o, s) {
      let c = new ca(e, t, n, r, i, a, o, s);
      if (this.curves.length > 0) {
        let e = c.getPoint(0);
        e.equals(this.currentPoint) || this.lineTo(e.x, e.y);
      }
      this.curves.push(c);
      let l = c.getPoint(1);
      return (this.currentPoint.copy(l), this);
    }
    copy(e) {
      return (super.copy(e), this.currentPoint.copy(e.currentPoint), this);
    }
    toJSON() {
      let e = super.toJSON();
      return ((e.currentPoint = this.currentPoint.toArray()), e);
    }
    fromJSON(e) {
      return (super.fromJSON(e), this.currentPoint.fromArray(e.currentPoint), this);
    }
  },
  La = class extends Ia {
    constructor(e) {
      (super(e), (this.uuid = Kt()), (this.type = `Shape`), (this.holes = []));
    }
    getPointsHoles(e) {
      let t = [];
      for (let n = 0, r = this.holes.length; n < r; n++) t[n] = this.holes[n].getPoints(e);
      return t;
    }
    extractPoints(e) {
      return { shape: this.getPoints(e), holes: this.getPointsHoles(e) };
    }
    copy(e) {
      (super.copy(e), (this.holes = []));
      for (let t = 0, n = e.holes.length; t < n; t++) {
        let n = e.holes[t];
        this.holes.push(n.clone());
      }
      return this;
    }
    toJSON() {
      let e = super.toJSON();
      ((e.uuid = this.uuid), (e.holes = []));
      for (let t = 0, n = this.holes.length; t < n; t++) {
        let n = this.holes[t];
        e.holes.push(n.toJSON());
      }
      return e;
    }
    fromJSON(e) {
      (super.fromJSON(e), (this.uuid = e.uuid), (this.holes = []));
      for (let t = 0, n = e.holes.length; t < n; t++) {
        let n = e.holes[t];
        this.holes.push(new Ia().fromJSON(n));
      }
      return this;
    }
  };
function Ra(e, t, n = 2) {
  let r = t && t.length,
    i = r ? t[0] * n : e.length,
    a = za(e, 0, i, n, !0),
    o = [];
  if (!a || a.next === a.prev) return o;
  let s, c, l;
  if ((r && (a = Ka(e, t, a, n)), e.length > 80 * n)) {
    ((s = e[0]), (c = e[1]));
    let t = s,
      r = c;
    for (let a = n; a < i; a += n) {
      let n = e[a],
        i = e[a + 1];
      (n < s && (s = n), i < c && (c = i), n > t && (t = n), i > r && (r = i));
    }
    ((l = Math.max(t - s, r - c)), (l = l === 0 ? 0 : 32767 / l));
  }
  return (Va(a, o, n, s, c, l, 0), o);
}
function za(e, t, n, r, i) {
  let a;
  if (i === _o(e, t, n, r) > 0) for (let i = t; i < n; i += r) a = mo((i / r) | 0, e[i], e[i + 1], a);
  else for (let i = n - r; i >= t; i -= r) a = mo((i / r) | 0, e[i], e[i + 1], a);
  return (a && ao(a, a.next) && (ho(a), (a = a.next)), a);
}
function Ba(e, t) {
  if (!e) return e;
  t ||= e;
  let n = e,
    r;
  do
    if (((r = !1), !n.steiner && (ao(n, n.next) || io(n.prev, n, n.next) === 0))) {
      if ((ho(n), (n = t = n.prev), n === n.next)) break;
      r = !0;
    } else n = n.next;
  while (r || n !== t);
  return t;
}
function Va(e, t, n, r, i, a, o) {
  if (!e) return;
  !o && a && Za(e, r, i, a);
  let s = e;
  for (; e.prev !== e.next;) {
    let c = e.prev,
      l = e.next;
    if (a ? Ua(e, r, i, a) : Ha(e)) (t.push(c.i, e.i, l.i), ho(e), (e = l.next), (s = l.next));
    else if (((e = l), e === s)) {
      o
        ? o === 1
          ? ((e = Wa(Ba(e), t)), Va(e, t, n, r, i, a, 2))
          : o === 2 && Ga(e, t, n, r, i, a)
        : Va(Ba(e), t, n, r, i, a, 1);
      break;
    }
  }
}
function Ha(e) {
  let t = e.prev,
    n = e,
    r = e.next;
  if (io(t, n, r) >= 0) return !1;
  let i = t.x,
    a = n.x,
    o = r.x,
    s = t.y,
    c = n.y,
    l = r.y,
    u = Math.min(i, a, o),
    d = Math.min(s, c, l),
    f = Math.max(i, a, o),
    p = Math.max(s, c, l),
    m = r.next;
  for (; m !== t;) {
    if (m.x >= u && m.x <= f && m.y >= d && m.y <= p && no(i, s, a, c, o, l, m.x, m.y) && io(m.prev, m, m.next) >= 0)
      return !1;
    m = m.next;
  }
  return !0;
}
function Ua(e, t, n, r) {
  let i = e.prev,
    a = e,
    o = e.next;
  if (io(i, a, o) >= 0) return !1;
  let s = i.x,
    c = a.x,
    l = o.x,
    u = i.y,
    d = a.y,
    f = o.y,
    p = Math.min(s, c, l),
    m = Math.min(u, d, f),
    h = Math.max(s, c, l),
    g = Math.max(u, d, f),
    _ = $a(p, m, t, n, r),
    v = $a(h, g, t, n, r),
    y = e.prevZ,
    b = e.nextZ;
  for (; y && y.z >= _ && b && b.z <= v;) {
    if (
      (y.x >= p &&
        y.x <= h &&
        y.y >= m &&
        y.y <= g &&
        y !== i &&
        y !== o &&
        no(s, u, c, d, l, f, y.x, y.y) &&
        io(y.prev, y, y.next) >= 0) ||
      ((y = y.prevZ),
      b.x >= p &&
        b.x <= h &&
        b.y >= m &&
        b.y <= g &&
        b !== i &&
        b !== o &&
        no(s, u, c, d, l, f, b.x, b.y) &&
        io(b.prev, b, b.next) >= 0)
    )
      return !1;
    b = b.nextZ;
  }
  for (; y && y.z >= _;) {
    if (
      y.x >= p &&
      y.x <= h &&
      y.y >= m &&
      y.y <= g &&
      y !== i &&
      y !== o &&
      no(s, u, c, d, l, f, y.x, y.y) &&
      io(y.prev, y, y.next) >= 0
    )
      return !1;
    y = y.prevZ;
  }
  for (; b && b.z <= v;) {
    if (
      b.x >= p &&
      b.x <= h &&
      b.y >= m &&
      b.y <= g &&
      b !== i &&
      b !== o &&
      no(s, u, c, d, l, f, b.x, b.y) &&
      io(b.prev, b, b.next) >= 0
    )
      return !1;
    b = b.nextZ;
  }
  return !0;
}
function Wa(e, t) {
  let n = e;
  do {
    let r = n.prev,
      i = n.next.next;
    (!ao(r, i) &&
      oo(r, n, n.next, i) &&
      uo(r, i) &&
      uo(i, r) &&
      (t.push(r.i, n.i, i.i), ho(n), ho(n.next), (n = e = i)),
      (n = n.next));
  } while (n !== e);
  return Ba(n);
}
function Ga(e, t, n, r, i, a) {
  let o = e;
  do {
    let e = o.next.next;
    for (; e !== o.prev;) {
      if (o.i !== e.i && ro(o, e)) {
        let s = po(o, e);
        ((o = Ba(o, o.next)), (s = Ba(s, s.next)), Va(o, t, n, r, i, a, 0), Va(s, t, n, r, i, a, 0));
        return;
      }
      e = e.next;
    }
    o = o.next;
  } while (o !== e);
}
function Ka(e, t, n, r) {
  let i = [];
  for (let n = 0, a = t.length; n < a; n++) {
    let o = za(e, t[n] * r, n < a - 1 ? t[n + 1] * r : e.length, r, !1);
    (o === o.next && (o.steiner = !0), i.push(eo(o)));
  }
  i.sort(qa);
  for (let e = 0; e < i.length; e++) n = Ja(i[e], n);
  return n;
}
function qa(e, t) {
  let n = e.x - t.x;
  return (
    n === 0 &&
      ((n = e.y - t.y), n === 0 && (n = (e.next.y - e.y) / (e.next.x - e.x) - (t.next.y - t.y) / (t.next.x - t.x))),
    n
  );
}
function Ja(e, t) {
  let n = Ya(e, t);
  if (!n) return t;
  let r = po(n, e);
  return (Ba(r, r.next), Ba(n, n.next));
}
function Ya(e, t) {
  let n = t,
    r = e.x,
    i = e.y,
    a = -1 / 0,
    o;
  if (ao(e, n)) return n;
  do {
    if (ao(e, n.next)) return n.next;
    if (i <= n.y && i >= n.next.y && n.next.y !== n.y) {
      let e = n.x + ((i - n.y) * (n.next.x - n.x)) / (n.next.y - n.y);
      if (e <= r && e > a && ((a = e), (o = n.x < n.next.x ? n : n.next), e === r)) return o;
    }
    n = n.next;
  } while (n !== t);
  if (!o) return null;
  let s = o,
    c = o.x,
    l = o.y,
    u = 1 / 0;
  n = o;
  do {
    if (r >= n.x && n.x >= c && r !== n.x && to(i < l ? r : a, i, c, l, i < l ? a : r, i, n.x, n.y)) {
      let t = Math.abs(i - n.y) / (r - n.x);
      uo(n, e) && (t < u || (t === u && (n.x > o.x || (n.x === o.x && Xa(o, n))))) && ((o = n), (u = t));
    }
    n = n.next;
  } while (n !== s);
  return o;
}
function Xa(e, t) {
  return io(e.prev, e, t.prev) < 0 && io(t.next, e, e.next) < 0;
}
function Za(e, t, n, r) {
  let i = e;
  do (i.z === 0 && (i.z = $a(i.x, i.y, t, n, r)), (i.prevZ = i.prev), (i.nextZ = i.next), (i = i.next));
  while (i !== e);
  ((i.prevZ.nextZ = null), (i.prevZ = null), Qa(i));
}
function Qa(e) {
  let t,
    n = 1;
  do {
    let r = e,
      i;
    e = null;
    let a = null;
    for (t = 0; r;) {
      t++;
      let o = r,
        s = 0;
      for (let e = 0; e < n && (s++, (o = o.nextZ), o); e++);
      let c = n;
      for (; s > 0 || (c > 0 && o);)
        (s !== 0 && (c === 0 || !o || r.z <= o.z) ? ((i = r), (r = r.nextZ), s--) : ((i = o), (o = o.nextZ), c--),
          a ? (a.nextZ = i) : (e = i),
          (i.prevZ = a),
          (a = i));
      r = o;
    }
    ((a.nextZ = null), (n *= 2));
  } while (t > 1);
  return e;
}
function $a(e, t, n, r, i) {
  return (
    (e = ((e - n) * i) | 0),
    (t = ((t - r) * i) | 0),
    (e = (e | (e << 8)) & 16711935),
    (e = (e | (e << 4)) & 252645135),
    (e = (e | (e << 2)) & 858993459),
    (e = (e | (e << 1)) & 1431655765),
    (t = (t | (t << 8)) & 16711935),
    (t = (t | (t << 4)) & 252645135),
    (t = (t | (t << 2)) & 858993459),
    (t = (t | (t << 1)) & 1431655765),
    e | (t << 1)
  );
}
function eo(e) {
  let t = e,
    n = e;
  do ((t.x < n.x || (t.x === n.x && t.y < n.y)) && (n = t), (t = t.next));
  while (t !== e);
  return n;
}
function to(e, t, n, r, i, a, o, s) {
  return (
    (i - o) * (t - s) >= (e - o) * (a - s) &&
    (e - o) * (r - s) >= (n - o) * (t - s) &&
    (n - o) * (a - s) >= (i - o) * (r - s)
  );
}
function no(e, t, n, r, i, a, o, s) {
  return (e !== o || t !== s) && to(e, t, n, r, i, a, o, s);
}
function ro(e, t) {
  return (
    e.next.i !== t.i &&
    e.prev.i !== t.i &&
    !lo(e, t) &&
    ((uo(e, t) && uo(t, e) && fo(e, t) && (io(e.prev, e, t.prev) || io(e, t.prev, t))) ||
      (ao(e, t) && io(e.prev, e, e.next) > 0 && io(t.prev, t, t.next) > 0))
  );
}
function io(e, t, n) {
  return (t.y - e.y) * (n.x - t.x) - (t.x - e.x) * (n.y - t.y);
}
function ao(e, t) {
  return e.x === t.x && e.y === t.y;
}
function oo(e, t, n, r) {
  let i = co(io(e, t, n)),
    a = co(io(e, t, r)),
    o = co(io(n, r, e)),
    s = co(io(n, r, t));
  return !!(
    (i !== a && o !== s) ||
    (i === 0 && so(e, n, t)) ||
    (a === 0 && so(e, r, t)) ||
    (o === 0 && so(n, e, r)) ||
    (s === 0 && so(n, t, r))
  );
}
function so(e, t, n) {
  return (
    t.x <= Math.max(e.x, n.x) && t.x >= Math.min(e.x, n.x) && t.y <= Math.max(e.y, n.y) && t.y >= Math.min(e.y, n.y)
  );
}
function co(e) {
  return e > 0 ? 1 : e < 0 ? -1 : 0;
}
function lo(e, t) {
  let n = e;
  do {
    if (n.i !== e.i && n.next.i !== e.i && n.i !== t.i && n.next.i !== t.i && oo(n, n.next, e, t)) return !0;
    n = n.next;
  } while (n !== e);
  return !1;
}
function uo(e, t) {
  return io(e.prev, e, e.next) < 0
    ? io(e, t, e.next) >= 0 && io(e, e.prev, t) >= 0
    : io(e, t, e.prev) < 0 || io(e, e.next, t) < 0;
}
function fo(e, t) {
  let n = e,
    r = !1,
    i = (e.x + t.x) / 2,
    a = (e.y + t.y) / 2;
  do
    (n.y > a != n.next.y > a &&
      n.next.y !== n.y &&
      i < ((n.next.x - n.x) * (a - n.y)) / (n.next.y - n.y) + n.x &&
      (r = !r),
      (n = n.next));
  while (n !== e);
  return r;
}
function po(e, t) {
  let n = go(e.i, e.x, e.y),
    r = go(t.i, t.x, t.y),
    i = e.next,
    a = t.prev;
  return (
    (e.next = t), (t.prev = e), (n.next = i), (i.prev = n), (r.next = n), (n.prev = r), (a.next = r), (r.prev = a), r
  );
}
function mo(e, t, n, r) {
  let i = go(e, t, n);
  return (r ? ((i.next = r.next), (i.prev = r), (r.next.prev = i), (r.next = i)) : ((i.prev = i), (i.next = i)), i);
}
function ho(e) {
  ((e.next.prev = e.prev),
    (e.prev.next = e.next),
    e.prevZ && (e.prevZ.nextZ = e.nextZ),
    e.nextZ && (e.nextZ.prevZ = e.prevZ));
}
function go(e, t, n) {
  return { i: e, x: t, y: n, prev: null, next: null, z: 0, prevZ: null, nextZ: null, steiner: !1 };
}
function _o(e, t, n, r) {
  let i = 0;
  for (let a = t, o = n - r; a < n; a += r) ((i += (e[o] - e[a]) * (e[a + 1] + e[o + 1])), (o = a));
  return i;
}
var vo = class {
    static triangulate(e, t, n = 2) {
      return Ra(e, t, n);
    }
  },
  yo = class e {
    static area(e) {
      let t = e.length,
        n = 0;
      for (let r = t - 1, i = 0; i < t; r = i++) n += e[r].x * e[i].y - e[i].x * e[r].y;
      return n * 0.5;
    }
    static isClockWise(t) {
      return e.area(t) < 0;
    }
    static triangulateShape(e, t) {
      let n = [],
        r = [],
        i = [];
      (bo(e), xo(n, e));
      let a = e.length;
      t.forEach(bo);
      for (let e = 0; e < t.length; e++) (r.push(a), (a += t[e].length), xo(n, t[e]));
      let o = vo.triangulate(n, r);
      for (let e = 0; e < o.length; e += 3) i.push(o.slice(e, e + 3));
      return i;
    }
  };
function bo(e) {
  let t = e.length;
  t > 2 && e[t - 1].equals(e[0]) && e.pop();
}
function xo(e, t) {
  for (let n = 0; n < t.length; n++) (e.push(t[n].x), e.push(t[n].y));
}
var So = class e extends Qr {
    constructor(e = new La([new q(0.5, 0.5), new q(-0.5, 0.5), new q(-0.5, -0.5), new q(0.5, -0.5)]), t = {}) {
      (super(),
        (this.type = `ExtrudeGeometry`),
        (this.parameters = { shapes: e, options: t }),
        (e = Array.isArray(e) ? e : [e]));
      let n = this,
        r = [],
        i = [];
      for (let t = 0, n = e.length; t < n; t++) {
        let n = e[t];
        a(n);
      }
      (this.setAttribute(`position`, new Br(r, 3)), this.setAttribute(`uv`, new Br(i, 2)), this.computeVertexNormals());
      function a(e) {
        let a = [],
          o = t.curveSegments === void 0 ? 12 : t.curveSegments,
          s = t.steps === void 0 ? 1 : t.steps,
          c = t.depth === void 0 ? 1 : t.depth,
          l = t.bevelEnabled === void 0 || t.bevelEnabled,
          u = t.bevelThickness === void 0 ? 0.2 : t.bevelThickness,
          d = t.bevelSize === void 0 ? u - 0.1 : t.bevelSize,
          f = t.bevelOffset === void 0 ? 0 : t.bevelOffset,
          p = t.bevelSegments === void 0 ? 3 : t.bevelSegments,
          m = t.extrudePath,
          h = t.UVGenerator === void 0 ? Co : t.UVGenerator,
          g,
          _ = !1,
          v,
          y,
          b,
          x;
        if (m) {
          ((g = m.getSpacedPoints(s)), (_ = !0), (l = !1));
          let e = m.isCatmullRomCurve3 ? m.closed : !1;
          ((v = m.computeFrenetFrames(s, e)), (y = new J()), (b = new J()), (x = new J()));
        }
        l || ((p = 0), (u = 0), (d = 0), (f = 0));
        let S = e.extractPoints(o),
          C = S.shape,
          w = S.holes;
        if (!yo.isClockWise(C)) {
          C = C.reverse();
          for (let e = 0, t = w.length; e < t; e++) {
            let t = w[e];
            yo.isClockWise(t) && (w[e] = t.reverse());
          }
        }
        function T(e) {
          let t = e[0];
          for (let n = 1; n <= e.length; n++) {
            let r = n % e.length,
              i = e[r],
              a = i.x - t.x,
              o = i.y - t.y,
              s = a * a + o * o,
              c = Math.max(Math.abs(i.x), Math.abs(i.y), Math.abs(t.x), Math.abs(t.y));
            s <= 10000000000000001e-36 * c * c ? (e.splice(r, 1), n--) : (t = i);
          }
        }
        (T(C), w.forEach(T));
        let E = w.length,
          D = C;
        for (let e = 0; e < E; e++) {
          let t = w[e];
          C = C.concat(t);
        }
        function O(e, t, n) {
          return (t || G(`ExtrudeGeometry: vec does not exist`), e.clone().addScaledVector(t, n));
        }
        let k = C.length;
        function A(e, t, n) {
          let r,
            i,
            a,
            o = e.x - t.x,
            s = e.y - t.y,
            c = n.x - e.x,
            l = n.y - e.y,
            u = o * o + s * s,
            d = o * l - s * c;
          if (Math.abs(d) > 2 ** -52) {
            let d = Math.sqrt(u),
              f = Math.sqrt(c * c + l * l),
              p = t.x - s / d,
              m = t.y + o / d,
              h = n.x - l / f,
              g = n.y + c / f,
              _ = ((h - p) * l - (g - m) * c) / (o * l - s * c);
            ((r = p + o * _ - e.x), (i = m + s * _ - e.y));
            let v = r * r + i * i;
            if (v <= 2) return new q(r, i);
            a = Math.sqrt(v / 2);
          } else {
            let e = !1;
            (o > 2 ** -52
              ? c > 2 ** -52 && (e = !0)
              : o < -(2 ** -52)
                ? c < -(2 ** -52) && (e = !0)
                : Math.sign(s) === Math.sign(l) && (e = !0),
              e ? ((r = -s), (i = o), (a = Math.sqrt(u))) : ((r = o), (i = s), (a = Math.sqrt(u / 2))));
          }
          return new q(r / a, i / a);
        }
        let j = [];
        for (let e = 0, t = D.length, n = t - 1, r = e + 1; e < t; e++, n++, r++)
          (n === t && (n = 0), r === t && (r = 0), (j[e] = A(D[e], D[n], D[r])));
        let M = [],
          N,
          ee = j.concat();
        for (let e = 0, t = E; e < t; e++) {
          let t = w[e];
          N = [];
          for (let e = 0, n = t.length, r = n - 1, i = e + 1; e < n; e++, r++, i++)
            (r === n && (r = 0), i === n && (i = 0), (N[e] = A(t[e], t[r], t[i])));
          (M.push(N), (ee = ee.concat(N)));
        }
        let P;
        if (p === 0) P = yo.triangulateShape(D, w);
        else {
          let e = [],
            t = [];
          for (let n = 0; n < p; n++) {
            let r = n / p,
              i = u * Math.cos((r * Math.PI) / 2),
              a = d * Math.sin((r * Math.PI) / 2) + f;
            for (let t = 0, n = D.length; t < n; t++) {
              let n = O(D[t], j[t], a);
              (I(n.x, n.y, -i), r === 0 && e.push(n));
            }
            for (let e = 0, n = E; e < n; e++) {
              let n = w[e];
              N = M[e];
              let o = [];
              for (let e = 0, t = n.length; e < t; e++) {
                let t = O(n[e], N[e], a);
                (I(t.x, t.y, -i), r === 0 && o.push(t));
              }
              r === 0 && t.push(o);
            }
          }
          P = yo.triangulateShape(e, t);
        }
        let F = P.length,
          te = d + f;
        for (let e = 0; e < k; e++) {
          let t = l ? O(C[e], ee[e], te) : C[e];
          _
            ? (b.copy(v.normals[0]).multiplyScalar(t.x),
              y.copy(v.binormals[0]).multiplyScalar(t.y),
              x.copy(g[0]).add(b).add(y),
              I(x.x, x.y, x.z))
            : I(t.x, t.y, 0);
        }
        for (let e = 1; e <= s; e++)
          for (let t = 0; t < k; t++) {
            let n = l ? O(C[t], ee[t], te) : C[t];
            _
              ? (b.copy(v.normals[e]).multiplyScalar(n.x),
                y.copy(v.binormals[e]).multiplyScalar(n.y),
                x.copy(g[e]).add(b).add(y),
                I(x.x, x.y, x.z))
              : I(n.x, n.y, (c / s) * e);
          }
        for (let e = p - 1; e >= 0; e--) {
          let t = e / p,
            n = u * Math.cos((t * Math.PI) / 2),
            r = d * Math.sin((t * Math.PI) / 2) + f;
          for (let e = 0, t = D.length; e < t; e++) {
            let t = O(D[e], j[e], r);
            I(t.x, t.y, c + n);
          }
          for (let e = 0, t = w.length; e < t; e++) {
            let t = w[e];
            N = M[e];
            for (let e = 0, i = t.length; e < i; e++) {
              let i = O(t[e], N[e], r);
              _ ? I(i.x, i.y + g[s - 1].y, g[s - 1].x + n) : I(i.x, i.y, c + n);
            }
          }
        }
        (ne(), re());
        function ne() {
          let e = r.length / 3;
          if (l) {
            let e = 0,
              t = k * e;
            for (let e = 0; e < F; e++) {
              let n = P[e];
              ae(n[2] + t, n[1] + t, n[0] + t);
            }
            ((e = s + p * 2), (t = k * e));
            for (let e = 0; e < F; e++) {
              let n = P[e];
              ae(n[0] + t, n[1] + t, n[2] + t);
            }
          } else {
            for (let e = 0; e < F; e++) {
              let t = P[e];
              ae(t[2], t[1], t[0]);
            }
            for (let e = 0; e < F; e++) {
              let t = P[e];
              ae(t[0] + k * s, t[1] + k * s, t[2] + k * s);
            }
          }
          n.addGroup(e, r.length / 3 - e, 0);
        }
        function re() {
          let e = r.length / 3,
            t = 0;
          (ie(D, t), (t += D.length));
          for (let e = 0, n = w.length; e < n; e++) {
            let n = w[e];
            (ie(n, t), (t += n.length));
          }
          n.addGroup(e, r.length / 3 - e, 1);
        }
        function ie(e, t) {
          let n = e.length;
          for (; --n >= 0;) {
            let r = n,
              i = n - 1;
            i < 0 && (i = e.length - 1);
            for (let e = 0, n = s + p * 2; e < n; e++) {
              let n = k * e,
                a = k * (e + 1);
              L(t + r + n, t + i + n, t + i + a, t + r + a);
            }
          }
        }
        function I(e, t, n) {
          (a.push(e), a.push(t), a.push(n));
        }
        function ae(e, t, i) {
          (R(e), R(t), R(i));
          let a = r.length / 3,
            o = h.generateTopUV(n, r, a - 3, a - 2, a - 1);
          (z(o[0]), z(o[1]), z(o[2]));
        }
        function L(e, t, i, a) {
          (R(e), R(t), R(a), R(t), R(i), R(a));
          let o = r.length / 3,
            s = h.generateSideWallUV(n, r, o - 6, o - 3, o - 2, o - 1);
          (z(s[0]), z(s[1]), z(s[3]), z(s[1]), z(s[2]), z(s[3]));
        }
        function R(e) {
          (r.push(a[e * 3 + 0]), r.push(a[e * 3 + 1]), r.push(a[e * 3 + 2]));
        }
        function z(e) {
          (i.push(e.x), i.push(e.y));
        }
      }
    }
    copy(e) {
      return (super.copy(e), (this.parameters = Object.assign({}, e.parameters)), this);
    }
    toJSON() {
      let e = super.toJSON(),
        t = this.parameters.shapes,
        n = this.parameters.options;
      return wo(t, n, e);
    }
    static fromJSON(t, n) {
      let r = [];
      for (let e = 0, i = t.shapes.length; e < i; e++) {
        let i = n[t.shapes[e]];
        r.push(i);
      }
      let i = t.options.extrudePath;
      return (i !== void 0 && (t.options.extrudePath = new Pa[i.type]().fromJSON(i)), new e(r, t.options));
    }
  },
  Co = {
    generateTopUV: function (e, t, n, r, i) {
      let a = t[n * 3],
        o = t[n * 3 + 1],
        s = t[r * 3],
        c = t[r * 3 + 1],
        l = t[i * 3],
        u = t[i * 3 + 1];
      return [new q(a, o), new q(s, c), new q(l, u)];
    },
    generateSideWallUV: function (e, t, n, r, i, a) {
      let o = t[n * 3],
        s = t[n * 3 + 1],
        c = t[n * 3 + 2],
        l = t[r * 3],
        u = t[r * 3 + 1],
        d = t[r * 3 + 2],
        f = t[i * 3],
        p = t[i * 3 + 1],
        m = t[i * 3 + 2],
        h = t[a * 3],
        g = t[a * 3 + 1],
        _ = t[a * 3 + 2];
      return Math.abs(s - u) < Math.abs(o - l)
        ? [new q(o, 1 - c), new q(l, 1 - d), new q(f, 1 - m), new q(h, 1 - _)]
        : [new q(s, 1 - c), new q(u, 1 - d), new q(p, 1 - m), new q(g, 1 - _)];
    },
  };
function wo(e, t, n) {
  if (((n.shapes = []), Array.isArray(e)))
    for (let t = 0, r = e.length; t < r; t++) {
      let r = e[t];
      n.shapes.push(r.uuid);
    }
  else n.shapes.push(e.uuid);
  return (
    (n.options = Object.assign({}, t)), t.extrudePath !== void 0 && (n.options.extrudePath = t.extrudePath.toJSON()), n
  );
}
var To = class e extends oa {
    constructor(e = 1, t = 0) {
      let n = (1 + Math.sqrt(5)) / 2,
        r = [
          -1,
          n,
          0,
          1,
          n,
          0,
          -1,
          -n,
          0,
          1,
          -n,
          0,
          0,
          -1,
          n,
          0,
          1,
          n,
          0,
          -1,
          -n,
          0,
          1,
          -n,
          n,
          0,
          -1,
          n,
          0,
          1,
          -n,
          0,
          -1,
          -n,
          0,
          1,
        ];
      (super(
        r,
        [
          0, 11, 5, 0, 5, 1, 0, 1, 7, 0, 7, 10, 0, 10, 11, 1, 5, 9, 5, 11, 4, 11, 10, 2, 10, 7, 6, 7, 1, 8, 3, 9, 4, 3,
          4, 2, 3, 2, 6, 3, 6, 8, 3, 8, 9, 4, 9, 5, 2, 4, 11, 6, 2, 10, 8, 6, 7, 9, 8, 1,
        ],
        e,
        t,
      ),
        (this.type = `IcosahedronGeometry`),
        (this.parameters = { radius: e, detail: t }));
    }
    static fromJSON(t) {
      return new e(t.radius, t.detail);
    }
  },
  Eo = class e extends Qr {
    constructor(e = 1, t = 1, n = 1, r = 1) {
      (super(),
        (this.type = `PlaneGeometry`),
        (this.parameters = { width: e, height: t, widthSegments: n, heightSegments: r }));
      let i = e / 2,
        a = t / 2,
        o = Math.floor(n),
        s = Math.floor(r),
        c = o + 1,
        l = s + 1,
        u = e / o,
        d = t / s,
        f = [],
        p = [],
        m = [],
        h = [];
      for (let e = 0; e < l; e++) {
        let t = e * d - a;
        for (let n = 0; n < c; n++) {
          let r = n * u - i;
          (p.push(r, -t, 0), m.push(0, 0, 1), h.push(n / o), h.push(1 - e / s));
        }
      }
      for (let e = 0; e < s; e++)
        for (let t = 0; t < o; t++) {
          let n = t + c * e,
            r = t + c * (e + 1),
            i = t + 1 + c * (e + 1),
            a = t + 1 + c * e;
          (f.push(n, r, a), f.push(r, i, a));
        }
      (this.setIndex(f),
        this.setAttribute(`position`, new Br(p, 3)),
        this.setAttribute(`normal`, new Br(m, 3)),
        this.setAttribute(`uv`, new Br(h, 2)));
    }
    copy(e) {
      return (super.copy(e), (this.parameters = Object.assign({}, e.parameters)), this);
    }
    static fromJSON(t) {
      return new e(t.width, t.height, t.widthSegments, t.heightSegments);
    }
  };
function Do(e) {
  let t = {};
  for (let n in e) {
    t[n] = {};
    for (let r in e[n]) {
      let i = e[n][r];
      if (ko(i))
        i.isRenderTargetTexture
          ? (W(`UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms().`),
            (t[n][r] = null))
          : (t[n][r] = i.clone());
      else if (Array.isArray(i)) {
        if (ko(i[0])) {
          let e = [];
          for (let t = 0, n = i.length; t < n; t++) e[t] = i[t].clone();
          t[n][r] = e;
        } else t[n][r] = i.slice();
      } else t[n][r] = i;
    }
  }
  return t;
}
function Oo(e) {
  let t = {};
  for (let n = 0; n < e.length; n++) {
    let r = Do(e[n]);
    for (let e in r) t[e] = r[e];
  }
  return t;
}
function ko(e) {
  return (
    e &&
    (e.isColor ||
      e.isMatrix3 ||
      e.isMatrix4 ||
      e.isVector2 ||
      e.isVector3 ||
      e.isVector4 ||
      e.isTexture ||
      e.isQuaternion)
  );
}
function Ao(e) {
  let t = [];
  for (let n = 0; n < e.length; n++) t.push(e[n].clone());
  return t;
}
function jo(e) {
  let t = e.getRenderTarget();
  return t === null ? e.outputColorSpace : t.isXRRenderTarget === !0 ? t.texture.colorSpace : X.workingColorSpace;
}
var Mo = { clone: Do, merge: Oo },
  No = `void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,
  Po = `void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,
  Fo = class extends ii {
    constructor(e) {
      (super(),
        (this.isShaderMaterial = !0),
        (this.type = `ShaderMaterial`),
        (this.defines = {}),
        (this.uniforms = {}),
        (this.uniformsGroups = []),
        (this.vertexShader = No),
        (this.fragmentShader = Po),
        (this.linewidth = 1),
        (this.wireframe = !1),
        (this.wireframeLinewidth = 1),
        (this.fog = !1),
        (this.lights = !1),
        (this.clipping = !1),
        (this.forceSinglePass = !0),
        (this.extensions = { clipCullDistance: !1, multiDraw: !1 }),
        (this.defaultAttributeValues = { color: [1, 1, 1], uv: [0, 0], uv1: [0, 0] }),
        (this.index0AttributeName = void 0),
        (this.uniformsNeedUpdate = !1),
        (this.glslVersion = null),
        e !== void 0 && this.setValues(e));
    }
    copy(e) {
      return (
        super.copy(e),
        (this.fragmentShader = e.fragmentShader),
        (this.vertexShader = e.vertexShader),
        (this.uniforms = Do(e.uniforms)),
        (this.uniformsGroups = Ao(e.uniformsGroups)),
        (this.defines = Object.assign({}, e.defines)),
        (this.wireframe = e.wireframe),
        (this.wireframeLinewidth = e.wireframeLinewidth),
        (this.fog = e.fog),
        (this.lights = e.lights),
        (this.clipping = e.clipping),
        (this.extensions = Object.assign({}, e.extensions)),
        (this.glslVersion = e.glslVersion),
        (this.defaultAttributeValues = Object.assign({}, e.defaultAttributeValues)),
        (this.index0AttributeName = e.index0AttributeName),
        (this.uniformsNeedUpdate = e.uniformsNeedUpdate),
        this
      );
    }
    toJSON(e) {
      let t = super.toJSON(e);
      ((t.glslVersion = this.glslVersion), (t.uniforms = {}));
      for (let n in this.uniforms) {
        let r = this.uniforms[n].value;
        r && r.isTexture
          ? (t.uniforms[n] = { type: `t`, value: r.toJSON(e).uuid })
          : r && r.isColor
            ? (t.uniforms[n] = { type: `c`, value: r.getHex() })
            : r && r.isVector2
              ? (t.uniforms[n] = { type: `v2`, value: r.toArray() })
              : r && r.isVector3
                ? (t.uniforms[n] = { type: `v3`, value: r.toArray() })
                : r && r.isVector4
                  ? (t.uniforms[n] = { type: `v4`, value: r.toArray() })
                  : r && r.isMatrix3
                    ? (t.uniforms[n] = { type: `m3`, value: r.toArray() })
                    : r && r.isMatrix4
                      ? (t.uniforms[n] = { type: `m4`, value: r.toArray() })
                      : (t.uniforms[n] = { value: r });
      }
      (Object.keys(this.defines).length > 0 && (t.defines = this.defines),
        (t.vertexShader = this.vertexShader),
        (t.fragmentShader = this.fragmentShader),
        (t.lights = this.lights),
        (t.clipping = this.clipping));
      let n = {};
      for (let e in this.extensions) this.extensions[e] === !0 && (n[e] = !0);
      return (Object.keys(n).length > 0 && (t.extensions = n), t);
    }
    fromJSON(e, t) {
      if ((super.fromJSON(e, t), e.uniforms !== void 0))
        for (let n in e.uniforms) {
          let r = e.uniforms[n];
          switch (((this.uniforms[n] = {}), r.type)) {
            case `t`:
              this.uniforms[n].value = t[r.value] || null;
              break;
            case `c`:
              this.uniforms[n].value = new Z().setHex(r.value);
              break;
            case `v2`:
              this.uniforms[n].value = new q().fromArray(r.value);
              break;
            case `v3`:
              this.uniforms[n].value = new J().fromArray(r.value);
              break;
            case `v4`:
              this.uniforms[n].value = new _n().fromArray(r.value);
              break;
            case `m3`:
              this.uniforms[n].value = new Y().fromArray(r.value);
              break;
            case `m4`:
              this.uniforms[n].value = new Sn().fromArray(r.value);
              break;
            default:
              this.uniforms[n].value = r.value;
          }
        }
      if (
        (e.defines !== void 0 && (this.defines = e.defines),
        e.vertexShader !== void 0 && (this.vertexShader = e.vertexShader),
        e.fragmentShader !== void 0 && (this.fragmentShader = e.fragmentShader),
        e.glslVersion !== void 0 && (this.glslVersion = e.glslVersion),
        e.extensions !== void 0)
      )
        for (let t in e.extensions) this.extensions[t] = e.extensions[t];
      return (
        e.lights !== void 0 && (this.lights = e.lights), e.clipping !== void 0 && (this.clipping = e.clipping), this
      );
    }
  },
  Io = class extends Fo {
    constructor(e) {
      (super(e), (this.isRawShaderMaterial = !0), (this.type = `RawShaderMaterial`));
    }
  },
  Lo = class extends ii {
    constructor(e) {
      (super(),
        (this.isMeshStandardMaterial = !0),
        (this.type = `MeshStandardMaterial`),
        (this.defines = { STANDARD: `` }),
        (this.color = new Z(16777215)),
        (this.roughness = 1),
        (this.metalness = 0),
        (this.map = null),
        (this.lightMap = null),
        (this.lightMapIntensity = 1),
        (this.aoMap = null),
        (this.aoMapIntensity = 1),
        (this.emissive = new Z(0)),
        (this.emissiveIntensity = 1),
        (this.emissiveMap = null),
        (this.bumpMap = null),
        (this.bumpScale = 1),
        (this.normalMap = null),
        (this.normalMapType = 0),
        (this.normalScale = new q(1, 1)),
        (this.displacementMap = null),
        (this.displacementScale = 1),
        (this.displacementBias = 0),
        (this.roughnessMap = null),
        (this.metalnessMap = null),
        (this.alphaMap = null),
        (this.envMap = null),
        (this.envMapRotation = new Mn()),
        (this.envMapIntensity = 1),
        (this.wireframe = !1),
        (this.wireframeLinewidth = 1),
        (this.wireframeLinecap = `round`),
        (this.wireframeLinejoin = `round`),
        (this.flatShading = !1),
        (this.fog = !0),
        this.setValues(e));
    }
    copy(e) {
      return (
        super.copy(e),
        (this.defines = { STANDARD: `` }),
        this.color.copy(e.color),
        (this.roughness = e.roughness),
        (this.metalness = e.metalness),
        (this.map = e.map),
        (this.lightMap = e.lightMap),
        (this.lightMapIntensity = e.lightMapIntensity),
        (this.aoMap = e.aoMap),
        (this.aoMapIntensity = e.aoMapIntensity),
        this.emissive.copy(e.emissive),
        (this.emissiveMap = e.emissiveMap),
        (this.emissiveIntensity = e.emissiveIntensity),
        (this.bumpMap = e.bumpMap),
        (this.bumpScale = e.bumpScale),
        (this.normalMap = e.normalMap),
        (this.normalMapType = e.normalMapType),
        this.normalScale.copy(e.normalScale),
        (this.displacementMap = e.displacementMap),
        (this.displacementScale = e.displacementScale),
        (this.displacementBias = e.displacementBias),
        (this.roughnessMap = e.roughnessMap),
        (this.metalnessMap = e.metalnessMap),
        (this.alphaMap = e.alphaMap),
        (this.envMap = e.envMap),
        this.envMapRotation.copy(e.envMapRotation),
        (this.envMapIntensity = e.envMapIntensity),
        (this.wireframe = e.wireframe),
        (this.wireframeLinewidth = e.wireframeLinewidth),
        (this.wireframeLinecap = e.wireframeLinecap),
        (this.wireframeLinejoin = e.wireframeLinejoin),
        (this.flatShading = e.flatShading),
        (this.fog = e.fog),
        this
      );
    }
  },
  Ro = class extends ii {
    constructor(e) {
      (super(),
        (this.isMeshDepthMaterial = !0),
        (this.type = `MeshDepthMaterial`),
        (this.depthPacking = wt),
        (this.map = null),
        (this.alphaMap = null),
        (this.displacementMap = null),
        (this.displacementScale = 1),
        (this.displacementBias = 0),
        (this.wireframe = !1),
        (this.wireframeLinewidth = 1),
        this.setValues(e));
    }
    copy(e) {
      return (
        super.copy(e),
        (this.depthPacking = e.depthPacking),
        (this.map = e.map),
        (this.alphaMap = e.alphaMap),
        (this.displacementMap = e.displacementMap),
        (this.displacementScale = e.displacementScale),
        (this.displacementBias = e.displacementBias),
        (this.wireframe = e.wireframe),
        (this.wireframeLinewidth = e.wireframeLinewidth),
        this
      );
    }
  },
  zo = class extends ii {
    constructor(e) {
      (super(),
        (this.isMeshDistanceMaterial = !0),
        (this.type = `MeshDistanceMaterial`),
        (this.map = null),
        (this.alphaMap = null),
        (this.displacementMap = null),
        (this.displacementScale = 1),
        (this.displacementBias = 0),
        this.setValues(e));
    }
    copy(e) {
      return (
        super.copy(e),
        (this.map = e.map),
        (this.alphaMap = e.alphaMap),
        (this.displacementMap = e.displacementMap),
        (this.displacementScale = e.displacementScale),
        (this.displacementBias = e.displacementBias),
        this
      );
    }
  };
function Bo(e, t) {
  return !e || e.constructor === t
    ? e
    : typeof t.BYTES_PER_ELEMENT == `number`
      ? new t(e)
      : Array.prototype.slice.call(e);
}
function Vo(e) {
  return e !== void 0 && e.inTangents !== void 0 && e.outTangents !== void 0;
}
var Ho = class {
    constructor(e, t, n, r) {
      ((this.parameterPositions = e),
        (this._cachedIndex = 0),
        (this.resultBuffer = r === void 0 ? new t.constructor(n) : r),
        (this.sampleValues = t),
        (this.valueSize = n),
        (this.settings = null),
        (this.DefaultSettings_ = {}));
    }
    evaluate(e) {
      let t = this.parameterPositions,
        n = this._cachedIndex,
        r = t[n],
        i = t[n - 1];
      validate_interval: {
        seek: {
          let a;
          linear_scan: {
            forward_scan: if (!(e < r)) {
              for (let a = n + 2; ;) {
                if (r === void 0) {
                  if (e < i) break forward_scan;
                  return ((n = t.length), (this._cachedIndex = n), this.copySampleValue_(n - 1));
                }
                if (n === a) break;
                if (((i = r), (r = t[++n]), e < r)) break seek;
              }
              a = t.length;
              break linear_scan;
            }
            if (!(e >= i)) {
              let o = t[1];
              e < o && ((n = 2), (i = o));
              for (let a = n - 2; ;) {
                if (i === void 0) return ((this._cachedIndex = 0), this.copySampleValue_(0));
                if (n === a) break;
                if (((r = i), (i = t[--n - 1]), e >= i)) break seek;
              }
              ((a = n), (n = 0));
              break linear_scan;
            }
            break validate_interval;
          }
          for (; n < a;) {
            let r = (n + a) >>> 1;
            e < t[r] ? (a = r) : (n = r + 1);
          }
          if (((r = t[n]), (i = t[n - 1]), i === void 0)) return ((this._cachedIndex = 0), this.copySampleValue_(0));
          if (r === void 0) return ((n = t.length), (this._cachedIndex = n), this.copySampleValue_(n - 1));
        }
        ((this._cachedIndex = n), this.intervalChanged_(n, i, r));
      }
      return this.interpolate_(n, i, e, r);
    }
    getSettings_() {
      return this.settings || this.DefaultSettings_;
    }
    copySampleValue_(e) {
      let t = this.resultBuffer,
        n = this.sampleValues,
        r = this.valueSize,
        i = e * r;
      for (let e = 0; e !== r; ++e) t[e] = n[i + e];
      return t;
    }
    interpolate_() {
      throw Error(`THREE.Interpolant: Call to abstract method.`);
    }
    intervalChanged_() {}
  },
  Uo = class extends Ho {
    constructor(e, t, n, r) {
      (super(e, t, n, r),
        (this._weightPrev = -0),
        (this._offsetPrev = -0),
        (this._weightNext = -0),
        (this._offsetNext = -0),
        (this.DefaultSettings_ = { endingStart: xt, endingEnd: xt }));
    }
    intervalChanged_(e, t, n) {
      let r = this.parameterPositions,
        i = e - 2,
        a = e + 1,
        o = r[i],
        s = r[a];
      if (o === void 0)
        switch (this.getSettings_().endingStart) {
          case St:
            ((i = e), (o = 2 * t - n));
            break;
          case Ct:
            ((i = r.length - 2), (o = t + r[i] - r[i + 1]));
            break;
          default:
            ((i = e), (o = n));
        }
      if (s === void 0)
        switch (this.getSettings_().endingEnd) {
          case St:
            ((a = e), (s = 2 * n - t));
            break;
          case Ct:
            ((a = 1), (s = n + r[1] - r[0]));
            break;
          default:
            ((a = e - 1), (s = t));
        }
      let c = (n - t) * 0.5,
        l = this.valueSize;
      ((this._weightPrev = c / (t - o)),
        (this._weightNext = c / (s - n)),
        (this._offsetPrev = i * l),
        (this._offsetNext = a * l));
    }
    interpolate_(e, t, n, r) {
      let i = this.resultBuffer,
        a = this.sampleValues,
        o = this.valueSize,
        s = e * o,
        c = s - o,
        l = this._offsetPrev,
        u = this._offsetNext,
        d = this._weightPrev,
        f = this._weightNext,
        p = (n - t) / (r - t),
        m = p * p,
        h = m * p,
        g = -d * h + 2 * d * m - d * p,
        _ = (1 + d) * h + (-1.5 - 2 * d) * m + (-0.5 + d) * p + 1,
        v = (-1 - f) * h + (1.5 + f) * m + 0.5 * p,
        y = f * h - f * m;
      for (let e = 0; e !== o; ++e) i[e] = g * a[l + e] + _ * a[c + e] + v * a[s + e] + y * a[u + e];
      return i;
    }
  },
  Wo = class extends Ho {
    constructor(e, t, n, r) {
      super(e, t, n, r);
    }
    interpolate_(e, t, n, r) {
      let i = this.resultBuffer,
        a = this.sampleValues,
        o = this.valueSize,
        s = e * o,
        c = s - o,
        l = (n - t) / (r - t),
        u = 1 - l;
      for (let e = 0; e !== o; ++e) i[e] = a[c + e] * u + a[s + e] * l;
      return i;
    }
  },
  Go = class extends Ho {
    constructor(e, t, n, r) {
      super(e, t, n, r);
    }
    interpolate_(e) {
      return this.copySampleValue_(e - 1);
    }
  },
  Ko = class extends Ho {
    interpolate_(e, t, n, r) {
      let i = this.resultBuffer,
        a = this.sampleValues,
        o = this.valueSize,
        s = e * o,
        c = s - o,
        l = this.inTangents,
        u = this.outTangents;
      if (!l || !u) {
        let e = (n - t) / (r - t),
          l = 1 - e;
        for (let t = 0; t !== o; ++t) i[t] = a[c + t] * l + a[s + t] * e;
        return i;
      }
      let d = o * 2,
        f = e - 1;
      for (let p = 0; p !== o; ++p) {
        let o = a[c + p],
          m = a[s + p],
          h = f * d + p * 2,
          g = u[h],
          _ = u[h + 1],
          v = e * d + p * 2,
          y = l[v],
          b = l[v + 1],
          x = Yo(n, t, g, y, r);
        i[p] = qo(x, o, _, b, m);
      }
      return i;
    }
  };
function qo(e, t, n, r, i) {
  let a = 1 - e;
  return a * a * a * t + 3 * a * a * e * n + 3 * a * e * e * r + e * e * e * i;
}
function Jo(e, t, n, r, i) {
  let a = 1 - e;
  return 3 * a * a * (n - t) + 6 * a * e * (r - n) + 3 * e * e * (i - r);
}
function Yo(e, t, n, r, i) {
  let a = (e - t) / (i - t);
  for (let o = 0; o < 8; o++) {
    let o = qo(a, t, n, r, i) - e;
    if (Math.abs(o) < 1e-10) break;
    let s = Jo(a, t, n, r, i);
    if (Math.abs(s) < 1e-10) break;
    a = Math.max(0, Math.min(1, a - o / s));
  }
  return a;
}
var Xo = class {
  constructor(e, t, n, r) {
    if (e === void 0) throw Error(`THREE.KeyframeTrack: track name is undefined`);
    if (t === void 0 || t.length === 0) throw Error(`THREE.KeyframeTrack: no keyframes in track named ` + e);
    ((this.name = e),
      (this.times = Bo(t, this.TimeBufferType)),
      (this.values = Bo(n, this.ValueBufferType)),
      this.setInterpolation(r || this.DefaultInterpolation));
  }
  static toJSON(e) {
    let t = e.constructor,
      n;
    if (t.toJSON !== this.toJSON) n = t.toJSON(e);
    else {
      n = { name: e.name, times: Bo(e.times, Array), values: Bo(e.values, Array) };
      let t = e.getInterpolation();
      (t !== e.DefaultInterpolation && (n.interpolation = t),
        Vo(e.settings) &&
          (n.settings = {
            inTangents: Bo(e.settings.inTangents, Array),
            outTangents: Bo(e.settings.outTangents, Array),
          }));
    }
    return ((n.type = e.ValueTypeName), n);
  }
  InterpolantFactoryMethodDiscrete(e) {
    return new Go(this.times, this.values, this.getValueSize(), e);
  }
  InterpolantFactoryMethodLinear(e) {
    return new Wo(this.times, this.values, this.getValueSize(), e);
  }
  InterpolantFactoryMethodSmooth(e) {
    return new Uo(this.times, this.values, this.getValueSize(), e);
  }
  InterpolantFactoryMethodBezier(e) {
    let t = new Ko(this.times, this.values, this.getValueSize(), e);
    return (
      this.settings && ((t.inTangents = this.settings.inTangents), (t.outTangents = this.settings.outTangents)), t
    );
  }
  setInterpolation(e) {
    let t;
    switch (e) {
      case _t:
        t = this.InterpolantFactoryMethodDiscrete;
        break;
      case vt:
        t = this.InterpolantFactoryMethodLinear;
        break;
      case yt:
        t = this.InterpolantFactoryMethodSmooth;
        break;
      case bt:
        t = this.InterpolantFactoryMethodBezier;
    }
    if (t === void 0) {
      let t = `unsupported interpolation for ` + this.ValueTypeName + ` keyframe track named ` + this.name;
      if (this.createInterpolant === void 0) {
        if (e !== this.DefaultInterpolation) this.setInterpolation(this.DefaultInterpolation);
        else throw Error(t);
      }
      return (W(`KeyframeTrack:`, t), this);
    }
    return ((this.createInterpolant = t), this);
  }
  getInterpolation() {
    switch (this.createInterpolant) {
      case this.InterpolantFactoryMethodDiscrete:
        return _t;
      case this.InterpolantFactoryMethodLinear:
        return vt;
      case this.InterpolantFactoryMethodSmooth:
        return yt;
      case this.InterpolantFactoryMethodBezier:
        return bt;
    }
  }
  getValueSize() {
    return this.values.length / this.times.length;
  }
  shift(e) {
    if (e !== 0) {
      let t = this.times;
      for (let n = 0, r = t.length; n !== r; ++n) t[n] += e;
      Vo(this.settings) && (Zo(this.settings.inTangents, e), Zo(this.settings.outTangents, e));
    }
    return this;
  }
  scale(e) {
    if (e !== 1) {
      let t = this.times;
      for (let n = 0, r = t.length; n !== r; ++n) t[n] *= e;
      Vo(this.settings) && (Qo(this.settings.inTangents, e), Qo(this.settings.outTangents, e));
    }
    return this;
  }
  trim(e, t) {
    let n = this.times,
      r = n.length,
      i = 0,
      a = r - 1;
    for (; i !== r && n[i] < e;) ++i;
    for (; a !== -1 && n[a] > t;) --a;
    if ((++a, i !== 0 || a !== r)) {
      i >= a && ((a = Math.max(a, 1)), (i = a - 1));
      let e = this.getValueSize();
      ((this.times = n.slice(i, a)), (this.values = this.values.slice(i * e, a * e)));
    }
    return this;
  }
  validate() {
    let e = !0,
      t = this.getValueSize();
    t - Math.floor(t) !== 0 && (G(`KeyframeTrack: Invalid value size in track.`, this), (e = !1));
    let n = this.times,
      r = this.values,
      i = n.length;
    i === 0 && (G(`KeyframeTrack: Track is empty.`, this), (e = !1));
    let a = null;
    for (let t = 0; t !== i; t++) {
      let r = n[t];
      if (typeof r == `number` && isNaN(r)) {
        (G(`KeyframeTrack: Time is not a valid number.`, this, t, r), (e = !1));
        break;
      }
      if (a !== null && a > r) {
        (G(`KeyframeTrack: Out of order keys.`, this, t, r, a), (e = !1));
        break;
      }
      a = r;
    }
    if (r !== void 0 && Nt(r))
      for (let t = 0, n = r.length; t !== n; ++t) {
        let n = r[t];
        if (isNaN(n)) {
          (G(`KeyframeTrack: Value is not a valid number.`, this, t, n), (e = !1));
          break;
        }
      }
    return e;
  }
  optimize() {
    let e = this.times.slice(),
      t = this.values.slice(),
      n = this.getValueSize(),
      r = this.getInterpolation() === yt,
      i = e.length - 1,
      a = 1;
    for (let o = 1; o < i; ++o) {
      let i = !1,
        s = e[o];
      if (s !== e[o + 1] && (o !== 1 || s !== e[0])) {
        if (r) i = !0;
        else {
          let e = o * n,
            r = e - n,
            a = e + n;
          for (let o = 0; o !== n; ++o) {
            let n = t[e + o];
            if (n !== t[r + o] || n !== t[a + o]) {
              i = !0;
              break;
            }
          }
        }
      }
      if (i) {
        if (o !== a) {
          e[a] = e[o];
          let r = o * n,
            i = a * n;
          for (let e = 0; e !== n; ++e) t[i + e] = t[r + e];
        }
        ++a;
      }
    }
    if (i > 0) {
      e[a] = e[i];
      for (let e = i * n, r = a * n, o = 0; o !== n; ++o) t[r + o] = t[e + o];
      ++a;
    }
    return (
      a === e.length
        ? ((this.times = e), (this.values = t))
        : ((this.times = e.slice(0, a)), (this.values = t.slice(0, a * n))),
      this
    );
  }
  clone() {
    let e = this.times.slice(),
      t = this.values.slice(),
      n = this.constructor,
      r = new n(this.name, e, t);
    return (
      (r.createInterpolant = this.createInterpolant),
      Vo(this.settings) &&
        (r.settings = { inTangents: this.settings.inTangents.slice(), outTangents: this.settings.outTangents.slice() }),
      r
    );
  }
};
function Zo(e, t) {
  for (let n = 0, r = e.length; n !== r; n += 2) e[n] += t;
}
function Qo(e, t) {
  for (let n = 0, r = e.length; n !== r; n += 2) e[n] *= t;
}
((Xo.prototype.ValueTypeName = ``),
  (Xo.prototype.TimeBufferType = Float32Array),
  (Xo.prototype.ValueBufferType = Float32Array),
  (Xo.prototype.DefaultInterpolation = vt));
var $o = class extends Xo {
  constructor(e, t, n) {
    super(e, t, n);
  }
};
(($o.prototype.ValueTypeName = `bool`),
  ($o.prototype.ValueBufferType = Array),
  ($o.prototype.DefaultInterpolation = _t),
  ($o.prototype.InterpolantFactoryMethodLinear = void 0),
  ($o.prototype.InterpolantFactoryMethodSmooth = void 0));
var es = class extends Xo {
  constructor(e, t, n, r) {
    super(e, t, n, r);
  }
};
es.prototype.ValueTypeName = `color`;
var ts = class extends Xo {
  constructor(e, t, n, r) {
    super(e, t, n, r);
  }
};
ts.prototype.ValueTypeName = `number`;
var ns = class extends Ho {
    constructor(e, t, n, r) {
      super(e, t, n, r);
    }
    interpolate_(e, t, n, r) {
      let i = this.resultBuffer,
        a = this.sampleValues,
        o = this.valueSize,
        s = (n - t) / (r - t),
        c = e * o;
      for (let e = c + o; c !== e; c += 4) $t.slerpFlat(i, 0, a, c - o, a, c, s);
      return i;
    }
  },
  rs = class extends Xo {
    constructor(e, t, n, r) {
      super(e, t, n, r);
    }
    InterpolantFactoryMethodLinear(e) {
      return new ns(this.times, this.values, this.getValueSize(), e);
    }
  };
((rs.prototype.ValueTypeName = `quaternion`), (rs.prototype.InterpolantFactoryMethodSmooth = void 0));
var is = class extends Xo {
  constructor(e, t, n) {
    super(e, t, n);
  }
};
((is.prototype.ValueTypeName = `string`),
  (is.prototype.ValueBufferType = Array),
  (is.prototype.DefaultInterpolation = _t),
  (is.prototype.InterpolantFactoryMethodLinear = void 0),
  (is.prototype.InterpolantFactoryMethodSmooth = void 0));
var as = class extends Xo {
  constructor(e, t, n, r) {
    super(e, t, n, r);
  }
};
as.prototype.ValueTypeName = `vector`;
var os = class extends Yn {
    static registerNode(e) {
      this.prototype._lightNode = e;
    }
    constructor(e, t = 1) {
      (super(), (this.isLight = !0), (this.type = `Light`), (this.color = new Z(e)), (this.intensity = t));
    }
    copy(e, t) {
      return (super.copy(e, t), this.color.copy(e.color), (this.intensity = e.intensity), this);
    }
    toJSON(e) {
      let t = super.toJSON(e);
      return ((t.object.color = this.color.getHex()), (t.object.intensity = this.intensity), t);
    }
  },
  ss = class extends os {
    constructor(e, t, n) {
      (super(e, n),
        (this.isHemisphereLight = !0),
        (this.type = `HemisphereLight`),
        this.position.copy(Yn.DEFAULT_UP),
        this.updateMatrix(),
        (this.groundColor = new Z(t)));
    }
    copy(e, t) {
      return (super.copy(e, t), this.groundColor.copy(e.groundColor), this);
    }
    toJSON(e) {
      let t = super.toJSON(e);
      return ((t.object.groundColor = this.groundColor.getHex()), t);
    }
  },
  cs = new Sn(),
  ls = new J(),
  us = new J(),
  ds = class {
    constructor(e) {
      ((this.camera = e),
        (this.intensity = 1),
        (this.bias = 0),
        (this.biasNode = null),
        (this.normalBias = 0),
        (this.radius = 1),
        (this.blurSamples = 8),
        (this.mapSize = new q(512, 512)),
        (this.mapType = ge),
        (this.map = null),
        (this.mapPass = null),
        (this.matrix = new Sn()),
        (this.autoUpdate = !0),
        (this.needsUpdate = !1),
        (this._frustum = new Ai()),
        (this._frameExtents = new q(1, 1)),
        (this._viewportCount = 1),
        (this._viewports = [new _n(0, 0, 1, 1)]));
    }
    getViewportCount() {
      return this._viewportCount;
    }
    getCamera() {
      return this.camera;
    }
    getFrustum() {
      return this._frustum;
    }
    updateMatrices(e) {
      let t = this.camera;
      (ls.setFromMatrixPosition(e.matrixWorld),
        t.position.copy(ls),
        us.setFromMatrixPosition(e.target.matrixWorld),
        t.lookAt(us),
        t.updateMatrixWorld(),
        this._updateMatrix(t, this.matrix, this._frustum));
    }
    _updateMatrix(e, t, n, r) {
      (cs.multiplyMatrices(e.projectionMatrix, e.matrixWorldInverse),
        n.setFromProjectionMatrix(cs, e.coordinateSystem, e.reversedDepth));
      let i = this._frameExtents,
        a = r ? r.z / i.x : 1,
        o = r ? r.w / i.y : 1,
        s = r ? r.x / i.x : 0,
        c = r ? r.y / i.y : 0;
      (e.coordinateSystem === 2001 || e.reversedDepth
        ? t.set(0.5 * a, 0, 0, 0.5 * a + s, 0, 0.5 * o, 0, 0.5 * o + c, 0, 0, 1, 0, 0, 0, 0, 1)
        : t.set(0.5 * a, 0, 0, 0.5 * a + s, 0, 0.5 * o, 0, 0.5 * o + c, 0, 0, 0.5, 0.5, 0, 0, 0, 1),
        t.multiply(cs));
    }
    getViewport(e) {
      return this._viewports[e];
    }
    getFrameExtents() {
      return this._frameExtents;
    }
    dispose() {
      (this.map && this.map.dispose(), this.mapPass && this.mapPass.dispose());
    }
    copy(e) {
      return (
        (this.camera = e.camera.clone()),
        (this.intensity = e.intensity),
        (this.bias = e.bias),
        (this.radius = e.radius),
        (this.autoUpdate = e.autoUpdate),
        (this.needsUpdate = e.needsUpdate),
        (this.normalBias = e.normalBias),
        (this.blurSamples = e.blurSamples),
        this.mapSize.copy(e.mapSize),
        (this.mapType = e.mapType),
        (this.biasNode = e.biasNode),
        this
      );
    }
    clone() {
      return new this.constructor().copy(this);
    }
    toJSON() {
      let e = {};
      return (
        (e.intensity = this.intensity),
        (e.bias = this.bias),
        (e.normalBias = this.normalBias),
        (e.radius = this.radius),
        (e.blurSamples = this.blurSamples),
        (e.mapSize = this.mapSize.toArray()),
        (e.mapType = this.mapType),
        (e.camera = this.camera.toJSON(!1).object),
        delete e.camera.matrix,
        e
      );
    }
  },
  fs = new J(),
  ps = new $t(),
  ms = new J(),
  hs = class extends Yn {
    constructor() {
      (super(),
        (this.isCamera = !0),
        (this.type = `Camera`),
        (this.matrixWorldInverse = new Sn()),
        (this.projectionMatrix = new Sn()),
        (this.projectionMatrixInverse = new Sn()),
        (this.coordinateSystem = jt),
        (this._reversedDepth = !1));
    }
    get reversedDepth() {
      return this._reversedDepth;
    }
    copy(e, t) {
      return (
        super.copy(e, t),
        this.matrixWorldInverse.copy(e.matrixWorldInverse),
        this.projectionMatrix.copy(e.projectionMatrix),
        this.projectionMatrixInverse.copy(e.projectionMatrixInverse),
        (this.coordinateSystem = e.coordinateSystem),
        this
      );
    }
    getWorldDirection(e) {
      return super.getWorldDirection(e).negate();
    }
    updateMatrixWorld(e) {
      (super.updateMatrixWorld(e),
        this.matrixWorld.decompose(fs, ps, ms),
        ms.x === 1 && ms.y === 1 && ms.z === 1
          ? this.matrixWorldInverse.copy(this.matrixWorld).invert()
          : this.matrixWorldInverse.compose(fs, ps, ms.set(1, 1, 1)).invert());
    }
    updateWorldMatrix(e, t, n = !1) {
      (super.updateWorldMatrix(e, t, n),
        this.matrixWorld.decompose(fs, ps, ms),
        ms.x === 1 && ms.y === 1 && ms.z === 1
          ? this.matrixWorldInverse.copy(this.matrixWorld).invert()
          : this.matrixWorldInverse.compose(fs, ps, ms.set(1, 1, 1)).invert());
    }
    clone() {
      return new this.constructor().copy(this);
    }
  },
  gs = new J(),
  _s = new q(),
  vs = new q(),
  ys = class extends hs {
    constructor(e = 50, t = 1, n = 0.1, r = 2e3) {
      (super(),
        (this.isPerspectiveCamera = !0),
        (this.type = `PerspectiveCamera`),
        (this.fov = e),
        (this.zoom = 1),
        (this.near = n),
        (this.far = r),
        (this.focus = 10),
        (this.aspect = t),
        (this.view = null),
        (this.filmGauge = 35),
        (this.filmOffset = 0),
        this.updateProjectionMatrix());
    }
    copy(e, t) {
      return (
        super.copy(e, t),
        (this.fov = e.fov),
        (this.zoom = e.zoom),
        (this.near = e.near),
        (this.far = e.far),
        (this.focus = e.focus),
        (this.aspect = e.aspect),
        (this.view = e.view === null ? null : Object.assign({}, e.view)),
        (this.filmGauge = e.filmGauge),
        (this.filmOffset = e.filmOffset),
        this
      );
    }
    setFocalLength(e) {
      let t = (0.5 * this.getFilmHeight()) / e;
      ((this.fov = Gt * 2 * Math.atan(t)), this.updateProjectionMatrix());
    }
    getFocalLength() {
      let e = Math.tan(Wt * 0.5 * this.fov);
      return (0.5 * this.getFilmHeight()) / e;
    }
    getEffectiveFOV() {
      return Gt * 2 * Math.atan(Math.tan(Wt * 0.5 * this.fov) / this.zoom);
    }
    getFilmWidth() {
      return this.filmGauge * Math.min(this.aspect, 1);
    }
    getFilmHeight() {
      return this.filmGauge / Math.max(this.aspect, 1);
    }
    getViewBounds(e, t, n) {
      (gs.set(-1, -1, 0.5).applyMatrix4(this.projectionMatrixInverse),
        t.set(gs.x, gs.y).multiplyScalar(-e / gs.z),
        gs.set(1, 1, 0.5).applyMatrix4(this.projectionMatrixInverse),
        n.set(gs.x, gs.y).multiplyScalar(-e / gs.z));
    }
    getViewSize(e, t) {
      return (this.getViewBounds(e, _s, vs), t.subVectors(vs, _s));
    }
    setViewOffset(e, t, n, r, i, a) {
      ((this.aspect = e / t),
        this.view === null &&
          (this.view = { enabled: !0, fullWidth: 1, fullHeight: 1, offsetX: 0, offsetY: 0, width: 1, height: 1 }),
        (this.view.enabled = !0),
        (this.view.fullWidth = e),
        (this.view.fullHeight = t),
        (this.view.offsetX = n),
        (this.view.offsetY = r),
        (this.view.width = i),
        (this.view.height = a),
        this.updateProjectionMatrix());
    }
    clearViewOffset() {
      (this.view !== null && (this.view.enabled = !1), this.updateProjectionMatrix());
    }
    updateProjectionMatrix() {
      let e = this.near,
        t = (e * Math.tan(Wt * 0.5 * this.fov)) / this.zoom,
        n = 2 * t,
        r = this.aspect * n,
        i = -0.5 * r,
        a = this.view;
      if (this.view !== null && this.view.enabled) {
        let e = a.fullWidth,
          o = a.fullHeight;
        ((i += (a.offsetX * r) / e), (t -= (a.offsetY * n) / o), (r *= a.width / e), (n *= a.height / o));
      }
      let o = this.filmOffset;
      (o !== 0 && (i += (e * o) / this.getFilmWidth()),
        this.projectionMatrix.makePerspective(
          i,
          i + r,
          t,
          t - n,
          e,
          this.far,
          this.coordinateSystem,
          this.reversedDepth,
        ),
        this.projectionMatrixInverse.copy(this.projectionMatrix).invert());
    }
    toJSON(e) {
      let t = super.toJSON(e);
      return (
        (t.object.fov = this.fov),
        (t.object.zoom = this.zoom),
        (t.object.near = this.near),
        (t.object.far = this.far),
        (t.object.focus = this.focus),
        (t.object.aspect = this.aspect),
        this.view !== null && (t.object.view = Object.assign({}, this.view)),
        (t.object.filmGauge = this.filmGauge),
        (t.object.filmOffset = this.filmOffset),
        t
      );
    }
  },
  bs = class extends hs {
    constructor(e = -1, t = 1, n = 1, r = -1, i = 0.1, a = 2e3) {
      (super(),
        (this.isOrthographicCamera = !0),
        (this.type = `OrthographicCamera`),
        (this.zoom = 1),
        (this.view = null),
        (this.left = e),
        (this.right = t),
        (this.top = n),
        (this.bottom = r),
        (this.near = i),
        (this.far = a),
        this.updateProjectionMatrix());
    }
    copy(e, t) {
      return (
        super.copy(e, t),
        (this.left = e.left),
        (this.right = e.right),
        (this.top = e.top),
        (this.bottom = e.bottom),
        (this.near = e.near),
        (this.far = e.far),
        (this.zoom = e.zoom),
        (this.view = e.view === null ? null : Object.assign({}, e.view)),
        this
      );
    }
    setViewOffset(e, t, n, r, i, a) {
      (this.view === null &&
        (this.view = { enabled: !0, fullWidth: 1, fullHeight: 1, offsetX: 0, offsetY: 0, width: 1, height: 1 }),
        (this.view.enabled = !0),
        (this.view.fullWidth = e),
        (this.view.fullHeight = t),
        (this.view.offsetX = n),
        (this.view.offsetY = r),
        (this.view.width = i),
        (this.view.height = a),
        this.updateProjectionMatrix());
    }
    clearViewOffset() {
      (this.view !== null && (this.view.enabled = !1), this.updateProjectionMatrix());
    }
    updateProjectionMatrix() {
      let e = (this.right - this.left) / (2 * this.zoom),
        t = (this.top - this.bottom) / (2 * this.zoom),
        n = (this.right + this.left) / 2,
        r = (this.top + this.bottom) / 2,
        i = n - e,
        a = n + e,
        o = r + t,
        s = r - t;
      if (this.view !== null && this.view.enabled) {
        let e = (this.right - this.left) / this.view.fullWidth / this.zoom,
          t = (this.top - this.bottom) / this.view.fullHeight / this.zoom;
        ((i += e * this.view.offsetX),
          (a = i + e * this.view.width),
          (o -= t * this.view.offsetY),
          (s = o - t * this.view.height));
      }
      (this.projectionMatrix.makeOrthographic(
        i,
        a,
        o,
        s,
        this.near,
        this.far,
        this.coordinateSystem,
        this.reversedDepth,
      ),
        this.projectionMatrixInverse.copy(this.projectionMatrix).invert());
    }
    toJSON(e) {
      let t = super.toJSON(e);
      return (
        (t.object.zoom = this.zoom),
        (t.object.left = this.left),
        (t.object.right = this.right),
        (t.object.top = this.top),
        (t.object.bottom = this.bottom),
        (t.object.near = this.near),
        (t.object.far = this.far),
        this.view !== null && (t.object.view = Object.assign({}, this.view)),
        t
      );
    }
  },
  xs = class extends ds {
    constructor() {
      (super(new bs(-5, 5, 5, -5, 0.5, 500)), (this.isDirectionalLightShadow = !0));
    }
  },
  Ss = class extends os {
    constructor(e, t) {
      (super(e, t),
        (this.isDirectionalLight = !0),
        (this.type = `DirectionalLight`),
        this.position.copy(Yn.DEFAULT_UP),
        this.updateMatrix(),
        (this.target = new Yn()),
        (this.shadow = new xs()));
    }
    dispose() {
      (super.dispose(), this.shadow.dispose());
    }
    copy(e) {
      return (super.copy(e), (this.target = e.target.clone()), (this.shadow = e.shadow.clone()), this);
    }
    toJSON(e) {
      let t = super.toJSON(e);
      return ((t.object.shadow = this.shadow.toJSON()), (t.object.target = this.target.uuid), t);
    }
  },
  Cs = class extends Qr {
    constructor() {
      (super(),
        (this.isInstancedBufferGeometry = !0),
        (this.type = `InstancedBufferGeometry`),
        (this.instanceCount = 1 / 0));
    }
    copy(e) {
      return (super.copy(e), (this.instanceCount = e.instanceCount), this);
    }
    toJSON() {
      let e = super.toJSON();
      return ((e.instanceCount = this.instanceCount), (e.isInstancedBufferGeometry = !0), e);
    }
  },
  ws = -90,
  Ts = 1,
  Es = class extends Yn {
    constructor(e, t, n) {
      (super(),
        (this.type = `CubeCamera`),
        (this.renderTarget = n),
        (this.coordinateSystem = null),
        (this.activeMipmapLevel = 0));
      let r = new ys(ws, Ts, e, t);
      ((r.layers = this.layers), this.add(r));
      let i = new ys(ws, Ts, e, t);
      ((i.layers = this.layers), this.add(i));
      let a = new ys(ws, Ts, e, t);
      ((a.layers = this.layers), this.add(a));
      let o = new ys(ws, Ts, e, t);
      ((o.layers = this.layers), this.add(o));
      let s = new ys(ws, Ts, e, t);
      ((s.layers = this.layers), this.add(s));
      let c = new ys(ws, Ts, e, t);
      ((c.layers = this.layers), this.add(c));
    }
    updateCoordinateSystem() {
      let e = this.coordinateSystem,
        t = this.children.concat(),
        [n, r, i, a, o, s] = t;
      for (let e of t) this.remove(e);
      if (e === 2e3)
        (n.up.set(0, 1, 0),
          n.lookAt(1, 0, 0),
          r.up.set(0, 1, 0),
          r.lookAt(-1, 0, 0),
          i.up.set(0, 0, -1),
          i.lookAt(0, 1, 0),
          a.up.set(0, 0, 1),
          a.lookAt(0, -1, 0),
          o.up.set(0, 1, 0),
          o.lookAt(0, 0, 1),
          s.up.set(0, 1, 0),
          s.lookAt(0, 0, -1));
      else if (e === 2001)
        (n.up.set(0, -1, 0),
          n.lookAt(-1, 0, 0),
          r.up.set(0, -1, 0),
          r.lookAt(1, 0, 0),
          i.up.set(0, 0, 1),
          i.lookAt(0, 1, 0),
          a.up.set(0, 0, -1),
          a.lookAt(0, -1, 0),
          o.up.set(0, -1, 0),
          o.lookAt(0, 0, 1),
          s.up.set(0, -1, 0),
          s.lookAt(0, 0, -1));
      else throw Error(`THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: ` + e);
      for (let e of t) (this.add(e), e.updateMatrixWorld());
    }
    update(e, t) {
      this.parent === null && this.updateMatrixWorld();
      let { renderTarget: n, activeMipmapLevel: r } = this;
      this.coordinateSystem !== e.coordinateSystem &&
        ((this.coordinateSystem = e.coordinateSystem), this.updateCoordinateSystem());
      let [i, a, o, s, c, l] = this.children,
        u = e.getRenderTarget(),
        d = e.getActiveCubeFace(),
        f = e.getActiveMipmapLevel(),
        p = e.xr.enabled;
      e.xr.enabled = !1;
      let m = n.texture.mipmapsAutoUpdate;
      n.texture.mipmapsAutoUpdate = !1;
      let h = !1;
      ((h = e.isWebGLRenderer === !0 ? e.state.buffers.depth.getReversed() : e.reversedDepthBuffer),
        e.setRenderTarget(n, 0, r),
        h && e.autoClear === !1 && e.clearDepth(),
        e.render(t, i),
        e.setRenderTarget(n, 1, r),
        h && e.autoClear === !1 && e.clearDepth(),
        e.render(t, a),
        e.setRenderTarget(n, 2, r),
        h && e.autoClear === !1 && e.clearDepth(),
        e.render(t, o),
        e.setRenderTarget(n, 3, r),
        h && e.autoClear === !1 && e.clearDepth(),
        e.render(t, s),
        e.setRenderTarget(n, 4, r),
        h && e.autoClear === !1 && e.clearDepth(),
        e.render(t, c),
        (n.texture.mipmapsAutoUpdate = m),
        e.setRenderTarget(n, 5, r),
        h && e.autoClear === !1 && e.clearDepth(),
        e.render(t, l),
        e.setRenderTarget(u, d, f),
        (e.xr.enabled = p),
        (n.texture.needsPMREMUpdate = !0));
    }
  },
  Ds = class extends ys {
    constructor(e = []) {
      (super(),
        (this.isArrayCamera = !0),
        (this.isMultiViewCamera = !1),
        (this.cameras = e),
        (this.perCameraFrustumCulled = !1));
    }
  },
  Os = `\\[\\]\\.:\\/`,
  ks = RegExp(`[\\[\\]\\.:\\/]`, `g`),
  As = `[^\\[\\]\\.:\\/]`,
  js = `[^` + Os.replace(`\\.`, ``) + `]`,
  Ms = `((?:WC+[\\/:])*)`.replace(`WC`, As),
  Ns = `(WCOD+)?`.replace(`WCOD`, js),
  Ps = `(?:\\.(WC+)(?:\\[(.+)\\])?)?`.replace(`WC`, As),
  Fs = `\\.(WC+)(?:\\[(.+)\\])?`.replace(`WC`, As),
  Is = RegExp(`^` + Ms + Ns + Ps + Fs + `$`),
  Ls = [`material`, `materials`, `bones`, `map`],
  Rs = class {
    constructor(e, t, n) {
      let r = n || zs.parseTrackName(t);
      ((this._targetGroup = e), (this._bindings = e.subscribe_(t, r)));
    }
    getValue(e, t) {
      this.bind();
      let n = this._targetGroup.nCachedObjects_,
        r = this._bindings[n];
      r !== void 0 && r.getValue(e, t);
    }
    setValue(e, t) {
      let n = this._bindings;
      for (let r = this._targetGroup.nCachedObjects_, i = n.length; r !== i; ++r) n[r].setValue(e, t);
    }
    bind() {
      let e = this._bindings;
      for (let t = this._targetGroup.nCachedObjects_, n = e.length; t !== n; ++t) e[t].bind();
    }
    unbind() {
      let e = this._bindings;
      for (let t = this._targetGroup.nCachedObjects_, n = e.length; t !== n; ++t) e[t].unbind();
    }
  },
  zs = class e {
    constructor(t, n, r) {
      ((this.path = n),
        (this.parsedPath = r || e.parseTrackName(n)),
        (this.node = e.findNode(t, this.parsedPath.nodeName)),
        (this.rootNode = t),
        (this.getValue = this._getValue_unbound),
        (this.setValue = this._setValue_unbound));
    }
    static create(t, n, r) {
      return t && t.isAnimationObjectGroup ? new e.Composite(t, n, r) : new e(t, n, r);
    }
    static sanitizeNodeName(e) {
      return e.replace(/\s/g, `_`).replace(ks, ``);
    }
    static parseTrackName(e) {
      let t = Is.exec(e);
      if (t === null) throw Error(`THREE.PropertyBinding: Cannot parse trackName: ` + e);
      let n = { nodeName: t[2], objectName: t[3], objectIndex: t[4], propertyName: t[5], propertyIndex: t[6] },
        r = n.nodeName && n.nodeName.lastIndexOf(`.`);
      if (r !== void 0 && r !== -1) {
        let e = n.nodeName.substring(r + 1);
        Ls.indexOf(e) !== -1 && ((n.nodeName = n.nodeName.substring(0, r)), (n.objectName = e));
      }
      if (n.propertyName === null || n.propertyName.length === 0)
        throw Error(`THREE.PropertyBinding: can not parse propertyName from trackName: ` + e);
      return n;
    }
    static findNode(e, t) {
      if (t === void 0 || t === `` || t === `.` || t === -1 || t === e.name || t === e.uuid) return e;
      if (e.skeleton) {
        let n = e.skeleton.getBoneByName(t);
        if (n !== void 0) return n;
      }
      if (e.children) {
        let n = function (e) {
            for (let r = 0; r < e.length; r++) {
              let i = e[r];
              if (i.name === t || i.uuid === t) return i;
              let a = n(i.children);
              if (a) return a;
            }
            return null;
          },
          r = n(e.children);
        if (r) return r;
      }
      return null;
    }
    _getValue_unavailable() {}
    _setValue_unavailable() {}
    _getValue_direct(e, t) {
      e[t] = this.targetObject[this.propertyName];
    }
    _getValue_array(e, t) {
      let n = this.resolvedProperty;
      for (let r = 0, i = n.length; r !== i; ++r) e[t++] = n[r];
    }
    _getValue_arrayElement(e, t) {
      e[t] = this.resolvedProperty[this.propertyIndex];
    }
    _getValue_toArray(e, t) {
      this.resolvedProperty.toArray(e, t);
    }
    _setValue_direct(e, t) {
      this.targetObject[this.propertyName] = e[t];
    }
    _setValue_direct_setNeedsUpdate(e, t) {
      ((this.targetObject[this.propertyName] = e[t]), (this.targetObject.needsUpdate = !0));
    }
    _setValue_direct_setMatrixWorldNeedsUpdate(e, t) {
      ((this.targetObject[this.propertyName] = e[t]), (this.targetObject.matrixWorldNeedsUpdate = !0));
    }
    _setValue_array(e, t) {
      let n = this.resolvedProperty;
      for (let r = 0, i = n.length; r !== i; ++r) n[r] = e[t++];
    }
    _setValue_array_setNeedsUpdate(e, t) {
      let n = this.resolvedProperty;
      for (let r = 0, i = n.length; r !== i; ++r) n[r] = e[t++];
      this.targetObject.needsUpdate = !0;
    }
    _setValue_array_setMatrixWorldNeedsUpdate(e, t) {
      let n = this.resolvedProperty;
      for (let r = 0, i = n.length; r !== i; ++r) n[r] = e[t++];
      this.targetObject.matrixWorldNeedsUpdate = !0;
    }
    _setValue_arrayElement(e, t) {
      this.resolvedProperty[this.propertyIndex] = e[t];
    }
    _setValue_arrayElement_setNeedsUpdate(e, t) {
      ((this.resolvedProperty[this.propertyIndex] = e[t]), (this.targetObject.needsUpdate = !0));
    }
    _setValue_arrayElement_setMatrixWorldNeedsUpdate(e, t) {
      ((this.resolvedProperty[this.propertyIndex] = e[t]), (this.targetObject.matrixWorldNeedsUpdate = !0));
    }
    _setValue_fromArray(e, t) {
      this.resolvedProperty.fromArray(e, t);
    }
    _setValue_fromArray_setNeedsUpdate(e, t) {
      (this.resolvedProperty.fromArray(e, t), (this.targetObject.needsUpdate = !0));
    }
    _setValue_fromArray_setMatrixWorldNeedsUpdate(e, t) {
      (this.resolvedProperty.fromArray(e, t), (this.targetObject.matrixWorldNeedsUpdate = !0));
    }
    _getValue_unbound(e, t) {
      (this.bind(), this.getValue(e, t));
    }
    _setValue_unbound(e, t) {
      (this.bind(), this.setValue(e, t));
    }
    bind() {
      let t = this.node,
        n = this.parsedPath,
        r = n.objectName,
        i = n.propertyName,
        a = n.propertyIndex;
      if (
        (t || ((t = e.findNode(this.rootNode, n.nodeName)), (this.node = t)),
        (this.getValue = this._getValue_unavailable),
        (this.setValue = this._setValue_unavailable),
        !t)
      ) {
        W(`PropertyBinding: No target node found for track: ` + this.path + `.`);
        return;
      }
      if (r) {
        let e = n.objectIndex;
        switch (r) {
          case `materials`:
            if (!t.material) {
              G(`PropertyBinding: Can not bind to material as node does not have a material.`, this);
              return;
            }
            if (!t.material.materials) {
              G(
                `PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.`,
                this,
              );
              return;
            }
            t = t.material.materials;
            break;
          case `bones`:
            if (!t.skeleton) {
              G(`PropertyBinding: Can not bind to bones as node does not have a skeleton.`, this);
              return;
            }
            t = t.skeleton.bones;
            for (let n = 0; n < t.length; n++)
              if (t[n].name === e) {
                e = n;
                break;
              }
            break;
          case `map`:
            if (`map` in t) {
              t = t.map;
              break;
            }
            if (!t.material) {
              G(`PropertyBinding: Can not bind to material as node does not have a material.`, this);
              return;
            }
            if (!t.material.map) {
              G(`PropertyBinding: Can not bind to material.map as node.material does not have a map.`, this);
              return;
            }
            t = t.material.map;
            break;
          default:
            if (t[r] === void 0) {
              G(`PropertyBinding: Can not bind to objectName of node undefined.`, this);
              return;
            }
            t = t[r];
        }
        if (e !== void 0) {
          if (t[e] === void 0) {
            G(`PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.`, this, t);
            return;
          }
          t = t[e];
        }
      }
      let o = t[i];
      if (o === void 0) {
        let e = n.nodeName;
        G(`PropertyBinding: Trying to update property for track: ` + e + `.` + i + ` but it wasn't found.`, t);
        return;
      }
      let s = this.Versioning.None;
      ((this.targetObject = t),
        t.isMaterial === !0
          ? (s = this.Versioning.NeedsUpdate)
          : t.isObject3D === !0 && (s = this.Versioning.MatrixWorldNeedsUpdate));
      let c = this.BindingType.Direct;
      if (a !== void 0) {
        if (i === `morphTargetInfluences`) {
          if (!t.geometry) {
            G(`PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.`, this);
            return;
          }
          if (!t.geometry.morphAttributes) {
            G(
              `PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.`,
              this,
            );
            return;
          }
          t.morphTargetDictionary[a] !== void 0 && (a = t.morphTargetDictionary[a]);
        }
        ((c = this.BindingType.ArrayElement), (this.resolvedProperty = o), (this.propertyIndex = a));
      } else
        o.fromArray !== void 0 && o.toArray !== void 0
          ? ((c = this.BindingType.HasFromToArray), (this.resolvedProperty = o))
          : Array.isArray(o)
            ? ((c = this.BindingType.EntireArray), (this.resolvedProperty = o))
            : (this.propertyName = i);
      ((this.getValue = this.GetterByBindingType[c]), (this.setValue = this.SetterByBindingTypeAndVersioning[c][s]));
    }
    unbind() {
      ((this.node = null), (this.getValue = this._getValue_unbound), (this.setValue = this._setValue_unbound));
    }
  };
((zs.Composite = Rs),
  (zs.prototype.BindingType = { Direct: 0, EntireArray: 1, ArrayElement: 2, HasFromToArray: 3 }),
  (zs.prototype.Versioning = { None: 0, NeedsUpdate: 1, MatrixWorldNeedsUpdate: 2 }),
  (zs.prototype.GetterByBindingType = [
    zs.prototype._getValue_direct,
    zs.prototype._getValue_array,
    zs.prototype._getValue_arrayElement,
    zs.prototype._getValue_toArray,
  ]),
  (zs.prototype.SetterByBindingTypeAndVersioning = [
    [
      zs.prototype._setValue_direct,
      zs.prototype._setValue_direct_setNeedsUpdate,
      zs.prototype._setValue_direct_setMatrixWorldNeedsUpdate,
    ],
    [
      zs.prototype._setValue_array,
      zs.prototype._setValue_array_setNeedsUpdate,
      zs.prototype._setValue_array_setMatrixWorldNeedsUpdate,
    ],
    [
      zs.prototype._setValue_arrayElement,
      zs.prototype._setValue_arrayElement_setNeedsUpdate,
      zs.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate,
    ],
    [
      zs.prototype._setValue_fromArray,
      zs.prototype._setValue_fromArray_setNeedsUpdate,
      zs.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate,
    ],
  ]),
  class {
    static {
      this.prototype.isMatrix2 = !0;
    }
    constructor(e, t, n, r) {
      ((this.elements = [1, 0, 0, 1]), e !== void 0 && this.set(e, t, n, r));
    }
    identity() {
      return (this.set(1, 0, 0, 1), this);
    }
    fromArray(e, t = 0) {
      for (let n = 0; n < 4; n++) this.elements[n] = e[n + t];
      return this;
    }
    set(e, t, n, r) {
      let i = this.elements;
      return ((i[0] = e), (i[2] = t), (i[1] = n), (i[3] = r), this);
    }
  });
function Bs(e, t, n, r) {
  let i = Vs(r);
  switch (n) {
    case Oe:
      return e * t;
    case U:
      return ((e * t) / i.components) * i.byteLength;
    case je:
      return ((e * t) / i.components) * i.byteLength;
    case Me:
      return ((e * t * 2) / i.components) * i.byteLength;
    case Ne:
      return ((e * t * 2) / i.components) * i.byteLength;
    case ke:
      return ((e * t * 3) / i.components) * i.byteLength;
    case V:
      return ((e * t * 4) / i.components) * i.byteLength;
    case Pe:
      return ((e * t * 4) / i.components) * i.byteLength;
    case Fe:
    case Ie:
      return Math.floor((e + 3) / 4) * Math.floor((t + 3) / 4) * 8;
    case Le:
    case Re:
      return Math.floor((e + 3) / 4) * Math.floor((t + 3) / 4) * 16;
    case Be:
    case He:
      return (Math.max(e, 16) * Math.max(t, 8)) / 4;
    case ze:
    case Ve:
      return (Math.max(e, 8) * Math.max(t, 8)) / 2;
    case Ue:
    case We:
    case Ke:
    case qe:
      return Math.floor((e + 3) / 4) * Math.floor((t + 3) / 4) * 8;
    case Ge:
    case Je:
    case Ye:
      return Math.floor((e + 3) / 4) * Math.floor((t + 3) / 4) * 16;
    case Xe:
      return Math.floor((e + 3) / 4) * Math.floor((t + 3) / 4) * 16;
    case Ze:
      return Math.floor((e + 4) / 5) * Math.floor((t + 3) / 4) * 16;
    case Qe:
      return Math.floor((e + 4) / 5) * Math.floor((t + 4) / 5) * 16;
    case $e:
      return Math.floor((e + 5) / 6) * Math.floor((t + 4) / 5) * 16;
    case et:
      return Math.floor((e + 5) / 6) * Math.floor((t + 5) / 6) * 16;
    case tt:
      return Math.floor((e + 7) / 8) * Math.floor((t + 4) / 5) * 16;
    case nt:
      return Math.floor((e + 7) / 8) * Math.floor((t + 5) / 6) * 16;
    case rt:
      return Math.floor((e + 7) / 8) * Math.floor((t + 7) / 8) * 16;
    case it:
      return Math.floor((e + 9) / 10) * Math.floor((t + 4) / 5) * 16;
    case at:
      return Math.floor((e + 9) / 10) * Math.floor((t + 5) / 6) * 16;
    case ot:
      return Math.floor((e + 9) / 10) * Math.floor((t + 7) / 8) * 16;
    case st:
      return Math.floor((e + 9) / 10) * Math.floor((t + 9) / 10) * 16;
    case ct:
      return Math.floor((e + 11) / 12) * Math.floor((t + 9) / 10) * 16;
    case lt:
      return Math.floor((e + 11) / 12) * Math.floor((t + 11) / 12) * 16;
    case ut:
    case dt:
    case ft:
      return Math.ceil(e / 4) * Math.ceil(t / 4) * 16;
    case pt:
    case mt:
      return Math.ceil(e / 4) * Math.ceil(t / 4) * 8;
    case ht:
    case gt:
      return Math.ceil(e / 4) * Math.ceil(t / 4) * 16;
  }
  throw Error(`Unable to determine texture byte length for ${n} format.`);
}
function Vs(e) {
  switch (e) {
    case ge:
    case _e:
      return { byteLength: 1, components: 1 };
    case ye:
    case ve:
    case Ce:
      return { byteLength: 2, components: 1 };
    case we:
    case Te:
      return { byteLength: 2, components: 4 };
    case xe:
    case be:
    case Se:
      return { byteLength: 4, components: 1 };
    case B:
    case De:
      return { byteLength: 4, components: 3 };
  }
  throw Error(`THREE.TextureUtils: Unknown texture type ${e}.`);
}
(typeof __THREE_DEVTOOLS__ < `u` &&
  __THREE_DEVTOOLS__.dispatchEvent(new CustomEvent(`register`, { detail: { revision: `187` } })),
  typeof window < `u` &&
    (window.__THREE__ ? W(`WARNING: Multiple instances of Three.js being imported.`) : (window.__THREE__ = `187`)));
function Hs() {
  let e = null,
    t = !1,
    n = null,
    r = null;
  function i(t, a) {
    ((r = e.requestAnimationFrame(i)), n(t, a));
  }
  return {
    start: function () {
      t !== !0 && n !== null && e !== null && ((r = e.requestAnimationFrame(i)), (t = !0));
    },
    stop: function () {
      (e !== null && e.cancelAnimationFrame(r), (t = !1));
    },
    setAnimationLoop: function (e) {
      n = e;
    },
    setContext: function (t) {
      e = t;
    },
  };
}
function Us(e) {
  let t = new WeakMap();
  function n(t, n) {
    let r = t.array,
      i = t.usage,
      a = r.byteLength,
      o = e.createBuffer();
    (e.bindBuffer(n, o), e.bufferData(n, r, i), t.onUploadCallback());
    let s;
    if (r instanceof Float32Array) s = e.FLOAT;
    else if (typeof Float16Array < `u` && r instanceof Float16Array) s = e.HALF_FLOAT;
    else if (r instanceof Uint16Array) s = t.isFloat16BufferAttribute ? e.HALF_FLOAT : e.UNSIGNED_SHORT;
    else if (r instanceof Int16Array) s = e.SHORT;
    else if (r instanceof Uint32Array) s = e.UNSIGNED_INT;
    else if (r instanceof Int32Array) s = e.INT;
    else if (r instanceof Int8Array) s = e.BYTE;
    else if (r instanceof Uint8Array) s = e.UNSIGNED_BYTE;
    else if (r instanceof Uint8ClampedArray) s = e.UNSIGNED_BYTE;
    else throw Error(`THREE.WebGLAttributes: Unsupported buffer data format: ` + r);
    return { buffer: o, type: s, bytesPerElement: r.BYTES_PER_ELEMENT, version: t.version, size: a };
  }
  function r(t, n, r) {
    let i = n.array,
      a = n.updateRanges;
    if ((e.bindBuffer(r, t), a.length === 0)) e.bufferSubData(r, 0, i);
    else {
      a.sort((e, t) => e.start - t.start);
      let t = 0;
      for (let e = 1; e < a.length; e++) {
        let n = a[t],
          r = a[e];
        r.start <= n.start + n.count + 1
          ? (n.count = Math.max(n.count, r.start + r.count - n.start))
          : (++t, (a[t] = r));
      }
      a.length = t + 1;
      for (let t = 0, n = a.length; t < n; t++) {
        let n = a[t];
        e.bufferSubData(r, n.start * i.BYTES_PER_ELEMENT, i, n.start, n.count);
      }
      n.clearUpdateRanges();
    }
    n.onUploadCallback();
  }
  function i(e) {
    return (e.isInterleavedBufferAttribute && (e = e.data), t.get(e));
  }
  function a(n) {
    n.isInterleavedBufferAttribute && (n = n.data);
    let r = t.get(n);
    r && (e.deleteBuffer(r.buffer), t.delete(n));
  }
  function o(e, i) {
    if ((e.isInterleavedBufferAttribute && (e = e.data), e.isGLBufferAttribute)) {
      let n = t.get(e);
      (!n || n.version < e.version) &&
        t.set(e, { buffer: e.buffer, type: e.type, bytesPerElement: e.elementSize, version: e.version });
      return;
    }
    let a = t.get(e);
    if (a === void 0) t.set(e, n(e, i));
    else if (a.version < e.version) {
      if (a.size !== e.array.byteLength)
        throw Error(
          `THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.`,
        );
      (r(a.buffer, e, i), (a.version = e.version));
    }
  }
  return { get: i, remove: a, update: o };
}
var Q = {
    alphahash_fragment: `#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,
    alphahash_pars_fragment: `#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,
    alphamap_fragment: `#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,
    alphamap_pars_fragment: `#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,
    alphatest_fragment: `#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,
    alphatest_pars_fragment: `#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,
    aomap_fragment: `#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,
    aomap_pars_fragment: `#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,
    batching_pars_vertex: `#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,
    batching_vertex: `#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,
    begin_vertex: `vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,
    beginnormal_vertex: `vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,
    bsdfs: `float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,
    iridescence_fragment: `#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,
    bumpmap_pars_fragment: `#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,
    clipping_planes_fragment: `#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,
    clipping_planes_pars_fragment: `#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,
    clipping_planes_pars_vertex: `#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,
    clipping_planes_vertex: `#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,
    color_fragment: `#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,
    color_pars_fragment: `#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,
    color_pars_vertex: `#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,
    color_vertex: `#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,
    common: `#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,
    defaultnormal_vertex: `vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,
    displacementmap_pars_vertex: `#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,
    displacementmap_vertex: `#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,
    emissivemap_fragment: `#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,
    emissivemap_pars_fragment: `#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,
    colorspace_fragment: `gl_FragColor = linearToOutputTexel( gl_FragColor );`,
    colorspace_pars_fragment: `vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,
    envmap_fragment: `#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,
    envmap_common_pars_fragment: `#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,
    envmap_pars_fragment: `#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,
    envmap_pars_vertex: `#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,
    envmap_physical_pars_fragment: `#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,
    envmap_vertex: `#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,
    fog_vertex: `#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,
    fog_pars_vertex: `#ifdef USE_FOG
	varying float vFogDepth;
#endif`,
    fog_fragment: `#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,
    fog_pars_fragment: `#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,
    gradientmap_pars_fragment: `#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,
    lightmap_pars_fragment: `#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,
    lights_lambert_fragment: `LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,
    lights_lambert_pars_fragment: `varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,
    lights_pars_begin: `uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,
    lights_toon_fragment: `ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,
    lights_toon_pars_fragment: `varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,
    lights_phong_fragment: `BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,
    lights_phong_pars_fragment: `varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,
    lights_physical_fragment: `PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,
    lights_physical_pars_fragment: `uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,
    lights_fragment_begin: `
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,
    lights_fragment_maps: `#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,
    lights_fragment_end: `#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,
    lightprobes_pars_fragment: `#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,
    logdepthbuf_fragment: `#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,
    logdepthbuf_pars_fragment: `#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,
    logdepthbuf_pars_vertex: `#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,
    logdepthbuf_vertex: `#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,
    map_fragment: `#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,
    map_pars_fragment: `#ifdef USE_MAP
	uniform sampler2D map;
#endif`,
    map_particle_fragment: `#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,
    map_particle_pars_fragment: `#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,
    metalnessmap_fragment: `float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,
    metalnessmap_pars_fragment: `#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,
    morphinstance_vertex: `#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,
    morphcolor_vertex: `#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,
    morphnormal_vertex: `#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,
    morphtarget_pars_vertex: `#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,
    morphtarget_vertex: `#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,
    normal_fragment_begin: `float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,
    normal_fragment_maps: `#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,
    normal_pars_fragment: `#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,
    normal_pars_vertex: `#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,
    normal_vertex: `#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,
    normalmap_pars_fragment: `#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,
    clearcoat_normal_fragment_begin: `#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,
    clearcoat_normal_fragment_maps: `#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,
    clearcoat_pars_fragment: `#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,
    iridescence_pars_fragment: `#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,
    opaque_fragment: `#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,
    packing: `vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,
    premultiplied_alpha_fragment: `#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,
    project_vertex: `vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,
    dithering_fragment: `#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,
    dithering_pars_fragment: `#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,
    roughnessmap_fragment: `float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,
    roughnessmap_pars_fragment: `#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,
    shadowmap_pars_fragment: `#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,
    shadowmap_pars_vertex: `#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,
    shadowmap_vertex: `#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,
    shadowmask_pars_fragment: `float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,
    skinbase_vertex: `#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,
    skinning_pars_vertex: `#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,
    skinning_vertex: `#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,
    skinnormal_vertex: `#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,
    specularmap_fragment: `float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,
    specularmap_pars_fragment: `#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,
    tonemapping_fragment: `#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,
    tonemapping_pars_fragment: `#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,
    transmission_fragment: `#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,
    transmission_pars_fragment: `#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,
    uv_pars_fragment: `#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,
    uv_pars_vertex: `#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,
    uv_vertex: `#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,
    worldpos_vertex: `#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,
    background_vert: `varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,
    background_frag: `uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,
    backgroundCube_vert: `varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,
    backgroundCube_frag: `uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,
    cube_vert: `varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,
    cube_frag: `uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,
    depth_vert: `#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,
    depth_frag: `#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,
    distance_vert: `#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,
    distance_frag: `#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,
    equirect_vert: `varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,
    equirect_frag: `uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,
    linedashed_vert: `uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,
    linedashed_frag: `uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,
    meshbasic_vert: `#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,
    meshbasic_frag: `uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,
    meshlambert_vert: `#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,
    meshlambert_frag: `#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,
    meshmatcap_vert: `#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,
    meshmatcap_frag: `#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,
    meshnormal_vert: `#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,
    meshnormal_frag: `#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,
    meshphong_vert: `#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,
    meshphong_frag: `#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,
    meshphysical_vert: `#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,
    meshphysical_frag: `#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,
    meshtoon_vert: `#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,
    meshtoon_frag: `#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,
    points_vert: `uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,
    points_frag: `uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,
    shadow_vert: `#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,
    shadow_frag: `uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,
    sprite_vert: `uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,
    sprite_frag: `uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,
  },
  $ = {
    common: {
      diffuse: { value: new Z(16777215) },
      opacity: { value: 1 },
      map: { value: null },
      mapTransform: { value: new Y() },
      alphaMap: { value: null },
      alphaMapTransform: { value: new Y() },
      alphaTest: { value: 0 },
    },
    specularmap: { specularMap: { value: null }, specularMapTransform: { value: new Y() } },
    envmap: {
      envMap: { value: null },
      envMapRotation: { value: new Y() },
      reflectivity: { value: 1 },
      ior: { value: 1.5 },
      refractionRatio: { value: 0.98 },
      dfgLUT: { value: null },
    },
    aomap: { aoMap: { value: null }, aoMapIntensity: { value: 1 }, aoMapTransform: { value: new Y() } },
    lightmap: { lightMap: { value: null }, lightMapIntensity: { value: 1 }, lightMapTransform: { value: new Y() } },
    bumpmap: { bumpMap: { value: null }, bumpMapTransform: { value: new Y() }, bumpScale: { value: 1 } },
    normalmap: {
      normalMap: { value: null },
      normalMapTransform: { value: new Y() },
      normalScale: { value: new q(1, 1) },
    },
    displacementmap: {
      displacementMap: { value: null },
      displacementMapTransform: { value: new Y() },
      displacementScale: { value: 1 },
      displacementBias: { value: 0 },
    },
    emissivemap: { emissiveMap: { value: null }, emissiveMapTransform: { value: new Y() } },
    metalnessmap: { metalnessMap: { value: null }, metalnessMapTransform: { value: new Y() } },
    roughnessmap: { roughnessMap: { value: null }, roughnessMapTransform: { value: new Y() } },
    gradientmap: { gradientMap: { value: null } },
    fog: {
      fogDensity: { value: 25e-5 },
      fogNear: { value: 1 },
      fogFar: { value: 2e3 },
      fogColor: { value: new Z(16777215) },
    },
    lights: {
      ambientLightColor: { value: [] },
      lightProbe: { value: [] },
      sunLights: { value: [], properties: { direction: {}, color: {} } },
      sunLightShadows: {
        value: [],
        properties: { shadowIntensity: 1, shadowBias: {}, shadowNormalBias: {}, shadowRadius: {}, shadowMapSize: {} },
      },
      sunShadowMatrix: { value: [] },
      sunShadowCascade: { value: [] },
      directionalLights: { value: [], properties: { direction: {}, color: {} } },
      directionalLightShadows: {
        value: [],
        properties: { shadowIntensity: 1, shadowBias: {}, shadowNormalBias: {}, shadowRadius: {}, shadowMapSize: {} },
      },
      directionalShadowMatrix: { value: [] },
      spotLights: {
        value: [],
        properties: { color: {}, position: {}, direction: {}, distance: {}, coneCos: {}, penumbraCos: {}, decay: {} },
      },
      spotLightShadows: {
        value: [],
        properties: { shadowIntensity: 1, shadowBias: {}, shadowNormalBias: {}, shadowRadius: {}, shadowMapSize: {} },
      },
      spotLightMap: { value: [] },
      spotLightMatrix: { value: [] },
      pointLights: { value: [], properties: { color: {}, position: {}, decay: {}, distance: {} } },
      pointLightShadows: {
        value: [],
        properties: {
          shadowIntensity: 1,
          shadowBias: {},
          shadowNormalBias: {},
          shadowRadius: {},
          shadowMapSize: {},
          shadowCameraNear: {},
          shadowCameraFar: {},
        },
      },
      pointShadowMatrix: { value: [] },
      hemisphereLights: { value: [], properties: { direction: {}, skyColor: {}, groundColor: {} } },
      rectAreaLights: { value: [], properties: { color: {}, position: {}, width: {}, height: {} } },
      ltc_1: { value: null },
      ltc_2: { value: null },
      probesSH: { value: [] },
      probesMin: { value: [] },
      probesMax: { value: [] },
      probesResolution: { value: [] },
    },
    points: {
      diffuse: { value: new Z(16777215) },
      opacity: { value: 1 },
      size: { value: 1 },
      scale: { value: 1 },
      map: { value: null },
      alphaMap: { value: null },
      alphaMapTransform: { value: new Y() },
      alphaTest: { value: 0 },
      uvTransform: { value: new Y() },
    },
    sprite: {
      diffuse: { value: new Z(16777215) },
      opacity: { value: 1 },
      center: { value: new q(0.5, 0.5) },
      rotation: { value: 0 },
      map: { value: null },
      mapTransform: { value: new Y() },
      alphaMap: { value: null },
      alphaMapTransform: { value: new Y() },
      alphaTest: { value: 0 },
    },
  },
  Ws = {
    basic: {
      uniforms: Oo([$.common, $.specularmap, $.envmap, $.aomap, $.lightmap, $.fog]),
      vertexShader: Q.meshbasic_vert,
      fragmentShader: Q.meshbasic_frag,
    },
    lambert: {
      uniforms: Oo([
        $.common,
        $.specularmap,
        $.envmap,
        $.aomap,
        $.lightmap,
        $.emissivemap,
        $.bumpmap,
        $.normalmap,
        $.displacementmap,
        $.fog,
        $.lights,
        { emissive: { value: new Z(0) }, envMapIntensity: { value: 1 } },
      ]),
      vertexShader: Q.meshlambert_vert,
      fragmentShader: Q.meshlambert_frag,
    },
    phong: {
      uniforms: Oo([
        $.common,
        $.specularmap,
        $.envmap,
        $.aomap,
        $.lightmap,
        $.emissivemap,
        $.bumpmap,
        $.normalmap,
        $.displacementmap,
        $.fog,
        $.lights,
        {
          emissive: { value: new Z(0) },
          specular: { value: new Z(1118481) },
          shininess: { value: 30 },
          envMapIntensity: { value: 1 },
        },
      ]),
      vertexShader: Q.meshphong_vert,
      fragmentShader: Q.meshphong_frag,
    },
    standard: {
      uniforms: Oo([
        $.common,
        $.envmap,
        $.aomap,
        $.lightmap,
        $.emissivemap,
        $.bumpmap,
        $.normalmap,
        $.displacementmap,
        $.roughnessmap,
        $.metalnessmap,
        $.fog,
        $.lights,
        {
          emissive: { value: new Z(0) },
          roughness: { value: 1 },
          metalness: { value: 0 },
          envMapIntensity: { value: 1 },
        },
      ]),
      vertexShader: Q.meshphysical_vert,
      fragmentShader: Q.meshphysical_frag,
    },
    toon: {
      uniforms: Oo([
        $.common,
        $.aomap,
        $.lightmap,
        $.emissivemap,
        $.bumpmap,
        $.normalmap,
        $.displacementmap,
        $.gradientmap,
        $.fog,
        $.lights,
        { emissive: { value: new Z(0) } },
      ]),
      vertexShader: Q.meshtoon_vert,
      fragmentShader: Q.meshtoon_frag,
    },
    matcap: {
      uniforms: Oo([$.common, $.bumpmap, $.normalmap, $.displacementmap, $.fog, { matcap: { value: null } }]),
      vertexShader: Q.meshmatcap_vert,
      fragmentShader: Q.meshmatcap_frag,
    },
    points: { uniforms: Oo([$.points, $.fog]), vertexShader: Q.points_vert, fragmentShader: Q.points_frag },
    dashed: {
      uniforms: Oo([$.common, $.fog, { scale: { value: 1 }, dashSize: { value: 1 }, totalSize: { value: 2 } }]),
      vertexShader: Q.linedashed_vert,
      fragmentShader: Q.linedashed_frag,
    },
    depth: { uniforms: Oo([$.common, $.displacementmap]), vertexShader: Q.depth_vert, fragmentShader: Q.depth_frag },
    normal: {
      uniforms: Oo([$.common, $.bumpmap, $.normalmap, $.displacementmap, { opacity: { value: 1 } }]),
      vertexShader: Q.meshnormal_vert,
      fragmentShader: Q.meshnormal_frag,
    },
    sprite: { uniforms: Oo([$.sprite, $.fog]), vertexShader: Q.sprite_vert, fragmentShader: Q.sprite_frag },
    background: {
      uniforms: { uvTransform: { value: new Y() }, t2D: { value: null }, backgroundIntensity: { value: 1 } },
      vertexShader: Q.background_vert,
      fragmentShader: Q.background_frag,
    },
    backgroundCube: {
      uniforms: {
        envMap: { value: null },
        backgroundBlurriness: { value: 0 },
        backgroundIntensity: { value: 1 },
        backgroundRotation: { value: new Y() },
      },
      vertexShader: Q.backgroundCube_vert,
      fragmentShader: Q.backgroundCube_frag,
    },
    cube: {
      uniforms: { tCube: { value: null }, tFlip: { value: -1 }, opacity: { value: 1 } },
      vertexShader: Q.cube_vert,
      fragmentShader: Q.cube_frag,
    },
    equirect: {
      uniforms: { tEquirect: { value: null } },
      vertexShader: Q.equirect_vert,
      fragmentShader: Q.equirect_frag,
    },
    distance: {
      uniforms: Oo([
        $.common,
        $.displacementmap,
        { referencePosition: { value: new J() }, nearDistance: { value: 1 }, farDistance: { value: 1e3 } },
      ]),
      vertexShader: Q.distance_vert,
      fragmentShader: Q.distance_frag,
    },
    shadow: {
      uniforms: Oo([$.lights, $.fog, { color: { value: new Z(0) }, opacity: { value: 1 } }]),
      vertexShader: Q.shadow_vert,
      fragmentShader: Q.shadow_frag,
    },
  };
Ws.physical = {
  uniforms: Oo([
    Ws.standard.uniforms,
    {
      clearcoat: { value: 0 },
      clearcoatMap: { value: null },
      clearcoatMapTransform: { value: new Y() },
      clearcoatNormalMap: { value: null },
      clearcoatNormalMapTransform: { value: new Y() },
      clearcoatNormalScale: { value: new q(1, 1) },
      clearcoatRoughness: { value: 0 },
      clearcoatRoughnessMap: { value: null },
      clearcoatRoughnessMapTransform: { value: new Y() },
      diffuseRoughness: { value: 0 },
      diffuseRoughnessMap: { value: null },
      diffuseRoughnessMapTransform: { value: new Y() },
      dispersion: { value: 0 },
      retroreflectivity: { value: 0 },
      iridescence: { value: 0 },
      iridescenceMap: { value: null },
      iridescenceMapTransform: { value: new Y() },
      iridescenceIOR: { value: 1.3 },
      iridescenceThicknessMinimum: { value: 100 },
      iridescenceThicknessMaximum: { value: 400 },
      iridescenceThicknessMap: { value: null },
      iridescenceThicknessMapTransform: { value: new Y() },
      sheen: { value: 0 },
      sheenColor: { value: new Z(0) },
      sheenColorMap: { value: null },
      sheenColorMapTransform: { value: new Y() },
      sheenRoughness: { value: 1 },
      sheenRoughnessMap: { value: null },
      sheenRoughnessMapTransform: { value: new Y() },
      transmission: { value: 0 },
      transmissionMap: { value: null },
      transmissionMapTransform: { value: new Y() },
      transmissionSamplerSize: { value: new q() },
      transmissionSamplerMap: { value: null },
      thickness: { value: 0 },
      thicknessMap: { value: null },
      thicknessMapTransform: { value: new Y() },
      attenuationDistance: { value: 0 },
      attenuationColor: { value: new Z(0) },
      specularColor: { value: new Z(1, 1, 1) },
      specularColorMap: { value: null },
      specularColorMapTransform: { value: new Y() },
      specularIntensity: { value: 1 },
      specularIntensityMap: { value: null },
      specularIntensityMapTransform: { value: new Y() },
      anisotropyVector: { value: new q() },
      anisotropyMap: { value: null },
      anisotropyMapTransform: { value: new Y() },
    },
  ]),
  vertexShader: Q.meshphysical_vert,
  fragmentShader: Q.meshphysical_frag,
};
var Gs = { r: 0, b: 0, g: 0 },
  Ks = new Sn(),
  qs = new Y();
qs.set(-1, 0, 0, 0, 1, 0, 0, 0, 1);
function Js(e, t, n, r, i, a) {
  let o = new Z(0),
    s = i === !0 ? 0 : 1,
    c,
    l,
    u = null,
    d = 0,
    f = null;
  function p(e) {
    let n = e.isScene === !0 ? e.background : null;
    if (n && n.isTexture) {
      let r = e.backgroundBlurriness > 0;
      n = t.get(n, r);
    }
    return n;
  }
  function m(t) {
    let r = !1,
      i = p(t);
    i === null ? g(o, s) : i && i.isColor && (g(i, 1), (r = !0));
    let c = e.xr.getEnvironmentBlendMode();
    (c === `additive`
      ? n.buffers.color.setClear(0, 0, 0, 1, a)
      : c === `alpha-blend` && n.buffers.color.setClear(0, 0, 0, 0, a),
      (e.autoClear || r) &&
        (n.buffers.depth.setTest(!0),
        n.buffers.depth.setMask(!0),
        n.buffers.color.setMask(!0),
        e.clear(e.autoClearColor, e.autoClearDepth, e.autoClearStencil)));
  }
  function h(t, n) {
    let i = p(n);
    i && i.isCubeTexture
      ? (l === void 0 &&
          ((l = new Si(
            new ia(1, 1, 1),
            new Fo({
              name: `BackgroundCubeMaterial`,
              uniforms: Do(Ws.backgroundCube.uniforms),
              vertexShader: Ws.backgroundCube.vertexShader,
              fragmentShader: Ws.backgroundCube.fragmentShader,
              side: 1,
              depthTest: !1,
              depthWrite: !1,
              fog: !1,
              allowOverride: !1,
            }),
          )),
          l.geometry.deleteAttribute(`normal`),
          l.geometry.deleteAttribute(`uv`),
          (l.onBeforeRender = function (e, t, n) {
            this.matrixWorld.copyPosition(n.matrixWorld);
          }),
          Object.defineProperty(l.material, "envMap", {
            get: function () {
              return this.uniforms.envMap.value;
            },
          }),
          r.update(l)),
        (l.material.uniforms.envMap.value = i),
        (l.material.uniforms.backgroundBlurriness.value = n.backgroundBlurriness),
        (l.material.uniforms.backgroundIntensity.value = n.backgroundIntensity),
        l.material.uniforms.backgroundRotation.value
          .setFromMatrix4(Ks.makeRotationFromEuler(n.backgroundRotation))
          .transpose(),
        i.isRenderTargetTexture === !1 && l.material.uniforms.backgroundRotation.value.premultiply(qs),
        (l.material.toneMapped = X.getTransfer(i.colorSpace) !== Ot),
        (u !== i || d !== i.version || f !== e.toneMapping) &&
          ((l.material.needsUpdate = !0), (u = i), (d = i.version), (f = e.toneMapping)),
        l.layers.enableAll(),
        t.unshift(l, l.geometry, l.material, 0, 0, null))
      : i &&
        i.isTexture &&
        (c === void 0 &&
          ((c = new Si(
            new Eo(2, 2),
            new Fo({
              name: `BackgroundMaterial`,
              uniforms: Do(Ws.background.uniforms),
              vertexShader: Ws.background.vertexShader,
              fragmentShader: Ws.background.fragmentShader,
              side: 0,
              depthTest: !1,
              depthWrite: !1,
              fog: !1,
              allowOverride: !1,
            }),
          )),
          c.geometry.deleteAttribute(`normal`),
          Object.defineProperty(c.material, "map", {
            get: function () {
              return this.uniforms.t2D.value;
            },
          }),
          r.update(c)),
        (c.material.uniforms.t2D.value = i),
        (c.material.uniforms.backgroundIntensity.value = n.backgroundIntensity),
        (c.material.toneMapped = X.getTransfer(i.colorSpace) !== Ot),
        i.matrixAutoUpdate === !0 && i.updateMatrix(),
        c.material.uniforms.uvTransform.value.copy(i.matrix),
        (u !== i || d !== i.version || f !== e.toneMapping) &&
          ((c.material.needsUpdate = !0), (u = i), (d = i.version), (f = e.toneMapping)),
        c.layers.enableAll(),
        t.unshift(c, c.geometry, c.material, 0, 0, null));
  }
  function g(t, r) {
    (t.getRGB(Gs, jo(e)), n.buffers.color.setClear(Gs.r, Gs.g, Gs.b, r, a));
  }
  function _() {
    (l !== void 0 && (l.geometry.dispose(), l.material.dispose(), (l = void 0)),
      c !== void 0 && (c.geometry.dispose(), c.material.dispose(), (c = void 0)));
  }
  return {
    getClearColor: function () {
      return o;
    },
    setClearColor: function (e, t = 1) {
      (o.set(e), (s = t), g(o, s));
    },
    getClearAlpha: function () {
      return s;
    },
    setClearAlpha: function (e) {
      ((s = e), g(o, s));
    },
    render: m,
    addToRenderList: h,
    dispose: _,
  };
}
function Ys(e, t) {
  let n = e.getParameter(e.MAX_VERTEX_ATTRIBS),
    r = {},
    i = f(null),
    a = i,
    o = !1;
  function s(n, r, i, s, c) {
    let u = !1,
      f = d(n, s, i, r);
    (a !== f && ((a = f), l(a.object)),
      (u = p(n, s, i, c)),
      u && m(n, s, i, c),
      c !== null && t.update(c, e.ELEMENT_ARRAY_BUFFER),
      (u || o) && ((o = !1), b(n, r, i, s), c !== null && e.bindBuffer(e.ELEMENT_ARRAY_BUFFER, t.get(c).buffer)));
  }
  function c() {
    return e.createVertexArray();
  }
  function l(t) {
    return e.bindVertexArray(t);
  }
  function u(t) {
    return e.deleteVertexArray(t);
  }
  function d(e, t, n, i) {
    let a = i.wireframe === !0,
      o = r[t.id];
    o === void 0 && ((o = {}), (r[t.id] = o));
    let s = e.isInstancedMesh === !0 ? e.id : 0,
      l = o[s];
    l === void 0 && ((l = {}), (o[s] = l));
    let u = l[n.id];
    u === void 0 && ((u = {}), (l[n.id] = u));
    let d = u[a];
    return (d === void 0 && ((d = f(c())), (u[a] = d)), d);
  }
  function f(e) {
    let t = [],
      r = [],
      i = [];
    for (let e = 0; e < n; e++) ((t[e] = 0), (r[e] = 0), (i[e] = 0));
    return {
      geometry: null,
      program: null,
      wireframe: !1,
      newAttributes: t,
      enabledAttributes: r,
      attributeDivisors: i,
      object: e,
      attributes: {},
      index: null,
    };
  }
  function p(e, t, n, r) {
    let i = a.attributes,
      o = t.attributes,
      s = 0,
      c = n.getAttributes();
    for (let t in c)
      if (c[t].location >= 0) {
        let n = i[t],
          r = o[t];
        if (
          (r === void 0 &&
            (t === `instanceMatrix` && e.instanceMatrix && (r = e.instanceMatrix),
            t === `instanceColor` && e.instanceColor && (r = e.instanceColor)),
          n === void 0 || n.attribute !== r || (r && n.data !== r.data))
        )
          return !0;
        s++;
      }
    return a.attributesNum !== s || a.index !== r;
  }
  function m(e, t, n, r) {
    let i = {},
      o = t.attributes,
      s = 0,
      c = n.getAttributes();
    for (let t in c)
      if (c[t].location >= 0) {
        let n = o[t];
        n === void 0 &&
          (t === `instanceMatrix` && e.instanceMatrix && (n = e.instanceMatrix),
          t === `instanceColor` && e.instanceColor && (n = e.instanceColor));
        let r = {};
        ((r.attribute = n), n && n.data && (r.data = n.data), (i[t] = r), s++);
      }
    ((a.attributes = i), (a.attributesNum = s), (a.index = r));
  }
  function h() {
    let e = a.newAttributes;
    for (let t = 0, n = e.length; t < n; t++) e[t] = 0;
  }
  function g(e) {
    _(e, 0);
  }
  function _(t, n) {
    let r = a.newAttributes,
      i = a.enabledAttributes,
      o = a.attributeDivisors;
    ((r[t] = 1),
      i[t] === 0 && (e.enableVertexAttribArray(t), (i[t] = 1)),
      o[t] !== n && (e.vertexAttribDivisor(t, n), (o[t] = n)));
  }
  function v() {
    let t = a.newAttributes,
      n = a.enabledAttributes;
    for (let r = 0, i = n.length; r < i; r++) n[r] !== t[r] && (e.disableVertexAttribArray(r), (n[r] = 0));
  }
  function y(t, n, r, i, a, o, s) {
    s === !0 ? e.vertexAttribIPointer(t, n, r, a, o) : e.vertexAttribPointer(t, n, r, i, a, o);
  }
  function b(n, r, i, a) {
    h();
    let o = a.attributes,
      s = i.getAttributes(),
      c = r.defaultAttributeValues;
    for (let r in s) {
      let i = s[r];
      if (i.location >= 0) {
        let s = o[r];
        if (
          (s === void 0 &&
            (r === `instanceMatrix` && n.instanceMatrix && (s = n.instanceMatrix),
            r === `instanceColor` && n.instanceColor && (s = n.instanceColor)),
          s !== void 0)
        ) {
          let r = s.normalized,
            o = s.itemSize,
            c = t.get(s);
          if (c === void 0) continue;
          let l = c.buffer,
            u = c.type,
            d = c.bytesPerElement,
            f = u === e.INT || u === e.UNSIGNED_INT || s.gpuType === 1013;
          if (s.isInterleavedBufferAttribute) {
            let t = s.data,
              c = t.isInterleavedBuffer === !0 ? t.stride : t.itemSize,
              p = s.offset;
            if (t.isInstancedInterleavedBuffer || t.isInstancedBufferAttribute) {
              for (let e = 0; e < i.locationSize; e++) _(i.location + e, t.meshPerAttribute);
              n.isInstancedMesh !== !0 &&
                a._maxInstanceCount === void 0 &&
                (a._maxInstanceCount = t.meshPerAttribute * t.count);
            } else for (let e = 0; e < i.locationSize; e++) g(i.location + e);
            e.bindBuffer(e.ARRAY_BUFFER, l);
            for (let e = 0; e < i.locationSize; e++)
              y(i.location + e, o / i.locationSize, u, r, c * d, (p + (o / i.locationSize) * e) * d, f);
          } else {
            if (s.isInstancedBufferAttribute) {
              for (let e = 0; e < i.locationSize; e++) _(i.location + e, s.meshPerAttribute);
              n.isInstancedMesh !== !0 &&
                a._maxInstanceCount === void 0 &&
                (a._maxInstanceCount = s.meshPerAttribute * s.count);
            } else for (let e = 0; e < i.locationSize; e++) g(i.location + e);
            e.bindBuffer(e.ARRAY_BUFFER, l);
            for (let e = 0; e < i.locationSize; e++)
              y(i.location + e, o / i.locationSize, u, r, o * d, (o / i.locationSize) * e * d, f);
          }
        } else if (c !== void 0) {
          let t = c[r];
          if (t !== void 0)
            switch (t.length) {
              case 2:
                e.vertexAttrib2fv(i.location, t);
                break;
              case 3:
                e.vertexAttrib3fv(i.location, t);
                break;
              case 4:
                e.vertexAttrib4fv(i.location, t);
                break;
              default:
                e.vertexAttrib1fv(i.location, t);
            }
        }
      }
    }
    v();
  }
  function x() {
    T();
    for (let e in r) {
      let t = r[e];
      for (let e in t) {
        let n = t[e];
        for (let e in n) {
          let t = n[e];
          for (let e in t) (u(t[e].object), delete t[e]);
          delete n[e];
        }
      }
      delete r[e];
    }
  }
  function S(e) {
    if (r[e.id] === void 0) return;
    let t = r[e.id];
    for (let e in t) {
      let n = t[e];
      for (let e in n) {
        let t = n[e];
        for (let e in t) (u(t[e].object), delete t[e]);
        delete n[e];
      }
    }
    delete r[e.id];
  }
  function C(e) {
    for (let t in r) {
      let n = r[t];
      for (let t in n) {
        let r = n[t];
        if (r[e.id] === void 0) continue;
        let i = r[e.id];
        for (let e in i) (u(i[e].object), delete i[e]);
        delete r[e.id];
      }
    }
  }
  function w(e) {
    for (let t in r) {
      let n = r[t],
        i = e.isInstancedMesh === !0 ? e.id : 0,
        a = n[i];
      if (a !== void 0) {
        for (let e in a) {
          let t = a[e];
          for (let e in t) (u(t[e].object), delete t[e]);
          delete a[e];
        }
        (delete n[i], Object.keys(n).length === 0 && delete r[t]);
      }
    }
  }
  function T() {
    (E(), (o = !0), a !== i && ((a = i), l(a.object)));
  }
  function E() {
    ((i.geometry = null), (i.program = null), (i.wireframe = !1));
  }
  return {
    setup: s,
    reset: T,
    resetDefaultState: E,
    dispose: x,
    releaseStatesOfGeometry: S,
    releaseStatesOfObject: w,
    releaseStatesOfProgram: C,
    initAttributes: h,
    enableAttribute: g,
    disableUnusedAttributes: v,
  };
}
function Xs(e, t, n) {
  let r;
  function i(e) {
    r = e;
  }
  function a(t, i) {
    (e.drawArrays(r, t, i), n.update(i, r, 1));
  }
  function o(t, i, a) {
    a !== 0 && (e.drawArraysInstanced(r, t, i, a), n.update(i, r, a));
  }
  function s(e, i, a) {
    if (a === 0) return;
    t.get(`WEBGL_multi_draw`).multiDrawArraysWEBGL(r, e, 0, i, 0, a);
    let o = 0;
    for (let e = 0; e < a; e++) o += i[e];
    n.update(o, r, 1);
  }
  ((this.setMode = i), (this.render = a), (this.renderInstances = o), (this.renderMultiDraw = s));
}
function Zs(e, t, n, r) {
  let i;
  function a() {
    if (i !== void 0) return i;
    if (t.has(`EXT_texture_filter_anisotropic`) === !0) {
      let n = t.get(`EXT_texture_filter_anisotropic`);
      i = e.getParameter(n.MAX_TEXTURE_MAX_ANISOTROPY_EXT);
    } else i = 0;
    return i;
  }
  function o(t) {
    return t === 1023 || r.convert(t) === e.getParameter(e.IMPLEMENTATION_COLOR_READ_FORMAT);
  }
  function s(n) {
    let i = n === 1016 && (t.has(`EXT_color_buffer_half_float`) || t.has(`EXT_color_buffer_float`));
    return !(n !== 1009 && n !== 1015 && !i && r.convert(n) !== e.getParameter(e.IMPLEMENTATION_COLOR_READ_TYPE));
  }
  function c(t) {
    if (t === `highp`) {
      if (
        e.getShaderPrecisionFormat(e.VERTEX_SHADER, e.HIGH_FLOAT).precision > 0 &&
        e.getShaderPrecisionFormat(e.FRAGMENT_SHADER, e.HIGH_FLOAT).precision > 0
      )
        return `highp`;
      t = `mediump`;
    }
    return t === `mediump` &&
      e.getShaderPrecisionFormat(e.VERTEX_SHADER, e.MEDIUM_FLOAT).precision > 0 &&
      e.getShaderPrecisionFormat(e.FRAGMENT_SHADER, e.MEDIUM_FLOAT).precision > 0
      ? `mediump`
      : `lowp`;
  }
  let l = n.precision === void 0 ? `highp` : n.precision,
    u = c(l);
  u !== l && (W(`WebGLRenderer:`, l, `not supported, using`, u, `instead.`), (l = u));
  let d = n.reversedDepthBuffer === !0 && t.has(`EXT_clip_control`),
    f = n.logarithmicDepthBuffer === !0 && d === !1;
  (n.reversedDepthBuffer === !0 &&
    d === !1 &&
    W(
      `WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer.`,
    ),
    n.logarithmicDepthBuffer === !0 &&
      d === !0 &&
      W(`WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.`));
  let p = e.getParameter(e.MAX_TEXTURE_IMAGE_UNITS),
    m = e.getParameter(e.MAX_VERTEX_TEXTURE_IMAGE_UNITS),
    h = e.getParameter(e.MAX_TEXTURE_SIZE),
    g = e.getParameter(e.MAX_CUBE_MAP_TEXTURE_SIZE),
    _ = e.getParameter(e.MAX_VERTEX_ATTRIBS),
    v = e.getParameter(e.MAX_VERTEX_UNIFORM_VECTORS),
    y = e.getParameter(e.MAX_VARYING_VECTORS),
    b = e.getParameter(e.MAX_FRAGMENT_UNIFORM_VECTORS),
    x = e.getParameter(e.MAX_SAMPLES),
    S = e.getParameter(e.SAMPLES);
  return {
    isWebGL2: !0,
    getMaxAnisotropy: a,
    getMaxPrecision: c,
    textureFormatReadable: o,
    textureTypeReadable: s,
    precision: l,
    logarithmicDepthBuffer: f,
    reversedDepthBuffer: d,
    maxTextures: p,
    maxVertexTextures: m,
    maxTextureSize: h,
    maxCubemapSize: g,
    maxAttributes: _,
    maxVertexUniforms: v,
    maxVaryings: y,
    maxFragmentUniforms: b,
    maxSamples: x,
    samples: S,
  };
}
function Qs(e) {
  let t = this,
    n = null,
    r = 0,
    i = !1,
    a = !1,
    o = new ni(),
    s = new Y(),
    c = { value: null, needsUpdate: !1 };
  ((this.uniform = c),
    (this.numPlanes = 0),
    (this.numIntersection = 0),
    (this.init = function (e, t) {
      let n = e.length !== 0 || t || r !== 0 || i;
      return ((i = t), (r = e.length), n);
    }),
    (this.beginShadows = function () {
      ((a = !0), u(null));
    }),
    (this.endShadows = function () {
      a = !1;
    }),
    (this.setGlobalState = function (e, t) {
      n = u(e, t, 0);
    }),
    (this.setState = function (t, o, s) {
      let d = t.clippingPlanes,
        f = t.clipIntersection,
        p = t.clipShadows,
        m = e.get(t);
      if (!i || d === null || d.length === 0 || (a && !p)) a ? u(null) : l();
      else {
        let e = a ? 0 : r,
          t = e * 4,
          i = m.clippingState || null;
        ((c.value = i), (i = u(d, o, t, s)));
        for (let e = 0; e !== t; ++e) i[e] = n[e];
        ((m.clippingState = i), (this.numIntersection = f ? this.numPlanes : 0), (this.numPlanes += e));
      }
    }));
  function l() {
    (c.value !== n && ((c.value = n), (c.needsUpdate = r > 0)), (t.numPlanes = r), (t.numIntersection = 0));
  }
  function u(e, n, r, i) {
    let a = e === null ? 0 : e.length,
      l = null;
    if (a !== 0) {
      if (((l = c.value), i !== !0 || l === null)) {
        let t = r + a * 4,
          i = n.matrixWorldInverse;
        (s.getNormalMatrix(i), (l === null || l.length < t) && (l = new Float32Array(t)));
        for (let t = 0, n = r; t !== a; ++t, n += 4)
          (o.copy(e[t]).applyMatrix4(i, s), o.normal.toArray(l, n), (l[n + 3] = o.constant));
      }
      ((c.value = l), (c.needsUpdate = !0));
    }
    return ((t.numPlanes = a), (t.numIntersection = 0), l);
  }
}
var $s = class extends yn {
    constructor(e = 1, t = {}) {
      (super(e, e, t), (this.isWebGLCubeRenderTarget = !0));
      let n = { width: e, height: e, depth: 1 },
        r = [n, n, n, n, n, n];
      ((this.texture = new $i(r)), this._setTextureOptions(t), (this.texture.isRenderTargetTexture = !0));
    }
    fromEquirectangularTexture(e, t) {
      ((this.texture.type = t.type),
        (this.texture.colorSpace = t.colorSpace),
        (this.texture.generateMipmaps = t.generateMipmaps),
        (this.texture.minFilter = t.minFilter),
        (this.texture.magFilter = t.magFilter));
      let n = {
          uniforms: { tEquirect: { value: null } },
          vertexShader: `

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,
          fragmentShader: `

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`,
        },
        r = new ia(5, 5, 5),
        i = new Fo({
          name: `CubemapFromEquirect`,
          uniforms: Do(n.uniforms),
          vertexShader: n.vertexShader,
          fragmentShader: n.fragmentShader,
          side: 1,
          blending: 0,
        });
      i.uniforms.tEquirect.value = t;
      let a = new Si(r, i),
        o = t.minFilter;
      return (
        t.minFilter === 1008 && (t.minFilter = pe),
        new Es(1, 10, this).update(e, a),
        (t.minFilter = o),
        a.geometry.dispose(),
        a.material.dispose(),
        this
      );
    }
    clear(e, t = !0, n = !0, r = !0) {
      let i = e.getRenderTarget();
      for (let i = 0; i < 6; i++) (e.setRenderTarget(this, i), e.clear(t, n, r));
      e.setRenderTarget(i);
    }
  },
  ec = 256,
  tc = 3,
  nc = 20,
  rc = 256,
  ic = 16,
  ac = 3,
  oc = new J(),
  sc = new Z(),
  cc = class e {
    constructor(e) {
      ((this._renderer = e),
        (this._cubeSize = 0),
        (this._sourceTarget = null),
        (this._cubeCamera = new Es(1, 10, null)),
        (this._boxMesh = new Si(new ia(5, 5, 5), null)),
        (this._cubemapMaterial = null),
        (this._equirectMaterial = null),
        (this._blurMaterial = null),
        (this._ggxMaterial = null),
        (this._integrationMaterial = null));
    }
    fromScene(e, t = 0, n = 0.1, r = 100, i = {}) {
      let { size: a = 256, position: o = oc } = i,
        s = this._renderer;
      this._setSize(a);
      let c = this._allocateTarget(),
        l = this._getSourceTarget(!0);
      t > 0 && (l.texture.mipmapsAutoUpdate = !1);
      let u = s.autoClear,
        d = s.autoClearColor,
        f = s.autoClearDepth,
        p = s.autoClearStencil,
        m = e.background;
      ((s.autoClear = !0),
        (s.autoClearColor = !0),
        (s.autoClearDepth = !0),
        (s.autoClearStencil = !0),
        m === null && (e.background = s.getClearColor(sc)));
      let h = new Es(n, r, l);
      return (
        h.position.copy(o),
        h.update(s, e),
        (s.autoClear = u),
        (s.autoClearColor = d),
        (s.autoClearDepth = f),
        (s.autoClearStencil = p),
        (e.background = m),
        t > 0 && ((l.texture.mipmapsAutoUpdate = !0), this._blur(c, t)),
        this._applyPMREM(c),
        c
      );
    }
    fromEquirectangular(e, t = null) {
      return this._fromTexture(e, t);
    }
    fromCubemap(e, t = null) {
      return this._fromTexture(e, t);
    }
    compileCubemapShader() {
      this._cubemapMaterial === null && ((this._cubemapMaterial = hc()), this._compileMaterial(this._cubemapMaterial));
    }
    compileEquirectangularShader() {
      this._equirectMaterial === null &&
        ((this._equirectMaterial = mc()), this._compileMaterial(this._equirectMaterial));
    }
    dispose() {
      (this._sourceTarget !== null && this._sourceTarget.dispose(),
        this._cubemapMaterial !== null && this._cubemapMaterial.dispose(),
        this._equirectMaterial !== null && this._equirectMaterial.dispose(),
        this._blurMaterial !== null && this._blurMaterial.dispose(),
        this._ggxMaterial !== null && this._ggxMaterial.dispose(),
        this._integrationMaterial !== null && this._integrationMaterial.dispose(),
        this._boxMesh.geometry.dispose());
    }
    static lodToRoughness(e, t) {
      return t > 0 ? 1 - Math.sqrt(1 - e / t) : 0;
    }
    _setSize(e) {
      this._cubeSize = Math.max(ec, Yt(e));
    }
    _fromTexture(e, t) {
      e.mapping === 301 || e.mapping === 302
        ? this._setSize(e.image.length === 0 ? ec : e.image[0].width || e.image[0].image.width)
        : this._setSize(e.image.width / 4);
      let n = t || this._allocateTarget();
      return (this._textureToCubemap(e), this._applyPMREM(n), n);
    }
    _allocateTarget() {
      let e = this._cubeSize,
        t = lc(e, !1, !1),
        n = Math.log2(e) - tc;
      for (let r = 0; r <= n; r++) t.texture.mipmaps.push({ width: e >> r, height: e >> r });
      return ((t.texture.name = `PMREM`), (t.texture.isPMREMTexture = !0), t);
    }
    _getSourceTarget(e = !1) {
      let t = this._cubeSize,
        n = this._sourceTarget;
      return (
        (n === null || n.width !== t || (e && n.depthBuffer === !1)) &&
          (n !== null && n.dispose(), (this._sourceTarget = lc(t, !0, e))),
        this._sourceTarget
      );
    }
    _compileMaterial(e) {
      ((this._boxMesh.material = e), this._renderer.compile(this._boxMesh, this._cubeCamera.children[0]));
    }
    _renderCube(e, t, n) {
      let r = this._boxMesh,
        i = this._cubeCamera;
      ((r.material = n), (i.renderTarget = e), (i.activeMipmapLevel = t));
      let a = e.width >> t;
      (e.viewport.set(0, 0, a, a), i.update(this._renderer, r), e.viewport.set(0, 0, e.width, e.height));
    }
    _textureToCubemap(e) {
      let t;
      (e.mapping === 301 || e.mapping === 302
        ? (this._cubemapMaterial === null && (this._cubemapMaterial = hc()),
          (t = this._cubemapMaterial),
          (t.uniforms.flipEnvMap.value = e.isRenderTargetTexture === !1 ? -1 : 1))
        : (this._equirectMaterial === null && (this._equirectMaterial = mc()), (t = this._equirectMaterial)),
        (t.uniforms.envMap.value = e),
        this._renderCube(this._getSourceTarget(), 0, t));
    }
    _applyPMREM(t) {
      this._ggxMaterial === null && ((this._ggxMaterial = dc()), (this._integrationMaterial = fc()));
      let n = this._cubeSize,
        r = t.texture.mipmaps.length - 1,
        i = this._ggxMaterial.uniforms;
      i.envMap.value = this._sourceTarget.texture;
      let a = this._integrationMaterial.uniforms;
      ((a.envMap.value = this._sourceTarget.texture), (a.sourceLod.value = Math.log2(n / ic)));
      for (let o = 0; o <= r; o++) {
        let s = e.lodToRoughness(o, r);
        if (o > r - ac) ((a.roughness.value = s), this._renderCube(t, o, this._integrationMaterial));
        else {
          let e = s > 0 ? Math.log2(n) + 0.5 * Math.log2(6 / (rc * s ** 4)) + 0.5 : 0;
          ((i.roughness.value = s), (i.lodBias.value = e), this._renderCube(t, o, this._ggxMaterial));
        }
      }
    }
    _blur(e, t) {
      this._blurMaterial === null && (this._blurMaterial = pc());
      let n = this._blurMaterial,
        r = n.uniforms,
        i = this._sourceTarget;
      ((r.sigma.value = Math.min(t, Math.PI) / Math.SQRT2),
        (r.envMap.value = i.texture),
        this._renderCube(e, 0, n),
        (r.envMap.value = e.texture),
        this._renderCube(i, 0, n));
    }
  };
function lc(e, t, n) {
  return new $s(e, { minFilter: he, generateMipmaps: t, type: Ce, colorSpace: Et, depthBuffer: n });
}
function uc(e, t, n) {
  return new Fo({
    name: e,
    uniforms: t,
    vertexShader: Q.cube_vert,
    fragmentShader: n,
    side: 1,
    blending: 0,
    depthTest: !1,
    depthWrite: !1,
  });
}
function dc() {
  return uc(
    `PMREMGGXConvolution`,
    { envMap: { value: null }, roughness: { value: 0 }, lodBias: { value: 0 } },
    `

		#define GGX_SAMPLES ${rc}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`,
  );
}
function fc() {
  return uc(
    `PMREMGGXIntegration`,
    { envMap: { value: null }, roughness: { value: 0 }, sourceLod: { value: 0 }, sourceSize: { value: ic } },
    `

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`,
  );
}
function pc() {
  return uc(
    `PMREMSphericalGaussianBlur`,
    { envMap: { value: null }, sigma: { value: 0 } },
    `

		#define SAMPLES ${nc}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`,
  );
}
function mc() {
  return uc(
    `PMREMEquirectangularToCubemap`,
    { envMap: { value: null } },
    `

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`,
  );
}
function hc() {
  return uc(
    `PMREMCubemapToCubemap`,
    { envMap: { value: null }, flipEnvMap: { value: -1 } },
    `

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`,
  );
}
function gc(e) {
  let t = new WeakMap(),
    n = new WeakMap(),
    r = null;
  function i(e, t = !1) {
    return e == null ? null : t ? o(e) : a(e);
  }
  function a(n) {
    if (n && n.isTexture) {
      let r = n.mapping;
      if (r === 303 || r === 304) {
        if (t.has(n)) {
          let e = t.get(n).texture;
          return s(e, n.mapping);
        }
        {
          let r = n.image;
          if (r && r.height > 0) {
            let i = new $s(r.height);
            return (
              i.fromEquirectangularTexture(e, n), t.set(n, i), n.addEventListener(`dispose`, l), s(i.texture, n.mapping)
            );
          }
          return null;
        }
      }
    }
    return n;
  }
  function o(t) {
    if (t && t.isTexture && t.isPMREMTexture !== !0) {
      let i = t.mapping,
        a = i === 303 || i === 304,
        o = i === 301 || i === 302;
      if (a || o) {
        let i = n.get(t),
          s = i === void 0 ? 0 : i.texture.pmremVersion;
        if (t.isRenderTargetTexture && t.pmremVersion !== s)
          return (
            r === null && (r = new cc(e)),
            (i = a ? r.fromEquirectangular(t, i) : r.fromCubemap(t, i)),
            (i.texture.pmremVersion = t.pmremVersion),
            n.set(t, i),
            i.texture
          );
        if (i !== void 0) return i.texture;
        {
          let s = t.image;
          return (a && s && s.height > 0) || (o && s && c(s))
            ? (r === null && (r = new cc(e)),
              (i = a ? r.fromEquirectangular(t) : r.fromCubemap(t)),
              (i.texture.pmremVersion = t.pmremVersion),
              n.set(t, i),
              t.addEventListener(`dispose`, u),
              i.texture)
            : null;
        }
      }
    }
    return t;
  }
  function s(e, t) {
    return (t === 303 ? (e.mapping = 301) : t === 304 && (e.mapping = 302), e);
  }
  function c(e) {
    let t = 0;
    for (let n = 0; n < 6; n++) e[n] !== void 0 && t++;
    return t === 6;
  }
  function l(e) {
    let n = e.target;
    n.removeEventListener(`dispose`, l);
    let r = t.get(n);
    r !== void 0 && (t.delete(n), r.dispose());
  }
  function u(e) {
    let t = e.target;
    t.removeEventListener(`dispose`, u);
    let r = n.get(t);
    r !== void 0 && (n.delete(t), r.dispose());
  }
  function d() {
    ((t = new WeakMap()), (n = new WeakMap()), r !== null && (r.dispose(), (r = null)));
  }
  return { get: i, dispose: d };
}
function _c(e) {
  let t = {};
  function n(n) {
    if (t[n] !== void 0) return t[n];
    let r = e.getExtension(n);
    return ((t[n] = r), r);
  }
  return {
    has: function (e) {
      return n(e) !== null;
    },
    init: function () {
      (n(`EXT_color_buffer_float`),
        n(`WEBGL_clip_cull_distance`),
        n(`OES_texture_float_linear`),
        n(`EXT_color_buffer_half_float`),
        n(`WEBGL_multisampled_render_to_texture`),
        n(`WEBGL_render_shared_exponent`));
    },
    get: function (e) {
      let t = n(e);
      return (t === null && zt(`WebGLRenderer: ` + e + ` extension not supported.`), t);
    },
  };
}
function vc(e, t, n, r) {
  let i = {},
    a = new WeakMap(),
    o = new FinalizationRegistry((e) => delete i[e]);
  function s(e) {
    c(e.target);
  }
  function c(e) {
    e.index !== null && t.remove(e.index);
    for (let n in e.attributes) t.remove(e.attributes[n]);
    (e.removeEventListener(`dispose`, s), delete i[e.id], o.unregister(e));
    let c = a.get(e);
    (c && (t.remove(c), a.delete(e)),
      r.releaseStatesOfGeometry(e),
      e.isInstancedBufferGeometry === !0 && delete e._maxInstanceCount,
      n.memory.geometries--);
  }
  function l(e, t) {
    return (
      i[t.id] === void 0 &&
        (t.addEventListener(`dispose`, s), (i[t.id] = new WeakRef(t)), o.register(t, t.id, t), n.memory.geometries++),
      t
    );
  }
  function u(n) {
    let r = n.attributes;
    for (let n in r) t.update(r[n], e.ARRAY_BUFFER);
  }
  function d(e) {
    let n = e.index,
      r = e.attributes.position,
      i = 0;
    if (r === void 0) return;
    let o = n === null ? r.array.length / 3 - 1 : n.array.length,
      s = new (r.count >= 65535 ? zr : Rr)(Math.ceil(o / 3) * 6, 1),
      c = s.array;
    if (n !== null) {
      let e = n.array;
      i = n.version;
      for (let t = 0, n = 0; t < o; t += 3) {
        let r = e[t + 0],
          i = e[t + 1],
          a = e[t + 2];
        ((c[n++] = r), (c[n++] = i), (c[n++] = i), (c[n++] = a), (c[n++] = a), (c[n++] = r));
      }
    } else {
      i = r.version;
      for (let e = 0, t = 0; e < o; e += 3) {
        let n = e + 0,
          r = e + 1,
          i = e + 2;
        ((c[t++] = n), (c[t++] = r), (c[t++] = r), (c[t++] = i), (c[t++] = i), (c[t++] = n));
      }
    }
    s.version = i;
    let l = a.get(e);
    (l && t.remove(l), a.set(e, s));
  }
  function f(e) {
    let t = a.get(e);
    if (t) {
      let n = e.index;
      n !== null && t.version < n.version && d(e);
    } else d(e);
    return a.get(e);
  }
  function p() {
    for (let e in i) {
      let t = i[e].deref();
      t !== void 0 && c(t);
    }
  }
  return { get: l, update: u, getWireframeAttribute: f, dispose: p };
}
function yc(e, t, n) {
  let r;
  function i(e) {
    r = e;
  }
  let a, o;
  function s(e) {
    ((a = e.type), (o = e.bytesPerElement));
  }
  function c(t, i) {
    (e.drawElements(r, i, a, t * o), n.update(i, r, 1));
  }
  function l(t, i, s) {
    s !== 0 && (e.drawElementsInstanced(r, i, a, t * o, s), n.update(i, r, s));
  }
  function u(e, i, o) {
    if (o === 0) return;
    t.get(`WEBGL_multi_draw`).multiDrawElementsWEBGL(r, i, 0, a, e, 0, o);
    let s = 0;
    for (let e = 0; e < o; e++) s += i[e];
    n.update(s, r, 1);
  }
  ((this.setMode = i), (this.setIndex = s), (this.render = c), (this.renderInstances = l), (this.renderMultiDraw = u));
}
function bc(e) {
  let t = { geometries: 0, textures: 0 },
    n = { frame: 0, calls: 0, triangles: 0, points: 0, lines: 0 };
  function r(t, r, i) {
    switch ((n.calls++, r)) {
      case e.TRIANGLES:
        n.triangles += (t / 3) * i;
        break;
      case e.LINES:
        n.lines += (t / 2) * i;
        break;
      case e.LINE_STRIP:
        n.lines += i * (t - 1);
        break;
      case e.LINE_LOOP:
        n.lines += i * t;
        break;
      case e.POINTS:
        n.points += i * t;
        break;
      default:
        G(`WebGLInfo: Unknown draw mode:`, r);
    }
  }
  function i() {
    ((n.calls = 0), (n.triangles = 0), (n.points = 0), (n.lines = 0));
  }
  return { memory: t, render: n, programs: null, autoReset: !0, reset: i, update: r };
}
function xc(e, t, n) {
  let r = new WeakMap(),
    i = new _n();
  function a(a, o, s) {
    let c = a.morphTargetInfluences,
      l = o.morphAttributes.position || o.morphAttributes.normal || o.morphAttributes.color,
      u = l === void 0 ? 0 : l.length,
      d = r.get(o);
    if (d === void 0 || d.count !== u) {
      d !== void 0 && d.texture.dispose();
      let e = o.morphAttributes.position !== void 0,
        n = o.morphAttributes.normal !== void 0,
        a = o.morphAttributes.color !== void 0,
        s = o.morphAttributes.position || [],
        c = o.morphAttributes.normal || [],
        l = o.morphAttributes.color || [],
        f = 0;
      (e === !0 && (f = 1), n === !0 && (f = 2), a === !0 && (f = 3));
      let p = o.attributes.position.count * f,
        m = 1;
      p > t.maxTextureSize && ((m = Math.ceil(p / t.maxTextureSize)), (p = t.maxTextureSize));
      let h = new Float32Array(p * m * 4 * u),
        g = new bn(h, p, m, u);
      ((g.type = Se), (g.needsUpdate = !0));
      let _ = f * 4;
      for (let t = 0; t < u; t++) {
        let r = s[t],
          o = c[t],
          u = l[t],
          d = p * m * 4 * t;
        for (let t = 0; t < r.count; t++) {
          let s = t * _;
          (e === !0 &&
            (i.fromBufferAttribute(r, t),
            (h[d + s + 0] = i.x),
            (h[d + s + 1] = i.y),
            (h[d + s + 2] = i.z),
            (h[d + s + 3] = 0)),
            n === !0 &&
              (i.fromBufferAttribute(o, t),
              (h[d + s + 4] = i.x),
              (h[d + s + 5] = i.y),
              (h[d + s + 6] = i.z),
              (h[d + s + 7] = 0)),
            a === !0 &&
              (i.fromBufferAttribute(u, t),
              (h[d + s + 8] = i.x),
              (h[d + s + 9] = i.y),
              (h[d + s + 10] = i.z),
              (h[d + s + 11] = u.itemSize === 4 ? i.w : 1)));
        }
      }
      ((d = { count: u, texture: g, size: new q(p, m) }), r.set(o, d));
      function v() {
        (g.dispose(), r.delete(o), o.removeEventListener(`dispose`, v));
      }
      o.addEventListener(`dispose`, v);
    }
    if (a.isInstancedMesh === !0 && a.morphTexture !== null)
      s.getUniforms().setValue(e, `morphTexture`, a.morphTexture, n);
    else {
      let t = 0;
      for (let e = 0; e < c.length; e++) t += c[e];
      let n = o.morphTargetsRelative ? 1 : 1 - t;
      (s.getUniforms().setValue(e, `morphTargetBaseInfluence`, n),
        s.getUniforms().setValue(e, `morphTargetInfluences`, c));
    }
    (s.getUniforms().setValue(e, `morphTargetsTexture`, d.texture, n),
      s.getUniforms().setValue(e, `morphTargetsTextureSize`, d.size));
  }
  return { update: a };
}
function Sc(e, t, n, r, i) {
  let a = new WeakMap();
  function o(r) {
    let o = i.render.frame,
      s = r.geometry,
      l = t.get(r, s);
    if (
      (a.get(l) !== o && (t.update(l), a.set(l, o)),
      r.isInstancedMesh &&
        (r.hasEventListener(`dispose`, c) === !1 && r.addEventListener(`dispose`, c),
        a.get(r) !== o &&
          (n.update(r.instanceMatrix, e.ARRAY_BUFFER),
          r.instanceColor !== null && n.update(r.instanceColor, e.ARRAY_BUFFER),
          a.set(r, o))),
      r.isSkinnedMesh)
    ) {
      let e = r.skeleton;
      a.get(e) !== o && (e.update(), a.set(e, o));
    }
    return l;
  }
  function s() {
    a = new WeakMap();
  }
  function c(e) {
    let t = e.target;
    (t.removeEventListener(`dispose`, c),
      r.releaseStatesOfObject(t),
      n.remove(t.instanceMatrix),
      t.instanceColor !== null && n.remove(t.instanceColor));
  }
  return { update: o, dispose: s };
}
var Cc = {
  1: `LINEAR_TONE_MAPPING`,
  2: `REINHARD_TONE_MAPPING`,
  3: `CINEON_TONE_MAPPING`,
  4: `ACES_FILMIC_TONE_MAPPING`,
  6: `AGX_TONE_MAPPING`,
  7: `NEUTRAL_TONE_MAPPING`,
  5: `CUSTOM_TONE_MAPPING`,
};
function wc(e, t, n, r, i, a) {
  let o = new yn(t, n, {
      type: e,
      depthBuffer: i,
      stencilBuffer: a,
      samples: r ? 4 : 0,
      storeMultisampledDepthBuffer: !1,
      storeMultisampledStencilBuffer: !1,
      resolveDepthBuffer: !1,
      resolveStencilBuffer: !1,
    }),
    s = null,
    c = null,
    l = null,
    u = new Qr();
  (u.setAttribute(`position`, new Br([-1, 3, 0, -1, -1, 0, 3, -1, 0], 3)),
    u.setAttribute(`uv`, new Br([0, 2, 0, 0, 2, 0], 2)));
  let d = new Io({
      uniforms: { tDiffuse: { value: null } },
      vertexShader: `
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,
      fragmentShader: `
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,
      depthTest: !1,
      depthWrite: !1,
    }),
    f = new Si(u, d),
    p = new bs(-1, 1, 1, -1, 0, 1),
    m = null,
    h = null,
    g = !1,
    _,
    v = null,
    y = [],
    b = !1;
  ((this.setSize = function (e, t) {
    (o.setSize(e, t), s !== null && s.setSize(e, t), c !== null && c.setSize(e, t));
    for (let n = 0; n < y.length; n++) {
      let r = y[n];
      r.setSize && r.setSize(e, t);
    }
  }),
    (this.setEffects = function (e) {
      ((y = e), (b = y.length > 0 && y[0].isRenderPass === !0));
      let t = o.width,
        n = o.height;
      y.length > 0 &&
        s === null &&
        ((s = new yn(t, n, { type: Ce, depthBuffer: !1, stencilBuffer: !1 })),
        (c = new yn(t, n, { type: Ce, depthBuffer: !1, stencilBuffer: !1 })));
      let r = i === !0 && y.some((e) => e.needsDepthTexture === !0);
      r !== (o.depthTexture !== null) &&
        (r === !0 && l === null && ((l = new ta(t, n)), a === !0 && ((l.format = H), (l.type = Ee))),
        o.dispose(),
        (o.depthTexture = r ? l : null),
        (o.resolveDepthBuffer = r),
        (o.storeMultisampledDepthBuffer = r));
      for (let e = 0; e < y.length; e++) {
        let i = y[e];
        (i.setSize && i.setSize(t, n), r && i.needsDepthTexture === !0 && i.setDepthTexture && i.setDepthTexture(l));
      }
    }),
    (this.begin = function (e, t) {
      if (g || (e.toneMapping === 0 && y.length === 0)) return !1;
      if (((v = t), t !== null)) {
        let e = t.width,
          n = t.height;
        (o.width !== e || o.height !== n) && this.setSize(e, n);
      }
      return (b === !1 && e.setRenderTarget(o), (_ = e.toneMapping), (e.toneMapping = 0), !0);
    }),
    (this.hasRenderPass = function () {
      return b;
    }),
    (this.end = function (e, t) {
      ((e.toneMapping = _), (g = !0));
      let n = o,
        r = s;
      for (let i = 0; i < y.length; i++) {
        let a = y[i];
        a.enabled !== !1 && (a.render(e, r, n, t), a.needsSwap !== !1 && ((n = r), (r = r === s ? c : s)));
      }
      if (m !== e.outputColorSpace || h !== e.toneMapping) {
        ((m = e.outputColorSpace),
          (h = e.toneMapping),
          (d.defines = {}),
          X.getTransfer(m) === `srgb` && (d.defines.SRGB_TRANSFER = ``));
        let t = Cc[h];
        (t && (d.defines[t] = ``), (d.needsUpdate = !0));
      }
      ((d.uniforms.tDiffuse.value = n.texture), e.setRenderTarget(v), e.render(f, p), (v = null), (g = !1));
    }),
    (this.isCompositing = function () {
      return g;
    }),
    (this.dispose = function () {
      (o.dispose(), s !== null && s.dispose(), c !== null && c.dispose(), u.dispose(), d.dispose());
    }));
}
var Tc = new gn(),
  Ec = new ta(1, 1),
  Dc = new na(1),
  Oc = new bn(),
  kc = new xn(),
  Ac = new $i(),
  jc = [],
  Mc = [],
  Nc = new Float32Array(16),
  Pc = new Float32Array(9),
  Fc = new Float32Array(4);
function Ic(e, t, n) {
  let r = e[0];
  if (r <= 0 || r > 0) return e;
  let i = t * n,
    a = jc[i];
  if ((a === void 0 && ((a = new Float32Array(i)), (jc[i] = a)), t !== 0)) {
    r.toArray(a, 0);
    for (let r = 1, i = 0; r !== t; ++r) ((i += n), e[r].toArray(a, i));
  }
  return a;
}
function Lc(e, t) {
  if (e.length !== t.length) return !1;
  for (let n = 0, r = e.length; n < r; n++) if (e[n] !== t[n]) return !1;
  return !0;
}
function Rc(e, t) {
  for (let n = 0, r = t.length; n < r; n++) e[n] = t[n];
}
function zc(e, t) {
  let n = Mc[t];
  n === void 0 && ((n = new Int32Array(t)), (Mc[t] = n));
  for (let r = 0; r !== t; ++r) n[r] = e.allocateTextureUnit();
  return n;
}
function Bc(e, t) {
  let n = this.cache;
  n[0] !== t && (e.uniform1f(this.addr, t), (n[0] = t));
}
function Vc(e, t) {
  let n = this.cache;
  if (t.x !== void 0) (n[0] !== t.x || n[1] !== t.y) && (e.uniform2f(this.addr, t.x, t.y), (n[0] = t.x), (n[1] = t.y));
  else {
    if (Lc(n, t)) return;
    (e.uniform2fv(this.addr, t), Rc(n, t));
  }
}
function Hc(e, t) {
  let n = this.cache;
  if (t.x !== void 0)
    (n[0] !== t.x || n[1] !== t.y || n[2] !== t.z) &&
      (e.uniform3f(this.addr, t.x, t.y, t.z), (n[0] = t.x), (n[1] = t.y), (n[2] = t.z));
  else if (t.r !== void 0)
    (n[0] !== t.r || n[1] !== t.g || n[2] !== t.b) &&
      (e.uniform3f(this.addr, t.r, t.g, t.b), (n[0] = t.r), (n[1] = t.g), (n[2] = t.b));
  else {
    if (Lc(n, t)) return;
    (e.uniform3fv(this.addr, t), Rc(n, t));
  }
}
function Uc(e, t) {
  let n = this.cache;
  if (t.x !== void 0)
    (n[0] !== t.x || n[1] !== t.y || n[2] !== t.z || n[3] !== t.w) &&
      (e.uniform4f(this.addr, t.x, t.y, t.z, t.w), (n[0] = t.x), (n[1] = t.y), (n[2] = t.z), (n[3] = t.w));
  else {
    if (Lc(n, t)) return;
    (e.uniform4fv(this.addr, t), Rc(n, t));
  }
}
function Wc(e, t) {
  let n = this.cache,
    r = t.elements;
  if (r === void 0) {
    if (Lc(n, t)) return;
    (e.uniformMatrix2fv(this.addr, !1, t), Rc(n, t));
  } else {
    if (Lc(n, r)) return;
    (Fc.set(r), e.uniformMatrix2fv(this.addr, !1, Fc), Rc(n, r));
  }
}
function Gc(e, t) {
  let n = this.cache,
    r = t.elements;
  if (r === void 0) {
    if (Lc(n, t)) return;
    (e.uniformMatrix3fv(this.addr, !1, t), Rc(n, t));
  } else {
    if (Lc(n, r)) return;
    (Pc.set(r), e.uniformMatrix3fv(this.addr, !1, Pc), Rc(n, r));
  }
}
function Kc(e, t) {
  let n = this.cache,
    r = t.elements;
  if (r === void 0) {
    if (Lc(n, t)) return;
    (e.uniformMatrix4fv(this.addr, !1, t), Rc(n, t));
  } else {
    if (Lc(n, r)) return;
    (Nc.set(r), e.uniformMatrix4fv(this.addr, !1, Nc), Rc(n, r));
  }
}
function qc(e, t) {
  let n = this.cache;
  n[0] !== t && (e.uniform1i(this.addr, t), (n[0] = t));
}
function Jc(e, t) {
  let n = this.cache;
  if (t.x !== void 0) (n[0] !== t.x || n[1] !== t.y) && (e.uniform2i(this.addr, t.x, t.y), (n[0] = t.x), (n[1] = t.y));
  else {
    if (Lc(n, t)) return;
    (e.uniform2iv(this.addr, t), Rc(n, t));
  }
}
function Yc(e, t) {
  let n = this.cache;
  if (t.x !== void 0)
    (n[0] !== t.x || n[1] !== t.y || n[2] !== t.z) &&
      (e.uniform3i(this.addr, t.x, t.y, t.z), (n[0] = t.x), (n[1] = t.y), (n[2] = t.z));
  else {
    if (Lc(n, t)) return;
    (e.uniform3iv(this.addr, t), Rc(n, t));
  }
}
function Xc(e, t) {
  let n = this.cache;
  if (t.x !== void 0)
    (n[0] !== t.x || n[1] !== t.y || n[2] !== t.z || n[3] !== t.w) &&
      (e.uniform4i(this.addr, t.x, t.y, t.z, t.w), (n[0] = t.x), (n[1] = t.y), (n[2] = t.z), (n[3] = t.w));
  else {
    if (Lc(n, t)) return;
    (e.uniform4iv(this.addr, t), Rc(n, t));
  }
}
function Zc(e, t) {
  let n = this.cache;
  n[0] !== t && (e.uniform1ui(this.addr, t), (n[0] = t));
}
function Qc(e, t) {
  let n = this.cache;
  if (t.x !== void 0) (n[0] !== t.x || n[1] !== t.y) && (e.uniform2ui(this.addr, t.x, t.y), (n[0] = t.x), (n[1] = t.y));
  else {
    if (Lc(n, t)) return;
    (e.uniform2uiv(this.addr, t), Rc(n, t));
  }
}
function $c(e, t) {
  let n = this.cache;
  if (t.x !== void 0)
    (n[0] !== t.x || n[1] !== t.y || n[2] !== t.z) &&
      (e.uniform3ui(this.addr, t.x, t.y, t.z), (n[0] = t.x), (n[1] = t.y), (n[2] = t.z));
  else {
    if (Lc(n, t)) return;
    (e.uniform3uiv(this.addr, t), Rc(n, t));
  }
}
function el(e, t) {
  let n = this.cache;
  if (t.x !== void 0)
    (n[0] !== t.x || n[1] !== t.y || n[2] !== t.z || n[3] !== t.w) &&
      (e.uniform4ui(this.addr, t.x, t.y, t.z, t.w), (n[0] = t.x), (n[1] = t.y), (n[2] = t.z), (n[3] = t.w));
  else {
    if (Lc(n, t)) return;
    (e.uniform4uiv(this.addr, t), Rc(n, t));
  }
}
function tl(e) {
  return (e.version === 0 && ((e.compareFunction = 519), (e.needsUpdate = !0)), e);
}
function nl(e, t, n) {
  let r = this.cache,
    i = n.allocateTextureUnit();
  r[0] !== i && (e.uniform1i(this.addr, i), (r[0] = i));
  let a;
  ((a = this.type === e.SAMPLER_2D_SHADOW ? tl(Ec) : Tc), n.setTexture2D(t || a, i));
}
function rl(e, t, n) {
  let r = this.cache,
    i = n.allocateTextureUnit();
  (r[0] !== i && (e.uniform1i(this.addr, i), (r[0] = i)), n.setTexture3D(t || kc, i));
}
function il(e, t, n) {
  let r = this.cache,
    i = n.allocateTextureUnit();
  r[0] !== i && (e.uniform1i(this.addr, i), (r[0] = i));
  let a;
  ((a = this.type === e.SAMPLER_CUBE_SHADOW ? tl(Dc) : Ac), n.setTextureCube(t || a, i));
}
function al(e, t, n) {
  let r = this.cache,
    i = n.allocateTextureUnit();
  (r[0] !== i && (e.uniform1i(this.addr, i), (r[0] = i)), n.setTexture2DArray(t || Oc, i));
}
function ol(e) {
  switch (e) {
    case 5126:
      return Bc;
    case 35664:
      return Vc;
    case 35665:
      return Hc;
    case 35666:
      return Uc;
    case 35674:
      return Wc;
    case 35675:
      return Gc;
    case 35676:
      return Kc;
    case 5124:
    case 35670:
      return qc;
    case 35667:
    case 35671:
      return Jc;
    case 35668:
    case 35672:
      return Yc;
    case 35669:
    case 35673:
      return Xc;
    case 5125:
      return Zc;
    case 36294:
      return Qc;
    case 36295:
      return $c;
    case 36296:
      return el;
    case 35678:
    case 36198:
    case 36298:
    case 36306:
    case 35682:
      return nl;
    case 35679:
    case 36299:
    case 36307:
      return rl;
    case 35680:
    case 36300:
    case 36308:
    case 36293:
      return il;
    case 36289:
    case 36303:
    case 36311:
    case 36292:
      return al;
  }
}
function sl(e, t) {
  e.uniform1fv(this.addr, t);
}
function cl(e, t) {
  let n = Ic(t, this.size, 2);
  e.uniform2fv(this.addr, n);
}
function ll(e, t) {
  let n = Ic(t, this.size, 3);
  e.uniform3fv(this.addr, n);
}
function ul(e, t) {
  let n = Ic(t, this.size, 4);
  e.uniform4fv(this.addr, n);
}
function dl(e, t) {
  let n = Ic(t, this.size, 4);
  e.uniformMatrix2fv(this.addr, !1, n);
}
function fl(e, t) {
  let n = Ic(t, this.size, 9);
  e.uniformMatrix3fv(this.addr, !1, n);
}
function pl(e, t) {
  let n = Ic(t, this.size, 16);
  e.uniformMatrix4fv(this.addr, !1, n);
}
function ml(e, t) {
  e.uniform1iv(this.addr, t);
}
function hl(e, t) {
  e.uniform2iv(this.addr, t);
}
function gl(e, t) {
  e.uniform3iv(this.addr, t);
}
function _l(e, t) {
  e.uniform4iv(this.addr, t);
}
function vl(e, t) {
  e.uniform1uiv(this.addr, t);
}
function yl(e, t) {
  e.uniform2uiv(this.addr, t);
}
function bl(e, t) {
  e.uniform3uiv(this.addr, t);
}
function xl(e, t) {
  e.uniform4uiv(this.addr, t);
}
function Sl(e, t, n) {
  let r = this.cache,
    i = t.length,
    a = zc(n, i);
  Lc(r, a) || (e.uniform1iv(this.addr, a), Rc(r, a));
  let o;
  o = this.type === e.SAMPLER_2D_SHADOW ? tl(Ec) : Tc;
  for (let e = 0; e !== i; ++e) n.setTexture2D(t[e] || o, a[e]);
}
function Cl(e, t, n) {
  let r = this.cache,
    i = t.length,
    a = zc(n, i);
  Lc(r, a) || (e.uniform1iv(this.addr, a), Rc(r, a));
  for (let e = 0; e !== i; ++e) n.setTexture3D(t[e] || kc, a[e]);
}
function wl(e, t, n) {
  let r = this.cache,
    i = t.length,
    a = zc(n, i);
  Lc(r, a) || (e.uniform1iv(this.addr, a), Rc(r, a));
  let o;
  o = this.type === e.SAMPLER_CUBE_SHADOW ? tl(Dc) : Ac;
  for (let e = 0; e !== i; ++e) n.setTextureCube(t[e] || o, a[e]);
}
function Tl(e, t, n) {
  let r = this.cache,
    i = t.length,
    a = zc(n, i);
  Lc(r, a) || (e.uniform1iv(this.addr, a), Rc(r, a));
  for (let e = 0; e !== i; ++e) n.setTexture2DArray(t[e] || Oc, a[e]);
}
function El(e) {
  switch (e) {
    case 5126:
      return sl;
    case 35664:
      return cl;
    case 35665:
      return ll;
    case 35666:
      return ul;
    case 35674:
      return dl;
    case 35675:
      return fl;
    case 35676:
      return pl;
    case 5124:
    case 35670:
      return ml;
    case 35667:
    case 35671:
      return hl;
    case 35668:
    case 35672:
      return gl;
    case 35669:
    case 35673:
      return _l;
    case 5125:
      return vl;
    case 36294:
      return yl;
    case 36295:
      return bl;
    case 36296:
      return xl;
    case 35678:
    case 36198:
    case 36298:
    case 36306:
    case 35682:
      return Sl;
    case 35679:
    case 36299:
    case 36307:
      return Cl;
    case 35680:
    case 36300:
    case 36308:
    case 36293:
      return wl;
    case 36289:
    case 36303:
    case 36311:
    case 36292:
      return Tl;
  }
}
var Dl = class {
    constructor(e, t, n) {
      ((this.id = e), (this.addr = n), (this.cache = []), (this.type = t.type), (this.setValue = ol(t.type)));
    }
  },
  Ol = class {
    constructor(e, t, n) {
      ((this.id = e),
        (this.addr = n),
        (this.cache = []),
        (this.type = t.type),
        (this.size = t.size),
        (this.setValue = El(t.type)));
    }
  },
  kl = class {
    constructor(e) {
      ((this.id = e), (this.seq = []), (this.map = {}));
    }
    setValue(e, t, n) {
      let r = this.seq;
      for (let i = 0, a = r.length; i !== a; ++i) {
        let a = r[i];
        a.setValue(e, t[a.id], n);
      }
    }
  },
  Al = /(\w+)(\])?(\[|\.)?/g;
function jl(e, t) {
  (e.seq.push(t), (e.map[t.id] = t));
}
function Ml(e, t, n) {
  let r = e.name,
    i = r.length;
  for (Al.lastIndex = 0; ;) {
    let a = Al.exec(r),
      o = Al.lastIndex,
      s = a[1],
      c = a[2] === `]`,
      l = a[3];
    if ((c && (s |= 0), l === void 0 || (l === `[` && o + 2 === i))) {
      jl(n, l === void 0 ? new Dl(s, e, t) : new Ol(s, e, t));
      break;
    }
    {
      let e = n.map[s];
      (e === void 0 && ((e = new kl(s)), jl(n, e)), (n = e));
    }
  }
}
var Nl = class {
  constructor(e, t) {
    ((this.seq = []), (this.map = {}));
    let n = e.getProgramParameter(t, e.ACTIVE_UNIFORMS);
    for (let r = 0; r < n; ++r) {
      let n = e.getActiveUniform(t, r);
      Ml(n, e.getUniformLocation(t, n.name), this);
    }
    let r = [],
      i = [];
    for (let t of this.seq)
      t.type === e.SAMPLER_2D_SHADOW || t.type === e.SAMPLER_CUBE_SHADOW || t.type === e.SAMPLER_2D_ARRAY_SHADOW
        ? r.push(t)
        : i.push(t);
    r.length > 0 && (this.seq = r.concat(i));
  }
  setValue(e, t, n, r) {
    let i = this.map[t];
    i !== void 0 && i.setValue(e, n, r);
  }
  setOptional(e, t, n) {
    let r = t[n];
    r !== void 0 && this.setValue(e, n, r);
  }
  static upload(e, t, n, r) {
    for (let i = 0, a = t.length; i !== a; ++i) {
      let a = t[i],
        o = n[a.id];
      o.needsUpdate !== !1 && a.setValue(e, o.value, r);
    }
  }
  static seqWithValue(e, t) {
    let n = [];
    for (let r = 0, i = e.length; r !== i; ++r) {
      let i = e[r];
      i.id in t && n.push(i);
    }
    return n;
  }
};
function Pl(e, t, n) {
  let r = e.createShader(t);
  return (e.shaderSource(r, n), e.compileShader(r), r);
}
var Fl = 37297,
  Il = 0;
function Ll(e, t) {
  let n = e.split(`
`),
    r = [],
    i = Math.max(t - 6, 0),
    a = Math.min(t + 6, n.length);
  for (let e = i; e < a; e++) {
    let i = e + 1;
    r.push(`${i === t ? `>` : ` `} ${i}: ${n[e]}`);
  }
  return r.join(`
`);
}
var Rl = new Y();
function zl(e) {
  X._getMatrix(Rl, X.workingColorSpace, e);
  let t = `mat3( ${Rl.elements.map((e) => e.toFixed(4))} )`;
  switch (X.getTransfer(e)) {
    case Dt:
      return [t, `LinearTransferOETF`];
    case Ot:
      return [t, `sRGBTransferOETF`];
    default:
      return (W(`WebGLProgram: Unsupported color space: `, e), [t, `LinearTransferOETF`]);
  }
}
function Bl(e, t, n) {
  let r = e.getShaderParameter(t, e.COMPILE_STATUS),
    i = (e.getShaderInfoLog(t) || ``).trim();
  if (r && i === ``) return ``;
  let a = /ERROR: 0:(\d+)/.exec(i);
  if (a) {
    let r = parseInt(a[1]);
    return (
      n.toUpperCase() +
      `

` +
      i +
      `

` +
      Ll(e.getShaderSource(t), r)
    );
  }
  return i;
}
function Vl(e, t) {
  let n = zl(t);
  return [`vec4 ${e}( vec4 value ) {`, `	return ${n[1]}( vec4( ${n[0]} * value.rgb, value.a ) );`, `}`].join(`
`);
}
var Hl = { 1: `Linear`, 2: `Reinhard`, 3: `Cineon`, 4: `ACESFilmic`, 6: `AgX`, 7: `Neutral`, 5: `Custom` };
function Ul(e, t) {
  let n = Hl[t];
  return n === void 0
    ? (W(`WebGLProgram: Unsupported toneMapping:`, t),
      `vec3 ` + e + `( vec3 color ) { return LinearToneMapping( color ); }`)
    : `vec3 ` + e + `( vec3 color ) { return ` + n + `ToneMapping( color ); }`;
}
var Wl = new J();
function Gl() {
  return (
    X.getLuminanceCoefficients(Wl),
    [
      `float luminance( const in vec3 rgb ) {`,
      `	const vec3 weights = vec3( ${Wl.x.toFixed(4)}, ${Wl.y.toFixed(4)}, ${Wl.z.toFixed(4)} );`,
      `	return dot( weights, rgb );`,
      `}`,
    ].join(`
`)
  );
}
function Kl(e) {
  return [
    e.extensionClipCullDistance ? `#extension GL_ANGLE_clip_cull_distance : require` : ``,
    e.extensionMultiDraw ? `#extension GL_ANGLE_multi_draw : require` : ``,
  ].filter(Yl).join(`
`);
}
function ql(e) {
  let t = [];
  for (let n in e) {
    let r = e[n];
    r !== !1 && t.push(`#define ` + n + ` ` + r);
  }
  return t.join(`
`);
}
function Jl(e, t) {
  let n = {},
    r = e.getProgramParameter(t, e.ACTIVE_ATTRIBUTES);
  for (let i = 0; i < r; i++) {
    let r = e.getActiveAttrib(t, i),
      a = r.name,
      o = 1;
    (r.type === e.FLOAT_MAT2 && (o = 2),
      r.type === e.FLOAT_MAT3 && (o = 3),
      r.type === e.FLOAT_MAT4 && (o = 4),
      (n[a] = { type: r.type, location: e.getAttribLocation(t, a), locationSize: o }));
  }
  return n;
}
function Yl(e) {
  return e !== ``;
}
function Xl(e, t) {
  let n = t.numSpotLightShadows + t.numSpotLightMaps - t.numSpotLightShadowsWithMaps;
  return e
    .replace(/NUM_SUN_LIGHTS/g, t.numSunLights)
    .replace(/NUM_DIR_LIGHTS/g, t.numDirLights)
    .replace(/NUM_SPOT_LIGHTS/g, t.numSpotLights)
    .replace(/NUM_SPOT_LIGHT_MAPS/g, t.numSpotLightMaps)
    .replace(/NUM_SPOT_LIGHT_COORDS/g, n)
    .replace(/NUM_RECT_AREA_LIGHTS/g, t.numRectAreaLights)
    .replace(/NUM_POINT_LIGHTS/g, t.numPointLights)
    .replace(/NUM_HEMI_LIGHTS/g, t.numHemiLights)
    .replace(/NUM_SUN_LIGHT_SHADOWS/g, t.numSunLightShadows)
    .replace(/NUM_DIR_LIGHT_SHADOWS/g, t.numDirLightShadows)
    .replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g, t.numSpotLightShadowsWithMaps)
    .replace(/NUM_SPOT_LIGHT_SHADOWS/g, t.numSpotLightShadows)
    .replace(/NUM_POINT_LIGHT_SHADOWS/g, t.numPointLightShadows)
    .replace(/NUM_LIGHT_PROBE_GRIDS/g, t.numLightProbeGrids);
}
function Zl(e, t) {
  return e
    .replace(/NUM_CLIPPING_PLANES/g, t.numClippingPlanes)
    .replace(/UNION_CLIPPING_PLANES/g, t.numClippingPlanes - t.numClipIntersection);
}
var Ql = /^[ \t]*#include +<([\w\d./]+)>/gm;
function $l(e) {
  return e.replace(Ql, eu);
}
function eu(e, t) {
  let n = Q[t];
  if (n === void 0) throw Error(`THREE.WebGLProgram: Can not resolve #include <` + t + `>`);
  return $l(n);
}
var tu =
  /#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;
function nu(e) {
  return e.replace(tu, ru);
}
function ru(e, t, n, r) {
  let i = ``;
  for (let e = parseInt(t); e < parseInt(n); e++)
    i += r.replace(/\[\s*i\s*\]/g, `[ ` + e + ` ]`).replace(/UNROLLED_LOOP_INDEX/g, e);
  return i;
}
function iu(e) {
  let t = `precision ${e.precision} float;
	precision ${e.precision} int;
	precision ${e.precision} sampler2D;
	precision ${e.precision} samplerCube;
	precision ${e.precision} sampler3D;
	precision ${e.precision} sampler2DArray;
	precision ${e.precision} sampler2DShadow;
	precision ${e.precision} samplerCubeShadow;
	precision ${e.precision} sampler2DArrayShadow;
	precision ${e.precision} isampler2D;
	precision ${e.precision} isampler3D;
	precision ${e.precision} isamplerCube;
	precision ${e.precision} isampler2DArray;
	precision ${e.precision} usampler2D;
	precision ${e.precision} usampler3D;
	precision ${e.precision} usamplerCube;
	precision ${e.precision} usampler2DArray;
	`;
  return (
    e.precision === `highp`
      ? (t += `
#define HIGH_PRECISION`)
      : e.precision === `mediump`
        ? (t += `
#define MEDIUM_PRECISION`)
        : e.precision === `lowp` &&
          (t += `
#define LOW_PRECISION`),
    t
  );
}
var au = { 1: `SHADOWMAP_TYPE_PCF`, 3: `SHADOWMAP_TYPE_VSM` };
function ou(e) {
  return au[e.shadowMapType] || `SHADOWMAP_TYPE_BASIC`;
}
var su = { 302: `ENVMAP_MODE_REFRACTION` };
function cu(e) {
  return e.envMap === !1 ? `ENVMAP_MODE_REFLECTION` : su[e.envMapMode] || `ENVMAP_MODE_REFLECTION`;
}
var lu = { 0: `ENVMAP_BLENDING_MULTIPLY`, 1: `ENVMAP_BLENDING_MIX`, 2: `ENVMAP_BLENDING_ADD` };
function uu(e) {
  return e.envMap === !1 ? `ENVMAP_BLENDING_NONE` : lu[e.combine] || `ENVMAP_BLENDING_NONE`;
}
function du(e, t, n, r) {
  let i = e.getContext(),
    a = n.defines,
    o = n.vertexShader,
    s = n.fragmentShader,
    c = ou(n),
    l = n.envMapPMREM === !0 ? `ENVMAP_TYPE_PMREM` : `ENVMAP_TYPE_CUBE`,
    u = cu(n),
    d = uu(n),
    f = Kl(n),
    p = ql(a),
    m = i.createProgram(),
    h,
    g,
    _ = n.glslVersion
      ? `#version ` +
        n.glslVersion +
        `
`
      : ``;
  (n.isRawShaderMaterial
    ? ((h = [`#define SHADER_TYPE ` + n.shaderType, `#define SHADER_NAME ` + n.shaderName, p].filter(Yl).join(`
`)),
      h.length > 0 &&
        (h += `
`),
      (g = [`#define SHADER_TYPE ` + n.shaderType, `#define SHADER_NAME ` + n.shaderName, p].filter(Yl).join(`
`)),
      g.length > 0 &&
        (g += `
`))
    : ((h = [
        iu(n),
        `#define SHADER_TYPE ` + n.shaderType,
        `#define SHADER_NAME ` + n.shaderName,
        p,
        n.extensionClipCullDistance ? `#define USE_CLIP_DISTANCE` : ``,
        n.batching ? `#define USE_BATCHING` : ``,
        n.batchingColor ? `#define USE_BATCHING_COLOR` : ``,
        n.instancing ? `#define USE_INSTANCING` : ``,
        n.instancingColor ? `#define USE_INSTANCING_COLOR` : ``,
        n.instancingMorph ? `#define USE_INSTANCING_MORPH` : ``,
        n.useFog && n.fog ? `#define USE_FOG` : ``,
        n.useFog && n.fogExp2 ? `#define FOG_EXP2` : ``,
        n.map ? `#define USE_MAP` : ``,
        n.envMap ? `#define USE_ENVMAP` : ``,
        n.envMap ? `#define ` + u : ``,
        n.lightMap ? `#define USE_LIGHTMAP` : ``,
        n.aoMap ? `#define USE_AOMAP` : ``,
        n.bumpMap ? `#define USE_BUMPMAP` : ``,
        n.normalMap ? `#define USE_NORMALMAP` : ``,
        n.normalMapObjectSpace ? `#define USE_NORMALMAP_OBJECTSPACE` : ``,
        n.normalMapTangentSpace ? `#define USE_NORMALMAP_TANGENTSPACE` : ``,
        n.displacementMap ? `#define USE_DISPLACEMENTMAP` : ``,
        n.emissiveMap ? `#define USE_EMISSIVEMAP` : ``,
        n.anisotropy ? `#define USE_ANISOTROPY` : ``,
        n.anisotropyMap ? `#define USE_ANISOTROPYMAP` : ``,
        n.clearcoatMap ? `#define USE_CLEARCOATMAP` : ``,
        n.clearcoatRoughnessMap ? `#define USE_CLEARCOAT_ROUGHNESSMAP` : ``,
        n.clearcoatNormalMap ? `#define USE_CLEARCOAT_NORMALMAP` : ``,
        n.diffuseRoughnessMap ? `#define USE_DIFFUSE_ROUGHNESSMAP` : ``,
        n.iridescenceMap ? `#define USE_IRIDESCENCEMAP` : ``,
        n.iridescenceThicknessMap ? `#define USE_IRIDESCENCE_THICKNESSMAP` : ``,
        n.specularMap ? `#define USE_SPECULARMAP` : ``,
        n.specularColorMap ? `#define USE_SPECULAR_COLORMAP` : ``,
        n.specularIntensityMap ? `#define USE_SPECULAR_INTENSITYMAP` : ``,
        n.roughnessMap ? `#define USE_ROUGHNESSMAP` : ``,
        n.metalnessMap ? `#define USE_METALNESSMAP` : ``,
        n.alphaMap ? `#define USE_ALPHAMAP` : ``,
        n.alphaHash ? `#define USE_ALPHAHASH` : ``,
        n.transmission ? `#define USE_TRANSMISSION` : ``,
        n.transmissionMap ? `#define USE_TRANSMISSIONMAP` : ``,
        n.thicknessMap ? `#define USE_THICKNESSMAP` : ``,
        n.sheenColorMap ? `#define USE_SHEEN_COLORMAP` : ``,
        n.sheenRoughnessMap ? `#define USE_SHEEN_ROUGHNESSMAP` : ``,
        n.mapUv ? `#define MAP_UV ` + n.mapUv : ``,
        n.alphaMapUv ? `#define ALPHAMAP_UV ` + n.alphaMapUv : ``,
        n.lightMapUv ? `#define LIGHTMAP_UV ` + n.lightMapUv : ``,
        n.aoMapUv ? `#define AOMAP_UV ` + n.aoMapUv : ``,
        n.emissiveMapUv ? `#define EMISSIVEMAP_UV ` + n.emissiveMapUv : ``,
        n.bumpMapUv ? `#define BUMPMAP_UV ` + n.bumpMapUv : ``,
        n.normalMapUv ? `#define NORMALMAP_UV ` + n.normalMapUv : ``,
        n.displacementMapUv ? `#define DISPLACEMENTMAP_UV ` + n.displacementMapUv : ``,
        n.metalnessMapUv ? `#define METALNESSMAP_UV ` + n.metalnessMapUv : ``,
        n.roughnessMapUv ? `#define ROUGHNESSMAP_UV ` + n.roughnessMapUv : ``,
        n.anisotropyMapUv ? `#define ANISOTROPYMAP_UV ` + n.anisotropyMapUv : ``,
        n.clearcoatMapUv ? `#define CLEARCOATMAP_UV ` + n.clearcoatMapUv : ``,
        n.clearcoatNormalMapUv ? `#define CLEARCOAT_NORMALMAP_UV ` + n.clearcoatNormalMapUv : ``,
        n.clearcoatRoughnessMapUv ? `#define CLEARCOAT_ROUGHNESSMAP_UV ` + n.clearcoatRoughnessMapUv : ``,
        n.diffuseRoughnessMapUv ? `#define DIFFUSE_ROUGHNESSMAP_UV ` + n.diffuseRoughnessMapUv : ``,
        n.iridescenceMapUv ? `#define IRIDESCENCEMAP_UV ` + n.iridescenceMapUv : ``,
        n.iridescenceThicknessMapUv ? `#define IRIDESCENCE_THICKNESSMAP_UV ` + n.iridescenceThicknessMapUv : ``,
        n.sheenColorMapUv ? `#define SHEEN_COLORMAP_UV ` + n.sheenColorMapUv : ``,
        n.sheenRoughnessMapUv ? `#define SHEEN_ROUGHNESSMAP_UV ` + n.sheenRoughnessMapUv : ``,
        n.specularMapUv ? `#define SPECULARMAP_UV ` + n.specularMapUv : ``,
        n.specularColorMapUv ? `#define SPECULAR_COLORMAP_UV ` + n.specularColorMapUv : ``,
        n.specularIntensityMapUv ? `#define SPECULAR_INTENSITYMAP_UV ` + n.specularIntensityMapUv : ``,
        n.transmissionMapUv ? `#define TRANSMISSIONMAP_UV ` + n.transmissionMapUv : ``,
        n.thicknessMapUv ? `#define THICKNESSMAP_UV ` + n.thicknessMapUv : ``,
        n.vertexTangents && n.flatShading === !1 ? `#define USE_TANGENT` : ``,
        n.vertexNormals ? `#define HAS_NORMAL` : ``,
        n.vertexColors ? `#define USE_COLOR` : ``,
        n.vertexAlphas ? `#define USE_COLOR_ALPHA` : ``,
        n.vertexUv1s ? `#define USE_UV1` : ``,
        n.vertexUv2s ? `#define USE_UV2` : ``,
        n.vertexUv3s ? `#define USE_UV3` : ``,
        n.pointsUvs ? `#define USE_POINTS_UV` : ``,
        n.flatShading ? `#define FLAT_SHADED` : ``,
        n.skinning ? `#define USE_SKINNING` : ``,
        n.morphTargets ? `#define USE_MORPHTARGETS` : ``,
        n.morphNormals && n.flatShading === !1 ? `#define USE_MORPHNORMALS` : ``,
        n.morphColors ? `#define USE_MORPHCOLORS` : ``,
        n.morphTargetsCount > 0 ? `#define MORPHTARGETS_TEXTURE_STRIDE ` + n.morphTextureStride : ``,
        n.morphTargetsCount > 0 ? `#define MORPHTARGETS_COUNT ` + n.morphTargetsCount : ``,
        n.doubleSided ? `#define DOUBLE_SIDED` : ``,
        n.flipSided ? `#define FLIP_SIDED` : ``,
        n.shadowMapEnabled ? `#define USE_SHADOWMAP` : ``,
        n.shadowMapEnabled ? `#define ` + c : ``,
        n.sizeAttenuation ? `#define USE_SIZEATTENUATION` : ``,
        n.numLightProbes > 0 ? `#define USE_LIGHT_PROBES` : ``,
        n.logarithmicDepthBuffer ? `#define USE_LOGARITHMIC_DEPTH_BUFFER` : ``,
        n.reversedDepthBuffer ? `#define USE_REVERSED_DEPTH_BUFFER` : ``,
        `uniform mat4 modelMatrix;`,
        `uniform mat4 modelViewMatrix;`,
        `uniform mat4 projectionMatrix;`,
        `uniform mat4 viewMatrix;`,
        `uniform mat3 normalMatrix;`,
        `uniform vec3 cameraPosition;`,
        `uniform bool isOrthographic;`,
        `#ifdef USE_INSTANCING`,
        `	attribute mat4 instanceMatrix;`,
        `#endif`,
        `#ifdef USE_INSTANCING_COLOR`,
        `	attribute vec3 instanceColor;`,
        `#endif`,
        `#ifdef USE_INSTANCING_MORPH`,
        `	uniform sampler2D morphTexture;`,
        `#endif`,
        `attribute vec3 position;`,
        `attribute vec3 normal;`,
        `attribute vec2 uv;`,
        `#ifdef USE_UV1`,
        `	attribute vec2 uv1;`,
        `#endif`,
        `#ifdef USE_UV2`,
        `	attribute vec2 uv2;`,
        `#endif`,
        `#ifdef USE_UV3`,
        `	attribute vec2 uv3;`,
        `#endif`,
        `#ifdef USE_TANGENT`,
        `	attribute vec4 tangent;`,
        `#endif`,
        `#if defined( USE_COLOR_ALPHA )`,
        `	attribute vec4 color;`,
        `#elif defined( USE_COLOR )`,
        `	attribute vec3 color;`,
        `#endif`,
        `#ifdef USE_SKINNING`,
        `	attribute vec4 skinIndex;`,
        `	attribute vec4 skinWeight;`,
        `#endif`,
        `
`,
      ].filter(Yl).join(`
`)),
      (g = [
        iu(n),
        `#define SHADER_TYPE ` + n.shaderType,
        `#define SHADER_NAME ` + n.shaderName,
        p,
        n.useFog && n.fog ? `#define USE_FOG` : ``,
        n.useFog && n.fogExp2 ? `#define FOG_EXP2` : ``,
        n.alphaToCoverage ? `#define ALPHA_TO_COVERAGE` : ``,
        n.map ? `#define USE_MAP` : ``,
        n.matcap ? `#define USE_MATCAP` : ``,
        n.envMap ? `#define USE_ENVMAP` : ``,
        n.envMap ? `#define ` + l : ``,
        n.envMap ? `#define ` + u : ``,
        n.envMap ? `#define ` + d : ``,
        n.envMapPMREM ? `#define ENVMAP_MAX_LOD ` + n.envMapMaxLod + `.0` : ``,
        n.envMapPMREM ? `#define ENVMAP_SIZE ` + n.envMapSize + `.0` : ``,
        n.lightMap ? `#define USE_LIGHTMAP` : ``,
        n.aoMap ? `#define USE_AOMAP` : ``,
        n.bumpMap ? `#define USE_BUMPMAP` : ``,
        n.normalMap ? `#define USE_NORMALMAP` : ``,
        n.normalMapObjectSpace ? `#define USE_NORMALMAP_OBJECTSPACE` : ``,
        n.normalMapTangentSpace ? `#define USE_NORMALMAP_TANGENTSPACE` : ``,
        n.packedNormalMap ? `#define USE_PACKED_NORMALMAP` : ``,
        n.emissiveMap ? `#define USE_EMISSIVEMAP` : ``,
        n.anisotropy ? `#define USE_ANISOTROPY` : ``,
        n.anisotropyMap ? `#define USE_ANISOTROPYMAP` : ``,
        n.clearcoat ? `#define USE_CLEARCOAT` : ``,
        n.clearcoatMap ? `#define USE_CLEARCOATMAP` : ``,
        n.clearcoatRoughnessMap ? `#define USE_CLEARCOAT_ROUGHNESSMAP` : ``,
        n.clearcoatNormalMap ? `#define USE_CLEARCOAT_NORMALMAP` : ``,
        n.diffuseRoughness ? `#define USE_DIFFUSE_ROUGHNESS` : ``,
        n.diffuseRoughnessMap ? `#define USE_DIFFUSE_ROUGHNESSMAP` : ``,
        n.dispersion ? `#define USE_DISPERSION` : ``,
        n.retroreflection ? `#define USE_RETROREFLECTION` : ``,
        n.iridescence ? `#define USE_IRIDESCENCE` : ``,
        n.iridescenceMap ? `#define USE_IRIDESCENCEMAP` : ``,
        n.iridescenceThicknessMap ? `#define USE_IRIDESCENCE_THICKNESSMAP` : ``,
        n.specularMap ? `#define USE_SPECULARMAP` : ``,
        n.specularColorMap ? `#define USE_SPECULAR_COLORMAP` : ``,
        n.specularIntensityMap ? `#define USE_SPECULAR_INTENSITYMAP` : ``,
        n.roughnessMap ? `#define USE_ROUGHNESSMAP` : ``,
        n.metalnessMap ? `#define USE_METALNESSMAP` : ``,
        n.alphaMap ? `#define USE_ALPHAMAP` : ``,
        n.alphaTest ? `#define USE_ALPHATEST` : ``,
        n.alphaHash ? `#define USE_ALPHAHASH` : ``,
        n.sheen ? `#define USE_SHEEN` : ``,
        n.sheenColorMap ? `#define USE_SHEEN_COLORMAP` : ``,
        n.sheenRoughnessMap ? `#define USE_SHEEN_ROUGHNESSMAP` : ``,
        n.transmission ? `#define USE_TRANSMISSION` : ``,
        n.transmissionMap ? `#define USE_TRANSMISSIONMAP` : ``,
        n.thicknessMap ? `#define USE_THICKNESSMAP` : ``,
        n.vertexTangents && n.flatShading === !1 ? `#define USE_TANGENT` : ``,
        n.vertexColors || n.instancingColor ? `#define USE_COLOR` : ``,
        n.vertexAlphas || n.batchingColor ? `#define USE_COLOR_ALPHA` : ``,
        n.vertexUv1s ? `#define USE_UV1` : ``,
        n.vertexUv2s ? `#define USE_UV2` : ``,
        n.vertexUv3s ? `#define USE_UV3` : ``,
        n.pointsUvs ? `#define USE_POINTS_UV` : ``,
        n.gradientMap ? `#define USE_GRADIENTMAP` : ``,
        n.flatShading ? `#define FLAT_SHADED` : ``,
        n.doubleSided ? `#define DOUBLE_SIDED` : ``,
        n.flipSided ? `#define FLIP_SIDED` : ``,
        n.shadowMapEnabled ? `#define USE_SHADOWMAP` : ``,
        n.shadowMapEnabled ? `#define ` + c : ``,
        n.premultipliedAlpha ? `#define PREMULTIPLIED_ALPHA` : ``,
        n.numLightProbes > 0 ? `#define USE_LIGHT_PROBES` : ``,
        n.decodeVideoTexture ? `#define DECODE_VIDEO_TEXTURE` : ``,
        n.decodeVideoTextureEmissive ? `#define DECODE_VIDEO_TEXTURE_EMISSIVE` : ``,
        n.logarithmicDepthBuffer ? `#define USE_LOGARITHMIC_DEPTH_BUFFER` : ``,
        n.reversedDepthBuffer ? `#define USE_REVERSED_DEPTH_BUFFER` : ``,
        `uniform mat4 viewMatrix;`,
        `uniform vec3 cameraPosition;`,
        `uniform bool isOrthographic;`,
        n.toneMapping === 0 ? `` : `#define TONE_MAPPING`,
        n.toneMapping === 0 ? `` : Q.tonemapping_pars_fragment,
        n.toneMapping === 0 ? `` : Ul(`toneMapping`, n.toneMapping),
        n.dithering ? `#define DITHERING` : ``,
        n.opaque ? `#define OPAQUE` : ``,
        Q.colorspace_pars_fragment,
        Vl(`linearToOutputTexel`, n.outputColorSpace),
        Gl(),
        n.useDepthPacking ? `#define DEPTH_PACKING ` + n.depthPacking : ``,
        `
`,
      ].filter(Yl).join(`
`))),
    (o = $l(o)),
    (o = Xl(o, n)),
    (o = Zl(o, n)),
    (s = $l(s)),
    (s = Xl(s, n)),
    (s = Zl(s, n)),
    (o = nu(o)),
    (s = nu(s)),
    n.isRawShaderMaterial !== !0 &&
      ((_ = `#version 300 es
`),
      (h =
        [f, `#define attribute in`, `#define varying out`, `#define texture2D texture`].join(`
`) +
        `
` +
        h),
      (g =
        [
          `#define varying in`,
          n.glslVersion === `300 es` ? `` : `layout(location = 0) out highp vec4 pc_fragColor;`,
          n.glslVersion === `300 es` ? `` : `#define gl_FragColor pc_fragColor`,
          `#define gl_FragDepthEXT gl_FragDepth`,
          `#define texture2D texture`,
          `#define textureCube texture`,
          `#define texture2DProj textureProj`,
          `#define texture2DLodEXT textureLod`,
          `#define texture2DProjLodEXT textureProjLod`,
          `#define textureCubeLodEXT textureLod`,
          `#define texture2DGradEXT textureGrad`,
          `#define texture2DProjGradEXT textureProjGrad`,
          `#define textureCubeGradEXT textureGrad`,
        ].join(`
`) +
        `
` +
        g)));
  let v = _ + h + o,
    y = _ + g + s,
    b = Pl(i, i.VERTEX_SHADER, v),
    x = Pl(i, i.FRAGMENT_SHADER, y);
  (i.attachShader(m, b),
    i.attachShader(m, x),
    n.index0AttributeName === void 0
      ? n.hasPositionAttribute === !0 && i.bindAttribLocation(m, 0, `position`)
      : i.bindAttribLocation(m, 0, n.index0AttributeName),
    i.linkProgram(m));
  function S(t) {
    if (e.debug.checkShaderErrors) {
      let n = i.getProgramInfoLog(m) || ``,
        r = i.getShaderInfoLog(b) || ``,
        a = i.getShaderInfoLog(x) || ``,
        o = n.trim(),
        s = r.trim(),
        c = a.trim(),
        l = !0,
        u = !0;
      if (i.getProgramParameter(m, i.LINK_STATUS) === !1) {
        if (((l = !1), typeof e.debug.onShaderError == `function`)) e.debug.onShaderError(i, m, b, x);
        else {
          let e = Bl(i, b, `vertex`),
            n = Bl(i, x, `fragment`);
          G(
            `WebGLProgram: Shader Error ` +
              i.getError() +
              ` - VALIDATE_STATUS ` +
              i.getProgramParameter(m, i.VALIDATE_STATUS) +
              `

Material Name: ` +
              t.name +
              `
Material Type: ` +
              t.type +
              `

Program Info Log: ` +
              o +
              `
` +
              e +
              `
` +
              n,
          );
        }
      } else o === `` ? (s === `` || c === ``) && (u = !1) : W(`WebGLProgram: Program Info Log:`, o);
      u &&
        (t.diagnostics = {
          runnable: l,
          programLog: o,
          vertexShader: { log: s, prefix: h },
          fragmentShader: { log: c, prefix: g },
        });
    }
    (i.deleteShader(b), i.deleteShader(x), (C = new Nl(i, m)), (w = Jl(i, m)));
  }
  let C;
  this.getUniforms = function () {
    return (C === void 0 && S(this), C);
  };
  let w;
  this.getAttributes = function () {
    return (w === void 0 && S(this), w);
  };
  let T = n.rendererExtensionParallelShaderCompile === !1;
  return (
    (this.isReady = function () {
      return (T === !1 && (T = i.getProgramParameter(m, Fl)), T);
    }),
    (this.destroy = function () {
      (r.releaseStatesOfProgram(this), i.deleteProgram(m), (this.program = void 0));
    }),
    (this.type = n.shaderType),
    (this.name = n.shaderName),
    (this.id = Il++),
    (this.cacheKey = t),
    (this.usedTimes = 1),
    (this.program = m),
    (this.vertexShader = b),
    (this.fragmentShader = x),
    this
  );
}
var fu = 0,
  pu = class {
    constructor() {
      ((this.shaderCache = new Map()), (this.materialCache = new Map()));
    }
    update(e, t, n) {
      let r = this._getShaderCacheForMaterial(e);
      return (r.has(t) === !1 && (r.add(t), t.usedTimes++), r.has(n) === !1 && (r.add(n), n.usedTimes++), this);
    }
    remove(e) {
      let t = this.materialCache.get(e);
      for (let e of t) (e.usedTimes--, e.usedTimes === 0 && this.shaderCache.delete(e.code));
      return (this.materialCache.delete(e), this);
    }
    getVertexShaderStage(e) {
      return this._getShaderStage(e.vertexShader);
    }
    getFragmentShaderStage(e) {
      return this._getShaderStage(e.fragmentShader);
    }
    dispose() {
      (this.shaderCache.clear(), this.materialCache.clear());
    }
    _getShaderCacheForMaterial(e) {
      let t = this.materialCache,
        n = t.get(e);
      return (n === void 0 && ((n = new Set()), t.set(e, n)), n);
    }
    _getShaderStage(e) {
      let t = this.shaderCache,
        n = t.get(e);
      return (n === void 0 && ((n = new mu(e)), t.set(e, n)), n);
    }
  },
  mu = class {
    constructor(e) {
      ((this.id = fu++), (this.code = e), (this.usedTimes = 0));
    }
  };
function hu(e) {
  return e === 1030 || e === 37490 || e === 36285;
}
function gu(e, t, n, r, i, a) {
  let o = new Nn(),
    s = new pu(),
    c = new Set(),
    l = [],
    u = new Map(),
    d = r.logarithmicDepthBuffer,
    f = {
      MeshDepthMaterial: `depth`,
      MeshDistanceMaterial: `distance`,
      MeshNormalMaterial: `normal`,
      MeshBasicMaterial: `basic`,
      MeshLambertMaterial: `lambert`,
      MeshPhongMaterial: `phong`,
      MeshToonMaterial: `toon`,
      MeshStandardMaterial: `physical`,
      MeshPhysicalMaterial: `physical`,
      MeshMatcapMaterial: `matcap`,
      LineBasicMaterial: `basic`,
      LineDashedMaterial: `dashed`,
      PointsMaterial: `points`,
      ShadowMaterial: `shadow`,
      SpriteMaterial: `sprite`,
    };
  function p(e) {
    return (c.add(e), e === 0 ? `uv` : `uv${e}`);
  }
  function m(i, o, l, u, m, h) {
    let g = u.fog,
      _ = m.geometry,
      v = i.isMeshStandardMaterial || i.isMeshLambertMaterial || i.isMeshPhongMaterial ? u.environment : null,
      y = i.isMeshStandardMaterial || (i.isMeshLambertMaterial && !i.envMap) || (i.isMeshPhongMaterial && !i.envMap),
      b = t.get(i.envMap || v, y),
      x = f[i.type],
      S = r.precision;
    i.precision !== null &&
      ((S = r.getMaxPrecision(i.precision)),
      S !== i.precision && W(`WebGLProgram.getParameters:`, i.precision, `not supported, using`, S, `instead.`));
    let C = _.morphAttributes.position || _.morphAttributes.normal || _.morphAttributes.color,
      w = C === void 0 ? 0 : C.length,
      T = 0;
    (_.morphAttributes.position !== void 0 && (T = 1),
      _.morphAttributes.normal !== void 0 && (T = 2),
      _.morphAttributes.color !== void 0 && (T = 3));
    let E, D, O, k;
    if (x) {
      let e = Ws[x];
      ((E = e.vertexShader), (D = e.fragmentShader));
    } else {
      ((E = i.vertexShader), (D = i.fragmentShader));
      let e = s.getVertexShaderStage(i),
        t = s.getFragmentShaderStage(i);
      (s.update(i, e, t), (O = e.id), (k = t.id));
    }
    let A = e.getRenderTarget(),
      j = e.state.buffers.depth.getReversed(),
      M = m.isInstancedMesh === !0,
      N = m.isBatchedMesh === !0,
      ee = !!i.map,
      P = !!i.matcap,
      F = !!b,
      te = F && b.isPMREMTexture === !0,
      ne = !!i.aoMap,
      re = !!i.lightMap,
      ie = !!i.bumpMap && i.wireframe === !1,
      I = !!i.normalMap,
      ae = !!i.displacementMap,
      L = !!i.emissiveMap,
      R = !!i.metalnessMap,
      z = !!i.roughnessMap,
      oe = i.anisotropy > 0,
      se = i.clearcoat > 0,
      ce = i.diffuseRoughness > 0,
      le = i.dispersion > 0,
      ue = i.retroreflectivity > 0,
      de = i.iridescence > 0,
      fe = i.sheen > 0,
      pe = i.transmission > 0,
      me = oe && !!i.anisotropyMap,
      he = se && !!i.clearcoatMap,
      ge = se && !!i.clearcoatNormalMap,
      _e = se && !!i.clearcoatRoughnessMap,
      ve = ce && !!i.diffuseRoughnessMap,
      ye = de && !!i.iridescenceMap,
      be = de && !!i.iridescenceThicknessMap,
      xe = fe && !!i.sheenColorMap,
      Se = fe && !!i.sheenRoughnessMap,
      Ce = !!i.specularMap,
      we = !!i.specularColorMap,
      Te = !!i.specularIntensityMap,
      Ee = pe && !!i.transmissionMap,
      B = pe && !!i.thicknessMap,
      De = !!i.gradientMap,
      Oe = !!i.alphaMap,
      ke = i.alphaTest > 0,
      V = !!i.alphaHash,
      Ae = !!i.extensions,
      H = 0;
    i.toneMapped && (A === null || A.isXRRenderTarget === !0) && (H = e.toneMapping);
    let U = te ? (b.isCompressedCubeTexture ? b.image[0].mipmaps : b.mipmaps) : null,
      je = {
        shaderID: x,
        shaderType: i.type,
        shaderName: i.name,
        vertexShader: E,
        fragmentShader: D,
        defines: i.defines,
        customVertexShaderID: O,
        customFragmentShaderID: k,
        isRawShaderMaterial: i.isRawShaderMaterial === !0,
        glslVersion: i.glslVersion,
        precision: S,
        batching: N,
        batchingColor: N && m._colorsTexture !== null,
        instancing: M,
        instancingColor: M && m.instanceColor !== null,
        instancingMorph: M && m.morphTexture !== null,
        outputColorSpace:
          A === null ? e.outputColorSpace : A.isXRRenderTarget === !0 ? A.texture.colorSpace : X.workingColorSpace,
        alphaToCoverage: !!i.alphaToCoverage,
        map: ee,
        matcap: P,
        envMap: F,
        envMapMode: F && b.mapping,
        envMapPMREM: te,
        envMapMaxLod: te ? U.length - 1 : null,
        envMapSize: te ? U[0].width : null,
        aoMap: ne,
        lightMap: re,
        bumpMap: ie,
        normalMap: I,
        displacementMap: ae,
        emissiveMap: L,
        normalMapObjectSpace: I && i.normalMapType === 1,
        normalMapTangentSpace: I && i.normalMapType === 0,
        packedNormalMap: I && i.normalMapType === 0 && hu(i.normalMap.format),
        metalnessMap: R,
        roughnessMap: z,
        anisotropy: oe,
        anisotropyMap: me,
        clearcoat: se,
        clearcoatMap: he,
        clearcoatNormalMap: ge,
        clearcoatRoughnessMap: _e,
        diffuseRoughness: ce,
        diffuseRoughnessMap: ve,
        dispersion: le,
        retroreflection: ue,
        iridescence: de,
        iridescenceMap: ye,
        iridescenceThicknessMap: be,
        sheen: fe,
        sheenColorMap: xe,
        sheenRoughnessMap: Se,
        specularMap: Ce,
        specularColorMap: we,
        specularIntensityMap: Te,
        transmission: pe,
        transmissionMap: Ee,
        thicknessMap: B,
        gradientMap: De,
        opaque: i.transparent === !1 && i.blending === 1 && i.alphaToCoverage === !1,
        alphaMap: Oe,
        alphaTest: ke,
        alphaHash: V,
        combine: i.combine,
        mapUv: ee && p(i.map.channel),
        aoMapUv: ne && p(i.aoMap.channel),
        lightMapUv: re && p(i.lightMap.channel),
        bumpMapUv: ie && p(i.bumpMap.channel),
        normalMapUv: I && p(i.normalMap.channel),
        displacementMapUv: ae && p(i.displacementMap.channel),
        emissiveMapUv: L && p(i.emissiveMap.channel),
        metalnessMapUv: R && p(i.metalnessMap.channel),
        roughnessMapUv: z && p(i.roughnessMap.channel),
        anisotropyMapUv: me && p(i.anisotropyMap.channel),
        clearcoatMapUv: he && p(i.clearcoatMap.channel),
        clearcoatNormalMapUv: ge && p(i.clearcoatNormalMap.channel),
        clearcoatRoughnessMapUv: _e && p(i.clearcoatRoughnessMap.channel),
        diffuseRoughnessMapUv: ve && p(i.diffuseRoughnessMap.channel),
        iridescenceMapUv: ye && p(i.iridescenceMap.channel),
        iridescenceThicknessMapUv: be && p(i.iridescenceThicknessMap.channel),
        sheenColorMapUv: xe && p(i.sheenColorMap.channel),
        sheenRoughnessMapUv: Se && p(i.sheenRoughnessMap.channel),
        specularMapUv: Ce && p(i.specularMap.channel),
        specularColorMapUv: we && p(i.specularColorMap.channel),
        specularIntensityMapUv: Te && p(i.specularIntensityMap.channel),
        transmissionMapUv: Ee && p(i.transmissionMap.channel),
        thicknessMapUv: B && p(i.thicknessMap.channel),
        alphaMapUv: Oe && p(i.alphaMap.channel),
        vertexTangents: !!_.attributes.tangent && (I || oe),
        vertexNormals: !!_.attributes.normal,
        vertexColors: i.vertexColors,
        vertexAlphas: i.vertexColors === !0 && !!_.attributes.color && _.attributes.color.itemSize === 4,
        pointsUvs: m.isPoints === !0 && !!_.attributes.uv && (ee || Oe),
        fog: !!g,
        useFog: i.fog === !0,
        fogExp2: !!g && g.isFogExp2,
        flatShading:
          i.wireframe === !1 &&
          (i.flatShading === !0 ||
            (_.attributes.normal === void 0 &&
              I === !1 &&
              (i.isMeshLambertMaterial ||
                i.isMeshPhongMaterial ||
                i.isMeshStandardMaterial ||
                i.isMeshPhysicalMaterial))),
        sizeAttenuation: i.sizeAttenuation === !0,
        logarithmicDepthBuffer: d,
        reversedDepthBuffer: j,
        skinning: m.isSkinnedMesh === !0,
        hasPositionAttribute: _.attributes.position !== void 0,
        morphTargets: _.morphAttributes.position !== void 0,
        morphNormals: _.morphAttributes.normal !== void 0,
        morphColors: _.morphAttributes.color !== void 0,
        morphTargetsCount: w,
        morphTextureStride: T,
        numSunLights: o.sun.length,
        numDirLights: o.directional.length,
        numPointLights: o.point.length,
        numSpotLights: o.spot.length,
        numSpotLightMaps: o.spotLightMap.length,
        numRectAreaLights: o.rectArea.length,
        numHemiLights: o.hemi.length,
        numSunLightShadows: o.sunShadowMap.length,
        numDirLightShadows: o.directionalShadowMap.length,
        numPointLightShadows: o.pointShadowMap.length,
        numSpotLightShadows: o.spotShadowMap.length,
        numSpotLightShadowsWithMaps: o.numSpotLightShadowsWithMaps,
        numLightProbes: o.numLightProbes,
        numLightProbeGrids: h.filter((e) => e.texture !== null).length,
        numClippingPlanes: a.numPlanes,
        numClipIntersection: a.numIntersection,
        dithering: i.dithering,
        shadowMapEnabled: e.shadowMap.enabled && l.length > 0,
        shadowMapType: e.shadowMap.type,
        toneMapping: H,
        decodeVideoTexture: ee && i.map.isVideoTexture === !0 && X.getTransfer(i.map.colorSpace) === `srgb`,
        decodeVideoTextureEmissive:
          L && i.emissiveMap.isVideoTexture === !0 && X.getTransfer(i.emissiveMap.colorSpace) === `srgb`,
        premultipliedAlpha: i.premultipliedAlpha,
        doubleSided: i.side === 2,
        flipSided: i.side === 1,
        useDepthPacking: i.depthPacking >= 0,
        depthPacking: i.depthPacking || 0,
        index0AttributeName: i.index0AttributeName,
        extensionClipCullDistance: Ae && i.extensions.clipCullDistance === !0 && n.has(`WEBGL_clip_cull_distance`),
        extensionMultiDraw: ((Ae && i.extensions.multiDraw === !0) || N) && n.has(`WEBGL_multi_draw`),
        rendererExtensionParallelShaderCompile: n.has(`KHR_parallel_shader_compile`),
        customProgramCacheKey: i.customProgramCacheKey(),
      };
    return ((je.vertexUv1s = c.has(1)), (je.vertexUv2s = c.has(2)), (je.vertexUv3s = c.has(3)), c.clear(), je);
  }
  function h(t) {
    let n = [];
    if (
      (t.shaderID ? n.push(t.shaderID) : (n.push(t.customVertexShaderID), n.push(t.customFragmentShaderID)),
      t.defines !== void 0)
    )
      for (let e in t.defines) (n.push(e), n.push(t.defines[e]));
    return (
      t.isRawShaderMaterial === !1 && (g(n, t), _(n, t), n.push(e.outputColorSpace)),
      n.push(t.customProgramCacheKey),
      n.join()
    );
  }
  function g(e, t) {
    (e.push(t.precision),
      e.push(t.outputColorSpace),
      e.push(t.envMapMode),
      e.push(t.envMapPMREM),
      e.push(t.envMapMaxLod),
      e.push(t.envMapSize),
      e.push(t.mapUv),
      e.push(t.alphaMapUv),
      e.push(t.lightMapUv),
      e.push(t.aoMapUv),
      e.push(t.bumpMapUv),
      e.push(t.normalMapUv),
      e.push(t.displacementMapUv),
      e.push(t.emissiveMapUv),
      e.push(t.metalnessMapUv),
      e.push(t.roughnessMapUv),
      e.push(t.anisotropyMapUv),
      e.push(t.clearcoatMapUv),
      e.push(t.clearcoatNormalMapUv),
      e.push(t.clearcoatRoughnessMapUv),
      e.push(t.diffuseRoughnessMapUv),
      e.push(t.iridescenceMapUv),
      e.push(t.iridescenceThicknessMapUv),
      e.push(t.sheenColorMapUv),
      e.push(t.sheenRoughnessMapUv),
      e.push(t.specularMapUv),
      e.push(t.specularColorMapUv),
      e.push(t.specularIntensityMapUv),
      e.push(t.transmissionMapUv),
      e.push(t.thicknessMapUv),
      e.push(t.combine),
      e.push(t.fogExp2),
      e.push(t.sizeAttenuation),
      e.push(t.morphTargetsCount),
      e.push(t.numSunLights),
      e.push(t.numDirLights),
      e.push(t.numPointLights),
      e.push(t.numSpotLights),
      e.push(t.numSpotLightMaps),
      e.push(t.numHemiLights),
      e.push(t.numRectAreaLights),
      e.push(t.numSunLightShadows),
      e.push(t.numDirLightShadows),
      e.push(t.numPointLightShadows),
      e.push(t.numSpotLightShadows),
      e.push(t.numSpotLightShadowsWithMaps),
      e.push(t.numLightProbes),
      e.push(t.numLightProbeGrids),
      e.push(t.shadowMapType),
      e.push(t.toneMapping),
      e.push(t.numClippingPlanes),
      e.push(t.numClipIntersection),
      e.push(t.depthPacking));
  }
  function _(e, t) {
    (o.disableAll(),
      t.instancing && o.enable(0),
      t.instancingColor && o.enable(1),
      t.instancingMorph && o.enable(2),
      t.matcap && o.enable(3),
      t.envMap && o.enable(4),
      t.normalMapObjectSpace && o.enable(5),
      t.normalMapTangentSpace && o.enable(6),
      t.clearcoat && o.enable(7),
      t.iridescence && o.enable(8),
      t.alphaTest && o.enable(9),
      t.vertexColors && o.enable(10),
      t.vertexAlphas && o.enable(11),
      t.vertexUv1s && o.enable(12),
      t.vertexUv2s && o.enable(13),
      t.vertexUv3s && o.enable(14),
      t.vertexTangents && o.enable(15),
      t.anisotropy && o.enable(16),
      t.alphaHash && o.enable(17),
      t.batching && o.enable(18),
      t.dispersion && o.enable(19),
      t.retroreflection && o.enable(24),
      t.diffuseRoughness && o.enable(25),
      t.batchingColor && o.enable(20),
      t.gradientMap && o.enable(21),
      t.packedNormalMap && o.enable(22),
      t.vertexNormals && o.enable(23),
      e.push(o.mask),
      o.disableAll(),
      t.fog && o.enable(0),
      t.useFog && o.enable(1),
      t.flatShading && o.enable(2),
      t.logarithmicDepthBuffer && o.enable(3),
      t.reversedDepthBuffer && o.enable(4),
      t.skinning && o.enable(5),
      t.morphTargets && o.enable(6),
      t.morphNormals && o.enable(7),
      t.morphColors && o.enable(8),
      t.premultipliedAlpha && o.enable(9),
      t.shadowMapEnabled && o.enable(10),
      t.doubleSided && o.enable(11),
      t.flipSided && o.enable(12),
      t.useDepthPacking && o.enable(13),
      t.dithering && o.enable(14),
      t.transmission && o.enable(15),
      t.sheen && o.enable(16),
      t.opaque && o.enable(17),
      t.pointsUvs && o.enable(18),
      t.decodeVideoTexture && o.enable(19),
      t.decodeVideoTextureEmissive && o.enable(20),
      t.alphaToCoverage && o.enable(21),
      t.numLightProbeGrids > 0 && o.enable(22),
      t.hasPositionAttribute && o.enable(23),
      e.push(o.mask));
  }
  function v(e) {
    let t = f[e.type],
      n;
    if (t) {
      let e = Ws[t];
      n = Mo.clone(e.uniforms);
    } else n = e.uniforms;
    return n;
  }
  function y(t, n) {
    let r = u.get(n);
    return (r === void 0 ? ((r = new du(e, n, t, i)), l.push(r), u.set(n, r)) : ++r.usedTimes, r);
  }
  function b(e) {
    if (--e.usedTimes === 0) {
      let t = l.indexOf(e);
      ((l[t] = l[l.length - 1]), l.pop(), u.delete(e.cacheKey), e.destroy());
    }
  }
  function x(e) {
    s.remove(e);
  }
  function S() {
    s.dispose();
  }
  return {
    getParameters: m,
    getProgramCacheKey: h,
    getUniforms: v,
    acquireProgram: y,
    releaseProgram: b,
    releaseShaderCache: x,
    programs: l,
    dispose: S,
  };
}
function _u() {
  let e = new WeakMap();
  function t(t) {
    return e.has(t);
  }
  function n(t) {
    let n = e.get(t);
    return (n === void 0 && ((n = {}), e.set(t, n)), n);
  }
  function r(t) {
    e.delete(t);
  }
  function i(t, n, r) {
    e.get(t)[n] = r;
  }
  function a() {
    e = new WeakMap();
  }
  return { has: t, get: n, remove: r, update: i, dispose: a };
}
function vu(e, t) {
  return e.groupOrder === t.groupOrder
    ? e.renderOrder === t.renderOrder
      ? e.material.id === t.material.id
        ? e.materialVariant === t.materialVariant
          ? e.z === t.z
            ? e.id - t.id
            : e.z - t.z
          : e.materialVariant - t.materialVariant
        : e.material.id - t.material.id
      : e.renderOrder - t.renderOrder
    : e.groupOrder - t.groupOrder;
}
function yu(e, t) {
  return e.groupOrder === t.groupOrder
    ? e.renderOrder === t.renderOrder
      ? e.z === t.z
        ? e.id - t.id
        : t.z - e.z
      : e.renderOrder - t.renderOrder
    : e.groupOrder - t.groupOrder;
}
function bu() {
  let e = [],
    t = 0,
    n = [],
    r = [],
    i = [];
  function a() {
    ((t = 0), (n.length = 0), (r.length = 0), (i.length = 0));
  }
  function o(e) {
    let t = 0;
    return (e.isInstancedMesh && (t += 2), e.isSkinnedMesh && (t += 1), t);
  }
  function s(n, r, i, a, s, c) {
    let l = e[t];
    return (
      l === void 0
        ? ((l = {
            id: n.id,
            object: n,
            geometry: r,
            material: i,
            materialVariant: o(n),
            groupOrder: a,
            renderOrder: n.renderOrder,
            z: s,
            group: c,
          }),
          (e[t] = l))
        : ((l.id = n.id),
          (l.object = n),
          (l.geometry = r),
          (l.material = i),
          (l.materialVariant = o(n)),
          (l.groupOrder = a),
          (l.renderOrder = n.renderOrder),
          (l.z = s),
          (l.group = c)),
      t++,
      l
    );
  }
  function c(e, t, a, o, c, l, u) {
    u.reversedDepth === !0 && (c = -c);
    let d = s(e, t, a, o, c, l);
    a.transmission > 0 ? r.push(d) : a.transparent === !0 ? i.push(d) : n.push(d);
  }
  function l(e, t, a, o, c, l) {
    let u = s(e, t, a, o, c, l);
    a.transmission > 0 ? r.unshift(u) : a.transparent === !0 ? i.unshift(u) : n.unshift(u);
  }
  function u(e, t) {
    (n.length > 1 && n.sort(e || vu), r.length > 1 && r.sort(t || yu), i.length > 1 && i.sort(t || yu));
  }
  function d() {
    for (let n = t, r = e.length; n < r; n++) {
      let t = e[n];
      if (t.id === null) break;
      ((t.id = null), (t.object = null), (t.geometry = null), (t.material = null), (t.group = null));
    }
  }
  return { opaque: n, transmissive: r, transparent: i, init: a, push: c, unshift: l, finish: d, sort: u };
}
function xu() {
  let e = new WeakMap();
  function t(t, n) {
    let r = e.get(t),
      i;
    return (
      r === void 0 ? ((i = new bu()), e.set(t, [i])) : n >= r.length ? ((i = new bu()), r.push(i)) : (i = r[n]), i
    );
  }
  function n() {
    e = new WeakMap();
  }
  return { get: t, dispose: n };
}
function Su() {
  let e = {};
  return {
    get: function (t) {
      if (e[t.id] !== void 0) return e[t.id];
      let n;
      switch (t.type) {
        case `SunLight`:
        case `DirectionalLight`:
          n = { direction: new J(), color: new Z() };
          break;
        case `SpotLight`:
          n = {
            position: new J(),
            direction: new J(),
            color: new Z(),
            distance: 0,
            coneCos: 0,
            penumbraCos: 0,
            decay: 0,
          };
          break;
        case `PointLight`:
          n = { position: new J(), color: new Z(), distance: 0, decay: 0 };
          break;
        case `HemisphereLight`:
          n = { direction: new J(), skyColor: new Z(), groundColor: new Z() };
          break;
        case `RectAreaLight`:
          n = { color: new Z(), position: new J(), halfWidth: new J(), halfHeight: new J() };
      }
      return ((e[t.id] = n), n);
    },
  };
}
function Cu() {
  let e = {};
  return {
    get: function (t) {
      if (e[t.id] !== void 0) return e[t.id];
      let n;
      switch (t.type) {
        case `SunLight`:
        case `DirectionalLight`:
          n = { shadowIntensity: 1, shadowBias: 0, shadowNormalBias: 0, shadowRadius: 1, shadowMapSize: new q() };
          break;
        case `SpotLight`:
          n = { shadowIntensity: 1, shadowBias: 0, shadowNormalBias: 0, shadowRadius: 1, shadowMapSize: new q() };
          break;
        case `PointLight`:
          n = {
            shadowIntensity: 1,
            shadowBias: 0,
            shadowNormalBias: 0,
            shadowRadius: 1,
            shadowMapSize: new q(),
            shadowCameraNear: 1,
            shadowCameraFar: 1e3,
          };
      }
      return ((e[t.id] = n), n);
    },
  };
}
var wu = 0;
function Tu(e, t) {
  return (t.castShadow ? 2 : 0) - (e.castShadow ? 2 : 0) + +!!t.map - !!e.map;
}
function Eu(e) {
  let t = new Su(),
    n = Cu(),
    r = {
      version: 0,
      hash: {
        sunLength: -1,
        directionalLength: -1,
        pointLength: -1,
        spotLength: -1,
        rectAreaLength: -1,
        hemiLength: -1,
        numSunShadows: -1,
        numDirectionalShadows: -1,
        numPointShadows: -1,
        numSpotShadows: -1,
        numSpotMaps: -1,
        numLightProbes: -1,
      },
      ambient: [0, 0, 0],
      probe: [],
      sun: [],
      sunShadow: [],
      sunShadowMap: [],
      sunShadowMatrix: [],
      sunShadowCascade: [],
      directional: [],
      directionalShadow: [],
      directionalShadowMap: [],
      directionalShadowMatrix: [],
      spot: [],
      spotLightMap: [],
      spotShadow: [],
      spotShadowMap: [],
      spotLightMatrix: [],
      rectArea: [],
      rectAreaLTC1: null,
      rectAreaLTC2: null,
      point: [],
      pointShadow: [],
      pointShadowMap: [],
      pointShadowMatrix: [],
      hemi: [],
      numSpotLightShadowsWithMaps: 0,
      numLightProbes: 0,
    };
  for (let e = 0; e < 9; e++) r.probe.push(new J());
  let i = new J(),
    a = new Sn(),
    o = new Sn();
  function s(i) {
    let a = 0,
      o = 0,
      s = 0;
    for (let e = 0; e < 9; e++) r.probe[e].set(0, 0, 0);
    let c = 0,
      l = 0,
      u = 0,
      d = 0,
      f = 0,
      p = 0,
      m = 0,
      h = 0,
      g = 0,
      _ = 0,
      v = 0,
      y = 0,
      b = 0,
      x = 0;
    i.sort(Tu);
    for (let e = 0, S = i.length; e < S; e++) {
      let S = i[e],
        C = S.color,
        w = S.intensity,
        T = S.distance,
        E = null;
      if (
        (S.shadow &&
          S.shadow.map &&
          (E =
            S.shadow.map.texture.format === 1030
              ? S.shadow.map.texture
              : S.shadow.map.depthTexture || S.shadow.map.texture),
        S.isAmbientLight)
      )
        ((a += C.r * w), (o += C.g * w), (s += C.b * w));
      else if (S.isLightProbe) {
        for (let e = 0; e < 9; e++) r.probe[e].addScaledVector(S.sh.coefficients[e], w);
        x++;
      } else if (S.isSunLight) {
        let e = t.get(S);
        if ((e.color.copy(S.color).multiplyScalar(S.intensity), S.castShadow)) {
          let e = S.shadow,
            t = n.get(S);
          ((t.shadowIntensity = e.intensity),
            (t.shadowBias = e.bias),
            (t.shadowNormalBias = e.normalBias),
            (t.shadowRadius = e.radius),
            t.shadowMapSize.copy(e.mapSize).multiply(e.getFrameExtents()),
            (r.sunShadow[l] = t),
            (r.sunShadowMap[l] = E));
          let i = e.getViewportCount();
          for (let t = 0; t < i; t++)
            ((r.sunShadowMatrix[u + t] = e.getMatrix(t)), (r.sunShadowCascade[u + t] = e._cascadeData[t]));
          ((u += i), l++);
        }
        ((r.sun[c] = e), c++);
      } else if (S.isDirectionalLight) {
        let e = t.get(S);
        if ((e.color.copy(S.color).multiplyScalar(S.intensity), S.castShadow)) {
          let e = S.shadow,
            t = n.get(S);
          ((t.shadowIntensity = e.intensity),
            (t.shadowBias = e.bias),
            (t.shadowNormalBias = e.normalBias),
            (t.shadowRadius = e.radius),
            (t.shadowMapSize = e.mapSize),
            (r.directionalShadow[d] = t),
            (r.directionalShadowMap[d] = E),
            (r.directionalShadowMatrix[d] = S.shadow.matrix),
            g++);
        }
        ((r.directional[d] = e), d++);
      } else if (S.isSpotLight) {
        let e = t.get(S);
        (e.position.setFromMatrixPosition(S.matrixWorld),
          e.color.copy(C).multiplyScalar(w),
          (e.distance = T),
          (e.coneCos = Math.cos(S.angle)),
          (e.penumbraCos = Math.cos(S.angle * (1 - S.penumbra))),
          (e.decay = S.decay),
          (r.spot[p] = e));
        let i = S.shadow;
        if (
          (S.map && ((r.spotLightMap[y] = S.map), y++, i.updateMatrices(S), S.castShadow && b++),
          (r.spotLightMatrix[p] = i.matrix),
          S.castShadow)
        ) {
          let e = n.get(S);
          ((e.shadowIntensity = i.intensity),
            (e.shadowBias = i.bias),
            (e.shadowNormalBias = i.normalBias),
            (e.shadowRadius = i.radius),
            (e.shadowMapSize = i.mapSize),
            (r.spotShadow[p] = e),
            (r.spotShadowMap[p] = E),
            v++);
        }
        p++;
      } else if (S.isRectAreaLight) {
        let e = t.get(S);
        (e.color.copy(C).multiplyScalar(w),
          e.halfWidth.set(S.width * 0.5, 0, 0),
          e.halfHeight.set(0, S.height * 0.5, 0),
          (r.rectArea[m] = e),
          m++);
      } else if (S.isPointLight) {
        let e = t.get(S);
        if (
          (e.color.copy(S.color).multiplyScalar(S.intensity),
          (e.distance = S.distance),
          (e.decay = S.decay),
          S.castShadow)
        ) {
          let e = S.shadow,
            t = n.get(S);
          ((t.shadowIntensity = e.intensity),
            (t.shadowBias = e.bias),
            (t.shadowNormalBias = e.normalBias),
            (t.shadowRadius = e.radius),
            (t.shadowMapSize = e.mapSize),
            (t.shadowCameraNear = e.camera.near),
            (t.shadowCameraFar = e.camera.far),
            (r.pointShadow[f] = t),
            (r.pointShadowMap[f] = E),
            (r.pointShadowMatrix[f] = S.shadow.matrix),
            _++);
        }
        ((r.point[f] = e), f++);
      } else if (S.isHemisphereLight) {
        let e = t.get(S);
        (e.skyColor.copy(S.color).multiplyScalar(w),
          e.groundColor.copy(S.groundColor).multiplyScalar(w),
          (r.hemi[h] = e),
          h++);
      }
    }
    (m > 0 &&
      (e.has(`OES_texture_float_linear`) === !0
        ? ((r.rectAreaLTC1 = $.LTC_FLOAT_1), (r.rectAreaLTC2 = $.LTC_FLOAT_2))
        : ((r.rectAreaLTC1 = $.LTC_HALF_1), (r.rectAreaLTC2 = $.LTC_HALF_2))),
      (r.ambient[0] = a),
      (r.ambient[1] = o),
      (r.ambient[2] = s));
    let S = r.hash;
    (S.sunLength !== c ||
      S.directionalLength !== d ||
      S.pointLength !== f ||
      S.spotLength !== p ||
      S.rectAreaLength !== m ||
      S.hemiLength !== h ||
      S.numSunShadows !== l ||
      S.numDirectionalShadows !== g ||
      S.numPointShadows !== _ ||
      S.numSpotShadows !== v ||
      S.numSpotMaps !== y ||
      S.numLightProbes !== x) &&
      ((r.sun.length = c),
      (r.directional.length = d),
      (r.spot.length = p),
      (r.rectArea.length = m),
      (r.point.length = f),
      (r.hemi.length = h),
      (r.sunShadow.length = l),
      (r.sunShadowMap.length = l),
      (r.sunShadowMatrix.length = u),
      (r.sunShadowCascade.length = u),
      (r.directionalShadow.length = g),
      (r.directionalShadowMap.length = g),
      (r.directionalShadowMatrix.length = g),
      (r.pointShadow.length = _),
      (r.pointShadowMap.length = _),
      (r.pointShadowMatrix.length = _),
      (r.spotShadow.length = v),
      (r.spotShadowMap.length = v),
      (r.spotLightMatrix.length = v + y - b),
      (r.spotLightMap.length = y),
      (r.numSpotLightShadowsWithMaps = b),
      (r.numLightProbes = x),
      (S.sunLength = c),
      (S.directionalLength = d),
      (S.pointLength = f),
      (S.spotLength = p),
      (S.rectAreaLength = m),
      (S.hemiLength = h),
      (S.numSunShadows = l),
      (S.numDirectionalShadows = g),
      (S.numPointShadows = _),
      (S.numSpotShadows = v),
      (S.numSpotMaps = y),
      (S.numLightProbes = x),
      (r.version = wu++));
  }
  function c(e, t) {
    let n = 0,
      s = 0,
      c = 0,
      l = 0,
      u = 0,
      d = 0,
      f = t.matrixWorldInverse;
    for (let t = 0, p = e.length; t < p; t++) {
      let p = e[t];
      if (p.isSunLight) {
        let e = r.sun[n];
        (e.direction.setFromMatrixPosition(p.matrixWorld), e.direction.transformDirection(f), n++);
      } else if (p.isDirectionalLight) {
        let e = r.directional[s];
        (e.direction.setFromMatrixPosition(p.matrixWorld),
          i.setFromMatrixPosition(p.target.matrixWorld),
          e.direction.sub(i),
          e.direction.transformDirection(f),
          s++);
      } else if (p.isSpotLight) {
        let e = r.spot[l];
        (e.position.setFromMatrixPosition(p.matrixWorld),
          e.position.applyMatrix4(f),
          e.direction.setFromMatrixPosition(p.matrixWorld),
          i.setFromMatrixPosition(p.target.matrixWorld),
          e.direction.sub(i),
          e.direction.transformDirection(f),
          l++);
      } else if (p.isRectAreaLight) {
        let e = r.rectArea[u];
        (e.position.setFromMatrixPosition(p.matrixWorld),
          e.position.applyMatrix4(f),
          o.identity(),
          a.copy(p.matrixWorld),
          a.premultiply(f),
          o.extractRotation(a),
          e.halfWidth.set(p.width * 0.5, 0, 0),
          e.halfHeight.set(0, p.height * 0.5, 0),
          e.halfWidth.applyMatrix4(o),
          e.halfHeight.applyMatrix4(o),
          u++);
      } else if (p.isPointLight) {
        let e = r.point[c];
        (e.position.setFromMatrixPosition(p.matrixWorld), e.position.applyMatrix4(f), c++);
      } else if (p.isHemisphereLight) {
        let e = r.hemi[d];
        (e.direction.setFromMatrixPosition(p.matrixWorld), e.direction.transformDirection(f), d++);
      }
    }
  }
  return { setup: s, setupView: c, state: r };
}
function Du(e) {
  let t = new Eu(e),
    n = [],
    r = [],
    i = [];
  function a(e) {
    ((u.camera = e), (n.length = 0), (r.length = 0), (i.length = 0));
  }
  function o(e) {
    e.isLightProbeGrid ? i.push(e) : n.push(e);
  }
  function s(e) {
    r.push(e);
  }
  function c() {
    (t.setup(n), i.sort((e, t) => e.priority - t.priority || e.id - t.id));
  }
  function l(e) {
    t.setupView(n, e);
  }
  let u = {
    lightsArray: n,
    shadowsArray: r,
    lightProbeGridArray: i,
    camera: null,
    lights: t,
    transmissionRenderTarget: {},
    textureUnits: 0,
  };
  return { init: a, state: u, setupLights: c, setupLightsView: l, pushLight: o, pushShadow: s };
}
function Ou(e) {
  let t = new WeakMap();
  function n(n, r = 0) {
    let i = t.get(n),
      a;
    return (
      i === void 0 ? ((a = new Du(e)), t.set(n, [a])) : r >= i.length ? ((a = new Du(e)), i.push(a)) : (a = i[r]), a
    );
  }
  function r() {
    t = new WeakMap();
  }
  return { get: n, dispose: r };
}
var ku = `void main() {
	gl_Position = vec4( position, 1.0 );
}`,
  Au = `uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,
  ju = [new J(1, 0, 0), new J(-1, 0, 0), new J(0, 1, 0), new J(0, -1, 0), new J(0, 0, 1), new J(0, 0, -1)],
  Mu = [new J(0, -1, 0), new J(0, -1, 0), new J(0, 0, 1), new J(0, 0, -1), new J(0, -1, 0), new J(0, -1, 0)],
  Nu = new Sn(),
  Pu = new J(),
  Fu = new J();
function Iu(e, t, n) {
  let r = new Ai(),
    i = new q(),
    a = new q(),
    o = new _n(),
    s = new Ro(),
    c = new zo(),
    l = {},
    u = n.maxTextureSize,
    d = { 0: 1, 1: 0, 2: 2 },
    f = new Fo({
      defines: { VSM_SAMPLES: 8 },
      uniforms: { shadow_pass: { value: null }, resolution: { value: new q() }, radius: { value: 4 } },
      vertexShader: ku,
      fragmentShader: Au,
    }),
    p = f.clone();
  p.defines.HORIZONTAL_PASS = 1;
  let m = new Qr();
  m.setAttribute(`position`, new Lr(new Float32Array([-1, -1, 0.5, 3, -1, 0.5, -1, 3, 0.5]), 3));
  let h = new Si(m, f),
    g = this;
  ((this.enabled = !1), (this.autoUpdate = !0), (this.needsUpdate = !1), (this.type = 1));
  let _ = this.type;
  this.render = function (t, n, s) {
    if (g.enabled === !1 || (g.autoUpdate === !1 && g.needsUpdate === !1) || t.length === 0) return;
    this.type === 2 &&
      (W(`WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead.`), (this.type = 1));
    let c = e.getRenderTarget(),
      l = e.getActiveCubeFace(),
      d = e.getActiveMipmapLevel(),
      f = e.state;
    (f.setBlending(0),
      f.buffers.depth.getReversed() === !0
        ? f.buffers.color.setClear(0, 0, 0, 0)
        : f.buffers.color.setClear(1, 1, 1, 1),
      f.buffers.depth.setTest(!0),
      f.setScissorTest(!1));
    let p = _ !== this.type;
    p &&
      n.traverse(function (e) {
        e.material &&
          (Array.isArray(e.material) ? e.material.forEach((e) => (e.needsUpdate = !0)) : (e.material.needsUpdate = !0));
      });
    for (let c = 0, l = t.length; c < l; c++) {
      let l = t[c],
        d = l.shadow;
      if (d === void 0) {
        W(`WebGLShadowMap:`, l, `has no shadow.`);
        continue;
      }
      if (d.autoUpdate === !1 && d.needsUpdate === !1) continue;
      i.copy(d.mapSize);
      let m = d.getFrameExtents();
      (i.multiply(m),
        a.copy(d.mapSize),
        (i.x > u || i.y > u) &&
          (i.x > u && ((a.x = Math.floor(u / m.x)), (i.x = a.x * m.x), (d.mapSize.x = a.x)),
          i.y > u && ((a.y = Math.floor(u / m.y)), (i.y = a.y * m.y), (d.mapSize.y = a.y))));
      let h = e.state.buffers.depth.getReversed();
      if (((d.camera._reversedDepth = h), d.map === null || p === !0)) {
        if (
          (d.map !== null &&
            (d.map.depthTexture !== null && (d.map.depthTexture.dispose(), (d.map.depthTexture = null)),
            d.map.dispose()),
          this.type === 3)
        ) {
          if (l.isPointLight) {
            W(`WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.`);
            continue;
          }
          ((d.map = new yn(i.x, i.y, { format: Me, type: Ce, minFilter: pe, magFilter: pe, generateMipmaps: !1 })),
            (d.map.texture.name = l.name + `.shadowMap`),
            (d.map.depthTexture = new ta(i.x, i.y, Se)),
            (d.map.depthTexture.name = l.name + `.shadowMapDepth`),
            (d.map.depthTexture.format = Ae),
            (d.map.depthTexture.compareFunction = null),
            (d.map.depthTexture.minFilter = ue),
            (d.map.depthTexture.magFilter = ue));
        } else
          (l.isPointLight
            ? ((d.map = new $s(i.x)), (d.map.depthTexture = new na(i.x, xe)))
            : ((d.map = new yn(i.x, i.y)), (d.map.depthTexture = new ta(i.x, i.y, xe))),
            (d.map.depthTexture.name = l.name + `.shadowMap`),
            (d.map.depthTexture.format = Ae),
            this.type === 1
              ? ((d.map.depthTexture.compareFunction = h ? 518 : 515),
                (d.map.depthTexture.minFilter = pe),
                (d.map.depthTexture.magFilter = pe))
              : ((d.map.depthTexture.compareFunction = null),
                (d.map.depthTexture.minFilter = ue),
                (d.map.depthTexture.magFilter = ue)));
        d.camera.updateProjectionMatrix();
      }
      d.map.isWebGLCubeRenderTarget !== !0 && (d.map.width !== i.x || d.map.height !== i.y) && d.map.setSize(i.x, i.y);
      let g = d.map.isWebGLCubeRenderTarget ? 6 : d.getViewportCount();
      l.isPointLight !== !0 && d.updateMatrices(l, s);
      let _ = d.camera.layers.mask & 4294967294 ? d.camera.layers : s.layers;
      for (let t = 0; t < g; t++) {
        let i = d.getCamera(t);
        if (l.isPointLight) {
          let e = d.camera,
            n = d.matrix,
            r = l.distance || e.far;
          (r !== e.far && ((e.far = r), e.updateProjectionMatrix()),
            Pu.setFromMatrixPosition(l.matrixWorld),
            e.position.copy(Pu),
            Fu.copy(e.position),
            Fu.add(ju[t]),
            e.up.copy(Mu[t]),
            e.lookAt(Fu),
            e.updateMatrixWorld(),
            n.makeTranslation(-Pu.x, -Pu.y, -Pu.z),
            Nu.multiplyMatrices(e.projectionMatrix, e.matrixWorldInverse),
            d._frustum.setFromProjectionMatrix(Nu, e.coordinateSystem, e.reversedDepth));
        }
        if (d.map.isWebGLCubeRenderTarget) (e.setRenderTarget(d.map, t), e.clear());
        else {
          t === 0 && (e.setRenderTarget(d.map), e.clear());
          let n = d.getViewport(t);
          (o.set(a.x * n.x, a.y * n.y, a.x * n.z, a.y * n.w), f.viewport(o));
        }
        ((r = d.getFrustum(t)), b(n, s, i, l, _, this.type));
      }
      (d.isPointLightShadow !== !0 && this.type === 3 && v(d, s), (d.needsUpdate = !1));
    }
    ((_ = this.type), (g.needsUpdate = !1), e.setRenderTarget(c, l, d));
  };
  function v(n, r) {
    let a = t.update(h);
    (f.defines.VSM_SAMPLES !== n.blurSamples &&
      ((f.defines.VSM_SAMPLES = n.blurSamples),
      (p.defines.VSM_SAMPLES = n.blurSamples),
      (f.needsUpdate = !0),
      (p.needsUpdate = !0)),
      n.mapPass === null
        ? (n.mapPass = new yn(i.x, i.y, { format: Me, type: Ce }))
        : (n.mapPass.width !== n.map.width || n.mapPass.height !== n.map.height) &&
          n.mapPass.setSize(n.map.width, n.map.height),
      (f.uniforms.shadow_pass.value = n.map.depthTexture),
      f.uniforms.resolution.value.set(n.map.width, n.map.height),
      (f.uniforms.radius.value = n.radius),
      e.setRenderTarget(n.mapPass),
      e.clear(),
      e.renderBufferDirect(r, null, a, f, h, null),
      (p.uniforms.shadow_pass.value = n.mapPass.texture),
      p.uniforms.resolution.value.set(n.map.width, n.map.height),
      (p.uniforms.radius.value = n.radius),
      e.setRenderTarget(n.map),
      e.clear(),
      e.renderBufferDirect(r, null, a, p, h, null));
  }
  function y(t, n, r, i) {
    let a = null,
      o = r.isPointLight === !0 ? t.customDistanceMaterial : t.customDepthMaterial;
    if (o !== void 0) a = o;
    else if (
      ((a = r.isPointLight === !0 ? c : s),
      (e.localClippingEnabled &&
        n.clipShadows === !0 &&
        Array.isArray(n.clippingPlanes) &&
        n.clippingPlanes.length !== 0) ||
        (n.displacementMap && n.displacementScale !== 0) ||
        (n.alphaMap && n.alphaTest > 0) ||
        (n.map && n.alphaTest > 0) ||
        n.alphaToCoverage === !0)
    ) {
      let e = a.uuid,
        t = n.uuid,
        r = l[e];
      r === void 0 && ((r = {}), (l[e] = r));
      let i = r[t];
      (i === void 0 && ((i = a.clone()), (r[t] = i), n.addEventListener(`dispose`, x)), (a = i));
    }
    if (
      ((a.visible = n.visible),
      (a.wireframe = n.wireframe),
      i === 3
        ? (a.side = n.shadowSide === null ? n.side : n.shadowSide)
        : (a.side = n.shadowSide === null ? d[n.side] : n.shadowSide),
      (a.alphaMap = n.alphaMap),
      (a.alphaTest = n.alphaToCoverage === !0 ? 0.5 : n.alphaTest),
      (a.map = n.map),
      (a.clipShadows = n.clipShadows),
      (a.clippingPlanes = n.clippingPlanes),
      (a.clipIntersection = n.clipIntersection),
      (a.displacementMap = n.displacementMap),
      (a.displacementScale = n.displacementScale),
      (a.displacementBias = n.displacementBias),
      (a.wireframeLinewidth = n.wireframeLinewidth),
      (a.linewidth = n.linewidth),
      r.isPointLight === !0 && a.isMeshDistanceMaterial === !0)
    ) {
      let t = e.properties.get(a);
      t.light = r;
    }
    return a;
  }
  function b(n, i, a, o, s, c) {
    if (n.visible === !1) return;
    if (
      n.layers.test(s) &&
      (n.isMesh || n.isLine || n.isPoints) &&
      (n.castShadow || (n.receiveShadow && c === 3)) &&
      (!n.frustumCulled || n.intersectsFrustum(r))
    ) {
      n.modelViewMatrix.multiplyMatrices(a.matrixWorldInverse, n.matrixWorld);
      let r = t.update(n),
        s = n.material;
      if (Array.isArray(s)) {
        let t = r.groups;
        for (let l = 0, u = t.length; l < u; l++) {
          let u = t[l],
            d = s[u.materialIndex];
          if (d && d.visible) {
            let t = y(n, d, o, c);
            (n.onBeforeShadow(e, n, i, a, r, t, u),
              e.renderBufferDirect(a, null, r, t, n, u),
              n.onAfterShadow(e, n, i, a, r, t, u));
          }
        }
      } else if (s.visible) {
        let t = y(n, s, o, c);
        (n.onBeforeShadow(e, n, i, a, r, t, null),
          e.renderBufferDirect(a, null, r, t, n, null),
          n.onAfterShadow(e, n, i, a, r, t, null));
      }
    }
    let l = n.children;
    for (let e = 0, t = l.length; e < t; e++) b(l[e], i, a, o, s, c);
  }
  function x(e) {
    e.target.removeEventListener(`dispose`, x);
    for (let t in l) {
      let n = l[t],
        r = e.target.uuid;
      r in n && (n[r].dispose(), delete n[r]);
    }
  }
}
function Lu(e, t) {
  function n() {
    let t = !1,
      n = new _n(),
      r = null,
      i = new _n(0, 0, 0, 0);
    return {
      setMask: function (n) {
        r !== n && !t && (e.colorMask(n, n, n, n), (r = n));
      },
      setLocked: function (e) {
        t = e;
      },
      setClear: function (t, r, a, o, s) {
        (s === !0 && ((t *= o), (r *= o), (a *= o)),
          n.set(t, r, a, o),
          i.equals(n) === !1 && (e.clearColor(t, r, a, o), i.copy(n)));
      },
      reset: function () {
        ((t = !1), (r = null), i.set(-1, 0, 0, 0));
      },
    };
  }
  function r() {
    let n = !1,
      r = !1,
      i = null,
      a = null,
      o = null;
    return {
      setReversed: function (e) {
        if (r !== e) {
          let n = t.get(`EXT_clip_control`);
          (e
            ? n.clipControlEXT(n.LOWER_LEFT_EXT, n.ZERO_TO_ONE_EXT)
            : n.clipControlEXT(n.LOWER_LEFT_EXT, n.NEGATIVE_ONE_TO_ONE_EXT),
            (r = e));
          let i = o;
          ((o = null), this.setClear(i));
        }
      },
      getReversed: function () {
        return r;
      },
      setTest: function (t) {
        t ? R(e.DEPTH_TEST) : z(e.DEPTH_TEST);
      },
      setMask: function (t) {
        i !== t && !n && (e.depthMask(t), (i = t));
      },
      setFunc: function (t) {
        if ((r && (t = Vt[t]), a !== t)) {
          switch (t) {
            case 0:
              e.depthFunc(e.NEVER);
              break;
            case 1:
              e.depthFunc(e.ALWAYS);
              break;
            case 2:
              e.depthFunc(e.LESS);
              break;
            case 3:
              e.depthFunc(e.LEQUAL);
              break;
            case 4:
              e.depthFunc(e.EQUAL);
              break;
            case 5:
              e.depthFunc(e.GEQUAL);
              break;
            case 6:
              e.depthFunc(e.GREATER);
              break;
            case 7:
              e.depthFunc(e.NOTEQUAL);
              break;
            default:
              e.depthFunc(e.LEQUAL);
          }
          a = t;
        }
      },
      setLocked: function (e) {
        n = e;
      },
      setClear: function (t) {
        o !== t && ((o = t), r && (t = 1 - t), e.clearDepth(t));
      },
      reset: function () {
        ((n = !1), (i = null), (a = null), (o = null), (r = !1));
      },
    };
  }
  function i() {
    let t = !1,
      n = null,
      r = null,
      i = null,
      a = null,
      o = null,
      s = null,
      c = null,
      l = null;
    return {
      setTest: function (n) {
        t || (n ? R(e.STENCIL_TEST) : z(e.STENCIL_TEST));
      },
      setMask: function (r) {
        n !== r && !t && (e.stencilMask(r), (n = r));
      },
      setFunc: function (t, n, o) {
        (r !== t || i !== n || a !== o) && (e.stencilFunc(t, n, o), (r = t), (i = n), (a = o));
      },
      setOp: function (t, n, r) {
        (o !== t || s !== n || c !== r) && (e.stencilOp(t, n, r), (o = t), (s = n), (c = r));
      },
      setLocked: function (e) {
        t = e;
      },
      setClear: function (t) {
        l !== t && (e.clearStencil(t), (l = t));
      },
      reset: function () {
        ((t = !1), (n = null), (r = null), (i = null), (a = null), (o = null), (s = null), (c = null), (l = null));
      },
    };
  }
  let a = new n(),
    o = new r(),
    s = new i(),
    c = {},
    l = new WeakMap(),
    u = {},
    d = {},
    f = {},
    p = new WeakMap(),
    m = [],
    h = null,
    g = !1,
    _ = null,
    v = null,
    y = null,
    b = null,
    x = null,
    S = null,
    C = null,
    w = new Z(0, 0, 0),
    T = 0,
    E = !1,
    D = null,
    O = null,
    k = null,
    A = null,
    j = null,
    M = e.getParameter(e.MAX_COMBINED_TEXTURE_IMAGE_UNITS),
    N = !1,
    ee = 0,
    P = e.getParameter(e.VERSION);
  P.indexOf(`WebGL`) === -1
    ? P.indexOf(`OpenGL ES`) !== -1 && ((ee = parseFloat(/^OpenGL ES (\d)/.exec(P)[1])), (N = ee >= 2))
    : ((ee = parseFloat(/^WebGL (\d)/.exec(P)[1])), (N = ee >= 1));
  let F = null,
    te = {},
    ne = e.getParameter(e.SCISSOR_BOX),
    re = e.getParameter(e.VIEWPORT),
    ie = new _n().fromArray(ne),
    I = new _n().fromArray(re);
  function ae(t, n, r, i) {
    let a = new Uint8Array(4),
      o = e.createTexture();
    (e.bindTexture(t, o),
      e.texParameteri(t, e.TEXTURE_MIN_FILTER, e.NEAREST),
      e.texParameteri(t, e.TEXTURE_MAG_FILTER, e.NEAREST));
    for (let o = 0; o < r; o++)
      t === e.TEXTURE_3D || t === e.TEXTURE_2D_ARRAY
        ? e.texImage3D(n, 0, e.RGBA, 1, 1, i, 0, e.RGBA, e.UNSIGNED_BYTE, a)
        : e.texImage2D(n + o, 0, e.RGBA, 1, 1, 0, e.RGBA, e.UNSIGNED_BYTE, a);
    return o;
  }
  let L = {};
  ((L[e.TEXTURE_2D] = ae(e.TEXTURE_2D, e.TEXTURE_2D, 1)),
    (L[e.TEXTURE_CUBE_MAP] = ae(e.TEXTURE_CUBE_MAP, e.TEXTURE_CUBE_MAP_POSITIVE_X, 6)),
    (L[e.TEXTURE_2D_ARRAY] = ae(e.TEXTURE_2D_ARRAY, e.TEXTURE_2D_ARRAY, 1, 1)),
    (L[e.TEXTURE_3D] = ae(e.TEXTURE_3D, e.TEXTURE_3D, 1, 1)),
    a.setClear(0, 0, 0, 1),
    o.setClear(1),
    s.setClear(0),
    R(e.DEPTH_TEST),
    o.setFunc(3),
    pe(!1),
    me(1),
    R(e.CULL_FACE),
    de(0));
  function R(t) {
    u[t] !== !0 && (e.enable(t), (u[t] = !0));
  }
  function z(t) {
    u[t] !== !1 && (e.disable(t), (u[t] = !1));
  }
  function oe(t, n) {
    return (
      f[t] !== n &&
      (e.bindFramebuffer(t, n),
      (f[t] = n),
      t === e.DRAW_FRAMEBUFFER && (f[e.FRAMEBUFFER] = n),
      t === e.FRAMEBUFFER && (f[e.DRAW_FRAMEBUFFER] = n),
      !0)
    );
  }
  function se(t, n) {
    let r = m,
      i = !1;
    if (t) {
      ((r = p.get(n)), r === void 0 && ((r = []), p.set(n, r)));
      let a = t.textures;
      if (r.length !== a.length || r[0] !== e.COLOR_ATTACHMENT0) {
        for (let t = 0, n = a.length; t < n; t++) r[t] = e.COLOR_ATTACHMENT0 + t;
        ((r.length = a.length), (i = !0));
      }
    } else r[0] !== e.BACK && ((r[0] = e.BACK), (i = !0));
    i && e.drawBuffers(r);
  }
  function ce(t) {
    return h !== t && (e.useProgram(t), (h = t), !0);
  }
  let le = { 100: e.FUNC_ADD, 101: e.FUNC_SUBTRACT, 102: e.FUNC_REVERSE_SUBTRACT };
  ((le[103] = e.MIN), (le[104] = e.MAX));
  let ue = {
    200: e.ZERO,
    201: e.ONE,
    202: e.SRC_COLOR,
    204: e.SRC_ALPHA,
    210: e.SRC_ALPHA_SATURATE,
    208: e.DST_COLOR,
    206: e.DST_ALPHA,
    203: e.ONE_MINUS_SRC_COLOR,
    205: e.ONE_MINUS_SRC_ALPHA,
    209: e.ONE_MINUS_DST_COLOR,
    207: e.ONE_MINUS_DST_ALPHA,
    211: e.CONSTANT_COLOR,
    212: e.ONE_MINUS_CONSTANT_COLOR,
    213: e.CONSTANT_ALPHA,
    214: e.ONE_MINUS_CONSTANT_ALPHA,
  };
  function de(t, n, r, i, a, o, s, c, l, u) {
    if (t === 0) g === !0 && (z(e.BLEND), (g = !1));
    else if ((g === !1 && (R(e.BLEND), (g = !0)), t !== 5)) {
      if (t !== _ || u !== E) {
        if (((v !== 100 || x !== 100) && (e.blendEquation(e.FUNC_ADD), (v = 100), (x = 100)), u))
          switch (t) {
            case 1:
              e.blendFuncSeparate(e.ONE, e.ONE_MINUS_SRC_ALPHA, e.ONE, e.ONE_MINUS_SRC_ALPHA);
              break;
            case 2:
              e.blendFunc(e.ONE, e.ONE);
              break;
            case 3:
              e.blendFuncSeparate(e.ZERO, e.ONE_MINUS_SRC_COLOR, e.ZERO, e.ONE);
              break;
            case 4:
              e.blendFuncSeparate(e.DST_COLOR, e.ONE_MINUS_SRC_ALPHA, e.ZERO, e.ONE);
              break;
            default:
              G(`WebGLState: Invalid blending: `, t);
          }
        else
          switch (t) {
            case 1:
              e.blendFuncSeparate(e.SRC_ALPHA, e.ONE_MINUS_SRC_ALPHA, e.ONE, e.ONE_MINUS_SRC_ALPHA);
              break;
            case 2:
              e.blendFuncSeparate(e.SRC_ALPHA, e.ONE, e.ONE, e.ONE);
              break;
            case 3:
              G(`WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true`);
              break;
            case 4:
              G(`WebGLState: MultiplyBlending requires material.premultipliedAlpha = true`);
              break;
            default:
              G(`WebGLState: Invalid blending: `, t);
          }
        ((y = null), (b = null), (S = null), (C = null), w.set(0, 0, 0), (T = 0), (_ = t), (E = u));
      }
    } else
      ((a ||= n),
        (o ||= r),
        (s ||= i),
        (n !== v || a !== x) && (e.blendEquationSeparate(le[n], le[a]), (v = n), (x = a)),
        (r !== y || i !== b || o !== S || s !== C) &&
          (e.blendFuncSeparate(ue[r], ue[i], ue[o], ue[s]), (y = r), (b = i), (S = o), (C = s)),
        (c.equals(w) === !1 || l !== T) && (e.blendColor(c.r, c.g, c.b, l), w.copy(c), (T = l)),
        (_ = t),
        (E = !1));
  }
  function fe(t, n) {
    t.side === 2 ? z(e.CULL_FACE) : R(e.CULL_FACE);
    let r = t.side === 1;
    (n && (r = !r),
      pe(r),
      t.blending === 1 && t.transparent === !1
        ? de(0)
        : de(
            t.blending,
            t.blendEquation,
            t.blendSrc,
            t.blendDst,
            t.blendEquationAlpha,
            t.blendSrcAlpha,
            t.blendDstAlpha,
            t.blendColor,
            t.blendAlpha,
            t.premultipliedAlpha,
          ),
      o.setFunc(t.depthFunc),
      o.setTest(t.depthTest),
      o.setMask(t.depthWrite),
      a.setMask(t.colorWrite));
    let i = t.stencilWrite;
    (s.setTest(i),
      i &&
        (s.setMask(t.stencilWriteMask),
        s.setFunc(t.stencilFunc, t.stencilRef, t.stencilFuncMask),
        s.setOp(t.stencilFail, t.stencilZFail, t.stencilZPass)),
      ge(t.polygonOffset, t.polygonOffsetFactor, t.polygonOffsetUnits),
      t.alphaToCoverage === !0 ? R(e.SAMPLE_ALPHA_TO_COVERAGE) : z(e.SAMPLE_ALPHA_TO_COVERAGE));
  }
  function pe(t) {
    D !== t && (t ? e.frontFace(e.CW) : e.frontFace(e.CCW), (D = t));
  }
  function me(t) {
    (t === 0
      ? z(e.CULL_FACE)
      : (R(e.CULL_FACE),
        t !== O && (t === 1 ? e.cullFace(e.BACK) : t === 2 ? e.cullFace(e.FRONT) : e.cullFace(e.FRONT_AND_BACK))),
      (O = t));
  }
  function he(t) {
    t !== k && (N && e.lineWidth(t), (k = t));
  }
  function ge(t, n, r) {
    t
      ? (R(e.POLYGON_OFFSET_FILL),
        (A !== n || j !== r) && ((A = n), (j = r), o.getReversed() && ((n = -n), (r = -r)), e.polygonOffset(n, r)))
      : z(e.POLYGON_OFFSET_FILL);
  }
  function _e(t) {
    t ? R(e.SCISSOR_TEST) : z(e.SCISSOR_TEST);
  }
  function ve(t) {
    (t === void 0 && (t = e.TEXTURE0 + M - 1), F !== t && (e.activeTexture(t), (F = t)));
  }
  function ye(t, n, r) {
    r === void 0 && (r = F === null ? e.TEXTURE0 + M - 1 : F);
    let i = te[r];
    (i === void 0 && ((i = { type: void 0, texture: void 0 }), (te[r] = i)),
      (i.type !== t || i.texture !== n) &&
        (F !== r && (e.activeTexture(r), (F = r)), e.bindTexture(t, n || L[t]), (i.type = t), (i.texture = n)));
  }
  function be() {
    let t = te[F];
    t !== void 0 && t.type !== void 0 && (e.bindTexture(t.type, null), (t.type = void 0), (t.texture = void 0));
  }
  function xe() {
    try {
      e.compressedTexImage2D(...arguments);
    } catch (e) {
      G(`WebGLState:`, e);
    }
  }
  function Se() {
    try {
      e.compressedTexImage3D(...arguments);
    } catch (e) {
      G(`WebGLState:`, e);
    }
  }
  function Ce() {
    try {
      e.texSubImage2D(...arguments);
    } catch (e) {
      G(`WebGLState:`, e);
    }
  }
  function we() {
    try {
      e.texSubImage3D(...arguments);
    } catch (e) {
      G(`WebGLState:`, e);
    }
  }
  function Te() {
    try {
      e.compressedTexSubImage2D(...arguments);
    } catch (e) {
      G(`WebGLState:`, e);
    }
  }
  function Ee() {
    try {
      e.compressedTexSubImage3D(...arguments);
    } catch (e) {
      G(`WebGLState:`, e);
    }
  }
  function B() {
    try {
      e.texStorage2D(...arguments);
    } catch (e) {
      G(`WebGLState:`, e);
    }
  }
  function De() {
    try {
      e.texStorage3D(...arguments);
    } catch (e) {
      G(`WebGLState:`, e);
    }
  }
  function Oe() {
    try {
      e.texImage2D(...arguments);
    } catch (e) {
      G(`WebGLState:`, e);
    }
  }
  function ke() {
    try {
      e.texImage3D(...arguments);
    } catch (e) {
      G(`WebGLState:`, e);
    }
  }
  function V(t) {
    return d[t] === void 0 ? e.getParameter(t) : d[t];
  }
  function Ae(t, n) {
    d[t] !== n && (e.pixelStorei(t, n), (d[t] = n));
  }
  function H(t) {
    ie.equals(t) === !1 && (e.scissor(t.x, t.y, t.z, t.w), ie.copy(t));
  }
  function U(t) {
    I.equals(t) === !1 && (e.viewport(t.x, t.y, t.z, t.w), I.copy(t));
  }
  function je(t, n) {
    let r = l.get(n);
    r === void 0 && ((r = new WeakMap()), l.set(n, r));
    let i = r.get(t);
    i === void 0 && ((i = e.getUniformBlockIndex(n, t.name)), e.uniformBlockBinding(n, i, i), r.set(t, i));
  }
  function Me(t, n, r) {
    let i = l.get(n).get(t);
    c[i] !== r && (e.bindBufferBase(e.UNIFORM_BUFFER, i, r), (c[i] = r));
  }
  function Ne() {
    (e.disable(e.BLEND),
      e.disable(e.CULL_FACE),
      e.disable(e.DEPTH_TEST),
      e.disable(e.POLYGON_OFFSET_FILL),
      e.disable(e.SCISSOR_TEST),
      e.disable(e.STENCIL_TEST),
      e.disable(e.SAMPLE_ALPHA_TO_COVERAGE),
      e.blendEquation(e.FUNC_ADD),
      e.blendFunc(e.ONE, e.ZERO),
      e.blendFuncSeparate(e.ONE, e.ZERO, e.ONE, e.ZERO),
      e.blendColor(0, 0, 0, 0),
      e.colorMask(!0, !0, !0, !0),
      e.clearColor(0, 0, 0, 0),
      e.depthMask(!0),
      e.depthFunc(e.LESS),
      o.setReversed(!1),
      e.clearDepth(1),
      e.stencilMask(4294967295),
      e.stencilFunc(e.ALWAYS, 0, 4294967295),
      e.stencilOp(e.KEEP, e.KEEP, e.KEEP),
      e.clearStencil(0),
      e.cullFace(e.BACK),
      e.frontFace(e.CCW),
      e.polygonOffset(0, 0),
      e.activeTexture(e.TEXTURE0),
      e.bindFramebuffer(e.FRAMEBUFFER, null),
      e.bindFramebuffer(e.DRAW_FRAMEBUFFER, null),
      e.bindFramebuffer(e.READ_FRAMEBUFFER, null),
      e.useProgram(null),
      e.lineWidth(1),
      e.scissor(0, 0, e.canvas.width, e.canvas.height),
      e.viewport(0, 0, e.canvas.width, e.canvas.height),
      e.pixelStorei(e.PACK_ALIGNMENT, 4),
      e.pixelStorei(e.UNPACK_ALIGNMENT, 4),
      e.pixelStorei(e.UNPACK_FLIP_Y_WEBGL, !1),
      e.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL, !1),
      e.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL, e.BROWSER_DEFAULT_WEBGL),
      e.pixelStorei(e.PACK_ROW_LENGTH, 0),
      e.pixelStorei(e.PACK_SKIP_PIXELS, 0),
      e.pixelStorei(e.PACK_SKIP_ROWS, 0),
      e.pixelStorei(e.UNPACK_ROW_LENGTH, 0),
      e.pixelStorei(e.UNPACK_IMAGE_HEIGHT, 0),
      e.pixelStorei(e.UNPACK_SKIP_PIXELS, 0),
      e.pixelStorei(e.UNPACK_SKIP_ROWS, 0),
      e.pixelStorei(e.UNPACK_SKIP_IMAGES, 0),
      (u = {}),
      (d = {}),
      (F = null),
      (te = {}),
      (f = {}),
      (c = {}),
      (p = new WeakMap()),
      (m = []),
      (h = null),
      (g = !1),
      (_ = null),
      (v = null),
      (y = null),
      (b = null),
      (x = null),
      (S = null),
      (C = null),
      (w = new Z(0, 0, 0)),
      (T = 0),
      (E = !1),
      (D = null),
      (O = null),
      (k = null),
      (A = null),
      (j = null),
      ie.set(0, 0, e.canvas.width, e.canvas.height),
      I.set(0, 0, e.canvas.width, e.canvas.height),
      a.reset(),
      o.reset(),
      s.reset());
  }
  return {
    buffers: { color: a, depth: o, stencil: s },
    enable: R,
    disable: z,
    bindFramebuffer: oe,
    drawBuffers: se,
    useProgram: ce,
    setBlending: de,
    setMaterial: fe,
    setFlipSided: pe,
    setCullFace: me,
    setLineWidth: he,
    setPolygonOffset: ge,
    setScissorTest: _e,
    activeTexture: ve,
    bindTexture: ye,
    unbindTexture: be,
    compressedTexImage2D: xe,
    compressedTexImage3D: Se,
    texImage2D: Oe,
    texImage3D: ke,
    pixelStorei: Ae,
    getParameter: V,
    updateUBOMapping: je,
    uniformBlockBinding: Me,
    texStorage2D: B,
    texStorage3D: De,
    texSubImage2D: Ce,
    texSubImage3D: we,
    compressedTexSubImage2D: Te,
    compressedTexSubImage3D: Ee,
    scissor: H,
    viewport: U,
    reset: Ne,
  };
}
function Ru(e, t, n, r, i, a, o) {
  let s = t.has(`WEBGL_multisampled_render_to_texture`) ? t.get(`WEBGL_multisampled_render_to_texture`) : null,
    c = typeof navigator > `u` ? !1 : /OculusBrowser/g.test(navigator.userAgent),
    l = new q(),
    u = new WeakMap(),
    d = new Set(),
    f,
    p = new WeakMap(),
    m = new Set(),
    h = new FinalizationRegistry((e) => m.delete(e)),
    g = !1;
  try {
    g = typeof OffscreenCanvas < `u` && new OffscreenCanvas(1, 1).getContext(`2d`) !== null;
  } catch {}
  function _(e, t) {
    return g ? new OffscreenCanvas(e, t) : Pt(`canvas`);
  }
  function v(e, t, n) {
    let r = 1,
      i = Ne(e);
    if (((i.width > n || i.height > n) && (r = n / Math.max(i.width, i.height)), r < 1)) {
      if (
        (typeof HTMLImageElement < `u` && e instanceof HTMLImageElement) ||
        (typeof HTMLCanvasElement < `u` && e instanceof HTMLCanvasElement) ||
        (typeof ImageBitmap < `u` && e instanceof ImageBitmap) ||
        (typeof VideoFrame < `u` && e instanceof VideoFrame)
      ) {
        let n = Math.floor(r * i.width),
          a = Math.floor(r * i.height);
        f === void 0 && (f = _(n, a));
        let o = t ? _(n, a) : f;
        return (
          (o.width = n),
          (o.height = a),
          o.getContext(`2d`).drawImage(e, 0, 0, n, a),
          W(
            `WebGLRenderer: Texture has been resized from (` + i.width + `x` + i.height + `) to (` + n + `x` + a + `).`,
          ),
          o
        );
      }
      return (
        `data` in e && W(`WebGLRenderer: Image in DataTexture is too big (` + i.width + `x` + i.height + `).`), e
      );
    }
    return e;
  }
  function y(e) {
    return e.generateMipmaps;
  }
  function b(t) {
    e.generateMipmap(t);
  }
  function x(t) {
    return t.isWebGLCubeRenderTarget
      ? e.TEXTURE_CUBE_MAP
      : t.isWebGL3DRenderTarget
        ? e.TEXTURE_3D
        : t.isWebGLArrayRenderTarget || t.isCompressedArrayTexture
          ? e.TEXTURE_2D_ARRAY
          : e.TEXTURE_2D;
  }
  function S(n, r, i, a, o, s = !1) {
    if (n !== null) {
      if (e[n] !== void 0) return e[n];
      W(`WebGLRenderer: Attempt to use non-existing WebGL internal format '` + n + `'`);
    }
    let c;
    a &&
      ((c = t.get(`EXT_texture_norm16`)),
      c || W(`WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension`));
    let l = r;
    if (
      (r === e.RED &&
        (i === e.FLOAT && (l = e.R32F),
        i === e.HALF_FLOAT && (l = e.R16F),
        i === e.UNSIGNED_BYTE && (l = e.R8),
        i === e.UNSIGNED_SHORT && c && (l = c.R16_EXT),
        i === e.SHORT && c && (l = c.R16_SNORM_EXT)),
      r === e.RED_INTEGER &&
        (i === e.UNSIGNED_BYTE && (l = e.R8UI),
        i === e.UNSIGNED_SHORT && (l = e.R16UI),
        i === e.UNSIGNED_INT && (l = e.R32UI),
        i === e.BYTE && (l = e.R8I),
        i === e.SHORT && (l = e.R16I),
        i === e.INT && (l = e.R32I)),
      r === e.RG &&
        (i === e.FLOAT && (l = e.RG32F),
        i === e.HALF_FLOAT && (l = e.RG16F),
        i === e.UNSIGNED_BYTE && (l = e.RG8),
        i === e.UNSIGNED_SHORT && c && (l = c.RG16_EXT),
        i === e.SHORT && c && (l = c.RG16_SNORM_EXT)),
      r === e.RG_INTEGER &&
        (i === e.UNSIGNED_BYTE && (l = e.RG8UI),
        i === e.UNSIGNED_SHORT && (l = e.RG16UI),
        i === e.UNSIGNED_INT && (l = e.RG32UI),
        i === e.BYTE && (l = e.RG8I),
        i === e.SHORT && (l = e.RG16I),
        i === e.INT && (l = e.RG32I)),
      r === e.RGB_INTEGER &&
        (i === e.UNSIGNED_BYTE && (l = e.RGB8UI),
        i === e.UNSIGNED_SHORT && (l = e.RGB16UI),
        i === e.UNSIGNED_INT && (l = e.RGB32UI),
        i === e.BYTE && (l = e.RGB8I),
        i === e.SHORT && (l = e.RGB16I),
        i === e.INT && (l = e.RGB32I)),
      r === e.RGBA_INTEGER &&
        (i === e.UNSIGNED_BYTE && (l = e.RGBA8UI),
        i === e.UNSIGNED_SHORT && (l = e.RGBA16UI),
        i === e.UNSIGNED_INT && (l = e.RGBA32UI),
        i === e.BYTE && (l = e.RGBA8I),
        i === e.SHORT && (l = e.RGBA16I),
        i === e.INT && (l = e.RGBA32I)),
      r === e.RGB &&
        (i === e.UNSIGNED_SHORT && c && (l = c.RGB16_EXT),
        i === e.SHORT && c && (l = c.RGB16_SNORM_EXT),
        i === e.UNSIGNED_INT_5_9_9_9_REV && (l = e.RGB9_E5),
        i === e.UNSIGNED_INT_10F_11F_11F_REV && (l = e.R11F_G11F_B10F)),
      r === e.RGBA)
    ) {
      let t = s ? Dt : X.getTransfer(o);
      (i === e.FLOAT && (l = e.RGBA32F),
        i === e.HALF_FLOAT && (l = e.RGBA16F),
        i === e.UNSIGNED_BYTE && (l = t === `srgb` ? e.SRGB8_ALPHA8 : e.RGBA8),
        i === e.UNSIGNED_SHORT && c && (l = c.RGBA16_EXT),
        i === e.SHORT && c && (l = c.RGBA16_SNORM_EXT),
        i === e.UNSIGNED_SHORT_4_4_4_4 && (l = e.RGBA4),
        i === e.UNSIGNED_SHORT_5_5_5_1 && (l = e.RGB5_A1));
    }
    return (
      (l === e.R16F || l === e.R32F || l === e.RG16F || l === e.RG32F || l === e.RGBA16F || l === e.RGBA32F) &&
        t.get(`EXT_color_buffer_float`),
      l
    );
  }
  function C(t, n) {
    let r;
    return (
      t
        ? n === null || n === 1014 || n === 1020
          ? (r = e.DEPTH24_STENCIL8)
          : n === 1015
            ? (r = e.DEPTH32F_STENCIL8)
            : n === 1012 &&
              ((r = e.DEPTH24_STENCIL8),
              W(`DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.`))
        : n === null || n === 1014 || n === 1020
          ? (r = e.DEPTH_COMPONENT24)
          : n === 1015
            ? (r = e.DEPTH_COMPONENT32F)
            : n === 1012 && (r = e.DEPTH_COMPONENT16),
      r
    );
  }
  function w(e, t) {
    return y(e) === !0 || (e.isFramebufferTexture && e.minFilter !== 1003 && e.minFilter !== 1006)
      ? Math.log2(Math.max(t.width, t.height)) + 1
      : e.mipmaps.length > 0
        ? e.mipmaps.length
        : e.isCompressedTexture && Array.isArray(e.image)
          ? t.mipmaps.length
          : 1;
  }
  function T(e) {
    let t = new WeakRef(e);
    ((r.get(e).__ref = t), m.add(t), h.register(e, t, t));
  }
  function E(e) {
    let t = r.get(e).__ref;
    t !== void 0 && (m.delete(t), h.unregister(t));
  }
  function D(e) {
    k(e.target);
  }
  function O(e) {
    A(e.target);
  }
  function k(e) {
    (e.removeEventListener(`dispose`, D), E(e), M(e), e.isVideoTexture && u.delete(e), e.isHTMLTexture && d.delete(e));
  }
  function A(e) {
    (e.removeEventListener(`dispose`, O), E(e), ee(e));
  }
  function j() {
    for (let e of m) {
      let t = e.deref();
      t !== void 0 && (t.isRenderTarget === !0 ? A(t) : k(t));
    }
    (m.clear(), d.clear());
  }
  function M(e) {
    let t = r.get(e);
    if (t.__webglInit === void 0) return;
    let n = e.source,
      i = p.get(n);
    if (i) {
      let r = i[t.__cacheKey];
      (r.usedTimes--, r.usedTimes === 0 && N(e), Object.keys(i).length === 0 && p.delete(n));
    }
    r.remove(e);
  }
  function N(t) {
    let n = r.get(t);
    e.deleteTexture(n.__webglTexture);
    let i = t.source,
      a = p.get(i);
    (delete a[n.__cacheKey], o.memory.textures--);
  }
  function ee(t) {
    let n = r.get(t);
    n.__depthDisposeCallback && n.__depthDisposeCallback();
    let i = t.depthTexture;
    if ((i && i.renderTarget === t && k(i), t.isWebGLCubeRenderTarget))
      for (let t = 0; t < 6; t++) {
        if (Array.isArray(n.__webglFramebuffer[t]))
          for (let r = 0; r < n.__webglFramebuffer[t].length; r++) e.deleteFramebuffer(n.__webglFramebuffer[t][r]);
        else e.deleteFramebuffer(n.__webglFramebuffer[t]);
        n.__webglDepthbuffer && e.deleteRenderbuffer(n.__webglDepthbuffer[t]);
      }
    else {
      if (Array.isArray(n.__webglFramebuffer))
        for (let t = 0; t < n.__webglFramebuffer.length; t++) e.deleteFramebuffer(n.__webglFramebuffer[t]);
      else e.deleteFramebuffer(n.__webglFramebuffer);
      if (
        (n.__webglDepthbuffer && e.deleteRenderbuffer(n.__webglDepthbuffer),
        n.__webglMultisampledFramebuffer && e.deleteFramebuffer(n.__webglMultisampledFramebuffer),
        n.__webglColorRenderbuffer)
      )
        for (let t = 0; t < n.__webglColorRenderbuffer.length; t++)
          n.__webglColorRenderbuffer[t] && e.deleteRenderbuffer(n.__webglColorRenderbuffer[t]);
      n.__webglDepthRenderbuffer && e.deleteRenderbuffer(n.__webglDepthRenderbuffer);
    }
    let a = t.textures;
    for (let t = 0, n = a.length; t < n; t++) {
      let n = r.get(a[t]);
      (n.__webglTexture && (e.deleteTexture(n.__webglTexture), o.memory.textures--), r.remove(a[t]));
    }
    r.remove(t);
  }
  let P = 0;
  function F() {
    P = 0;
  }
  function te() {
    return P;
  }
  function ne(e) {
    P = e;
  }
  function re() {
    let e = P;
    return (
      e >= i.maxTextures &&
        W(`WebGLTextures: Trying to use ` + (e + 1) + ` texture units while this GPU supports only ` + i.maxTextures),
      (P += 1),
      e
    );
  }
  function ie(e) {
    let t = [];
    return (
      t.push(e.wrapS),
      t.push(e.wrapT),
      t.push(e.wrapR || 0),
      t.push(e.magFilter),
      t.push(e.minFilter),
      t.push(e.anisotropy),
      t.push(e.internalFormat),
      t.push(e.format),
      t.push(e.type),
      t.push(e.generateMipmaps),
      t.push(e.mipmapsAutoUpdate),
      t.push(e.premultiplyAlpha),
      t.push(e.flipY),
      t.push(e.unpackAlignment),
      t.push(e.colorSpace),
      t.join()
    );
  }
  function I(t, i) {
    let a = r.get(t);
    if (
      (t.isVideoTexture && je(t),
      t.isRenderTargetTexture === !1 && t.isExternalTexture !== !0 && t.version > 0 && a.__version !== t.version)
    ) {
      let e = t.image;
      if (e === null) W(`WebGLRenderer: Texture marked for update but no image data found.`);
      else if (e.complete === !1) W(`WebGLRenderer: Texture marked for update but image is incomplete`);
      else {
        xe(a, t, i);
        return;
      }
    } else t.isExternalTexture && (a.__webglTexture = t.sourceTexture ? t.sourceTexture : null);
    n.bindTexture(e.TEXTURE_2D, a.__webglTexture, e.TEXTURE0 + i);
  }
  function ae(t, i) {
    let a = r.get(t);
    t.isRenderTargetTexture === !1 && t.version > 0 && a.__version !== t.version
      ? xe(a, t, i)
      : (t.isExternalTexture && (a.__webglTexture = t.sourceTexture ? t.sourceTexture : null),
        n.bindTexture(e.TEXTURE_2D_ARRAY, a.__webglTexture, e.TEXTURE0 + i));
  }
  function L(t, i) {
    let a = r.get(t);
    t.isRenderTargetTexture === !1 && t.version > 0 && a.__version !== t.version
      ? xe(a, t, i)
      : n.bindTexture(e.TEXTURE_3D, a.__webglTexture, e.TEXTURE0 + i);
  }
  function R(t, i) {
    let a = r.get(t);
    t.version > 0 && a.__version !== t.version
      ? Se(a, t, i)
      : n.bindTexture(e.TEXTURE_CUBE_MAP, a.__webglTexture, e.TEXTURE0 + i);
  }
  let z = { [se]: e.REPEAT, [ce]: e.CLAMP_TO_EDGE, [le]: e.MIRRORED_REPEAT },
    oe = {
      [ue]: e.NEAREST,
      [de]: e.NEAREST_MIPMAP_NEAREST,
      [fe]: e.NEAREST_MIPMAP_LINEAR,
      [pe]: e.LINEAR,
      [me]: e.LINEAR_MIPMAP_NEAREST,
      [he]: e.LINEAR_MIPMAP_LINEAR,
    },
    ge = {
      512: e.NEVER,
      519: e.ALWAYS,
      513: e.LESS,
      515: e.LEQUAL,
      514: e.EQUAL,
      518: e.GEQUAL,
      516: e.GREATER,
      517: e.NOTEQUAL,
    };
  function _e(n, a) {
    if (
      (a.type === 1015 &&
        t.has(`OES_texture_float_linear`) === !1 &&
        (a.magFilter === 1006 ||
          a.magFilter === 1007 ||
          a.magFilter === 1005 ||
          a.magFilter === 1008 ||
          a.minFilter === 1006 ||
          a.minFilter === 1007 ||
          a.minFilter === 1005 ||
          a.minFilter === 1008) &&
        W(
          `WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device.`,
        ),
      e.texParameteri(n, e.TEXTURE_WRAP_S, z[a.wrapS]),
      e.texParameteri(n, e.TEXTURE_WRAP_T, z[a.wrapT]),
      (n === e.TEXTURE_3D || n === e.TEXTURE_2D_ARRAY) && e.texParameteri(n, e.TEXTURE_WRAP_R, z[a.wrapR]),
      e.texParameteri(n, e.TEXTURE_MAG_FILTER, oe[a.magFilter]),
      e.texParameteri(n, e.TEXTURE_MIN_FILTER, oe[a.minFilter]),
      a.compareFunction &&
        (e.texParameteri(n, e.TEXTURE_COMPARE_MODE, e.COMPARE_REF_TO_TEXTURE),
        e.texParameteri(n, e.TEXTURE_COMPARE_FUNC, ge[a.compareFunction])),
      t.has(`EXT_texture_filter_anisotropic`) === !0)
    ) {
      if (
        a.magFilter === 1003 ||
        (a.minFilter !== 1005 && a.minFilter !== 1008) ||
        (a.type === 1015 && t.has(`OES_texture_float_linear`) === !1)
      )
        return;
      if (a.anisotropy > 1 || r.get(a).__currentAnisotropy) {
        let o = t.get(`EXT_texture_filter_anisotropic`);
        (e.texParameterf(n, o.TEXTURE_MAX_ANISOTROPY_EXT, Math.min(a.anisotropy, i.getMaxAnisotropy())),
          (r.get(a).__currentAnisotropy = a.anisotropy));
      }
    }
  }
  function ve(t, n) {
    let r = !1;
    t.__webglInit === void 0 && ((t.__webglInit = !0), n.addEventListener(`dispose`, D), T(n));
    let i = n.source,
      a = p.get(i);
    a === void 0 && ((a = {}), p.set(i, a));
    let s = ie(n);
    if (s !== t.__cacheKey) {
      (a[s] === void 0 && ((a[s] = { texture: e.createTexture(), usedTimes: 0 }), o.memory.textures++, (r = !0)),
        a[s].usedTimes++);
      let i = a[t.__cacheKey];
      (i !== void 0 && (a[t.__cacheKey].usedTimes--, i.usedTimes === 0 && N(n)),
        (t.__cacheKey = s),
        (t.__webglTexture = a[s].texture));
    }
    return r;
  }
  function ye(e, t, n) {
    return Math.floor(Math.floor(e / n) / t);
  }
  function be(t, r, i, a) {
    let o = t.updateRanges;
    if (o.length === 0) n.texSubImage2D(e.TEXTURE_2D, 0, 0, 0, r.width, r.height, i, a, r.data);
    else {
      o.sort((e, t) => e.start - t.start);
      let s = 0;
      for (let e = 1; e < o.length; e++) {
        let t = o[s],
          n = o[e],
          i = t.start + t.count,
          a = ye(n.start, r.width, 4),
          c = ye(t.start, r.width, 4);
        n.start <= i + 1 && a === c && ye(n.start + n.count - 1, r.width, 4) === a
          ? (t.count = Math.max(t.count, n.start + n.count - t.start))
          : (++s, (o[s] = n));
      }
      o.length = s + 1;
      let c = n.getParameter(e.UNPACK_ROW_LENGTH),
        l = n.getParameter(e.UNPACK_SKIP_PIXELS),
        u = n.getParameter(e.UNPACK_SKIP_ROWS);
      n.pixelStorei(e.UNPACK_ROW_LENGTH, r.width);
      for (let t = 0, s = o.length; t < s; t++) {
        let s = o[t],
          c = Math.floor(s.start / 4),
          l = Math.ceil(s.count / 4),
          u = c % r.width,
          d = Math.floor(c / r.width),
          f = l;
        (n.pixelStorei(e.UNPACK_SKIP_PIXELS, u),
          n.pixelStorei(e.UNPACK_SKIP_ROWS, d),
          n.texSubImage2D(e.TEXTURE_2D, 0, u, d, f, 1, i, a, r.data));
      }
      (t.clearUpdateRanges(),
        n.pixelStorei(e.UNPACK_ROW_LENGTH, c),
        n.pixelStorei(e.UNPACK_SKIP_PIXELS, l),
        n.pixelStorei(e.UNPACK_SKIP_ROWS, u));
    }
  }
  function xe(t, o, s) {
    let c = e.TEXTURE_2D;
    ((o.isDataArrayTexture || o.isCompressedArrayTexture) && (c = e.TEXTURE_2D_ARRAY),
      o.isData3DTexture && (c = e.TEXTURE_3D));
    let l = ve(t, o),
      u = o.source;
    n.bindTexture(c, t.__webglTexture, e.TEXTURE0 + s);
    let f = r.get(u);
    if (u.version !== f.__version || l === !0) {
      if ((n.activeTexture(e.TEXTURE0 + s), !(typeof ImageBitmap < `u` && o.image instanceof ImageBitmap))) {
        let t = X.getPrimaries(X.workingColorSpace),
          r = o.colorSpace === `` ? null : X.getPrimaries(o.colorSpace),
          i = o.colorSpace === `` || t === r ? e.NONE : e.BROWSER_DEFAULT_WEBGL;
        (n.pixelStorei(e.UNPACK_FLIP_Y_WEBGL, o.flipY),
          n.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL, o.premultiplyAlpha),
          n.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL, i));
      }
      n.pixelStorei(e.UNPACK_ALIGNMENT, o.unpackAlignment);
      let t = v(o.image, !1, i.maxTextureSize);
      t = Me(o, t);
      let r = a.convert(o.format, o.colorSpace),
        p = a.convert(o.type),
        m = S(o.internalFormat, r, p, o.normalized, o.colorSpace, o.isVideoTexture);
      _e(c, o);
      let h,
        g = o.mipmaps,
        _ = o.isVideoTexture !== !0,
        x = f.__version === void 0 || l === !0,
        T = u.dataReady,
        E = w(o, t);
      if (o.isDepthTexture)
        ((m = C(o.format === H, o.type)),
          x &&
            (_
              ? n.texStorage2D(e.TEXTURE_2D, 1, m, t.width, t.height)
              : n.texImage2D(e.TEXTURE_2D, 0, m, t.width, t.height, 0, r, p, null)));
      else if (o.isDataTexture) {
        if (g.length > 0) {
          _ && x && n.texStorage2D(e.TEXTURE_2D, E, m, g[0].width, g[0].height);
          for (let t = 0, i = g.length; t < i; t++)
            ((h = g[t]),
              _
                ? T && n.texSubImage2D(e.TEXTURE_2D, t, 0, 0, h.width, h.height, r, p, h.data)
                : n.texImage2D(e.TEXTURE_2D, t, m, h.width, h.height, 0, r, p, h.data));
          o.generateMipmaps = !1;
        } else
          _
            ? (x && n.texStorage2D(e.TEXTURE_2D, E, m, t.width, t.height), T && be(o, t, r, p))
            : n.texImage2D(e.TEXTURE_2D, 0, m, t.width, t.height, 0, r, p, t.data);
      } else if (o.isCompressedTexture) {
        if (o.isCompressedArrayTexture) {
          _ && x && n.texStorage3D(e.TEXTURE_2D_ARRAY, E, m, g[0].width, g[0].height, t.depth);
          for (let i = 0, a = g.length; i < a; i++)
            if (((h = g[i]), o.format !== 1023)) {
              if (r !== null) {
                if (_) {
                  if (T) {
                    if (o.layerUpdates.size > 0) {
                      let t = Bs(h.width, h.height, o.format, o.type);
                      for (let a of o.layerUpdates) {
                        let o = h.data.subarray(
                          (a * t) / h.data.BYTES_PER_ELEMENT,
                          ((a + 1) * t) / h.data.BYTES_PER_ELEMENT,
                        );
                        n.compressedTexSubImage3D(e.TEXTURE_2D_ARRAY, i, 0, 0, a, h.width, h.height, 1, r, o);
                      }
                    } else
                      n.compressedTexSubImage3D(e.TEXTURE_2D_ARRAY, i, 0, 0, 0, h.width, h.height, t.depth, r, h.data);
                  }
                } else n.compressedTexImage3D(e.TEXTURE_2D_ARRAY, i, m, h.width, h.height, t.depth, 0, h.data, 0, 0);
              } else W(`WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()`);
            } else
              _
                ? T && n.texSubImage3D(e.TEXTURE_2D_ARRAY, i, 0, 0, 0, h.width, h.height, t.depth, r, p, h.data)
                : n.texImage3D(e.TEXTURE_2D_ARRAY, i, m, h.width, h.height, t.depth, 0, r, p, h.data);
          o.layerUpdates.size > 0 && o.clearLayerUpdates();
        } else {
          _ && x && n.texStorage2D(e.TEXTURE_2D, E, m, g[0].width, g[0].height);
          for (let t = 0, i = g.length; t < i; t++)
            ((h = g[t]),
              o.format === 1023
                ? _
                  ? T && n.texSubImage2D(e.TEXTURE_2D, t, 0, 0, h.width, h.height, r, p, h.data)
                  : n.texImage2D(e.TEXTURE_2D, t, m, h.width, h.height, 0, r, p, h.data)
                : r === null
                  ? W(`WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()`)
                  : _
                    ? T && n.compressedTexSubImage2D(e.TEXTURE_2D, t, 0, 0, h.width, h.height, r, h.data)
                    : n.compressedTexImage2D(e.TEXTURE_2D, t, m, h.width, h.height, 0, h.data));
        }
      } else if (o.isDataArrayTexture) {
        if (_) {
          if ((x && n.texStorage3D(e.TEXTURE_2D_ARRAY, E, m, t.width, t.height, t.depth), T)) {
            if (o.layerUpdates.size > 0) {
              let i = Bs(t.width, t.height, o.format, o.type);
              for (let a of o.layerUpdates) {
                let o = t.data.subarray((a * i) / t.data.BYTES_PER_ELEMENT, ((a + 1) * i) / t.data.BYTES_PER_ELEMENT);
                n.texSubImage3D(e.TEXTURE_2D_ARRAY, 0, 0, 0, a, t.width, t.height, 1, r, p, o);
              }
              o.clearLayerUpdates();
            } else n.texSubImage3D(e.TEXTURE_2D_ARRAY, 0, 0, 0, 0, t.width, t.height, t.depth, r, p, t.data);
          }
        } else n.texImage3D(e.TEXTURE_2D_ARRAY, 0, m, t.width, t.height, t.depth, 0, r, p, t.data);
      } else if (o.isData3DTexture)
        _
          ? (x && n.texStorage3D(e.TEXTURE_3D, E, m, t.width, t.height, t.depth),
            T && n.texSubImage3D(e.TEXTURE_3D, 0, 0, 0, 0, t.width, t.height, t.depth, r, p, t.data))
          : n.texImage3D(e.TEXTURE_3D, 0, m, t.width, t.height, t.depth, 0, r, p, t.data);
      else if (o.isFramebufferTexture) {
        if (x) {
          if (_) n.texStorage2D(e.TEXTURE_2D, E, m, t.width, t.height);
          else {
            let i = t.width,
              a = t.height;
            for (let t = 0; t < E; t++) (n.texImage2D(e.TEXTURE_2D, t, m, i, a, 0, r, p, null), (i >>= 1), (a >>= 1));
          }
        }
      } else if (o.isHTMLTexture) {
        if (`texElementImage2D` in e) {
          let n = e.canvas;
          if ((n.hasAttribute(`layoutsubtree`) || n.setAttribute(`layoutsubtree`, `true`), t.parentNode !== n)) {
            (n.appendChild(t),
              d.add(o),
              (n.onpaint = (e) => {
                let t = e.changedElements;
                for (let e of d) t.includes(e.image) && (e.needsUpdate = !0);
              }),
              n.requestPaint());
            return;
          }
          if (e.texElementImage2D.length === 3) e.texElementImage2D(e.TEXTURE_2D, e.RGBA8, t);
          else {
            let n = e.RGBA,
              r = e.RGBA,
              i = e.UNSIGNED_BYTE;
            e.texElementImage2D(e.TEXTURE_2D, 0, n, r, i, t);
          }
          (e.texParameteri(e.TEXTURE_2D, e.TEXTURE_MIN_FILTER, e.LINEAR),
            e.texParameteri(e.TEXTURE_2D, e.TEXTURE_WRAP_S, e.CLAMP_TO_EDGE),
            e.texParameteri(e.TEXTURE_2D, e.TEXTURE_WRAP_T, e.CLAMP_TO_EDGE));
        }
      } else if (g.length > 0) {
        if (_ && x) {
          let t = Ne(g[0]);
          n.texStorage2D(e.TEXTURE_2D, E, m, t.width, t.height);
        }
        for (let t = 0, i = g.length; t < i; t++)
          ((h = g[t]),
            _ ? T && n.texSubImage2D(e.TEXTURE_2D, t, 0, 0, r, p, h) : n.texImage2D(e.TEXTURE_2D, t, m, r, p, h));
        o.generateMipmaps = !1;
      } else if (_) {
        if (x) {
          let r = Ne(t);
          n.texStorage2D(e.TEXTURE_2D, E, m, r.width, r.height);
        }
        T && n.texSubImage2D(e.TEXTURE_2D, 0, 0, 0, r, p, t);
      } else n.texImage2D(e.TEXTURE_2D, 0, m, r, p, t);
      (y(o) && o.mipmapsAutoUpdate === !0 && b(c), (f.__version = u.version), o.onUpdate && o.onUpdate(o));
    }
    t.__version = o.version;
  }
  function Se(t, o, s) {
    if (o.image.length !== 6) return;
    let c = ve(t, o),
      l = o.source;
    n.bindTexture(e.TEXTURE_CUBE_MAP, t.__webglTexture, e.TEXTURE0 + s);
    let u = r.get(l);
    if (l.version !== u.__version || c === !0) {
      n.activeTexture(e.TEXTURE0 + s);
      let t = X.getPrimaries(X.workingColorSpace),
        r = o.colorSpace === `` ? null : X.getPrimaries(o.colorSpace),
        d = o.colorSpace === `` || t === r ? e.NONE : e.BROWSER_DEFAULT_WEBGL;
      (n.pixelStorei(e.UNPACK_FLIP_Y_WEBGL, o.flipY),
        n.pixelStorei(e.UNPACK_PREMULTIPLY_ALPHA_WEBGL, o.premultiplyAlpha),
        n.pixelStorei(e.UNPACK_ALIGNMENT, o.unpackAlignment),
        n.pixelStorei(e.UNPACK_COLORSPACE_CONVERSION_WEBGL, d));
      let f = o.isCompressedTexture || o.image[0].isCompressedTexture,
        p = o.image[0] && o.image[0].isDataTexture,
        m = [];
      for (let e = 0; e < 6; e++)
        (!f && !p ? (m[e] = v(o.image[e], !0, i.maxCubemapSize)) : (m[e] = p ? o.image[e].image : o.image[e]),
          (m[e] = Me(o, m[e])));
      let h = m[0],
        g = a.convert(o.format, o.colorSpace),
        _ = a.convert(o.type),
        x = S(o.internalFormat, g, _, o.normalized, o.colorSpace),
        T = o.isVideoTexture !== !0,
        E = u.__version === void 0 || c === !0,
        D = l.dataReady,
        O = w(o, h);
      _e(e.TEXTURE_CUBE_MAP, o);
      let k;
      if (o.isDepthTexture) {
        if (((x = C(o.format === H, o.type)), E)) {
          if (T) n.texStorage2D(e.TEXTURE_CUBE_MAP, 1, x, h.width, h.height);
          else
            for (let t = 0; t < 6; t++)
              n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X + t, 0, x, h.width, h.height, 0, g, _, null);
        }
      } else if (f) {
        T && E && n.texStorage2D(e.TEXTURE_CUBE_MAP, O, x, h.width, h.height);
        for (let t = 0; t < 6; t++) {
          k = m[t].mipmaps;
          for (let r = 0; r < k.length; r++) {
            let i = k[r];
            o.format === 1023
              ? T
                ? D && n.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X + t, r, 0, 0, i.width, i.height, g, _, i.data)
                : n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X + t, r, x, i.width, i.height, 0, g, _, i.data)
              : g === null
                ? W(`WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()`)
                : T
                  ? D &&
                    n.compressedTexSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X + t, r, 0, 0, i.width, i.height, g, i.data)
                  : n.compressedTexImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X + t, r, x, i.width, i.height, 0, i.data);
          }
        }
      } else {
        if (((k = o.mipmaps), T && E)) {
          k.length > 0 && O++;
          let t = Ne(m[0]);
          n.texStorage2D(e.TEXTURE_CUBE_MAP, O, x, t.width, t.height);
        }
        for (let t = 0; t < 6; t++)
          if (p) {
            T
              ? D &&
                n.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X + t, 0, 0, 0, m[t].width, m[t].height, g, _, m[t].data)
              : n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X + t, 0, x, m[t].width, m[t].height, 0, g, _, m[t].data);
            for (let r = 0; r < k.length; r++) {
              let i = k[r].image[t].image;
              T
                ? D && n.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X + t, r + 1, 0, 0, i.width, i.height, g, _, i.data)
                : n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X + t, r + 1, x, i.width, i.height, 0, g, _, i.data);
            }
          } else {
            T
              ? D && n.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X + t, 0, 0, 0, g, _, m[t])
              : n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X + t, 0, x, g, _, m[t]);
            for (let r = 0; r < k.length; r++) {
              let i = k[r];
              T
                ? D && n.texSubImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X + t, r + 1, 0, 0, g, _, i.image[t])
                : n.texImage2D(e.TEXTURE_CUBE_MAP_POSITIVE_X + t, r + 1, x, g, _, i.image[t]);
            }
          }
      }
      (y(o) && o.mipmapsAutoUpdate === !0 && b(e.TEXTURE_CUBE_MAP),
        (u.__version = l.version),
        o.onUpdate && o.onUpdate(o));
    }
    t.__version = o.version;
  }
  function Ce(t, i, o, c, l, u) {
    let d = a.convert(o.format, o.colorSpace),
      f = a.convert(o.type),
      p = S(o.internalFormat, d, f, o.normalized, o.colorSpace),
      m = r.get(i),
      h = r.get(o);
    if (((h.__renderTarget = i), !m.__hasExternalTextures)) {
      let t = Math.max(1, i.width >> u),
        r = Math.max(1, i.height >> u);
      l === e.TEXTURE_3D || l === e.TEXTURE_2D_ARRAY
        ? n.texImage3D(l, u, p, t, r, i.depth, 0, d, f, null)
        : n.texImage2D(l, u, p, t, r, 0, d, f, null);
    }
    (n.bindFramebuffer(e.FRAMEBUFFER, t),
      U(i)
        ? s.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER, c, l, h.__webglTexture, 0, Ae(i))
        : (l === e.TEXTURE_2D || (l >= e.TEXTURE_CUBE_MAP_POSITIVE_X && l <= e.TEXTURE_CUBE_MAP_NEGATIVE_Z)) &&
          e.framebufferTexture2D(e.FRAMEBUFFER, c, l, h.__webglTexture, u),
      n.bindFramebuffer(e.FRAMEBUFFER, null));
  }
  function we(t, n, r) {
    if ((e.bindRenderbuffer(e.RENDERBUFFER, t), n.depthBuffer)) {
      let i = n.depthTexture,
        a = i && i.isDepthTexture ? i.type : null,
        o = C(n.stencilBuffer, a),
        c = n.stencilBuffer ? e.DEPTH_STENCIL_ATTACHMENT : e.DEPTH_ATTACHMENT;
      (U(n)
        ? s.renderbufferStorageMultisampleEXT(e.RENDERBUFFER, Ae(n), o, n.width, n.height)
        : r
          ? e.renderbufferStorageMultisample(e.RENDERBUFFER, Ae(n), o, n.width, n.height)
          : e.renderbufferStorage(e.RENDERBUFFER, o, n.width, n.height),
        e.framebufferRenderbuffer(e.FRAMEBUFFER, c, e.RENDERBUFFER, t));
    } else {
      let t = n.textures;
      for (let i = 0; i < t.length; i++) {
        let o = t[i],
          c = a.convert(o.format, o.colorSpace),
          l = a.convert(o.type),
          u = S(o.internalFormat, c, l, o.normalized, o.colorSpace);
        U(n)
          ? s.renderbufferStorageMultisampleEXT(e.RENDERBUFFER, Ae(n), u, n.width, n.height)
          : r
            ? e.renderbufferStorageMultisample(e.RENDERBUFFER, Ae(n), u, n.width, n.height)
            : e.renderbufferStorage(e.RENDERBUFFER, u, n.width, n.height);
      }
    }
    e.bindRenderbuffer(e.RENDERBUFFER, null);
  }
  function Te(t, i, a) {
    let o = i.isWebGLCubeRenderTarget === !0;
    if ((n.bindFramebuffer(e.FRAMEBUFFER, t), !(i.depthTexture && i.depthTexture.isDepthTexture)))
      throw Error(`THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.`);
    let c = r.get(i.depthTexture);
    c.__renderTarget = i;
    let l = o ? i.depthTexture.image[0] : i.depthTexture.image;
    ((c.__webglTexture && l.width === i.width && l.height === i.height) ||
      ((l.width = i.width), (l.height = i.height), (i.depthTexture.needsUpdate = !0)),
      o ? R(i.depthTexture, 0) : I(i.depthTexture, 0));
    let u = c.__webglTexture,
      d = Ae(i),
      f = o ? e.TEXTURE_CUBE_MAP_POSITIVE_X + a : e.TEXTURE_2D,
      p = i.depthTexture.format === 1027 ? e.DEPTH_STENCIL_ATTACHMENT : e.DEPTH_ATTACHMENT;
    if (i.depthTexture.format === 1026)
      U(i)
        ? s.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER, p, f, u, 0, d)
        : e.framebufferTexture2D(e.FRAMEBUFFER, p, f, u, 0);
    else if (i.depthTexture.format === 1027)
      U(i)
        ? s.framebufferTexture2DMultisampleEXT(e.FRAMEBUFFER, p, f, u, 0, d)
        : e.framebufferTexture2D(e.FRAMEBUFFER, p, f, u, 0);
    else throw Error(`THREE.WebGLTextures: Unknown depthTexture format.`);
  }
  function Ee(t) {
    let i = r.get(t),
      a = t.isWebGLCubeRenderTarget === !0;
    if (i.__boundDepthTexture !== t.depthTexture) {
      let e = t.depthTexture;
      if ((i.__depthDisposeCallback && i.__depthDisposeCallback(), e)) {
        let t = () => {
          (delete i.__boundDepthTexture, delete i.__depthDisposeCallback, e.removeEventListener(`dispose`, t));
        };
        (e.addEventListener(`dispose`, t), (i.__depthDisposeCallback = t));
      }
      i.__boundDepthTexture = e;
    }
    if (t.depthTexture && !i.__autoAllocateDepthBuffer) {
      if (a) for (let e = 0; e < 6; e++) Te(i.__webglFramebuffer[e], t, e);
      else t.texture.mipmaps.length > 0 ? Te(i.__webglFramebuffer[0], t, 0) : Te(i.__webglFramebuffer, t, 0);
    } else if (a) {
      i.__webglDepthbuffer = [];
      for (let r = 0; r < 6; r++)
        if ((n.bindFramebuffer(e.FRAMEBUFFER, i.__webglFramebuffer[r]), i.__webglDepthbuffer[r] === void 0))
          ((i.__webglDepthbuffer[r] = e.createRenderbuffer()), we(i.__webglDepthbuffer[r], t, !1));
        else {
          let n = t.stencilBuffer ? e.DEPTH_STENCIL_ATTACHMENT : e.DEPTH_ATTACHMENT,
            a = i.__webglDepthbuffer[r];
          (e.bindRenderbuffer(e.RENDERBUFFER, a), e.framebufferRenderbuffer(e.FRAMEBUFFER, n, e.RENDERBUFFER, a));
        }
    } else if (
      (t.texture.mipmaps.length > 0
        ? n.bindFramebuffer(e.FRAMEBUFFER, i.__webglFramebuffer[0])
        : n.bindFramebuffer(e.FRAMEBUFFER, i.__webglFramebuffer),
      i.__webglDepthbuffer === void 0)
    )
      ((i.__webglDepthbuffer = e.createRenderbuffer()), we(i.__webglDepthbuffer, t, !1));
    else {
      let n = t.stencilBuffer ? e.DEPTH_STENCIL_ATTACHMENT : e.DEPTH_ATTACHMENT,
        r = i.__webglDepthbuffer;
      (e.bindRenderbuffer(e.RENDERBUFFER, r), e.framebufferRenderbuffer(e.FRAMEBUFFER, n, e.RENDERBUFFER, r));
    }
    n.bindFramebuffer(e.FRAMEBUFFER, null);
  }
  function B(t, n, i) {
    let a = r.get(t);
    (n !== void 0 && Ce(a.__webglFramebuffer, t, t.texture, e.COLOR_ATTACHMENT0, e.TEXTURE_2D, 0),
      i !== void 0 && Ee(t));
  }
  function De(t) {
    let i = t.texture,
      s = r.get(t),
      c = r.get(i);
    (t.addEventListener(`dispose`, O), T(t));
    let l = t.textures,
      u = t.isWebGLCubeRenderTarget === !0,
      d = l.length > 1;
    if (
      (d ||
        (c.__webglTexture === void 0 && (c.__webglTexture = e.createTexture()),
        (c.__version = i.version),
        o.memory.textures++),
      u)
    ) {
      s.__webglFramebuffer = [];
      for (let t = 0; t < 6; t++)
        if (i.mipmaps.length > 0) {
          s.__webglFramebuffer[t] = [];
          for (let n = 0; n < i.mipmaps.length; n++) s.__webglFramebuffer[t][n] = e.createFramebuffer();
        } else s.__webglFramebuffer[t] = e.createFramebuffer();
    } else {
      if (i.mipmaps.length > 0) {
        s.__webglFramebuffer = [];
        for (let t = 0; t < i.mipmaps.length; t++) s.__webglFramebuffer[t] = e.createFramebuffer();
      } else s.__webglFramebuffer = e.createFramebuffer();
      if (d)
        for (let t = 0, n = l.length; t < n; t++) {
          let n = r.get(l[t]);
          n.__webglTexture === void 0 && ((n.__webglTexture = e.createTexture()), o.memory.textures++);
        }
      if (t.samples > 0 && U(t) === !1) {
        ((s.__webglMultisampledFramebuffer = e.createFramebuffer()),
          (s.__webglColorRenderbuffer = []),
          n.bindFramebuffer(e.FRAMEBUFFER, s.__webglMultisampledFramebuffer));
        for (let n = 0; n < l.length; n++) {
          let r = l[n];
          ((s.__webglColorRenderbuffer[n] = e.createRenderbuffer()),
            e.bindRenderbuffer(e.RENDERBUFFER, s.__webglColorRenderbuffer[n]));
          let i = a.convert(r.format, r.colorSpace),
            o = a.convert(r.type),
            c = S(r.internalFormat, i, o, r.normalized, r.colorSpace, t.isXRRenderTarget === !0),
            u = Ae(t);
          (e.renderbufferStorageMultisample(e.RENDERBUFFER, u, c, t.width, t.height),
            e.framebufferRenderbuffer(
              e.FRAMEBUFFER,
              e.COLOR_ATTACHMENT0 + n,
              e.RENDERBUFFER,
              s.__webglColorRenderbuffer[n],
            ));
        }
        (e.bindRenderbuffer(e.RENDERBUFFER, null),
          t.depthBuffer &&
            ((s.__webglDepthRenderbuffer = e.createRenderbuffer()), we(s.__webglDepthRenderbuffer, t, !0)),
          n.bindFramebuffer(e.FRAMEBUFFER, null));
      }
    }
    if (u) {
      (n.bindTexture(e.TEXTURE_CUBE_MAP, c.__webglTexture), _e(e.TEXTURE_CUBE_MAP, i));
      for (let n = 0; n < 6; n++)
        if (i.mipmaps.length > 0)
          for (let r = 0; r < i.mipmaps.length; r++)
            Ce(s.__webglFramebuffer[n][r], t, i, e.COLOR_ATTACHMENT0, e.TEXTURE_CUBE_MAP_POSITIVE_X + n, r);
        else Ce(s.__webglFramebuffer[n], t, i, e.COLOR_ATTACHMENT0, e.TEXTURE_CUBE_MAP_POSITIVE_X + n, 0);
      (y(i)
        ? b(e.TEXTURE_CUBE_MAP)
        : i.mipmaps.length > 0 && e.texParameteri(e.TEXTURE_CUBE_MAP, e.TEXTURE_MAX_LEVEL, i.mipmaps.length - 1),
        n.unbindTexture());
    } else if (d) {
      for (let i = 0, a = l.length; i < a; i++) {
        let a = l[i],
          o = r.get(a),
          c = e.TEXTURE_2D;
        ((t.isWebGL3DRenderTarget || t.isWebGLArrayRenderTarget) &&
          (c = t.isWebGL3DRenderTarget ? e.TEXTURE_3D : e.TEXTURE_2D_ARRAY),
          n.bindTexture(c, o.__webglTexture),
          _e(c, a),
          Ce(s.__webglFramebuffer, t, a, e.COLOR_ATTACHMENT0 + i, c, 0),
          y(a) && b(c));
      }
      n.unbindTexture();
    } else {
      let r = e.TEXTURE_2D;
      if (
        ((t.isWebGL3DRenderTarget || t.isWebGLArrayRenderTarget) &&
          (r = t.isWebGL3DRenderTarget ? e.TEXTURE_3D : e.TEXTURE_2D_ARRAY),
        n.bindTexture(r, c.__webglTexture),
        _e(r, i),
        i.mipmaps.length > 0)
      )
        for (let n = 0; n < i.mipmaps.length; n++) Ce(s.__webglFramebuffer[n], t, i, e.COLOR_ATTACHMENT0, r, n);
      else Ce(s.__webglFramebuffer, t, i, e.COLOR_ATTACHMENT0, r, 0);
      (y(i) ? b(r) : i.mipmaps.length > 0 && e.texParameteri(r, e.TEXTURE_MAX_LEVEL, i.mipmaps.length - 1),
        n.unbindTexture());
    }
    t.depthBuffer && Ee(t);
  }
  function Oe(e) {
    let t = e.textures;
    for (let i = 0, a = t.length; i < a; i++) {
      let a = t[i];
      if (y(a) && a.mipmapsAutoUpdate === !0) {
        let t = x(e),
          i = r.get(a).__webglTexture;
        (n.bindTexture(t, i), b(t), n.unbindTexture());
      }
    }
  }
  let ke = [];
  function V(t) {
    if (t.samples > 0) {
      if (U(t) === !1) {
        let i = t.textures,
          a = t.width,
          o = t.height,
          s = e.COLOR_BUFFER_BIT,
          l = t.stencilBuffer ? e.DEPTH_STENCIL_ATTACHMENT : e.DEPTH_ATTACHMENT,
          u = r.get(t),
          d = i.length > 1;
        if (d)
          for (let t = 0; t < i.length; t++)
            (n.bindFramebuffer(e.FRAMEBUFFER, u.__webglMultisampledFramebuffer),
              e.framebufferRenderbuffer(e.FRAMEBUFFER, e.COLOR_ATTACHMENT0 + t, e.RENDERBUFFER, null),
              n.bindFramebuffer(e.FRAMEBUFFER, u.__webglFramebuffer),
              e.framebufferTexture2D(e.DRAW_FRAMEBUFFER, e.COLOR_ATTACHMENT0 + t, e.TEXTURE_2D, null, 0));
        (n.bindFramebuffer(e.READ_FRAMEBUFFER, u.__webglMultisampledFramebuffer),
          t.texture.mipmaps.length > 0
            ? n.bindFramebuffer(e.DRAW_FRAMEBUFFER, u.__webglFramebuffer[0])
            : n.bindFramebuffer(e.DRAW_FRAMEBUFFER, u.__webglFramebuffer));
        for (let n = 0; n < i.length; n++) {
          if (
            (t.resolveDepthBuffer &&
              (t.depthBuffer && (s |= e.DEPTH_BUFFER_BIT),
              t.stencilBuffer && t.resolveStencilBuffer && (s |= e.STENCIL_BUFFER_BIT)),
            d)
          ) {
            e.framebufferRenderbuffer(
              e.READ_FRAMEBUFFER,
              e.COLOR_ATTACHMENT0,
              e.RENDERBUFFER,
              u.__webglColorRenderbuffer[n],
            );
            let t = r.get(i[n]).__webglTexture;
            e.framebufferTexture2D(e.DRAW_FRAMEBUFFER, e.COLOR_ATTACHMENT0, e.TEXTURE_2D, t, 0);
          }
          (e.blitFramebuffer(0, 0, a, o, 0, 0, a, o, s, e.NEAREST),
            c === !0 &&
              ((ke.length = 0),
              ke.push(e.COLOR_ATTACHMENT0 + n),
              t.depthBuffer && t.storeMultisampledDepthBuffer === !1 && ke.push(l),
              e.invalidateFramebuffer(e.READ_FRAMEBUFFER, ke)));
        }
        if ((n.bindFramebuffer(e.READ_FRAMEBUFFER, null), n.bindFramebuffer(e.DRAW_FRAMEBUFFER, null), d))
          for (let t = 0; t < i.length; t++) {
            (n.bindFramebuffer(e.FRAMEBUFFER, u.__webglMultisampledFramebuffer),
              e.framebufferRenderbuffer(
                e.FRAMEBUFFER,
                e.COLOR_ATTACHMENT0 + t,
                e.RENDERBUFFER,
                u.__webglColorRenderbuffer[t],
              ));
            let a = r.get(i[t]).__webglTexture;
            (n.bindFramebuffer(e.FRAMEBUFFER, u.__webglFramebuffer),
              e.framebufferTexture2D(e.DRAW_FRAMEBUFFER, e.COLOR_ATTACHMENT0 + t, e.TEXTURE_2D, a, 0));
          }
        n.bindFramebuffer(e.DRAW_FRAMEBUFFER, u.__webglMultisampledFramebuffer);
      } else if (t.depthBuffer && t.storeMultisampledDepthBuffer === !1 && c) {
        let n = t.stencilBuffer ? e.DEPTH_STENCIL_ATTACHMENT : e.DEPTH_ATTACHMENT;
        e.invalidateFramebuffer(e.DRAW_FRAMEBUFFER, [n]);
      }
    }
  }
  function Ae(e) {
    return Math.min(i.maxSamples, e.samples);
  }
  function U(e) {
    let n = r.get(e);
    return e.samples > 0 && t.has(`WEBGL_multisampled_render_to_texture`) === !0 && n.__useRenderToTexture !== !1;
  }
  function je(e) {
    let t = o.render.frame;
    u.get(e) !== t && (u.set(e, t), e.update());
  }
  function Me(e, t) {
    let n = e.colorSpace,
      r = e.format,
      i = e.type;
    return (
      e.isCompressedTexture === !0 ||
        e.isVideoTexture === !0 ||
        (n !== `srgb-linear` &&
          n !== `` &&
          (X.getTransfer(n) === `srgb`
            ? (r !== 1023 || i !== 1009) &&
              W(`WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType.`)
            : G(`WebGLTextures: Unsupported texture color space:`, n))),
      t
    );
  }
  function Ne(e) {
    return (
      typeof HTMLImageElement < `u` && e instanceof HTMLImageElement
        ? ((l.width = e.naturalWidth || e.width), (l.height = e.naturalHeight || e.height))
        : typeof VideoFrame < `u` && e instanceof VideoFrame
          ? ((l.width = e.displayWidth), (l.height = e.displayHeight))
          : ((l.width = e.width), (l.height = e.height)),
      l
    );
  }
  ((this.allocateTextureUnit = re),
    (this.resetTextureUnits = F),
    (this.getTextureUnits = te),
    (this.setTextureUnits = ne),
    (this.setTexture2D = I),
    (this.setTexture2DArray = ae),
    (this.setTexture3D = L),
    (this.setTextureCube = R),
    (this.rebindTextures = B),
    (this.setupRenderTarget = De),
    (this.updateRenderTargetMipmap = Oe),
    (this.updateMultisampleRenderTarget = V),
    (this.setupDepthRenderbuffer = Ee),
    (this.setupFrameBufferTexture = Ce),
    (this.useMultisampledRTT = U),
    (this.dispose = j));
}
function zu(e, t) {
  function n(n, r = ``) {
    let i,
      a = X.getTransfer(r);
    if (n === 1009) return e.UNSIGNED_BYTE;
    if (n === 1017) return e.UNSIGNED_SHORT_4_4_4_4;
    if (n === 1018) return e.UNSIGNED_SHORT_5_5_5_1;
    if (n === 35902) return e.UNSIGNED_INT_5_9_9_9_REV;
    if (n === 35899) return e.UNSIGNED_INT_10F_11F_11F_REV;
    if (n === 1010) return e.BYTE;
    if (n === 1011) return e.SHORT;
    if (n === 1012) return e.UNSIGNED_SHORT;
    if (n === 1013) return e.INT;
    if (n === 1014) return e.UNSIGNED_INT;
    if (n === 1015) return e.FLOAT;
    if (n === 1016) return e.HALF_FLOAT;
    if (n === 1021) return e.ALPHA;
    if (n === 1022) return e.RGB;
    if (n === 1023) return e.RGBA;
    if (n === 1026) return e.DEPTH_COMPONENT;
    if (n === 1027) return e.DEPTH_STENCIL;
    if (n === 1028) return e.RED;
    if (n === 1029) return e.RED_INTEGER;
    if (n === 1030) return e.RG;
    if (n === 1031) return e.RG_INTEGER;
    if (n === 1033) return e.RGBA_INTEGER;
    if (n === 33776 || n === 33777 || n === 33778 || n === 33779) {
      if (a === `srgb`) {
        if (((i = t.get(`WEBGL_compressed_texture_s3tc_srgb`)), i !== null)) {
          if (n === 33776) return i.COMPRESSED_SRGB_S3TC_DXT1_EXT;
          if (n === 33777) return i.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;
          if (n === 33778) return i.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;
          if (n === 33779) return i.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT;
        } else return null;
      } else if (((i = t.get(`WEBGL_compressed_texture_s3tc`)), i !== null)) {
        if (n === 33776) return i.COMPRESSED_RGB_S3TC_DXT1_EXT;
        if (n === 33777) return i.COMPRESSED_RGBA_S3TC_DXT1_EXT;
        if (n === 33778) return i.COMPRESSED_RGBA_S3TC_DXT3_EXT;
        if (n === 33779) return i.COMPRESSED_RGBA_S3TC_DXT5_EXT;
      } else return null;
    }
    if (n === 35840 || n === 35841 || n === 35842 || n === 35843) {
      if (((i = t.get(`WEBGL_compressed_texture_pvrtc`)), i !== null)) {
        if (n === 35840) return i.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;
        if (n === 35841) return i.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;
        if (n === 35842) return i.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;
        if (n === 35843) return i.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG;
      } else return null;
    }
    if (n === 36196 || n === 37492 || n === 37496 || n === 37488 || n === 37489 || n === 37490 || n === 37491) {
      if (((i = t.get(`WEBGL_compressed_texture_etc`)), i !== null)) {
        if (n === 36196 || n === 37492) return a === `srgb` ? i.COMPRESSED_SRGB8_ETC2 : i.COMPRESSED_RGB8_ETC2;
        if (n === 37496) return a === `srgb` ? i.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC : i.COMPRESSED_RGBA8_ETC2_EAC;
        if (n === 37488) return i.COMPRESSED_R11_EAC;
        if (n === 37489) return i.COMPRESSED_SIGNED_R11_EAC;
        if (n === 37490) return i.COMPRESSED_RG11_EAC;
        if (n === 37491) return i.COMPRESSED_SIGNED_RG11_EAC;
      } else return null;
    }
    if (
      n === 37808 ||
      n === 37809 ||
      n === 37810 ||
      n === 37811 ||
      n === 37812 ||
      n === 37813 ||
      n === 37814 ||
      n === 37815 ||
      n === 37816 ||
      n === 37817 ||
      n === 37818 ||
      n === 37819 ||
      n === 37820 ||
      n === 37821
    ) {
      if (((i = t.get(`WEBGL_compressed_texture_astc`)), i !== null)) {
        if (n === 37808) return a === `srgb` ? i.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR : i.COMPRESSED_RGBA_ASTC_4x4_KHR;
        if (n === 37809) return a === `srgb` ? i.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR : i.COMPRESSED_RGBA_ASTC_5x4_KHR;
        if (n === 37810) return a === `srgb` ? i.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR : i.COMPRESSED_RGBA_ASTC_5x5_KHR;
        if (n === 37811) return a === `srgb` ? i.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR : i.COMPRESSED_RGBA_ASTC_6x5_KHR;
        if (n === 37812) return a === `srgb` ? i.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR : i.COMPRESSED_RGBA_ASTC_6x6_KHR;
        if (n === 37813) return a === `srgb` ? i.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR : i.COMPRESSED_RGBA_ASTC_8x5_KHR;
        if (n === 37814) return a === `srgb` ? i.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR : i.COMPRESSED_RGBA_ASTC_8x6_KHR;
        if (n === 37815) return a === `srgb` ? i.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR : i.COMPRESSED_RGBA_ASTC_8x8_KHR;
        if (n === 37816)
          return a === `srgb` ? i.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR : i.COMPRESSED_RGBA_ASTC_10x5_KHR;
        if (n === 37817)
          return a === `srgb` ? i.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR : i.COMPRESSED_RGBA_ASTC_10x6_KHR;
        if (n === 37818)
          return a === `srgb` ? i.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR : i.COMPRESSED_RGBA_ASTC_10x8_KHR;
        if (n === 37819)
          return a === `srgb` ? i.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR : i.COMPRESSED_RGBA_ASTC_10x10_KHR;
        if (n === 37820)
          return a === `srgb` ? i.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR : i.COMPRESSED_RGBA_ASTC_12x10_KHR;
        if (n === 37821)
          return a === `srgb` ? i.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR : i.COMPRESSED_RGBA_ASTC_12x12_KHR;
      } else return null;
    }
    if (n === 36492 || n === 36494 || n === 36495) {
      if (((i = t.get(`EXT_texture_compression_bptc`)), i !== null)) {
        if (n === 36492)
          return a === `srgb` ? i.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT : i.COMPRESSED_RGBA_BPTC_UNORM_EXT;
        if (n === 36494) return i.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;
        if (n === 36495) return i.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT;
      } else return null;
    }
    if (n === 36283 || n === 36284 || n === 36285 || n === 36286) {
      if (((i = t.get(`EXT_texture_compression_rgtc`)), i !== null)) {
        if (n === 36283) return i.COMPRESSED_RED_RGTC1_EXT;
        if (n === 36284) return i.COMPRESSED_SIGNED_RED_RGTC1_EXT;
        if (n === 36285) return i.COMPRESSED_RED_GREEN_RGTC2_EXT;
        if (n === 36286) return i.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT;
      } else return null;
    }
    return n === 1020 ? e.UNSIGNED_INT_24_8 : e[n] === void 0 ? null : e[n];
  }
  return { convert: n };
}
var Bu = `
void main() {

	gl_Position = vec4( position, 1.0 );

}`,
  Vu = `
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,
  Hu = class {
    constructor() {
      ((this.texture = null), (this.mesh = null), (this.depthNear = 0), (this.depthFar = 0));
    }
    init(e, t) {
      if (this.texture === null) {
        let n = new ra(e.texture);
        ((e.depthNear !== t.depthNear || e.depthFar !== t.depthFar) &&
          ((this.depthNear = e.depthNear), (this.depthFar = e.depthFar)),
          (this.texture = n));
      }
    }
    getMesh(e) {
      if (this.texture !== null && this.mesh === null) {
        let t = e.cameras[0].viewport,
          n = new Fo({
            vertexShader: Bu,
            fragmentShader: Vu,
            uniforms: { depthColor: { value: this.texture }, depthWidth: { value: t.z }, depthHeight: { value: t.w } },
          });
        this.mesh = new Si(new Eo(20, 20), n);
      }
      return this.mesh;
    }
    reset() {
      ((this.texture = null), (this.mesh = null));
    }
    getDepthTexture() {
      return this.texture;
    }
  },
  Uu = class extends Ht {
    constructor(e, t) {
      super();
      let n = this,
        r = null,
        i = 1,
        a = null,
        o = `local-floor`,
        s = 1,
        c = null,
        l = null,
        u = null,
        d = null,
        f = null,
        p = null,
        m = typeof XRWebGLBinding < `u`,
        h = new Hu(),
        g = {},
        _ = t.getContextAttributes(),
        v = null,
        y = null,
        b = [],
        x = [],
        S = new q(),
        C = null,
        w = null,
        T = new ys();
      T.viewport = new _n();
      let E = new ys();
      E.viewport = new _n();
      let D = [T, E],
        O = new Ds(),
        k = null,
        A = null;
      ((this.cameraAutoUpdate = !0),
        (this.enabled = !1),
        (this.isPresenting = !1),
        (this.getController = function (e) {
          let t = b[e];
          return (t === void 0 && ((t = new Qn()), (b[e] = t)), t.getTargetRaySpace());
        }),
        (this.getControllerGrip = function (e) {
          let t = b[e];
          return (t === void 0 && ((t = new Qn()), (b[e] = t)), t.getGripSpace());
        }),
        (this.getHand = function (e) {
          let t = b[e];
          return (t === void 0 && ((t = new Qn()), (b[e] = t)), t.getHandSpace());
        }));
      function j(e) {
        let t = x.indexOf(e.inputSource);
        if (t === -1) return;
        let n = b[t];
        n !== void 0 &&
          (n.update(e.inputSource, e.frame, c || a), n.dispatchEvent({ type: e.type, data: e.inputSource }));
      }
      function M() {
        (r.removeEventListener(`select`, j),
          r.removeEventListener(`selectstart`, j),
          r.removeEventListener(`selectend`, j),
          r.removeEventListener(`squeeze`, j),
          r.removeEventListener(`squeezestart`, j),
          r.removeEventListener(`squeezeend`, j),
          r.removeEventListener(`end`, M),
          r.removeEventListener(`inputsourceschange`, N));
        for (let e = 0; e < b.length; e++) {
          let t = x[e];
          t !== null && ((x[e] = null), b[e].disconnect(t));
        }
        ((k = null), (A = null), h.reset());
        for (let e in g) delete g[e];
        if (
          (e.setRenderTarget(v),
          (f = null),
          (d = null),
          (u = null),
          (r = null),
          (y = null),
          ne.stop(),
          (n.isPresenting = !1),
          e.setPixelRatio(C),
          e.setSize(S.width, S.height, !1),
          w !== null)
        ) {
          let e = w.camera;
          ((e.fov = w.fov), (e.zoom = w.zoom), e.updateProjectionMatrix(), (w = null));
        }
        n.dispatchEvent({ type: `sessionend` });
      }
      ((this.setFramebufferScaleFactor = function (e) {
        ((i = e), n.isPresenting === !0 && W(`WebXRManager: Cannot change framebuffer scale while presenting.`));
      }),
        (this.setReferenceSpaceType = function (e) {
          ((o = e), n.isPresenting === !0 && W(`WebXRManager: Cannot change reference space type while presenting.`));
        }),
        (this.getReferenceSpace = function () {
          return c || a;
        }),
        (this.setReferenceSpace = function (e) {
          c = e;
        }),
        (this.getBaseLayer = function () {
          return d === null ? f : d;
        }),
        (this.getBinding = function () {
          return (u === null && m && (u = new XRWebGLBinding(r, t)), u);
        }),
        (this.getFrame = function () {
          return p;
        }),
        (this.getSession = function () {
          return r;
        }),
        (this.setSession = async function (l) {
          if (((r = l), r !== null)) {
            if (
              ((v = e.getRenderTarget()),
              r.addEventListener(`select`, j),
              r.addEventListener(`selectstart`, j),
              r.addEventListener(`selectend`, j),
              r.addEventListener(`squeeze`, j),
              r.addEventListener(`squeezestart`, j),
              r.addEventListener(`squeezeend`, j),
              r.addEventListener(`end`, M),
              r.addEventListener(`inputsourceschange`, N),
              _.xrCompatible !== !0 && (await t.makeXRCompatible()),
              (C = e.getPixelRatio()),
              e.getSize(S),
              m && `createProjectionLayer` in XRWebGLBinding.prototype)
            ) {
              let n = null,
                a = null,
                o = null;
              _.depth &&
                ((o = _.stencil ? t.DEPTH24_STENCIL8 : t.DEPTH_COMPONENT24),
                (n = _.stencil ? H : Ae),
                (a = _.stencil ? Ee : xe));
              let s = { colorFormat: t.RGBA8, depthFormat: o, scaleFactor: i };
              ((u = this.getBinding()),
                (d = u.createProjectionLayer(s)),
                r.updateRenderState({ layers: [d] }),
                e.setPixelRatio(1),
                e.setSize(d.textureWidth, d.textureHeight, !1),
                (y = new yn(d.textureWidth, d.textureHeight, {
                  format: V,
                  type: ge,
                  depthTexture: new ta(
                    d.textureWidth,
                    d.textureHeight,
                    a,
                    void 0,
                    void 0,
                    void 0,
                    void 0,
                    void 0,
                    void 0,
                    n,
                  ),
                  stencilBuffer: _.stencil,
                  colorSpace: e.outputColorSpace,
                  samples: _.antialias ? 4 : 0,
                  resolveDepthBuffer: d.ignoreDepthValues === !1,
                  resolveStencilBuffer: d.ignoreDepthValues === !1,
                  storeMultisampledDepthBuffer: d.ignoreDepthValues === !1,
                  storeMultisampledStencilBuffer: d.ignoreDepthValues === !1,
                })));
            } else {
              let n = {
                antialias: _.antialias,
                alpha: !0,
                depth: _.depth,
                stencil: _.stencil,
                framebufferScaleFactor: i,
              };
              ((f = new XRWebGLLayer(r, t, n)),
                r.updateRenderState({ baseLayer: f }),
                e.setPixelRatio(1),
                e.setSize(f.framebufferWidth, f.framebufferHeight, !1),
                (y = new yn(f.framebufferWidth, f.framebufferHeight, {
                  format: V,
                  type: ge,
                  colorSpace: e.outputColorSpace,
                  stencilBuffer: _.stencil,
                  resolveDepthBuffer: f.ignoreDepthValues === !1,
                  resolveStencilBuffer: f.ignoreDepthValues === !1,
                  storeMultisampledDepthBuffer: f.ignoreDepthValues === !1,
                  storeMultisampledStencilBuffer: f.ignoreDepthValues === !1,
                })));
            }
            ((y.isXRRenderTarget = !0),
              this.setFoveation(s),
              (c = null),
              (a = await r.requestReferenceSpace(o)),
              ne.setContext(r),
              ne.start(),
              (n.isPresenting = !0),
              n.dispatchEvent({ type: `sessionstart` }));
          }
        }),
        (this.getEnvironmentBlendMode = function () {
          if (r !== null) return r.environmentBlendMode;
        }),
        (this.getDepthTexture = function () {
          return h.getDepthTexture();
        }));
      function N(e) {
        for (let t = 0; t < e.removed.length; t++) {
          let n = e.removed[t],
            r = x.indexOf(n);
          r >= 0 && ((x[r] = null), b[r].disconnect(n));
        }
        for (let t = 0; t < e.added.length; t++) {
          let n = e.added[t],
            r = x.indexOf(n);
          if (r === -1) {
            for (let e = 0; e < b.length; e++)
              if (e >= x.length) {
                (x.push(n), (r = e));
                break;
              } else if (x[e] === null) {
                ((x[e] = n), (r = e));
                break;
              }
            if (r === -1) break;
          }
          let i = b[r];
          i && i.connect(n);
        }
      }
      function ee(e, t) {
        (t === null ? e.matrixWorld.copy(e.matrix) : e.matrixWorld.multiplyMatrices(t.matrixWorld, e.matrix),
          e.matrixWorldInverse.copy(e.matrixWorld).invert());
      }
      this.updateCamera = function (e) {
        if (r === null) return;
        let t = e.near,
          n = e.far;
        (h.texture !== null && (h.depthNear > 0 && (t = h.depthNear), h.depthFar > 0 && (n = h.depthFar)),
          (O.near = E.near = T.near = t),
          (O.far = E.far = T.far = n),
          (k !== O.near || A !== O.far) &&
            (r.updateRenderState({ depthNear: O.near, depthFar: O.far }), (k = O.near), (A = O.far)),
          (O.layers.mask = e.layers.mask | 6),
          (T.layers.mask = O.layers.mask & -5),
          (E.layers.mask = O.layers.mask & -3));
        let i = e.parent,
          a = O.cameras;
        ee(O, i);
        for (let e = 0; e < a.length; e++) ee(a[e], i);
        (O.projectionMatrix.copy(T.projectionMatrix),
          O.projectionMatrixInverse.copy(T.projectionMatrixInverse),
          w === null && e.isPerspectiveCamera && (w = { camera: e, fov: e.fov, zoom: e.zoom }),
          P(e, O, i));
      };
      function P(e, t, n) {
        (n === null
          ? e.matrix.copy(t.matrixWorld)
          : (e.matrix.copy(n.matrixWorld), e.matrix.invert(), e.matrix.multiply(t.matrixWorld)),
          e.matrix.decompose(e.position, e.quaternion, e.scale),
          e.updateMatrixWorld(!0),
          e.projectionMatrix.copy(t.projectionMatrix),
          e.projectionMatrixInverse.copy(t.projectionMatrixInverse),
          e.isPerspectiveCamera && ((e.fov = Gt * 2 * Math.atan(1 / e.projectionMatrix.elements[5])), (e.zoom = 1)));
      }
      ((this.getCamera = function () {
        return O;
      }),
        (this.getFoveation = function () {
          if (d !== null || f !== null) return s;
        }),
        (this.setFoveation = function (e) {
          ((s = e),
            d !== null && (d.fixedFoveation = e),
            f !== null && f.fixedFoveation !== void 0 && (f.fixedFoveation = e));
        }),
        (this.hasDepthSensing = function () {
          return h.texture !== null;
        }),
        (this.getDepthSensingMesh = function () {
          return h.getMesh(O);
        }),
        (this.getCameraTexture = function (e) {
          return g[e];
        }));
      let F = null;
      function te(t, i) {
        if (((l = i.getViewerPose(c || a)), (p = i), l !== null)) {
          let t = l.views;
          f !== null && (e.setRenderTargetFramebuffer(y, f.framebuffer), e.setRenderTarget(y));
          let i = !1;
          t.length !== O.cameras.length && ((O.cameras.length = 0), (i = !0));
          for (let n = 0; n < t.length; n++) {
            let r = t[n],
              a = null;
            if (f !== null) a = f.getViewport(r);
            else {
              let t = u.getViewSubImage(d, r);
              ((a = t.viewport),
                n === 0 && (e.setRenderTargetTextures(y, t.colorTexture, t.depthStencilTexture), e.setRenderTarget(y)));
            }
            let o = D[n];
            (o === void 0 && ((o = new ys()), o.layers.enable(n), (o.viewport = new _n()), (D[n] = o)),
              o.matrix.fromArray(r.transform.matrix),
              o.matrix.decompose(o.position, o.quaternion, o.scale),
              o.projectionMatrix.fromArray(r.projectionMatrix),
              o.projectionMatrixInverse.copy(o.projectionMatrix).invert(),
              o.viewport.set(a.x, a.y, a.width, a.height),
              n === 0 && (O.matrix.copy(o.matrix), O.matrix.decompose(O.position, O.quaternion, O.scale)),
              i === !0 && O.cameras.push(o));
          }
          let a = r.enabledFeatures;
          if (a && a.includes(`depth-sensing`) && r.depthUsage == `gpu-optimized` && m) {
            u = n.getBinding();
            let e = u.getDepthInformation(t[0]);
            e && e.isValid && e.texture && h.init(e, r.renderState);
          }
          if (a && a.includes(`camera-access`) && m) {
            (e.state.unbindTexture(), (u = n.getBinding()));
            for (let e = 0; e < t.length; e++) {
              let n = t[e].camera;
              if (n) {
                let e = g[n];
                e || ((e = new ra()), (g[n] = e));
                let t = u.getCameraImage(n);
                e.sourceTexture = t;
              }
            }
          }
        }
        for (let e = 0; e < b.length; e++) {
          let t = x[e],
            n = b[e];
          t !== null && n !== void 0 && n.update(t, i, c || a);
        }
        (F && F(t, i), i.detectedPlanes && n.dispatchEvent({ type: `planesdetected`, data: i }), (p = null));
      }
      let ne = new Hs();
      (ne.setAnimationLoop(te),
        (this.setAnimationLoop = function (e) {
          F = e;
        }),
        (this.dispose = function () {}));
    }
  },
  Wu = new Sn(),
  Gu = new Y();
Gu.set(-1, 0, 0, 0, 1, 0, 0, 0, 1);
function Ku(e, t) {
  function n(e, t) {
    (e.matrixAutoUpdate === !0 && e.updateMatrix(), t.value.copy(e.matrix));
  }
  function r(t, n) {
    (n.color.getRGB(t.fogColor.value, jo(e)),
      n.isFog
        ? ((t.fogNear.value = n.near), (t.fogFar.value = n.far))
        : n.isFogExp2 && (t.fogDensity.value = n.density));
  }
  function i(e, t, n, r, i) {
    t.isNodeMaterial
      ? (t.uniformsNeedUpdate = !1)
      : t.isMeshBasicMaterial
        ? a(e, t)
        : t.isMeshLambertMaterial
          ? (a(e, t), t.envMap && (e.envMapIntensity.value = t.envMapIntensity))
          : t.isMeshToonMaterial
            ? (a(e, t), d(e, t))
            : t.isMeshPhongMaterial
              ? (a(e, t), u(e, t), t.envMap && (e.envMapIntensity.value = t.envMapIntensity))
              : t.isMeshStandardMaterial
                ? (a(e, t), f(e, t), t.isMeshPhysicalMaterial && p(e, t, i))
                : t.isMeshMatcapMaterial
                  ? (a(e, t), m(e, t))
                  : t.isMeshDepthMaterial
                    ? a(e, t)
                    : t.isMeshDistanceMaterial
                      ? (a(e, t), h(e, t))
                      : t.isMeshNormalMaterial
                        ? a(e, t)
                        : t.isLineBasicMaterial
                          ? (o(e, t), t.isLineDashedMaterial && s(e, t))
                          : t.isPointsMaterial
                            ? c(e, t, n, r)
                            : t.isSpriteMaterial
                              ? l(e, t)
                              : t.isShadowMaterial
                                ? (e.color.value.copy(t.color), (e.opacity.value = t.opacity))
                                : t.isShaderMaterial && (t.uniformsNeedUpdate = !1);
  }
  function a(e, r) {
    ((e.opacity.value = r.opacity),
      r.color && e.diffuse.value.copy(r.color),
      r.emissive && e.emissive.value.copy(r.emissive).multiplyScalar(r.emissiveIntensity),
      r.map && ((e.map.value = r.map), n(r.map, e.mapTransform)),
      r.alphaMap && ((e.alphaMap.value = r.alphaMap), n(r.alphaMap, e.alphaMapTransform)),
      r.bumpMap &&
        ((e.bumpMap.value = r.bumpMap),
        n(r.bumpMap, e.bumpMapTransform),
        (e.bumpScale.value = r.bumpScale),
        r.side === 1 && (e.bumpScale.value *= -1)),
      r.normalMap &&
        ((e.normalMap.value = r.normalMap),
        n(r.normalMap, e.normalMapTransform),
        e.normalScale.value.copy(r.normalScale),
        r.side === 1 && e.normalScale.value.negate()),
      r.displacementMap &&
        ((e.displacementMap.value = r.displacementMap),
        n(r.displacementMap, e.displacementMapTransform),
        (e.displacementScale.value = r.displacementScale),
        (e.displacementBias.value = r.displacementBias)),
      r.emissiveMap && ((e.emissiveMap.value = r.emissiveMap), n(r.emissiveMap, e.emissiveMapTransform)),
      r.specularMap && ((e.specularMap.value = r.specularMap), n(r.specularMap, e.specularMapTransform)),
      r.alphaTest > 0 && (e.alphaTest.value = r.alphaTest));
    let i = t.get(r),
      a = i.envMap,
      o = i.envMapRotation;
    (a &&
      ((e.envMap.value = a),
      e.envMapRotation.value.setFromMatrix4(Wu.makeRotationFromEuler(o)).transpose(),
      a.isCubeTexture && a.isRenderTargetTexture === !1 && e.envMapRotation.value.premultiply(Gu),
      (e.reflectivity.value = r.reflectivity),
      (e.ior.value = r.ior),
      (e.refractionRatio.value = r.refractionRatio)),
      r.lightMap &&
        ((e.lightMap.value = r.lightMap),
        (e.lightMapIntensity.value = r.lightMapIntensity),
        n(r.lightMap, e.lightMapTransform)),
      r.aoMap &&
        ((e.aoMap.value = r.aoMap), (e.aoMapIntensity.value = r.aoMapIntensity), n(r.aoMap, e.aoMapTransform)));
  }
  function o(e, t) {
    (e.diffuse.value.copy(t.color),
      (e.opacity.value = t.opacity),
      t.map && ((e.map.value = t.map), n(t.map, e.mapTransform)));
  }
  function s(e, t) {
    ((e.dashSize.value = t.dashSize), (e.totalSize.value = t.dashSize + t.gapSize), (e.scale.value = t.scale));
  }
  function c(e, t, r, i) {
    (e.diffuse.value.copy(t.color),
      (e.opacity.value = t.opacity),
      (e.size.value = t.size * r),
      (e.scale.value = i * 0.5),
      t.map && ((e.map.value = t.map), n(t.map, e.uvTransform)),
      t.alphaMap && ((e.alphaMap.value = t.alphaMap), n(t.alphaMap, e.alphaMapTransform)),
      t.alphaTest > 0 && (e.alphaTest.value = t.alphaTest));
  }
  function l(e, t) {
    (e.diffuse.value.copy(t.color),
      (e.opacity.value = t.opacity),
      (e.rotation.value = t.rotation),
      t.map && ((e.map.value = t.map), n(t.map, e.mapTransform)),
      t.alphaMap && ((e.alphaMap.value = t.alphaMap), n(t.alphaMap, e.alphaMapTransform)),
      t.alphaTest > 0 && (e.alphaTest.value = t.alphaTest));
  }
  function u(e, t) {
    (e.specular.value.copy(t.specular), (e.shininess.value = Math.max(t.shininess, 1e-4)));
  }
  function d(e, t) {
    t.gradientMap && (e.gradientMap.value = t.gradientMap);
  }
  function f(e, t) {
    ((e.metalness.value = t.metalness),
      t.metalnessMap && ((e.metalnessMap.value = t.metalnessMap), n(t.metalnessMap, e.metalnessMapTransform)),
      (e.roughness.value = t.roughness),
      t.roughnessMap && ((e.roughnessMap.value = t.roughnessMap), n(t.roughnessMap, e.roughnessMapTransform)),
      t.envMap && (e.envMapIntensity.value = t.envMapIntensity));
  }
  function p(e, t, r) {
    ((e.ior.value = t.ior),
      t.diffuseRoughness > 0 &&
        ((e.diffuseRoughness.value = t.diffuseRoughness),
        t.diffuseRoughnessMap &&
          ((e.diffuseRoughnessMap.value = t.diffuseRoughnessMap),
          n(t.diffuseRoughnessMap, e.diffuseRoughnessMapTransform))),
      t.sheen > 0 &&
        (e.sheenColor.value.copy(t.sheenColor).multiplyScalar(t.sheen),
        (e.sheenRoughness.value = t.sheenRoughness),
        t.sheenColorMap && ((e.sheenColorMap.value = t.sheenColorMap), n(t.sheenColorMap, e.sheenColorMapTransform)),
        t.sheenRoughnessMap &&
          ((e.sheenRoughnessMap.value = t.sheenRoughnessMap), n(t.sheenRoughnessMap, e.sheenRoughnessMapTransform))),
      t.clearcoat > 0 &&
        ((e.clearcoat.value = t.clearcoat),
        (e.clearcoatRoughness.value = t.clearcoatRoughness),
        t.clearcoatMap && ((e.clearcoatMap.value = t.clearcoatMap), n(t.clearcoatMap, e.clearcoatMapTransform)),
        t.clearcoatRoughnessMap &&
          ((e.clearcoatRoughnessMap.value = t.clearcoatRoughnessMap),
          n(t.clearcoatRoughnessMap, e.clearcoatRoughnessMapTransform)),
        t.clearcoatNormalMap &&
          ((e.clearcoatNormalMap.value = t.clearcoatNormalMap),
          n(t.clearcoatNormalMap, e.clearcoatNormalMapTransform),
          e.clearcoatNormalScale.value.copy(t.clearcoatNormalScale),
          t.side === 1 && e.clearcoatNormalScale.value.negate())),
      t.dispersion > 0 && (e.dispersion.value = t.dispersion),
      t.retroreflectivity > 0 && (e.retroreflectivity.value = t.retroreflectivity),
      t.iridescence > 0 &&
        ((e.iridescence.value = t.iridescence),
        (e.iridescenceIOR.value = t.iridescenceIOR),
        (e.iridescenceThicknessMinimum.value = t.iridescenceThicknessMinimum),
        (e.iridescenceThicknessMaximum.value = t.iridescenceThicknessMaximum),
        t.iridescenceMap &&
          ((e.iridescenceMap.value = t.iridescenceMap), n(t.iridescenceMap, e.iridescenceMapTransform)),
        t.iridescenceThicknessMap &&
          ((e.iridescenceThicknessMap.value = t.iridescenceThicknessMap),
          n(t.iridescenceThicknessMap, e.iridescenceThicknessMapTransform))),
      t.transmission > 0 &&
        ((e.transmission.value = t.transmission),
        (e.transmissionSamplerMap.value = r.texture),
        e.transmissionSamplerSize.value.set(r.width, r.height),
        t.transmissionMap &&
          ((e.transmissionMap.value = t.transmissionMap), n(t.transmissionMap, e.transmissionMapTransform)),
        (e.thickness.value = t.thickness),
        t.thicknessMap && ((e.thicknessMap.value = t.thicknessMap), n(t.thicknessMap, e.thicknessMapTransform)),
        (e.attenuationDistance.value = t.attenuationDistance),
        e.attenuationColor.value.copy(t.attenuationColor)),
      t.anisotropy > 0 &&
        (e.anisotropyVector.value.set(
          t.anisotropy * Math.cos(t.anisotropyRotation),
          t.anisotropy * Math.sin(t.anisotropyRotation),
        ),
        t.anisotropyMap && ((e.anisotropyMap.value = t.anisotropyMap), n(t.anisotropyMap, e.anisotropyMapTransform))),
      (e.specularIntensity.value = t.specularIntensity),
      e.specularColor.value.copy(t.specularColor),
      t.specularColorMap &&
        ((e.specularColorMap.value = t.specularColorMap), n(t.specularColorMap, e.specularColorMapTransform)),
      t.specularIntensityMap &&
        ((e.specularIntensityMap.value = t.specularIntensityMap),
        n(t.specularIntensityMap, e.specularIntensityMapTransform)));
  }
  function m(e, t) {
    t.matcap && (e.matcap.value = t.matcap);
  }
  function h(e, n) {
    let r = t.get(n).light;
    (e.referencePosition.value.setFromMatrixPosition(r.matrixWorld),
      (e.nearDistance.value = r.shadow.camera.near),
      (e.farDistance.value = r.shadow.camera.far));
  }
  return { refreshFogUniforms: r, refreshMaterialUniforms: i };
}
function qu(e, t, n, r) {
  let i = {},
    a = {};
  function o(e, t) {
    let n = t.program;
    r.uniformBlockBinding(e, n, i[e.id]);
  }
  function s(e, n) {
    let o = i[e.id];
    o === void 0 && (m(e), (o = c(e)), (i[e.id] = o), e.addEventListener(`dispose`, g));
    let s = n.program;
    r.updateUBOMapping(e, s);
    let u = t.render.frame;
    a[e.id] !== u && (l(e), (a[e.id] = u));
  }
  function c(t) {
    let n = e.createBuffer(),
      r = t.__size,
      i = t.usage;
    return (
      e.bindBuffer(e.UNIFORM_BUFFER, n), e.bufferData(e.UNIFORM_BUFFER, r, i), e.bindBuffer(e.UNIFORM_BUFFER, null), n
    );
  }
  function l(t) {
    let n = i[t.id],
      r = t.uniforms,
      a = t.__cache;
    e.bindBuffer(e.UNIFORM_BUFFER, n);
    for (let e = 0, t = r.length; e < t; e++) {
      let t = r[e];
      if (Array.isArray(t)) for (let n = 0, r = t.length; n < r; n++) u(t[n], e, n, a);
      else u(t, e, 0, a);
    }
    e.bindBuffer(e.UNIFORM_BUFFER, null);
  }
  function u(t, n, r, i) {
    if (f(t, n, r, i) === !0) {
      let n = t.__offset,
        r = t.value;
      if (Array.isArray(r)) {
        let e = 0;
        for (let n = 0; n < r.length; n++) {
          let i = r[n],
            a = h(i, !0);
          (d(i, t.__data, e), (e += a.storage / Float32Array.BYTES_PER_ELEMENT));
        }
      } else d(r, t.__data, 0);
      e.bufferSubData(e.UNIFORM_BUFFER, n, t.__data);
    }
  }
  function d(e, t, n) {
    typeof e == `number` || typeof e == `boolean`
      ? (t[n] = e)
      : e.isMatrix3
        ? ((t[n] = e.elements[0]),
          (t[n + 1] = e.elements[1]),
          (t[n + 2] = e.elements[2]),
          (t[n + 3] = 0),
          (t[n + 4] = e.elements[3]),
          (t[n + 5] = e.elements[4]),
          (t[n + 6] = e.elements[5]),
          (t[n + 7] = 0),
          (t[n + 8] = e.elements[6]),
          (t[n + 9] = e.elements[7]),
          (t[n + 10] = e.elements[8]),
          (t[n + 11] = 0))
        : ArrayBuffer.isView(e)
          ? t.set(e.subarray(0, t.length - n), n)
          : e.toArray(t, n);
  }
  function f(e, t, n, r) {
    let i = e.value,
      a = t + `_` + n;
    if (Array.isArray(i)) {
      r[a] === void 0 && (r[a] = []);
      let e = r[a],
        t = !1;
      for (let n = 0; n < i.length; n++) p(i[n], e, n) === !0 && (t = !0);
      return t;
    }
    return p(i, r, a);
  }
  function p(e, t, n) {
    if (t[n] === void 0)
      return (
        (t[n] = typeof e == `number` || typeof e == `boolean` ? e : ArrayBuffer.isView(e) ? e.slice() : e.clone()), !0
      );
    {
      let r = t[n];
      if (typeof e == `number` || typeof e == `boolean`) {
        if (r !== e) return ((t[n] = e), !0);
      } else if (ArrayBuffer.isView(e)) return !0;
      else if (r.equals(e) === !1) return (r.copy(e), !0);
    }
    return !1;
  }
  function m(e) {
    let t = e.uniforms,
      n = 0;
    for (let e = 0, r = t.length; e < r; e++) {
      let r = Array.isArray(t[e]) ? t[e] : [t[e]];
      for (let i = 0, a = r.length; i < a; i++) {
        let a = r[i],
          o = Array.isArray(a.value) ? a.value : [a.value],
          s = Array.isArray(t[e]) || Array.isArray(a.value),
          c = n;
        for (let e = 0, t = o.length; e < t; e++) {
          let t = o[e],
            r = h(t, s),
            i = n % 16,
            a = i % r.boundary,
            l = i + a;
          ((n += a), l !== 0 && 16 - l < r.storage && (n += 16 - l), e === 0 && (c = n), (n += r.storage));
        }
        ((a.__data = new (a.type === `int` ? Int32Array : a.type === `uint` ? Uint32Array : Float32Array)(
          (n - c) / Float32Array.BYTES_PER_ELEMENT,
        )),
          (a.__offset = c));
      }
    }
    let r = n % 16;
    return (r > 0 && (n += 16 - r), (e.__size = n), (e.__cache = {}), this);
  }
  function h(e, t) {
    let n = { boundary: 0, storage: 0 };
    return (
      typeof e == `number` || typeof e == `boolean`
        ? ((n.boundary = 4), (n.storage = 4))
        : e.isVector2
          ? ((n.boundary = 8), (n.storage = 8))
          : e.isVector3 || e.isColor
            ? ((n.boundary = 16), (n.storage = 12))
            : e.isVector4
              ? ((n.boundary = 16), (n.storage = 16))
              : e.isMatrix3
                ? ((n.boundary = 16), (n.storage = 48))
                : e.isMatrix4
                  ? ((n.boundary = 16), (n.storage = 64))
                  : e.isTexture
                    ? W(`WebGLRenderer: Texture samplers can not be part of an uniforms group.`)
                    : ArrayBuffer.isView(e)
                      ? ((n.boundary = 16), (n.storage = e.byteLength))
                      : W(`WebGLRenderer: Unsupported uniform value type.`, e),
      t === !0 && ((n.boundary = 16), (n.storage = Math.ceil(n.storage / 16) * 16)),
      n
    );
  }
  function g(t) {
    let n = t.target;
    (n.removeEventListener(`dispose`, g), e.deleteBuffer(i[n.id]), delete i[n.id], delete a[n.id]);
  }
  function _() {
    for (let t in i) e.deleteBuffer(i[t]);
    ((i = {}), (a = {}));
  }
  return { bind: o, update: s, dispose: _ };
}
var Ju = new Uint16Array([
    12469, 15057, 12620, 14925, 13266, 14620, 13807, 14376, 14323, 13990, 14545, 13625, 14713, 13328, 14840, 12882,
    14931, 12528, 14996, 12233, 15039, 11829, 15066, 11525, 15080, 11295, 15085, 10976, 15082, 10705, 15073, 10495,
    13880, 14564, 13898, 14542, 13977, 14430, 14158, 14124, 14393, 13732, 14556, 13410, 14702, 12996, 14814, 12596,
    14891, 12291, 14937, 11834, 14957, 11489, 14958, 11194, 14943, 10803, 14921, 10506, 14893, 10278, 14858, 9960,
    14484, 14039, 14487, 14025, 14499, 13941, 14524, 13740, 14574, 13468, 14654, 13106, 14743, 12678, 14818, 12344,
    14867, 11893, 14889, 11509, 14893, 11180, 14881, 10751, 14852, 10428, 14812, 10128, 14765, 9754, 14712, 9466, 14764,
    13480, 14764, 13475, 14766, 13440, 14766, 13347, 14769, 13070, 14786, 12713, 14816, 12387, 14844, 11957, 14860,
    11549, 14868, 11215, 14855, 10751, 14825, 10403, 14782, 10044, 14729, 9651, 14666, 9352, 14599, 9029, 14967, 12835,
    14966, 12831, 14963, 12804, 14954, 12723, 14936, 12564, 14917, 12347, 14900, 11958, 14886, 11569, 14878, 11247,
    14859, 10765, 14828, 10401, 14784, 10011, 14727, 9600, 14660, 9289, 14586, 8893, 14508, 8533, 15111, 12234, 15110,
    12234, 15104, 12216, 15092, 12156, 15067, 12010, 15028, 11776, 14981, 11500, 14942, 11205, 14902, 10752, 14861,
    10393, 14812, 9991, 14752, 9570, 14682, 9252, 14603, 8808, 14519, 8445, 14431, 8145, 15209, 11449, 15208, 11451,
    15202, 11451, 15190, 11438, 15163, 11384, 15117, 11274, 15055, 10979, 14994, 10648, 14932, 10343, 14871, 9936,
    14803, 9532, 14729, 9218, 14645, 8742, 14556, 8381, 14461, 8020, 14365, 7603, 15273, 10603, 15272, 10607, 15267,
    10619, 15256, 10631, 15231, 10614, 15182, 10535, 15118, 10389, 15042, 10167, 14963, 9787, 14883, 9447, 14800, 9115,
    14710, 8665, 14615, 8318, 14514, 7911, 14411, 7507, 14279, 7198, 15314, 9675, 15313, 9683, 15309, 9712, 15298, 9759,
    15277, 9797, 15229, 9773, 15166, 9668, 15084, 9487, 14995, 9274, 14898, 8910, 14800, 8539, 14697, 8234, 14590, 7790,
    14479, 7409, 14367, 7067, 14178, 6621, 15337, 8619, 15337, 8631, 15333, 8677, 15325, 8769, 15305, 8871, 15264, 8940,
    15202, 8909, 15119, 8775, 15022, 8565, 14916, 8328, 14804, 8009, 14688, 7614, 14569, 7287, 14448, 6888, 14321, 6483,
    14088, 6171, 15350, 7402, 15350, 7419, 15347, 7480, 15340, 7613, 15322, 7804, 15287, 7973, 15229, 8057, 15148, 8012,
    15046, 7846, 14933, 7611, 14810, 7357, 14682, 7069, 14552, 6656, 14421, 6316, 14251, 5948, 14007, 5528, 15356, 5942,
    15356, 5977, 15353, 6119, 15348, 6294, 15332, 6551, 15302, 6824, 15249, 7044, 15171, 7122, 15070, 7050, 14949, 6861,
    14818, 6611, 14679, 6349, 14538, 6067, 14398, 5651, 14189, 5311, 13935, 4958, 15359, 4123, 15359, 4153, 15356, 4296,
    15353, 4646, 15338, 5160, 15311, 5508, 15263, 5829, 15188, 6042, 15088, 6094, 14966, 6001, 14826, 5796, 14678, 5543,
    14527, 5287, 14377, 4985, 14133, 4586, 13869, 4257, 15360, 1563, 15360, 1642, 15358, 2076, 15354, 2636, 15341, 3350,
    15317, 4019, 15273, 4429, 15203, 4732, 15105, 4911, 14981, 4932, 14836, 4818, 14679, 4621, 14517, 4386, 14359, 4156,
    14083, 3795, 13808, 3437, 15360, 122, 15360, 137, 15358, 285, 15355, 636, 15344, 1274, 15322, 2177, 15281, 2765,
    15215, 3223, 15120, 3451, 14995, 3569, 14846, 3567, 14681, 3466, 14511, 3305, 14344, 3121, 14037, 2800, 13753, 2467,
    15360, 0, 15360, 1, 15359, 21, 15355, 89, 15346, 253, 15325, 479, 15287, 796, 15225, 1148, 15133, 1492, 15008, 1749,
    14856, 1882, 14685, 1886, 14506, 1783, 14324, 1608, 13996, 1398, 13702, 1183,
  ]),
  Yu = null;
function Xu() {
  return (
    Yu === null &&
      ((Yu = new Ti(Ju, 16, 16, Me, Ce)),
      (Yu.name = `DFG_LUT`),
      (Yu.minFilter = pe),
      (Yu.magFilter = pe),
      (Yu.wrapS = ce),
      (Yu.wrapT = ce),
      (Yu.generateMipmaps = !1),
      (Yu.needsUpdate = !0)),
    Yu
  );
}
var Zu = class {
    constructor(e = {}) {
      let {
        canvas: t = Ft(),
        context: n = null,
        depth: r = !0,
        stencil: i = !1,
        alpha: a = !1,
        antialias: o = !1,
        premultipliedAlpha: s = !0,
        preserveDrawingBuffer: c = !1,
        powerPreference: l = `default`,
        failIfMajorPerformanceCaveat: u = !1,
        reversedDepthBuffer: d = !1,
        outputBufferType: f = ge,
      } = e;
      this.isWebGLRenderer = !0;
      let p;
      if (n !== null) {
        if (typeof WebGLRenderingContext < `u` && n instanceof WebGLRenderingContext)
          throw Error(`THREE.WebGLRenderer: WebGL 1 is not supported since r163.`);
        p = n.getContextAttributes().alpha;
      } else p = a;
      let m = f,
        h = new Set([Pe, Ne, je]),
        g = new Set([ge, xe, ye, Ee, we, Te]),
        _ = new Uint32Array(4),
        v = new Int32Array(4),
        y = { textures: [], min: [], max: [], resolution: [] },
        b = null,
        x = null,
        S = [],
        C = [],
        w = null;
      ((this.domElement = t),
        (this.debug = { checkShaderErrors: !0, diagnostics: { keywords: !1 }, onShaderError: null }),
        (this.autoClear = !0),
        (this.autoClearColor = !0),
        (this.autoClearDepth = !0),
        (this.autoClearStencil = !0),
        (this.sortObjects = !0),
        (this.clippingPlanes = []),
        (this.localClippingEnabled = !1),
        (this.toneMapping = 0),
        (this.toneMappingExposure = 1),
        (this.transmissionResolutionScale = 1));
      let T = this,
        E = !1,
        D = null,
        O = null,
        k = null,
        A = null;
      this._outputColorSpace = Tt;
      let j = 0,
        M = 0,
        N = null,
        ee = -1,
        P = null,
        F = new _n(),
        te = new _n(),
        ne = null,
        re = new Z(0),
        ie = 0,
        I = t.width,
        ae = t.height,
        L = 1,
        R = null,
        z = null,
        oe = new _n(0, 0, I, ae),
        se = new _n(0, 0, I, ae),
        ce = !1,
        le = new Ai(),
        ue = new Mi(),
        de = !1,
        fe = !1,
        pe = new Sn(),
        me = new J(),
        _e = new _n(),
        ve = { background: null, fog: null, environment: null, overrideMaterial: null, isScene: !0 },
        be = !1;
      function Se() {
        return N === null ? L : 1;
      }
      let B = n;
      function De(e, n) {
        return t.getContext(e, n);
      }
      let Oe, ke, V, Ae, H, U, Me, Fe, Ie, Le, Re, ze, Be, Ve, He, Ue, We, Ge, Ke, qe, Je, Ye, Xe;
      try {
        let e = {
          alpha: !0,
          depth: r,
          stencil: i,
          antialias: o,
          premultipliedAlpha: s,
          preserveDrawingBuffer: c,
          powerPreference: l,
          failIfMajorPerformanceCaveat: u,
        };
        if (
          (`setAttribute` in t && t.setAttribute(`data-engine`, `three.js r187`),
          t.addEventListener(`webglcontextlost`, $e, !1),
          t.addEventListener(`webglcontextrestored`, et, !1),
          t.addEventListener(`webglcontextcreationerror`, tt, !1),
          B === null)
        ) {
          let t = `webgl2`;
          if (((B = De(t, e)), B === null))
            throw De(t)
              ? Error(`THREE.WebGLRenderer: Error creating WebGL context with your selected attributes.`)
              : Error(`THREE.WebGLRenderer: Error creating WebGL context.`);
        }
        Ze();
      } catch (e) {
        throw (
          t.removeEventListener(`webglcontextlost`, $e, !1),
          t.removeEventListener(`webglcontextrestored`, et, !1),
          t.removeEventListener(`webglcontextcreationerror`, tt, !1),
          G(`WebGLRenderer: ` + e.message),
          e
        );
      }
      function Ze() {
        ((Oe = new _c(B)),
          Oe.init(),
          (Je = new zu(B, Oe)),
          (ke = new Zs(B, Oe, e, Je)),
          (V = new Lu(B, Oe)),
          ke.reversedDepthBuffer && d && V.buffers.depth.setReversed(!0),
          (O = B.createFramebuffer()),
          (k = B.createFramebuffer()),
          (A = B.createFramebuffer()),
          (Ae = new bc(B)),
          (H = new _u()),
          (U = new Ru(B, Oe, V, H, ke, Je, Ae)),
          (Me = new gc(T)),
          (Fe = new Us(B)),
          (Ye = new Ys(B, Fe)),
          (Ie = new vc(B, Fe, Ae, Ye)),
          (Le = new Sc(B, Ie, Fe, Ye, Ae)),
          (Ge = new xc(B, ke, U)),
          (He = new Qs(H)),
          (Re = new gu(T, Me, Oe, ke, Ye, He)),
          (ze = new Ku(T, H)),
          (Be = new xu()),
          (Ve = new Ou(Oe)),
          (We = new Js(T, Me, V, Le, p, s)),
          (Ue = new Iu(T, Le, ke)),
          (Xe = new qu(B, Ae, ke, V)),
          (Ke = new Xs(B, Oe, Ae)),
          (qe = new yc(B, Oe, Ae)),
          (Ae.programs = Re.programs),
          (T.capabilities = ke),
          (T.extensions = Oe),
          (T.properties = H),
          (T.renderLists = Be),
          (T.shadowMap = Ue),
          (T.state = V),
          (T.info = Ae));
      }
      m !== 1009 && (w = new wc(m, t.width, t.height, o, r, i));
      let Qe = new Uu(T, B);
      ((this.xr = Qe),
        (this.getContext = function () {
          return B;
        }),
        (this.getContextAttributes = function () {
          return B.getContextAttributes();
        }),
        (this.forceContextLoss = function () {
          let e = Oe.get(`WEBGL_lose_context`);
          e && e.loseContext();
        }),
        (this.forceContextRestore = function () {
          let e = Oe.get(`WEBGL_lose_context`);
          e && e.restoreContext();
        }),
        (this.getPixelRatio = function () {
          return L;
        }),
        (this.setPixelRatio = function (e) {
          e !== void 0 && ((L = e), this.setSize(I, ae, !1));
        }),
        (this.getSize = function (e) {
          return e.set(I, ae);
        }),
        (this.setSize = function (e, n, r = !0) {
          Qe.isPresenting
            ? W(`WebGLRenderer: Can't change size while VR device is presenting.`)
            : ((I = e),
              (ae = n),
              (t.width = Math.floor(e * L)),
              (t.height = Math.floor(n * L)),
              r === !0 && ((t.style.width = e + `px`), (t.style.height = n + `px`)),
              w !== null && w.setSize(t.width, t.height),
              this.setViewport(0, 0, e, n));
        }),
        (this.getDrawingBufferSize = function (e) {
          return e.set(I * L, ae * L).floor();
        }),
        (this.setDrawingBufferSize = function (e, n, r) {
          ((I = e),
            (ae = n),
            (L = r),
            (t.width = Math.floor(e * r)),
            (t.height = Math.floor(n * r)),
            this.setViewport(0, 0, e, n));
        }),
        (this.setEffects = function (e) {
          if (m === 1009) G(`WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.`);
          else {
            if (e) {
              for (let t = 0; t < e.length; t++)
                if (e[t].isOutputPass === !0) {
                  W(
                    `WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.`,
                  );
                  break;
                }
            }
            w.setEffects(e || []);
          }
        }),
        (this.getCurrentViewport = function (e) {
          return e.copy(F);
        }),
        (this.getViewport = function (e) {
          return e.copy(oe);
        }),
        (this.setViewport = function (e, t, n, r) {
          (e.isVector4 ? oe.set(e.x, e.y, e.z, e.w) : oe.set(e, t, n, r),
            V.viewport(F.copy(oe).multiplyScalar(Se()).round()));
        }),
        (this.getScissor = function (e) {
          return e.copy(se);
        }),
        (this.setScissor = function (e, t, n, r) {
          (e.isVector4 ? se.set(e.x, e.y, e.z, e.w) : se.set(e, t, n, r),
            V.scissor(te.copy(se).multiplyScalar(Se()).round()));
        }),
        (this.getScissorTest = function () {
          return ce;
        }),
        (this.setScissorTest = function (e) {
          V.setScissorTest((ce = e));
        }),
        (this.setOpaqueSort = function (e) {
          R = e;
        }),
        (this.setTransparentSort = function (e) {
          z = e;
        }),
        (this.getClearColor = function (e) {
          return e.copy(We.getClearColor());
        }),
        (this.setClearColor = function () {
          We.setClearColor(...arguments);
        }),
        (this.getClearAlpha = function () {
          return We.getClearAlpha();
        }),
        (this.setClearAlpha = function () {
          We.setClearAlpha(...arguments);
        }),
        (this.clear = function (e = !0, t = !0, n = !0) {
          let r = 0;
          if (e) {
            let e = !1;
            if (N !== null) {
              let t = N.texture.format;
              e = h.has(t);
            }
            if (e) {
              let e = N.texture.type,
                t = g.has(e),
                n = We.getClearColor(),
                r = We.getClearAlpha(),
                i = n.r,
                a = n.g,
                o = n.b;
              t
                ? ((_[0] = i), (_[1] = a), (_[2] = o), (_[3] = r), B.clearBufferuiv(B.COLOR, 0, _))
                : ((v[0] = i), (v[1] = a), (v[2] = o), (v[3] = r), B.clearBufferiv(B.COLOR, 0, v));
            } else r |= B.COLOR_BUFFER_BIT;
          }
          (t && ((r |= B.DEPTH_BUFFER_BIT), this.state.buffers.depth.setMask(!0)),
            n && ((r |= B.STENCIL_BUFFER_BIT), this.state.buffers.stencil.setMask(4294967295)),
            r !== 0 && B.clear(r));
        }),
        (this.clearColor = function () {
          this.clear(!0, !1, !1);
        }),
        (this.clearDepth = function () {
          this.clear(!1, !0, !1);
        }),
        (this.clearStencil = function () {
          this.clear(!1, !1, !0);
        }),
        (this.setNodesHandler = function (e) {
          (e.setRenderer(this), (D = e));
        }),
        (this.dispose = function () {
          (t.removeEventListener(`webglcontextlost`, $e, !1),
            t.removeEventListener(`webglcontextrestored`, et, !1),
            t.removeEventListener(`webglcontextcreationerror`, tt, !1),
            We.dispose(),
            Be.dispose(),
            Ve.dispose(),
            U.dispose(),
            H.dispose(),
            Me.dispose(),
            Le.dispose(),
            Ie.dispose(),
            Ye.dispose(),
            Xe.dispose(),
            Re.dispose(),
            Qe.dispose(),
            Qe.removeEventListener(`sessionstart`, ct),
            Qe.removeEventListener(`sessionend`, lt),
            ut.stop());
        }));
      function $e(e) {
        (e.preventDefault(), Lt(`WebGLRenderer: Context Lost.`), (E = !0));
      }
      function et() {
        (Lt(`WebGLRenderer: Context Restored.`), (E = !1));
        let e = Ae.autoReset,
          t = Ue.enabled,
          n = Ue.autoUpdate,
          r = Ue.needsUpdate,
          i = Ue.type;
        (Ze(), (Ae.autoReset = e), (Ue.enabled = t), (Ue.autoUpdate = n), (Ue.needsUpdate = r), (Ue.type = i));
      }
      function tt(e) {
        G(`WebGLRenderer: A WebGL context could not be created. Reason: `, e.statusMessage);
      }
      function nt(e) {
        let t = e.target;
        (t.removeEventListener(`dispose`, nt), rt(t));
      }
      function rt(e) {
        (it(e), H.remove(e));
      }
      function it(e) {
        let t = H.get(e).programs;
        t !== void 0 &&
          (t.forEach(function (e) {
            Re.releaseProgram(e);
          }),
          e.isShaderMaterial && Re.releaseShaderCache(e));
      }
      this.renderBufferDirect = function (e, t, n, r, i, a) {
        t === null && (t = ve);
        let o = i.isMesh && i.matrixWorld.determinantAffine() < 0,
          s = xt(e, t, n, r, i);
        V.setMaterial(r, o);
        let c = n.index,
          l = 1;
        if (r.wireframe === !0) {
          if (((c = Ie.getWireframeAttribute(n)), c === void 0)) return;
          l = 2;
        }
        let u = n.drawRange,
          d = n.attributes.position,
          f = u.start * l,
          p = (u.start + u.count) * l;
        (a !== null && ((f = Math.max(f, a.start * l)), (p = Math.min(p, (a.start + a.count) * l))),
          c === null
            ? d != null && ((f = Math.max(f, 0)), (p = Math.min(p, d.count)))
            : ((f = Math.max(f, 0)), (p = Math.min(p, c.count))));
        let m = p - f;
        if (m < 0 || m === 1 / 0) return;
        Ye.setup(i, r, s, n, c);
        let h,
          g = Ke;
        if ((c !== null && ((h = Fe.get(c)), (g = qe), g.setIndex(h)), i.isMesh))
          r.wireframe === !0
            ? (V.setLineWidth(r.wireframeLinewidth * Se()), g.setMode(B.LINES))
            : g.setMode(B.TRIANGLES);
        else if (i.isLine) {
          let e = r.linewidth;
          (e === void 0 && (e = 1),
            V.setLineWidth(e * Se()),
            i.isLineSegments ? g.setMode(B.LINES) : i.isLineLoop ? g.setMode(B.LINE_LOOP) : g.setMode(B.LINE_STRIP));
        } else i.isPoints ? g.setMode(B.POINTS) : i.isSprite && g.setMode(B.TRIANGLES);
        if (i.isBatchedMesh) {
          if (Oe.get(`WEBGL_multi_draw`)) g.renderMultiDraw(i._multiDrawStarts, i._multiDrawCounts, i._multiDrawCount);
          else {
            let e = i._multiDrawStarts,
              t = i._multiDrawCounts,
              n = i._multiDrawCount,
              a = c ? Fe.get(c).bytesPerElement : 1,
              o = H.get(r).currentProgram.getUniforms();
            for (let r = 0; r < n; r++) (o.setValue(B, `_gl_DrawID`, r), g.render(e[r] / a, t[r]));
          }
        } else if (i.isInstancedMesh) g.renderInstances(f, m, i.count);
        else if (n.isInstancedBufferGeometry) {
          let e = n._maxInstanceCount === void 0 ? 1 / 0 : n._maxInstanceCount,
            t = Math.min(n.instanceCount, e);
          g.renderInstances(f, m, t);
        } else g.render(f, m);
      };
      function at(e, t, n, r) {
        (D !== null && e.isNodeMaterial && D.setObject(r, e),
          de === !0 && He.setState(e, n, !1),
          e.transparent === !0 && e.side === 2 && e.forceSinglePass === !1
            ? ((e.side = 1),
              (e.needsUpdate = !0),
              _t(e, t, r),
              (e.side = 0),
              (e.needsUpdate = !0),
              _t(e, t, r),
              (e.side = 2))
            : _t(e, t, r));
      }
      ((this.compile = function (e, t, n = null) {
        (n === null && (n = e),
          D !== null && D.renderStart(e, t, n),
          (x = Ve.get(n)),
          x.init(t),
          C.push(x),
          n.traverseVisible(function (e) {
            e.isLight && e.layers.test(t.layers) && (x.pushLight(e), e.castShadow && x.pushShadow(e));
          }),
          e !== n &&
            e.traverseVisible(function (e) {
              e.isLight && e.layers.test(t.layers) && (x.pushLight(e), e.castShadow && x.pushShadow(e));
            }),
          x.setupLights(),
          D !== null && D.updateLights(x.state.lightsArray),
          (fe = this.localClippingEnabled),
          (de = He.init(this.clippingPlanes, fe)),
          de === !0 && He.setGlobalState(this.clippingPlanes, t),
          D !== null && Ue.render(x.state.shadowsArray, n, t));
        let r = new Set();
        return (
          e.traverse(function (e) {
            if (!(e.isMesh || e.isPoints || e.isLine || e.isSprite)) return;
            let i = e.material;
            if (i) {
              if (Array.isArray(i))
                for (let a = 0; a < i.length; a++) {
                  let o = i[a];
                  (at(o, n, t, e), r.add(o));
                }
              else (at(i, n, t, e), r.add(i));
            }
          }),
          (x = C.pop()),
          D !== null && D.renderEnd(),
          r
        );
      }),
        (this.compileAsync = function (e, t, n = null) {
          let r = this.compile(e, t, n);
          return new Promise((t) => {
            function n() {
              (r.forEach(function (e) {
                let t = H.get(e).currentProgram;
                (t === void 0 || t.isReady()) && r.delete(e);
              }),
                r.size === 0 ? t(e) : setTimeout(n, 10));
            }
            Oe.get(`KHR_parallel_shader_compile`) === null ? setTimeout(n, 10) : n();
          });
        }));
      let ot = null;
      function st(e) {
        ot && ot(e);
      }
      function ct() {
        ut.stop();
      }
      function lt() {
        ut.start();
      }
      let ut = new Hs();
      (ut.setAnimationLoop(st),
        typeof self < `u` && ut.setContext(self),
        (this.setAnimationLoop = function (e) {
          ((ot = e), Qe.setAnimationLoop(e), e === null ? ut.stop() : ut.start());
        }),
        Qe.addEventListener(`sessionstart`, ct),
        Qe.addEventListener(`sessionend`, lt),
        (this.render = function (e, t) {
          if (t !== void 0 && t.isCamera !== !0) {
            G(`WebGLRenderer.render: camera is not an instance of THREE.Camera.`);
            return;
          }
          if (E === !0) return;
          D !== null && D.renderStart(e, t);
          let n = Qe.enabled === !0 && Qe.isPresenting === !0,
            r = w !== null && (N === null || n) && w.begin(T, N);
          if (
            (e.matrixWorldAutoUpdate === !0 && e.updateMatrixWorld(),
            t.parent === null && t.matrixWorldAutoUpdate === !0 && t.updateMatrixWorld(),
            Qe.enabled === !0 &&
              Qe.isPresenting === !0 &&
              (w === null || w.isCompositing() === !1) &&
              (Qe.cameraAutoUpdate === !0 && Qe.updateCamera(t), (t = Qe.getCamera())),
            e.isScene === !0 && e.onBeforeRender(T, e, t, N),
            (x = Ve.get(e, C.length)),
            x.init(t),
            (x.state.textureUnits = U.getTextureUnits()),
            C.push(x),
            pe.multiplyMatrices(t.projectionMatrix, t.matrixWorldInverse),
            t.isArrayCamera ? ue.setFromArrayCamera(t) : le.setFromProjectionMatrix(pe, jt, t.reversedDepth),
            (fe = this.localClippingEnabled),
            (de = He.init(this.clippingPlanes, fe)),
            (b = Be.get(e, S.length)),
            b.init(),
            S.push(b),
            this.info.render.frame++,
            Qe.enabled === !0 && Qe.isPresenting === !0)
          ) {
            let e = T.xr.getDepthSensingMesh();
            e !== null && dt(e, t, -1 / 0, T.sortObjects);
          }
          (dt(e, t, 0, T.sortObjects),
            b.finish(),
            D !== null && D.updateLights(x.state.lightsArray),
            T.sortObjects === !0 && b.sort(R, z),
            (be = Qe.enabled === !1 || Qe.isPresenting === !1 || Qe.hasDepthSensing() === !1),
            be && We.addToRenderList(b, e),
            this.info.autoReset === !0 && this.info.reset(),
            de === !0 && He.beginShadows());
          let i = x.state.shadowsArray;
          if ((Ue.render(i, e, t), de === !0 && He.endShadows(), (r && w.hasRenderPass()) === !1)) {
            let n = b.opaque,
              r = b.transmissive;
            if ((x.setupLights(), t.isArrayCamera)) {
              let i = t.cameras;
              if (r.length > 0)
                for (let t = 0, a = i.length; t < a; t++) {
                  let a = i[t];
                  pt(n, r, e, a);
                }
              be && We.render(e);
              for (let t = 0, n = i.length; t < n; t++) {
                let n = i[t];
                ft(b, e, n, n.viewport);
              }
            } else (r.length > 0 && pt(n, r, e, t), be && We.render(e), ft(b, e, t));
          }
          (N !== null && M === 0 && (U.updateMultisampleRenderTarget(N), U.updateRenderTargetMipmap(N)),
            r && w.end(T),
            e.isScene === !0 && e.onAfterRender(T, e, t),
            Ye.resetDefaultState(),
            (ee = -1),
            (P = null),
            C.pop(),
            C.length > 0
              ? ((x = C[C.length - 1]),
                U.setTextureUnits(x.state.textureUnits),
                de === !0 && He.setGlobalState(T.clippingPlanes, x.state.camera))
              : (x = null),
            S.pop(),
            (b = S.length > 0 ? S[S.length - 1] : null),
            D !== null && D.renderEnd());
        }));
      function dt(e, t, n, r) {
        if (e.visible === !1) return;
        if (e.layers.test(t.layers)) {
          if (e.isGroup) n = e.renderOrder;
          else if (e.isLOD) e.autoUpdate === !0 && e.update(t);
          else if (e.isLight) (x.pushLight(e), e.castShadow && x.pushShadow(e));
          else if (e.isSprite) {
            let i = t.isArrayCamera ? ue : le;
            if (!e.frustumCulled || e.intersectsFrustum(i)) {
              r && _e.setFromMatrixPosition(e.matrixWorld).applyMatrix4(pe);
              let i = Le.update(e),
                a = e.material;
              a.visible && b.push(e, i, a, n, _e.z, null, t);
            }
          } else if (e.isMesh || e.isLine || e.isPoints) {
            let i = t.isArrayCamera ? ue : le;
            if (!e.frustumCulled || e.intersectsFrustum(i)) {
              let i = Le.update(e),
                a = e.material;
              if (
                (r &&
                  (e.boundingSphere === void 0
                    ? (i.boundingSphere === null && i.computeBoundingSphere(), _e.copy(i.boundingSphere.center))
                    : (e.boundingSphere === null && e.computeBoundingSphere(), _e.copy(e.boundingSphere.center)),
                  _e.applyMatrix4(e.matrixWorld).applyMatrix4(pe)),
                Array.isArray(a))
              ) {
                let r = i.groups;
                for (let o = 0, s = r.length; o < s; o++) {
                  let s = r[o],
                    c = a[s.materialIndex];
                  c && c.visible && b.push(e, i, c, n, _e.z, s, t);
                }
              } else a.visible && b.push(e, i, a, n, _e.z, null, t);
            }
          }
        }
        let i = e.children;
        for (let e = 0, a = i.length; e < a; e++) dt(i[e], t, n, r);
      }
      function ft(e, t, n, r) {
        let { opaque: i, transmissive: a, transparent: o } = e;
        (x.setupLightsView(n),
          de === !0 && He.setGlobalState(T.clippingPlanes, n),
          r && V.viewport(F.copy(r)),
          i.length > 0 && mt(i, t, n),
          a.length > 0 && mt(a, t, n),
          o.length > 0 && mt(o, t, n),
          V.buffers.depth.setTest(!0),
          V.buffers.depth.setMask(!0),
          V.buffers.color.setMask(!0),
          V.setPolygonOffset(!1));
      }
      function pt(e, t, n, r) {
        if ((n.isScene === !0 ? n.overrideMaterial : null) !== null) return;
        if (x.state.transmissionRenderTarget[r.id] === void 0) {
          let e = Oe.has(`EXT_color_buffer_half_float`) || Oe.has(`EXT_color_buffer_float`);
          x.state.transmissionRenderTarget[r.id] = new yn(1, 1, {
            generateMipmaps: !0,
            type: e ? Ce : ge,
            minFilter: he,
            samples: Math.max(4, ke.samples),
            stencilBuffer: i,
            resolveDepthBuffer: !1,
            resolveStencilBuffer: !1,
            storeMultisampledDepthBuffer: !1,
            storeMultisampledStencilBuffer: !1,
            colorSpace: X.workingColorSpace,
          });
        }
        let a = x.state.transmissionRenderTarget[r.id],
          o = r.viewport || F;
        a.setSize(o.z * T.transmissionResolutionScale, o.w * T.transmissionResolutionScale);
        let s = T.getRenderTarget(),
          c = T.getActiveCubeFace(),
          l = T.getActiveMipmapLevel();
        (T.setRenderTarget(a),
          T.getClearColor(re),
          (ie = T.getClearAlpha()),
          ie < 1 && T.setClearColor(16777215, 0.5),
          T.clear(),
          be && We.render(n));
        let u = T.toneMapping;
        T.toneMapping = 0;
        let d = r.viewport;
        if (
          (r.viewport !== void 0 && (r.viewport = void 0),
          x.setupLightsView(r),
          de === !0 && He.setGlobalState(T.clippingPlanes, r),
          mt(e, n, r),
          U.updateMultisampleRenderTarget(a),
          U.updateRenderTargetMipmap(a),
          Oe.has(`WEBGL_multisampled_render_to_texture`) === !1)
        ) {
          let e = !1;
          for (let i = 0, a = t.length; i < a; i++) {
            let { object: a, geometry: o, material: s, group: c } = t[i];
            if (s.side === 2 && a.layers.test(r.layers)) {
              let t = s.side;
              ((s.side = 1), (s.needsUpdate = !0), ht(a, n, r, o, s, c), (s.side = t), (s.needsUpdate = !0), (e = !0));
            }
          }
          e === !0 && (U.updateMultisampleRenderTarget(a), U.updateRenderTargetMipmap(a));
        }
        (T.setRenderTarget(s, c, l), T.setClearColor(re, ie), d !== void 0 && (r.viewport = d), (T.toneMapping = u));
      }
      function mt(e, t, n) {
        let r = t.isScene === !0 ? t.overrideMaterial : null;
        for (let i = 0, a = e.length; i < a; i++) {
          let a = e[i],
            { object: o, geometry: s, group: c } = a,
            l = a.material;
          (l.allowOverride === !0 && r !== null && (l = r), o.layers.test(n.layers) && ht(o, t, n, s, l, c));
        }
      }
      function ht(e, t, n, r, i, a) {
        (D !== null && i.isNodeMaterial && D.setObject(e, i),
          e.onBeforeRender(T, t, n, r, i, a),
          e.modelViewMatrix.multiplyMatrices(n.matrixWorldInverse, e.matrixWorld),
          e.normalMatrix.getNormalMatrix(e.modelViewMatrix),
          i.onBeforeRender(T, t, n, r, e, a),
          i.transparent === !0 && i.side === 2 && i.forceSinglePass === !1
            ? ((i.side = 1),
              (i.needsUpdate = !0),
              T.renderBufferDirect(n, t, r, i, e, a),
              (i.side = 0),
              (i.needsUpdate = !0),
              T.renderBufferDirect(n, t, r, i, e, a),
              (i.side = 2))
            : T.renderBufferDirect(n, t, r, i, e, a),
          e.onAfterRender(T, t, n, r, i, a));
      }
      function gt(e) {
        let t = 0;
        for (let n of e) n.texture !== null && t++;
        return t;
      }
      function _t(e, t, n) {
        t.isScene !== !0 && (t = ve);
        let r = H.get(e),
          i = x.state.lights,
          a = x.state.shadowsArray,
          o = i.state.version,
          s = Re.getParameters(e, i.state, a, t, n, x.state.lightProbeGridArray),
          c = Re.getProgramCacheKey(s),
          l = r.programs;
        ((r.environment =
          e.isMeshStandardMaterial || e.isMeshLambertMaterial || e.isMeshPhongMaterial ? t.environment : null),
          (r.fog = t.fog));
        let u =
          e.isMeshStandardMaterial || (e.isMeshLambertMaterial && !e.envMap) || (e.isMeshPhongMaterial && !e.envMap);
        ((r.envMap = Me.get(e.envMap || r.environment, u)),
          (r.envMapRotation = r.environment !== null && e.envMap === null ? t.environmentRotation : e.envMapRotation),
          l === void 0 &&
            (e.addEventListener(`dispose`, nt), (l = new Map()), (r.programs = l), (r.programVariants = new Map())));
        let d = l.get(c);
        if (d !== void 0) {
          if (r.currentProgram === d && r.lightsStateVersion === o) return (bt(e, s), d);
        } else
          ((s.uniforms = Re.getUniforms(e)),
            D !== null && e.isNodeMaterial && D.build(e, n, s),
            e.onBeforeCompile(s, T),
            (d = Re.acquireProgram(s, c)),
            l.set(c, d),
            (r.uniforms = s.uniforms));
        let f = r.uniforms;
        return (
          ((!e.isShaderMaterial && !e.isRawShaderMaterial) || e.clipping === !0) && (f.clippingPlanes = He.uniform),
          bt(e, s),
          (r.needsLights = Ct(e)),
          (r.lightsStateVersion = o),
          r.needsLights &&
            ((f.ambientLightColor.value = i.state.ambient),
            (f.lightProbe.value = i.state.probe),
            (f.sunLights.value = i.state.sun),
            (f.sunLightShadows.value = i.state.sunShadow),
            (f.directionalLights.value = i.state.directional),
            (f.directionalLightShadows.value = i.state.directionalShadow),
            (f.spotLights.value = i.state.spot),
            (f.spotLightShadows.value = i.state.spotShadow),
            (f.rectAreaLights.value = i.state.rectArea),
            (f.ltc_1.value = i.state.rectAreaLTC1),
            (f.ltc_2.value = i.state.rectAreaLTC2),
            (f.pointLights.value = i.state.point),
            (f.pointLightShadows.value = i.state.pointShadow),
            (f.hemisphereLights.value = i.state.hemi),
            (f.sunShadowMatrix.value = i.state.sunShadowMatrix),
            (f.sunShadowCascade.value = i.state.sunShadowCascade),
            (f.directionalShadowMatrix.value = i.state.directionalShadowMatrix),
            (f.spotLightMatrix.value = i.state.spotLightMatrix),
            (f.spotLightMap.value = i.state.spotLightMap),
            (f.pointShadowMatrix.value = i.state.pointShadowMatrix)),
          (r.numLightProbeGrids = gt(x.state.lightProbeGridArray)),
          (r.currentProgram = d),
          (r.uniformsList = null),
          d
        );
      }
      function vt(e, t, n, r, i) {
        let a = H.get(e),
          o = a.currentProgram.id + `,` + r + `,` + i,
          s = a.programVariants.get(o);
        return (
          s === void 0
            ? ((s = _t(e, t, n)), a.programVariants.set(o, s))
            : ((a.currentProgram = s), (a.uniformsList = null), (a.outputColorSpace = r), (a.toneMapping = i)),
          s
        );
      }
      function yt(e) {
        if (e.uniformsList === null) {
          let t = e.currentProgram.getUniforms();
          e.uniformsList = Nl.seqWithValue(t.seq, e.uniforms);
        }
        return e.uniformsList;
      }
      function bt(e, t) {
        let n = H.get(e);
        ((n.outputColorSpace = t.outputColorSpace),
          (n.batching = t.batching),
          (n.batchingColor = t.batchingColor),
          (n.instancing = t.instancing),
          (n.instancingColor = t.instancingColor),
          (n.instancingMorph = t.instancingMorph),
          (n.skinning = t.skinning),
          (n.morphTargets = t.morphTargets),
          (n.morphNormals = t.morphNormals),
          (n.morphColors = t.morphColors),
          (n.morphTargetsCount = t.morphTargetsCount),
          (n.numClippingPlanes = t.numClippingPlanes),
          (n.numIntersection = t.numClipIntersection),
          (n.vertexAlphas = t.vertexAlphas),
          (n.vertexTangents = t.vertexTangents),
          (n.toneMapping = t.toneMapping));
      }
      function xt(e, t, n, r, i) {
        (t.isScene !== !0 && (t = ve), U.resetTextureUnits());
        let a = t.fog,
          o = r.isMeshStandardMaterial || r.isMeshLambertMaterial || r.isMeshPhongMaterial ? t.environment : null,
          s = N === null ? T.outputColorSpace : N.isXRRenderTarget === !0 ? N.texture.colorSpace : X.workingColorSpace,
          c =
            r.isMeshStandardMaterial || (r.isMeshLambertMaterial && !r.envMap) || (r.isMeshPhongMaterial && !r.envMap),
          l = Me.get(r.envMap || o, c),
          u = r.vertexColors === !0 && !!n.attributes.color && n.attributes.color.itemSize === 4,
          d = !!n.attributes.tangent && (!!r.normalMap || r.anisotropy > 0),
          f = !!n.morphAttributes.position,
          p = !!n.morphAttributes.normal,
          m = !!n.morphAttributes.color,
          h = 0;
        r.toneMapped && (N === null || N.isXRRenderTarget === !0) && (h = T.toneMapping);
        let g = n.morphAttributes.position || n.morphAttributes.normal || n.morphAttributes.color,
          _ = g === void 0 ? 0 : g.length,
          v = H.get(r),
          b = x.state.lights;
        if (de === !0 && (fe === !0 || e !== P)) {
          let t = e === P && r.id === ee;
          He.setState(r, e, t);
        }
        let S = !1,
          C = !1;
        r.version === v.__version
          ? (v.needsLights && v.lightsStateVersion !== b.state.version) ||
            (i.isBatchedMesh && v.batching === !1) ||
            (!i.isBatchedMesh && v.batching === !0) ||
            (i.isBatchedMesh && v.batchingColor === !0 && i._colorsTexture === null) ||
            (i.isBatchedMesh && v.batchingColor === !1 && i._colorsTexture !== null) ||
            (i.isInstancedMesh && v.instancing === !1) ||
            (!i.isInstancedMesh && v.instancing === !0) ||
            (i.isSkinnedMesh && v.skinning === !1) ||
            (!i.isSkinnedMesh && v.skinning === !0) ||
            (i.isInstancedMesh && v.instancingColor === !0 && i.instanceColor === null) ||
            (i.isInstancedMesh && v.instancingColor === !1 && i.instanceColor !== null) ||
            (i.isInstancedMesh && v.instancingMorph === !0 && i.morphTexture === null) ||
            (i.isInstancedMesh && v.instancingMorph === !1 && i.morphTexture !== null)
            ? (S = !0)
            : v.envMap === l
              ? (r.fog === !0 && v.fog !== a) ||
                (v.numClippingPlanes !== void 0 &&
                  (v.numClippingPlanes !== He.numPlanes || v.numIntersection !== He.numIntersection))
                ? (S = !0)
                : v.vertexAlphas === u &&
                    v.vertexTangents === d &&
                    v.morphTargets === f &&
                    v.morphNormals === p &&
                    v.morphColors === m &&
                    v.morphTargetsCount === _ &&
                    v.numLightProbeGrids === gt(x.state.lightProbeGridArray)
                  ? (v.outputColorSpace !== s || v.toneMapping !== h) && (C = !0)
                  : (S = !0)
              : (S = !0)
          : ((S = !0), (v.__version = r.version));
        let w = v.currentProgram;
        (S === !0 || C === !0) &&
          ((w = C === !0 ? vt(r, t, i, s, h) : _t(r, t, i)), D && r.isNodeMaterial && D.onUpdateProgram(r, w, v));
        let E = !1,
          O = !1,
          k = !1,
          A = w.getUniforms(),
          j = v.uniforms;
        if (
          (V.useProgram(w.program) && ((E = !0), (O = !0), (k = !0)),
          r.id !== ee && ((ee = r.id), (O = !0)),
          E || P !== e)
        ) {
          (V.buffers.depth.getReversed() &&
            e.reversedDepth !== !0 &&
            ((e._reversedDepth = !0), e.updateProjectionMatrix()),
            A.setValue(B, `projectionMatrix`, e.projectionMatrix),
            A.setValue(B, `viewMatrix`, e.matrixWorldInverse));
          let t = A.map.cameraPosition;
          (t !== void 0 && t.setValue(B, me.setFromMatrixPosition(e.matrixWorld)),
            ke.logarithmicDepthBuffer && A.setValue(B, `logDepthBufFC`, 2 / (Math.log(e.far + 1) / Math.LN2)),
            (r.isMeshPhongMaterial ||
              r.isMeshToonMaterial ||
              r.isMeshLambertMaterial ||
              r.isMeshBasicMaterial ||
              r.isMeshStandardMaterial ||
              r.isShaderMaterial) &&
              A.setValue(B, `isOrthographic`, e.isOrthographicCamera === !0),
            P !== e && ((P = e), (O = !0), (k = !0)));
        }
        if (
          (v.needsLights &&
            (b.state.sunShadowMap.length > 0 && A.setValue(B, `sunShadowMap`, b.state.sunShadowMap, U),
            b.state.directionalShadowMap.length > 0 &&
              A.setValue(B, `directionalShadowMap`, b.state.directionalShadowMap, U),
            b.state.spotShadowMap.length > 0 && A.setValue(B, `spotShadowMap`, b.state.spotShadowMap, U),
            b.state.pointShadowMap.length > 0 && A.setValue(B, `pointShadowMap`, b.state.pointShadowMap, U)),
          i.isSkinnedMesh)
        ) {
          (A.setOptional(B, i, `bindMatrix`), A.setOptional(B, i, `bindMatrixInverse`));
          let e = i.skeleton;
          e && (e.boneTexture === null && e.computeBoneTexture(), A.setValue(B, `boneTexture`, e.boneTexture, U));
        }
        i.isBatchedMesh &&
          (A.setOptional(B, i, `batchingTexture`),
          A.setValue(B, `batchingTexture`, i._matricesTexture, U),
          A.setOptional(B, i, `batchingIdTexture`),
          A.setValue(B, `batchingIdTexture`, i._indirectTexture, U),
          A.setOptional(B, i, `batchingColorTexture`),
          i._colorsTexture !== null && A.setValue(B, `batchingColorTexture`, i._colorsTexture, U));
        let M = n.morphAttributes;
        if (
          ((M.position !== void 0 || M.normal !== void 0 || M.color !== void 0) && Ge.update(i, n, w),
          (O || v.receiveShadow !== i.receiveShadow) &&
            ((v.receiveShadow = i.receiveShadow), A.setValue(B, `receiveShadow`, i.receiveShadow)),
          (r.isMeshStandardMaterial || r.isMeshLambertMaterial || r.isMeshPhongMaterial) &&
            r.envMap === null &&
            t.environment !== null &&
            (j.envMapIntensity.value = t.environmentIntensity),
          j.dfgLUT !== void 0 && (j.dfgLUT.value = Xu()),
          O)
        ) {
          if (
            (A.setValue(B, `toneMappingExposure`, T.toneMappingExposure),
            v.needsLights && St(j, k),
            a && r.fog === !0 && ze.refreshFogUniforms(j, a),
            ze.refreshMaterialUniforms(j, r, L, ae, x.state.transmissionRenderTarget[e.id]),
            v.needsLights && v.numLightProbeGrids > 0)
          ) {
            let e = y,
              t = 0;
            for (let n of x.state.lightProbeGridArray)
              n.texture !== null &&
                ((e.textures[t] = n.texture),
                (e.min[t] = n.boundingBox.min),
                (e.max[t] = n.boundingBox.max),
                (e.resolution[t] = n.resolution),
                t++);
            for (let n in e) e[n].length = t;
            ((j.probesSH.value = e.textures),
              (j.probesMin.value = e.min),
              (j.probesMax.value = e.max),
              (j.probesResolution.value = e.resolution));
          }
          Nl.upload(B, yt(v), j, U);
        }
        if (
          (r.isShaderMaterial &&
            r.uniformsNeedUpdate === !0 &&
            (Nl.upload(B, yt(v), j, U), (r.uniformsNeedUpdate = !1)),
          r.isSpriteMaterial && A.setValue(B, `center`, i.center),
          A.setValue(B, `modelViewMatrix`, i.modelViewMatrix),
          A.setValue(B, `normalMatrix`, i.normalMatrix),
          A.setValue(B, `modelMatrix`, i.matrixWorld),
          r.uniformsGroups !== void 0)
        ) {
          let e = r.uniformsGroups;
          for (let t = 0, n = e.length; t < n; t++) {
            let n = e[t];
            (Xe.update(n, w), Xe.bind(n, w));
          }
        }
        return w;
      }
      function St(e, t) {
        ((e.ambientLightColor.needsUpdate = t),
          (e.lightProbe.needsUpdate = t),
          (e.sunLights.needsUpdate = t),
          (e.sunLightShadows.needsUpdate = t),
          (e.directionalLights.needsUpdate = t),
          (e.directionalLightShadows.needsUpdate = t),
          (e.pointLights.needsUpdate = t),
          (e.pointLightShadows.needsUpdate = t),
          (e.spotLights.needsUpdate = t),
          (e.spotLightShadows.needsUpdate = t),
          (e.rectAreaLights.needsUpdate = t),
          (e.hemisphereLights.needsUpdate = t));
      }
      function Ct(e) {
        return (
          e.isMeshLambertMaterial ||
          e.isMeshToonMaterial ||
          e.isMeshPhongMaterial ||
          e.isMeshStandardMaterial ||
          e.isShadowMaterial ||
          (e.isShaderMaterial && e.lights === !0)
        );
      }
      ((this.getActiveCubeFace = function () {
        return j;
      }),
        (this.getActiveMipmapLevel = function () {
          return M;
        }),
        (this.getRenderTarget = function () {
          return N;
        }),
        (this.setRenderTargetTextures = function (e, t, n) {
          let r = H.get(e);
          ((r.__autoAllocateDepthBuffer = e.resolveDepthBuffer === !1),
            r.__autoAllocateDepthBuffer === !1 && (r.__useRenderToTexture = !1),
            (H.get(e.texture).__webglTexture = t),
            (H.get(e.depthTexture).__webglTexture = r.__autoAllocateDepthBuffer ? void 0 : n),
            (r.__hasExternalTextures = !0));
        }),
        (this.setRenderTargetFramebuffer = function (e, t) {
          let n = H.get(e);
          ((n.__webglFramebuffer = t), (n.__useDefaultFramebuffer = t === void 0));
        }),
        (this.setRenderTarget = function (e, t = 0, n = 0) {
          ((N = e), (j = t), (M = n));
          let r = null,
            i = !1,
            a = !1;
          if (e) {
            let o = H.get(e);
            if (o.__useDefaultFramebuffer !== void 0) {
              (V.bindFramebuffer(B.FRAMEBUFFER, o.__webglFramebuffer),
                F.copy(e.viewport),
                te.copy(e.scissor),
                (ne = e.scissorTest),
                V.viewport(F),
                V.scissor(te),
                V.setScissorTest(ne),
                (ee = -1));
              return;
            }
            if (o.__webglFramebuffer === void 0) U.setupRenderTarget(e);
            else if (o.__hasExternalTextures)
              U.rebindTextures(e, H.get(e.texture).__webglTexture, H.get(e.depthTexture).__webglTexture);
            else if (e.depthBuffer) {
              let t = e.depthTexture;
              if (o.__boundDepthTexture !== t) {
                if (t !== null && H.has(t) && (e.width !== t.image.width || e.height !== t.image.height))
                  throw Error(`THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.`);
                U.setupDepthRenderbuffer(e);
              }
            }
            let s = e.texture;
            (s.isData3DTexture || s.isDataArrayTexture || s.isCompressedArrayTexture) && (a = !0);
            let c = H.get(e).__webglFramebuffer;
            (e.isWebGLCubeRenderTarget
              ? ((r = Array.isArray(c[t]) ? c[t][n] : c[t]), (i = !0))
              : (r =
                  e.samples > 0 && U.useMultisampledRTT(e) === !1
                    ? H.get(e).__webglMultisampledFramebuffer
                    : Array.isArray(c)
                      ? c[n]
                      : c),
              F.copy(e.viewport),
              te.copy(e.scissor),
              (ne = e.scissorTest));
          } else (F.copy(oe).multiplyScalar(L).floor(), te.copy(se).multiplyScalar(L).floor(), (ne = ce));
          if (
            (n !== 0 && (r = O),
            V.bindFramebuffer(B.FRAMEBUFFER, r) && V.drawBuffers(e, r),
            V.viewport(F),
            V.scissor(te),
            V.setScissorTest(ne),
            i)
          ) {
            let r = H.get(e.texture);
            B.framebufferTexture2D(
              B.FRAMEBUFFER,
              B.COLOR_ATTACHMENT0,
              B.TEXTURE_CUBE_MAP_POSITIVE_X + t,
              r.__webglTexture,
              n,
            );
          } else if (a) {
            let r = t;
            for (let t = 0; t < e.textures.length; t++) {
              let i = H.get(e.textures[t]);
              B.framebufferTextureLayer(B.FRAMEBUFFER, B.COLOR_ATTACHMENT0 + t, i.__webglTexture, n, r);
            }
          } else if (e !== null && n !== 0) {
            let t = H.get(e.texture);
            B.framebufferTexture2D(B.FRAMEBUFFER, B.COLOR_ATTACHMENT0, B.TEXTURE_2D, t.__webglTexture, n);
          }
          ee = -1;
        }));
      function wt(e) {
        let t = H.get(e);
        return (
          (t.__readFormat !== e.format || t.__readType !== e.type) &&
            ((t.__readFormat = e.format),
            (t.__readType = e.type),
            (t.__formatReadable = ke.textureFormatReadable(e.format)),
            (t.__typeReadable = ke.textureTypeReadable(e.type))),
          t
        );
      }
      ((this.readRenderTargetPixels = function (e, t, n, r, i, a, o, s = 0) {
        if (!(e && e.isWebGLRenderTarget)) {
          G(`WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.`);
          return;
        }
        let c = H.get(e).__webglFramebuffer;
        if ((e.isWebGLCubeRenderTarget && o !== void 0 && ((c = c[o]), Array.isArray(c) && (c = c[0])), c)) {
          V.bindFramebuffer(B.FRAMEBUFFER, c);
          try {
            let o = e.textures[s],
              c = o.format,
              l = o.type;
            e.textures.length > 1 && B.readBuffer(B.COLOR_ATTACHMENT0 + s);
            let u = wt(o);
            if (u.__formatReadable === !1) {
              G(`WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.`);
              return;
            }
            if (u.__typeReadable === !1) {
              G(
                `WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.`,
              );
              return;
            }
            t >= 0 &&
              t <= e.width - r &&
              n >= 0 &&
              n <= e.height - i &&
              B.readPixels(t, n, r, i, Je.convert(c), Je.convert(l), a);
          } finally {
            let e = N === null ? null : H.get(N).__webglFramebuffer;
            V.bindFramebuffer(B.FRAMEBUFFER, e);
          }
        }
      }),
        (this.readRenderTargetPixelsAsync = async function (e, t, n, r, i, a, o, s = 0) {
          if (!(e && e.isWebGLRenderTarget))
            throw Error(`THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.`);
          let c = H.get(e).__webglFramebuffer;
          if ((e.isWebGLCubeRenderTarget && o !== void 0 && ((c = c[o]), Array.isArray(c) && (c = c[0])), c)) {
            if (t >= 0 && t <= e.width - r && n >= 0 && n <= e.height - i) {
              V.bindFramebuffer(B.FRAMEBUFFER, c);
              let o = e.textures[s],
                l = o.format,
                u = o.type;
              e.textures.length > 1 && B.readBuffer(B.COLOR_ATTACHMENT0 + s);
              let d = wt(o);
              if (d.__formatReadable === !1)
                throw Error(
                  `THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.`,
                );
              if (d.__typeReadable === !1)
                throw Error(
                  `THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.`,
                );
              let f = B.createBuffer();
              (B.bindBuffer(B.PIXEL_PACK_BUFFER, f),
                B.bufferData(B.PIXEL_PACK_BUFFER, a.byteLength, B.STREAM_READ),
                B.readPixels(t, n, r, i, Je.convert(l), Je.convert(u), 0),
                B.bindBuffer(B.PIXEL_PACK_BUFFER, null));
              let p = N === null ? null : H.get(N).__webglFramebuffer;
              V.bindFramebuffer(B.FRAMEBUFFER, p);
              let m = B.fenceSync(B.SYNC_GPU_COMMANDS_COMPLETE, 0);
              return (
                B.flush(),
                await Bt(B, m, 4),
                B.bindBuffer(B.PIXEL_PACK_BUFFER, f),
                B.getBufferSubData(B.PIXEL_PACK_BUFFER, 0, a),
                B.bindBuffer(B.PIXEL_PACK_BUFFER, null),
                B.deleteBuffer(f),
                B.deleteSync(m),
                a
              );
            }
            throw Error(`THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.`);
          }
        }),
        (this.copyFramebufferToTexture = function (e, t = null, n = 0) {
          let r = 2 ** -n,
            i = Math.floor(e.image.width * r),
            a = Math.floor(e.image.height * r),
            o = t === null ? 0 : t.x,
            s = t === null ? 0 : t.y;
          (U.setTexture2D(e, 0), B.copyTexSubImage2D(B.TEXTURE_2D, n, 0, 0, o, s, i, a), V.unbindTexture());
        }),
        (this.copyTextureToTexture = function (e, t, n = null, r = null, i = 0, a = 0) {
          let o,
            s,
            c,
            l,
            u,
            d,
            f,
            p,
            m,
            h = e.isCompressedTexture ? e.mipmaps[a] : e.image;
          if (n !== null)
            ((o = n.max.x - n.min.x),
              (s = n.max.y - n.min.y),
              (c = n.isBox3 ? n.max.z - n.min.z : 1),
              (l = n.min.x),
              (u = n.min.y),
              (d = n.isBox3 ? n.min.z : 0));
          else {
            let t = 2 ** -i;
            ((o = Math.floor(h.width * t)),
              (s = Math.floor(h.height * t)),
              (c = e.isDataArrayTexture ? h.depth : e.isData3DTexture ? Math.floor(h.depth * t) : 1),
              (l = 0),
              (u = 0),
              (d = 0));
          }
          r === null ? ((f = 0), (p = 0), (m = 0)) : ((f = r.x), (p = r.y), (m = r.z));
          let g = Je.convert(t.format),
            _ = Je.convert(t.type),
            v;
          (t.isData3DTexture
            ? (U.setTexture3D(t, 0), (v = B.TEXTURE_3D))
            : t.isDataArrayTexture || t.isCompressedArrayTexture
              ? (U.setTexture2DArray(t, 0), (v = B.TEXTURE_2D_ARRAY))
              : (U.setTexture2D(t, 0), (v = B.TEXTURE_2D)),
            V.activeTexture(B.TEXTURE0),
            V.pixelStorei(B.UNPACK_FLIP_Y_WEBGL, t.flipY),
            V.pixelStorei(B.UNPACK_PREMULTIPLY_ALPHA_WEBGL, t.premultiplyAlpha),
            V.pixelStorei(B.UNPACK_ALIGNMENT, t.unpackAlignment));
          let y = V.getParameter(B.UNPACK_ROW_LENGTH),
            b = V.getParameter(B.UNPACK_IMAGE_HEIGHT),
            x = V.getParameter(B.UNPACK_SKIP_PIXELS),
            S = V.getParameter(B.UNPACK_SKIP_ROWS),
            C = V.getParameter(B.UNPACK_SKIP_IMAGES);
          (V.pixelStorei(B.UNPACK_ROW_LENGTH, h.width),
            V.pixelStorei(B.UNPACK_IMAGE_HEIGHT, h.height),
            V.pixelStorei(B.UNPACK_SKIP_PIXELS, l),
            V.pixelStorei(B.UNPACK_SKIP_ROWS, u),
            V.pixelStorei(B.UNPACK_SKIP_IMAGES, d));
          let w = e.isDataArrayTexture || e.isData3DTexture,
            T = t.isDataArrayTexture || t.isData3DTexture;
          if (e.isDepthTexture) {
            let n = H.get(e),
              r = H.get(t),
              h = H.get(n.__renderTarget),
              g = H.get(r.__renderTarget);
            (V.bindFramebuffer(B.READ_FRAMEBUFFER, h.__webglFramebuffer),
              V.bindFramebuffer(B.DRAW_FRAMEBUFFER, g.__webglFramebuffer));
            for (let n = 0; n < c; n++)
              (w &&
                (B.framebufferTextureLayer(B.READ_FRAMEBUFFER, B.COLOR_ATTACHMENT0, H.get(e).__webglTexture, i, d + n),
                B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER, B.COLOR_ATTACHMENT0, H.get(t).__webglTexture, a, m + n)),
                B.blitFramebuffer(l, u, l + o, u + s, f, p, f + o, p + s, B.DEPTH_BUFFER_BIT, B.NEAREST));
            (V.bindFramebuffer(B.READ_FRAMEBUFFER, null), V.bindFramebuffer(B.DRAW_FRAMEBUFFER, null));
          } else if (i !== 0 || e.isRenderTargetTexture || H.has(e)) {
            let n = H.get(e),
              r = H.get(t);
            (V.bindFramebuffer(B.READ_FRAMEBUFFER, k), V.bindFramebuffer(B.DRAW_FRAMEBUFFER, A));
            for (let e = 0; e < c; e++)
              (w
                ? B.framebufferTextureLayer(B.READ_FRAMEBUFFER, B.COLOR_ATTACHMENT0, n.__webglTexture, i, d + e)
                : B.framebufferTexture2D(B.READ_FRAMEBUFFER, B.COLOR_ATTACHMENT0, B.TEXTURE_2D, n.__webglTexture, i),
                T
                  ? B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER, B.COLOR_ATTACHMENT0, r.__webglTexture, a, m + e)
                  : B.framebufferTexture2D(B.DRAW_FRAMEBUFFER, B.COLOR_ATTACHMENT0, B.TEXTURE_2D, r.__webglTexture, a),
                i === 0
                  ? T
                    ? B.copyTexSubImage3D(v, a, f, p, m + e, l, u, o, s)
                    : B.copyTexSubImage2D(v, a, f, p, l, u, o, s)
                  : B.blitFramebuffer(l, u, l + o, u + s, f, p, f + o, p + s, B.COLOR_BUFFER_BIT, B.NEAREST));
            (V.bindFramebuffer(B.READ_FRAMEBUFFER, null), V.bindFramebuffer(B.DRAW_FRAMEBUFFER, null));
          } else
            T
              ? e.isDataTexture || e.isData3DTexture
                ? B.texSubImage3D(v, a, f, p, m, o, s, c, g, _, h.data)
                : t.isCompressedArrayTexture
                  ? B.compressedTexSubImage3D(v, a, f, p, m, o, s, c, g, h.data)
                  : B.texSubImage3D(v, a, f, p, m, o, s, c, g, _, h)
              : e.isDataTexture
                ? B.texSubImage2D(B.TEXTURE_2D, a, f, p, o, s, g, _, h.data)
                : e.isCompressedTexture
                  ? B.compressedTexSubImage2D(B.TEXTURE_2D, a, f, p, h.width, h.height, g, h.data)
                  : B.texSubImage2D(B.TEXTURE_2D, a, f, p, o, s, g, _, h);
          (V.pixelStorei(B.UNPACK_ROW_LENGTH, y),
            V.pixelStorei(B.UNPACK_IMAGE_HEIGHT, b),
            V.pixelStorei(B.UNPACK_SKIP_PIXELS, x),
            V.pixelStorei(B.UNPACK_SKIP_ROWS, S),
            V.pixelStorei(B.UNPACK_SKIP_IMAGES, C),
            a === 0 && t.generateMipmaps === !0 && t.mipmapsAutoUpdate === !0 && B.generateMipmap(v),
            V.unbindTexture());
        }),
        (this.initRenderTarget = function (e) {
          H.get(e).__webglFramebuffer === void 0 && U.setupRenderTarget(e);
        }),
        (this.initTexture = function (e) {
          (e.isCubeTexture
            ? U.setTextureCube(e, 0)
            : e.isData3DTexture
              ? U.setTexture3D(e, 0)
              : e.isDataArrayTexture || e.isCompressedArrayTexture
                ? U.setTexture2DArray(e, 0)
                : U.setTexture2D(e, 0),
            V.unbindTexture());
        }),
        (this.resetState = function () {
          ((j = 0), (M = 0), (N = null), V.reset(), Ye.reset());
        }),
        typeof __THREE_DEVTOOLS__ < `u` &&
          __THREE_DEVTOOLS__.dispatchEvent(new CustomEvent(`observe`, { detail: this })));
    }
    get coordinateSystem() {
      return jt;
    }
    get outputColorSpace() {
      return this._outputColorSpace;
    }
    set outputColorSpace(e) {
      this._outputColorSpace = e;
      let t = this.getContext();
      ((t.drawingBufferColorSpace = X._getDrawingBufferColorSpace(e)), (t.unpackColorSpace = X._getUnpackColorSpace()));
    }
  },
  Qu = (e) => (e * Math.PI) / 180,
  $u = { usual: Qu(52), least: Qu(35), most: Qu(80) },
  ed = Math.PI / 2,
  td = Qu(12),
  nd = 2,
  rd = (e, t, n) => Math.max(t, Math.min(n, e)),
  id = (e, t) => t / (2 * e.distance * Math.tan(Qu(26) / 2)),
  ad = (e) => e / (320 * Math.tan(Qu(26) / 2)),
  od = (e, t, n) => {
    let [r, i, a] = [n[0] - e.x, n[1], n[2] - e.z],
      o = r * Math.cos(e.yaw) - a * Math.sin(e.yaw),
      s = r * Math.sin(e.yaw) + a * Math.cos(e.yaw),
      c = e.plan ? ed : e.pitch,
      l = i * Math.cos(c) - s * Math.sin(c),
      u = e.plan ? e.distance : e.distance - i * Math.sin(c) - s * Math.cos(c),
      d = 1 / (Math.tan(Qu(26) / 2) * u);
    return [(o * d) / t, l * d];
  },
  sd = 0.95,
  cd = (e) => {
    let [t, n, r, i] = [-0.95, e.height + sd, -0.95, e.width + sd];
    return [
      [r, 0, t],
      [i, 0, t],
      [r, -0.4, n],
      [i, -0.4, n],
      [1, 1.7, 0.5],
      [e.width - 1, 1.7, 0.5],
      ...(e.parked ?? []).map(([e, t]) => [e, 0.4, t]),
    ];
  },
  ld = (e, t, n) => {
    let r = cd(n).map((n) => od(e, t, n)),
      [i, a] = [r.map(([e]) => e), r.map(([, e]) => e)];
    return [Math.min(...i), Math.max(...i), Math.min(...a), Math.max(...a)];
  },
  ud = (e, t, n) => {
    let r = { ...e, x: n.width / 2, z: n.height / 2, distance: 12 };
    for (let i = 0; i < 40; i++) {
      let [i, a, o, s] = ld(r, t, n),
        c = Math.max((a - i) / 1.95, (s - o) / 1.94),
        l = e.plan ? ed : e.pitch,
        u = Math.tan(Qu(26) / 2) * r.distance,
        d = ((i + a) / 2) * u * t,
        f = (-((o + s) / 2) * u) / Math.sin(l);
      r = {
        ...r,
        x: r.x + d * Math.cos(e.yaw) + f * Math.sin(e.yaw),
        z: r.z - d * Math.sin(e.yaw) + f * Math.cos(e.yaw),
        distance: r.distance * (1 + (c - 1) * 0.8),
      };
    }
    return r;
  },
  dd = (e, t, n, r) => {
    let i = { ...e, pitch: rd(e.pitch, $u.least, $u.most) },
      a = ud(i, t, n).distance * 1.15;
    return {
      ...i,
      x: rd(e.x, -2, n.width + nd),
      z: rd(e.z, -2, n.height + nd),
      distance: rd(e.distance, Math.min(ad(r), a), a),
    };
  },
  fd = (e) => {
    let t = Math.round(e.yaw / ed) * ed;
    return Math.abs(e.yaw - t) < td ? { ...e, yaw: t } : e;
  },
  pd = (e, t, n, r) => {
    let i = Math.tan(Qu(26) / 2),
      [a, o] = [n * i * t, r * i];
    if (e.plan) return md(e, a * e.distance, -o * e.distance);
    let [s, c] = [Math.sin(e.pitch), Math.cos(e.pitch)],
      l = s - o * c;
    if (l <= 0.001) return null;
    let u = (e.distance * s) / l;
    return md(e, a * u, e.distance * c - u * (c + o * s));
  },
  md = (e, t, n) => [e.x + t * Math.cos(e.yaw) + n * Math.sin(e.yaw), e.z - t * Math.sin(e.yaw) + n * Math.cos(e.yaw)],
  hd = (e, t, n, r, i) => {
    let a = pd(e, t, r, i),
      o = { ...e, distance: e.distance * n },
      s = pd(o, t, r, i);
    return !a || !s ? o : { ...o, x: o.x + a[0] - s[0], z: o.z + a[1] - s[1] };
  },
  gd = (e, t, n) => {
    let r = (e, t) => e + (t - e) * n;
    return {
      x: r(e.x, t.x),
      z: r(e.z, t.z),
      yaw: r(e.yaw, t.yaw),
      pitch: r(e.pitch, t.pitch),
      distance: r(e.distance, t.distance),
      plan: t.plan,
    };
  },
  _d = new J(),
  vd = () => {
    let e = new ys(26, 1, 0.5, 400),
      t = new bs(-1, 1, 1, -1, 0.5, 400);
    return {
      aim: (n, r) => {
        if ((_d.set(n.x, 0, n.z), n.plan)) {
          let e = Math.tan((26 * Math.PI) / 360) * n.distance;
          return (
            ([t.left, t.right, t.top, t.bottom] = [-e * r, e * r, e, -e]),
            t.position.set(n.x, 60, n.z),
            t.up.set(-Math.sin(n.yaw), 0, -Math.cos(n.yaw)),
            t.lookAt(_d),
            t.updateProjectionMatrix(),
            t.updateMatrixWorld(),
            t
          );
        }
        let i = Math.cos(n.pitch) * n.distance;
        return (
          (e.aspect = r),
          e.position.set(n.x + Math.sin(n.yaw) * i, Math.sin(n.pitch) * n.distance, n.z + Math.cos(n.yaw) * i),
          e.lookAt(_d),
          e.updateProjectionMatrix(),
          e.updateMatrixWorld(),
          e
        );
      },
    };
  },
  yd = 120,
  bd = new J(),
  xd = (e) => {
    let t = vd(),
      n = { width: 0, height: 0 },
      r = { width: 1, height: 1 },
      i = { x: 10, z: 10, yaw: 0, pitch: $u.usual, distance: 50, plan: !1 },
      a = i,
      o = !0,
      s = () => r.width / r.height,
      c = (t, c) => {
        ((o = !1), (a = dd(t, s(), n, r.height)), c && (i = a), e());
      },
      l = (e = !1) => {
        (c(ud({ ...a, pitch: $u.usual, yaw: 0 }, s(), n), e), (o = !0));
      };
    return {
      aspect: s,
      gaze: () => i,
      go: c,
      frame: l,
      rest: () => c(fd(a), !1),
      refresh: e,
      lookAt: ([e, t], n) => {
        let i = (a.distance * id(a, r.height)) / n;
        c({ ...a, x: e + 0.5, z: t + 0.5, distance: i }, !1);
      },
      turn: (e) => c({ ...a, yaw: a.yaw + (e * Math.PI) / 2 }, !1),
      zoom: (e) => c({ ...a, distance: a.distance * e }, !1),
      plan: (t) => {
        let n = o;
        ((i = a = { ...a, plan: t }), n ? l(!0) : e());
      },
      fit: (e) => {
        let t = e.width === n.width && e.height === n.height;
        ((n = e), t || l(!0));
      },
      resize: (e, t) => {
        ((r = { width: Math.max(1, e), height: Math.max(1, t) }), o ? l(!0) : c(a, !0));
      },
      step: (e, t) => {
        let n = t ? 1 : 1 - Math.exp(-e / yd),
          r = gd(i, a, n);
        return (
          (i =
            Math.abs(r.x - a.x) +
              Math.abs(r.z - a.z) +
              Math.abs(r.distance - a.distance) / 10 +
              Math.abs(r.yaw - a.yaw) * 5 +
              Math.abs(r.pitch - a.pitch) * 5 <
            0.01
              ? a
              : r),
          i !== a
        );
      },
      aim: () => t.aim(i, s()),
      pixels: () => id(i, r.height),
      ground: (e, t) => pd(i, s(), (e / r.width) * 2 - 1, 1 - (t / r.height) * 2),
      project: (e, n, a) => (
        bd.set(e, n, a).project(t.aim(i, s())),
        { x: (bd.x * 0.5 + 0.5) * r.width, y: (0.5 - bd.y * 0.5) * r.height }
      ),
    };
  },
  Sd = 5,
  Cd = (e, t, n) => {
    let r = e.getBoundingClientRect();
    return [((t - r.left) / r.width) * 2 - 1, 1 - ((n - r.top) / r.height) * 2];
  },
  wd = (e, t, n, r) => {
    let i = e.gaze(),
      a = pd(i, e.aspect(), ...Cd(t, n.x, n.y)),
      o = pd(i, e.aspect(), ...Cd(t, r.x, r.y));
    return !a || !o ? i : { ...i, x: i.x + a[0] - o[0], z: i.z + a[1] - o[1] };
  },
  Td = (e, t, n) => ({ ...e, yaw: e.yaw - t * 0.006, pitch: e.pitch + n * 0.005 }),
  Ed = (e, t, n, r) => {
    let [i, a, o, s] = [n[0], n[1], r[0], r[1]];
    if (!i || !a || !o || !s) return e.gaze();
    let c = (e, t) => Math.hypot(e.x - t.x, e.y - t.y) || 1,
      l = (e, t) => Math.atan2(t.y - e.y, t.x - e.x),
      u = (e, t) => ({ x: (e.x + t.x) / 2, y: (e.y + t.y) / 2, button: 0 }),
      d = wd(e, t, u(i, a), u(o, s));
    return hd({ ...d, yaw: d.yaw + l(o, s) - l(i, a) }, e.aspect(), c(i, a) / c(o, s), ...Cd(t, u(o, s).x, u(o, s).y));
  },
  Dd = (e, t) => {
    let n = e.distance * 0.06,
      r = (t, r) => ({
        ...e,
        x: e.x + t * n * Math.cos(e.yaw) + r * n * Math.sin(e.yaw),
        z: e.z - t * n * Math.sin(e.yaw) + r * n * Math.cos(e.yaw),
      }),
      i = Math.PI / 8;
    switch (t.key) {
      case `ArrowLeft`:
        return t.shiftKey ? { ...e, yaw: e.yaw - i } : r(-1, 0);
      case `ArrowRight`:
        return t.shiftKey ? { ...e, yaw: e.yaw + i } : r(1, 0);
      case `ArrowUp`:
        return t.shiftKey ? { ...e, pitch: e.pitch + 0.12 } : r(0, -1);
      case `ArrowDown`:
        return t.shiftKey ? { ...e, pitch: e.pitch - 0.12 } : r(0, 1);
      case `+`:
      case `=`:
        return { ...e, distance: e.distance * 0.85 };
      case `-`:
        return { ...e, distance: e.distance / 0.85 };
      default:
        return null;
    }
  },
  Od = (e, t) => {
    let n = new Map(),
      r = new AbortController(),
      i = { signal: r.signal },
      a = !1,
      o = null;
    (e.addEventListener(
      `pointerdown`,
      (e) => {
        let t = { x: e.clientX, y: e.clientY, button: e.shiftKey ? 2 : e.button };
        (n.size === 0 ? ([a, o] = [!1, t]) : (a = !0), n.set(e.pointerId, t));
      },
      i,
    ),
      e.addEventListener(
        `pointermove`,
        (r) => {
          let i = n.get(r.pointerId);
          if (!i) return;
          let s = { ...i, x: r.clientX, y: r.clientY };
          if (!a && o && Math.hypot(s.x - o.x, s.y - o.y) < Sd) return;
          (a || e.setPointerCapture(r.pointerId), (a = !0));
          let c = [...n.values()];
          (n.set(r.pointerId, s),
            n.size > 1
              ? t.move(Ed(t, e, c, [...n.values()]), !0)
              : i.button === 0
                ? t.move(wd(t, e, i, s), !0)
                : t.move(Td(t.gaze(), s.x - i.x, s.y - i.y), !0));
        },
        i,
      ));
    let s = (e) => {
      n.delete(e.pointerId) && a && t.rest();
    };
    return (
      e.addEventListener(`pointerup`, s, i),
      e.addEventListener(`pointercancel`, s, i),
      e.addEventListener(`contextmenu`, (e) => e.preventDefault(), i),
      e.addEventListener(
        `wheel`,
        (n) => {
          n.preventDefault();
          let r = Math.exp(Math.max(-240, Math.min(240, n.deltaY)) * 0.0014);
          t.move(hd(t.gaze(), t.aspect(), r, ...Cd(e, n.clientX, n.clientY)), !1);
        },
        { ...i, passive: !1 },
      ),
      e.addEventListener(
        `keydown`,
        (e) => {
          if (e.ctrlKey || e.metaKey || e.altKey) return;
          let n = Dd(t.gaze(), e);
          if (e.key === `Home`) t.frame();
          else if (n) t.move(n, !1);
          else return;
          (e.preventDefault(), t.rest());
        },
        i,
      ),
      { wasDrag: () => a, release: () => r.abort() }
    );
  },
  kd = () => {
    let e = new Set();
    return { tell: (t) => e.forEach((e) => e(t)), add: (t) => (e.add(t), () => e.delete(t)) };
  },
  Ad = (e, t) => {
    let n = new AbortController(),
      r = { signal: n.signal },
      i = kd(),
      a = kd(),
      o = kd(),
      s = null,
      c = (n) => {
        let r = e.getBoundingClientRect();
        return t.pickAt(n.clientX - r.left, n.clientY - r.top);
      },
      l = (e) => {
        a.tell(e);
        let t = e?.square ?? null;
        t === s || (t !== null && s !== null && u(t, s)) || ((s = t), o.tell(s));
      };
    return (
      e.addEventListener(
        `click`,
        (e) => {
          let n = t.wasDrag() ? null : c(e);
          n && i.tell(n);
        },
        r,
      ),
      e.addEventListener(`pointermove`, (e) => l(c(e)), r),
      e.addEventListener(`pointerleave`, () => l(null), r),
      { pick: i.add, hover: a.add, square: o.add, release: () => n.abort() }
    );
  },
  jd = 1e3,
  Md = (e) => {
    let t = 0,
      n = 0,
      r = 0,
      i = !1,
      a = (i) => {
        t = 0;
        let a = n ? Math.min(jd, i - n) : 16;
        ((r += 1), (n = e(a) ? i : 0), n && o());
      },
      o = () => {
        !t && !i && (t = requestAnimationFrame(a));
      };
    return {
      request: o,
      frames: () => r,
      stop: () => {
        ((i = !0), cancelAnimationFrame(t));
      },
    };
  },
  Nd = (e, t, n, r) => {
    let i = 1 - r;
    return [i * i * e[0] + 2 * i * r * t[0] + r * r * n[0], i * i * e[1] + 2 * i * r * t[1] + r * r * n[1]];
  },
  Pd = (e) => {
    let t = e.match(/-?\d*\.?\d+/g)?.map(Number) ?? [],
      n = [];
    for (let e = 0; e + 1 < t.length; e += 2) n.push([t[e] ?? 0, t[e + 1] ?? 0]);
    return n;
  },
  Fd = (e, t = 5) => {
    let n = [];
    for (let [, r, i] of e.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
      let e = Pd(i ?? ``);
      r !== `Q` && n.push(...e);
      for (let i = 0; r === `Q` && i + 1 < e.length; i += 2) {
        let r = n.at(-1),
          [a, o] = [e[i], e[i + 1]];
        if (r && a && o) for (let e = 1; e <= t; e++) n.push(Nd(r, a, o, e / t));
      }
    }
    return n;
  },
  Id = (e, t) => [e[0] - t[0], e[1] - t[1], e[2] - t[2]],
  Ld = (e, t) => [e[1] * t[2] - e[2] * t[1], e[2] * t[0] - e[0] * t[2], e[0] * t[1] - e[1] * t[0]],
  Rd = (e, t) => e[0] * t[0] + e[1] * t[1] + e[2] * t[2],
  zd = (e) => {
    let t = e.reduce((e, t) => [e[0] + t[0], e[1] + t[1], e[2] + t[2]], [0, 0, 0]);
    return [t[0] / e.length, t[1] / e.length, t[2] / e.length];
  },
  Bd = (e) => {
    let t = zd(e.flat()),
      n = [],
      r = [];
    for (let i of e) {
      let [e, a, o] = i;
      if (!e || !a || !o) continue;
      let s = Ld(Id(a, e), Id(o, e)),
        c = Math.hypot(...s) || 1,
        l = Rd(s, Id(zd(i), t)) < 0 ? -1 : 1,
        u = s.map((e) => (e * l) / c);
      for (let t = 1; t + 1 < i.length; t++) {
        let a = [i[0], i[l > 0 ? t : t + 1], i[l > 0 ? t + 1 : t]];
        for (let t of a) (n.push(...(t ?? e)), r.push(...u));
      }
    }
    let i = new Qr();
    return (
      i.setAttribute(`position`, new Lr(new Float32Array(n), 3)),
      i.setAttribute(`normal`, new Lr(new Float32Array(r), 3)),
      i
    );
  },
  Vd = [-1, 1],
  Hd = (e, t) => {
    let [n, r, i] = [e[0] / 2, e[1] / 2, e[2] / 2],
      a = Math.min(t, n * 0.9, r * 0.9, i * 0.9),
      o = (e, t, o, s) => [t * (e === 0 ? n : n - a), r + o * (e === 1 ? r : r - a), s * (e === 2 ? i : i - a)],
      s = [];
    for (let e of Vd) {
      (s.push([o(0, e, -1, -1), o(0, e, 1, -1), o(0, e, 1, 1), o(0, e, -1, 1)]),
        s.push([o(1, -1, e, -1), o(1, 1, e, -1), o(1, 1, e, 1), o(1, -1, e, 1)]),
        s.push([o(2, -1, -1, e), o(2, 1, -1, e), o(2, 1, 1, e), o(2, -1, 1, e)]));
      for (let t of Vd) {
        (s.push([o(0, e, t, -1), o(0, e, t, 1), o(1, e, t, 1), o(1, e, t, -1)]),
          s.push([o(0, e, -1, t), o(0, e, 1, t), o(2, e, 1, t), o(2, e, -1, t)]),
          s.push([o(1, -1, e, t), o(1, 1, e, t), o(2, 1, e, t), o(2, -1, e, t)]));
        for (let n of Vd) s.push([o(0, e, t, n), o(1, e, t, n), o(2, e, t, n)]);
      }
    }
    return Bd(s);
  },
  Ud = (e, t, n, r = 0.07) => {
    let [i, a] = [e / 2, n / 2],
      o = (e) => [
        [e, 0, -a],
        [e, r, -a],
        [e, t, 0],
        [e, r, a],
        [e, 0, a],
      ],
      [s, c] = [o(-i), o(i)];
    return Bd([
      s,
      c,
      ...s.map((e, t) => {
        let n = (t + 1) % s.length;
        return [s[t], s[n], c[n], c[t]].filter((e) => e !== void 0);
      }),
    ]);
  },
  Wd = (e, t, n, r = 0.07) => {
    let [i, a, o] = [e / 2, n / 2, Math.max(0.02, (e - n) / 2)],
      s = (e) => [
        [-i, e, -a],
        [i, e, -a],
        [i, e, a],
        [-i, e, a],
      ],
      [c, l] = [s(0), s(r)],
      u = c.map((e, t) => {
        let n = (t + 1) % 4;
        return [c[t], c[n], l[n], l[t]].filter((e) => e !== void 0);
      }),
      [d, f] = [
        [-o, t, 0],
        [o, t, 0],
      ],
      [p, m, h, g] = l;
    return Bd(!p || !m || !h || !g ? [c] : [c, ...u, [p, m, f, d], [g, h, f, d], [p, g, d], [m, h, f]]);
  },
  Gd = (e, t, n = 0) =>
    new So(new La(e.map(([e, t]) => new q(e, t))), {
      depth: t,
      bevelEnabled: n > 0,
      bevelSize: n,
      bevelThickness: n,
      bevelSegments: 1,
      curveSegments: 1,
    }),
  Kd = (e, t, n = 0) => {
    let r = (t / 20) * (1 + n / 10);
    return Fd(e).map(([e, t]) => [(e - 10) * r, (10 - t) * r]);
  },
  qd = (e, t, n, r, i = 0) => {
    let a = x(t),
      [o, s, c] = [r[0], r[1] + n / 2, r[2]];
    (e.add(Gd(Kd(a.silhouette, n, 1.3), n * 0.07), [o, s, c], l.ink, { turn: i }),
      a.layers.forEach((t, r) => {
        let a = n * (0.22 + r * 0.014),
          l = n * 0.02;
        e.add(Gd(Kd(t.d, n), a + l * 2), [o - Math.sin(i) * l, s, c - Math.cos(i) * l], t.fill, { turn: i });
      }));
  },
  Jd = (e, t, n, r) => {
    (e.box([t - 0.06, 0.04, n - 0.06], [0, 0, 0], r, { chamfer: 0.015 }),
      e.box([t - 0.18, 0.02, n - 0.18], [0, 0.03, 0], `#CDBF9E`, { chamfer: 0.01 }));
  },
  Yd = (e, t, n, r, i) => {
    let a = { colour: i, glow: `neon`, hue: i };
    for (let i of [r, r + n]) e.box([t, 0.05, 0.2], [0, i - 0.025, 0], a, { chamfer: 0.015 });
    for (let i of [-t / 2, t / 2]) e.box([0.05, n, 0.2], [i, r, 0], a, { chamfer: 0.015 });
  },
  Xd = (e, t) => {
    let n = e - 0.12,
      r = e > 1 ? 0.92 : 0.8,
      i = Math.min(0.3, t / 2 - 0.3);
    return { wide: n, tall: r, base: 0.44, depth: Math.max(0, i) };
  },
  Zd = (e, t, n, r, i) => {
    let a = v[r],
      o = Xd(t, n);
    Jd(e, t, n, a.body);
    let s = o.depth,
      c = t > 1 ? [-o.wide / 2 + 0.24, o.wide / 2 - 0.24] : [-0.24, 0.24];
    for (let t of c)
      (e.rod(0.05, o.base + 0.1, [t, 0.04, s - 0.03], l.wood, { sides: 6 }),
        e.box([0.05, 0.6, 0.05], [t, 0.04, s - 0.26], l.wood, { pitch: 0.35 }));
    (e.box([o.wide, o.tall, 0.12], [0, o.base, s], a.body, { chamfer: 0.03 }),
      e.box([o.wide - 0.14, o.tall - 0.14, 0.1], [0, o.base + 0.07, s - 0.03], l.wood, { chamfer: 0.01 }),
      e.box([o.wide - 0.16, 0.05, 0.2], [0, o.base - 0.06, s + 0.1], `#D6B684`, { chamfer: 0.01 }));
    for (let t of c)
      e.box([0.12, 0.05, 0.12], [t, o.base - 0.02, s + 0.2], { colour: `#FFF3D2`, glow: `window`, hue: `#FFE9BE` });
    i && Yd(e, o.wide, o.tall, o.base, a.neon);
  },
  Qd = (e, t, n, r, i, a) => {
    let o = v[r],
      s = Math.min(t, n) > 1 ? 1.7 : 1.05;
    (Jd(e, t, n, o.body), e.box([0.1 * s, 0.34 * s, 0.1 * s], [0, 0.04, 0], l.wood));
    let c = Array.from({ length: 9 }, (e, t) => {
        let n = (t / 8) * Math.PI;
        return [-Math.cos(n) * 0.25 * s, 0.16 * s + Math.sin(n) * 0.24 * s];
      }),
      u = [[-0.25 * s, 0], ...c, [0.25 * s, 0]];
    (e.add(Gd(u, 0.62 * s, 0.015), [0, 0.36 * s, -0.31 * s], { colour: o.body, foot: 0.85 }),
      e.add(
        Gd(
          u.map(([e, t]) => [e * 0.84, t * 0.88 + 0.02 * s]),
          0.03,
        ),
        [0, 0.36 * s, 0.315 * s],
        l.white,
      ),
      qd(e, i, 0.3 * s, [0, 0.4 * s, 0.33 * s]),
      e.box([0.03, 0.32 * s, 0.05], [0.29 * s, 0.52 * s, 0.05], l.white),
      e.box([0.03, 0.13 * s, 0.22 * s], [0.29 * s, 0.76 * s, 0.11 * s], `#D33E2C`),
      a && Yd(e, 0.62 * s, 0.5 * s, 0.34 * s, o.neon));
  },
  $d = (e, t, n, r) => {
    let i = v[t];
    (Jd(e, 1, 1, i.body), e.box([0.5, 0.2, 0.4], [0, 0.04, -0.12], { colour: l.white, foot: 0.8 }));
    let a = 2.1;
    for (let [t, n] of [
      [-0.2, -0.2],
      [0.2, -0.2],
      [0.2, 0.12],
      [-0.2, 0.12],
    ]) {
      let r = Math.atan2(0.17, a);
      e.box([0.035, a, 0.035], [t, 0.05, n], l.steel, { roll: Math.sign(t) * r, pitch: -Math.sign(n + 0.04) * r });
    }
    for (let t of [0.5, 0.95, 1.4]) e.box([0.4 - t * 0.17, 0.03, 0.34 - t * 0.15], [0, t, -0.04], i.body);
    e.ball(0.09, [0, 2.2, -0.04], { colour: `#FF7A63`, glow: `neon`, hue: `#FF7A63` });
    let o = r ? i.neon : i.body;
    for (let t = 0; t < 3; t++) ef(e, 0.26 + t * 0.17, 2.08 - t * 0.3, o, i.neon);
    qd(e, n, 0.44, [0, 0.1, 0.22]);
  },
  ef = (e, t, n, r, i) => {
    let a = 2 * t * Math.tan(Math.PI / 18) + 0.01;
    for (let o = 0; o < 18; o++) {
      let s = (o / 18) * Math.PI * 2;
      e.box(
        [a, 0.05, 0.05],
        [Math.sin(s) * t, n, Math.cos(s) * t - 0.04],
        { colour: r, glow: `neon`, hue: i },
        { turn: s, chamfer: 0.012 },
      );
    }
  },
  tf = (e, t) => {
    let { width: n, good: r } = t,
      i = v[t.style];
    (e.box([n - 0.04, 0.4, 1.5], [0, -0.5, 0], { colour: l.plinth, foot: 0.6 }, { chamfer: 0.06 }),
      e.box([n - 0.14, 0.04, 1.4], [0, -0.1, 0], l.road, { chamfer: 0.02 }),
      e.box([n - 0.2, 0.02, 0.46], [0, -0.07, 0.46], i.body, { chamfer: 0.01 }),
      e.box([n - 0.3, 0.02, 0.36], [0, -0.06, 0.46], l.white, { chamfer: 0.01 }));
    for (let i = 0; i < n; i++) qd(e, r, 0.42, [i - (n - 1) / 2, -0.05, 0.44], -t.turn);
    let a = { colour: i.neon, glow: `neon`, hue: i.neon };
    if (t.endless) for (let t of [0.22, 0.7]) e.box([n - 0.2, 0.05, 0.04], [0, -0.06, t], a);
  },
  nf = (e, t) => {
    let n = { colour: v[t].body, foot: 0.85 };
    (e.box([0.74, 0.18, 0.17], [0, 0.1, 0], n, { chamfer: 0.06 }),
      e.box([0.3, 0.1, 0.1], [0.42, 0.15, 0], n, { chamfer: 0.03 }),
      e.box([0.2, 0.1, 0.12], [-0.06, 0.27, 0], `#5F7076`, { chamfer: 0.03 }),
      e.box([0.24, 0.035, 0.94], [-0.08, 0.3, 0], l.white, { chamfer: 0.012 }),
      e.box([0.14, 0.04, 0.94], [-0.08, 0.31, 0], n, { chamfer: 0.012 }),
      e.box([0.16, 0.03, 0.4], [0.5, 0.2, 0], l.white, { chamfer: 0.01 }),
      e.box([0.16, 0.2, 0.03], [0.52, 0.2, 0], n, { chamfer: 0.01 }),
      e.rod(0.045, 0.06, [-0.4, 0.19, 0], l.steel, { roll: Math.PI / 2, sides: 8 }),
      e.box([0.02, 0.4, 0.05], [-0.44, 0, 0], l.trunk, { chamfer: 0.008 }));
    for (let t of [-0.12, 0.12]) e.rod(0.05, 0.03, [-0.18, 0.05, t], l.ink, { pitch: Math.PI / 2, sides: 8 });
  },
  rf = (e, t) =>
    t
      ? { body: `#8F8A86`, dark: `#6F6A68`, white: `#B9B3AA`, neon: `#8F8A86`, lit: !1 }
      : { ...v[e], white: l.white, lit: !0 },
  af = 0.06,
  of = (e, t, n, r) =>
    e.box(t, n, r.lit ? { colour: `#7C8E96`, glow: `window`, hue: `#FFD48A` } : `#6B6763`, { chamfer: 0.008 }),
  sf = (e, t, n, r) => e.box(t, n, r.lit ? { colour: r.neon, glow: `neon`, hue: r.neon } : r.dark, { chamfer: 0.008 }),
  cf = {
    comet: (e, t, n) => {
      let [r, i] = [-0.12 * n, -0.12];
      (e.box([1.42, 0.5, 1.3], [r, af, i], { colour: t.white, foot: 0.82 }),
        of(e, [1.44, 0.2, 1], [r, 0.26, i], t),
        of(e, [1.1, 0.2, 1.32], [r, 0.26, i], t),
        e.box([1.46, 0.12, 1.34], [r, 0.08, i], t.body));
      let a = [
        [-0.92, 0.2],
        [-0.1, 0],
        [0.92, 0.56],
        [0.92, 0.64],
        [-0.1, 0.09],
        [-0.92, 0.29],
      ].map(([e, t]) => [(e ?? 0) * n, t ?? 0]);
      for (let n = 0; n < 7; n++) {
        let o = Gd(a, 1.58 / 7 - 0.024, 0.012);
        e.add(o, [r + 0.02, 0.56, i - 0.79 + (n * 1.58) / 7], n % 2 ? t.white : t.body);
      }
      sf(e, [0.03, 0.05, 1.6], [r + 0.97 * n, 1.1300000000000001, i], t);
    },
    "big-top": (e, t, n) => {
      let [r, i] = [-0.12 * n, -0.12];
      e.rod(0.68, 0.46, [r, af, i], { colour: t.white, foot: 0.82 }, { sides: 14 });
      for (let n = 0; n < 14; n++) {
        let [a, o] = [(n / 14) * Math.PI * 2, ((n + 1) / 14) * Math.PI * 2],
          s = (e, t, n) => [Math.sin(e) * t, n, Math.cos(e) * t],
          c = n % 2 ? t.body : t.white,
          [l, u, d, f] = [0.4, 0.5, 0.78, 1.2];
        e.add(
          Bd([
            [s(a, 0.86, u), s(o, 0.86, u), s(o, 0.5, d), s(a, 0.5, d)],
            [s(a, 0.5, d), s(o, 0.5, d), [0, f, 0]],
            [s(a, 0.86, u), s(o, 0.86, u), s(o, 0.86, l), s(a, 0.86, l)],
            [s(a, 0.86, l), s(o, 0.86, l), [0, l, 0]],
          ]),
          [r, af, i],
          c,
        );
        let p = (a + o) / 2;
        (n % 2 == 0 &&
          e.box(
            [0.24, 0.2, 0.03],
            [r + Math.sin(p) * 0.67, 0.2, i + Math.cos(p) * 0.67],
            t.lit ? { colour: `#7C8E96`, glow: `window`, hue: `#FFD48A` } : `#6B6763`,
            { turn: p },
          ),
          e.ball(
            0.03,
            [r + Math.sin(a) * 0.87, 0.48, i + Math.cos(a) * 0.87],
            t.lit ? { colour: t.neon, glow: `neon`, hue: t.neon } : t.dark,
          ));
      }
      (e.rod(0.02, 0.3, [r, 1.22, i], l.steel, { sides: 5 }),
        e.box([0.22, 0.13, 0.02], [r + 0.12, 1.3800000000000001, i], t.body));
    },
    fountain: (e, t, n) => {
      let [r, i] = [-0.12 * n, -0.12];
      (e.box([1.4, 0.42, 1.4], [r, af, i], { colour: t.body, foot: 0.85 }),
        of(e, [1.42, 0.18, 1.1], [r, 0.22, i], t),
        of(e, [1.1, 0.18, 1.42], [r, 0.22, i], t),
        e.box([1.68, 0.1, 1.68], [r, 0.48, i], t.white, { chamfer: 0.04 }),
        e.box([0.96, 0.3, 0.96], [r, 0.5800000000000001, i], { colour: t.body, foot: 0.85 }),
        e.box([1.16, 0.09, 1.16], [r, 0.8799999999999999, i], t.white, { chamfer: 0.04 }),
        e.rod(0.2, 0.2, [r, 0.96, i], t.body, { sides: 12 }),
        e.rod(0.3, 0.05, [r, 1.1600000000000001, i], t.white, { sides: 14 }));
      let a = [-0.68, -0.34, 0, 0.34, 0.68].flatMap((e) => [
        [e, -0.7],
        [e, 0.7],
        [-0.7, e],
        [0.7, e],
      ]);
      for (let [n, o] of a) e.rod(0.09, 0.025, [r + n, 0.575, i + o], t.body, { sides: 10 });
      for (let [n, a] of [
        [-0.42, -0.42],
        [0.42, -0.42],
        [-0.42, 0.42],
        [0.42, 0.42],
      ])
        e.rod(0.09, 0.025, [r + n, 0.9650000000000001, i + a], t.body, { sides: 10 });
      for (let n of [-1, 1])
        (sf(e, [1.7, 0.035, 0.03], [r, 0.51, i + n * 0.845], t),
          sf(e, [0.03, 0.035, 1.7], [r + n * 0.845, 0.51, i], t));
    },
    "silver-rail": (e, t, n) => {
      let r = -0.25;
      e.box([1.8, 0.44, 1.16], [0, af, r], { colour: `#DCDFE2`, foot: 0.8 }, { chamfer: 0.06 });
      for (let n of [0.04, 0.38]) e.box([1.83, 0.07, 1.19], [0, af + n, r], t.body, { chamfer: 0.02 });
      for (let n = 0; n < 5; n++) of(e, [0.24, 0.18, 1.2], [-0.66 + n * 0.33, 0.22, r], t);
      let i = Array.from({ length: 11 }, (e, t) => {
          let n = (t / 10) * Math.PI;
          return [-Math.cos(n) * 0.6, Math.sin(n) * 0.44];
        }),
        a = Math.PI / 2;
      e.add(Gd(i, 1.76, 0.02), [-0.88, 0.5, r], { colour: t.body, foot: 0.9 }, { turn: a });
      for (let n of [-0.86, -0.5, -0.17, 0.17, 0.5, 0.86])
        e.add(
          Gd(
            i.map(([e, t]) => [e * 1.05, t * 1.07]),
            0.06,
            0.01,
          ),
          [n - 0.03, 0.49, r],
          t.lit ? `#E9EDF0` : t.white,
          { turn: a },
        );
      for (let n of [-1, 1]) sf(e, [1.84, 0.03, 0.03], [0, 0.53, r + n * 0.6], t);
      for (let t of [-0.6, -0.3, 0]) e.box([0.03, 0.01, 0.42], [t * n, af, 0.68], l.white, { chamfer: 0 });
    },
    harlequin: (e, t, n) => {
      let [r, i] = [-0.12 * n, -0.14],
        [a, o] = [1.26, 0.8];
      (e.box([1, 0.36, 1.2], [r, af, i], { colour: `#E8D9C0`, foot: 0.8 }),
        e.add(Ud(1.5, a, o * 2, 0.06), [r, 0.1, i], { colour: t.body, foot: 0.95 }, { turn: Math.PI / 2 }));
      let s = Math.atan2(a, o);
      for (let n of [-1, 1])
        for (let [c, l] of [0.2, 0.47, 0.72].entries())
          for (let u = 0; u < 4 - c; u++) {
            let d = (u - (3 - c) / 2) * 0.36,
              f = o * (1 - l) + 0.015,
              p = Gd(
                [
                  [0, -0.15],
                  [0.13, 0],
                  [0, 0.15],
                  [-0.13, 0],
                ],
                0.02,
              );
            e.add(p, [r + n * f, 0.12 + a * l, i + d], t.lit ? `#E7C6E0` : t.white, {
              turn: (n * Math.PI) / 2,
              pitch: -(Math.PI / 2 - s),
            });
          }
      for (let n of [-1, 1])
        (of(e, [0.5, 0.28, 0.03], [r, 0.16, i + n * 0.76], t), of(e, [0.26, 0.2, 0.03], [r, 0.54, i + n * 0.76], t));
      sf(e, [0.035, 0.035, 1.54], [r, af + a + 0.04, i], t);
    },
  },
  lf = (e, t, n, r) => {
    let i = rf(t, n);
    if (
      (e.box([1.94, af, 1.94], [0, 0, 0], { colour: n ? `#A39C92` : l.lot, foot: 0.85 }, { chamfer: 0.03 }),
      cf[t](e, i, r),
      n)
    )
      for (let t of [-0.5, 0.1])
        for (let n of [-0.5, 0.5]) e.box([0.6, 0.07, 0.03], [t, 0.3, 0.58], l.wood, { roll: n });
  },
  uf = 1.62,
  df = 0.86,
  ff = (e, t, n) => {
    let r = Fd(te[t], 4).map(([e, t]) => [((e - 10) * df) / 20, ((10 - t) * df) / 20]);
    r.forEach(([t, i], a) => {
      let [o, s] = r[(a + 1) % r.length] ?? [t, i],
        c = Math.hypot(o - t, s - i);
      if (c < 0.01) return;
      let l = [(t + o) / 2, uf + (i + s) / 2, 0];
      e.box(
        [c + 0.02, 0.045, 0.26],
        l,
        { colour: n, glow: `neon`, hue: n },
        { roll: Math.atan2(s - i, o - t), chamfer: 0.012 },
      );
    });
  },
  pf = (e, t, n) => {
    let r = rf(t, n);
    if (
      (e.rod(0.09, 0.1, [0, 0.05, 0], r.dark, { sides: 8 }), e.rod(0.045, 1.32, [0, 0.08, 0], l.steel, { sides: 6 }), n)
    )
      return;
    let i = te[t];
    e.add(Gd(Kd(i, df), 0.2), [0, uf, -0.1], r.body);
    for (let t of [-1, 1]) e.add(Gd(Kd(i, df * 0.5), 0.02), [0, uf, t * 0.11 - 0.01], l.white);
    ff(e, t, r.neon);
  },
  mf = (e, t) => {
    let n = v[t];
    (e.box([0.56, 0.03, 0.56], [0, 0.06, 0], n.body, { chamfer: 0.01 }),
      e.box([0.34, 0.012, 0.34], [0, 0.088, 0], l.white, { chamfer: 0.004 }));
  },
  hf = (e, t) => {
    let n = rf(t, !1);
    (mf(e, t),
      e.box([0.66, 0.06, 0.66], [0, 0.66, 0], n.body, { chamfer: 0.03 }),
      e.box([0.7, 0.03, 0.7], [0, 0.65, 0], { colour: n.neon, glow: `neon`, hue: n.neon }, { chamfer: 0.01 }),
      e.add(Gd(Kd(te[t], 0.4), 0.03), [0, 0.735, 0], l.white, { pitch: -Math.PI / 2 }));
    for (let t of [-0.26, 0.26]) e.rod(0.025, 0.58, [t, 0.08, -0.26], l.white, { sides: 6 });
  },
  gf = (e, t) => {
    let n = rf(t, !1);
    (e.box([1.94, 0.06, 1.94], [0, 0, 0], { colour: `#C9BCA0`, foot: 0.85 }, { chamfer: 0.03 }),
      e.box([1.3, 0.12, 1.3], [0, 0.06, -0.04], `#B5A88E`, { chamfer: 0.02 }));
    let [r, i] = [-0.7, 0.7];
    for (let t of [r, 0, i]) for (let n of [r, i]) e.rod(0.035, 1.14, [t, 0.06, n], l.wood, { sides: 6 });
    for (let t of [0.5, 1])
      for (let n of [r, i])
        (e.box([1.5, 0.05, 0.05], [0, t, n], l.wood, { chamfer: 0.01 }),
          e.box([0.05, 0.05, 1.5], [n, t, 0], l.wood, { chamfer: 0.01 }));
    for (let t of [r, i]) e.box([1.5, 0.03, 0.28], [0, 0.54, t * 0.92], `#D6B684`, { chamfer: 0.01 });
    (e.box([1.5, 0.035, 0.035], [0, 0.72, r], l.wood, { roll: 0.6 }),
      _f(e, t, n.body),
      e.box([0.34, 0.18, 0.26], [-0.3, 0.18, -0.1], `#A9694F`, { chamfer: 0.02 }),
      e.box([0.4, 0.1, 0.5], [0.25, 0.18, 0.1], `#D6B684`, { chamfer: 0.02, turn: 0.4 }));
  },
  _f = (e, t, n) => {
    (e.box([1.36, 0.44, 0.04], [0, 0.62, 0.76], n, { chamfer: 0.01, pitch: -0.12 }),
      e.add(Gd(Kd(te[t], 0.36), 0.03), [0, 0.84, 0.76], l.white, { pitch: -0.12 }));
  },
  vf = { from: 0.12, width: 0.5, top: 0.02 },
  yf = 0.95,
  bf = (e, t) =>
    `#${[1, 3, 5]
      .map((t) => Number.parseInt(e.slice(t, t + 2), 16))
      .map((e) => Math.max(0, Math.min(255, Math.round(e * (1 + t)))))
      .map((e) => e.toString(16).padStart(2, `0`))
      .join(``)}`,
  xf = (e, t) => {
    let [n, r] = [y(t), d(t)],
      [i, a] = [n / 2, r / 2],
      o = yf * 2;
    (e.box([n + o, 0.9, r + o], [i, -1.26, a], { colour: l.plinth, foot: 0.55 }, { chamfer: 0.16 }),
      e.box([n + o - 0.34, 0.1, r + o - 0.34], [i, -0.4, a], l.plinthStep, { chamfer: 0.04 }),
      Sf(e, n, r),
      e.box([n + 0.12, 0.2, r + 0.12], [i, -0.38, a], l.groove, { chamfer: 0.02 }));
    for (let n = 0; n < t.rows; n++)
      for (let r = 0; r < t.columns; r++) {
        let t = bf(l.grass[(n + r) % 2] ?? l.grass[0], (A(r, n) - 0.5) * 0.03),
          i = [r * 5 + 2.5, -0.36, n * 5 + 2.5];
        e.box([4.9, 0.36, 4.9], i, { colour: t, foot: 0.72 }, { chamfer: 0.05 });
      }
  },
  Sf = (e, t, n) => {
    let r = vf.from + vf.width / 2,
      i = { colour: l.brass, foot: 0.85 },
      [a, o] = [0.3, vf.top - 0.3];
    for (let s of [-r, n + r]) e.box([t + vf.from * 2 + vf.width * 2, a, vf.width], [t / 2, o, s], i);
    for (let s of [-r, t + r]) e.box([vf.width, a, n + vf.from * 2], [s, o, n / 2], i);
  },
  Cf = { none: 0, window: 1, neon: 2 },
  wf = new Z(),
  Tf = new Sn(),
  Ef = new Sn(),
  Df = (e, t) => (
    Tf.makeTranslation(t[0], t[1], t[2]),
    e.turn && Tf.multiply(Ef.makeRotationY(e.turn)),
    e.pitch && Tf.multiply(Ef.makeRotationX(e.pitch)),
    e.roll && Tf.multiply(Ef.makeRotationZ(e.roll)),
    Tf
  ),
  Of = (e, t, n) => {
    let r = t.index ? t.toNonIndexed() : t,
      [i, a] = [r.getAttribute(`position`), r.getAttribute(`normal`)];
    r.computeBoundingBox();
    let o = r.boundingBox,
      s = o?.min.y ?? 0,
      c = Math.max(1e-6, (o?.max.y ?? 1) - s),
      l = n.foot ?? 1;
    wf.set(n.colour);
    let { r: u, g: d, b: f } = wf;
    n.hue && wf.set(n.hue);
    for (let t = 0; t < i.count; t++) {
      let r = i.getY(t),
        o = l + (1 - l) * Math.min(1, ((r - s) / c) * 1.5);
      (e.position.push(i.getX(t), r, i.getZ(t)),
        e.normal.push(a.getX(t), a.getY(t), a.getZ(t)),
        e.color.push(u * o, d * o, f * o),
        e.glow.push(wf.r, wf.g, wf.b, Cf[n.glow ?? `none`]));
    }
    t.dispose();
  },
  kf = (e) => {
    let t = new Qr(),
      n = (e, t) => new Lr(new Float32Array(e), t);
    return (
      t.setAttribute(`position`, n(e.position, 3)),
      t.setAttribute(`normal`, n(e.normal, 3)),
      t.setAttribute(`color`, n(e.color, 3)),
      t.setAttribute(`glow`, n(e.glow, 4)),
      t.computeBoundingBox(),
      t.computeBoundingSphere(),
      t
    );
  },
  Af = () => {
    let e = { position: [], normal: [], color: [], glow: [] },
      t = (t, n, r, i = {}) => {
        (t.applyMatrix4(Df(i, n)), Of(e, t, typeof r == `string` ? { colour: r } : r));
      };
    return {
      add: t,
      box: (e, n, r, i = {}) => t(Hd(e, i.chamfer ?? 0.03), n, r, i),
      rod: (e, n, r, i, a = {}) => {
        let o = new aa(a.top ?? e, e, n, a.sides ?? 8);
        t(o.translate(0, n / 2, 0), r, i, a);
      },
      ball: (e, n, r, i = {}) => {
        let a = new To(e, 1);
        t(a.scale(1, i.squash ?? 1, 1), n, r, i);
      },
      build: () => kf(e),
    };
  },
  jf = [`gable`, `hip`, `cross`],
  Mf = 0.5,
  Nf = 0.05,
  Pf = (e, t, n, r, i = 0) => {
    let [a, o] = [Math.cos(i), Math.sin(i)],
      s = { colour: l.pane, glow: `window`, hue: l.window };
    e.box([r, 0.22, 0.03], [t, 0.24, n], s, { turn: i, chamfer: 0.005 });
    let c = [t + o * 0.02, 0.2, n + a * 0.02];
    e.box([r + 0.07, 0.04, 0.06], c, l.white, { turn: i, chamfer: 0.01 });
  },
  Ff = (e) => {
    (e.box([1.92, 0.05, 1.92], [0, 0, 0], { colour: l.pad, foot: 0.85 }, { chamfer: 0.02 }),
      e.box([0.36, 0.02, 0.56], [0.62, 0.045, 0.68], l.path, { chamfer: 0.01 }),
      e.box([0.2, 0.02, 0.52], [-0.12, 0.045, 0.69], l.path, { chamfer: 0.01 }));
    let t = { colour: l.hedge, foot: 0.65 };
    e.box([1.84, 0.2, 0.11], [0, 0.03, -0.89], t, { chamfer: 0.04 });
    for (let n of [-0.89, 0.89]) e.box([0.11, 0.18, 1.3], [n, 0.03, -0.25], t, { chamfer: 0.04 });
    for (let t of [-0.72, -0.5, 0.2]) e.ball(0.09, [t, 0.1, 0.46], { colour: l.hedge, foot: 0.7 });
    (e.ball(0.045, [-0.6, 0.11, 0.52], l.blooms[1]),
      e.ball(0.04, [-0.4, 0.1, 0.5], l.blooms[0]),
      e.rod(0.02, 0.2, [-0.3, 0.04, 0.9], l.wood, { sides: 5 }),
      e.box([0.1, 0.07, 0.13], [-0.3, 0.22, 0.9], l.white, { chamfer: 0.02 }));
  },
  If = (e, t) => {
    (e.box([0.2, 0.34, 0.04], [-0.12, Nf, t], `#7A4636`, { chamfer: 0.01 }),
      e.box([0.34, 0.04, 0.2], [-0.12, 0.43, t + 0.08], l.white, { chamfer: 0.01 }),
      e.box([0.05, 0.05, 0.04], [0.04, 0.35, t + 0.02], { colour: `#FFF3D2`, glow: `window`, hue: `#FFDFA0` }));
  },
  Lf = (e, t, n, r, i, a) => {
    let o = Math.atan2(r, i);
    for (let s of [-1, 1])
      for (let c of [0.08, 0.36, 0.64]) {
        let l = 0.55 + 0.07 + r * c,
          u = n + s * i * (1 - c);
        e.box([t, 0.018, 0.035], [0, l, u], a, { pitch: s * o, chamfer: 0.004 });
      }
  },
  Rf = { "#B5705A": `#965A47`, "#8E8A86": `#75716E`, "#A88B63": `#8B714E`, "#7D9196": `#65777C` },
  zf = (e, t, n) => {
    (e.box([0.16, 0.42, 0.16], [t, 0.55 + 0.06, n], `#9A6B58`, { chamfer: 0.02 }),
      e.box([0.2, 0.05, 0.2], [t, 1.01, n], `#7F5547`, { chamfer: 0.01 }));
  },
  Bf = {
    gable: (e, t, n) => {
      (e.box([1.58, Mf, 1.08], [0, Nf, -0.2], { colour: t, foot: 0.8 }),
        e.add(Ud(1.78, 0.46, 1.36), [0, 0.55, -0.2], { colour: n, foot: 0.92 }),
        Lf(e, 1.8, -0.2, 0.39, 0.68, Rf[n] ?? l.ink),
        e.box([1.8, 0.04, 0.07], [0, 0.98, -0.2], Rf[n] ?? l.ink),
        zf(e, 0.45, -0.42));
      for (let t of [-0.5, 0.42]) Pf(e, t, 0.345, 0.3);
      for (let t of [-0.4, 0.4]) Pf(e, t, -0.745, 0.3, Math.PI);
      for (let t of [-1, 1]) Pf(e, t * 0.795, -0.2, 0.3, (t * Math.PI) / 2);
      If(e, 0.35);
    },
    hip: (e, t, n) => {
      (e.box([1.6, Mf, 1], [0, Nf, -0.24], { colour: t, foot: 0.8 }),
        e.box([0.66, Mf, 0.4], [-0.44, Nf, 0.32], { colour: t, foot: 0.8 }),
        e.add(Wd(1.8, 0.5, 1.24), [0, 0.55, -0.24], { colour: n, foot: 0.9 }),
        e.add(Wd(1, 0.4, 0.86), [-0.44, 0.55, 0.18], { colour: n, foot: 0.9 }, { turn: Math.PI / 2 }),
        e.box([0.58, 0.05, 0.07], [0, 1.02, -0.24], Rf[n] ?? l.ink));
      for (let t of [0.12, 0.45]) {
        let r = 0.62 * (1 - t);
        for (let i of [-1, 1])
          e.box([1.8 - t * 1.1, 0.018, 0.035], [0, 0.63 + t * 0.42, -0.24 + i * r], Rf[n] ?? l.ink, { pitch: i * 0.6 });
      }
      (zf(e, 0.55, -0.5), Pf(e, -0.44, 0.525, 0.34), Pf(e, 0.42, 0.265, 0.4));
      for (let t of [-1, 1]) Pf(e, t * 0.805, -0.3, 0.3, (t * Math.PI) / 2);
      (Pf(e, 0, -0.745, 0.5, Math.PI), If(e, 0.27));
    },
    cross: (e, t, n) => {
      (e.box([1.56, Mf, 0.92], [0, Nf, -0.28], { colour: t, foot: 0.8 }),
        e.box([0.72, Mf, 0.5], [0.36, Nf, 0.28], { colour: t, foot: 0.8 }),
        e.add(Ud(1.76, 0.42, 1.18), [0, 0.55, -0.28], { colour: n, foot: 0.92 }),
        e.add(Ud(1.02, 0.4, 0.92), [0.36, 0.55, 0.12], { colour: n, foot: 0.92 }, { turn: Math.PI / 2 }),
        Lf(e, 1.78, -0.28, 0.35, 0.59, Rf[n] ?? l.ink),
        e.box([0.06, 0.05, 1], [0.36, 0.92, 0.12], Rf[n] ?? l.ink),
        zf(e, -0.5, -0.4));
      for (let t of [-0.52]) Pf(e, t, 0.195, 0.3);
      Pf(e, 0.36, 0.545, 0.38);
      for (let t of [-0.4, 0.4]) Pf(e, t, -0.755, 0.3, Math.PI);
      for (let t of [-1, 1]) Pf(e, t * 0.785, -0.3, 0.26, (t * Math.PI) / 2);
      If(e, 0.2);
    },
  },
  Vf = (e, t, n, r) => {
    (Ff(e), Bf[t](e, n, r));
  },
  Hf = (e) => {
    e.box([1.94, 0.06, 0.96], [0, 0, 0], { colour: l.lawn, foot: 0.85 }, { chamfer: 0.02 });
    for (let t = 0; t < 11; t++)
      e.box([0.1, 0.2, 0.04], [-0.9 + t * 0.18, 0.04, 0.44], { colour: l.white, foot: 0.85 }, { chamfer: 0.015 });
    e.box([1.9, 0.03, 0.03], [0, 0.14, 0.42], l.white, { chamfer: 0.005 });
    for (let t of [-0.92, 0.92]) {
      for (let n = 0; n < 5; n++)
        e.box([0.04, 0.2, 0.1], [t, 0.04, -0.36 + n * 0.18], { colour: l.white, foot: 0.85 }, { chamfer: 0.015 });
      e.box([0.03, 0.03, 0.84], [t, 0.14, 0], l.white, { chamfer: 0.005 });
    }
    (e.rod(0.33, 0.045, [0.42, 0.045, 0], l.path, { sides: 14 }),
      e.rod(0.28, 0.05, [0.42, 0.05, 0], l.water, { sides: 14 }),
      e.rod(0.015, 0.34, [-0.3, 0.05, 0.02], l.wood, { sides: 5 }),
      e.rod(0.24, 0.12, [-0.3, 0.36, 0.02], `#E7B9A2`, { sides: 8, top: 0.02 }),
      e.box([0.12, 0.06, 0.3], [-0.08, 0.05, 0.08], l.white, { chamfer: 0.02 }),
      e.rod(0.04, 0.2, [-0.68, 0.05, -0.12], l.trunk, { sides: 5 }),
      e.ball(0.2, [-0.68, 0.34, -0.12], { colour: l.leaf[1], foot: 0.7 }));
  },
  Uf = (e, t) => {
    (e.box([0.25, 0.1, 0.52], [0, 0.05, 0], { colour: t, foot: 0.75 }, { chamfer: 0.04 }),
      e.box([0.21, 0.09, 0.26], [0, 0.14, -0.04], `#5F7076`, { chamfer: 0.035 }),
      e.box([0.19, 0.02, 0.2], [0, 0.225, -0.04], t, { chamfer: 0.01 }));
    for (let t of [-0.12, 0.12])
      for (let n of [-0.16, 0.16]) e.rod(0.05, 0.04, [t + 0.02, 0.055, n], l.ink, { sides: 8, roll: Math.PI / 2 });
    for (let t of [-0.08, 0.08])
      (e.box([0.05, 0.04, 0.02], [t, 0.08, 0.26], { colour: `#FFF3D2`, glow: `window`, hue: `#FFF0C8` }),
        e.box([0.05, 0.03, 0.02], [t, 0.09, -0.26], { colour: `#B5452F`, glow: `window`, hue: `#C3402C` }));
  },
  Wf = (e, t) => e.rod(0.06, t, [0, 0, 0], l.trunk, { sides: 6, top: 0.045 }),
  Gf = (e, t, n, r, i = 0.95) =>
    e.ball(t, n, { colour: l.leaf[r % l.leaf.length] ?? l.leaf[0], foot: 0.62 }, { squash: i }),
  Kf = {
    tree: (e) => {
      (Wf(e, 0.34),
        Gf(e, 0.27, [0, 0.46, 0], 0),
        Gf(e, 0.2, [0.12, 0.66, -0.06], 1),
        Gf(e, 0.17, [-0.15, 0.58, 0.08], 2));
    },
    "round-tree": (e) => {
      (Wf(e, 0.26), Gf(e, 0.25, [0, 0.44, 0], 1), Gf(e, 0.14, [0.07, 0.62, 0.03], 0));
    },
    poplar: (e) => {
      (Wf(e, 0.2), Gf(e, 0.19, [0, 0.42, 0], 2, 1.5), Gf(e, 0.14, [0, 0.66, 0], 1, 1.5));
    },
    flowers: (e) => {
      e.rod(0.22, 0.03, [0, 0, 0], `#8A7B4E`, { sides: 9 });
      for (let t = 0; t < 9; t++) {
        let [n, r] = [t * 2.4, 0.05 + t * 0.014];
        e.ball(0.05, [Math.sin(n) * r, 0.06, Math.cos(n) * r], t % 3 == 0 ? l.leaf[0] : (l.blooms[t % 3] ?? l.white));
      }
    },
    bench: (e) => {
      (e.box([0.5, 0.02, 0.3], [0, 0, 0], l.path, { chamfer: 0.005 }),
        e.box([0.4, 0.03, 0.1], [0, 0.1, 0], l.wood, { chamfer: 0.01 }),
        e.box([0.4, 0.1, 0.02], [0, 0.14, 0.05], l.wood, { chamfer: 0.005 }));
      for (let t of [-0.15, 0.15]) e.box([0.03, 0.1, 0.08], [t, 0, 0], l.pane, { chamfer: 0.005 });
    },
  },
  qf = (e, t) => Kf[t](e),
  Jf = (e) => {
    e.box([0.94, 0.04, 0.94], [0, 0, 0], l.lot, { chamfer: 0.015 });
    let t = [
      [0.3, 0.04],
      [0.39, 0.24],
      [0.39, 0.5],
      [0.31, 0.72],
    ];
    for (let n = 0; n < 3; n++) {
      let [r, i] = [t[n] ?? t[0], t[n + 1] ?? t[0]];
      e.rod(
        r[0],
        i[1] - r[1],
        [-0.04, r[1], -0.04],
        { colour: `#9C6B3E`, foot: n ? 1 : 0.75 },
        { top: i[0], sides: 12 },
      );
    }
    for (let [t, n] of [
      [0.36, 0.14],
      [0.405, 0.34],
      [0.37, 0.54],
    ])
      e.rod(t, 0.05, [-0.04, n, -0.04], `#4E4A4A`, { sides: 12 });
    (e.rod(0.28, 0.03, [-0.04, 0.71, -0.04], `#B98E5F`, { sides: 12 }),
      e.rod(0.07, 0.36, [0.12, 0.7, -0.14], `#A0543F`, { sides: 8 }),
      e.rod(0.09, 0.05, [0.12, 1.02, -0.14], l.white, { sides: 8 }),
      qd(e, `beer`, 0.5, [0.16, 0.05, 0.3]));
  },
  Yf = (e) => {
    (e.box([0.94, 0.04, 0.94], [0, 0, 0], l.lot, { chamfer: 0.015 }),
      e.box([0.74, 0.3, 0.34], [0, 0.04, 0.06], { colour: l.white, foot: 0.8 }),
      e.box([0.8, 0.05, 0.42], [0, 0.33, 0.06], l.wood, { chamfer: 0.015 }));
    for (let t of [-0.38, 0.38]) for (let n of [-0.28, 0.34]) e.rod(0.022, 0.78, [t, 0.03, n], l.wood, { sides: 5 });
    for (let t = 0; t < 6; t++) e.add(Xf(0.14), [-0.36 + t * 0.144, 0.74, 0.03], t % 2 ? l.white : `#E3CB3D`);
    qd(e, `lemonade`, 0.46, [0.14, 0.38, 0.08]);
    for (let t of [-0.26, -0.14]) e.ball(0.06, [t, 0.42, 0.1], `#F2D43A`);
  },
  Xf = (e) => {
    let t = e / 2,
      n = (e) => [
        [e, 0.2, -0.38],
        [e, 0.22, -0.1],
        [e, 0, 0.42],
        [e, -0.05, 0.42],
        [e, 0.12, -0.38],
      ],
      [r, i] = [n(-t), n(t)];
    return Bd([
      r,
      i,
      ...r.map((e, t) => {
        let n = (t + 1) % r.length;
        return [r[t], r[n], i[n], i[t]].filter((e) => e !== void 0);
      }),
    ]);
  },
  Zf = {
    b: Jf,
    l: Yf,
    s: (e) => {
      let t = c[`soft-drink`]?.layers[0]?.fill ?? l.ink;
      (e.box([0.94, 0.04, 0.94], [0, 0, 0], l.lot, { chamfer: 0.015 }),
        e.box([0.8, 0.42, 0.5], [0, 0.04, -0.14], { colour: `#E8E2D6`, foot: 0.8 }),
        e.box([0.82, 0.1, 0.52], [0, 0.3, -0.14], t, { chamfer: 0.015 }));
      for (let n of [-0.2, 0.2])
        (e.rod(0.13, 0.32, [n, 0.46, -0.16], t, { sides: 10 }),
          e.rod(0.13, 0.14, [n, 0.78, -0.16], t, { sides: 10, top: 0.05 }),
          e.rod(0.05, 0.12, [n, 0.9, -0.16], l.white, { sides: 8 }),
          e.rod(0.135, 0.1, [n, 0.56, -0.16], l.white, { sides: 10 }));
      for (let t of [-0.24, 0, 0.24])
        e.box([0.14, 0.12, 0.02], [t, 0.14, 0.12], { colour: l.pane, glow: `window`, hue: l.window });
      qd(e, `soft-drink`, 0.46, [0.22, 0.05, 0.28]);
    },
  },
  Qf = (e) => Object.values(e).join(`/`),
  $f = 0.36,
  ep = (e, t) => {
    switch (t.kind) {
      case `house`:
        return Vf(e, t.type, t.wall, t.roof);
      case `garden`:
        return Hf(e);
      case `car`:
        return Uf(e, t.colour);
      case `good`:
        return qd(e, t.good, $f, [0, 0, 0]);
      case `diner`:
        return lf(e, t.style, t.shut, t.hand);
      case `mast`:
        return pf(e, t.style, t.shut);
      case `mat`:
        return mf(e, t.style);
      case `canopy`:
        return hf(e, t.style);
      case `scaffold`:
        return gf(e, t.style);
      case `plane`:
        return nf(e, t.style);
      case `billboard`:
        return Zd(e, t.width, t.height, t.style, t.endless);
      case `mailbox`:
        return Qd(e, t.width, t.height, t.style, t.good, t.endless);
      case `radio`:
        return $d(e, t.style, t.good, t.endless);
      case `apron`:
        return tf(e, t);
      case `source`:
        return Zf[t.print](e);
      case `plant`:
        return qf(e, t.plant);
    }
  },
  tp = (e) => {
    let t = Af();
    return (ep(t, e), t.build());
  },
  np = ([e, t], n) =>
    s([e, t], 2, 2)
      .map((e) => j(e, n))
      .filter(([n, r]) => n < e || r < t || n > e + 1 || r > t + 1),
  rp = (e, t) => {
    let n = [`S`, `E`, `W`, `N`].filter((e) => e !== t.garden);
    return n.find((n) => np(t.at, n).some((t) => f(e, t))) ?? n[0] ?? `S`;
  },
  ip = (e, t) => {
    let n = ne[rp(e, t)],
      [r, i] = re(0.62, 0.68, n),
      a = m(l.cars, A(t.house, 77), l.cars[0]);
    return P(`car:${t.house}`, { kind: `car`, colour: a }, t.at[0] + 1 + r, t.at[1] + 1 + i, n, 0.02);
  },
  ap = (e, t) => {
    let [n, r] = [t.at[0] + 1, t.at[1] + 1],
      i = jf[t.house % jf.length] ?? `gable`,
      a = m(l.walls, A(t.house, 3), l.walls[0]),
      o = l.roofs[t.house % l.roofs.length] ?? l.roofs[0],
      s = ne[rp(e, t)],
      c = [P(`house:${t.house}`, { kind: `house`, type: i, wall: a, roof: o }, n, r, s), ip(e, t)];
    if (t.garden) {
      let [e, n] = N(t.at, t.garden);
      e &&
        n &&
        c.push(P(`garden:${t.house}`, { kind: `garden` }, (e[0] + n[0] + 1) / 2, (e[1] + n[1] + 1) / 2, ne[t.garden]));
    }
    let u = Math.min(0.4, 1.6 / Math.max(1, t.demand.length - 1));
    return (
      t.demand.forEach((e, i) => {
        let a = n + (i - (t.demand.length - 1) / 2) * u;
        c.push(P(`good:${t.house}:${i}`, { kind: `good`, good: e }, a, r + 0.98 - $f * 0.3, 0, 0.06));
      }),
      c
    );
  },
  op = ([e, t]) => {
    let n = [Math.floor(e / 5) * 2 + +(e % 5 > 2), Math.floor(t / 5) * 2 + +(t % 5 > 2)],
      r = A(n[0] * 7 + 3, n[1] * 13 + 1);
    return r < 0.3 ? `row` : r < 0.62 ? `corner` : r < 0.86 ? `meadow` : `open`;
  },
  sp = (e, t) => i.filter((n) => f(e, j(t, n))),
  cp = (e, t, n, r, i) => ({ kind: t, at: e, x: n, z: r, size: i }),
  lp = (e, t) => {
    let n = A(Math.floor(e[0] / 5), Math.floor(e[1] / 5) + 9) < 0.5 ? `poplar` : `round-tree`;
    return t.includes(`W`)
      ? [cp(e, n, 0.2, 0.25, 0.9), cp(e, n, 0.2, 0.75, 0.85)]
      : t.includes(`E`)
        ? [cp(e, n, 0.8, 0.25, 0.9), cp(e, n, 0.8, 0.75, 0.85)]
        : t.length
          ? []
          : [cp(e, n, 0.5, 0.5, 0.95)];
  },
  up = (e, t) =>
    t.length === 0
      ? [cp(e, `tree`, 0.38, 0.42, 1.15), cp(e, `round-tree`, 0.78, 0.72, 0.7)]
      : t.length > 1
        ? [cp(e, `flowers`, t.includes(`W`) ? 0.25 : 0.75, t.includes(`N`) ? 0.25 : 0.75, 1)]
        : [],
  dp = (e, t) => {
    let n = A(e[0] * 3 + 1, e[1] * 5 + 2);
    return t.length === 0 && n < 0.5
      ? [cp(e, `round-tree`, 0.5, 0.55, 0.8)]
      : t.length === 1 && n < 0.25
        ? [cp(e, `flowers`, 0.5, 0.5, 1)]
        : t.length === 1 && n > 0.93
          ? [cp(e, `bench`, 0.5, 0.5, 1)]
          : [];
  },
  fp = (e, t) => {
    if (a(e, t) !== `.`) return [];
    let n = sp(e, t);
    switch (op(t)) {
      case `row`:
        return lp(t, n);
      case `corner`:
        return up(t, n);
      case `meadow`:
        return dp(t, n);
      case `open`:
        return n.length === 0 ? [cp(t, `tree`, 0.5, 0.5, 1)] : [];
    }
  },
  pp = (e) => {
    let t = new Set(),
      n = (e) => e.forEach((e) => t.add(oe(e)));
    for (let t of e.houses) (n(s(t.at, 2, 2)), t.garden && n(N(t.at, t.garden)));
    for (let t of e.restaurants) n(s(t.at, 2, 2));
    for (let { site: t } of e.campaigns) `at` in t && n(s(t.at, t.width, t.height));
    return t;
  },
  mp = (e) => {
    let t = pp(e);
    return p(e.town).flatMap((n) => {
      let r = a(e.town, n),
        i = oe(n);
      return r === `b` || r === `l` || r === `s`
        ? [P(`source:${i}`, { kind: `source`, print: r }, n[0] + 0.5, n[1] + 0.5)]
        : t.has(i)
          ? []
          : fp(e.town, n).map((e, t) => ({
              key: `plant:${i}:${t}`,
              drawing: { kind: `plant`, plant: e.kind },
              at: [n[0] + e.x, 0, n[1] + e.z],
              turn: A(n[0] + t, n[1]) * 6,
              size: e.size,
            }));
    });
  },
  hp = (e) =>
    _(e.town).flatMap(({ at: t, open: n, seams: r, bridge: i, end: a }) => {
      if (
        n.length !== 2 ||
        n.includes(`N`) !== n.includes(`S`) ||
        i ||
        a ||
        r.length > 0 ||
        A(t[0] + 5, t[1] * 3) > 0.07
      )
        return [];
      let [o, s] = [t[0] + 0.5, t[1] + 0.5];
      if (L(e.town, o, s, !0) > 0) return [];
      let c = n.includes(`N`) ? (A(t[0], t[1]) < 0.5 ? 0 : k * 2) : A(t[0], t[1]) < 0.5 ? k : -k,
        [u, d] = re(-0.17, 0, c),
        f = m(l.cars, A(t[1], t[0]), l.cars[0]);
      return [P(`traffic:${oe(t)}`, { kind: `car`, colour: f }, o + u, s + d, c, 0.04)];
    }),
  gp = {
    SE: { turn: 0, hand: 1 },
    SW: { turn: 0, hand: -1 },
    NW: { turn: k * 2, hand: 1 },
    NE: { turn: k * 2, hand: -1 },
  },
  _p = { NW: [-0.7, -0.7], NE: [0.7, -0.7], SE: [0.7, 0.7], SW: [-0.7, 0.7] },
  vp = [`NW`, `NE`, `SE`, `SW`],
  yp = (e) => {
    let { style: t, entrance: n, bankrupt: r } = e,
      i = C(e),
      [a, o] = [e.at[0] + 1, e.at[1] + 1],
      [s, c] = _p[n],
      l = P(`${i}:mat:${n}`, { kind: `mat`, style: t }, a + s, o + c);
    if (!e.open && !r) return [P(`${i}:scaffold`, { kind: `scaffold`, style: t }, a, o), l];
    let u = P(i, { kind: `diner`, style: t, shut: r, hand: gp[n].hand }, a, o, gp[n].turn),
      d = { ...P(`${i}:mast`, { kind: `mast`, style: t, shut: r }, a + s, o + c), facing: !0 };
    return r
      ? [u, d]
      : e.driveIn
        ? [
            u,
            l,
            d,
            ...vp
              .filter((e) => e !== n)
              .map((e) =>
                P(`${i}:canopy:${e}`, { kind: `canopy`, style: t }, a + _p[e][0] * 0.94, o + _p[e][1] * 0.94),
              ),
          ]
        : [u, l, d];
  },
  bp = (e, t) => {
    if (`at` in t) return { x: t.at[0] + t.width / 2, z: t.at[1] + t.height / 2, turn: 0 };
    let n = t.offset + t.width / 2,
      r = yf + 0.75;
    switch (t.side) {
      case `N`:
        return { x: n, z: -r, turn: 0 };
      case `S`:
        return { x: n, z: d(e) + r, turn: k * 2 };
      case `W`:
        return { x: -r, z: n, turn: k };
      case `E`:
        return { x: y(e) + r, z: n, turn: -k };
    }
  },
  xp = (e, t) => {
    let { style: n, good: r, kind: i, site: a } = t,
      o = t.left === `endless`,
      s = `campaign:${t.campaign}`,
      { x: c, z: l, turn: u } = bp(e, a),
      { width: d } = a,
      f = { style: n, width: d, height: `at` in a ? a.height : 2, endless: o };
    if (i === `billboard`) return [P(s, { kind: i, ...f }, c, l)];
    if (i !== `airplane`) return [P(s, { kind: i, good: r, ...f }, c, l)];
    let [p, m] = re(0, -0.2, u);
    return [
      P(s, { kind: `apron`, good: r, turn: u, ...f }, c, l, u),
      P(`${s}:plane`, { kind: `plane`, style: n }, c + p, l + m, u, -0.04),
    ];
  },
  Sp = (e) =>
    new Map(
      [
        ...mp(e),
        ...hp(e),
        ...e.houses.flatMap((t) => ap(e.town, t)),
        ...e.restaurants.flatMap(yp),
        ...e.campaigns.flatMap((t) => xp(e.town, t)),
      ].map((e) => [e.key, e]),
    ),
  Cp = (e) => (e < 20 ? `coin` : e < 32 ? `short` : `full`),
  wp = 3,
  Tp = (e, t) => (t === `coin` ? [] : t === `short` ? e.demand.slice(0, wp) : e.demand),
  Ep = (e, t) => Math.ceil(e.length * t * 0.52),
  Dp = (e) => {
    let t = (e.demand.length + (e.coming?.length ?? 0)) * 20,
      n = e.room * 6 + 4,
      r = e.note ? 22 + Ep(e.note.text, 14) : 0;
    return 26 + Math.max(t + 4, n) + r + 4;
  },
  Op = (e) => e.demand.length === 0 && !e.coming?.length && !e.note,
  kp = (e) => {
    switch (e.kind) {
      case `house`:
        return e.detail === `coin`
          ? [24, 24]
          : e.detail === `full`
            ? [Dp(e.house), Op(e.house) ? 22 : 34]
            : [22 + Tp(e.house, `short`).length * 13 + (e.house.demand.length ? 4 : 0), 22];
      case `campaign`:
        return e.detail === `coin` ? [20, 16] : e.detail === `short` ? [36, 18] : [54, 24];
      case `sign`:
        return [18, 18];
      case `coin`:
        return [24, 24];
      case `chip`:
        return [Ep(e.text, 14) + 18, 24];
    }
  },
  Ap = (e) => JSON.stringify(e),
  jp = (e, { detail: t, quarter: n }) => {
    let r = (n * Math.PI) / 2,
      i = { kind: `house`, detail: t, house: e },
      [, a] = kp(i);
    return {
      key: `house:${e.house}`,
      legend: i,
      at: [e.at[0] + 1 + 0.96 * Math.sin(r), 0.06, e.at[1] + 1 + 0.96 * Math.cos(r)],
      dx: 0,
      dy: -a / 2 + 1,
      rank: 2,
    };
  },
  Mp = (e, { kind: t, site: n }) => {
    let { x: r, z: i } = bp(e.town, n),
      a = `at` in n ? n.height : 0;
    switch (t) {
      case `billboard`: {
        let e = Xd(n.width, a);
        return [r, e.base + e.tall, i + e.depth];
      }
      case `mailbox`:
        return [r, Math.min(n.width, a) > 1 ? 1.36 : 0.86, i];
      case `radio`:
        return [r, 2.34, i];
      case `airplane`:
        return [r, 0.5, i];
    }
  },
  Np = (e, t, n) => {
    let { style: r, good: i, left: a } = t,
      o = { kind: `campaign`, detail: n, campaign: t.campaign, style: r, good: i, left: a },
      [, s] = kp(o);
    return { key: `campaign:${t.campaign}`, legend: o, at: Mp(e, t), dx: 0, dy: -s / 2 - 1, rank: 1 };
  },
  Pp = (e) => {
    let [t, n] = F(e.at, e.entrance);
    return { key: C(e), legend: { kind: `sign`, style: e.style }, at: [t + 0.5, 0.1, n + 0.5], dx: 0, dy: 0, rank: 3 };
  },
  Fp = (e, t) => [
    ...e.houses.map((e) => jp(e, t)),
    ...e.campaigns.map((n) => Np(e, n, t.detail)),
    ...(t.plan || t.detail === `coin` ? e.restaurants.filter((e) => e.open && !e.bankrupt).map(Pp) : []),
  ],
  Ip = (e, t, n, r) => {
    let i = n ? v[n] : { body: o.ink, text: o.cream };
    return { key: e, legend: { kind: `coin`, text: t, fill: i.body, ink: i.text }, at: r, dx: 0, dy: 0, rank: 4 };
  },
  Lp = (e, t, n, r) => ({
    key: e,
    legend: { kind: `chip`, text: t, fill: n ? o.refused : o.ink, ink: o.cream },
    at: [r[0], Math.max(r[1], uf * 0.6), r[2]],
    dx: 0,
    dy: -26,
    rank: 5,
  }),
  Rp = (e) => e.reduce((e, t) => Math.max(e, t.start + t.length), 0),
  zp = 0.16,
  Bp = 0.35,
  Vp = (e) =>
    e.slice(1).map((t, n) => {
      let r = e[n] ?? t;
      return Math.hypot(t[0] - r[0], t[1] - r[1]);
    }),
  Hp = (e) => Vp(e).reduce((e, t) => e + t, 0),
  Up = (e, t) => {
    let n = Math.max(0, t),
      r = Vp(e);
    for (let [t, i] of r.entries()) {
      let [r, a] = [e[t], e[t + 1]];
      if (r && a && n <= i) {
        let e = i ? n / i : 0;
        return [r[0] + (a[0] - r[0]) * e, r[1] + (a[1] - r[1]) * e];
      }
      n -= i;
    }
    return e.at(-1) ?? [0, 0];
  },
  Wp = (e) => (e < 0.5 ? 2 * e * e : 1 - (-2 * e + 2) ** 2 / 2),
  Gp = (e, t, n) => {
    let r = Hp(t),
      i = r * n,
      [a, o] = [Up(t, i - Bp), Up(t, Math.min(r, i + Bp))],
      s = Up(t, i),
      [c, l] = [o[0] - a[0], o[1] - a[1]],
      u = Math.hypot(c, l) || 1,
      d = zp * Math.min(1, i, r - i),
      [f, p] = [s[0] - (l / u) * d, s[1] + (c / u) * d];
    return { at: [f, 0.05 + L(e, f, p, Math.abs(l) > Math.abs(c)), p], turn: Math.atan2(c, l) };
  },
  Kp = ([e, t]) => [e + 0.5, t + 0.5],
  qp = (e, t) => {
    let n = e.houses.find((e) => e.house === t.house);
    if (!n) return [];
    let r = ip(e.town, n).at;
    return [[r[0], r[2]], ...t.path.map(Kp), Kp(t.to)];
  },
  Jp = (e, t, n) => {
    e.has(t) || e.put({ key: t, drawing: n, at: [0, 0, 0], turn: 0, size: 1 });
  },
  Yp = (e, t, n, r) => {
    let i = `beat:${t.style}:${t.start}`,
      a = v[t.style].body;
    (Jp(e.crowd, i, t.flies ? { kind: `plane`, style: t.style } : { kind: `car`, colour: a }), r.add(i));
    let o = t.path.map(([e, n]) => (t.flies ? [(e + 0.5) * 5, (n + 0.5) * 5] : [e + 0.5, n + 0.5])),
      s = Gp(e.view.town, o, Wp(n)),
      [c, , l] = s.at;
    t.flies ? e.crowd.pose(i, [c, 2, l], s.turn - Math.PI / 2, 1.2) : e.crowd.pose(i, s.at, s.turn, 1.25);
  },
  Xp = (e, t, n) => {
    let r = `campaign:${t}:plane`,
      i = e.view.campaigns.find((e) => e.campaign === t)?.site,
      a = e.pieces.get(r);
    if (!i || !a || `at` in i) return;
    let o = i.side === `E` || i.side === `W`,
      s = o ? y(e.view.town) : d(e.view.town),
      c = i.side === `E` || i.side === `S` ? -1 : 1,
      l = (s + 3) * Math.sin(n * Math.PI) * c,
      u = 2.2 * Math.sin(Math.min(1, n * 3, (1 - n) * 3) * (Math.PI / 2)),
      f = (o ? 0 : -Math.PI / 2) + (c > 0 ? Math.PI : 0) + (n > 0.5 ? Math.PI : 0),
      [p, m, h] = a.at;
    e.crowd.pose(r, [p + (o ? l : 0), m + u, h + (o ? 0 : l)], f, 1.3);
  },
  Zp = (e, t, n, r, i) => {
    let a = i ? 1 - n * n : 1 + 0.14 * Math.sin(n * Math.PI);
    for (let n of e.pieces.values())
      (n.key === t || n.key.startsWith(`${t}:`)) && (r.add(n.key), e.crowd.pose(n.key, n.at, n.turn, n.size * a));
  },
  Qp = (e, t, n) => {
    let r = e.style ? v[e.style] : { body: o.muted, text: o.cream };
    return {
      ...Ip(`pop:${n}`, e.text, e.style, [e.at[0] + 0.5, 0.9, e.at[1] + 0.5]),
      legend: { kind: `chip`, text: e.text, fill: r.body, ink: r.text },
      dy: -18 - 34 * (1 - (1 - t) ** 3),
      rank: 9,
      passing: !0,
    };
  },
  $p = (e, t, n) => {
    let r = new Set(),
      i = Rp(t),
      a = 0,
      o = (t, n) => {
        switch (t.kind) {
          case `drive`: {
            let i = qp(e.view, t),
              a = Gp(e.view.town, i, Wp(n));
            return (r.add(`car:${t.house}`), e.crowd.pose(`car:${t.house}`, a.at, a.turn, 1.2));
          }
          case `haul`:
            return Yp(e, t, n, r);
          case `fly`:
            return (r.add(`campaign:${t.campaign}:plane`), Xp(e, t.campaign, n));
          case `pulse`:
            return Zp(e, t.key, n, r, !1);
          case `fall`:
            return Zp(e, t.key, n, r, !0);
          case `pop`:
            return;
        }
      },
      s = () => {
        for (let t of r) {
          let n = e.pieces.get(t);
          n ? e.crowd.pose(t, n.at, n.turn, n.size) : e.crowd.remove(t);
        }
        r.clear();
      };
    return {
      rest: s,
      step: (e) => {
        a += e * n;
        let r = [];
        return (
          t.forEach((t, i) => {
            let s = (a - t.start) / Math.max(1, t.length);
            s < 0 ||
              (t.kind === `pop`
                ? s < 1 && r.push(Qp(t, s, i))
                : (s < 1 || a - e * n < t.start + t.length) && o(t, Math.min(1, s)));
          }),
          a < i ? r : (s(), null)
        );
      },
    };
  },
  em = 0.125,
  tm = new Z(),
  nm = () => {
    let e = [],
      t = [],
      n = (n, r, i, a = em) => {
        tm.set(r);
        let o = typeof a == `number` ? () => a : a,
          s = n[0];
        if (s)
          for (let r = 1; r + 1 < n.length; r++)
            for (let a of [s, n[r], n[r + 1]]) a && (e.push(a[0], o(a[0], a[1]), a[1]), t.push(tm.r, tm.g, tm.b, i));
      };
    return {
      polygon: n,
      stroke: (e, t, r, i, a, o) => {
        let [s, c] = [t[0] - e[0], t[1] - e[1]],
          l = Math.hypot(s, c) || 1,
          [u, d] = [((-c / l) * r) / 2, ((s / l) * r) / 2];
        n(
          [
            [e[0] + u, e[1] + d],
            [t[0] + u, t[1] + d],
            [t[0] - u, t[1] - d],
            [e[0] - u, e[1] - d],
          ],
          i,
          a,
          o,
        );
      },
      rectangle: (e, t, r, i, a, o) =>
        n(
          [
            [e, t],
            [r, t],
            [r, i],
            [e, i],
          ],
          a,
          o,
        ),
      build: () => {
        let n = new Qr();
        return (
          n.setAttribute(`position`, new Lr(new Float32Array(e), 3)),
          n.setAttribute(`color`, new Lr(new Float32Array(t), 4)),
          n
        );
      },
    };
  },
  rm = [1, 0.72, 0.45],
  im = 0.46,
  am = 0.32,
  om = (e, t, n) => {
    let r = (e, t) => Number.parseInt(e.slice(t, t + 2), 16);
    return `#${[1, 3, 5]
      .map((i) => Math.round(r(e, i) * n + r(t, i) * (1 - n)))
      .map((e) => e.toString(16).padStart(2, `0`))
      .join(``)}`;
  },
  sm = (e, t, n, r, i) => {
    for (let a of n) {
      let n = a.from[0] === a.to[0],
        o = (e, r) => em + L(t, e, r, n),
        s = (e) => [a.from[0] + 0.5 + (a.to[0] - a.from[0]) * e, a.from[1] + 0.5 + (a.to[1] - a.from[1]) * e];
      for (let t = 0; t < 4; t++) e.stroke(s(t / 4), s((t + 1) / 4), r, i(a), 1, o);
      if (!(L(t, ...s(0.5), n) > 0)) for (let t of [s(0), s(1)]) cm(e, t, r, i(a));
    }
  },
  cm = (e, [t, n], r, i) => {
    let a = Array.from({ length: 10 }, (e, i) => {
      let a = (i / 10) * Math.PI * 2;
      return [t + (Math.sin(a) * r) / 2, n + (Math.cos(a) * r) / 2];
    });
    e.polygon(a, i, 1);
  },
  lm = (e, t) => {
    let n = t.from[0] === t.to[0],
      [r, i] = [(t.from[0] + t.to[0]) / 2 + 0.5, (t.from[1] + t.to[1]) / 2 + 0.5];
    return [r, em + L(e, r, i, n), i];
  },
  um = (e, n, r) => {
    let i = new Set(r.map(({ at: e }) => oe(t(e))));
    for (let t = 0; t < n.rows; t++)
      for (let r = 0; r < n.columns; r++)
        i.has(oe([r, t])) || e.rectangle(r * 5, t * 5, (r + 1) * 5, (t + 1) * 5, o.ink, 0.3);
  },
  dm = (e, t, n, r) => {
    let i = T(t, r).toSorted((e, t) => t.distance - e.distance),
      a = v[n];
    return (
      um(e, t, r),
      sm(e, t, i, im, () => o.cream),
      sm(e, t, i, am, (e) => om(a.body, l.road, rm[Math.min(2, e.distance)] ?? 0.45)),
      i.flatMap((e) => (e.coin === null ? [] : [Ip(`coin:${oe(e.from)}:${oe(e.to)}`, String(e.coin), n, lm(t, e))]))
    );
  },
  fm = (e, t, n, r) => {
    let i = [],
      a = v[n],
      s = 0,
      c = r.slice(1).map((e, t) => {
        let n = r[t] ?? e,
          i = !h(n, e);
        return (i && (s += 1), { from: n, to: e, distance: 0, coin: i ? s : null });
      });
    return (
      sm(e, t, c, 0.3, () => o.cream),
      sm(e, t, c, 0.18, () => a.body),
      c.forEach((r, a) => {
        (pm(e, t, r), r.coin !== null && i.push(Ip(`route:${a}`, String(r.coin), n, lm(t, r))));
      }),
      i
    );
  },
  pm = (e, t, n) => {
    let [r, i] = [n.to[0] - n.from[0], n.to[1] - n.from[1]],
      [a, s] = [n.from[0] + 0.5 + r * 0.5, n.from[1] + 0.5 + i * 0.5],
      c = (e, n) => em + 0.01 + L(t, e, n, r === 0);
    for (let t of [-1, 1])
      e.stroke(
        [a + r * 0.12, s + i * 0.12],
        [a - r * 0.06 + i * 0.16 * t, s - i * 0.06 + r * 0.16 * t],
        0.06,
        o.cream,
        1,
        c,
      );
  },
  mm = ([e, t]) => [e, em, t],
  hm = ([e, t]) => mm([e + 0.5, t + 0.5]),
  gm = (e, t) => {
    let n = D(t.piece);
    if (t.refused !== null)
      return (
        ae(e, n, o.refused, 0.9),
        z(e, n, 0.1, 0.05, o.refused, 1),
        n.length && O(e, n, o.refused),
        t.refused ? [Lp(`refused`, `✕ ${t.refused}`, !0, mm(ie(n)))] : []
      );
    if ((z(e, n, 0.12, 0.02, o.cream, 1), !t.contact)) return [];
    let [r, i] = t.contact;
    return (
      e.rectangle(r + 0.18, i + 0.18, r + 0.82, i + 0.82, o.cream, 0.95),
      e.stroke([r + 0.3, i + 0.52], [r + 0.45, i + 0.68], 0.1, o.allowed, 1),
      e.stroke([r + 0.43, i + 0.68], [r + 0.72, i + 0.34], 0.1, o.allowed, 1),
      []
    );
  },
  _m = (e, t) => {
    let n = v[t.style].body;
    return t.tiles.map(({ tile: r, distance: i }) => {
      let [a, c] = [r[0] * 5, r[1] * 5];
      return (
        e.rectangle(a + 0.06, c + 0.06, a + 5 - 0.06, c + 5 - 0.06, n, 0.4 - Math.min(i, 4) * 0.07),
        z(e, s([a, c], 5, 5), 0.12, 0.12, o.cream, 1),
        Ip(`tile:${oe(r)}`, String(i), t.style, mm([a + 5 / 2, c + 5 / 2]))
      );
    });
  },
  vm = (e, t) => {
    let n = new Map(t.spots.flatMap((e) => e.squares.map((e) => [oe(e), e]))),
      r = t.style ? v[t.style].body : o.gold,
      i = [...n.values()];
    (S(e, i, o.gold, 0.34), z(e, i, 0.08, 0.04, o.cream, 1));
    for (let n of t.spots) {
      let [t, i] = n.anchor ?? ie(n.squares);
      (e.rectangle(t - 0.15, i - 0.15, t + 0.15, i + 0.15, o.cream, 1),
        e.rectangle(t - 0.1, i - 0.1, t + 0.1, i + 0.1, r, 1));
    }
    return [];
  },
  ym = (e, t) => {
    for (let n of t.lines) {
      let [t, r] = [
          [n.from[0] + 1, n.from[1] + 1],
          [n.to[0] + 1, n.to[1] + 1],
        ],
        i = Math.hypot(r[0] - t[0], r[1] - t[1]),
        a = (e) => [t[0] + (r[0] - t[0]) * e, t[1] + (r[1] - t[1]) * e],
        s = 0.36 / Math.max(0.4, i);
      for (let t = 0; t < 1; t += s) {
        let r = Math.min(1, t + s * (n.sure ? 0.75 : 0.4));
        (e.stroke(a(t), a(r), 0.13, o.ink, 0.85, 1.3), e.stroke(a(t), a(r), 0.08, v[n.style].body, 1, 1.31));
      }
    }
    return [];
  },
  bm = (e, t) => {
    let n = M[t.tone],
      r = E(t.from, t.to).flatMap((e) => I(e, n.dash, n.gap));
    for (let [t, n] of r) e.stroke(t, n, 0.26, o.cream, 0.9, 0.6);
    for (let [t, i] of r) e.stroke(t, i, 0.16, n.colour, 1, 0.61);
  },
  xm = (e, t, n) => {
    switch (n.kind) {
      case `range`:
        return dm(e, t, n.style, n.squares);
      case `tiles`:
        return _m(e, n);
      case `reach`:
        return (
          ae(e, n.squares, v[n.style].body, 0.75),
          z(e, n.squares, 0.16, 0.08, o.cream, 1),
          z(e, n.squares, 0.08, 0.08, v[n.style].body, 1),
          []
        );
      case `ghost`:
        return gm(e, n);
      case `route`:
        return [...fm(e, t, n.style, n.squares), ...n.chips.map((e) => Lp(`route:${oe(e.at)}`, e.text, !1, hm(e.at)))];
      case `selection`:
        return (
          z(e, n.squares, 0.2, -0.02, o.ink, 0.85),
          z(e, n.squares, 0.06, 0.03, o.cream, 1),
          z(e, n.squares, 0.06, -0.07, o.cream, 1),
          []
        );
      case `spots`:
        return vm(e, n);
      case `forecast`:
        return ym(e, n);
      case `drawn`:
        return (bm(e, n), []);
      case `chips`:
        return n.chips.map((e) => Lp(`chip:${oe(e.at)}:${e.text}`, e.text, e.refused, hm(e.at)));
    }
  },
  Sm = (e, t) => {
    let n = nm(),
      r = t.flatMap((t) => xm(n, e, t));
    return { geometry: n.build(), labels: r };
  },
  Cm = (e, t) => {
    switch (t.kind) {
      case `restaurant`:
        return yp(t.restaurant);
      case `campaign`:
        return xp(e, t.campaign);
      case `house`:
        return ap(e, t.house);
      case `garden`:
        return ap(e, t.house).filter((e) => e.drawing.kind === `garden`);
    }
  },
  wm = [
    [`position`, 3],
    [`normal`, 3],
    [`color`, 3],
  ],
  Tm = (e) => {
    let t = e.map((e) => {
        let t = new Sn().makeRotationY(e.turn).setPosition(...e.at);
        return tp(e.drawing).applyMatrix4(t);
      }),
      n = new Qr();
    for (let [e, r] of wm) {
      let i = t.flatMap((t) => [...t.getAttribute(e).array]);
      n.setAttribute(e, new Lr(new Float32Array(i), r));
    }
    for (let e of t) e.dispose();
    return n;
  },
  Em = () => {
    let e = new Lo({ vertexColors: !0, transparent: !0, opacity: 0.55, roughness: 0.82 }),
      t = new Si(new Qr(), e);
    ((t.visible = !1), (t.frustumCulled = !1), (t.renderOrder = 4));
    let n = ``;
    return {
      mesh: t,
      set: (r, i, a) => {
        let o = JSON.stringify(i);
        (e.color.set(a ? `#FF8A78` : `#FFFFFF`),
          e.emissive.set(a ? `#5E0C06` : `#000000`),
          (t.visible = i.length > 0),
          o !== n && ((n = o), t.geometry.dispose(), (t.geometry = Tm(i.flatMap((e) => Cm(r, e))))));
      },
      dispose: () => {
        (t.geometry.dispose(), e.dispose());
      },
    };
  },
  Dm = () => {
    let e = new ui({ vertexColors: !0, transparent: !0, depthWrite: !1, side: 2 }),
      t = new Si(new Qr(), e);
    ((t.frustumCulled = !1), (t.renderOrder = 3));
    let n = Em();
    return {
      meshes: [t, n.mesh],
      set: (e, r) => {
        let { geometry: i, labels: a } = Sm(e, r);
        (t.geometry.dispose(), (t.geometry = i), (t.visible = r.length > 0));
        let o = r.filter((e) => e.kind === `ghost`),
          s = o.some((e) => e.refused !== null);
        return (
          n.set(
            e,
            o.map((e) => e.piece),
            s,
          ),
          { labels: a, spots: r.flatMap((e) => (e.kind === `spots` ? e.spots : [])) }
        );
      },
      dispose: () => {
        (t.geometry.dispose(), e.dispose(), n.dispose());
      },
    };
  },
  Om = (e, t) =>
    e === t ||
    (Qf(e.drawing) === Qf(t.drawing) && e.turn === t.turn && e.size === t.size && e.at.every((e, n) => e === t.at[n])),
  km = (e, t) => {
    let n = [],
      r = [];
    for (let i of t.values()) {
      let t = e.get(i.key);
      t ? Om(t, i) || r.push(i) : n.push(i);
    }
    return { added: n, changed: r, removed: [...e.keys()].filter((e) => !t.has(e)) };
  },
  Am = 420,
  jm = 240,
  Mm = (e) => {
    let t = e - 1;
    return 1 + 2.1 * t ** 3 + 1.1 * t ** 2;
  },
  Nm = (e) => {
    let t = new Map(),
      n = (n) => {
        let { piece: r } = n;
        (n.leaving ? e.remove(r.key) : e.pose(r.key, r.at, r.turn, r.size), t.delete(r.key));
      },
      r = (t) => {
        let { piece: n } = t,
          r = t.leaving ? jm : Am,
          i = Math.max(0, Math.min(1, t.clock / r)),
          a = t.leaving ? 1 - i * i : Mm(i);
        e.pose(n.key, n.at, n.turn, n.size * a);
      };
    return {
      apply: (n, i, a) => {
        for (let r of n.removed) {
          let n = i.get(r),
            o = t.get(r);
          a || !n ? (o && t.delete(r), e.remove(r)) : t.set(r, { piece: n, leaving: !0, clock: 0 });
        }
        for (let r of n.changed) (t.delete(r.key), e.put(r));
        n.added.forEach((n, i) => {
          if ((t.delete(n.key), e.put(n), a)) return;
          let o = { piece: n, leaving: !1, clock: -Math.min(i, 12) * 30 };
          (t.set(n.key, o), r(o));
        });
      },
      step: (e) => {
        for (let i of t.values()) ((i.clock += e), i.clock >= (i.leaving ? jm : Am) ? n(i) : r(i));
        return t.size > 0;
      },
      settle: () => {
        for (let e of t.values()) n(e);
      },
    };
  },
  Pm = { NW: [0.3, 0.3], NE: [1.7, 0.3], SE: [1.7, 1.7], SW: [0.3, 1.7] },
  Fm = (e) => {
    let t = e.restaurants
        .filter((e) => e.open && !e.bankrupt)
        .flatMap(({ at: e, entrance: t, style: n }) => {
          let [r, i] = Pm[t],
            a = v[n].neon,
            [o, s] = [e[0] + r, e[1] + i];
          return [
            { at: [o, uf, s], size: 2.3, colour: a, flat: !1, strength: 0.7 },
            { at: [o, 0.12, s], size: 3.6, colour: a, flat: !0, strength: 0.75 },
            { at: [e[0] + 1, 0.13, e[1] + 1], size: 4.4, colour: `#FFC98A`, flat: !0, strength: 0.28 },
          ];
        }),
      i = e.houses.map((t) => {
        let [n, i] = r[rp(e.town, t)],
          [a, o] = [t.at[0] + 1 + n * 0.55, t.at[1] + 1 + i * 0.55];
        return { at: [a, 0.1, o], size: 2.4, colour: `#FFC56B`, flat: !0, strength: 0.42 };
      }),
      a = e.campaigns
        .filter((e) => e.left === `endless`)
        .map((t) => {
          let { x: n, z: r } = bp(e.town, t.site);
          return { at: [n, 0.9, r], size: 3, colour: v[t.style].neon, flat: !1, strength: 0.55 };
        }),
      o = _(e.town)
        .filter(n)
        .map(({ at: [e, t] }) => ({
          at: [e + 0.35, 0.12, t + 0.35],
          size: 2.8,
          colour: `#FFA04A`,
          flat: !0,
          strength: 0.34,
        }));
    return [...t, ...i, ...a, ...o];
  },
  Im = `
attribute vec3 spot;
attribute vec4 tone;
attribute vec2 shape;
varying vec2 vAt;
varying vec4 vTone;
void main() {
  vAt = position.xy * 2.0;
  vTone = tone;
  vec4 view = viewMatrix * vec4(spot, 1.0);
  if (shape.y > 0.5) view = viewMatrix * vec4(spot + vec3(position.x, 0.0, -position.y) * shape.x, 1.0);
  else view.xyz += vec3(position.xy * shape.x, 0.35);
  gl_Position = projectionMatrix * view;
}`,
  Lm = `
uniform float uNeon;
varying vec2 vAt;
varying vec4 vTone;
void main() {
  float away = length(vAt);
  float soft = max(0.0, 1.0 - away);
  float light = soft * soft * (0.35 + 0.65 * soft) * vTone.a * uNeon;
  gl_FragColor = vec4(vTone.rgb * light, light);
  #include <colorspace_fragment>
}`,
  Rm = (e) => {
    let t = new Eo(1, 1),
      n = new Fo({
        uniforms: { uNeon: e.neon },
        vertexShader: Im,
        fragmentShader: Lm,
        transparent: !0,
        depthWrite: !1,
        blending: 2,
      }),
      r = new Si(new Cs(), n);
    ((r.frustumCulled = !1), (r.renderOrder = 2));
    let i = new Z();
    return {
      mesh: r,
      set: (e) => {
        r.geometry.dispose();
        let n = new Cs();
        ((n.index = t.index), n.setAttribute(`position`, t.getAttribute(`position`)));
        let a = (e, t) => new Ei(new Float32Array(e), t);
        n.setAttribute(
          `spot`,
          a(
            e.flatMap((e) => [...e.at]),
            3,
          ),
        );
        let o = e.flatMap((e) => [...i.set(e.colour).toArray(), e.strength]);
        (n.setAttribute(`tone`, a(o, 4)),
          n.setAttribute(
            `shape`,
            a(
              e.flatMap((e) => [e.size, +!!e.flat]),
              2,
            ),
          ),
          (n.instanceCount = e.length),
          (r.geometry = n));
      },
      dispose: () => {
        (r.geometry.dispose(), t.dispose(), n.dispose());
      },
    };
  },
  zm = () => {
    let [e, t] = [new Z(), new Z()],
      n = new Eo(2, 2),
      r = new Fo({
        uniforms: { uTop: { value: e }, uBottom: { value: t } },
        vertexShader: `
      varying float vHeight;
      void main() { vHeight = position.y * 0.5 + 0.5; gl_Position = vec4(position.xy, 1.0, 1.0); }`,
        fragmentShader: `
      uniform vec3 uTop;
      uniform vec3 uBottom;
      varying float vHeight;
      void main() {
        gl_FragColor = vec4(mix(uBottom, uTop, vHeight), 1.0);
        #include <colorspace_fragment>
      }`,
        depthTest: !1,
        depthWrite: !1,
      }),
      i = new Si(n, r);
    return (
      (i.frustumCulled = !1),
      (i.renderOrder = -10),
      {
        mesh: i,
        top: e,
        bottom: t,
        dispose: () => {
          (n.dispose(), r.dispose());
        },
      }
    );
  },
  Bm = (e) => ({
    sun: new Z(e.sun.colour),
    sky: new Z(e.sky),
    earth: new Z(e.earth),
    top: new Z(e.top),
    bottom: new Z(e.bottom),
    print: new Z(e.print),
    from: new J(...e.sun.from).normalize(),
    levels: [e.sun.strength, e.ambient, e.windows, e.neon],
  }),
  Vm = (e, t, n) => {
    let r = (e, t) => e.clone().lerp(t, n),
      i = (r) => e.levels[r] + (t.levels[r] - e.levels[r]) * n;
    return {
      sun: r(e.sun, t.sun),
      sky: r(e.sky, t.sky),
      earth: r(e.earth, t.earth),
      top: r(e.top, t.top),
      bottom: r(e.bottom, t.bottom),
      print: r(e.print, t.print),
      from: e.from.clone().lerp(t.from, n).normalize(),
      levels: [i(0), i(1), i(2), i(3)],
    };
  },
  Hm = () => {
    let e = new Ss();
    return (
      (e.castShadow = !0),
      e.shadow.mapSize.set(2048, 2048),
      (e.shadow.bias = -6e-4),
      (e.shadow.normalBias = 0.03),
      (e.shadow.radius = 3.5),
      e
    );
  },
  Um = (e, t) => {
    let { camera: n } = e.shadow;
    (([n.left, n.right, n.top, n.bottom] = [-t, t, t, -t]), ([n.near, n.far] = [1, t * 5]), n.updateProjectionMatrix());
  },
  Wm = (e, t) => {
    let n = Hm(),
      r = new ss(),
      i = zm(),
      a = new Z(),
      o = new J(),
      s = 20,
      c = `noon`,
      l = Bm(b.noon),
      u = null;
    e.add(n, n.target, r, i.mesh);
    let d = () => {
      (n.color.copy(l.sun),
        r.color.copy(l.sky),
        r.groundColor.copy(l.earth),
        i.top.copy(l.top),
        i.bottom.copy(l.bottom),
        a.copy(l.print),
        ([n.intensity, r.intensity, t.windows.value, t.neon.value] = l.levels),
        n.target.position.copy(o),
        n.position
          .copy(l.from)
          .multiplyScalar(s * 2.4)
          .add(o));
    };
    return {
      print: a,
      get hour() {
        return c;
      },
      turnTo: (e, t) => {
        ((c = e), (u = { from: l, to: Bm(b[e]), left: t, whole: Math.max(1, t) }));
      },
      step: (e) =>
        u
          ? ((u.left = Math.max(0, u.left - e)),
            (l = Vm(u.from, u.to, 1 - u.left / u.whole)),
            u.left === 0 && (u = null),
            d(),
            u !== null)
          : !1,
      fit: (e, t) => {
        (o.set(e / 2, 0, t / 2), (s = Math.hypot(e + 4, t + 4) / 2), Um(n, s), d());
      },
      shadows: (e) => {
        n.castShadow = e;
      },
      dispose: () => {
        (n.dispose(), r.dispose(), i.dispose());
      },
    };
  },
  Gm = 2,
  Km = 12,
  qm = (e) => Math.max(-24, Math.min(24, e)),
  Jm = (e, t) => {
    let n = (e.width + t.width) / 2 + Gm - Math.abs(e.x + e.dx - t.x - t.dx),
      r = (e.height + t.height) / 2 + Gm - Math.abs(e.y + e.dy - t.y - t.dy);
    return n > 0 && r > 0 ? { x: n, y: r } : null;
  },
  Ym = (e, t) => {
    let n = Jm(e, t);
    if (!n) return !1;
    let r = e.rank === t.rank ? 0.5 : e.rank > t.rank ? 0 : 1;
    if (n.x < n.y) {
      let i = e.x + e.dx <= t.x + t.dx ? -1 : 1;
      ((e.dx = qm(e.dx + i * n.x * r)), (t.dx = qm(t.dx - i * n.x * (1 - r))));
    } else {
      let i = e.y + e.dy <= t.y + t.dy ? -1 : 1;
      ((e.dy = qm(e.dy + i * n.y * r)), (t.dy = qm(t.dy - i * n.y * (1 - r))));
    }
    return !0;
  },
  Xm = (e) => {
    let t = e.map((e) => ({ ...e, dx: 0, dy: 0 }));
    for (let e = 0; e < Km; e++) {
      let e = !1;
      if (
        (t.forEach((n, r) => {
          for (let i of t.slice(r + 1)) e = Ym(n, i) || e;
        }),
        !e)
      )
        break;
    }
    let n = t.filter((e) => Math.abs(e.dx) > 0.5 || Math.abs(e.dy) > 0.5);
    return new Map(n.map((e) => [e.key, [e.dx, e.dy]]));
  },
  Zm = 2048,
  Qm = 4,
  $m = () => {
    let e = document.createElement(`canvas`);
    ((e.width = Zm), (e.height = Zm));
    let t = e.getContext(`2d`),
      n = new ea(e);
    ((n.colorSpace = Tt), (n.minFilter = he), (n.magFilter = pe), (n.anisotropy = 4));
    let r = new Map(),
      i = { x: Qm, y: Qm, tall: 0 },
      a = (e, t) => {
        if ((i.x + e + Qm > Zm && ((i.x = Qm), (i.y += i.tall + Qm), (i.tall = 0)), i.y + t + Qm > Zm)) return null;
        let n = [i.x, i.y];
        return ((i.x += e + Qm), (i.tall = Math.max(i.tall, t)), n);
      };
    return {
      texture: n,
      cell: (e, i, o, s, c) => {
        let l = r.get(e);
        if (l) return l;
        let [u, d] = [Math.ceil(i * s), Math.ceil(o * s)],
          f = a(u, d);
        if (!f || !t) return null;
        (t.save(),
          t.translate(f[0], f[1]),
          t.beginPath(),
          t.rect(0, 0, u, d),
          t.clip(),
          t.scale(s, s),
          c(t),
          t.restore(),
          (n.needsUpdate = !0));
        let p = [f[0] / Zm, 1 - (f[1] + d) / Zm, (f[0] + u) / Zm, 1 - f[1] / Zm];
        return (r.set(e, p), p);
      },
      clear: () => {
        (r.clear(), ([i.x, i.y, i.tall] = [Qm, Qm, 0]), t?.clearRect(0, 0, Zm, Zm), (n.needsUpdate = !0));
      },
      dispose: () => n.dispose(),
    };
  },
  eh = `"Roboto Condensed", "Arial Narrow", "Liberation Sans Narrow", sans-serif`,
  th = (e, t, n, r, i, a) => {
    ((e.font = `700 ${i}px ${eh}`),
      (e.textAlign = `center`),
      (e.textBaseline = `alphabetic`),
      (e.fillStyle = a),
      e.fillText(t, n, r + i * 0.355));
  },
  nh = (e, t, n, r, i, a = !1) => {
    let s = x(t);
    (e.save(),
      e.translate(n - i / 2, r - i / 2),
      e.scale(i / 20, i / 20),
      (e.globalAlpha = a ? 0.5 : 1),
      (e.lineJoin = `round`),
      (e.lineWidth = 2.4),
      (e.strokeStyle = o.ink),
      a && e.setLineDash([2, 2]),
      e.stroke(new Path2D(s.silhouette)));
    for (let t of s.layers) ((e.fillStyle = t.fill), e.fill(new Path2D(t.d)));
    e.restore();
  },
  rh = (e, t, n, r, i, a) => {
    (e.save(),
      e.translate(n - i / 2, r - i / 2),
      e.scale(i / 20, i / 20),
      (e.fillStyle = a),
      e.fill(new Path2D(te[t])),
      e.restore());
  },
  ih = (e, t, n, r, i) => {
    (e.beginPath(),
      e.roundRect(1, 1, t - 2, n - 2, r),
      (e.fillStyle = i),
      e.fill(),
      (e.lineWidth = 2),
      (e.strokeStyle = o.ink),
      e.stroke());
  },
  ah = (e, t, n, r, i) => {
    (e.beginPath(), e.roundRect(1, 1, t, n - 2, [r, 0, 0, r]), (e.fillStyle = i), e.fill());
  },
  oh = (e, t, n, r, i) => {
    for (let a = 0; a < r; a++)
      (e.beginPath(), e.arc(t + a * 6, n, 2.2, 0, 7), (e.fillStyle = a < i ? o.ink : o.line), e.fill());
  },
  sh = (e, t) => {
    let { house: n, detail: r } = t,
      [i, a] = kp(t),
      s = n.demand.length > 0;
    if (r === `coin`) {
      (ih(e, i, a, 11, s ? o.ink : o.paper),
        th(e, String(n.house), 12, s ? 9.5 : 12, 13, s ? o.cream : o.ink),
        s && th(e, `×${n.demand.length}`, 12, 18, 9, o.gold));
      return;
    }
    let c = r === `short`,
      l = c ? 20 : 24;
    (ih(e, i, a, 7, o.paper),
      ah(e, l, a, 7, o.ink),
      th(e, String(n.house), l / 2 + 1, a / 2, c || Op(n) ? 13 : 17, o.cream));
    let [u, d, f] = c ? [13, 12, a / 2] : [20, 18, 13.5],
      p = l + 3 + u / 2,
      m = Tp(n, r);
    (m.forEach((t, n) => nh(e, t, p + n * u, f, d)),
      c ||
        (n.coming?.forEach((t, n) => nh(e, t, p + (m.length + n) * u, f, d, !0)),
        oh(e, l + 7, Op(n) ? a / 2 : 27.5, n.room, n.demand.length),
        n.note && ch(e, n.note, i, a)));
  },
  ch = (e, t, n, r) => {
    let i = v[t.style],
      a = lh(t.text);
    (e.beginPath(),
      e.roundRect(n - a - 1, 1, a, r - 2, [0, 7, 7, 0]),
      (e.fillStyle = i.body),
      e.fill(),
      rh(e, t.style, n - a + 9, r / 2, 13, i.text),
      th(e, t.text, n - (a - 16) / 2 - 2, r / 2, 14, i.text));
  },
  lh = (e) => 22 + Math.ceil(e.length * 14 * 0.52),
  uh = (e, t, n, r) => {
    if (t === `endless`) return th(e, `∞`, n + 6, r, 15, o.ink);
    if (t > 4) return th(e, String(t), n + 6, r, 12, o.ink);
    for (let i = 0; i < t; i++)
      (e.beginPath(),
        e.arc(n + 4 + (i % 2) * 6, r - 3 + Math.floor(i / 2) * 6 + (t <= 2 ? 3 : 0), 2.2, 0, 7),
        (e.fillStyle = o.ink),
        e.fill());
  },
  dh = (e, t) => {
    let [n, r] = kp(t),
      i = v[t.style];
    if (t.detail === `coin`) return (ih(e, n, r, 4, i.body), th(e, String(t.campaign), n / 2, r / 2, 11, i.text));
    let a = t.detail === `short`,
      s = a ? 18 : 20;
    (ih(e, n, r, 4, o.paper),
      ah(e, s, r, 4, i.body),
      th(e, String(t.campaign), s / 2 + 1, r / 2, a ? 11 : 13, i.text),
      nh(e, t.good, s + (a ? 9 : 10), r / 2, a ? 12 : 16),
      a || uh(e, t.left, s + 19, r / 2));
  },
  fh = (e, t) => {
    let [n, r] = kp(t);
    switch (t.kind) {
      case `house`:
        return sh(e, t);
      case `campaign`:
        return dh(e, t);
      case `sign`:
        return (ih(e, n, r, 4, v[t.style].body), rh(e, t.style, 9, 9, 12, v[t.style].text));
      case `coin`:
        return (
          e.beginPath(),
          e.arc(12, 12, 10, 0, 7),
          (e.fillStyle = t.fill),
          e.fill(),
          (e.lineWidth = 2.5),
          (e.strokeStyle = o.cream),
          e.stroke(),
          th(e, t.text, 12, 12, t.text.length > 2 ? 10 : 13, t.ink)
        );
      case `chip`:
        return (ih(e, n, r, 8, t.fill), th(e, t.text, n / 2, r / 2, 14, t.ink));
    }
  },
  ph = (e, t, n) => (r) => {
    ((r.font = `700 ${t}px "Roboto Condensed", "Arial Narrow", sans-serif`),
      (r.textAlign = `center`),
      (r.fillStyle = n),
      r.fillText(e, 50, 50 + t * 0.355));
  },
  mh = (e, t, n) => ({
    key: `rim:${e}`,
    at: [t, vf.top + 0.004, n],
    size: [1, 1],
    stance: `lying`,
    scale: 1,
    paint: ph(e, 42, l.plinthStep),
  }),
  hh = (t) => {
    let [n, r] = [y(t.town), d(t.town)],
      i = vf.from + vf.width / 2;
    return [
      ...Array.from({ length: n }, (t, n) => [-i, r + i].map((t) => mh(e(n).toUpperCase(), n + 0.5, t))),
      ...Array.from({ length: r }, (e, t) => [-i, n + i].map((e) => mh(String(t + 1), e, t + 0.5))),
    ].flat();
  },
  gh = (e) =>
    e.houses.map((e) => ({
      key: `roof:${e.house}`,
      at: [e.at[0] + 1, 1.26, e.at[1] + 1],
      size: [0.6, 0.6],
      stance: `leaning`,
      scale: 1.2,
      paint: (t) => {
        (t.beginPath(),
          t.arc(50, 50, 44, 0, 7),
          (t.fillStyle = o.cream),
          t.fill(),
          (t.lineWidth = 8),
          (t.strokeStyle = o.ink),
          t.stroke(),
          ph(String(e.house), 58, o.ink)(t));
      },
    })),
  _h = (e, t, n) => (r) => {
    let [i, a] = [t * 100, n * 100],
      o = v[e.style];
    ((r.fillStyle = `#FFF6E2`), r.fillRect(0, 0, i, a), (r.fillStyle = `#F3DDB0`));
    for (let e = 0; e < 12; e++) {
      let t = (e / 12) * Math.PI * 2;
      (r.beginPath(), r.moveTo(i / 2, a * 0.5), r.arc(i / 2, a * 0.5, i, t, t + Math.PI / 12), r.fill());
    }
    let s = Math.min(a * 0.86, i * 0.8),
      c = t > 2.2 ? 3 : 1;
    for (let t = 0; t < c; t++) nh(r, e.good, i / 2 + (t - (c - 1) / 2) * s * 1.06, a * 0.5, c > 1 ? s * 0.9 : s);
    t < 1.2 ||
      ((r.fillStyle = o.body),
      r.fillRect(0, 0, 34, a),
      r.save(),
      r.translate(-33, a / 2 - 50),
      ph(String(e.campaign), 30, o.text)(r),
      r.restore());
  },
  vh = (e) =>
    e.campaigns.flatMap((t) => {
      let { site: n } = t;
      if (t.kind !== `billboard` || !(`at` in n)) return [];
      let r = Xd(n.width, n.height),
        { x: i, z: a } = bp(e.town, n),
        [o, s] = [r.wide - 0.14, r.tall - 0.14];
      return [
        {
          key: `face:${t.campaign}:${t.style}:${t.good}:${o}`,
          at: [i, r.base + r.tall / 2, a + r.depth + 0.068],
          size: [o, s],
          stance: `standing`,
          scale: 1.6,
          paint: _h(t, o, s),
        },
      ];
    }),
  yh = 0.66,
  bh = (e, t) => {
    let [n, r] = e.size;
    if (e.stance === `standing`) return { across: [n, 0, 0], up: [0, r, 0] };
    let [i, a] = [Math.round(Math.sin((t * Math.PI) / 2)), Math.round(Math.cos((t * Math.PI) / 2))],
      [o, s] = e.stance === `lying` ? [0, r] : [r * Math.sin(yh), r * Math.cos(yh)];
    return { across: [n * a, 0, -n * i], up: [-s * i, o, -s * a] };
  },
  xh = (e, t, n) => {
    let r = [];
    for (let i of [...hh(e), ...gh(e), ...vh(e)]) {
      let [e, a] = i.stance === `standing` ? i.size : [1, 1],
        o = t.cell(i.key, e * 100, a * 100, i.scale, i.paint);
      if (!o) return null;
      r.push({ at: i.at, ...bh(i, n), cell: o });
    }
    return r;
  },
  Sh = (e, t) => new Ei(new Float32Array(e), t),
  Ch = (e, t, n, r) => {
    e.geometry.dispose();
    let i = new Cs();
    ((i.index = t.index), i.setAttribute(`position`, t.getAttribute(`position`)));
    for (let [e, [t, n]] of Object.entries(r)) i.setAttribute(e, Sh(t, n));
    ((i.instanceCount = n), (e.geometry = i));
  },
  wh = `
uniform sampler2D uAtlas;
uniform vec3 uTint;
varying vec2 vCell;
void main() {
  vec4 ink = texture2D(uAtlas, vCell);
  #ifdef SOLID
  if (ink.a < 0.35) discard;
  #else
  if (ink.a < 0.02) discard;
  #endif
  gl_FragColor = vec4(ink.rgb * uTint, ink.a);
  #include <colorspace_fragment>
}`,
  Th = `
attribute vec3 spot;
attribute vec4 box;
attribute vec4 cell;
attribute float turn;
uniform vec2 uViewport;
varying vec2 vCell;
void main() {
  vCell = mix(cell.xy, cell.zw, position.xy + 0.5);
  vec4 clip = projectionMatrix * viewMatrix * vec4(spot, 1.0);
  vec2 middle = (clip.xy / clip.w * 0.5 + 0.5) * uViewport + box.xy;
  vec2 corner = position.xy * box.zw;
  if (turn == 0.0) corner = floor(middle - box.zw * 0.5 + 0.5) + box.zw * 0.5 - middle + corner;
  else corner = vec2(corner.x * cos(turn) - corner.y * sin(turn), corner.x * sin(turn) + corner.y * cos(turn));
  vec2 spotAt = (middle + corner) / uViewport * 2.0 - 1.0;
  gl_Position = clip.w > 0.0 ? vec4(spotAt, 0.0, 1.0) : vec4(2.0, 2.0, 2.0, 1.0);
}`,
  Eh = (e, t) => {
    let n = new Eo(1, 1),
      r = new q(1, 1),
      i = new Fo({
        uniforms: { uAtlas: { value: e }, uTint: { value: t }, uViewport: { value: r } },
        vertexShader: Th,
        fragmentShader: wh,
        transparent: !0,
        depthTest: !1,
        depthWrite: !1,
      }),
      a = new Si(new Cs(), i);
    return (
      (a.frustumCulled = !1),
      (a.renderOrder = 20),
      {
        mesh: a,
        viewport: r,
        set: (e) =>
          Ch(a, n, e.length, {
            spot: [e.flatMap((e) => [...e.at]), 3],
            box: [e.flatMap((e) => [...e.offset, ...e.size]), 4],
            cell: [e.flatMap((e) => [...e.cell]), 4],
            turn: [e.map((e) => e.turn), 1],
          }),
        dispose: () => {
          (a.geometry.dispose(), n.dispose(), i.dispose());
        },
      }
    );
  },
  Dh = `
attribute vec3 spot;
attribute vec3 across;
attribute vec3 upward;
attribute vec4 cell;
varying vec2 vCell;
void main() {
  vCell = mix(cell.xy, cell.zw, position.xy + 0.5);
  gl_Position = projectionMatrix * viewMatrix * vec4(spot + across * position.x + upward * position.y, 1.0);
}`,
  Oh = (e, t) => {
    let n = new Eo(1, 1),
      r = new Fo({
        uniforms: { uAtlas: { value: e }, uTint: { value: t } },
        vertexShader: Dh,
        fragmentShader: wh,
        defines: { SOLID: `` },
        transparent: !0,
        polygonOffset: !0,
        polygonOffsetFactor: -2,
        polygonOffsetUnits: -4,
      }),
      i = new Si(new Cs(), r);
    return (
      (i.frustumCulled = !1),
      (i.renderOrder = 1),
      {
        mesh: i,
        set: (e) =>
          Ch(i, n, e.length, {
            spot: [e.flatMap((e) => [...e.at]), 3],
            across: [e.flatMap((e) => [...e.across]), 3],
            upward: [e.flatMap((e) => [...e.up]), 3],
            cell: [e.flatMap((e) => [...e.cell]), 4],
          }),
        dispose: () => {
          (i.geometry.dispose(), n.dispose(), r.dispose());
        },
      }
    );
  },
  kh = new J(),
  Ah = (e, t, n) => {
    kh.set(...e.at).project(t);
    let [r, i] = kp(e.legend);
    return {
      key: e.key,
      x: (kh.x * 0.5 + 0.5) * n.width + e.dx,
      y: (0.5 - kh.y * 0.5) * n.height + e.dy,
      width: r,
      height: i,
      rank: e.rank,
    };
  },
  jh = (e, t, n, r) => {
    let [i, a] = kp(e.legend),
      o = n.cell(`${r}:${Ap(e.legend)}`, i, a, r, (t) => fh(t, e.legend));
    return o
      ? {
          at: e.at,
          offset: [(e.dx + t[0]) * r, -(e.dy + t[1]) * r],
          size: [Math.ceil(i * r), Math.ceil(a * r)],
          turn: 0,
          cell: o,
        }
      : null;
  },
  Mh = (e, t, n, r) => {
    let i = Math.hypot(t[0], t[1]),
      a = n.cell(`leader`, 4, 4, 1, (e) => {
        ((e.fillStyle = o.ink), e.fillRect(0, 0, 4, 4));
      });
    return !a || i < 8
      ? null
      : {
          at: e.at,
          offset: [(t[0] / 2) * r, (-t[1] / 2) * r],
          size: [i * r, 2 * r],
          turn: Math.atan2(-t[1], t[0]) || 1e-4,
          cell: a,
        };
  },
  Nh = (e) => {
    let t = e.filter((e) => e !== null);
    return t.length === e.length ? t : null;
  },
  Ph = (e, t, n, r) => {
    let i = Xm(e.filter((e) => !e.passing).map((e) => Ah(e, t, n))),
      a = e.toSorted((e, t) => e.rank - t.rank),
      o = a.map((e) => Mh(e, i.get(e.key) ?? [0, 0], r, n.ratio)).filter((e) => e !== null),
      s = Nh(a.map((e) => jh(e, i.get(e.key) ?? [0, 0], r, n.ratio)));
    return s && [...o, ...s];
  },
  Fh = (e) => {
    let t = $m(),
      n = Eh(t.texture, new Z(`#FFFFFF`)),
      r = Oh(t.texture, e),
      i = null,
      a = [],
      o = { detail: `full`, plan: !1, quarter: 0 },
      s = [],
      c = () => {
        s = i ? [...Fp(i, o), ...a] : [];
      },
      l = () => {
        let e = i && xh(i, t, o.quarter);
        e && r.set(e);
      };
    return {
      meshes: [r.mesh, n.mesh],
      show: (e) => {
        ((i = e), c(), l());
      },
      extra: (e) => {
        ((a = e), c());
      },
      place: (e, r, i) => {
        let a = i.quarter !== o.quarter;
        ((a || i.detail !== o.detail || i.plan !== o.plan) && ((o = i), c(), a && l()),
          n.viewport.set(r.width * r.ratio, r.height * r.ratio));
        let u = Ph(s, e, r, t);
        ((u ||= (t.clear(), l(), Ph(s, e, r, t))), n.set(u ?? []));
      },
      repaint: () => {
        (t.clear(), l());
      },
      dispose: () => {
        (n.dispose(), r.dispose(), t.dispose());
      },
    };
  },
  Ih = 0.12,
  Lh = 0.05,
  Rh = (e, t, n, i, a) => {
    let [o, s] = r[n],
      c = i.across ?? 0,
      l = [t.at[0] + 0.5 + o * i.away + s * c, i.base, t.at[1] + 0.5 + s * i.away + o * c],
      u = o === 0 ? [i.wide, i.tall, i.long] : [i.long, i.tall, i.wide];
    e.box(u, l, a, { chamfer: 0.012 });
  },
  zh = (e, t) => {
    for (let n of t.closed) Rh(e, t, n, { away: 0.5 - Ih / 2, wide: 1, long: Ih, base: 0, tall: 0.1 }, l.kerb);
    let [n, i] = [t.at[0] + 0.5, t.at[1] + 0.5],
      a = (e, n) => t.open.includes(e) && t.open.includes(n);
    for (let [o, s] of [
      [`N`, `E`],
      [`E`, `S`],
      [`S`, `W`],
      [`W`, `N`],
    ]) {
      if (!a(o, s) || t.bridge) continue;
      let [c, u] = [r[o][0] + r[s][0], r[o][1] + r[s][1]],
        d = (e) => [
          [0, e, 0],
          [-c * Ih, e, 0],
          [-c * Ih * 0.75, e, -u * Ih * 0.75],
          [0, e, -u * Ih],
        ],
        [f, p] = [d(0), d(0.1)],
        m = f.map((e, t) => {
          let n = (t + 1) % 4;
          return [f[t], f[n], p[n], p[t]].filter((e) => e !== void 0);
        });
      e.add(Bd([p, ...m]), [n + c * 0.5, 0, i + u * 0.5], l.kerb);
    }
  },
  Bh = (e, t) => {
    let n = { wide: 0.05, base: Lh, tall: 0.008 };
    if (t.open.length <= 2 && !t.bridge) for (let r of t.open) Rh(e, t, r, { ...n, away: 0.27, long: 0.22 }, l.dash);
    for (let n of t.seams)
      for (let r = -3; r <= 3; r++)
        Rh(e, t, n, { away: 0.37, across: r * 0.105, wide: 0.058, long: 0.17, base: Lh, tall: 0.01 }, l.dash);
  },
  Vh = (e, t) => {
    if (!t.end) return;
    let n = t.end;
    for (let r of [-0.26, 0.26])
      Rh(e, t, n, { away: 0.3, across: r, wide: 0.05, long: 0.05, base: Lh, tall: 0.2 }, l.steel);
    for (let r = -3; r <= 3; r++) {
      let i = r % 2 ? l.white : `#B5705A`;
      Rh(e, t, n, { away: 0.3, across: r * 0.095, wide: 0.095, long: 0.05, base: 0.19, tall: 0.1 }, i);
    }
  },
  Hh = (e, t, n, r) => {
    let i = n / 2,
      a = (n) => [
        [n, e[1], e[2]],
        [n, t[1], t[2]],
        [n, t[1] - r, t[2]],
        [n, e[1] - r, e[2]],
      ],
      [o, s] = [a(-i), a(i)];
    return Bd([
      o,
      s,
      ...o.map((e, t) => {
        let n = (t + 1) % 4;
        return [o[t], o[n], s[n], s[t]].filter((e) => e !== void 0);
      }),
    ]);
  },
  Uh = (e, t) => {
    let [n, r] = [t.at[0] + 0.5, t.at[1] + 0.5],
      i = w + 0.06,
      a = { colour: l.parapet, foot: 0.9 };
    e.box([0.96, 0.12, R * 2], [n, w - 0.06, r], l.deck, { chamfer: 0.01 });
    for (let t of [-1, 1]) {
      let o = [0, i, t * R],
        s = [0, Lh, t * g];
      e.add(Hh(o, s, 0.96, 0.1), [n, 0, r], l.deck);
      for (let i of [-0.5, 0.5]) {
        let c = (e, t) => [0, t[1] + e, t[2]];
        (e.add(Hh(c(0.16, o), c(0.1, s), 0.1, 0.34), [n + i, 0, r], a),
          e.box([0.17, w + 0.26, 0.17], [n + i, 0, r + t * R], { colour: l.pier, foot: 0.7 }),
          e.box([0.21, 0.06, 0.21], [n + i, w + 0.24, r + t * R], l.white));
      }
      for (let a of [0.22, 0.95, 1.5]) {
        let o = a < 0.55 ? i : Lh + (i - Lh) * (1 - (a - R) / (g - R)),
          s = a < 0.55 ? 0 : t * Math.atan2(i - Lh, g - R);
        e.box([0.05, 0.012, 0.22], [n, o, r + t * a], l.dash, { pitch: s, chamfer: 0 });
      }
    }
    for (let t of [-0.5, 0.5]) e.box([0.1, 0.3, R * 2], [n + t, w - 0.04, r], a);
  },
  Wh = (e, t) => {
    if (!n(t)) return;
    let [r, i] = [t.at[0] + 0.06, t.at[1] + 0.06];
    (e.rod(0.022, 0.66, [r, 0.08, i], l.pane, { sides: 5 }),
      e.box([0.2, 0.03, 0.04], [r + 0.08, 0.72, i + 0.05], l.pane, { turn: -0.78, chamfer: 0.01 }),
      e.box(
        [0.12, 0.05, 0.08],
        [r + 0.14, 0.68, i + 0.13],
        { colour: `#FFF3D2`, glow: `window`, hue: `#FFDFA0` },
        { turn: -0.78 },
      ));
  },
  Gh = (e, t) => {
    for (let n of _(t)) {
      let [t, r] = n.at,
        i = Math.round((A(t, r) - 0.5) * 5),
        a = `rgb(${90 + i}, ${88 + i}, ${96 + i})`;
      (e.box([1, Lh, 1], [t + 0.5, 0, r + 0.5], a, { chamfer: 0 }),
        zh(e, n),
        Bh(e, n),
        Vh(e, n),
        Wh(e, n),
        n.bridge && Uh(e, n));
    }
  },
  Kh = new J(0, 1, 0),
  qh = new Sn(),
  Jh = new J(),
  Yh = new $t(),
  Xh = new J(),
  Zh = { instances: 512, vertices: 16e4 },
  Qh = (e) => {
    let t = new Map(),
      n = Zh.vertices,
      r = 0;
    return (i) => {
      let a = Qf(i),
        o = t.get(a);
      if (o !== void 0) return o;
      let s = tp(i),
        c = s.getAttribute(`position`).count;
      (r + c > n && ((n = Math.max(n * 2, r + c)), e.setGeometrySize(n, 0)), (r += c));
      let l = e.addGeometry(s);
      return (s.dispose(), t.set(a, l), l);
    };
  },
  $h = (e) => {
    let t = new Qi(Zh.instances, Zh.vertices, 0, e);
    ((t.castShadow = !0), (t.receiveShadow = !0), (t.sortObjects = !1), (t.perObjectFrustumCulled = !1));
    let n = new Map(),
      r = Qh(t),
      i = (e, r, i, a) => {
        let o = n.get(e);
        o !== void 0 &&
          (Yh.setFromAxisAngle(Kh, i),
          qh.compose(Jh.set(...r), Yh, Xh.setScalar(Math.max(a, 1e-4))),
          t.setMatrixAt(o, qh));
      },
      a = (e) => {
        let r = n.get(e);
        r !== void 0 && (t.deleteInstance(r), n.delete(e));
      };
    return {
      mesh: t,
      pose: i,
      remove: a,
      has: (e) => n.has(e),
      put: (e) => {
        (a(e.key), t.instanceCount >= t.maxInstanceCount && t.setInstanceCount(t.maxInstanceCount * 2));
        let o = t.addInstance(r(e.drawing));
        (n.set(e.key, o), i(e.key, e.at, e.turn, e.size));
      },
      dispose: () => t.dispose(),
    };
  },
  eg = `
attribute vec4 glow;
varying vec4 vGlow;
void main() {
  vGlow = glow;`,
  tg = `
uniform float uWindows;
uniform float uNeon;
varying vec4 vGlow;
void main() {`,
  ng = `
float shine = vGlow.a < 0.5 ? 0.0 : (vGlow.a < 1.5 ? uWindows : uNeon);
totalEmissiveRadiance += vGlow.rgb * shine;`,
  rg = (e) => {
    let t = new Lo({ vertexColors: !0, roughness: 0.82, metalness: 0 });
    return (
      (t.onBeforeCompile = (t) => {
        ((t.uniforms.uWindows = e.windows),
          (t.uniforms.uNeon = e.neon),
          (t.vertexShader = t.vertexShader.replace(`void main() {`, eg)),
          (t.fragmentShader = t.fragmentShader
            .replace(`void main() {`, tg)
            .replace(`#include <emissivemap_fragment>`, `#include <emissivemap_fragment>\n${ng}`)));
      }),
      t
    );
  },
  ig = (e) => {
    let t = new Zu({ antialias: !0, powerPreference: `high-performance` });
    ((t.toneMapping = 0),
      (t.outputColorSpace = Tt),
      (t.shadowMap.type = 1),
      (t.shadowMap.autoUpdate = !1),
      (t.info.autoReset = !1));
    let n = t.domElement;
    return (
      (n.style.cssText = `display:block;width:100%;height:100%;touch-action:none;outline-offset:-3px`),
      (n.tabIndex = 0),
      e.append(n),
      t
    );
  },
  ag = (e) => {
    let t = e.getContext(),
      n = t.getExtension(`WEBGL_debug_renderer_info`),
      r = n ? String(t.getParameter(n.UNMASKED_RENDERER_WEBGL)) : ``;
    return /swiftshader|llvmpipe|software/i.test(r) ? `low` : `full`;
  },
  og = (e, t) => {
    let n = Af();
    (xf(n, e), Gh(n, e));
    let r = new Si(n.build(), t);
    return ((r.receiveShadow = !0), (r.castShadow = !0), r);
  },
  sg = (e) => {
    let t = ig(e),
      n = new ir(),
      r = { windows: { value: 0 }, neon: { value: 0 } },
      i = rg(r),
      a = Wm(n, r),
      o = $h(i),
      s = Rm(r),
      c = Fh(a.print);
    n.add(o.mesh, s.mesh, ...c.meshes);
    let l = null,
      u = (e) => {
        let t = e.town.squares.join(`/`);
        l?.of !== t &&
          (l?.mesh.geometry.dispose(),
          l?.mesh.removeFromParent(),
          (l = { of: t, mesh: og(e.town, i) }),
          n.add(l.mesh),
          a.fit(y(e.town), d(e.town)));
      };
    return {
      renderer: t,
      scene: n,
      levels: r,
      solid: i,
      sky: a,
      crowd: o,
      labels: c,
      show: (e) => {
        (u(e), s.set(Fm(e)), c.show(e));
      },
      quality: (e) => {
        ((t.shadowMap.enabled = e === `full`), a.shadows(e === `full`), (i.needsUpdate = !0));
        let n = e === `low` ? 1 : Math.min(2, globalThis.devicePixelRatio || 1);
        return (t.setPixelRatio(n), n);
      },
      shadowsChanged: () => {
        t.shadowMap.needsUpdate = !0;
      },
      render: (e) => {
        (t.info.reset(), t.render(n, e));
      },
      dispose: () => {
        (l?.mesh.geometry.dispose(),
          o.dispose(),
          s.dispose(),
          c.dispose(),
          a.dispose(),
          i.dispose(),
          t.dispose(),
          t.forceContextLoss(),
          t.domElement.remove());
      },
    };
  },
  cg = 600,
  lg = (e, t, n) => {
    let r = null,
      i = () => {
        let i = r;
        ((r = null), i?.player.rest(), i?.end(), e.labels.extra(t.labels), (t.moved = !0), n());
      };
    return {
      stop: i,
      step: (n) => {
        let a = r?.player.step(n);
        return a !== void 0 && (a === null ? i() : e.labels.extra([...t.labels, ...a]), (t.moved = !0), r !== null);
      },
      play: (a, o = {}) => {
        if ((r && i(), !t.view || o.reducedMotion || t.calm || a.length === 0))
          return { done: Promise.resolve(), skip: () => {} };
        let s = $p({ crowd: e.crowd, view: t.view, pieces: t.pieces }, a, o.speed ?? 1),
          { promise: c, resolve: l } = Promise.withResolvers();
        return ((r = { player: s, end: l }), n(), { done: c, skip: () => (r?.player === s ? i() : void 0) });
      },
    };
  },
  ug = (e, t, n) => {
    let r = {
        view: null,
        pieces: new Map(),
        spots: [],
        labels: [],
        overlays: [],
        calm: n.reducedMotion ?? !1,
        noon: n.alwaysNoon ?? !1,
        ratio: e.quality(n.quality ?? ag(e.renderer)),
        moved: !0,
        quarter: 0,
        dark: !0,
      },
      i = Nm(e.crowd),
      a = Dm();
    e.scene.add(...a.meshes);
    let o = lg(e, r, t),
      s = () => {
        ((r.moved = !0), t());
      };
    return {
      ...hg(e, r, s),
      play: o.play,
      calm: () => r.calm,
      board: () => (r.view ? pg(r.view) : { width: 0, height: 0 }),
      pick: (e) => r.view && ee(r.view, r.spots, e),
      sync: (t) => {
        o.stop();
        let n = dg(Sp(t), r.quarter);
        (i.apply(km(r.pieces, n), r.pieces, r.calm || r.view === null),
          ([r.view, r.pieces] = [t, n]),
          e.show(t),
          mg(e, r),
          s());
      },
      overlay: (n) => {
        if (!r.view) return;
        let { labels: i, spots: o } = a.set(r.view.town, n);
        (([r.overlays, r.labels, r.spots] = [n, i, o]), e.labels.extra(i), t());
      },
      step: (t) => {
        let n = i.step(t),
          a = o.step(t),
          s = e.sky.step(t);
        return ((r.moved ||= n || s), n || a || s);
      },
      paint: (t, n) => {
        let i = t.aim(),
          a = { width: n.clientWidth, height: n.clientHeight, ratio: r.ratio },
          { plan: o, yaw: s } = t.gaze(),
          c = Math.round(s / (Math.PI / 2));
        (c !== r.quarter && fg(e, r, c),
          e.labels.place(i, a, { detail: Cp(t.pixels()), plan: o, quarter: c }),
          r.moved && e.shadowsChanged(),
          (r.moved = !1),
          e.render(i));
      },
      dispose: () => {
        (o.stop(), a.dispose(), e.dispose());
      },
    };
  },
  dg = (e, t) => {
    let n = (e) => (e.facing ? { ...e, turn: (t * Math.PI) / 2 } : e);
    return new Map([...e].map(([e, t]) => [e, n(t)]));
  },
  fg = (e, t, n) => {
    ((t.quarter = n), (t.pieces = dg(t.pieces, n)));
    for (let n of t.pieces.values()) n.facing && e.crowd.pose(n.key, n.at, n.turn, n.size);
    t.moved = !0;
  },
  pg = (e) => ({
    width: y(e.town),
    height: d(e.town),
    parked: e.campaigns.flatMap(({ site: t }) => {
      if (`at` in t) return [];
      let { x: n, z: r } = bp(e.town, t),
        i = t.width / 2;
      return t.side === `N` || t.side === `S`
        ? [-i, i].map((e) => [n + e, r + (t.side === `N` ? -0.75 : 0.75)])
        : [-i, i].map((e) => [n + (t.side === `W` ? -0.75 : 0.75), r + e]);
    }),
  }),
  mg = (e, t) => {
    let n = t.noon ? `noon` : (t.view?.hour ?? e.sky.hour);
    (n !== e.sky.hour || t.dark) && (e.sky.turnTo(n, t.calm || t.dark ? 0 : cg), (t.dark = !1));
  },
  hg = (e, t, n) => ({
    repaint: () => {
      (e.labels.repaint(), n());
    },
    quality: (r) => {
      ((t.ratio = e.quality(r)), n());
    },
    noon: (r) => {
      ((t.noon = r), mg(e, t), n());
    },
    setCalm: (e) => {
      t.calm = e;
    },
    info: () => ({
      calls: e.renderer.info.render.calls,
      triangles: e.renderer.info.render.triangles,
      pieces: t.pieces.size,
      hour: e.sky.hour,
    }),
  }),
  gg = (e, t = {}) => {
    let n = sg(e),
      r = n.renderer.domElement;
    (r.setAttribute(`role`, `application`), t.label && r.setAttribute(`aria-label`, t.label));
    let i = Md((t) => {
        let n = o.step(t),
          r = a.step(t, o.calm());
        return (o.paint(a, e), n || r);
      }),
      a = xd(i.request),
      o = ug(n, i.request, t),
      s = Od(r, { ...a, move: a.go, frame: () => a.frame() }),
      c = (e, t) => {
        let n = a.ground(e, t);
        return n && o.pick(n);
      },
      l = Ad(r, { pickAt: c, wasDrag: s.wasDrag });
    l.hover((e) => {
      r.style.cursor = e?.spot ? `pointer` : `grab`;
    });
    let u = () => {
        (n.renderer.setSize(e.clientWidth, e.clientHeight, !1), a.resize(e.clientWidth, e.clientHeight));
      },
      d = new ResizeObserver(u);
    return (
      d.observe(e),
      u(),
      document.fonts?.ready.then(() => o.repaint()),
      r.addEventListener(`webglcontextrestored`, o.repaint),
      {
        canvas: r,
        pickAt: c,
        resize: u,
        dispose: () => {
          (i.stop(), d.disconnect(), s.release(), l.release(), o.dispose());
        },
        pick: l.pick,
        hover: l.hover,
        onHoverSquare: l.square,
        ..._g(o, a, i.frames),
        ...vg(a),
      }
    );
  },
  _g = (e, t, n) => ({
    sync: (n) => {
      (e.sync(n), t.fit(e.board()));
    },
    play: e.play,
    setOverlay: e.overlay,
    setQuality: (n) => {
      (e.quality(n), t.refresh());
    },
    setLight: (t) => e.noon(t.alwaysNoon),
    setReducedMotion: e.setCalm,
    info: () => ({ ...e.info(), frames: n(), pixelsPerSquare: t.pixels() }),
  }),
  vg = (e) => ({
    project: ([t, n]) => e.project(t + 0.5, 0, n + 0.5),
    frame: () => e.frame(),
    lookAt: (t, n = 80) => e.lookAt(t, n),
    setPlan: e.plan,
    isPlan: () => e.gaze().plan,
    turn: e.turn,
    zoom: e.zoom,
  });
export { gg as createCity };
