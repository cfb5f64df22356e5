create table "dormitory_sign_round" (
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
  "from_grade" integer,
  "to_grade" integer,
  "departments" text,
  "classes" text,
  "note" text,
  "state" text,
  "repeats_until" date,
  "way" text not null,
  "radius" integer,
  "on_time_minutes" integer,
  "owner_id" uuid,
  "buildings" text
);

create table "dormitory_sign_turn" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "round_id" uuid,
  "student_id" uuid,
  "class_id" uuid,
  "department_id" uuid,
  "grade" integer,
  "state" text,
  "finished_at" timestamp with time zone,
  "until" timestamp with time zone,
  "reason" text,
  "urged_at" timestamp with time zone,
  "urges" integer,
  "day" date,
  "building_id" uuid,
  "room_id" uuid,
  "distance" integer,
  "late" boolean,
  "excuse" text,
  "ground" text,
  "result" text
);

alter table "base_building" add column "longitude" double precision;

alter table "base_building" add column "latitude" double precision;

alter table "dormitory_sign_round" add constraint "dormitory_sign_round_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_sign_round" add constraint "dormitory_sign_round_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'planned'::text, 'open'::text, 'closed'::text])));

alter table "dormitory_sign_round" add constraint "dormitory_sign_round_way_check" CHECK ((way = ANY (ARRAY['position'::text, 'roll'::text])));

alter table "dormitory_sign_turn" add constraint "dormitory_sign_turn_excuse_check" CHECK ((excuse = ANY (ARRAY['leave'::text, 'internship'::text, 'outside'::text])));

alter table "dormitory_sign_turn" add constraint "dormitory_sign_turn_ground_check" CHECK ((ground = ANY (ARRAY['seen'::text, 'phone'::text, 'duty'::text, 'other'::text])));

alter table "dormitory_sign_turn" add constraint "dormitory_sign_turn_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_sign_turn" add constraint "dormitory_sign_turn_result_check" CHECK ((result = ANY (ARRAY['signed'::text, 'late'::text, 'proxy'::text, 'leave'::text, 'exempt'::text, 'missed'::text])));

alter table "dormitory_sign_turn" add constraint "dormitory_sign_turn_round_id_student_id_key" UNIQUE (tenant_id, round_id, student_id);

alter table "dormitory_sign_turn" add constraint "dormitory_sign_turn_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'exempt'::text])));

alter table "dormitory_sign_round" add constraint "dormitory_sign_round_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_sign_round" add constraint "dormitory_sign_round_owner_id_fkey" FOREIGN KEY (tenant_id, owner_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_sign_turn" add constraint "dormitory_sign_turn_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_sign_turn" add constraint "dormitory_sign_turn_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_sign_turn" add constraint "dormitory_sign_turn_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_sign_turn" add constraint "dormitory_sign_turn_room_id_fkey" FOREIGN KEY (tenant_id, room_id) REFERENCES dormitory_room(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_sign_turn" add constraint "dormitory_sign_turn_round_id_fkey" FOREIGN KEY (tenant_id, round_id) REFERENCES dormitory_sign_round(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_sign_turn" add constraint "dormitory_sign_turn_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX dormitory_sign_round_department_id_idx ON public.dormitory_sign_round USING btree (tenant_id, department_id);

CREATE INDEX dormitory_sign_round_owner_id_idx ON public.dormitory_sign_round USING btree (tenant_id, owner_id);

CREATE INDEX dormitory_sign_turn_building_id_idx ON public.dormitory_sign_turn USING btree (tenant_id, building_id);

CREATE INDEX dormitory_sign_turn_class_id_idx ON public.dormitory_sign_turn USING btree (tenant_id, class_id);

CREATE INDEX dormitory_sign_turn_day_idx ON public.dormitory_sign_turn USING btree (tenant_id, day);

CREATE INDEX dormitory_sign_turn_department_id_idx ON public.dormitory_sign_turn USING btree (tenant_id, department_id);

CREATE INDEX dormitory_sign_turn_room_id_idx ON public.dormitory_sign_turn USING btree (tenant_id, room_id);

CREATE INDEX dormitory_sign_turn_round_id_state_idx ON public.dormitory_sign_turn USING btree (tenant_id, round_id, state);

CREATE INDEX dormitory_sign_turn_student_id_idx ON public.dormitory_sign_turn USING btree (tenant_id, student_id);
