import type { ReactNode } from 'react'

export interface WallProps {
  readonly width?: number
  readonly height?: number
  readonly children: ReactNode
}

/** A screen of a size, for stories of the wall display. */
export const Wall = ({ width = 1920, height = 1080, children }: WallProps) => (
  <div style={{ width, height }}>{children}</div>
)
