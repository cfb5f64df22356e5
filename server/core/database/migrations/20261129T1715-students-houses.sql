alter table "base_student" add column "building_id" uuid;

alter table "base_student" add constraint "base_student_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX base_student_building_id_idx ON public.base_student USING btree (tenant_id, building_id);

update "base_student" s set "building_id" = b."building_id" from "dormitory_bed" b
  where b."tenant_id" = s."tenant_id" and b."student_id" = s."id";

update "base_student" s set "building_id" = b."building_id" from "dormitory_bed" b
  where b."tenant_id" = s."tenant_id" and b."promised_id" = s."id" and s."building_id" is null;
