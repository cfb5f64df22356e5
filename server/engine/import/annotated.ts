import { writeXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { spelledOut } from '#domain/kits/spreadsheet-text.ts'
import { letterOf } from '#domain/sheet/letter-of.ts'
import type { Cell } from '#domain/sheet/sheet-row.ts'
import type { ImportLayout } from '#domain/system/import-plan.ts'
import type { AppContext } from '#server/core/app-context.ts'
import type { Batch } from './batches.ts'
import { cellsSaid } from './merged.ts'
import { type Staged, stagedPortions } from './stage.ts'

/** So many rows are handed back whole; of a longer sheet only those with faults. */
const whole = 20_000

/** A workbook's own way to write colours: light red under dark red. */
const marked = {
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FDE2E1' } },
  font: { color: { rgb: 'B42318' } },
} as const

/** What is wrong with a row, each fault with the letter of its column and what was read there. */
function spokenFaults(batch: Batch, { faults }: Pick<Staged, 'faults'>): string {
  const { plan, resource } = batch
  return Object.entries(faults)
    .map(([name, fault]) => {
      const at = plan?.columns.indexOf(name) ?? -1
      const label = resource.fields[name]?.label ?? name
      return name === '' ? fault : at === -1 ? `${label}：${fault}` : `${letterOf(at)} 列“${label}”：${fault}`
    })
    .join('；')
}

/** The sheet as it came, with a column 错误 at its end and the cells at fault marked. Its lines keep their numbers. */
export async function annotated({ db }: AppContext, batch: Batch): Promise<Uint8Array> {
  const layout = batch.layout as ImportLayout
  const all = batch.total <= whole
  const rows: Written[][] = layout.above.map((cells) => [...cells])
  const cells = new Map<string, object>()
  const place = (line: number) => {
    while (all && rows.length < line - 1) rows.push([])
    return rows.length
  }
  place(layout.line)
  rows.push([...layout.headings])
  const last = layout.headings.length
  put(rows, last, '错误')
  let taken = 0
  for await (const portion of stagedPortions(db, batch, all ? sql`state <> 'left'` : sql`state = 'bad'`)) {
    for (const row of portion) {
      const at = place(row.line)
      rows.push(writtenAgain(batch, row))
      if (row.state === 'bad') {
        put(rows, last, `第 ${row.line} 行 ${spokenFaults(batch, row)}`)
        mark(cells, batch, row, at, last)
      }
      taken += 1
    }
    if (taken >= whole) break
  }
  const columns = Array.from({ length: last + 1 }, (_, at) => ({ width: at === last ? 60 : 16 }))
  return writeXlsx({ sheets: [{ name: '导入结果', columns, rows, cells }] })
}

type Written = Cell | Date

/** A day stays one, so that it is told again where it has no place; a text says what it said. */
function writtenAgain({ plan }: Batch, row: Staged): Written[] {
  return cellsSaid(plan, row).map((cell, at) => {
    if (typeof cell !== 'string') return cell
    const day = row.marks.days?.includes(at)
      ? new Date(`${cell.replace(' ', 'T')}${cell[10] ? '' : 'T00:00:00'}Z`)
      : undefined
    return day && !Number.isNaN(day.getTime()) ? day : spelledOut(cell)
  })
}

function put(rows: Written[][], at: number, text: string) {
  const row = rows.at(-1) as Written[]
  while (row.length < at) row.push(null)
  row[at] = text
}

function mark(cells: Map<string, object>, { plan }: Batch, { faults }: Staged, row: number, last: number) {
  for (const name of Object.keys(faults)) {
    const at = plan?.columns.indexOf(name) ?? -1
    if (at !== -1) cells.set(`${row},${at}`, { style: marked })
  }
  cells.set(`${row},${last}`, { style: marked })
}
