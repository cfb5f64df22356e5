alter table "fee_student_fee" drop constraint "fee_student_fee_major_id_fkey";

drop index "fee_student_fee_major_id_idx";

alter table "fee_student_fee" drop column "grade";

alter table "fee_student_fee" drop column "major_id";
