import { Portal } from '@ark-ui/react/portal'
import { Tour as Ark, type TourStepDetails, useTour } from '@ark-ui/react/tour'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { button, innerButton, tour as recipe } from '#styled-system/recipes/index.js'
import type { TourEnd, TourStep } from './tour.tsx'

interface TourRunProps {
  readonly steps: readonly TourStep[]
  readonly onEnd: (end: TourEnd) => void
}

const detailsOf = ({ id, target, title, text, placement }: TourStep): TourStepDetails => ({
  id,
  title,
  description: text,
  placement,
  ...(target
    ? { type: 'tooltip', target: () => document.querySelector<HTMLElement>(target) }
    : { type: 'dialog' }),
})

/** One showing of the tour, from its first step to its end. */
export const TourRun = ({ steps, onEnd }: TourRunProps) => {
  const t = useText()
  const style = recipe()
  const [shown] = useState(() => steps.map(detailsOf))
  const cameFrom = useRef<Element | null>(null)
  const end = (how: TourEnd) => {
    onEnd(how)
    // The step that had the focus goes away with the tour.
    requestAnimationFrame(() => cameFrom.current instanceof HTMLElement && cameFrom.current.focus())
  }
  const tour = useTour({
    steps: shown,
    closeOnInteractOutside: false,
    translations: { nextStep: t('下一步'), prevStep: t('上一步'), skip: t('跳过'), close: t('完成') },
    onStatusChange: ({ status }) => {
      if (status === 'completed') end('completed')
      else if (status === 'skipped' || status === 'not-found') end('left')
      // On the last step leaving counts as having come to the end, and is told as such.
      else if (status === 'dismissed' && !tour.lastStep) end('left')
    },
  })
  const begin = useRef(tour.start)
  useEffect(() => {
    cameFrom.current = document.activeElement
    begin.current()
  }, [])
  return (
    <Ark.Root tour={tour} lazyMount unmountOnExit>
      <Portal>
        <Ark.Backdrop className={style.backdrop} />
        <Ark.Spotlight className={style.spotlight} />
        <Ark.Positioner className={style.positioner}>
          <Ark.Content className={style.content}>
            <div className={style.head}>
              <Ark.Title className={style.title} />
              <Ark.CloseTrigger className={innerButton()} aria-label={t('关闭')}>
                <X aria-hidden />
              </Ark.CloseTrigger>
            </div>
            <Ark.Description className={style.text} />
            <div className={style.foot}>
              <span className={style.count}>
                {t('第 {{step}} 步，共 {{count}} 步', { step: tour.stepIndex + 1, count: shown.length })}
              </span>
              <div className={style.acts}>
                {!tour.lastStep && (
                  <Ark.ActionTrigger
                    className={button({ variant: 'ghost', size: 'sm' })}
                    action={{ label: t('跳过'), action: 'skip' }}
                  >
                    {t('跳过')}
                  </Ark.ActionTrigger>
                )}
                {!tour.firstStep && (
                  <Ark.ActionTrigger
                    className={button({ size: 'sm' })}
                    action={{ label: t('上一步'), action: 'prev' }}
                  >
                    {t('上一步')}
                  </Ark.ActionTrigger>
                )}
                <Ark.ActionTrigger
                  className={button({ variant: 'solid', size: 'sm' })}
                  action={
                    tour.lastStep
                      ? { label: t('完成'), action: 'dismiss' }
                      : { label: t('下一步'), action: 'next' }
                  }
                >
                  {tour.lastStep ? t('完成') : t('下一步')}
                </Ark.ActionTrigger>
              </div>
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
