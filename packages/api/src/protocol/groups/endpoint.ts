import { OpenApi } from "effect/http-api";
import { id } from "../../inputs.ts";

/** The address of an endpoint names a table. */
export const onTable = { params: { table: id } };

/** What the documents say of an endpoint: in a line, and what has to be known. */
export const says = (summary: string, description: string) => OpenApi.annotations({ summary, description });
