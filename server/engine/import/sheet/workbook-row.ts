import { type MergedCell, type SheetMarks, sheetLimits, unreadable } from '#domain/sheet/sheet-row.ts'

export interface WorkbookRow {
  readonly line: number
  readonly values: readonly unknown[]
  readonly hidden?: boolean
}

/** The rows of a sheet as its reader tells them, and what it learned besides when they have ended. */
export type WorkbookRows =
  | Generator<WorkbookRow, SheetMarks, void>
  | AsyncGenerator<WorkbookRow, SheetMarks, void>

/** A day as the text that a file keeps of it, told as all days of sheets are; a `Date` is one too. */
export class DayText {
  readonly text: string
  constructor(text: string) {
    // What names a zone is left for its reader to reckon.
    this.text = text
      .replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?$/, '$1 $2')
      .replace(/ 00:00:00$/, '')
  }
}

/** A sheet has no more columns and rows than these (ECMA-376, part 1, 18.3.1.13 and 18.3.1.73). */
export const lastColumn = 16_384
export const lastRow = 1_048_576

/** Gathers what a sheet says besides its rows. */
export function marksGathered() {
  const hiddenColumns = new Set<number>()
  const merged: MergedCell[] = []
  return {
    hide(column: number, count = 1) {
      // What a program hides to the edge of the sheet has nothing in it.
      const end = Math.min(column + count, sheetLimits.columns)
      for (let at = Math.max(0, Math.trunc(column)); at < end; at += 1) hiddenColumns.add(at)
    },
    /** What names no cells, such as whole rows, is passed over. */
    merge(column: number, from: number, last: number) {
      const to = Math.min(last, lastRow)
      if (![column, from, to].every(Number.isInteger) || column < 0 || from < 1 || to <= from) return
      if (column >= sheetLimits.columns) return
      if (merged.length === sheetLimits.merged) unreadable('合并单元格过多，请取消合并后再上传')
      merged.push({ column, from, to })
    },
    marks: (): SheetMarks => ({
      hiddenColumns: [...hiddenColumns].toSorted((one, other) => one - other),
      merged,
    }),
  }
}
