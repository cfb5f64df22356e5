alter table "system_session" add column "used_at" timestamp with time zone;
