import { audit } from '#server/audit/audit.ts'
import { addressOf } from '#server/client-address.ts'
import type { Database } from '#server/house.ts'
import { notifyPerson } from '#server/messages/notify.ts'
import type { PersonalCall } from '#server/route.ts'

interface Change {
  /** As the audit calls it, such as `绑定手机`. */
  readonly action: string
  readonly target?: string
  readonly detail?: string
}

/** Tells the owner of an account that what opens it has changed: whoever did it may not have been they. */
export const tellChange = (
  db: Database,
  house: PersonalCall['house'],
  { tenantId, userId, action, target }: Change & { readonly tenantId: string; readonly userId: string },
) =>
  notifyPerson(db, house, {
    tenantId,
    userId,
    kind: 'security',
    title: `账号安全变更：${action}`,
    text: `${action}${target ? `（${target}）` : ''}。如非本人操作，请立即修改密码并联系学校。`,
    link: '/personalcenter',
  })

/** Keeps that a person has changed what opens their account, and tells them. The last step of the transaction. */
export async function changed(db: Database, { c, house, person }: PersonalCall, change: Change) {
  const { tenantId, id: userId, account } = person
  await tellChange(db, house, { tenantId, userId, ...change })
  await audit(db, house, { tenantId, account, address: addressOf(c), ...change })
}
