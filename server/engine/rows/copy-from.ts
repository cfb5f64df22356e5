import { sql } from 'kysely'
import { takingFrom } from '#domain/kernel/form-rules.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'
import { columnOf } from './columns.ts'
import { once } from './once.ts'
import type { Values } from './reading.ts'

/**
 * What a row copies from the rows it is about to point at; a reference that does not change brings nothing. Those stay
 * as they are until it is written: who changes them meanwhile does not see it yet, and waits.
 */
export async function copyFrom(
  resource: AnyResource,
  input: Values,
  { db, actor }: Pick<Unit, 'db' | 'actor'>,
): Promise<Values> {
  const copied = await Promise.all(
    takingFrom(resource)
      .filter(([name]) => name in input)
      .map(async ([name, takes]) => {
        const columns = Object.entries(takes).map(([here, there]) => `${columnOf(there)} as "${here}"`)
        const [found] = await once(db, `${resource.name} ${name} ${input[name]}`, async () => {
          const { rows } = await sql<Record<string, unknown>>`
            select ${sql.raw(columns.join(', '))} from ${sql.raw(quoted(resource.fields[name].target))} r
            where r.tenant_id = ${actor.tenantId} and r.id = ${input[name]} for share`.execute(db)
          return rows
        })
        return found ?? Object.fromEntries(Object.keys(takes).map((here) => [here, null]))
      }),
  )
  return Object.assign({}, ...copied)
}
