import { yuanOf } from '#domain/kernel/money.ts'
import { clockAt, today } from '#domain/kits/college-clock.ts'
import type { WechatKeys } from './keys.ts'
import type { SimulatedTrade } from './trades.ts'

const names =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'

const written = (cells: readonly string[]) => cells.map((cell) => `\`${cell}`).join(',')

/** The trade bill of a day, kind `ALL`, as WeChat writes it. */
export function wechatBill(
  day: string,
  trades: readonly SimulatedTrade[],
  { appId, mchId }: WechatKeys,
): string {
  const lines = trades.flatMap((trade) => {
    const { paid, refunds } = trade
    if (!paid) return []
    const line = (
      at: string,
      state: string,
      total: number,
      refund?: { no: string; id: string; fen: number },
    ) => {
      const back = yuanOf(refund?.fen ?? 0)
      return written([
        ...[
          clockAt(new Date(at)),
          appId,
          mchId,
          '0',
          '',
          paid.transactionNo,
          trade.no,
          'oPayer',
          'NATIVE',
          state,
        ],
        ...['OTHERS', 'CNY', yuanOf(total), '0.00', refund?.id ?? '0', refund?.no ?? '0', back, '0.00'],
        ...[refund ? 'ORIGINAL' : '', refund ? 'SUCCESS' : '', trade.subject, '', '0.00000', '0.60%'],
        ...[yuanOf(total), back, ''],
      ])
    }
    const isOf = (at: string) => today(new Date(at)) === day
    return [
      ...(isOf(paid.at) ? [line(paid.at, 'SUCCESS', paid.fen)] : []),
      ...refunds
        .filter(({ at }) => isOf(at))
        .map(({ at, no, transactionNo, fen }) => line(at, 'REFUND', 0, { no, id: transactionNo, fen })),
    ]
  })
  const totals =
    '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'
  const sums = written([String(lines.length), '0.00', '0.00', '0.00', '0.00', '0.00', '0.00'])
  return `\ufeff${[names, ...lines, totals, sums, ''].join('\r\n')}`
}
