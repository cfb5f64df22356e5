import { fail } from '#domain/kernel/result.ts'
import { arrivalOf } from '#server/core/client-address.ts'
import { redeemScan } from '#server/identity/scan/scan-tickets.ts'
import { enter } from './enter.ts'
import type { Grant } from './grant.ts'

/** A desk whose picture somebody scanned and approved. `ticket` is the ticket and the desk's own secret, `~` between. */
export const scanGrant: Grant = async ({ c, app, asked }) => {
  const [ticket = '', secret = ''] = (await asked('ticket')).split('~')
  const approved = await redeemScan(app, { ticket, secret })
  if (!approved) return fail({ type: 'invalid_grant', text: '扫码登录未完成，请刷新二维码重试' })
  return enter(app, { ...approved, how: 'scan', arrival: arrivalOf(c) })
}
