alter table "resource_job" drop constraint "resource_job_handler_check";

create table "claim_stretched_secret" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "source" text not null,
  "secret" text not null
);

alter table "claim_stretched_secret" add constraint "claim_stretched_secret_pkey" PRIMARY KEY (tenant_id, id);

alter table "claim_stretched_secret" add constraint "claim_stretched_secret_source_key" UNIQUE (tenant_id, source);

alter table "resource_job" add constraint "resource_job_handler_check" CHECK ((handler = ANY (ARRAY['sweep-sessions'::text, 'sweep-uploads'::text, 'sweep-files'::text, 'seal-changes'::text, 'sweep-tasks'::text, 'tend-tables'::text, 'tend-doors'::text, 'watch-doors'::text, 'prepare-desks'::text])));
