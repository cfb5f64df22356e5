create table "affairs_insurance_bill" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "payout_id" uuid,
  "bill_no" text not null,
  "billed_on" date not null,
  "amount" bigint not null,
  "self_paid" bigint,
  "covered" bigint,
  "deducted" bigint,
  "recognised" bigint,
  "bill_no_sort_key" text COLLATE "C"
);

create table "affairs_insurance_payout" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "case_no" text,
  "student_id" uuid,
  "kind" text not null,
  "incident" text not null,
  "happened_on" date not null,
  "year" integer,
  "place" text not null,
  "hospital" text not null,
  "account" text not null,
  "proof" text,
  "holder" text not null,
  "bank" text not null,
  "card" text,
  "insurance_id" uuid,
  "deductible" bigint,
  "ratio" integer,
  "total" bigint,
  "covered" bigint,
  "deducted" bigint,
  "recognised" bigint,
  "paid_on" date,
  "state" text,
  "class_id" uuid,
  "department_id" uuid
);

create table "affairs_insurance_standard" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "kind" text not null,
  "deductible" bigint not null,
  "ratio" integer not null,
  "cap" bigint not null,
  "claim_days" integer not null,
  "note" text
);

create table "records_graduate_audit" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "batch_id" uuid,
  "grad_year" integer,
  "student_id" uuid,
  "roll_state" text,
  "years" integer,
  "unpaid" bigint,
  "punishments" integer,
  "unmet" text,
  "proposed" text,
  "conclusion" text,
  "note" text,
  "state" text,
  "checked_at" timestamp with time zone,
  "library" text,
  "finance" text,
  "dormitory" text,
  "card" text,
  "league" text,
  "archive" text,
  "leaving" text,
  "class_id" uuid,
  "department_id" uuid
);

create table "records_graduate_batch" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "grad_year" integer not null,
  "grade" integer not null,
  "length" integer not null,
  "max_years" integer not null,
  "graduates_on" date not null,
  "conditions" text not null,
  "listed" integer,
  "listed_at" timestamp with time zone,
  "name_sort_key" text COLLATE "C"
);

create table "system_list_layout" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "screen" text not null,
  "role" text not null,
  "content" text not null
);

alter table "affairs_archive" add column "missing" text;

alter table "affairs_archive" add column "missing_reason" text;

alter table "affairs_archive" add column "receipt_on" date;

alter table "affairs_archive" add column "receipt_note" text;

alter table "affairs_archive" add column "receipt_state" text;

update "affairs_archive" set "receipt_state" = 'awaited' where "state" = 'transferred';

alter table "affairs_settings" add column "required_materials" text;

alter table "affairs_settings" add column "receipt_days" integer;

update "affairs_settings" set "receipt_days" = 30, "required_materials" = '1,2,3,7';

alter table "affairs_settings" alter column "receipt_days" set not null;

alter table "affairs_archive" add constraint "affairs_archive_receipt_state_check" CHECK ((receipt_state = ANY (ARRAY['awaited'::text, 'returned'::text])));

alter table "affairs_insurance_bill" add constraint "affairs_insurance_bill_payout_id_bill_no_key" UNIQUE (tenant_id, payout_id, bill_no);

alter table "affairs_insurance_bill" add constraint "affairs_insurance_bill_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_insurance_payout" add constraint "affairs_insurance_payout_case_no_key" UNIQUE (tenant_id, case_no);

alter table "affairs_insurance_payout" add constraint "affairs_insurance_payout_incident_check" CHECK ((incident = ANY (ARRAY['outpatient'::text, 'inpatient'::text, 'accident'::text, 'disability'::text])));

alter table "affairs_insurance_payout" add constraint "affairs_insurance_payout_kind_check" CHECK ((kind = ANY (ARRAY['resident'::text, 'accident'::text, 'liability'::text, 'internship'::text])));

alter table "affairs_insurance_payout" add constraint "affairs_insurance_payout_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_insurance_payout" add constraint "affairs_insurance_payout_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'refused'::text, 'approved'::text, 'paid'::text])));

alter table "affairs_insurance_standard" add constraint "affairs_insurance_standard_kind_check" CHECK ((kind = ANY (ARRAY['resident'::text, 'accident'::text, 'liability'::text, 'internship'::text])));

alter table "affairs_insurance_standard" add constraint "affairs_insurance_standard_kind_key" UNIQUE (tenant_id, kind);

alter table "affairs_insurance_standard" add constraint "affairs_insurance_standard_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_graduate_audit" add constraint "records_graduate_audit_archive_check" CHECK ((archive = ANY (ARRAY['open'::text, 'done'::text, 'waived'::text])));

alter table "records_graduate_audit" add constraint "records_graduate_audit_batch_id_student_id_key" UNIQUE (tenant_id, batch_id, student_id);

alter table "records_graduate_audit" add constraint "records_graduate_audit_card_check" CHECK ((card = ANY (ARRAY['open'::text, 'done'::text, 'waived'::text])));

alter table "records_graduate_audit" add constraint "records_graduate_audit_conclusion_check" CHECK ((conclusion = ANY (ARRAY['graduated'::text, 'completed'::text, 'incomplete'::text])));

alter table "records_graduate_audit" add constraint "records_graduate_audit_dormitory_check" CHECK ((dormitory = ANY (ARRAY['open'::text, 'done'::text, 'waived'::text])));

alter table "records_graduate_audit" add constraint "records_graduate_audit_finance_check" CHECK ((finance = ANY (ARRAY['open'::text, 'done'::text, 'waived'::text])));

alter table "records_graduate_audit" add constraint "records_graduate_audit_league_check" CHECK ((league = ANY (ARRAY['open'::text, 'done'::text, 'waived'::text])));

alter table "records_graduate_audit" add constraint "records_graduate_audit_leaving_check" CHECK ((leaving = ANY (ARRAY['open'::text, 'done'::text])));

alter table "records_graduate_audit" add constraint "records_graduate_audit_library_check" CHECK ((library = ANY (ARRAY['open'::text, 'done'::text, 'waived'::text])));

alter table "records_graduate_audit" add constraint "records_graduate_audit_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_graduate_audit" add constraint "records_graduate_audit_proposed_check" CHECK ((proposed = ANY (ARRAY['graduated'::text, 'completed'::text, 'incomplete'::text])));

alter table "records_graduate_audit" add constraint "records_graduate_audit_roll_state_check" CHECK ((roll_state = ANY (ARRAY['10'::text, '11'::text, '12'::text, '13'::text, '14'::text, '15'::text, '99'::text, '01'::text, '02'::text, '03'::text, '04'::text, '05'::text, '06'::text, '07'::text, '08'::text, '09'::text])));

alter table "records_graduate_audit" add constraint "records_graduate_audit_state_check" CHECK ((state = ANY (ARRAY['pending'::text, 'confirmed'::text, 'decided'::text])));

alter table "records_graduate_batch" add constraint "records_graduate_batch_grad_year_grade_length_key" UNIQUE (tenant_id, grad_year, grade, length);

alter table "records_graduate_batch" add constraint "records_graduate_batch_name_key" UNIQUE (tenant_id, name);

alter table "records_graduate_batch" add constraint "records_graduate_batch_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_list_layout" add constraint "system_list_layout_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_list_layout" add constraint "system_list_layout_screen_role_key" UNIQUE (tenant_id, screen, role);

alter table "affairs_insurance_bill" add constraint "affairs_insurance_bill_payout_id_fkey" FOREIGN KEY (tenant_id, payout_id) REFERENCES affairs_insurance_payout(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_insurance_payout" add constraint "affairs_insurance_payout_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_insurance_payout" add constraint "affairs_insurance_payout_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_insurance_payout" add constraint "affairs_insurance_payout_insurance_id_fkey" FOREIGN KEY (tenant_id, insurance_id) REFERENCES affairs_insurance(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_insurance_payout" add constraint "affairs_insurance_payout_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "records_graduate_audit" add constraint "records_graduate_audit_batch_id_fkey" FOREIGN KEY (tenant_id, batch_id) REFERENCES records_graduate_batch(tenant_id, id) ON DELETE RESTRICT;

alter table "records_graduate_audit" add constraint "records_graduate_audit_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "records_graduate_audit" add constraint "records_graduate_audit_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "records_graduate_audit" add constraint "records_graduate_audit_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX affairs_insurance_payout_class_id_idx ON public.affairs_insurance_payout USING btree (tenant_id, class_id);

CREATE INDEX affairs_insurance_payout_department_id_idx ON public.affairs_insurance_payout USING btree (tenant_id, department_id);

CREATE INDEX affairs_insurance_payout_insurance_id_idx ON public.affairs_insurance_payout USING btree (tenant_id, insurance_id);

CREATE INDEX affairs_insurance_payout_student_id_kind_year_state_idx ON public.affairs_insurance_payout USING btree (tenant_id, student_id, kind, year, state);

CREATE INDEX records_graduate_audit_batch_id_state_idx ON public.records_graduate_audit USING btree (tenant_id, batch_id, state);

CREATE INDEX records_graduate_audit_class_id_idx ON public.records_graduate_audit USING btree (tenant_id, class_id);

CREATE INDEX records_graduate_audit_department_id_idx ON public.records_graduate_audit USING btree (tenant_id, department_id);

CREATE INDEX records_graduate_audit_student_id_idx ON public.records_graduate_audit USING btree (tenant_id, student_id);
