CREATE INDEX base_student_name_sort_key_idx ON public.base_student USING btree (tenant_id, name_sort_key, id);
CREATE INDEX base_student_family_name_sort_key_idx ON public.base_student_family USING btree (tenant_id, name_sort_key, id);
