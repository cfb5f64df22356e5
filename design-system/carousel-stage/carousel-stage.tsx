import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { useText } from '#design-system/text/text.tsx'
import { carouselStage } from '#styled-system/recipes/index.js'
import { PageBoundary } from './page-boundary.tsx'
import { beside, type Playing, withoutPage } from './playlist.ts'

export interface StagePage {
  readonly key: string
  readonly title: string
  readonly content: ReactNode
  /** Seconds on show; those of the stage without it. */
  readonly dwell?: number
}

export interface CarouselStageProps {
  readonly label: string
  readonly pages: readonly StagePage[]
  readonly dwell?: number
  readonly playing?: boolean
  readonly defaultPlaying?: boolean
  readonly onPlayingChange?: (playing: boolean) => void
  /** A page fell; the stage goes on without it. */
  readonly onPageError?: (key: string, error: unknown) => void
  readonly ref?: Ref<HTMLElement>
}

/**
 * Pages that take turns on a wall. Two are mounted at a time: the one on show, and the next, drawn beforehand.
 * The bar that fills is the clock: while it stands still, under pointer, focus or pause, so does the list.
 */
export const CarouselStage = ({
  label,
  pages,
  dwell = 15,
  playing,
  defaultPlaying = true,
  onPlayingChange,
  onPageError,
  ref,
}: CarouselStageProps) => {
  const t = useText()
  const style = carouselStage()
  const [plays, setPlays] = useControlled(
    { value: playing, defaultValue: defaultPlaying, onChange: onPlayingChange },
    true,
  )
  const [held, setHeld] = useState(false)
  const [state, setState] = useState<Playing>({ at: 0, broken: new Set() })
  const keys = pages.map(({ key }) => key)
  const at = Math.min(state.at, pages.length - 1)
  const shown = pages[at]
  const next = pages[beside(keys, { ...state, at }, 1)]
  const turn = (direction: 1 | -1) => setState({ ...state, at: beside(keys, { ...state, at }, direction) })
  const fall = (key: string) => (error: unknown) => {
    setState((before) => withoutPage(keys, before, key))
    onPageError?.(key, error)
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  if (!shown || state.broken.has(shown.key)) return <p className={style.broken}>{t('没有可以显示的页面')}</p>

  return (
    <section
      ref={ref}
      className={style.root}
      aria-roledescription={t('轮播')}
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={style.stage} aria-live={plays && !held ? 'off' : 'polite'}>
        {[...new Set([shown, next])].map(
          (page) =>
            page && (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the carousel pattern
              <div
                key={page.key}
                className={style.page}
                role="group"
                aria-roledescription={t('页')}
                aria-label={page.title}
                inert={page !== shown}
              >
                <PageBoundary onError={fall(page.key)}>{page.content}</PageBoundary>
              </div>
            ),
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a second way for the buttons inside */}
      <div className={style.bar} onKeyDown={press}>
        <button
          type="button"
          className={style.button}
          aria-label={plays ? t('暂停轮播') : t('继续轮播')}
          onClick={() => setPlays(!plays)}
        >
          {plays ? <Pause aria-hidden /> : <Play aria-hidden />}
        </button>
        <button type="button" className={style.button} aria-label={t('上一页')} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden />
        </button>
        <button type="button" className={style.button} aria-label={t('下一页')} onClick={() => turn(1)}>
          <ChevronRight aria-hidden />
        </button>
        <span className={style.title}>{shown.title}</span>
        <span className={style.dots} aria-hidden>
          {pages.map((page) => (
            <span key={page.key} className={style.dot}>
              {page === shown && (
                <span
                  className={style.fill}
                  data-paused={plays && !held ? undefined : ''}
                  style={{ '--dwell': `${page.dwell ?? dwell}s` } as CSSProperties}
                  onAnimationEnd={() => turn(1)}
                />
              )}
            </span>
          ))}
        </span>
      </div>
    </section>
  )
}
