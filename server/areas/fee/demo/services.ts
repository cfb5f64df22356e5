import { feeChannel } from '#domain/fee/channel.ts'
import { standInKey } from '#domain/fee/stand-in.ts'
import { makeKeys } from '#server/areas/fee/demo/stand-in/keys.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'

/** What a channel of a demo says of itself, beside its keys. */
export interface DemoService {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly kind: 'wechat' | 'alipay'
  readonly bodyId: string
  readonly sort: number
}

const bare = (pem: string) => pem.replace(/-----[A-Z ]+-----|\s/g, '')

/** Channels at the services that stand in for the real ones, with fresh keys on both sides. */
export async function openServices(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  tenantId: string,
  channels: readonly DemoService[],
): Promise<void> {
  const { merchant, service } = await makeKeys()
  const { wechat, alipay } = merchant
  const accounts = {
    wechat: {
      ...{ appId: wechat.appId, merchantNo: wechat.mchId, certificateNo: wechat.serial },
      ...{ serviceKeyNo: wechat.platformSerial, serviceKey: bare(wechat.platformPublicKey) },
      ...{ serviceUrl: 'https://pay.invalid', apiKey: await secrets.seal(wechat.apiV3Key) },
      privateKey: await secrets.seal(bare(wechat.privateKey)),
    },
    alipay: {
      ...{ appId: alipay.appId, merchantNo: alipay.sellerId, serviceKey: bare(alipay.alipayPublicKey) },
      serviceUrl: 'https://pay.invalid/gateway.do',
      privateKey: await secrets.seal(bare(alipay.privateKey)),
    },
  }
  const common = { enabled: true, minutes: 30, portalUrl: 'https://portal.example.edu.cn' }
  for (const channel of channels)
    await insertRows(db, feeChannel, tenantId, [{ ...channel, ...common, ...accounts[channel.kind] }])
  const keys = await secrets.seal(JSON.stringify(service))
  await table(standInKey, db, tenantId).insert({ keys })
}
