create table "workflow_notice" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "case_id" uuid not null,
  "step" text not null,
  "until" timestamp with time zone not null
);

create table "workflow_phrases" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "person_id" uuid not null,
  "lines" text
);

alter table "workflow_model" add column "phrases" text;

alter table "workflow_notice" add constraint "workflow_notice_case_id_step_key" UNIQUE (tenant_id, case_id, step);

alter table "workflow_notice" add constraint "workflow_notice_pkey" PRIMARY KEY (tenant_id, id);

alter table "workflow_phrases" add constraint "workflow_phrases_person_id_key" UNIQUE (tenant_id, person_id);

alter table "workflow_phrases" add constraint "workflow_phrases_pkey" PRIMARY KEY (tenant_id, id);

alter table "workflow_notice" add constraint "workflow_notice_case_id_fkey" FOREIGN KEY (tenant_id, case_id) REFERENCES workflow_case(tenant_id, id) ON DELETE RESTRICT;

alter table "workflow_phrases" add constraint "workflow_phrases_person_id_fkey" FOREIGN KEY (tenant_id, person_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX workflow_notice_until_idx ON public.workflow_notice USING btree (tenant_id, until);
