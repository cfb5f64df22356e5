alter table "resource_job" drop constraint "resource_job_handler_check";

alter table "resource_job" add constraint "resource_job_handler_check" CHECK ((handler = ANY (ARRAY['sweep-sessions'::text, 'sweep-uploads'::text, 'sweep-files'::text, 'seal-changes'::text, 'sweep-tasks'::text, 'tend-tables'::text, 'tend-doors'::text, 'watch-doors'::text])));
