create table "dormitory_repair_area" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "worker_id" uuid not null,
  "phone" text,
  "building_ids" text,
  "type_ids" text,
  "capacity" integer,
  "enabled" boolean not null,
  "note" text,
  "name_spelt" tsvector
);

create table "dormitory_repair_material" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "spec" text,
  "unit" text not null,
  "price" bigint not null,
  "stock" integer,
  "least_stock" integer,
  "short" boolean,
  "enabled" boolean not null,
  "name_spelt" tsvector
);

create table "dormitory_repair_movement" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "happened_at" timestamp with time zone,
  "material_id" uuid,
  "kind" text,
  "change" integer,
  "balance" integer,
  "unit_price" bigint,
  "order_id" uuid,
  "operator" text,
  "note" text
);

create table "dormitory_repair_order" (
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
  "in_public" boolean not null,
  "room_id" uuid,
  "public_building_id" uuid,
  "place" text,
  "type_id" uuid not null,
  "urgency_id" uuid not null,
  "description" text not null,
  "photos" text,
  "visit_on" date,
  "visit_slot" text,
  "may_enter" boolean,
  "phone" text,
  "state" text,
  "building_id" uuid,
  "reported_at" timestamp with time zone,
  "area_id" uuid,
  "worker_id" uuid,
  "dispatched_at" timestamp with time zone,
  "accept_by" timestamp with time zone,
  "accepted_at" timestamp with time zone,
  "arrived_at" timestamp with time zone,
  "finished_at" timestamp with time zone,
  "due_at" timestamp with time zone,
  "warn_at" timestamp with time zone,
  "overdue" boolean,
  "delay_until" timestamp with time zone,
  "delay_reason" text,
  "reason" text,
  "result" text,
  "result_photos" text,
  "materials" text,
  "material_cost" bigint,
  "confirm_by" timestamp with time zone,
  "close_by" timestamp with time zone,
  "rating" integer,
  "comment" text,
  "reopened" integer,
  "reopen_reason" text,
  "respond_hours" double precision,
  "finish_hours" double precision
);

create table "dormitory_repair_type" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "parent_id" uuid,
  "reopen_days" integer not null,
  "note" text,
  "sort" integer not null,
  "enabled" boolean not null,
  "name_spelt" tsvector
);

create table "dormitory_repair_urgency" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "respond_hours" double precision not null,
  "finish_hours" double precision not null,
  "sort" integer not null,
  "enabled" boolean not null,
  "note" text
);

alter table "dormitory_repair_area" add constraint "dormitory_repair_area_name_key" UNIQUE (tenant_id, name);

alter table "dormitory_repair_area" add constraint "dormitory_repair_area_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_repair_material" add constraint "dormitory_repair_material_code_key" UNIQUE (tenant_id, code);

alter table "dormitory_repair_material" add constraint "dormitory_repair_material_name_spec_key" UNIQUE (tenant_id, name, spec);

alter table "dormitory_repair_material" add constraint "dormitory_repair_material_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_repair_movement" add constraint "dormitory_repair_movement_kind_check" CHECK ((kind = ANY (ARRAY['in'::text, 'out'::text, 'used'::text, 'back'::text, 'counted'::text])));

alter table "dormitory_repair_movement" add constraint "dormitory_repair_movement_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_repair_order" add constraint "dormitory_repair_order_number_key" UNIQUE (tenant_id, number);

alter table "dormitory_repair_order" add constraint "dormitory_repair_order_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_repair_order" add constraint "dormitory_repair_order_state_check" CHECK ((state = ANY (ARRAY['submitted'::text, 'dispatched'::text, 'returned'::text, 'accepted'::text, 'arrived'::text, 'delayed'::text, 'finished'::text, 'awaiting'::text, 'rated'::text, 'closed'::text, 'cancelled'::text])));

alter table "dormitory_repair_order" add constraint "dormitory_repair_order_visit_slot_check" CHECK ((visit_slot = ANY (ARRAY['morning'::text, 'afternoon'::text, 'evening'::text])));

alter table "dormitory_repair_type" add constraint "dormitory_repair_type_code_key" UNIQUE (tenant_id, code);

alter table "dormitory_repair_type" add constraint "dormitory_repair_type_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_repair_urgency" add constraint "dormitory_repair_urgency_code_key" UNIQUE (tenant_id, code);

alter table "dormitory_repair_urgency" add constraint "dormitory_repair_urgency_name_key" UNIQUE (tenant_id, name);

alter table "dormitory_repair_urgency" add constraint "dormitory_repair_urgency_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_repair_area" add constraint "dormitory_repair_area_worker_id_fkey" FOREIGN KEY (tenant_id, worker_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_repair_movement" add constraint "dormitory_repair_movement_material_id_fkey" FOREIGN KEY (tenant_id, material_id) REFERENCES dormitory_repair_material(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_repair_movement" add constraint "dormitory_repair_movement_order_id_fkey" FOREIGN KEY (tenant_id, order_id) REFERENCES dormitory_repair_order(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_repair_order" add constraint "dormitory_repair_order_area_id_fkey" FOREIGN KEY (tenant_id, area_id) REFERENCES dormitory_repair_area(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_repair_order" add constraint "dormitory_repair_order_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_repair_order" add constraint "dormitory_repair_order_public_building_id_fkey" FOREIGN KEY (tenant_id, public_building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_repair_order" add constraint "dormitory_repair_order_room_id_fkey" FOREIGN KEY (tenant_id, room_id) REFERENCES dormitory_room(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_repair_order" add constraint "dormitory_repair_order_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_repair_order" add constraint "dormitory_repair_order_type_id_fkey" FOREIGN KEY (tenant_id, type_id) REFERENCES dormitory_repair_type(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_repair_order" add constraint "dormitory_repair_order_urgency_id_fkey" FOREIGN KEY (tenant_id, urgency_id) REFERENCES dormitory_repair_urgency(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_repair_order" add constraint "dormitory_repair_order_worker_id_fkey" FOREIGN KEY (tenant_id, worker_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_repair_type" add constraint "dormitory_repair_type_parent_id_fkey" FOREIGN KEY (tenant_id, parent_id) REFERENCES dormitory_repair_type(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX dormitory_repair_area_worker_id_idx ON public.dormitory_repair_area USING btree (tenant_id, worker_id);

CREATE INDEX dormitory_repair_movement_happened_at_idx ON public.dormitory_repair_movement USING btree (tenant_id, happened_at);

CREATE INDEX dormitory_repair_movement_material_id_happened_at_idx ON public.dormitory_repair_movement USING btree (tenant_id, material_id, happened_at);

CREATE INDEX dormitory_repair_movement_order_id_idx ON public.dormitory_repair_movement USING btree (tenant_id, order_id);

CREATE INDEX dormitory_repair_order_area_id_idx ON public.dormitory_repair_order USING btree (tenant_id, area_id);

CREATE INDEX dormitory_repair_order_building_id_reported_at_idx ON public.dormitory_repair_order USING btree (tenant_id, building_id, reported_at);

CREATE INDEX dormitory_repair_order_public_building_id_idx ON public.dormitory_repair_order USING btree (tenant_id, public_building_id);

CREATE INDEX dormitory_repair_order_room_id_idx ON public.dormitory_repair_order USING btree (tenant_id, room_id);

CREATE INDEX dormitory_repair_order_state_reported_at_idx ON public.dormitory_repair_order USING btree (tenant_id, state, reported_at);

CREATE INDEX dormitory_repair_order_student_id_reported_at_idx ON public.dormitory_repair_order USING btree (tenant_id, student_id, reported_at);

CREATE INDEX dormitory_repair_order_type_id_idx ON public.dormitory_repair_order USING btree (tenant_id, type_id);

CREATE INDEX dormitory_repair_order_urgency_id_idx ON public.dormitory_repair_order USING btree (tenant_id, urgency_id);

CREATE INDEX dormitory_repair_order_worker_id_state_idx ON public.dormitory_repair_order USING btree (tenant_id, worker_id, state);

CREATE INDEX dormitory_repair_type_parent_id_idx ON public.dormitory_repair_type USING btree (tenant_id, parent_id);
