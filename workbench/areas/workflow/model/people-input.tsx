import { Field } from '#design-system/field/field.tsx'
import { ReferenceFilter } from '#workbench/engine/kinds/reference-filter.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** As many as a definition may name in one place. */
const most = 50

interface PeopleInputProps {
  readonly label: string
  readonly ids: readonly string[]
  readonly required?: boolean
  readonly onChange: (ids: readonly string[]) => void
}

/** Accounts of staff, named one by one. */
export function PeopleInput({ label, ids, required = false, onChange }: PeopleInputProps) {
  const { t } = useTranslation()
  return (
    <Field label={label} required={required} error={required && ids.length === 0 && t('请至少选择一人')}>
      <ReferenceFilter
        target="workflow.person"
        value={ids}
        onChange={(next) => onChange(next.slice(0, most))}
      />
    </Field>
  )
}
