import { type KnownParameter, knownParameters, parameter } from '#domain/system/parameter.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { stamps } from '#server/core/stamps.ts'

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
  const rows = await table(parameter, db, tenantId).list({}, ['key', 'value'])
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** What was changed here holds here at once. */
export const forgetParameters = ({ db }: Pick<AppContext, 'db'>, tenantId: string) =>
  kept.get(db)?.delete(tenantId)
