import { closed } from '#domain/kernel/dictionary.ts'
import type { ImportState } from './import-batch.ts'
import type { ImportRowState } from './import-row.ts'

/** What a cell of a sheet said. Days and moments are told as text. */
export type SheetCell = string | number | boolean | null

export const importModes = closed('system.import-mode', '导入方式', {
  both: '新增和更新',
  add: '只新增',
  update: '只更新',
})

export const emptyCells = closed('system.import-empty', '空单元格', {
  keep: '保留原值',
  clear: '清空原值',
})

export const hiddenRows = closed('system.import-hidden', '隐藏的行', {
  leave: '不导入',
  take: '一并导入',
})

export const mergedCells = closed('system.import-merged', '合并单元格', {
  fill: '向下填充',
  leave: '只填第一行',
})

/** How a sheet is read and its rows are written. */
export interface ImportPlan {
  /** Column by column, the field that it fills. */
  readonly columns: readonly (string | null)[]
  /** What tells one row from all others: by it a row of the sheet is found to be there already. None: every row is new. */
  readonly key: readonly string[]
  readonly mode: keyof typeof importModes.labels
  readonly empty: keyof typeof emptyCells.labels
  /** What becomes of the rows that the sheet hides. */
  readonly hidden: keyof typeof hiddenRows.labels
  /** Whether a merged cell says the same of each row that it reaches down over. */
  readonly merged: keyof typeof mergedCells.labels
}

/** A plan that says nothing of its columns yet. What is out of sight stays out; a merged cell means every row it covers. */
export const plainPlan: ImportPlan = {
  columns: [],
  key: [],
  mode: 'add',
  empty: 'keep',
  hidden: 'leave',
  merged: 'fill',
}

/** What stands at the top of a sheet. */
export interface ImportLayout {
  /** The number of the row of headings. */
  readonly line: number
  readonly headings: readonly SheetCell[]
  /** The first rows under it. */
  readonly samples: readonly (readonly SheetCell[])[]
  /** The rows above it, for the copy that is handed back. */
  readonly above: readonly (readonly SheetCell[])[]
  /** How many rows are hidden, and the numbers of the first of them. */
  readonly hiddenRows?: { readonly count: number; readonly first: readonly number[] }
  /** The columns, from 0 on, that are hidden. */
  readonly hiddenColumns?: readonly number[]
  /** The columns with cells that reach down over several rows, and how many rows would be filled. */
  readonly merged?: readonly { readonly column: number; readonly rows: number }[]
}

/** An import as its owner sees it. */
export interface ImportView {
  readonly id: string
  readonly resource: string
  readonly fileId: string
  readonly fileName: string
  /** The sheet of the workbook that was chosen; null for the first. */
  readonly sheet: string | null
  readonly state: ImportState
  readonly layout: ImportLayout | null
  readonly plan: ImportPlan | null
  /** The columns were matched as this person matched the same headings last time. */
  readonly remembered: boolean
  readonly total: number
  readonly added: number
  readonly changed: number
  readonly skipped: number
  /** Rows of each state, while they wait. */
  readonly counts: Readonly<Partial<Record<ImportRowState, number>>>
  readonly fault: string | null
  readonly taskId: string | null
  readonly createdAt: string
}

/** A row of a sheet as it waits; `faults` names by field what is wrong, under the empty name what is wrong with all of it. */
export interface ImportRowView {
  readonly line: number
  readonly cells: readonly SheetCell[]
  readonly faults: Readonly<Record<string, string>>
  readonly state: ImportRowState
}
