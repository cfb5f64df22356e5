create table "leave_threshold" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "type_id" uuid,
  "more_than" double precision not null,
  "leaves_city" boolean not null,
  "holiday_eve" boolean not null,
  "level" text not null,
  "note" text,
  "enabled" boolean not null
);

alter table "leave_application" add column "during_internship" boolean;

alter table "leave_application" add column "level" text;

alter table "leave_application" add column "recent_times" integer;

alter table "leave_application" add column "returned_late" boolean;

alter table "leave_application" add column "absent_lessons" integer;

alter table "leave_application" add column "absence_level" text;

alter table "workflow_entrust" add column "departments" text;

alter table "leave_application" add constraint "leave_application_absence_level_check" CHECK ((absence_level = ANY (ARRAY['warning'::text, 'seriousWarning'::text, 'demerit'::text, 'probation'::text, 'expulsion'::text])));

alter table "leave_application" add constraint "leave_application_level_check" CHECK ((level = ANY (ARRAY['counsellor'::text, 'college'::text, 'affairs'::text, 'leader'::text])));

alter table "leave_threshold" add constraint "leave_threshold_level_check" CHECK ((level = ANY (ARRAY['counsellor'::text, 'college'::text, 'affairs'::text, 'leader'::text])));

alter table "leave_threshold" add constraint "leave_threshold_pkey" PRIMARY KEY (tenant_id, id);

alter table "leave_threshold" add constraint "leave_threshold_type_id_fkey" FOREIGN KEY (tenant_id, type_id) REFERENCES leave_type(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX leave_threshold_type_id_idx ON public.leave_threshold USING btree (tenant_id, type_id);
