import { useQuery } from '@tanstack/react-query'
import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { role } from '#domain/system/role.ts'
import { listQuery } from '#workbench/engine/queries.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface RoleSelectProps {
  readonly label: string
  readonly value: string | null
  /** Left out of the choice. */
  readonly but?: string | null
  readonly onChange: (id: string | null) => void
}

/** One role of the college. */
export function RoleSelect({ label, value, but, onChange }: RoleSelectProps) {
  const { t } = useTranslation()
  const { data = [], error, isPending, refetch } = useQuery(listQuery(role, {}))
  return (
    <Field label={label} layout="beside">
      <Select
        options={data
          .filter(({ id }) => id !== but)
          .map(({ id, name, code }) => ({ value: id, label: t(name), description: code }))}
        value={value}
        loading={isPending}
        error={error && t(error.message)}
        onRetry={() => void refetch()}
        onChange={onChange}
      />
    </Field>
  )
}
