alter table "leave_settings" add column "tell_guardians" boolean;

update "leave_settings" set "tell_guardians" = false;

alter table "leave_settings" alter column "tell_guardians" set not null;

alter table "system_send_log" add column "student_id" uuid;

alter table "system_send_log" add constraint "system_send_log_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX system_send_log_student_id_idx ON public.system_send_log USING btree (tenant_id, student_id);
