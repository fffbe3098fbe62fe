var e = (e, t) => +(e >>> 0 < t >>> 0),
  t = (t, n) => {
    let r = (t.al + t.bl) | 0,
      i = (t.ah + t.bh + e(r, t.bl)) | 0,
      { bl: a, bh: o } = t;
    ((t.bl = ((a << n) | (o >>> (32 - n))) ^ r), (t.bh = ((o << n) | (a >>> (32 - n))) ^ i), (t.al = i), (t.ah = r));
  },
  n = (t, n) => {
    let r = (t.cl + t.dl) | 0;
    ((t.ch = (t.ch + t.dh + e(r, t.dl)) | 0), (t.cl = r));
    let { dl: i, dh: a } = t;
    ((t.dl = ((i << n) | (a >>> (32 - n))) ^ t.cl), (t.dh = ((a << n) | (i >>> (32 - n))) ^ t.ch));
  },
  r = (t) => {
    let n = (t.al + t.dl) | 0;
    ((t.ah = (t.ah + t.dh + e(n, t.dl)) | 0), (t.al = n));
    let { dl: r, dh: i } = t;
    ((t.dl = ((r << 21) | (i >>> 11)) ^ t.al), (t.dh = ((i << 21) | (r >>> 11)) ^ t.ah));
  },
  i = (t) => {
    let n = (t.cl + t.bl) | 0,
      r = (t.ch + t.bh + e(n, t.bl)) | 0,
      { bl: i, bh: a } = t;
    ((t.bl = ((i << 17) | (a >>> 15)) ^ n), (t.bh = ((a << 17) | (i >>> 15)) ^ r), (t.cl = r), (t.ch = n));
  },
  a = (e, a) => {
    for (let o = 0; o < a; o++) (t(e, 13), n(e, 16), r(e), i(e));
  },
  o = (e, t, n) => {
    ((e.dl ^= t), (e.dh ^= n), a(e, 2), (e.al ^= t), (e.ah ^= n));
  },
  s = (e, t) => (e[t] ?? 0) | ((e[t + 1] ?? 0) << 8) | ((e[t + 2] ?? 0) << 16) | ((e[t + 3] ?? 0) << 24),
  c = (e, t) => {
    let [n, r, i, c] = e,
      l = {
        al: n ^ 1886610805,
        ah: r ^ 1936682341,
        bl: i ^ 1852075885,
        bh: c ^ 1685025377,
        cl: n ^ 1852142177,
        ch: r ^ 1819895653,
        dl: i ^ 2037671283,
        dh: c ^ 1952801890,
      },
      u = t.length - (t.length % 8);
    for (let e = 0; e < u; e += 8) o(l, s(t, e), s(t, e + 4));
    return (
      o(l, s(t, u), s(t, u + 4) | ((t.length & 255) << 24)),
      (l.cl ^= 255),
      a(l, 4),
      [(l.al ^ l.bl ^ l.cl ^ l.dl) >>> 0, (l.ah ^ l.bh ^ l.ch ^ l.dh) >>> 0]
    );
  },
  l = (e) => {
    let t = [];
    for (let n = 0; n < e.length; n++) t.push(e.charCodeAt(n) & 255, e.charCodeAt(n) >>> 8);
    return c([0, 0, 0, 0], t)
      .map((e) => e.toString(16).padStart(8, `0`))
      .join(``);
  };
export { l as t };
