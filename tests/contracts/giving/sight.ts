import { sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import { room } from '#domain/dormitory/room.ts'
import { personOf } from '#server/core/actor/person-of.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'
import { visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { holds, scopeFilter } from '#server/engine/rows/scope.ts'

/** What one account reaches and sees, as a set of words: rows by permission, permissions, fields. */
export type Sight = ReadonlySet<string>

/** Rows that no attempt adds or removes. */
const looked = [student, room]

export async function sightOf(app: AppContext, tenantId: string, userId: string): Promise<Sight> {
  const actor = await personOf(app, tenantId, userId)
  if (!actor) return new Set()
  const reached = await Promise.all(
    looked.map(async (resource) => {
      const view = `${resource.name}:view`
      if (!holds(actor, view)) return []
      const { rows } = await sql<{ id: string }>`select r.id from ${sql.raw(quoted(resource.name))} r
        where r.tenant_id = ${tenantId} and ${scopeFilter(resource, actor, view)()}`.execute(app.db)
      return rows.map(({ id }) => `${view} ${id}`)
    }),
  )
  const { access, masks } = await visibilityOf(app.db, actor, student)
  const fields = holds(actor, 'base.student:view')
    ? Object.entries(access).flatMap(([name, how]) => [
        ...(how === 'hidden' ? [] : [`sees ${name}`]),
        ...(how === 'hidden' || masks.has(name) ? [] : [`sees ${name} whole`]),
        ...(how === 'write' ? [`writes ${name}`] : []),
      ])
    : []
  return new Set([
    ...reached.flat(),
    ...actor.roles.flatMap(({ permissions }) => [...permissions].map((each) => `may ${each}`)),
    ...fields,
  ])
}
