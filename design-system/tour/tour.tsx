import { type ReactNode, useEffect, useRef, useState } from 'react'
import { TourRun } from './tour-run.tsx'

export interface TourStep {
  readonly id: string
  /** CSS selector of what is spoken of, such as `[data-tour=filters]`. Without it the step stands in the middle. */
  readonly target?: string
  readonly title: ReactNode
  readonly text: ReactNode
  readonly placement?: 'top' | 'bottom' | 'left' | 'right'
}

/** How it ended: to the last step, or left before. */
export type TourEnd = 'completed' | 'left'

/** Where it is kept that a person has seen the tour: on the server, so that it does not come back on another machine. */
export interface TourMemory {
  readonly seen: () => boolean | Promise<boolean>
  readonly remember: (end: TourEnd) => void
}

export interface TourProps {
  readonly steps: readonly TourStep[]
  /** Left out, the tour begins by itself where `memory` says that it was not seen yet. */
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly memory?: TourMemory
}

/** Shows a newcomer round: a few steps, each at the thing it speaks of. Steps whose thing is not there are left out. */
export const Tour = ({ steps, open, onOpenChange, memory }: TourProps) => {
  const [own, setOwn] = useState(false)
  const port = useRef(memory)
  port.current = memory
  useEffect(() => {
    let gone = false
    void Promise.resolve(port.current?.seen() ?? true).then((seen) => {
      if (!seen && !gone) setOwn(true)
    })
    return () => {
      gone = true
    }
  }, [])
  const shown = open ?? own
  const [run, setRun] = useState<readonly TourStep[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the steps are those of the moment it begins
  useEffect(() => {
    setRun(shown ? steps.filter(({ target }) => !target || document.querySelector(target)) : [])
  }, [shown])
  const end = (how: TourEnd) => {
    setOwn(false)
    memory?.remember(how)
    onOpenChange?.(false)
  }
  return run.length > 0 ? <TourRun steps={run} onEnd={end} /> : null
}
