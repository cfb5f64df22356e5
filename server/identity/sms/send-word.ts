import type { AppContext } from '#server/core/app-context.ts'
import { logSent } from '#server/core/messages/log-sent.ts'
import { maskedPhone } from '#server/identity/second-factor/masked-phone.ts'
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
export async function sendWord(app: AppContext, { tenantId, userId, phone, text }: Word): Promise<void> {
  const about = { tenantId, userId, channel: 'sms', event: 'security', title: '账号安全提醒' } as const
  const log = (more: { state: 'sent' | 'failed'; provider?: string; reason?: string }) =>
    logSent(app.db, app, { ...about, target: maskedPhone(phone), text, ...more })
  try {
    if (!(await sendsSms(app, tenantId))) return
    const provider = await carry(app, tenantId, await usualCarrier(app, tenantId), phone, text)
    await log({ state: 'sent', provider })
  } catch (error) {
    app.log('warn', 'sms not delivered', { error })
    await log({ state: 'failed', reason: error instanceof Error ? error.message : '' }).catch(() => {})
  }
}
