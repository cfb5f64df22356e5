create table "affairs_punishment" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "case_no" text,
  "student_id" uuid not null,
  "violation_id" uuid,
  "category" text not null,
  "happened_at" timestamp with time zone not null,
  "place" text,
  "facts" text not null,
  "witness" text,
  "proof" text,
  "clause" text not null,
  "kind" text not null,
  "state" text,
  "told_at" timestamp with time zone,
  "defend_until" timestamp with time zone,
  "statement" text,
  "evidence" text,
  "stated_at" timestamp with time zone,
  "document_no" text,
  "decided_on" date,
  "months" integer,
  "method" text,
  "delivery_note" text,
  "delivery_proof" text,
  "deemed_at" timestamp with time zone,
  "signed_at" timestamp with time zone,
  "received_on" date,
  "appeal_until" date,
  "ends_on" date,
  "removed_on" date,
  "reminded_at" timestamp with time zone,
  "original_kind" text,
  "outcome" text,
  "told_id" uuid,
  "proposed_by" uuid,
  "class_id" uuid,
  "department_id" uuid
);

create table "affairs_punishment_appeal" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "punishment_id" uuid not null,
  "reason" text not null,
  "proof" text,
  "outcome" text,
  "new_kind" text,
  "state" text,
  "student_id" uuid,
  "class_id" uuid,
  "department_id" uuid
);

create table "affairs_punishment_cancel" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "punishment_id" uuid not null,
  "report" text not null,
  "merit" boolean not null,
  "proof" text,
  "kind" text,
  "began" date,
  "term_days" integer,
  "served_days" integer,
  "later_violations" integer,
  "later_punishments" integer,
  "removable_on" date,
  "state" text,
  "student_id" uuid,
  "class_id" uuid,
  "department_id" uuid
);

create table "affairs_punishment_settings" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "defend_days" integer not null,
  "announce_days" integer not null,
  "appeal_days" integer not null,
  "warning_months" integer not null,
  "serious_months" integer not null,
  "demerit_months" integer not null,
  "probation_months" integer not null,
  "merit_removal" boolean not null,
  "paper_title" text not null,
  "paper_seal" text
);

alter table "affairs_punishment" add constraint "affairs_punishment_case_no_key" UNIQUE (tenant_id, case_no);

alter table "affairs_punishment" add constraint "affairs_punishment_document_no_key" UNIQUE (tenant_id, document_no);

alter table "affairs_punishment" add constraint "affairs_punishment_kind_check" CHECK ((kind = ANY (ARRAY['warning'::text, 'serious'::text, 'demerit'::text, 'probation'::text, 'expulsion'::text])));

alter table "affairs_punishment" add constraint "affairs_punishment_method_check" CHECK ((method = ANY (ARRAY['direct'::text, 'left'::text, 'post'::text, 'public'::text])));

alter table "affairs_punishment" add constraint "affairs_punishment_original_kind_check" CHECK ((original_kind = ANY (ARRAY['warning'::text, 'serious'::text, 'demerit'::text, 'probation'::text, 'expulsion'::text])));

alter table "affairs_punishment" add constraint "affairs_punishment_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_punishment" add constraint "affairs_punishment_state_check" CHECK ((state = ANY (ARRAY['proposed'::text, 'informed'::text, 'heard'::text, 'reviewing'::text, 'sentBack'::text, 'dropped'::text, 'approved'::text, 'issued'::text, 'announced'::text, 'effective'::text, 'removed'::text, 'revoked'::text])));

alter table "affairs_punishment_appeal" add constraint "affairs_punishment_appeal_new_kind_check" CHECK ((new_kind = ANY (ARRAY['warning'::text, 'serious'::text, 'demerit'::text, 'probation'::text, 'expulsion'::text])));

alter table "affairs_punishment_appeal" add constraint "affairs_punishment_appeal_outcome_check" CHECK ((outcome = ANY (ARRAY['uphold'::text, 'change'::text, 'revoke'::text])));

alter table "affairs_punishment_appeal" add constraint "affairs_punishment_appeal_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_punishment_appeal" add constraint "affairs_punishment_appeal_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'approved'::text, 'refused'::text])));

alter table "affairs_punishment_cancel" add constraint "affairs_punishment_cancel_kind_check" CHECK ((kind = ANY (ARRAY['warning'::text, 'serious'::text, 'demerit'::text, 'probation'::text, 'expulsion'::text])));

alter table "affairs_punishment_cancel" add constraint "affairs_punishment_cancel_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_punishment_cancel" add constraint "affairs_punishment_cancel_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'approved'::text, 'refused'::text])));

alter table "affairs_punishment_settings" add constraint "affairs_punishment_settings_key" UNIQUE (tenant_id);

alter table "affairs_punishment_settings" add constraint "affairs_punishment_settings_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_punishment" add constraint "affairs_punishment_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_punishment" add constraint "affairs_punishment_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_punishment" add constraint "affairs_punishment_proposed_by_fkey" FOREIGN KEY (tenant_id, proposed_by) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_punishment" add constraint "affairs_punishment_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_punishment" add constraint "affairs_punishment_told_id_fkey" FOREIGN KEY (tenant_id, told_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_punishment" add constraint "affairs_punishment_violation_id_fkey" FOREIGN KEY (tenant_id, violation_id) REFERENCES violation_record(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_punishment_appeal" add constraint "affairs_punishment_appeal_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_punishment_appeal" add constraint "affairs_punishment_appeal_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_punishment_appeal" add constraint "affairs_punishment_appeal_punishment_id_fkey" FOREIGN KEY (tenant_id, punishment_id) REFERENCES affairs_punishment(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_punishment_appeal" add constraint "affairs_punishment_appeal_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_punishment_cancel" add constraint "affairs_punishment_cancel_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_punishment_cancel" add constraint "affairs_punishment_cancel_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_punishment_cancel" add constraint "affairs_punishment_cancel_punishment_id_fkey" FOREIGN KEY (tenant_id, punishment_id) REFERENCES affairs_punishment(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_punishment_cancel" add constraint "affairs_punishment_cancel_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX affairs_punishment_class_id_idx ON public.affairs_punishment USING btree (tenant_id, class_id);

CREATE INDEX affairs_punishment_department_id_idx ON public.affairs_punishment USING btree (tenant_id, department_id);

CREATE INDEX affairs_punishment_proposed_by_idx ON public.affairs_punishment USING btree (tenant_id, proposed_by);

CREATE INDEX affairs_punishment_state_ends_on_idx ON public.affairs_punishment USING btree (tenant_id, state, ends_on);

CREATE INDEX affairs_punishment_student_id_state_idx ON public.affairs_punishment USING btree (tenant_id, student_id, state);

CREATE INDEX affairs_punishment_told_id_idx ON public.affairs_punishment USING btree (tenant_id, told_id);

CREATE INDEX affairs_punishment_violation_id_idx ON public.affairs_punishment USING btree (tenant_id, violation_id);

CREATE INDEX affairs_punishment_appeal_class_id_idx ON public.affairs_punishment_appeal USING btree (tenant_id, class_id);

CREATE INDEX affairs_punishment_appeal_department_id_idx ON public.affairs_punishment_appeal USING btree (tenant_id, department_id);

CREATE INDEX affairs_punishment_appeal_punishment_id_state_idx ON public.affairs_punishment_appeal USING btree (tenant_id, punishment_id, state);

CREATE INDEX affairs_punishment_appeal_student_id_idx ON public.affairs_punishment_appeal USING btree (tenant_id, student_id);

CREATE INDEX affairs_punishment_cancel_class_id_idx ON public.affairs_punishment_cancel USING btree (tenant_id, class_id);

CREATE INDEX affairs_punishment_cancel_department_id_idx ON public.affairs_punishment_cancel USING btree (tenant_id, department_id);

CREATE INDEX affairs_punishment_cancel_punishment_id_state_idx ON public.affairs_punishment_cancel USING btree (tenant_id, punishment_id, state);

CREATE INDEX affairs_punishment_cancel_student_id_idx ON public.affairs_punishment_cancel USING btree (tenant_id, student_id);
