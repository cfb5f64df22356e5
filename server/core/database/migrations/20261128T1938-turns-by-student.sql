drop index "dormitory_sign_turn_round_id_state_idx";

drop index "dormitory_whereabouts_turn_round_id_state_idx";

drop index "records_info_turn_round_id_state_idx";

drop index "return_school_turn_round_id_state_idx";

drop index "student_service_sign_task_turn_round_id_state_idx";

CREATE INDEX dormitory_sign_turn_round_id_state_student_id_idx ON public.dormitory_sign_turn USING btree (tenant_id, round_id, state, student_id);

CREATE INDEX dormitory_whereabouts_turn_round_id_state_student_id_idx ON public.dormitory_whereabouts_turn USING btree (tenant_id, round_id, state, student_id);

CREATE INDEX records_info_turn_round_id_state_student_id_idx ON public.records_info_turn USING btree (tenant_id, round_id, state, student_id);

CREATE INDEX return_school_turn_round_id_state_student_id_idx ON public.return_school_turn USING btree (tenant_id, round_id, state, student_id);

CREATE INDEX student_service_sign_task_turn_round_id_state_student_id_idx ON public.student_service_sign_task_turn USING btree (tenant_id, round_id, state, student_id);
