import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useEffect, useRef } from 'react'
import { optionList } from '#styled-system/recipes/index.js'
import { type ListParts, OptionItem } from './option-item.tsx'
import type { Scroller } from './option-list.tsx'
import type { Row } from './rows.ts'

export interface LongListProps {
  readonly parts: ListParts
  readonly rows: readonly Row[]
  readonly scroller: Scroller
}

/** Thousands of options, of which only the ones in sight are drawn. */
export const LongList = ({ parts, rows, scroller }: LongListProps) => {
  const style = optionList()
  const box = useRef<HTMLDivElement>(null)
  const window = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current?.parentElement ?? null,
    estimateSize: () => 32,
    overscan: 6,
  })
  // Which row an option stands in, counted without the headings, as the collection counts.
  const places = useRef<number[]>([])
  places.current = rows.flatMap((row, at) => (row.kind === 'option' ? [at] : []))
  useEffect(() => {
    scroller.current = (index) => window.scrollToIndex(places.current[index] ?? 0)
    return () => {
      scroller.current = null
    }
  }, [scroller, window])
  return (
    <div
      ref={box}
      className={style.long}
      style={{ '--height': `${window.getTotalSize()}px` } as CSSProperties}
    >
      {window.getVirtualItems().map(({ index, start }) => {
        const row = rows[index]
        return (
          <div
            key={index}
            ref={window.measureElement}
            data-index={index}
            className={style.row}
            style={{ '--top': `${start}px` } as CSSProperties}
          >
            {row?.kind === 'option' ? (
              <OptionItem
                parts={parts}
                option={row.option}
                place={{ at: places.current.indexOf(index), of: places.current.length }}
              />
            ) : (
              <div className={style.heading}>{row?.group}</div>
            )}
          </div>
        )
      })}
    </div>
  )
}
