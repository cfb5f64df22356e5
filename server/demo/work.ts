import { sql } from 'kysely'
import { building } from '#domain/base/building.ts'
import { subject } from '#domain/base/subject.ts'
import { auditPersonnel } from '#domain/security/audit-personnel.ts'
import { personOf } from '#server/core/actor/person-of.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { keepFile } from '#server/core/files/keep.ts'
import { enqueue } from '#server/core/jobs/queue.ts'
import type { Unit } from '#server/core/serve.ts'
import { stamps } from '#server/core/stamps.ts'
import { todayOf } from '#server/core/today.ts'
import { batchNamed, setBatch } from '#server/engine/import/batches.ts'
import { checkBatch } from '#server/engine/import/check.ts'
import { writeBatch } from '#server/engine/import/commit.ts'
import { digestOf } from '#server/engine/import/digest.ts'
import { within } from '#server/engine/import/in-steps.ts'
import { lockedRows } from '#server/engine/import/kept-rows.ts'
import { parseBatch } from '#server/engine/import/parse.ts'
import { changeMany } from '#server/engine/rows/writing-many.ts'
import { addUser } from '#server/identity/session/add-user.ts'
import { demoPassword } from './accounts.ts'
import { corrections, exportsAsked, sheets, views } from './work-rows.ts'

/**
 * What the administrators of the demo college have done so far, by what they would have done it with: an import that
 * can be taken back, corrections with their history, exports, views, and an auditor who looks at all of it.
 */
export async function doDemoWork(app: AppContext, tenantId: string): Promise<void> {
  const { db } = app
  const admin = await holderOf(app, tenantId, 'admin')
  if (!admin) return
  for (const sheet of sheets) await bringIn({ db, app, actor: admin }, sheet)
  for (const correction of corrections) await correct({ db, app, actor: admin }, correction)
  const department = await holderOf(app, tenantId, 'department')
  if (department) for (const plan of exportsAsked) await exportOnce(app, department, plan)
  await keepViews(app, tenantId)
  await nameAuditor(app, admin)
}

async function holderOf(app: AppContext, tenantId: string, account: string): Promise<Actor | undefined> {
  const { rows } = await sql<{ id: string }>`select id from "system_user"
    where tenant_id = ${tenantId} and account = ${account}`.execute(app.db)
  return rows[0] && personOf(app, tenantId, rows[0].id)
}

const progress = { tell: () => {}, cancelled: () => false }

/** All five steps of an import, with the columns as they are matched by themselves. */
async function bringIn(unit: Unit, { name, lines }: (typeof sheets)[number]) {
  const { db, app, actor } = unit
  const content = new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`)
  const bytes = new Blob([content]).stream()
  const fileId = await keepFile(app, actor, { name, contentType: 'text/csv', bytes })
  const row = stamps(actor.tenantId, actor.id)
  const told = { resource: subject.name, file_id: fileId, file_name: name, hash: await digestOf(content) }
  const menu = { menu_code: 'base/subject', menu_title: subject.label }
  await db
    .insertInto('system_import_batch')
    .values({ ...row, ...told, ...menu, state: 'parsing' })
    .execute()
  const now = () => batchNamed(db, actor.tenantId, row.id)
  await parseBatch(app, await now(), progress)
  await setBatch(db, await now(), { state: 'checking' })
  await checkBatch(unit, await now(), progress)
  await setBatch(db, await now(), { state: 'committing' })
  await writeBatch({ app, actor }, within(db), await now(), 'good', progress)
}

/** Rows of buildings by their codes, each with what was wrong about it. */
async function correct(unit: Unit, { code, values, reason }: (typeof corrections)[number]) {
  const { rows } = await sql<{ id: string }>`select id from base_building
    where tenant_id = ${unit.actor.tenantId} and code = ${code}`.execute(unit.db)
  const found = await lockedRows(
    unit,
    building,
    rows.map(({ id }) => id),
  )
  const changes = [...found.values()].map((current) => ({ current, input: values }))
  await changeMany({ resource: building }, unit, changes, { reason })
}

/** It is written by whichever worker is free first, as any other. */
const exportOnce = ({ db, ...app }: AppContext, actor: Actor, plan: (typeof exportsAsked)[number]) =>
  enqueue(db, app, {
    tenantId: actor.tenantId,
    kind: 'export',
    label: `导出${plan.fileName}`,
    params: { plan },
    by: actor.id,
  })

async function keepViews({ db, now }: AppContext, tenantId: string) {
  const { rows } = await sql<{ id: string; account: string }>`select id, account from "system_user"
    where tenant_id = ${tenantId}`.execute(db)
  const idOf = new Map(rows.map(({ account, id }) => [account, id]))
  for (const { account, view, ...kept } of views) {
    const owner = idOf.get(account)
    if (!owner) continue
    const row = { ...stamps(tenantId, owner), created_at: now(), updated_at: now(), owner_id: owner, ...kept }
    await db
      .insertInto('system_saved_view')
      .values({ ...row, content: JSON.stringify(view) })
      .execute()
  }
}

/** Somebody who watches over those who run the portal, and runs nothing. */
async function nameAuditor(app: AppContext, { tenantId, account }: Actor) {
  const name = '安全审计员'
  const user = {
    account: 'auditor',
    name,
    kind: 'other',
    password: demoPassword,
    roles: ['auditor'],
  } as const
  const userId = await addUser(app, tenantId, user, 'demo')
  const at = app.now()
  const since = todayOf(app)
  const duty = '查看操作记录与字段变更，每月校验一次完整性'
  const row = { id: stamps(tenantId).id, userId, duty, since }
  await insertRows(app.db, auditPersonnel, tenantId, [row], { by: 'demo', at })
  const act = { tenantId, account, action: '新增安全审计人员', target: name, detail: duty }
  await audit(app.db, app, act)
}
