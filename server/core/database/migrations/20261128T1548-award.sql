create table "award_account" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text,
  "student_id" uuid,
  "holder" text not null,
  "bank" text not null,
  "card" text,
  "class_id" uuid,
  "department_id" uuid
);

create table "award_application" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "student_id" uuid,
  "class_name" text,
  "batch_id" uuid not null,
  "project_id" uuid,
  "award_name" text,
  "academic_year" text,
  "term" text,
  "reason" text not null,
  "achievements" text,
  "proof" text,
  "score" double precision,
  "second" double precision,
  "standing" text,
  "checks" text,
  "judged_on" date,
  "college_days" integer,
  "school_days" integer,
  "state" text,
  "class_id" uuid,
  "department_id" uuid
);

create table "award_batch" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "project_id" uuid not null,
  "academic_year" text not null,
  "term" text,
  "evaluation_batch_id" uuid,
  "opens_on" date not null,
  "closes_on" date not null,
  "college_days" integer not null,
  "school_days" integer not null,
  "places" integer,
  "ratio" double precision,
  "total" integer,
  "note" text,
  "name_sort_key" text COLLATE "C"
);

create table "award_condition" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "project_id" uuid not null,
  "kind" text not null,
  "operator" text,
  "value" double precision,
  "hardship_level" text,
  "hard" boolean not null,
  "sort" integer not null
);

create table "award_parameter" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "tie_rule" text not null,
  "second_figure" text not null,
  "most_running" integer not null,
  "certificate_title" text not null,
  "certificate_seal" text
);

create table "award_payout" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "batch_id" uuid not null,
  "note" text,
  "way" text,
  "state" text,
  "placed" integer,
  "lacking" integer,
  "applied_at" timestamp with time zone,
  "name_sort_key" text COLLATE "C"
);

create table "award_payout_line" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "proposal_id" uuid,
  "record_id" uuid,
  "student_id" uuid,
  "class_id" uuid,
  "department_id" uuid,
  "amount" bigint,
  "account_id" uuid,
  "state" text,
  "because" text,
  "lacking" text,
  "refused" text,
  "locked" boolean
);

create table "award_project" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "type_id" uuid not null,
  "level" text not null,
  "amount" bigint,
  "unit" text not null,
  "fund" text,
  "excludes" text,
  "sort" integer not null,
  "enabled" boolean not null,
  "note" text,
  "name_sort_key" text COLLATE "C"
);

create table "award_quota" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "batch_id" uuid not null,
  "department_id" uuid not null,
  "headcount" integer not null,
  "places" integer not null
);

create table "award_record" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "number" text,
  "student_id" uuid,
  "name" text,
  "application_id" uuid,
  "project_id" uuid,
  "batch_id" uuid,
  "academic_year" text,
  "term" text,
  "level" text,
  "category" text,
  "amount" bigint,
  "unit" text,
  "fund" text,
  "awarded_on" date,
  "judged_on" date,
  "state" text,
  "account_id" uuid,
  "paid_on" date,
  "concern" text,
  "ruling" text,
  "class_id" uuid,
  "department_id" uuid
);

create table "award_type" (
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
  "period" text not null,
  "sort" integer not null,
  "enabled" boolean not null,
  "note" text,
  "name_sort_key" text COLLATE "C"
);

alter table "award_account" add constraint "award_account_pkey" PRIMARY KEY (tenant_id, id);

alter table "award_account" add constraint "award_account_student_id_key" UNIQUE (tenant_id, student_id);

alter table "award_application" add constraint "award_application_pkey" PRIMARY KEY (tenant_id, id);

alter table "award_application" add constraint "award_application_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'classPassed'::text, 'collegePassed'::text, 'collegeShown'::text, 'schoolPassed'::text, 'awarded'::text, 'sentBack'::text, 'withdrawn'::text, 'refused'::text, 'revoked'::text])));

alter table "award_application" add constraint "award_application_student_id_batch_id_key" UNIQUE (tenant_id, student_id, batch_id);

alter table "award_application" add constraint "award_application_term_check" CHECK ((term = ANY (ARRAY['1'::text, '2'::text, '3'::text])));

alter table "award_batch" add constraint "award_batch_name_key" UNIQUE (tenant_id, name);

alter table "award_batch" add constraint "award_batch_pkey" PRIMARY KEY (tenant_id, id);

alter table "award_batch" add constraint "award_batch_project_id_academic_year_term_key" UNIQUE (tenant_id, project_id, academic_year, term);

alter table "award_batch" add constraint "award_batch_term_check" CHECK ((term = ANY (ARRAY['1'::text, '2'::text, '3'::text])));

alter table "award_condition" add constraint "award_condition_hardship_level_check" CHECK ((hardship_level = ANY (ARRAY['special'::text, 'hard'::text, 'plain'::text])));

alter table "award_condition" add constraint "award_condition_kind_check" CHECK ((kind = ANY (ARRAY['enrolled'::text, 'studyYear'::text, 'notPunished'::text, 'noPunishment'::text, 'violationPoints'::text, 'classRank'::text, 'majorRank'::text, 'gradeRank'::text, 'total'::text, 'moral'::text, 'intellectual'::text, 'physical'::text, 'aesthetic'::text, 'labour'::text, 'hardship'::text, 'exclusive'::text])));

alter table "award_condition" add constraint "award_condition_operator_check" CHECK ((operator = ANY (ARRAY['atMost'::text, 'atLeast'::text])));

alter table "award_condition" add constraint "award_condition_pkey" PRIMARY KEY (tenant_id, id);

alter table "award_condition" add constraint "award_condition_project_id_kind_operator_key" UNIQUE (tenant_id, project_id, kind, operator);

alter table "award_parameter" add constraint "award_parameter_key" UNIQUE (tenant_id);

alter table "award_parameter" add constraint "award_parameter_pkey" PRIMARY KEY (tenant_id, id);

alter table "award_parameter" add constraint "award_parameter_second_figure_check" CHECK ((second_figure = ANY (ARRAY['intellectual'::text, 'moral'::text, 'yearTotal'::text])));

alter table "award_parameter" add constraint "award_parameter_tie_rule_check" CHECK ((tie_rule = ANY (ARRAY['all'::text, 'none'::text, 'second'::text])));

alter table "award_payout" add constraint "award_payout_pkey" PRIMARY KEY (tenant_id, id);

alter table "award_payout" add constraint "award_payout_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'proposed'::text, 'applied'::text, 'undone'::text, 'dropped'::text])));

alter table "award_payout" add constraint "award_payout_way_check" CHECK ((way = ANY (ARRAY['all'::text, 'fitting'::text])));

alter table "award_payout_line" add constraint "award_payout_line_lacking_check" CHECK ((lacking = ANY (ARRAY['account'::text, 'card'::text, 'holder'::text, 'questioned'::text])));

alter table "award_payout_line" add constraint "award_payout_line_pkey" PRIMARY KEY (tenant_id, id);

alter table "award_payout_line" add constraint "award_payout_line_proposal_id_record_id_key" UNIQUE (tenant_id, proposal_id, record_id);

alter table "award_payout_line" add constraint "award_payout_line_state_check" CHECK ((state = ANY (ARRAY['proposed'::text, 'lacking'::text, 'leftOut'::text, 'applied'::text, 'refused'::text, 'undone'::text, 'dropped'::text])));

alter table "award_project" add constraint "award_project_code_key" UNIQUE (tenant_id, code);

alter table "award_project" add constraint "award_project_name_key" UNIQUE (tenant_id, name);

alter table "award_project" add constraint "award_project_pkey" PRIMARY KEY (tenant_id, id);

alter table "award_quota" add constraint "award_quota_batch_id_department_id_key" UNIQUE (tenant_id, batch_id, department_id);

alter table "award_quota" add constraint "award_quota_pkey" PRIMARY KEY (tenant_id, id);

alter table "award_record" add constraint "award_record_application_id_key" UNIQUE (tenant_id, application_id);

alter table "award_record" add constraint "award_record_number_key" UNIQUE (tenant_id, number);

alter table "award_record" add constraint "award_record_pkey" PRIMARY KEY (tenant_id, id);

alter table "award_record" add constraint "award_record_state_check" CHECK ((state = ANY (ARRAY['awarded'::text, 'paid'::text, 'questioned'::text, 'revoked'::text])));

alter table "award_record" add constraint "award_record_term_check" CHECK ((term = ANY (ARRAY['1'::text, '2'::text, '3'::text])));

alter table "award_type" add constraint "award_type_code_key" UNIQUE (tenant_id, code);

alter table "award_type" add constraint "award_type_name_key" UNIQUE (tenant_id, name);

alter table "award_type" add constraint "award_type_period_check" CHECK ((period = ANY (ARRAY['year'::text, 'term'::text])));

alter table "award_type" add constraint "award_type_pkey" PRIMARY KEY (tenant_id, id);

alter table "award_account" add constraint "award_account_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "award_account" add constraint "award_account_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "award_account" add constraint "award_account_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "award_application" add constraint "award_application_batch_id_fkey" FOREIGN KEY (tenant_id, batch_id) REFERENCES award_batch(tenant_id, id) ON DELETE RESTRICT;

alter table "award_application" add constraint "award_application_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "award_application" add constraint "award_application_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "award_application" add constraint "award_application_project_id_fkey" FOREIGN KEY (tenant_id, project_id) REFERENCES award_project(tenant_id, id) ON DELETE RESTRICT;

alter table "award_application" add constraint "award_application_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "award_batch" add constraint "award_batch_evaluation_batch_id_fkey" FOREIGN KEY (tenant_id, evaluation_batch_id) REFERENCES evaluation_batch(tenant_id, id) ON DELETE RESTRICT;

alter table "award_batch" add constraint "award_batch_project_id_fkey" FOREIGN KEY (tenant_id, project_id) REFERENCES award_project(tenant_id, id) ON DELETE RESTRICT;

alter table "award_condition" add constraint "award_condition_project_id_fkey" FOREIGN KEY (tenant_id, project_id) REFERENCES award_project(tenant_id, id) ON DELETE RESTRICT;

alter table "award_payout" add constraint "award_payout_batch_id_fkey" FOREIGN KEY (tenant_id, batch_id) REFERENCES award_batch(tenant_id, id) ON DELETE RESTRICT;

alter table "award_payout_line" add constraint "award_payout_line_account_id_fkey" FOREIGN KEY (tenant_id, account_id) REFERENCES award_account(tenant_id, id) ON DELETE RESTRICT;

alter table "award_payout_line" add constraint "award_payout_line_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "award_payout_line" add constraint "award_payout_line_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "award_payout_line" add constraint "award_payout_line_proposal_id_fkey" FOREIGN KEY (tenant_id, proposal_id) REFERENCES award_payout(tenant_id, id) ON DELETE RESTRICT;

alter table "award_payout_line" add constraint "award_payout_line_record_id_fkey" FOREIGN KEY (tenant_id, record_id) REFERENCES award_record(tenant_id, id) ON DELETE RESTRICT;

alter table "award_payout_line" add constraint "award_payout_line_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "award_project" add constraint "award_project_type_id_fkey" FOREIGN KEY (tenant_id, type_id) REFERENCES award_type(tenant_id, id) ON DELETE RESTRICT;

alter table "award_quota" add constraint "award_quota_batch_id_fkey" FOREIGN KEY (tenant_id, batch_id) REFERENCES award_batch(tenant_id, id) ON DELETE RESTRICT;

alter table "award_quota" add constraint "award_quota_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "award_record" add constraint "award_record_account_id_fkey" FOREIGN KEY (tenant_id, account_id) REFERENCES award_account(tenant_id, id) ON DELETE RESTRICT;

alter table "award_record" add constraint "award_record_application_id_fkey" FOREIGN KEY (tenant_id, application_id) REFERENCES award_application(tenant_id, id) ON DELETE RESTRICT;

alter table "award_record" add constraint "award_record_batch_id_fkey" FOREIGN KEY (tenant_id, batch_id) REFERENCES award_batch(tenant_id, id) ON DELETE RESTRICT;

alter table "award_record" add constraint "award_record_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "award_record" add constraint "award_record_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "award_record" add constraint "award_record_project_id_fkey" FOREIGN KEY (tenant_id, project_id) REFERENCES award_project(tenant_id, id) ON DELETE RESTRICT;

alter table "award_record" add constraint "award_record_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX award_account_class_id_idx ON public.award_account USING btree (tenant_id, class_id);

CREATE INDEX award_account_department_id_idx ON public.award_account USING btree (tenant_id, department_id);

CREATE INDEX award_application_batch_id_department_id_state_idx ON public.award_application USING btree (tenant_id, batch_id, department_id, state);

CREATE INDEX award_application_class_id_idx ON public.award_application USING btree (tenant_id, class_id);

CREATE INDEX award_application_department_id_idx ON public.award_application USING btree (tenant_id, department_id);

CREATE INDEX award_application_project_id_idx ON public.award_application USING btree (tenant_id, project_id);

CREATE INDEX award_application_student_id_academic_year_idx ON public.award_application USING btree (tenant_id, student_id, academic_year);

CREATE INDEX award_batch_evaluation_batch_id_idx ON public.award_batch USING btree (tenant_id, evaluation_batch_id);

CREATE INDEX award_batch_name_sort_key_idx ON public.award_batch USING btree (tenant_id, name_sort_key, id);

CREATE INDEX award_payout_batch_id_idx ON public.award_payout USING btree (tenant_id, batch_id);

CREATE INDEX award_payout_line_account_id_idx ON public.award_payout_line USING btree (tenant_id, account_id);

CREATE INDEX award_payout_line_class_id_idx ON public.award_payout_line USING btree (tenant_id, class_id);

CREATE INDEX award_payout_line_department_id_idx ON public.award_payout_line USING btree (tenant_id, department_id);

CREATE INDEX award_payout_line_proposal_id_state_idx ON public.award_payout_line USING btree (tenant_id, proposal_id, state);

CREATE INDEX award_payout_line_record_id_idx ON public.award_payout_line USING btree (tenant_id, record_id);

CREATE INDEX award_payout_line_student_id_idx ON public.award_payout_line USING btree (tenant_id, student_id);

CREATE INDEX award_project_type_id_idx ON public.award_project USING btree (tenant_id, type_id);

CREATE INDEX award_quota_department_id_idx ON public.award_quota USING btree (tenant_id, department_id);

CREATE INDEX award_record_account_id_idx ON public.award_record USING btree (tenant_id, account_id);

CREATE INDEX award_record_batch_id_department_id_state_idx ON public.award_record USING btree (tenant_id, batch_id, department_id, state);

CREATE INDEX award_record_class_id_idx ON public.award_record USING btree (tenant_id, class_id);

CREATE INDEX award_record_department_id_idx ON public.award_record USING btree (tenant_id, department_id);

CREATE INDEX award_record_project_id_idx ON public.award_record USING btree (tenant_id, project_id);

CREATE INDEX award_record_state_awarded_on_idx ON public.award_record USING btree (tenant_id, state, awarded_on);

CREATE INDEX award_record_student_id_academic_year_idx ON public.award_record USING btree (tenant_id, student_id, academic_year);
