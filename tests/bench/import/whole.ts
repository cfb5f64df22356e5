import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import { tables } from '#domain/index.ts'
import { personOf } from '#server/core/actor/person-of.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { createStatements } from '#server/core/database/schema.ts'
import { keepFile } from '#server/core/files/keep.ts'
import { stamps } from '#server/core/stamps.ts'
import { loadDemo } from '#server/demo/load.ts'
import { installDictionaries } from '#server/engine/dictionaries/install.ts'
import { batchNamed } from '#server/engine/import/batches.ts'
import { checkBatch } from '#server/engine/import/check.ts'
import { commitBatch } from '#server/engine/import/commit.ts'
import { parseBatch } from '#server/engine/import/parse.ts'
import { countStates } from '#server/engine/import/stage.ts'
import { installMenus } from '#server/identity/menus/install.ts'
import { addUser } from '#server/identity/session/add-user.ts'
import { openPglite } from '#server/node/pglite.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { readSheetInThread } from '#server/node/sheets/sheet-reader.ts'
import { appContextOver } from '#tests/support/app-context.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { className } from './student-rows.ts'
import { timed } from './timed.ts'

const tenantId = '000000'
const progress = { tell: () => {}, cancelled: () => false }

const engines = {
  pglite: async (beside: string) => {
    const { db, close } = await openPglite(mkdtempSync(join(dirname(beside), 'store-')))
    return { db, stop: close }
  },
  postgres: async () => {
    const { url, stop } = await startPostgres()
    return { ...(await openPostgres(url)), stop }
  },
}

/** A sheet from its file to committed students: with the database in this process and its data on the disk, or beside it. */
export async function whole(file: string, rows: number, engine: keyof typeof engines) {
  const { db, stop } = await engines[engine](file)
  const app: AppContext = appContextOver(db, { readSheet: readSheetInThread })
  for (const statement of createStatements(tables)) await sql.raw(statement).execute(db)
  await installMenus(db, tenantId)
  await installDictionaries(db, tenantId)
  await loadDemo(app, { size: 'small' })
  await sql`update base_class set name = ${className} where id = (select id from base_class limit 1)`.execute(
    db,
  )
  await addUser(app, tenantId, {
    account: 'a',
    name: 'a',
    kind: 'other',
    password: 'A@1b2c3d4',
    roles: ['admin'],
  })
  const { rows: users } = await sql<{ id: string }>`select id from "system_user" where account = 'a'`.execute(
    db,
  )
  const actor = (await personOf(app, tenantId, users[0]?.id ?? '')) as Actor
  const before = peak()
  const id = await batchIn(app, actor, file)
  const load = () => batchNamed(db, tenantId, id)

  const steps = []
  const beside = readingBeside(db)
  const parse = await timed(async () => parseBatch(app, await load(), progress))
  steps.push(said('read', parse, beside.longest()))
  await sql`update system_import_batch set state = 'checking' where id = ${id}`.execute(db)
  const check = await timed(async () => checkBatch({ db, app, actor }, await load(), progress))
  steps.push(said('check', check, beside.longest()))
  const counts = await countStates(db, await load())
  if (counts.new !== rows) throw new Error(`Of ${rows} rows ${JSON.stringify(counts)} were good.`)
  await sql`update system_import_batch set state = 'committing' where id = ${id}`.execute(db)
  const commit = await timed(async () => commitBatch(app, actor, await load(), 'all', progress))
  steps.push(said('commit', commit, beside.longest()))
  if ((await load()).added !== rows) throw new Error('Not all of them were added.')
  await beside.end()
  await stop()
  return {
    seconds: parse.seconds + check.seconds + commit.seconds,
    told: `(${steps.join('; ')}; a list beside it is to wait under 300 ms; ${before} MB stood before)`,
  }
}

/**
 * Reads a page of students again and again; gives the longest wait since the last asking, in milliseconds. Each counts
 * from when it was due, so that a process too busy to ask is seen too.
 */
function readingBeside(db: AppContext['db']) {
  let waited = 0
  let over = false
  let due = performance.now()
  const reading = (async () => {
    while (!over) {
      await sql`select id, name from base_student where tenant_id = ${tenantId} order by student_no limit 20`.execute(
        db,
      )
      waited = Math.max(waited, performance.now() - due)
      due = performance.now() + 20
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  return {
    longest() {
      const longest = Math.max(waited, performance.now() - due)
      waited = 0
      return longest
    },
    end() {
      over = true
      return reading
    },
  }
}

/** Megabytes of this process at the highest until now. */
const peak = () => Math.round(process.resourceUsage().maxRSS / 1024)

const said = (step: string, { seconds }: { readonly seconds: number }, wait: number) =>
  `${step} ${seconds.toFixed(1)} s, a list beside it up to ${wait.toFixed(0)} ms, up to ${peak()} MB`

async function batchIn(app: AppContext, actor: Actor, file: string): Promise<string> {
  const bytes = new Blob([await readFile(file)]).stream()
  const fileId = await keepFile(app, actor, { name: 'a.xlsx', contentType: 'x', bytes })
  const row = stamps(tenantId, actor.id)
  const told = { resource: student.name, file_id: fileId, file_name: 'a.xlsx', hash: 'h', state: 'parsing' }
  await app.db
    .insertInto('system_import_batch')
    .values({ ...row, ...told })
    .execute()
  return row.id
}
