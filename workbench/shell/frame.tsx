import { GraduationCap } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AppShell } from '#design-system/app-shell/app-shell.tsx'
import { AreaRail } from '#design-system/area-rail/area-rail.tsx'
import type { NavItem } from '#design-system/sidebar/nav-item.ts'
import { Sidebar } from '#design-system/sidebar/sidebar.tsx'
import { Brand } from '#design-system/top-bar/brand.tsx'
import { TopBar } from '#design-system/top-bar/top-bar.tsx'
import { TopNav } from '#design-system/top-nav/top-nav.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { changeLook } from '#workbench/portal/look/theme-config.ts'
import { useLook } from '#workbench/portal/look/use-look.ts'
import { homeTab } from '#workbench/portal/tabs.ts'
import { useActs } from './acts.ts'
import { PhoneBar } from './phone-bar.tsx'
import { Tools } from './tools.tsx'

export interface FrameProps {
  /** The college's name for its portal. */
  readonly name: string
  readonly items: readonly NavItem[]
  /** Ids from the area down to the screen in front. */
  readonly path: readonly string[]
  readonly trail: ReactNode
  readonly tabs: ReactNode
  readonly children: ReactNode
}

/** The menus round the screens, in whichever of the four layouts the person chose; a phone has one for all. */
export function Frame({ name, items, path, trail, tabs, children }: FrameProps) {
  const { t } = useTranslation()
  const acts = useActs()
  const { layout, collapsed, uniqueOpened, logo: marked } = useLook()
  const [drawer, setDrawer] = useState(false)
  const logo = marked && <GraduationCap />
  const home = { id: homeTab.id, title: t(homeTab.title), icon: homeTab.icon, href: homeTab.path }
  const area = items.find(({ id }) => id === path[0])
  const active = path.at(-1) ?? homeTab.id
  const select = (item: NavItem) => {
    setDrawer(false)
    if (item.href) acts.go(item.href)
  }
  const areasAcross = layout === 'transverse'
  const allAtSide = layout === 'classic' || layout === 'defaults'
  const atSide = allAtSide ? [home, ...items] : area?.children?.length ? [area] : []
  return (
    <AppShell
      layout={layout}
      collapsed={collapsed}
      full={acts.full}
      topbar={
        <TopBar
          name={name}
          // In columns it stands over the rail.
          logo={layout === 'columns' ? undefined : logo}
          nameAtSide={layout === 'defaults'}
          nav={areasAcross ? <TopNav items={items} active={area?.id} onSelect={select} /> : trail}
          actions={<Tools />}
          onMenu={() => setDrawer(true)}
        />
      }
      rail={
        layout === 'columns' && (
          <AreaRail items={[home, ...items]} active={area?.id ?? homeTab.id} logo={logo} onSelect={select} />
        )
      }
      sidebar={
        atSide.length > 0 && (
          <Sidebar
            // Another set of menus unfolds afresh.
            key={layout}
            items={atSide}
            active={active}
            onSelect={select}
            collapsed={collapsed}
            onCollapse={(collapsed) => changeLook({ collapsed })}
            unique={uniqueOpened}
            searchable={allAtSide}
            head={layout === 'defaults' && <Brand name={collapsed ? '' : name} logo={logo} />}
          />
        )
      }
      tabs={tabs}
      bottom={<PhoneBar />}
      menu={
        <Sidebar
          items={[home, ...items]}
          active={active}
          onSelect={select}
          unique={uniqueOpened}
          searchable
          label={t('全部菜单')}
        />
      }
      menuOpen={drawer}
      onMenuClose={() => setDrawer(false)}
    >
      {/* The bar, the menu at the side and the tab say the place already. */}
      {areasAcross && !tabs && trail}
      {children}
    </AppShell>
  )
}
