create table "records_graduate_study" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid not null,
  "plan_credits" double precision not null,
  "credits" double precision not null,
  "training" text not null,
  "counted_on" date not null,
  "note" text
);

alter table "records_graduate_audit" add column "credits" double precision;

alter table "records_graduate_audit" add column "plan_credits" double precision;

alter table "records_graduate_audit" add column "training" text;

alter table "records_graduate_audit" add constraint "records_graduate_audit_training_check" CHECK ((training = ANY (ARRAY['passed'::text, 'failed'::text, 'missed'::text, 'exempt'::text])));

alter table "records_graduate_study" add constraint "records_graduate_study_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_graduate_study" add constraint "records_graduate_study_student_id_key" UNIQUE (tenant_id, student_id);

alter table "records_graduate_study" add constraint "records_graduate_study_training_check" CHECK ((training = ANY (ARRAY['passed'::text, 'failed'::text, 'missed'::text, 'exempt'::text])));

alter table "records_graduate_study" add constraint "records_graduate_study_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;
