import { Menu as MenuGlyph } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { useText } from '#design-system/text/text.tsx'
import { topBar } from '#styled-system/recipes/index.js'
import { Brand } from './brand.tsx'

export interface TopBarProps {
  /** Name of the school's portal. */
  readonly name: string
  readonly logo?: ReactNode
  /** The name stands in the sidebar; here only where that is not shown. */
  readonly nameAtSide?: boolean
  /** Usually a `TopNav`, or a `Breadcrumb`; hidden under 768px, where `onMenu` opens the menus. */
  readonly nav?: ReactNode
  readonly actions?: ReactNode
  readonly onMenu?: () => void
  readonly ref?: Ref<HTMLElement>
}

/** The line on top: whose portal, where one may go, and what is one's own. */
export const TopBar = ({ name, logo, nameAtSide, nav, actions, onMenu, ref }: TopBarProps) => {
  const t = useText()
  const style = topBar({ nameAtSide })
  return (
    <header ref={ref} className={style.root}>
      {onMenu && (
        <span className={style.menu}>
          <IconButton label={t('打开菜单')} icon={<MenuGlyph aria-hidden />} onClick={onMenu} />
        </span>
      )}
      <span className={style.brand}>
        <Brand name={name} logo={logo} />
      </span>
      <div className={style.nav}>{nav}</div>
      <div className={style.actions}>{actions}</div>
    </header>
  )
}
