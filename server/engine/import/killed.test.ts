import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { tables } from '#domain/index.ts'
import { makeApp } from '#server/app.ts'
import { createStatements } from '#server/core/database/schema.ts'
import { runDue } from '#server/core/jobs/run-due.ts'
import type { Opened } from '#server/node/pglite.ts'
import { appContextOver } from '#tests/support/app-context.ts'
import { type Engine, engines, openPlace } from '#tests/support/database.ts'
import { importerOn, someDepartment, workbook } from '#tests/support/import.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { cases, isLong } from '#tests/support/tier.ts'

/** Enough for an import in several steps. */
const rows = isLong ? 10_000 : 1_000
const dir = mkdtempSync(join(tmpdir(), 'campus-killed-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const addressOf = (name: string) =>
  Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href

async function asAdministrator(statement: ReturnType<typeof sql>) {
  const { db, close } = await openPlace(inject('postgresUrl'))
  await statement.execute(db)
  await close()
}

/** Databases that outlive anyone who writes in them, and copies of them, one for each death. */
const places = {
  pglite: {
    make: async (name: string) => join(dir, name),
    copy: async (name: string, to: string) => cpSync(join(dir, name), join(dir, to), { recursive: true }),
    at: (name: string) => join(dir, name),
  },
  postgres: {
    make: (name: string) => asAdministrator(sql`create database ${sql.ref(name)}`),
    copy: (name: string, to: string) =>
      asAdministrator(sql`create database ${sql.ref(to)} template ${sql.ref(name)}`),
    at: addressOf,
  },
} as const satisfies Record<Engine, object>

/** Works there until it ends, or dies as it was told to. */
async function workerAt(place: string, failpoint: string) {
  const child = spawn(process.execPath, ['tests/support/dying-worker.ts', place, failpoint], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const [code, signal]: unknown[] = await once(child, 'exit')
  return { code, signal, said }
}

describe.each(engines)('F-01 an import of thousands of rows whose process is killed, on %s', (engine) => {
  const { make, copy, at } = places[engine]
  const whole = `killed_${engine}`
  let opened: Opened
  const server = sessionsOn(engine, { startsAt: Date.now() }, async () => {
    await make(whole)
    opened = await openPlace(at(whole))
    await sql.raw(createStatements(tables).join(';\n')).execute(opened.db)
    return { db: opened.db, close: async () => {} }
  })
  let sheet: Uint8Array
  let token: string
  let asked: string
  let statements: number

  /** The import stands before its last step, and nobody is at it yet. */
  beforeAll(async () => {
    await someDepartment(server)
    const me = await importerOn(server)
    const { body } = await me.ask('GET', 'base/dataDictionary/getDicts?codes=school.subject-kind')
    const kind = body.data['school.subject-kind'][0].label
    const headings = ['科目代码', '科目名称', '课程性质', '开课部门', '学分', '总学时', '启用']
    const lines = Array.from({ length: rows }, (_, line) => [
      `K${line}`,
      `课程${line}`,
      kind,
      '信息工程系',
      3,
      48,
      '是',
    ])
    sheet = await workbook([headings, ...lines])
    const staged = await me.plan(await me.upload(sheet))
    expect(staged.counts).toEqual({ new: rows })
    ;[token, asked] = [me.token, staged.id]
    const json = { id: asked, extent: 'all' }
    expect((await server.ask('POST', 'base/import/commit', { token, json })).status).toBe(200)
    await opened.close()
    await copy(whole, `${whole}_alive`)
    const { code, said } = await workerAt(at(`${whole}_alive`), 'none')
    expect([code, said]).toEqual([0, expect.stringMatching(/^\d+$/)])
    statements = Number(said)
  }, 400_000)

  /** What has been kept, and what is said of it. */
  async function standing({ db }: Opened): Promise<unknown> {
    const found = await sql`select
      (select count(*)::int from base_subject) as subjects,
      (select count(*)::int from security_change_record where batch = ${asked}) as records,
      (select count(*)::int from system_log_import where batch_id = ${asked}) as logs,
      (select count(*)::int from system_import_row where batch_id = ${asked} and state = 'new' and target_id is not null) as told,
      (select state || ' ' || coalesce(added, 0) || ' ' || coalesce(skipped, 0) from system_import_batch where id = ${asked}) as import,
      (select state || ' ' || attempts from resource_task where kind = 'import-commit') as task`.execute(db)
    return found.rows[0]
  }
  /** PostgreSQL keeps nothing of it until it keeps all; the embedded store whole steps, each with all that is said of it. */
  async function expectWhole(after: Opened, left: object) {
    const found = (await standing(after)) as typeof nothing
    if (engine === 'postgres' || left !== nothing) return expect(found).toEqual(left)
    const { subjects } = found
    expect(subjects % 100).toBe(0)
    expect(found).toEqual({ ...nothing, subjects, records: subjects, told: subjects })
  }
  const nothing = { subjects: 0, records: 0, logs: 0, told: 0, import: 'committing 0 0', task: 'running 1' }
  const done = { subjects: rows, records: rows, logs: 1, told: rows, import: `committed ${rows} 0` }

  /** How far it came, of one; beyond that, all is written and only the task does not say so yet. */
  const deaths = [
    ['half-way', 0.5, nothing],
    ['at its last statement', 1, nothing],
    ['when all is kept and nobody knows', 2, { ...done, task: 'running 1' }],
  ] as const
  test.each(cases(deaths))(
    '%s: all rows or none, or whole steps, and anyone who comes after the lease ends it once',
    async (name, part, left) => {
      const place = `${whole}_${name.length}`
      const failpoint = part > 1 ? 'done' : `${Math.max(3, Math.ceil(part * statements) - 1)}`
      await copy(whole, place)
      expect(await workerAt(at(place), failpoint)).toMatchObject({ signal: 'SIGKILL', said: '' })
      const after = await openPlace(at(place))
      const app = appContextOver(after.db)
      await expectWhole(after, left)
      await runDue(app)
      await expectWhole(after, left)
      await sql`update resource_task set lease_until = now() - interval '1 second' where state = 'running'`.execute(
        after.db,
      )
      await runDue(app)
      await runDue(app)
      expect(await standing(after)).toEqual({ ...done, task: 'done 2' })
      const again = await makeApp(app).request(
        '/api/campus-base/import/upload?resource=base.subject&name=a.xlsx',
        {
          method: 'POST',
          headers: { 'Tenant-Id': server.tenantId, 'Accept-Errors': '2', 'Campus-Auth': `bearer ${token}` },
          body: sheet as BodyInit,
        },
      )
      expect((await again.json()).data).toMatchObject({ known: true, import: { id: asked, added: rows } })
      await after.close()
    },
    300_000,
  )
})
