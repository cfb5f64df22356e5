create table "violation_appeal" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "record_id" uuid not null,
  "reason" text not null,
  "proof" text,
  "ruling" text,
  "new_points" integer,
  "state" text,
  "student_id" uuid,
  "class_id" uuid,
  "department_id" uuid
);

create table "violation_kind" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "category" text not null,
  "clause" text,
  "level" text not null,
  "points" integer not null,
  "repeat_points" integer not null,
  "most_points" integer not null,
  "asks_proof" boolean not null,
  "sort" integer not null,
  "enabled" boolean not null,
  "note" text
);

create table "violation_record" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "number" text,
  "student_id" uuid not null,
  "kind_id" uuid not null,
  "happened_at" timestamp with time zone not null,
  "place" text,
  "facts" text not null,
  "witness" text,
  "proof" text,
  "points" integer,
  "level" text,
  "repeats" integer,
  "state" text,
  "notified_at" timestamp with time zone,
  "deemed_at" timestamp with time zone,
  "read_at" timestamp with time zone,
  "statement" text,
  "received_on" date,
  "appeal_until" date,
  "ends_on" date,
  "ends_at" timestamp with time zone,
  "reminded_at" timestamp with time zone,
  "outcome" text,
  "told_id" uuid,
  "recorded_by" uuid,
  "class_id" uuid,
  "department_id" uuid
);

create table "violation_release" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "record_id" uuid not null,
  "report" text not null,
  "merit" boolean not null,
  "proof" text,
  "state" text,
  "student_id" uuid,
  "class_id" uuid,
  "department_id" uuid
);

create table "violation_rescind" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "record_id" uuid not null,
  "reason" text not null,
  "proof" text,
  "state" text,
  "asked_by" uuid,
  "student_id" uuid,
  "class_id" uuid,
  "department_id" uuid
);

create table "violation_settings" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "deem_days" integer not null,
  "appeal_days" integer not null,
  "verbal_months" integer not null,
  "circular_months" integer not null,
  "warning_months" integer not null,
  "serious_months" integer not null,
  "demerit_months" integer not null,
  "probation_months" integer not null,
  "merit_release" boolean not null,
  "warning_points" integer not null,
  "serious_points" integer not null,
  "demerit_points" integer not null,
  "probation_points" integer not null
);

alter table "violation_appeal" add constraint "violation_appeal_pkey" PRIMARY KEY (tenant_id, id);

alter table "violation_appeal" add constraint "violation_appeal_ruling_check" CHECK ((ruling = ANY (ARRAY['rescind'::text, 'change'::text])));

alter table "violation_appeal" add constraint "violation_appeal_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'approved'::text, 'refused'::text])));

alter table "violation_kind" add constraint "violation_kind_code_key" UNIQUE (tenant_id, code);

alter table "violation_kind" add constraint "violation_kind_level_check" CHECK ((level = ANY (ARRAY['verbal'::text, 'circular'::text, 'warning'::text, 'serious'::text, 'demerit'::text, 'probation'::text])));

alter table "violation_kind" add constraint "violation_kind_name_key" UNIQUE (tenant_id, name);

alter table "violation_kind" add constraint "violation_kind_pkey" PRIMARY KEY (tenant_id, id);

alter table "violation_record" add constraint "violation_record_level_check" CHECK ((level = ANY (ARRAY['verbal'::text, 'circular'::text, 'warning'::text, 'serious'::text, 'demerit'::text, 'probation'::text])));

alter table "violation_record" add constraint "violation_record_number_key" UNIQUE (tenant_id, number);

alter table "violation_record" add constraint "violation_record_pkey" PRIMARY KEY (tenant_id, id);

alter table "violation_record" add constraint "violation_record_state_check" CHECK ((state = ANY (ARRAY['recorded'::text, 'notified'::text, 'effective'::text, 'expired'::text, 'released'::text, 'rescinded'::text])));

alter table "violation_release" add constraint "violation_release_pkey" PRIMARY KEY (tenant_id, id);

alter table "violation_release" add constraint "violation_release_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'approved'::text, 'refused'::text])));

alter table "violation_rescind" add constraint "violation_rescind_pkey" PRIMARY KEY (tenant_id, id);

alter table "violation_rescind" add constraint "violation_rescind_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'approved'::text, 'refused'::text])));

alter table "violation_settings" add constraint "violation_settings_key" UNIQUE (tenant_id);

alter table "violation_settings" add constraint "violation_settings_pkey" PRIMARY KEY (tenant_id, id);

alter table "violation_appeal" add constraint "violation_appeal_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_appeal" add constraint "violation_appeal_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_appeal" add constraint "violation_appeal_record_id_fkey" FOREIGN KEY (tenant_id, record_id) REFERENCES violation_record(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_appeal" add constraint "violation_appeal_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_record" add constraint "violation_record_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_record" add constraint "violation_record_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_record" add constraint "violation_record_kind_id_fkey" FOREIGN KEY (tenant_id, kind_id) REFERENCES violation_kind(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_record" add constraint "violation_record_recorded_by_fkey" FOREIGN KEY (tenant_id, recorded_by) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_record" add constraint "violation_record_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_record" add constraint "violation_record_told_id_fkey" FOREIGN KEY (tenant_id, told_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_release" add constraint "violation_release_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_release" add constraint "violation_release_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_release" add constraint "violation_release_record_id_fkey" FOREIGN KEY (tenant_id, record_id) REFERENCES violation_record(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_release" add constraint "violation_release_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_rescind" add constraint "violation_rescind_asked_by_fkey" FOREIGN KEY (tenant_id, asked_by) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_rescind" add constraint "violation_rescind_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_rescind" add constraint "violation_rescind_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_rescind" add constraint "violation_rescind_record_id_fkey" FOREIGN KEY (tenant_id, record_id) REFERENCES violation_record(tenant_id, id) ON DELETE RESTRICT;

alter table "violation_rescind" add constraint "violation_rescind_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX violation_appeal_class_id_idx ON public.violation_appeal USING btree (tenant_id, class_id);

CREATE INDEX violation_appeal_department_id_idx ON public.violation_appeal USING btree (tenant_id, department_id);

CREATE INDEX violation_appeal_record_id_state_idx ON public.violation_appeal USING btree (tenant_id, record_id, state);

CREATE INDEX violation_appeal_student_id_idx ON public.violation_appeal USING btree (tenant_id, student_id);

CREATE INDEX violation_record_class_id_idx ON public.violation_record USING btree (tenant_id, class_id);

CREATE INDEX violation_record_department_id_idx ON public.violation_record USING btree (tenant_id, department_id);

CREATE INDEX violation_record_kind_id_idx ON public.violation_record USING btree (tenant_id, kind_id);

CREATE INDEX violation_record_recorded_by_idx ON public.violation_record USING btree (tenant_id, recorded_by);

CREATE INDEX violation_record_state_happened_at_idx ON public.violation_record USING btree (tenant_id, state, happened_at);

CREATE INDEX violation_record_student_id_happened_at_idx ON public.violation_record USING btree (tenant_id, student_id, happened_at);

CREATE INDEX violation_record_told_id_idx ON public.violation_record USING btree (tenant_id, told_id);

CREATE INDEX violation_release_class_id_idx ON public.violation_release USING btree (tenant_id, class_id);

CREATE INDEX violation_release_department_id_idx ON public.violation_release USING btree (tenant_id, department_id);

CREATE INDEX violation_release_record_id_state_idx ON public.violation_release USING btree (tenant_id, record_id, state);

CREATE INDEX violation_release_student_id_idx ON public.violation_release USING btree (tenant_id, student_id);

CREATE INDEX violation_rescind_asked_by_idx ON public.violation_rescind USING btree (tenant_id, asked_by);

CREATE INDEX violation_rescind_class_id_idx ON public.violation_rescind USING btree (tenant_id, class_id);

CREATE INDEX violation_rescind_department_id_idx ON public.violation_rescind USING btree (tenant_id, department_id);

CREATE INDEX violation_rescind_record_id_state_idx ON public.violation_rescind USING btree (tenant_id, record_id, state);

CREATE INDEX violation_rescind_student_id_idx ON public.violation_rescind USING btree (tenant_id, student_id);
