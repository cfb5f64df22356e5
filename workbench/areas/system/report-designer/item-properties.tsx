import { useTranslation } from 'react-i18next'
import { Field } from '#design-system/field/field.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import type { Item } from '#domain/reports/layout.ts'
import { facts } from '#domain/reports/placeholders.ts'
import { type Chosen, withItem } from './places.ts'
import type { PropertiesProps } from './properties.tsx'

const lengths = { x: '左边距离', y: '上边距离', width: '宽度', height: '高度' } as const

/** Where an item stands, and what it says. */
export function ItemProperties({
  layout,
  source,
  chosen,
  item,
  onChange,
}: PropertiesProps & { readonly chosen: Chosen; readonly item: Item }) {
  const { t } = useTranslation()
  const set = (changed: Partial<Item>) => onChange(withItem(layout, chosen, changed))
  const names = [
    ...[...shownFields(source)].map(([value, { label }]) => ({ value, label: t(label) })),
    ...Object.entries(facts).map(([value, label]) => ({ value, label: t(label) })),
  ]
  return (
    <>
      {item.is === 'text' && (
        <>
          <Field label={t('文字')}>
            <TextArea
              rows={3}
              value={item.text}
              onChange={({ target }) => set({ text: target.value.slice(0, 500) })}
            />
          </Field>
          <Field label={t('插入字段')}>
            <Select
              value={null}
              options={names}
              onChange={(name) => name && set({ text: `${item.text}{{${name}}}`.slice(0, 500) })}
            />
          </Field>
        </>
      )}
      {'size' in item && (
        <>
          <Field label={t('字号')}>
            <NumberInput
              value={item.size}
              min={5}
              max={72}
              unit={t('磅')}
              onChange={(size) => size !== null && set({ size })}
            />
          </Field>
          <Switch checked={item.bold} onChange={(bold) => set({ bold })}>
            {t('加粗')}
          </Switch>
          <Field label={t('对齐')}>
            <Select
              value={item.align}
              onChange={(align) => align && set({ align })}
              options={[
                { value: 'start', label: t('左对齐') },
                { value: 'center', label: t('居中') },
                { value: 'end', label: t('右对齐') },
              ]}
            />
          </Field>
        </>
      )}
      {(Object.keys(lengths) as (keyof typeof lengths)[]).map((name) => (
        <Field key={name} label={t(lengths[name])}>
          <NumberInput
            value={item[name]}
            min={0}
            max={420}
            decimals={1}
            unit={t('毫米')}
            onChange={(value) => value !== null && set({ [name]: value })}
          />
        </Field>
      ))}
    </>
  )
}
