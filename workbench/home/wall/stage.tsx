import { type ReactNode, use, useMemo } from 'react'
import { ScreenCanvas } from '#design-system/screen-canvas/screen-canvas.tsx'
import { ScreenClock } from '#design-system/screen-clock/screen-clock.tsx'
import { ScreenGrid } from '#design-system/screen-grid/screen-grid.tsx'
import { StaleBadge } from '#design-system/stale-badge/stale-badge.tsx'
import { collegeZone, instantOf } from '#domain/kits/college-clock.ts'
import { type WallCode, wallScreens } from '#domain/system/wall/screens.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { clockOf } from './clock-of.ts'
import type { Received } from './last-good.ts'
import { useWallLook, WallClockContext } from './look.ts'

interface StageProps {
  readonly code: WallCode
  readonly received: Received
  readonly columns: number
  readonly rows: number
  readonly children: ReactNode
}

/** Seconds without new figures after which a wall says so: it has asked in vain three times. */
const old = 120

/** What every screen has around its panels: whose it is, from when its figures are, and the time. */
export function Stage({ code, received, columns, rows, children }: StageProps) {
  const { t } = useTranslation()
  const look = useWallLook()
  const set = use(WallClockContext)
  const now = useMemo(() => set ?? clockOf(received), [set, received])
  const { schoolName, countedAt, week } = received.shown
  const title = t('{{school}} · {{title}}', { school: schoolName, title: t(wallScreens[code].title) })
  return (
    <ScreenCanvas label={title} layout="stretch" look={look} pixelShift>
      <ScreenGrid
        title={title}
        start={
          <StaleBadge
            updatedAt={instantOf(countedAt)}
            now={now}
            oldAfter={old}
            timeZone={collegeZone}
            size="wall"
          />
        }
        end={<ScreenClock now={now} week={week ?? undefined} timeZone={collegeZone} />}
        columns={columns}
        rows={rows}
      >
        {children}
      </ScreenGrid>
    </ScreenCanvas>
  )
}
