alter table "admissions_admitted_student" add column "name_spelt" tsvector;

alter table "base_building" add column "name_spelt" tsvector;

alter table "base_campus" add column "name_spelt" tsvector;

alter table "base_class" add column "name_spelt" tsvector;

alter table "base_department" add column "name_spelt" tsvector;

alter table "base_major" add column "name_spelt" tsvector;

alter table "base_student" add column "name_spelt" tsvector;

alter table "base_subject" add column "name_spelt" tsvector;

alter table "base_teacher" add column "name_spelt" tsvector;

alter table "base_venue" add column "name_spelt" tsvector;

alter table "claim_goods_item" add column "name_spelt" tsvector;

alter table "dormitory_room" add column "name_spelt" tsvector;

alter table "system_user" add column "name_spelt" tsvector;
