import md5 from 'crypto-js/md5.js'
import { sql } from 'kysely'
import { areas } from '#domain/index.ts'
import type { Fields } from '#domain/kernel/field.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { passwordLevel } from '#domain/kits/password.ts'
import { task } from '#domain/resource/task.ts'
import { user } from '#domain/system/user.ts'
import { userBinding } from '#domain/system/user-binding.ts'
import { userRole } from '#domain/system/user-role.ts'
import type { Actor } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'
import { nextRevision, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { checkRoles } from '#server/identity/roles/giving.ts'
import { lockAdministrators, someAdministratorLeft } from '#server/identity/roles/last-administrator.ts'
import { tellChange } from '#server/identity/second-factor/changed.ts'
import { forgetFailures } from '#server/identity/session/lock.ts'
import { dropBegun, endFamilies } from '#server/identity/session/sessions.ts'
import { recordSignIn } from '#server/identity/session/sign-in-log.ts'
import { newPassword } from './new-password.ts'
import { removeViewsOf } from './saved-view.ts'

/** What goes with a person: rows of the app's own tables and the bindings. What others keep of them holds them back. */
const leftBehind = [...areas.flatMap(({ tables = [] }) => tables), userBinding, task].flatMap(
  ({ name, fields }) =>
    Object.entries(fields as Fields)
      .filter(([, { target }]) => target === user.name)
      .map(([field]) => ({ table: quoted(name), column: quoted(field) })),
)

/** Accounts. Anyone who holds more than I do is not mine to change: by a new password I would become them. */
export const users = serve(user, {
  async beforeWrite(next, unit) {
    const { db, actor, current } = unit
    if (!current) return { passwordVersion: 1 }
    await checkRank(unit, current.id, unit.permission ?? '')
    if (current.id === actor.id && next.enabled === false) notMyself('停用')
    if (current.enabled && next.enabled === false) await lockAdministrators(db, actor.tenantId)
    // A number that nobody has proved lets nobody in.
    return next.phone === current.phone ? undefined : { phoneVerified: false }
  },
  async afterWrite(row, { db, app, actor, current }) {
    const { tenantId } = actor
    if (current?.phoneVerified && !row.phoneVerified)
      await tellChange(db, app, { tenantId, userId: row.id, action: '管理员更换手机，须本人重新验证' })
    if (current?.enabled && !row.enabled) await someAdministratorLeft(db, actor.tenantId)
  },
  async cascadeRemove(ids, unit) {
    const { db, actor } = unit
    if (ids.includes(actor.id)) notMyself('删除')
    for (const id of ids) await checkRank(unit, id, 'system.user:remove')
    await lockAdministrators(db, actor.tenantId)
    await removeViewsOf(ids, unit)
    for (const { table, column } of leftBehind)
      await sql`delete from ${sql.raw(table)} where tenant_id = ${actor.tenantId}
        and ${sql.raw(column)} = any(${ids}::uuid[])`.execute(db)
    await someAdministratorLeft(db, actor.tenantId)
  },
  actions: {
    async resetPassword(row, _, unit) {
      await checkRank(unit, row.id, 'system.user:resetPassword')
      const { db, app, actor } = unit
      const secret = newPassword()
      await table(user, db, actor.tenantId).update(
        { id: row.id },
        {
          passwordHash: await app.passwords.hash(`${md5(secret)}`),
          passwordLevel: passwordLevel(secret),
          passwordVersion: sql`coalesce(password_version, 0) + 1`,
          passwordChangedAt: app.now(),
          mustChangePassword: true,
          revision: nextRevision,
        },
      )
      await forgetFailures(db, { tenantId: actor.tenantId, account: row.account })
      await endAll(unit, row, '管理员重置了您的密码')
      return { secret }
    },
    async unlock({ account }, _, { db, actor }) {
      await forgetFailures(db, { tenantId: actor.tenantId, account })
      return undefined
    },
    async endSessions(row, _, unit) {
      await checkRank(unit, row.id, 'system.user:endSessions')
      await endAll(unit, row, '管理员终止了您的登录')
      return undefined
    },
  },
})

const notMyself = (act: string) =>
  refuse({ type: 'conflict', message: phrase('不能{{act}}您自己的账号', { act }) })

/** With an account comes all that it reaches. One's own is at hand already. */
async function checkRank(unit: Unit, userId: string, by: string) {
  const { db, actor } = unit
  if (userId === actor.id) return
  const rows = await table(userRole, db, actor.tenantId).list({ userId }, { id: 'roleId' })
  await checkRoles(
    unit,
    by,
    rows.map(({ id }) => id),
    [userId],
  )
}

async function endAll(
  { db, app, actor }: Unit,
  { id, account }: { readonly id: string; readonly account: string },
  why: string,
) {
  const { tenantId } = actor
  await dropBegun(db, tenantId, id)
  const ended = await endFamilies(db, tenantId, sql`user_id = ${id}`, why)
  if (ended.length === 0) return
  const arrival = { address: addressIn(actor), device: '' }
  await recordSignIn(db, app, { tenantId, account, event: 'ended', reason: why, arrival })
}

const addressIn = ({ address = '' }: Actor) => address
