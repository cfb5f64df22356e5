alter table "system_dictionary" add column "tone" text;

alter table "system_dictionary" add constraint "system_dictionary_tone_check" CHECK ((tone = ANY (ARRAY['neutral'::text, 'accent'::text, 'success'::text, 'warning'::text, 'danger'::text, 'info'::text])));
