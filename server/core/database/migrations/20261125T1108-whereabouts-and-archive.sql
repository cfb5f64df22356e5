alter table "leave_application" drop constraint "leave_application_state_check";

create table "dormitory_whereabouts_round" (
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
  "holiday_from" date not null,
  "holiday_until" date not null,
  "stay_granted" boolean not null
);

create table "dormitory_whereabouts_turn" (
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
  "going" text,
  "leaves_on" date,
  "leaves_part" text,
  "returns_on" date,
  "destination_id" uuid,
  "address" text,
  "transport" text,
  "companion" text,
  "contact_phone" text,
  "day" date,
  "departed" boolean
);

alter table "dormitory_sign_turn" add column "mark" text;

alter table "dormitory_sign_turn" add column "doubt" text;

alter table "leave_application" add column "archive_at" timestamp with time zone;

alter table "dormitory_sign_turn" add constraint "dormitory_sign_turn_doubt_check" CHECK ((doubt = ANY (ARRAY['repeated'::text, 'shared'::text])));

alter table "dormitory_whereabouts_round" add constraint "dormitory_whereabouts_round_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_whereabouts_round" add constraint "dormitory_whereabouts_round_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'planned'::text, 'open'::text, 'closed'::text])));

alter table "dormitory_whereabouts_turn" add constraint "dormitory_whereabouts_turn_going_check" CHECK ((going = ANY (ARRAY['campus'::text, 'home'::text, 'internship'::text, 'travel'::text, 'other'::text])));

alter table "dormitory_whereabouts_turn" add constraint "dormitory_whereabouts_turn_leaves_part_check" CHECK ((leaves_part = ANY (ARRAY['morning'::text, 'afternoon'::text, 'evening'::text])));

alter table "dormitory_whereabouts_turn" add constraint "dormitory_whereabouts_turn_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_whereabouts_turn" add constraint "dormitory_whereabouts_turn_round_id_student_id_key" UNIQUE (tenant_id, round_id, student_id);

alter table "dormitory_whereabouts_turn" add constraint "dormitory_whereabouts_turn_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'exempt'::text])));

alter table "leave_application" add constraint "leave_application_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'reviewing'::text, 'sentBack'::text, 'withdrawn'::text, 'refused'::text, 'approved'::text, 'givenUp'::text, 'away'::text, 'checking'::text, 'overdue'::text, 'closed'::text, 'archived'::text])));

alter table "dormitory_whereabouts_round" add constraint "dormitory_whereabouts_round_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_whereabouts_turn" add constraint "dormitory_whereabouts_turn_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_whereabouts_turn" add constraint "dormitory_whereabouts_turn_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_whereabouts_turn" add constraint "dormitory_whereabouts_turn_destination_id_fkey" FOREIGN KEY (tenant_id, destination_id) REFERENCES base_canton(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_whereabouts_turn" add constraint "dormitory_whereabouts_turn_round_id_fkey" FOREIGN KEY (tenant_id, round_id) REFERENCES dormitory_whereabouts_round(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_whereabouts_turn" add constraint "dormitory_whereabouts_turn_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX dormitory_sign_turn_mark_idx ON public.dormitory_sign_turn USING btree (tenant_id, mark);

CREATE INDEX dormitory_whereabouts_round_department_id_idx ON public.dormitory_whereabouts_round USING btree (tenant_id, department_id);

CREATE INDEX dormitory_whereabouts_turn_class_id_idx ON public.dormitory_whereabouts_turn USING btree (tenant_id, class_id);

CREATE INDEX dormitory_whereabouts_turn_day_idx ON public.dormitory_whereabouts_turn USING btree (tenant_id, day);

CREATE INDEX dormitory_whereabouts_turn_department_id_idx ON public.dormitory_whereabouts_turn USING btree (tenant_id, department_id);

CREATE INDEX dormitory_whereabouts_turn_destination_id_idx ON public.dormitory_whereabouts_turn USING btree (tenant_id, destination_id);

CREATE INDEX dormitory_whereabouts_turn_round_id_state_idx ON public.dormitory_whereabouts_turn USING btree (tenant_id, round_id, state);

CREATE INDEX dormitory_whereabouts_turn_student_id_idx ON public.dormitory_whereabouts_turn USING btree (tenant_id, student_id);
