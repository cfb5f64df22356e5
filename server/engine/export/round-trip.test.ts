import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areas, resources } from '#domain/index.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { namedFields } from '#domain/kernel/shown-fields.ts'
import { importableFields, isImportable } from '#domain/system/importable.ts'
import { personOf } from '#server/core/actor/person-of.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { databaseOver } from '#server/core/database/pglite.ts'
import { keepFile } from '#server/core/files/keep.ts'
import type { Unit } from '#server/core/serve.ts'
import { stamps } from '#server/core/stamps.ts'
import { find } from '#server/engine/export/rows.ts'
import { writtenOf } from '#server/engine/export/written.ts'
import { batchNamed, setBatch } from '#server/engine/import/batches.ts'
import { checkBatch } from '#server/engine/import/check.ts'
import { parseBatch } from '#server/engine/import/parse.ts'
import { countStates, stagedWhere } from '#server/engine/import/stage.ts'
import { appContextOver } from '#tests/support/app-context.ts'
import { demoCollege } from '#tests/support/college.ts'
import { tenantId } from '#tests/support/demo-college.ts'
import { isLong } from '#tests/support/tier.ts'

/** Rows of a list that the gate takes along; the long tier takes all. */
const most = isLong ? Number.POSITIVE_INFINITY : 25
const formats = ['xlsx', 'csv'] as const
const progress = { tell: () => {}, cancelled: () => false }

/** What some role may bring in; an application is handed in and not brought in. */
const brought = new Set(
  areas
    .flatMap(({ screens }) => screens)
    .filter(({ access }) => Object.values(access).some((verbs) => verbs.includes('import')))
    .flatMap(({ resource, parts }) => [resource, ...parts]),
)
const lists = resources.filter((resource) => isImportable(resource) && brought.has(resource.name))

describe('what is exported untouched comes back without a change', () => {
  let app: AppContext
  let unit: Unit
  beforeAll(async () => {
    app = appContextOver(databaseOver(await demoCollege()))
    const { rows } = await sql<{ id: string }>`select id from "system_user" where account = 'admin'`.execute(
      app.db,
    )
    const actor = await personOf(app, tenantId, rows[0]?.id ?? '')
    if (!actor) throw new Error('The demo college has no administrator.')
    unit = { db: app.db, app, actor }
  }, 300_000)
  afterAll(() => app.db.destroy())

  /** The list as it is shown, with what else a sheet may fill. */
  function columnsOf(resource: AnyResource) {
    const fieldOf = namedFields(resource)
    const names = new Set([...importableFields(resource).map(([name]) => name), ...resource.columns])
    return [...names].map((name) => ({ title: fieldOf(name).label, fields: [name] }))
  }

  async function exported(resource: AnyResource, format: (typeof formats)[number]) {
    const plan = {
      resource: resource.name,
      fileName: 'a',
      format,
      columns: columnsOf(resource),
      question: {},
    }
    const found = await find(unit, resource, plan)
    const total = Math.min(most, found.total)
    const bytes = await writtenOf(unit, resource, plan, {
      ...found,
      total,
      ids: found.ids.subarray(0, total * 16),
    })
    return { total, bytes }
  }

  async function imported(resource: AnyResource, name: string, bytes: ReadableStream<Uint8Array>) {
    const contentType = 'text/csv'
    const fileId = await keepFile(app, unit.actor, { name, contentType, bytes: bytes as never })
    const row = stamps(tenantId, unit.actor.id)
    const told = { resource: resource.name, file_id: fileId, file_name: name, hash: row.id, state: 'parsing' }
    await app.db
      .insertInto('system_import_batch')
      .values({ ...row, ...told })
      .execute()
    await parseBatch(app, await batchNamed(app.db, tenantId, row.id), progress)
    await setBatch(app.db, { id: row.id, tenantId }, { state: 'checking' }, ['mapping'])
    const batch = await batchNamed(app.db, tenantId, row.id)
    await checkBatch(unit, batch, progress)
    return batch
  }

  test.each(lists.flatMap((resource) => formats.map((format) => [resource.name, format, resource] as const)))(
    '%s as %s',
    async (_, format, resource) => {
      const { total, bytes } = await exported(resource, format)
      if (total === 0) return
      const batch = await imported(resource, `a.${format}`, bytes)
      const others = await stagedWhere(app.db, batch, sql`state <> 'same'`, { limit: 3 })
      expect(others.map(({ state, faults, values }) => ({ state, faults, values }))).toEqual([])
      expect(await countStates(app.db, batch)).toEqual({ same: total })
    },
  )
})
