import { sql } from 'kysely'
import { major } from '#domain/base/major.ts'
import { trainLevel } from '#domain/dictionaries/school.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { entriesOf } from './entries.ts'

/** GET dataDictionary/getAuthPyccDict: the levels of training (培养层次) that the majors within the asker's reach lead to. */
export async function trainLevels({ app, actor, tenantId }: PersonalCall) {
  const { rows } = await sql<{ level: string }>`select distinct train_level as level from base_major r
    where r.tenant_id = ${tenantId} and ${scopeFilter(major, actor)()}`.execute(app.db)
  const reached = new Set(rows.map(({ level }) => level))
  const entries = (await entriesOf(app, tenantId, [trainLevel.name]))[trainLevel.name] ?? []
  return entries.filter(({ enabled, value }) => enabled && reached.has(value))
}
