alter table "dormitory_room_health_ai" drop constraint "dormitory_room_health_ai_state_check";

alter table "dormitory_room_health_ai" add column "lapses_at" timestamp with time zone;

alter table "dormitory_room_health_ai" add constraint "dormitory_room_health_ai_state_check" CHECK ((state = ANY (ARRAY['proposed'::text, 'confirmed'::text, 'rejected'::text, 'lapsed'::text])));

-- A proposal waits until the end of the last day on which the sheet of its day may be entered: the fourteenth after it.
update "dormitory_room_health_ai" set "lapses_at" = ("day" + 14 + time '23:59:59') at time zone 'Asia/Shanghai';
