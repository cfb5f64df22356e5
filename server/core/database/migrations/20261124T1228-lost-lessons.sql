alter table "leave_application" add column "lost_lessons" text;

alter table "leave_application" add column "reminded_at" timestamp with time zone;
