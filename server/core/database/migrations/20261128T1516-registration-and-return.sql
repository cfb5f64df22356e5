create table "records_registration" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "batch_id" uuid,
  "student_id" uuid,
  "class_id" uuid,
  "department_id" uuid,
  "grade" integer,
  "state" text,
  "arrived_on" date,
  "place" text,
  "reported_at" timestamp with time zone,
  "registered_at" timestamp with time zone,
  "owed" bigint,
  "lacks" text,
  "until" date,
  "defer_reason" text,
  "absence" text,
  "note" text,
  "lapses_at" timestamp with time zone,
  "urged_at" timestamp with time zone,
  "warned_at" timestamp with time zone
);

create table "records_registration_batch" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "calendar_id" uuid not null,
  "report_from" date,
  "report_to" date,
  "register_to" date,
  "note" text,
  "from_grade" integer,
  "to_grade" integer,
  "departments" text,
  "state" text,
  "name_sort_key" text COLLATE "C"
);

create table "records_registration_deferral" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "student_id" uuid,
  "batch_id" uuid,
  "until" date not null,
  "reason" text not null,
  "note" text not null,
  "proof" text,
  "state" text,
  "class_id" uuid,
  "department_id" uuid
);

create table "records_report_setting" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "days_before" integer not null,
  "report_days" integer not null,
  "register_days" integer not null,
  "defer_days" integer not null,
  "self_report" boolean not null,
  "registrar" text not null,
  "arrears" text not null,
  "remind_days" integer not null,
  "grace_days" integer not null
);

create table "return_plan" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "student_id" uuid,
  "round_id" uuid,
  "college_review" boolean,
  "arrives_at" timestamp with time zone not null,
  "transport" text not null,
  "vehicle_no" text,
  "from_id" uuid not null,
  "from_place" text,
  "companion" text,
  "healthy" boolean not null,
  "health" text,
  "promise" boolean not null,
  "state" text,
  "class_id" uuid,
  "department_id" uuid
);

create table "return_school_round" (
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
  "returns_from" timestamp with time zone not null,
  "planned" boolean not null,
  "college_review" boolean not null,
  "self_arrival" boolean not null,
  "name_sort_key" text COLLATE "C"
);

create table "return_school_turn" (
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
  "place" text,
  "on_leave" boolean,
  "result" text,
  "way" text,
  "planned_at" timestamp with time zone,
  "transport" text,
  "plan_id" uuid
);

alter table "records_registration" add constraint "records_registration_batch_id_student_id_key" UNIQUE (tenant_id, batch_id, student_id);

alter table "records_registration" add constraint "records_registration_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_registration" add constraint "records_registration_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'reported'::text, 'registered'::text, 'deferred'::text, 'overdue'::text])));

alter table "records_registration_batch" add constraint "records_registration_batch_name_key" UNIQUE (tenant_id, name);

alter table "records_registration_batch" add constraint "records_registration_batch_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_registration_batch" add constraint "records_registration_batch_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'open'::text, 'closed'::text])));

alter table "records_registration_deferral" add constraint "records_registration_deferral_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_registration_deferral" add constraint "records_registration_deferral_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'approved'::text, 'refused'::text])));

alter table "records_report_setting" add constraint "records_report_setting_arrears_check" CHECK ((arrears = ANY (ARRAY['bar'::text, 'warn'::text])));

alter table "records_report_setting" add constraint "records_report_setting_key" UNIQUE (tenant_id);

alter table "records_report_setting" add constraint "records_report_setting_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_report_setting" add constraint "records_report_setting_registrar_check" CHECK ((registrar = ANY (ARRAY['counsellor'::text, 'college'::text])));

alter table "return_plan" add constraint "return_plan_pkey" PRIMARY KEY (tenant_id, id);

alter table "return_plan" add constraint "return_plan_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'approved'::text, 'refused'::text])));

alter table "return_school_round" add constraint "return_school_round_pkey" PRIMARY KEY (tenant_id, id);

alter table "return_school_round" add constraint "return_school_round_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'planned'::text, 'open'::text, 'closed'::text])));

alter table "return_school_turn" add constraint "return_school_turn_pkey" PRIMARY KEY (tenant_id, id);

alter table "return_school_turn" add constraint "return_school_turn_result_check" CHECK ((result = ANY (ARRAY['absent'::text, 'returned'::text, 'leave'::text, 'exempt'::text])));

alter table "return_school_turn" add constraint "return_school_turn_round_id_student_id_key" UNIQUE (tenant_id, round_id, student_id);

alter table "return_school_turn" add constraint "return_school_turn_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'exempt'::text])));

alter table "return_school_turn" add constraint "return_school_turn_way_check" CHECK ((way = ANY (ARRAY['gate'::text, 'house'::text, 'self'::text, 'staff'::text])));

alter table "records_registration" add constraint "records_registration_batch_id_fkey" FOREIGN KEY (tenant_id, batch_id) REFERENCES records_registration_batch(tenant_id, id) ON DELETE RESTRICT;

alter table "records_registration" add constraint "records_registration_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "records_registration" add constraint "records_registration_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "records_registration" add constraint "records_registration_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "records_registration_batch" add constraint "records_registration_batch_calendar_id_fkey" FOREIGN KEY (tenant_id, calendar_id) REFERENCES base_school_calendar(tenant_id, id) ON DELETE RESTRICT;

alter table "records_registration_deferral" add constraint "records_registration_deferral_batch_id_fkey" FOREIGN KEY (tenant_id, batch_id) REFERENCES records_registration_batch(tenant_id, id) ON DELETE RESTRICT;

alter table "records_registration_deferral" add constraint "records_registration_deferral_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "records_registration_deferral" add constraint "records_registration_deferral_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "records_registration_deferral" add constraint "records_registration_deferral_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "return_plan" add constraint "return_plan_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "return_plan" add constraint "return_plan_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "return_plan" add constraint "return_plan_from_id_fkey" FOREIGN KEY (tenant_id, from_id) REFERENCES base_canton(tenant_id, id) ON DELETE RESTRICT;

alter table "return_plan" add constraint "return_plan_round_id_fkey" FOREIGN KEY (tenant_id, round_id) REFERENCES return_school_round(tenant_id, id) ON DELETE RESTRICT;

alter table "return_plan" add constraint "return_plan_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "return_school_round" add constraint "return_school_round_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "return_school_turn" add constraint "return_school_turn_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "return_school_turn" add constraint "return_school_turn_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "return_school_turn" add constraint "return_school_turn_plan_id_fkey" FOREIGN KEY (tenant_id, plan_id) REFERENCES return_plan(tenant_id, id) ON DELETE RESTRICT;

alter table "return_school_turn" add constraint "return_school_turn_round_id_fkey" FOREIGN KEY (tenant_id, round_id) REFERENCES return_school_round(tenant_id, id) ON DELETE RESTRICT;

alter table "return_school_turn" add constraint "return_school_turn_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX records_registration_batch_id_state_idx ON public.records_registration USING btree (tenant_id, batch_id, state);

CREATE INDEX records_registration_class_id_idx ON public.records_registration USING btree (tenant_id, class_id);

CREATE INDEX records_registration_department_id_idx ON public.records_registration USING btree (tenant_id, department_id);

CREATE INDEX records_registration_state_lapses_at_idx ON public.records_registration USING btree (tenant_id, state, lapses_at);

CREATE INDEX records_registration_student_id_idx ON public.records_registration USING btree (tenant_id, student_id);

CREATE INDEX records_registration_batch_calendar_id_idx ON public.records_registration_batch USING btree (tenant_id, calendar_id);

CREATE INDEX records_registration_deferral_batch_id_idx ON public.records_registration_deferral USING btree (tenant_id, batch_id);

CREATE INDEX records_registration_deferral_class_id_idx ON public.records_registration_deferral USING btree (tenant_id, class_id);

CREATE INDEX records_registration_deferral_department_id_idx ON public.records_registration_deferral USING btree (tenant_id, department_id);

CREATE INDEX records_registration_deferral_student_id_batch_id_idx ON public.records_registration_deferral USING btree (tenant_id, student_id, batch_id);

CREATE INDEX return_plan_class_id_idx ON public.return_plan USING btree (tenant_id, class_id);

CREATE INDEX return_plan_department_id_idx ON public.return_plan USING btree (tenant_id, department_id);

CREATE INDEX return_plan_from_id_idx ON public.return_plan USING btree (tenant_id, from_id);

CREATE INDEX return_plan_round_id_idx ON public.return_plan USING btree (tenant_id, round_id);

CREATE INDEX return_plan_student_id_round_id_idx ON public.return_plan USING btree (tenant_id, student_id, round_id);

CREATE INDEX return_school_round_department_id_idx ON public.return_school_round USING btree (tenant_id, department_id);

CREATE INDEX return_school_turn_class_id_idx ON public.return_school_turn USING btree (tenant_id, class_id);

CREATE INDEX return_school_turn_department_id_idx ON public.return_school_turn USING btree (tenant_id, department_id);

CREATE INDEX return_school_turn_plan_id_idx ON public.return_school_turn USING btree (tenant_id, plan_id);

CREATE INDEX return_school_turn_round_id_state_idx ON public.return_school_turn USING btree (tenant_id, round_id, state);

CREATE INDEX return_school_turn_student_id_idx ON public.return_school_turn USING btree (tenant_id, student_id);
