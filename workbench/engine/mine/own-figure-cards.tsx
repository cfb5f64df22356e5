import { Card } from '#design-system/card/card.tsx'
import { Stat } from '#design-system/stat/stat.tsx'
import type { Fields } from '#domain/kernel/field.ts'
import type { Mine, OwnFigures } from '#domain/kernel/mine.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { css } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface OwnFigureCardsProps {
  readonly resource: AnyResource
  readonly mine: Mine
  readonly figures: OwnFigures['figures']
}

/** What one's own rows add up to; nothing where the screen has no figures. */
export function OwnFigureCards({ resource, mine, figures }: OwnFigureCardsProps) {
  const { t } = useTranslation()
  const entries = Object.entries(mine.figures)
  if (entries.length === 0) return null
  const isMoney = (sum: string | undefined) => sum && (resource.fields as Fields)[sum]?.kind === 'money'
  return (
    <Card>
      <div className={beside}>
        {entries.map(([label, { sum }]) => {
          const value = figures[label] ?? null
          return (
            <Stat
              key={label}
              label={t(label)}
              value={value === null ? null : Number(value)}
              digits={isMoney(sum) ? 2 : 0}
            />
          )
        })}
      </div>
    </Card>
  )
}

/** Two beside one another on a phone. */
const beside = css({
  display: 'grid',
  gap: 'gap',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.36}, 100%), 1fr))',
})
