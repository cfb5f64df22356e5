import type { CSSProperties } from 'react'
import { skeleton } from '#styled-system/recipes/index.js'

/** A grey bar where a line of text will be. `width` in percent of its place. */
export const Skeleton = ({ width = 100 }: { readonly width?: number }) => (
  <span className={skeleton()} style={{ '--width': `${width}%` } as CSSProperties} aria-hidden />
)
