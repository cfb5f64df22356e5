create table "workflow_pick" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "resource" text not null,
  "row_id" text not null,
  "step" text not null,
  "picked_by_id" uuid not null,
  "people" text not null
);

create table "workflow_signature" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "case_id" uuid not null,
  "person_id" uuid not null,
  "drawing" text not null
);

alter table "workflow_setting" add column "seal" text;

alter table "workflow_pick" add constraint "workflow_pick_pkey" PRIMARY KEY (tenant_id, id);

alter table "workflow_pick" add constraint "workflow_pick_resource_row_id_step_key" UNIQUE (tenant_id, resource, row_id, step);

alter table "workflow_signature" add constraint "workflow_signature_pkey" PRIMARY KEY (tenant_id, id);

alter table "workflow_pick" add constraint "workflow_pick_picked_by_id_fkey" FOREIGN KEY (tenant_id, picked_by_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "workflow_signature" add constraint "workflow_signature_case_id_fkey" FOREIGN KEY (tenant_id, case_id) REFERENCES workflow_case(tenant_id, id) ON DELETE RESTRICT;

alter table "workflow_signature" add constraint "workflow_signature_person_id_fkey" FOREIGN KEY (tenant_id, person_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX workflow_pick_picked_by_id_idx ON public.workflow_pick USING btree (tenant_id, picked_by_id);

CREATE INDEX workflow_signature_case_id_idx ON public.workflow_signature USING btree (tenant_id, case_id);

CREATE INDEX workflow_signature_person_id_idx ON public.workflow_signature USING btree (tenant_id, person_id);
