import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { resources, tables } from '#domain/index.ts'
import type { Dictionary } from '#domain/kernel/dictionary.ts'
import type { Fields } from '#domain/kernel/field.ts'
import { areaOf, callNameOf } from '#domain/kernel/resource.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { quoted } from '#server/core/database/names.ts'
import { installJobs } from '#server/platform/jobs/install.ts'
import { installReports } from '#server/platform/reports/install.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

/** The fields that choose from codes which areas bring: no constraint of the database holds them. */
const registered = tables.flatMap((table: AnyTable) =>
  Object.entries(table.fields as Fields).flatMap(([field, { dictionary, presence }]) =>
    dictionary?.registry ? [{ table, field, dictionary: dictionary as Dictionary, presence }] : [],
  ),
)
/** Those of a call that every resource has. */
const written = registered.filter(
  ({ table, presence }) => presence !== 'system' && resources.some(({ name }) => name === table.name),
)

it('jobs, messages and reports know their codes by registries', () =>
  expect(registered.map(({ table, field }) => `${table.name}.${field}`).toSorted()).toEqual([
    'resource.job.handler',
    'system.message-config.event',
    'system.message-switch.event',
    'system.report.resource',
    'system.send-log.event',
  ]))

describe.each(oneEngine)('codes of a registry, on %s', (engine) => {
  const { as, app, tenantId } = sessionsOn(engine)

  it('are known wherever a new college keeps one', async () => {
    await installJobs(app().db, tenantId)
    await installReports(app().db, tenantId)
    for (const { table, field, dictionary } of registered) {
      const [column, from] = [sql.raw(quoted(field)), sql.raw(quoted(table.name))]
      const { rows } = await sql<{ code: string }>`select distinct ${column} as code from ${from}`.execute(
        app().db,
      )
      expect(rows.filter(({ code }) => !(code in dictionary.labels))).toEqual([])
    }
  })

  it.each(written.map(({ table, field }) => [table.name, field] as const))(
    'are refused at the write of %s, %s, where nobody brought them',
    async (name, field) => {
      const admin = await as('admin')
      const json = { [field]: 'nobody-brought-this' }
      const { status, body } = await admin(`${areaOf(name)}/${callNameOf(name)}/add`, 'POST', { json })
      expect([status, Object.keys(body.data.fields)]).toEqual([400, expect.arrayContaining([field])])
    },
  )
})
