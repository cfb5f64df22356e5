import type { CSSProperties, Ref } from 'react'
import { skeleton } from '#styled-system/recipes/index.js'

export interface SkeletonProps {
  /** In percent of its place. */
  readonly width?: number
  /** `line` has the height of a line of text round it, `block` stands for a picture or a chart, `circle` for a face. */
  readonly shape?: 'line' | 'block' | 'circle'
  /** Of a block, in steps of the spacing grid of four pixels. */
  readonly height?: number
  readonly ref?: Ref<HTMLSpanElement>
}

/** Grey where something will be, in its size, so that nothing jumps. Mark what holds it with `aria-busy`. */
export const Skeleton = ({ width = 100, shape = 'line', height, ref }: SkeletonProps) => (
  <span
    ref={ref}
    className={skeleton({ shape })}
    style={
      {
        ...(shape !== 'circle' && { '--width': `${width}%` }),
        ...(height !== undefined && { '--height': `calc(var(--spacing-1) * ${height})` }),
      } as CSSProperties
    }
    aria-hidden
  />
)
