import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Field } from '#design-system/field/field.tsx'
import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { type BandName, bandTitles, type Layout } from '#domain/reports/layout.ts'
import { type PaperName, papers } from '#domain/reports/paper.ts'
import { ItemProperties } from './item-properties.tsx'
import { type Chosen, type Place, placeItems, withItems } from './places.ts'

export interface PropertiesProps {
  readonly layout: Layout
  readonly source: AnyResource
  readonly chosen: Chosen | undefined
  readonly onChoose: (chosen: Chosen | undefined) => void
  readonly onChange: (layout: Layout) => void
  readonly onRemove: (chosen: Chosen) => void
}

/** What is chosen, or the page as a whole. */
export function Properties(props: PropertiesProps) {
  const { t } = useTranslation()
  const { layout, chosen, onChoose, onRemove } = props
  const item = chosen && placeItems(layout, chosen.place).find(({ id }) => id === chosen.id)
  if (!item || !chosen) return <PageProperties {...props} />
  return (
    <Card title={t('所选内容')}>
      <Stack>
        <ItemProperties {...props} chosen={chosen} item={item} />
        <Stack direction="row" wrap>
          <Button onClick={() => onChoose(undefined)}>{t('返回页面设置')}</Button>
          <Button onClick={() => onRemove(chosen)}>{t('删除')}</Button>
        </Stack>
      </Stack>
    </Card>
  )
}

function PageProperties({ layout, source, onChange, onChoose }: PropertiesProps) {
  const { t } = useTranslation()
  const shown = shownFields(source)
  const { detail, bands } = layout
  const fields = [...shown]
    .filter(([, { kind }]) => kind !== 'files')
    .map(([value, { label }]) => ({ value, label: t(label) }))
  const places: readonly Place[] = [
    ...(Object.keys(bandTitles) as BandName[]),
    ...(detail.is === 'cards' ? (['card'] as const) : []),
  ]

  function addText(place: Place) {
    const id = crypto.randomUUID()
    const text = {
      id,
      is: 'text',
      x: 0,
      y: 0,
      width: 60,
      height: 6,
      size: 10,
      bold: false,
      align: 'start',
      text: t('文本'),
    } as const
    onChange(withItems(layout, place, [...placeItems(layout, place), text]))
    onChoose({ place, id })
  }
  function setBands(names: readonly string[]) {
    const entries = (Object.keys(bandTitles) as BandName[])
      .filter((name) => names.includes(name))
      .map((name) => [name, bands[name] ?? { height: 12, items: [] }] as const)
    onChange({ ...layout, bands: Object.fromEntries(entries) })
  }
  return (
    <Card title={t('页面设置')}>
      <Stack>
        <Field label={t('纸张')}>
          <Select
            value={layout.paper}
            onChange={(paper) => paper && onChange({ ...layout, paper })}
            options={(Object.keys(papers) as PaperName[]).map((value) => ({ value, label: value }))}
          />
        </Field>
        <Switch checked={layout.landscape} onChange={(landscape) => onChange({ ...layout, landscape })}>
          {t('横向')}
        </Switch>
        <Field label={t('区域')}>
          <MultiSelect
            value={Object.keys(bands)}
            onChange={setBands}
            options={(Object.keys(bandTitles) as BandName[]).map((value) => ({
              value,
              label: t(bandTitles[value]),
            }))}
          />
        </Field>
        {(Object.keys(bandTitles) as BandName[]).flatMap((name) => {
          const band = bands[name]
          if (!band) return []
          return (
            <Field key={name} label={t('{{band}}高度', { band: t(bandTitles[name]) })}>
              <NumberInput
                value={band.height}
                min={4}
                max={200}
                unit={t('毫米')}
                onChange={(height) =>
                  height !== null && onChange({ ...layout, bands: { ...bands, [name]: { ...band, height } } })
                }
              />
            </Field>
          )
        })}
        <Field label={t('分组字段')}>
          <Select
            value={layout.group?.field ?? null}
            clearable
            onChange={(field) => {
              const { group, ...rest } = layout
              onChange(field ? { ...rest, group: { field, newPage: group?.newPage ?? false } } : rest)
            }}
            options={fields}
          />
        </Field>
        {detail.is === 'grid' && (
          <Field label={t('表格的列')}>
            <MultiSelect
              value={detail.columns.map(({ field }) => field)}
              options={fields}
              onChange={(names) =>
                onChange({
                  ...layout,
                  detail: {
                    ...detail,
                    columns: names.map(
                      (field) =>
                        detail.columns.find((column) => column.field === field) ?? {
                          field,
                          title: shown.get(field)?.label ?? field,
                          width: 25,
                          align: 'start' as const,
                        },
                    ),
                  },
                })
              }
            />
          </Field>
        )}
        <Stack direction="row" wrap>
          {places
            .filter((place) => place === 'card' || bands[place])
            .map((place) => (
              <Button key={place} size="sm" onClick={() => addText(place)}>
                {t('在{{band}}中添加文本', { band: place === 'card' ? t('卡片') : t(bandTitles[place]) })}
              </Button>
            ))}
        </Stack>
      </Stack>
    </Card>
  )
}
