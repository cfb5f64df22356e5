import { ArrowDown, ArrowUp, ChevronsUpDown, EllipsisVertical, Filter } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { dataTable, innerButton } from '#styled-system/recipes/index.js'
import { isOwn, type LaidColumn } from './layout.ts'
import { ResizeHandle } from './resize-handle.tsx'
import type { Sort } from './sorts.ts'
import type { HeadActs } from './use-head-acts.ts'

export interface HeadCellProps<Row> {
  readonly laid: LaidColumn<Row>
  readonly col: number
  readonly sort?: Sort
  /** Its place among several sort keys, from 1; 0 where there is only one. */
  readonly rank: number
  readonly sortable: boolean
  readonly filtered: boolean
  readonly arrangeable: boolean
  readonly tabIndex?: number
  readonly acts: HeadActs
  /** In the place of its title. */
  readonly children?: ReactNode
}

const spoken = { asc: 'ascending', desc: 'descending' } as const
const icons = { asc: ArrowUp, desc: ArrowDown } as const

export function HeadCell<Row>(props: HeadCellProps<Row>) {
  const { laid, col, sort, rank, sortable, filtered, tabIndex, acts, children } = props
  const t = useText()
  const style = dataTable()
  const { column } = laid
  const arrangeable = props.arrangeable && isOwn(column.key)
  const Icon = sort ? icons[sort.direction] : ChevronsUpDown
  const opener = (kind: 'menu' | 'filter', label: string, icon: ReactNode) => (
    <button
      type="button"
      className={innerButton()}
      aria-label={label}
      aria-haspopup={kind === 'menu' ? 'menu' : 'dialog'}
      data-opener={kind}
      data-on={kind === 'filter' && filtered ? '' : undefined}
      tabIndex={-1}
      onClick={(event) => acts.open({ kind, key: column.key, anchor: event.currentTarget })}
    >
      {icon}
    </button>
  )
  return (
    <th
      {...{ role: 'columnheader' }}
      className={laid.head}
      style={laid.style}
      tabIndex={tabIndex}
      aria-label={arrangeable || column.filter ? column.title : undefined}
      aria-colindex={col + 1}
      aria-sort={sort ? spoken[sort.direction] : undefined}
      aria-description={sort && rank > 0 ? t('第 {{rank}} 排序', { rank }) : undefined}
      data-key={column.key}
      data-side={laid.side}
      data-movable={arrangeable ? '' : undefined}
    >
      {children ??
        (sortable ? (
          <button
            type="button"
            className={style.sort}
            data-sorted={sort?.direction}
            tabIndex={tabIndex === undefined ? undefined : -1}
            onClick={(event) => acts.sort(column.key, event.shiftKey)}
          >
            <span className={style.text}>{column.title}</span>
            <Icon aria-hidden />
            {sort && rank > 0 && (
              <span className={style.rank} aria-hidden>
                {rank}
              </span>
            )}
          </button>
        ) : (
          <span className={style.text}>{column.title}</span>
        ))}
      {(column.filter || arrangeable) && (
        <span className={laid.tools} data-tools data-on={filtered ? '' : undefined}>
          {column.filter &&
            opener('filter', t('筛选{{title}}', { title: column.title }), <Filter aria-hidden />)}
          {arrangeable &&
            opener('menu', t('{{title}}的列操作', { title: column.title }), <EllipsisVertical aria-hidden />)}
        </span>
      )}
      {arrangeable && <ResizeHandle column={column.key} acts={acts} />}
    </th>
  )
}
