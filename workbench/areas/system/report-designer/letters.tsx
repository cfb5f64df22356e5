import { Field } from '#design-system/field/field.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Length } from './length.tsx'

interface Set {
  readonly size: number
  readonly bold: boolean
  readonly align: Align
}
type Align = 'start' | 'center' | 'end'

/** How words are set. */
export function Letters({
  size,
  bold,
  align,
  onChange,
}: Set & { readonly onChange: (changed: Partial<Set>, as?: string) => void }) {
  const { t } = useTranslation()
  return (
    <>
      <AlignField value={align} onChange={(next) => onChange({ align: next })} />
      <Length
        label={t('字号')}
        value={size}
        min={5}
        max={72}
        unit={t('磅')}
        onChange={(next) => onChange({ size: next }, 'letters')}
      />
      <Switch checked={bold} onChange={(next) => onChange({ bold: next })}>
        {t('加粗')}
      </Switch>
    </>
  )
}

export function AlignField({
  value,
  onChange,
}: {
  readonly value: Align
  readonly onChange: (align: Align) => void
}) {
  const { t } = useTranslation()
  return (
    <Field label={t('对齐')}>
      <Segmented
        value={value}
        onChange={(next) => next && onChange(next)}
        options={[
          { value: 'start', label: t('左对齐') },
          { value: 'center', label: t('居中') },
          { value: 'end', label: t('右对齐') },
        ]}
      />
    </Field>
  )
}
