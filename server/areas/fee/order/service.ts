import { feeChannel } from '#domain/fee/channel.ts'
import { isOnline } from '#domain/fee/words.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { type ServiceAccount, UnusableKey } from '#server/core/payments/payments.ts'
import type { PaymentPort } from '#server/core/payments/port.ts'

export interface Service {
  readonly port: PaymentPort
  readonly name: string
  readonly portalUrl: string
}

const accountFields = [
  ...(['kind', 'merchantNo', 'appId', 'certificateNo', 'privateKey', 'apiKey'] as const),
  ...(['serviceKeyNo', 'serviceKey', 'serviceUrl'] as const),
] as const
const sealed = ['privateKey', 'apiKey'] as const

type Channel = Partial<Row<typeof feeChannel>>

/** What a service knows a channel by, its secrets open; undefined where something is missing. */
export function accountOf(channel: Channel): ServiceAccount | undefined {
  const { kind, merchantNo, appId, privateKey, apiKey, serviceKey } = channel
  if (!isOnline(kind) || !merchantNo || !appId || !privateKey || !serviceKey) return undefined
  return {
    ...{ kind, merchantNo, appId, privateKey, serviceKey, apiKey: apiKey ?? null },
    ...{ certificateNo: channel.certificateNo ?? null, serviceKeyNo: channel.serviceKeyNo ?? null },
    serviceUrl: channel.serviceUrl ?? null,
  }
}

/** Keys that were sealed when they were given; one that was sealed under another key of the server is none. */
async function keysOf(app: AppContext, channel: Channel) {
  const opened: { privateKey?: string | null; apiKey?: string | null } = {}
  for (const field of sealed) {
    const kept = channel[field]
    opened[field] = kept ? await app.secrets.open(kept).catch(() => null) : null
  }
  return opened
}

/** The keys of a channel, open. */
export async function openKeys(app: AppContext, tenantId: string, id: string) {
  const kept = await table(feeChannel, app.db, tenantId).get({ id }, [...sealed])
  return keysOf(app, (kept ?? {}) as Channel)
}

/**
 * The payment service behind a channel, also of one that is switched off: its open orders are still to be settled.
 * Refuses where its parameters are none that a service is asked by.
 */
export async function serviceOf(app: AppContext, tenantId: string, channelId: string): Promise<Service> {
  const kept = (await table(feeChannel, app.db, tenantId).get({ id: channelId }, [
    ...accountFields,
    ...(['name', 'portalUrl'] as const),
  ])) as Channel | undefined
  const account = kept && accountOf({ ...kept, ...(await keysOf(app, kept)) })
  if (!account || !kept?.portalUrl)
    return refuse({ type: 'conflict', message: '支付渠道的参数不完整，请联系学校财务部门' })
  const port = await app.payments.at(account).catch((error: unknown) => {
    if (!(error instanceof UnusableKey)) throw error
    return refuse({ type: 'conflict', message: '支付渠道的参数不正确，请联系学校财务部门' })
  })
  return { port, name: kept.name ?? '', portalUrl: kept.portalUrl.replace(/\/$/, '') }
}
