ALTER TABLE "tables" ADD COLUMN "origin" text DEFAULT 'drawn' NOT NULL;--> statement-breakpoint
UPDATE "tables" SET "origin" = 'daily' WHERE "seed" LIKE 'daily' || chr(9) || '%';--> statement-breakpoint
UPDATE "tables" SET "origin" = 'imported' WHERE "host" = 'imported';
