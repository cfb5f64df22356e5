import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { term as termNames } from '#domain/dictionaries/calendar.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Term } from './term.ts'

export interface TermPickerProps {
  readonly terms: readonly Term[]
  readonly term: Term
  readonly onPick: (id: string) => void
}

/** Academic year and term. A year begins with its first term. */
export function TermPicker({ terms, term, onPick }: TermPickerProps) {
  const { t } = useTranslation()
  const years = [...new Set(terms.map(({ academicYear }) => academicYear))].sort().reverse()
  const ofYear = (year: string) =>
    terms
      .filter(({ academicYear }) => academicYear === year)
      .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))
  return (
    <Stack direction="row" wrap>
      <Field layout="beside" label={t('学年')}>
        <Select
          options={years.map((year) => ({ value: year, label: year }))}
          value={term.academicYear}
          onChange={(year) => {
            const [first] = year ? ofYear(year) : []
            if (first) onPick(first.id)
          }}
        />
      </Field>
      <Field layout="beside" label={t('学期')}>
        <Select
          options={ofYear(term.academicYear).map(({ id, term }) => ({
            value: id,
            label: codeName(t, termNames, term),
          }))}
          value={term.id}
          onChange={(id) => id && onPick(id)}
        />
      </Field>
    </Stack>
  )
}
