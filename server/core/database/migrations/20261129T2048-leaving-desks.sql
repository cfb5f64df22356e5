-- Each desk of leaving has an act of its own, which the next start brings with its roles.
delete from system_role_menu rm using system_menu m
where m.tenant_id = rm.tenant_id and m.id = rm.menu_id and m.permission = 'records.graduate-audit:mark';

delete from system_menu where permission = 'records.graduate-audit:mark';
