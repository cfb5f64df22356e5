create table "system_print_record" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "paper" text,
  "number" text,
  "about" text,
  "copy" integer,
  "user_id" uuid,
  "printed_at" timestamp with time zone,
  "address" text,
  "resource" text,
  "action" text,
  "row_id" text,
  "code_hash" text,
  "digest" text
);

alter table "leave_settings" add column "slip_seal" text;

alter table "system_print_record" add constraint "system_print_record_code_hash_key" UNIQUE (tenant_id, code_hash);

alter table "system_print_record" add constraint "system_print_record_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_print_record" add constraint "system_print_record_resource_row_id_action_copy_key" UNIQUE (tenant_id, resource, row_id, action, copy);

alter table "system_print_record" add constraint "system_print_record_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX system_print_record_printed_at_idx ON public.system_print_record USING btree (tenant_id, printed_at);

CREATE INDEX system_print_record_user_id_idx ON public.system_print_record USING btree (tenant_id, user_id);
