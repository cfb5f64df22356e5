import type { Payments, ServiceAccount } from '#server/core/payments/payments.ts'
import type { PaymentPort } from '#server/core/payments/port.ts'
import { alipayPort } from './alipay.ts'
import type { Fetch } from './send.ts'
import { wechatPort } from './wechat.ts'

/** The service behind an account, asked by this `fetch`. */
export const serviceBy =
  (fetch: Fetch, now: () => Date) =>
  (account: ServiceAccount): PaymentPort =>
    account.kind === 'wechat' ? wechatPort(account, { fetch, now }) : alipayPort(account, { fetch })

export const realPayments = (fetch: Fetch, now: () => Date): Payments => ({ at: serviceBy(fetch, now) })
