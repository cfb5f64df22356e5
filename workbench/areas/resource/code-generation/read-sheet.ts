import type { SourceColumn } from '#domain/generation/guess.ts'
import { lookAtFile } from '#workbench/engine/sheets/ask-sheets.ts'

/** Bytes of a sheet that is looked at. */
export const largest = 5 * 1024 * 1024
/** Rows that are looked at; the rest of a long sheet changes no guess. */
const mostRows = 200

/** Headings of the first sheet with what stands under them. */
export async function readSheet(file: File): Promise<readonly SourceColumn[]> {
  if (file.size > largest) throw new Error('文件不能超过 5 MB')
  const [sheet] = await lookAtFile(file, mostRows)
  const rows = sheet?.rows ?? []
  const at = rows.findIndex((row) => row.filter((cell) => cell.trim() !== '').length > 1)
  const heads = rows[at] ?? []
  const body = rows.slice(at + 1)
  const columns = heads
    .map((name, column) => ({ name: name.trim(), samples: body.map((row) => row[column] ?? '') }))
    .filter(({ name }) => name !== '')
  if (columns.length === 0) throw new Error('没有读到表头，请确认第一张工作表的第一行是列名')
  return columns
}
