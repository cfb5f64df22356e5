import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { PageBoundary } from '#design-system/carousel-stage/page-boundary.tsx'
import { type WallCode, wallScreens } from '#domain/system/wall/screens.ts'
import { beside, type Playlist, playerMachine } from '#machines/wall/player.machine.ts'
import { css } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Controls } from './controls.tsx'
import { WallScreen } from './wall-screen.tsx'

export interface Playing extends Playlist {
  readonly screens: readonly WallCode[]
}

interface PlayerProps {
  readonly playlist: Playing
  /** A bar to pause and to leaf with. */
  readonly controls?: boolean
  readonly onShow?: (screen: WallCode | null) => void
}

/** Screens in turn. Two are mounted at a time: the one on show, and the next, which has its figures when its turn comes. */
export function Player({ playlist, controls, onShow }: PlayerProps) {
  const { t } = useTranslation()
  const { screens, dwell, dwells, startsAt, endsAt } = playlist
  const [state, send] = useMachine(playerMachine, {
    input: { screens, dwell, dwells, startsAt, endsAt, now: Date.now },
  })
  const { at, broken } = state.context
  const dark = state.matches('dark')
  const shown = dark ? null : (screens[at] ?? null)
  useEffect(() => onShow?.(shown), [onShow, shown])
  if (!shown || broken.includes(shown)) return <div className={off} role="img" aria-label={t('大屏休息中')} />
  const next = screens[beside(state.context, 1)] ?? shown
  return (
    <section className={root} aria-roledescription={t('轮播')} aria-label={t('数据大屏')}>
      <div className={stage}>
        {[...new Set([shown, next])].map((code) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the carousel pattern
          <div
            key={code}
            className={page}
            role="group"
            aria-roledescription={t('页')}
            aria-label={t(wallScreens[code].title)}
            inert={code !== shown}
          >
            <PageBoundary onError={() => send({ type: 'BROKE', screen: code })}>
              <WallScreen code={code} />
            </PageBoundary>
          </div>
        ))}
      </div>
      {controls && (
        <Controls
          title={t(wallScreens[shown].title)}
          place={t('{{at}} / {{all}}', { at: at + 1, all: screens.length })}
          held={state.matches('held')}
          onHold={() => send({ type: state.matches('held') ? 'PLAY' : 'HOLD' })}
          onStep={(forward) => send({ type: forward ? 'NEXT' : 'BACK' })}
        />
      )}
    </section>
  )
}

const root = css({ display: 'flex', flexDirection: 'column', width: 'full', height: 'full' })
const stage = css({ position: 'relative', flex: '1', minHeight: '0' })
const page = css({
  position: 'absolute',
  inset: '0',
  animation: 'fadeIn',
  animationDuration: 'flip',
  // Drawn already, so that it stands there whole when its turn comes.
  '&[inert]': { visibility: 'hidden', animation: 'none' },
})
const off = css({ width: 'full', height: 'full', bg: 'code.ink' })
