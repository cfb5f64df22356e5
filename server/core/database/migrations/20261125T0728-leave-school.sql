create table "dormitory_leave_school" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid not null,
  "kind" text not null,
  "leaves_on" date not null,
  "returns_on" date,
  "note" text,
  "state" text,
  "for_good" boolean,
  "items" text,
  "key_state" text,
  "remark" text,
  "left_at" timestamp with time zone,
  "returned_at" timestamp with time zone,
  "bed_id" uuid,
  "building_id" uuid,
  "class_id" uuid,
  "department_id" uuid
);

alter table "dormitory_leave_school" add constraint "dormitory_leave_school_key_state_check" CHECK ((key_state = ANY (ARRAY['returned'::text, 'kept'::text, 'lost'::text])));

alter table "dormitory_leave_school" add constraint "dormitory_leave_school_kind_check" CHECK ((kind = ANY (ARRAY['holiday'::text, 'internship'::text, 'graduation'::text, 'suspension'::text, 'withdrawal'::text])));

alter table "dormitory_leave_school" add constraint "dormitory_leave_school_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_leave_school" add constraint "dormitory_leave_school_state_check" CHECK ((state = ANY (ARRAY['expected'::text, 'away'::text, 'back'::text, 'gone'::text, 'cancelled'::text])));

alter table "dormitory_leave_school" add constraint "dormitory_leave_school_bed_id_fkey" FOREIGN KEY (tenant_id, bed_id) REFERENCES dormitory_bed(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_leave_school" add constraint "dormitory_leave_school_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_leave_school" add constraint "dormitory_leave_school_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_leave_school" add constraint "dormitory_leave_school_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_leave_school" add constraint "dormitory_leave_school_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX dormitory_leave_school_bed_id_idx ON public.dormitory_leave_school USING btree (tenant_id, bed_id);

CREATE INDEX dormitory_leave_school_building_id_idx ON public.dormitory_leave_school USING btree (tenant_id, building_id);

CREATE INDEX dormitory_leave_school_class_id_idx ON public.dormitory_leave_school USING btree (tenant_id, class_id);

CREATE INDEX dormitory_leave_school_department_id_idx ON public.dormitory_leave_school USING btree (tenant_id, department_id);

CREATE INDEX dormitory_leave_school_state_leaves_on_idx ON public.dormitory_leave_school USING btree (tenant_id, state, leaves_on);

CREATE INDEX dormitory_leave_school_student_id_leaves_on_idx ON public.dormitory_leave_school USING btree (tenant_id, student_id, leaves_on);
