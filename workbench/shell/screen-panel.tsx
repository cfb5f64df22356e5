import { lazy, memo, Suspense, use, useMemo } from 'react'
import { LoadingOverlay } from '#design-system/loading-overlay/loading-overlay.tsx'
import { cva } from '#styled-system/css/index.js'
import { SpeakingOf } from '#workbench/language/speaking.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { areaOf } from '#workbench/portal/declared/declared.ts'
import { useLook } from '#workbench/portal/look/use-look.ts'
import { ScreenBoundary } from '#workbench/portal/screen-boundary.tsx'
import { type OpenTab, TabContext } from '#workbench/portal/tab-context.ts'
import { homeTab, type Tab } from '#workbench/portal/tabs.ts'
import { screenFor } from '#workbench/registry.ts'
import { NotFound } from '#workbench/shell/pages/not-found.tsx'
import { Framed } from './framed.tsx'
import { Joined } from './joined.tsx'

const Home = lazy(async () => ({ default: (await import('#workbench/home/home.tsx')).Home }))

/**
 * One tab's screen. A screen that fails takes nothing down but itself. What happens to other tabs draws nothing here: ten
 * of them wait behind the one in front.
 */
export const ScreenPanel = memo(function ScreenPanel({ tab, inFront }: OpenTab) {
  const { t } = useTranslation()
  const { animation } = useLook()
  const open = useMemo(() => ({ tab, inFront }), [tab, inFront])
  return (
    <TabContext value={open}>
      <ScreenBoundary>
        <Suspense fallback={<LoadingOverlay loading text={t('加载中')} />}>
          <div className={place({ animation })}>
            <Content tab={tab} />
          </div>
        </Suspense>
      </ScreenBoundary>
    </TabContext>
  )
})

// As high as the frame at least, so that a list may fill it; higher where a screen has more to show.
const place = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '[1 0 auto]',
    minWidth: '0',
    padding: 'page',
  },
  variants: {
    // Begun again whenever the screen comes to the front.
    animation: {
      slide: { animation: 'riseIn', animationDuration: 'fast' },
      fade: { animation: 'fadeIn', animationDuration: 'normal' },
      none: {},
    },
  },
})

function Content({ tab: { id, component, frame, title } }: { tab: Tab }) {
  const { t } = useTranslation()
  if (id === homeTab.id) return <Home />
  return frame === null ? <Screen component={component} /> : <Framed address={frame} title={t(title)} />
}

/** The delivered component path, matched exactly. */
function Screen({ component }: { component: string }) {
  const Found = use(screenFor(component))
  if (Found)
    return (
      <SpeakingOf area={areaOf(component)}>
        <Joined component={component} />
        <Found />
      </SpeakingOf>
    )
  return <NotFound home="/index" component={component} />
}
