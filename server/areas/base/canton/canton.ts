import { sql } from 'kysely'
import { canton } from '#domain/base/canton.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'

const above = { province: null, city: 'province', county: 'city' } as const

/** The full name follows the names above; anyone who is renamed renames what lies below. */
export const cantons = serve(canton, {
  async beforeWrite({ name = '', level = 'province', parentId }, { db, actor: { tenantId } }) {
    if (!parentId) return { fullName: name }
    const parent = await table(canton, db, tenantId).get({ id: parentId }, ['level', 'fullName'])
    if (parent && parent.level !== above[level]) {
      const message = level === 'city' ? '地级区划的上级应为省级区划' : '县级区划的上级应为地级区划'
      refuse({ type: 'invalid', message, fields: { parentId: message } })
    }
    return { fullName: `${parent?.fullName === name ? '' : (parent?.fullName ?? '')}${name}` }
  },
  async afterWrite({ id, fullName }, { db, actor: { tenantId }, current }) {
    if (!current || current.fullName === fullName) return
    await sql`with recursive below as (
        select id, name, ${fullName}::text as full_name from base_canton where tenant_id = ${tenantId} and id = ${id}
        union all
        select c.id, c.name, case when below.full_name = c.name then c.name else below.full_name || c.name end
        from base_canton c join below on c.parent_id = below.id where c.tenant_id = ${tenantId}
      )
      update base_canton c set full_name = below.full_name from below
      where c.tenant_id = ${tenantId} and c.id = below.id and c.id <> ${id}`.execute(db)
  },
})
