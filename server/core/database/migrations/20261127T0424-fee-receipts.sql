create table "fee_receipt" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "no" text,
  "kind" text,
  "student_id" uuid,
  "payer" text,
  "body_id" uuid,
  "payee" text,
  "subject" text,
  "items" text,
  "amount" bigint,
  "capital" text,
  "reversed" bigint,
  "channel_id" uuid,
  "movement" text,
  "received_on" date,
  "order_id" uuid,
  "state" text,
  "reverses" text,
  "replaces" text,
  "replaced_by" text,
  "void_reason" text,
  "by" text,
  "at" timestamp with time zone,
  "class_id" uuid,
  "department_id" uuid
);

alter table "fee_body" add column "seal" text;

alter table "fee_ledger" add column "receipt_id" uuid;

alter table "fee_receipt" add constraint "fee_receipt_kind_check" CHECK ((kind = ANY (ARRAY['payment'::text, 'red'::text])));

alter table "fee_receipt" add constraint "fee_receipt_no_key" UNIQUE (tenant_id, no);

alter table "fee_receipt" add constraint "fee_receipt_pkey" PRIMARY KEY (tenant_id, id);

alter table "fee_receipt" add constraint "fee_receipt_state_check" CHECK ((state = ANY (ARRAY['valid'::text, 'part'::text, 'red'::text, 'void'::text])));

alter table "fee_ledger" add constraint "fee_ledger_receipt_id_fkey" FOREIGN KEY (tenant_id, receipt_id) REFERENCES fee_receipt(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_receipt" add constraint "fee_receipt_body_id_fkey" FOREIGN KEY (tenant_id, body_id) REFERENCES fee_body(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_receipt" add constraint "fee_receipt_channel_id_fkey" FOREIGN KEY (tenant_id, channel_id) REFERENCES fee_channel(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_receipt" add constraint "fee_receipt_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_receipt" add constraint "fee_receipt_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_receipt" add constraint "fee_receipt_order_id_fkey" FOREIGN KEY (tenant_id, order_id) REFERENCES fee_order(tenant_id, id) ON DELETE RESTRICT;

alter table "fee_receipt" add constraint "fee_receipt_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX fee_ledger_receipt_id_idx ON public.fee_ledger USING btree (tenant_id, receipt_id);

CREATE INDEX fee_receipt_body_id_idx ON public.fee_receipt USING btree (tenant_id, body_id);

CREATE INDEX fee_receipt_channel_id_idx ON public.fee_receipt USING btree (tenant_id, channel_id);

CREATE INDEX fee_receipt_class_id_idx ON public.fee_receipt USING btree (tenant_id, class_id);

CREATE INDEX fee_receipt_department_id_idx ON public.fee_receipt USING btree (tenant_id, department_id);

CREATE INDEX fee_receipt_order_id_idx ON public.fee_receipt USING btree (tenant_id, order_id);

CREATE INDEX fee_receipt_student_id_at_idx ON public.fee_receipt USING btree (tenant_id, student_id, at);
