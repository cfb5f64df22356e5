import { type PointerEvent, useRef } from 'react'
import { typeScale } from '#design-system/theme/rem.ts'
import { dataTable } from '#styled-system/recipes/index.js'
import type { HeadActs } from './use-head-acts.ts'

/** The edge of a heading, to be pulled. With the keyboard it is Alt and the arrows on the heading itself. */
export function ResizeHandle({ column, acts }: { readonly column: string; readonly acts: HeadActs }) {
  const start = useRef<{ x: number; width: number; sign: 1 | -1 }>(undefined)
  const width = (event: PointerEvent) => {
    const { x, width, sign } = start.current ?? { x: 0, width: 0, sign: 1 }
    return (width + (event.clientX - x) * sign) / typeScale()
  }
  return (
    <span
      className={dataTable().resize}
      data-resize
      aria-hidden
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        const cell = event.currentTarget.closest('th')
        const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
        start.current = { x: event.clientX, width: cell?.offsetWidth ?? 0, sign }
      }}
      onPointerMove={(event) => {
        if (start.current) acts.draft(column, width(event))
      }}
      onPointerUp={() => {
        start.current = undefined
        acts.settle()
      }}
      onPointerCancel={() => {
        start.current = undefined
        acts.settle()
      }}
      onDoubleClick={() => acts.asDeclared(column)}
    />
  )
}
