import { i as e, l as t, o as n, t as r } from "./Result-BJK-ag_I.js";
import {
  A as i,
  C as a,
  O as o,
  S as s,
  T as c,
  _ as l,
  a as u,
  b as d,
  c as ee,
  d as f,
  f as p,
  g as te,
  h as m,
  i as h,
  k as ne,
  l as re,
  m as ie,
  n as ae,
  o as oe,
  s as se,
  t as g,
  u as _,
  v as ce,
  w as v,
  x as y,
  y as le,
} from "./envelope-w8RPgtZn.js";
import { t as ue } from "./fingerprint-CJ2K17i9.js";
import "./src-BSGTg1ZZ.js";
var de = Object.defineProperty,
  fe = (e, t) => {
    let n = {};
    for (var r in e) de(n, r, { get: e[r], enumerable: !0 });
    return (t || de(n, Symbol.toStringTag, { value: `Module` }), n);
  },
  pe = {
    1: { kind: `radio`, width: 1, height: 1, seats: [2, 3, 4, 5] },
    2: { kind: `radio`, width: 1, height: 1, seats: [2, 3, 4, 5] },
    3: { kind: `radio`, width: 1, height: 1, seats: [2, 3, 4, 5] },
    4: { kind: `airplane`, width: 1, height: 2, seats: [2, 3, 4, 5] },
    5: { kind: `airplane`, width: 3, height: 2, seats: [2, 3, 4, 5] },
    6: { kind: `airplane`, width: 5, height: 2, seats: [2, 3, 4, 5] },
    7: { kind: `mailbox`, width: 2, height: 2, seats: [2, 3, 4, 5] },
    8: { kind: `mailbox`, width: 2, height: 2, seats: [2, 3, 4, 5] },
    9: { kind: `mailbox`, width: 1, height: 1, seats: [2, 3, 4, 5] },
    10: { kind: `mailbox`, width: 1, height: 1, seats: [2, 3, 4, 5] },
    11: { kind: `billboard`, width: 3, height: 2, seats: [2, 3, 4, 5] },
    12: { kind: `billboard`, width: 2, height: 2, seats: [3, 4, 5] },
    13: { kind: `billboard`, width: 3, height: 1, seats: [2, 3, 4, 5] },
    14: { kind: `billboard`, width: 2, height: 1, seats: [2, 3, 4, 5] },
    15: { kind: `billboard`, width: 1, height: 1, seats: [4, 5] },
    16: { kind: `billboard`, width: 1, height: 1, seats: [5] },
  },
  me = s([le, `:`, le]),
  he = (e) => {
    let t = c(e),
      n = o((e) => Object.keys(e).every((e) => t(e)));
    return ce(le, te).check(n);
  },
  b = v([
    m(
      `waitress.management-trainee.junior-vice-president.vice-president.senior-vice-president.executive-vice-president.new-business-developer.luxuries-manager.pricing-manager.discount-manager.local-manager.regional-manager.cfo.recruiting-girl.recruiting-manager.hr-director.trainer.coach.guru.errand-boy.cart-operator.truck-driver.zeppelin-pilot.marketing-trainee.campaign-manager.brand-manager.brand-director.kitchen-trainee.burger-cook.burger-chef.pizza-cook.pizza-chef`.split(
        `.`,
      ),
    ),
    me,
  ]),
  ge = v([ie(`ceo`), b]),
  x = he(b),
  _e = [`burger`, `pizza`],
  ve = [`beer`, `lemonade`, `soft-drink`],
  ye = [..._e, ...ve],
  S = v([m(ye), me]),
  C = he(S),
  be = v([
    m([
      `first-billboard`,
      `first-train`,
      `first-hire-3`,
      `first-burger-marketed`,
      `first-pizza-marketed`,
      `first-drink-marketed`,
      `first-errand-boy`,
      `first-have-20`,
      `first-burger-produced`,
      `first-pizza-produced`,
      `first-waitress`,
      `first-throw-away`,
      `first-lower-prices`,
      `first-cart-operator`,
      `first-airplane`,
      `first-radio`,
      `first-have-100`,
      `first-pay-20`,
    ]),
    me,
  ]),
  w = a([p, p]),
  xe = [`NW`, `NE`, `SE`, `SW`],
  Se = m(xe),
  Ce = [`N`, `E`, `S`, `W`],
  we = m(Ce),
  Te = _(_(le)),
  Ee = d({ house: p, at: w, printed: f, garden: l(we), demand: _(S) }),
  De = v([p, ie(`endless`)]),
  Oe = v([d({ at: w, turned: f }), d({ side: we, offset: p })]),
  ke = d({ campaign: p, owner: u, good: S, left: De, place: Oe }),
  Ae = d({ at: w, entrance: Se, open: f }),
  je = d({ tiles: Te, houses: _(Ee), campaigns: _(ke) }),
  Me = d({ employee: b, campaign: p }),
  Ne = d({ milestone: be, round: p }),
  Pe = _(l(p)),
  Fe = d({ persons: p, byManagers: p }),
  Ie = d({
    seat: u,
    cash: p,
    restaurants: _(Ae),
    hand: g(x),
    atWork: x,
    beach: x,
    busy: _(Me),
    stock: C,
    milestones: _(Ne),
    reserve: l(g(p)),
    seenReserves: l(g(Pe)),
    recruits: Fe,
    bankrupt: f,
  }),
  Le = m([100, 200, 300]),
  Re = ne(ie(!0)),
  ze = {
    "setup.placeRestaurant": y(`setup.placeRestaurant`, { at: w, entrance: Se }),
    "setup.pass": y(`setup.pass`, {}),
    "setup.chooseReserve": y(`setup.chooseReserve`, { amount: Le }),
    "restructure.submit": y(`restructure.submit`, { employees: _(b) }),
    "order.choosePosition": y(`order.choosePosition`, { position: p }),
    "work.hire": y(`work.hire`, { employee: b, using: ne(ge) }),
    "work.train": y(`work.train`, { employee: b, to: b, using: ne(_(b)) }),
    "work.launchCampaign": y(`work.launchCampaign`, {
      marketer: b,
      campaign: p,
      good: S,
      duration: ne(p),
      at: ne(w),
      turned: Re,
      side: ne(we),
      offset: ne(p),
    }),
    "work.produce": y(`work.produce`, { cook: b, good: S }),
    "work.fetchDrink": y(`work.fetchDrink`, { good: S }),
    "work.buyDrinks": y(`work.buyDrinks`, { buyer: b, from: w, route: _(w) }),
    "work.placeHouse": y(`work.placeHouse`, { house: p, at: w, garden: we }),
    "work.addGarden": y(`work.addGarden`, { house: p, garden: we }),
    "work.openRestaurant": y(`work.openRestaurant`, { manager: b, at: w, entrance: Se }),
    "work.moveRestaurant": y(`work.moveRestaurant`, { from: w, at: w, entrance: Se }),
    "work.endTurn": y(`work.endTurn`, {}),
    "payday.fire": y(`payday.fire`, { employees: _(v([b, ie(`ceo`)])), busy: ne(_(p)) }),
    "cleanup.keep": y(`cleanup.keep`, { stock: C }),
  },
  T = (e, t) => e[t] ?? 0,
  E = (e, t, n) => {
    if (n === 0) return e;
    let r = (e[t] ?? 0) + n;
    if (r !== 0) return { ...e, [t]: r };
    let i = {};
    for (let n in e) n !== t && (i[n] = e[n] ?? 0);
    return i;
  },
  D = (e) => {
    let t = [];
    for (let n in e) t.push([n, e[n] ?? 0]);
    return t;
  },
  O = (e) => Object.keys(e),
  k = (e) => {
    let t = 0;
    for (let n in e) t += e[n] ?? 0;
    return t;
  },
  Be = (e, t) => {
    let n = { ...e };
    for (let e in t) n[e] = (n[e] ?? 0) + (t[e] ?? 0);
    return n;
  },
  A = (e, t) => {
    let n = {};
    for (let r in e) {
      let i = (e[r] ?? 0) - (t[r] ?? 0);
      i !== 0 && (n[r] = i);
    }
    return n;
  },
  Ve = (e, t) => {
    for (let [n, r] of D(t)) if ((e[n] ?? 0) < r) return !1;
    return !0;
  },
  j = (e) => {
    let t = {};
    for (let n of e) t[n] = (t[n] ?? 0) + 1;
    return t;
  },
  He = [`recruit`, `train`, `campaigns`, `food-and-drink`, `houses-and-gardens`, `restaurants`],
  Ue = m(He),
  We = d({ employee: b, using: l(ge) }),
  Ge = d({ employee: b, by: _(p) }),
  Ke = d({ employee: b, left: p }),
  qe = d({ seat: u, step: Ue, recruits: _(We), phantoms: _(b), teachers: _(Ke), trained: _(Ge), acted: x, ended: f }),
  Je = {
    HandsHidden: y(`HandsHidden`, { hands: _(g(x)) }),
    StructureSubmitted: y(`StructureSubmitted`, { seat: u, employees: g(_(b)) }),
    StructuresRevealed: y(`StructuresRevealed`, {
      structures: _(d({ seat: u, selected: _(b), atWork: x, beach: x, overfilled: f })),
    }),
    PositionChosen: y(`PositionChosen`, { seat: u, position: p }),
    TurnOrderSet: y(`TurnOrderSet`, { turnOrder: _(u) }),
    Hired: y(`Hired`, { seat: u, employee: b, using: l(ge), byManager: f, phantom: f }),
    Trained: y(`Trained`, {
      seat: u,
      employee: b,
      to: b,
      teachers: _(d({ teacher: p, steps: p })),
      phantom: f,
      copy: l(p),
    }),
    CardsGained: y(`CardsGained`, { seat: u, employee: b, count: p, milestone: be }),
    MilestoneGained: y(`MilestoneGained`, { seat: u, milestone: be, round: p }),
    ReservesSeen: y(`ReservesSeen`, { seat: u, reserves: g(Pe) }),
    TurnBegan: y(`TurnBegan`, { turn: qe, queue: _(u) }),
    TurnEnded: y(`TurnEnded`, { seat: u }),
  },
  M = _(u),
  Ye = p,
  Xe = y(`setup-restaurants`, { pass: m([1, 2]), queue: M, passed: M }),
  Ze = y(`setup-reserve`, { ready: M }),
  Qe = y(`restructuring`, { submitted: _(l(g(_(b)))) }),
  $e = y(`order-of-business`, { openSlots: _(p), queue: M, taken: _(l(u)) }),
  et = y(`working`, { turn: qe, queue: M }),
  tt = y(`dinnertime`, { step: m([`houses`, `waitresses`, `cfo`, `end`]), lastHouse: p, earned: _(Ye) }),
  nt = d({ employees: _(b), busy: _(p) }),
  rt = y(`payday`, { asked: M, oneByOne: f, submitted: _(l(g(nt))), paid: M }),
  it = y(`marketing`, { lastCampaign: p }),
  at = y(`cleanup`, { asked: M, kept: _(l(C)), home: f }),
  ot = y(`over`, { winner: l(u), ranking: _(d({ seat: u, score: Ye })) }),
  st = v([Xe, Ze, Qe, $e, et, tt, rt, it, at, ot]).pipe(i(`_tag`)),
  N = p,
  ct = d({ seat: u, unitPrice: N, distance: p, waitresses: p, restaurant: w }),
  lt = {
    HouseServed: y(`HouseServed`, {
      house: p,
      seat: u,
      goods: C,
      garden: f,
      unitPrice: N,
      distance: p,
      bonus: N,
      income: N,
      offers: _(ct),
    }),
    HouseUnserved: y(`HouseUnserved`, { house: p }),
    DinnerStepBegan: y(`DinnerStepBegan`, { step: m([`waitresses`, `cfo`, `end`]) }),
    MoneyPaid: y(`MoneyPaid`, {
      seat: u,
      reason: m([`sale`, `waitresses`, `cfo`, `salaries`]),
      amount: N,
      owed: N,
      cash: N,
      bank: N,
    }),
    BankBroke: y(`BankBroke`, { breaks: p, reserves: _(l(p)), added: N, bank: N, ceoSlots: p }),
    WentBankrupt: y(`WentBankrupt`, { seat: u, unpaid: N }),
    CfoDismissed: y(`CfoDismissed`, { seat: u, employee: b, from: m([`atWork`, `beach`]) }),
    DismissalSubmitted: y(`DismissalSubmitted`, { seat: u, dismissal: g(nt) }),
    Dismissed: y(`Dismissed`, { seat: u, atWork: x, beach: x, busy: _(p) }),
    SalariesDue: y(`SalariesDue`, {
      seat: u,
      salaried: p,
      gross: N,
      recruitingDiscount: N,
      milestoneDiscount: N,
      due: N,
    }),
    CampaignRan: y(`CampaignRan`, { campaign: p, good: S, houses: _(d({ house: p, added: p, lost: p })), left: De }),
    CampaignEnded: y(`CampaignEnded`, { campaign: p, seat: u, employee: l(b) }),
    StockChosen: y(`StockChosen`, { seat: u, stock: C }),
    StockCleared: y(`StockCleared`, { seat: u, kept: C, thrown: C }),
    HandsTakenUp: y(`HandsTakenUp`, { hands: _(g(x)) }),
    RestaurantsOpened: y(`RestaurantsOpened`, { restaurants: _(d({ seat: u, at: w })) }),
    MilestonesClosed: y(`MilestonesClosed`, { milestones: _(be) }),
    ChainRemoved: y(`ChainRemoved`, { seat: u, employees: x, turnOrder: _(u) }),
    GameEnded: y(`GameEnded`, { winner: l(u), ranking: _(d({ seat: u, score: N })) }),
  },
  ut = d({ stock: p, breaks: p, owes: p }),
  dt = d({ employees: x, campaigns: _(p), houses: _(p), gardens: p }),
  ft = d({
    round: p,
    stage: st,
    turnOrder: _(u),
    bank: ut,
    ceoSlots: p,
    supply: dt,
    town: je,
    chains: _(Ie),
    milestonesGone: _(be),
  }),
  pt = {
    GameBegan: y(`GameBegan`, { seats: p, bank: p, ceoSlots: p, supply: dt, town: je, turnOrder: _(u) }),
    PhaseBegan: y(`PhaseBegan`, { round: p, stage: st }),
    FirstRestaurantPlaced: y(`FirstRestaurantPlaced`, { seat: u, at: w, entrance: Se }),
    PlacingPassed: y(`PlacingPassed`, { seat: u }),
    ReserveChosen: y(`ReserveChosen`, { seat: u, amount: g(p) }),
  },
  mt = {
    CampaignLaunched: y(`CampaignLaunched`, { seat: u, marketer: b, campaign: p, good: S, left: De, place: Oe }),
    Produced: y(`Produced`, { seat: u, cook: b, good: S, count: p }),
    DrinkFetched: y(`DrinkFetched`, { seat: u, employee: b, good: S, count: p }),
    DrinksBought: y(`DrinksBought`, {
      seat: u,
      buyer: b,
      from: w,
      route: _(w),
      distance: p,
      sources: _(d({ at: w, good: S, count: p })),
      drinks: C,
    }),
    HousePlaced: y(`HousePlaced`, { seat: u, developer: b, house: p, at: w, garden: we }),
    GardenAdded: y(`GardenAdded`, { seat: u, developer: b, house: p, garden: we }),
    RestaurantPlaced: y(`RestaurantPlaced`, { seat: u, manager: b, at: w, entrance: Se, open: f }),
    RestaurantMoved: y(`RestaurantMoved`, { seat: u, manager: b, from: w, at: w, entrance: Se }),
  },
  ht = { ...pt, ...Je, ...mt, ...lt },
  gt = {
    employees: {
      waitress: {
        copies: 12,
        entry: !0,
        salary: !1,
        unique: !1,
        family: `service`,
        range: null,
        becomes: [],
        abilities: [{ _tag: `serve`, cash: 3 }],
      },
      "management-trainee": {
        copies: 18,
        entry: !0,
        salary: !1,
        unique: !1,
        family: `managers`,
        range: null,
        becomes: [`junior-vice-president`, `new-business-developer`, `luxuries-manager`],
        abilities: [{ _tag: `manage`, slots: 2 }],
      },
      "junior-vice-president": {
        copies: 12,
        entry: !1,
        salary: !0,
        unique: !1,
        family: `managers`,
        range: null,
        becomes: [`vice-president`, `local-manager`, `discount-manager`, `recruiting-manager`, `coach`],
        abilities: [{ _tag: `manage`, slots: 3 }],
      },
      "vice-president": {
        copies: 6,
        entry: !1,
        salary: !0,
        unique: !1,
        family: `managers`,
        range: null,
        becomes: [`senior-vice-president`, `regional-manager`, `guru`],
        abilities: [{ _tag: `manage`, slots: 4 }],
      },
      "senior-vice-president": {
        copies: 6,
        entry: !1,
        salary: !0,
        unique: !1,
        family: `managers`,
        range: null,
        becomes: [`executive-vice-president`, `cfo`, `hr-director`],
        abilities: [{ _tag: `manage`, slots: 5 }],
      },
      "executive-vice-president": {
        copies: 3,
        entry: !1,
        salary: !0,
        unique: !0,
        family: `managers`,
        range: null,
        becomes: [],
        abilities: [{ _tag: `manage`, slots: 10 }],
      },
      "new-business-developer": {
        copies: 6,
        entry: !1,
        salary: !0,
        unique: !1,
        family: `building`,
        range: null,
        becomes: [],
        abilities: [{ _tag: `build` }],
      },
      "luxuries-manager": {
        copies: 3,
        entry: !1,
        salary: !0,
        unique: !0,
        family: `prices`,
        range: null,
        becomes: [],
        abilities: [{ _tag: `price`, delta: 10 }],
      },
      "pricing-manager": {
        copies: 12,
        entry: !0,
        salary: !1,
        unique: !1,
        family: `prices`,
        range: null,
        becomes: [],
        abilities: [{ _tag: `price`, delta: -1 }],
      },
      "discount-manager": {
        copies: 6,
        entry: !1,
        salary: !0,
        unique: !1,
        family: `prices`,
        range: null,
        becomes: [],
        abilities: [{ _tag: `price`, delta: -3 }],
      },
      "local-manager": {
        copies: 6,
        entry: !1,
        salary: !0,
        unique: !1,
        family: `building`,
        range: { by: `road`, reach: 3 },
        becomes: [],
        abilities: [{ _tag: `open`, move: !1, atOnce: !1 }, { _tag: `driveIn` }],
      },
      "regional-manager": {
        copies: 3,
        entry: !1,
        salary: !0,
        unique: !0,
        family: `building`,
        range: { by: `road`, reach: `unlimited` },
        becomes: [],
        abilities: [{ _tag: `open`, move: !0, atOnce: !0 }, { _tag: `driveIn` }],
      },
      cfo: {
        copies: 3,
        entry: !1,
        salary: !0,
        unique: !0,
        family: `service`,
        range: null,
        becomes: [],
        abilities: [{ _tag: `finance`, percent: 50 }],
      },
      "recruiting-girl": {
        copies: 12,
        entry: !0,
        salary: !1,
        unique: !1,
        family: `recruiting`,
        range: null,
        becomes: [],
        abilities: [{ _tag: `recruit`, actions: 1, unusedDiscount: 0 }],
      },
      "recruiting-manager": {
        copies: 6,
        entry: !1,
        salary: !0,
        unique: !1,
        family: `recruiting`,
        range: null,
        becomes: [],
        abilities: [{ _tag: `recruit`, actions: 2, unusedDiscount: 5 }],
      },
      "hr-director": {
        copies: 3,
        entry: !1,
        salary: !0,
        unique: !0,
        family: `recruiting`,
        range: null,
        becomes: [],
        abilities: [{ _tag: `recruit`, actions: 4, unusedDiscount: 5 }],
      },
      trainer: {
        copies: 12,
        entry: !0,
        salary: !1,
        unique: !1,
        family: `training`,
        range: null,
        becomes: [],
        abilities: [{ _tag: `train`, steps: 1 }],
      },
      coach: {
        copies: 6,
        entry: !1,
        salary: !0,
        unique: !1,
        family: `training`,
        range: null,
        becomes: [],
        abilities: [{ _tag: `train`, steps: 2 }],
      },
      guru: {
        copies: 3,
        entry: !1,
        salary: !0,
        unique: !0,
        family: `training`,
        range: null,
        becomes: [],
        abilities: [{ _tag: `train`, steps: 3 }],
      },
      "errand-boy": {
        copies: 12,
        entry: !0,
        salary: !1,
        unique: !1,
        family: `drinks`,
        range: null,
        becomes: [`cart-operator`],
        abilities: [{ _tag: `fetch`, count: 1 }],
      },
      "cart-operator": {
        copies: 6,
        entry: !1,
        salary: !0,
        unique: !1,
        family: `drinks`,
        range: { by: `road`, reach: 2 },
        becomes: [`truck-driver`],
        abilities: [{ _tag: `buy`, perSource: 2 }],
      },
      "truck-driver": {
        copies: 6,
        entry: !1,
        salary: !0,
        unique: !1,
        family: `drinks`,
        range: { by: `road`, reach: 3 },
        becomes: [`zeppelin-pilot`],
        abilities: [{ _tag: `buy`, perSource: 3 }],
      },
      "zeppelin-pilot": {
        copies: 3,
        entry: !1,
        salary: !0,
        unique: !0,
        family: `drinks`,
        range: { by: `air`, reach: 4 },
        becomes: [],
        abilities: [{ _tag: `buy`, perSource: 2 }],
      },
      "marketing-trainee": {
        copies: 12,
        entry: !0,
        salary: !1,
        unique: !1,
        family: `marketing`,
        range: { by: `road`, reach: 2 },
        becomes: [`campaign-manager`],
        abilities: [{ _tag: `market`, kinds: [`billboard`], duration: 2 }],
      },
      "campaign-manager": {
        copies: 6,
        entry: !1,
        salary: !0,
        unique: !1,
        family: `marketing`,
        range: { by: `road`, reach: 3 },
        becomes: [`brand-manager`],
        abilities: [{ _tag: `market`, kinds: [`billboard`, `mailbox`], duration: 3 }],
      },
      "brand-manager": {
        copies: 6,
        entry: !1,
        salary: !0,
        unique: !1,
        family: `marketing`,
        range: { by: `road`, reach: `unlimited` },
        becomes: [`brand-director`],
        abilities: [{ _tag: `market`, kinds: [`billboard`, `mailbox`, `airplane`], duration: 4 }],
      },
      "brand-director": {
        copies: 3,
        entry: !1,
        salary: !0,
        unique: !0,
        family: `marketing`,
        range: { by: `road`, reach: `unlimited` },
        becomes: [],
        abilities: [{ _tag: `market`, kinds: [`billboard`, `mailbox`, `airplane`, `radio`], duration: 5 }],
      },
      "kitchen-trainee": {
        copies: 12,
        entry: !0,
        salary: !1,
        unique: !1,
        family: `kitchen`,
        range: null,
        becomes: [`burger-cook`, `pizza-cook`],
        abilities: [{ _tag: `cook`, makes: { burger: 1, pizza: 1 } }],
      },
      "burger-cook": {
        copies: 6,
        entry: !1,
        salary: !0,
        unique: !1,
        family: `kitchen`,
        range: null,
        becomes: [`burger-chef`],
        abilities: [{ _tag: `cook`, makes: { burger: 3 } }],
      },
      "burger-chef": {
        copies: 3,
        entry: !1,
        salary: !0,
        unique: !0,
        family: `kitchen`,
        range: null,
        becomes: [],
        abilities: [{ _tag: `cook`, makes: { burger: 8 } }],
      },
      "pizza-cook": {
        copies: 6,
        entry: !1,
        salary: !0,
        unique: !1,
        family: `kitchen`,
        range: null,
        becomes: [`pizza-chef`],
        abilities: [{ _tag: `cook`, makes: { pizza: 3 } }],
      },
      "pizza-chef": {
        copies: 3,
        entry: !1,
        salary: !0,
        unique: !0,
        family: `kitchen`,
        range: null,
        becomes: [],
        abilities: [{ _tag: `cook`, makes: { pizza: 8 } }],
      },
    },
    milestones: {
      "first-billboard": {
        trigger: { _tag: `placed`, kind: `billboard` },
        perks: [
          { _tag: `noSalary`, employees: [`campaign-manager`, `brand-manager`, `brand-director`] },
          { _tag: `endlessCampaigns` },
        ],
      },
      "first-train": { trigger: { _tag: `trained` }, perks: [{ _tag: `salaryDiscount`, amount: 15 }] },
      "first-hire-3": {
        trigger: { _tag: `recruited`, persons: 3 },
        perks: [{ _tag: `gain`, employee: `management-trainee`, count: 2 }],
      },
      "first-burger-marketed": {
        trigger: { _tag: `marketed`, goods: [`burger`] },
        perks: [{ _tag: `bonus`, goods: [`burger`], amount: 5 }],
      },
      "first-pizza-marketed": {
        trigger: { _tag: `marketed`, goods: [`pizza`] },
        perks: [{ _tag: `bonus`, goods: [`pizza`], amount: 5 }],
      },
      "first-drink-marketed": {
        trigger: { _tag: `marketed`, goods: [`beer`, `lemonade`, `soft-drink`] },
        perks: [{ _tag: `bonus`, goods: [`beer`, `lemonade`, `soft-drink`], amount: 5 }],
      },
      "first-errand-boy": {
        trigger: { _tag: `revealed`, employees: [`errand-boy`] },
        perks: [{ _tag: `moreDrinks`, count: 1 }],
      },
      "first-have-20": { trigger: { _tag: `cash`, atLeast: 20, when: `any-time` }, perks: [{ _tag: `seeReserves` }] },
      "first-burger-produced": {
        trigger: { _tag: `produced`, good: `burger` },
        perks: [{ _tag: `gain`, employee: `burger-cook`, count: 1 }],
      },
      "first-pizza-produced": {
        trigger: { _tag: `produced`, good: `pizza` },
        perks: [{ _tag: `gain`, employee: `pizza-cook`, count: 1 }],
      },
      "first-waitress": {
        trigger: { _tag: `revealed`, employees: [`waitress`] },
        perks: [{ _tag: `waitressCash`, cash: 5 }],
      },
      "first-throw-away": { trigger: { _tag: `threwAway` }, perks: [{ _tag: `freezer`, room: 10 }] },
      "first-lower-prices": {
        trigger: { _tag: `revealed`, employees: [`pricing-manager`, `discount-manager`] },
        perks: [{ _tag: `price`, delta: -1 }],
      },
      "first-cart-operator": {
        trigger: { _tag: `revealed`, employees: [`cart-operator`] },
        perks: [{ _tag: `buyerRange`, more: 1 }],
      },
      "first-airplane": { trigger: { _tag: `placed`, kind: `airplane` }, perks: [{ _tag: `orderSlots`, more: 2 }] },
      "first-radio": {
        trigger: { _tag: `placed`, kind: `radio` },
        perks: [{ _tag: `tokens`, kind: `radio`, count: 2 }],
      },
      "first-have-100": {
        trigger: { _tag: `cash`, atLeast: 100, when: `end-of-dinnertime` },
        perks: [{ _tag: `ceoIsCfo`, percent: 50 }],
      },
      "first-pay-20": { trigger: { _tag: `salariesPaid`, atLeast: 20 }, perks: [{ _tag: `stackTraining` }] },
    },
    campaigns: pe,
    tiles: {
      A: { rows: [`..#..`, `..#..`, `#####`, `HH#..`, `HH#..`], house: 2 },
      B: { rows: [`..#HH`, `..#HH`, `#####`, `..#..`, `..#..`], house: 4 },
      C: { rows: [`#####`, `#.HH#`, `#.HH#`, `#...#`, `#####`], house: 5 },
      D: { rows: [`#####`, `#HH.#`, `#HH.#`, `.....`, `.....`], house: 7 },
      E: { rows: [`###..`, `#b...`, `#.HH#`, `..HH#`, `..###`], house: 8 },
      F: { rows: [`HH#..`, `HH#..`, `#####`, `.....`, `.....`], house: 10 },
      G: { rows: [`HH#..`, `HH#..`, `##X##`, `..#..`, `..#..`], house: 12 },
      H: { rows: [`..#..`, `..#..`, `#####`, `.HH..`, `.HH..`], house: 13 },
      I: { rows: [`..#..`, `..#..`, `#####`, `...HH`, `...HH`], house: 15 },
      J: { rows: [`..###`, `.HH.#`, `#HH.#`, `#....`, `###..`], house: 16 },
      K: { rows: [`#####`, `#.HH#`, `#.HH#`, `.....`, `.....`], house: 18 },
      L: { rows: [`..#..`, `..#..`, `#####`, `...l.`, `.....`], house: null },
      M: { rows: [`..###`, `...l#`, `#...#`, `#s...`, `###..`], house: null },
      N: { rows: [`..#..`, `.b#..`, `#####`, `.....`, `.....`], house: null },
      O: { rows: [`.b#..`, `..#..`, `#####`, `..#..`, `..#..`], house: null },
      P: { rows: [`..#..`, `l.#..`, `##X##`, `..#..`, `..#b.`], house: null },
      Q: { rows: [`..#..`, `..#..`, `#####`, `.s...`, `.....`], house: null },
      R: { rows: [`..#..`, `.s#..`, `#####`, `..#..`, `..#..`], house: null },
      S: { rows: [`..#s.`, `..#..`, `#####`, `b.#..`, `..#..`], house: null },
      T: { rows: [`..#..`, `.l#..`, `#####`, `..#..`, `..#..`], house: null },
    },
    goods: ye,
    drinks: ve,
    houses: [1, 3, 6, 9, 11, 14, 17, 19],
    reserves: [
      { amount: 100, ceoSlots: 2 },
      { amount: 200, ceoSlots: 3 },
      { amount: 300, ceoSlots: 4 },
    ],
    seats: {
      2: { bank: 100, uniqueCopies: 1, map: { columns: 3, rows: 3 } },
      3: { bank: 150, uniqueCopies: 1, map: { columns: 4, rows: 3 } },
      4: { bank: 200, uniqueCopies: 2, map: { columns: 4, rows: 4 } },
      5: { bank: 250, uniqueCopies: 3, map: { columns: 5, rows: 4 } },
    },
    constants: {
      unitPrice: 10,
      salary: 5,
      ceoRecruits: 1,
      ceoSlots: 3,
      room: 3,
      roomWithGarden: 5,
      restaurantsPerChain: 3,
      gardens: 8,
      breaksToEnd: 2,
    },
  },
  P = (e, t) => e.employees[t],
  F = (e, t, n) => {
    for (let r of e.employees[t]?.abilities ?? []) if (r._tag === n) return r;
  },
  I = (e, t, n) => {
    let r = [];
    for (let i of Object.keys(t)) {
      let a = F(e, i, n);
      a && r.push({ employee: i, count: t[i] ?? 0, ability: a });
    }
    return r;
  },
  _t = (e, t, n) => {
    let r = 0;
    for (let i of I(e, t, n)) r += i.count;
    return r;
  },
  vt = (e, t) => e.milestones.some((e) => e.milestone === t),
  L = (e, t, n, r = 1 / 0) => {
    let i = [];
    for (let { milestone: a, round: o } of t.milestones)
      if (!(o >= r)) for (let t of e.milestones[a]?.perks ?? []) t._tag === n && i.push(t);
    return i;
  },
  yt = [`third`, `deluxe`],
  bt = {
    "bank-break": { third: `insufficient`, deluxe: `empty`, priority: `A` },
    "local-manager-target": { third: `any-square-any-road`, deluxe: `entrance-on-route`, priority: `A` },
    "airplane-overlap": { third: `allowed`, deluxe: `no-overlap-on-same-edge`, priority: `A` },
    "reserve-timing": { third: `after-restaurants`, deluxe: `before-restaurants`, priority: `A` },
    "regional-move-unopened": { third: `allowed`, deluxe: `open-only`, priority: `A` },
    "negative-prices": { third: `pay-bank`, deluxe: `pay-bank`, others: [`floor-zero`], priority: `A` },
    "recruit-attribution": { third: `count`, deluxe: `count`, others: [`player-choice`], priority: `A` },
    overfill: { third: `all-to-beach`, deluxe: `all-to-beach`, others: [`reject`], priority: `A` },
    "hand-visibility-phase1": { third: `hidden`, deluxe: `hidden`, others: [`visible`], priority: `A` },
    "intro-all-drinks": { third: `off`, deluxe: `redraw`, priority: `A` },
    "road-links": { third: `midpoint`, deluxe: `any-adjacent`, priority: `B` },
    "buyer-route-length": { third: `up-to-range`, deluxe: `up-to-range`, others: [`full-range`], priority: `B` },
    "phantom-target": { third: `at-recruit`, deluxe: `at-recruit`, others: [`at-train`], priority: `B` },
    "initial-entrance-rule": {
      third: `entrance-square`,
      deluxe: `entrance-square`,
      others: [`touched-road`],
      priority: `B`,
    },
    "range-origin": { third: `open-only`, deluxe: `open-only`, others: [`any-own`], priority: `B` },
    "house-road-contact": { third: `any-of-six`, deluxe: `any-of-six`, others: [`house-squares-only`], priority: `B` },
    "firing-order": { third: `simultaneous`, deluxe: `simultaneous`, others: [`turn-order`], priority: `B` },
    "fired-manager-discount": { third: `lost`, deluxe: `lost`, others: [`kept`], priority: `B` },
    "cfo-dismissal": { third: `payday`, deluxe: `payday`, others: [`immediate`], priority: `B` },
    "hundred-check": { third: `end-of-dinnertime`, deluxe: `any-time`, priority: `B` },
    "cfo-negative-rounding": {
      third: `toward-plus-infinity`,
      deluxe: `toward-plus-infinity`,
      others: [`away-from-zero`],
      priority: `B`,
    },
    "bankruptcy-check": { third: `at-payment`, deluxe: `at-payment`, others: [`end-of-dinnertime`], priority: `B` },
    "last-chain": { third: `game-ends`, deluxe: `game-ends`, others: [`continue`], priority: `B` },
  },
  xt = Object.entries(bt).map(([e, t]) => ({
    id: e,
    values: [...new Set([t.third, t.deluxe, ...(t.others ?? [])])],
    defaults: { third: t.third, deluxe: t.deluxe },
    priority: t.priority,
  })),
  R = (e, t, n) => {
    let r = e.chains[t];
    if (!r) return e;
    let i = e.chains.slice();
    return ((i[t] = n(r)), { ...e, chains: i });
  },
  z = (e, t, n) => {
    let { stage: r } = e;
    return r._tag === t ? { ...e, stage: n(r) } : e;
  },
  St = (e, t, n) => {
    let r = e.slice();
    return ((r[t] = n), r);
  },
  Ct = (e, t, n) =>
    z(e, `working`, (e) => {
      let r = n(e.turn),
        i = He.indexOf(r.step) > He.indexOf(t) ? r.step : t;
      return { ...e, turn: { ...r, step: i } };
    }),
  wt = {
    HandsHidden: (e, { hands: t }) => ({ ...e, chains: e.chains.map((e, n) => ({ ...e, hand: t[n] ?? e.hand })) }),
    StructureSubmitted: (e, { seat: t, employees: n }) =>
      z(e, `restructuring`, (e) => ({ ...e, submitted: St(e.submitted, t, n) })),
    StructuresRevealed: (e, { structures: t }) => {
      let n = e;
      for (let { seat: e, atWork: r, beach: i } of t)
        n = R(n, e, (e) => ({
          ...e,
          hand: { _tag: `Envelope`, readers: `everybody`, content: {} },
          atWork: r,
          beach: i,
        }));
      return z(n, `restructuring`, (e) => ({ ...e, submitted: [] }));
    },
    PositionChosen: (e, { seat: t, position: n }) =>
      z(e, `order-of-business`, (e) => ({ ...e, queue: e.queue.filter((e) => e !== t), taken: St(e.taken, n - 1, t) })),
    TurnOrderSet: (e, { turnOrder: t }) => ({ ...e, turnOrder: t }),
    Hired: (e, { seat: t, employee: n, using: r, phantom: i, byManager: a }) => {
      let o = { employee: n, using: r },
        s = R(e, t, (e) => ({
          ...e,
          beach: i ? e.beach : E(e.beach, n, 1),
          recruits: { persons: e.recruits.persons + 1, byManagers: e.recruits.byManagers + +!!a },
        }));
      return Ct(i ? s : { ...s, supply: { ...s.supply, employees: E(s.supply.employees, n, -1) } }, `recruit`, (e) => ({
        ...e,
        recruits: [...e.recruits, o],
        phantoms: i ? [...e.phantoms, n] : e.phantoms,
      }));
    },
    Trained: (e, { seat: t, employee: n, to: r, teachers: i, phantom: a, copy: o }) => {
      let s = E(e.supply.employees, r, -1),
        c = R(e, t, (e) => ({ ...e, beach: E(a ? e.beach : E(e.beach, n, -1), r, 1) }));
      return Ct({ ...c, supply: { ...c.supply, employees: a ? s : E(s, n, 1) } }, `train`, (e) => {
        let t = o === null ? void 0 : e.trained[o],
          s = [...new Set([...(t?.by ?? []), ...i.map((e) => e.teacher)])],
          c = e.teachers.map((e, t) => {
            let n = i.find((e) => e.teacher === t);
            return n ? { ...e, left: e.left - n.steps } : e;
          }),
          l = e.phantoms.indexOf(n);
        return {
          ...e,
          teachers: c,
          phantoms: a ? e.phantoms.filter((e, t) => t !== l) : e.phantoms,
          trained: [...e.trained.filter((e, t) => t !== o), { employee: r, by: s }],
        };
      });
    },
    CardsGained: (e, { seat: t, employee: n, count: r }) => {
      let i = Math.min(r, T(e.supply.employees, n)),
        a = R(e, t, (e) => ({ ...e, beach: E(e.beach, n, i) }));
      return { ...a, supply: { ...a.supply, employees: E(a.supply.employees, n, -i) } };
    },
    MilestoneGained: (e, { seat: t, milestone: n, round: r }) =>
      R(e, t, (e) => ({ ...e, milestones: [...e.milestones, { milestone: n, round: r }] })),
    ReservesSeen: (e, { seat: t, reserves: n }) => R(e, t, (e) => ({ ...e, seenReserves: n })),
    TurnBegan: (e, { turn: t, queue: n }) => z(e, `working`, (e) => ({ ...e, turn: t, queue: n })),
    TurnEnded: (e) => z(e, `working`, (e) => ({ ...e, turn: { ...e.turn, ended: !0 } })),
  },
  Tt = (e, t, n) => ({
    ...e,
    town: { ...e.town, houses: e.town.houses.map((e) => (e.house === t ? { ...e, demand: n(e.demand) } : e)) },
  }),
  Et = (e, { house: t, seat: n, goods: r }) =>
    z(
      Tt(
        R(e, n, (e) => ({ ...e, stock: A(e.stock, r) })),
        t,
        () => [],
      ),
      `dinnertime`,
      (e) => ({ ...e, lastHouse: t }),
    ),
  Dt = (e, { house: t }) => z(e, `dinnertime`, (e) => ({ ...e, lastHouse: t })),
  Ot = (e, { step: t }) => z(e, `dinnertime`, (e) => ({ ...e, step: t })),
  kt = (e, { seat: t, amount: n, owed: r, cash: i, bank: a }) => {
    let o = R(e, t, (e) => ({ ...e, cash: i }));
    return z({ ...o, bank: { ...o.bank, stock: a, owes: o.bank.owes + r } }, `dinnertime`, (e) => ({
      ...e,
      earned: St(e.earned, t, (e.earned[t] ?? 0) + n),
    }));
  },
  At = (e, { breaks: t, reserves: n, bank: r, ceoSlots: i }) => ({
    ...e,
    bank: { ...e.bank, stock: r, breaks: t },
    ceoSlots: i,
    chains: e.chains.map((e, t) => {
      let r = n[t] ?? null;
      return r === null ? e : { ...e, reserve: { _tag: `Envelope`, readers: `everybody`, content: r } };
    }),
  }),
  jt = (e, { seat: t }) => {
    let n = Math.min(0, e.chains[t]?.cash ?? 0),
      r = R(e, t, (e) => ({ ...e, cash: e.cash - n, bankrupt: !0 }));
    return n === 0 ? r : { ...r, bank: { ...r.bank, stock: r.bank.stock + n } };
  },
  Mt = (e, t) => ({ ...e, supply: { ...e.supply, employees: Be(e.supply.employees, t) } }),
  Nt = {
    HouseServed: Et,
    HouseUnserved: Dt,
    DinnerStepBegan: Ot,
    MoneyPaid: kt,
    BankBroke: At,
    WentBankrupt: jt,
    CfoDismissed: (e, { seat: t, employee: n, from: r }) =>
      Mt(
        R(e, t, (e) => ({ ...e, [r]: E(e[r], n, -1) })),
        { [n]: 1 },
      ),
    DismissalSubmitted: (e, { seat: t, dismissal: n }) =>
      z(e, `payday`, (e) => ({ ...e, submitted: St(e.submitted, t, n) })),
    Dismissed: (e, { seat: t, atWork: n, beach: r, busy: i }) => {
      let a = (e.chains[t]?.busy ?? []).filter((e) => i.includes(e.campaign));
      return Mt(
        Mt(
          Mt(
            R(e, t, (e) => ({
              ...e,
              atWork: A(e.atWork, n),
              beach: A(e.beach, r),
              busy: e.busy.filter((e) => !i.includes(e.campaign)),
            })),
            n,
          ),
          r,
        ),
        j(a.map((e) => e.employee)),
      );
    },
    SalariesDue: (e, { seat: t }) => z(e, `payday`, (e) => ({ ...e, paid: [...e.paid, t] })),
    CampaignRan: (e, { campaign: t, good: n, houses: r, left: i }) => {
      let a = new Map(r.map((e) => [e.house, e.added])),
        o = (e) => (e.campaign === t ? { ...e, left: i } : e);
      return z(
        {
          ...e,
          town: {
            ...e.town,
            houses: e.town.houses.map((e) => {
              let t = a.get(e.house) ?? 0;
              return t === 0 ? e : { ...e, demand: [...e.demand, ...Array.from({ length: t }, () => n)] };
            }),
            campaigns: e.town.campaigns.map(o),
          },
        },
        `marketing`,
        (e) => ({ ...e, lastCampaign: t }),
      );
    },
    CampaignEnded: (e, { campaign: t, seat: n, employee: r }) => {
      let i = {
        ...e,
        supply: { ...e.supply, campaigns: [...e.supply.campaigns, t].toSorted((e, t) => e - t) },
        town: { ...e.town, campaigns: e.town.campaigns.filter((e) => e.campaign !== t) },
      };
      return r === null
        ? i
        : R(i, n, (e) => ({ ...e, busy: e.busy.filter((e) => e.campaign !== t), beach: E(e.beach, r, 1) }));
    },
    StockChosen: (e, { seat: t, stock: n }) => z(e, `cleanup`, (e) => ({ ...e, kept: St(e.kept, t, n) })),
    StockCleared: (e, { seat: t, kept: n }) => R(e, t, (e) => ({ ...e, stock: n })),
    HandsTakenUp: (e, { hands: t }) =>
      z(
        { ...e, chains: e.chains.map((e, n) => ({ ...e, hand: t[n] ?? e.hand, atWork: {}, beach: {} })) },
        `cleanup`,
        (e) => ({ ...e, home: !0 }),
      ),
    RestaurantsOpened: (e, { restaurants: t }) => {
      let n = e;
      for (let { seat: e, at: r } of t)
        n = R(n, e, (e) => ({
          ...e,
          restaurants: e.restaurants.map((e) => (e.at[0] === r[0] && e.at[1] === r[1] ? { ...e, open: !0 } : e)),
        }));
      return n;
    },
    MilestonesClosed: (e, { milestones: t }) => ({ ...e, milestonesGone: [...e.milestonesGone, ...t] }),
    ChainRemoved: (e, { seat: t, employees: n, turnOrder: r }) =>
      Mt({ ...R(e, t, (e) => ({ ...e, atWork: {}, beach: {}, busy: [], stock: {} })), turnOrder: r }, n),
    GameEnded: (e, { winner: t, ranking: n }) => ({ ...e, stage: { _tag: `over`, winner: t, ranking: n } }),
  },
  Pt = (e) => ({
    seat: oe(e),
    cash: 0,
    restaurants: [],
    hand: h(`everybody`, {}),
    atWork: {},
    beach: {},
    busy: [],
    stock: {},
    milestones: [],
    reserve: null,
    seenReserves: null,
    recruits: { persons: 0, byManagers: 0 },
    bankrupt: !1,
  }),
  Ft = {
    GameBegan: (e, t) => ({
      ...e,
      round: 1,
      bank: { stock: t.bank, breaks: 0, owes: 0 },
      ceoSlots: t.ceoSlots,
      supply: t.supply,
      town: t.town,
      turnOrder: t.turnOrder,
      chains: Array.from({ length: t.seats }, (e, t) => Pt(t)),
    }),
    PhaseBegan: (e, { round: t, stage: n }) => ({
      ...e,
      round: t,
      stage: n,
      chains:
        n._tag === `restructuring`
          ? e.chains.map((e) => ({ ...e, recruits: { persons: 0, byManagers: 0 } }))
          : e.chains,
    }),
    FirstRestaurantPlaced: (e, { seat: t, at: n, entrance: r }) =>
      z(
        R(e, t, (e) => ({ ...e, restaurants: [...e.restaurants, { at: n, entrance: r, open: !0 }] })),
        `setup-restaurants`,
        (e) => ({ ...e, queue: e.queue.slice(1) }),
      ),
    PlacingPassed: (e, { seat: t }) =>
      z(e, `setup-restaurants`, (e) => ({ ...e, queue: e.queue.slice(1), passed: [...e.passed, t] })),
    ReserveChosen: (e, { seat: t, amount: n }) =>
      z(
        R(e, t, (e) => ({ ...e, reserve: n })),
        `setup-reserve`,
        (e) => (e.ready.includes(t) ? e : { ...e, ready: [...e.ready, t] }),
      ),
  },
  It = (e, t) => e.campaign - t.campaign,
  Lt = (e, t) => e.house - t.house,
  Rt = (e, t, n) => Ct(e, t, (e) => ({ ...e, acted: E(e.acted, n, 1) })),
  zt = (e, t, n) => R(e, t, (e) => ({ ...e, stock: Be(e.stock, n) })),
  Bt = {
    CampaignLaunched: (e, { seat: t, marketer: n, campaign: r, good: i, left: a, place: o }) => {
      let s = { employee: n, campaign: r },
        c = R(e, t, (e) => ({ ...e, atWork: E(e.atWork, n, -1), busy: [...e.busy, s] })),
        l = { campaign: r, owner: t, good: i, left: a, place: o };
      return Ct(
        {
          ...c,
          supply: { ...c.supply, campaigns: c.supply.campaigns.filter((e) => e !== r) },
          town: { ...c.town, campaigns: [...c.town.campaigns, l].toSorted(It) },
        },
        `campaigns`,
        (e) => e,
      );
    },
    Produced: (e, { seat: t, cook: n, good: r, count: i }) => Rt(zt(e, t, { [r]: i }), `food-and-drink`, n),
    DrinkFetched: (e, { seat: t, employee: n, good: r, count: i }) => Rt(zt(e, t, { [r]: i }), `food-and-drink`, n),
    DrinksBought: (e, { seat: t, buyer: n, drinks: r }) => Rt(zt(e, t, r), `food-and-drink`, n),
    HousePlaced: (e, { house: t, at: n, garden: r, developer: i }) => {
      let a = { house: t, at: n, printed: !1, garden: r, demand: [] };
      return Rt(
        {
          ...e,
          supply: { ...e.supply, houses: e.supply.houses.filter((e) => e !== t) },
          town: { ...e.town, houses: [...e.town.houses, a].toSorted(Lt) },
        },
        `houses-and-gardens`,
        i,
      );
    },
    GardenAdded: (e, { house: t, garden: n, developer: r }) =>
      Rt(
        {
          ...e,
          supply: { ...e.supply, gardens: e.supply.gardens - 1 },
          town: { ...e.town, houses: e.town.houses.map((e) => (e.house === t ? { ...e, garden: n } : e)) },
        },
        `houses-and-gardens`,
        r,
      ),
    RestaurantPlaced: (e, { seat: t, manager: n, at: r, entrance: i, open: a }) =>
      Rt(
        R(e, t, (e) => ({ ...e, restaurants: [...e.restaurants, { at: r, entrance: i, open: a }] })),
        `restaurants`,
        n,
      ),
    RestaurantMoved: (e, { seat: t, manager: n, from: r, at: i, entrance: a }) =>
      Rt(
        R(e, t, (e) => ({
          ...e,
          restaurants: e.restaurants.map((e) =>
            e.at[0] === r[0] && e.at[1] === r[1] ? { at: i, entrance: a, open: !0 } : e,
          ),
        })),
        `restaurants`,
        n,
      ),
  },
  Vt = { ...Ft, ...wt, ...Bt, ...Nt },
  Ht = {
    round: 0,
    stage: { _tag: `setup-restaurants`, pass: 1, queue: [], passed: [] },
    turnOrder: [],
    bank: { stock: 0, breaks: 0, owes: 0 },
    ceoSlots: 0,
    supply: { employees: {}, campaigns: [], houses: [], gardens: 0 },
    town: { tiles: [], houses: [], campaigns: [] },
    chains: [],
    milestonesGone: [],
  },
  Ut = ({ content: e }, t) => (t.garden === null ? e.constants.room : e.constants.roomWithGarden),
  Wt = ({ content: e }, t, { campaign: n, owner: r }) => {
    let i = t.chains[r],
      a = e.campaigns[n]?.kind;
    return i ? Math.max(1, ...L(e, i, `tokens`).map((e) => (e.kind === a ? e.count : 1))) : 1;
  },
  Gt = [0, 1, 0, -1],
  Kt = [-1, 0, 1, 0],
  B = (e, t, n) => {
    let r = (t % e.width) + (Gt[n] ?? 0),
      i = Math.floor(t / e.width) + (Kt[n] ?? 0);
    return r < 0 || i < 0 || r >= e.width || i >= e.height ? -1 : i * e.width + r;
  },
  V = (e, [t, n]) => n * e.width + t,
  qt = (e, t) => [t % e.width, Math.floor(t / e.width)],
  Jt = (e, [t, n]) => t >= 0 && n >= 0 && t < e.width && n < e.height,
  H = (e) => e === `#` || e === `X`,
  Yt = (e, t) => {
    let n = e;
    for (let e = 0; e < t; e++) {
      let e = n;
      n = e.map((t, n) => e.map((t, r) => e[4 - r]?.[n] ?? `.`).join(``));
    }
    return n;
  },
  Xt = (e) => {
    let t = /^([A-Za-z]+)(0|90|180|270)$/.exec(e);
    return t?.[1] === void 0 ? null : { id: t[1], quarters: Number(t[2]) / 90 };
  },
  Zt = (e, t, n) => {
    let r = [],
      i = [];
    for (let [a, o] of t.entries())
      for (let [t, s] of o.entries()) {
        let o = Xt(s),
          c = o ? e.content.tiles[o.id] : void 0;
        if (!o || !c) continue;
        let l = null;
        for (let [e, i] of Yt(c.rows, o.quarters).entries())
          for (let [o, s] of i.split(``).entries()) {
            let i = [t * 5 + o, a * 5 + e];
            ((r[i[1] * n + i[0]] = s), s === `H` && (l ??= i));
          }
        c.house !== null && l && i.push({ house: c.house, at: l });
      }
    return { print: r, houses: i.toSorted((e, t) => e.house - t.house) };
  },
  Qt = { b: `beer`, l: `lemonade`, s: `soft-drink` },
  $t = 2,
  en = (e, t, n) => {
    let r = Math.floor(t[0] / 5) === Math.floor(n[0] / 5),
      i = Math.floor(t[1] / 5) === Math.floor(n[1] / 5);
    return (r && i) || e.options[`road-links`] === `any-adjacent` ? !0 : i ? t[1] % 5 === $t : t[0] % 5 === $t;
  },
  tn = (e, t) => +(e === `X` && t % 2 == 0),
  nn = (e, t, n) => {
    let r = new Int32Array(n.length * 8).fill(-1);
    for (let [i, a] of n.entries())
      if (H(a))
        for (let o = 0; o < 4; o++) {
          let s = B(t, i, o);
          if (s < 0 || !H(n[s]) || !en(e, qt(t, i), qt(t, s))) continue;
          let c = i * 2 + tn(a, o);
          r[c * 4 + o] = s * 2 + tn(n[s], o);
        }
    return r;
  },
  rn = (e, t) => {
    let n = new Int16Array(t.length).fill(-1),
      r = 0;
    for (let [i, a] of t.entries()) {
      if (H(a) || n[i] !== -1) continue;
      let o = [i];
      n[i] = r;
      for (let i = o.pop(); i !== void 0; i = o.pop())
        for (let a = 0; a < 4; a++) {
          let s = B(e, i, a);
          s < 0 || H(t[s]) || n[s] !== -1 || ((n[s] = r), o.push(s));
        }
      r++;
    }
    return n;
  },
  an = (e, t) => {
    let n = t[0]?.length ?? 0,
      r = { columns: n, rows: t.length, width: n * 5, height: t.length * 5 },
      { print: i, houses: a } = Zt(e, t, r.width),
      o = [],
      s = new Int8Array(i.length).fill(-1),
      c = new Int16Array(i.length);
    for (let [e, t] of i.entries()) {
      let [i, a] = qt(r, e);
      c[e] = Math.floor(a / 5) * n + Math.floor(i / 5);
      let l = Qt[t];
      l && ((s[e] = o.length), o.push({ index: e, at: [i, a], good: l }));
    }
    let l = nn(e, r, i),
      u = rn(r, i);
    return {
      ...r,
      print: i,
      houses: a,
      sources: o,
      sourceAt: s,
      tileOf: c,
      next: l,
      blockOf: u,
      fields: new Map(),
      contacts: new Map(),
      hauls: new Map(),
    };
  },
  on = new WeakMap(),
  sn = new WeakMap(),
  cn = 64,
  ln = (e, t) => {
    let n = sn.get(e.content.tiles) ?? new Map(),
      r = `${e.options[`road-links`]} ${t.map((e) => e.join(` `)).join(`/`)}`,
      i = n.get(r) ?? an(e, t);
    return (n.size >= cn && n.clear(), sn.set(e.content.tiles, n.set(r, i)), i);
  },
  U = (e, t) => {
    let n = e.content.tiles,
      r = e.options[`road-links`],
      i = on.get(t);
    if (i && i.printed === n && i.links === r) return i.board;
    let a = ln(e, t);
    return (on.set(t, { printed: n, links: r, board: a }), a);
  },
  un = ([e, t], n, r) => {
    let i = [];
    for (let a = 0; a < r; a++) for (let r = 0; r < n; r++) i.push([e + r, t + a]);
    return i;
  },
  dn = (e) => un(e, 2, 2),
  fn = ([e, t], n) => [n === `NE` || n === `SE` ? e + 1 : e, n === `SE` || n === `SW` ? t + 1 : t],
  pn = ([e, t], n) =>
    n === `N` ? un([e, t - 1], 2, 1) : n === `S` ? un([e, t + 2], 2, 1) : un([n === `W` ? e - 1 : e + 2, t], 1, 2),
  mn = (e) => {
    let t = un(e.at, 2, 2);
    return e.garden === null ? t : [...t, ...pn(e.at, e.garden)];
  },
  W = (e, t, n) => {
    let r = e.content.campaigns[t],
      i = r?.width ?? 1,
      a = r?.height ?? 1;
    return n ? { width: a, height: i } : { width: i, height: a };
  },
  hn = (e, t, n) => {
    if (!(`at` in n)) return [];
    let { width: r, height: i } = W(e, t, n.turned);
    return un(n.at, r, i);
  },
  gn = (e, t) => _t(e.content, t.atWork, `driveIn`) > 0,
  _n = ({ at: e, entrance: t, open: n }, r) =>
    r && n ? xe.map((t) => ({ square: fn(e, t), restaurant: e })) : [{ square: fn(e, t), restaurant: e }],
  vn = (e, t) => {
    let n = gn(e, t);
    return t.restaurants.filter((e) => e.open).flatMap((e) => _n(e, n));
  },
  yn = (e, t) => {
    if (e.options[`range-origin`] === `open-only`) return vn(e, t);
    let n = gn(e, t);
    return t.restaurants.flatMap((e) => _n(e, n));
  },
  bn = (e, t, n) => (e.tileOf[t] === e.tileOf[n] ? 0 : 1),
  xn = (e, t, n, r) => {
    let i = [];
    for (let a = n.pop(); a !== void 0; a = n.pop())
      if (t[a] === r)
        for (let o = 0; o < 4; o++) {
          let s = e.next[a * 4 + o] ?? -1;
          if (s < 0) continue;
          let c = r + bn(e, a >> 1, s >> 1);
          c >= (t[s] ?? 0) || ((t[s] = c), (c === r ? n : i).push(s));
        }
    return i;
  },
  Sn = (e, t) => {
    let n = e.fields.get(t);
    if (n) return n;
    let r = new Uint8Array(e.print.length * 2).fill(255),
      i = [[], []];
    for (let n = 0; n < 4; n++) {
      let a = B(e, t, n);
      if (a < 0 || !H(e.print[a])) continue;
      let o = bn(e, t, a);
      for (let t of e.print[a] === `X` ? [a * 2, a * 2 + 1] : [a * 2])
        ((r[t] = Math.min(r[t] ?? 255, o)), i[o]?.push(t));
    }
    let a = i[0] ?? [];
    for (let t = 0; a.length > 0 || t === 0; t++) {
      let n = xn(e, r, a, t);
      a = t === 0 ? [...n, ...(i[1] ?? [])] : n;
    }
    return (e.fields.set(t, r), r);
  },
  Cn = (e, t, n) => {
    let r = 255;
    for (let i = 0; i < 4; i++) {
      let a = B(e, n, i);
      if (a < 0 || !H(e.print[a])) continue;
      let o = Math.min(t[a * 2] ?? 255, t[a * 2 + 1] ?? 255);
      o !== 255 && (r = Math.min(r, o + bn(e, a, n)));
    }
    return r;
  },
  wn = (e, t, n, r) => {
    let i = U(e, t.tiles),
      a = null;
    for (let { square: e, restaurant: t } of n) {
      let n = Sn(i, V(i, e));
      for (let e of r) {
        if (!Jt(i, e)) continue;
        let r = Cn(i, n, V(i, e));
        r !== 255 && (a === null || r < a.distance) && (a = { distance: r, restaurant: t });
      }
    }
    return a;
  },
  Tn = (e, t) => {
    for (let n = 0; n < 4; n++) {
      let r = B(e, t, n);
      if (r >= 0 && H(e.print[r])) return !0;
    }
    return !1;
  },
  En = (e) => {
    let t = e.contacts.get(-1);
    if (t) return t;
    let n = new Uint8Array(e.print.length).fill(255);
    for (let t = 0; t < n.length; t++) Tn(e, t) && (n[t] = 0);
    return (e.contacts.set(-1, n), n);
  },
  Dn = (e, t) => {
    let n = e.contacts.get(t);
    if (n) return n;
    let r = Sn(e, t),
      i = new Uint8Array(e.print.length);
    for (let t = 0; t < i.length; t++) i[t] = Cn(e, r, t);
    return (e.contacts.set(t, i), i);
  },
  On = (e, t) => {
    let [n, ...r] = t.map(({ square: t }) => Dn(e, V(e, t)));
    if (!n) return new Uint8Array(e.print.length).fill(255);
    if (r.length === 0) return n;
    let i = n.slice();
    for (let e of r) for (let t = 0; t < i.length; t++) i[t] = Math.min(i[t] ?? 255, e[t] ?? 255);
    return i;
  },
  kn = (e, t, n) => {
    for (let r of t) Jt(e, r) && (n[V(e, r)] = 0);
  },
  An = (e, t) => {
    let n = U(e, t.town.tiles),
      r = new Uint8Array(n.print.length);
    for (let e = 0; e < r.length; e++) r[e] = +(n.print[e] === `.`);
    for (let e of t.town.houses) kn(n, mn(e), r);
    for (let { campaign: i, place: a } of t.town.campaigns) kn(n, hn(e, i, a), r);
    for (let e of t.chains) for (let t of e.restaurants) kn(n, dn(t.at), r);
    return { board: n, empty: r };
  },
  jn = new WeakMap(),
  G = (e, t) => {
    let n = jn.get(t.town),
      r = n?.box === e && n.chains.every((e, n) => e === t.chains[n]?.restaurants);
    if (n && r) return n.ground;
    let i = An(e, t);
    return (jn.set(t.town, { box: e, chains: t.chains.map((e) => e.restaurants), ground: i }), i);
  },
  Mn = ({ board: e, empty: t }, { at: [n, r], width: i, height: a }) => {
    if (n < 0 || r < 0 || n + i > e.width || r + a > e.height) return !1;
    for (let o = r; o < r + a; o++) for (let r = n; r < n + i; r++) if (t[o * e.width + r] === 0) return !1;
    return !0;
  },
  Nn = (e, t, { at: [n, r], width: i, height: a }) => {
    let o = 255;
    for (let s = r; s < r + a; s++) for (let r = n; r < n + i; r++) o = Math.min(o, t[s * e.width + r] ?? 255);
    return o;
  },
  Pn = ({ board: e, empty: t }, n) => {
    let r = t.slice();
    for (let t of dn(n.at)) r[V(e, t)] = 1;
    return { board: e, empty: r };
  },
  Fn = (e, t) => {
    let n = 0;
    for (let r = 0; r < 4; r++) {
      let i = B(e, t, r),
        a = i < 0 ? -1 : (e.sourceAt[i] ?? -1);
      a >= 0 && (n |= 1 << a);
    }
    return n;
  },
  In = (e) => {
    let t = [];
    for (let n = 0; n < 32; n++) e & (1 << n) && t.push(n);
    return t;
  },
  Ln = (e, t) => {
    let n = [];
    for (let r = t; r; r = r.before) n.unshift(qt(e, r.node >> 1));
    return n;
  },
  Rn = (e, t) => {
    let n = [];
    for (let r = 0; r < 4; r++) {
      let i = B(e, t, r);
      if (i < 0 || !H(e.print[i])) continue;
      let a = e.tileOf[i] === e.tileOf[t] ? 0 : 1,
        o = Fn(e, i),
        s = e.print[i] === `X` ? [i * 2, i * 2 + 1] : [i * 2];
      for (let e of s) n.push({ node: e, heading: -1, borders: a, taken: o, before: null });
    }
    return n;
  },
  zn = (e, t, n) => {
    let r = [];
    for (let i = 0; i < 4; i++) {
      if (t.heading >= 0 && i === (t.heading + 2) % 4) continue;
      let a = e.next[t.node * 4 + i] ?? -1;
      if (a < 0) continue;
      let o = t.borders + (e.tileOf[a >> 1] === e.tileOf[t.node >> 1] ? 0 : 1);
      if (o > n.range) continue;
      let s = t.taken | Fn(e, a >> 1);
      r.push({ node: a, heading: i, borders: o, taken: s, before: t });
    }
    return r;
  },
  Bn = (e, t, n) => {
    let r = new Map(),
      i = new Set(),
      a = Rn(e, t).filter((e) => e.borders <= n.range);
    for (; a.length > 0;) {
      let t = [];
      for (let o of a) {
        let a = `${o.node}|${o.heading}|${o.borders}|${o.taken}`;
        i.has(a) ||
          (i.add(a),
          r.has(o.taken) ||
            (n.exact && o.borders !== n.range) ||
            r.set(o.taken, { route: Ln(e, o), distance: o.borders, sources: In(o.taken) }),
          t.push(...zn(e, o, n)));
      }
      a = t;
    }
    return [...r.values()];
  },
  Vn = (e, t, n) => {
    let r = e.hauls.get(t);
    if (r) return r;
    let i = n();
    return (e.hauls.set(t, i), i);
  },
  Hn = (e, t, n) => {
    let r = V(e, t);
    return Vn(e, `road ${r} ${n.range} ${n.exact}`, () => Bn(e, r, n));
  },
  Un = (e, t, n) => {
    let r = n.map((t) => (Jt(e, t) ? V(e, t) : -1)),
      i = Rn(e, V(e, t)).filter((e) => e.node >> 1 === r[0]);
    if (i.length === 0) return `not-beside`;
    let a = { range: 1 / 0, exact: !1 };
    for (let [t, n] of r.entries())
      if (t !== 0) {
        if (t >= 2 && r[t - 2] === n) return `u-turn`;
        if (((i = i.flatMap((t) => zn(e, t, a)).filter((e) => e.node >> 1 === n)), i.length === 0)) return `no-road`;
      }
    let o = i[0];
    return o ? { distance: o.borders, sources: In(o.taken) } : `no-road`;
  },
  Wn = (e, t) => {
    let n = 0;
    for (let [r, i] of e.sources.entries()) e.tileOf[i.index] === t && (n |= 1 << r);
    return n;
  },
  Gn = (e, t) => {
    let n = t % e.columns,
      r = Math.floor(t / e.columns),
      i = [];
    return (
      r > 0 && i.push(t - e.columns),
      n < e.columns - 1 && i.push(t + 1),
      r < e.rows - 1 && i.push(t + e.columns),
      n > 0 && i.push(t - 1),
      i
    );
  },
  Kn = (e, t, n) => {
    let r = new Map(),
      i = (a, o) => {
        let s = a.length - 1,
          c = r.get(o);
        if (((!n.exact || s === n.range) && (!c || c.length > a.length) && r.set(o, a), s !== n.range))
          for (let n of Gn(e, a.at(-1) ?? t)) a.includes(n) || i([...a, n], o | Wn(e, n));
      };
    return (
      i([t], Wn(e, t)),
      [...r].map(([t, n]) => ({
        route: n.map((t) => [t % e.columns, Math.floor(t / e.columns)]),
        distance: n.length - 1,
        sources: In(t),
      }))
    );
  },
  qn = (e, t, n) => {
    let r = e.tileOf[V(e, t)] ?? 0;
    return Vn(e, `air ${r} ${n.range} ${n.exact}`, () => Kn(e, r, n));
  },
  Jn = (e, t, n) => {
    let r = n.map(([t, n]) => (t < 0 || n < 0 || t >= e.columns || n >= e.rows ? -1 : n * e.columns + t));
    if (r[0] !== e.tileOf[V(e, t)]) return `not-beside`;
    let i = 0;
    for (let [t, n] of r.entries()) {
      let a = r[t - 1];
      if (a !== void 0 && !Gn(e, a).includes(n)) return `no-road`;
      if (r.indexOf(n) !== t) return `u-turn`;
      i |= Wn(e, n);
    }
    return { distance: r.length - 1, sources: In(i) };
  },
  Yn = (e, t) => {
    let n = new Set();
    for (let r of t) for (let t = 0; t < 4; t++) n.add(B(e, r, t));
    return (e) => n.has(e);
  },
  Xn = (e, t) => {
    let n = e.blockOf[t[0] ?? -1];
    return (t) => e.blockOf[t] === n;
  },
  Zn = (e, t) => {
    let n = e.tileOf[t[0] ?? 0] ?? 0,
      r = n % e.columns,
      i = Math.floor(n / e.columns);
    return (t) => {
      let n = e.tileOf[t] ?? 0;
      return Math.abs((n % e.columns) - r) <= 1 && Math.abs(Math.floor(n / e.columns) - i) <= 1;
    };
  },
  Qn = (e, t, n) => {
    let r = t.side === `E` || t.side === `W`;
    return (i) => {
      let a = r ? Math.floor(i / e.width) : i % e.width;
      return a >= t.offset && a < t.offset + n;
    };
  },
  $n = { billboard: Yn, mailbox: Xn, radio: Zn },
  er = (e, t, n, r) => {
    if (`side` in r) return Qn(t, r, W(e, n, !1).width);
    let i = e.content.campaigns[n]?.kind,
      a = hn(e, n, r).map((e) => V(t, e));
    return i === void 0 || i === `airplane` ? () => !1 : $n[i](t, a);
  },
  tr = (e, t, n, r) => {
    let i = U(e, t.town.tiles),
      a = er(e, i, n, r);
    return t.town.houses.filter((e) => mn(e).some((e) => Jt(i, e) && a(V(i, e)))).map((e) => e.house);
  },
  nr = (e, t) => (t === `N` || t === `S` ? e.columns : e.rows) * 5,
  rr = (e, t) => e.unitPrice + e.distance - (t.unitPrice + t.distance) || t.waitresses - e.waitresses,
  ir = (e, t, n) => {
    let r = j(n.demand),
      i = [];
    for (let a of t.turnOrder) {
      let o = t.chains[a];
      if (!o || o.bankrupt || !Ve(o.stock, r)) continue;
      let s = wn(e, t.town, vn(e, o), mn(n));
      s &&
        i.push({
          seat: a,
          unitPrice: e.formulas.unitPrice(e, t, a),
          distance: s.distance,
          waitresses: _t(e.content, o.atWork, `serve`),
          restaurant: s.restaurant,
        });
    }
    return i.toSorted(rr);
  },
  ar = (e, t, n, r) => {
    let { formulas: i } = e,
      a = j(n.demand),
      o = 0;
    for (let [n, s] of D(a)) o += s * i.bonusFor(e, t, r, n);
    let s = n.garden === null ? 1 : 2,
      c = i.unitPrice(e, t, r) * s;
    return { goods: a, bonus: o, income: n.demand.length * c + o };
  },
  or = ({ content: e }, t, n) => {
    let r = t.chains[n];
    if (!r) return 0;
    let i = L(e, r, `waitressCash`).map((e) => e.cash),
      a = 0;
    for (let { count: t, ability: n } of I(e, r.atWork, `serve`)) a += t * Math.max(n.cash, ...i);
    return a;
  },
  sr = ({ content: e, options: t }, n, r, i) => {
    let a = n.chains[r];
    if (!a) return 0;
    let o = I(e, a.atWork, `finance`).map((e) => e.ability.percent),
      s = L(e, a, `ceoIsCfo`, n.round).map((e) => e.percent),
      c = (i * Math.max(0, ...o, ...s)) / 100,
      l = c < 0 && t[`cfo-negative-rounding`] === `away-from-zero` ? Math.floor(c) : Math.ceil(c);
    return l === 0 ? 0 : l;
  },
  cr = ({ content: e }, t, n) => {
    let r = t.chains[n];
    return r ? Math.max(0, ...L(e, r, `freezer`, t.round).map((e) => e.room)) : 0;
  },
  lr = ({ content: e, options: t }, n, r) => {
    let i = n.chains[r];
    if (!i) return e.constants.unitPrice;
    let a = e.constants.unitPrice;
    for (let { count: t, ability: n } of I(e, i.atWork, `price`)) a += t * n.delta;
    for (let t of L(e, i, `price`)) a += t.delta;
    return t[`negative-prices`] === `floor-zero` ? Math.max(0, a) : a;
  },
  ur = ({ content: e }, t, n, r) => {
    let i = t.chains[n];
    if (!i) return 0;
    let a = 0;
    for (let t of L(e, i, `bonus`)) t.goods.includes(r) && (a += t.amount);
    return a;
  },
  dr = ({ content: e }, t, n) =>
    e.employees[n]?.salary === !0 && !L(e, t, `noSalary`).some((e) => e.employees.includes(n)),
  fr = (e, t, n) => {
    let r = 0;
    for (let [i, a] of D(n)) dr(e, t, i) && (r += a);
    return r;
  },
  pr = ({ content: e }, t, n) => {
    let r = 0;
    for (let { count: i, ability: a } of I(e, t, `recruit`)) a.unusedDiscount > 0 === n && (r += i * a.actions);
    return r;
  },
  mr = (e, t, n, r) => {
    let i = t.chains[n];
    if (!i) return 0;
    let { content: a, options: o } = e,
      s = a.constants.ceoRecruits + pr(e, i.atWork, !1),
      c = o[`recruit-attribution`] === `player-choice` ? i.recruits.byManagers : Math.max(0, i.recruits.persons - s),
      l = Math.max(0, pr(e, i.atWork, !0) - c);
    return o[`fired-manager-discount`] === `kept` ? l : Math.min(l, pr(e, r.atWork, !0));
  },
  hr = ({ content: e }, t) => Math.max(0, ...I(e, t.atWork, `recruit`).map((e) => e.ability.unusedDiscount)),
  gr = (e, t, n, r) => {
    let i = t.chains[n];
    if (!i) return { salaried: 0, gross: 0, recruitingDiscount: 0, milestoneDiscount: 0, due: 0 };
    let a = r.busy.filter((t) => dr(e, i, t.employee)).length,
      o = fr(e, i, r.atWork) + fr(e, i, r.beach) + a,
      s = o * e.content.constants.salary,
      c = e.formulas.unusedRecruits(e, t, n, r),
      l = c === 0 ? 0 : c * hr(e, i),
      u = 0;
    for (let t of L(e.content, i, `salaryDiscount`)) u += t.amount;
    let d = Math.max(0, s - l - u);
    return { salaried: o, gross: s, recruitingDiscount: l, milestoneDiscount: u, due: d };
  },
  _r = (e, t) => T(e.atWork, t) + T(e.beach, t),
  vr = ({ content: e }, t, n) => {
    let r = t.chains[n]?.atWork ?? {},
      i = t.ceoSlots - k(r);
    for (let { count: t, ability: n } of I(e, r, `manage`)) i += t * n.slots;
    return i;
  },
  yr = (e, t, n) => {
    let r = t.chains[n],
      i = e.formulas.openSlots(e, t, n);
    if (r) for (let t of L(e.content, r, `orderSlots`)) i += t.more;
    return i;
  },
  br = (e, t) => {
    let n = {},
      r = {};
    for (let [i, a] of D(j(t))) {
      let t = Math.min(a, T(e.beach, i));
      ((r = E(r, i, t)), (n = E(n, i, a - t)));
    }
    return { atWork: n, beach: r };
  },
  xr = (e, t, n) => {
    let r = br(e, t);
    return {
      atWork: A(e.atWork, r.atWork),
      beach: A(e.beach, r.beach),
      busy: e.busy.filter((e) => !n.includes(e.campaign)),
    };
  },
  Sr = (e, t, n, r, i = []) => {
    let a = t.chains[n],
      o = a ? xr(a, r, i) : { atWork: {}, beach: {}, busy: [] };
    return e.formulas.billOf(e, t, n, o);
  },
  Cr = (e, t) =>
    [...new Set([...O(t.beach), ...O(t.atWork)])]
      .filter((n) => dr(e, t, n))
      .flatMap((e) => Array.from({ length: _r(t, e) }, () => e)),
  wr = (e, t, n) => {
    let r = j(n);
    return D(j(Cr(e, t))).every(([e, t]) => T(r, e) >= t);
  },
  Tr = (e, t) => t.busy.filter((n) => dr(e, t, n.employee)).toSorted((e, t) => e.campaign - t.campaign),
  Er = (e, t, n, r) => {
    let i = t.chains[n];
    if (!i || !wr(e, i, r)) return 0;
    let a = Tr(e, i).map((e) => e.campaign),
      o = (o) => Sr(e, t, n, r, a.slice(0, o)).due <= i.cash,
      s = 0;
    for (; s < a.length && !o(s);) s++;
    return s;
  },
  Dr = (e, t, n) => {
    let r = t.chains[n];
    if (!r) return !1;
    if (k(r.atWork) + k(r.beach) > 0) return !0;
    let i = Er(e, t, n, []);
    return i > 0 && i < Tr(e, r).length;
  },
  Or = (e, t, n) => {
    let r = t.chains[n],
      i = Er(e, t, n, []);
    return { employees: [], busy: (r ? Tr(e, r).slice(0, i) : []).map((e) => e.campaign) };
  },
  kr = {
    unitPrice: lr,
    bonusFor: ur,
    offersTo: ir,
    waitressPay: or,
    cfoPay: sr,
    openSlots: vr,
    orderSlots: yr,
    unusedRecruits: mr,
    billOf: gr,
    roomOf: Ut,
    tokensOf: Wt,
    freezerRoom: cr,
  },
  Ar = 25,
  jr = (e) => ({
    ...e,
    content: {
      ...e.content,
      reserves: [],
      constants: { ...e.content.constants, breaksToEnd: 1 },
      seats: Object.fromEntries(
        Object.entries(e.content.seats).map(([e, t]) => [e, { ...t, bank: t.bank + Ar * Number(e) }]),
      ),
    },
    course: { ...e.course, setup: e.course.setup.filter((e) => e.id !== `setup-reserve`) },
  }),
  Mr = {
    id: `introductory`,
    edit: (e) => {
      let t = jr(e);
      return {
        ...t,
        content: { ...t.content, milestones: {} },
        course: { ...t.course, round: t.course.round.filter((e) => e.id !== `payday`) },
      };
    },
  },
  Nr = ({ content: e }, t) =>
    t.bankrupt || L(e, t, `ceoIsCfo`).length === 0
      ? []
      : [`atWork`, `beach`].flatMap((n) =>
          O(t[n])
            .filter((t) => F(e, t, `finance`))
            .flatMap((e) =>
              Array.from({ length: t[n][e] ?? 0 }, () => ({
                _tag: `CfoDismissed`,
                seat: t.seat,
                employee: e,
                from: n,
              })),
            ),
        ),
  Pr = (e, t) => t.chains.flatMap((t) => Nr(e, t)),
  Fr = { id: `payday`, begin: Pr, advance: () => [], done: () => !0, waitsFor: () => [], mayResubmit: () => [] },
  Ir = {
    standard: [],
    introductory: [Mr],
    "second-game": [
      {
        id: `second-game`,
        edit: (e) => {
          let t = jr(e),
            n = t.course.round.map((e) => (e.id === `payday` ? Fr : e));
          return { ...t, course: { ...t.course, round: n } };
        },
      },
    ],
  },
  K = (e, t) => e[t],
  q = (e) => e,
  J = (e, t) => {
    let n = e.chains[t];
    if (!n) throw Error(`there is no seat ${t}`);
    return n;
  },
  Y = (e, t) => (e.stage._tag === `working` && e.stage.turn.seat === t && !e.stage.turn.ended ? e.stage.turn : null),
  Lr = (e, t, n) => {
    let r = Y(e, t);
    return r !== null && He.indexOf(r.step) <= He.indexOf(n);
  },
  X = (e, t, n, r) => {
    let i = Y(t, n),
      { atWork: a } = J(t, n);
    return O(a).filter((t) => F(e.content, t, r) !== void 0 && T(a, t) > T(i?.acted ?? {}, t));
  },
  Rr = (e, t, n, r, i, a) =>
    F(e.content, r, i) === void 0
      ? q({ _tag: `WrongEmployee`, rule: a, employee: r })
      : X(e, t, n, i).includes(r)
        ? null
        : q({ _tag: `NobodyToAct`, rule: `R7.2`, employee: r }),
  Z = (e, t, n, r, i) => Lr(t, n, r) && (Y(t, n)?.phantoms.length ?? 0) === 0 && X(e, t, n, i).length > 0,
  zr = (e, t, n) => X(e, t, n, `build`)[0] ?? `new-business-developer`,
  Br = ([e, t], n) =>
    n === `N` || n === `S`
      ? { at: [e, n === `N` ? t - 1 : t], width: 2, height: 3 }
      : { at: [n === `W` ? e - 1 : e, t], width: 3, height: 2 },
  Vr = ([e, t], n) =>
    n === `N` || n === `S`
      ? { at: [e, n === `N` ? t - 1 : t + 2], width: 2, height: 1 }
      : { at: [n === `W` ? e - 1 : e + 2, t], width: 1, height: 2 },
  Hr = (e, t, n, r) => {
    let i = Br(n, r);
    if (!Mn(t, i)) return q({ _tag: `NotEmpty`, rule: `R3.2.2`, at: n });
    let a = e.options[`house-road-contact`] === `any-of-six` ? i : { at: n, width: 2, height: 2 };
    return Nn(t.board, En(t.board), a) === 255 ? q({ _tag: `NoRoad`, rule: `R12.2` }) : null;
  },
  Ur = (e, t, n) => Ce.filter((r) => Hr(e, t, n, r) === null),
  Wr = new WeakMap(),
  Gr = (e, t) => {
    let n = Wr.get(t);
    if (n) return n;
    let r = [];
    for (let n = 0; n < t.empty.length; n++) {
      if (t.empty[n] === 0) continue;
      let i = qt(t.board, n);
      Mn(t, { at: i, width: 2, height: 2 }) && Ce.some((n) => Hr(e, t, i, n) === null) && r.push(i);
    }
    return (Wr.set(t, r), r);
  },
  Kr = (e) => ({
    tag: `work.placeHouse`,
    secret: !1,
    opens: (t, n) => t.supply.houses.length > 0 && Z(e, t, n, `houses-and-gardens`, `build`),
    slots: [
      { name: `house`, kind: `house-number`, shape: `choice`, candidates: (e) => e.supply.houses },
      { name: `at`, kind: `house-place`, shape: `choice`, candidates: (t) => Gr(e, G(e, t)) },
      { name: `garden`, kind: `side`, shape: `choice`, candidates: (t, n, r) => Ur(e, G(e, t), K(r, `at`)) },
    ],
    refuse: (t, n, { house: r, at: i, garden: a }) =>
      t.supply.houses.includes(r) ? Hr(e, G(e, t), i, a) : q({ _tag: `NoSuchHouse`, rule: `R12.5`, house: r }),
    decide: (t, n, { house: r, at: i, garden: a }) => [
      { _tag: `HousePlaced`, seat: n, developer: zr(e, t, n), house: r, at: i, garden: a },
    ],
  }),
  qr = (e, t, n, r) => {
    let i = t.town.houses.find((e) => e.house === n);
    return i
      ? i.garden === null
        ? Mn(G(e, t), Vr(i.at, r))
          ? null
          : q({ _tag: `NotEmpty`, rule: `R12.4`, at: i.at })
        : q({ _tag: `HasGarden`, rule: `R12.4`, house: n })
      : q({ _tag: `NoSuchHouse`, rule: `R12.4`, house: n });
  },
  Jr = (e, t, n) => Ce.filter((r) => qr(e, t, n.house, r) === null),
  Yr = (e) => ({
    tag: `work.addGarden`,
    secret: !1,
    opens: (t, n) => t.supply.gardens > 0 && Z(e, t, n, `houses-and-gardens`, `build`),
    slots: [
      {
        name: `house`,
        kind: `house`,
        shape: `choice`,
        candidates: (t) => t.town.houses.filter((n) => Jr(e, t, n).length > 0).map((e) => e.house),
      },
      {
        name: `garden`,
        kind: `side`,
        shape: `choice`,
        candidates: (t, n, r) => {
          let i = t.town.houses.find((e) => e.house === K(r, `house`));
          return i ? Jr(e, t, i) : [];
        },
      },
    ],
    refuse: (t, n, { house: r, garden: i }) => qr(e, t, r, i),
    decide: (t, n, { house: r, garden: i }) => [
      { _tag: `GardenAdded`, seat: n, developer: zr(e, t, n), house: r, garden: i },
    ],
  }),
  Xr = (e, t, n) => L(e.content, J(t, n), `moreDrinks`).reduce((e, t) => e + t.count, 0),
  Zr = (e, t, n) => X(e, t, n, `fetch`)[0] ?? `errand-boy`,
  Qr = (e) => ({
    tag: `work.fetchDrink`,
    secret: !1,
    opens: (t, n) => Z(e, t, n, `food-and-drink`, `fetch`),
    slots: [{ name: `good`, kind: `good`, shape: `choice`, candidates: () => e.content.drinks }],
    refuse: (t, n, { good: r }) =>
      e.content.drinks.includes(r) ? null : q({ _tag: `WrongGood`, rule: `R11.3`, good: r }),
    decide: (t, n, { good: r }) => {
      let i = Zr(e, t, n);
      return [
        {
          _tag: `DrinkFetched`,
          seat: n,
          employee: i,
          good: r,
          count: (F(e.content, i, `fetch`)?.count ?? 0) + Xr(e, t, n),
        },
      ];
    },
  }),
  $r = (e, t, n, r) => {
    let i = P(e.content, r)?.range?.reach ?? 0,
      a = L(e.content, J(t, n), `buyerRange`).reduce((e, t) => e + t.more, 0);
    return { range: i === `unlimited` ? 1 / 0 : i + a, exact: e.options[`buyer-route-length`] === `full-range` };
  },
  ei = (e, t) => P(e.content, t)?.range?.by === `air`,
  ti = (e, t, n, r, i) => {
    let a = U(e, t.town.tiles),
      o = $r(e, t, n, r);
    return ei(e, r) ? qn(a, i, o) : Hn(a, i, o);
  },
  ni = (e, t, { buyer: n, from: r, route: i }) => {
    let a = U(e, t.town.tiles);
    return ei(e, n) ? Jn(a, r, i) : Un(a, r, i);
  },
  ri = (e, t, n) => yn(e, J(t, n)).map(({ square: e }) => e),
  ii = (e, t, n, r) => {
    let { buyer: i, from: a } = r,
      o = Rr(e, t, n, i, `buy`, `R11.4`);
    if (o) return o;
    if (!ri(e, t, n).some(([e, t]) => e === a[0] && t === a[1]))
      return q({ _tag: `NotYourEntrance`, rule: `R3.6`, at: a });
    let s = ni(e, t, r),
      c = ei(e, i) ? `R11.7` : `R11.4`;
    if (typeof s == `string`) return q({ _tag: `BadRoute`, rule: s === `u-turn` ? `R11.5` : c, fault: s });
    let { range: l, exact: u } = $r(e, t, n, i);
    return s.distance > l
      ? q({ _tag: `OutOfRange`, rule: c, distance: s.distance, range: l })
      : u && s.distance < l
        ? q({ _tag: `TooShort`, rule: c, distance: s.distance, range: l })
        : null;
  },
  ai = (e, t, n, r, i) => {
    let a = U(e, t.town.tiles),
      o = (F(e.content, r, `buy`)?.perSource ?? 0) + Xr(e, t, n),
      s = i.flatMap((e) => {
        let t = a.sources[e];
        return t ? [{ at: t.at, good: t.good, count: o }] : [];
      }),
      c = {};
    for (let { good: e } of s) c = E(c, e, o);
    return { sources: s, drinks: c };
  },
  oi = (e, t, n, r) => {
    let { buyer: i, from: a, route: o } = r,
      s = ni(e, t, r),
      { distance: c, sources: l } = typeof s == `string` ? { distance: 0, sources: [] } : s;
    return { _tag: `DrinksBought`, seat: n, buyer: i, from: a, route: o, distance: c, ...ai(e, t, n, i, l) };
  },
  si = (e) => ({
    tag: `work.buyDrinks`,
    secret: !1,
    opens: (t, n) => Z(e, t, n, `food-and-drink`, `buy`),
    slots: [
      { name: `buyer`, kind: `employee`, shape: `choice`, candidates: (t, n) => X(e, t, n, `buy`) },
      {
        name: `from`,
        kind: `entrance`,
        shape: `choice`,
        candidates: (t, n, r) => ri(e, t, n).filter((i) => ti(e, t, n, K(r, `buyer`), i).length > 0),
      },
      {
        name: `route`,
        kind: `route`,
        shape: `choice`,
        candidates: (t, n, r) => ti(e, t, n, K(r, `buyer`), K(r, `from`)).map(({ route: e }) => e),
      },
    ],
    refuse: (t, n, r) => ii(e, t, n, r),
    decide: (t, n, r) => [oi(e, t, n, r)],
  }),
  ci = (e) =>
    e.stage._tag === `order-of-business` ? e.stage.taken.flatMap((e, t) => (e === null ? [t + 1] : [])) : [],
  li = () => ({
    tag: `order.choosePosition`,
    secret: !1,
    opens: (e, t) => e.stage._tag === `order-of-business` && e.stage.queue[0] === t,
    slots: [{ name: `position`, kind: `position`, shape: `choice`, candidates: ci }],
    refuse: (e, t, { position: n }) =>
      ci(e).includes(n) ? null : q({ _tag: `NoSuchPosition`, rule: `R6.3`, position: n }),
    decide: (e, t, { position: n }) => [{ _tag: `PositionChosen`, seat: t, position: n }],
  }),
  ui = ({ content: e }) => ({
    tag: `setup.chooseReserve`,
    secret: !0,
    opens: (e) => e.stage._tag === `setup-reserve`,
    slots: [
      { name: `amount`, kind: `reserve`, shape: `choice`, candidates: () => e.reserves.map(({ amount: e }) => e) },
    ],
    refuse: (t, n, { amount: r }) =>
      e.reserves.some((e) => e.amount === r) ? null : q({ _tag: `NoSuchReserve`, rule: `R2.4`, amount: r }),
    decide: (e, t, { amount: n }) => [{ _tag: `ReserveChosen`, seat: t, amount: h([t], n) }],
  }),
  di = ({ stage: e }, t) => e._tag === `cleanup` && e.asked.includes(t) && e.asked.some((t) => !e.kept[t]),
  fi = (e, t, n, { stock: r }) => {
    let i = t.chains[n]?.stock ?? {};
    for (let [e, t] of D(r)) {
      let n = T(i, e);
      if (t > n) return { _tag: `NotInStock`, rule: `R19.1`, good: e, kept: t, has: n };
    }
    let a = e.formulas.freezerRoom(e, t, n),
      o = k(r);
    return o > a ? { _tag: `FreezerFull`, rule: `R19.1`, kept: o, room: a } : null;
  },
  pi = (e) => ({
    name: `stock`,
    kind: `good`,
    shape: `list`,
    candidates: (t, n, r, i) => {
      if (i.length >= e.formulas.freezerRoom(e, t, n)) return [];
      let a = j(i),
        o = D(t.chains[n]?.stock ?? {}),
        s = Math.max(
          0,
          o.findIndex(([e]) => e === i.at(-1)),
        );
      return o
        .slice(s)
        .filter(([e, t]) => t > T(a, e))
        .map(([e]) => e);
    },
    fits: () => !0,
    gather: (e) => Object.fromEntries(D(j(e))),
  }),
  mi = (e) => ({
    tag: `cleanup.keep`,
    slots: [pi(e)],
    secret: !1,
    opens: di,
    refuse: (t, n, r) => fi(e, t, n, r),
    decide: (e, t, { stock: n }) => {
      let r = D(n)
        .filter(([, e]) => e > 0)
        .toSorted(([e], [t]) => (e < t ? -1 : 1));
      return [{ _tag: `StockChosen`, seat: t, stock: Object.fromEntries(r) }];
    },
  }),
  hi = () => ({
    tag: `work.endTurn`,
    secret: !1,
    reluctant: !0,
    opens: (e, t) => Y(e, t)?.phantoms.length === 0,
    slots: [],
    refuse: () => null,
    decide: (e, t) => [{ _tag: `TurnEnded`, seat: t }],
  }),
  gi = new WeakMap(),
  _i = ({ content: e }, t) => {
    let n = new Map(),
      r = [t];
    for (let t = 1; r.length > 0; t++) {
      r = r.flatMap((t) => P(e, t)?.becomes ?? []).filter((e) => !n.has(e));
      for (let e of r) n.set(e, t);
    }
    return n;
  },
  vi = (e, t) => {
    let { employees: n } = e.content,
      r = gi.get(n) ?? new Map(),
      i = r.get(t) ?? _i(e, t);
    return (gi.set(n, r.set(t, i)), i);
  },
  yi = (e, t, n) => {
    let r = J(e, t);
    return T(r.atWork, n) > 0 || T(r.beach, n) > 0 || r.busy.some((e) => e.employee === n);
  },
  bi = (e, t, n, r) => {
    let i = P(e.content, r);
    return i?.unique === !0 && yi(t, n, r)
      ? q({ _tag: `OnlyOne`, rule: `R9.8`, employee: r })
      : (i?.abilities.some((e) => e._tag === `finance`) ?? !1) && L(e.content, J(t, n), `ceoIsCfo`).length > 0
        ? q({ _tag: `CeoIsCfo`, rule: `R9.9`, employee: r })
        : T(t.supply.employees, r) > 0
          ? null
          : q({ _tag: `NoneLeft`, rule: `R9.7`, employee: r });
  },
  Q = ({ teachers: e }, t) => e[t]?.left ?? 0,
  xi = (e, t) => {
    let n = null;
    for (let r of e.allowed) {
      let i = Q(e, r);
      i >= t && (n === null || i < Q(e, n)) && (n = r);
    }
    return n === null ? null : [{ teacher: n, steps: t }];
  },
  Si = (e, t, n) => {
    let r = [],
      i = n;
    for (let n of t) {
      let t = Math.min(i, Q(e, n));
      (t > 0 && r.push({ teacher: n, steps: t }), (i -= t));
    }
    return r;
  },
  Ci = (e, t) => {
    let n = new Map([[0, []]]);
    for (let r of e.allowed.filter((t) => Q(e, t) > 0))
      for (let [i, a] of Array.from(n)) {
        let o = i + Q(e, r);
        i < t && !n.has(o) && n.set(o, [...a, r]);
      }
    let r = [...n.keys()].filter((e) => e >= t),
      i = r.length === 0 ? void 0 : n.get(Math.min(...r));
    return i ? Si(e, i, t) : null;
  },
  wi = (e, t) => xi(e, t) ?? (e.stacking ? Ci(e, t) : null),
  Ti = (e, t, n) => {
    if (n.length !== 1 && !e.stacking) return null;
    let r = [];
    for (let i of n) {
      let a = e.allowed.filter((t) => e.teachers[t]?.employee === i && Q(e, t) > 0 && !r.includes(t)),
        [o] = (n.length === 1 ? a.filter((n) => Q(e, n) >= t) : a).toSorted((t, n) => Q(e, t) - Q(e, n));
      if (o === void 0) return null;
      r.push(o);
    }
    let i = Si(e, r, t);
    return i.reduce((e, t) => e + t.steps, 0) === t && i.length === r.length ? i : null;
  },
  Ei = (e, t, n) => L(e.content, J(t, n), `stackTraining`, t.round).length > 0,
  Di = (e) => e.map((e, t) => t),
  Oi = (e, t) => {
    let n = e.indexOf(t);
    return e.filter((e, t) => t !== n);
  },
  ki = (e, t) =>
    e.map((e, n) => {
      let r = t.find((e) => e.teacher === n);
      return r ? { ...e, left: e.left - r.steps } : e;
    }),
  Ai = (e, t) => {
    let n = new Map();
    for (let r of e.allowed) {
      let i = e.teachers[r]?.left ?? 0;
      i >= t && !n.has(i) && n.set(i, [{ teacher: r, steps: t }]);
    }
    let r = [...n.values()],
      i = e.stacking ? wi(e, t) : null;
    return i && i.length > 1 ? [...r, i] : r;
  },
  ji = (e, t, n) => {
    if (T(t.supply, n) === 0) return !1;
    let r = bi(e.ruleset, e.state, e.seat, n);
    return r && r._tag !== `NoneLeft` ? !1 : !(P(e.ruleset.content, n)?.unique === !0 && t.gained.includes(n));
  },
  Mi = (e, t, n) => {
    let r = { teachers: t.teachers, allowed: Di(t.teachers), stacking: e.stacking };
    for (let [i, a] of vi(e.ruleset, n))
      if (ji(e, t, i)) {
        for (let o of Ai(r, a))
          if (
            Pi(e, {
              ...t,
              teachers: ki(t.teachers, o),
              phantoms: Oi(t.phantoms, n),
              supply: E(t.supply, i, -1),
              gained: [...t.gained, i],
            })
          )
            return !0;
      }
    return !1;
  },
  Ni = (e, t) => {
    let n = { teachers: t.teachers, allowed: Di(t.teachers), stacking: e.stacking };
    for (let r of O(t.beach))
      for (let [i, a] of vi(e.ruleset, r))
        if (ji(e, t, i)) {
          for (let o of Ai(n, a))
            if (
              Pi(e, {
                ...t,
                teachers: ki(t.teachers, o),
                supply: E(E(t.supply, i, -1), r, 1),
                beach: E(t.beach, r, -1),
                gained: [...t.gained, i],
              })
            )
              return !0;
        }
    return !1;
  },
  Pi = (e, t) => {
    let [n] = t.phantoms;
    return n === void 0
      ? !0
      : t.teachers.every((e) => e.left === 0)
        ? !1
        : Mi(e, t, n)
          ? !0
          : e.ruleset.options[`phantom-target`] === `at-train` && Ni(e, t);
  },
  Fi = (e, t, n) => ({
    teachers: n.teachers,
    phantoms: n.phantoms,
    supply: e.supply.employees,
    beach: n.trained.reduce((e, { employee: t }) => E(e, t, -1), J(e, t).beach),
    trained: n.trained,
    gained: [],
  }),
  Ii = (e, t, n) => {
    let r = I(e.content, J(t, n).atWork, `recruit`)
      .toSorted((e, t) => e.ability.unusedDiscount - t.ability.unusedDiscount)
      .map(({ employee: e, count: t, ability: n }) => [e, t * n.actions]);
    return [[`ceo`, e.content.constants.ceoRecruits], ...r];
  },
  Li = (e, t, n) => Ii(e, t, n).reduce((e, [, t]) => e + t, 0),
  Ri = (e) => e.options[`recruit-attribution`] === `player-choice`,
  zi = (e, t, n) => {
    let r = Y(t, n)?.recruits ?? [];
    return Ii(e, t, n)
      .filter(([e, t]) => r.filter((t) => t.using === e).length < t)
      .map(([e]) => e);
  },
  Bi = (e, t, n, r) => {
    let i = Y(t, n);
    if (!i) return !1;
    let a = Fi(t, n, i);
    return Pi({ ruleset: e, state: t, seat: n, stacking: Ei(e, t, n) }, { ...a, phantoms: [...i.phantoms, r] });
  },
  Vi = (e, t, n, r) =>
    P(e.content, r)?.entry === !0
      ? T(t.supply.employees, r) > 0 || Bi(e, t, n, r)
        ? null
        : q({ _tag: `PileEmpty`, rule: `R8.3`, employee: r })
      : q({ _tag: `NoEntryCard`, rule: `R8.2`, employee: r }),
  Hi = (e, t, n, { employee: r, using: i }) =>
    i !== void 0 && (!Ri(e) || !zi(e, t, n).includes(i))
      ? q({ _tag: `WrongRecruiter`, rule: `R17.6`, using: i })
      : Vi(e, t, n, r),
  Ui = (e, t, n) => (Y(t, n)?.recruits.length ?? 0) < Li(e, t, n),
  Wi = (e) => ({
    tag: `work.hire`,
    secret: !1,
    opens: (t, n) => Lr(t, n, `recruit`) && Ui(e, t, n),
    slots: [
      {
        name: `employee`,
        kind: `employee`,
        shape: `choice`,
        candidates: (t, n) => O(e.content.employees).filter((r) => Vi(e, t, n, r) === null),
      },
      {
        name: `using`,
        kind: `recruiter`,
        shape: `choice`,
        asked: () => (Ri(e) ? `maybe` : `no`),
        candidates: (t, n) => zi(e, t, n),
      },
    ],
    refuse: (t, n, r) => Hi(e, t, n, r),
    decide: (t, n, { employee: r, using: i }) => {
      let a = Ri(e) ? (i ?? zi(e, t, n)[0] ?? null) : null;
      return [
        {
          _tag: `Hired`,
          seat: n,
          employee: r,
          using: a,
          byManager: ((a === null || a === `ceo` ? void 0 : F(e.content, a, `recruit`))?.unusedDiscount ?? 0) > 0,
          phantom: T(t.supply.employees, r) === 0,
        },
      ];
    },
  }),
  Gi = (e, t, n, r, i) => {
    let a = P(e.content, r)?.range;
    return a?.reach === void 0 || a.reach === `unlimited`
      ? { distances: En(i.board), range: 0 }
      : { distances: On(i.board, yn(e, J(t, n))), range: a.reach };
  },
  Ki = (e, t, n, r, i, a) => {
    let o = G(e, t),
      s = { at: a.at, ...W(e, i, a.turned) };
    if (!Mn(o, s)) return q({ _tag: `NotEmpty`, rule: `R3.2.2`, at: a.at });
    if (Nn(o.board, En(o.board), s) === 255) return q({ _tag: `NoRoad`, rule: `R10.3` });
    let { distances: c, range: l } = Gi(e, t, n, r, o),
      u = Nn(o.board, c, s);
    return u <= l ? null : q({ _tag: `OutOfRange`, rule: `R10.4`, distance: u === 255 ? null : u, range: l });
  },
  qi = new WeakMap(),
  Ji = (e, { distances: t, range: n }, r, i) => {
    let { board: a, empty: o } = e,
      s = [];
    for (let c = 0; c < o.length && s.length < i; c++) {
      if (o[c] === 0) continue;
      let i = { at: qt(a, c), ...r };
      Mn(e, i) && Nn(a, t, i) <= n && s.push(i.at);
    }
    return s;
  },
  Yi = (e, t, n, r, i, a) => {
    let o = G(e, t),
      s = W(e, i, a),
      c = P(e.content, r)?.range?.reach ?? `unlimited`,
      l = `${c} ${
        c === `unlimited`
          ? ``
          : yn(e, J(t, n))
              .map((e) => e.square)
              .join(`/`)
      } ${s.width}x${s.height}`,
      u = qi.get(o) ?? new Map(),
      d = u.get(l);
    if (d) return d;
    let ee = Ji(o, Gi(e, t, n, r, o), s, 1 / 0);
    return (qi.set(o, u.set(l, ee)), ee);
  },
  Xi = (e, t, n) => (t.supply.campaigns.includes(n) ? e.content.campaigns[n] : void 0),
  Zi = (e, t, n) => F(e.content, t, `market`)?.kinds.includes(n) ?? !1,
  Qi = (e, t, n, r, i) => {
    if (e.options[`airplane-overlap`] !== `allowed`)
      return t.town.campaigns.find(({ campaign: t, place: a }) => {
        if (!(`side` in a) || a.side !== n) return !1;
        let o = W(e, t, !1).width;
        return a.offset < r + i && r < a.offset + o;
      })?.campaign;
  },
  $i = (e, t, n, r, i) => {
    let { board: a } = G(e, t),
      { width: o } = W(e, n, !1);
    if (i < 0 || i + o > nr(a, r)) return q({ _tag: `OffTheMap`, rule: `R3.9.2` });
    let s = Qi(e, t, r, i, o);
    return s === void 0 ? null : q({ _tag: `EdgeTaken`, rule: `R10.7`, campaign: s });
  },
  ea = (e, t, n, r) => {
    let { board: i } = G(e, t),
      { width: a } = W(e, n, !1),
      o = [];
    for (let n = 0; n + a <= nr(i, r); n++) Qi(e, t, r, n, a) === void 0 && o.push(n);
    return o;
  },
  ta = (e, t, n, r) => {
    let i = G(e, t),
      a = Gi(e, t, n, r, i),
      o = (n, r) =>
        r === `airplane`
          ? Ce.some((r) => ea(e, t, n, r).length > 0)
          : [!1, !0].some((t) => Ji(i, a, W(e, n, t), 1).length > 0);
    return t.supply.campaigns.filter((t) => {
      let n = e.content.campaigns[t]?.kind;
      return n !== void 0 && Zi(e, r, n) && o(t, n);
    });
  },
  na = (e, t) => e.milestonesGone.some((e) => e === t),
  ra = (e, t, n, r) => {
    let i = J(t, n);
    if (L(e.content, i, `endlessCampaigns`).length > 0) return !0;
    let a = e.content.campaigns[r]?.kind;
    return Object.entries(e.content.milestones).some(
      ([e, n]) =>
        n?.trigger._tag === `placed` &&
        n.trigger.kind === a &&
        n.perks.some((e) => e._tag === `endlessCampaigns`) &&
        !na(t, e),
    );
  },
  ia = (e, t) => F(e.content, t, `market`)?.duration ?? 0,
  aa = (e, t) => e.content.campaigns[K(t, `campaign`)]?.kind === `airplane`,
  oa = (e, t, n, r) => {
    let { duration: i, marketer: a, campaign: o } = r;
    if (ra(e, t, n, o)) return i === void 0 ? null : q({ _tag: `WrongDuration`, rule: `R10.12`, longest: null });
    let s = ia(e, a);
    return i !== void 0 && i >= 1 && i <= s ? null : q({ _tag: `WrongDuration`, rule: `R10.10`, longest: s });
  },
  sa = (e, t, n, r) => {
    let { marketer: i, campaign: a, at: o, turned: s, side: c, offset: l } = r;
    return e.content.campaigns[a]?.kind === `airplane`
      ? c === void 0 || l === void 0 || o !== void 0 || s !== void 0
        ? q({ _tag: `WrongPlace`, rule: `R10.6` })
        : $i(e, t, a, c, l)
      : o === void 0 || c !== void 0 || l !== void 0
        ? q({ _tag: `WrongPlace`, rule: `R10.3` })
        : Ki(e, t, n, i, a, { at: o, turned: s ?? !1 });
  },
  ca = (e, t, n, r) => {
    let { marketer: i, campaign: a, good: o } = r,
      s = Rr(e, t, n, i, `market`, `R10.1`);
    if (s) return s;
    let c = Xi(e, t, a);
    return c
      ? Zi(e, i, c.kind)
        ? e.content.goods.includes(o)
          ? (sa(e, t, n, r) ?? oa(e, t, n, r))
          : q({ _tag: `WrongGood`, rule: `R10.9`, good: o })
        : q({ _tag: `WrongKind`, rule: `R10.1`, campaign: a })
      : q({ _tag: `NoSuchCampaign`, rule: `R1.5`, campaign: a });
  },
  la = (e, { campaign: t, at: n, turned: r, side: i, offset: a }) => {
    if (n === void 0) return { side: i ?? `N`, offset: a ?? 0 };
    let { width: o, height: s } = W(e, t, !1);
    return { at: n, turned: r === !0 && o !== s };
  },
  ua = (e, t, n, r, i) => {
    let a = K(r, `campaign`),
      { width: o, height: s } = W(e, a, !1);
    return i && o === s ? [] : Yi(e, t, n, K(r, `marketer`), a, i);
  },
  da = (e, [t, n]) => e.some((e) => e[0] === t && e[1] === n),
  fa = (e, t, n, r) => {
    let i = ua(e, t, n, r, !1),
      a = ua(e, t, n, r, !0);
    if (a.length === 0) return i;
    let o = new Set(i.map(String));
    return [...i, ...a.filter((e) => !o.has(String(e)))];
  },
  pa = (e, t, n, r) => {
    if (aa(e, r)) return `no`;
    let i = K(r, `at`);
    return da(ua(e, t, n, r, !0), i) ? (da(ua(e, t, n, r, !1), i) ? `maybe` : `yes`) : `no`;
  },
  ma = (e) => [
    {
      name: `marketer`,
      kind: `employee`,
      shape: `choice`,
      candidates: (t, n) => X(e, t, n, `market`).filter((r) => ta(e, t, n, r).length > 0),
    },
    { name: `campaign`, kind: `campaign`, shape: `choice`, candidates: (t, n, r) => ta(e, t, n, K(r, `marketer`)) },
  ],
  ha = (e) => [
    {
      name: `side`,
      kind: `side`,
      shape: `choice`,
      asked: (t, n, r) => (aa(e, r) ? `yes` : `no`),
      candidates: (t, n, r) => Ce.filter((n) => ea(e, t, K(r, `campaign`), n).length > 0),
    },
    {
      name: `offset`,
      kind: `offset`,
      shape: `choice`,
      asked: (t, n, r) => (aa(e, r) ? `yes` : `no`),
      candidates: (t, n, r) => ea(e, t, K(r, `campaign`), K(r, `side`)),
    },
    {
      name: `at`,
      kind: `campaign-place`,
      shape: `choice`,
      asked: (t, n, r) => (aa(e, r) ? `no` : `yes`),
      candidates: (t, n, r) => fa(e, t, n, r),
    },
    { name: `turned`, kind: `turned`, shape: `choice`, asked: (t, n, r) => pa(e, t, n, r), candidates: () => [!0] },
  ],
  ga = (e) => [
    { name: `good`, kind: `good`, shape: `choice`, candidates: () => e.content.goods },
    {
      name: `duration`,
      kind: `duration`,
      shape: `choice`,
      asked: (t, n, r) => (ra(e, t, n, K(r, `campaign`)) ? `no` : `yes`),
      candidates: (t, n, r) => Array.from({ length: ia(e, K(r, `marketer`)) }, (e, t) => t + 1),
    },
  ],
  _a = (e) => ({
    tag: `work.launchCampaign`,
    secret: !1,
    opens: (t, n) => Z(e, t, n, `campaigns`, `market`),
    slots: [...ma(e), ...ha(e), ...ga(e)],
    refuse: (t, n, r) => ca(e, t, n, r),
    decide: (t, n, r) => [
      {
        _tag: `CampaignLaunched`,
        seat: n,
        marketer: r.marketer,
        campaign: r.campaign,
        good: r.good,
        left: ra(e, t, n, r.campaign) ? `endless` : (r.duration ?? 1),
        place: la(e, r),
      },
    ],
  }),
  va = (e) => ({ at: e, width: 2, height: 2 }),
  ya = (e, t, n, r, i) => {
    let a = P(e.content, i)?.range?.reach ?? `unlimited`;
    return a === `unlimited`
      ? null
      : {
          distances: On(r.board, yn(e, J(t, n))),
          range: a,
          entranceOnly: e.options[`local-manager-target`] === `entrance-on-route`,
        };
  },
  ba = (e, { distances: t, entranceOnly: n }, r, i) => (n ? (t[V(e.board, fn(r, i))] ?? 255) : Nn(e.board, t, va(r))),
  xa = (e, t, n, r = null) => {
    if (!Mn(e, va(t))) return q({ _tag: `NotEmpty`, rule: `R3.2.2`, at: t });
    let i = V(e.board, fn(t, n));
    if (En(e.board)[i] === 255) return q({ _tag: `NoRoad`, rule: `R3.6.2` });
    if (r === null) return null;
    let a = ba(e, r, t, n);
    return a <= r.range
      ? null
      : q({ _tag: `OutOfRange`, rule: `R13.3`, distance: a === 255 ? null : a, range: r.range });
  },
  Sa = (e, t, n = null) => xe.filter((r) => xa(e, t, r, n) === null),
  Ca = (e, t = null) => {
    let { board: n } = e,
      r = En(n),
      i = [];
    for (let a = 0; a < n.print.length; a++) {
      if (e.empty[a] === 0) continue;
      let o = va(qt(n, a));
      Mn(e, o) && Nn(n, r, o) !== 255 && (t === null || Sa(e, o.at, t).length > 0) && i.push(o.at);
    }
    return i;
  },
  wa = (e, { board: t }, n) => {
    let r = t.tileOf[n] ?? -1;
    if (e.options[`initial-entrance-rule`] === `entrance-square`) return [r];
    let i = [];
    for (let e = 0; e < 4; e++) {
      let r = B(t, n, e);
      r >= 0 && H(t.print[r]) && i.push(t.tileOf[r] ?? -1);
    }
    return i;
  },
  Ta = ({ board: e }, { at: t, entrance: n }) => V(e, fn(t, n)),
  Ea = (e, t, n) => new Set(t.chains.flatMap((t) => t.restaurants.flatMap((t) => wa(e, n, Ta(n, t))))),
  Da = (e, t, n, r, i) => wa(e, t, Ta(t, { at: r, entrance: i })).some((e) => n.has(e)),
  Oa = (e, t, [n, r]) => e.chains[t]?.restaurants.find(({ at: e }) => e[0] === n && e[1] === r),
  ka = (e, t, n) => X(e, t, n, `open`).filter((t) => F(e.content, t, `open`)?.move === !0),
  Aa = (e, t) => t.open || e.options[`regional-move-unopened`] === `allowed`,
  ja = (e, t, n, r) => {
    let i = Oa(t, n, r);
    return i
      ? Aa(e, i)
        ? null
        : q({ _tag: `NotOpen`, rule: `R13.5`, at: r })
      : q({ _tag: `NotYourRestaurant`, rule: `R13.4`, at: r });
  },
  Ma = (e, t, n, r) => {
    let i = Oa(t, n, r),
      a = G(e, t);
    return i ? Pn(a, i) : a;
  },
  Na = (e) => [
    {
      name: `from`,
      kind: `restaurant`,
      shape: `choice`,
      candidates: (t, n) =>
        J(t, n)
          .restaurants.filter((t) => Aa(e, t))
          .map(({ at: e }) => e),
    },
    { name: `at`, kind: `restaurant-place`, shape: `choice`, candidates: (t, n, r) => Ca(Ma(e, t, n, K(r, `from`))) },
    {
      name: `entrance`,
      kind: `corner`,
      shape: `choice`,
      candidates: (t, n, r) => Sa(Ma(e, t, n, K(r, `from`)), K(r, `at`)),
    },
  ],
  Pa = (e) => ({
    tag: `work.moveRestaurant`,
    secret: !1,
    opens: (t, n) => Z(e, t, n, `restaurants`, `open`) && ka(e, t, n).length > 0,
    slots: Na(e),
    refuse: (t, n, { from: r, at: i, entrance: a }) => ja(e, t, n, r) ?? xa(Ma(e, t, n, r), i, a),
    decide: (t, n, { from: r, at: i, entrance: a }) => [
      { _tag: `RestaurantMoved`, seat: n, manager: ka(e, t, n)[0] ?? `regional-manager`, from: r, at: i, entrance: a },
    ],
  }),
  Fa = (e, t, n) => J(t, n).restaurants.length < e.content.constants.restaurantsPerChain,
  Ia = (e, t, n, { manager: r, at: i, entrance: a }) => {
    let o = Rr(e, t, n, r, `open`, `R13.3`);
    if (o) return o;
    if (!Fa(e, t, n)) return q({ _tag: `NoRestaurantLeft`, rule: `R13.2` });
    let s = G(e, t);
    return xa(s, i, a, ya(e, t, n, s, r));
  },
  La = (e) => [
    { name: `manager`, kind: `employee`, shape: `choice`, candidates: (t, n) => X(e, t, n, `open`) },
    {
      name: `at`,
      kind: `restaurant-place`,
      shape: `choice`,
      candidates: (t, n, r) => {
        let i = G(e, t);
        return Ca(i, ya(e, t, n, i, K(r, `manager`)));
      },
    },
    {
      name: `entrance`,
      kind: `corner`,
      shape: `choice`,
      candidates: (t, n, r) => {
        let i = G(e, t),
          a = ya(e, t, n, i, K(r, `manager`));
        return Sa(i, K(r, `at`), a);
      },
    },
  ],
  Ra = (e) => ({
    tag: `work.openRestaurant`,
    secret: !1,
    opens: (t, n) => Fa(e, t, n) && Z(e, t, n, `restaurants`, `open`),
    slots: La(e),
    refuse: (t, n, r) => Ia(e, t, n, r),
    decide: (t, n, { manager: r, at: i, entrance: a }) => [
      {
        _tag: `RestaurantPlaced`,
        seat: n,
        manager: r,
        at: i,
        entrance: a,
        open: F(e.content, r, `open`)?.atOnce ?? !1,
      },
    ],
  }),
  za = ({ stage: e }, t) => {
    if (e._tag !== `payday` || !e.asked.includes(t)) return !1;
    let n = e.asked.filter((t) => !e.submitted[t]);
    return e.oneByOne ? n[0] === t : n.length > 0;
  },
  Ba = (e) => e.filter((e) => e !== `ceo`),
  Va = (e, t) => {
    if (t.includes(`ceo`)) return { _tag: `CannotBeDismissed`, rule: `R17.2`, employee: `ceo` };
    for (let [n, r] of D(j(Ba(t)))) {
      let t = _r(e, n);
      if (!(r <= t))
        return t === 0 && e.busy.some((e) => e.employee === n)
          ? { _tag: `CannotBeDismissed`, rule: `R17.2`, employee: n }
          : { _tag: `NotEmployed`, rule: `R17.2`, employee: n, named: r, has: t };
    }
    return null;
  },
  Ha = (e, t, n, r) => {
    let i = Tr(e, t).map((e) => e.campaign),
      a = n === 0 ? r[0] : r.find((e) => !i.includes(e));
    if (a !== void 0) return { _tag: `MarketeerStays`, rule: `R17.10`, campaign: a };
    let o = new Set(r).size;
    return (r.length === 0 && n === i.length) || (o === n && r.length === n)
      ? null
      : { _tag: `WrongNumberOfMarketeers`, rule: `R17.10`, needed: n, named: o };
  },
  Ua = (e, t, n, r) => {
    let i = t.chains[n];
    if (!i) return null;
    let a = Va(i, r.employees);
    if (a) return a;
    let o = Ba(r.employees),
      { due: s } = Sr(e, t, n, o);
    if (s > i.cash && !wr(e, i, o)) {
      let { cash: e } = i;
      return { _tag: `SalariesUnpayable`, rule: `R17.9`, due: s, cash: e, short: s - e };
    }
    return Ha(e, i, Er(e, t, n, o), r.busy ?? []);
  },
  Wa = (e) => e.employees ?? [],
  Ga = (e) => ({
    name: `employees`,
    kind: `employee`,
    shape: `list`,
    reluctant: !0,
    candidates: (e, t, n, r) => {
      let i = e.chains[t];
      if (!i) return [];
      let a = j(r);
      return [...new Set([...O(i.atWork), ...O(i.beach)])].filter((e) => _r(i, e) > T(a, e));
    },
    fits: (t, n, r, i) => {
      let a = t.chains[n],
        o = i;
      return a ? Sr(e, t, n, o).due <= a.cash || wr(e, a, o) : !1;
    },
  }),
  Ka = (e) => {
    let t = (t, n, r) => Er(e, t, n, Wa(r)),
      n = (t, n) => {
        let r = t.chains[n];
        return r ? Tr(e, r).map((e) => e.campaign) : [];
      };
    return {
      name: `busy`,
      kind: `campaign`,
      shape: `list`,
      asked: (e, r, i) => {
        let a = t(e, r, i);
        return a > 0 && a < n(e, r).length ? `yes` : `no`;
      },
      candidates: (e, r, i, a) => (a.length >= t(e, r, i) ? [] : n(e, r).filter((e) => !a.includes(e))),
      fits: (e, n, r, i) => i.length === t(e, n, r),
    };
  },
  qa = (e) => ({
    tag: `payday.fire`,
    slots: [Ga(e), Ka(e)],
    secret: e.options[`firing-order`] === `simultaneous`,
    opens: za,
    refuse: (t, n, r) => Ua(e, t, n, r),
    decide: (t, n, r) => {
      let i = t.chains[n],
        a = Ba(r.employees).toSorted(),
        o = Er(e, t, n, a),
        s = r.busy ?? [],
        c = i ? Tr(e, i).map((e) => e.campaign) : [],
        l = s.length > 0 ? s.toSorted((e, t) => e - t) : c.slice(0, o),
        u = t.stage._tag === `payday` && t.stage.oneByOne;
      return [{ _tag: `DismissalSubmitted`, seat: n, dismissal: h(u ? `everybody` : [n], { employees: a, busy: l }) }];
    },
  }),
  Ja = (e, t) => {
    let n = G(e, t);
    return { ground: n, taken: Ea(e, t, n) };
  },
  Ya = (e, { ground: t, taken: n }, r, i) =>
    xa(t, r, i) || (Da(e, t, n, r, i) ? q({ _tag: `TileTaken`, rule: `R2.8` }) : null),
  Xa = (e, t) => Ca(t.ground).filter((n) => xe.some((r) => Ya(e, t, n, r) === null)),
  Za = (e, t, n, r) => {
    let i = Ya(e, t, n, r);
    return i?._tag === `TileTaken` && Xa(e, t).length === 0 ? null : i;
  },
  Qa = (e, t) => {
    let n = Ja(e, t),
      r = Xa(e, n);
    return r.length > 0 ? r : Ca(n.ground);
  },
  $a = (e, t, n) => {
    let r = Ja(e, t);
    return xe.filter((t) => Za(e, r, n, t) === null);
  },
  eo = (e, t) => e.stage._tag === `setup-restaurants` && e.stage.queue[0] === t,
  to = (e) => ({
    tag: `setup.placeRestaurant`,
    secret: !1,
    opens: eo,
    slots: [
      { name: `at`, kind: `restaurant-place`, shape: `choice`, candidates: (t) => Qa(e, t) },
      { name: `entrance`, kind: `corner`, shape: `choice`, candidates: (t, n, r) => $a(e, t, K(r, `at`)) },
    ],
    refuse: (t, n, { at: r, entrance: i }) => Za(e, Ja(e, t), r, i),
    decide: (e, t, { at: n, entrance: r }) => [{ _tag: `FirstRestaurantPlaced`, seat: t, at: n, entrance: r }],
  }),
  no = () => ({
    tag: `setup.pass`,
    secret: !1,
    opens: (e, t) => eo(e, t) && e.stage._tag === `setup-restaurants` && e.stage.pass === 1,
    slots: [],
    refuse: () => null,
    decide: (e, t) => [{ _tag: `PlacingPassed`, seat: t }],
  }),
  ro = (e, t, n, { cook: r, good: i }) =>
    Rr(e, t, n, r, `cook`, `R11.2`) ||
    (T(F(e.content, r, `cook`)?.makes ?? {}, i) > 0 ? null : q({ _tag: `WrongGood`, rule: `R11.2`, good: i })),
  io = (e) => ({
    tag: `work.produce`,
    secret: !1,
    opens: (t, n) => Z(e, t, n, `food-and-drink`, `cook`),
    slots: [
      { name: `cook`, kind: `employee`, shape: `choice`, candidates: (t, n) => X(e, t, n, `cook`) },
      {
        name: `good`,
        kind: `good`,
        shape: `choice`,
        candidates: (t, n, r) => O(F(e.content, K(r, `cook`), `cook`)?.makes ?? {}),
      },
    ],
    refuse: (t, n, r) => ro(e, t, n, r),
    decide: (t, n, { cook: r, good: i }) => [
      { _tag: `Produced`, seat: n, cook: r, good: i, count: T(F(e.content, r, `cook`)?.makes ?? {}, i) },
    ],
  }),
  ao = (e, t) => {
    let n = 0,
      r = 0,
      i = 0;
    for (let [a, o] of D(t)) {
      let t = F(e.content, a, `manage`);
      t ? ((n += o), (i += o * t.slots)) : (r += o);
    }
    return { managers: n, others: r, slots: i };
  },
  oo = (e, t) => {
    let n = 0,
      r = 0;
    for (let i of t) {
      let t = F(e.content, i, `manage`);
      t && (n++, (r += t.slots));
    }
    return { managers: n, others: t.length - n, slots: r };
  },
  so = ({ managers: e, others: t, slots: n }, r) => e <= r && t <= r - e + n,
  co = (e, t) => ae(J(e, t).hand, t) ?? {},
  lo = (e, t, n, r) => {
    let i = j(r),
      a = co(t, n);
    for (let [e, t] of D(i)) if (t > T(a, e)) return q({ _tag: `NotInHand`, rule: `R5.1`, employee: e });
    if (e.options.overfill === `all-to-beach`) return null;
    let o = ao(e, i);
    return so(o, t.ceoSlots) ? null : q({ _tag: `Overfilled`, rule: `R5.8`, ...o, ceoSlots: t.ceoSlots });
  },
  uo = (e) => ({
    tag: `restructure.submit`,
    secret: !0,
    opens: (e, t) => e.stage._tag === `restructuring` && e.turnOrder.includes(t),
    slots: [
      {
        name: `employees`,
        kind: `employee`,
        shape: `list`,
        candidates: (e, t, n, r) => {
          let i = co(e, t),
            a = j(r);
          return O(i).filter((e) => T(a, e) < T(i, e));
        },
        sound: (t, n, r, i) => so(oo(e, i), t.ceoSlots),
        fits: (t, n, r, i) => lo(e, t, n, i) === null,
      },
    ],
    refuse: (t, n, { employees: r }) => lo(e, t, n, r),
    decide: (e, t, { employees: n }) => [{ _tag: `StructureSubmitted`, seat: t, employees: h([t], n) }],
  }),
  fo = (e, t) => e.flatMap((e, n) => (e.employee === t ? [n] : [])),
  po = (e, t, n, r, i) => {
    if (r.phantoms.includes(i)) return [{ phantom: !0, copy: null }];
    if (r.phantoms.length > 0 && e.options[`phantom-target`] === `at-recruit`) return [];
    let a = fo(r.trained, i);
    return [
      ...(T(J(t, n).beach, i) > a.length ? [{ phantom: !1, copy: null }] : []),
      ...a.map((e) => ({ phantom: !1, copy: e })),
    ];
  },
  mo = (e, { copy: t }, n) => {
    let r = t === null ? void 0 : e.trained[t],
      i = e.teachers.map((e, t) => t);
    return { teachers: e.teachers, allowed: r && !n ? r.by.slice(0, 1) : i, stacking: n };
  },
  ho = (e, t, n, r, i, a) => {
    let o = a.phantom ? r.phantoms.filter((e, t) => t !== r.phantoms.indexOf(i.employee)) : r.phantoms;
    if (o.length === 0) return !0;
    let s = Fi(t, n, r),
      c = E(s.supply, i.to, -1),
      l = r.teachers.map((e, t) => {
        let n = a.lesson.find((e) => e.teacher === t);
        return n ? { ...e, left: e.left - n.steps } : e;
      }),
      u = !a.phantom && a.copy === null;
    return Pi(
      { ruleset: e, state: t, seat: n, stacking: Ei(e, t, n) },
      {
        ...s,
        teachers: l,
        phantoms: o,
        supply: a.phantom ? c : E(c, i.employee, 1),
        beach: u ? E(s.beach, i.employee, -1) : s.beach,
        gained: [i.to],
      },
    );
  },
  go = (e, t, n, r) => {
    let { employee: i, to: a, using: o } = r,
      s = Y(t, n),
      c = vi(e, i).get(a);
    if (c === void 0) return q({ _tag: `NoCareer`, rule: `R9.4`, employee: i, to: a });
    let l = s ? po(e, t, n, s, i) : [];
    if (!s || l.length === 0) return q({ _tag: `NotOnBeach`, rule: `R9.3`, employee: i });
    let u = bi(e, t, n, a);
    if (u) return u;
    let d = Ei(e, t, n),
      ee = !1;
    for (let i of l) {
      let a = mo(s, i, d),
        l = o === void 0 ? wi(a, c) : Ti(a, c, o);
      if (!l) continue;
      let u = { ...i, lesson: l };
      if (ho(e, t, n, s, r, u)) return u;
      ee = !0;
    }
    let f = s.phantoms[0];
    return q(
      ee && f !== void 0
        ? { _tag: `PhantomStranded`, rule: `R8.3`, employee: f }
        : { _tag: `NotEnoughTraining`, rule: `R9.5`, steps: c },
    );
  },
  _o = (e) => `lesson` in e,
  vo = (e, t) => {
    let n = Y(e, t);
    return [...new Set([...(n?.phantoms ?? []), ...O(J(e, t).beach)])];
  },
  yo = (e, t, n, r) => [...vi(e, r).keys()].filter((i) => _o(go(e, t, n, { _tag: `work.train`, employee: r, to: i }))),
  bo = (e, t) => {
    let n = Y(e, t)?.teachers ?? [];
    return [...new Set(n.filter((e) => e.left > 0).map((e) => e.employee))];
  },
  xo = (e, t, n) => (Y(e, t)?.teachers ?? []).filter((e) => e.left > 0 && e.employee === n).length,
  So = (e) => [
    {
      name: `employee`,
      kind: `employee`,
      shape: `choice`,
      candidates: (t, n) => vo(t, n).filter((r) => yo(e, t, n, r).length > 0),
    },
    { name: `to`, kind: `employee`, shape: `choice`, candidates: (t, n, r) => yo(e, t, n, K(r, `employee`)) },
    {
      name: `using`,
      kind: `teacher`,
      shape: `list`,
      asked: (e, t) => (bo(e, t).length > 1 ? `maybe` : `no`),
      candidates: (t, n, r, i) =>
        i.length > 0 && !Ei(e, t, n) ? [] : bo(t, n).filter((e) => i.filter((t) => t === e).length < xo(t, n, e)),
      fits: (t, n, r, i) =>
        i.length > 0 && _o(go(e, t, n, { _tag: `work.train`, employee: K(r, `employee`), to: K(r, `to`), using: i })),
    },
  ],
  Co = {
    "setup.placeRestaurant": to,
    "setup.pass": no,
    "setup.chooseReserve": ui,
    "restructure.submit": uo,
    "order.choosePosition": li,
    "work.hire": Wi,
    "work.train": (e) => ({
      tag: `work.train`,
      secret: !1,
      opens: (e, t) => Lr(e, t, `train`) && bo(e, t).length > 0 && vo(e, t).length > 0,
      slots: So(e),
      refuse: (t, n, r) => {
        let i = go(e, t, n, r);
        return _o(i) ? null : i;
      },
      decide: (t, n, r) => {
        let i = go(e, t, n, r);
        if (!_o(i)) return [];
        let { lesson: a, phantom: o, copy: s } = i,
          { employee: c, to: l } = r;
        return [{ _tag: `Trained`, seat: n, employee: c, to: l, teachers: a, phantom: o, copy: s }];
      },
    }),
    "work.launchCampaign": _a,
    "work.produce": io,
    "work.fetchDrink": Qr,
    "work.buyDrinks": si,
    "work.placeHouse": Kr,
    "work.addGarden": Yr,
    "work.openRestaurant": Ra,
    "work.moveRestaurant": Pa,
    "work.endTurn": hi,
    "payday.fire": qa,
    "cleanup.keep": mi,
  },
  wo = (e, t) =>
    t.turnOrder.filter((n) => {
      let r = t.chains[n],
        i = e.formulas.freezerRoom(e, t, n);
      return r && !r.bankrupt && i > 0 && k(r.stock) > i;
    }),
  To = (e, t) => {
    let { stage: n } = t;
    return n._tag === `cleanup`
      ? t.chains.flatMap((r) => {
          let i = e.formulas.freezerRoom(e, t, r.seat),
            a = n.kept[r.seat] ?? (i > 0 ? r.stock : {}),
            o = A(r.stock, a);
          return r.bankrupt || k(o) === 0 ? [] : [{ _tag: `StockCleared`, seat: r.seat, kept: a, thrown: o }];
        })
      : [];
  },
  Eo = (e) => {
    let t = e.turnOrder;
    return e.turnOrder.flatMap((n) => {
      let r = e.chains[n];
      if (!r?.bankrupt) return [];
      t = t.filter((e) => e !== n);
      let i = j(r.busy.map((e) => e.employee));
      return [{ _tag: `ChainRemoved`, seat: n, employees: Be(Be(r.atWork, r.beach), i), turnOrder: t }];
    });
  },
  Do = (e) => {
    let t = e.chains
      .filter((e) => !e.bankrupt)
      .flatMap(({ seat: e, restaurants: t }) => t.filter((e) => !e.open).map(({ at: t }) => ({ seat: e, at: t })));
    return t.length > 0 ? [{ _tag: `RestaurantsOpened`, restaurants: t }] : [];
  },
  Oo = (e) => ({
    _tag: `HandsTakenUp`,
    hands: e.chains.map(({ atWork: e, beach: t, bankrupt: n }) => h(`everybody`, n ? {} : Be(e, t))),
  }),
  ko = (e) => {
    let t = e.chains.flatMap((e) => e.milestones.map((e) => e.milestone));
    return [...new Set(t)].filter((t) => !e.milestonesGone.includes(t));
  },
  Ao = ({ stage: e }) => (e._tag === `cleanup` ? e.asked.filter((t) => !e.kept[t]) : []),
  jo = {
    id: `cleanup`,
    begin: (e, t) => [
      {
        _tag: `PhaseBegan`,
        round: t.round,
        stage: { _tag: `cleanup`, asked: wo(e, t), kept: t.chains.map(() => null), home: !1 },
      },
    ],
    advance: (e, t) => {
      if (t.stage._tag !== `cleanup` || Ao(t).length > 0) return [];
      if (t.stage.home) {
        let e = ko(t);
        return e.length > 0 ? [{ _tag: `MilestonesClosed`, milestones: e }] : [];
      }
      return [...To(e, t), ...Eo(t), ...Do(t), Oo(t)];
    },
    done: (e, t) => t.stage._tag === `cleanup` && t.stage.home && ko(t).length === 0,
    waitsFor: Ao,
    mayResubmit: (e) => {
      let { stage: t } = e;
      return t._tag !== `cleanup` || Ao(e).length === 0 ? [] : t.asked.filter((e) => t.kept[e]);
    },
  },
  Mo = (e) => {
    let t = new Map();
    for (let n of e) t.set(n, (t.get(n) ?? 0) + 1);
    let n = null;
    for (let [e, r] of t) {
      let i = n === null ? 0 : (t.get(n) ?? 0);
      (r > i || (r === i && e > (n ?? 0))) && (n = e);
    }
    return n;
  },
  No = (e, t, n) => {
    let { constants: r, reserves: i } = e.content;
    n.breaks++;
    let a = n.breaks >= r.breaksToEnd,
      o = t.chains.map((e) => (a ? null : (e.reserve?.content ?? null))),
      s = 0;
    for (let e of o) s += e ?? 0;
    let c = o.flatMap((e) => i.filter((t) => t.amount === e).map((e) => e.ceoSlots));
    ((n.bank += s), (n.ceoSlots = Mo(c) ?? n.ceoSlots));
    let { breaks: l, bank: u, ceoSlots: d } = n;
    n.events.push({ _tag: `BankBroke`, breaks: l, reserves: o, added: s, bank: u, ceoSlots: d });
  },
  Po = (e, { seat: t, reason: n }, r, i) => {
    if (r === 0) return;
    let a = (e.cash[t] ?? 0) + r;
    ((e.cash[t] = a),
      (e.bank -= r - i),
      e.events.push({ _tag: `MoneyPaid`, seat: t, reason: n, amount: r, owed: i, cash: a, bank: e.bank }));
  },
  Fo = (e, t, n, r) => {
    let i = r.amount;
    for (; i > 0;) {
      if (n.breaks >= e.content.constants.breaksToEnd) {
        Po(n, r, i, i);
        return;
      }
      let a = Math.min(i, Math.max(0, n.bank));
      (Po(n, r, a, 0), (i -= a));
      let o = a > 0 && n.bank === 0 && e.options[`bank-break`] === `empty`;
      (i > 0 || o) && No(e, t, n);
    }
  },
  Io = (e, t, n) => {
    let r = t.cash[n.seat] ?? 0,
      i = -n.amount;
    i <= r || e.options[`bankruptcy-check`] === `end-of-dinnertime`
      ? Po(t, n, -i, 0)
      : (Po(t, n, -r, 0),
        (t.bankrupt[n.seat] = !0),
        t.events.push({ _tag: `WentBankrupt`, seat: n.seat, unpaid: i - r }));
  },
  Lo = (e, t, n) => {
    let r = {
      cash: t.chains.map((e) => e.cash),
      bankrupt: t.chains.map((e) => e.bankrupt),
      bank: t.bank.stock,
      breaks: t.bank.breaks,
      ceoSlots: t.ceoSlots,
      events: [],
    };
    for (let i of n) r.bankrupt[i.seat] || (i.amount > 0 ? Fo(e, t, r, i) : Io(e, r, i));
    return r.events;
  },
  Ro = (e) => {
    let t = e.chains.map((e) => e.seat).filter((t) => !e.turnOrder.includes(t)),
      n = (t) => +!!e.chains[t]?.bankrupt,
      r = (t) => e.chains[t]?.cash ?? 0;
    return [...e.turnOrder, ...t].toSorted((e, t) => n(e) - n(t) || r(t) - r(e));
  },
  zo = ({ content: e, options: t }, n) => {
    let r = n.chains.filter((e) => !e.bankrupt).length,
      i = r === 1 && t[`last-chain`] === `game-ends`;
    if (n.bank.breaks < e.constants.breaksToEnd && r > 0 && !i) return [];
    let a = Ro(n).map((e) => ({ seat: e, score: n.chains[e]?.cash ?? 0 }));
    return [{ _tag: `GameEnded`, winner: r === 0 ? null : (a[0]?.seat ?? null), ranking: a }];
  },
  Bo = (e, t, n) => {
    let r = [];
    for (let i of t.town.houses) {
      if (i.house <= n.lastHouse || i.demand.length === 0) continue;
      let a = e.formulas.offersTo(e, t, i),
        [o] = a;
      if (!o) {
        r.push({ _tag: `HouseUnserved`, house: i.house });
        continue;
      }
      let { seat: s, unitPrice: c, distance: l } = o,
        { goods: u, bonus: d, income: ee } = ar(e, t, i, s),
        f = i.garden !== null;
      return (
        r.push(
          {
            _tag: `HouseServed`,
            house: i.house,
            seat: s,
            goods: u,
            garden: f,
            unitPrice: c,
            distance: l,
            bonus: d,
            income: ee,
            offers: a,
          },
          ...Lo(e, t, [{ seat: s, reason: `sale`, amount: ee }]),
        ),
        r
      );
    }
    return [...r, { _tag: `DinnerStepBegan`, step: `waitresses` }];
  },
  Vo = (e, t) => [
    ...Lo(
      e,
      t,
      t.turnOrder.map((n) => ({ seat: n, reason: `waitresses`, amount: e.formulas.waitressPay(e, t, n) })),
    ),
    { _tag: `DinnerStepBegan`, step: `cfo` },
  ],
  Ho = (e, t) => {
    let n = e.chains.map((e) => e.cash);
    for (let e of t) e._tag === `MoneyPaid` && (n[e.seat] = e.cash);
    return e.chains.flatMap((e) => {
      let t = -(n[e.seat] ?? 0);
      return t > 0 && !e.bankrupt ? [{ _tag: `WentBankrupt`, seat: e.seat, unpaid: t }] : [];
    });
  },
  Uo = (e, t, n) => {
    let r = Lo(
      e,
      t,
      t.turnOrder.map((r) => ({ seat: r, reason: `cfo`, amount: e.formulas.cfoPay(e, t, r, n.earned[r] ?? 0) })),
    );
    return [...r, ...Ho(t, r), { _tag: `DinnerStepBegan`, step: `end` }];
  },
  Wo = (e, t) => {
    let n = e.options[`cfo-dismissal`] === `immediate` ? Pr(e, t) : [];
    return n.length > 0 ? n : zo(e, t);
  },
  Go = {
    id: `dinnertime`,
    begin: (e, t) => [
      {
        _tag: `PhaseBegan`,
        round: t.round,
        stage: { _tag: `dinnertime`, step: `houses`, lastHouse: 0, earned: t.chains.map(() => 0) },
      },
    ],
    advance: (e, t) => {
      let { stage: n } = t;
      return n._tag === `dinnertime`
        ? n.step === `houses`
          ? Bo(e, t, n)
          : n.step === `waitresses`
            ? Vo(e, t)
            : n.step === `cfo`
              ? Uo(e, t, n)
              : Wo(e, t)
        : [];
    },
    done: (e, t) => t.stage._tag === `dinnertime` && t.stage.step === `end` && Wo(e, t).length === 0,
    waitsFor: () => [],
    mayResubmit: () => [],
  },
  Ko = (e, t, n) => {
    let { formulas: r } = e,
      i = tr(e, t, n.campaign, n.place),
      a = r.tokensOf(e, t, n),
      o = t.town.houses
        .filter((e) => i.includes(e.house))
        .map((t) => {
          let n = Math.max(0, Math.min(a, r.roomOf(e, t) - t.demand.length));
          return { house: t.house, added: n, lost: a - n };
        }),
      s = n.left === `endless` ? n.left : n.left - 1,
      { campaign: c, good: l, owner: u } = n,
      d = { _tag: `CampaignRan`, campaign: c, good: l, houses: o, left: s };
    return s === 0
      ? [
          d,
          {
            _tag: `CampaignEnded`,
            campaign: c,
            seat: u,
            employee: t.chains[u]?.busy.find((e) => e.campaign === c)?.employee ?? null,
          },
        ]
      : [d];
  },
  qo = (e) => {
    let { stage: t } = e;
    if (t._tag === `marketing`) return e.town.campaigns.find((e) => e.campaign > t.lastCampaign);
  },
  Jo = {
    id: `marketing`,
    begin: (e, t) => [{ _tag: `PhaseBegan`, round: t.round, stage: { _tag: `marketing`, lastCampaign: 0 } }],
    advance: (e, t) => {
      let n = qo(t);
      return n ? Ko(e, t, n) : [];
    },
    done: (e, t) => t.stage._tag === `marketing` && !qo(t),
    waitsFor: () => [],
    mayResubmit: () => [],
  },
  Yo = (e, t) => {
    let n = t.chains.map(({ seat: n }) => e.formulas.orderSlots(e, t, n));
    return { openSlots: n, queue: t.turnOrder.toSorted((e, t) => (n[t] ?? 0) - (n[e] ?? 0)) };
  },
  Xo = (e) => e !== null,
  Zo = {
    id: `order-of-business`,
    begin: (e, t) => [
      {
        _tag: `PhaseBegan`,
        round: t.round,
        stage: { _tag: `order-of-business`, ...Yo(e, t), taken: t.turnOrder.map(() => null) },
      },
    ],
    advance: (e, t) => {
      if (t.stage._tag !== `order-of-business`) return [];
      let { queue: n, taken: r } = t.stage,
        [i] = n,
        [a] = ci(t);
      return i !== void 0 && n.length === 1 && a !== void 0
        ? [
            { _tag: `PositionChosen`, seat: i, position: a },
            { _tag: `TurnOrderSet`, turnOrder: r.map((e) => e ?? i) },
          ]
        : [];
    },
    done: (e, { stage: t }) => t._tag === `order-of-business` && t.taken.every(Xo),
    waitsFor: ({ stage: e }) => (e._tag === `order-of-business` ? e.queue.slice(0, 1) : []),
    mayResubmit: () => [],
  },
  Qo = (e, t) => ({
    ...t,
    chains: t.chains.map((t) => {
      let n = t;
      for (let { employee: r, from: i } of Nr(e, t)) n = { ...n, [i]: A(n[i], { [r]: 1 }) };
      return n;
    }),
  }),
  $o = (e, t) => {
    let n = Qo(e, t),
      r = t.turnOrder.filter((r) => !t.chains[r]?.bankrupt && Dr(e, n, r)),
      i = e.options[`firing-order`] === `turn-order`;
    return [
      {
        _tag: `PhaseBegan`,
        round: t.round,
        stage: { _tag: `payday`, asked: r, oneByOne: i, submitted: t.chains.map(() => null), paid: [] },
      },
      ...t.chains.flatMap((t) => Nr(e, t)),
    ];
  },
  es = ({ stage: e }) => (e._tag === `payday` ? e.asked.filter((t) => !e.submitted[t]) : []),
  ts = (e) => {
    let t = es(e);
    return e.stage._tag === `payday` && e.stage.oneByOne ? t.slice(0, 1) : t;
  },
  ns = (e) => {
    let { stage: t } = e;
    return t._tag !== `payday` || t.oneByOne || es(e).length === 0 ? [] : t.asked.filter((e) => t.submitted[e]);
  },
  rs = (e, t, n) => {
    let { stage: r } = t;
    return (r._tag === `payday` ? r.submitted[n] : null)?.content ?? Or(e, t, n);
  },
  is = (e, t, { employees: n, busy: r }) => {
    let i = e.chains[t];
    return !i || n.length + r.length === 0 ? [] : [{ _tag: `Dismissed`, seat: t, ...br(i, n), busy: r }];
  },
  as = (e, t) => {
    let n = t.turnOrder.filter((e) => !t.chains[e]?.bankrupt).map((n) => ({ seat: n, dismissal: rs(e, t, n) })),
      { bank: r } = t,
      i = n.flatMap(({ seat: n, dismissal: i }) => {
        let a = Sr(e, t, n, i.employees, i.busy),
          o = Lo(e, { ...t, bank: r }, [{ seat: n, reason: `salaries`, amount: -a.due }]);
        return ((r = { ...r, stock: r.stock + a.due }), [{ _tag: `SalariesDue`, seat: n, ...a }, ...o]);
      });
    return [...n.flatMap(({ seat: e, dismissal: n }) => is(t, e, n)), ...i];
  },
  os = (e) => {
    let { stage: t } = e;
    return t._tag === `payday` && e.turnOrder.every((n) => e.chains[n]?.bankrupt || t.paid.includes(n));
  },
  ss = {
    id: `payday`,
    begin: $o,
    advance: (e, t) => (t.stage._tag !== `payday` || es(t).length > 0 || os(t) ? [] : as(e, t)),
    done: (e, t) => os(t),
    waitsFor: ts,
    mayResubmit: ns,
  },
  cs = ({ options: e }) => e[`hand-visibility-phase1`] === `hidden`,
  ls = (e, t) =>
    cs(e)
      ? [{ _tag: `HandsHidden`, hands: t.chains.map(({ seat: e, hand: t }) => h([e], ae(t, `referee`) ?? {})) }]
      : [],
  us = ({ stage: e, turnOrder: t }) =>
    e._tag === `restructuring` ? t.filter((t) => (e.submitted[t] ?? null) === null) : [],
  ds = (e) =>
    us(e)
      .filter((t) => k(ae(e.chains[t]?.hand ?? h(`everybody`, {}), `referee`) ?? {}) === 0)
      .map((e) => ({ _tag: `StructureSubmitted`, seat: e, employees: h([e], []) })),
  fs = (e, t) => ({
    _tag: `StructuresRevealed`,
    structures: t.turnOrder.map((n) => {
      let { stage: r, chains: i, ceoSlots: a } = t,
        o = r._tag === `restructuring` ? r.submitted[n] : null,
        s = (o ? ae(o, `referee`) : null) ?? [],
        c = ae(i[n]?.hand ?? h(`everybody`, {}), `referee`) ?? {},
        l = j(s),
        u = !so(ao(e, l), a);
      return u
        ? { seat: n, selected: s, atWork: {}, beach: c, overfilled: u }
        : { seat: n, selected: s, atWork: l, beach: A(c, l), overfilled: u };
    }),
  }),
  ps = ({ stage: e }) => e._tag === `restructuring` && e.submitted.length === 0,
  ms = {
    id: `restructuring`,
    begin: (e, t) => [
      {
        _tag: `PhaseBegan`,
        round: t.stage._tag === `cleanup` ? t.round + 1 : t.round,
        stage: { _tag: `restructuring`, submitted: t.chains.map(() => null) },
      },
      ...ls(e, t),
    ],
    advance: (e, t) => (ps(t) ? [] : us(t).length === 0 ? [fs(e, t)] : ds(t)),
    done: (e, t) => ps(t),
    waitsFor: (e) => (ps(e) ? [] : us(e)),
    mayResubmit: (e) => {
      let t = us(e);
      return ps(e) || t.length === 0 ? [] : e.turnOrder.filter((e) => !t.includes(e));
    },
  },
  hs = {
    id: `setup-reserve`,
    begin: (e, { round: t }) => [{ _tag: `PhaseBegan`, round: t, stage: { _tag: `setup-reserve`, ready: [] } }],
    advance: () => [],
    done: (e, { stage: t, turnOrder: n }) => t._tag === `setup-reserve` && t.ready.length === n.length,
    waitsFor: ({ stage: e, chains: t }) =>
      e._tag === `setup-reserve` ? t.map(({ seat: e }) => e).filter((t) => !e.ready.includes(t)) : [],
    mayResubmit: ({ stage: e }) => (e._tag === `setup-reserve` ? e.ready : []),
  },
  gs = (e, t) => ({ _tag: `PhaseBegan`, round: e.round, stage: t }),
  _s = (e, t, n) => {
    let [r, i] = Qa(e, t);
    if (!r || i) return null;
    let [a, o] = $a(e, t, r);
    return a && !o ? { _tag: `FirstRestaurantPlaced`, seat: n, at: r, entrance: a } : null;
  },
  vs = {
    id: `setup-restaurants`,
    begin: (e, t) => [
      gs(t, {
        _tag: `setup-restaurants`,
        pass: 1,
        queue: t.turnOrder.toReversed().filter((e) => t.chains[e]?.restaurants.length === 0),
        passed: [],
      }),
    ],
    advance: (e, t) => {
      let { stage: n } = t;
      if (n._tag !== `setup-restaurants`) return [];
      let [r] = n.queue;
      if (r === void 0) {
        let e = t.turnOrder.filter((e) => n.passed.includes(e));
        return n.pass === 1 && e.length > 0
          ? [gs(t, { _tag: `setup-restaurants`, pass: 2, queue: e, passed: [] })]
          : [];
      }
      let i = n.pass === 2 ? _s(e, t, r) : null;
      return i ? [i] : [];
    },
    done: (e, { stage: t }) =>
      t._tag === `setup-restaurants` && t.queue.length === 0 && (t.pass === 2 || t.passed.length === 0),
    waitsFor: ({ stage: e }) => (e._tag === `setup-restaurants` ? e.queue.slice(0, 1) : []),
    mayResubmit: () => [],
  },
  ys = ({ content: e }, t, n) => ({
    seat: n,
    step: `recruit`,
    recruits: [],
    phantoms: [],
    teachers: I(e, t.chains[n]?.atWork ?? {}, `train`)
      .toSorted((e, t) => e.ability.steps - t.ability.steps)
      .flatMap(({ employee: e, count: t, ability: n }) =>
        Array.from({ length: t }, () => ({ employee: e, left: n.steps })),
      ),
    trained: [],
    acted: {},
    ended: !1,
  }),
  bs = {
    id: `working`,
    begin: (e, t) => {
      let [n, ...r] = t.turnOrder;
      if (n === void 0) return [];
      let i = { _tag: `working`, turn: ys(e, t, n), queue: r };
      return [{ _tag: `PhaseBegan`, round: t.round, stage: i }];
    },
    advance: (e, t) => {
      let { stage: n } = t;
      if (n._tag !== `working` || !n.turn.ended) return [];
      let [r, ...i] = n.queue;
      return r === void 0 ? [] : [{ _tag: `TurnBegan`, turn: ys(e, t, r), queue: i }];
    },
    done: (e, { stage: t }) => t._tag === `working` && t.turn.ended && t.queue.length === 0,
    waitsFor: ({ stage: e }) => (e._tag === `working` && !e.turn.ended ? [e.turn.seat] : []),
    mayResubmit: () => [],
  },
  xs = ({ options: e }) => ({
    setup: e[`reserve-timing`] === `after-restaurants` ? [vs, hs] : [hs, vs],
    round: [ms, Zo, bs, Go, ss, Jo, jo],
  }),
  Ss = ({ setup: e, round: t }) => new Map([...e, ...t].map((e) => [e.id, e])),
  Cs = ({ setup: e, round: t }, n) => {
    let r = [...e, ...t];
    return r[r.findIndex((e) => e.id === n) + 1] ?? t[0];
  },
  ws = [0, 90, 180, 270],
  Ts = ({ content: e }, t, n, r) => {
    let { columns: i, rows: a } = e.seats[t]?.map ?? { columns: 0, rows: 0 },
      o = n.shuffle(`${r} tiles`, Object.keys(e.tiles));
    return Array.from({ length: a }, (e, t) =>
      Array.from({ length: i }, (e, a) => {
        let s = o[t * i + a] ?? ``;
        return `${s}${ws[n.int(`${r} turn ${s}`, ws.length)]}`;
      }),
    );
  },
  Es = (e, t) => new Set(U(e, t).sources.map(({ good: e }) => e)).size === 3,
  Ds = (e, t, n) => {
    let r = e.content.reserves.length === 0 && e.options[`intro-all-drinks`] === `redraw`;
    for (let i = 0; ; i++) {
      let a = Ts(e, t, n, `map ${i}`);
      if (!r || Es(e, a)) return a;
    }
  },
  Os = (e, t) => ({
    employees: Object.fromEntries(
      O(e.employees).map((n) => {
        let r = e.employees[n];
        return [n, r?.unique === !0 ? (e.seats[t]?.uniqueCopies ?? 0) : (r?.copies ?? 0)];
      }),
    ),
    campaigns: Object.entries(e.campaigns)
      .filter(([, e]) => e.seats.includes(t))
      .map(([e]) => Number(e)),
    houses: e.houses,
    gardens: e.constants.gardens,
  }),
  ks = (e, t, n, r) => {
    let i = n ?? Ds(e, t, r),
      { content: a } = e;
    return {
      _tag: `GameBegan`,
      seats: t,
      bank: a.seats[t]?.bank ?? 0,
      ceoSlots: a.constants.ceoSlots,
      supply: Os(a, t),
      town: {
        tiles: i,
        houses: U(e, i).houses.map(({ house: e, at: t }) => ({
          house: e,
          at: t,
          printed: !0,
          garden: null,
          demand: [],
        })),
        campaigns: [],
      },
      turnOrder: r.shuffle(`starting order`, se(t)),
    };
  },
  As = (e, t, n, r) =>
    r._tag === `revealed`
      ? t.turnOrder.filter((e) => r.employees.some((n) => T(t.chains[e]?.atWork ?? {}, n) > 0))
      : [],
  js = (e, t, { seat: n }, r) =>
    r._tag === `recruited` && (t.chains[n]?.recruits.persons ?? 0) >= r.persons ? [n] : [],
  Ms = (e, t, { seat: n }, r) => (r._tag === `trained` ? [n] : []),
  Ns = ({ content: e }, t, { seat: n, campaign: r, good: i }, a) =>
    a._tag === `placed`
      ? e.campaigns[r]?.kind === a.kind
        ? [n]
        : []
      : a._tag === `marketed` && a.goods.includes(i)
        ? [n]
        : [],
  Ps = (e, t, { seat: n, good: r }, i) => (i._tag === `produced` && i.good === r ? [n] : []),
  Fs = (e, t) => e.chains[t]?.cash ?? 0,
  Is = ({ options: e }, t) => (e[`hundred-check`] === `any-time` ? `any-time` : t.when),
  Ls = {
    StructuresRevealed: As,
    Hired: js,
    Trained: Ms,
    CampaignLaunched: Ns,
    Produced: Ps,
    MoneyPaid: (e, t, { seat: n, reason: r, amount: i }, a) =>
      a._tag === `cash`
        ? Is(e, a) === `any-time` && Fs(t, n) >= a.atLeast
          ? [n]
          : []
        : a._tag === `salariesPaid` && r === `salaries` && -i >= a.atLeast
          ? [n]
          : [],
    DinnerStepBegan: (e, t, { step: n }, r) =>
      n === `end` && r._tag === `cash` && Is(e, r) === `end-of-dinnertime`
        ? t.turnOrder.filter((e) => Fs(t, e) >= r.atLeast && t.chains[e]?.bankrupt === !1)
        : [],
    StockCleared: (e, t, { seat: n, thrown: r }, i) => (i._tag === `threwAway` && k(r) > 0 ? [n] : []),
  },
  Rs = (e, t) => !e.milestonesGone.includes(t),
  zs = [
    {
      react: (e, t, n) => {
        let r = Ls[n._tag];
        if (!r) return [];
        let i = [];
        for (let a of O(e.content.milestones)) {
          let o = e.content.milestones[a]?.trigger;
          if (o && Rs(t, a))
            for (let s of r(e, t, n, o)) {
              let e = t.chains[s];
              e && !vt(e, a) && i.push({ _tag: `MilestoneGained`, seat: s, milestone: a, round: t.round });
            }
        }
        return i;
      },
    },
    {
      react: ({ content: e }, t, n) => {
        if (n._tag !== `MilestoneGained`) return [];
        let { seat: r, milestone: i } = n;
        return (e.milestones[i]?.perks ?? []).flatMap((e) => {
          if (e._tag !== `gain`) return [];
          let n = Math.min(e.count, T(t.supply.employees, e.employee));
          return [{ _tag: `CardsGained`, seat: r, employee: e.employee, count: n, milestone: i }];
        });
      },
    },
    {
      react: ({ content: e }, t, n) => {
        if (n._tag !== `MilestoneGained` || t.bank.breaks > 0) return [];
        let { seat: r, milestone: i } = n,
          a = e.milestones[i]?.perks.some((e) => e._tag === `seeReserves`) ?? !1,
          o = t.chains.map(({ reserve: e }) => (e ? ae(e, `referee`) : null));
        return !a || o.every((e) => e === null) ? [] : [{ _tag: `ReservesSeen`, seat: r, reserves: h([r], o) }];
      },
    },
  ],
  Bs = () => Object.fromEntries(Object.entries(Co).map(([e, t]) => [e, { schema: ze[e], form: t }])),
  Vs = () => Object.fromEntries(Object.entries(Vt).map(([e, t]) => [e, { schema: ht[e], evolve: t }])),
  Hs = (e) => ({
    content: gt,
    options: e,
    formulas: kr,
    forms: Bs(),
    events: Vs(),
    course: xs({ options: e }),
    policies: zs,
  }),
  Us = (e, t, n = []) => [...(Ir[e] ?? []), ...n].reduce((e, t) => t.edit(e), Hs(t)),
  Ws = 1,
  Gs = (e, t) => {
    let { content: n, options: r, formulas: i, forms: a, events: o, course: s, policies: c } = e,
      l = {
        version: Ws,
        ruleset: t.ruleset,
        content: n,
        options: r,
        formulas: Object.keys(i),
        forms: Object.keys(a),
        events: Object.keys(o),
        course: [s.setup.map(({ id: e }) => e), s.round.map(({ id: e }) => e)],
        policies: c.length,
      };
    return ue(JSON.stringify(l));
  },
  Ks = (e) => {
    let t = (e) => ee(Object.fromEntries(Object.entries(e).map(([e, { schema: t }]) => [e, re(t)])));
    return { state: re(ft), command: t(e.forms), event: t(e.events) };
  },
  qs = new Set([`StructuresRevealed`, `BankBroke`, `ReservesSeen`, `Dismissed`]),
  Js = ({ stage: e }) =>
    e._tag === `over` ? { winners: e.winner === null ? [] : [e.winner], ranking: e.ranking } : null,
  Ys = (e) => {
    let { course: t } = e,
      n = Ss(t),
      r = (r) => {
        let i = Cs(t, r.stage._tag);
        for (let a = 0; i && a <= n.size; a++) {
          let n = i.begin(e, r);
          if (n.length > 0) return n;
          i = Cs(t, i.id);
        }
        return [];
      };
    return {
      advance: (t, i) => {
        let a = n.get(t.stage._tag);
        if (!a) return [];
        let o = a.advance(e, t, i);
        return o.length > 0 ? o : a.done(e, t) ? r(t) : [];
      },
      waitsFor: (e) => n.get(e.stage._tag)?.waitsFor(e) ?? [],
      mayResubmit: (e) => n.get(e.stage._tag)?.mayResubmit(e) ?? [],
    };
  },
  Xs = (e, t, n) => {
    let { policies: r, events: i, course: a } = e,
      o = Object.fromEntries(Object.entries(e.forms).map(([t, n]) => [t, n.form(e)]));
    return {
      game: `food-chain-magnate`,
      config: t,
      hash: Gs(e, t),
      codecs: Ks(e),
      forms: o,
      blank: Ht,
      begin: (r) => {
        let i = ks(e, t.seats, n, r),
          o = Vt.GameBegan(Ht, i);
        return [i, ...(a.setup[0]?.begin(e, o) ?? [])];
      },
      evolve: (e, t) => i[t._tag]?.evolve(e, t) ?? e,
      react: (t, n) => {
        let i = [];
        for (let a of r) i.push(...a.react(e, t, n));
        return i;
      },
      ...Ys(e),
      outcome: Js,
      reveals: (e) => qs.has(e._tag),
    };
  },
  $ = (e, t) => ({ _tag: `Malformed`, rule: ``, field: e, message: t }),
  Zs = (e, t) => typeof t == `string` && e.includes(t),
  Qs = ({ edition: e = `third`, options: n }) => {
    if (!Zs(yt, e)) return r($(`edition`, `unknown edition "${e}"`));
    let i = {};
    for (let [t, n] of Object.entries(bt)) i[t] = e === `deluxe` ? n.deluxe : n.third;
    for (let [e, t] of Object.entries(n)) {
      let n = xt.find((t) => t.id === e);
      if (!n) return r($(`options.${e}`, `unknown option`));
      if (!Zs(n.values, t)) return r($(`options.${e}`, `expected one of ${n.values.join(`, `)}`));
      i[e] = t;
    }
    return t(i);
  },
  $s = (e) => {
    if (!Array.isArray(e) || e.length === 0) return null;
    let t = [];
    for (let n of e) {
      if (typeof n != `string`) return null;
      t.push(n.trim().split(/\s+/));
    }
    return t;
  },
  ec = ({ opening: e, seats: n }) => {
    if (e === void 0) return t(void 0);
    let i = $s(e);
    if (!i) return r($(`opening`, `expected rows of tiles such as "A0 B90 C180"`));
    let a = i.flat(),
      o = a.find((e) => {
        let t = Xt(e);
        return !t || !(t.id in gt.tiles);
      });
    if (o !== void 0) return r($(`opening`, `unknown tile "${o}"`));
    if (new Set(a.map((e) => Xt(e)?.id)).size < a.length) return r($(`opening`, `a tile is used twice`));
    let { columns: s, rows: c } = gt.seats[n]?.map ?? { columns: 0, rows: 0 },
      l = i[0]?.length ?? 0,
      u = i.every((e) => e.length === l),
      d = (l === s && i.length === c) || (l === c && i.length === s);
    return u && d ? t(i) : r($(`opening`, `expected ${s} by ${c} tiles for ${n} players`));
  },
  tc = { min: 2, max: 5 },
  nc = (e) => {
    let { ruleset: t, seats: i } = e;
    return Object.hasOwn(Ir, t)
      ? !Number.isInteger(i) || i < tc.min || i > tc.max
        ? r($(`seats`, `expected ${tc.min} to ${tc.max}`))
        : n(Qs(e), (e) => Us(t, e))
      : r($(`ruleset`, `unknown ruleset "${t}"`));
  },
  rc = {
    id: `food-chain-magnate`,
    rulesets: Object.keys(Ir).map((e) => ({ id: e, seats: tc })),
    editions: yt,
    options: xt,
    load: (t) => {
      let i = nc(t);
      return e(i) ? r(i.failure) : n(ec(t), (e) => Xs(i.success, t, e));
    },
  },
  ic = (e, t) =>
    t.town.houses
      .filter((e) => e.demand.length > 0)
      .map((n) => {
        let r = e.formulas.offersTo(e, t, n),
          i = t.turnOrder
            .filter((e) => !r.some((t) => t.seat === e))
            .flatMap((r) => {
              let i = t.chains[r];
              if (!i) return [];
              let a = {};
              for (let [e, t] of D(j(n.demand))) a = E(a, e, Math.max(0, t - T(i.stock, e)));
              let o = vn(e, i),
                s = wn(e, t.town, o, mn(n)) !== null;
              return [{ seat: r, bankrupt: i.bankrupt, connected: s, missing: a }];
            });
        return { house: n.house, offers: r, others: i };
      }),
  ac = (e, t, n) =>
    `side` in n ? { side: n.side, offset: n.offset, width: W(e, t, !1).width } : { at: n.at, ...W(e, t, n.turned) },
  oc = (e, t) => {
    let { print: n, width: r, height: i, columns: a, rows: o } = U(e, t.town.tiles),
      s = (e) => n.slice(e * r, (e + 1) * r);
    return { columns: a, rows: o, squares: Array.from({ length: i }, (e, t) => s(t).join(``)) };
  },
  sc = (e, t, n) => {
    let r = new Map(ic(e, t).map(({ house: e, offers: t }) => [e, t[0]]));
    return t.town.houses.map(({ house: t, at: i, garden: a, demand: o, printed: s }) => {
      let c = r.get(t),
        l = e.formulas.roomOf(e, { house: t, at: i, garden: a, demand: o, printed: s }),
        u = c && { style: n(c.seat), text: String(c.unitPrice + c.distance) };
      return { house: t, at: i, garden: a, demand: o, room: l, ...(u ? { note: u } : {}) };
    });
  },
  cc = (e, t, n) => ({
    town: oc(e, t),
    houses: sc(e, t, n),
    restaurants: t.chains.flatMap((t) =>
      t.restaurants.map(({ at: r, entrance: i, open: a }) => ({
        style: n(t.seat),
        at: r,
        entrance: i,
        open: a,
        driveIn: a && gn(e, t),
        bankrupt: t.bankrupt,
      })),
    ),
    campaigns: t.town.campaigns.map(({ campaign: t, owner: r, good: i, left: a, place: o }) => ({
      campaign: t,
      kind: e.content.campaigns[t]?.kind ?? `billboard`,
      style: n(r),
      good: i,
      left: a,
      site: ac(e, t, o),
    })),
  }),
  lc = fe({ foodChainMagnate: () => rc });
export {
  O as _,
  nc as a,
  tr as c,
  _t as d,
  He as f,
  D as g,
  T as h,
  ic as i,
  un as l,
  j as m,
  cc as n,
  so as o,
  Be as p,
  ac as r,
  ao as s,
  lc as t,
  F as u,
  A as v,
  k as y,
};
