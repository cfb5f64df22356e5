import { badge } from '#styled-system/recipes/index.js'

export interface BadgeProps {
  readonly count: number
  /** Beyond it, `99+`. */
  readonly most?: number
  /** What is counted, for screen readers. */
  readonly label: string
}

/** How many, beside a name. Shows nothing at zero. */
export const Badge = ({ count, most = 99, label }: BadgeProps) =>
  count > 0 && (
    <span className={badge()} role="img" aria-label={`${label} ${count}`}>
      {count > most ? `${most}+` : count}
    </span>
  )
