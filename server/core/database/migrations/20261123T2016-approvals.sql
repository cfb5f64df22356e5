create table "workflow_case" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "model_id" uuid,
  "version" integer,
  "resource" text,
  "row_id" text,
  "starter_id" uuid,
  "student_id" uuid,
  "class_id" uuid,
  "department_id" uuid,
  "state" text,
  "step" text,
  "started_at" timestamp with time zone,
  "ended_at" timestamp with time zone,
  "length" integer
);

create table "workflow_copy" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "case_id" uuid not null,
  "person_id" uuid not null,
  "at" timestamp with time zone not null,
  "read_at" timestamp with time zone
);

create table "workflow_entrust" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "principal_id" uuid,
  "agent_id" uuid not null,
  "since" date not null,
  "until" date not null,
  "models" text,
  "reason" text,
  "enabled" boolean not null
);

create table "workflow_event" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "case_id" uuid not null,
  "serial" integer not null,
  "type" text not null,
  "event" text not null,
  "address" text,
  "at" timestamp with time zone not null
);

create table "workflow_model" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "title" text not null,
  "note" text,
  "draft" text,
  "version" integer,
  "enabled" boolean not null
);

create table "workflow_task" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "case_id" uuid not null,
  "task" text not null,
  "step" text not null,
  "step_title" text not null,
  "person_id" uuid not null,
  "acts_for_id" uuid,
  "kind" text not null,
  "state" text not null,
  "opened_at" timestamp with time zone,
  "due_at" timestamp with time zone,
  "closed_at" timestamp with time zone
);

create table "workflow_version" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "model_id" uuid not null,
  "version" integer not null,
  "definition" text not null,
  "note" text,
  "published_at" timestamp with time zone not null,
  "published_by" text not null
);

alter table "workflow_case" add constraint "workflow_case_pkey" PRIMARY KEY (tenant_id, id);

alter table "workflow_case" add constraint "workflow_case_state_check" CHECK ((state = ANY (ARRAY['new'::text, 'reviewing'::text, 'returned'::text, 'suspended'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'terminated'::text, 'void'::text])));

alter table "workflow_copy" add constraint "workflow_copy_case_id_person_id_key" UNIQUE (tenant_id, case_id, person_id);

alter table "workflow_copy" add constraint "workflow_copy_pkey" PRIMARY KEY (tenant_id, id);

alter table "workflow_entrust" add constraint "workflow_entrust_pkey" PRIMARY KEY (tenant_id, id);

alter table "workflow_event" add constraint "workflow_event_case_id_serial_key" UNIQUE (tenant_id, case_id, serial);

alter table "workflow_event" add constraint "workflow_event_pkey" PRIMARY KEY (tenant_id, id);

alter table "workflow_model" add constraint "workflow_model_code_key" UNIQUE (tenant_id, code);

alter table "workflow_model" add constraint "workflow_model_pkey" PRIMARY KEY (tenant_id, id);

alter table "workflow_task" add constraint "workflow_task_case_id_task_key" UNIQUE (tenant_id, case_id, task);

alter table "workflow_task" add constraint "workflow_task_kind_check" CHECK ((kind = ANY (ARRAY['own'::text, 'delegated'::text, 'before'::text, 'after'::text, 'parallel'::text, 'objection'::text])));

alter table "workflow_task" add constraint "workflow_task_pkey" PRIMARY KEY (tenant_id, id);

alter table "workflow_task" add constraint "workflow_task_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'open'::text, 'blocked'::text, 'approved'::text, 'rejected'::text, 'returned'::text, 'handed-back'::text, 'skipped'::text, 'removed'::text, 'cancelled'::text])));

alter table "workflow_version" add constraint "workflow_version_model_id_version_key" UNIQUE (tenant_id, model_id, version);

alter table "workflow_version" add constraint "workflow_version_pkey" PRIMARY KEY (tenant_id, id);

alter table "workflow_case" add constraint "workflow_case_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "workflow_case" add constraint "workflow_case_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "workflow_case" add constraint "workflow_case_model_id_fkey" FOREIGN KEY (tenant_id, model_id) REFERENCES workflow_model(tenant_id, id) ON DELETE RESTRICT;

alter table "workflow_case" add constraint "workflow_case_starter_id_fkey" FOREIGN KEY (tenant_id, starter_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "workflow_case" add constraint "workflow_case_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "workflow_copy" add constraint "workflow_copy_case_id_fkey" FOREIGN KEY (tenant_id, case_id) REFERENCES workflow_case(tenant_id, id) ON DELETE RESTRICT;

alter table "workflow_copy" add constraint "workflow_copy_person_id_fkey" FOREIGN KEY (tenant_id, person_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "workflow_entrust" add constraint "workflow_entrust_agent_id_fkey" FOREIGN KEY (tenant_id, agent_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "workflow_entrust" add constraint "workflow_entrust_principal_id_fkey" FOREIGN KEY (tenant_id, principal_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "workflow_event" add constraint "workflow_event_case_id_fkey" FOREIGN KEY (tenant_id, case_id) REFERENCES workflow_case(tenant_id, id) ON DELETE RESTRICT;

alter table "workflow_task" add constraint "workflow_task_acts_for_id_fkey" FOREIGN KEY (tenant_id, acts_for_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "workflow_task" add constraint "workflow_task_case_id_fkey" FOREIGN KEY (tenant_id, case_id) REFERENCES workflow_case(tenant_id, id) ON DELETE RESTRICT;

alter table "workflow_task" add constraint "workflow_task_person_id_fkey" FOREIGN KEY (tenant_id, person_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "workflow_version" add constraint "workflow_version_model_id_fkey" FOREIGN KEY (tenant_id, model_id) REFERENCES workflow_model(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX workflow_case_class_id_idx ON public.workflow_case USING btree (tenant_id, class_id);

CREATE INDEX workflow_case_department_id_idx ON public.workflow_case USING btree (tenant_id, department_id);

CREATE INDEX workflow_case_model_id_idx ON public.workflow_case USING btree (tenant_id, model_id);

CREATE INDEX workflow_case_resource_row_id_started_at_idx ON public.workflow_case USING btree (tenant_id, resource, row_id, started_at);

CREATE INDEX workflow_case_starter_id_started_at_idx ON public.workflow_case USING btree (tenant_id, starter_id, started_at);

CREATE INDEX workflow_case_state_started_at_idx ON public.workflow_case USING btree (tenant_id, state, started_at);

CREATE INDEX workflow_case_student_id_idx ON public.workflow_case USING btree (tenant_id, student_id);

CREATE INDEX workflow_copy_person_id_at_idx ON public.workflow_copy USING btree (tenant_id, person_id, at);

CREATE INDEX workflow_entrust_agent_id_idx ON public.workflow_entrust USING btree (tenant_id, agent_id);

CREATE INDEX workflow_entrust_principal_id_idx ON public.workflow_entrust USING btree (tenant_id, principal_id);

CREATE INDEX workflow_task_acts_for_id_idx ON public.workflow_task USING btree (tenant_id, acts_for_id);

CREATE INDEX workflow_task_person_id_state_opened_at_idx ON public.workflow_task USING btree (tenant_id, person_id, state, opened_at);
