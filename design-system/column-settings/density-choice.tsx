import { Button } from '#design-system/button/button.tsx'
import type { TableView } from '#design-system/data-table/view.ts'
import { useText } from '#design-system/text/text.tsx'
import { columnSettings } from '#styled-system/recipes/index.js'

export interface DensityChoiceProps {
  /** Undefined follows the page. */
  readonly value: TableView['density']
  readonly onChange: (density: TableView['density']) => void
}

/** Three steps of row height; pressing the chosen one goes back to that of the page. */
export function DensityChoice({ value, onChange }: DensityChoiceProps) {
  const t = useText()
  const style = columnSettings()
  const steps = [
    ['compact', t('紧凑')],
    ['default', t('适中')],
    ['touch', t('宽松')],
  ] as const
  return (
    <fieldset className={style.foot} aria-label={t('行高')}>
      <span aria-hidden>{t('行高')}</span>
      <span>
        {steps.map(([density, name]) => (
          <Button
            key={density}
            size="sm"
            variant={density === value ? 'outline' : 'ghost'}
            aria-pressed={density === value}
            onClick={() => onChange(density === value ? undefined : density)}
          >
            {name}
          </Button>
        ))}
      </span>
    </fieldset>
  )
}
