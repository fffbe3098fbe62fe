CREATE TABLE "fence" (
	"id" integer PRIMARY KEY NOT NULL,
	"token" bigint NOT NULL
);
