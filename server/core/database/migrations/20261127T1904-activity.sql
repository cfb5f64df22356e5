create table "activity_cadre" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid not null,
  "organisation_id" uuid,
  "post" text not null,
  "since" date not null,
  "until" date,
  "appraisal" text
);

create table "activity_community" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text not null,
  "community_id" uuid not null,
  "teacher_id" uuid not null,
  "starts_at" timestamp with time zone not null,
  "ends_at" timestamp with time zone not null,
  "place" text not null,
  "present" integer,
  "content" text not null,
  "photos" text,
  "title_sort_key" text COLLATE "C"
);

create table "activity_community_dorm" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "building_id" uuid not null,
  "teacher_id" uuid not null,
  "place" text,
  "note" text,
  "name_spelt" tsvector,
  "name_sort_key" text COLLATE "C"
);

create table "activity_labour" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid not null,
  "item" text not null,
  "place" text not null,
  "held_on" date not null,
  "hours" integer not null,
  "attended" boolean not null,
  "score" integer,
  "done" integer,
  "item_sort_key" text COLLATE "C"
);

create table "activity_league_fee" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "member_id" uuid not null,
  "student_id" uuid,
  "month" text not null,
  "amount" bigint not null,
  "paid_on" date,
  "state" text,
  "month_sort_key" text COLLATE "C"
);

create table "activity_league_member" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "member_no" text not null,
  "student_id" uuid not null,
  "branch" text not null,
  "joined_on" date not null,
  "recommended_on" date,
  "stage" text,
  "stage_on" date,
  "contact_id" uuid,
  "transferred_on" date,
  "member_no_sort_key" text COLLATE "C"
);

create table "activity_organisation" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "level" text not null,
  "department_id" uuid not null,
  "adviser_id" uuid not null,
  "founded_on" date,
  "duties" text,
  "name_spelt" tsvector,
  "name_sort_key" text COLLATE "C"
);

create table "activity_social_practice" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid,
  "project" text not null,
  "team" text,
  "adviser" text not null,
  "place" text not null,
  "since" date not null,
  "until" date not null,
  "safety_plan" text not null,
  "insured" boolean not null,
  "report" text,
  "score" integer,
  "state" text,
  "project_sort_key" text COLLATE "C"
);

create table "activity_society" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "kind" text not null,
  "adviser_id" uuid not null,
  "founded_on" date not null,
  "charter" text,
  "star" integer,
  "checked" text,
  "checked_on" date,
  "recruiting" boolean not null,
  "funds" bigint,
  "name_spelt" tsvector,
  "name_sort_key" text COLLATE "C"
);

create table "activity_society_member" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "society_id" uuid not null,
  "student_id" uuid not null,
  "post" text,
  "since" date not null,
  "until" date
);

create table "activity_subsidy" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "batch" text not null,
  "student_id" uuid not null,
  "kind" text not null,
  "amount" bigint not null,
  "bank_account" text,
  "paid_on" date,
  "state" text,
  "batch_sort_key" text COLLATE "C"
);

alter table "activity_cadre" add constraint "activity_cadre_pkey" PRIMARY KEY (tenant_id, id);

alter table "activity_cadre" add constraint "activity_cadre_student_id_post_since_key" UNIQUE (tenant_id, student_id, post, since);

alter table "activity_community" add constraint "activity_community_pkey" PRIMARY KEY (tenant_id, id);

alter table "activity_community_dorm" add constraint "activity_community_dorm_building_id_key" UNIQUE (tenant_id, building_id);

alter table "activity_community_dorm" add constraint "activity_community_dorm_name_key" UNIQUE (tenant_id, name);

alter table "activity_community_dorm" add constraint "activity_community_dorm_pkey" PRIMARY KEY (tenant_id, id);

alter table "activity_labour" add constraint "activity_labour_pkey" PRIMARY KEY (tenant_id, id);

alter table "activity_labour" add constraint "activity_labour_student_id_item_held_on_key" UNIQUE (tenant_id, student_id, item, held_on);

alter table "activity_league_fee" add constraint "activity_league_fee_member_id_month_key" UNIQUE (tenant_id, member_id, month);

alter table "activity_league_fee" add constraint "activity_league_fee_pkey" PRIMARY KEY (tenant_id, id);

alter table "activity_league_fee" add constraint "activity_league_fee_state_check" CHECK ((state = ANY (ARRAY['unpaid'::text, 'paid'::text])));

alter table "activity_league_member" add constraint "activity_league_member_member_no_key" UNIQUE (tenant_id, member_no);

alter table "activity_league_member" add constraint "activity_league_member_pkey" PRIMARY KEY (tenant_id, id);

alter table "activity_league_member" add constraint "activity_league_member_student_id_key" UNIQUE (tenant_id, student_id);

alter table "activity_organisation" add constraint "activity_organisation_name_key" UNIQUE (tenant_id, name);

alter table "activity_organisation" add constraint "activity_organisation_pkey" PRIMARY KEY (tenant_id, id);

alter table "activity_social_practice" add constraint "activity_social_practice_pkey" PRIMARY KEY (tenant_id, id);

alter table "activity_social_practice" add constraint "activity_social_practice_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'approved'::text, 'refused'::text])));

alter table "activity_society" add constraint "activity_society_name_key" UNIQUE (tenant_id, name);

alter table "activity_society" add constraint "activity_society_pkey" PRIMARY KEY (tenant_id, id);

alter table "activity_society_member" add constraint "activity_society_member_pkey" PRIMARY KEY (tenant_id, id);

alter table "activity_society_member" add constraint "activity_society_member_society_id_student_id_since_key" UNIQUE (tenant_id, society_id, student_id, since);

alter table "activity_subsidy" add constraint "activity_subsidy_batch_student_id_kind_key" UNIQUE (tenant_id, batch, student_id, kind);

alter table "activity_subsidy" add constraint "activity_subsidy_pkey" PRIMARY KEY (tenant_id, id);

alter table "activity_subsidy" add constraint "activity_subsidy_state_check" CHECK ((state = ANY (ARRAY['pending'::text, 'paid'::text])));

alter table "activity_cadre" add constraint "activity_cadre_organisation_id_fkey" FOREIGN KEY (tenant_id, organisation_id) REFERENCES activity_organisation(tenant_id, id) ON DELETE RESTRICT;

alter table "activity_cadre" add constraint "activity_cadre_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "activity_community" add constraint "activity_community_community_id_fkey" FOREIGN KEY (tenant_id, community_id) REFERENCES activity_community_dorm(tenant_id, id) ON DELETE RESTRICT;

alter table "activity_community" add constraint "activity_community_teacher_id_fkey" FOREIGN KEY (tenant_id, teacher_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "activity_community_dorm" add constraint "activity_community_dorm_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "activity_community_dorm" add constraint "activity_community_dorm_teacher_id_fkey" FOREIGN KEY (tenant_id, teacher_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "activity_labour" add constraint "activity_labour_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "activity_league_fee" add constraint "activity_league_fee_member_id_fkey" FOREIGN KEY (tenant_id, member_id) REFERENCES activity_league_member(tenant_id, id) ON DELETE RESTRICT;

alter table "activity_league_fee" add constraint "activity_league_fee_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "activity_league_member" add constraint "activity_league_member_contact_id_fkey" FOREIGN KEY (tenant_id, contact_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "activity_league_member" add constraint "activity_league_member_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "activity_organisation" add constraint "activity_organisation_adviser_id_fkey" FOREIGN KEY (tenant_id, adviser_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "activity_organisation" add constraint "activity_organisation_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "activity_social_practice" add constraint "activity_social_practice_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "activity_society" add constraint "activity_society_adviser_id_fkey" FOREIGN KEY (tenant_id, adviser_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "activity_society_member" add constraint "activity_society_member_society_id_fkey" FOREIGN KEY (tenant_id, society_id) REFERENCES activity_society(tenant_id, id) ON DELETE RESTRICT;

alter table "activity_society_member" add constraint "activity_society_member_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "activity_subsidy" add constraint "activity_subsidy_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX activity_cadre_organisation_id_idx ON public.activity_cadre USING btree (tenant_id, organisation_id);

CREATE INDEX activity_community_community_id_idx ON public.activity_community USING btree (tenant_id, community_id);

CREATE INDEX activity_community_teacher_id_idx ON public.activity_community USING btree (tenant_id, teacher_id);

CREATE INDEX activity_community_dorm_teacher_id_idx ON public.activity_community_dorm USING btree (tenant_id, teacher_id);

CREATE INDEX activity_labour_item_sort_key_idx ON public.activity_labour USING btree (tenant_id, item_sort_key, id);

CREATE INDEX activity_league_fee_month_sort_key_idx ON public.activity_league_fee USING btree (tenant_id, month_sort_key, id);

CREATE INDEX activity_league_fee_student_id_idx ON public.activity_league_fee USING btree (tenant_id, student_id);

CREATE INDEX activity_league_member_contact_id_idx ON public.activity_league_member USING btree (tenant_id, contact_id);

CREATE INDEX activity_organisation_adviser_id_idx ON public.activity_organisation USING btree (tenant_id, adviser_id);

CREATE INDEX activity_organisation_department_id_idx ON public.activity_organisation USING btree (tenant_id, department_id);

CREATE INDEX activity_social_practice_student_id_idx ON public.activity_social_practice USING btree (tenant_id, student_id);

CREATE INDEX activity_society_adviser_id_idx ON public.activity_society USING btree (tenant_id, adviser_id);

CREATE INDEX activity_society_member_student_id_idx ON public.activity_society_member USING btree (tenant_id, student_id);

CREATE INDEX activity_subsidy_student_id_idx ON public.activity_subsidy USING btree (tenant_id, student_id);
