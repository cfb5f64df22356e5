import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { columnWidths, innerWidth } from '#domain/reports/flow.ts'
import type { GridColumn } from '#domain/reports/layout.ts'
import { point } from '#domain/reports/paper.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { columnsOf, withColumnAt, withColumnWidth, withoutColumn } from './columns.ts'
import type { DesignProps } from './design-props.ts'
import { removes, stepOf } from './steps.ts'
import { useDrag } from './use-drag.ts'
import { nameOf } from './words-of.ts'

type GridStripProps = DesignProps & { readonly hint: string }

/** The grid of the rows: its titles, and what each column shows. Columns change places, and are made wider at their edges. */
export function GridStrip(props: GridStripProps) {
  const { t } = useTranslation()
  const ground = useRef<HTMLDivElement>(null)
  const { layout } = props
  return (
    <div className={strip()}>
      <span className={name()}>{t('数据表格')}</span>
      <div ref={ground} className={grid()}>
        {columnsOf(layout).map((column, at) => (
          <Column key={column.field} {...props} column={column} at={at} ground={ground} />
        ))}
      </div>
    </div>
  )
}

interface ColumnProps extends GridStripProps {
  readonly column: GridColumn
  readonly at: number
  readonly ground: RefObject<HTMLElement | null>
}

function Column({ layout, source, chosen, onChoose, onChange, column, at, ground, hint }: ColumnProps) {
  const { t } = useTranslation()
  const { field, title } = column
  const inner = innerWidth(layout)
  const widths = columnWidths(layout)
  const width = widths[at] ?? 0
  const move = useDrag(ground, inner, ({ x }) =>
    onChange(withColumnAt(layout, field, placeOf(widths, at, x))),
  )
  const grow = useDrag(ground, inner, ({ x }) => onChange(withColumnWidth(layout, field, width + x)))
  const wide = Math.max(5, width + (grow.by?.x ?? 0))
  const choose = () => onChoose({ is: 'column', field })

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOf(event)
    if (step?.by.x && step.sizes)
      onChange(withColumnWidth(layout, field, column.width + step.by.x), `width ${field}`)
    else if (step?.by.x) onChange(withColumnAt(layout, field, at + step.by.x), `move ${field}`)
    else if (removes(event)) {
      onChange(withoutColumn(layout, field))
      onChoose(undefined)
    } else return
    event.preventDefault()
  }
  return (
    <div
      className={cell()}
      data-moving={move.by ? '' : undefined}
      style={{
        width: `${(wide / inner) * 100}%`,
        ...(move.by && { translate: `${(move.by.x / inner) * 100}cqw` }),
      }}
    >
      <button
        type="button"
        className={face({ align: column.align })}
        style={{
          fontSize: `${((layout.detail.is === 'grid' ? layout.detail.size * point : 0) / inner) * 100}cqw`,
        }}
        aria-pressed={chosen?.is === 'column' && chosen.field === field}
        aria-describedby={hint}
        onClick={choose}
        onKeyDown={onKeyDown}
        {...move.handlers}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          choose()
          move.handlers.onPointerDown(event)
        }}
      >
        <span className={said()}>
          {t('第 {{at}} 列：{{title}}，宽 {{width}} 毫米', {
            at: at + 1,
            title,
            width: column.width,
          })}
        </span>
        <span aria-hidden className={head()}>
          {title}
        </span>
        <span aria-hidden className={body()}>
          {nameOf(source, t)(field)}
        </span>
      </button>
      <span aria-hidden className={edge()} {...grow.handlers} />
    </div>
  )
}

/** Among the others, from 0, where a column comes to stand that is moved by so many millimetres. */
function placeOf(widths: readonly number[], at: number, by: number) {
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0))
  const middle = (index: number) => (starts[index] ?? 0) + (widths[index] ?? 0) / 2
  return widths.filter((_, index) => index !== at && middle(index) < middle(at) + by).length
}

const strip = cva({ base: { display: 'flex', flexDirection: 'column', minWidth: '0' } })
const name = cva({ base: { textStyle: 'caption', paddingInline: '1' } })
const grid = cva({ base: { display: 'flex', width: 'full', containerType: 'inline-size' } })
const cell = cva({
  base: {
    position: 'relative',
    flex: 'none',
    minWidth: '0',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'code.ink',
    '&[data-moving]': { zIndex: 'cell', backgroundColor: 'code.bg', opacity: 'muted' },
  },
})
const face = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    cursor: 'move',
    touchAction: 'none',
    _pressed: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'accent' },
    _focusVisible: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'accent' },
  },
  variants: {
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
  },
})
const line = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis', padding: '1' } as const
const head = cva({
  base: {
    ...line,
    textAlign: 'center',
    fontWeight: 'bold',
    borderBlockEndWidth: 'thin',
    borderBlockEndStyle: 'solid',
    borderColor: 'code.ink',
  },
})
// Read out in place of what is seen: where the column stands, and how wide it is.
const said = cva({ base: { srOnly: true } })
const body = cva({ base: line })
const edge = cva({
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '-1',
    width: '2',
    zIndex: 'cell',
    cursor: 'col-resize',
    touchAction: 'none',
    _hover: { backgroundColor: 'accent' },
  },
})
