create table "system_message_choice" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "without_sms" text,
  "without_wechat_work" text,
  "quiet_from" text,
  "quiet_to" text
);

alter table "system_message_choice" add constraint "system_message_choice_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_message_choice" add constraint "system_message_choice_user_id_key" UNIQUE (tenant_id, user_id);

alter table "system_message_choice" add constraint "system_message_choice_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;
