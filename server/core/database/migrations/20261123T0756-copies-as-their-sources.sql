-- What a row repeats of the row it points at, once as that one says now; from here on the engine follows. Sources first.
update base_grade_major t set department_id = s.department_id from base_major s
where s.tenant_id = t.tenant_id and s.id = t.major_id and t.department_id is distinct from s.department_id;

update base_class t set grade = s.grade, major_id = s.major_id, department_id = s.department_id, campus_id = s.campus_id
from base_grade_major s
where s.tenant_id = t.tenant_id and s.id = t.grade_major_id
  and (t.grade, t.major_id, t.department_id, t.campus_id) is distinct from (s.grade, s.major_id, s.department_id, s.campus_id);

update base_student t set grade = s.grade, major_id = s.major_id, department_id = s.department_id from base_class s
where s.tenant_id = t.tenant_id and s.id = t.class_id
  and (t.grade, t.major_id, t.department_id) is distinct from (s.grade, s.major_id, s.department_id);

update base_counsellor t set department_id = s.department_id from base_class s
where s.tenant_id = t.tenant_id and s.id = t.class_id and t.department_id is distinct from s.department_id;

update base_class_leader t set department_id = s.department_id from base_class s
where s.tenant_id = t.tenant_id and s.id = t.class_id and t.department_id is distinct from s.department_id;

update base_lesson t set department_id = s.department_id from base_class s
where s.tenant_id = t.tenant_id and s.id = t.class_id and t.department_id is distinct from s.department_id;

update base_mentor t set department_id = s.department_id from base_student s
where s.tenant_id = t.tenant_id and s.id = t.student_id and t.department_id is distinct from s.department_id;

update admissions_admitted_student t set department_id = s.department_id from base_major s
where s.tenant_id = t.tenant_id and s.id = t.major_id and t.department_id is distinct from s.department_id;

update claim_verification t
set department_id = s.department_id, major_id = s.major_id, class_id = s.class_id, student_id = s.student_id
from admissions_admitted_student s
where s.tenant_id = t.tenant_id and s.id = t.admitted_id
  and (t.department_id, t.major_id, t.class_id, t.student_id)
    is distinct from (s.department_id, s.major_id, s.class_id, s.student_id);

update claim_goods_order t set department_id = s.department_id, major_id = s.major_id, class_id = s.class_id
from admissions_admitted_student s
where s.tenant_id = t.tenant_id and s.id = t.admitted_id
  and (t.department_id, t.major_id, t.class_id) is distinct from (s.department_id, s.major_id, s.class_id);

update base_venue t set campus_id = s.campus_id from base_building s
where s.tenant_id = t.tenant_id and s.id = t.building_id and t.campus_id is distinct from s.campus_id;

update dormitory_bed t set building_id = s.building_id from dormitory_room s
where s.tenant_id = t.tenant_id and s.id = t.room_id and t.building_id is distinct from s.building_id;

update claim_dorm_key t set building_id = s.building_id from dormitory_bed s
where s.tenant_id = t.tenant_id and s.id = t.bed_id and t.building_id is distinct from s.building_id;

update dormitory_abnormal_access t set class_id = s.class_id from base_student s
where s.tenant_id = t.tenant_id and s.id = t.student_id and t.class_id is distinct from s.class_id;

update system_door_device t set building_id = s.building_id from dormitory_room s
where s.tenant_id = t.tenant_id and s.id = t.room_id and t.building_id is distinct from s.building_id;
