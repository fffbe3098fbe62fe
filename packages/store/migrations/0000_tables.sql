CREATE TABLE "chat" (
	"table_id" text NOT NULL,
	"seq" integer NOT NULL,
	"seat" integer NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "chat_table_id_seq_pk" PRIMARY KEY("table_id","seq")
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"table_id" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"seat" integer,
	"command_id" text,
	"command" json,
	"events" json,
	"final" boolean,
	"undone_to" integer,
	"at" bigint NOT NULL,
	CONSTRAINT "entries_table_id_seq_pk" PRIMARY KEY("table_id","seq")
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "guests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "move_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"seat" integer NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"table_id" text NOT NULL,
	"seat" integer NOT NULL,
	"guest_id" text,
	"player" text NOT NULL,
	"banner_name" text NOT NULL,
	"banner_colour" text NOT NULL,
	"bot" text,
	CONSTRAINT "seats_table_id_seat_pk" PRIMARY KEY("table_id","seat")
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"game" text NOT NULL,
	"config" json NOT NULL,
	"hash" text NOT NULL,
	"seed" text NOT NULL,
	"listed" boolean NOT NULL,
	"status" text NOT NULL,
	"host" text NOT NULL,
	"header" json,
	"outcome" json,
	"seq" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move_links" ADD CONSTRAINT "move_links_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "move_links_by_seat" ON "move_links" USING btree ("table_id","seat");--> statement-breakpoint
CREATE INDEX "seats_by_guest" ON "seats" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "tables_by_status" ON "tables" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "tables_by_host" ON "tables" USING btree ("host");