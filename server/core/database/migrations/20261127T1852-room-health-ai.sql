create table "dormitory_room_health_ai" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text,
  "room_id" uuid,
  "day" date,
  "state" text,
  "photos" text,
  "ground_suggested" integer,
  "ground_reason" text,
  "ground" integer,
  "beds_suggested" integer,
  "beds_reason" text,
  "beds" integer,
  "desks_suggested" integer,
  "desks_reason" text,
  "desks" integer,
  "tidiness_suggested" integer,
  "tidiness_reason" text,
  "tidiness" integer,
  "bathroom_suggested" integer,
  "bathroom_reason" text,
  "bathroom" integer,
  "balcony_suggested" integer,
  "balcony_reason" text,
  "balcony" integer,
  "finding" text,
  "suggested_score" integer,
  "score" integer,
  "changed" text,
  "rejected" text,
  "remark" text,
  "reject_reason" text,
  "model" text,
  "asked_by" text,
  "decided_by" text,
  "decided_at" timestamp with time zone,
  "building_id" uuid,
  "floor" integer
);

alter table "dormitory_room_health" add column "proposal_id" uuid;

alter table "security_ai_config" add column "pictures" boolean not null default false;

alter table "security_ai_config" alter column "pictures" drop default;

alter table "security_ai_config" add column "picture_model" text;

alter table "security_ai_config" add column "picture_limit" integer not null default 60;

alter table "security_ai_config" alter column "picture_limit" drop default;

alter table "dormitory_room_health_ai" add constraint "dormitory_room_health_ai_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_room_health_ai" add constraint "dormitory_room_health_ai_state_check" CHECK ((state = ANY (ARRAY['proposed'::text, 'confirmed'::text, 'rejected'::text])));

alter table "dormitory_room_health" add constraint "dormitory_room_health_proposal_id_fkey" FOREIGN KEY (tenant_id, proposal_id) REFERENCES dormitory_room_health_ai(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_health_ai" add constraint "dormitory_room_health_ai_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room_health_ai" add constraint "dormitory_room_health_ai_room_id_fkey" FOREIGN KEY (tenant_id, room_id) REFERENCES dormitory_room(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX dormitory_room_health_proposal_id_idx ON public.dormitory_room_health USING btree (tenant_id, proposal_id);

CREATE INDEX dormitory_room_health_ai_building_id_idx ON public.dormitory_room_health_ai USING btree (tenant_id, building_id);

CREATE INDEX dormitory_room_health_ai_room_id_day_idx ON public.dormitory_room_health_ai USING btree (tenant_id, room_id, day);

CREATE INDEX dormitory_room_health_ai_state_day_idx ON public.dormitory_room_health_ai USING btree (tenant_id, state, day);
