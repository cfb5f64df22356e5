import type { Keys } from '#server/areas/fee/demo/stand-in/keys.ts'
import { simulatedServices } from '#server/areas/fee/demo/stand-in/simulator.ts'
import { type ServiceName, tradesInMemory } from '#server/areas/fee/demo/stand-in/trades.ts'
import type { Fetch } from '#server/core/payments/accounts.ts'
import type { Notice, Opening, PaymentPort, RefundOrder } from '#server/core/payments/port.ts'
import { alipayPort } from './alipay.ts'
import { wechatPort } from './wechat.ts'

export const no = 'F20260901080000000001'

export const opening: Opening = {
  no,
  subject: '2026学年 学费/住宿费',
  fen: 123_45,
  expiresAt: new Date('2026-09-01T08:30:00+08:00'),
  way: 'code',
  notifyUrl: 'https://campus.example.edu.cn/api/fee/notices',
  returnUrl: 'https://campus.example.edu.cn/fee?order=1&from=pay',
  clientAddress: '203.0.113.7',
}

export const order: RefundOrder = { no, refundNo: 'R1', fen: 23_45, total: 123_45, reason: '转专业退费' }

/** A port of `service` before simulated services, at eight o'clock on a day in September, for tests. */
export function merchantOf(service: ServiceName, { merchant, service: theirs }: Keys) {
  let time = Date.parse('2026-09-01T08:00:00+08:00')
  const now = () => new Date(time)
  const delivered: { readonly url: string; readonly notice: Notice }[] = []
  const trades = tradesInMemory()
  const merchantSide = { answer: async (_: Notice) => ({ status: 200, body: 'success' }) }
  const services = simulatedServices({
    trades,
    keys: theirs,
    now,
    cashier: (name, number) => `https://cashier.example/${name}/${number}`,
    deliver: async (url, notice) => {
      delivered.push({ url, notice })
      return merchantSide.answer(notice)
    },
  })
  const portOver = (fetch: Fetch, own: Keys['merchant'] = merchant): PaymentPort =>
    service === 'wechat'
      ? wechatPort({ ...own.wechat, baseUrl: 'https://api.mch.weixin.qq.com', now }, fetch)
      : alipayPort({ ...own.alipay, gateway: 'https://openapi.alipay.com/gateway.do', now }, fetch)
  const port = portOver(services.fetch)
  return {
    port,
    portOver,
    services,
    trades,
    delivered,
    merchantSide,
    pass: (seconds: number) => {
      time += seconds * 1000
    },
    /** Opens the trade, and the payer looks at it. */
    async begin(also: Partial<Opening> = {}) {
      await port.start({ ...opening, ...also })
      await services.open(service, also.no ?? no)
    },
  }
}
