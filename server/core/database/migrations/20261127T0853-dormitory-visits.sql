create table "dormitory_visit" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "teacher_id" uuid,
  "department_id" uuid,
  "building_id" uuid,
  "day" date,
  "arrived_at" timestamp with time zone,
  "distance" integer,
  "mark" text,
  "doubt" text,
  "state" text,
  "rooms" text,
  "findings" text,
  "photos" text,
  "left_at" timestamp with time zone,
  "minutes" integer,
  "void_reason" text
);

create table "dormitory_visit_settings" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "times_a_week" integer not null,
  "radius" integer not null
);

alter table "dormitory_visit" add constraint "dormitory_visit_doubt_check" CHECK ((doubt = ANY (ARRAY['repeated'::text, 'shared'::text])));

alter table "dormitory_visit" add constraint "dormitory_visit_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_visit" add constraint "dormitory_visit_state_check" CHECK ((state = ANY (ARRAY['present'::text, 'done'::text, 'void'::text])));

alter table "dormitory_visit_settings" add constraint "dormitory_visit_settings_key" UNIQUE (tenant_id);

alter table "dormitory_visit_settings" add constraint "dormitory_visit_settings_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_visit" add constraint "dormitory_visit_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_visit" add constraint "dormitory_visit_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_visit" add constraint "dormitory_visit_teacher_id_fkey" FOREIGN KEY (tenant_id, teacher_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX dormitory_visit_building_id_idx ON public.dormitory_visit USING btree (tenant_id, building_id);

CREATE INDEX dormitory_visit_day_idx ON public.dormitory_visit USING btree (tenant_id, day);

CREATE INDEX dormitory_visit_department_id_idx ON public.dormitory_visit USING btree (tenant_id, department_id);

CREATE INDEX dormitory_visit_mark_idx ON public.dormitory_visit USING btree (tenant_id, mark);

CREATE INDEX dormitory_visit_teacher_id_day_idx ON public.dormitory_visit USING btree (tenant_id, teacher_id, day);
