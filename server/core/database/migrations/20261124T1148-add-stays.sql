create table "dormitory_floor" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "building_id" uuid not null,
  "no" integer not null,
  "residents" text,
  "enabled" boolean not null,
  "note" text
);

create table "dormitory_floor_master" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "floor_id" uuid not null,
  "building_id" uuid,
  "student_id" uuid not null,
  "class_id" uuid,
  "phone" text,
  "since" date not null,
  "until" date
);

create table "dormitory_room_level" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "fee" bigint not null,
  "facilities" text,
  "enabled" boolean not null
);

create table "dormitory_room_master" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "room_id" uuid not null,
  "building_id" uuid,
  "student_id" uuid not null,
  "class_id" uuid,
  "since" date not null,
  "until" date
);

create table "dormitory_room_type" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "capacity" integer not null,
  "bed_form" text not null,
  "enabled" boolean not null,
  "note" text
);

create table "dormitory_staff" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "teacher_id" uuid not null,
  "building_id" uuid not null,
  "duty" text not null,
  "phone" text,
  "since" date not null,
  "until" date
);

create table "dormitory_stay" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid not null,
  "bed_id" uuid not null,
  "since" date not null,
  "until" date,
  "reason" text not null,
  "source" text not null,
  "end_reason" text,
  "note" text,
  "room_id" uuid,
  "building_id" uuid,
  "class_id" uuid,
  "department_id" uuid
);

alter table "dormitory_bed" add column "mark" text;

alter table "dormitory_bed" add column "student_id" uuid;

alter table "dormitory_bed" add column "promised_id" uuid;

alter table "dormitory_bed" alter column "state" drop not null;

alter table "dormitory_room" add column "type_id" uuid;

alter table "dormitory_room" add column "level_id" uuid;

alter table "dormitory_room" add column "residents" text;

alter table "dormitory_room" add column "department_id" uuid;

alter table "dormitory_room" add column "face" text;

alter table "dormitory_room" add column "balcony" boolean;

alter table "dormitory_room" add column "bathroom" boolean;

alter table "dormitory_room" add column "aircon" boolean;

alter table "dormitory_bed" add constraint "dormitory_bed_mark_check" CHECK ((mark = ANY (ARRAY['locked'::text, 'repairing'::text, 'disabled'::text, 'reserved'::text])));

alter table "dormitory_bed" add constraint "dormitory_bed_promised_id_key" UNIQUE (tenant_id, promised_id);

alter table "dormitory_bed" add constraint "dormitory_bed_student_id_key" UNIQUE (tenant_id, student_id);

alter table "dormitory_floor" add constraint "dormitory_floor_building_id_no_key" UNIQUE (tenant_id, building_id, no);

alter table "dormitory_floor" add constraint "dormitory_floor_name_key" UNIQUE (tenant_id, name);

alter table "dormitory_floor" add constraint "dormitory_floor_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_floor" add constraint "dormitory_floor_residents_check" CHECK ((residents = ANY (ARRAY['men'::text, 'women'::text, 'mixed'::text])));

alter table "dormitory_floor_master" add constraint "dormitory_floor_master_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_room" add constraint "dormitory_room_face_check" CHECK ((face = ANY (ARRAY['south'::text, 'north'::text, 'east'::text, 'west'::text])));

alter table "dormitory_room" add constraint "dormitory_room_residents_check" CHECK ((residents = ANY (ARRAY['men'::text, 'women'::text, 'mixed'::text])));

alter table "dormitory_room_level" add constraint "dormitory_room_level_code_key" UNIQUE (tenant_id, code);

alter table "dormitory_room_level" add constraint "dormitory_room_level_name_key" UNIQUE (tenant_id, name);

alter table "dormitory_room_level" add constraint "dormitory_room_level_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_room_master" add constraint "dormitory_room_master_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_room_type" add constraint "dormitory_room_type_bed_form_check" CHECK ((bed_form = ANY (ARRAY['loft'::text, 'bunk'::text, 'single'::text])));

alter table "dormitory_room_type" add constraint "dormitory_room_type_code_key" UNIQUE (tenant_id, code);

alter table "dormitory_room_type" add constraint "dormitory_room_type_name_key" UNIQUE (tenant_id, name);

alter table "dormitory_room_type" add constraint "dormitory_room_type_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_staff" add constraint "dormitory_staff_duty_check" CHECK ((duty = ANY (ARRAY['keeper'::text, 'night'::text, 'head'::text, 'tutor'::text])));

alter table "dormitory_staff" add constraint "dormitory_staff_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_staff" add constraint "dormitory_staff_teacher_id_building_id_since_key" UNIQUE (tenant_id, teacher_id, building_id, since);

alter table "dormitory_stay" add constraint "dormitory_stay_end_reason_check" CHECK ((end_reason = ANY (ARRAY['change'::text, 'checkout'::text, 'graduation'::text, 'suspension'::text, 'outside'::text, 'mistake'::text])));

alter table "dormitory_stay" add constraint "dormitory_stay_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_stay" add constraint "dormitory_stay_reason_check" CHECK ((reason = ANY (ARRAY['entry'::text, 'change'::text, 'resumption'::text, 'return'::text])));

alter table "dormitory_stay" add constraint "dormitory_stay_source_check" CHECK ((source = ANY (ARRAY['assigned'::text, 'chosen'::text, 'adjusted'::text])));

alter table "dormitory_bed" add constraint "dormitory_bed_promised_id_fkey" FOREIGN KEY (tenant_id, promised_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_bed" add constraint "dormitory_bed_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_floor" add constraint "dormitory_floor_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_floor_master" add constraint "dormitory_floor_master_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_floor_master" add constraint "dormitory_floor_master_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_floor_master" add constraint "dormitory_floor_master_floor_id_fkey" FOREIGN KEY (tenant_id, floor_id) REFERENCES dormitory_floor(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_floor_master" add constraint "dormitory_floor_master_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room" add constraint "dormitory_room_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room" add constraint "dormitory_room_level_id_fkey" FOREIGN KEY (tenant_id, level_id) REFERENCES dormitory_room_level(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room" add constraint "dormitory_room_type_id_fkey" FOREIGN KEY (tenant_id, type_id) REFERENCES dormitory_room_type(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_master" add constraint "dormitory_room_master_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_master" add constraint "dormitory_room_master_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_master" add constraint "dormitory_room_master_room_id_fkey" FOREIGN KEY (tenant_id, room_id) REFERENCES dormitory_room(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_master" add constraint "dormitory_room_master_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_staff" add constraint "dormitory_staff_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_staff" add constraint "dormitory_staff_teacher_id_fkey" FOREIGN KEY (tenant_id, teacher_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_stay" add constraint "dormitory_stay_bed_id_fkey" FOREIGN KEY (tenant_id, bed_id) REFERENCES dormitory_bed(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_stay" add constraint "dormitory_stay_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_stay" add constraint "dormitory_stay_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_stay" add constraint "dormitory_stay_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_stay" add constraint "dormitory_stay_room_id_fkey" FOREIGN KEY (tenant_id, room_id) REFERENCES dormitory_room(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_stay" add constraint "dormitory_stay_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX dormitory_floor_master_building_id_idx ON public.dormitory_floor_master USING btree (tenant_id, building_id);

CREATE INDEX dormitory_floor_master_class_id_idx ON public.dormitory_floor_master USING btree (tenant_id, class_id);

CREATE INDEX dormitory_floor_master_floor_id_idx ON public.dormitory_floor_master USING btree (tenant_id, floor_id);

CREATE UNIQUE INDEX dormitory_floor_master_floor_id_while_until_key ON public.dormitory_floor_master USING btree (tenant_id, floor_id) WHERE (until IS NULL);

CREATE INDEX dormitory_floor_master_student_id_idx ON public.dormitory_floor_master USING btree (tenant_id, student_id);

CREATE INDEX dormitory_room_building_id_floor_idx ON public.dormitory_room USING btree (tenant_id, building_id, floor);

CREATE INDEX dormitory_room_department_id_idx ON public.dormitory_room USING btree (tenant_id, department_id);

CREATE INDEX dormitory_room_level_id_idx ON public.dormitory_room USING btree (tenant_id, level_id);

CREATE INDEX dormitory_room_type_id_idx ON public.dormitory_room USING btree (tenant_id, type_id);

CREATE INDEX dormitory_room_master_building_id_idx ON public.dormitory_room_master USING btree (tenant_id, building_id);

CREATE INDEX dormitory_room_master_class_id_idx ON public.dormitory_room_master USING btree (tenant_id, class_id);

CREATE INDEX dormitory_room_master_room_id_idx ON public.dormitory_room_master USING btree (tenant_id, room_id);

CREATE UNIQUE INDEX dormitory_room_master_room_id_while_until_key ON public.dormitory_room_master USING btree (tenant_id, room_id) WHERE (until IS NULL);

CREATE INDEX dormitory_room_master_student_id_idx ON public.dormitory_room_master USING btree (tenant_id, student_id);

CREATE INDEX dormitory_staff_building_id_idx ON public.dormitory_staff USING btree (tenant_id, building_id);

CREATE INDEX dormitory_stay_bed_id_since_idx ON public.dormitory_stay USING btree (tenant_id, bed_id, since);

CREATE UNIQUE INDEX dormitory_stay_bed_id_while_until_key ON public.dormitory_stay USING btree (tenant_id, bed_id) WHERE (until IS NULL);

CREATE INDEX dormitory_stay_building_id_since_idx ON public.dormitory_stay USING btree (tenant_id, building_id, since);

CREATE INDEX dormitory_stay_class_id_idx ON public.dormitory_stay USING btree (tenant_id, class_id);

CREATE INDEX dormitory_stay_department_id_idx ON public.dormitory_stay USING btree (tenant_id, department_id);

CREATE INDEX dormitory_stay_room_id_idx ON public.dormitory_stay USING btree (tenant_id, room_id);

CREATE INDEX dormitory_stay_student_id_since_idx ON public.dormitory_stay USING btree (tenant_id, student_id, since);

CREATE UNIQUE INDEX dormitory_stay_student_id_while_until_key ON public.dormitory_stay USING btree (tenant_id, student_id) WHERE (until IS NULL);

-- What kept a bed from being given away is its mark; the state follows from mark, stay and promise from now on.
update "dormitory_bed" set "mark" = "state" where "state" in ('locked', 'repairing', 'disabled', 'reserved');

update "dormitory_bed" b set "promised_id" = a."student_id" from "admissions_admitted_student" a
  where a."tenant_id" = b."tenant_id" and a."bed_id" = b."id" and a."student_id" is not null;

update "dormitory_bed" set "state" = coalesce("mark", case when "promised_id" is null then 'free' else 'preassigned' end);
