import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { type KnownParameter, knownParameters, parameter } from '#domain/system/parameter.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { stamps } from '#server/core/stamps.ts'
import { serve } from '#server/engine/rows/serve.ts'

const isKnown = (key: string | undefined): key is KnownParameter =>
  key !== undefined && Object.hasOwn(knownParameters, key)

export const parameters = serve(parameter, {
  beforeWrite(next, { current }) {
    if (isKnown(current?.key) && (next.key !== current?.key || next.kind !== current?.kind)) {
      const message = '系统内置参数的键和类型不能修改'
      refuse({ type: 'invalid', message, fields: { key: message } })
    }
    return { builtIn: isKnown(next.key) }
  },
  afterWrite(_, { app, actor }) {
    kept.get(app.db)?.delete(actor.tenantId)
  },
  async beforeRemove(ids, { db, app, actor }) {
    const { rows } = await sql<{ key: string }>`select key from system_parameter
      where tenant_id = ${actor.tenantId} and id = any(${ids}::uuid[])`.execute(db)
    if (rows.some(({ key }) => isKnown(key))) refuse({ type: 'conflict', message: '系统内置参数不能删除' })
    kept.get(app.db)?.delete(actor.tenantId)
  },
})

/** Gives a college the parameters that the server knows. One that is there stays as it was set. */
export async function installParameters(db: Database, tenantId: string): Promise<void> {
  const rows = Object.entries(knownParameters).map(([key, { name, group, kind, value }]) => ({
    ...stamps(tenantId),
    key,
    name,
    group,
    kind,
    value,
    built_in: true,
  }))
  await db
    .insertInto('system_parameter')
    .values(rows)
    .onConflict((same) => same.columns(['tenant_id', 'key']).doNothing())
    .execute()
}

/** How long, in milliseconds, another node may go by a value that has since been changed. */
const life = 5_000

type Values = ReadonlyMap<string, string | null>
const kept = new WeakMap<Database, Map<string, { until: number; values: Promise<Values> }>>()

/** The value of a parameter, as text; what the declaration says where the college has set none. */
export async function parameterOf(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  tenantId: string,
  key: KnownParameter,
): Promise<string> {
  const ofTenants = kept.get(db) ?? new Map()
  kept.set(db, ofTenants)
  const at = now().getTime()
  const known = ofTenants.get(tenantId)
  const values: Promise<Values> = known && known.until > at ? known.values : read(db, tenantId)
  if (values !== known?.values) ofTenants.set(tenantId, { until: at + life, values })
  values.catch(() => ofTenants.delete(tenantId))
  return (await values).get(key) ?? knownParameters[key].value
}

async function read(db: Database, tenantId: string): Promise<Values> {
  const { rows } = await sql<{ key: string; value: string | null }>`
    select key, value from system_parameter where tenant_id = ${tenantId}`.execute(db)
  return new Map(rows.map(({ key, value }) => [key, value]))
}
