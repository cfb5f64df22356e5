create or replace function append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.tenant_id = current_setting('campus.erasing', true) then
      return old;
    end if;
  end if;
  raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = '55000';
end $$;

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.workflow_event FOR EACH ROW EXECUTE FUNCTION append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON public.workflow_event FOR EACH STATEMENT EXECUTE FUNCTION append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.workflow_signature FOR EACH ROW EXECUTE FUNCTION append_only();

CREATE TRIGGER append_only_all BEFORE TRUNCATE ON public.workflow_signature FOR EACH STATEMENT EXECUTE FUNCTION append_only();
