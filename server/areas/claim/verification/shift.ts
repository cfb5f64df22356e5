import type { Shift } from '#domain/claim/desk-calls.ts'
import { fromBase64, shiftKey } from '#domain/claim/desk-list.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { actorOf } from '#server/access/actor.ts'
import { auditAlone } from '#server/audit/audit.ts'
import { addressOf } from '#server/client-address.ts'
import { timeOf } from '#server/database/moment.ts'
import type { House, Person } from '#server/house.ts'
import type { PersonalCall } from '#server/route.ts'
import { todayOf } from '#server/today.ts'
import { mustBeOpen, verifyRules } from './rules.ts'

/** So long a shift lasts, in milliseconds. */
const lasts = 8 * 3_600_000

/** Of a college, for the stretching of its numbers. */
export const saltOf = ({ secrets }: House, tenantId: string) => secrets.sign(`desk list salt ${tenantId}`)

/** The key follows from the name of the shift and from who asks: nothing of it is kept. */
const keyOf = ({ secrets }: House, { tenantId, id }: Person, name: string) =>
  secrets.sign(`desk list shift ${tenantId} ${id} ${name}`)

/** GET claim/verification/shift: the key for the list of one desk, for some hours. */
export async function shift({ c, house, person, tenantId }: PersonalCall): Promise<Shift | null> {
  const rules = await verifyRules(house.db, tenantId)
  mustBeOpen(rules, todayOf(house))
  if (!rules.offlineCopy) return null
  const until = house.now().getTime() + lasts
  const name = `${until.toString(36)}.${crypto.randomUUID()}`
  await auditAlone(house, {
    tenantId,
    account: actorOf(person).account,
    action: '领取断网名单密钥',
    address: addressOf(c),
    detail: `有效至 ${timeOf(new Date(until))}`,
  })
  const { cost } = house.stretching
  return { name, key: await keyOf(house, person, name), until, salt: await saltOf(house, tenantId), cost }
}

const shape = /^([0-9a-z]{8,9})\.[0-9a-f-]{36}$/

/** The key of a shift of this person that is not over; refuses any other. */
export async function keyOfShift(house: House, person: Person, name: string): Promise<CryptoKey> {
  const until = Number.parseInt(shape.exec(name)?.[1] ?? '0', 36)
  const left = until - house.now().getTime()
  if (left < 0 || left > lasts) refuse({ type: 'conflict', message: '班次已结束，请重新领取断网名单' })
  return shiftKey(fromBase64(await keyOf(house, person, name)))
}
