create table "dormitory_arrears" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid not null,
  "term_id" uuid not null,
  "due" bigint,
  "paid" bigint,
  "owed" bigint,
  "due_on" date not null,
  "state" text,
  "receipt_no" text,
  "urged_at" timestamp with time zone,
  "urges" integer,
  "note" text,
  "level_id" uuid,
  "bed_id" uuid,
  "building_id" uuid,
  "class_id" uuid,
  "department_id" uuid
);

alter table "dormitory_arrears" add constraint "dormitory_arrears_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_arrears" add constraint "dormitory_arrears_state_check" CHECK ((state = ANY (ARRAY['owing'::text, 'part'::text, 'paid'::text])));

alter table "dormitory_arrears" add constraint "dormitory_arrears_student_id_term_id_key" UNIQUE (tenant_id, student_id, term_id);

alter table "dormitory_arrears" add constraint "dormitory_arrears_bed_id_fkey" FOREIGN KEY (tenant_id, bed_id) REFERENCES dormitory_bed(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_arrears" add constraint "dormitory_arrears_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_arrears" add constraint "dormitory_arrears_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_arrears" add constraint "dormitory_arrears_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_arrears" add constraint "dormitory_arrears_level_id_fkey" FOREIGN KEY (tenant_id, level_id) REFERENCES dormitory_room_level(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_arrears" add constraint "dormitory_arrears_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_arrears" add constraint "dormitory_arrears_term_id_fkey" FOREIGN KEY (tenant_id, term_id) REFERENCES base_school_calendar(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX dormitory_arrears_bed_id_idx ON public.dormitory_arrears USING btree (tenant_id, bed_id);

CREATE INDEX dormitory_arrears_building_id_idx ON public.dormitory_arrears USING btree (tenant_id, building_id);

CREATE INDEX dormitory_arrears_class_id_idx ON public.dormitory_arrears USING btree (tenant_id, class_id);

CREATE INDEX dormitory_arrears_department_id_idx ON public.dormitory_arrears USING btree (tenant_id, department_id);

CREATE INDEX dormitory_arrears_level_id_idx ON public.dormitory_arrears USING btree (tenant_id, level_id);

CREATE INDEX dormitory_arrears_state_due_on_idx ON public.dormitory_arrears USING btree (tenant_id, state, due_on);

CREATE INDEX dormitory_arrears_term_id_idx ON public.dormitory_arrears USING btree (tenant_id, term_id);
