create table "skills_loan_certificate" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid,
  "name" text not null,
  "kind" text not null,
  "level" text not null,
  "certificate_no" text not null,
  "issuer" text not null,
  "issued_on" date not null,
  "valid_until" date,
  "scan" text,
  "recognition" text not null,
  "subject_id" uuid,
  "credits" double precision,
  "state" text,
  "name_sort_key" text COLLATE "C"
);

create table "skills_loan_loan" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid,
  "academic_year" text not null,
  "kind" text not null,
  "renewed" boolean not null,
  "amount" bigint not null,
  "uses" text not null,
  "bank" text not null,
  "contract_no" text not null,
  "receipt_no" text,
  "borrower" text,
  "borrower_relation" text,
  "borrower_phone" text,
  "proof" text,
  "released_on" date,
  "released" bigint,
  "settled_on" date,
  "state" text,
  "academic_year_sort_key" text COLLATE "C"
);

alter table "skills_loan_certificate" add constraint "skills_loan_certificate_issuer_certificate_no_key" UNIQUE (tenant_id, issuer, certificate_no);

alter table "skills_loan_certificate" add constraint "skills_loan_certificate_pkey" PRIMARY KEY (tenant_id, id);

alter table "skills_loan_certificate" add constraint "skills_loan_certificate_recognition_check" CHECK ((recognition = ANY (ARRAY['none'::text, 'course'::text, 'credits'::text])));

alter table "skills_loan_certificate" add constraint "skills_loan_certificate_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'approved'::text, 'refused'::text])));

alter table "skills_loan_loan" add constraint "skills_loan_loan_contract_no_key" UNIQUE (tenant_id, contract_no);

alter table "skills_loan_loan" add constraint "skills_loan_loan_kind_check" CHECK ((kind = ANY (ARRAY['origin'::text, 'campus'::text])));

alter table "skills_loan_loan" add constraint "skills_loan_loan_pkey" PRIMARY KEY (tenant_id, id);

alter table "skills_loan_loan" add constraint "skills_loan_loan_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'approved'::text, 'refused'::text])));

alter table "skills_loan_loan" add constraint "skills_loan_loan_student_id_academic_year_key" UNIQUE (tenant_id, student_id, academic_year);

alter table "skills_loan_certificate" add constraint "skills_loan_certificate_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "skills_loan_certificate" add constraint "skills_loan_certificate_subject_id_fkey" FOREIGN KEY (tenant_id, subject_id) REFERENCES base_subject(tenant_id, id) ON DELETE RESTRICT;

alter table "skills_loan_loan" add constraint "skills_loan_loan_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX skills_loan_certificate_student_id_idx ON public.skills_loan_certificate USING btree (tenant_id, student_id);

CREATE INDEX skills_loan_certificate_subject_id_idx ON public.skills_loan_certificate USING btree (tenant_id, subject_id);
