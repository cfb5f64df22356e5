import md5 from 'crypto-js/md5.js'
import { sql } from 'kysely'
import { resources } from '#domain/index.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import { makeApp } from '#server/app.ts'
import { keepRoleVersions } from '#server/core/actor/role-permissions.ts'
import type { Database } from '#server/core/app-context.ts'
import { indexLetters } from '#server/core/database/letters.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { installMenus } from '#server/identity/menus/install.ts'
import { addUser } from '#server/identity/session/add-user.ts'
import { argon2Passwords } from '#server/node/argon2.ts'
import { readMigrations } from '#server/node/migrations.ts'
import { appContextOver } from '#tests/support/app-context.ts'
import { publishedModel, runningCase } from '#tests/support/running-cases.ts'

const tenantId = '000000'
const password = 'Bench@2026'

/** A college with so many running cases, of which `own` wait for one approver, who is signed in. */
export async function approvalCollege(
  db: Database,
  { all, own }: { readonly all: number; readonly own: number },
) {
  const app = appContextOver(db, { passwords: argon2Passwords() })
  await migrate(db, readMigrations())
  await indexLetters(db, resources)
  await keepRoleVersions(db)
  await installMenus(db, tenantId)
  const person = async (account: string) => {
    await addUser(app, tenantId, { account, name: account, kind: 'other', password, roles: ['counsellor'] })
    const { rows } = await sql<{ id: string; name: string }>`select id, name from "system_user"
      where tenant_id = ${tenantId} and account = ${account}`.execute(db)
    return rows[0] as { id: string; name: string }
  }
  const [starter, approver, other] = [
    await person('starter'),
    await person('approver'),
    await person('other'),
  ]
  for (const [who, many] of [
    [approver, own],
    [other, all - own],
  ] as const) {
    const users = [{ kind: 'users', ids: [who.id] }] as const
    const { modelId } = await publishedModel(app, tenantId, [approvalStep('only', '审批', users, 8)])
    const about = { modelId, starter, resource: 'system.user', rowId: starter.id, title: '测试申请' }
    await copied(db, await runningCase(app, tenantId, about), many - 1)
  }
  await sql`analyze`.execute(db)
  const hono = makeApp(app)
  const form = { grant_type: 'password', username: 'approver', password: `${md5(password)}` }
  const body = new URLSearchParams(form)
  const reply = await hono.request('/api/campus-auth/oauth/token', { method: 'POST', body })
  const { access_token: token } = (await reply.json()) as { access_token: string }
  const ask = async (path: string, json?: object) => {
    const headers = { 'Campus-Auth': `bearer ${token}`, 'Content-Type': 'application/json' }
    const how = json ? { method: 'POST', body: JSON.stringify(json), headers } : { headers }
    const answer = await hono.request(`/api/campus-workflow/${path}`, how)
    // biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
    const { data, msg } = (await answer.json()) as { data: any; msg: string }
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${msg}`)
    return data
  }
  return { app, tenantId, approver, ask }
}

/** The same case again and again, each with its events and tasks. */
async function copied(db: Database, id: string, many: number) {
  // Each statement comes to the same ids by itself.
  const copies = sql`(select overlay(overlay(md5(${id} || number) placing '7' from 13) placing '8' from 17)::uuid as to_id from generate_series(1, ${many}::integer) number) copies`
  const same = ['workflow_case', 'workflow_event', 'workflow_task'] as const
  for (const table of same) {
    const own = table === 'workflow_case' ? 'id' : 'case_id'
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = ${table} and column_name not in ('id', 'case_id')`.execute(db)
    const rest = sql.raw(rows.map(({ name }) => `"${name}"`).join(', '))
    const ids = table === 'workflow_case' ? sql`to_id` : sql`gen_random_uuid(), to_id`
    const into = table === 'workflow_case' ? sql`id` : sql`id, case_id`
    await sql`insert into ${sql.table(table)} (${into}, ${rest}) select ${ids}, ${rest}
      from ${sql.table(table)}, ${copies} where ${sql.ref(own)} = ${id}`.execute(db)
  }
}
