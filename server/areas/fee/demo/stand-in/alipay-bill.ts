import { zipSync } from 'fflate'
import { yuanOf } from '#domain/kernel/money.ts'
import { clockAt, today } from '#domain/kits/college-clock.ts'
import { toGbk } from './gbk.ts'
import type { AlipayKeys } from './keys.ts'
import type { SimulatedTrade } from './trades.ts'

const names =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'

function linesOf({ no, subject, madeAt, paid, refunds }: SimulatedTrade, day: string): readonly string[] {
  if (!paid) return []
  const line = (kind: string, at: string, fen: number, refundNo: string) => {
    const yuan = yuanOf(fen)
    const times = [clockAt(new Date(madeAt)), clockAt(new Date(at))]
    return [
      ...[
        `${paid.transactionNo}\t`,
        `${no}\t`,
        kind,
        subject,
        ...times,
        '',
        '',
        '',
        '',
        '*付款人(pay***@example.cn)',
      ],
      ...[yuan, yuan, '0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00', `${refundNo}\t`],
      ...['0.00', '0.00', ''],
    ].join(',')
  }
  const isOf = (at: string) => today(new Date(at)) === day
  return [
    ...(isOf(paid.at) ? [line('交易', paid.at, paid.fen, '')] : []),
    ...refunds
      .filter(({ at }) => isOf(at))
      .map(({ at, no: refundNo, fen }) => line('退款', at, -fen, refundNo)),
  ]
}

/** The trade bill of a day as Alipay writes it: a zip of details and totals in GBK. */
export function alipayBill(
  day: string,
  trades: readonly SimulatedTrade[],
  { sellerId }: AlipayKeys,
): Uint8Array<ArrayBuffer> {
  const about = ['#支付宝业务明细查询', `#账号：[${sellerId}0156]`, `#起始日期：[${day} 00:00:00]`]
  const details = [
    ...[...about, '#-----------------业务明细列表----------------', names],
    ...trades.flatMap((trade) => linesOf(trade, day)),
    ...['#-----------------业务明细列表结束------------', '#导出时间：[]', ''],
  ]
  const totals = ['#支付宝业务汇总查询', ...about.slice(1), '门店编号,门店名称,交易订单总笔数', '#结束', '']
  const name = `${sellerId}0156_${day.replaceAll('-', '')}`
  return zipSync({
    [`${name}_业务明细(汇总).csv`]: toGbk(totals.join('\r\n')),
    [`${name}_业务明细.csv`]: toGbk(details.join('\r\n')),
  })
}
