alter table "admissions_admitted_student" alter column "due" type bigint using round("due" * 100)::bigint;

alter table "admissions_admitted_student" alter column "paid" type bigint using round("paid" * 100)::bigint;

alter table "claim_goods_item" alter column "price" type bigint using round("price" * 100)::bigint;

alter table "claim_goods_order" alter column "amount" type bigint using round("amount" * 100)::bigint;

alter table "claim_goods_order" alter column "paid" type bigint using round("paid" * 100)::bigint;

alter table "claim_goods_set" alter column "price" type bigint using round("price" * 100)::bigint;

alter table "claim_key_parameter" alter column "deposit" type bigint using round("deposit" * 100)::bigint;

update "claim_goods_event" set
  "before" = jsonb_set(jsonb_set("before"::jsonb, '{amount}', to_jsonb(round(("before"::jsonb ->> 'amount')::numeric * 100)::bigint)),
    '{paid}', to_jsonb(round(("before"::jsonb ->> 'paid')::numeric * 100)::bigint))::text
where "before" like '{%"amount":%"paid":%';

update "claim_goods_event" set
  "after" = jsonb_set(jsonb_set("after"::jsonb, '{amount}', to_jsonb(round(("after"::jsonb ->> 'amount')::numeric * 100)::bigint)),
    '{paid}', to_jsonb(round(("after"::jsonb ->> 'paid')::numeric * 100)::bigint))::text
where "after" like '{%"amount":%"paid":%';
