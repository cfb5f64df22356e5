import { Activity } from 'react'
import { LeaveBoundary } from '#design-system/leave-guard/leave-guard.tsx'
import type { Tab } from '#workbench/portal/tabs.ts'
import { ScreenPanel } from './screen-panel.tsx'
import type { useTabs } from './use-tabs.ts'

interface ScreensProps {
  readonly open: Pick<ReturnType<typeof useTabs>, 'alive' | 'round' | 'scope'>
  readonly current: Tab | null
}

/** One order for as long as they stand, whatever the tabs are dragged or pinned to: a frame that is moved loads anew. */
const inOwnOrder = (tabs: readonly Tab[]) => tabs.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** The screens of the open tabs: the one in front, and those that wait behind it as they were left. */
export const Screens = ({ open, current }: ScreensProps) =>
  inOwnOrder(open.alive).map((tab) => {
    const inFront = tab.id === current?.id
    return (
      // Outside, since what waits behind runs no effects, and what is unsaved there must be known.
      <LeaveBoundary key={`${tab.id} ${open.round(tab.id)}`} scope={open.scope(tab.id)}>
        <Activity mode={inFront ? 'visible' : 'hidden'}>
          <ScreenPanel tab={tab} inFront={inFront} />
        </Activity>
      </LeaveBoundary>
    )
  })
