create table "dormitory_room_change" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "plan_id" uuid not null,
  "student_id" uuid,
  "kind" text not null,
  "reason" text not null,
  "wish_building_id" uuid,
  "wish" text,
  "partner_no" text,
  "partner_name" text,
  "proof" text,
  "state" text,
  "partner_id" uuid,
  "sender_id" uuid,
  "sent_at" timestamp with time zone,
  "from_bed_id" uuid,
  "from_building_id" uuid,
  "to_bed_id" uuid,
  "to_building_id" uuid,
  "fee_from" bigint,
  "fee_to" bigint,
  "move_by" date,
  "confirmed_at" timestamp with time zone,
  "swap_confirmed_at" timestamp with time zone,
  "old_key_back" boolean,
  "new_key_no" text,
  "done_at" timestamp with time zone,
  "class_id" uuid,
  "department_id" uuid
);

create table "dormitory_room_change_plan" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "opens_on" date not null,
  "closes_on" date not null,
  "departments" text,
  "swaps" boolean not null,
  "enabled" boolean not null,
  "note" text
);

create table "dormitory_room_change_settings" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "most_per_year" integer not null,
  "move_within" integer not null,
  "notice" text not null
);

alter table "dormitory_room_change" add constraint "dormitory_room_change_kind_check" CHECK ((kind = ANY (ARRAY['move'::text, 'swap'::text])));

alter table "dormitory_room_change" add constraint "dormitory_room_change_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_room_change" add constraint "dormitory_room_change_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'agreeing'::text, 'declined'::text, 'reviewing'::text, 'counsellorPassed'::text, 'collegePassed'::text, 'sentBack'::text, 'withdrawn'::text, 'refused'::text, 'approved'::text, 'moving'::text, 'done'::text, 'cancelled'::text])));

alter table "dormitory_room_change_plan" add constraint "dormitory_room_change_plan_name_key" UNIQUE (tenant_id, name);

alter table "dormitory_room_change_plan" add constraint "dormitory_room_change_plan_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_room_change_settings" add constraint "dormitory_room_change_settings_key" UNIQUE (tenant_id);

alter table "dormitory_room_change_settings" add constraint "dormitory_room_change_settings_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_room_change" add constraint "dormitory_room_change_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_change" add constraint "dormitory_room_change_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_change" add constraint "dormitory_room_change_from_bed_id_fkey" FOREIGN KEY (tenant_id, from_bed_id) REFERENCES dormitory_bed(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_change" add constraint "dormitory_room_change_from_building_id_fkey" FOREIGN KEY (tenant_id, from_building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_change" add constraint "dormitory_room_change_partner_id_fkey" FOREIGN KEY (tenant_id, partner_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_change" add constraint "dormitory_room_change_plan_id_fkey" FOREIGN KEY (tenant_id, plan_id) REFERENCES dormitory_room_change_plan(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_change" add constraint "dormitory_room_change_sender_id_fkey" FOREIGN KEY (tenant_id, sender_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_change" add constraint "dormitory_room_change_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_change" add constraint "dormitory_room_change_to_bed_id_fkey" FOREIGN KEY (tenant_id, to_bed_id) REFERENCES dormitory_bed(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_change" add constraint "dormitory_room_change_to_building_id_fkey" FOREIGN KEY (tenant_id, to_building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_change" add constraint "dormitory_room_change_wish_building_id_fkey" FOREIGN KEY (tenant_id, wish_building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX dormitory_room_change_class_id_idx ON public.dormitory_room_change USING btree (tenant_id, class_id);

CREATE INDEX dormitory_room_change_department_id_idx ON public.dormitory_room_change USING btree (tenant_id, department_id);

CREATE INDEX dormitory_room_change_from_bed_id_idx ON public.dormitory_room_change USING btree (tenant_id, from_bed_id);

CREATE INDEX dormitory_room_change_from_building_id_idx ON public.dormitory_room_change USING btree (tenant_id, from_building_id);

CREATE INDEX dormitory_room_change_partner_id_sent_at_idx ON public.dormitory_room_change USING btree (tenant_id, partner_id, sent_at);

CREATE INDEX dormitory_room_change_plan_id_idx ON public.dormitory_room_change USING btree (tenant_id, plan_id);

CREATE INDEX dormitory_room_change_sender_id_idx ON public.dormitory_room_change USING btree (tenant_id, sender_id);

CREATE INDEX dormitory_room_change_state_sent_at_idx ON public.dormitory_room_change USING btree (tenant_id, state, sent_at);

CREATE INDEX dormitory_room_change_student_id_sent_at_idx ON public.dormitory_room_change USING btree (tenant_id, student_id, sent_at);

CREATE INDEX dormitory_room_change_to_bed_id_state_idx ON public.dormitory_room_change USING btree (tenant_id, to_bed_id, state);

CREATE INDEX dormitory_room_change_to_building_id_idx ON public.dormitory_room_change USING btree (tenant_id, to_building_id);

CREATE INDEX dormitory_room_change_wish_building_id_idx ON public.dormitory_room_change USING btree (tenant_id, wish_building_id);
