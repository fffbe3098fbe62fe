export { GenericTable as Table } from "../../table/generic-table.tsx";
