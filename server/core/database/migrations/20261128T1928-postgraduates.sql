-- These two are of postgraduates alone now; title and kind of a change keep saying what it was.
update "records_change" set "decision" = '99' where "decision" in ('27', '28');

alter table "records_change" drop constraint "records_change_decision_check";

alter table "records_change" drop constraint "records_change_kind_check";

create table "records_postgraduate" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid not null,
  "level" text not null,
  "degree_kind" text not null,
  "study_mode" text not null,
  "discipline" text not null,
  "direction" text,
  "first_mentor_id" uuid,
  "second_mentor_id" uuid,
  "admission_source" text,
  "thesis_title" text,
  "class_id" uuid,
  "department_id" uuid,
  "major_id" uuid,
  "grade" integer,
  "schooling_length" integer,
  "student_state" text
);

create table "records_postgraduate_change" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "student_id" uuid,
  "wish" text,
  "decision" text,
  "reason" text not null,
  "note" text not null,
  "since" date not null,
  "until" date,
  "to_major_id" uuid,
  "wished_class" text,
  "school" text,
  "parents_letter" text,
  "proof" text,
  "kind" text,
  "state" text,
  "sent_at" timestamp with time zone,
  "from_state" text,
  "to_state" text,
  "from_class_id" uuid,
  "to_class_id" uuid,
  "needs_class" boolean,
  "from_graduation" date,
  "to_graduation" date,
  "bed_id" uuid,
  "doc_no" text,
  "effective_on" date,
  "effective_at" timestamp with time zone,
  "applied_at" timestamp with time zone,
  "revert_by" timestamp with time zone,
  "punishment_id" uuid,
  "reminded_at" timestamp with time zone,
  "department_id" uuid,
  "to_department_id" uuid,
  "to_mentor_id" uuid,
  "from_mentor_id" uuid,
  "from_mentor_user_id" uuid,
  "to_mentor_user_id" uuid,
  "term" text
);

create table "records_supervisor" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "teacher_id" uuid not null,
  "name" text,
  "staff_no" text,
  "department_id" uuid,
  "rank" text not null,
  "discipline" text not null,
  "direction" text,
  "quota" integer not null,
  "guided" integer,
  "since" date not null,
  "until" date,
  "name_spelt" tsvector,
  "name_sort_key" text COLLATE "C"
);

alter table "records_change" add column "punishment_id" uuid;

alter table "return_school_turn" add column "returns_from" timestamp with time zone;

alter table "records_change" add constraint "records_change_decision_check" CHECK ((decision = ANY (ARRAY['11'::text, '12'::text, '13'::text, '14'::text, '15'::text, '16'::text, '17'::text, '18'::text, '19'::text, '21'::text, '22'::text, '23'::text, '24'::text, '25'::text, '26'::text, '29'::text, '31'::text, '42'::text, '51'::text, '61'::text, '62'::text, '63'::text, '64'::text, '65'::text, '99'::text, '01'::text, '02'::text, '03'::text, '04'::text, '05'::text, '06'::text, '07'::text, '08'::text])));

alter table "records_change" add constraint "records_change_kind_check" CHECK ((kind = ANY (ARRAY['11'::text, '12'::text, '13'::text, '14'::text, '15'::text, '16'::text, '17'::text, '18'::text, '19'::text, '21'::text, '22'::text, '23'::text, '24'::text, '25'::text, '26'::text, '27'::text, '28'::text, '29'::text, '31'::text, '42'::text, '51'::text, '61'::text, '62'::text, '63'::text, '64'::text, '65'::text, '71'::text, '99'::text, '01'::text, '02'::text, '03'::text, '04'::text, '05'::text, '06'::text, '07'::text, '08'::text])));

alter table "records_postgraduate" add constraint "records_postgraduate_degree_kind_check" CHECK ((degree_kind = ANY (ARRAY['academic'::text, 'professional'::text])));

alter table "records_postgraduate" add constraint "records_postgraduate_level_check" CHECK ((level = ANY (ARRAY['master'::text, 'doctor'::text])));

alter table "records_postgraduate" add constraint "records_postgraduate_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_postgraduate" add constraint "records_postgraduate_student_id_key" UNIQUE (tenant_id, student_id);

alter table "records_postgraduate" add constraint "records_postgraduate_student_state_check" CHECK ((student_state = ANY (ARRAY['10'::text, '11'::text, '12'::text, '13'::text, '14'::text, '15'::text, '99'::text, '01'::text, '02'::text, '03'::text, '04'::text, '05'::text, '06'::text, '07'::text, '08'::text, '09'::text])));

alter table "records_postgraduate" add constraint "records_postgraduate_study_mode_check" CHECK ((study_mode = ANY (ARRAY['full'::text, 'part'::text])));

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_decision_check" CHECK ((decision = ANY (ARRAY['11'::text, '12'::text, '13'::text, '16'::text, '17'::text, '18'::text, '27'::text, '28'::text, '31'::text, '42'::text, '51'::text, '62'::text, '63'::text, '71'::text, '99'::text, '06'::text])));

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_from_state_check" CHECK ((from_state = ANY (ARRAY['10'::text, '11'::text, '12'::text, '13'::text, '14'::text, '15'::text, '99'::text, '01'::text, '02'::text, '03'::text, '04'::text, '05'::text, '06'::text, '07'::text, '08'::text, '09'::text])));

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_kind_check" CHECK ((kind = ANY (ARRAY['11'::text, '12'::text, '13'::text, '14'::text, '15'::text, '16'::text, '17'::text, '18'::text, '19'::text, '21'::text, '22'::text, '23'::text, '24'::text, '25'::text, '26'::text, '27'::text, '28'::text, '29'::text, '31'::text, '42'::text, '51'::text, '61'::text, '62'::text, '63'::text, '64'::text, '65'::text, '71'::text, '99'::text, '01'::text, '02'::text, '03'::text, '04'::text, '05'::text, '06'::text, '07'::text, '08'::text])));

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_reason_check" CHECK ((reason = ANY (ARRAY['10'::text, '11'::text, '12'::text, '19'::text, '21'::text, '22'::text, '23'::text, '24'::text, '25'::text, '26'::text, '27'::text, '28'::text, '29'::text, '30'::text, '31'::text, '32'::text, '33'::text, '34'::text, '35'::text, '36'::text, '99'::text, '01'::text, '02'::text])));

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'refused'::text, 'approved'::text, 'effective'::text, 'reverted'::text, 'cancelled'::text])));

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_to_state_check" CHECK ((to_state = ANY (ARRAY['10'::text, '11'::text, '12'::text, '13'::text, '14'::text, '15'::text, '99'::text, '01'::text, '02'::text, '03'::text, '04'::text, '05'::text, '06'::text, '07'::text, '08'::text, '09'::text])));

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_wish_check" CHECK ((wish = ANY (ARRAY['11'::text, '12'::text, '14'::text, '15'::text, '19'::text, '21'::text, '27'::text, '28'::text, '31'::text, '61'::text, '64'::text, '65'::text, '71'::text, '01'::text, '06'::text, '08'::text])));

alter table "records_supervisor" add constraint "records_supervisor_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_supervisor" add constraint "records_supervisor_rank_check" CHECK ((rank = ANY (ARRAY['master'::text, 'doctor'::text])));

alter table "records_supervisor" add constraint "records_supervisor_teacher_id_key" UNIQUE (tenant_id, teacher_id);

alter table "records_change" add constraint "records_change_punishment_id_fkey" FOREIGN KEY (tenant_id, punishment_id) REFERENCES affairs_punishment(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate" add constraint "records_postgraduate_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate" add constraint "records_postgraduate_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate" add constraint "records_postgraduate_first_mentor_id_fkey" FOREIGN KEY (tenant_id, first_mentor_id) REFERENCES records_supervisor(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate" add constraint "records_postgraduate_major_id_fkey" FOREIGN KEY (tenant_id, major_id) REFERENCES base_major(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate" add constraint "records_postgraduate_second_mentor_id_fkey" FOREIGN KEY (tenant_id, second_mentor_id) REFERENCES records_supervisor(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate" add constraint "records_postgraduate_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_bed_id_fkey" FOREIGN KEY (tenant_id, bed_id) REFERENCES dormitory_bed(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_from_class_id_fkey" FOREIGN KEY (tenant_id, from_class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_from_mentor_id_fkey" FOREIGN KEY (tenant_id, from_mentor_id) REFERENCES records_supervisor(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_from_mentor_user_id_fkey" FOREIGN KEY (tenant_id, from_mentor_user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_punishment_id_fkey" FOREIGN KEY (tenant_id, punishment_id) REFERENCES affairs_punishment(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_to_class_id_fkey" FOREIGN KEY (tenant_id, to_class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_to_department_id_fkey" FOREIGN KEY (tenant_id, to_department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_to_major_id_fkey" FOREIGN KEY (tenant_id, to_major_id) REFERENCES base_major(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_to_mentor_id_fkey" FOREIGN KEY (tenant_id, to_mentor_id) REFERENCES records_supervisor(tenant_id, id) ON DELETE RESTRICT;

alter table "records_postgraduate_change" add constraint "records_postgraduate_change_to_mentor_user_id_fkey" FOREIGN KEY (tenant_id, to_mentor_user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "records_supervisor" add constraint "records_supervisor_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "records_supervisor" add constraint "records_supervisor_teacher_id_fkey" FOREIGN KEY (tenant_id, teacher_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX records_change_punishment_id_idx ON public.records_change USING btree (tenant_id, punishment_id);

CREATE INDEX records_postgraduate_class_id_idx ON public.records_postgraduate USING btree (tenant_id, class_id);

CREATE INDEX records_postgraduate_department_id_idx ON public.records_postgraduate USING btree (tenant_id, department_id);

CREATE INDEX records_postgraduate_first_mentor_id_grade_idx ON public.records_postgraduate USING btree (tenant_id, first_mentor_id, grade);

CREATE INDEX records_postgraduate_major_id_idx ON public.records_postgraduate USING btree (tenant_id, major_id);

CREATE INDEX records_postgraduate_second_mentor_id_idx ON public.records_postgraduate USING btree (tenant_id, second_mentor_id);

CREATE INDEX records_postgraduate_change_bed_id_idx ON public.records_postgraduate_change USING btree (tenant_id, bed_id);

CREATE INDEX records_postgraduate_change_department_id_idx ON public.records_postgraduate_change USING btree (tenant_id, department_id);

CREATE INDEX records_postgraduate_change_from_class_id_idx ON public.records_postgraduate_change USING btree (tenant_id, from_class_id);

CREATE INDEX records_postgraduate_change_from_mentor_id_idx ON public.records_postgraduate_change USING btree (tenant_id, from_mentor_id);

CREATE INDEX records_postgraduate_change_from_mentor_user_id_idx ON public.records_postgraduate_change USING btree (tenant_id, from_mentor_user_id);

CREATE INDEX records_postgraduate_change_kind_until_idx ON public.records_postgraduate_change USING btree (tenant_id, kind, until);

CREATE INDEX records_postgraduate_change_punishment_id_idx ON public.records_postgraduate_change USING btree (tenant_id, punishment_id);

CREATE INDEX records_postgraduate_change_state_effective_at_idx ON public.records_postgraduate_change USING btree (tenant_id, state, effective_at);

CREATE INDEX records_postgraduate_change_student_id_since_idx ON public.records_postgraduate_change USING btree (tenant_id, student_id, since);

CREATE INDEX records_postgraduate_change_to_class_id_idx ON public.records_postgraduate_change USING btree (tenant_id, to_class_id);

CREATE INDEX records_postgraduate_change_to_department_id_idx ON public.records_postgraduate_change USING btree (tenant_id, to_department_id);

CREATE INDEX records_postgraduate_change_to_major_id_idx ON public.records_postgraduate_change USING btree (tenant_id, to_major_id);

CREATE INDEX records_postgraduate_change_to_mentor_id_idx ON public.records_postgraduate_change USING btree (tenant_id, to_mentor_id);

CREATE INDEX records_postgraduate_change_to_mentor_user_id_idx ON public.records_postgraduate_change USING btree (tenant_id, to_mentor_user_id);

CREATE INDEX records_supervisor_department_id_idx ON public.records_supervisor USING btree (tenant_id, department_id);
