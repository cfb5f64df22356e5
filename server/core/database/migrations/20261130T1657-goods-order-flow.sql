-- What is done with an order stands in its history, as with every row.
alter table "claim_goods_event" drop constraint "claim_goods_event_order_id_fkey";

drop table "claim_goods_event";
