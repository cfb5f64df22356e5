alter table "system_session" add column "proved_at" timestamp with time zone;
