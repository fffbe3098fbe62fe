CREATE TABLE "digests" (
	"table_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"digest" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;