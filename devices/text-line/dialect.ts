import { type Dialect, type Heard, type Speech, silence } from '#devices/dialect.ts'
import { isLineEnd, longestLine } from './codec.ts'

const lineFeed = 0x0a

/** A line is a card, a student's number, or whatever else somebody holds to a scanner: nothing of it is kept. */
const lines: Speech = (bytes, last) => {
  const heard: Heard[] = []
  let from = 0
  const tell = (text: string, to: number, length: number) => {
    const words = { text, detail: `${length} B` }
    if (length > 0) heard.push({ from, to, words, removed: [[from, from + length]] })
    from = to
  }
  for (const [at, byte] of bytes.entries())
    if (at < from) continue
    else if (isLineEnd(byte)) tell('一行文字', bytes[at + 1] === lineFeed ? at + 2 : at + 1, at - from)
    else if (at + 1 - from > longestLine) tell('没有行尾的数据', at + 1, at + 1 - from)
  if (last) tell('没有行尾的数据', bytes.length, bytes.length - from)
  return { heard, settled: from }
}

/** @public */
export const textLineDialect: Dialect = { sent: silence, received: lines, private: true }
