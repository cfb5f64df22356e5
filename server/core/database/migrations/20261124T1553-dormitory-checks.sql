create table "dormitory_health_settings" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "ground" integer not null,
  "beds" integer not null,
  "desks" integer not null,
  "tidiness" integer not null,
  "bathroom" integer not null,
  "balcony" integer not null,
  "excellent_from" integer not null,
  "good_from" integer not null,
  "pass_from" integer not null,
  "recheck_days" integer not null
);

create table "dormitory_inspection" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "kind" text not null,
  "day" date not null,
  "building_id" uuid not null,
  "room_id" uuid,
  "present" integer,
  "absent" integer,
  "result" text not null,
  "findings" text,
  "photos" text,
  "checker" text
);

create table "dormitory_room_health" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "room_id" uuid not null,
  "day" date not null,
  "ground" integer not null,
  "beds" integer not null,
  "desks" integer not null,
  "tidiness" integer not null,
  "bathroom" integer,
  "balcony" integer,
  "photos" text,
  "remark" text,
  "score" integer,
  "grade" text,
  "building_id" uuid,
  "floor" integer,
  "class_id" uuid,
  "department_id" uuid,
  "checker" text
);

create table "dormitory_security_check" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "room_id" uuid not null,
  "day" date not null,
  "hazards" text,
  "findings" text,
  "confiscated" text,
  "photos" text,
  "result" text,
  "building_id" uuid,
  "checker" text
);

create table "dormitory_unqualified" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "room_id" uuid,
  "source" text,
  "found_on" date,
  "finding" text,
  "due_on" date,
  "due_at" timestamp with time zone,
  "state" text,
  "fails" integer,
  "rechecked_at" timestamp with time zone,
  "rechecked_by" text,
  "recheck_note" text,
  "recheck_photos" text,
  "building_id" uuid,
  "class_id" uuid
);

create table "dormitory_violation" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid not null,
  "kind" text not null,
  "happened_at" timestamp with time zone not null,
  "points" integer not null,
  "detail" text not null,
  "photos" text,
  "state" text,
  "reason" text,
  "room_id" uuid,
  "building_id" uuid,
  "class_id" uuid,
  "department_id" uuid,
  "recorder" text
);

alter table "dormitory_health_settings" add constraint "dormitory_health_settings_key" UNIQUE (tenant_id);

alter table "dormitory_health_settings" add constraint "dormitory_health_settings_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_inspection" add constraint "dormitory_inspection_kind_check" CHECK ((kind = ANY (ARRAY['morning'::text, 'night'::text, 'spot'::text, 'joint'::text, 'holiday'::text])));

alter table "dormitory_inspection" add constraint "dormitory_inspection_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_inspection" add constraint "dormitory_inspection_result_check" CHECK ((result = ANY (ARRAY['passed'::text, 'failed'::text])));

alter table "dormitory_room_health" add constraint "dormitory_room_health_grade_check" CHECK ((grade = ANY (ARRAY['excellent'::text, 'good'::text, 'passed'::text, 'failed'::text])));

alter table "dormitory_room_health" add constraint "dormitory_room_health_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_room_health" add constraint "dormitory_room_health_room_id_day_key" UNIQUE (tenant_id, room_id, day);

alter table "dormitory_security_check" add constraint "dormitory_security_check_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_security_check" add constraint "dormitory_security_check_result_check" CHECK ((result = ANY (ARRAY['passed'::text, 'failed'::text])));

alter table "dormitory_security_check" add constraint "dormitory_security_check_room_id_day_key" UNIQUE (tenant_id, room_id, day);

alter table "dormitory_unqualified" add constraint "dormitory_unqualified_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_unqualified" add constraint "dormitory_unqualified_room_id_source_found_on_key" UNIQUE (tenant_id, room_id, source, found_on);

alter table "dormitory_unqualified" add constraint "dormitory_unqualified_source_check" CHECK ((source = ANY (ARRAY['health'::text, 'safety'::text, 'inspection'::text])));

alter table "dormitory_unqualified" add constraint "dormitory_unqualified_state_check" CHECK ((state = ANY (ARRAY['open'::text, 'overdue'::text, 'passed'::text])));

alter table "dormitory_violation" add constraint "dormitory_violation_kind_check" CHECK ((kind = ANY (ARRAY['appliance'::text, 'wiring'::text, 'flame'::text, 'blade'::text, 'alcohol'::text, 'pet'::text, 'late'::text, 'absent'::text, 'guest'::text, 'noise'::text, 'other'::text])));

alter table "dormitory_violation" add constraint "dormitory_violation_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_violation" add constraint "dormitory_violation_state_check" CHECK ((state = ANY (ARRAY['valid'::text, 'revoked'::text])));

alter table "dormitory_inspection" add constraint "dormitory_inspection_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_inspection" add constraint "dormitory_inspection_room_id_fkey" FOREIGN KEY (tenant_id, room_id) REFERENCES dormitory_room(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_health" add constraint "dormitory_room_health_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_health" add constraint "dormitory_room_health_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_health" add constraint "dormitory_room_health_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_health" add constraint "dormitory_room_health_room_id_fkey" FOREIGN KEY (tenant_id, room_id) REFERENCES dormitory_room(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_security_check" add constraint "dormitory_security_check_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_security_check" add constraint "dormitory_security_check_room_id_fkey" FOREIGN KEY (tenant_id, room_id) REFERENCES dormitory_room(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_unqualified" add constraint "dormitory_unqualified_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_unqualified" add constraint "dormitory_unqualified_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_unqualified" add constraint "dormitory_unqualified_room_id_fkey" FOREIGN KEY (tenant_id, room_id) REFERENCES dormitory_room(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_violation" add constraint "dormitory_violation_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_violation" add constraint "dormitory_violation_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_violation" add constraint "dormitory_violation_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_violation" add constraint "dormitory_violation_room_id_fkey" FOREIGN KEY (tenant_id, room_id) REFERENCES dormitory_room(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_violation" add constraint "dormitory_violation_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX dormitory_inspection_building_id_day_idx ON public.dormitory_inspection USING btree (tenant_id, building_id, day);

CREATE INDEX dormitory_inspection_day_idx ON public.dormitory_inspection USING btree (tenant_id, day);

CREATE INDEX dormitory_inspection_room_id_idx ON public.dormitory_inspection USING btree (tenant_id, room_id);

CREATE INDEX dormitory_room_health_building_id_day_idx ON public.dormitory_room_health USING btree (tenant_id, building_id, day);

CREATE INDEX dormitory_room_health_class_id_idx ON public.dormitory_room_health USING btree (tenant_id, class_id);

CREATE INDEX dormitory_room_health_day_idx ON public.dormitory_room_health USING btree (tenant_id, day);

CREATE INDEX dormitory_room_health_department_id_idx ON public.dormitory_room_health USING btree (tenant_id, department_id);

CREATE INDEX dormitory_room_health_grade_day_idx ON public.dormitory_room_health USING btree (tenant_id, grade, day);

CREATE INDEX dormitory_security_check_building_id_idx ON public.dormitory_security_check USING btree (tenant_id, building_id);

CREATE INDEX dormitory_security_check_day_idx ON public.dormitory_security_check USING btree (tenant_id, day);

CREATE INDEX dormitory_security_check_result_day_idx ON public.dormitory_security_check USING btree (tenant_id, result, day);

CREATE INDEX dormitory_unqualified_building_id_idx ON public.dormitory_unqualified USING btree (tenant_id, building_id);

CREATE INDEX dormitory_unqualified_class_id_idx ON public.dormitory_unqualified USING btree (tenant_id, class_id);

CREATE INDEX dormitory_unqualified_found_on_idx ON public.dormitory_unqualified USING btree (tenant_id, found_on);

CREATE INDEX dormitory_unqualified_state_due_on_idx ON public.dormitory_unqualified USING btree (tenant_id, state, due_on);

CREATE INDEX dormitory_violation_building_id_idx ON public.dormitory_violation USING btree (tenant_id, building_id);

CREATE INDEX dormitory_violation_class_id_idx ON public.dormitory_violation USING btree (tenant_id, class_id);

CREATE INDEX dormitory_violation_department_id_idx ON public.dormitory_violation USING btree (tenant_id, department_id);

CREATE INDEX dormitory_violation_happened_at_idx ON public.dormitory_violation USING btree (tenant_id, happened_at);

CREATE INDEX dormitory_violation_kind_happened_at_idx ON public.dormitory_violation USING btree (tenant_id, kind, happened_at);

CREATE INDEX dormitory_violation_room_id_idx ON public.dormitory_violation USING btree (tenant_id, room_id);

CREATE INDEX dormitory_violation_student_id_happened_at_idx ON public.dormitory_violation USING btree (tenant_id, student_id, happened_at);
