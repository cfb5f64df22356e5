import { feeChannel } from '#domain/fee/channel.ts'
import { isOnline } from '#domain/fee/words.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import type { PaymentPort } from '#server/core/payments/port.ts'

export interface Service {
  readonly port: PaymentPort
  readonly name: string
  readonly portalUrl: string
}

/** The payment service behind a channel, also of one that is switched off: its open orders are still to be settled. */
export async function serviceOf(app: AppContext, tenantId: string, channelId: string): Promise<Service> {
  const kept = await table(feeChannel, app.db, tenantId).get({ id: channelId }, [
    ...(['name', 'kind', 'merchantNo', 'appId', 'certificateNo', 'privateKey', 'apiKey'] as const),
    ...(['serviceKeyNo', 'serviceKey', 'serviceUrl', 'portalUrl'] as const),
  ])
  const { kind, merchantNo, appId, privateKey, apiKey, serviceKey, portalUrl } = kept ?? {}
  if (!kept || !kind || !isOnline(kind) || !merchantNo || !appId || !privateKey || !serviceKey || !portalUrl)
    return refuse({ type: 'conflict', message: '支付渠道的参数不完整，请联系学校财务部门' })
  const port = await app.payments.at({
    ...{ kind, merchantNo, appId, serviceKey, serviceUrl: kept.serviceUrl },
    ...{ certificateNo: kept.certificateNo, serviceKeyNo: kept.serviceKeyNo },
    privateKey: await app.secrets.open(privateKey),
    apiKey: apiKey ? await app.secrets.open(apiKey) : null,
  })
  return { port, name: kept.name, portalUrl: portalUrl.replace(/\/$/, '') }
}
