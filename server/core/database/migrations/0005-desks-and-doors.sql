alter table "resource_job" drop constraint "resource_job_handler_check";

alter table "system_message_config" drop constraint "system_message_config_event_check";

alter table "system_send_log" drop constraint "system_send_log_event_check";

create table "admissions_admitted_student" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "year" integer not null,
  "candidate_no" text not null,
  "admission_no" text,
  "name" text not null,
  "gender" text not null,
  "birth_date" date not null,
  "id_type" text not null,
  "id_no" text not null,
  "ethnic" text,
  "political" text,
  "major_id" uuid not null,
  "department_id" uuid,
  "class_id" uuid,
  "student_id" uuid,
  "bed_id" uuid,
  "due" numeric(14,2) not null,
  "paid" numeric(14,2) not null,
  "deferred_until" date,
  "arrival" text,
  "arrived_at" timestamp with time zone,
  "mobile" text
);

create table "base_campus_card" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "uid" text not null,
  "weak" boolean,
  "student_id" uuid,
  "teacher_id" uuid,
  "valid_until" date,
  "state" text not null
);

create table "claim_bedding_parameter" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "year" integer not null,
  "open" boolean not null,
  "opens_at" timestamp with time zone,
  "closes_at" timestamp with time zone,
  "owe_may_receive" boolean not null,
  "undo_minutes" integer not null,
  "notice" text,
  "usual_set_id" uuid
);

create table "claim_dorm_key" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "bed_id" uuid not null,
  "building_id" uuid,
  "key_no" text not null,
  "state" text,
  "note" text
);

create table "claim_goods_event" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "order_id" uuid not null,
  "act" text not null,
  "before" text not null,
  "after" text not null,
  "reason" text,
  "desk" text,
  "way" text,
  "operator" text not null,
  "at" timestamp with time zone not null,
  "undone_at" timestamp with time zone,
  "undone_by" text
);

create table "claim_goods_item" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "kind" text not null,
  "code" text not null,
  "name" text not null,
  "unit" text not null,
  "price" numeric(14,2) not null,
  "measure" text not null,
  "enabled" boolean not null
);

create table "claim_goods_order" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "kind" text,
  "admitted_id" uuid,
  "department_id" uuid,
  "major_id" uuid,
  "class_id" uuid,
  "set_id" uuid,
  "key_id" uuid,
  "sizes" text,
  "amount" numeric(14,2),
  "paid" numeric(14,2),
  "state" text,
  "received_at" timestamp with time zone,
  "way" text,
  "desk" text,
  "operator" text
);

create table "claim_goods_order_line" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "order_id" uuid,
  "item_id" uuid,
  "size_id" uuid,
  "quantity" integer
);

create table "claim_goods_set" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "kind" text not null,
  "code" text not null,
  "name" text not null,
  "gender" text,
  "price" numeric(14,2) not null,
  "enabled" boolean not null
);

create table "claim_goods_set_line" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "set_id" uuid,
  "item_id" uuid not null,
  "quantity" integer not null,
  "optional" boolean not null
);

create table "claim_goods_size" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "kind" text not null,
  "measure" text not null,
  "code" text not null,
  "place" integer not null,
  "height_from" integer,
  "height_to" integer,
  "weight_from" integer,
  "weight_to" integer,
  "chest_from" integer,
  "chest_to" integer,
  "note" text
);

create table "claim_goods_stock" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "item_id" uuid,
  "size_id" uuid,
  "stocked" integer not null,
  "issued" integer
);

create table "claim_key_parameter" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "year" integer not null,
  "open" boolean not null,
  "opens_at" timestamp with time zone,
  "closes_at" timestamp with time zone,
  "owe_may_receive" boolean not null,
  "undo_minutes" integer not null,
  "notice" text,
  "deposit" numeric(14,2) not null
);

create table "claim_military_parameter" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "year" integer not null,
  "open" boolean not null,
  "opens_at" timestamp with time zone,
  "closes_at" timestamp with time zone,
  "owe_may_receive" boolean not null,
  "undo_minutes" integer not null,
  "notice" text,
  "usual_set_id" uuid
);

create table "claim_reader" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "desk" text not null,
  "kind" text not null,
  "identity" text,
  "channel_key" text,
  "enabled" boolean not null,
  "last_seen_at" timestamp with time zone
);

create table "claim_verification" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "tapped_at" timestamp with time zone,
  "name" text,
  "candidate_no" text,
  "admitted_id" uuid,
  "id_tail" text,
  "department_id" uuid,
  "major_id" uuid,
  "class_id" uuid,
  "student_id" uuid,
  "way" text,
  "verdict" text,
  "passed" boolean,
  "overridden" boolean,
  "reason" text,
  "witness_id" uuid,
  "desk" text,
  "operator_id" uuid,
  "received_at" timestamp with time zone,
  "arrival_before" text,
  "undone_at" timestamp with time zone,
  "undone_by_id" uuid,
  "undo_reason" text,
  "key" text
);

create table "claim_verify_parameter" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "year" integer,
  "opens_on" date,
  "closes_on" date,
  "admits" text not null,
  "unpaid_may_pass" boolean not null,
  "offline_copy" boolean not null,
  "repeat_seconds" double precision not null,
  "sound" boolean not null,
  "slip_title" text not null,
  "slip_note" text,
  "bring" text
);

create table "dormitory_abnormal_access" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "kind" text,
  "day" date,
  "student_id" uuid,
  "class_id" uuid,
  "building_id" uuid,
  "device_id" uuid,
  "happened_at" timestamp with time zone,
  "card_uid" text,
  "detail" text,
  "state" text not null,
  "note" text,
  "handled_by" text,
  "handled_at" timestamp with time zone,
  "key" text
);

create table "dormitory_bed" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "room_id" uuid not null,
  "building_id" uuid,
  "no" integer not null,
  "state" text not null,
  "key_no" text
);

create table "dormitory_door_access" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "happened_at" timestamp with time zone,
  "device_id" uuid,
  "building_id" uuid,
  "direction" text,
  "way" text,
  "result" text,
  "student_id" uuid,
  "teacher_id" uuid,
  "card_uid" text,
  "received_at" timestamp with time zone,
  "gateway_id" uuid,
  "event_id" text
);

create table "dormitory_room" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "no" text not null,
  "building_id" uuid not null,
  "floor" integer not null,
  "capacity" integer not null,
  "state" text not null
);

create table "dormitory_unlock" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "subject" text not null,
  "reason" text not null,
  "device_id" uuid not null,
  "building_id" uuid,
  "room_id" uuid,
  "student_id" uuid,
  "witness" text,
  "remark" text,
  "relay" text,
  "open_state" text,
  "opened_at" timestamp with time zone,
  "opened_by" text,
  "command_id" uuid
);

create table "student_service_lock_log" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "happened_at" timestamp with time zone,
  "device_id" uuid,
  "building_id" uuid,
  "room_id" uuid,
  "way" text,
  "result" text,
  "student_id" uuid,
  "teacher_id" uuid,
  "card_uid" text,
  "forced" boolean,
  "battery" integer,
  "low_battery" boolean,
  "received_at" timestamp with time zone,
  "gateway_id" uuid,
  "event_id" text
);

create table "system_door_command" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "device_id" uuid,
  "building_id" uuid,
  "gateway_id" uuid,
  "reason" text,
  "asked_by_id" text,
  "asked_by" text,
  "asked_at" timestamp with time zone,
  "output" integer,
  "pulse_ms" integer,
  "state" text,
  "detail" text,
  "expires_at" timestamp with time zone,
  "sent_at" timestamp with time zone,
  "settled_at" timestamp with time zone,
  "lease" text,
  "lease_until" timestamp with time zone
);

create table "system_door_device" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "building_id" uuid not null,
  "room_id" uuid,
  "relay" text not null,
  "gateway_id" uuid,
  "channel" integer not null,
  "pulse_ms" integer not null,
  "enabled" boolean not null,
  "state" text,
  "last_seen_at" timestamp with time zone,
  "battery" integer
);

create table "system_door_gateway" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text not null,
  "place" text,
  "enabled" boolean not null,
  "remark" text,
  "keys" integer,
  "state" text,
  "last_seen_at" timestamp with time zone,
  "program" text,
  "address" text
);

create table "system_door_key" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "gateway_id" uuid not null,
  "code" text not null,
  "sealed" text not null,
  "issued_at" timestamp with time zone not null
);

create table "system_door_nonce" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "gateway_id" uuid not null,
  "nonce" text not null,
  "used_at" timestamp with time zone not null
);

create table "system_door_person" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "title" text,
  "student_id" uuid,
  "teacher_id" uuid,
  "device_id" uuid not null,
  "from" date,
  "until" date,
  "days" text,
  "hours_from" text,
  "hours_to" text,
  "enabled" boolean not null,
  "sync" text,
  "synced_at" timestamp with time zone,
  "sync_note" text,
  "version" integer
);

create table "system_door_removal" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "device_id" uuid not null,
  "person_id" text not null,
  "version" integer not null
);

alter table "admissions_admitted_student" add constraint "admissions_admitted_student_arrival_check" CHECK ((arrival = ANY (ARRAY['awaited'::text, 'arrived'::text, 'deferred'::text, 'declined'::text, 'retained'::text])));

alter table "admissions_admitted_student" add constraint "admissions_admitted_student_bed_id_key" UNIQUE (tenant_id, bed_id);

alter table "admissions_admitted_student" add constraint "admissions_admitted_student_gender_check" CHECK ((gender = ANY (ARRAY['0'::text, '1'::text, '2'::text, '9'::text])));

alter table "admissions_admitted_student" add constraint "admissions_admitted_student_id_type_check" CHECK ((id_type = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text, '6'::text, '7'::text, '8'::text, '9'::text, 'A'::text, 'B'::text, 'Z'::text])));

alter table "admissions_admitted_student" add constraint "admissions_admitted_student_pkey" PRIMARY KEY (tenant_id, id);

alter table "admissions_admitted_student" add constraint "admissions_admitted_student_student_id_key" UNIQUE (tenant_id, student_id);

alter table "admissions_admitted_student" add constraint "admissions_admitted_student_year_candidate_no_key" UNIQUE (tenant_id, year, candidate_no);

alter table "base_campus_card" add constraint "base_campus_card_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_campus_card" add constraint "base_campus_card_state_check" CHECK ((state = ANY (ARRAY['valid'::text, 'lost'::text, 'cancelled'::text])));

alter table "base_campus_card" add constraint "base_campus_card_uid_key" UNIQUE (tenant_id, uid);

alter table "claim_bedding_parameter" add constraint "claim_bedding_parameter_key" UNIQUE (tenant_id);

alter table "claim_bedding_parameter" add constraint "claim_bedding_parameter_pkey" PRIMARY KEY (tenant_id, id);

alter table "claim_dorm_key" add constraint "claim_dorm_key_bed_id_key" UNIQUE (tenant_id, bed_id);

alter table "claim_dorm_key" add constraint "claim_dorm_key_key_no_key" UNIQUE (tenant_id, key_no);

alter table "claim_dorm_key" add constraint "claim_dorm_key_pkey" PRIMARY KEY (tenant_id, id);

alter table "claim_dorm_key" add constraint "claim_dorm_key_state_check" CHECK ((state = ANY (ARRAY['stored'::text, 'issued'::text, 'lost'::text])));

alter table "claim_goods_event" add constraint "claim_goods_event_act_check" CHECK ((act = ANY (ARRAY['buy'::text, 'pay'::text, 'resize'::text, 'receive'::text, 'exchange'::text, 'refund'::text, 'cancel'::text, 'lose'::text, 'reissue'::text])));

alter table "claim_goods_event" add constraint "claim_goods_event_pkey" PRIMARY KEY (tenant_id, id);

alter table "claim_goods_event" add constraint "claim_goods_event_way_check" CHECK ((way = ANY (ARRAY['id-card'::text, 'campus-card'::text, 'qr'::text, 'name'::text])));

alter table "claim_goods_item" add constraint "claim_goods_item_kind_check" CHECK ((kind = ANY (ARRAY['bedding'::text, 'military'::text, 'key'::text])));

alter table "claim_goods_item" add constraint "claim_goods_item_kind_code_key" UNIQUE (tenant_id, kind, code);

alter table "claim_goods_item" add constraint "claim_goods_item_kind_name_key" UNIQUE (tenant_id, kind, name);

alter table "claim_goods_item" add constraint "claim_goods_item_measure_check" CHECK ((measure = ANY (ARRAY['none'::text, 'clothing'::text, 'shoes'::text, 'hat'::text, 'bed'::text])));

alter table "claim_goods_item" add constraint "claim_goods_item_pkey" PRIMARY KEY (tenant_id, id);

alter table "claim_goods_order" add constraint "claim_goods_order_key_id_key" UNIQUE (tenant_id, key_id);

alter table "claim_goods_order" add constraint "claim_goods_order_kind_admitted_id_key" UNIQUE (tenant_id, kind, admitted_id);

alter table "claim_goods_order" add constraint "claim_goods_order_kind_check" CHECK ((kind = ANY (ARRAY['bedding'::text, 'military'::text, 'key'::text])));

alter table "claim_goods_order" add constraint "claim_goods_order_pkey" PRIMARY KEY (tenant_id, id);

alter table "claim_goods_order" add constraint "claim_goods_order_state_check" CHECK ((state = ANY (ARRAY['chosen'::text, 'paid'::text, 'received'::text, 'lost'::text, 'refunded'::text, 'cancelled'::text])));

alter table "claim_goods_order" add constraint "claim_goods_order_way_check" CHECK ((way = ANY (ARRAY['id-card'::text, 'campus-card'::text, 'qr'::text, 'name'::text])));

alter table "claim_goods_order_line" add constraint "claim_goods_order_line_order_id_item_id_key" UNIQUE (tenant_id, order_id, item_id);

alter table "claim_goods_order_line" add constraint "claim_goods_order_line_pkey" PRIMARY KEY (tenant_id, id);

alter table "claim_goods_set" add constraint "claim_goods_set_gender_check" CHECK ((gender = ANY (ARRAY['0'::text, '1'::text, '2'::text, '9'::text])));

alter table "claim_goods_set" add constraint "claim_goods_set_kind_check" CHECK ((kind = ANY (ARRAY['bedding'::text, 'military'::text, 'key'::text])));

alter table "claim_goods_set" add constraint "claim_goods_set_kind_code_key" UNIQUE (tenant_id, kind, code);

alter table "claim_goods_set" add constraint "claim_goods_set_kind_name_key" UNIQUE (tenant_id, kind, name);

alter table "claim_goods_set" add constraint "claim_goods_set_pkey" PRIMARY KEY (tenant_id, id);

alter table "claim_goods_set_line" add constraint "claim_goods_set_line_pkey" PRIMARY KEY (tenant_id, id);

alter table "claim_goods_set_line" add constraint "claim_goods_set_line_set_id_item_id_key" UNIQUE (tenant_id, set_id, item_id);

alter table "claim_goods_size" add constraint "claim_goods_size_kind_check" CHECK ((kind = ANY (ARRAY['bedding'::text, 'military'::text, 'key'::text])));

alter table "claim_goods_size" add constraint "claim_goods_size_kind_measure_code_key" UNIQUE (tenant_id, kind, measure, code);

alter table "claim_goods_size" add constraint "claim_goods_size_measure_check" CHECK ((measure = ANY (ARRAY['none'::text, 'clothing'::text, 'shoes'::text, 'hat'::text, 'bed'::text])));

alter table "claim_goods_size" add constraint "claim_goods_size_pkey" PRIMARY KEY (tenant_id, id);

alter table "claim_goods_stock" add constraint "claim_goods_stock_item_id_size_id_key" UNIQUE (tenant_id, item_id, size_id);

alter table "claim_goods_stock" add constraint "claim_goods_stock_pkey" PRIMARY KEY (tenant_id, id);

alter table "claim_key_parameter" add constraint "claim_key_parameter_key" UNIQUE (tenant_id);

alter table "claim_key_parameter" add constraint "claim_key_parameter_pkey" PRIMARY KEY (tenant_id, id);

alter table "claim_military_parameter" add constraint "claim_military_parameter_key" UNIQUE (tenant_id);

alter table "claim_military_parameter" add constraint "claim_military_parameter_pkey" PRIMARY KEY (tenant_id, id);

alter table "claim_reader" add constraint "claim_reader_desk_name_key" UNIQUE (tenant_id, desk, name);

alter table "claim_reader" add constraint "claim_reader_kind_check" CHECK ((kind = ANY (ARRAY['id-card-reader'::text, 'keyboard-wedge'::text, 'text-line'::text, 'osdp'::text, 'pn532'::text, 'hid-scanner'::text])));

alter table "claim_reader" add constraint "claim_reader_pkey" PRIMARY KEY (tenant_id, id);

alter table "claim_verification" add constraint "claim_verification_arrival_before_check" CHECK ((arrival_before = ANY (ARRAY['awaited'::text, 'arrived'::text, 'deferred'::text, 'declined'::text, 'retained'::text])));

alter table "claim_verification" add constraint "claim_verification_key_key" UNIQUE (tenant_id, key);

alter table "claim_verification" add constraint "claim_verification_pkey" PRIMARY KEY (tenant_id, id);

alter table "claim_verification" add constraint "claim_verification_verdict_check" CHECK ((verdict = ANY (ARRAY['pass'::text, 'mismatch'::text, 'not-listed'::text, 'already'::text, 'unpaid'::text, 'expired'::text])));

alter table "claim_verification" add constraint "claim_verification_way_check" CHECK ((way = ANY (ARRAY['id-card'::text, 'campus-card'::text, 'qr'::text, 'name'::text])));

alter table "claim_verify_parameter" add constraint "claim_verify_parameter_key" UNIQUE (tenant_id);

alter table "claim_verify_parameter" add constraint "claim_verify_parameter_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_abnormal_access" add constraint "dormitory_abnormal_access_key_key" UNIQUE (tenant_id, key);

alter table "dormitory_abnormal_access" add constraint "dormitory_abnormal_access_kind_check" CHECK ((kind = ANY (ARRAY['late'::text, 'absent'::text, 'unseen'::text, 'stranger'::text, 'elsewhere'::text, 'forced'::text])));

alter table "dormitory_abnormal_access" add constraint "dormitory_abnormal_access_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_abnormal_access" add constraint "dormitory_abnormal_access_state_check" CHECK ((state = ANY (ARRAY['open'::text, 'confirmed'::text, 'mistaken'::text])));

alter table "dormitory_bed" add constraint "dormitory_bed_name_key" UNIQUE (tenant_id, name);

alter table "dormitory_bed" add constraint "dormitory_bed_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_bed" add constraint "dormitory_bed_room_id_no_key" UNIQUE (tenant_id, room_id, no);

alter table "dormitory_bed" add constraint "dormitory_bed_state_check" CHECK ((state = ANY (ARRAY['free'::text, 'preassigned'::text, 'occupied'::text, 'locked'::text, 'repairing'::text, 'disabled'::text, 'reserved'::text])));

alter table "dormitory_door_access" add constraint "dormitory_door_access_direction_check" CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text])));

alter table "dormitory_door_access" add constraint "dormitory_door_access_gateway_id_event_id_key" UNIQUE (tenant_id, gateway_id, event_id);

alter table "dormitory_door_access" add constraint "dormitory_door_access_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_door_access" add constraint "dormitory_door_access_result_check" CHECK ((result = ANY (ARRAY['passed'::text, 'refused'::text, 'forced'::text, 'held'::text])));

alter table "dormitory_door_access" add constraint "dormitory_door_access_way_check" CHECK ((way = ANY (ARRAY['card'::text, 'face'::text, 'qr'::text, 'code'::text, 'fingerprint'::text, 'remote'::text, 'button'::text, 'key'::text])));

alter table "dormitory_room" add constraint "dormitory_room_building_id_no_key" UNIQUE (tenant_id, building_id, no);

alter table "dormitory_room" add constraint "dormitory_room_name_key" UNIQUE (tenant_id, name);

alter table "dormitory_room" add constraint "dormitory_room_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_room" add constraint "dormitory_room_state_check" CHECK ((state = ANY (ARRAY['open'::text, 'disabled'::text, 'repairing'::text, 'sealed'::text])));

alter table "dormitory_unlock" add constraint "dormitory_unlock_open_state_check" CHECK ((open_state = ANY (ARRAY['pending'::text, 'sent'::text, 'confirmed'::text, 'unconfirmed'::text, 'refused'::text, 'expired'::text])));

alter table "dormitory_unlock" add constraint "dormitory_unlock_pkey" PRIMARY KEY (tenant_id, id);

alter table "dormitory_unlock" add constraint "dormitory_unlock_reason_check" CHECK ((reason = ANY (ARRAY['forgotten'::text, 'lost'::text, 'broken'::text, 'emergency'::text, 'inspection'::text, 'repair'::text])));

alter table "dormitory_unlock" add constraint "dormitory_unlock_relay_check" CHECK ((relay = ANY (ARRAY['gateway'::text, 'modbus'::text, 'lcus'::text, 'hid'::text])));

alter table "resource_job" add constraint "resource_job_handler_check" CHECK ((handler = ANY (ARRAY['sweep-sessions'::text, 'sweep-uploads'::text, 'sweep-files'::text, 'seal-changes'::text, 'sweep-tasks'::text, 'tend-doors'::text, 'watch-doors'::text])));

alter table "student_service_lock_log" add constraint "student_service_lock_log_gateway_id_event_id_key" UNIQUE (tenant_id, gateway_id, event_id);

alter table "student_service_lock_log" add constraint "student_service_lock_log_pkey" PRIMARY KEY (tenant_id, id);

alter table "student_service_lock_log" add constraint "student_service_lock_log_result_check" CHECK ((result = ANY (ARRAY['passed'::text, 'refused'::text, 'forced'::text, 'held'::text])));

alter table "student_service_lock_log" add constraint "student_service_lock_log_way_check" CHECK ((way = ANY (ARRAY['card'::text, 'face'::text, 'qr'::text, 'code'::text, 'fingerprint'::text, 'remote'::text, 'button'::text, 'key'::text])));

alter table "system_door_command" add constraint "system_door_command_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_door_command" add constraint "system_door_command_state_check" CHECK ((state = ANY (ARRAY['pending'::text, 'sent'::text, 'confirmed'::text, 'unconfirmed'::text, 'refused'::text, 'expired'::text])));

alter table "system_door_device" add constraint "system_door_device_code_key" UNIQUE (tenant_id, code);

alter table "system_door_device" add constraint "system_door_device_kind_check" CHECK ((kind = ANY (ARRAY['gate'::text, 'lock'::text])));

alter table "system_door_device" add constraint "system_door_device_name_key" UNIQUE (tenant_id, name);

alter table "system_door_device" add constraint "system_door_device_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_door_device" add constraint "system_door_device_relay_check" CHECK ((relay = ANY (ARRAY['gateway'::text, 'modbus'::text, 'lcus'::text, 'hid'::text])));

alter table "system_door_device" add constraint "system_door_device_state_check" CHECK ((state = ANY (ARRAY['unknown'::text, 'online'::text, 'offline'::text])));

alter table "system_door_gateway" add constraint "system_door_gateway_name_key" UNIQUE (tenant_id, name);

alter table "system_door_gateway" add constraint "system_door_gateway_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_door_gateway" add constraint "system_door_gateway_state_check" CHECK ((state = ANY (ARRAY['unknown'::text, 'online'::text, 'offline'::text])));

alter table "system_door_key" add constraint "system_door_key_code_key" UNIQUE (tenant_id, code);

alter table "system_door_key" add constraint "system_door_key_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_door_nonce" add constraint "system_door_nonce_gateway_id_nonce_key" UNIQUE (tenant_id, gateway_id, nonce);

alter table "system_door_nonce" add constraint "system_door_nonce_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_door_person" add constraint "system_door_person_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_door_person" add constraint "system_door_person_sync_check" CHECK ((sync = ANY (ARRAY['pending'::text, 'synced'::text, 'failed'::text])));

alter table "system_door_removal" add constraint "system_door_removal_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_message_config" add constraint "system_message_config_event_check" CHECK ((event = ANY (ARRAY['security'::text, 'notice'::text, 'service'::text, 'system'::text, 'review-passed'::text, 'review-refused'::text, 'export-ready'::text, 'import-done'::text, 'abnormal-access'::text])));

alter table "system_send_log" add constraint "system_send_log_event_check" CHECK ((event = ANY (ARRAY['security'::text, 'notice'::text, 'service'::text, 'system'::text, 'review-passed'::text, 'review-refused'::text, 'export-ready'::text, 'import-done'::text, 'abnormal-access'::text, 'code'::text, 'test'::text])));

alter table "admissions_admitted_student" add constraint "admissions_admitted_student_bed_id_fkey" FOREIGN KEY (tenant_id, bed_id) REFERENCES dormitory_bed(tenant_id, id) ON DELETE RESTRICT;

alter table "admissions_admitted_student" add constraint "admissions_admitted_student_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "admissions_admitted_student" add constraint "admissions_admitted_student_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "admissions_admitted_student" add constraint "admissions_admitted_student_major_id_fkey" FOREIGN KEY (tenant_id, major_id) REFERENCES base_major(tenant_id, id) ON DELETE RESTRICT;

alter table "admissions_admitted_student" add constraint "admissions_admitted_student_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "base_campus_card" add constraint "base_campus_card_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "base_campus_card" add constraint "base_campus_card_teacher_id_fkey" FOREIGN KEY (tenant_id, teacher_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_bedding_parameter" add constraint "claim_bedding_parameter_usual_set_id_fkey" FOREIGN KEY (tenant_id, usual_set_id) REFERENCES claim_goods_set(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_dorm_key" add constraint "claim_dorm_key_bed_id_fkey" FOREIGN KEY (tenant_id, bed_id) REFERENCES dormitory_bed(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_dorm_key" add constraint "claim_dorm_key_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_goods_event" add constraint "claim_goods_event_order_id_fkey" FOREIGN KEY (tenant_id, order_id) REFERENCES claim_goods_order(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_goods_order" add constraint "claim_goods_order_admitted_id_fkey" FOREIGN KEY (tenant_id, admitted_id) REFERENCES admissions_admitted_student(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_goods_order" add constraint "claim_goods_order_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_goods_order" add constraint "claim_goods_order_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_goods_order" add constraint "claim_goods_order_key_id_fkey" FOREIGN KEY (tenant_id, key_id) REFERENCES claim_dorm_key(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_goods_order" add constraint "claim_goods_order_major_id_fkey" FOREIGN KEY (tenant_id, major_id) REFERENCES base_major(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_goods_order" add constraint "claim_goods_order_set_id_fkey" FOREIGN KEY (tenant_id, set_id) REFERENCES claim_goods_set(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_goods_order_line" add constraint "claim_goods_order_line_item_id_fkey" FOREIGN KEY (tenant_id, item_id) REFERENCES claim_goods_item(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_goods_order_line" add constraint "claim_goods_order_line_order_id_fkey" FOREIGN KEY (tenant_id, order_id) REFERENCES claim_goods_order(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_goods_order_line" add constraint "claim_goods_order_line_size_id_fkey" FOREIGN KEY (tenant_id, size_id) REFERENCES claim_goods_size(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_goods_set_line" add constraint "claim_goods_set_line_item_id_fkey" FOREIGN KEY (tenant_id, item_id) REFERENCES claim_goods_item(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_goods_set_line" add constraint "claim_goods_set_line_set_id_fkey" FOREIGN KEY (tenant_id, set_id) REFERENCES claim_goods_set(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_goods_stock" add constraint "claim_goods_stock_item_id_fkey" FOREIGN KEY (tenant_id, item_id) REFERENCES claim_goods_item(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_goods_stock" add constraint "claim_goods_stock_size_id_fkey" FOREIGN KEY (tenant_id, size_id) REFERENCES claim_goods_size(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_military_parameter" add constraint "claim_military_parameter_usual_set_id_fkey" FOREIGN KEY (tenant_id, usual_set_id) REFERENCES claim_goods_set(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_verification" add constraint "claim_verification_admitted_id_fkey" FOREIGN KEY (tenant_id, admitted_id) REFERENCES admissions_admitted_student(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_verification" add constraint "claim_verification_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_verification" add constraint "claim_verification_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_verification" add constraint "claim_verification_major_id_fkey" FOREIGN KEY (tenant_id, major_id) REFERENCES base_major(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_verification" add constraint "claim_verification_operator_id_fkey" FOREIGN KEY (tenant_id, operator_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_verification" add constraint "claim_verification_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_verification" add constraint "claim_verification_undone_by_id_fkey" FOREIGN KEY (tenant_id, undone_by_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "claim_verification" add constraint "claim_verification_witness_id_fkey" FOREIGN KEY (tenant_id, witness_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_abnormal_access" add constraint "dormitory_abnormal_access_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_abnormal_access" add constraint "dormitory_abnormal_access_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_abnormal_access" add constraint "dormitory_abnormal_access_device_id_fkey" FOREIGN KEY (tenant_id, device_id) REFERENCES system_door_device(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_abnormal_access" add constraint "dormitory_abnormal_access_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_bed" add constraint "dormitory_bed_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_bed" add constraint "dormitory_bed_room_id_fkey" FOREIGN KEY (tenant_id, room_id) REFERENCES dormitory_room(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_door_access" add constraint "dormitory_door_access_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_door_access" add constraint "dormitory_door_access_device_id_fkey" FOREIGN KEY (tenant_id, device_id) REFERENCES system_door_device(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_door_access" add constraint "dormitory_door_access_gateway_id_fkey" FOREIGN KEY (tenant_id, gateway_id) REFERENCES system_door_gateway(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_door_access" add constraint "dormitory_door_access_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_door_access" add constraint "dormitory_door_access_teacher_id_fkey" FOREIGN KEY (tenant_id, teacher_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_room" add constraint "dormitory_room_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_unlock" add constraint "dormitory_unlock_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_unlock" add constraint "dormitory_unlock_command_id_fkey" FOREIGN KEY (tenant_id, command_id) REFERENCES system_door_command(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_unlock" add constraint "dormitory_unlock_device_id_fkey" FOREIGN KEY (tenant_id, device_id) REFERENCES system_door_device(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_unlock" add constraint "dormitory_unlock_room_id_fkey" FOREIGN KEY (tenant_id, room_id) REFERENCES dormitory_room(tenant_id, id) ON DELETE RESTRICT;

alter table "dormitory_unlock" add constraint "dormitory_unlock_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "student_service_lock_log" add constraint "student_service_lock_log_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "student_service_lock_log" add constraint "student_service_lock_log_device_id_fkey" FOREIGN KEY (tenant_id, device_id) REFERENCES system_door_device(tenant_id, id) ON DELETE RESTRICT;

alter table "student_service_lock_log" add constraint "student_service_lock_log_gateway_id_fkey" FOREIGN KEY (tenant_id, gateway_id) REFERENCES system_door_gateway(tenant_id, id) ON DELETE RESTRICT;

alter table "student_service_lock_log" add constraint "student_service_lock_log_room_id_fkey" FOREIGN KEY (tenant_id, room_id) REFERENCES dormitory_room(tenant_id, id) ON DELETE RESTRICT;

alter table "student_service_lock_log" add constraint "student_service_lock_log_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "student_service_lock_log" add constraint "student_service_lock_log_teacher_id_fkey" FOREIGN KEY (tenant_id, teacher_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "system_door_command" add constraint "system_door_command_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "system_door_command" add constraint "system_door_command_device_id_fkey" FOREIGN KEY (tenant_id, device_id) REFERENCES system_door_device(tenant_id, id) ON DELETE RESTRICT;

alter table "system_door_command" add constraint "system_door_command_gateway_id_fkey" FOREIGN KEY (tenant_id, gateway_id) REFERENCES system_door_gateway(tenant_id, id) ON DELETE RESTRICT;

alter table "system_door_device" add constraint "system_door_device_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "system_door_device" add constraint "system_door_device_gateway_id_fkey" FOREIGN KEY (tenant_id, gateway_id) REFERENCES system_door_gateway(tenant_id, id) ON DELETE RESTRICT;

alter table "system_door_device" add constraint "system_door_device_room_id_fkey" FOREIGN KEY (tenant_id, room_id) REFERENCES dormitory_room(tenant_id, id) ON DELETE RESTRICT;

alter table "system_door_key" add constraint "system_door_key_gateway_id_fkey" FOREIGN KEY (tenant_id, gateway_id) REFERENCES system_door_gateway(tenant_id, id) ON DELETE RESTRICT;

alter table "system_door_nonce" add constraint "system_door_nonce_gateway_id_fkey" FOREIGN KEY (tenant_id, gateway_id) REFERENCES system_door_gateway(tenant_id, id) ON DELETE RESTRICT;

alter table "system_door_person" add constraint "system_door_person_device_id_fkey" FOREIGN KEY (tenant_id, device_id) REFERENCES system_door_device(tenant_id, id) ON DELETE RESTRICT;

alter table "system_door_person" add constraint "system_door_person_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "system_door_person" add constraint "system_door_person_teacher_id_fkey" FOREIGN KEY (tenant_id, teacher_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "system_door_removal" add constraint "system_door_removal_device_id_fkey" FOREIGN KEY (tenant_id, device_id) REFERENCES system_door_device(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX admissions_admitted_student_class_id_idx ON public.admissions_admitted_student USING btree (tenant_id, class_id);

CREATE INDEX admissions_admitted_student_department_id_idx ON public.admissions_admitted_student USING btree (tenant_id, department_id);

CREATE INDEX admissions_admitted_student_id_no_idx ON public.admissions_admitted_student USING btree (tenant_id, id_no);

CREATE INDEX admissions_admitted_student_major_id_idx ON public.admissions_admitted_student USING btree (tenant_id, major_id);

CREATE INDEX admissions_admitted_student_year_arrival_idx ON public.admissions_admitted_student USING btree (tenant_id, year, arrival);

CREATE INDEX base_campus_card_student_id_idx ON public.base_campus_card USING btree (tenant_id, student_id);

CREATE INDEX base_campus_card_teacher_id_idx ON public.base_campus_card USING btree (tenant_id, teacher_id);

CREATE INDEX claim_bedding_parameter_usual_set_id_idx ON public.claim_bedding_parameter USING btree (tenant_id, usual_set_id);

CREATE INDEX claim_dorm_key_building_id_idx ON public.claim_dorm_key USING btree (tenant_id, building_id);

CREATE INDEX claim_goods_event_order_id_idx ON public.claim_goods_event USING btree (tenant_id, order_id);

CREATE INDEX claim_goods_order_admitted_id_idx ON public.claim_goods_order USING btree (tenant_id, admitted_id);

CREATE INDEX claim_goods_order_class_id_idx ON public.claim_goods_order USING btree (tenant_id, class_id);

CREATE INDEX claim_goods_order_department_id_idx ON public.claim_goods_order USING btree (tenant_id, department_id);

CREATE INDEX claim_goods_order_kind_state_idx ON public.claim_goods_order USING btree (tenant_id, kind, state);

CREATE INDEX claim_goods_order_major_id_idx ON public.claim_goods_order USING btree (tenant_id, major_id);

CREATE INDEX claim_goods_order_set_id_idx ON public.claim_goods_order USING btree (tenant_id, set_id);

CREATE INDEX claim_goods_order_line_item_id_idx ON public.claim_goods_order_line USING btree (tenant_id, item_id);

CREATE INDEX claim_goods_order_line_size_id_idx ON public.claim_goods_order_line USING btree (tenant_id, size_id);

CREATE INDEX claim_goods_set_line_item_id_idx ON public.claim_goods_set_line USING btree (tenant_id, item_id);

CREATE INDEX claim_goods_stock_size_id_idx ON public.claim_goods_stock USING btree (tenant_id, size_id);

CREATE INDEX claim_military_parameter_usual_set_id_idx ON public.claim_military_parameter USING btree (tenant_id, usual_set_id);

CREATE INDEX claim_verification_admitted_id_idx ON public.claim_verification USING btree (tenant_id, admitted_id);

CREATE INDEX claim_verification_class_id_idx ON public.claim_verification USING btree (tenant_id, class_id);

CREATE INDEX claim_verification_department_id_idx ON public.claim_verification USING btree (tenant_id, department_id);

CREATE INDEX claim_verification_major_id_idx ON public.claim_verification USING btree (tenant_id, major_id);

CREATE INDEX claim_verification_operator_id_idx ON public.claim_verification USING btree (tenant_id, operator_id);

CREATE INDEX claim_verification_student_id_idx ON public.claim_verification USING btree (tenant_id, student_id);

CREATE INDEX claim_verification_tapped_at_idx ON public.claim_verification USING btree (tenant_id, tapped_at);

CREATE INDEX claim_verification_undone_by_id_idx ON public.claim_verification USING btree (tenant_id, undone_by_id);

CREATE INDEX claim_verification_verdict_tapped_at_idx ON public.claim_verification USING btree (tenant_id, verdict, tapped_at);

CREATE INDEX claim_verification_witness_id_idx ON public.claim_verification USING btree (tenant_id, witness_id);

CREATE INDEX dormitory_abnormal_access_building_id_idx ON public.dormitory_abnormal_access USING btree (tenant_id, building_id);

CREATE INDEX dormitory_abnormal_access_class_id_idx ON public.dormitory_abnormal_access USING btree (tenant_id, class_id);

CREATE INDEX dormitory_abnormal_access_device_id_idx ON public.dormitory_abnormal_access USING btree (tenant_id, device_id);

CREATE INDEX dormitory_abnormal_access_happened_at_idx ON public.dormitory_abnormal_access USING btree (tenant_id, happened_at);

CREATE INDEX dormitory_abnormal_access_state_day_idx ON public.dormitory_abnormal_access USING btree (tenant_id, state, day);

CREATE INDEX dormitory_abnormal_access_student_id_idx ON public.dormitory_abnormal_access USING btree (tenant_id, student_id);

CREATE INDEX dormitory_bed_building_id_idx ON public.dormitory_bed USING btree (tenant_id, building_id);

CREATE INDEX dormitory_door_access_building_id_happened_at_idx ON public.dormitory_door_access USING btree (tenant_id, building_id, happened_at);

CREATE INDEX dormitory_door_access_device_id_happened_at_idx ON public.dormitory_door_access USING btree (tenant_id, device_id, happened_at);

CREATE INDEX dormitory_door_access_happened_at_idx ON public.dormitory_door_access USING btree (tenant_id, happened_at);

CREATE INDEX dormitory_door_access_student_id_happened_at_idx ON public.dormitory_door_access USING btree (tenant_id, student_id, happened_at);

CREATE INDEX dormitory_door_access_teacher_id_idx ON public.dormitory_door_access USING btree (tenant_id, teacher_id);

CREATE INDEX dormitory_unlock_building_id_idx ON public.dormitory_unlock USING btree (tenant_id, building_id);

CREATE INDEX dormitory_unlock_command_id_idx ON public.dormitory_unlock USING btree (tenant_id, command_id);

CREATE INDEX dormitory_unlock_device_id_idx ON public.dormitory_unlock USING btree (tenant_id, device_id);

CREATE INDEX dormitory_unlock_opened_at_idx ON public.dormitory_unlock USING btree (tenant_id, opened_at);

CREATE INDEX dormitory_unlock_room_id_idx ON public.dormitory_unlock USING btree (tenant_id, room_id);

CREATE INDEX dormitory_unlock_student_id_idx ON public.dormitory_unlock USING btree (tenant_id, student_id);

CREATE INDEX student_service_lock_log_building_id_happened_at_idx ON public.student_service_lock_log USING btree (tenant_id, building_id, happened_at);

CREATE INDEX student_service_lock_log_device_id_happened_at_idx ON public.student_service_lock_log USING btree (tenant_id, device_id, happened_at);

CREATE INDEX student_service_lock_log_happened_at_idx ON public.student_service_lock_log USING btree (tenant_id, happened_at);

CREATE INDEX student_service_lock_log_room_id_idx ON public.student_service_lock_log USING btree (tenant_id, room_id);

CREATE INDEX student_service_lock_log_student_id_idx ON public.student_service_lock_log USING btree (tenant_id, student_id);

CREATE INDEX student_service_lock_log_teacher_id_idx ON public.student_service_lock_log USING btree (tenant_id, teacher_id);

CREATE INDEX system_door_command_asked_at_idx ON public.system_door_command USING btree (tenant_id, asked_at);

CREATE INDEX system_door_command_building_id_idx ON public.system_door_command USING btree (tenant_id, building_id);

CREATE INDEX system_door_command_device_id_asked_at_idx ON public.system_door_command USING btree (tenant_id, device_id, asked_at);

CREATE INDEX system_door_command_gateway_id_state_idx ON public.system_door_command USING btree (tenant_id, gateway_id, state);

CREATE INDEX system_door_device_building_id_idx ON public.system_door_device USING btree (tenant_id, building_id);

CREATE INDEX system_door_device_gateway_id_idx ON public.system_door_device USING btree (tenant_id, gateway_id);

CREATE INDEX system_door_device_room_id_idx ON public.system_door_device USING btree (tenant_id, room_id);

CREATE INDEX system_door_key_gateway_id_idx ON public.system_door_key USING btree (tenant_id, gateway_id);

CREATE INDEX system_door_nonce_used_at_idx ON public.system_door_nonce USING btree (tenant_id, used_at);

CREATE INDEX system_door_person_device_id_version_idx ON public.system_door_person USING btree (tenant_id, device_id, version);

CREATE INDEX system_door_person_student_id_idx ON public.system_door_person USING btree (tenant_id, student_id);

CREATE INDEX system_door_person_teacher_id_idx ON public.system_door_person USING btree (tenant_id, teacher_id);

CREATE INDEX system_door_removal_device_id_version_idx ON public.system_door_removal USING btree (tenant_id, device_id, version);
