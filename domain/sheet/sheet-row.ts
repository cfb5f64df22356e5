import type { SheetCell } from '#domain/system/import-plan.ts'

export type Cell = SheetCell

export interface SheetRow {
  /** The number that the row has in the sheet, from 1 on. */
  readonly line: number
  readonly cells: readonly Cell[]
}

/**
 * Reads a sheet of a file in portions of rows, the first one unless `sheet` names another; a file that is not to be
 * read throws `UnreadableSheet`.
 */
export type ReadSheet = (
  bytes: Uint8Array,
  name: string,
  sheet?: string,
) => AsyncIterable<readonly SheetRow[]>

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
  /** Of all cells together: a text that stands in a million of them is written down a million times. */
  characters: 200_000_000,
  shared: 999_999,
  portion: 500,
  /** A portion ends sooner where its texts are long. */
  portionCharacters: 2_000_000,
} as const
