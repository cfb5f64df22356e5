import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { secondFactor } from '#domain/system/second-factor.ts'
import type { bound, codeSent, switched } from '#domain/system/second-factors/asked.ts'
import { user } from '#domain/system/user.ts'
import { addressOf } from '#server/core/client-address.ts'
import { nextRevision, not, table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { sendCode, takeCode } from '#server/identity/sms/send-code.ts'
import { sendWord } from '#server/identity/sms/send-word.ts'
import { changed } from './changed.ts'
import { codesForFirst, dropCodesOfNobody } from './enrolled.ts'
import { holdFactor } from './guesses.ts'
import { maskedPhone } from './masked-phone.ts'
import { standingOf } from './standing.ts'

/** A code to the phone that somebody says is theirs. */
export async function sendBindCode(
  { phone }: z.output<typeof codeSent>,
  { c, app, tenantId, actor }: PersonalCall,
) {
  const address = addressOf(c)
  await sendCode(app, { tenantId, phone, purpose: 'bind', subject: actor.id, address })
}

/** The phone is theirs. Anyone who holds the one before hears of it there. */
export async function bindPhone({ phone, smsCode }: z.output<typeof bound>, call: PersonalCall) {
  const { app, tenantId, actor } = call
  const { id: userId } = actor
  const right = await takeCode(app, { tenantId, phone, purpose: 'bind', subject: userId, code: smsCode })
  if (!right) refuse({ type: 'invalid', message: '验证码不正确或已失效' })
  const before = await app.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`phone ${tenantId} ${phone}`}))`.execute(db)
    if (await table(user, db, tenantId).exists({ phone, phoneVerified: true, id: not(userId) }))
      refuse({ type: 'conflict', message: '该手机号已绑定其他账号' })
    await holdFactor(db, tenantId, userId)
    const standing = await standingOf(db, tenantId, userId, app.now())
    await table(user, db, tenantId).update(
      { id: userId },
      { phone, phoneVerified: true, revision: nextRevision },
    )
    await changed(db, call, { action: '绑定手机', target: maskedPhone(phone) })
    return standing?.phone
  })
  if (before && before !== phone)
    void sendWord(app, { tenantId, userId, phone: before, text: movedTo(phone) })
}

const movedTo = (phone: string) =>
  `您的校园账号绑定的手机号已更换为 ${maskedPhone(phone)}。如非本人操作，请立即联系学校。`

/** Whether a message to that phone is asked for at sign-in. */
export async function usePhone({ on }: z.output<typeof switched>, call: PersonalCall) {
  const { app, tenantId, actor } = call
  const { id: userId } = actor
  return app.db.transaction().execute(async (db) => {
    await holdFactor(db, tenantId, userId)
    const standing = await standingOf(db, tenantId, userId, app.now())
    if (on && !standing?.phone) refuse({ type: 'invalid', message: '请先绑定手机' })
    await table(secondFactor, db, tenantId).update({ userId }, { smsOn: on })
    const recoveryCodes = on ? await codesForFirst(db, app, tenantId, userId) : []
    if (!on) await dropCodesOfNobody(db, app, tenantId, userId)
    await changed(db, call, { action: on ? '启用短信验证' : '停用短信验证' })
    return { recoveryCodes }
  })
}
