import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode, Ref } from 'react'
import { menu } from '#styled-system/recipes/index.js'

export interface MenuPanelProps {
  readonly title?: ReactNode
  /** Id of what names it, where that is not its trigger. */
  readonly labelledBy?: string
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** The panel of a menu, of a submenu and of a context menu. */
export const MenuPanel = ({ title, labelledBy, ref, children }: MenuPanelProps) => {
  const style = menu()
  return (
    <Portal>
      <Ark.Positioner>
        <Ark.Content
          ref={ref}
          className={style.content}
          aria-labelledby={labelledBy}
          // The browser's own menu has nothing to say about ours.
          onContextMenu={(event) => event.preventDefault()}
        >
          {title && <div className={style.groupLabel}>{title}</div>}
          {children}
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  )
}
