import { type KeyboardEvent, useRef, useState } from 'react'
import { ChartFrame, type ChartFrameProps } from '#design-system/parts/chart/chart-frame.tsx'
import type { Lead } from '#design-system/parts/chart/leads.ts'
import { numberFormat } from '#design-system/parts/chart/number-style.ts'
import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { provinceTiles } from '#styled-system/recipes/index.js'
import { type Direction, type Province, provinces, towards } from './provinces.ts'
import { Tile } from './tile.tsx'

export interface ProvinceTilesProps extends Omit<ChartFrameProps, 'leads'> {
  /** By the code of GB/T 2260: 440000, or 44. */
  readonly values: readonly {
    readonly code: string
    readonly value: number
    readonly lead?: Lead | undefined
  }[]
  /** With it the tiles are buttons, and the arrows walk over them. */
  readonly onSelect?: (code: string | null) => void
  readonly selected?: string | null
  readonly defaultSelected?: string | null
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** Figures by province on a scheme of tiles. It shows who lies beside whom and is no map: it draws no border. */
export const ProvinceTiles = ({
  values,
  selected,
  defaultSelected,
  onSelect,
  ...frame
}: ProvinceTilesProps) => {
  const t = useText()
  const short = numberFormat(useLocale(), frame.number, 'short')
  const [chosen, choose] = useControlled<string | null>(
    { value: selected, defaultValue: defaultSelected, onChange: onSelect },
    null,
  )
  const [stop, setStop] = useState(provinces[0]?.code)
  const tiles = useRef(new Map<string, HTMLButtonElement>())
  const byCode = new Map(values.map(({ code, value }) => [code.padEnd(6, '0'), value]))
  const leadOf = new Map(values.map(({ code, lead }) => [code.padEnd(6, '0'), lead]))
  const known = provinces.filter(({ code }) => byCode.has(code))
  const most = Math.max(...byCode.values(), 0)
  const style = provinceTiles()

  const walk = (from: Province) => (event: KeyboardEvent) => {
    const direction = arrows[event.key]
    const to =
      event.key === 'Home'
        ? provinces[0]
        : event.key === 'End'
          ? provinces.at(-1)
          : direction && towards(from, direction)
    if (!to) return
    event.preventDefault()
    setStop(to.code)
    tiles.current.get(to.code)?.focus()
  }

  return (
    <ChartFrame
      description={t('各省示意图，非地图')}
      height="lg"
      {...frame}
      figures={{
        columns: [t('省级行政区'), t('数值')],
        rows: known.map(({ code, name }) => [t(name), byCode.get(code) ?? null]),
      }}
      leads={(row) => leadOf.get(known[row]?.code ?? '')}
    >
      <ul className={style.root} aria-label={frame.title}>
        {provinces.map((province) => {
          const { code } = province
          const value = byCode.get(code)
          return (
            <Tile
              key={code}
              ref={(element) => {
                if (element) tiles.current.set(code, element)
                else tiles.current.delete(code)
              }}
              province={province}
              name={t(province.short)}
              value={value === undefined ? '' : short(value)}
              unit={value === undefined ? undefined : frame.number?.unit}
              share={most > 0 ? Math.max(value ?? 0, 0) / most : 0}
              selected={chosen === code}
              lead={leadOf.get(code)}
              tabbable={stop === code}
              onSelect={
                onSelect &&
                (() => {
                  setStop(code)
                  choose(chosen === code ? null : code)
                })
              }
              onKeyDown={walk(province)}
            />
          )
        })}
      </ul>
    </ChartFrame>
  )
}
