export { ChefCheck, ChefTable } from "./chef-table.tsx";
export { CARD_TABLE } from "./rows.ts";
