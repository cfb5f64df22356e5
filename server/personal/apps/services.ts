import { sql } from 'kysely'
import { personalCategory, personalServices } from '#domain/system/personal-services.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'

/** Something that somebody may open: a personal service, a screen of their menus, or an app of the college. */
export interface Service {
  readonly code: string
  readonly name: string
  readonly icon: string
  readonly category: string
  /** `0` within the portal, at `path`; `1` outside, at `menuLink`. */
  readonly openType: string
  readonly path: string
  readonly menuLink: string
}

interface Asker {
  readonly app: AppContext
  readonly tenantId: string
  readonly actor: Pick<Actor, 'id'>
}

/** Where somebody looks for services. What is for phones only is left out on `web`. */
export type Terminal = 'web' | 'mobile'

/** All that a person may open, personal services first, then those for phones, the menus and the apps, each once. */
export async function servicesOf(asker: Asker, terminal: Terminal = 'mobile'): Promise<readonly Service[]> {
  const onPhone = terminal === 'mobile'
  const [menus, apps, phone] = await Promise.all([
    menusOf(asker, onPhone ? ['mobile', 'web'] : ['web']),
    appsOf(asker, 'system_app_name'),
    onPhone ? appsOf(asker, 'system_mobile_service') : [],
  ])
  const own = personalServices.map(({ code, name, icon, path }) => ({
    code,
    name,
    icon,
    category: personalCategory,
    openType: '0',
    path,
    menuLink: '',
  }))
  const all = [...own, ...phone, ...menus, ...apps]
  return [...new Map(all.toReversed().map((service) => [service.code, service])).values()].toReversed()
}

/** Screens that one of the person's roles holds, by their areas, in the order of the menu. */
async function menusOf({ app, tenantId, actor }: Asker, terminals: readonly Terminal[]) {
  const { rows } = await sql<Service>`
    with recursive standing as (
      select id, title, sort from system_menu where tenant_id = ${tenantId} and parent_id is null
      union all
      select m.id, s.title, s.sort from standing s join system_menu m on m.tenant_id = ${tenantId} and m.parent_id = s.id
        and m.kind <> 'button')
    select m.code, m.title as name, coalesce(m.icon, '') as icon, coalesce(area.title, m.title) as category,
      case when m.open_type = '1' then '1' else '0' end as "openType",
      case when m.open_type = '1' then '' else coalesce(m.path, '') end as path,
      case when m.open_type = '1' then coalesce(m.menu_link, '') else '' end as "menuLink"
    from system_menu m left join standing area on area.id = m.id
    where m.tenant_id = ${tenantId} and m.kind = 'screen' and not m.hidden and m.terminal in (${sql.join(terminals)}) and exists (
      select from system_user_role ur join ${behind('system_role_menu rm', 'ur.role_id', 'role_id')} and rm.granted
      where ur.tenant_id = ${tenantId} and ur.user_id = ${actor.id} and rm.menu_id = m.id)
    order by m.terminal, coalesce(area.sort, m.sort), m.sort, m.code`.execute(app.db)
  return rows
}

/** Apps that are open to everybody or to one of the person's roles. */
async function appsOf({ app, tenantId, actor }: Asker, table: 'system_app_name' | 'system_mobile_service') {
  const { rows } = await sql<Service>`
    select a.code, a.name, coalesce(a.icon, '') as icon, a.category, a.open_type as "openType",
      case when a.open_type = '0' then a.address else '' end as path,
      case when a.open_type = '1' then a.address else '' end as "menuLink"
    from ${sql.table(table)} a
    where a.tenant_id = ${tenantId} and a.enabled and (a.roles is null or a.roles = '' or exists (
      select from system_user_role ur join ${behind('system_role r', 'ur.role_id')}
      where ur.tenant_id = ${tenantId} and ur.user_id = ${actor.id} and r.code = any(string_to_array(a.roles, ','))))
    order by a.sort, a.code`.execute(app.db)
  return rows
}
