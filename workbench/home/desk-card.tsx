import type { ReactNode } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { MenuIcon } from '#design-system/menu-icon/menu-icon.tsx'
import { type DesktopCard, desktopCards } from '#domain/system/desktop-cards.ts'
import { cva } from '#styled-system/css/index.js'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Go } from '#workbench/navigation/go.tsx'
import { cardIcons } from './card-icons.ts'

interface DeskCardProps {
  readonly card: DesktopCard
  /** Where all of it is. */
  readonly more?: string
  readonly children: ReactNode
}

/** A card of the desktop, with the way to the screen that has more of it. */
export function DeskCard({ card, more, children }: DeskCardProps) {
  const { t } = useTranslation()
  return (
    <Card
      title={
        <span className={title()}>
          <MenuIcon name={cardIcons[card]} />
          {codeName(t, desktopCards, card)}
        </span>
      }
      extra={more && <Go href={more}>{t('查看全部')}</Go>}
    >
      {children}
    </Card>
  )
}

const title = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    '& svg': { width: 'icon.lg', height: 'icon.lg', color: 'accent.text' },
  },
})
