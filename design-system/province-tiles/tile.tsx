import type { CSSProperties, KeyboardEvent, Ref } from 'react'
import type { Lead } from '#design-system/parts/chart/leads.ts'
import { provinceTiles } from '#styled-system/recipes/index.js'
import type { Province } from './provinces.ts'

export interface TileProps {
  readonly province: Province
  readonly name: string
  readonly value: string
  /** Said after the figure, not shown: there is no room for it. */
  readonly unit?: string
  /** 0 to 1 of the greatest. */
  readonly share: number
  readonly selected: boolean
  readonly tabbable: boolean
  readonly onSelect?: () => void
  /** With it the tile is a link. */
  readonly lead?: Lead | undefined
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly ref?: Ref<HTMLButtonElement>
}

export const Tile = ({
  province: { column, row },
  name,
  value,
  unit,
  share,
  selected,
  tabbable,
  onSelect,
  lead,
  onKeyDown,
  ref,
}: TileProps) => {
  const style = provinceTiles()
  const place = { '--column': column + 1, '--row': row + 1, '--share': `${share * 100}%` } as CSSProperties
  const inside = (
    <>
      {share > 0 && <span className={style.fill} aria-hidden />}
      <span className={style.name}>{name}</span>
      <span className={style.value}>
        {value}
        {unit && <span className={style.said}>{unit}</span>}
      </span>
    </>
  )
  return (
    <li className={style.place} style={place}>
      {onSelect ? (
        <button
          ref={ref}
          type="button"
          className={style.tile}
          aria-pressed={selected}
          tabIndex={tabbable ? 0 : -1}
          onClick={onSelect}
          onKeyDown={onKeyDown}
        >
          {inside}
        </button>
      ) : lead ? (
        <a {...lead} className={style.tile}>
          {inside}
        </a>
      ) : (
        <span className={style.tile}>{inside}</span>
      )}
    </li>
  )
}
