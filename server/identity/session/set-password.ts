import md5 from 'crypto-js/md5.js'
import { sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { passwordLevel } from '#domain/kits/password.ts'
import { passwordHistory } from '#domain/system/password-history.ts'
import { passwordPolicy } from '#domain/system/password-policy.ts'
import { session } from '#domain/system/session.ts'
import { user as userTable } from '#domain/system/user.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { nextRevision, table } from '#server/core/database/table.ts'
import { notifyPerson } from '#server/core/messages/notify.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { faultIn } from './password-rules.ts'
import { dropBegun, endFamilies } from './sessions.ts'

/** As many as a policy may ask about. */
const longestHistory = 24

export interface NewPassword {
  readonly tenantId: string
  readonly userId: string
  readonly password: string
  /** What the audit calls it, such as `修改密码`. */
  readonly action: string
  readonly address: string
  /** The sign-in that goes on; left out, every one ends. */
  readonly familyId?: string | undefined
}

/** Sets the password that its person has chosen, if the college's policy takes it. Every other sign-in of theirs ends. */
export async function setPassword(app: AppContext, chosen: NewPassword): Promise<void> {
  const { tenantId, userId, password, action, address, familyId } = chosen
  const user = (await userOf(app.db, tenantId, userId)) ?? refuse({ type: 'not-found' })
  const policy = await settingsOf(app.db, tenantId, passwordPolicy)
  const fault = faultIn(policy, password, [user.account, user.name])
  if (fault) refusePassword(fault)
  const secret = `${md5(password)}`
  await checkHistory(app, tenantId, user, secret, policy.history)
  const hash = await app.passwords.hash(secret)

  await app.db.transaction().execute(async (db) => {
    const changed = await table(userTable, db, tenantId).update(
      [{ id: userId }, sql`coalesce(password_version, 0) = ${user.passwordVersion}`],
      {
        passwordHash: hash,
        passwordLevel: passwordLevel(password),
        passwordVersion: sql`coalesce(password_version, 0) + 1`,
        mustChangePassword: false,
        passwordChangedAt: app.now(),
        revision: nextRevision,
      },
    )
    if (changed.length !== 1) refuse({ type: 'conflict', message: '密码刚刚已被修改，请重新登录' })
    await remember(db, tenantId, user)
    const others = sql`user_id = ${userId} and family_id <> ${familyId ?? ''}`
    await endFamilies(db, tenantId, others, '密码已修改，请重新登录')
    await dropBegun(db, tenantId, userId)
    if (familyId)
      await table(session, db, tenantId).update({ familyId }, { passwordVersion: user.passwordVersion + 1 })
    const news = {
      kind: 'security',
      title: '您的密码已修改',
      text: '如非本人操作，请立即联系学校。',
    } as const
    await notifyPerson(db, app, { tenantId, userId, ...news })
    await audit(db, app, { tenantId, account: user.account, action, address })
  })
}

interface User {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly passwordHash: string | null
  readonly passwordVersion: number
}

async function userOf(db: Database, tenantId: string, id: string): Promise<User | undefined> {
  const { rows } = await sql<User>`select id, account, name, password_hash as "passwordHash",
    coalesce(password_version, 0) as "passwordVersion"
    from "system_user" where tenant_id = ${tenantId} and id = ${id} and enabled`.execute(db)
  return rows[0]
}

/** The password of now counts as one of the last. */
async function checkHistory(app: AppContext, tenantId: string, user: User, secret: string, count: number) {
  if (count === 0) return
  const { rows } = await sql<{ hash: string }>`select password_hash as hash from system_password_history
    where tenant_id = ${tenantId} and user_id = ${user.id} order by id desc limit ${count - 1}`.execute(
    app.db,
  )
  const before = [...(user.passwordHash ? [user.passwordHash] : []), ...rows.map(({ hash }) => hash)]
  for (const hash of before)
    if (await app.passwords.verify(hash, secret))
      refusePassword(phrase('新密码不能与最近 {{count}} 次用过的密码相同', { count }))
}

/** Keeps the password that was, and no more of those before it than any policy asks about. */
async function remember(db: Database, tenantId: string, { id, passwordHash }: User) {
  if (!passwordHash) return
  await table(passwordHistory, db, tenantId).insert({ userId: id, passwordHash }, { by: id })
  await sql`delete from system_password_history where tenant_id = ${tenantId} and user_id = ${id} and id not in (
    select id from system_password_history where tenant_id = ${tenantId} and user_id = ${id}
    order by id desc limit ${longestHistory})`.execute(db)
}

const refusePassword = (message: string) =>
  refuse({ type: 'invalid', message, fields: { newPassword: message } })
