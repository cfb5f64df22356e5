import { sql } from 'kysely'
import { major } from '#domain/base/major.ts'
import { trainLevel } from '#domain/dictionaries/school.ts'
import { reachOf } from '#server/resource/scope.ts'
import type { PersonalCall } from '#server/route.ts'
import { entriesOf } from './entries.ts'

/** GET dataDictionary/getAuthPyccDict: the levels of training (培养层次) that the majors within the asker's reach lead to. */
export async function trainLevels({ house, person, tenantId }: PersonalCall) {
  const { rows } = await sql<{ level: string }>`select distinct train_level as level from base_major r
    where r.tenant_id = ${tenantId} and ${reachOf(major, person)()}`.execute(house.db)
  const reached = new Set(rows.map(({ level }) => level))
  const entries = (await entriesOf(house, tenantId, [trainLevel.name]))[trainLevel.name] ?? []
  return entries.filter(({ enabled, value }) => enabled && reached.has(value))
}
