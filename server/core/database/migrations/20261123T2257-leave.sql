create table "leave_application" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "number" text,
  "student_id" uuid,
  "type_id" uuid not null,
  "reason" text not null,
  "starts_on" date not null,
  "starts_section" integer,
  "ends_on" date not null,
  "ends_section" integer,
  "leaves_campus" boolean not null,
  "leaves_city" boolean,
  "destination_id" uuid,
  "destination" text,
  "transport" text,
  "companion" text,
  "emergency_name" text,
  "emergency_phone" text,
  "guardian_informed" boolean,
  "stays_in_dormitory" boolean,
  "proof" text,
  "state" text,
  "days" double precision,
  "lessons" integer,
  "holiday_eve" boolean,
  "starts_at" timestamp with time zone,
  "ends_at" timestamp with time zone,
  "cancel_by" timestamp with time zone,
  "left_at" timestamp with time zone,
  "returned_at" timestamp with time zone,
  "cancel_proof" text,
  "cancel_note" text,
  "agent_id" uuid,
  "class_id" uuid,
  "department_id" uuid
);

create table "leave_extension" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "application_id" uuid not null,
  "ends_on" date not null,
  "ends_section" integer,
  "reason" text not null,
  "proof" text,
  "state" text,
  "days" double precision,
  "lessons" integer,
  "student_id" uuid,
  "class_id" uuid,
  "department_id" uuid
);

create table "leave_form_field" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "type_id" uuid not null,
  "field" text not null,
  "asking" text not null,
  "hint" text,
  "sort" integer not null
);

create table "leave_gate_record" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "key" text,
  "code" text,
  "application_id" uuid,
  "student_id" uuid,
  "class_id" uuid,
  "department_id" uuid,
  "direction" text,
  "verdict" text,
  "passed_at" timestamp with time zone,
  "received_at" timestamp with time zone,
  "offline" boolean,
  "gate" text,
  "guard_id" uuid
);

create table "leave_settings" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "cancel_within" integer not null,
  "close_at_gate" boolean not null,
  "holiday_eves" integer not null,
  "gate_before" integer not null,
  "gate_after" integer not null,
  "warning" integer not null,
  "serious_warning" integer not null,
  "demerit" integer not null,
  "probation" integer not null,
  "expulsion" integer not null,
  "day_as" integer not null,
  "late_as" integer not null,
  "slip_title" text not null
);

create table "leave_signing_key" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "purpose" text not null,
  "public_key" text not null,
  "private_key" text not null
);

create table "leave_type" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "unit" text not null,
  "attend_modes" text,
  "most_days" double precision,
  "proof_after" integer,
  "asks_destination" boolean not null,
  "sort" integer not null,
  "enabled" boolean not null,
  "note" text
);

alter table "leave_application" add constraint "leave_application_number_key" UNIQUE (tenant_id, number);

alter table "leave_application" add constraint "leave_application_pkey" PRIMARY KEY (tenant_id, id);

alter table "leave_application" add constraint "leave_application_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'refused'::text, 'approved'::text, 'givenUp'::text, 'away'::text, 'checking'::text, 'overdue'::text, 'closed'::text])));

alter table "leave_extension" add constraint "leave_extension_pkey" PRIMARY KEY (tenant_id, id);

alter table "leave_extension" add constraint "leave_extension_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'refused'::text, 'approved'::text])));

alter table "leave_form_field" add constraint "leave_form_field_asking_check" CHECK ((asking = ANY (ARRAY['required'::text, 'optional'::text, 'hidden'::text])));

alter table "leave_form_field" add constraint "leave_form_field_field_check" CHECK ((field = ANY (ARRAY['destinationId'::text, 'destination'::text, 'transport'::text, 'companion'::text, 'emergencyName'::text, 'emergencyPhone'::text, 'guardianInformed'::text, 'staysInDormitory'::text, 'proof'::text])));

alter table "leave_form_field" add constraint "leave_form_field_pkey" PRIMARY KEY (tenant_id, id);

alter table "leave_form_field" add constraint "leave_form_field_type_id_field_key" UNIQUE (tenant_id, type_id, field);

alter table "leave_gate_record" add constraint "leave_gate_record_direction_check" CHECK ((direction = ANY (ARRAY['out'::text, 'in'::text])));

alter table "leave_gate_record" add constraint "leave_gate_record_key_key" UNIQUE (tenant_id, key);

alter table "leave_gate_record" add constraint "leave_gate_record_pkey" PRIMARY KEY (tenant_id, id);

alter table "leave_gate_record" add constraint "leave_gate_record_verdict_check" CHECK ((verdict = ANY (ARRAY['passed'::text, 'passed-late'::text, 'forged'::text, 'expired'::text, 'used'::text, 'early'::text, 'late'::text, 'not-allowed'::text])));

alter table "leave_settings" add constraint "leave_settings_key" UNIQUE (tenant_id);

alter table "leave_settings" add constraint "leave_settings_pkey" PRIMARY KEY (tenant_id, id);

alter table "leave_signing_key" add constraint "leave_signing_key_pkey" PRIMARY KEY (tenant_id, id);

alter table "leave_signing_key" add constraint "leave_signing_key_purpose_key" UNIQUE (tenant_id, purpose);

alter table "leave_type" add constraint "leave_type_code_key" UNIQUE (tenant_id, code);

alter table "leave_type" add constraint "leave_type_name_key" UNIQUE (tenant_id, name);

alter table "leave_type" add constraint "leave_type_pkey" PRIMARY KEY (tenant_id, id);

alter table "leave_type" add constraint "leave_type_unit_check" CHECK ((unit = ANY (ARRAY['day'::text, 'section'::text])));

alter table "leave_application" add constraint "leave_application_agent_id_fkey" FOREIGN KEY (tenant_id, agent_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "leave_application" add constraint "leave_application_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "leave_application" add constraint "leave_application_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "leave_application" add constraint "leave_application_destination_id_fkey" FOREIGN KEY (tenant_id, destination_id) REFERENCES base_canton(tenant_id, id) ON DELETE RESTRICT;

alter table "leave_application" add constraint "leave_application_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "leave_application" add constraint "leave_application_type_id_fkey" FOREIGN KEY (tenant_id, type_id) REFERENCES leave_type(tenant_id, id) ON DELETE RESTRICT;

alter table "leave_extension" add constraint "leave_extension_application_id_fkey" FOREIGN KEY (tenant_id, application_id) REFERENCES leave_application(tenant_id, id) ON DELETE RESTRICT;

alter table "leave_extension" add constraint "leave_extension_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "leave_extension" add constraint "leave_extension_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "leave_extension" add constraint "leave_extension_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "leave_form_field" add constraint "leave_form_field_type_id_fkey" FOREIGN KEY (tenant_id, type_id) REFERENCES leave_type(tenant_id, id) ON DELETE RESTRICT;

alter table "leave_gate_record" add constraint "leave_gate_record_application_id_fkey" FOREIGN KEY (tenant_id, application_id) REFERENCES leave_application(tenant_id, id) ON DELETE RESTRICT;

alter table "leave_gate_record" add constraint "leave_gate_record_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "leave_gate_record" add constraint "leave_gate_record_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "leave_gate_record" add constraint "leave_gate_record_guard_id_fkey" FOREIGN KEY (tenant_id, guard_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "leave_gate_record" add constraint "leave_gate_record_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX leave_application_agent_id_idx ON public.leave_application USING btree (tenant_id, agent_id);

CREATE INDEX leave_application_class_id_idx ON public.leave_application USING btree (tenant_id, class_id);

CREATE INDEX leave_application_department_id_idx ON public.leave_application USING btree (tenant_id, department_id);

CREATE INDEX leave_application_destination_id_idx ON public.leave_application USING btree (tenant_id, destination_id);

CREATE INDEX leave_application_state_starts_at_idx ON public.leave_application USING btree (tenant_id, state, starts_at);

CREATE INDEX leave_application_student_id_starts_at_idx ON public.leave_application USING btree (tenant_id, student_id, starts_at);

CREATE INDEX leave_application_type_id_idx ON public.leave_application USING btree (tenant_id, type_id);

CREATE INDEX leave_extension_application_id_idx ON public.leave_extension USING btree (tenant_id, application_id);

CREATE INDEX leave_extension_class_id_idx ON public.leave_extension USING btree (tenant_id, class_id);

CREATE INDEX leave_extension_department_id_idx ON public.leave_extension USING btree (tenant_id, department_id);

CREATE INDEX leave_extension_student_id_idx ON public.leave_extension USING btree (tenant_id, student_id);

CREATE INDEX leave_gate_record_application_id_passed_at_idx ON public.leave_gate_record USING btree (tenant_id, application_id, passed_at);

CREATE INDEX leave_gate_record_class_id_idx ON public.leave_gate_record USING btree (tenant_id, class_id);

CREATE INDEX leave_gate_record_code_idx ON public.leave_gate_record USING btree (tenant_id, code);

CREATE INDEX leave_gate_record_department_id_idx ON public.leave_gate_record USING btree (tenant_id, department_id);

CREATE INDEX leave_gate_record_guard_id_idx ON public.leave_gate_record USING btree (tenant_id, guard_id);

CREATE INDEX leave_gate_record_student_id_idx ON public.leave_gate_record USING btree (tenant_id, student_id);
