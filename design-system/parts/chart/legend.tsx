import type { CSSProperties } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { chart } from '#styled-system/recipes/index.js'
import type { Entry } from './drawing.ts'
import { colorOf, type Look } from './look.ts'
import { patternCount } from './patterns.ts'

export interface LegendProps {
  readonly entries: readonly Entry[]
  readonly look: Look
  readonly shown: (name: string) => boolean
  readonly onToggle: (name: string) => void
}

/** Names of the series beside their colours. Each is a button that takes its series off and puts it back. */
export const Legend = ({ entries, look, shown, onToggle }: LegendProps) => {
  const t = useText()
  const style = chart()
  return (
    <ul className={style.legend} aria-label={t('图例')}>
      {entries.map(({ name, mark, tone }, at) => (
        <li key={name}>
          <button
            type="button"
            className={style.entry}
            aria-pressed={shown(name)}
            onClick={() => onToggle(name)}
          >
            <span
              className={style.swatch}
              data-mark={mark}
              data-pattern={look.patterned ? at % patternCount : undefined}
              style={{ '--swatch': colorOf(look, { tone }, at) } as CSSProperties}
            />
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
