create table "evaluation_additional_score" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "batch_id" uuid not null,
  "student_id" uuid,
  "standard_id" uuid not null,
  "event" text not null,
  "happened_on" date not null,
  "proof" text,
  "note" text,
  "item_id" uuid,
  "direction" text,
  "points" double precision,
  "event_key" text,
  "state" text,
  "class_id" uuid,
  "department_id" uuid
);

create table "evaluation_batch" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "academic_year" text not null,
  "term" text not null,
  "since" date not null,
  "until" date not null,
  "note" text,
  "state" text,
  "computed_at" timestamp with time zone,
  "students" integer,
  "name_sort_key" text COLLATE "C"
);

create table "evaluation_combined_score" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "number" text,
  "batch_id" uuid,
  "period" text,
  "student_id" uuid,
  "class_id" uuid,
  "department_id" uuid,
  "major_id" uuid,
  "grade" integer,
  "moral" double precision,
  "intellectual" double precision,
  "physical" double precision,
  "aesthetic" double precision,
  "labour" double precision,
  "total" double precision,
  "level" text,
  "year_total" double precision,
  "class_rank" integer,
  "class_size" integer,
  "major_rank" integer,
  "major_size" integer,
  "grade_rank" integer,
  "grade_size" integer,
  "declared" integer,
  "state" text,
  "objection" text,
  "objected_at" timestamp with time zone,
  "reply" text,
  "replied_at" timestamp with time zone
);

create table "evaluation_item" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "parent_id" uuid,
  "type_id" uuid not null,
  "declarable" boolean not null,
  "sort" integer not null,
  "enabled" boolean not null,
  "note" text,
  "name_sort_key" text COLLATE "C"
);

create table "evaluation_mark" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "batch_id" uuid not null,
  "student_id" uuid not null,
  "academic" double precision,
  "fitness" double precision
);

create table "evaluation_plus_minus_standard" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "parent_id" uuid,
  "item_id" uuid not null,
  "direction" text not null,
  "level" text,
  "rank" text,
  "points" double precision,
  "asks_proof" boolean not null,
  "sort" integer not null,
  "enabled" boolean not null,
  "note" text,
  "name_sort_key" text COLLATE "C"
);

create table "evaluation_score_line" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "score_id" uuid,
  "type_id" uuid,
  "base" double precision,
  "added" double precision,
  "deducted" double precision,
  "cap" double precision,
  "points" double precision,
  "weight" double precision,
  "weighted" double precision,
  "detail" text
);

create table "evaluation_type" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "dimension" text not null,
  "source" text not null,
  "weight" double precision,
  "base" double precision,
  "cap" double precision,
  "sort" integer not null,
  "enabled" boolean not null,
  "note" text,
  "name_sort_key" text COLLATE "C"
);

alter table "evaluation_additional_score" add constraint "evaluation_additional_score_direction_check" CHECK ((direction = ANY (ARRAY['plus'::text, 'minus'::text])));

alter table "evaluation_additional_score" add constraint "evaluation_additional_score_pkey" PRIMARY KEY (tenant_id, id);

alter table "evaluation_additional_score" add constraint "evaluation_additional_score_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'approved'::text, 'refused'::text])));

alter table "evaluation_batch" add constraint "evaluation_batch_academic_year_term_key" UNIQUE (tenant_id, academic_year, term);

alter table "evaluation_batch" add constraint "evaluation_batch_code_key" UNIQUE (tenant_id, code);

alter table "evaluation_batch" add constraint "evaluation_batch_name_key" UNIQUE (tenant_id, name);

alter table "evaluation_batch" add constraint "evaluation_batch_pkey" PRIMARY KEY (tenant_id, id);

alter table "evaluation_batch" add constraint "evaluation_batch_state_check" CHECK ((state = ANY (ARRAY['open'::text, 'archived'::text])));

alter table "evaluation_batch" add constraint "evaluation_batch_term_check" CHECK ((term = ANY (ARRAY['1'::text, '2'::text, '3'::text])));

alter table "evaluation_combined_score" add constraint "evaluation_combined_score_batch_id_student_id_key" UNIQUE (tenant_id, batch_id, student_id);

alter table "evaluation_combined_score" add constraint "evaluation_combined_score_level_check" CHECK ((level = ANY (ARRAY['excellent'::text, 'good'::text, 'fair'::text, 'passed'::text, 'failed'::text])));

alter table "evaluation_combined_score" add constraint "evaluation_combined_score_number_key" UNIQUE (tenant_id, number);

alter table "evaluation_combined_score" add constraint "evaluation_combined_score_pkey" PRIMARY KEY (tenant_id, id);

alter table "evaluation_combined_score" add constraint "evaluation_combined_score_state_check" CHECK ((state = ANY (ARRAY['computed'::text, 'objected'::text, 'answered'::text, 'archived'::text])));

alter table "evaluation_item" add constraint "evaluation_item_code_key" UNIQUE (tenant_id, code);

alter table "evaluation_item" add constraint "evaluation_item_name_key" UNIQUE (tenant_id, name);

alter table "evaluation_item" add constraint "evaluation_item_pkey" PRIMARY KEY (tenant_id, id);

alter table "evaluation_mark" add constraint "evaluation_mark_batch_id_student_id_key" UNIQUE (tenant_id, batch_id, student_id);

alter table "evaluation_mark" add constraint "evaluation_mark_pkey" PRIMARY KEY (tenant_id, id);

alter table "evaluation_plus_minus_standard" add constraint "evaluation_plus_minus_standard_direction_check" CHECK ((direction = ANY (ARRAY['plus'::text, 'minus'::text])));

alter table "evaluation_plus_minus_standard" add constraint "evaluation_plus_minus_standard_name_key" UNIQUE (tenant_id, name);

alter table "evaluation_plus_minus_standard" add constraint "evaluation_plus_minus_standard_pkey" PRIMARY KEY (tenant_id, id);

alter table "evaluation_score_line" add constraint "evaluation_score_line_pkey" PRIMARY KEY (tenant_id, id);

alter table "evaluation_type" add constraint "evaluation_type_code_key" UNIQUE (tenant_id, code);

alter table "evaluation_type" add constraint "evaluation_type_dimension_check" CHECK ((dimension = ANY (ARRAY['moral'::text, 'intellectual'::text, 'physical'::text, 'aesthetic'::text, 'labour'::text])));

alter table "evaluation_type" add constraint "evaluation_type_dimension_key" UNIQUE (tenant_id, dimension);

alter table "evaluation_type" add constraint "evaluation_type_name_key" UNIQUE (tenant_id, name);

alter table "evaluation_type" add constraint "evaluation_type_pkey" PRIMARY KEY (tenant_id, id);

alter table "evaluation_type" add constraint "evaluation_type_source_check" CHECK ((source = ANY (ARRAY['fixed'::text, 'academic'::text, 'fitness'::text])));

alter table "evaluation_additional_score" add constraint "evaluation_additional_score_batch_id_fkey" FOREIGN KEY (tenant_id, batch_id) REFERENCES evaluation_batch(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_additional_score" add constraint "evaluation_additional_score_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_additional_score" add constraint "evaluation_additional_score_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_additional_score" add constraint "evaluation_additional_score_item_id_fkey" FOREIGN KEY (tenant_id, item_id) REFERENCES evaluation_item(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_additional_score" add constraint "evaluation_additional_score_standard_id_fkey" FOREIGN KEY (tenant_id, standard_id) REFERENCES evaluation_plus_minus_standard(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_additional_score" add constraint "evaluation_additional_score_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_combined_score" add constraint "evaluation_combined_score_batch_id_fkey" FOREIGN KEY (tenant_id, batch_id) REFERENCES evaluation_batch(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_combined_score" add constraint "evaluation_combined_score_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_combined_score" add constraint "evaluation_combined_score_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_combined_score" add constraint "evaluation_combined_score_major_id_fkey" FOREIGN KEY (tenant_id, major_id) REFERENCES base_major(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_combined_score" add constraint "evaluation_combined_score_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_item" add constraint "evaluation_item_parent_id_fkey" FOREIGN KEY (tenant_id, parent_id) REFERENCES evaluation_item(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_item" add constraint "evaluation_item_type_id_fkey" FOREIGN KEY (tenant_id, type_id) REFERENCES evaluation_type(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_mark" add constraint "evaluation_mark_batch_id_fkey" FOREIGN KEY (tenant_id, batch_id) REFERENCES evaluation_batch(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_mark" add constraint "evaluation_mark_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_plus_minus_standard" add constraint "evaluation_plus_minus_standard_item_id_fkey" FOREIGN KEY (tenant_id, item_id) REFERENCES evaluation_item(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_plus_minus_standard" add constraint "evaluation_plus_minus_standard_parent_id_fkey" FOREIGN KEY (tenant_id, parent_id) REFERENCES evaluation_plus_minus_standard(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_score_line" add constraint "evaluation_score_line_score_id_fkey" FOREIGN KEY (tenant_id, score_id) REFERENCES evaluation_combined_score(tenant_id, id) ON DELETE RESTRICT;

alter table "evaluation_score_line" add constraint "evaluation_score_line_type_id_fkey" FOREIGN KEY (tenant_id, type_id) REFERENCES evaluation_type(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX evaluation_additional_score_batch_id_state_idx ON public.evaluation_additional_score USING btree (tenant_id, batch_id, state);

CREATE INDEX evaluation_additional_score_class_id_idx ON public.evaluation_additional_score USING btree (tenant_id, class_id);

CREATE INDEX evaluation_additional_score_department_id_idx ON public.evaluation_additional_score USING btree (tenant_id, department_id);

CREATE INDEX evaluation_additional_score_item_id_idx ON public.evaluation_additional_score USING btree (tenant_id, item_id);

CREATE INDEX evaluation_additional_score_standard_id_idx ON public.evaluation_additional_score USING btree (tenant_id, standard_id);

CREATE INDEX evaluation_additional_score_student_id_batch_id_idx ON public.evaluation_additional_score USING btree (tenant_id, student_id, batch_id);

CREATE INDEX evaluation_combined_score_batch_id_class_id_class_rank_idx ON public.evaluation_combined_score USING btree (tenant_id, batch_id, class_id, class_rank);

CREATE INDEX evaluation_combined_score_class_id_idx ON public.evaluation_combined_score USING btree (tenant_id, class_id);

CREATE INDEX evaluation_combined_score_department_id_idx ON public.evaluation_combined_score USING btree (tenant_id, department_id);

CREATE INDEX evaluation_combined_score_major_id_idx ON public.evaluation_combined_score USING btree (tenant_id, major_id);

CREATE INDEX evaluation_combined_score_period_total_idx ON public.evaluation_combined_score USING btree (tenant_id, period, total);

CREATE INDEX evaluation_combined_score_student_id_batch_id_idx ON public.evaluation_combined_score USING btree (tenant_id, student_id, batch_id);

CREATE INDEX evaluation_item_parent_id_idx ON public.evaluation_item USING btree (tenant_id, parent_id);

CREATE INDEX evaluation_item_type_id_idx ON public.evaluation_item USING btree (tenant_id, type_id);

CREATE INDEX evaluation_mark_student_id_idx ON public.evaluation_mark USING btree (tenant_id, student_id);

CREATE INDEX evaluation_plus_minus_standard_item_id_idx ON public.evaluation_plus_minus_standard USING btree (tenant_id, item_id);

CREATE INDEX evaluation_plus_minus_standard_parent_id_idx ON public.evaluation_plus_minus_standard USING btree (tenant_id, parent_id);

CREATE INDEX evaluation_score_line_score_id_idx ON public.evaluation_score_line USING btree (tenant_id, score_id);

CREATE INDEX evaluation_score_line_type_id_idx ON public.evaluation_score_line USING btree (tenant_id, type_id);
