import { Field } from '#design-system/field/field.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface LengthProps {
  readonly label: string
  /** Millimetres, unless another unit is told. */
  readonly value: number
  readonly unit?: string
  readonly min?: number
  readonly max?: number
  readonly onChange: (value: number) => void
}

/** A length of the layout. Nothing typed is no length, and changes nothing. */
export function Length({ label, value, unit, min = 0, max = 420, onChange }: LengthProps) {
  const { t } = useTranslation()
  return (
    <Field label={label}>
      <NumberInput
        value={value}
        min={min}
        max={max}
        decimals={1}
        unit={unit ?? t('毫米')}
        onChange={(next) => next !== null && next >= min && next <= max && onChange(next)}
      />
    </Field>
  )
}
