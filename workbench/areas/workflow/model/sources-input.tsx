import { Field } from '#design-system/field/field.tsx'
import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import type { Field as AnyField } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { roles } from '#domain/roles.ts'
import type { Source } from '#domain/workflow/source.ts'
import { sourceKinds } from '#domain/workflow/words.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** People named by what they are to the student. */
const plain = [
  'class-teacher',
  'counsellor',
  'college',
  'dorm-master',
  'mentor',
  'receiving-college',
  'starter',
  'administrator',
] as const
/** People who are named on the way. */
const picked = ['picked-by-previous', 'picked-by-starter'] as const

interface SourcesInputProps {
  readonly label: string
  readonly sources: readonly Source[]
  readonly resource: AnyResource | undefined
  readonly onChange: (sources: readonly Source[]) => void
}

/** Where the people of a step come from: what they are to the student, a role, or a person named in the form. */
export function SourcesInput({ label, sources, resource, onChange }: SourcesInputProps) {
  const { t } = useTranslation()
  const people = Object.entries<AnyField>(resource?.fields ?? {}).filter(
    ([, { target }]) => target === 'system.user',
  )
  const offered: readonly (readonly [Source, string, string])[] = [
    ...plain.map((kind) => [{ kind }, codeName(t, sourceKinds, kind), t('与学生的关系')] as const),
    ...picked.map((kind) => [{ kind }, codeName(t, sourceKinds, kind), t('办理时选定')] as const),
    ...Object.entries(roles.labels).map(
      ([role, name]) => [{ kind: 'role', role }, t(name), t('指定角色')] as const,
    ),
    ...people.map(
      ([field, { label: name }]) => [{ kind: 'field', field }, t(name), t('表单中的人员')] as const,
    ),
  ]
  const known = new Map(offered.map(([source]) => [JSON.stringify(source), source]))
  // Sources that are set elsewhere, such as named accounts, stay as they are.
  const others = sources.filter((source) => !known.has(JSON.stringify(source)))
  return (
    <Field label={label} required error={sources.length === 0 && t('请至少选择一项')}>
      <MultiSelect
        options={offered.map(([source, name, group]) => ({
          value: JSON.stringify(source),
          label: name,
          group,
        }))}
        value={sources.map((source) => JSON.stringify(source)).filter((key) => known.has(key))}
        onChange={(keys) => onChange([...others, ...keys.flatMap((key) => known.get(key) ?? [])])}
      />
    </Field>
  )
}
