create table "workflow_process_view" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "model_id" uuid not null,
  "searched" text,
  "shown" text,
  "columns" text
);

alter table "workflow_process_view" add constraint "workflow_process_view_model_id_key" UNIQUE (tenant_id, model_id);

alter table "workflow_process_view" add constraint "workflow_process_view_pkey" PRIMARY KEY (tenant_id, id);

alter table "workflow_process_view" add constraint "workflow_process_view_model_id_fkey" FOREIGN KEY (tenant_id, model_id) REFERENCES workflow_model(tenant_id, id) ON DELETE RESTRICT;
