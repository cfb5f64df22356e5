import type { Database } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { notifyPerson } from '#server/core/messages/notify.ts'
import type { PersonalCall } from '#server/core/route.ts'

interface Change {
  /** As the audit calls it, such as `绑定手机`. */
  readonly action: string
  readonly target?: string
  readonly detail?: string
}

/** Tells the owner of an account that what opens it has changed: anyone who did it may not have been they. */
export const tellChange = (
  db: Database,
  app: PersonalCall['app'],
  { tenantId, userId, action, target }: Change & { readonly tenantId: string; readonly userId: string },
) =>
  notifyPerson(db, app, {
    tenantId,
    userId,
    kind: 'security',
    title: `账号安全变更：${action}`,
    text: `${action}${target ? `（${target}）` : ''}。如非本人操作，请立即修改密码并联系学校。`,
    link: '/personalcenter',
  })

/** Keeps that a person has changed what opens their account, and tells them. The last step of the transaction. */
export async function changed(db: Database, { c, app, actor }: PersonalCall, change: Change) {
  const { tenantId, id: userId, account } = actor
  await tellChange(db, app, { tenantId, userId, ...change })
  await audit(db, app, { tenantId, account, address: addressOf(c), ...change })
}
