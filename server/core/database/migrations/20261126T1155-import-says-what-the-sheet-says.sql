alter table "system_import_row" drop constraint "system_import_row_state_check";

alter table "system_import_row" add column "marks" text;

alter table "system_import_row" add constraint "system_import_row_state_check" CHECK ((state = ANY (ARRAY['raw'::text, 'new'::text, 'changed'::text, 'same'::text, 'bad'::text, 'left'::text])));
