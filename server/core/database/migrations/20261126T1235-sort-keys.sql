alter table "admissions_admitted_student" add column "name_sort_key" text COLLATE "C";

alter table "base_building" add column "name_sort_key" text COLLATE "C";

alter table "base_campus" add column "name_sort_key" text COLLATE "C";

alter table "base_campus_card" add column "uid_sort_key" text COLLATE "C";

alter table "base_class" add column "name_sort_key" text COLLATE "C";

alter table "base_department" add column "name_sort_key" text COLLATE "C";

alter table "base_major" add column "name_sort_key" text COLLATE "C";

alter table "base_student" add column "name_sort_key" text COLLATE "C";

alter table "base_student_family" add column "name_sort_key" text COLLATE "C";

alter table "base_subject" add column "name_sort_key" text COLLATE "C";

alter table "base_teacher" add column "name_sort_key" text COLLATE "C";

alter table "base_teacher_education" add column "school_sort_key" text COLLATE "C";

alter table "base_venue" add column "name_sort_key" text COLLATE "C";

alter table "claim_dorm_key" add column "key_no_sort_key" text COLLATE "C";

alter table "claim_goods_item" add column "name_sort_key" text COLLATE "C";

alter table "claim_goods_set" add column "name_sort_key" text COLLATE "C";

alter table "claim_goods_size" add column "code_sort_key" text COLLATE "C";

alter table "claim_reader" add column "name_sort_key" text COLLATE "C";

alter table "dormitory_bed" add column "name_sort_key" text COLLATE "C";

alter table "dormitory_bed_presort" add column "name_sort_key" text COLLATE "C";

alter table "dormitory_checkout_reason" add column "name_sort_key" text COLLATE "C";

alter table "dormitory_floor" add column "name_sort_key" text COLLATE "C";

alter table "dormitory_repair_area" add column "name_sort_key" text COLLATE "C";

alter table "dormitory_repair_material" add column "name_sort_key" text COLLATE "C";

alter table "dormitory_repair_type" add column "name_sort_key" text COLLATE "C";

alter table "dormitory_repair_urgency" add column "name_sort_key" text COLLATE "C";

alter table "dormitory_room" add column "name_sort_key" text COLLATE "C";

alter table "dormitory_room_change_plan" add column "name_sort_key" text COLLATE "C";

alter table "dormitory_room_choice_quota" add column "name_sort_key" text COLLATE "C";

alter table "dormitory_room_level" add column "name_sort_key" text COLLATE "C";

alter table "dormitory_room_type" add column "name_sort_key" text COLLATE "C";

alter table "dormitory_sign_round" add column "name_sort_key" text COLLATE "C";

alter table "dormitory_unlock" add column "subject_sort_key" text COLLATE "C";

alter table "dormitory_whereabouts_round" add column "name_sort_key" text COLLATE "C";

alter table "leave_form_field" add column "hint_sort_key" text COLLATE "C";

alter table "leave_type" add column "name_sort_key" text COLLATE "C";

alter table "records_info_round" add column "name_sort_key" text COLLATE "C";

alter table "resource_attachment" add column "name_sort_key" text COLLATE "C";

alter table "resource_datasource" add column "name_sort_key" text COLLATE "C";

alter table "resource_email" add column "name_sort_key" text COLLATE "C";

alter table "resource_job" add column "title_sort_key" text COLLATE "C";

alter table "resource_object_storage" add column "name_sort_key" text COLLATE "C";

alter table "resource_sms" add column "name_sort_key" text COLLATE "C";

alter table "resource_task" add column "label_sort_key" text COLLATE "C";

alter table "security_ai_keyword_advice" add column "keyword_sort_key" text COLLATE "C";

alter table "security_audit_personnel" add column "duty_sort_key" text COLLATE "C";

alter table "system_app_info" add column "global_title_sort_key" text COLLATE "C";

alter table "system_app_name" add column "name_sort_key" text COLLATE "C";

alter table "system_dictionary" add column "label_sort_key" text COLLATE "C";

alter table "system_door_device" add column "name_sort_key" text COLLATE "C";

alter table "system_door_gateway" add column "name_sort_key" text COLLATE "C";

alter table "system_file" add column "name_sort_key" text COLLATE "C";

alter table "system_file_link" add column "title_sort_key" text COLLATE "C";

alter table "system_login_type" add column "name_sort_key" text COLLATE "C";

alter table "system_menu" add column "title_sort_key" text COLLATE "C";

alter table "system_message_config" add column "title_sort_key" text COLLATE "C";

alter table "system_mobile_service" add column "name_sort_key" text COLLATE "C";

alter table "system_notice" add column "title_sort_key" text COLLATE "C";

alter table "system_parameter" add column "name_sort_key" text COLLATE "C";

alter table "system_report" add column "name_sort_key" text COLLATE "C";

alter table "system_role" add column "name_sort_key" text COLLATE "C";

alter table "system_user" add column "name_sort_key" text COLLATE "C";

alter table "system_wall" add column "name_sort_key" text COLLATE "C";

alter table "violation_kind" add column "name_sort_key" text COLLATE "C";

alter table "workflow_model" add column "title_sort_key" text COLLATE "C";

CREATE INDEX base_campus_card_uid_sort_key_idx ON public.base_campus_card USING btree (tenant_id, uid_sort_key, id);

CREATE INDEX claim_dorm_key_key_no_sort_key_idx ON public.claim_dorm_key USING btree (tenant_id, key_no_sort_key, id);

CREATE INDEX claim_reader_name_sort_key_idx ON public.claim_reader USING btree (tenant_id, name_sort_key, id);

CREATE INDEX dormitory_bed_name_sort_key_idx ON public.dormitory_bed USING btree (tenant_id, name_sort_key, id);

CREATE INDEX dormitory_floor_name_sort_key_idx ON public.dormitory_floor USING btree (tenant_id, name_sort_key, id);

CREATE INDEX dormitory_repair_area_name_sort_key_idx ON public.dormitory_repair_area USING btree (tenant_id, name_sort_key, id);

CREATE INDEX dormitory_room_name_sort_key_idx ON public.dormitory_room USING btree (tenant_id, name_sort_key, id);

CREATE INDEX resource_datasource_name_sort_key_idx ON public.resource_datasource USING btree (tenant_id, name_sort_key, id);

CREATE INDEX resource_email_name_sort_key_idx ON public.resource_email USING btree (tenant_id, name_sort_key, id);

CREATE INDEX resource_job_title_sort_key_idx ON public.resource_job USING btree (tenant_id, title_sort_key, id);

CREATE INDEX resource_object_storage_name_sort_key_idx ON public.resource_object_storage USING btree (tenant_id, name_sort_key, id);

CREATE INDEX resource_sms_name_sort_key_idx ON public.resource_sms USING btree (tenant_id, name_sort_key, id);

CREATE INDEX system_door_gateway_name_sort_key_idx ON public.system_door_gateway USING btree (tenant_id, name_sort_key, id);

CREATE INDEX system_wall_name_sort_key_idx ON public.system_wall USING btree (tenant_id, name_sort_key, id);
