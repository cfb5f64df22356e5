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

/** A day as the text that a file keeps of it; a `Date` is one too. */
export class DayText {
  readonly text: string
  constructor(text: string) {
    this.text = text
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
      for (let at = column; at < end; at += 1) hiddenColumns.add(at)
    },
    merge(column: number, from: number, to: number) {
      if (to <= from || column >= sheetLimits.columns) return
      if (merged.length === sheetLimits.merged) unreadable('合并单元格过多，请取消合并后再上传')
      merged.push({ column, from, to: Math.min(to, lastRow) })
    },
    marks: (): SheetMarks => ({
      hiddenColumns: [...hiddenColumns].toSorted((one, other) => one - other),
      merged,
    }),
  }
}
