import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { areas } from '#domain/index.ts'
import { quoted } from '#server/core/database/names.ts'
import { installParameters } from '#server/core/parameters.ts'
import { demoPassword } from '#server/demo/accounts.ts'
import { installJobs } from '#server/platform/jobs/install.ts'
import { installReports } from '#server/platform/reports/install.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { fillFirst } from './first-start.ts'

const drawn = new Set(['list', 'tree', 'approve'])

/** What the whole demo college has no rows of either: only use brings them. */
const emptyToo: readonly string[] = [
  'violation/rescind',
  'fee/order-refund',
  'fee/charging',
  'fee/charging-line',
  'system/log-api',
  'system/log-error',
  // The task that the whole one has it from as well is done after the start.
  'system/log-export',
]

describe.each(oneEngine)('the small demo college, on %s', (engine) => {
  const { app, tenantId, signIn } = sessionsOn(engine)

  beforeAll(async () => {
    const { db } = app()
    await installParameters(db, tenantId)
    await installJobs(db, tenantId)
    await installReports(db, tenantId)
    await fillFirst(app(), tenantId, 'small', () => {})
  }, 300_000)

  it('has the accounts and the password of the whole one', async () => {
    expect((await signIn('admin', demoPassword)).body.roleType).toBe('admin')
    expect((await signIn('dormmaster', demoPassword)).body.roleType).toBe('dormmaster')
  })

  it('has rows on every list of the administrator that has rows in the whole one', async () => {
    const lists = areas
      .flatMap(({ screens }) => screens)
      .filter(({ kind, access }) => drawn.has(kind) && access.admin)
    const empty: string[] = []
    for (const { path, resource, where = {} } of lists) {
      if (!resource) continue
      const bounds = Object.entries(where).map(
        ([name, values]) => sql` and ${sql.raw(quoted(name))} = any(${values.split(',')})`,
      )
      const { rows } = await sql`select from ${sql.raw(quoted(resource))}
        where tenant_id = ${tenantId}${sql.join(bounds, sql``)} limit 1`.execute(app().db)
      if (rows.length === 0) empty.push(path)
    }
    expect(empty).toEqual(emptyToo)
  })
})
