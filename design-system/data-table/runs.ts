import type { LaidColumn } from './layout.ts'

interface Run<Row> {
  readonly group?: string
  readonly columns: readonly LaidColumn<Row>[]
  /** The place of its first column. */
  readonly from: number
}

/** Neighbours of one group on one side. Columns that were moved apart stand under the name each for themselves. */
export const runsOf = <Row>(columns: readonly LaidColumn<Row>[]): readonly Run<Row>[] => {
  const runs: Run<Row>[] = []
  for (const [at, laid] of columns.entries()) {
    const { group } = laid.column
    const last = runs.at(-1)
    const joins = group !== undefined && last?.group === group && last.columns[0]?.side === laid.side
    if (joins) runs[runs.length - 1] = { ...last, columns: [...last.columns, laid] }
    else runs.push({ group, columns: [laid], from: at })
  }
  return runs
}
