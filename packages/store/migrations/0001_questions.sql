ALTER TABLE "entries" ADD COLUMN "handing" json;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "questions" json;