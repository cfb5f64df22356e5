create table "dormitory_checkout" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "student_id" uuid,
  "reason_id" uuid not null,
  "leaves_on" date not null,
  "note" text not null,
  "proof" text,
  "state" text,
  "bed_id" uuid,
  "building_id" uuid,
  "items" text,
  "damage" text,
  "compensation" bigint,
  "photos" text,
  "receipt_no" text,
  "left_at" timestamp with time zone,
  "class_id" uuid,
  "department_id" uuid
);

create table "dormitory_checkout_reason" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "end_reason" text not null,
  "sort" integer not null,
  "enabled" boolean not null
);

alter table "dormitory_checkout" add constraint "dormitory_checkout_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_checkout" add constraint "dormitory_checkout_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'refused'::text, 'checking'::text, 'owing'::text, 'left'::text, 'cancelled'::text])));

alter table "dormitory_checkout_reason" add constraint "dormitory_checkout_reason_code_key" UNIQUE (tenant_id, code);

alter table "dormitory_checkout_reason" add constraint "dormitory_checkout_reason_end_reason_check" CHECK ((end_reason = ANY (ARRAY['change'::text, 'checkout'::text, 'graduation'::text, 'suspension'::text, 'outside'::text, 'mistake'::text])));

alter table "dormitory_checkout_reason" add constraint "dormitory_checkout_reason_name_key" UNIQUE (tenant_id, name);

alter table "dormitory_checkout_reason" add constraint "dormitory_checkout_reason_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_checkout" add constraint "dormitory_checkout_bed_id_fkey" FOREIGN KEY (tenant_id, bed_id) REFERENCES dormitory_bed(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_checkout" add constraint "dormitory_checkout_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_checkout" add constraint "dormitory_checkout_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_checkout" add constraint "dormitory_checkout_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_checkout" add constraint "dormitory_checkout_reason_id_fkey" FOREIGN KEY (tenant_id, reason_id) REFERENCES dormitory_checkout_reason(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_checkout" add constraint "dormitory_checkout_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX dormitory_checkout_bed_id_idx ON public.dormitory_checkout USING btree (tenant_id, bed_id);

CREATE INDEX dormitory_checkout_building_id_idx ON public.dormitory_checkout USING btree (tenant_id, building_id);

CREATE INDEX dormitory_checkout_class_id_idx ON public.dormitory_checkout USING btree (tenant_id, class_id);

CREATE INDEX dormitory_checkout_department_id_idx ON public.dormitory_checkout USING btree (tenant_id, department_id);

CREATE INDEX dormitory_checkout_reason_id_idx ON public.dormitory_checkout USING btree (tenant_id, reason_id);

CREATE INDEX dormitory_checkout_state_leaves_on_idx ON public.dormitory_checkout USING btree (tenant_id, state, leaves_on);

CREATE INDEX dormitory_checkout_student_id_leaves_on_idx ON public.dormitory_checkout USING btree (tenant_id, student_id, leaves_on);
