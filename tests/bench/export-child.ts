import { utils, write } from 'xlsx'
import { xlsxOf } from '#server/engine/export/sheet.ts'

const [writer, count] = process.argv.slice(2)
const rows = Number(count)
const columns = Array.from({ length: 20 }, (_, at) => ({ title: `第 ${at} 列`, shape: 'text' as const }))
const rowAt = (at: number) =>
  columns.map((_, column) => (column % 4 === 0 ? at * column : `学生 ${at} 第 ${column} 项`))

async function streamed(): Promise<number> {
  async function* source() {
    for (let at = 0; at < rows; at++) yield rowAt(at)
  }
  let size = 0
  for await (const chunk of await xlsxOf(columns, source())) size += chunk.byteLength
  return size
}

function whole(): number {
  const sheet = utils.aoa_to_sheet([
    columns.map(({ title }) => title),
    ...Array.from({ length: rows }, (_, at) => rowAt(at)),
  ])
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Sheet1')
  return (write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array).byteLength
}

const began = performance.now()
const size = writer === 'ours' ? await streamed() : whole()
const seconds = (performance.now() - began) / 1000
console.log(JSON.stringify({ seconds, size, megabytes: process.resourceUsage().maxRSS / 1024 }))
