import type { ReactNode } from 'react'

export interface PlainBodyProps {
  readonly count: number
  readonly draw: (at: number) => ReactNode
  readonly className?: string
}

/** Every row, one after another: as high as it must be, found by the browser's own search, and printed. */
export const PlainBody = ({ count, draw, className }: PlainBodyProps) => (
  <tbody className={className} {...{ role: 'rowgroup' }}>
    {Array.from({ length: count }, (_, at) => draw(at))}
  </tbody>
)
