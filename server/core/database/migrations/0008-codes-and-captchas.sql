alter table "security_safe_login" add column "address_captcha_after" integer;

update "security_safe_login" set "address_captcha_after" = case when "captcha_after" = 0 then 0 else 10 end;

alter table "security_safe_login" alter column "address_captcha_after" set not null;

alter table "security_safe_login" add column "codes_per_day" integer;

update "security_safe_login" set "codes_per_day" = 5000;

alter table "security_safe_login" alter column "codes_per_day" set not null;
