import type { ReactNode, Ref } from 'react'
import { badge } from '#styled-system/recipes/index.js'

export interface BadgeProps {
  readonly count: number
  /** Beyond it, `99+`. */
  readonly most?: number
  /** What is counted, for screen readers. */
  readonly label: string
  /** `danger` only for what waits for this person. */
  readonly tone?: 'accent' | 'danger' | 'success' | 'neutral'
  /** That there is something, not how much. */
  readonly dot?: boolean
  readonly ref?: Ref<HTMLSpanElement>
  /** What it sits on the corner of: a bell, a face. Without it, it stands beside a name. */
  readonly children?: ReactNode
}

/** How many, beside a name or on the corner of an icon. Shows nothing at zero. */
export const Badge = ({ count, most = 99, label, tone, dot, ref, children }: BadgeProps) => {
  const style = badge({ tone })
  const mark = count > 0 && (
    <span
      ref={children ? undefined : ref}
      className={style.mark}
      role="img"
      aria-label={dot ? label : `${label} ${count}`}
      data-dot={dot ? '' : undefined}
      data-corner={children ? '' : undefined}
    >
      {dot ? null : count > most ? `${most}+` : count}
    </span>
  )
  if (!children) return mark
  return (
    <span ref={ref} className={style.root}>
      {children}
      {mark}
    </span>
  )
}
