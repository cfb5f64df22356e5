create table "dormitory_outside" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "student_id" uuid,
  "since" date not null,
  "until" date not null,
  "reason" text not null,
  "address" text not null,
  "landlord" text,
  "landlord_phone" text,
  "guardian_name" text not null,
  "guardian_phone" text,
  "guardian_agrees" boolean not null,
  "letter" text,
  "state" text,
  "renews_id" uuid,
  "ends_at" timestamp with time zone,
  "class_id" uuid,
  "department_id" uuid
);

alter table "dormitory_outside" add constraint "dormitory_outside_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_outside" add constraint "dormitory_outside_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'refused'::text, 'effective'::text, 'expired'::text, 'revoked'::text])));

alter table "dormitory_outside" add constraint "dormitory_outside_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_outside" add constraint "dormitory_outside_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_outside" add constraint "dormitory_outside_renews_id_fkey" FOREIGN KEY (tenant_id, renews_id) REFERENCES dormitory_outside(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_outside" add constraint "dormitory_outside_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX dormitory_outside_class_id_idx ON public.dormitory_outside USING btree (tenant_id, class_id);

CREATE INDEX dormitory_outside_department_id_idx ON public.dormitory_outside USING btree (tenant_id, department_id);

CREATE INDEX dormitory_outside_renews_id_idx ON public.dormitory_outside USING btree (tenant_id, renews_id);

CREATE INDEX dormitory_outside_state_until_idx ON public.dormitory_outside USING btree (tenant_id, state, until);

CREATE INDEX dormitory_outside_student_id_since_idx ON public.dormitory_outside USING btree (tenant_id, student_id, since);
