import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { DateRangeInput } from '#design-system/date-range-input/date-range-input.tsx'
import { NumberRangeInput } from '#design-system/number-range-input/number-range-input.tsx'
import type { Option } from '#design-system/select/option.ts'
import { useText } from '#design-system/text/text.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { headFilter } from '#styled-system/recipes/index.js'
import type { Filter, FilterValue } from './filters.ts'

export interface FilterInputProps {
  readonly filter: Filter
  readonly label: string
  readonly value: FilterValue | undefined
  readonly onChange: (value: FilterValue) => void
}

const rangeOf = <End extends string | number>(
  value: FilterValue | undefined,
  isEnd: (end: unknown) => end is End,
) => {
  const range = typeof value === 'object' && 'from' in value ? value : { from: null, to: null }
  return { from: isEnd(range.from) ? range.from : null, to: isEnd(range.to) ? range.to : null }
}
const isNumber = (end: unknown) => typeof end === 'number'
const isText = (end: unknown) => typeof end === 'string'

/** The input that fits the kind of a filter. */
export function FilterInput({ filter, label, value, onChange }: FilterInputProps) {
  const t = useText()
  if (filter.kind === 'choice')
    return <Choices label={label} options={filter.options} value={value} onChange={onChange} />
  if (filter.kind === 'number')
    return <NumberRangeInput label={label} value={rangeOf(value, isNumber)} onChange={onChange} />
  if (filter.kind === 'date')
    return <DateRangeInput label={label} value={rangeOf(value, isText)} onChange={onChange} />
  return (
    <TextInput
      aria-label={label}
      placeholder={t('包含…')}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

interface ChoicesProps extends Omit<FilterInputProps, 'filter'> {
  readonly options: readonly Option[]
}

function Choices({ label, options, value, onChange }: ChoicesProps) {
  const codes = Array.isArray(value) ? (value as readonly string[]) : []
  return (
    <fieldset className={headFilter().choices} aria-label={label}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          checked={codes.includes(option.value)}
          onChange={(on) =>
            onChange(on ? [...codes, option.value] : codes.filter((code) => code !== option.value))
          }
        >
          {option.label}
        </Checkbox>
      ))}
    </fieldset>
  )
}
