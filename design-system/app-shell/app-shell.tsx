import type { ReactNode } from 'react'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { SkipLink } from '#design-system/skip-link/skip-link.tsx'
import { useText } from '#design-system/text/text.tsx'
import { appShell } from '#styled-system/recipes/index.js'

export interface AppShellProps {
  readonly topbar: ReactNode
  /** A `Sidebar`. Without it the content takes the whole width. */
  readonly sidebar?: ReactNode
  readonly collapsed?: boolean
  readonly tabs?: ReactNode
  /** All menus, for the drawer under 768px, where `sidebar` is not shown. */
  readonly menu?: ReactNode
  readonly menuOpen?: boolean
  readonly onMenuClose?: () => void
  readonly children: ReactNode
}

/** The frame round the screens: it never scrolls itself, its `main` does. */
export const AppShell = ({
  topbar,
  sidebar,
  collapsed,
  tabs,
  menu,
  menuOpen = false,
  onMenuClose,
  children,
}: AppShellProps) => {
  const t = useText()
  const style = appShell({ collapsed })
  return (
    <div className={style.root}>
      <SkipLink to="main" />
      {topbar}
      <div className={style.middle}>
        {sidebar && <div className={style.side}>{sidebar}</div>}
        <div className={style.content}>
          {tabs && <div className={style.tabs}>{tabs}</div>}
          <main id="main" tabIndex={-1} className={style.main}>
            {children}
          </main>
        </div>
      </div>
      {menu && (
        <Drawer
          side="start"
          size="sm"
          flush
          open={menuOpen}
          onClose={() => onMenuClose?.()}
          title={t('菜单')}
        >
          {menu}
        </Drawer>
      )}
    </div>
  )
}
