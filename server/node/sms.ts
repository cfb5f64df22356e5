import type { AppContext, SendSms } from '#server/core/app-context.ts'
import type { Environment } from './environment.ts'
import { smsByHttp } from './sms-http.ts'

/** For a machine without a contract with a carrier: anyone who runs the server reads the message in its log. */
const smsToLog =
  (log: AppContext['log']): SendSms =>
  async (phone, text) =>
    log('info', 'sms', { phone, text })

interface Carrier {
  /** Whether messages reach anybody at all. */
  readonly sendsSms: boolean
  readonly sendSms: SendSms
}

/** By the carrier that was set; in a demo to the log; else by nobody, for a code in a log is no secret. */
export function carrierOf({ sms, demo }: Environment, log: AppContext['log']): Carrier {
  if (sms) return { sendsSms: true, sendSms: smsByHttp(sms) }
  if (demo) return { sendsSms: true, sendSms: smsToLog(log) }
  return { sendsSms: false, sendSms: () => Promise.reject(new Error('No carrier was set.')) }
}
