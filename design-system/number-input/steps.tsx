import { ChevronDown, ChevronUp } from 'lucide-react'
import type { numberInput } from '#styled-system/recipes/index.js'
import { useRepeat } from './use-repeat.ts'

export interface StepsProps {
  readonly style: ReturnType<typeof numberInput>
  readonly up: boolean
  readonly down: boolean
  readonly onStep: (by: 1 | -1) => void
}

/** Up and down for the mouse, going on while held. The arrow keys do the same, so they are no tab stops. */
export const Steps = ({ style, up, down, onStep }: StepsProps) => (
  <span className={style.steps} aria-hidden>
    <button type="button" tabIndex={-1} className={style.step} {...useRepeat(up, () => onStep(1))}>
      <ChevronUp />
    </button>
    <button type="button" tabIndex={-1} className={style.step} {...useRepeat(down, () => onStep(-1))}>
      <ChevronDown />
    </button>
  </span>
)
