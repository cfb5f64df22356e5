create table "dormitory_stay_application" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "student_id" uuid,
  "holiday" text,
  "reason" text not null,
  "detail" text not null,
  "starts_on" date not null,
  "ends_on" date not null,
  "days" integer,
  "emergency_name" text not null,
  "emergency_phone" text,
  "guardian_informed" boolean not null,
  "promise" boolean not null,
  "proof" text,
  "state" text,
  "bed_id" uuid,
  "building_id" uuid,
  "home_bed_id" uuid,
  "home_building_id" uuid,
  "leaves_at" timestamp with time zone,
  "class_id" uuid,
  "department_id" uuid
);

create table "dormitory_stay_settings" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "holiday" text not null,
  "starts_on" date not null,
  "ends_on" date not null,
  "opens_on" date not null,
  "closes_on" date not null,
  "own_bed" boolean not null
);

alter table "dormitory_stay_application" add constraint "dormitory_stay_application_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_stay_application" add constraint "dormitory_stay_application_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'refused'::text, 'approved'::text, 'arranged'::text, 'givenUp'::text, 'over'::text])));

alter table "dormitory_stay_settings" add constraint "dormitory_stay_settings_key" UNIQUE (tenant_id);

alter table "dormitory_stay_settings" add constraint "dormitory_stay_settings_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_stay_application" add constraint "dormitory_stay_application_bed_id_fkey" FOREIGN KEY (tenant_id, bed_id) REFERENCES dormitory_bed(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_stay_application" add constraint "dormitory_stay_application_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_stay_application" add constraint "dormitory_stay_application_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_stay_application" add constraint "dormitory_stay_application_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_stay_application" add constraint "dormitory_stay_application_home_bed_id_fkey" FOREIGN KEY (tenant_id, home_bed_id) REFERENCES dormitory_bed(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_stay_application" add constraint "dormitory_stay_application_home_building_id_fkey" FOREIGN KEY (tenant_id, home_building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_stay_application" add constraint "dormitory_stay_application_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX dormitory_stay_application_bed_id_starts_on_idx ON public.dormitory_stay_application USING btree (tenant_id, bed_id, starts_on);

CREATE INDEX dormitory_stay_application_building_id_idx ON public.dormitory_stay_application USING btree (tenant_id, building_id);

CREATE INDEX dormitory_stay_application_class_id_idx ON public.dormitory_stay_application USING btree (tenant_id, class_id);

CREATE INDEX dormitory_stay_application_department_id_idx ON public.dormitory_stay_application USING btree (tenant_id, department_id);

CREATE INDEX dormitory_stay_application_home_bed_id_idx ON public.dormitory_stay_application USING btree (tenant_id, home_bed_id);

CREATE INDEX dormitory_stay_application_home_building_id_idx ON public.dormitory_stay_application USING btree (tenant_id, home_building_id);

CREATE INDEX dormitory_stay_application_state_starts_on_idx ON public.dormitory_stay_application USING btree (tenant_id, state, starts_on);

CREATE INDEX dormitory_stay_application_student_id_starts_on_idx ON public.dormitory_stay_application USING btree (tenant_id, student_id, starts_on);
