alter table "dormitory_room_master" alter column "room_id" drop not null;

update "dormitory_room_master" r set "until" = greatest(r."since", current_date) where r."until" is null and exists (
  select from "dormitory_room_master" o where o."tenant_id" = r."tenant_id" and o."student_id" = r."student_id"
    and o."until" is null and (o."since", o."id") > (r."since", r."id"));

CREATE UNIQUE INDEX dormitory_room_master_student_id_while_until_key ON public.dormitory_room_master USING btree (tenant_id, student_id) WHERE (until IS NULL);
