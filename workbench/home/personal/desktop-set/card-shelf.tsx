import { Plus } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { type DesktopCard, desktopCards } from '#domain/system/desktop-cards.ts'
import type { Layout } from '#domain/system/desktop-layout.ts'
import { withCard } from '#workbench/home/board/arranged.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface CardShelfProps {
  readonly layout: Layout
  readonly onChange: (layout: Layout) => void
}

const all = Object.keys(desktopCards.labels) as DesktopCard[]

/** The cards that do not stand on the desktop; a press puts one at its end. */
export function CardShelf({ layout, onChange }: CardShelfProps) {
  const { t } = useTranslation()
  const spare = all.filter((card) => !layout.some((each) => each.card === card))
  return (
    <Card title={t('卡片库')}>
      {spare.length === 0 ? (
        t('所有卡片都已在桌面上。')
      ) : (
        <Stack direction="row" gap="sm" wrap>
          {spare.map((card) => {
            const name = codeName(t, desktopCards, card)
            return (
              <Button
                key={card}
                size="sm"
                icon={<Plus aria-hidden />}
                aria-label={t('添加 {{name}}', { name })}
                onClick={() => onChange(withCard(layout, card))}
              >
                {name}
              </Button>
            )
          })}
        </Stack>
      )}
    </Card>
  )
}
