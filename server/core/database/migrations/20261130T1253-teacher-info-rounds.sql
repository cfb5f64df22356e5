create table "base_teacher_info_round" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "department_id" uuid,
  "opens_at" timestamp with time zone not null,
  "closes_at" timestamp with time zone not null,
  "note" text,
  "state" text,
  "departments" text,
  "posts" text,
  "name_sort_key" text COLLATE "C"
);

create table "base_teacher_info_turn" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "round_id" uuid,
  "teacher_id" uuid,
  "department_id" uuid,
  "state" text,
  "finished_at" timestamp with time zone,
  "until" timestamp with time zone,
  "reason" text,
  "urged_at" timestamp with time zone,
  "urges" integer
);

alter table "base_teacher_info_round" add constraint "base_teacher_info_round_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_teacher_info_round" add constraint "base_teacher_info_round_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'planned'::text, 'open'::text, 'closed'::text])));

alter table "base_teacher_info_turn" add constraint "base_teacher_info_turn_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_teacher_info_turn" add constraint "base_teacher_info_turn_round_id_teacher_id_key" UNIQUE (tenant_id, round_id, teacher_id);

alter table "base_teacher_info_turn" add constraint "base_teacher_info_turn_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'exempt'::text])));

alter table "base_teacher_info_round" add constraint "base_teacher_info_round_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "base_teacher_info_turn" add constraint "base_teacher_info_turn_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "base_teacher_info_turn" add constraint "base_teacher_info_turn_round_id_fkey" FOREIGN KEY (tenant_id, round_id) REFERENCES base_teacher_info_round(tenant_id, id) ON DELETE RESTRICT;

alter table "base_teacher_info_turn" add constraint "base_teacher_info_turn_teacher_id_fkey" FOREIGN KEY (tenant_id, teacher_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX base_teacher_info_round_department_id_idx ON public.base_teacher_info_round USING btree (tenant_id, department_id);

CREATE INDEX base_teacher_info_turn_department_id_idx ON public.base_teacher_info_turn USING btree (tenant_id, department_id);

CREATE INDEX base_teacher_info_turn_round_id_state_idx ON public.base_teacher_info_turn USING btree (tenant_id, round_id, state);

CREATE INDEX base_teacher_info_turn_teacher_id_idx ON public.base_teacher_info_turn USING btree (tenant_id, teacher_id);
