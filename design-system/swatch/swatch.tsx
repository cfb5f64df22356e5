import type { CSSProperties } from 'react'
import { type SwatchVariantProps, swatch } from '#styled-system/recipes/index.js'

export interface SwatchProps {
  readonly kind: 'color' | 'type' | 'space' | 'size'
  /** A token's name: `surface.raised`, `title.md`, `4`, `control.md`. */
  readonly name: string
}

const groups = { color: 'colors', space: 'spacing', size: 'sizes' } as const

/** Draws one token from the very custom property that the page uses. For the book of the design system. */
export const Swatch = ({ kind, name }: SwatchProps) => {
  const style = swatch({ text: kind === 'type' ? (name as SwatchVariantProps['text']) : undefined })
  if (kind === 'type')
    return (
      <div className={style.root}>
        <span className={style.name}>{name}</span>
        <span className={style.sample}>智慧校园 Campus 2026</span>
      </div>
    )
  const property = `--${groups[kind]}-${name.replaceAll('.', kind === 'space' ? '\\.' : '-')}`
  return (
    <div className={style.root} style={{ '--shown': `var(${property})` } as CSSProperties}>
      {kind !== 'color' && <span className={style.name}>{name}</span>}
      <span className={kind === 'color' ? style.color : style.bar} />
      {kind === 'color' && <span className={style.name}>{name}</span>}
    </div>
  )
}
