import { fail } from '#domain/kernel/result.ts'
import { arrivalOf } from '#server/client-address.ts'
import { redeemScan } from '#server/scan/scan-tickets.ts'
import { enter } from './enter.ts'
import type { Grant } from './grant.ts'

/** A desk whose picture somebody scanned and approved. `ticket` is the ticket and the desk's own secret, `~` between. */
export const scanGrant: Grant = async ({ c, house, asked }) => {
  const [ticket = '', secret = ''] = (await asked('ticket')).split('~')
  const approved = await redeemScan(house, { ticket, secret })
  if (!approved) return fail({ type: 'invalid_grant', text: '扫码登录未完成，请刷新二维码重试' })
  return enter(house, { ...approved, how: 'scan', arrival: arrivalOf(c) })
}
