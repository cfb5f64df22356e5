import { fromCodes } from '#domain/kits/spreadsheet-text.ts'
import { sheetLimits, unreadable } from '#domain/sheet/sheet-row.ts'
import { cellText } from './cell-text.ts'
import { xmlFeed } from './xml-feed.ts'

/** So many bytes of shared text are held at most. */
const most = 128 * 1024 * 1024

/** The text of a number that a cell names, or null where there is none. */
export type SharedStrings = (index: number) => string | null

/**
 * Reads the texts that the cells of a workbook share (ECMA-376, part 1, 18.4). They stand in one run of bytes, with
 * the places where each ends: as strings and objects they would take many times as much.
 */
export async function readSharedStrings(document: AsyncIterable<string>): Promise<SharedStrings> {
  const encoder = new TextEncoder()
  let bytes = new Uint8Array(1 << 16)
  let ends = new Uint32Array(1 << 12)
  let size = 0
  let count = 0

  function keep(text: string) {
    const needed = size + text.length * 3
    if (needed > most || count === sheetLimits.shared) unreadable('文件内容过多，请拆成几个文件分别导入')
    if (needed > bytes.length)
      bytes = new Uint8Array(bytes.buffer.transfer(Math.max(needed, 2 * bytes.length)))
    if (count === ends.length) ends = new Uint32Array(ends.buffer.transfer(2 * ends.byteLength))
    size += encoder.encodeInto(text, bytes.subarray(size)).written
    ends[count] = size
    count += 1
  }

  const gathered = cellText()
  const feed = xmlFeed({
    ...gathered,
    close(name) {
      gathered.close(name)
      if (name === 'si') keep(fromCodes(gathered.take()))
    },
  })
  for await (const text of document) feed(text)

  const decoder = new TextDecoder()
  return (index) =>
    index in ends && index < count ? decoder.decode(bytes.subarray(ends[index - 1] ?? 0, ends[index])) : null
}
