create table "system_wall_dwell" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "wall_id" uuid,
  "screen" text not null,
  "seconds" integer not null
);

alter table "system_wall_dwell" add constraint "system_wall_dwell_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_wall_dwell" add constraint "system_wall_dwell_screen_check" CHECK ((screen = ANY (ARRAY['zhcpdatascreenone'::text, 'zhcpdatascreentwo'::text, 'zhcpdatascreenthree'::text, 'dormBigScreen'::text, 'leavedatascreenone'::text, 'dormInspect'::text, 'welcome'::text, 'lofTV'::text])));

alter table "system_wall_dwell" add constraint "system_wall_dwell_wall_id_screen_key" UNIQUE (tenant_id, wall_id, screen);

alter table "system_wall_dwell" add constraint "system_wall_dwell_wall_id_fkey" FOREIGN KEY (tenant_id, wall_id) REFERENCES system_wall(tenant_id, id) ON DELETE RESTRICT;
