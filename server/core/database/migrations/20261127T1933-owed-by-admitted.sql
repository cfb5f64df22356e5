alter table "admissions_admitted_student" add column "owed" bigint;

update "admissions_admitted_student" set "owed" = greatest(coalesce("due", 0) - coalesce("paid", 0), 0);
