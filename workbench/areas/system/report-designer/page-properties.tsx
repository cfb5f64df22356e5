import { Field } from '#design-system/field/field.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { type BandName, bandTitles, type Layout } from '#domain/reports/layout.ts'
import { type PaperName, papers } from '#domain/reports/paper.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { DesignProps } from './design-props.ts'
import { fieldOptions } from './field-options.ts'
import { grouped } from './grouped.ts'
import { Length } from './length.tsx'
import { ViewField } from './view-field.tsx'

const edges = { top: '上边距', bottom: '下边距', start: '左边距', end: '右边距' } as const
const bandNames = Object.keys(bandTitles) as BandName[]

/** Which rows, on which paper, in which bands. */
export function PageProperties(props: DesignProps) {
  const { t } = useTranslation()
  const { layout, source, onChange } = props
  const { bands, group, margins } = layout
  function setBands(names: readonly BandName[]) {
    const entries = bandNames
      .filter((name) => names.includes(name))
      .map((name) => [name, bands[name] ?? { height: 12, items: [] }] as const)
    onChange({ ...layout, bands: Object.fromEntries(entries) as Layout['bands'] })
  }
  return (
    <Stack>
      <ViewField {...props} />
      <Field label={t('纸张')}>
        <Select
          value={layout.paper}
          onChange={(paper) => paper && onChange({ ...layout, paper })}
          options={(Object.keys(papers) as PaperName[]).map((value) => ({ value, label: value }))}
        />
      </Field>
      <Field label={t('方向')}>
        <Segmented
          value={layout.landscape ? 'landscape' : 'portrait'}
          onChange={(next) => next && onChange({ ...layout, landscape: next === 'landscape' })}
          options={[
            { value: 'portrait', label: t('竖版') },
            { value: 'landscape', label: t('横版') },
          ]}
        />
      </Field>
      <Grid columns="two">
        {(Object.keys(edges) as (keyof typeof edges)[]).map((edge) => (
          <Length
            key={edge}
            label={t(edges[edge])}
            value={margins[edge]}
            max={80}
            onChange={(value) =>
              onChange({ ...layout, margins: { ...margins, [edge]: value } }, `margin ${edge}`)
            }
          />
        ))}
      </Grid>
      <Field label={t('版面区域')}>
        <MultiSelect
          value={bandNames.filter((name) => bands[name])}
          onChange={setBands}
          options={bandNames.map((value) => ({
            value,
            label: t(bandTitles[value]),
            disabled: !group && (value === 'groupHeader' || value === 'groupFooter'),
          }))}
        />
      </Field>
      <Field label={t('分组字段')} help={t('相同的值排在一起，并有分组头和小计。')}>
        <Select
          value={group?.field ?? null}
          clearable
          onChange={(field) => onChange(grouped(layout, field, t))}
          options={fieldOptions(source, t)}
        />
      </Field>
      {group && (
        <Switch
          checked={group.newPage}
          onChange={(newPage) => onChange({ ...layout, group: { ...group, newPage } })}
        >
          {t('每组另起一页')}
        </Switch>
      )}
    </Stack>
  )
}
