create table "dormitory_bed_presort" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "grade" integer not null,
  "department_id" uuid,
  "classes" text,
  "buildings" text,
  "level_id" uuid,
  "together" boolean,
  "note" text,
  "way" text,
  "state" text,
  "placed" integer,
  "lacking" integer,
  "applied_at" timestamp with time zone
);

create table "dormitory_bed_presort_line" (
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
  "bed_id" uuid,
  "building_id" uuid,
  "state" text,
  "because" text,
  "lacking" text,
  "refused" text,
  "locked" boolean
);

alter table "dormitory_bed_presort" add constraint "dormitory_bed_presort_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_bed_presort" add constraint "dormitory_bed_presort_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'proposed'::text, 'applied'::text, 'undone'::text, 'dropped'::text])));

alter table "dormitory_bed_presort" add constraint "dormitory_bed_presort_way_check" CHECK ((way = ANY (ARRAY['all'::text, 'fitting'::text])));

alter table "dormitory_bed_presort_line" add constraint "dormitory_bed_presort_line_lacking_check" CHECK ((lacking = ANY (ARRAY['roll'::text, 'stay'::text, 'campus'::text, 'gender'::text, 'college'::text, 'level'::text, 'full'::text])));

alter table "dormitory_bed_presort_line" add constraint "dormitory_bed_presort_line_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_bed_presort_line" add constraint "dormitory_bed_presort_line_proposal_id_bed_id_key" UNIQUE (tenant_id, proposal_id, bed_id);

alter table "dormitory_bed_presort_line" add constraint "dormitory_bed_presort_line_proposal_id_student_id_key" UNIQUE (tenant_id, proposal_id, student_id);

alter table "dormitory_bed_presort_line" add constraint "dormitory_bed_presort_line_state_check" CHECK ((state = ANY (ARRAY['proposed'::text, 'lacking'::text, 'leftOut'::text, 'applied'::text, 'refused'::text, 'undone'::text, 'dropped'::text])));

alter table "dormitory_bed_presort" add constraint "dormitory_bed_presort_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_bed_presort" add constraint "dormitory_bed_presort_level_id_fkey" FOREIGN KEY (tenant_id, level_id) REFERENCES dormitory_room_level(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_bed_presort_line" add constraint "dormitory_bed_presort_line_bed_id_fkey" FOREIGN KEY (tenant_id, bed_id) REFERENCES dormitory_bed(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_bed_presort_line" add constraint "dormitory_bed_presort_line_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_bed_presort_line" add constraint "dormitory_bed_presort_line_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_bed_presort_line" add constraint "dormitory_bed_presort_line_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_bed_presort_line" add constraint "dormitory_bed_presort_line_proposal_id_fkey" FOREIGN KEY (tenant_id, proposal_id) REFERENCES dormitory_bed_presort(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_bed_presort_line" add constraint "dormitory_bed_presort_line_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX dormitory_bed_presort_department_id_idx ON public.dormitory_bed_presort USING btree (tenant_id, department_id);

CREATE INDEX dormitory_bed_presort_level_id_idx ON public.dormitory_bed_presort USING btree (tenant_id, level_id);

CREATE INDEX dormitory_bed_presort_line_bed_id_idx ON public.dormitory_bed_presort_line USING btree (tenant_id, bed_id);

CREATE INDEX dormitory_bed_presort_line_building_id_idx ON public.dormitory_bed_presort_line USING btree (tenant_id, building_id);

CREATE INDEX dormitory_bed_presort_line_class_id_idx ON public.dormitory_bed_presort_line USING btree (tenant_id, class_id);

CREATE INDEX dormitory_bed_presort_line_department_id_idx ON public.dormitory_bed_presort_line USING btree (tenant_id, department_id);

CREATE INDEX dormitory_bed_presort_line_proposal_id_state_idx ON public.dormitory_bed_presort_line USING btree (tenant_id, proposal_id, state);

CREATE INDEX dormitory_bed_presort_line_student_id_idx ON public.dormitory_bed_presort_line USING btree (tenant_id, student_id);
