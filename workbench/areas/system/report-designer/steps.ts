import type { KeyboardEvent } from 'react'
import type { Distance } from './places.ts'

const steps: Readonly<Record<string, Distance>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** What a key asks for: arrows move by a millimetre, with Shift they size. */
export function stepOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  const by = steps[key]
  if (!by || ctrlKey || metaKey || altKey) return undefined
  return { by, sizes: shiftKey }
}

export const removes = ({ key }: KeyboardEvent) => key === 'Delete' || key === 'Backspace'
