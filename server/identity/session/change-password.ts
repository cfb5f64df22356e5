import md5 from 'crypto-js/md5.js'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import type { passwordChanged } from '#domain/system/own-account/asked.ts'
import { passwordPolicy } from '#domain/system/password-policy.ts'
import { arrivalOf } from '#server/core/client-address.ts'
import type { Call, PersonalCall } from '#server/core/route.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { requireProof } from '#server/identity/second-factor/assert.ts'
import { tokenOf } from './bearer.ts'
import { tryOwnPassword } from './own-password.ts'
import { familyOf } from './sessions.ts'
import { setPassword } from './set-password.ts'
import { recordSignInAlone } from './sign-in-log.ts'

/** POST sysUser/changePassword. */
export async function answerChangePassword(
  { oldPassword = '', newPassword }: z.output<typeof passwordChanged>,
  call: PersonalCall,
): Promise<void> {
  const { c, app, actor, tenantId } = call
  await checkOld(call, oldPassword)
  const familyId = await familyOf(app.db, tenantId, tokenOf(app.settings.product, c.req.raw) ?? '')
  const { address } = arrivalOf(c)
  await setPassword(app, {
    tenantId,
    userId: actor.id,
    password: newPassword,
    action: '修改密码',
    address,
    familyId,
  })
}

/** Guessed at like a password at the door, and counted with it. Anyone who has none yet proves themselves otherwise. */
async function checkOld(call: PersonalCall, old: string): Promise<void> {
  const { c, app, actor, tenantId } = call
  const tried = await tryOwnPassword(call, `${md5(old)}`)
  if (tried === 'right') return
  if (tried === 'none') return requireProof(call, 'any')
  const happened = {
    tenantId,
    account: actor.account,
    reason: '修改密码时原密码错误',
    arrival: arrivalOf(c),
  }
  await recordSignInAlone(app, { ...happened, event: 'failure' })
  refuse({ type: 'invalid', message: '原密码不正确', fields: { oldPassword: '原密码不正确' } })
}

/** GET openApi/passwordPolicy: what a new password must be, for anyone who is about to choose one. */
export async function answerPasswordPolicy({ app, tenantId }: Call) {
  const policy = await settingsOf(app.db, tenantId, passwordPolicy)
  const { minLength, kinds, forbidNames, forbidCommon, history, expiryDays } = policy
  return { minLength, kinds, forbidNames, forbidCommon, history, expiryDays }
}
