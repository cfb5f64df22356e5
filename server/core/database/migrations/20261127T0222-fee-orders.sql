alter table "fee_channel" drop constraint "fee_channel_kind_check";

alter table "fee_ledger" drop constraint "fee_ledger_kind_check";

create table "fee_order" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "no" text,
  "student_id" uuid,
  "subject" text,
  "amount" bigint,
  "channel_id" uuid,
  "state" text,
  "received" bigint,
  "beyond" bigint,
  "refunding" bigint,
  "refunded" bigint,
  "ordered_at" timestamp with time zone,
  "expires_at" timestamp with time zone,
  "paid_at" timestamp with time zone,
  "transaction_no" text,
  "failure" text,
  "pay_url" text,
  "checked_at" timestamp with time zone,
  "checks" integer,
  "class_id" uuid,
  "department_id" uuid
);

create table "fee_order_line" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "order_id" uuid not null,
  "fee_id" uuid not null,
  "amount" bigint not null,
  "paid" bigint not null,
  "refunding" bigint not null,
  "refunded" bigint not null
);

create table "fee_order_refund" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "no" text,
  "order_id" uuid,
  "student_id" uuid,
  "amount" bigint,
  "reason" text,
  "still_due" boolean,
  "state" text,
  "parts" text,
  "failure" text,
  "note" text,
  "by" text,
  "at" timestamp with time zone,
  "settled_at" timestamp with time zone,
  "checked_at" timestamp with time zone,
  "checks" integer,
  "class_id" uuid,
  "department_id" uuid
);

create table "fee_prepaid" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_id" uuid not null,
  "balance" bigint,
  "note" text,
  "class_id" uuid,
  "department_id" uuid
);

create table "fee_stand_in_key" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "keys" text not null
);

create table "fee_stand_in_trade" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "service" text not null,
  "no" text not null,
  "version" integer not null,
  "trade" text not null
);

alter table "fee_channel" add column "app_id" text;

alter table "fee_channel" add column "certificate_no" text;

alter table "fee_channel" add column "private_key" text;

alter table "fee_channel" add column "api_key" text;

alter table "fee_channel" add column "service_key_no" text;

alter table "fee_channel" add column "service_key" text;

alter table "fee_channel" add column "service_url" text;

alter table "fee_channel" add column "portal_url" text;

alter table "fee_channel" add column "minutes" integer;

alter table "fee_ledger" add column "order_id" uuid;

alter table "fee_channel" add constraint "fee_channel_kind_check" CHECK ((kind = ANY (ARRAY['bank'::text, 'cash'::text, 'pos'::text, 'loan'::text, 'wechat'::text, 'alipay'::text])));

alter table "fee_ledger" add constraint "fee_ledger_kind_check" CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'deposit'::text, 'withdrawal'::text, 'offset'::text])));

alter table "fee_order" add constraint "fee_order_no_key" UNIQUE (tenant_id, no);

alter table "fee_order" add constraint "fee_order_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_order" add constraint "fee_order_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'paying'::text, 'paid'::text, 'closed'::text, 'failed'::text, 'part-refunded'::text, 'refunded'::text])));

alter table "fee_order_line" add constraint "fee_order_line_order_id_fee_id_key" UNIQUE (tenant_id, order_id, fee_id);

alter table "fee_order_line" add constraint "fee_order_line_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_order_refund" add constraint "fee_order_refund_no_key" UNIQUE (tenant_id, no);

alter table "fee_order_refund" add constraint "fee_order_refund_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_order_refund" add constraint "fee_order_refund_state_check" CHECK ((state = ANY (ARRAY['pending'::text, 'done'::text, 'failed'::text])));

alter table "fee_prepaid" add constraint "fee_prepaid_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_prepaid" add constraint "fee_prepaid_student_id_key" UNIQUE (tenant_id, student_id);

alter table "fee_stand_in_key" add constraint "fee_stand_in_key_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_stand_in_trade" add constraint "fee_stand_in_trade_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_stand_in_trade" add constraint "fee_stand_in_trade_service_no_key" UNIQUE (tenant_id, service, no);

alter table "fee_ledger" add constraint "fee_ledger_order_id_fkey" FOREIGN KEY (tenant_id, order_id) REFERENCES fee_order(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_order" add constraint "fee_order_channel_id_fkey" FOREIGN KEY (tenant_id, channel_id) REFERENCES fee_channel(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_order" add constraint "fee_order_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_order" add constraint "fee_order_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_order" add constraint "fee_order_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_order_line" add constraint "fee_order_line_fee_id_fkey" FOREIGN KEY (tenant_id, fee_id) REFERENCES fee_student_fee(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_order_line" add constraint "fee_order_line_order_id_fkey" FOREIGN KEY (tenant_id, order_id) REFERENCES fee_order(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_order_refund" add constraint "fee_order_refund_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_order_refund" add constraint "fee_order_refund_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_order_refund" add constraint "fee_order_refund_order_id_fkey" FOREIGN KEY (tenant_id, order_id) REFERENCES fee_order(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_order_refund" add constraint "fee_order_refund_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_prepaid" add constraint "fee_prepaid_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_prepaid" add constraint "fee_prepaid_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_prepaid" add constraint "fee_prepaid_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX fee_ledger_order_id_idx ON public.fee_ledger USING btree (tenant_id, order_id);

CREATE INDEX fee_order_channel_id_idx ON public.fee_order USING btree (tenant_id, channel_id);

CREATE INDEX fee_order_class_id_idx ON public.fee_order USING btree (tenant_id, class_id);

CREATE INDEX fee_order_department_id_idx ON public.fee_order USING btree (tenant_id, department_id);

CREATE INDEX fee_order_state_checked_at_idx ON public.fee_order USING btree (tenant_id, state, checked_at);

CREATE INDEX fee_order_student_id_ordered_at_idx ON public.fee_order USING btree (tenant_id, student_id, ordered_at);

CREATE INDEX fee_order_line_fee_id_idx ON public.fee_order_line USING btree (tenant_id, fee_id);

CREATE INDEX fee_order_refund_class_id_idx ON public.fee_order_refund USING btree (tenant_id, class_id);

CREATE INDEX fee_order_refund_department_id_idx ON public.fee_order_refund USING btree (tenant_id, department_id);

CREATE INDEX fee_order_refund_order_id_idx ON public.fee_order_refund USING btree (tenant_id, order_id);

CREATE INDEX fee_order_refund_state_checked_at_idx ON public.fee_order_refund USING btree (tenant_id, state, checked_at);

CREATE INDEX fee_order_refund_student_id_idx ON public.fee_order_refund USING btree (tenant_id, student_id);

CREATE INDEX fee_prepaid_class_id_idx ON public.fee_prepaid USING btree (tenant_id, class_id);

CREATE INDEX fee_prepaid_department_id_idx ON public.fee_prepaid USING btree (tenant_id, department_id);
