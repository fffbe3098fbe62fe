CREATE TABLE "admin_deeds" (
	"seq" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"reason" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "admin_deeds_stay"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'admin_deeds is only added to'; END $$;
--> statement-breakpoint
CREATE TRIGGER "admin_deeds_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "admin_deeds" FOR EACH STATEMENT EXECUTE FUNCTION "admin_deeds_stay"();
