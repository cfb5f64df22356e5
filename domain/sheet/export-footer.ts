import type { SheetCell } from '#domain/system/import-plan.ts'

interface Footer {
  readonly who: string
  /** `2026-09-01 08:00:00`. */
  readonly at: string
  /** By what the rows were narrowed. */
  readonly asked: string
  readonly total: number
}

/** The last line of a sheet that is taken along: by whom, when, and what it was asked for. */
export const exportFooter = ({ who, at, asked, total }: Footer) =>
  `导出人：${who}　导出时间：${at}　条件：${asked}　共 ${total} 条`

/** What a question is narrowed by fills far less. */
const longest = 4000
const shape = /^导出人：.*　导出时间：\d{4}-\d\d-\d\d \d\d:\d\d:\d\d　条件：.*　共 \d+ 条$/s

/** Whether a row is such a line, which is no data of the sheet. */
export const isExportFooter = ([first, ...others]: readonly SheetCell[]) =>
  typeof first === 'string' &&
  first.length <= longest &&
  first.startsWith('导出人：') &&
  others.every((cell) => cell === null) &&
  shape.test(first)
