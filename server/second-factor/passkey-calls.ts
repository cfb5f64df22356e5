import { sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { line } from '#domain/kernel/seen.ts'
import { addressOf } from '#server/client-address.ts'
import { bodyOf } from '#server/request-body.ts'
import type { Call, PersonalCall } from '#server/route.ts'
import { readTicket } from '#server/session/sign-in-ticket.ts'
import { changed } from './changed.ts'
import { collegeName } from './college-name.ts'
import { codesForFirst, dropCodesOfNobody } from './enrolled.ts'
import { holdFactor } from './guesses.ts'
import { hostOf } from './passkey-host.ts'
import { keepPasskey, registrationOptions } from './passkey-register.ts'
import { passkeyQuestion } from './passkey-sign-in.ts'

const questionBody = z.object({ ticket: z.string().max(200).optional() })

/** POST auth/openApi/passkey/options: with the ticket of a first proof for its holder, without it for anybody. */
export async function question({ c, house, tenantId }: Call) {
  const { ticket } = await bodyOf(c, questionBody)
  const place = { host: hostOf(c), address: addressOf(c) }
  if (!ticket) return passkeyQuestion(house, { tenantId, ...place })
  const holder = await readTicket(house.db, ticket, house.now())
  if (!holder) return refuse({ type: 'invalid', message: '验证已超时，请返回重新登录' })
  return passkeyQuestion(house, { tenantId: holder.tenantId, userId: holder.userId, ...place })
}

export async function newPasskeyOptions({ c, house, tenantId, person }: PersonalCall) {
  const place = { host: hostOf(c), address: addressOf(c) }
  return registrationOptions(house, person, place, await collegeName(house.db, tenantId))
}

const name = line().min(1).max(40)
const registerBody = z.object({ name, response: z.looseObject({ id: z.string().max(1400) }) })

export async function registerPasskey(call: PersonalCall) {
  const { c, house, tenantId, person } = call
  const { name, response } = await bodyOf(c, registerBody)
  const { id: userId } = person
  return house.db.transaction().execute(async (db) => {
    await holdFactor(db, tenantId, userId)
    await keepPasskey(db, house, person, { host: hostOf(c), name, answer: response })
    const recoveryCodes = await codesForFirst(db, house, tenantId, userId)
    await changed(db, call, { action: '登记通行密钥', target: name })
    return { recoveryCodes }
  })
}

const id = z.uuid()
const renameBody = z.object({ id, name })
const notFound = () => refuse({ type: 'not-found' })

export async function renamePasskey({ c, house, tenantId, person }: PersonalCall) {
  const { id, name } = await bodyOf(c, renameBody)
  const { numAffectedRows } = await sql`update system_passkey set name = ${name}
    where tenant_id = ${tenantId} and id = ${id} and user_id = ${person.id}`.execute(house.db)
  if (!numAffectedRows) notFound()
}

const removeBody = z.object({ id })

export async function removePasskey(call: PersonalCall) {
  const { c, house, tenantId, person } = call
  const { id } = await bodyOf(c, removeBody)
  const { id: userId } = person
  await house.db.transaction().execute(async (db) => {
    await holdFactor(db, tenantId, userId)
    const { rows } = await sql<{ name: string }>`delete from system_passkey
      where tenant_id = ${tenantId} and id = ${id} and user_id = ${userId} returning name`.execute(db)
    const [removed] = rows
    if (!removed) return notFound()
    await dropCodesOfNobody(db, house, tenantId, userId)
    await changed(db, call, { action: '删除通行密钥', target: removed.name })
  })
}
