alter table "dormitory_staff" drop constraint "dormitory_staff_duty_check";

alter table "dormitory_staff" add constraint "dormitory_staff_duty_check" CHECK ((duty = ANY (ARRAY['keeper'::text, 'night'::text, 'head'::text, 'tutor'::text, 'dispatch'::text])));
