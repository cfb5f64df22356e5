import { useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { isWallCode, type WallCode, wallScreens } from '#domain/system/wall/screens.ts'
import { css } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Surroundings } from '#workbench/portal/surroundings.tsx'
import { Carousel } from './carousel.tsx'
import { InLook } from './in-look.tsx'
import { lookIn } from './look.ts'
import { Notice } from './notice.tsx'
import { PairedWall } from './paired-wall.tsx'
import { useKeeping } from './use-keeping.ts'
import { WallBoundary } from './wall-boundary.tsx'
import { WallScreen } from './wall-screen.tsx'

/** /home/lofTV: the screen that hangs there since before there were others. */
export const LofTV = () => (
  <Hung>
    <OneScreen code="lofTV" />
  </Hung>
)

/** /datascreen/…: a screen by its code, a carousel of them, or whatever this display was paired for. */
export function DataScreen() {
  const { _splat: place = '' } = useParams({ strict: false })
  return (
    <Hung>
      <Shown place={place} />
    </Hung>
  )
}

function Shown({ place }: { readonly place: string }) {
  const { t } = useTranslation()
  if (isWallCode(place)) return <OneScreen code={place} />
  if (place === 'carousel') return <Carousel />
  if (place === 'carouseltest') return <Carousel trial />
  if (place === 'wall') return <PairedWall />
  return <Notice title={t('没有这块大屏')}>{t('请检查地址，或联系管理员。')}</Notice>
}

function OneScreen({ code }: { readonly code: WallCode }) {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = t(wallScreens[code].title)
  }, [t, code])
  return (
    <WallBoundary>
      <WallScreen code={code} />
    </WallBoundary>
  )
}

/** What every display has around its screen, which nobody touches for months. */
function Hung({ children }: { readonly children: ReactNode }) {
  useKeeping()
  return (
    <Surroundings>
      <InLook look={lookIn(window.location.search)}>
        <div className={whole}>{children}</div>
      </InLook>
    </Surroundings>
  )
}

const whole = css({ width: 'full', height: 'screen', overflow: 'hidden' })
