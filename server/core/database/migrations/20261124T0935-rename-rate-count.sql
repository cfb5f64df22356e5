-- The counts are short-lived, but no machine of the version before may be running: it asks for the old name.
alter table "system_tally" rename to "system_rate_count";
alter table "system_rate_count" rename constraint "system_tally_pkey" to "system_rate_count_pkey";
alter table "system_rate_count" rename constraint "system_tally_subject_key" to "system_rate_count_subject_key";
