import { builtInReports } from '#domain/reports/built-in.ts'
import type { Database } from '#server/core/app-context.ts'
import { stamps } from '#server/core/stamps.ts'

/** Brings the reports that a college has not yet. One that is there stays as it was designed. */
export async function installReports(db: Database, tenantId: string): Promise<void> {
  const rows = builtInReports.map(({ code, name, resource, layout }) => ({
    ...stamps(tenantId),
    code,
    name,
    resource,
    layout: JSON.stringify(layout),
    published: true,
  }))
  await db
    .insertInto('system_report')
    .values(rows)
    .onConflict((same) => same.columns(['tenant_id', 'code']).doNothing())
    .execute()
}
