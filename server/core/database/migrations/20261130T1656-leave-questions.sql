create table "leave_question" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "type_id" uuid,
  "label" text not null,
  "kind" text not null,
  "options" text,
  "required" boolean not null,
  "section" text not null,
  "hint" text,
  "sort" integer not null,
  "label_sort_key" text COLLATE "C"
);

alter table "leave_application" add column "answers" text;

alter table "leave_application" add column "answers_in_words" text;

alter table "leave_question" add constraint "leave_question_kind_check" CHECK ((kind = ANY (ARRAY['text'::text, 'long-text'::text, 'number'::text, 'date'::text, 'single'::text, 'yes-no'::text])));

alter table "leave_question" add constraint "leave_question_pkey" PRIMARY KEY (tenant_id, id);

alter table "leave_question" add constraint "leave_question_section_check" CHECK ((section = ANY (ARRAY['content'::text, 'whereabouts'::text, 'contact'::text])));

alter table "leave_question" add constraint "leave_question_type_id_label_key" UNIQUE (tenant_id, type_id, label);

alter table "leave_question" add constraint "leave_question_type_id_fkey" FOREIGN KEY (tenant_id, type_id) REFERENCES leave_type(tenant_id, id) ON DELETE RESTRICT;
