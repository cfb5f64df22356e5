create table "fee_body" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "tax_no" text,
  "account_name" text,
  "bank_name" text,
  "bank_account" text,
  "phone" text,
  "enabled" boolean not null,
  "note" text,
  "name_sort_key" text COLLATE "C"
);

create table "fee_channel" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "body_id" uuid not null,
  "merchant_no" text,
  "sort" integer not null,
  "enabled" boolean not null,
  "note" text,
  "name_sort_key" text COLLATE "C"
);

create table "fee_charging" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "academic_year" text not null,
  "project_id" uuid not null,
  "grade" integer,
  "department_id" uuid,
  "classes" text,
  "note" text,
  "way" text,
  "state" text,
  "placed" integer,
  "lacking" integer,
  "applied_at" timestamp with time zone,
  "name_sort_key" text COLLATE "C"
);

create table "fee_charging_line" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "proposal_id" uuid,
  "student_id" uuid,
  "class_id" uuid,
  "department_id" uuid,
  "standard_id" uuid,
  "amount" bigint,
  "state" text,
  "because" text,
  "lacking" text,
  "refused" text,
  "locked" boolean
);

create table "fee_ledger" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "fee_id" uuid,
  "student_id" uuid,
  "project_id" uuid,
  "academic_year" text,
  "class_id" uuid,
  "department_id" uuid,
  "kind" text,
  "amount" bigint,
  "channel_id" uuid,
  "movement" text,
  "moved_on" date,
  "reason" text,
  "by" text,
  "at" timestamp with time zone
);

create table "fee_project" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "body_id" uuid not null,
  "prepaid" boolean not null,
  "refundable" boolean not null,
  "by_months" boolean,
  "sort" integer not null,
  "enabled" boolean not null,
  "note" text,
  "name_sort_key" text COLLATE "C"
);

create table "fee_standard" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "academic_year" text not null,
  "project_id" uuid not null,
  "amount" bigint not null,
  "due_on" date not null,
  "grade" integer,
  "major_id" uuid,
  "level" text,
  "student_type" text,
  "entry_mode" text,
  "basis" text,
  "covers" text,
  "name_sort_key" text COLLATE "C"
);

create table "fee_student_fee" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text,
  "student_id" uuid not null,
  "project_id" uuid not null,
  "academic_year" text not null,
  "due" bigint not null,
  "due_on" date not null,
  "reduced" bigint,
  "reduction_reason" text,
  "deferred_until" date,
  "deferral_reason" text,
  "paid" bigint,
  "refunded" bigint,
  "payable" bigint,
  "held" bigint,
  "owed" bigint,
  "state" text,
  "standard_id" uuid,
  "urged_at" timestamp with time zone,
  "project_name" text,
  "note" text,
  "grade" integer,
  "class_id" uuid,
  "major_id" uuid,
  "department_id" uuid
);

create table "fee_template" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "enabled" boolean not null,
  "note" text,
  "name_sort_key" text COLLATE "C"
);

create table "fee_template_line" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "template_id" uuid,
  "project_id" uuid not null,
  "amount" bigint not null
);

alter table "fee_body" add constraint "fee_body_code_key" UNIQUE (tenant_id, code);

alter table "fee_body" add constraint "fee_body_kind_check" CHECK ((kind = ANY (ARRAY['school'::text, 'dormitory'::text, 'bookshop'::text, 'other'::text])));

alter table "fee_body" add constraint "fee_body_name_key" UNIQUE (tenant_id, name);

alter table "fee_body" add constraint "fee_body_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_channel" add constraint "fee_channel_code_key" UNIQUE (tenant_id, code);

alter table "fee_channel" add constraint "fee_channel_kind_check" CHECK ((kind = ANY (ARRAY['bank'::text, 'cash'::text, 'pos'::text, 'loan'::text])));

alter table "fee_channel" add constraint "fee_channel_name_key" UNIQUE (tenant_id, name);

alter table "fee_channel" add constraint "fee_channel_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_charging" add constraint "fee_charging_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_charging" add constraint "fee_charging_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'proposed'::text, 'applied'::text, 'undone'::text, 'dropped'::text])));

alter table "fee_charging" add constraint "fee_charging_way_check" CHECK ((way = ANY (ARRAY['all'::text, 'fitting'::text])));

alter table "fee_charging_line" add constraint "fee_charging_line_lacking_check" CHECK ((lacking = ANY (ARRAY['roll'::text, 'standard'::text, 'charged'::text, 'differs'::text])));

alter table "fee_charging_line" add constraint "fee_charging_line_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_charging_line" add constraint "fee_charging_line_proposal_id_student_id_key" UNIQUE (tenant_id, proposal_id, student_id);

alter table "fee_charging_line" add constraint "fee_charging_line_state_check" CHECK ((state = ANY (ARRAY['proposed'::text, 'lacking'::text, 'leftOut'::text, 'applied'::text, 'refused'::text, 'undone'::text, 'dropped'::text])));

alter table "fee_ledger" add constraint "fee_ledger_kind_check" CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text])));

alter table "fee_ledger" add constraint "fee_ledger_movement_fee_id_kind_key" UNIQUE (tenant_id, movement, fee_id, kind);

alter table "fee_ledger" add constraint "fee_ledger_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_project" add constraint "fee_project_code_key" UNIQUE (tenant_id, code);

alter table "fee_project" add constraint "fee_project_name_key" UNIQUE (tenant_id, name);

alter table "fee_project" add constraint "fee_project_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_standard" add constraint "fee_standard_academic_year_name_key" UNIQUE (tenant_id, academic_year, name);

alter table "fee_standard" add constraint "fee_standard_academic_year_project_id_covers_key" UNIQUE (tenant_id, academic_year, project_id, covers);

alter table "fee_standard" add constraint "fee_standard_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_student_fee" add constraint "fee_student_fee_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_student_fee" add constraint "fee_student_fee_state_check" CHECK ((state = ANY (ARRAY['due'::text, 'part'::text, 'paid'::text, 'deferred'::text, 'waived'::text, 'refunded'::text])));

alter table "fee_student_fee" add constraint "fee_student_fee_student_id_project_id_academic_year_key" UNIQUE (tenant_id, student_id, project_id, academic_year);

alter table "fee_template" add constraint "fee_template_code_key" UNIQUE (tenant_id, code);

alter table "fee_template" add constraint "fee_template_name_key" UNIQUE (tenant_id, name);

alter table "fee_template" add constraint "fee_template_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_template_line" add constraint "fee_template_line_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_template_line" add constraint "fee_template_line_template_id_project_id_key" UNIQUE (tenant_id, template_id, project_id);

alter table "fee_channel" add constraint "fee_channel_body_id_fkey" FOREIGN KEY (tenant_id, body_id) REFERENCES fee_body(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_charging" add constraint "fee_charging_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_charging" add constraint "fee_charging_project_id_fkey" FOREIGN KEY (tenant_id, project_id) REFERENCES fee_project(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_charging_line" add constraint "fee_charging_line_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_charging_line" add constraint "fee_charging_line_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_charging_line" add constraint "fee_charging_line_proposal_id_fkey" FOREIGN KEY (tenant_id, proposal_id) REFERENCES fee_charging(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_charging_line" add constraint "fee_charging_line_standard_id_fkey" FOREIGN KEY (tenant_id, standard_id) REFERENCES fee_standard(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_charging_line" add constraint "fee_charging_line_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_ledger" add constraint "fee_ledger_channel_id_fkey" FOREIGN KEY (tenant_id, channel_id) REFERENCES fee_channel(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_ledger" add constraint "fee_ledger_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_ledger" add constraint "fee_ledger_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_ledger" add constraint "fee_ledger_fee_id_fkey" FOREIGN KEY (tenant_id, fee_id) REFERENCES fee_student_fee(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_ledger" add constraint "fee_ledger_project_id_fkey" FOREIGN KEY (tenant_id, project_id) REFERENCES fee_project(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_ledger" add constraint "fee_ledger_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_project" add constraint "fee_project_body_id_fkey" FOREIGN KEY (tenant_id, body_id) REFERENCES fee_body(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_standard" add constraint "fee_standard_major_id_fkey" FOREIGN KEY (tenant_id, major_id) REFERENCES base_major(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_standard" add constraint "fee_standard_project_id_fkey" FOREIGN KEY (tenant_id, project_id) REFERENCES fee_project(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_student_fee" add constraint "fee_student_fee_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_student_fee" add constraint "fee_student_fee_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_student_fee" add constraint "fee_student_fee_major_id_fkey" FOREIGN KEY (tenant_id, major_id) REFERENCES base_major(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_student_fee" add constraint "fee_student_fee_project_id_fkey" FOREIGN KEY (tenant_id, project_id) REFERENCES fee_project(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_student_fee" add constraint "fee_student_fee_standard_id_fkey" FOREIGN KEY (tenant_id, standard_id) REFERENCES fee_standard(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_student_fee" add constraint "fee_student_fee_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_template_line" add constraint "fee_template_line_project_id_fkey" FOREIGN KEY (tenant_id, project_id) REFERENCES fee_project(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_template_line" add constraint "fee_template_line_template_id_fkey" FOREIGN KEY (tenant_id, template_id) REFERENCES fee_template(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX fee_channel_body_id_idx ON public.fee_channel USING btree (tenant_id, body_id);

CREATE INDEX fee_charging_department_id_idx ON public.fee_charging USING btree (tenant_id, department_id);

CREATE INDEX fee_charging_project_id_idx ON public.fee_charging USING btree (tenant_id, project_id);

CREATE INDEX fee_charging_line_class_id_idx ON public.fee_charging_line USING btree (tenant_id, class_id);

CREATE INDEX fee_charging_line_department_id_idx ON public.fee_charging_line USING btree (tenant_id, department_id);

CREATE INDEX fee_charging_line_proposal_id_state_idx ON public.fee_charging_line USING btree (tenant_id, proposal_id, state);

CREATE INDEX fee_charging_line_standard_id_idx ON public.fee_charging_line USING btree (tenant_id, standard_id);

CREATE INDEX fee_charging_line_student_id_idx ON public.fee_charging_line USING btree (tenant_id, student_id);

CREATE INDEX fee_ledger_channel_id_idx ON public.fee_ledger USING btree (tenant_id, channel_id);

CREATE INDEX fee_ledger_class_id_idx ON public.fee_ledger USING btree (tenant_id, class_id);

CREATE INDEX fee_ledger_department_id_idx ON public.fee_ledger USING btree (tenant_id, department_id);

CREATE INDEX fee_ledger_fee_id_idx ON public.fee_ledger USING btree (tenant_id, fee_id);

CREATE INDEX fee_ledger_moved_on_kind_idx ON public.fee_ledger USING btree (tenant_id, moved_on, kind);

CREATE INDEX fee_ledger_project_id_idx ON public.fee_ledger USING btree (tenant_id, project_id);

CREATE INDEX fee_ledger_student_id_idx ON public.fee_ledger USING btree (tenant_id, student_id);

CREATE INDEX fee_project_body_id_idx ON public.fee_project USING btree (tenant_id, body_id);

CREATE INDEX fee_standard_major_id_idx ON public.fee_standard USING btree (tenant_id, major_id);

CREATE INDEX fee_standard_name_sort_key_idx ON public.fee_standard USING btree (tenant_id, name_sort_key, id);

CREATE INDEX fee_standard_project_id_idx ON public.fee_standard USING btree (tenant_id, project_id);

CREATE INDEX fee_student_fee_academic_year_state_idx ON public.fee_student_fee USING btree (tenant_id, academic_year, state);

CREATE INDEX fee_student_fee_class_id_idx ON public.fee_student_fee USING btree (tenant_id, class_id);

CREATE INDEX fee_student_fee_department_id_idx ON public.fee_student_fee USING btree (tenant_id, department_id);

CREATE INDEX fee_student_fee_major_id_idx ON public.fee_student_fee USING btree (tenant_id, major_id);

CREATE INDEX fee_student_fee_project_id_idx ON public.fee_student_fee USING btree (tenant_id, project_id);

CREATE INDEX fee_student_fee_standard_id_idx ON public.fee_student_fee USING btree (tenant_id, standard_id);

CREATE INDEX fee_student_fee_state_due_on_idx ON public.fee_student_fee USING btree (tenant_id, state, due_on);

CREATE INDEX fee_template_line_project_id_idx ON public.fee_template_line USING btree (tenant_id, project_id);
