import { Field } from '#design-system/field/field.tsx'
import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Source } from '#domain/workflow/source.ts'
import { sourceKinds } from '#domain/workflow/words.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { changedSources, keyOf } from './changed-sources.ts'
import { offeredSources, type Roles } from './offered-sources.ts'
import { PeopleInput } from './people-input.tsx'

interface SourcesInputProps {
  readonly label: string
  readonly sources: readonly Source[]
  readonly resource: AnyResource | undefined
  readonly roles: Roles
  /** Whom a task goes on to when its time is over. */
  readonly above?: boolean
  readonly onChange: (sources: readonly Source[]) => void
}

/** Where people come from: what they are to the student, a role, a person named in the form, or people named here. */
export function SourcesInput({
  label,
  sources,
  resource,
  roles,
  above = false,
  onChange,
}: SourcesInputProps) {
  const { t } = useTranslation()
  const nameOf = (kind: Source['kind']) => codeName(t, sourceKinds, kind)
  const ids = [...new Set(sources.flatMap((source) => (source.kind === 'users' ? source.ids : [])))]
  const others = sources.filter(({ kind }) => kind !== 'users')
  const offered = offeredSources({ resource, roles, above, nameOf, t })
  const known = new Set(offered.map(({ source }) => keyOf(source)))
  // A role or a field that is no more finds nobody: it is shown, to be taken out.
  const gone = others
    .filter((source) => !known.has(keyOf(source)))
    .map((source) => ({ source, label: goneName(source, nameOf), group: t('已不可选') }))
  const all = [...offered, ...gone]
  const chosenBy = (keys: readonly string[]) =>
    all.flatMap(({ source }) => (keys.includes(keyOf(source)) ? source : []))
  return (
    <>
      <Field label={label} required error={sources.length === 0 && t('请至少选择一项')}>
        <MultiSelect
          options={all.map(({ source, label, group }) => ({ value: keyOf(source), label, group }))}
          value={others.map(keyOf)}
          onChange={(keys) => onChange(changedSources(sources, chosenBy(keys), ids))}
        />
      </Field>
      <PeopleInput
        label={t('{{what}}：指定人员', { what: label })}
        ids={ids}
        onChange={(people) => onChange(changedSources(sources, others, people))}
      />
    </>
  )
}

function goneName(source: Source, nameOf: (kind: Source['kind']) => string) {
  if (source.kind === 'role') return source.role
  return source.kind === 'field' ? source.field : nameOf(source.kind)
}
