create table "records_info_round" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "department_id" uuid,
  "opens_at" timestamp with time zone not null,
  "closes_at" timestamp with time zone not null,
  "from_grade" integer,
  "to_grade" integer,
  "departments" text,
  "classes" text,
  "note" text,
  "state" text,
  "groups" text not null
);

create table "records_info_turn" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "round_id" uuid,
  "student_id" uuid,
  "class_id" uuid,
  "department_id" uuid,
  "grade" integer,
  "state" text,
  "finished_at" timestamp with time zone,
  "until" timestamp with time zone,
  "reason" text,
  "urged_at" timestamp with time zone,
  "urges" integer,
  "confirmed" text
);

create table "system_own_field" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "resource" text not null,
  "field" text not null,
  "access" text not null,
  "during" text not null,
  "proof" boolean not null
);

alter table "base_student_family" add column "class_id" uuid;

alter table "base_student_family" add column "department_id" uuid;

alter table "system_field_review" add column "proof" text;

alter table "records_info_round" add constraint "records_info_round_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_info_round" add constraint "records_info_round_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'planned'::text, 'open'::text, 'closed'::text])));

alter table "records_info_turn" add constraint "records_info_turn_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_info_turn" add constraint "records_info_turn_round_id_student_id_key" UNIQUE (tenant_id, round_id, student_id);

alter table "records_info_turn" add constraint "records_info_turn_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'exempt'::text])));

alter table "system_own_field" add constraint "system_own_field_access_check" CHECK ((access = ANY (ARRAY['hidden'::text, 'read'::text, 'review'::text, 'required'::text, 'write'::text])));

alter table "system_own_field" add constraint "system_own_field_during_check" CHECK ((during = ANY (ARRAY['always'::text, 'round'::text])));

alter table "system_own_field" add constraint "system_own_field_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_own_field" add constraint "system_own_field_resource_field_key" UNIQUE (tenant_id, resource, field);

alter table "base_student_family" add constraint "base_student_family_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "base_student_family" add constraint "base_student_family_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "records_info_round" add constraint "records_info_round_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "records_info_turn" add constraint "records_info_turn_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "records_info_turn" add constraint "records_info_turn_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "records_info_turn" add constraint "records_info_turn_round_id_fkey" FOREIGN KEY (tenant_id, round_id) REFERENCES records_info_round(tenant_id, id) ON DELETE RESTRICT;

alter table "records_info_turn" add constraint "records_info_turn_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX base_student_family_class_id_idx ON public.base_student_family USING btree (tenant_id, class_id);

CREATE INDEX base_student_family_department_id_idx ON public.base_student_family USING btree (tenant_id, department_id);

CREATE INDEX records_info_round_department_id_idx ON public.records_info_round USING btree (tenant_id, department_id);

CREATE INDEX records_info_turn_class_id_idx ON public.records_info_turn USING btree (tenant_id, class_id);

CREATE INDEX records_info_turn_department_id_idx ON public.records_info_turn USING btree (tenant_id, department_id);

CREATE INDEX records_info_turn_round_id_state_idx ON public.records_info_turn USING btree (tenant_id, round_id, state);

CREATE INDEX records_info_turn_student_id_idx ON public.records_info_turn USING btree (tenant_id, student_id);

update base_student_family f set class_id = s.class_id, department_id = s.department_id
from base_student s where s.tenant_id = f.tenant_id and s.id = f.student_id;

-- The review of students' changes has moved to records/update-review, which the next start brings with its roles.
delete from system_role_menu rm using system_menu m
where m.tenant_id = rm.tenant_id and m.id = rm.menu_id
  and (m.code = 'base/student-update-review' or m.code like 'base/student-update-review:%');

delete from system_menu where code like 'base/student-update-review:%';

delete from system_menu where code = 'base/student-update-review';
