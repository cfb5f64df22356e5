create table "records_change" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "student_id" uuid,
  "wish" text,
  "decision" text,
  "reason" text not null,
  "note" text not null,
  "since" date not null,
  "until" date,
  "to_major_id" uuid,
  "wished_class" text,
  "school" text,
  "parents_letter" text,
  "proof" text,
  "kind" text,
  "state" text,
  "sent_at" timestamp with time zone,
  "from_state" text,
  "to_state" text,
  "from_class_id" uuid,
  "to_class_id" uuid,
  "needs_class" boolean,
  "from_graduation" date,
  "to_graduation" date,
  "bed_id" uuid,
  "doc_no" text,
  "effective_on" date,
  "effective_at" timestamp with time zone,
  "applied_at" timestamp with time zone,
  "revert_by" timestamp with time zone,
  "reminded_at" timestamp with time zone,
  "department_id" uuid,
  "to_department_id" uuid
);

create table "records_change_rule" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "suspension_days" integer not null,
  "suspension_total_days" integer not null,
  "keep_days" integer not null,
  "extra_years" integer not null,
  "major_changes" integer not null,
  "barred_entry_modes" text,
  "barred_first_days" integer not null,
  "barred_last_days" integer not null,
  "revert_days" integer not null,
  "remind_days" integer not null
);

create table "records_change_scope" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "kind" text not null,
  "major_id" uuid not null,
  "department_id" uuid,
  "from_departments" text,
  "from_grade" integer,
  "to_grade" integer,
  "places" integer not null,
  "opens_on" date not null,
  "closes_on" date not null,
  "conditions" text,
  "enabled" boolean not null
);

alter table "records_change" add constraint "records_change_decision_check" CHECK ((decision = ANY (ARRAY['11'::text, '12'::text, '13'::text, '14'::text, '15'::text, '16'::text, '17'::text, '18'::text, '19'::text, '21'::text, '22'::text, '23'::text, '24'::text, '25'::text, '26'::text, '27'::text, '28'::text, '29'::text, '31'::text, '42'::text, '51'::text, '61'::text, '62'::text, '63'::text, '64'::text, '65'::text, '99'::text, '01'::text, '02'::text, '03'::text, '04'::text, '05'::text, '06'::text, '07'::text, '08'::text])));

alter table "records_change" add constraint "records_change_from_state_check" CHECK ((from_state = ANY (ARRAY['10'::text, '11'::text, '12'::text, '13'::text, '14'::text, '15'::text, '99'::text, '01'::text, '02'::text, '03'::text, '04'::text, '05'::text, '06'::text, '07'::text, '08'::text, '09'::text])));

alter table "records_change" add constraint "records_change_kind_check" CHECK ((kind = ANY (ARRAY['11'::text, '12'::text, '13'::text, '14'::text, '15'::text, '16'::text, '17'::text, '18'::text, '19'::text, '21'::text, '22'::text, '23'::text, '24'::text, '25'::text, '26'::text, '27'::text, '28'::text, '29'::text, '31'::text, '42'::text, '51'::text, '61'::text, '62'::text, '63'::text, '64'::text, '65'::text, '99'::text, '01'::text, '02'::text, '03'::text, '04'::text, '05'::text, '06'::text, '07'::text, '08'::text])));

alter table "records_change" add constraint "records_change_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_change" add constraint "records_change_reason_check" CHECK ((reason = ANY (ARRAY['10'::text, '11'::text, '12'::text, '19'::text, '21'::text, '22'::text, '23'::text, '24'::text, '25'::text, '26'::text, '27'::text, '28'::text, '29'::text, '30'::text, '31'::text, '32'::text, '33'::text, '34'::text, '35'::text, '36'::text, '99'::text, '01'::text, '02'::text])));

alter table "records_change" add constraint "records_change_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'refused'::text, 'approved'::text, 'effective'::text, 'reverted'::text, 'cancelled'::text])));

alter table "records_change" add constraint "records_change_to_state_check" CHECK ((to_state = ANY (ARRAY['10'::text, '11'::text, '12'::text, '13'::text, '14'::text, '15'::text, '99'::text, '01'::text, '02'::text, '03'::text, '04'::text, '05'::text, '06'::text, '07'::text, '08'::text, '09'::text])));

alter table "records_change" add constraint "records_change_wish_check" CHECK ((wish = ANY (ARRAY['11'::text, '12'::text, '14'::text, '15'::text, '19'::text, '21'::text, '23'::text, '26'::text, '29'::text, '31'::text, '61'::text, '64'::text, '65'::text, '01'::text, '04'::text, '06'::text, '08'::text])));

alter table "records_change_rule" add constraint "records_change_rule_key" UNIQUE (tenant_id);

alter table "records_change_rule" add constraint "records_change_rule_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_change_scope" add constraint "records_change_scope_kind_check" CHECK ((kind = ANY (ARRAY['23'::text, '26'::text])));

alter table "records_change_scope" add constraint "records_change_scope_pkey" PRIMARY KEY (tenant_id, id);

alter table "records_change" add constraint "records_change_bed_id_fkey" FOREIGN KEY (tenant_id, bed_id) REFERENCES dormitory_bed(tenant_id, id) ON DELETE RESTRICT;

alter table "records_change" add constraint "records_change_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "records_change" add constraint "records_change_from_class_id_fkey" FOREIGN KEY (tenant_id, from_class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "records_change" add constraint "records_change_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "records_change" add constraint "records_change_to_class_id_fkey" FOREIGN KEY (tenant_id, to_class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "records_change" add constraint "records_change_to_department_id_fkey" FOREIGN KEY (tenant_id, to_department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "records_change" add constraint "records_change_to_major_id_fkey" FOREIGN KEY (tenant_id, to_major_id) REFERENCES base_major(tenant_id, id) ON DELETE RESTRICT;

alter table "records_change_scope" add constraint "records_change_scope_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "records_change_scope" add constraint "records_change_scope_major_id_fkey" FOREIGN KEY (tenant_id, major_id) REFERENCES base_major(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX records_change_bed_id_idx ON public.records_change USING btree (tenant_id, bed_id);

CREATE INDEX records_change_department_id_idx ON public.records_change USING btree (tenant_id, department_id);

CREATE INDEX records_change_from_class_id_idx ON public.records_change USING btree (tenant_id, from_class_id);

CREATE INDEX records_change_kind_until_idx ON public.records_change USING btree (tenant_id, kind, until);

CREATE INDEX records_change_state_effective_at_idx ON public.records_change USING btree (tenant_id, state, effective_at);

CREATE INDEX records_change_student_id_since_idx ON public.records_change USING btree (tenant_id, student_id, since);

CREATE INDEX records_change_to_class_id_idx ON public.records_change USING btree (tenant_id, to_class_id);

CREATE INDEX records_change_to_department_id_idx ON public.records_change USING btree (tenant_id, to_department_id);

CREATE INDEX records_change_to_major_id_idx ON public.records_change USING btree (tenant_id, to_major_id);

CREATE INDEX records_change_scope_department_id_idx ON public.records_change_scope USING btree (tenant_id, department_id);

CREATE INDEX records_change_scope_major_id_opens_on_idx ON public.records_change_scope USING btree (tenant_id, major_id, opens_on);
