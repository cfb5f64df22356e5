alter table "leave_settings" drop column "day_as";

alter table "leave_settings" drop column "late_as";
