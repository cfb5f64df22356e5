import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { session } from '#workbench/account/session/session.ts'
import { useAppInfo } from '#workbench/account/session/use-app-info.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useLook } from '#workbench/portal/look/use-look.ts'
import { markedAt, shown } from '#workbench/portal/menus/menu.ts'
import { useMenus } from '#workbench/portal/menus/menus.ts'
import { homeTab } from '#workbench/portal/tabs.ts'
import { NotFound } from '#workbench/shell/pages/not-found.tsx'
import { type Acts, ActsContext } from './acts.ts'
import { Footer } from './footer.tsx'
import { Frame } from './frame.tsx'
import { countUse } from './frequency.ts'
import { navItems } from './nav-items.ts'
import { Offline } from './offline.tsx'
import { OpenTabs } from './open-tabs.tsx'
import { Panels } from './panels.tsx'
import { placeAt } from './place.ts'
import { Prompts } from './prompts.tsx'
import { Screens } from './screens.tsx'
import { toSearchBox } from './search-box.ts'
import { Trail } from './trail.tsx'
import { useFull } from './use-full.ts'
import { useKeys } from './use-keys.ts'
import { usePanel } from './use-panel.ts'
import { useSignOut } from './use-sign-out.ts'
import { useTabs } from './use-tabs.ts'
import { VersionNotice } from './version-notice.tsx'
import { ViewingBanner } from './viewing-banner.tsx'

/** The frame with all that stands in it: menus, the open tabs, their screens, and what opens over them. */
export function Workplace() {
  const { t } = useTranslation()
  const router = useRouter()
  const { menus } = useMenus()
  const look = useLook()
  const place = placeAt(menus, useLocation())
  const current = place.type === 'tab' ? place.tab : null
  const open = useTabs(current)
  const title = useAppInfo(0)?.title || t('智慧校园')
  const { panel, openPanel, closePanel } = usePanel()
  const screen = useFull()
  const signOut = useSignOut()
  const trail = place.type === 'tab' ? place.trail : []
  const heading = current?.title
  const menuId = trail.at(-1)?.id
  const items = useMemo(() => navItems(shown(menus), t), [menus, t])

  const acts: Acts = {
    go: (href) => {
      if (href.startsWith('/')) void router.navigate({ href })
      else window.open(href, '_blank', 'noopener,noreferrer')
    },
    open: openPanel,
    panels: ['palette', 'theme', 'keys'],
    lock: () => session.send({ type: 'LOCK' }),
    signOut,
    full: screen.full,
    toggleFull: () => screen.onChange(!screen.full),
  }
  useKeys({
    palette: () => (panel === 'palette' ? closePanel() : openPanel('palette')),
    search: () => toSearchBox() || openPanel('palette'),
    theme: () => openPanel('theme'),
    keys: () => openPanel('keys'),
    lock: acts.lock,
    full: acts.toggleFull,
    home: () => acts.go(homeTab.path),
    'previous-tab': () => open.step(-1),
    'next-tab': () => open.step(1),
    'close-tab': () => void (current && open.close(current.id)),
  })
  useEffect(() => {
    document.title = heading ? `${t(heading)} - ${title}` : title
  }, [heading, title, t])
  useEffect(() => {
    if (menuId) countUse(menuId)
  }, [menuId])
  useEffect(() => {
    if (place.type === 'area') void router.navigate({ href: place.first.path, replace: true })
  })

  return (
    <ActsContext value={acts}>
      <Frame
        name={title}
        items={items}
        path={markedAt(menus, trail).map(({ id }) => id)}
        trail={<Trail menus={trail} />}
        tabs={
          (look.tabs || screen.full) && (
            <OpenTabs open={open} current={current?.id ?? null} full={screen.full} onFull={screen.onChange} />
          )
        }
      >
        <ViewingBanner />
        <Offline />
        <VersionNotice />
        <Prompts />
        <Screens open={open} current={current} />
        {place.type === 'nowhere' && <NotFound home="/index" />}
        {look.footer && <Footer name={title} />}
      </Frame>
      <Panels panel={panel} tabs={open} current={current?.id ?? null} onClose={closePanel} />
    </ActsContext>
  )
}
