CREATE TABLE "studies" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"visibility" text NOT NULL,
	"card" json NOT NULL,
	"seq" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_edits" (
	"study_id" text NOT NULL,
	"seq" integer NOT NULL,
	"edit_id" text NOT NULL,
	"person" text NOT NULL,
	"name" text NOT NULL,
	"change" json NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "study_edits_study_id_seq_pk" PRIMARY KEY("study_id","seq")
);
--> statement-breakpoint
CREATE TABLE "study_invites" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"study_id" text NOT NULL,
	"role" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_members" (
	"study_id" text NOT NULL,
	"guest_id" text NOT NULL,
	"person" text NOT NULL,
	CONSTRAINT "study_members_study_id_guest_id_pk" PRIMARY KEY("study_id","guest_id")
);
--> statement-breakpoint
ALTER TABLE "study_edits" ADD CONSTRAINT "study_edits_study_id_studies_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_invites" ADD CONSTRAINT "study_invites_study_id_studies_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_members" ADD CONSTRAINT "study_members_study_id_studies_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studies_by_visibility" ON "studies" USING btree ("visibility","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "study_edits_by_id" ON "study_edits" USING btree ("study_id","edit_id");--> statement-breakpoint
CREATE INDEX "study_invites_by_study" ON "study_invites" USING btree ("study_id");--> statement-breakpoint
CREATE INDEX "study_members_by_guest" ON "study_members" USING btree ("guest_id");