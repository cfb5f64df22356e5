create table "affairs_hardship" (
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
  "batch_id" uuid,
  "academic_year" text,
  "notice_days" integer,
  "family_size" integer not null,
  "labour_count" integer not null,
  "support_count" integer not null,
  "income_per_head" bigint not null,
  "income_source" text not null,
  "debt" bigint,
  "debt_reason" text,
  "disaster" text,
  "accident" text,
  "illness" text,
  "groups" text,
  "other" text,
  "proof" text,
  "promise" boolean not null,
  "income_points" integer,
  "burden_points" integer,
  "debt_points" integer,
  "event_points" integer,
  "group_points" integer,
  "points" integer,
  "proposed_level" text,
  "last_level" text,
  "level" text,
  "level_reason" text,
  "state" text,
  "recognised_on" date,
  "ends_on" date,
  "ends_at" timestamp with time zone,
  "changed_on" date,
  "former_level" text,
  "change_reason" text,
  "class_id" uuid,
  "department_id" uuid
);

create table "affairs_hardship_batch" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "academic_year" text not null,
  "opens_on" date not null,
  "closes_on" date not null,
  "ends_on" date not null,
  "notice_days" integer not null,
  "places" integer,
  "ratio" double precision,
  "special_from" integer not null,
  "hard_from" integer not null,
  "plain_from" integer not null,
  "total" integer,
  "note" text,
  "name_sort_key" text COLLATE "C"
);

create table "affairs_hardship_loan" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "batch_id" uuid not null,
  "department_id" uuid not null,
  "from_id" uuid not null,
  "to_id" uuid not null,
  "places" integer not null,
  "reason" text not null,
  "by_name" text not null
);

create table "affairs_hardship_quota" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text,
  "batch_id" uuid not null,
  "department_id" uuid not null,
  "class_id" uuid,
  "headcount" integer not null,
  "places" integer not null,
  "moved" integer not null
);

alter table "affairs_hardship" add constraint "affairs_hardship_former_level_check" CHECK ((former_level = ANY (ARRAY['special'::text, 'hard'::text, 'plain'::text])));

alter table "affairs_hardship" add constraint "affairs_hardship_last_level_check" CHECK ((last_level = ANY (ARRAY['special'::text, 'hard'::text, 'plain'::text])));

alter table "affairs_hardship" add constraint "affairs_hardship_level_check" CHECK ((level = ANY (ARRAY['special'::text, 'hard'::text, 'plain'::text])));

alter table "affairs_hardship" add constraint "affairs_hardship_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_hardship" add constraint "affairs_hardship_proposed_level_check" CHECK ((proposed_level = ANY (ARRAY['special'::text, 'hard'::text, 'plain'::text])));

alter table "affairs_hardship" add constraint "affairs_hardship_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'classPassed'::text, 'collegePassed'::text, 'noticed'::text, 'sentBack'::text, 'withdrawn'::text, 'refused'::text, 'recognised'::text, 'ended'::text, 'expired'::text])));

alter table "affairs_hardship" add constraint "affairs_hardship_student_id_batch_id_key" UNIQUE (tenant_id, student_id, batch_id);

alter table "affairs_hardship_batch" add constraint "affairs_hardship_batch_academic_year_key" UNIQUE (tenant_id, academic_year);

alter table "affairs_hardship_batch" add constraint "affairs_hardship_batch_name_key" UNIQUE (tenant_id, name);

alter table "affairs_hardship_batch" add constraint "affairs_hardship_batch_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_hardship_loan" add constraint "affairs_hardship_loan_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_hardship_quota" add constraint "affairs_hardship_quota_batch_id_class_id_key" UNIQUE (tenant_id, batch_id, class_id);

alter table "affairs_hardship_quota" add constraint "affairs_hardship_quota_pkey" PRIMARY KEY (tenant_id, id);

alter table "affairs_hardship" add constraint "affairs_hardship_batch_id_fkey" FOREIGN KEY (tenant_id, batch_id) REFERENCES affairs_hardship_batch(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_hardship" add constraint "affairs_hardship_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_hardship" add constraint "affairs_hardship_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_hardship" add constraint "affairs_hardship_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_hardship_loan" add constraint "affairs_hardship_loan_batch_id_fkey" FOREIGN KEY (tenant_id, batch_id) REFERENCES affairs_hardship_batch(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_hardship_loan" add constraint "affairs_hardship_loan_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_hardship_loan" add constraint "affairs_hardship_loan_from_id_fkey" FOREIGN KEY (tenant_id, from_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_hardship_loan" add constraint "affairs_hardship_loan_to_id_fkey" FOREIGN KEY (tenant_id, to_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_hardship_quota" add constraint "affairs_hardship_quota_batch_id_fkey" FOREIGN KEY (tenant_id, batch_id) REFERENCES affairs_hardship_batch(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_hardship_quota" add constraint "affairs_hardship_quota_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "affairs_hardship_quota" add constraint "affairs_hardship_quota_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX affairs_hardship_batch_id_class_id_state_idx ON public.affairs_hardship USING btree (tenant_id, batch_id, class_id, state);

CREATE INDEX affairs_hardship_class_id_idx ON public.affairs_hardship USING btree (tenant_id, class_id);

CREATE INDEX affairs_hardship_department_id_idx ON public.affairs_hardship USING btree (tenant_id, department_id);

CREATE INDEX affairs_hardship_state_ends_at_idx ON public.affairs_hardship USING btree (tenant_id, state, ends_at);

CREATE INDEX affairs_hardship_student_id_academic_year_idx ON public.affairs_hardship USING btree (tenant_id, student_id, academic_year);

CREATE INDEX affairs_hardship_loan_batch_id_department_id_idx ON public.affairs_hardship_loan USING btree (tenant_id, batch_id, department_id);

CREATE INDEX affairs_hardship_loan_department_id_idx ON public.affairs_hardship_loan USING btree (tenant_id, department_id);

CREATE INDEX affairs_hardship_loan_from_id_idx ON public.affairs_hardship_loan USING btree (tenant_id, from_id);

CREATE INDEX affairs_hardship_loan_to_id_idx ON public.affairs_hardship_loan USING btree (tenant_id, to_id);

CREATE INDEX affairs_hardship_quota_batch_id_department_id_idx ON public.affairs_hardship_quota USING btree (tenant_id, batch_id, department_id);

CREATE INDEX affairs_hardship_quota_class_id_idx ON public.affairs_hardship_quota USING btree (tenant_id, class_id);

CREATE INDEX affairs_hardship_quota_department_id_idx ON public.affairs_hardship_quota USING btree (tenant_id, department_id);
