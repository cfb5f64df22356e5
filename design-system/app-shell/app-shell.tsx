import type { ReactNode, Ref } from 'react'
import { useAtRest } from '#design-system/parts/later/use-at-rest.ts'
import { useLater } from '#design-system/parts/later/use-later.ts'
import { SkipLink } from '#design-system/skip-link/skip-link.tsx'
import { useText } from '#design-system/text/text.tsx'
import { appShell } from '#styled-system/recipes/index.js'

/**
 * Where the menus stand: `transverse`, areas across the top and their screens at the side; `classic`, everything at
 * the side, under the bar; `columns`, a rail of areas and beside it their screens; `defaults`, everything at the
 * side, from top to bottom. Under 768px all four are one: the menus come in a drawer.
 */
export type ShellLayout = 'transverse' | 'classic' | 'columns' | 'defaults'

export interface AppShellProps {
  readonly layout?: ShellLayout
  readonly topbar: ReactNode
  /** An `AreaRail`, in the layout of columns. */
  readonly rail?: ReactNode
  /** A `Sidebar`. Without it the content takes the whole width. */
  readonly sidebar?: ReactNode
  readonly collapsed?: boolean
  /** The content alone, as in full screen. */
  readonly full?: boolean
  readonly tabs?: ReactNode
  /** A `BottomBar`, shown under 768px. */
  readonly bottom?: ReactNode
  /** All menus, for the drawer under 768px, where `sidebar` is not shown. */
  readonly menu?: ReactNode
  readonly menuOpen?: boolean
  readonly onMenuClose?: () => void
  readonly children: ReactNode
  /** The part that scrolls. */
  readonly ref?: Ref<HTMLElement>
}

const loadDrawer = () => import('#design-system/drawer/drawer.tsx')

/** The frame round the screens: it never scrolls itself, its `main` does. A change of layout keeps them as they are. */
export const AppShell = ({
  layout,
  topbar,
  rail,
  sidebar,
  collapsed,
  full,
  tabs,
  bottom,
  menu,
  menuOpen = false,
  onMenuClose,
  children,
  ref,
}: AppShellProps) => {
  const t = useText()
  const style = appShell({ layout, collapsed, full })
  const isAtRest = useAtRest()
  const drawn = useLater(loadDrawer, menuOpen, isAtRest)
  return (
    <div className={style.root}>
      <SkipLink to="main" />
      <div className={style.top}>{topbar}</div>
      {rail && <div className={style.rail}>{rail}</div>}
      {sidebar && <div className={style.side}>{sidebar}</div>}
      <div className={style.content}>
        {tabs && <div className={style.tabs}>{tabs}</div>}
        <main ref={ref} id="main" tabIndex={-1} className={style.main}>
          {children}
        </main>
        {bottom && <div className={style.bottom}>{bottom}</div>}
      </div>
      {menu && drawn && (
        <drawn.Drawer
          side="start"
          size="sm"
          flush
          open={menuOpen}
          onClose={() => onMenuClose?.()}
          title={t('菜单')}
        >
          {menu}
        </drawn.Drawer>
      )}
    </div>
  )
}
