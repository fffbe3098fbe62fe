import { box, oval, type PaintedShape, round } from "./shapes.ts";

const wheel = (x: number, y: number, r: number): readonly PaintedShape[] => [
  ["ink", round(x, y, r)],
  ["steel", round(x, y, r * 0.5)],
];

const bottle = (x: number, y: number): string => `M${x - 1.4} ${y - 15}h2.8v4q2 2 2 4.6v6.4h-6.8v-6.4q0-2.6 2-4.6Z`;

const starburst = (r: number, points: number): string => {
  const at = (index: number): string => {
    const reach = index % 2 === 0 ? r : r * 0.78;
    const angle = (Math.PI * index) / points;
    return `${(Math.sin(angle) * reach).toFixed(1)} ${(-Math.cos(angle) * reach).toFixed(1)}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, index) => at(index)).join("L")}Z`;
};

/** A sheet with somebody's picture on it, so far from the hand. */
const sheet = (x: number, y: number): readonly PaintedShape[] => [
  ["cream", box(x - 11, y - 15, 22, 28)],
  ["family", box(x - 11, y - 15, 22, 7)],
  ["skin", round(x, y - 1.4, 4)],
  ["family", `M${x - 7} ${y + 10}Q${x - 6.6} ${y + 3.4} ${x} ${y + 3.4}Q${x + 6.6} ${y + 3.4} ${x + 7} ${y + 10}Z`],
];

const STORE: readonly PaintedShape[] = [
  ["cream", box(-15, -18, 30, 18)],
  ["glass", box(-12, -11, 11, 8)],
  ["wood", box(3, -12, 8, 12)],
  [
    "red",
    "M-17 -18L-14 -26H14L17 -18Q14 -14 11.4 -18Q8.6 -14 5.8 -18Q3 -14 0 -18Q-3 -14 -5.8 -18Q-8.6 -14 -11.4 -18Q-14 -14 -17 -18Z",
  ],
];

/** What people hold, push and drive; each is placed by the point that is held, which is at 0. */
export const THING_PARTS = {
  tray: [
    ["bun", "M-11 -4Q-11 -12 -4 -12Q3 -12 3 -4Z"],
    ["meat", box(-12, -5.4, 16, 3)],
    ["cream", "M5.4 -13H13L12 -2H6.4Z"],
    ["line", "M9.4 -13L12 -20"],
    ["steel", oval(0, 0, 16, 3.4)],
  ],
  pan: [
    ["ink", box(-1, -1.6, 10, 3.2)],
    ["steel", "M8 -4H28Q27 6 18 6Q9 6 8 -4Z"],
    ["meat", "M8.6 -24.6Q16 -30 25 -26Q27 -22.6 24 -21Q15 -22 9.4 -19.6Q6 -21 8.6 -24.6Z"],
    ["thin", "M13 -15V-10M20 -16V-10"],
  ],
  feast: [
    ["bun", "M-15 -13Q-15 -27 0 -27Q15 -27 15 -13Z"],
    ["leaf", "M-17 -13Q-13 -9 -8.6 -12Q-4 -8.6 0 -12Q4 -8.6 8.6 -12Q13 -9 17 -13L15.4 -14.4H-15.4Z"],
    ["meat", box(-16, -11, 32, 5)],
    ["bun", "M-15 -6H15Q15 -1 10 -1H-10Q-15 -1 -15 -6Z"],
    ["steel", oval(0, 0.6, 20, 3)],
    ["dot", `${round(-6, -21, 1)}${round(0, -23.4, 1)}${round(6, -20.6, 1)}`],
  ],
  spatula: [
    ["steel", "M-5.6 -26H5.6L4.4 -13H-4.4Z"],
    ["ink", box(-1.3, -13, 2.6, 15)],
    ["thin", "M-2 -23.4V-16M2 -23.4V-16"],
  ],
  peel: [
    ["wood", box(-1.5, -16, 3, 20)],
    ["bun", round(0, -26, 13)],
    ["gold", round(0, -26, 9.6)],
    ["red", `${round(-3.6, -29, 2.2)}${round(4, -27.6, 2.2)}${round(-0.6, -21.6, 2.2)}`],
  ],
  dough: [
    ["bun", oval(0, 0, 26, 6.4)],
    ["gold", oval(0, -1, 21, 4.2)],
    ["red", `${oval(-10, -1, 2.6, 1.5)}${oval(1, -2.4, 2.6, 1.5)}${oval(10, -0.4, 2.6, 1.5)}`],
  ],
  megaphone: [
    ["red", box(-6, -4, 6, 8)],
    ["cream", "M0 -4L19 -13V13L0 4Z"],
    ["red", "M19 -14Q24 0 19 14Q14.6 0 19 -14Z"],
    ["family", "M25.6 -8.4L32 -12L33 -10L26.6 -6.6ZM26.6 -1.2H34V1.2H26.6ZM25.6 8.4L32 12L33 10L26.6 6.6Z"],
  ],
  mailbox: [
    ["wood", box(-2, 0, 4, 36)],
    ["steel", "M-13 2V-8Q-13 -15 -6 -15H8Q15 -15 15 -8V2Z"],
    ["cream", "M-13 2V-8Q-13 -15 -6 -15Q1 -15 1 -8V2Z"],
    ["red", "M8 -12V-26H18V-19.6H10.6V-12Z"],
  ],
  letter: [
    ["cream", box(-9, -6, 18, 12)],
    ["line", "M-9 -6L0 1.4L9 -6"],
  ],
  plane: [
    ["cream", "M-24 0Q-24 -6 -16 -6H12Q22 -6 24 0Q22 5 12 5H-16Q-24 5 -24 0Z"],
    ["red", "M-24 -2L-28 -13H-21L-15 -5Z"],
    ["red", "M-6 1L-14 12H-6L8 2Z"],
    ["glass", "M10 -6Q18 -6 19.6 -1.6H9Z"],
    ["thin", "M27 -8V7"],
  ],
  microphone: [
    ["ink", box(-1.6, 0, 3.2, 32)],
    ["ink", "M-10 34Q-10 30 0 30Q10 30 10 34Z"],
    ["steel", "M-7 -16Q-7 -24 0 -24Q7 -24 7 -16V-6Q7 2 0 2Q-7 2 -7 -6Z"],
    ["thin", "M-7 -16H7M-7 -11H7M-7 -6H7"],
    ["line", "M12 -22Q18 -11 12 0M17.6 -27Q26 -11 17.6 5"],
  ],
  sheet: sheet(0, 0),
  sheets: [...sheet(5, -9), ...sheet(-3, 2)],
  fan: [...sheet(9, -17), ...sheet(2, -7), ...sheet(-5, 3)],
  tag: [
    ["gold", "M-3 -2L8 -12H29V11H8L-3 3Z"],
    ["cream", round(4.6, -0.4, 2.2)],
    ["line", "M10.6 0H15.4M26 -4.4Q18.6 -7.4 18.6 -3.2Q18.8 0 22 -0.4Q26 -0.4 26 2.8Q25.6 6.4 18.4 4.4M22.2 -8V7.6"],
  ],
  burst: [
    ["red", starburst(18, 12)],
    ["cream", `${round(-5.6, -5, 3.4)}${round(5.6, 5, 3.4)}M-7.4 7L5.4 -9L7.6 -7.2L-5.2 8.8Z`],
  ],
  diamond: [
    ["glass", "M-15 -5L-8.6 -14H8.6L15 -5L0 13Z"],
    ["line", "M-15 -5H15M-8.6 -14L-4.6 -5L0 13L4.6 -5L8.6 -14M-4.6 -5L0 -14L4.6 -5"],
    ["thin", "M-20 -14L-17 -16M20 -14L17 -16M0 -19V-22"],
  ],
  briefcase: [
    ["line", "M-4.6 1V-4H4.6V1"],
    ["wood", box(-12.6, 1, 25.2, 16)],
    ["gold", box(-2.6, 6.6, 5.2, 4.4)],
    ["thin", "M-12.6 8H-3M3 8H12.6"],
  ],
  clipboard: [
    ["wood", "M-10 -14H10V13H-10Z"],
    ["cream", box(-7.8, -11, 15.6, 21.6)],
    ["steel", box(-4, -16.4, 8, 5)],
    ["thin", "M-4.6 -6H4.6M-4.6 -2H4.6M-4.6 2H4.6M-4.6 6H1"],
  ],
  receiver: [["ink", "M-4 -11Q5 -13 6 -5L2 -3.4Q0.4 -6 -1.4 -5.4V5.4Q0.4 6 2 3.4L6 5Q5 13 -4 11Q-8 0 -4 -11Z"]],
  telephone: [
    ["ink", "M-11 5Q-10 -5 -5 -5.6V-9H-8.4V-5.6H-11.4V-12H11.4V-5.6H8.4V-9H5V-5.6Q10 -5 11 5Z"],
    ["cream", round(0, -0.4, 4.4)],
    ["dot", round(0, -0.4, 1.2)],
  ],
  graph: [
    ["cream", box(-14, -20, 28, 24)],
    ["family", `${box(-10, -5, 5, 7)}${box(-2.6, -10, 5, 12)}${box(5, -16, 5, 18)}`],
    ["line", "M-6 4L-10 15M6 4L10 15"],
  ],
  cane: [
    ["ink", box(-1.2, -2, 2.4, 27)],
    ["gold", round(0, -3.6, 3.4)],
  ],
  cup: [
    ["line", "M5 -5H8.6V1H5"],
    ["cream", "M-5 -7H5V4H-5Z"],
    ["thin", "M-2 -10Q0 -12.4 -2 -15M2.6 -10Q4.6 -12.4 2.6 -15"],
  ],
  board: [
    ["line", "M-12 16L-15 26M12 16L15 26"],
    ["wood", box(-18, -18, 36, 34)],
    ["cream", box(-15.6, -15.6, 31.2, 29)],
    ["line", "M-10 -9L-5 -4M-5 -9L-10 -4M8 6L3 11M3 6L8 11M-7.6 1Q0 8 6 -4"],
    ["red", "M3.4 -3L7.6 -9L10 -2.6Z"],
  ],
  table: [
    ["wood", `${box(-36, 62, 72, 7)}${box(-31, 69, 6, 14)}${box(25, 69, 6, 14)}`],
    ["cream", "M-13 62Q-7 55 0 60Q7 55 13 62Z"],
    ["thin", "M0 60V62M-9 60H-4M4 60H9"],
  ],
  coins: [0, 1, 2, 3].map((at): PaintedShape => ["gold", oval(0, -at * 4, 7, 2.8)]),
  fewCoins: [0, 1].map((at): PaintedShape => ["gold", oval(0, -at * 4, 7, 2.8)]),
  house: [
    ["cream", box(-11, -13, 22, 15)],
    ["red", "M-15 -12L0 -26L15 -12Z"],
    ["wood", box(-3, -7, 6, 9)],
  ],
  store: STORE,
  pinnedStore: [
    ...STORE,
    ["red", "M0 -26Q-7.6 -35 -7.6 -40a7.6 7.6 0 1 1 15.2 0Q7.6 -35 0 -26Z"],
    ["cream", round(0, -40, 3)],
  ],
  key: [
    ["gold", round(0, -6, 5)],
    ["gold", "M-1.4 -1.4H1.4V12H5V9H1.4M1.4 6H4"],
  ],
  bicycle: [
    ["none", `${round(-22, 69, 13)}${round(22, 69, 13)}`],
    ["thin", "M-22 56V82M-35 69H-9M22 56V82M9 69H35"],
    ["frame", "M-22 69L-10 50H14L22 69M-10 50L0 69L14 50M-22 69H0M14 50L12 43H19"],
    ["red", bottle(25, 47)],
    ["gold", box(28.4, 37, 5, 8)],
    ["wood", "M18 44H36L33.4 57H20.6Z"],
    ["thin", "M20 49H35M24 45L25 56M30 45L29 56"],
  ],
  cart: [
    ["red", `${bottle(12, 54)}${bottle(28, 54)}`],
    ["gold", bottle(20, 54)],
    ["wood", "M2 52H38L34 70H8Z"],
    ["thin", "M3.4 58H36.6M5 64H35.4"],
    ["line", "M4 54L-8 48"],
    ...wheel(12, 76, 6.6),
    ...wheel(30, 76, 6.6),
  ],
  truck: [
    ["cream", box(-42, 26, 46, 44)],
    ["family", box(-42, 44, 46, 10)],
    ["red", bottle(-28, 64)],
    ["gold", bottle(-19, 64)],
    ["red", bottle(-10, 64)],
    ["family", "M4 40H24Q30 40 32 48L34 56Q40 56 41 62V72H4Z"],
    ["glass", "M9 44H23Q26 45 28 55H9Z"],
    ...wheel(-27, 74, 9),
    ...wheel(26, 74, 9),
    ["gold", box(37, 62, 4, 4)],
  ],
  zeppelin: [
    ["line", "M-14 48V60M14 48V60"],
    ["family", "M-46 30Q-40 6 0 6Q40 6 46 30Q40 52 0 52Q-40 52 -46 30Z"],
    ["cream", "M-46 30Q-40 22 0 22Q40 22 46 30Q40 38 0 38Q-40 38 -46 30Z"],
    ["red", "M-38 22L-48 10V24ZM-38 40L-48 50V36Z"],
    ["wood", "M-22 58H22L16 74H-16Z"],
    ["glass", `${round(-12, 65, 3)}${round(12, 65, 3)}`],
    ["red", bottle(0, 84)],
    ["thin", "M0 74V68"],
  ],
  fist: [["skin", round(0, 0, 3.4)]],
  sign: [
    ["wood", box(-1.6, 12, 3.2, 14)],
    ["cream", "M-14 -16H14V14H-14Z"],
  ],
  spark: [["thin", "M-34 50H-26M-37 58H-25M-34 66H-27"]],
} as const satisfies Readonly<Record<string, readonly PaintedShape[]>>;
