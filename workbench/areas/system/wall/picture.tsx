import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense } from 'react'
import { PageBoundary } from '#design-system/carousel-stage/page-boundary.tsx'
import type { WatchedWall } from '#domain/system/wall/calls.ts'
import type { WallCode } from '#domain/system/wall/screens.ts'
import { css } from '#styled-system/css/index.js'
import { compositions } from '#workbench/home/wall/compositions.ts'
import type { Received } from '#workbench/home/wall/last-good.ts'
import { WallLookContext } from '#workbench/home/wall/look.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { previewQuery } from './queries.ts'

interface PictureProps {
  readonly wall: WatchedWall
  readonly drawn: boolean
}

/** What a display shows, as small as a stamp: the very screen, with its figures. For eyes alone; the card says the rest. */
export function Picture({ wall, drawn }: PictureProps) {
  const { t } = useTranslation()
  const { state, showing, look = 'dark' } = wall
  return (
    <div
      className={frame}
      data-color-mode={look}
      data-silent={state === 'offline' || undefined}
      aria-hidden
      inert
    >
      {showing
        ? drawn && (
            <WallLookContext value={look}>
              <Small code={showing} />
            </WallLookContext>
          )
        : showing === null && <p className={dark}>{t('休息中')}</p>}
    </div>
  )
}

function Small({ code }: { readonly code: WallCode }) {
  const { data, dataUpdatedAt } = useQuery(previewQuery(code))
  const Composition = compositions[code] as ComponentType<{ readonly received: Received }>
  return (
    data && (
      <PageBoundary key={code} onError={() => {}}>
        <Suspense>
          <Composition received={{ shown: data, receivedAt: dataUpdatedAt }} />
        </Suspense>
      </PageBoundary>
    )
  )
}

const frame = css({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: 'card',
  bg: 'screen.bg',
  border: '{borderWidths.thin} solid {colors.border}',
  // Nothing that small need move, or pages at rest would be painted all day.
  '& *': { animation: 'none!', transition: '[none!]' },
  '&[data-silent]': { opacity: 'disabled', filter: '[grayscale(1)]' },
})
const dark = css({
  display: 'grid',
  placeItems: 'center',
  height: 'full',
  margin: '0',
  textStyle: 'body',
  color: 'screen.quiet',
})
