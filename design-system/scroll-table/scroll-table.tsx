import { type CSSProperties, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { scrollTable } from '#styled-system/recipes/index.js'
import { useOverflow } from './use-overflow.ts'
import { useSeen } from './use-seen.ts'

export interface ScrollColumn<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Share of the width beside the others; 1 without it. */
  readonly grow?: number
}

export interface ScrollTableProps<Row> {
  /** Names the table for screen readers. */
  readonly label: string
  readonly columns: readonly ScrollColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Seconds that a row takes to pass. */
  readonly pace?: number
  readonly size?: 'md' | 'wall'
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * A table that passes by without end when it is longer than its room. It stands still under the pointer, with the
 * focus, off screen, and for those who asked for less motion, who scroll it themselves.
 */
export function ScrollTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  pace = 2,
  size,
  ref,
}: ScrollTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLDivElement)
  const seen = useSeen(box)
  const over = useOverflow(box)
  const style = scrollTable({ size })
  const whole = columns.reduce((sum, { grow = 1 }) => sum + grow, 0)
  const line = (row: Row) => (
    <tr key={rowKey(row)}>
      {columns.map(({ title, cell }) => (
        <td key={title}>{cell(row)}</td>
      ))}
    </tr>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      ref={box}
      className={style.root}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus is what stops it for those without a pointer
      tabIndex={0}
      data-fits={over ? undefined : ''}
      data-moving={over && seen ? '' : undefined}
      style={{ '--duration': `${rows.length * pace}s` } as CSSProperties}
    >
      <table className={style.table}>
        <caption className={style.said}>{label}</caption>
        <thead>
          <tr>
            {columns.map(({ title, grow = 1 }) => (
              <th key={title} scope="col" style={{ width: `${(grow / whole) * 100}%` }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(line)}</tbody>
        {/* The same again, so that the end is followed by the beginning; for the eye alone. */}
        {over && <tbody aria-hidden>{rows.map(line)}</tbody>}
      </table>
    </div>
  )
}
