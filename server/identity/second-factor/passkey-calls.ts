import type { z } from 'zod'
import type { oneId } from '#domain/kernel/one-id.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { passkey } from '#domain/system/passkey.ts'
import type { named, registered } from '#domain/system/second-factors/asked.ts'
import type { passkeyAsked } from '#domain/system/sign-in/asked.ts'
import { addressOf } from '#server/core/client-address.ts'
import { collegeName } from '#server/core/college-name.ts'
import { table } from '#server/core/database/table.ts'
import type { Call, PersonalCall } from '#server/core/route.ts'
import { readTicket } from '#server/identity/session/sign-in-ticket.ts'
import { changed } from './changed.ts'
import { codesForFirst, dropCodesOfNobody } from './enrolled.ts'
import { holdFactor } from './guesses.ts'
import { hostOf } from './passkey-host.ts'
import { keepPasskey, registrationOptions } from './passkey-register.ts'
import { passkeyQuestion } from './passkey-sign-in.ts'

/** With the ticket of a first proof for its holder, without it for anybody. */
export async function question({ ticket }: z.output<typeof passkeyAsked>, { c, app, tenantId }: Call) {
  const place = { host: hostOf(c), address: addressOf(c) }
  if (!ticket) return passkeyQuestion(app, { tenantId, ...place })
  const holder = await readTicket(app.db, ticket, app.now())
  if (!holder) return refuse({ type: 'invalid', message: '验证已超时，请返回重新登录' })
  return passkeyQuestion(app, { tenantId: holder.tenantId, userId: holder.userId, ...place })
}

export async function newPasskeyOptions({ c, app, tenantId, actor }: PersonalCall) {
  const place = { host: hostOf(c), address: addressOf(c) }
  return registrationOptions(app, actor, place, await collegeName(app.db, tenantId))
}

export async function registerPasskey({ name, response }: z.output<typeof registered>, call: PersonalCall) {
  const { c, app, tenantId, actor } = call
  const { id: userId } = actor
  return app.db.transaction().execute(async (db) => {
    await holdFactor(db, tenantId, userId)
    await keepPasskey(db, app, actor, { host: hostOf(c), name, answer: response })
    const recoveryCodes = await codesForFirst(db, app, tenantId, userId)
    await changed(db, call, { action: '登记通行密钥', target: name })
    return { recoveryCodes }
  })
}

const notFound = () => refuse({ type: 'not-found' })

export async function renamePasskey(
  { id, name }: z.output<typeof named>,
  { app, tenantId, actor }: PersonalCall,
) {
  const changed = await table(passkey, app.db, tenantId).update({ id, userId: actor.id }, { name })
  if (changed.length === 0) notFound()
}

export async function removePasskey({ id }: z.output<typeof oneId>, call: PersonalCall) {
  const { app, tenantId, actor } = call
  const { id: userId } = actor
  await app.db.transaction().execute(async (db) => {
    await holdFactor(db, tenantId, userId)
    const rows = await table(passkey, db, tenantId).remove({ id, userId }, ['name'])
    const [removed] = rows
    if (!removed) return notFound()
    await dropCodesOfNobody(db, app, tenantId, userId)
    await changed(db, call, { action: '删除通行密钥', target: removed.name })
  })
}
