import { DateRangeInput } from '#design-system/date-range-input/date-range-input.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { FilterProps } from './filter.tsx'

/** Moments are asked for by the day: from its first second to its last. */
export function DayRange({ name, field, filters, onChange }: FilterProps) {
  const { t } = useTranslation()
  const [first, last] = field.kind === 'moment' ? [' 00:00:00', ' 23:59:59'] : ['', '']
  const read = (text: string | undefined) => text?.slice(0, 10) ?? null
  return (
    <DateRangeInput
      label={t(field.label)}
      value={{ from: read(filters[`${name}.from`]), to: read(filters[`${name}.to`]) }}
      onChange={({ from, to }) =>
        onChange({ [`${name}.from`]: from && from + first, [`${name}.to`]: to && to + last })
      }
    />
  )
}
