import type { FoodChainMagnateWords, GoodWords } from "../../food-chain-magnate/words.ts";
import { OTHERWISE, openTable } from "../../open-table.ts";
import { counted } from "../../plural.ts";

/** The printed names of the cards, and what they do. */
export const employees: FoodChainMagnateWords["employees"] = openTable(
  "en",
  "employees",
  {
    ceo: { name: "CEO", effect: "hires 1", help: "Always at work; hires one person a turn." },
    waitress: { name: "Waitress", effect: "$3", help: "Brings $3 after dinner and wins ties for guests." },
    "management-trainee": { name: "Management Trainee", effect: "2 slots", help: "Leads two who are no managers." },
    "junior-vice-president": {
      name: "Junior Vice President",
      effect: "3 slots",
      help: "Leads three who are no managers.",
    },
    "vice-president": { name: "Vice President", effect: "4 slots", help: "Leads four who are no managers." },
    "senior-vice-president": {
      name: "Senior Vice President",
      effect: "5 slots",
      help: "Leads five who are no managers.",
    },
    "executive-vice-president": {
      name: "Executive Vice President",
      effect: "10 slots",
      help: "Leads ten who are no managers.",
    },
    "new-business-developer": {
      name: "New Business Developer",
      effect: "house or garden",
      help: "Adds a house with a garden, or a garden to a house.",
    },
    "luxuries-manager": { name: "Luxuries Manager", effect: "+$10", help: "Raises the unit price by $10, always." },
    "pricing-manager": { name: "Pricing Manager", effect: "−$1", help: "Lowers the unit price by $1, always." },
    "discount-manager": { name: "Discount Manager", effect: "−$3", help: "Lowers the unit price by $3, always." },
    "local-manager": {
      name: "Local Manager",
      effect: "new restaurant",
      help: "Opens a restaurant within 3 borders at clean-up; makes all of yours drive-ins.",
    },
    "regional-manager": {
      name: "Regional Manager",
      effect: "restaurant at once",
      help: "Opens or moves a restaurant anywhere, open at once; makes all of yours drive-ins.",
    },
    cfo: { name: "CFO", effect: "+50%", help: "Adds half of everything you earn at dinner." },
    "recruiting-girl": { name: "Recruiting Girl", effect: "hires 1", help: "One more hire a turn." },
    "recruiting-manager": {
      name: "Recruiting Manager",
      effect: "hires 2",
      help: "Two more hires; each unused one saves $5 of salaries.",
    },
    "hr-director": {
      name: "HR Director",
      effect: "hires 4",
      help: "Four more hires; each unused one saves $5 of salaries.",
    },
    trainer: { name: "Trainer", effect: "trains 1", help: "Trains someone on the beach one step." },
    coach: { name: "Coach", effect: "trains 2", help: "Two training steps, on one card or two." },
    guru: { name: "Guru", effect: "trains 3", help: "Three training steps, on up to three cards." },
    "errand-boy": { name: "Errand Boy", effect: "1 drink", help: "Fetches one drink of any kind." },
    "cart-operator": {
      name: "Cart Operator",
      effect: "2 a source",
      help: "Drives 2 borders; two drinks from each source passed.",
    },
    "truck-driver": {
      name: "Truck Driver",
      effect: "3 a source",
      help: "Drives 3 borders; three drinks from each source passed.",
    },
    "zeppelin-pilot": {
      name: "Zeppelin Pilot",
      effect: "2 a source",
      help: "Flies over 4 more tiles; two drinks from each source on them.",
    },
    "marketing-trainee": {
      name: "Marketing Trainee",
      effect: "billboard",
      help: "Places a billboard within 2 borders for up to 2 rounds.",
    },
    "campaign-manager": {
      name: "Campaign Manager",
      effect: "mailbox",
      help: "Places a billboard or mailbox within 3 borders for up to 3 rounds.",
    },
    "brand-manager": {
      name: "Brand Manager",
      effect: "airplane",
      help: "Places a billboard, mailbox or airplane anywhere for up to 4 rounds.",
    },
    "brand-director": {
      name: "Brand Director",
      effect: "radio",
      help: "Places any campaign anywhere for up to 5 rounds.",
    },
    "kitchen-trainee": { name: "Kitchen Trainee", effect: "1 burger or pizza", help: "Makes one burger or one pizza." },
    "burger-cook": { name: "Burger Cook", effect: "3 burgers", help: "Makes three burgers." },
    "burger-chef": { name: "Burger Chef", effect: "8 burgers", help: "Makes eight burgers." },
    "pizza-cook": { name: "Pizza Cook", effect: "3 pizzas", help: "Makes three pizzas." },
    "pizza-chef": { name: "Pizza Chef", effect: "8 pizzas", help: "Makes eight pizzas." },
  },
  OTHERWISE.employees,
);

export const families: FoodChainMagnateWords["families"] = {
  managers: "Management",
  recruiting: "Recruiting",
  training: "Training",
  prices: "Prices",
  marketing: "Marketing",
  kitchen: "Kitchen",
  drinks: "Drinks",
  building: "Building",
  service: "Service and finance",
};

/** All cards bear their printed names. */
export const ours: FoodChainMagnateWords["ours"] = [];

const count = counted("en");
const good = (one: string, many: string): GoodWords => ({
  one,
  many,
  counted: (number) => count(number, { one, other: many }),
});

export const goods: FoodChainMagnateWords["goods"] = openTable(
  "en",
  "goods",
  {
    burger: good("burger", "burgers"),
    pizza: good("pizza", "pizzas"),
    beer: good("beer", "beers"),
    lemonade: good("lemonade", "lemonades"),
    "soft-drink": good("soft drink", "soft drinks"),
  },
  OTHERWISE.goods,
);

export const campaigns: FoodChainMagnateWords["campaigns"] = openTable(
  "en",
  "campaigns",
  {
    billboard: { name: "Billboard", reach: "the houses beside it" },
    mailbox: { name: "Mailbox", reach: "every house of its block" },
    airplane: { name: "Airplane", reach: "every house in its rows or columns" },
    radio: { name: "Radio", reach: "its tile and the eight around it" },
  },
  OTHERWISE.campaigns,
);

export const milestones: FoodChainMagnateWords["milestones"] = openTable(
  "en",
  "milestones",
  {
    "first-billboard": {
      name: "First billboard placed",
      trigger: "Place a billboard.",
      effect: "Your campaigns from this one on are endless; managers and directors of marketing cost no salary.",
    },
    "first-train": { name: "First to train someone", trigger: "Train someone.", effect: "Salaries −$15 every payday." },
    "first-hire-3": {
      name: "First to hire 3 people in 1 turn",
      trigger: "Hire three people in one turn.",
      effect: "Two management trainees join at once.",
    },
    "first-burger-marketed": {
      name: "First burger marketed",
      trigger: "Advertise burgers.",
      effect: "+$5 for every burger you sell.",
    },
    "first-pizza-marketed": {
      name: "First pizza marketed",
      trigger: "Advertise pizza.",
      effect: "+$5 for every pizza you sell.",
    },
    "first-drink-marketed": {
      name: "First drink marketed",
      trigger: "Advertise any drink.",
      effect: "+$5 for every drink you sell.",
    },
    "first-errand-boy": {
      name: "First errand boy played",
      trigger: "Reveal an errand boy at work.",
      effect: "One more drink from every source and errand.",
    },
    "first-have-20": { name: "First to have $20", trigger: "Have $20.", effect: "You see all reserve cards." },
    "first-burger-produced": {
      name: "First burger produced",
      trigger: "Make a burger.",
      effect: "A burger cook joins at once.",
    },
    "first-pizza-produced": {
      name: "First pizza produced",
      trigger: "Make a pizza.",
      effect: "A pizza cook joins at once.",
    },
    "first-waitress": {
      name: "First waitress played",
      trigger: "Reveal a waitress at work.",
      effect: "Your waitresses bring $5 instead of $3.",
    },
    "first-throw-away": {
      name: "First to throw away drink/food",
      trigger: "Throw something away at clean-up.",
      effect: "A freezer: keep ten goods from the next round on.",
    },
    "first-lower-prices": {
      name: "First to lower prices",
      trigger: "Reveal a pricing or discount manager at work.",
      effect: "Your unit price −$1 for ever.",
    },
    "first-cart-operator": {
      name: "First cart operator played",
      trigger: "Reveal a cart operator at work.",
      effect: "Carts, trucks and zeppelins reach one further.",
    },
    "first-airplane": {
      name: "First airplane campaign",
      trigger: "Place an airplane.",
      effect: "Two more open slots when the order is chosen.",
    },
    "first-radio": {
      name: "First radio campaign",
      trigger: "Place a radio.",
      effect: "Your radios bring two of their good to each house.",
    },
    "first-have-100": {
      name: "First to have $100",
      trigger: "Have $100 after dinner.",
      effect: "Your CEO counts as CFO from the next round; you may own no CFO.",
    },
    "first-pay-20": {
      name: "First to pay $20 or more in salaries",
      trigger: "Pay $20 or more on a payday.",
      effect: "Several trainers may train the same card in one turn.",
    },
  },
  OTHERWISE.milestones,
);
