create table "dormitory_room_choice" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid,
  "quota_id" uuid,
  "bed_id" uuid,
  "state" text,
  "held_until" timestamp with time zone,
  "kept_at" timestamp with time zone
);

create table "dormitory_room_choice_quota" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "grade" integer not null,
  "department_id" uuid,
  "classes" text,
  "building_id" uuid not null,
  "rooms" text,
  "opens_at" timestamp with time zone not null,
  "closes_at" timestamp with time zone not null,
  "beds" integer not null,
  "hold_seconds" integer not null,
  "enabled" boolean not null,
  "note" text
);

alter table "dormitory_room_choice" add constraint "dormitory_room_choice_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_room_choice" add constraint "dormitory_room_choice_state_check" CHECK ((state = ANY (ARRAY['held'::text, 'kept'::text])));

alter table "dormitory_room_choice_quota" add constraint "dormitory_room_choice_quota_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_room_choice" add constraint "dormitory_room_choice_bed_id_fkey" FOREIGN KEY (tenant_id, bed_id) REFERENCES dormitory_bed(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_choice" add constraint "dormitory_room_choice_quota_id_fkey" FOREIGN KEY (tenant_id, quota_id) REFERENCES dormitory_room_choice_quota(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_choice" add constraint "dormitory_room_choice_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_choice_quota" add constraint "dormitory_room_choice_quota_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_choice_quota" add constraint "dormitory_room_choice_quota_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX dormitory_room_choice_bed_id_idx ON public.dormitory_room_choice USING btree (tenant_id, bed_id);

CREATE UNIQUE INDEX dormitory_room_choice_bed_id_while_kept_at_key ON public.dormitory_room_choice USING btree (tenant_id, bed_id) WHERE (kept_at IS NULL);

CREATE INDEX dormitory_room_choice_quota_id_state_idx ON public.dormitory_room_choice USING btree (tenant_id, quota_id, state);

CREATE INDEX dormitory_room_choice_student_id_state_idx ON public.dormitory_room_choice USING btree (tenant_id, student_id, state);

CREATE UNIQUE INDEX dormitory_room_choice_student_id_while_kept_at_key ON public.dormitory_room_choice USING btree (tenant_id, student_id) WHERE (kept_at IS NULL);

CREATE INDEX dormitory_room_choice_quota_building_id_idx ON public.dormitory_room_choice_quota USING btree (tenant_id, building_id);

CREATE INDEX dormitory_room_choice_quota_department_id_idx ON public.dormitory_room_choice_quota USING btree (tenant_id, department_id);
