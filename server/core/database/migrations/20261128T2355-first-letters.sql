-- One letter is asked for as a word of the spelling: the first letter of each word stands beside it.
update "activity_community_dorm" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "activity_organisation" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "activity_society" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "admissions_admitted_student" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "base_building" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "base_campus" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "base_class" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "base_department" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "base_major" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "base_student" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "base_subject" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "base_teacher" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "base_venue" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "claim_goods_item" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "dormitory_repair_area" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "dormitory_repair_material" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "dormitory_repair_type" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "dormitory_room" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "records_supervisor" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
update "system_user" set "name_spelt" = "name_spelt" || array_to_tsvector(array(
  select distinct left(lexeme, 1) from unnest("name_spelt")));
