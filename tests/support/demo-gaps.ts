import { sql } from 'kysely'
import { areas } from '#domain/index.ts'
import type { AnyResource, Scope } from '#domain/kernel/resource.ts'
import type { Database } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'
import { isAsked } from './asked-area.ts'

interface College {
  readonly db: Database
  readonly tenantId: string
}

/** Lists of which the demo college has no rows, each with why. */
const onlyUse: Readonly<Record<string, string>> = {
  'violation/rescind': 'a violation of the demo stands',
  'fee/order-refund': 'money goes back through a channel',
  'fee/charging': 'fees of the demo are written, not charged by a proposal',
  'fee/charging-line': 'as above',
  'system/log-user': 'people sign in after the first start',
  'system/log-api': 'calls come after the first start',
  'system/log-error': 'a new college has no faults',
  'system/log-export': 'the first export is done after the first start',
}

/** References that may be empty though a scope goes by them, each with why. */
const optional: Readonly<Record<string, string>> = {
  'records.student-label.departmentId': 'empty where the label is not for departments',
  'base.teacher-info-round.departmentId': 'empty for the whole college',
  'records.info-round.departmentId': 'empty for the whole college',
  'return.school-round.departmentId': 'empty for the whole college',
  'dormitory.room-choice-quota.departmentId': 'empty for all departments',
  'dormitory.sign-round.departmentId': 'empty for the whole college',
  'dormitory.whereabouts-round.departmentId': 'empty for the whole college',
  'student-service.sign-task-round.departmentId': 'empty for the whole college',
  'claim.verification.departmentId': 'a card that belongs to nobody on the list is kept as well',
}

const drawn = new Set(['list', 'tree', 'approve'])
const asked = areas.filter(({ area }) => isAsked(area))

/** Paths of the lists, of all areas or of the one that is tried, that the demo college should have rows of and has not. */
export async function emptyLists({ db, tenantId }: College): Promise<readonly string[]> {
  const empty: string[] = []
  for (const { path, resource, where } of asked
    .flatMap(({ screens }) => screens)
    .filter(({ kind }) => drawn.has(kind))) {
    const bounds = Object.entries(where).map(
      ([name, values]) => sql` and ${sql.raw(quoted(name))} = any(${values.split(',')})`,
    )
    const { rows } = await sql`select from ${sql.raw(quoted(resource))}
      where tenant_id = ${tenantId}${sql.join(bounds, sql``)} limit 1`.execute(db)
    if (rows.length === 0 && !(path in onlyUse)) empty.push(path)
  }
  return empty
}

/** References that the first scope of a resource goes by, `area.noun.field`, and that a row of the demo college lacks. */
export async function withRowsOfNobody({ db, tenantId }: College): Promise<readonly string[]> {
  const found: string[] = []
  for (const resource of asked.flatMap(({ resources }): readonly AnyResource[] => resources)) {
    const [first] = (resource.scope ?? []) as readonly Scope[]
    const by = first?.field.split('.')[0]
    const path = `${resource.name}.${by}`
    if (!by || by === 'id' || path in optional) continue
    const { rows } = await sql`select from ${sql.raw(quoted(resource.name))}
      where tenant_id = ${tenantId} and ${sql.raw(quoted(by))} is null limit 1`.execute(db)
    if (rows.length > 0) found.push(path)
  }
  return found
}
