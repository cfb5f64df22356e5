alter table "dormitory_sign_round" drop constraint "dormitory_sign_round_way_check";

create table "student_service_sign_task_round" (
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
  "place" text,
  "way" text not null,
  "building_id" uuid,
  "longitude" double precision,
  "latitude" double precision,
  "radius" integer,
  "on_time_minutes" integer,
  "owner_id" uuid,
  "name_sort_key" text COLLATE "C"
);

create table "student_service_sign_task_turn" (
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
  "distance" integer,
  "mark" text,
  "doubt" text,
  "late" boolean,
  "result" text,
  "way" text,
  "excuse" text,
  "ground" text
);

alter table "dormitory_bed" add column "code_version" integer;

alter table "dormitory_sign_round" rename column "way" to "ways";

alter table "dormitory_sign_turn" add column "way" text;

update "dormitory_sign_turn" set way = case when ground = 'seen' then 'roll' when distance is not null then 'position' end
where state = 'done' and (ground = 'seen' or distance is not null);

alter table "dormitory_sign_turn" add constraint "dormitory_sign_turn_way_check" CHECK ((way = ANY (ARRAY['position'::text, 'bed'::text, 'gate'::text, 'roll'::text])));

alter table "student_service_sign_task_round" add constraint "student_service_sign_task_round_pkey" PRIMARY KEY (tenant_id, id);

alter table "student_service_sign_task_round" add constraint "student_service_sign_task_round_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'planned'::text, 'open'::text, 'closed'::text])));

alter table "student_service_sign_task_round" add constraint "student_service_sign_task_round_way_check" CHECK ((way = ANY (ARRAY['position'::text, 'turning'::text, 'both'::text, 'roll'::text])));

alter table "student_service_sign_task_turn" add constraint "student_service_sign_task_turn_doubt_check" CHECK ((doubt = ANY (ARRAY['repeated'::text, 'shared'::text])));

alter table "student_service_sign_task_turn" add constraint "student_service_sign_task_turn_excuse_check" CHECK ((excuse = 'leave'::text));

alter table "student_service_sign_task_turn" add constraint "student_service_sign_task_turn_ground_check" CHECK ((ground = ANY (ARRAY['seen'::text, 'phone'::text, 'duty'::text, 'other'::text])));

alter table "student_service_sign_task_turn" add constraint "student_service_sign_task_turn_pkey" PRIMARY KEY (tenant_id, id);

alter table "student_service_sign_task_turn" add constraint "student_service_sign_task_turn_result_check" CHECK ((result = ANY (ARRAY['signed'::text, 'late'::text, 'proxy'::text, 'leave'::text, 'exempt'::text, 'missed'::text])));

alter table "student_service_sign_task_turn" add constraint "student_service_sign_task_turn_round_id_student_id_key" UNIQUE (tenant_id, round_id, student_id);

alter table "student_service_sign_task_turn" add constraint "student_service_sign_task_turn_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'exempt'::text])));

alter table "student_service_sign_task_turn" add constraint "student_service_sign_task_turn_way_check" CHECK ((way = ANY (ARRAY['position'::text, 'turning'::text, 'both'::text, 'roll'::text])));

alter table "student_service_sign_task_round" add constraint "student_service_sign_task_round_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "student_service_sign_task_round" add constraint "student_service_sign_task_round_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "student_service_sign_task_round" add constraint "student_service_sign_task_round_owner_id_fkey" FOREIGN KEY (tenant_id, owner_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "student_service_sign_task_turn" add constraint "student_service_sign_task_turn_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "student_service_sign_task_turn" add constraint "student_service_sign_task_turn_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "student_service_sign_task_turn" add constraint "student_service_sign_task_turn_round_id_fkey" FOREIGN KEY (tenant_id, round_id) REFERENCES student_service_sign_task_round(tenant_id, id) ON DELETE RESTRICT;

alter table "student_service_sign_task_turn" add constraint "student_service_sign_task_turn_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX student_service_sign_task_round_building_id_idx ON public.student_service_sign_task_round USING btree (tenant_id, building_id);

CREATE INDEX student_service_sign_task_round_department_id_idx ON public.student_service_sign_task_round USING btree (tenant_id, department_id);

CREATE INDEX student_service_sign_task_round_owner_id_idx ON public.student_service_sign_task_round USING btree (tenant_id, owner_id);

CREATE INDEX student_service_sign_task_turn_class_id_idx ON public.student_service_sign_task_turn USING btree (tenant_id, class_id);

CREATE INDEX student_service_sign_task_turn_department_id_idx ON public.student_service_sign_task_turn USING btree (tenant_id, department_id);

CREATE INDEX student_service_sign_task_turn_mark_idx ON public.student_service_sign_task_turn USING btree (tenant_id, mark);

CREATE INDEX student_service_sign_task_turn_round_id_state_idx ON public.student_service_sign_task_turn USING btree (tenant_id, round_id, state);

CREATE INDEX student_service_sign_task_turn_student_id_idx ON public.student_service_sign_task_turn USING btree (tenant_id, student_id);
