alter table "security_reveal_record" drop constraint "security_reveal_record_purpose_check";

alter table "system_import_batch" drop constraint "system_import_batch_state_check";

alter table "security_reveal_record" add constraint "security_reveal_record_purpose_check" CHECK ((purpose = ANY (ARRAY['contact'::text, 'verify'::text, 'material'::text, 'report'::text, 'emergency'::text, 'other'::text, 'match'::text])));

alter table "system_import_batch" add constraint "system_import_batch_state_check" CHECK ((state = ANY (ARRAY['parsing'::text, 'mapping'::text, 'checking'::text, 'staged'::text, 'committing'::text, 'returning'::text, 'committed'::text, 'undoing'::text, 'undone'::text, 'failed'::text, 'cancelled'::text])));
