create table "records_contact_update" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid not null,
  "checked_on" date not null,
  "mobile" text,
  "email" text,
  "address" text,
  "emergency_name" text,
  "emergency_relation" text,
  "emergency_phone" text,
  "former_mobile" text,
  "former_email" text,
  "former_address" text,
  "former_emergency_name" text,
  "former_emergency_relation" text,
  "former_emergency_phone" text
);

create table "records_graduate" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid not null,
  "grad_year" integer not null,
  "conclusion" text not null,
  "cert_no" text,
  "cert_date" date,
  "destination" text,
  "employer" text,
  "former_state" text,
  "former_cert_no" text,
  "former_cert_date" date
);

create table "records_label" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "colour" text not null,
  "readers" text,
  "enabled" boolean not null,
  "note" text,
  "name_sort_key" text COLLATE "C"
);

create table "records_roster_rule" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "mentor_capacity" integer not null,
  "exchange_years" integer not null
);

create table "records_student_label" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid not null,
  "label_id" uuid not null,
  "since" date not null,
  "until" date,
  "note" text,
  "colour" text,
  "readers" text,
  "of_department_id" uuid,
  "of_class_id" uuid,
  "department_id" uuid,
  "class_id" uuid,
  "guided_id" uuid,
  "own_id" uuid
);

alter table "records_contact_update" add constraint "records_contact_update_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_contact_update" add constraint "records_contact_update_student_id_checked_on_key" UNIQUE (tenant_id, student_id, checked_on);

alter table "records_graduate" add constraint "records_graduate_cert_no_key" UNIQUE (tenant_id, cert_no);

alter table "records_graduate" add constraint "records_graduate_conclusion_check" CHECK ((conclusion = ANY (ARRAY['graduated'::text, 'completed'::text, 'incomplete'::text])));

alter table "records_graduate" add constraint "records_graduate_destination_check" CHECK ((destination = ANY (ARRAY['study'::text, 'work'::text, 'army'::text, 'founding'::text, 'none'::text])));

alter table "records_graduate" add constraint "records_graduate_former_state_check" CHECK ((former_state = ANY (ARRAY['10'::text, '11'::text, '12'::text, '13'::text, '14'::text, '15'::text, '99'::text, '01'::text, '02'::text, '03'::text, '04'::text, '05'::text, '06'::text, '07'::text, '08'::text, '09'::text])));

alter table "records_graduate" add constraint "records_graduate_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_graduate" add constraint "records_graduate_student_id_key" UNIQUE (tenant_id, student_id);

alter table "records_label" add constraint "records_label_colour_check" CHECK ((colour = ANY (ARRAY['neutral'::text, 'info'::text, 'accent'::text, 'success'::text, 'warning'::text, 'danger'::text])));

alter table "records_label" add constraint "records_label_name_key" UNIQUE (tenant_id, name);

alter table "records_label" add constraint "records_label_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_roster_rule" add constraint "records_roster_rule_key" UNIQUE (tenant_id);

alter table "records_roster_rule" add constraint "records_roster_rule_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_student_label" add constraint "records_student_label_colour_check" CHECK ((colour = ANY (ARRAY['neutral'::text, 'info'::text, 'accent'::text, 'success'::text, 'warning'::text, 'danger'::text])));

alter table "records_student_label" add constraint "records_student_label_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_student_label" add constraint "records_student_label_student_id_label_id_key" UNIQUE (tenant_id, student_id, label_id);

alter table "records_contact_update" add constraint "records_contact_update_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "records_graduate" add constraint "records_graduate_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "records_student_label" add constraint "records_student_label_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "records_student_label" add constraint "records_student_label_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "records_student_label" add constraint "records_student_label_guided_id_fkey" FOREIGN KEY (tenant_id, guided_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "records_student_label" add constraint "records_student_label_label_id_fkey" FOREIGN KEY (tenant_id, label_id) REFERENCES records_label(tenant_id, id) ON DELETE RESTRICT;

alter table "records_student_label" add constraint "records_student_label_of_class_id_fkey" FOREIGN KEY (tenant_id, of_class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "records_student_label" add constraint "records_student_label_of_department_id_fkey" FOREIGN KEY (tenant_id, of_department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "records_student_label" add constraint "records_student_label_own_id_fkey" FOREIGN KEY (tenant_id, own_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "records_student_label" add constraint "records_student_label_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX records_label_name_sort_key_idx ON public.records_label USING btree (tenant_id, name_sort_key, id);

CREATE INDEX records_student_label_class_id_idx ON public.records_student_label USING btree (tenant_id, class_id);

CREATE INDEX records_student_label_department_id_idx ON public.records_student_label USING btree (tenant_id, department_id);

CREATE INDEX records_student_label_guided_id_idx ON public.records_student_label USING btree (tenant_id, guided_id);

CREATE INDEX records_student_label_label_id_idx ON public.records_student_label USING btree (tenant_id, label_id);

CREATE INDEX records_student_label_of_class_id_idx ON public.records_student_label USING btree (tenant_id, of_class_id);

CREATE INDEX records_student_label_of_department_id_idx ON public.records_student_label USING btree (tenant_id, of_department_id);

CREATE INDEX records_student_label_own_id_idx ON public.records_student_label USING btree (tenant_id, own_id);
