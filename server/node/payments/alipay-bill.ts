import { unzipSync } from 'fflate'
import papa from 'papaparse'
import type { BillLine } from '#server/core/payments/port.ts'
import { fenIn } from './fen-in.ts'

const mostFileBytes = 100 * 1024 * 1024

const begins = '支付宝交易号,商户订单号,'

/** Lines of a trade bill: a zip of a file of details and one of totals, in GBK. Throws a `RangeError` where it is none. */
export function alipayBillLines(zipped: Uint8Array): readonly BillLine[] {
  const files = unzipSync(zipped, { filter: ({ originalSize }) => originalSize <= mostFileBytes })
  const details = Object.values(files)
    .map((bytes) => new TextDecoder('gb18030').decode(bytes).split(/\r?\n/))
    .find((lines) => lines.some((line) => line.startsWith(begins)))
  if (!details) throw new RangeError('Not a trade bill')
  const from = details.findIndex((line) => line.startsWith(begins))
  const until = details.findIndex((line, at) => at > from && line.startsWith('#'))
  if (until < 0) throw new RangeError('The trade bill has no end')
  const [names = [], ...rows] = papa
    .parse<string[]>(details.slice(from, until).join('\n'), { skipEmptyLines: true })
    .data.map((row) => row.map((cell) => cell.trim()))
  return rows.flatMap((row) => lineOf(row, names))
}

function lineOf(row: readonly string[], names: readonly string[]): readonly BillLine[] {
  const cell = (name: string) => {
    const found = row[names.indexOf(name)]
    if (found === undefined || row.length !== names.length)
      throw new RangeError('A line of the trade bill is not whole')
    return found
  }
  const trade = { no: cell('商户订单号'), transactionNo: cell('支付宝交易号') }
  const kind = cell('业务类型')
  const amount = cell('订单金额（元）')
  if (kind === '交易') return [{ ...trade, kind: 'payment', fen: fenIn(amount) }]
  if (kind !== '退款') return []
  // Money that goes back is below zero in the bill.
  return [
    { ...trade, kind: 'refund', refundNo: cell('退款批次号/请求号'), fen: fenIn(amount.replace(/^-/, '')) },
  ]
}
