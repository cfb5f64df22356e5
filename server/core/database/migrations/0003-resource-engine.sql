create table "base_mentor" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "teacher_id" uuid not null,
  "student_id" uuid not null,
  "department_id" uuid,
  "since" date not null,
  "until" date
);

create table "base_student_family" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid,
  "name" text not null,
  "relation" text not null,
  "birth_date" date,
  "political" text,
  "employer" text,
  "job" text,
  "mobile" text,
  "guardian" boolean not null
);

create table "base_teacher_education" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "teacher_id" uuid,
  "since" date not null,
  "until" date,
  "school" text not null,
  "subject" text,
  "education" text not null,
  "degree" text
);

create table "resource_attachment" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "extension" text,
  "content_type" text not null,
  "size" integer not null,
  "hash" text,
  "bucket" text not null,
  "key" text,
  "store_id" uuid,
  "public_key" text,
  "owner_id" uuid
);

create table "resource_attachment_use" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "attachment_id" uuid not null,
  "resource" text not null,
  "row_id" text not null,
  "field" text not null
);

create table "resource_code_generation" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "title" text not null,
  "design" text not null
);

create table "resource_datasource" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "host" text not null,
  "port" integer not null,
  "database_name" text not null,
  "account" text not null,
  "password" text,
  "encrypted" boolean not null,
  "enabled" boolean not null
);

create table "resource_job" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text not null,
  "code" text not null,
  "handler" text not null,
  "cron" text not null,
  "rhythm" text,
  "enabled" boolean not null,
  "next_at" timestamp with time zone,
  "last_at" timestamp with time zone,
  "last_outcome" text,
  "last_note" text
);

create table "resource_object_storage" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "kind" text not null,
  "endpoint" text,
  "region" text,
  "storage_bucket" text,
  "access_key" text,
  "access_secret" text,
  "path_style" boolean not null,
  "enabled" boolean not null,
  "usual" boolean not null,
  "remark" text
);

create table "resource_sms" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "url" text not null,
  "body" text not null,
  "token" text,
  "signature" text,
  "daily_limit" integer not null,
  "usual" boolean not null,
  "enabled" boolean not null
);

create table "resource_task" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "label" text not null,
  "kind" text not null,
  "state" text not null,
  "params" text,
  "key" text,
  "progress" integer,
  "total" integer,
  "note" text,
  "result" text,
  "error" text,
  "attempts" integer not null,
  "run_at" timestamp with time zone not null,
  "started_at" timestamp with time zone,
  "finished_at" timestamp with time zone,
  "milliseconds" integer,
  "lease_until" timestamp with time zone,
  "worker" text,
  "user_id" uuid
);

create table "resource_upload" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "name" text not null,
  "declared_type" text,
  "size" integer not null,
  "bucket" text not null,
  "fingerprint" text not null,
  "until" timestamp with time zone not null,
  "finishing_since" timestamp with time zone,
  "attachment_id" uuid
);

create table "resource_upload_part" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "upload_id" uuid not null,
  "number" integer not null,
  "size" integer not null,
  "hash" text not null,
  "key" text not null
);

create table "security_ai_config" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "enabled" boolean not null,
  "endpoint" text,
  "model" text,
  "key" text,
  "seconds" integer not null,
  "daily_limit" integer not null
);

create table "security_ai_keyword_advice" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "keyword" text not null,
  "answer" text not null,
  "link" text,
  "sort" integer not null,
  "enabled" boolean not null
);

create table "security_change_record" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "changed_at" timestamp with time zone,
  "resource" text,
  "row_id" text,
  "row_title" text,
  "serial" integer,
  "verb" text,
  "changed" text,
  "changes" text,
  "account" text,
  "address" text,
  "batch" text,
  "reason" text,
  "seal" integer,
  "previous_hash" text,
  "hash" text
);

create table "security_reveal_record" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "user_name" text not null,
  "resource" text not null,
  "row_id" text not null,
  "field" text not null,
  "purpose" text not null,
  "address" text
);

create table "security_secret_field" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "role_id" uuid not null,
  "resource" text not null,
  "field" text not null,
  "access" text not null,
  "first" integer,
  "last" integer
);

create table "security_view_as" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "viewer_id" uuid not null,
  "viewer_name" text not null,
  "user_id" uuid not null,
  "reason" text not null,
  "until" timestamp with time zone not null,
  "ended_at" timestamp with time zone
);

create table "system_field_review" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "resource" text not null,
  "row_id" text not null,
  "title" text not null,
  "changes" text not null,
  "state" text not null,
  "reason" text,
  "reviewer_id" uuid,
  "reviewed_at" timestamp with time zone
);

create table "system_file" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "file" text not null,
  "enabled" boolean not null,
  "remark" text
);

create table "system_heartbeat" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "server" text not null,
  "version" text not null,
  "runtime" text not null,
  "at" timestamp with time zone not null,
  "started_at" timestamp with time zone not null,
  "stopped" boolean not null,
  "seconds" double precision not null,
  "requests" integer not null,
  "errors" integer not null,
  "p50" integer,
  "p95" integer,
  "lag" double precision not null,
  "heap" integer not null,
  "rss" integer not null,
  "disk_free" integer,
  "disk_size" integer
);

create table "system_import_batch" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "resource" text not null,
  "file_id" uuid not null,
  "file_name" text not null,
  "hash" text not null,
  "state" text not null,
  "menu_code" text,
  "menu_title" text,
  "layout" text,
  "headings" text,
  "plan" text,
  "total" integer,
  "added" integer,
  "changed" integer,
  "skipped" integer,
  "fault" text,
  "task_id" text
);

create table "system_import_row" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "batch_id" uuid not null,
  "line" integer not null,
  "cells" text not null,
  "values" text,
  "faults" text,
  "state" text not null,
  "key" text,
  "target_id" text,
  "target_revision" integer,
  "before" text
);

create table "system_log_export" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "account" text,
  "user_name" text,
  "menu_code" text,
  "menu_title" text,
  "resource" text,
  "columns" text,
  "asked" text,
  "rows" integer,
  "format" text,
  "file_name" text,
  "file_list" text,
  "address" text
);

create table "system_log_import" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "menu_title" text,
  "menu_code" text,
  "account" text,
  "name" text,
  "file_id" uuid,
  "batch_id" text,
  "outcome" text,
  "total" integer,
  "added" integer,
  "changed" integer,
  "skipped" integer
);

create table "system_message_config" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "event" text not null,
  "in_app" boolean not null,
  "sms" boolean not null,
  "wechat_work" boolean not null,
  "title" text not null,
  "text" text not null,
  "quiet_from" text,
  "quiet_to" text,
  "enabled" boolean not null
);

create table "system_mobile_service" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "category" text not null,
  "icon" text,
  "open_type" text not null,
  "address" text not null,
  "roles" text,
  "sort" integer not null,
  "enabled" boolean not null
);

create table "system_report" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "resource" text not null,
  "to_roles" text,
  "pictures" text,
  "published" boolean,
  "layout" text,
  "view_id" text
);

create table "system_saved_view" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text,
  "screen" text,
  "owner_id" uuid,
  "content" text,
  "to_everybody" boolean,
  "to_roles" text,
  "to_departments" text,
  "to_classes" text,
  "to_persons" text
);

create table "system_send_log" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "channel" text,
  "event" text,
  "user_id" uuid,
  "target" text,
  "people" integer,
  "title" text,
  "text" text,
  "state" text,
  "reason" text,
  "provider" text,
  "due" timestamp with time zone,
  "sent_at" timestamp with time zone
);

create table "system_service_evaluate" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text,
  "service_name" text,
  "category" text,
  "stars" integer,
  "words" text,
  "user_id" uuid
);

create table "system_stored_reply" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "owner" text not null,
  "key" text not null,
  "digest" text not null,
  "status" integer,
  "reply" text,
  "started_at" timestamp with time zone not null,
  "until" timestamp with time zone not null
);

create table "system_usual_view" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "screen" text not null,
  "view_id" uuid,
  "content" text
);

alter table "base_student" add column "schooling_length" integer;

alter table "base_venue" add column "photos" text;

alter table "system_dictionary" add column "replaced_by" text;

alter table "system_file_link" add column "file" text;

alter table "system_file_link" alter column "address" drop not null;

alter table "system_notice" add column "attachments" text;

alter table "base_mentor" add constraint "base_mentor_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_mentor" add constraint "base_mentor_teacher_id_student_id_since_key" UNIQUE (tenant_id, teacher_id, student_id, since);

alter table "base_student_family" add constraint "base_student_family_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_teacher_education" add constraint "base_teacher_education_pkey" PRIMARY KEY (tenant_id, id);

alter table "resource_attachment" add constraint "resource_attachment_bucket_check" CHECK ((bucket = ANY (ARRAY['private'::text, 'public'::text, 'welcome'::text])));

alter table "resource_attachment" add constraint "resource_attachment_pkey" PRIMARY KEY (tenant_id, id);

alter table "resource_attachment" add constraint "resource_attachment_public_key_key" UNIQUE (tenant_id, public_key);

alter table "resource_attachment_use" add constraint "resource_attachment_use_pkey" PRIMARY KEY (tenant_id, id);

alter table "resource_attachment_use" add constraint "resource_attachment_use_resource_row_id_field_attachment_id_key" UNIQUE (tenant_id, resource, row_id, field, attachment_id);

alter table "resource_code_generation" add constraint "resource_code_generation_name_key" UNIQUE (tenant_id, name);

alter table "resource_code_generation" add constraint "resource_code_generation_pkey" PRIMARY KEY (tenant_id, id);

alter table "resource_datasource" add constraint "resource_datasource_name_key" UNIQUE (tenant_id, name);

alter table "resource_datasource" add constraint "resource_datasource_pkey" PRIMARY KEY (tenant_id, id);

alter table "resource_job" add constraint "resource_job_code_key" UNIQUE (tenant_id, code);

alter table "resource_job" add constraint "resource_job_handler_check" CHECK ((handler = ANY (ARRAY['sweep-sessions'::text, 'sweep-uploads'::text, 'sweep-files'::text, 'seal-changes'::text, 'sweep-tasks'::text])));

alter table "resource_job" add constraint "resource_job_last_outcome_check" CHECK ((last_outcome = ANY (ARRAY['done'::text, 'failed'::text])));

alter table "resource_job" add constraint "resource_job_pkey" PRIMARY KEY (tenant_id, id);

alter table "resource_object_storage" add constraint "resource_object_storage_kind_check" CHECK ((kind = ANY (ARRAY['own'::text, 's3'::text])));

alter table "resource_object_storage" add constraint "resource_object_storage_name_key" UNIQUE (tenant_id, name);

alter table "resource_object_storage" add constraint "resource_object_storage_pkey" PRIMARY KEY (tenant_id, id);

alter table "resource_sms" add constraint "resource_sms_name_key" UNIQUE (tenant_id, name);

alter table "resource_sms" add constraint "resource_sms_pkey" PRIMARY KEY (tenant_id, id);

alter table "resource_task" add constraint "resource_task_key_key" UNIQUE (tenant_id, key);

alter table "resource_task" add constraint "resource_task_pkey" PRIMARY KEY (tenant_id, id);

alter table "resource_task" add constraint "resource_task_state_check" CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text, 'dead'::text, 'cancelled'::text])));

alter table "resource_upload" add constraint "resource_upload_bucket_check" CHECK ((bucket = ANY (ARRAY['private'::text, 'public'::text, 'welcome'::text])));

alter table "resource_upload" add constraint "resource_upload_pkey" PRIMARY KEY (tenant_id, id);

alter table "resource_upload_part" add constraint "resource_upload_part_pkey" PRIMARY KEY (tenant_id, id);

alter table "resource_upload_part" add constraint "resource_upload_part_upload_id_number_key" UNIQUE (tenant_id, upload_id, number);

alter table "security_ai_config" add constraint "security_ai_config_key" UNIQUE (tenant_id);

alter table "security_ai_config" add constraint "security_ai_config_pkey" PRIMARY KEY (tenant_id, id);

alter table "security_ai_keyword_advice" add constraint "security_ai_keyword_advice_keyword_key" UNIQUE (tenant_id, keyword);

alter table "security_ai_keyword_advice" add constraint "security_ai_keyword_advice_pkey" PRIMARY KEY (tenant_id, id);

alter table "security_change_record" add constraint "security_change_record_pkey" PRIMARY KEY (tenant_id, id);

alter table "security_change_record" add constraint "security_change_record_resource_row_id_serial_key" UNIQUE (tenant_id, resource, row_id, serial);

alter table "security_reveal_record" add constraint "security_reveal_record_pkey" PRIMARY KEY (tenant_id, id);

alter table "security_reveal_record" add constraint "security_reveal_record_purpose_check" CHECK ((purpose = ANY (ARRAY['contact'::text, 'verify'::text, 'material'::text, 'report'::text, 'emergency'::text, 'other'::text])));

alter table "security_secret_field" add constraint "security_secret_field_access_check" CHECK ((access = ANY (ARRAY['hidden'::text, 'masked'::text, 'read'::text, 'review'::text, 'required'::text, 'write'::text])));

alter table "security_secret_field" add constraint "security_secret_field_pkey" PRIMARY KEY (tenant_id, id);

alter table "security_secret_field" add constraint "security_secret_field_role_id_resource_field_key" UNIQUE (tenant_id, role_id, resource, field);

alter table "security_view_as" add constraint "security_view_as_pkey" PRIMARY KEY (tenant_id, id);

-- Whatever had been written there meant that single sign-on is used.
update "system_app_info" set "sso_type" = '1' where "sso_type" not in ('0', '1');

alter table "system_app_info" add constraint "system_app_info_sso_type_check" CHECK ((sso_type = ANY (ARRAY['0'::text, '1'::text])));

alter table "system_field_review" add constraint "system_field_review_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_field_review" add constraint "system_field_review_state_check" CHECK ((state = ANY (ARRAY['pending'::text, 'passed'::text, 'refused'::text, 'withdrawn'::text])));

alter table "system_file" add constraint "system_file_code_key" UNIQUE (tenant_id, code);

alter table "system_file" add constraint "system_file_kind_check" CHECK ((kind = ANY (ARRAY['template'::text, 'document'::text, 'mark'::text, 'guide'::text, 'other'::text])));

alter table "system_file" add constraint "system_file_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_heartbeat" add constraint "system_heartbeat_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_import_batch" add constraint "system_import_batch_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_import_batch" add constraint "system_import_batch_state_check" CHECK ((state = ANY (ARRAY['parsing'::text, 'mapping'::text, 'checking'::text, 'staged'::text, 'committing'::text, 'committed'::text, 'undoing'::text, 'undone'::text, 'failed'::text, 'cancelled'::text])));

alter table "system_import_row" add constraint "system_import_row_batch_id_line_key" UNIQUE (tenant_id, batch_id, line);

alter table "system_import_row" add constraint "system_import_row_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_import_row" add constraint "system_import_row_state_check" CHECK ((state = ANY (ARRAY['raw'::text, 'new'::text, 'changed'::text, 'same'::text, 'bad'::text])));

alter table "system_log_export" add constraint "system_log_export_format_check" CHECK ((format = ANY (ARRAY['xlsx'::text, 'csv'::text, 'pdf'::text])));

alter table "system_log_export" add constraint "system_log_export_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_log_import" add constraint "system_log_import_outcome_check" CHECK ((outcome = ANY (ARRAY['done'::text, 'undone'::text])));

alter table "system_log_import" add constraint "system_log_import_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_message_config" add constraint "system_message_config_event_check" CHECK ((event = ANY (ARRAY['security'::text, 'notice'::text, 'service'::text, 'system'::text, 'review-passed'::text, 'review-refused'::text, 'export-ready'::text, 'import-done'::text])));

alter table "system_message_config" add constraint "system_message_config_event_key" UNIQUE (tenant_id, event);

alter table "system_message_config" add constraint "system_message_config_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_mobile_service" add constraint "system_mobile_service_code_key" UNIQUE (tenant_id, code);

alter table "system_mobile_service" add constraint "system_mobile_service_open_type_check" CHECK ((open_type = ANY (ARRAY['0'::text, '1'::text])));

alter table "system_mobile_service" add constraint "system_mobile_service_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_report" add constraint "system_report_code_key" UNIQUE (tenant_id, code);

alter table "system_report" add constraint "system_report_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_report" add constraint "system_report_resource_check" CHECK ((resource = ANY (ARRAY['base.student'::text, 'base.teacher'::text, 'base.class'::text, 'base.department'::text, 'base.major'::text, 'base.counsellor'::text, 'base.lesson'::text, 'base.venue'::text])));

alter table "system_saved_view" add constraint "system_saved_view_owner_id_screen_name_key" UNIQUE (tenant_id, owner_id, screen, name);

alter table "system_saved_view" add constraint "system_saved_view_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_send_log" add constraint "system_send_log_channel_check" CHECK ((channel = ANY (ARRAY['in-app'::text, 'sms'::text, 'wechat-work'::text])));

alter table "system_send_log" add constraint "system_send_log_event_check" CHECK ((event = ANY (ARRAY['security'::text, 'notice'::text, 'service'::text, 'system'::text, 'review-passed'::text, 'review-refused'::text, 'export-ready'::text, 'import-done'::text, 'code'::text, 'test'::text])));

alter table "system_send_log" add constraint "system_send_log_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_send_log" add constraint "system_send_log_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'failed'::text])));

alter table "system_service_evaluate" add constraint "system_service_evaluate_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_service_evaluate" add constraint "system_service_evaluate_user_id_code_key" UNIQUE (tenant_id, user_id, code);

alter table "system_stored_reply" add constraint "system_stored_reply_owner_key_key" UNIQUE (tenant_id, owner, key);

alter table "system_stored_reply" add constraint "system_stored_reply_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_usual_view" add constraint "system_usual_view_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_usual_view" add constraint "system_usual_view_user_id_screen_key" UNIQUE (tenant_id, user_id, screen);

alter table "base_mentor" add constraint "base_mentor_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "base_mentor" add constraint "base_mentor_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "base_mentor" add constraint "base_mentor_teacher_id_fkey" FOREIGN KEY (tenant_id, teacher_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "base_student_family" add constraint "base_student_family_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "base_teacher_education" add constraint "base_teacher_education_teacher_id_fkey" FOREIGN KEY (tenant_id, teacher_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "resource_attachment" add constraint "resource_attachment_owner_id_fkey" FOREIGN KEY (tenant_id, owner_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "resource_attachment" add constraint "resource_attachment_store_id_fkey" FOREIGN KEY (tenant_id, store_id) REFERENCES resource_object_storage(tenant_id, id) ON DELETE RESTRICT;

alter table "resource_attachment_use" add constraint "resource_attachment_use_attachment_id_fkey" FOREIGN KEY (tenant_id, attachment_id) REFERENCES resource_attachment(tenant_id, id) ON DELETE RESTRICT;

alter table "resource_task" add constraint "resource_task_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "resource_upload" add constraint "resource_upload_attachment_id_fkey" FOREIGN KEY (tenant_id, attachment_id) REFERENCES resource_attachment(tenant_id, id) ON DELETE RESTRICT;

alter table "resource_upload" add constraint "resource_upload_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "resource_upload_part" add constraint "resource_upload_part_upload_id_fkey" FOREIGN KEY (tenant_id, upload_id) REFERENCES resource_upload(tenant_id, id) ON DELETE RESTRICT;

alter table "security_reveal_record" add constraint "security_reveal_record_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "security_secret_field" add constraint "security_secret_field_role_id_fkey" FOREIGN KEY (tenant_id, role_id) REFERENCES system_role(tenant_id, id) ON DELETE RESTRICT;

alter table "security_view_as" add constraint "security_view_as_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "security_view_as" add constraint "security_view_as_viewer_id_fkey" FOREIGN KEY (tenant_id, viewer_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_field_review" add constraint "system_field_review_reviewer_id_fkey" FOREIGN KEY (tenant_id, reviewer_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_field_review" add constraint "system_field_review_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_import_batch" add constraint "system_import_batch_file_id_fkey" FOREIGN KEY (tenant_id, file_id) REFERENCES resource_attachment(tenant_id, id) ON DELETE RESTRICT;

alter table "system_import_row" add constraint "system_import_row_batch_id_fkey" FOREIGN KEY (tenant_id, batch_id) REFERENCES system_import_batch(tenant_id, id) ON DELETE RESTRICT;

alter table "system_log_import" add constraint "system_log_import_file_id_fkey" FOREIGN KEY (tenant_id, file_id) REFERENCES resource_attachment(tenant_id, id) ON DELETE RESTRICT;

alter table "system_saved_view" add constraint "system_saved_view_owner_id_fkey" FOREIGN KEY (tenant_id, owner_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_send_log" add constraint "system_send_log_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_service_evaluate" add constraint "system_service_evaluate_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_usual_view" add constraint "system_usual_view_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_usual_view" add constraint "system_usual_view_view_id_fkey" FOREIGN KEY (tenant_id, view_id) REFERENCES system_saved_view(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX base_mentor_department_id_idx ON public.base_mentor USING btree (tenant_id, department_id);

CREATE INDEX base_mentor_student_id_idx ON public.base_mentor USING btree (tenant_id, student_id);

CREATE INDEX base_student_family_student_id_idx ON public.base_student_family USING btree (tenant_id, student_id);

CREATE INDEX base_teacher_education_teacher_id_idx ON public.base_teacher_education USING btree (tenant_id, teacher_id);

CREATE INDEX resource_attachment_hash_idx ON public.resource_attachment USING btree (tenant_id, hash);

CREATE INDEX resource_attachment_owner_id_idx ON public.resource_attachment USING btree (tenant_id, owner_id);

CREATE INDEX resource_attachment_store_id_idx ON public.resource_attachment USING btree (tenant_id, store_id);

CREATE INDEX resource_attachment_use_attachment_id_idx ON public.resource_attachment_use USING btree (tenant_id, attachment_id);

CREATE INDEX resource_job_enabled_next_at_idx ON public.resource_job USING btree (tenant_id, enabled, next_at);

CREATE INDEX resource_task_kind_started_at_idx ON public.resource_task USING btree (tenant_id, kind, started_at);

CREATE INDEX resource_task_state_run_at_idx ON public.resource_task USING btree (tenant_id, state, run_at);

CREATE INDEX resource_task_user_id_idx ON public.resource_task USING btree (tenant_id, user_id);

CREATE INDEX resource_upload_attachment_id_idx ON public.resource_upload USING btree (tenant_id, attachment_id);

CREATE INDEX resource_upload_until_idx ON public.resource_upload USING btree (tenant_id, until);

CREATE INDEX resource_upload_user_id_fingerprint_idx ON public.resource_upload USING btree (tenant_id, user_id, fingerprint);

CREATE INDEX security_change_record_batch_idx ON public.security_change_record USING btree (tenant_id, batch);

CREATE INDEX security_change_record_changed_at_idx ON public.security_change_record USING btree (tenant_id, changed_at);

CREATE INDEX security_change_record_seal_idx ON public.security_change_record USING btree (tenant_id, seal);

CREATE INDEX security_reveal_record_row_id_idx ON public.security_reveal_record USING btree (tenant_id, row_id);

CREATE INDEX security_reveal_record_user_id_idx ON public.security_reveal_record USING btree (tenant_id, user_id);

CREATE INDEX security_view_as_user_id_idx ON public.security_view_as USING btree (tenant_id, user_id);

CREATE INDEX security_view_as_viewer_id_idx ON public.security_view_as USING btree (tenant_id, viewer_id);

CREATE INDEX system_field_review_resource_state_idx ON public.system_field_review USING btree (tenant_id, resource, state);

CREATE INDEX system_field_review_reviewer_id_idx ON public.system_field_review USING btree (tenant_id, reviewer_id);

CREATE INDEX system_field_review_row_id_state_idx ON public.system_field_review USING btree (tenant_id, row_id, state);

CREATE INDEX system_field_review_user_id_idx ON public.system_field_review USING btree (tenant_id, user_id);

CREATE INDEX system_heartbeat_at_idx ON public.system_heartbeat USING btree (tenant_id, at);

CREATE INDEX system_heartbeat_server_at_idx ON public.system_heartbeat USING btree (tenant_id, server, at);

CREATE INDEX system_import_batch_file_id_idx ON public.system_import_batch USING btree (tenant_id, file_id);

CREATE INDEX system_import_batch_resource_hash_idx ON public.system_import_batch USING btree (tenant_id, resource, hash);

CREATE INDEX system_import_row_batch_id_key_idx ON public.system_import_row USING btree (tenant_id, batch_id, key);

CREATE INDEX system_import_row_batch_id_state_line_idx ON public.system_import_row USING btree (tenant_id, batch_id, state, line);

CREATE INDEX system_log_import_batch_id_idx ON public.system_log_import USING btree (tenant_id, batch_id);

CREATE INDEX system_log_import_file_id_idx ON public.system_log_import USING btree (tenant_id, file_id);

CREATE INDEX system_saved_view_screen_idx ON public.system_saved_view USING btree (tenant_id, screen);

CREATE INDEX system_send_log_sent_at_idx ON public.system_send_log USING btree (tenant_id, sent_at);

CREATE INDEX system_send_log_state_due_idx ON public.system_send_log USING btree (tenant_id, state, due);

CREATE INDEX system_send_log_user_id_idx ON public.system_send_log USING btree (tenant_id, user_id);

CREATE INDEX system_service_evaluate_code_idx ON public.system_service_evaluate USING btree (tenant_id, code);

CREATE INDEX system_stored_reply_until_idx ON public.system_stored_reply USING btree (tenant_id, until);

CREATE INDEX system_usual_view_view_id_idx ON public.system_usual_view USING btree (tenant_id, view_id);
