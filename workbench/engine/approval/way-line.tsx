import { BaseEdge, type Edge, type EdgeProps } from '@xyflow/react'
import { size, type Way } from './canvas-layout.ts'

export type WayEdge = Edge<Pick<Way, 'over'>, 'way'>

/** A line from one step to another, which runs down where the layout has kept room for it and for its letters. */
export function WayLine({ id, sourceX, sourceY, targetX, targetY, label, data }: EdgeProps<WayEdge>) {
  const { over } = data ?? {}
  const turn = size.ranks / 4
  const down = over ? `V ${sourceY + turn} H ${over.x} V ${targetY - turn}` : `V ${targetY - 2 * turn}`
  return (
    <BaseEdge
      id={id}
      path={`M ${sourceX} ${sourceY} ${down} H ${targetX} V ${targetY}`}
      label={label}
      labelX={over?.x}
      labelY={over?.y}
    />
  )
}
