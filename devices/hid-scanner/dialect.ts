import { type Dialect, reportsOf, type Words } from '#devices/dialect.ts'
import { decode, scanReport } from './codec.ts'

/** Bytes before the code: the number of the report, its length, and the identifier of the kind of code. */
const head = 5

const describeScan = (id: number, report: Uint8Array): Words | null => {
  const part = id === scanReport ? decode(report) : null
  if (!part) return null
  const { aim, data, more } = part
  return { text: more ? '一段扫码内容，后面还有' : '一段扫码内容', detail: `${aim} ${data.length} B` }
}

const hex = (value: number) => value.toString(16).padStart(2, '0').toUpperCase()
const describeOrder = (id: number, data: Uint8Array): Words => ({
  text: '切换为按报告通信',
  detail: [id, ...data].map(hex).join(' '),
})

/** A code is a student's, a card's, or whatever else is held to a scanner: nothing of it is kept. @public */
export const hidScannerDialect: Dialect = {
  sent: reportsOf(describeOrder),
  received: reportsOf(describeScan, (report) => [[head, report.length]]),
  private: true,
}
