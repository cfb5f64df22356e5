alter table "system_report" drop constraint "system_report_resource_check";

alter table "system_import_batch" add column "sheet" text;

alter table "system_report" add constraint "system_report_resource_check" CHECK ((resource = ANY (ARRAY['base.student'::text, 'base.teacher'::text, 'base.class'::text, 'base.department'::text, 'base.major'::text, 'base.counsellor'::text, 'base.lesson'::text, 'base.venue'::text, 'base.building'::text])));
