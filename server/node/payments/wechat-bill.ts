import { Formatter } from 'wechatpay-axios-plugin'
import type { BillLine } from '#server/core/payments/port.ts'
import { fenIn } from './fen-in.ts'

/** Lines of a trade bill of the kind `ALL`. Throws a `RangeError` where it is none. */
export function wechatBillLines(bytes: Uint8Array): readonly BillLine[] {
  const [head = '', ...lines] = new TextDecoder('utf-8', { fatal: true }).decode(bytes).split(/\r?\n/)
  const names = head.split(',')
  // Each cell of a trade begins with a back-tick; the totals have a heading without.
  const until = lines.findIndex((line) => !line.startsWith('`'))
  if (!names.includes('商户订单号') || until < 0) throw new RangeError('Not a trade bill')
  return lines.slice(0, until).flatMap((line) => lineOf(line, names))
}

function lineOf(line: string, names: readonly string[]): readonly BillLine[] {
  const cells: Readonly<Record<string, string>> = { ...Formatter.castCsvLine(line, [...names]) }
  const cell = (name: string) => {
    const found = cells[name]
    if (found === undefined || Object.keys(cells).length !== names.length)
      throw new RangeError('A line of the trade bill is not whole')
    return found
  }
  const trade = { no: cell('商户订单号'), transactionNo: cell('微信订单号') }
  const state = cell('交易状态')
  if (state === 'SUCCESS') return [{ ...trade, kind: 'payment', fen: fenIn(cell('订单金额')) }]
  if (state !== 'REFUND' || cell('退款状态') === 'FAIL') return []
  return [{ ...trade, kind: 'refund', refundNo: cell('商户退款单号'), fen: fenIn(cell('申请退款金额')) }]
}
