alter table "base_student" add column "photo" text;
