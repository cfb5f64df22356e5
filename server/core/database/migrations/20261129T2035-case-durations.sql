alter table "leave_application" add column "decided_in" double precision;

alter table "workflow_case" add column "hours" double precision;

update "workflow_case" set "hours" = round(extract(epoch from "ended_at" - "started_at")::numeric / 3600, 1)
  where "ended_at" is not null;

update "leave_application" l set "decided_in" = c."hours" from "workflow_case" c
  where c."tenant_id" = l."tenant_id" and c."resource" = 'leave.application' and c."row_id" = l."id"::text
    and c."state" in ('approved', 'rejected');
