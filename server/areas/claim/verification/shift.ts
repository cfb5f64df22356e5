import type { Shift } from '#domain/claim/desk-calls.ts'
import { shiftKey } from '#domain/claim/desk-list.ts'
import { fromBase64url } from '#domain/kernel/base64.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { auditAlone } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { todayOf } from '#server/core/today.ts'
import { accountableFor } from '#server/identity/access/actor.ts'
import { mustBeOpen, verifyRules } from './rules.ts'

/** So long a shift lasts, in milliseconds. */
const lasts = 8 * 3_600_000

/** Of a college, for the stretching of its numbers. */
export const saltOf = ({ secrets }: AppContext, tenantId: string) =>
  secrets.sign(`desk list salt ${tenantId}`)

/** The key follows from the name of the shift and from who asks: nothing of it is kept. */
const keyOf = ({ secrets }: AppContext, { tenantId, id }: Actor, name: string) =>
  secrets.sign(`desk list shift ${tenantId} ${id} ${name}`)

/** The key for the list of one desk, for some hours. */
export async function shift({ c, app, actor, tenantId }: PersonalCall): Promise<Shift | null> {
  const rules = await verifyRules(app.db, tenantId)
  mustBeOpen(rules, todayOf(app))
  if (!rules.offlineCopy) return null
  const until = app.now().getTime() + lasts
  const name = `${until.toString(36)}.${crypto.randomUUID()}`
  await auditAlone(app, {
    tenantId,
    account: accountableFor(actor).account,
    action: '领取断网名单密钥',
    address: addressOf(c),
    detail: `有效至 ${timeOf(new Date(until))}`,
  })
  const { cost } = app.stretching
  return { name, key: await keyOf(app, actor, name), until, salt: await saltOf(app, tenantId), cost }
}

const shape = /^([0-9a-z]{8,9})\.[0-9a-f-]{36}$/

/** The key of a shift of this person that is not over; refuses any other. */
export async function keyOfShift(app: AppContext, actor: Actor, name: string): Promise<CryptoKey> {
  const until = Number.parseInt(shape.exec(name)?.[1] ?? '0', 36)
  const left = until - app.now().getTime()
  if (left < 0 || left > lasts) refuse({ type: 'conflict', message: '班次已结束，请重新领取断网名单' })
  return shiftKey(fromBase64url(await keyOf(app, actor, name)))
}
