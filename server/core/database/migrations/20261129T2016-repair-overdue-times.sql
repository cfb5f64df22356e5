alter table "dormitory_repair_order" add column "overdue_times" integer;

update "dormitory_repair_order" set "overdue_times" = case when "overdue" then 1 else 0 end;
