import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { firstNames } from '#design-system/select/option.ts'
import { SelectFrame, type SelectFrameProps } from '#design-system/select/select-frame.tsx'
import { useText } from '#design-system/text/text.tsx'

export interface MultiSelectProps<Code extends string>
  extends SelectFrameProps<Code>,
    Omit<Controlled<readonly Code[]>, 'onChange'> {
  readonly onChange?: (value: Code[]) => void
  /** How many names are shown before the rest is only counted. Default 2. */
  readonly maxShown?: number
}

/** Several out of a list that is known as a whole; stays open while one chooses. */
export function MultiSelect<Code extends string>({
  value,
  defaultValue,
  onChange,
  maxShown = 2,
  ...rest
}: MultiSelectProps<Code>) {
  const t = useText()
  const [codes, setCodes] = useControlled<readonly Code[]>(
    { value, defaultValue, onChange: onChange && ((next) => onChange([...next])) },
    [],
  )
  const names = codes.map((code) => rest.options.find((option) => option.value === code)?.label ?? code)
  const { shown, hidden } = firstNames(names, maxShown)
  const first = shown.join('、')
  return (
    <SelectFrame
      {...rest}
      several
      values={codes}
      onValues={(next) => setCodes(next as Code[])}
      shown={hidden ? t('{{first}} 等 {{count}} 项', { first, count: names.length }) : first}
    />
  )
}
