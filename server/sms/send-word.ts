import type { House } from '#server/house.ts'
import { logSent } from '#server/messages/log-sent.ts'
import { maskedPhone } from '#server/second-factor/masked-phone.ts'
import { carry, sendsSms, usualCarrier } from './carrier.ts'

interface Word {
  readonly tenantId: string
  /** Whom it concerns. */
  readonly userId: string
  /** Where it goes, whatever number they have by now. */
  readonly phone: string
  readonly text: string
}

/** Takes a word about somebody's account to a phone, where the college sends messages; that it failed, the log says. */
export async function sendWord(house: House, { tenantId, userId, phone, text }: Word): Promise<void> {
  const about = { tenantId, userId, channel: 'sms', event: 'security', title: '账号安全提醒' } as const
  const log = (more: { state: 'sent' | 'failed'; provider?: string; reason?: string }) =>
    logSent(house.db, house, { ...about, target: maskedPhone(phone), text, ...more })
  try {
    if (!(await sendsSms(house, tenantId))) return
    const provider = await carry(house, tenantId, await usualCarrier(house, tenantId), phone, text)
    await log({ state: 'sent', provider })
  } catch (error) {
    house.log('warn', 'sms not delivered', { error })
    await log({ state: 'failed', reason: error instanceof Error ? error.message : '' }).catch(() => {})
  }
}
