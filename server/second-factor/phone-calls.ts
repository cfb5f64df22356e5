import { sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { mobile } from '#domain/kits/common.ts'
import { audit } from '#server/audit/audit.ts'
import { addressOf } from '#server/client-address.ts'
import { bodyOf } from '#server/request-body.ts'
import type { PersonalCall } from '#server/route.ts'
import { sendCode, takeCode } from '#server/sms/send-code.ts'
import { assertion, assertSelf } from './assert.ts'
import { codesForFirst, dropCodesOfNobody } from './enrolled.ts'
import { holdFactor } from './guesses.ts'
import { maskedPhone } from './masked-phone.ts'
import { standingOf } from './standing.ts'

const phone = mobile('手机号').schema
const sendBody = z.object({ phone })

/** A code to the phone that somebody says is theirs. */
export async function sendBindCode({ c, house, tenantId, person }: PersonalCall) {
  const { phone } = await bodyOf(c, sendBody)
  const address = addressOf(c)
  await sendCode(house, { tenantId, phone, purpose: 'bind', subject: person.id, address })
}

const bindBody = z.object({ phone, smsCode: z.string().max(10), ...assertion })

/** The phone is theirs. In place of one that was proven before, they prove themselves once more. */
export async function bindPhone({ c, house, tenantId, person }: PersonalCall) {
  const { phone, smsCode, ...proof } = await bodyOf(c, bindBody)
  const { id: userId, account } = person
  const standing = await standingOf(house.db, tenantId, userId, house.now())
  if (standing?.phoneVerified) await assertSelf(house, person, proof, addressOf(c))
  const right = await takeCode(house, { tenantId, phone, purpose: 'bind', subject: userId, code: smsCode })
  if (!right) refuse({ type: 'invalid', message: '验证码不正确或已失效' })
  await house.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`phone ${tenantId} ${phone}`}))`.execute(db)
    const { rows } = await sql`select from "system_user"
      where tenant_id = ${tenantId} and phone = ${phone} and phone_verified and id <> ${userId}`.execute(db)
    if (rows.length > 0) refuse({ type: 'conflict', message: '该手机号已绑定其他账号' })
    await sql`update "system_user" set phone = ${phone}, phone_verified = true, revision = revision + 1
      where tenant_id = ${tenantId} and id = ${userId}`.execute(db)
    await audit(db, house, {
      tenantId,
      account,
      action: '绑定手机',
      target: maskedPhone(phone),
      address: addressOf(c),
    })
  })
}

const useBody = z.object({ on: z.boolean(), ...assertion })

/** Whether a message to that phone is asked for at sign-in. To go without it they prove themselves once more. */
export async function usePhone({ c, house, tenantId, person }: PersonalCall) {
  const { on, ...proof } = await bodyOf(c, useBody)
  const { id: userId, account } = person
  if (!on) await assertSelf(house, person, proof, addressOf(c))
  return house.db.transaction().execute(async (db) => {
    await holdFactor(db, tenantId, userId)
    const standing = await standingOf(db, tenantId, userId, house.now())
    if (on && !standing?.phoneVerified) refuse({ type: 'invalid', message: '请先绑定手机' })
    await sql`update system_second_factor set sms_on = ${on}
      where tenant_id = ${tenantId} and user_id = ${userId}`.execute(db)
    const recoveryCodes = on ? await codesForFirst(db, house, tenantId, userId) : []
    if (!on) await dropCodesOfNobody(db, house, tenantId, userId)
    const action = on ? '启用短信验证' : '停用短信验证'
    await audit(db, house, { tenantId, account, action, address: addressOf(c) })
    return { recoveryCodes }
  })
}
