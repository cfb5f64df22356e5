CREATE INDEX base_student_name_spelt_idx ON public.base_student USING gin (name_spelt);
