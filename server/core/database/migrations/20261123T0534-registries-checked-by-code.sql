alter table "resource_job" drop constraint "resource_job_handler_check";

alter table "system_message_config" drop constraint "system_message_config_event_check";

alter table "system_report" drop constraint "system_report_resource_check";

alter table "system_send_log" drop constraint "system_send_log_event_check";
