import type { KeyboardEvent } from 'react'
import { typeScale } from '#design-system/theme/rem.ts'
import type { useHeadActs } from './use-head-acts.ts'

/** Pixels that a column grows or shrinks by for each press. */
const step = 10

/** On a heading: Alt with an arrow for its width or its menu, Shift with an arrow to move it. */
export function arrangeByKey(
  { acts, neighbour }: Pick<ReturnType<typeof useHeadActs>, 'acts' | 'neighbour'>,
  key: string,
  event: KeyboardEvent,
  go: (step: 1 | -1) => void,
): boolean {
  const cell = event.target as HTMLElement
  const forward = event.key === 'ArrowRight'
  if (event.altKey && event.key === 'ArrowDown') {
    acts.open({ kind: 'menu', key, anchor: cell })
    return true
  }
  if (!forward && event.key !== 'ArrowLeft') return false
  if (event.altKey) {
    acts.resize(key, cell.offsetWidth / typeScale() + (forward ? step : -step))
    return true
  }
  const onto = neighbour(key, forward ? 1 : -1)
  if (onto === undefined) return false
  acts.move(key, onto)
  go(forward ? 1 : -1)
  return true
}
