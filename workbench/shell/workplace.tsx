import { useLocation, useRouter } from '@tanstack/react-router'
import { GraduationCap } from 'lucide-react'
import { Activity, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppShell } from '#design-system/app-shell/app-shell.tsx'
import { useFullScreen } from '#design-system/full-screen/use-full-screen.ts'
import { Sidebar } from '#design-system/sidebar/sidebar.tsx'
import { TopBar } from '#design-system/top-bar/top-bar.tsx'
import { TopNav } from '#design-system/top-nav/top-nav.tsx'
import { shown } from '#workbench/menus/menu.ts'
import { useMenus } from '#workbench/menus/menus.ts'
import { NotFound } from '#workbench/pages/not-found.tsx'
import { useAppInfo } from '#workbench/session/use-app-info.ts'
import { follow, navItems } from './nav-items.ts'
import { Offline } from './offline.tsx'
import { OpenTabs } from './open-tabs.tsx'
import { placeAt } from './place.ts'
import { ScreenPanel } from './screen-panel.tsx'
import { homeTab } from './tabs.ts'
import { Tools } from './tools.tsx'
import { Trail } from './trail.tsx'
import { useTabs } from './use-tabs.ts'

/** The frame: areas across the top, their screens at the side, the open ones in tabs. */
export function Workplace() {
  const { t } = useTranslation()
  const router = useRouter()
  const { menus } = useMenus()
  const place = placeAt(menus, useLocation())
  const current = place.type === 'tab' ? place.tab : null
  const open = useTabs(current)
  const title = useAppInfo(0)?.title || t('智慧校园')
  const [collapsed, setCollapsed] = useState(false)
  const [drawer, setDrawer] = useState(false)
  const screen = useFullScreen()

  const items = navItems(shown(menus), t)
  const home = { id: homeTab.id, title: t(homeTab.title), icon: 'house', href: homeTab.path }
  const trail = place.type === 'tab' ? place.trail : []
  const area = items.find(({ id }) => id === trail[0]?.id)
  const active = trail.at(-1)?.id ?? null
  const go = (href: string) => {
    setDrawer(false)
    void router.navigate({ href })
  }
  const heading = current?.title
  const select = (item: (typeof items)[number]) => follow(item, go)

  useEffect(() => {
    document.title = heading ? `${t(heading)} - ${title}` : title
  }, [heading, title, t])
  useEffect(() => {
    if (place.type === 'area') void router.navigate({ href: place.first.path, replace: true })
  })

  return (
    <AppShell
      collapsed={collapsed}
      full={screen.full}
      topbar={
        <TopBar
          name={title}
          logo={<GraduationCap />}
          nav={<TopNav items={items} active={area?.id} onSelect={select} />}
          actions={<Tools />}
          onMenu={() => setDrawer(true)}
        />
      }
      sidebar={
        area?.children?.length ? (
          <Sidebar
            items={[area]}
            active={active}
            onSelect={select}
            collapsed={collapsed}
            onCollapse={setCollapsed}
          />
        ) : undefined
      }
      tabs={
        <OpenTabs open={open} current={current?.id ?? null} full={screen.full} onFull={screen.onChange} />
      }
      menu={
        <Sidebar
          items={[home, ...items]}
          active={active ?? homeTab.id}
          onSelect={select}
          label={t('全部菜单')}
        />
      }
      menuOpen={drawer}
      onMenuClose={() => setDrawer(false)}
    >
      <Offline />
      <Trail menus={trail} />
      {open.alive.map((tab) => (
        <Activity
          key={`${tab.id} ${open.round(tab.id)}`}
          mode={tab.id === current?.id ? 'visible' : 'hidden'}
        >
          <ScreenPanel open={{ tab, inFront: tab.id === current?.id }} />
        </Activity>
      ))}
      {place.type === 'nowhere' && <NotFound home="/index" />}
    </AppShell>
  )
}
