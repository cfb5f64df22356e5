import { DateInput } from '#design-system/date-input/date-input.tsx'
import { DateRangeInput } from '#design-system/date-range-input/date-range-input.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import type { Figures } from '#domain/kernel/figures.ts'
import type { Comparison } from '#domain/kernel/figures-asked.ts'
import type { Stats } from '#domain/kernel/stats.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { FigureState } from './figure-state.ts'
import type { Names } from './use-names.ts'
import { usePresets } from './use-presets.ts'

interface FigureToolsProps {
  readonly stats: Stats
  readonly figures: Figures
  readonly state: FigureState
  readonly names: Names
  readonly onChange: (state: FigureState) => void
}

/** Which days, cut by what, compared with what. */
export function FigureTools({ stats, figures, state, names, onChange }: FigureToolsProps) {
  const { t } = useTranslation()
  const presets = usePresets()
  const cuts = figures.groups.map((group) => ({ value: group, label: names.group(group) }))
  return (
    <div className={tools()}>
      {figures.period && (
        <div className={wide()}>
          <DateRangeInput
            label={t('统计时间')}
            clearable={false}
            presets={presets}
            value={figures.period}
            onChange={({ from, to }) => from && to && onChange({ ...state, from, to, on: '' })}
          />
        </div>
      )}
      {(stats.during || stats.of.asOf) && (
        <Field layout="beside" label={t('截至某日')}>
          <DateInput
            value={figures.on}
            onChange={(on) => onChange(on ? { ...state, on, compare: 'none' } : { ...state, on: '' })}
          />
        </Field>
      )}
      <Field layout="beside" label={t('分组')}>
        <Select
          value={figures.by}
          options={cuts}
          onChange={(by) =>
            by && onChange({ ...state, by, across: by === figures.across ? '' : (figures.across ?? '') })
          }
        />
      </Field>
      {cuts.length > 1 && (
        <Field layout="beside" label={t('再按')}>
          <Select
            clearable
            value={figures.across}
            options={cuts.filter(({ value }) => value !== figures.by)}
            onChange={(across) => onChange({ ...state, across: across ?? '' })}
          />
        </Field>
      )}
      {figures.period && (
        <Field layout="beside" label={t('对比')}>
          <Select<Comparison>
            value={state.compare ?? 'none'}
            options={[
              { value: 'none', label: t('不对比') },
              { value: 'before', label: t('上一时段') },
              { value: 'year', label: t('去年同期') },
            ]}
            onChange={(compare) => onChange({ ...state, compare: compare ?? 'none' })}
          />
        </Field>
      )}
    </div>
  )
}

const tools = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    _print: { display: 'none' },
  },
})
const wide = cva({ base: { width: { base: 'full', md: 'field.md' } } })
