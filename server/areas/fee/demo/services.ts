import { feeChannel } from '#domain/fee/channel.ts'
import { standInKey } from '#domain/fee/stand-in.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { makeKeys } from './keys.ts'

/** What a channel of a demo says of itself, beside its keys. */
export interface DemoService {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly kind: 'wechat' | 'alipay'
  readonly bodyId: string
  readonly sort: number
}

const addresses = { wechat: 'https://pay.invalid', alipay: 'https://pay.invalid/gateway.do' } as const

/** A channel at the service that stands in for the real ones, with fresh keys on both sides. */
export async function openService(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  tenantId: string,
  { id, ...channel }: DemoService,
): Promise<void> {
  const [merchant, service] = await Promise.all([makeKeys(), makeKeys()])
  const digits = [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte % 10).join('')
  const apiKey = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  await insertRows(db, feeChannel, tenantId, [
    {
      ...{ id, ...channel, enabled: true, minutes: 30, portalUrl: 'https://portal.example.edu.cn' },
      ...{
        merchantNo: digits,
        appId: `wx${digits}`,
        certificateNo: `C${digits}`,
        serviceKeyNo: `S${digits}`,
      },
      ...{ serviceKey: service.publicKey, serviceUrl: addresses[channel.kind] },
      privateKey: await secrets.seal(merchant.privateKey),
      apiKey: channel.kind === 'wechat' ? await secrets.seal(apiKey) : null,
    },
  ])
  await table(standInKey, db, tenantId).insert({
    ...{ channelId: id, merchantKey: merchant.publicKey },
    privateKey: await secrets.seal(service.privateKey),
  })
}
