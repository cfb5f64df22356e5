create table "base_building" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "campus_id" uuid not null,
  "kind" text not null,
  "residents" text,
  "floors" integer not null,
  "built_year" integer,
  "area" double precision,
  "keeper_id" uuid,
  "enabled" boolean not null
);

create table "base_campus" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "canton_id" uuid,
  "address" text,
  "phone" text,
  "longitude" double precision,
  "latitude" double precision,
  "enabled" boolean not null
);

create table "base_canton" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "full_name" text,
  "level" text not null,
  "parent_id" uuid,
  "valid_from" date,
  "valid_to" date,
  "replaced_by_id" uuid
);

create table "base_class" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "grade_major_id" uuid not null,
  "grade" integer,
  "department_id" uuid,
  "major_id" uuid,
  "campus_id" uuid,
  "venue_id" uuid,
  "capacity" integer,
  "graduated" boolean not null
);

create table "base_class_leader" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "teacher_id" uuid not null,
  "class_id" uuid not null,
  "department_id" uuid,
  "since" date not null,
  "until" date
);

create table "base_counsellor" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "teacher_id" uuid not null,
  "class_id" uuid not null,
  "department_id" uuid,
  "category" text,
  "since" date not null,
  "until" date
);

create table "base_department" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "short_name" text,
  "kind" text not null,
  "parent_id" uuid,
  "campus_id" uuid,
  "leader_id" uuid,
  "phone" text,
  "established_on" date,
  "sort" integer not null,
  "enabled" boolean not null
);

create table "base_grade_major" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text,
  "grade" integer not null,
  "major_id" uuid not null,
  "department_id" uuid,
  "campus_id" uuid,
  "plan_size" integer,
  "head_id" uuid
);

create table "base_major" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "national_code" text,
  "direction" text,
  "department_id" uuid not null,
  "train_level" text not null,
  "schooling_length" integer not null,
  "first_enrol_year" integer,
  "stop_year" integer,
  "enabled" boolean not null
);

create table "base_school_calendar" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "name" text,
  "academic_year" text not null,
  "term" text not null,
  "start_date" date not null,
  "weeks" integer not null
);

create table "base_school_calendar_day" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "calendar_id" uuid not null,
  "date" date not null,
  "kind" text not null,
  "day_of_week_as" text,
  "note" text
);

create table "base_student" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "student_no" text not null,
  "candidate_no" text,
  "name" text not null,
  "gender" text not null,
  "birth_date" date not null,
  "id_type" text not null,
  "id_no" text not null,
  "ethnic" text,
  "political" text,
  "former_name" text,
  "native_place_id" uuid,
  "overseas" text,
  "health" text,
  "class_id" uuid not null,
  "grade" integer,
  "department_id" uuid,
  "major_id" uuid,
  "student_type" text not null,
  "entry_mode" text,
  "entry_date" date not null,
  "expected_graduation" date,
  "attend_mode" text not null,
  "student_state" text not null,
  "mobile" text,
  "email" text,
  "address" text,
  "emergency_name" text,
  "emergency_relation" text,
  "emergency_phone" text
);

create table "base_subject" (
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
  "department_id" uuid not null,
  "credit" double precision not null,
  "hours" integer not null,
  "enabled" boolean not null
);

create table "base_teacher" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "staff_no" text not null,
  "name" text not null,
  "gender" text not null,
  "birth_date" date not null,
  "id_type" text not null,
  "id_no" text not null,
  "ethnic" text,
  "political" text,
  "department_id" uuid not null,
  "post" text not null,
  "title" text,
  "education" text,
  "degree" text,
  "entry_date" date,
  "teacher_state" text not null,
  "mobile" text,
  "email" text,
  "phone" text
);

create table "base_venue" (
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
  "campus_id" uuid not null,
  "building_id" uuid,
  "floor" integer,
  "capacity" integer not null,
  "facilities" text,
  "department_id" uuid,
  "manager_id" uuid,
  "bookable" boolean not null,
  "enabled" boolean not null
);

create table "system_app_info" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "app_type" text not null,
  "school_name" text,
  "global_title" text not null,
  "global_vice_title" text,
  "login_tips" text,
  "show_login" boolean,
  "is_wartermark" boolean,
  "sso_type" text,
  "sso_login_url" text,
  "sso_logout_url" text,
  "ureport_url" text
);

create table "system_dictionary" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "key" text not null,
  "label" text not null,
  "sort" integer not null,
  "enabled" boolean not null,
  "valid_from" date,
  "valid_to" date,
  "remark" text
);

create table "system_menu" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "parent_id" uuid,
  "kind" text not null,
  "title" text not null,
  "path" text,
  "component" text,
  "icon" text,
  "sort" integer not null,
  "open_type" text not null,
  "menu_link" text,
  "keep_alive" boolean not null,
  "affix" boolean not null,
  "hidden" boolean not null,
  "permission" text
);

create table "system_role" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "code" text not null,
  "name" text not null,
  "grants" text not null,
  "sort" integer not null
);

create table "system_role_menu" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "role_id" uuid not null,
  "menu_id" uuid not null,
  "granted" boolean not null
);

create table "system_session" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "family_id" text not null,
  "access_hash" text not null,
  "access_until" timestamp with time zone not null,
  "refresh_hash" text not null,
  "refresh_until" timestamp with time zone not null,
  "password_version" integer not null,
  "rotated_at" timestamp with time zone,
  "successor" text
);

create table "system_sign_in_failure" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "account" text not null,
  "failures" integer not null,
  "until" timestamp with time zone not null
);

create table "system_user" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "account" text not null,
  "name" text not null,
  "kind" text not null,
  "student_id" uuid,
  "teacher_id" uuid,
  "department_id" uuid,
  "enabled" boolean not null,
  "password_hash" text,
  "password_level" integer,
  "password_version" integer,
  "last_login_at" timestamp with time zone
);

create table "system_user_role" (
  "tenant_id" text not null,
  "id" uuid not null,
  "revision" integer not null default 1,
  "created_at" timestamp with time zone not null default now(),
  "created_by" text not null default 'system'::text,
  "updated_at" timestamp with time zone not null default now(),
  "updated_by" text not null default 'system'::text,
  "user_id" uuid not null,
  "role_id" uuid not null
);

alter table "base_building" add constraint "base_building_campus_id_name_key" UNIQUE (tenant_id, campus_id, name);

alter table "base_building" add constraint "base_building_code_key" UNIQUE (tenant_id, code);

alter table "base_building" add constraint "base_building_kind_check" CHECK ((kind = ANY (ARRAY['teaching'::text, 'training'::text, 'dormitory'::text, 'office'::text, 'mixed'::text])));

alter table "base_building" add constraint "base_building_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_building" add constraint "base_building_residents_check" CHECK ((residents = ANY (ARRAY['men'::text, 'women'::text, 'mixed'::text])));

alter table "base_campus" add constraint "base_campus_code_key" UNIQUE (tenant_id, code);

alter table "base_campus" add constraint "base_campus_name_key" UNIQUE (tenant_id, name);

alter table "base_campus" add constraint "base_campus_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_canton" add constraint "base_canton_code_key" UNIQUE (tenant_id, code);

alter table "base_canton" add constraint "base_canton_level_check" CHECK ((level = ANY (ARRAY['province'::text, 'city'::text, 'county'::text])));

alter table "base_canton" add constraint "base_canton_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_class" add constraint "base_class_code_key" UNIQUE (tenant_id, code);

alter table "base_class" add constraint "base_class_name_key" UNIQUE (tenant_id, name);

alter table "base_class" add constraint "base_class_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_class_leader" add constraint "base_class_leader_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_class_leader" add constraint "base_class_leader_teacher_id_class_id_since_key" UNIQUE (tenant_id, teacher_id, class_id, since);

alter table "base_counsellor" add constraint "base_counsellor_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_counsellor" add constraint "base_counsellor_teacher_id_class_id_since_key" UNIQUE (tenant_id, teacher_id, class_id, since);

alter table "base_department" add constraint "base_department_code_key" UNIQUE (tenant_id, code);

alter table "base_department" add constraint "base_department_name_key" UNIQUE (tenant_id, name);

alter table "base_department" add constraint "base_department_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_grade_major" add constraint "base_grade_major_grade_major_id_key" UNIQUE (tenant_id, grade, major_id);

alter table "base_grade_major" add constraint "base_grade_major_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_major" add constraint "base_major_code_key" UNIQUE (tenant_id, code);

alter table "base_major" add constraint "base_major_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_school_calendar" add constraint "base_school_calendar_academic_year_term_key" UNIQUE (tenant_id, academic_year, term);

alter table "base_school_calendar" add constraint "base_school_calendar_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_school_calendar" add constraint "base_school_calendar_start_date_key" UNIQUE (tenant_id, start_date);

alter table "base_school_calendar" add constraint "base_school_calendar_term_check" CHECK ((term = ANY (ARRAY['1'::text, '2'::text, '3'::text])));

alter table "base_school_calendar_day" add constraint "base_school_calendar_day_calendar_id_date_key" UNIQUE (tenant_id, calendar_id, date);

alter table "base_school_calendar_day" add constraint "base_school_calendar_day_day_of_week_as_check" CHECK ((day_of_week_as = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text, '6'::text, '7'::text])));

alter table "base_school_calendar_day" add constraint "base_school_calendar_day_kind_check" CHECK ((kind = ANY (ARRAY['teaching'::text, 'holiday'::text, 'exam'::text, 'training'::text, 'military'::text, 'swapped'::text])));

alter table "base_school_calendar_day" add constraint "base_school_calendar_day_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_student" add constraint "base_student_gender_check" CHECK ((gender = ANY (ARRAY['0'::text, '1'::text, '2'::text, '9'::text])));

alter table "base_student" add constraint "base_student_id_type_check" CHECK ((id_type = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text, '6'::text, '7'::text, '8'::text, '9'::text, 'A'::text, 'B'::text, 'Z'::text])));

alter table "base_student" add constraint "base_student_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_student" add constraint "base_student_student_no_key" UNIQUE (tenant_id, student_no);

alter table "base_student" add constraint "base_student_student_state_check" CHECK ((student_state = ANY (ARRAY['10'::text, '11'::text, '12'::text, '13'::text, '14'::text, '15'::text, '99'::text, '01'::text, '02'::text, '03'::text, '04'::text, '05'::text, '06'::text, '07'::text, '08'::text, '09'::text])));

alter table "base_subject" add constraint "base_subject_code_key" UNIQUE (tenant_id, code);

alter table "base_subject" add constraint "base_subject_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_teacher" add constraint "base_teacher_gender_check" CHECK ((gender = ANY (ARRAY['0'::text, '1'::text, '2'::text, '9'::text])));

alter table "base_teacher" add constraint "base_teacher_id_type_check" CHECK ((id_type = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text, '6'::text, '7'::text, '8'::text, '9'::text, 'A'::text, 'B'::text, 'Z'::text])));

alter table "base_teacher" add constraint "base_teacher_pkey" PRIMARY KEY (tenant_id, id);

alter table "base_teacher" add constraint "base_teacher_staff_no_key" UNIQUE (tenant_id, staff_no);

alter table "base_teacher" add constraint "base_teacher_teacher_state_check" CHECK ((teacher_state = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text])));

alter table "base_venue" add constraint "base_venue_code_key" UNIQUE (tenant_id, code);

alter table "base_venue" add constraint "base_venue_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_app_info" add constraint "system_app_info_app_type_check" CHECK ((app_type = ANY (ARRAY['0'::text, '2'::text])));

alter table "system_app_info" add constraint "system_app_info_app_type_key" UNIQUE (tenant_id, app_type);

alter table "system_app_info" add constraint "system_app_info_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_dictionary" add constraint "system_dictionary_code_key_key" UNIQUE (tenant_id, code, key);

alter table "system_dictionary" add constraint "system_dictionary_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_menu" add constraint "system_menu_code_key" UNIQUE (tenant_id, code);

alter table "system_menu" add constraint "system_menu_kind_check" CHECK ((kind = ANY (ARRAY['directory'::text, 'screen'::text, 'button'::text])));

alter table "system_menu" add constraint "system_menu_open_type_check" CHECK ((open_type = ANY (ARRAY['0'::text, '1'::text])));

alter table "system_menu" add constraint "system_menu_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_role" add constraint "system_role_code_key" UNIQUE (tenant_id, code);

alter table "system_role" add constraint "system_role_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_role_menu" add constraint "system_role_menu_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_role_menu" add constraint "system_role_menu_role_id_menu_id_key" UNIQUE (tenant_id, role_id, menu_id);

alter table "system_session" add constraint "system_session_access_hash_key" UNIQUE (tenant_id, access_hash);

alter table "system_session" add constraint "system_session_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_session" add constraint "system_session_refresh_hash_key" UNIQUE (tenant_id, refresh_hash);

alter table "system_sign_in_failure" add constraint "system_sign_in_failure_account_key" UNIQUE (tenant_id, account);

alter table "system_sign_in_failure" add constraint "system_sign_in_failure_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_user" add constraint "system_user_account_key" UNIQUE (tenant_id, account);

alter table "system_user" add constraint "system_user_kind_check" CHECK ((kind = ANY (ARRAY['student'::text, 'teacher'::text, 'other'::text])));

alter table "system_user" add constraint "system_user_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_user" add constraint "system_user_student_id_key" UNIQUE (tenant_id, student_id);

alter table "system_user" add constraint "system_user_teacher_id_key" UNIQUE (tenant_id, teacher_id);

alter table "system_user_role" add constraint "system_user_role_pkey" PRIMARY KEY (tenant_id, id);

alter table "system_user_role" add constraint "system_user_role_user_id_role_id_key" UNIQUE (tenant_id, user_id, role_id);

alter table "base_building" add constraint "base_building_campus_id_fkey" FOREIGN KEY (tenant_id, campus_id) REFERENCES base_campus(tenant_id, id) ON DELETE RESTRICT;

alter table "base_building" add constraint "base_building_keeper_id_fkey" FOREIGN KEY (tenant_id, keeper_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "base_campus" add constraint "base_campus_canton_id_fkey" FOREIGN KEY (tenant_id, canton_id) REFERENCES base_canton(tenant_id, id) ON DELETE RESTRICT;

alter table "base_canton" add constraint "base_canton_parent_id_fkey" FOREIGN KEY (tenant_id, parent_id) REFERENCES base_canton(tenant_id, id) ON DELETE RESTRICT;

alter table "base_canton" add constraint "base_canton_replaced_by_id_fkey" FOREIGN KEY (tenant_id, replaced_by_id) REFERENCES base_canton(tenant_id, id) ON DELETE RESTRICT;

alter table "base_class" add constraint "base_class_campus_id_fkey" FOREIGN KEY (tenant_id, campus_id) REFERENCES base_campus(tenant_id, id) ON DELETE RESTRICT;

alter table "base_class" add constraint "base_class_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "base_class" add constraint "base_class_grade_major_id_fkey" FOREIGN KEY (tenant_id, grade_major_id) REFERENCES base_grade_major(tenant_id, id) ON DELETE RESTRICT;

alter table "base_class" add constraint "base_class_major_id_fkey" FOREIGN KEY (tenant_id, major_id) REFERENCES base_major(tenant_id, id) ON DELETE RESTRICT;

alter table "base_class" add constraint "base_class_venue_id_fkey" FOREIGN KEY (tenant_id, venue_id) REFERENCES base_venue(tenant_id, id) ON DELETE RESTRICT;

alter table "base_class_leader" add constraint "base_class_leader_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "base_class_leader" add constraint "base_class_leader_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "base_class_leader" add constraint "base_class_leader_teacher_id_fkey" FOREIGN KEY (tenant_id, teacher_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "base_counsellor" add constraint "base_counsellor_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "base_counsellor" add constraint "base_counsellor_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "base_counsellor" add constraint "base_counsellor_teacher_id_fkey" FOREIGN KEY (tenant_id, teacher_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "base_department" add constraint "base_department_campus_id_fkey" FOREIGN KEY (tenant_id, campus_id) REFERENCES base_campus(tenant_id, id) ON DELETE RESTRICT;

alter table "base_department" add constraint "base_department_leader_id_fkey" FOREIGN KEY (tenant_id, leader_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "base_department" add constraint "base_department_parent_id_fkey" FOREIGN KEY (tenant_id, parent_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "base_grade_major" add constraint "base_grade_major_campus_id_fkey" FOREIGN KEY (tenant_id, campus_id) REFERENCES base_campus(tenant_id, id) ON DELETE RESTRICT;

alter table "base_grade_major" add constraint "base_grade_major_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "base_grade_major" add constraint "base_grade_major_head_id_fkey" FOREIGN KEY (tenant_id, head_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "base_grade_major" add constraint "base_grade_major_major_id_fkey" FOREIGN KEY (tenant_id, major_id) REFERENCES base_major(tenant_id, id) ON DELETE RESTRICT;

alter table "base_major" add constraint "base_major_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "base_school_calendar_day" add constraint "base_school_calendar_day_calendar_id_fkey" FOREIGN KEY (tenant_id, calendar_id) REFERENCES base_school_calendar(tenant_id, id) ON DELETE RESTRICT;

alter table "base_student" add constraint "base_student_class_id_fkey" FOREIGN KEY (tenant_id, class_id) REFERENCES base_class(tenant_id, id) ON DELETE RESTRICT;

alter table "base_student" add constraint "base_student_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "base_student" add constraint "base_student_major_id_fkey" FOREIGN KEY (tenant_id, major_id) REFERENCES base_major(tenant_id, id) ON DELETE RESTRICT;

alter table "base_student" add constraint "base_student_native_place_id_fkey" FOREIGN KEY (tenant_id, native_place_id) REFERENCES base_canton(tenant_id, id) ON DELETE RESTRICT;

alter table "base_subject" add constraint "base_subject_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "base_teacher" add constraint "base_teacher_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "base_venue" add constraint "base_venue_building_id_fkey" FOREIGN KEY (tenant_id, building_id) REFERENCES base_building(tenant_id, id) ON DELETE RESTRICT;

alter table "base_venue" add constraint "base_venue_campus_id_fkey" FOREIGN KEY (tenant_id, campus_id) REFERENCES base_campus(tenant_id, id) ON DELETE RESTRICT;

alter table "base_venue" add constraint "base_venue_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "base_venue" add constraint "base_venue_manager_id_fkey" FOREIGN KEY (tenant_id, manager_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "system_menu" add constraint "system_menu_parent_id_fkey" FOREIGN KEY (tenant_id, parent_id) REFERENCES system_menu(tenant_id, id) ON DELETE RESTRICT;

alter table "system_role_menu" add constraint "system_role_menu_menu_id_fkey" FOREIGN KEY (tenant_id, menu_id) REFERENCES system_menu(tenant_id, id) ON DELETE RESTRICT;

alter table "system_role_menu" add constraint "system_role_menu_role_id_fkey" FOREIGN KEY (tenant_id, role_id) REFERENCES system_role(tenant_id, id) ON DELETE RESTRICT;

alter table "system_session" add constraint "system_session_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

alter table "system_user" add constraint "system_user_department_id_fkey" FOREIGN KEY (tenant_id, department_id) REFERENCES base_department(tenant_id, id) ON DELETE RESTRICT;

alter table "system_user" add constraint "system_user_student_id_fkey" FOREIGN KEY (tenant_id, student_id) REFERENCES base_student(tenant_id, id) ON DELETE RESTRICT;

alter table "system_user" add constraint "system_user_teacher_id_fkey" FOREIGN KEY (tenant_id, teacher_id) REFERENCES base_teacher(tenant_id, id) ON DELETE RESTRICT;

alter table "system_user_role" add constraint "system_user_role_role_id_fkey" FOREIGN KEY (tenant_id, role_id) REFERENCES system_role(tenant_id, id) ON DELETE RESTRICT;

alter table "system_user_role" add constraint "system_user_role_user_id_fkey" FOREIGN KEY (tenant_id, user_id) REFERENCES "system_user"(tenant_id, id) ON DELETE RESTRICT;

CREATE INDEX base_building_keeper_id_idx ON public.base_building USING btree (tenant_id, keeper_id);

CREATE INDEX base_campus_canton_id_idx ON public.base_campus USING btree (tenant_id, canton_id);

CREATE INDEX base_canton_parent_id_idx ON public.base_canton USING btree (tenant_id, parent_id);

CREATE INDEX base_canton_replaced_by_id_idx ON public.base_canton USING btree (tenant_id, replaced_by_id);

CREATE INDEX base_class_campus_id_idx ON public.base_class USING btree (tenant_id, campus_id);

CREATE INDEX base_class_department_id_idx ON public.base_class USING btree (tenant_id, department_id);

CREATE INDEX base_class_grade_code_idx ON public.base_class USING btree (tenant_id, grade, code);

CREATE INDEX base_class_grade_major_id_idx ON public.base_class USING btree (tenant_id, grade_major_id);

CREATE INDEX base_class_major_id_idx ON public.base_class USING btree (tenant_id, major_id);

CREATE INDEX base_class_venue_id_idx ON public.base_class USING btree (tenant_id, venue_id);

CREATE INDEX base_class_leader_class_id_idx ON public.base_class_leader USING btree (tenant_id, class_id);

CREATE INDEX base_class_leader_department_id_idx ON public.base_class_leader USING btree (tenant_id, department_id);

CREATE INDEX base_counsellor_class_id_idx ON public.base_counsellor USING btree (tenant_id, class_id);

CREATE INDEX base_counsellor_department_id_idx ON public.base_counsellor USING btree (tenant_id, department_id);

CREATE INDEX base_department_campus_id_idx ON public.base_department USING btree (tenant_id, campus_id);

CREATE INDEX base_department_leader_id_idx ON public.base_department USING btree (tenant_id, leader_id);

CREATE INDEX base_department_parent_id_idx ON public.base_department USING btree (tenant_id, parent_id);

CREATE INDEX base_grade_major_campus_id_idx ON public.base_grade_major USING btree (tenant_id, campus_id);

CREATE INDEX base_grade_major_department_id_idx ON public.base_grade_major USING btree (tenant_id, department_id);

CREATE INDEX base_grade_major_head_id_idx ON public.base_grade_major USING btree (tenant_id, head_id);

CREATE INDEX base_grade_major_major_id_idx ON public.base_grade_major USING btree (tenant_id, major_id);

CREATE INDEX base_major_department_id_idx ON public.base_major USING btree (tenant_id, department_id);

CREATE INDEX base_major_national_code_idx ON public.base_major USING btree (tenant_id, national_code);

CREATE INDEX base_student_class_id_idx ON public.base_student USING btree (tenant_id, class_id);

CREATE INDEX base_student_department_id_idx ON public.base_student USING btree (tenant_id, department_id);

CREATE INDEX base_student_grade_student_no_idx ON public.base_student USING btree (tenant_id, grade, student_no);

CREATE INDEX base_student_id_no_idx ON public.base_student USING btree (tenant_id, id_no);

CREATE INDEX base_student_major_id_idx ON public.base_student USING btree (tenant_id, major_id);

CREATE INDEX base_student_native_place_id_idx ON public.base_student USING btree (tenant_id, native_place_id);

CREATE INDEX base_subject_department_id_idx ON public.base_subject USING btree (tenant_id, department_id);

CREATE INDEX base_teacher_department_id_idx ON public.base_teacher USING btree (tenant_id, department_id);

CREATE INDEX base_teacher_id_no_idx ON public.base_teacher USING btree (tenant_id, id_no);

CREATE INDEX base_venue_building_id_idx ON public.base_venue USING btree (tenant_id, building_id);

CREATE INDEX base_venue_campus_id_idx ON public.base_venue USING btree (tenant_id, campus_id);

CREATE INDEX base_venue_department_id_idx ON public.base_venue USING btree (tenant_id, department_id);

CREATE INDEX base_venue_manager_id_idx ON public.base_venue USING btree (tenant_id, manager_id);

CREATE INDEX system_menu_parent_id_idx ON public.system_menu USING btree (tenant_id, parent_id);

CREATE INDEX system_role_menu_menu_id_idx ON public.system_role_menu USING btree (tenant_id, menu_id);

CREATE INDEX system_session_family_id_idx ON public.system_session USING btree (tenant_id, family_id);

CREATE INDEX system_session_user_id_idx ON public.system_session USING btree (tenant_id, user_id);

CREATE INDEX system_user_department_id_idx ON public."system_user" USING btree (tenant_id, department_id);

CREATE INDEX system_user_role_role_id_idx ON public.system_user_role USING btree (tenant_id, role_id);
