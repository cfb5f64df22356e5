create table "fee_difference" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "reconciliation_id" uuid,
  "day" date,
  "service" text,
  "of" text,
  "kind" text,
  "no" text,
  "transaction_no" text,
  "theirs" bigint,
  "ours" bigint,
  "order_id" uuid,
  "student_id" uuid,
  "state" text,
  "way" text,
  "note" text,
  "by" text,
  "at" timestamp with time zone
);

create table "fee_reconciliation" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text,
  "day" date,
  "service" text,
  "merchant_no" text,
  "state" text,
  "payments" integer,
  "paid" bigint,
  "kept_paid" bigint,
  "refunds" integer,
  "refunded" bigint,
  "kept_refunded" bigint,
  "others" integer,
  "differences" integer,
  "open" integer,
  "failure" text,
  "checked_at" timestamp with time zone
);

alter table "fee_order_refund" add column "billed_on" date;

alter table "fee_difference" add constraint "fee_difference_kind_check" CHECK ((kind = ANY (ARRAY['surplus'::text, 'shortage'::text, 'amount'::text])));

alter table "fee_difference" add constraint "fee_difference_of_check" CHECK ((of = ANY (ARRAY['payment'::text, 'refund'::text])));

alter table "fee_difference" add constraint "fee_difference_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_difference" add constraint "fee_difference_reconciliation_id_of_no_key" UNIQUE (tenant_id, reconciliation_id, of, no);

alter table "fee_difference" add constraint "fee_difference_service_check" CHECK ((service = ANY (ARRAY['bank'::text, 'cash'::text, 'pos'::text, 'loan'::text, 'wechat'::text, 'alipay'::text])));

alter table "fee_difference" add constraint "fee_difference_state_check" CHECK ((state = ANY (ARRAY['open'::text, 'gone'::text, 'handled'::text])));

alter table "fee_reconciliation" add constraint "fee_reconciliation_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_reconciliation" add constraint "fee_reconciliation_service_check" CHECK ((service = ANY (ARRAY['bank'::text, 'cash'::text, 'pos'::text, 'loan'::text, 'wechat'::text, 'alipay'::text])));

alter table "fee_reconciliation" add constraint "fee_reconciliation_service_merchant_no_day_key" UNIQUE (tenant_id, service, merchant_no, day);

alter table "fee_reconciliation" add constraint "fee_reconciliation_state_check" CHECK ((state = ANY (ARRAY['failed'::text, 'matched'::text, 'differing'::text, 'settled'::text])));

alter table "fee_difference" add constraint "fee_difference_order_id_fkey" FOREIGN KEY (tenant_id, order_id) REFERENCES fee_order(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_difference" add constraint "fee_difference_reconciliation_id_fkey" FOREIGN KEY (tenant_id, reconciliation_id) REFERENCES fee_reconciliation(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_difference" add constraint "fee_difference_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX fee_difference_order_id_idx ON public.fee_difference USING btree (tenant_id, order_id);

CREATE INDEX fee_difference_state_day_idx ON public.fee_difference USING btree (tenant_id, state, day);

CREATE INDEX fee_difference_student_id_idx ON public.fee_difference USING btree (tenant_id, student_id);
