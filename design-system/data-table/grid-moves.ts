/** A cell by its places: row -1 is the headings. */
export interface CellAt {
  readonly row: number
  readonly col: number
}

export interface GridSize {
  readonly rows: number
  readonly cols: number
  /** Rows that Page Up and Page Down skip. */
  readonly page: number
}

export interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** Where a key leads within the grid, or undefined when it is not one of those that move. */
export const moved = (
  from: CellAt,
  { key, ctrlKey, metaKey }: Pressed,
  size: GridSize,
): CellAt | undefined => {
  const far = ctrlKey || metaKey
  const { row, col } = from
  const last = { row: size.rows - 1, col: size.cols - 1 }
  const to = (row: number, col: number): CellAt => ({
    row: Math.max(-1, Math.min(last.row, row)),
    col: Math.max(0, Math.min(last.col, col)),
  })
  switch (key) {
    case 'ArrowDown':
      return to(far ? last.row : row + 1, col)
    case 'ArrowUp':
      return to(far ? Math.min(0, row) : row - 1, col)
    case 'ArrowRight':
      return to(row, far ? last.col : col + 1)
    case 'ArrowLeft':
      return to(row, far ? 0 : col - 1)
    case 'Home':
      return to(far ? Math.min(0, last.row) : row, 0)
    case 'End':
      return to(far ? last.row : row, last.col)
    case 'PageDown':
      return to(row + size.page, col)
    case 'PageUp':
      return row < 0 ? from : to(Math.max(0, row - size.page), col)
  }
}
