alter table "system_send_log" drop constraint "system_send_log_channel_check";

create table "resource_email" (
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
  "encryption" text not null,
  "account" text,
  "password" text,
  "sender_address" text not null,
  "sender_name" text not null,
  "daily_limit" integer not null,
  "usual" boolean not null,
  "enabled" boolean not null
);

create table "system_message_switch" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "event" text not null,
  "sms" boolean not null,
  "wechat_work" boolean not null,
  "email" boolean not null
);

alter table "system_message" add column "send_id" text;

alter table "system_message_choice" add column "without_email" text;

alter table "system_message_choice" add column "mail_pace" text;

-- No college told anybody by e-mail before.
alter table "system_message_config" add column "email" boolean not null default false;

alter table "system_message_config" alter column "email" drop default;

alter table "resource_email" add constraint "resource_email_encryption_check" CHECK ((encryption = ANY (ARRAY['tls'::text, 'starttls'::text, 'none'::text])));

alter table "resource_email" add constraint "resource_email_name_key" UNIQUE (tenant_id, name);

alter table "resource_email" add constraint "resource_email_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_message_choice" add constraint "system_message_choice_mail_pace_check" CHECK ((mail_pace = ANY (ARRAY['at-once'::text, 'hourly'::text, 'daily'::text])));

alter table "system_message_switch" add constraint "system_message_switch_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_message_switch" add constraint "system_message_switch_user_id_event_key" UNIQUE (tenant_id, user_id, event);

alter table "system_send_log" add constraint "system_send_log_channel_check" CHECK ((channel = ANY (ARRAY['in-app'::text, 'sms'::text, 'wechat-work'::text, 'email'::text])));

alter table "system_message_switch" add constraint "system_message_switch_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX system_message_send_id_idx ON public.system_message USING btree (tenant_id, send_id);
