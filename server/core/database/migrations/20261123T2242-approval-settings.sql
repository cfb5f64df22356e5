create table "workflow_setting" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "morning_from" text not null,
  "morning_to" text not null,
  "afternoon_from" text not null,
  "afternoon_to" text not null,
  "urge_hours" integer not null
);

alter table "workflow_setting" add constraint "workflow_setting_key" UNIQUE (tenant_id);

alter table "workflow_setting" add constraint "workflow_setting_pkey" PRIMARY KEY (tenant_id, id);
