import md5 from 'crypto-js/md5.js'
import { sql } from 'kysely'
import type { Fields } from '#domain/kernel/field.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { passwordLevel } from '#domain/kits/password.ts'
import { task } from '#domain/resource/task.ts'
import { systemTables } from '#domain/system/tables.ts'
import { user } from '#domain/system/user.ts'
import { userBinding } from '#domain/system/user-binding.ts'
import { quoted } from '#server/database/names.ts'
import type { Person } from '#server/house.ts'
import { type Desk, serve } from '#server/resource/serve.ts'
import { checkRoles } from '#server/roles/giving.ts'
import { lockAdministrators, someAdministratorLeft } from '#server/roles/last-administrator.ts'
import { tellChange } from '#server/second-factor/changed.ts'
import { forgetFailures } from '#server/session/lock.ts'
import { dropBegun, endFamilies } from '#server/session/sessions.ts'
import { recordSignIn } from '#server/session/sign-in-log.ts'
import { newPassword } from './new-password.ts'
import { removeViewsOf } from './saved-view.ts'

/** What goes with a person: rows of the house's own tables and the bindings. What others keep of them holds them back. */
const leftBehind = [...systemTables, userBinding, task].flatMap(({ name, fields }) =>
  Object.entries(fields as Fields)
    .filter(([, { target }]) => target === user.name)
    .map(([field]) => ({ table: quoted(name), column: quoted(field) })),
)

/** Accounts. Whoever holds more than I do is not mine to change: by a new password I would become them. */
export const users = serve(user, {
  async beforeWrite(next, desk) {
    const { db, person, current } = desk
    if (!current) return { passwordVersion: 1 }
    await checkRank(desk, current.id)
    if (current.id === person.id && next.enabled === false) notMyself('停用')
    if (current.enabled && next.enabled === false) await lockAdministrators(db, person.tenantId)
    // A number that nobody has proved lets nobody in.
    return next.phone === current.phone ? undefined : { phoneVerified: false }
  },
  async afterWrite(row, { db, house, person, current }) {
    const { tenantId } = person
    if (current?.phoneVerified && !row.phoneVerified)
      await tellChange(db, house, { tenantId, userId: row.id, action: '管理员更换手机，须本人重新验证' })
    if (current?.enabled && !row.enabled) await someAdministratorLeft(db, person.tenantId)
  },
  async takeAlong(ids, desk) {
    const { db, person } = desk
    if (ids.includes(person.id)) notMyself('删除')
    for (const id of ids) await checkRank(desk, id)
    await lockAdministrators(db, person.tenantId)
    await removeViewsOf(ids, desk)
    for (const { table, column } of leftBehind)
      await sql`delete from ${sql.raw(table)} where tenant_id = ${person.tenantId}
        and ${sql.raw(column)} = any(${ids}::uuid[])`.execute(db)
    await someAdministratorLeft(db, person.tenantId)
  },
  actions: {
    async resetPassword(row, desk) {
      await checkRank(desk, row.id)
      const { db, house, person } = desk
      const secret = newPassword()
      await sql`update "system_user" set password_hash = ${await house.passwords.hash(`${md5(secret)}`)},
        password_level = ${passwordLevel(secret)}, password_version = coalesce(password_version, 0) + 1,
        password_changed_at = ${house.now().toISOString()}, must_change_password = true, revision = revision + 1
        where tenant_id = ${person.tenantId} and id = ${row.id}`.execute(db)
      await forgetFailures(db, { tenantId: person.tenantId, account: row.account })
      await endAll(desk, row, '管理员重置了您的密码')
      return { secret }
    },
    async unlock({ account }, { db, person }) {
      await forgetFailures(db, { tenantId: person.tenantId, account })
      return undefined
    },
    async endSessions(row, desk) {
      await checkRank(desk, row.id)
      await endAll(desk, row, '管理员终止了您的登录')
      return undefined
    },
  },
})

const notMyself = (act: string) => refuse({ type: 'conflict', message: `不能${act}您自己的账号` })

async function checkRank({ db, person }: Desk, userId: string) {
  const { rows } = await sql<{ id: string }>`select role_id as id from system_user_role
    where tenant_id = ${person.tenantId} and user_id = ${userId}`.execute(db)
  await checkRoles(
    db,
    person,
    rows.map(({ id }) => id),
  )
}

async function endAll(
  { db, house, person }: Desk,
  { id, account }: { readonly id: string; readonly account: string },
  why: string,
) {
  const { tenantId } = person
  await dropBegun(db, tenantId, id)
  const ended = await endFamilies(db, tenantId, sql`user_id = ${id}`, why)
  if (ended.length === 0) return
  const arrival = { address: addressIn(person), device: '' }
  await recordSignIn(db, house, { tenantId, account, event: 'ended', reason: why, arrival })
}

const addressIn = ({ address = '' }: Person) => address
