import type { Translate } from '#design-system/text/text.tsx'
import type { Figures } from './figures.ts'
import type { FormatNumber } from './number-style.ts'

/** Columns told one by one; more would make a screen reader talk for a minute. The table has them all. */
const told = 4

/** What the picture shows, in words: the extent, then the highest and lowest of each column. */
export const summaryOf = ({ columns, rows }: Figures, format: FormatNumber, t: Translate) => {
  const extents = columns.flatMap((name, at) => {
    const cells = rows.flatMap((row) => {
      const value = row[at]
      return typeof value === 'number' ? [{ at: String(row[0] ?? ''), value }] : []
    })
    if (cells.length === 0) return []
    const top = cells.reduce((one, other) => (other.value > one.value ? other : one))
    const low = cells.reduce((one, other) => (other.value < one.value ? other : one))
    const values = { name, max: format(top.value), top: top.at, min: format(low.value), low: low.at }
    return top.value === low.value
      ? [t('{{name}}：均为 {{max}}', values)]
      : [t('{{name}}：最高 {{max}}（{{top}}），最低 {{min}}（{{low}}）', values)]
  })
  const rest = extents.length - told
  return [
    t('共 {{count}} 行数据', { count: rows.length }),
    ...extents.slice(0, told),
    ...(rest > 0 ? [t('另有 {{count}} 列，见表格', { count: rest })] : []),
  ].join(t('；'))
}
