import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { commandPalette } from '#styled-system/recipes/index.js'
import type { Command } from './command.ts'
import { CommandRow } from './command-row.tsx'
import type { Row } from './rows.ts'

export interface CommandListProps {
  readonly id: string
  readonly rows: readonly Row[]
  /** Which of the commands is chosen, counted without headings. */
  readonly at: number
  readonly onPoint: (at: number) => void
  readonly onSelect: (command: Command) => void
}

/** A guess until a row is drawn and measured. */
const rowHeight = 36

/** The commands in sight: of thousands only a screenful is drawn. */
export const CommandList = ({ id, rows, at, onPoint, onSelect }: CommandListProps) => {
  const t = useText()
  const style = commandPalette()
  const box = useRef<HTMLDivElement>(null)
  const places = useMemo(() => rows.flatMap((row, place) => (row.type === 'command' ? [place] : [])), [rows])
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    getItemKey: (place) => rows[place]?.key ?? place,
  })
  const place = places[at]
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the choice moves, not when the list is measured
  useEffect(() => {
    // Up to the heading over the first one.
    if (place !== undefined) virtual.scrollToIndex(at === 0 ? 0 : place, { align: 'auto' })
  }, [place, at])
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles take a name
    <div
      ref={box}
      id={id}
      className={style.list}
      role={places.length > 0 ? 'listbox' : 'group'}
      aria-label={t('搜索结果')}
    >
      {rows.length === 0 && <p className={style.none}>{t('没有找到，换个说法试试')}</p>}
      <div
        role="presentation"
        className={style.rows}
        style={{ '--height': `${virtual.getTotalSize()}px` } as CSSProperties}
      >
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index]
          if (!row) return null
          const number = row.type === 'command' ? places.indexOf(index) : -1
          return (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              role="presentation"
              className={style.row}
              style={{ '--start': `${start}px` } as CSSProperties}
            >
              {row.type === 'command' ? (
                <CommandRow
                  id={`${id} ${number}`}
                  row={row}
                  number={number}
                  count={places.length}
                  chosen={number === at}
                  onPoint={() => onPoint(number)}
                  onSelect={() => onSelect(row.command)}
                />
              ) : row.type === 'heading' ? (
                <div className={style.heading}>{row.title}</div>
              ) : (
                <div className={style.note}>
                  {row.type === 'waiting' && <Spinner size="sm" />}
                  {row.type === 'waiting' ? t('加载中') : t('没能查到，改动文字可再试')}
                </div>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
