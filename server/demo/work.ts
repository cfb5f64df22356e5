import { sql } from 'kysely'
import { building } from '#domain/base/building.ts'
import { subject } from '#domain/base/subject.ts'
import { auditPersonnel } from '#domain/security/audit-personnel.ts'
import { audit } from '#server/audit/audit.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { keepFile } from '#server/files/keep.ts'
import type { House, Person } from '#server/house.ts'
import { batchNamed, setBatch } from '#server/import/batches.ts'
import { checkBatch } from '#server/import/check.ts'
import { writeBatch } from '#server/import/commit.ts'
import { digestOf } from '#server/import/digest.ts'
import { within } from '#server/import/in-steps.ts'
import { lockedRows } from '#server/import/kept-rows.ts'
import { parseBatch } from '#server/import/parse.ts'
import { enqueue } from '#server/jobs/queue.ts'
import type { Desk } from '#server/resource/serve.ts'
import { changeMany } from '#server/resource/writing-many.ts'
import { addUser } from '#server/session/add-user.ts'
import { personOf } from '#server/session/person-of.ts'
import { stamps } from '#server/stamps.ts'
import { todayOf } from '#server/today.ts'
import { demoPassword } from './accounts.ts'
import { corrections, exportsAsked, sheets, views } from './work-rows.ts'

/**
 * What the administrators of the demo college have done so far, by what they would have done it with: an import that
 * can be taken back, corrections with their history, exports, views, and an auditor who looks at all of it.
 */
export async function doDemoWork(house: House, tenantId: string): Promise<void> {
  const { db } = house
  const admin = await holderOf(house, tenantId, 'admin')
  if (!admin) return
  for (const sheet of sheets) await bringIn({ db, house, person: admin }, sheet)
  for (const correction of corrections) await correct({ db, house, person: admin }, correction)
  const department = await holderOf(house, tenantId, 'department')
  if (department) for (const plan of exportsAsked) await takeAlong(house, department, plan)
  await keepViews(house, tenantId)
  await nameAuditor(house, admin)
}

async function holderOf(house: House, tenantId: string, account: string): Promise<Person | undefined> {
  const { rows } = await sql<{ id: string }>`select id from "system_user"
    where tenant_id = ${tenantId} and account = ${account}`.execute(house.db)
  return rows[0] && personOf(house, tenantId, rows[0].id)
}

const progress = { tell: () => {}, cancelled: () => false }

/** All five steps of an import, with the columns as they are matched by themselves. */
async function bringIn(desk: Desk, { name, lines }: (typeof sheets)[number]) {
  const { db, house, person } = desk
  const content = new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`)
  const bytes = new Blob([content]).stream()
  const fileId = await keepFile(house, person, { name, contentType: 'text/csv', bytes })
  const row = stamps(person.tenantId, person.id)
  const told = { resource: subject.name, file_id: fileId, file_name: name, hash: await digestOf(content) }
  const menu = { menu_code: 'base/subject', menu_title: subject.label }
  await db
    .insertInto('system_import_batch')
    .values({ ...row, ...told, ...menu, state: 'parsing' })
    .execute()
  const now = () => batchNamed(db, person.tenantId, row.id)
  await parseBatch(house, await now(), progress)
  await setBatch(db, await now(), { state: 'checking' })
  await checkBatch(desk, await now(), progress)
  await setBatch(db, await now(), { state: 'committing' })
  await writeBatch({ house, person }, within(db), await now(), 'good', progress)
}

/** Rows of buildings by their codes, each with what was wrong about it. */
async function correct(desk: Desk, { code, values, reason }: (typeof corrections)[number]) {
  const { rows } = await sql<{ id: string }>`select id from base_building
    where tenant_id = ${desk.person.tenantId} and code = ${code}`.execute(desk.db)
  const found = await lockedRows(
    desk,
    building,
    rows.map(({ id }) => id),
  )
  const changes = [...found.values()].map((current) => ({ current, input: values }))
  await changeMany({ resource: building }, desk, changes, { reason })
}

/** It is written by whichever worker is free first, as any other. */
const takeAlong = ({ db, ...house }: House, person: Person, plan: (typeof exportsAsked)[number]) =>
  enqueue(db, house, {
    tenantId: person.tenantId,
    kind: 'export',
    label: `导出${plan.fileName}`,
    params: { plan },
    by: person.id,
  })

async function keepViews({ db, now }: House, tenantId: string) {
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
async function nameAuditor(house: House, { tenantId, account }: Person) {
  const name = '安全审计员'
  const user = {
    account: 'auditor',
    name,
    kind: 'other',
    password: demoPassword,
    roles: ['auditor'],
  } as const
  const userId = await addUser(house, tenantId, user, 'demo')
  const at = house.now()
  const since = todayOf(house)
  const duty = '查看操作记录与字段变更，每月校验一次完整性'
  const row = { id: stamps(tenantId).id, userId, duty, since }
  await insertRows(house.db, auditPersonnel, tenantId, [row], { by: 'demo', at })
  const act = { tenantId, account, action: '新增安全审计人员', target: name, detail: duty }
  await audit(house.db, house, act)
}
