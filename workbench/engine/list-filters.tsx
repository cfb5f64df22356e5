import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#design-system/field/field.tsx'
import { FilterBar } from '#design-system/filter-bar/filter-bar.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { Field as Declared } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { FieldVisibility } from '#domain/security/secret-fields/calls.ts'
import { Filter, type Filters } from './kinds/filter.tsx'
import type { Choices } from './use-choices.ts'
import { seesWhole, useFieldVisibility } from './use-field-access.ts'

type Draft = Readonly<Record<string, string | null>>

export interface ListFiltersProps {
  readonly resource: AnyResource
  /** Those in force. What was typed gives way to them when they change from elsewhere, as by going back. */
  readonly filters: Filters
  readonly choices: Choices
  readonly loading?: boolean
  readonly onSubmit: (filters: Filters) => void
  /** What stands in the search box, once it has kept still. Left out, it waits for 查询 like the rest. */
  readonly onSearch?: (text: string) => void
}

/** What a list is narrowed by: in force only once 查询 is pressed. */
export function ListFilters({ resource, filters, choices, loading, onSubmit, onSearch }: ListFiltersProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<Draft>(filters)
  const inForce = JSON.stringify(filters)
  const [known, setKnown] = useState(inForce)
  /** What the search box has handed over last. */
  const [handed, setHanded] = useState<string>()
  if (known !== inForce) {
    setKnown(inForce)
    // What is being typed goes on: its own echo must not take the last letters back, nor the other fields.
    if ((filters.search ?? '') !== handed) setDraft(filters)
  }
  const change = (changed: Draft) => setDraft({ ...draft, ...changed })
  const visibility = useFieldVisibility(resource)
  const searched = searchedBy(resource, visibility)
  const typed = draft.search?.trim() ?? ''
  useTyped(typed, () => {
    if (!onSearch || typed === (filters.search ?? '')) return
    setHanded(typed)
    onSearch(typed)
  })
  return (
    <FilterBar
      loading={loading}
      onSubmit={() => onSubmit(trimmed(draft))}
      onReset={() => {
        setDraft({})
        onSubmit({})
      }}
    >
      {searched.length > 0 && (
        <Field layout="beside" label={t('搜索')}>
          <TextInput
            type="search"
            name="search"
            icon={<Search />}
            placeholder={searched.map((label) => t(label)).join(t('、'))}
            value={draft.search ?? ''}
            autoComplete="off"
            onChange={(event) => change({ search: event.currentTarget.value })}
            onClear={() => change({ search: null })}
          />
        </Field>
      )}
      {inOrder(resource, visibility).map((name) => (
        <Field key={name} layout="beside" label={t(resource.fields[name].label)}>
          <Filter
            name={name}
            field={resource.fields[name]}
            filters={given(draft)}
            onChange={change}
            choices={choices}
          />
        </Field>
      ))}
    </FilterBar>
  )
}

const still = 250

/** Tells that a text was typed once it has kept still for 250 ms, so that not every key asks the server. */
function useTyped(text: string, onStill: () => void) {
  const settled = useEffectEvent(onStill)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every other letter begins the wait anew
  useEffect(() => {
    const timer = setTimeout(() => settled(), still)
    return () => clearTimeout(timer)
  }, [text])
}

/** The labels of what the search box looks through for this person; none where there is nothing to search. */
export const searchedBy = ({ fields }: AnyResource, visibility: FieldVisibility) =>
  Object.entries<Declared>(fields).flatMap(([name, field]) =>
    field.searchable && seesWhole(visibility, name) ? [field.label] : [],
  )

/** What the search box looks through anyway comes last, where it may be folded away. */
const inOrder = ({ filters, fields }: AnyResource, { access }: FieldVisibility): readonly string[] =>
  filters
    .filter((name) => access[name] !== 'hidden')
    .sort((one, other) => Number(fields[one].searchable ?? false) - Number(fields[other].searchable ?? false))

const given = (draft: Draft): Filters =>
  Object.fromEntries(Object.entries(draft).flatMap(([name, text]) => (text ? [[name, text]] : [])))

const trimmed = (draft: Draft) =>
  given(Object.fromEntries(Object.entries(draft).map(([name, text]) => [name, text?.trim() ?? null])))
