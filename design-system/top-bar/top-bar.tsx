import { Menu as MenuGlyph } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { useText } from '#design-system/text/text.tsx'
import { topBar } from '#styled-system/recipes/index.js'

export interface TopBarProps {
  /** Name of the school's portal. */
  readonly name: string
  readonly logo?: ReactNode
  /** Usually a `TopNav`; hidden under 768px, where `onMenu` opens the menus. */
  readonly nav?: ReactNode
  readonly actions?: ReactNode
  readonly onMenu?: () => void
}

export const TopBar = ({ name, logo, nav, actions, onMenu }: TopBarProps) => {
  const t = useText()
  const style = topBar()
  return (
    <header className={style.root}>
      {onMenu && (
        <span className={style.menu}>
          <IconButton label={t('打开菜单')} icon={<MenuGlyph aria-hidden />} onClick={onMenu} />
        </span>
      )}
      <span className={style.brand}>
        {logo && (
          <span className={style.logo} aria-hidden>
            {logo}
          </span>
        )}
        <span className={style.name}>{name}</span>
      </span>
      <div className={style.nav}>{nav}</div>
      <div className={style.actions}>{actions}</div>
    </header>
  )
}
