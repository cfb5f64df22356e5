create table "affairs_archive" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "archive_no" text not null,
  "student_id" uuid not null,
  "materials" text not null,
  "material_count" integer,
  "place" text not null,
  "received_on" date not null,
  "note" text,
  "state" text,
  "borrower" text,
  "purpose" text,
  "lent_on" date,
  "due_on" date,
  "receiver" text,
  "address" text,
  "method" text,
  "tracking_no" text,
  "sent_on" date,
  "class_id" uuid,
  "department_id" uuid,
  "archive_no_sort_key" text COLLATE "C"
);

create table "affairs_archive_copy" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid,
  "purpose" text not null,
  "materials" text not null,
  "copies" integer not null,
  "stamped" boolean not null,
  "state" text,
  "collector" text,
  "collected_on" date,
  "class_id" uuid,
  "department_id" uuid,
  "purpose_sort_key" text COLLATE "C"
);

create table "affairs_card_reissue" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "student_id" uuid,
  "kind" text not null,
  "reason" text not null,
  "statement" text,
  "from_station" text,
  "to_station" text,
  "fee" bigint,
  "state" text,
  "collector" text,
  "collected_on" date,
  "class_id" uuid,
  "department_id" uuid
);

create table "affairs_class_log" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "day" date not null,
  "class_id" uuid not null,
  "kind" text not null,
  "topic" text not null,
  "content" text not null,
  "expected" integer,
  "present" integer,
  "student_ids" text,
  "photos" text,
  "follow_up" boolean not null,
  "plan" text,
  "result" text,
  "state" text,
  "teacher_id" uuid,
  "department_id" uuid,
  "topic_sort_key" text COLLATE "C"
);

create table "affairs_enlistment" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text,
  "student_id" uuid,
  "year" integer not null,
  "place" text not null,
  "pre_enlisted" boolean not null,
  "statement" text not null,
  "proof" text,
  "notice_no" text,
  "approved_on" date,
  "unit" text,
  "handling" text,
  "discharged_on" date,
  "discharge_no" text,
  "resumed_on" date,
  "fail_reason" text,
  "state" text,
  "class_id" uuid,
  "department_id" uuid
);

create table "affairs_insurance" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text,
  "student_id" uuid not null,
  "year" integer not null,
  "kind" text not null,
  "premium" bigint not null,
  "subsidy" bigint,
  "due" bigint,
  "paid" bigint,
  "absent" boolean,
  "reason" text,
  "detail" text,
  "state" text,
  "class_id" uuid,
  "department_id" uuid
);

create table "affairs_insurance_charge" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "no" text,
  "insurance_id" uuid not null,
  "student_id" uuid,
  "kind" text,
  "year" integer,
  "amount" bigint,
  "channel_id" uuid not null,
  "paid_on" date not null,
  "refunded" bigint,
  "state" text,
  "class_id" uuid,
  "department_id" uuid
);

create table "affairs_insurance_refund" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "no" text,
  "charge_id" uuid not null,
  "student_id" uuid,
  "kind" text,
  "amount" bigint not null,
  "reason" text not null,
  "channel_id" uuid not null,
  "refunded_on" date not null,
  "note" text,
  "class_id" uuid,
  "department_id" uuid
);

create table "affairs_insurance_settings" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "year" integer not null,
  "absent_states" text not null,
  "absent_modes" text,
  "insure_absent" boolean not null,
  "absent_reasons" text not null
);

create table "affairs_military_subsidy" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "enlistment_id" uuid not null,
  "student_id" uuid,
  "kind" text not null,
  "academic_year" text not null,
  "tuition" bigint not null,
  "amount" bigint not null,
  "batch" text not null,
  "bank" text,
  "bank_account" text,
  "state" text,
  "paid_on" date,
  "class_id" uuid,
  "department_id" uuid,
  "academic_year_sort_key" text COLLATE "C"
);

create table "affairs_reimbursement" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid,
  "visited_on" date not null,
  "year" integer,
  "hospital" text not null,
  "diagnosis" text not null,
  "amount" bigint not null,
  "bills" text,
  "allowed" bigint,
  "ratio" integer,
  "reimbursed" bigint,
  "year_total" bigint,
  "paid_on" date,
  "return_reason" text,
  "state" text,
  "class_id" uuid,
  "department_id" uuid,
  "hospital_sort_key" text COLLATE "C"
);

create table "affairs_settings" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "ratio" integer not null,
  "year_cap" bigint not null,
  "bill_days" integer not null,
  "student_fee" bigint not null,
  "badge_fee" bigint not null,
  "campus_fee" bigint not null,
  "train_fee" bigint not null,
  "subsidy_cap" bigint not null
);

create table "affairs_study_abroad" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid,
  "kind" text not null,
  "country" text not null,
  "school" text not null,
  "program" text not null,
  "since" date not null,
  "until" date not null,
  "passport_no" text not null,
  "funding" text not null,
  "note" text,
  "guardian" text not null,
  "guardian_phone" text,
  "guardian_agrees" boolean not null,
  "agreement" text,
  "state" text,
  "class_id" uuid,
  "department_id" uuid,
  "program_sort_key" text COLLATE "C"
);

alter table "affairs_archive" add constraint "affairs_archive_archive_no_key" UNIQUE (tenant_id, archive_no);

alter table "affairs_archive" add constraint "affairs_archive_method_check" CHECK ((method = ANY (ARRAY['secret'::text, 'ems'::text])));

alter table "affairs_archive" add constraint "affairs_archive_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_archive" add constraint "affairs_archive_state_check" CHECK ((state = ANY (ARRAY['kept'::text, 'lent'::text, 'transferred'::text, 'missing'::text])));

alter table "affairs_archive" add constraint "affairs_archive_student_id_key" UNIQUE (tenant_id, student_id);

alter table "affairs_archive_copy" add constraint "affairs_archive_copy_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_archive_copy" add constraint "affairs_archive_copy_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'sentBack'::text, 'withdrawn'::text, 'refused'::text, 'reviewing'::text, 'making'::text, 'ready'::text, 'collected'::text])));

alter table "affairs_card_reissue" add constraint "affairs_card_reissue_kind_check" CHECK ((kind = ANY (ARRAY['student'::text, 'badge'::text, 'campus'::text, 'train'::text])));

alter table "affairs_card_reissue" add constraint "affairs_card_reissue_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_card_reissue" add constraint "affairs_card_reissue_reason_check" CHECK ((reason = ANY (ARRAY['lost'::text, 'broken'::text, 'changed'::text])));

alter table "affairs_card_reissue" add constraint "affairs_card_reissue_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'sentBack'::text, 'withdrawn'::text, 'refused'::text, 'reviewing'::text, 'making'::text, 'ready'::text, 'collected'::text])));

alter table "affairs_class_log" add constraint "affairs_class_log_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_class_log" add constraint "affairs_class_log_state_check" CHECK ((state = ANY (ARRAY['none'::text, 'open'::text, 'done'::text])));

alter table "affairs_enlistment" add constraint "affairs_enlistment_handling_check" CHECK ((handling = ANY (ARRAY['roll'::text, 'admission'::text, 'graduated'::text])));

alter table "affairs_enlistment" add constraint "affairs_enlistment_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_enlistment" add constraint "affairs_enlistment_place_check" CHECK ((place = ANY (ARRAY['home'::text, 'school'::text])));

alter table "affairs_enlistment" add constraint "affairs_enlistment_state_check" CHECK ((state = ANY (ARRAY['intent'::text, 'applied'::text, 'screening'::text, 'medical'::text, 'political'::text, 'confirming'::text, 'serving'::text, 'discharged'::text, 'resumed'::text, 'failed'::text])));

alter table "affairs_enlistment" add constraint "affairs_enlistment_student_id_year_key" UNIQUE (tenant_id, student_id, year);

alter table "affairs_insurance" add constraint "affairs_insurance_kind_check" CHECK ((kind = ANY (ARRAY['resident'::text, 'accident'::text, 'liability'::text, 'internship'::text])));

alter table "affairs_insurance" add constraint "affairs_insurance_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_insurance" add constraint "affairs_insurance_state_check" CHECK ((state = ANY (ARRAY['pending'::text, 'insured'::text, 'exempt'::text])));

alter table "affairs_insurance" add constraint "affairs_insurance_student_id_year_kind_key" UNIQUE (tenant_id, student_id, year, kind);

alter table "affairs_insurance_charge" add constraint "affairs_insurance_charge_kind_check" CHECK ((kind = ANY (ARRAY['resident'::text, 'accident'::text, 'liability'::text, 'internship'::text])));

alter table "affairs_insurance_charge" add constraint "affairs_insurance_charge_no_key" UNIQUE (tenant_id, no);

alter table "affairs_insurance_charge" add constraint "affairs_insurance_charge_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_insurance_charge" add constraint "affairs_insurance_charge_state_check" CHECK ((state = ANY (ARRAY['paid'::text, 'part'::text, 'refunded'::text])));

alter table "affairs_insurance_refund" add constraint "affairs_insurance_refund_kind_check" CHECK ((kind = ANY (ARRAY['resident'::text, 'accident'::text, 'liability'::text, 'internship'::text])));

alter table "affairs_insurance_refund" add constraint "affairs_insurance_refund_no_key" UNIQUE (tenant_id, no);

alter table "affairs_insurance_refund" add constraint "affairs_insurance_refund_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_insurance_settings" add constraint "affairs_insurance_settings_key" UNIQUE (tenant_id);

alter table "affairs_insurance_settings" add constraint "affairs_insurance_settings_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_military_subsidy" add constraint "affairs_military_subsidy_enlistment_id_academic_year_key" UNIQUE (tenant_id, enlistment_id, academic_year);

alter table "affairs_military_subsidy" add constraint "affairs_military_subsidy_kind_check" CHECK ((kind = ANY (ARRAY['compensation'::text, 'loan'::text, 'reduction'::text])));

alter table "affairs_military_subsidy" add constraint "affairs_military_subsidy_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_military_subsidy" add constraint "affairs_military_subsidy_state_check" CHECK ((state = ANY (ARRAY['pending'::text, 'paid'::text])));

alter table "affairs_reimbursement" add constraint "affairs_reimbursement_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_reimbursement" add constraint "affairs_reimbursement_state_check" CHECK ((state = ANY (ARRAY['submitted'::text, 'sentBack'::text, 'settled'::text, 'paid'::text])));

alter table "affairs_settings" add constraint "affairs_settings_key" UNIQUE (tenant_id);

alter table "affairs_settings" add constraint "affairs_settings_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_study_abroad" add constraint "affairs_study_abroad_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_study_abroad" add constraint "affairs_study_abroad_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'approved'::text, 'refused'::text])));

alter table "affairs_archive" add constraint "affairs_archive_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_archive" add constraint "affairs_archive_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_archive" add constraint "affairs_archive_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_archive_copy" add constraint "affairs_archive_copy_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_archive_copy" add constraint "affairs_archive_copy_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_archive_copy" add constraint "affairs_archive_copy_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_card_reissue" add constraint "affairs_card_reissue_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_card_reissue" add constraint "affairs_card_reissue_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_card_reissue" add constraint "affairs_card_reissue_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_class_log" add constraint "affairs_class_log_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_class_log" add constraint "affairs_class_log_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_class_log" add constraint "affairs_class_log_teacher_id_fkey" FOREIGN KEY (tenant_id, teacher_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_enlistment" add constraint "affairs_enlistment_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_enlistment" add constraint "affairs_enlistment_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_enlistment" add constraint "affairs_enlistment_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_insurance" add constraint "affairs_insurance_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_insurance" add constraint "affairs_insurance_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_insurance" add constraint "affairs_insurance_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_insurance_charge" add constraint "affairs_insurance_charge_channel_id_fkey" FOREIGN KEY (tenant_id, channel_id) REFERENCES fee_channel(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_insurance_charge" add constraint "affairs_insurance_charge_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_insurance_charge" add constraint "affairs_insurance_charge_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_insurance_charge" add constraint "affairs_insurance_charge_insurance_id_fkey" FOREIGN KEY (tenant_id, insurance_id) REFERENCES affairs_insurance(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_insurance_charge" add constraint "affairs_insurance_charge_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_insurance_refund" add constraint "affairs_insurance_refund_channel_id_fkey" FOREIGN KEY (tenant_id, channel_id) REFERENCES fee_channel(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_insurance_refund" add constraint "affairs_insurance_refund_charge_id_fkey" FOREIGN KEY (tenant_id, charge_id) REFERENCES affairs_insurance_charge(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_insurance_refund" add constraint "affairs_insurance_refund_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_insurance_refund" add constraint "affairs_insurance_refund_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_insurance_refund" add constraint "affairs_insurance_refund_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_military_subsidy" add constraint "affairs_military_subsidy_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_military_subsidy" add constraint "affairs_military_subsidy_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_military_subsidy" add constraint "affairs_military_subsidy_enlistment_id_fkey" FOREIGN KEY (tenant_id, enlistment_id) REFERENCES affairs_enlistment(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_military_subsidy" add constraint "affairs_military_subsidy_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_reimbursement" add constraint "affairs_reimbursement_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_reimbursement" add constraint "affairs_reimbursement_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_reimbursement" add constraint "affairs_reimbursement_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_study_abroad" add constraint "affairs_study_abroad_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_study_abroad" add constraint "affairs_study_abroad_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_study_abroad" add constraint "affairs_study_abroad_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX affairs_archive_archive_no_sort_key_idx ON public.affairs_archive USING btree (tenant_id, archive_no_sort_key, id);

CREATE INDEX affairs_archive_class_id_idx ON public.affairs_archive USING btree (tenant_id, class_id);

CREATE INDEX affairs_archive_department_id_idx ON public.affairs_archive USING btree (tenant_id, department_id);

CREATE INDEX affairs_archive_copy_class_id_idx ON public.affairs_archive_copy USING btree (tenant_id, class_id);

CREATE INDEX affairs_archive_copy_department_id_idx ON public.affairs_archive_copy USING btree (tenant_id, department_id);

CREATE INDEX affairs_archive_copy_student_id_idx ON public.affairs_archive_copy USING btree (tenant_id, student_id);

CREATE INDEX affairs_card_reissue_class_id_idx ON public.affairs_card_reissue USING btree (tenant_id, class_id);

CREATE INDEX affairs_card_reissue_department_id_idx ON public.affairs_card_reissue USING btree (tenant_id, department_id);

CREATE INDEX affairs_card_reissue_student_id_kind_state_idx ON public.affairs_card_reissue USING btree (tenant_id, student_id, kind, state);

CREATE INDEX affairs_class_log_class_id_day_idx ON public.affairs_class_log USING btree (tenant_id, class_id, day);

CREATE INDEX affairs_class_log_department_id_idx ON public.affairs_class_log USING btree (tenant_id, department_id);

CREATE INDEX affairs_class_log_teacher_id_idx ON public.affairs_class_log USING btree (tenant_id, teacher_id);

CREATE INDEX affairs_class_log_topic_sort_key_idx ON public.affairs_class_log USING btree (tenant_id, topic_sort_key, id);

CREATE INDEX affairs_enlistment_class_id_idx ON public.affairs_enlistment USING btree (tenant_id, class_id);

CREATE INDEX affairs_enlistment_department_id_idx ON public.affairs_enlistment USING btree (tenant_id, department_id);

CREATE INDEX affairs_insurance_class_id_idx ON public.affairs_insurance USING btree (tenant_id, class_id);

CREATE INDEX affairs_insurance_department_id_idx ON public.affairs_insurance USING btree (tenant_id, department_id);

CREATE INDEX affairs_insurance_year_state_idx ON public.affairs_insurance USING btree (tenant_id, year, state);

CREATE INDEX affairs_insurance_charge_channel_id_idx ON public.affairs_insurance_charge USING btree (tenant_id, channel_id);

CREATE INDEX affairs_insurance_charge_class_id_idx ON public.affairs_insurance_charge USING btree (tenant_id, class_id);

CREATE INDEX affairs_insurance_charge_department_id_idx ON public.affairs_insurance_charge USING btree (tenant_id, department_id);

CREATE INDEX affairs_insurance_charge_insurance_id_idx ON public.affairs_insurance_charge USING btree (tenant_id, insurance_id);

CREATE INDEX affairs_insurance_charge_student_id_idx ON public.affairs_insurance_charge USING btree (tenant_id, student_id);

CREATE INDEX affairs_insurance_refund_channel_id_idx ON public.affairs_insurance_refund USING btree (tenant_id, channel_id);

CREATE INDEX affairs_insurance_refund_charge_id_idx ON public.affairs_insurance_refund USING btree (tenant_id, charge_id);

CREATE INDEX affairs_insurance_refund_class_id_idx ON public.affairs_insurance_refund USING btree (tenant_id, class_id);

CREATE INDEX affairs_insurance_refund_department_id_idx ON public.affairs_insurance_refund USING btree (tenant_id, department_id);

CREATE INDEX affairs_insurance_refund_student_id_idx ON public.affairs_insurance_refund USING btree (tenant_id, student_id);

CREATE INDEX affairs_military_subsidy_class_id_idx ON public.affairs_military_subsidy USING btree (tenant_id, class_id);

CREATE INDEX affairs_military_subsidy_department_id_idx ON public.affairs_military_subsidy USING btree (tenant_id, department_id);

CREATE INDEX affairs_military_subsidy_student_id_idx ON public.affairs_military_subsidy USING btree (tenant_id, student_id);

CREATE INDEX affairs_reimbursement_class_id_idx ON public.affairs_reimbursement USING btree (tenant_id, class_id);

CREATE INDEX affairs_reimbursement_department_id_idx ON public.affairs_reimbursement USING btree (tenant_id, department_id);

CREATE INDEX affairs_reimbursement_student_id_year_idx ON public.affairs_reimbursement USING btree (tenant_id, student_id, year);

CREATE INDEX affairs_study_abroad_class_id_idx ON public.affairs_study_abroad USING btree (tenant_id, class_id);

CREATE INDEX affairs_study_abroad_department_id_idx ON public.affairs_study_abroad USING btree (tenant_id, department_id);

CREATE INDEX affairs_study_abroad_student_id_idx ON public.affairs_study_abroad USING btree (tenant_id, student_id);
