CREATE TABLE "programs" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"scopes" json NOT NULL,
	"token_hash" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "programs_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "programs_by_owner" ON "programs" USING btree ("owner_id");