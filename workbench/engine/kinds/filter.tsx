import { type ComponentType, lazy, Suspense } from 'react'
import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import { NumberRangeInput } from '#design-system/number-range-input/number-range-input.tsx'
import { Select } from '#design-system/select/select.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { Field, FieldKind } from '#domain/kernel/field.ts'
import { yearOf } from '#domain/kits/college-clock.ts'
import type { Choices } from '#workbench/engine/use-choices.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ReferenceFilter } from './reference-filter.tsx'

const DayRange = lazy(async () => ({ default: (await import('./day-range.tsx')).DayRange }))
const TimeRange = lazy(async () => ({ default: (await import('./time-range.tsx')).TimeRange }))

export type Filters = Readonly<Record<string, string>>

/** Filters are kept as the wire has them: ids and codes with commas between, ranges as `name.from` and `name.to`. */
export interface FilterProps {
  readonly name: string
  readonly field: Field
  readonly filters: Filters
  readonly onChange: (changed: Readonly<Record<string, string | null>>) => void
  readonly choices: Choices
}

const filters = {
  text: Part,
  'long-text': Part,
  'rich-text': Part,
  integer: (props) => (props.field.year ? <Year {...props} /> : <Range {...props} />),
  decimal: Range,
  money: Range,
  'yes-no': YesNo,
  date: Days,
  moment: Days,
  time: Hours,
  choice: AnyOf,
  choices: AnyOf,
  reference: Referring,
  references: Referring,
  files: Filled,
} satisfies Record<FieldKind, ComponentType<FilterProps>>

export function Filter(props: FilterProps) {
  const Kind = filters[props.field.kind]
  return <Kind {...props} />
}

function Part({ name, filters, onChange }: FilterProps) {
  return (
    <TextInput
      name={name}
      value={filters[name] ?? ''}
      autoComplete="off"
      onWords={(words) => onChange({ [name]: words })}
      onClear={() => onChange({ [name]: null })}
    />
  )
}

function Range({ name, field, filters, onChange }: FilterProps) {
  const { t } = useTranslation()
  const read = (text: string | undefined) => (text === undefined ? null : Number(text))
  const write = (value: number | null) => (value === null ? null : String(value))
  return (
    <NumberRangeInput
      label={t(field.label)}
      value={{ from: read(filters[`${name}.from`]), to: read(filters[`${name}.to`]) }}
      decimals={field.kind === 'integer' ? 0 : field.kind === 'money' ? 2 : undefined}
      onChange={({ from, to }) => onChange({ [`${name}.from`]: write(from), [`${name}.to`]: write(to) })}
    />
  )
}

/** Years before the one now that a list is asked for; older ones by 高级筛选. */
const yearsBack = 10

/** One year of a few: nobody asks for grades between two numbers. */
function Year({ name, filters, onChange }: FilterProps) {
  const next = yearOf() + 1
  const chosen = filters[`${name}.from`] ?? null
  const years = Array.from({ length: yearsBack + 2 }, (_, at) => String(next - at))
  const offered = chosen && !years.includes(chosen) ? [...years, chosen] : years
  return (
    <Select
      options={offered.map((year) => ({ value: year, label: year }))}
      value={chosen}
      clearable
      onChange={(year) => onChange({ [`${name}.from`]: year, [`${name}.to`]: year })}
    />
  )
}

function YesNo(props: FilterProps) {
  return <OfTwo {...props} yes="是" no="否" />
}

function OfTwo({
  name,
  filters,
  onChange,
  yes,
  no,
}: FilterProps & { readonly yes: string; readonly no: string }) {
  const { t } = useTranslation()
  const options = [
    { value: 'true', label: t(yes) },
    { value: 'false', label: t(no) },
  ]
  return (
    <Select
      options={options}
      value={filters[name] ?? null}
      clearable
      onChange={(value) => onChange({ [name]: value })}
    />
  )
}

function Filled(props: FilterProps) {
  return <OfTwo {...props} yes="有文件" no="没有文件" />
}

function Days(props: FilterProps) {
  return (
    <Suspense fallback={<TextInput disabled />}>
      <DayRange {...props} />
    </Suspense>
  )
}

function Hours({ name, field, filters, onChange }: FilterProps) {
  const { t } = useTranslation()
  return (
    <Suspense fallback={<TextInput disabled />}>
      <TimeRange
        label={t(field.label)}
        from={filters[`${name}.from`] ?? null}
        to={filters[`${name}.to`] ?? null}
        onChange={(end, value) => onChange({ [`${name}.${end}`]: value })}
      />
    </Suspense>
  )
}

function AnyOf({ name, field, filters, onChange, choices }: FilterProps) {
  return (
    <MultiSelect
      options={choices(field)}
      value={filters[name]?.split(',') ?? []}
      onChange={(codes) => onChange({ [name]: codes.join(',') })}
    />
  )
}

function Referring({ name, field, filters, onChange }: FilterProps) {
  return (
    <ReferenceFilter
      target={field.target ?? field.lists ?? ''}
      value={filters[name]?.split(',') ?? []}
      onChange={(ids) => onChange({ [name]: ids.join(',') })}
    />
  )
}
