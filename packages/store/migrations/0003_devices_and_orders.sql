CREATE TABLE "seat_devices" (
	"table_id" text NOT NULL,
	"seat" integer NOT NULL,
	"guest_id" text NOT NULL,
	CONSTRAINT "seat_devices_table_id_guest_id_pk" PRIMARY KEY("table_id","guest_id")
);
--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "orders" json;--> statement-breakpoint
ALTER TABLE "seat_devices" ADD CONSTRAINT "seat_devices_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seat_devices_by_guest" ON "seat_devices" USING btree ("guest_id");