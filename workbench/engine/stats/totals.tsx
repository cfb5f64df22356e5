import { Card } from '#design-system/card/card.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Stat } from '#design-system/stat/stat.tsx'
import type { Figures } from '#domain/kernel/figures.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useGo } from '#workbench/navigation/use-go.ts'
import type { ShownMeasure } from './measures.ts'
import { rowsOf } from './rows.ts'
import type { Behind } from './use-behind.ts'

/** Among more totals than this, those of nothing are left out. */
const many = 12

interface TotalsProps {
  readonly figures: Figures
  readonly told: readonly ShownMeasure[]
  readonly behind: Behind
}

/** All groups together, how they changed, and the way to the rows of each. */
export function Totals({ figures, told, behind }: TotalsProps) {
  const { t } = useTranslation()
  const go = useGo()
  const [totals] = rowsOf(figures, [])
  const shown = told.length > many ? told.filter(({ at }) => totals?.figures[at]) : told
  const against = figures.compared ? t('较{{from}}起', { from: figures.compared.from }) : ''
  return (
    <Card>
      <Grid least="sm">
        {shown.map(({ name, at, label, unit, digits }) => (
          <Stat
            key={name}
            label={label}
            value={totals?.figures[at] ?? null}
            digits={Number.isInteger(totals?.figures[at] ?? 0) ? 0 : digits}
            {...(unit && { unit })}
            {...linkOf(totals?.figures[at] ? behind({}, name) : undefined)}
            {...trendOf(totals?.figures[at], totals?.before?.[at], against)}
          />
        ))}
      </Grid>
    </Card>
  )

  function linkOf(href: string | undefined) {
    return href ? { href, onClick: go(href) } : {}
  }
}

/** Nothing is said of what began at nothing. */
function trendOf(now: number | null | undefined, before: number | null | undefined, against: string) {
  if (now == null || !before) return {}
  return { trend: { percent: ((now - before) / before) * 100, against } }
}
