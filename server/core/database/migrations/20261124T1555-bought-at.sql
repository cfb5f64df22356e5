alter table "claim_goods_order" add column "bought_at" timestamp with time zone;

update "claim_goods_order" set "bought_at" = "created_at";
