create table "base_lesson" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "calendar_id" uuid not null,
  "class_id" uuid not null,
  "subject_id" uuid not null,
  "teacher_id" uuid not null,
  "venue_id" uuid,
  "day_of_week" text not null,
  "from_section" integer not null,
  "to_section" integer not null,
  "from_week" integer not null,
  "to_week" integer not null,
  "parity" text not null,
  "department_id" uuid
);

create table "base_period" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "section" integer not null,
  "season" text not null,
  "starts_at" text not null,
  "ends_at" text not null
);

create table "exam_session" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text not null,
  "starts_at" timestamp with time zone not null,
  "ends_at" timestamp with time zone not null,
  "place" text,
  "published" boolean not null
);

create table "security_audit_personnel" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "duty" text not null,
  "since" date not null,
  "until" date,
  "note" text
);

create table "security_audit_record" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "serial" integer,
  "account" text,
  "action" text,
  "target" text,
  "result" text,
  "address" text,
  "detail" text,
  "previous_hash" text,
  "hash" text
);

create table "security_safe_login" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "captcha_always" boolean not null,
  "captcha_after" integer not null,
  "failures_allowed" integer not null,
  "lock_minutes" integer not null,
  "address_limit" integer not null,
  "allow_list" text,
  "idle_minutes" integer not null,
  "absolute_hours" integer not null,
  "one_session" boolean not null,
  "factor_for_admin" boolean not null,
  "factor_for_teacher" boolean not null,
  "factor_for_student" boolean not null,
  "sms_sign_in" boolean not null,
  "scan_sign_in" boolean not null,
  "register_enabled" boolean not null
);

create table "system_account_request" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text,
  "kind" text,
  "number" text,
  "id_last_six" text,
  "phone" text,
  "reason" text,
  "state" text,
  "requested_at" timestamp with time zone,
  "decided_at" timestamp with time zone,
  "decided_by" text,
  "account" text
);

create table "system_app_home_user" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "account" text not null,
  "user_name" text,
  "code" text not null,
  "app_title" text,
  "sort" integer not null
);

create table "system_app_name" (
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

create table "system_app_use" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "code" text not null,
  "uses" integer not null,
  "last_at" timestamp with time zone not null
);

create table "system_avatar" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "picture_key" text not null,
  "type" text not null,
  "picture" text not null
);

create table "system_captcha" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "answer_hash" text not null,
  "until" timestamp with time zone not null
);

create table "system_desktop" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "layout" text not null
);

create table "system_file_link" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text not null,
  "category" text not null,
  "description" text,
  "address" text not null,
  "to_everybody" boolean not null,
  "to_roles" text,
  "to_departments" text,
  "to_classes" text,
  "to_persons" text,
  "published" boolean not null,
  "sort" integer not null
);

create table "system_identity_ticket" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "login_type_id" text not null,
  "ticket_hash" text not null,
  "browser_hash" text not null,
  "subject" text not null,
  "shown_name" text,
  "until" timestamp with time zone not null
);

create table "system_log_api" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "at" timestamp with time zone,
  "method" text,
  "path" text,
  "status" integer,
  "milliseconds" integer,
  "account" text,
  "address" text,
  "agent" text
);

create table "system_log_error" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "at" timestamp with time zone,
  "side" text,
  "message" text,
  "path" text,
  "trace_id" text,
  "account" text,
  "address" text,
  "agent" text,
  "stack" text
);

create table "system_log_user" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "event" text,
  "account" text,
  "how" text,
  "reason" text,
  "address" text,
  "device" text
);

create table "system_login_secret" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "sealed" text not null
);

create table "system_login_type" (
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
  "icon" text,
  "sort" integer not null,
  "enabled" boolean not null,
  "on_main" boolean not null,
  "on_welcome" boolean not null,
  "binding_asked" boolean not null,
  "client_id" text,
  "agent_id" text,
  "secret" text,
  "secret_id" text,
  "issuer" text,
  "authorization_endpoint" text,
  "token_endpoint" text,
  "user_info_endpoint" text,
  "scopes" text,
  "subject_claim" text,
  "account_claim" text,
  "redirects" text,
  "audience" text,
  "keys" text,
  "keys_address" text
);

create table "system_message" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "kind" text not null,
  "title" text not null,
  "text" text,
  "link" text,
  "read_at" timestamp with time zone
);

create table "system_notice" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text not null,
  "category" text not null,
  "body" text not null,
  "to_everybody" boolean not null,
  "to_roles" text,
  "to_departments" text,
  "to_classes" text,
  "to_persons" text,
  "pinned" boolean not null,
  "must_read" boolean not null,
  "valid_from" date,
  "valid_to" date,
  "state" text,
  "published_at" timestamp with time zone,
  "publisher" text,
  "reach" integer
);

create table "system_notice_receipt" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "notice_id" uuid not null,
  "user_id" uuid not null,
  "read_at" timestamp with time zone not null
);

create table "system_parameter" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "key" text not null,
  "name" text not null,
  "group" text,
  "kind" text not null,
  "value" text,
  "built_in" boolean,
  "remark" text
);

create table "system_passkey" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "name" text not null,
  "credential_id" text not null,
  "public_key" text not null,
  "counter" double precision not null,
  "transports" text,
  "rp_id" text not null,
  "backed_up" boolean not null,
  "last_used_at" timestamp with time zone
);

create table "system_passkey_challenge" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "challenge_hash" text not null,
  "purpose" text not null,
  "user_id" uuid,
  "until" timestamp with time zone not null
);

create table "system_password_history" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "password_hash" text not null
);

create table "system_password_policy" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "min_length" integer not null,
  "kinds" integer not null,
  "forbid_names" boolean not null,
  "forbid_common" boolean not null,
  "history" integer not null,
  "expiry_days" integer not null
);

create table "system_recovery_code" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "code_hash" text not null
);

create table "system_registration" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "key_hash" text,
  "school_name" text,
  "contact" text,
  "phone" text,
  "registered_at" timestamp with time zone
);

create table "system_rich_text" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "content" text not null
);

create table "system_scan_ticket" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "ticket_hash" text not null,
  "secret_hash" text not null,
  "state" text not null,
  "user_id" uuid,
  "device" text,
  "address" text,
  "until" timestamp with time zone not null
);

create table "system_schedule_event" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "title" text not null,
  "kind" text not null,
  "all_day" boolean not null,
  "starts_at" timestamp with time zone not null,
  "ends_at" timestamp with time zone not null,
  "place" text,
  "note" text
);

create table "system_second_factor" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "totp_secret" text,
  "totp_since" timestamp with time zone,
  "pending_secret" text,
  "last_step" integer,
  "sms_on" boolean,
  "failures" integer not null,
  "locked_until" timestamp with time zone
);

create table "system_sign_in_state" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "login_type_id" text not null,
  "state_hash" text not null,
  "browser_hash" text not null,
  "purpose" text not null,
  "verifier" text not null,
  "nonce" text not null,
  "redirect" text not null,
  "until" timestamp with time zone not null
);

create table "system_sign_in_ticket" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "ticket_hash" text not null,
  "user_id" uuid not null,
  "how" text not null,
  "password_version" integer not null,
  "until" timestamp with time zone not null
);

create table "system_signature" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "drawing" text not null
);

create table "system_sms_code" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "phone" text not null,
  "purpose" text not null,
  "subject" text,
  "code_hash" text,
  "tries" integer not null,
  "sent_at" timestamp with time zone not null,
  "until" timestamp with time zone not null,
  "used_at" timestamp with time zone,
  "address" text
);

create table "system_survey" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text not null,
  "introduction" text,
  "questions" text not null,
  "opens_at" timestamp with time zone not null,
  "closes_at" timestamp with time zone not null,
  "anonymous" boolean not null
);

create table "system_survey_answer" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "survey_id" uuid not null,
  "device_hash" text not null,
  "name" text,
  "number" text,
  "answers" text not null
);

create table "system_tally" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "subject" text not null,
  "count" integer not null,
  "until" timestamp with time zone not null
);

create table "system_todo" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "title" text not null,
  "note" text,
  "due" date,
  "done_at" timestamp with time zone
);

create table "system_used_proof" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "proof_hash" text not null,
  "until" timestamp with time zone not null
);

create table "system_user_authorisation" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "department_id" uuid,
  "class_id" uuid,
  "grade" integer,
  "building_id" uuid
);

create table "system_user_binding" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "login_type_id" uuid,
  "subject" text,
  "shown_name" text,
  "user_id" uuid,
  "account" text,
  "used_at" timestamp with time zone
);

alter table "system_menu" add column "terminal" text;

update "system_menu" set "terminal" = 'web';

alter table "system_menu" alter column "terminal" set not null;

alter table "system_session" add column "how" text;

alter table "system_session" add column "device" text;

alter table "system_session" add column "address" text;

alter table "system_session" add column "started_at" timestamp with time zone;

alter table "system_session" add column "last_seen_at" timestamp with time zone;

alter table "system_session" add column "ended_why" text;

alter table "system_sign_in_failure" add column "locks" integer;

alter table "system_user" add column "phone" text;

alter table "system_user" add column "phone_verified" boolean;

alter table "system_user" add column "password_changed_at" timestamp with time zone;

alter table "system_user" add column "must_change_password" boolean;

alter table "base_lesson" add constraint "base_lesson_day_of_week_check" CHECK ((day_of_week = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text, '6'::text, '7'::text])));

alter table "base_lesson" add constraint "base_lesson_parity_check" CHECK ((parity = ANY (ARRAY['every'::text, 'odd'::text, 'even'::text])));

alter table "base_lesson" add constraint "base_lesson_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_period" add constraint "base_period_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_period" add constraint "base_period_season_check" CHECK ((season = ANY (ARRAY['all'::text, 'summer'::text, 'winter'::text])));

alter table "base_period" add constraint "base_period_section_season_key" UNIQUE (tenant_id, section, season);

alter table "exam_session" add constraint "exam_session_pkey" PRIMARY KEY (tenant_id, id);

alter table "security_audit_personnel" add constraint "security_audit_personnel_pkey" PRIMARY KEY (tenant_id, id);

alter table "security_audit_personnel" add constraint "security_audit_personnel_user_id_key" UNIQUE (tenant_id, user_id);

alter table "security_audit_record" add constraint "security_audit_record_pkey" PRIMARY KEY (tenant_id, id);

alter table "security_audit_record" add constraint "security_audit_record_result_check" CHECK ((result = ANY (ARRAY['success'::text, 'failure'::text])));

alter table "security_audit_record" add constraint "security_audit_record_serial_key" UNIQUE (tenant_id, serial);

alter table "security_safe_login" add constraint "security_safe_login_key" UNIQUE (tenant_id);

alter table "security_safe_login" add constraint "security_safe_login_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_account_request" add constraint "system_account_request_kind_check" CHECK ((kind = ANY (ARRAY['newstudent'::text, 'student'::text, 'teacher'::text, 'other'::text])));

alter table "system_account_request" add constraint "system_account_request_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_account_request" add constraint "system_account_request_state_check" CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'refused'::text])));

alter table "system_app_home_user" add constraint "system_app_home_user_account_code_key" UNIQUE (tenant_id, account, code);

alter table "system_app_home_user" add constraint "system_app_home_user_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_app_name" add constraint "system_app_name_code_key" UNIQUE (tenant_id, code);

alter table "system_app_name" add constraint "system_app_name_open_type_check" CHECK ((open_type = ANY (ARRAY['0'::text, '1'::text])));

alter table "system_app_name" add constraint "system_app_name_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_app_use" add constraint "system_app_use_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_app_use" add constraint "system_app_use_user_id_code_key" UNIQUE (tenant_id, user_id, code);

alter table "system_avatar" add constraint "system_avatar_picture_key_key" UNIQUE (tenant_id, picture_key);

alter table "system_avatar" add constraint "system_avatar_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_avatar" add constraint "system_avatar_user_id_key" UNIQUE (tenant_id, user_id);

alter table "system_captcha" add constraint "system_captcha_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_desktop" add constraint "system_desktop_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_desktop" add constraint "system_desktop_user_id_key" UNIQUE (tenant_id, user_id);

alter table "system_file_link" add constraint "system_file_link_category_check" CHECK ((category = ANY (ARRAY['form'::text, 'guide'::text, 'regulation'::text, 'material'::text, 'other'::text])));

alter table "system_file_link" add constraint "system_file_link_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_identity_ticket" add constraint "system_identity_ticket_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_identity_ticket" add constraint "system_identity_ticket_ticket_hash_key" UNIQUE (tenant_id, ticket_hash);

alter table "system_log_api" add constraint "system_log_api_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_log_error" add constraint "system_log_error_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_log_error" add constraint "system_log_error_side_check" CHECK ((side = ANY (ARRAY['server'::text, 'client'::text])));

alter table "system_log_user" add constraint "system_log_user_event_check" CHECK ((event = ANY (ARRAY['sign-in'::text, 'failure'::text, 'lock'::text, 'sign-out'::text, 'ended'::text])));

alter table "system_log_user" add constraint "system_log_user_how_check" CHECK ((how = ANY (ARRAY['account'::text, 'mobile'::text, 'scan'::text, 'cas'::text, 'social'::text, 'jwt'::text, 'wechat-work'::text, 'passkey'::text])));

alter table "system_log_user" add constraint "system_log_user_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_login_secret" add constraint "system_login_secret_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_login_type" add constraint "system_login_type_code_key" UNIQUE (tenant_id, code);

alter table "system_login_type" add constraint "system_login_type_kind_check" CHECK ((kind = ANY (ARRAY['cas'::text, 'oidc'::text, 'oauth2'::text, 'wechat-work'::text, 'jwt'::text])));

alter table "system_login_type" add constraint "system_login_type_name_key" UNIQUE (tenant_id, name);

alter table "system_login_type" add constraint "system_login_type_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_menu" add constraint "system_menu_terminal_check" CHECK ((terminal = ANY (ARRAY['web'::text, 'mobile'::text])));

alter table "system_message" add constraint "system_message_kind_check" CHECK ((kind = ANY (ARRAY['security'::text, 'notice'::text, 'service'::text, 'system'::text])));

alter table "system_message" add constraint "system_message_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_notice" add constraint "system_notice_category_check" CHECK ((category = ANY (ARRAY['notice'::text, 'announcement'::text, 'publicity'::text, 'news'::text, 'guide'::text])));

alter table "system_notice" add constraint "system_notice_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_notice" add constraint "system_notice_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'withdrawn'::text])));

alter table "system_notice_receipt" add constraint "system_notice_receipt_notice_id_user_id_key" UNIQUE (tenant_id, notice_id, user_id);

alter table "system_notice_receipt" add constraint "system_notice_receipt_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_parameter" add constraint "system_parameter_key_key" UNIQUE (tenant_id, key);

alter table "system_parameter" add constraint "system_parameter_kind_check" CHECK ((kind = ANY (ARRAY['text'::text, 'number'::text, 'yes-no'::text])));

alter table "system_parameter" add constraint "system_parameter_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_passkey" add constraint "system_passkey_credential_id_key" UNIQUE (tenant_id, credential_id);

alter table "system_passkey" add constraint "system_passkey_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_passkey_challenge" add constraint "system_passkey_challenge_challenge_hash_key" UNIQUE (tenant_id, challenge_hash);

alter table "system_passkey_challenge" add constraint "system_passkey_challenge_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_password_history" add constraint "system_password_history_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_password_policy" add constraint "system_password_policy_key" UNIQUE (tenant_id);

alter table "system_password_policy" add constraint "system_password_policy_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_recovery_code" add constraint "system_recovery_code_code_hash_key" UNIQUE (tenant_id, code_hash);

alter table "system_recovery_code" add constraint "system_recovery_code_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_registration" add constraint "system_registration_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_rich_text" add constraint "system_rich_text_code_key" UNIQUE (tenant_id, code);

alter table "system_rich_text" add constraint "system_rich_text_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_scan_ticket" add constraint "system_scan_ticket_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_scan_ticket" add constraint "system_scan_ticket_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'scanned'::text, 'approved'::text, 'refused'::text])));

alter table "system_scan_ticket" add constraint "system_scan_ticket_ticket_hash_key" UNIQUE (tenant_id, ticket_hash);

alter table "system_schedule_event" add constraint "system_schedule_event_kind_check" CHECK ((kind = ANY (ARRAY['work'::text, 'meeting'::text, 'activity'::text, 'private'::text])));

alter table "system_schedule_event" add constraint "system_schedule_event_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_second_factor" add constraint "system_second_factor_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_second_factor" add constraint "system_second_factor_user_id_key" UNIQUE (tenant_id, user_id);

alter table "system_session" add constraint "system_session_how_check" CHECK ((how = ANY (ARRAY['account'::text, 'mobile'::text, 'scan'::text, 'cas'::text, 'social'::text, 'jwt'::text, 'wechat-work'::text, 'passkey'::text])));

alter table "system_sign_in_state" add constraint "system_sign_in_state_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_sign_in_state" add constraint "system_sign_in_state_state_hash_key" UNIQUE (tenant_id, state_hash);

alter table "system_sign_in_ticket" add constraint "system_sign_in_ticket_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_sign_in_ticket" add constraint "system_sign_in_ticket_ticket_hash_key" UNIQUE (tenant_id, ticket_hash);

alter table "system_signature" add constraint "system_signature_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_signature" add constraint "system_signature_user_id_key" UNIQUE (tenant_id, user_id);

alter table "system_sms_code" add constraint "system_sms_code_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_sms_code" add constraint "system_sms_code_purpose_check" CHECK ((purpose = ANY (ARRAY['sign-in'::text, 'forgot'::text, 'register'::text, 'bind'::text, 'second-factor'::text])));

alter table "system_survey" add constraint "system_survey_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_survey_answer" add constraint "system_survey_answer_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_survey_answer" add constraint "system_survey_answer_survey_id_device_hash_key" UNIQUE (tenant_id, survey_id, device_hash);

alter table "system_tally" add constraint "system_tally_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_tally" add constraint "system_tally_subject_key" UNIQUE (tenant_id, subject);

alter table "system_todo" add constraint "system_todo_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_used_proof" add constraint "system_used_proof_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_used_proof" add constraint "system_used_proof_proof_hash_key" UNIQUE (tenant_id, proof_hash);

alter table "system_user_authorisation" add constraint "system_user_authorisation_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_user_binding" add constraint "system_user_binding_login_type_id_subject_key" UNIQUE (tenant_id, login_type_id, subject);

alter table "system_user_binding" add constraint "system_user_binding_login_type_id_user_id_key" UNIQUE (tenant_id, login_type_id, user_id);

alter table "system_user_binding" add constraint "system_user_binding_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_lesson" add constraint "base_lesson_calendar_id_fkey" FOREIGN KEY (tenant_id, calendar_id) REFERENCES base_school_calendar(tenant_id, id) ON DELETE RESTRICT;

alter table "base_lesson" add constraint "base_lesson_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "base_lesson" add constraint "base_lesson_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "base_lesson" add constraint "base_lesson_subject_id_fkey" FOREIGN KEY (tenant_id, subject_id) REFERENCES base_subject(tenant_id, id) ON DELETE RESTRICT;

alter table "base_lesson" add constraint "base_lesson_teacher_id_fkey" FOREIGN KEY (tenant_id, teacher_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "base_lesson" add constraint "base_lesson_venue_id_fkey" FOREIGN KEY (tenant_id, venue_id) REFERENCES base_venue(tenant_id, id) ON DELETE RESTRICT;

alter table "security_audit_personnel" add constraint "security_audit_personnel_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_app_use" add constraint "system_app_use_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_avatar" add constraint "system_avatar_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_desktop" add constraint "system_desktop_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_message" add constraint "system_message_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_notice_receipt" add constraint "system_notice_receipt_notice_id_fkey" FOREIGN KEY (tenant_id, notice_id) REFERENCES system_notice(tenant_id, id) ON DELETE RESTRICT;

alter table "system_notice_receipt" add constraint "system_notice_receipt_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_passkey" add constraint "system_passkey_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_passkey_challenge" add constraint "system_passkey_challenge_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_password_history" add constraint "system_password_history_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_recovery_code" add constraint "system_recovery_code_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_scan_ticket" add constraint "system_scan_ticket_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_schedule_event" add constraint "system_schedule_event_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_second_factor" add constraint "system_second_factor_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_sign_in_ticket" add constraint "system_sign_in_ticket_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_signature" add constraint "system_signature_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_survey_answer" add constraint "system_survey_answer_survey_id_fkey" FOREIGN KEY (tenant_id, survey_id) REFERENCES system_survey(tenant_id, id) ON DELETE RESTRICT;

alter table "system_todo" add constraint "system_todo_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_user_authorisation" add constraint "system_user_authorisation_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "system_user_authorisation" add constraint "system_user_authorisation_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "system_user_authorisation" add constraint "system_user_authorisation_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "system_user_authorisation" add constraint "system_user_authorisation_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_user_binding" add constraint "system_user_binding_login_type_id_fkey" FOREIGN KEY (tenant_id, login_type_id) REFERENCES system_login_type(tenant_id, id) ON DELETE RESTRICT;

alter table "system_user_binding" add constraint "system_user_binding_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX base_lesson_calendar_id_class_id_idx ON public.base_lesson USING btree (tenant_id, calendar_id, class_id);

CREATE INDEX base_lesson_class_id_idx ON public.base_lesson USING btree (tenant_id, class_id);

CREATE INDEX base_lesson_department_id_idx ON public.base_lesson USING btree (tenant_id, department_id);

CREATE INDEX base_lesson_subject_id_idx ON public.base_lesson USING btree (tenant_id, subject_id);

CREATE INDEX base_lesson_teacher_id_idx ON public.base_lesson USING btree (tenant_id, teacher_id);

CREATE INDEX base_lesson_venue_id_idx ON public.base_lesson USING btree (tenant_id, venue_id);

CREATE INDEX system_account_request_phone_idx ON public.system_account_request USING btree (tenant_id, phone);

CREATE INDEX system_log_api_at_idx ON public.system_log_api USING btree (tenant_id, at);

CREATE INDEX system_log_error_at_idx ON public.system_log_error USING btree (tenant_id, at);

CREATE INDEX system_message_user_id_read_at_idx ON public.system_message USING btree (tenant_id, user_id, read_at);

CREATE INDEX system_notice_receipt_user_id_idx ON public.system_notice_receipt USING btree (tenant_id, user_id);

CREATE INDEX system_passkey_user_id_idx ON public.system_passkey USING btree (tenant_id, user_id);

CREATE INDEX system_passkey_challenge_user_id_idx ON public.system_passkey_challenge USING btree (tenant_id, user_id);

CREATE INDEX system_password_history_user_id_idx ON public.system_password_history USING btree (tenant_id, user_id);

CREATE INDEX system_recovery_code_user_id_idx ON public.system_recovery_code USING btree (tenant_id, user_id);

CREATE INDEX system_scan_ticket_user_id_idx ON public.system_scan_ticket USING btree (tenant_id, user_id);

CREATE INDEX system_schedule_event_user_id_starts_at_idx ON public.system_schedule_event USING btree (tenant_id, user_id, starts_at);

CREATE INDEX system_sign_in_ticket_user_id_idx ON public.system_sign_in_ticket USING btree (tenant_id, user_id);

CREATE INDEX system_sms_code_phone_idx ON public.system_sms_code USING btree (tenant_id, phone);

CREATE INDEX system_survey_opens_at_idx ON public.system_survey USING btree (tenant_id, opens_at);

CREATE INDEX system_todo_user_id_idx ON public.system_todo USING btree (tenant_id, user_id);

CREATE INDEX system_user_authorisation_building_id_idx ON public.system_user_authorisation USING btree (tenant_id, building_id);

CREATE INDEX system_user_authorisation_class_id_idx ON public.system_user_authorisation USING btree (tenant_id, class_id);

CREATE INDEX system_user_authorisation_department_id_idx ON public.system_user_authorisation USING btree (tenant_id, department_id);

CREATE INDEX system_user_authorisation_user_id_idx ON public.system_user_authorisation USING btree (tenant_id, user_id);

CREATE INDEX system_user_binding_user_id_idx ON public.system_user_binding USING btree (tenant_id, user_id);
