import type { SheetCell } from '#domain/system/import-plan.ts'

export type Cell = SheetCell

/** What a sheet says of a row besides its cells. */
export interface RowMarks {
  /** Hidden by hand or by a filter. */
  readonly hidden?: true
  /** The columns, from 0 on, whose cells the sheet keeps as days. */
  readonly days?: readonly number[]
}

export interface SheetRow extends RowMarks {
  /** The number that the row has in the sheet, from 1 on. */
  readonly line: number
  readonly cells: readonly Cell[]
}

/** A cell that reaches down over the rows below it. */
export interface MergedCell {
  readonly column: number
  readonly from: number
  readonly to: number
}

/** What a sheet says of itself besides its rows, once all of them are read. */
export interface SheetMarks {
  /** The columns, from 0 on, that are hidden. */
  readonly hiddenColumns: readonly number[]
  readonly merged: readonly MergedCell[]
}

/**
 * Reads a sheet of a file in portions of rows, the first one unless `sheet` names another, and tells at the end what
 * the sheet says besides; a file that is not to be read throws `UnreadableSheet`.
 */
export type ReadSheet = (
  bytes: Uint8Array,
  name: string,
  sheet?: string,
) => AsyncGenerator<readonly SheetRow[], SheetMarks, void>

/** Said to the person whose file it is. */
export class UnreadableSheet extends Error {}

export const unreadable = (message: string): never => {
  throw new UnreadableSheet(message)
}

/** A sheet for people, not a database: what is larger is brought in as several files. */
export const sheetLimits = {
  rows: 200_000,
  columns: 300,
  cell: 32_767,
  merged: 20_000,
  /** Cells that merged ones above them say. */
  filled: 2_000_000,
  /** Of all cells together: a text that stands in a million of them is written down a million times. */
  characters: 200_000_000,
  shared: 999_999,
  portion: 500,
  /** A portion ends sooner where its texts are long. */
  portionCharacters: 2_000_000,
} as const
