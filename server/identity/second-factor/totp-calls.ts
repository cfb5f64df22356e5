import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { secondFactor } from '#domain/system/second-factor.ts'
import type { totpConfirmed } from '#domain/system/second-factors/asked.ts'
import { collegeName } from '#server/core/college-name.ts'
import { table } from '#server/core/database/table.ts'
import { realNow } from '#server/core/real-now.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { changed } from './changed.ts'
import { codesForFirst, dropCodesOfNobody } from './enrolled.ts'
import { holdFactor } from './guesses.ts'
import { standingOf } from './standing.ts'
import { newSecret, stepOf, uriOf } from './totp.ts'

/** A new secret to put into an authenticator app. It counts only once a code has come back. */
export async function beginTotp({ app, tenantId, actor }: PersonalCall) {
  const { id: userId, account } = actor
  const secret = newSecret()
  const sealed = await app.secrets.seal(secret)
  await app.db.transaction().execute(async (db) => {
    await holdFactor(db, tenantId, userId)
    const standing = await standingOf(db, tenantId, userId, app.now())
    if (standing?.totpSecret) refuse({ type: 'conflict', message: '动态口令已启用，要换手机请先停用' })
    await table(secondFactor, db, tenantId).update({ userId }, { pendingSecret: sealed })
  })
  return { secret, uri: uriOf(await collegeName(app.db, tenantId), account, secret) }
}

/** The app shows the right codes: from here on they are asked for. Codes for the day of loss come with the first proof. */
export async function confirmTotp({ code }: z.output<typeof totpConfirmed>, call: PersonalCall) {
  const { app, tenantId } = call
  const { id: userId } = call.actor
  return app.db.transaction().execute(async (db) => {
    await holdFactor(db, tenantId, userId)
    const row = await table(secondFactor, db, tenantId).get({ userId }, { pending: 'pendingSecret' })
    const pending = row?.pending
    if (!pending) return refuse({ type: 'conflict', message: '请重新开始设置动态口令' })
    const step = await stepOf(await app.secrets.open(pending), code, realNow(app), null)
    if (step === undefined)
      return refuse({ type: 'invalid', message: '动态口令不正确，请确认手机时间准确后再试' })
    await table(secondFactor, db, tenantId).update(
      { userId },
      { totpSecret: sql`pending_secret`, pendingSecret: null, totpSince: app.now(), lastStep: step },
    )
    const recoveryCodes = await codesForFirst(db, app, tenantId, userId)
    await changed(db, call, { action: '启用动态口令' })
    return { recoveryCodes }
  })
}

export async function removeTotp(call: PersonalCall) {
  const { app, tenantId } = call
  const { id: userId } = call.actor
  await app.db.transaction().execute(async (db) => {
    await holdFactor(db, tenantId, userId)
    await table(secondFactor, db, tenantId).update(
      { userId },
      { totpSecret: null, pendingSecret: null, totpSince: null, lastStep: null },
    )
    await dropCodesOfNobody(db, app, tenantId, userId)
    await changed(db, call, { action: '停用动态口令' })
  })
}
