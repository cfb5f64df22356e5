create table "system_wall" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "place" text,
  "screens" text not null,
  "dwell" integer not null,
  "starts_at" text,
  "ends_at" text,
  "look" text not null,
  "state" text,
  "last_seen_at" timestamp with time zone,
  "showing" text,
  "build" text,
  "address" text,
  "paired_at" timestamp with time zone,
  "reload_at" timestamp with time zone,
  "token_hash" text
);

create table "system_wall_pairing" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code_hash" text not null,
  "secret_hash" text not null,
  "wall_id" uuid,
  "until" timestamp with time zone not null
);

alter table "system_wall" add constraint "system_wall_look_check" CHECK ((look = ANY (ARRAY['dark'::text, 'light'::text])));

alter table "system_wall" add constraint "system_wall_name_key" UNIQUE (tenant_id, name);

alter table "system_wall" add constraint "system_wall_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_wall" add constraint "system_wall_showing_check" CHECK ((showing = ANY (ARRAY['zhcpdatascreenone'::text, 'zhcpdatascreentwo'::text, 'zhcpdatascreenthree'::text, 'dormBigScreen'::text, 'leavedatascreenone'::text, 'dormInspect'::text, 'welcome'::text, 'lofTV'::text])));

alter table "system_wall" add constraint "system_wall_state_check" CHECK ((state = ANY (ARRAY['unpaired'::text, 'online'::text, 'offline'::text])));

alter table "system_wall" add constraint "system_wall_token_hash_key" UNIQUE (tenant_id, token_hash);

alter table "system_wall_pairing" add constraint "system_wall_pairing_code_hash_key" UNIQUE (tenant_id, code_hash);

alter table "system_wall_pairing" add constraint "system_wall_pairing_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_wall_pairing" add constraint "system_wall_pairing_secret_hash_key" UNIQUE (tenant_id, secret_hash);

alter table "system_wall_pairing" add constraint "system_wall_pairing_wall_id_fkey" FOREIGN KEY (tenant_id, wall_id) REFERENCES system_wall(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX system_wall_pairing_wall_id_idx ON public.system_wall_pairing USING btree (tenant_id, wall_id);
