alter table "system_menu" drop constraint "system_menu_open_type_check";

alter table "security_safe_login" add column "signature_policy" text not null default 'given';

alter table "security_safe_login" alter column "signature_policy" drop default;

alter table "security_safe_login" add column "sign_path_prefix" text;

alter table "security_safe_login" add column "allow_token_in_query" boolean not null default false;

alter table "security_safe_login" alter column "allow_token_in_query" drop default;

alter table "security_safe_login" add column "null_to_empty" boolean not null default false;

alter table "security_safe_login" alter column "null_to_empty" drop default;

alter table "security_safe_login" add constraint "security_safe_login_signature_policy_check" CHECK ((signature_policy = ANY (ARRAY['off'::text, 'given'::text, 'v1'::text, 'v1-window'::text, 'v2'::text])));

alter table "system_menu" add constraint "system_menu_open_type_check" CHECK ((open_type = ANY (ARRAY['0'::text, '1'::text, '2'::text])));
