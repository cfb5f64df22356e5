import { Search } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Field } from '#design-system/field/field.tsx'
import { FilterBar } from '#design-system/filter-bar/filter-bar.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { Field as Declared } from '#domain/kernel/field.ts'
import { asOf } from '#domain/kernel/list-query.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { namedFields } from '#domain/kernel/shown-fields.ts'
import type { FieldVisibility } from '#domain/security/secret-fields/calls.ts'
import { mayAskBy } from '#domain/security/secret-fields/may-ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { type Draft, onlyTyped } from './filter-draft.ts'
import { Filter, type Filters } from './kinds/filter.tsx'
import type { Choices } from './use-choices.ts'
import { seesWhole, useFieldVisibility } from './use-field-access.ts'
import { useFilterDraft } from './use-filter-draft.ts'

const PastDay = lazy(async () => ({ default: (await import('./kinds/past-day.tsx')).PastDay }))

export interface ListFiltersProps {
  readonly resource: AnyResource
  /** Those in force. What was typed gives way to them when they change from elsewhere, as by going back. */
  readonly filters: Filters
  readonly choices: Choices
  /** What the fields hold, once they have kept still; `replace` where it was typed and leaves no step to go back to. */
  readonly onChange: (filters: Filters, options: { readonly replace: boolean }) => void
  /** Whether they may be asked for as of a past day, where their resource tells of it. */
  readonly past?: boolean
  /** Told the names of those whose fields are in sight. */
  readonly onSight?: (names: readonly string[]) => void
}

/** What a list is narrowed by: in force as soon as it keeps still. */
export function ListFilters({
  resource,
  filters,
  choices,
  past = false,
  onChange,
  onSight,
}: ListFiltersProps) {
  const { t } = useTranslation()
  const visibility = useFieldVisibility(resource)
  const searched = searchedBy(resource, visibility)
  const { draft, change, clear } = useFilterDraft(filters, (asked) =>
    onChange(asked, { replace: onlyTyped(resource, filters, asked) }),
  )
  return (
    <FilterBar
      onSight={onSight}
      onReset={() => {
        clear()
        onChange({}, { replace: false })
      }}
    >
      {searched.length > 0 && (
        <Field key="search" layout="beside" label={t('搜索')}>
          <TextInput
            type="search"
            name="search"
            icon={<Search />}
            placeholder={searched.map((label) => t(label)).join(t('、'))}
            value={draft.search ?? ''}
            autoComplete="off"
            onWords={(search) => change({ search })}
            onClear={() => change({ search: null })}
          />
        </Field>
      )}
      {inOrder(resource, visibility).map(([name, field]) => (
        <Field key={name} layout="beside" label={t(field.label)}>
          <Filter name={name} field={field} filters={given(draft)} onChange={change} choices={choices} />
        </Field>
      ))}
      {past && tellsOfPast(resource, visibility) && (
        <Field key={asOf} layout="beside" label={t('截至')}>
          <Suspense fallback={<TextInput disabled />}>
            <PastDay value={draft[asOf] || null} onChange={(day) => change({ [asOf]: day })} />
          </Suspense>
        </Field>
      )}
    </FilterBar>
  )
}

/** The labels of what the search box looks through for this person; none where there is nothing to search. */
export const searchedBy = ({ fields }: AnyResource, visibility: FieldVisibility) =>
  Object.entries<Declared>(fields).flatMap(([name, field]) =>
    field.searchable && seesWhole(visibility, name) ? [field.label] : [],
  )

/** What the search box looks through anyway comes last, where it may be folded away. */
function inOrder(resource: AnyResource, visibility: FieldVisibility) {
  const fieldOf = namedFields(resource)
  return resource.filters
    .filter((name) => mayAsk(visibility, name))
    .map((name) => [name, fieldOf(name)] as const)
    .sort(([, one], [, other]) => Number(one.searchable ?? false) - Number(other.searchable ?? false))
}

const mayAsk = ({ access, masked }: FieldVisibility, name: string) =>
  mayAskBy(name, access[name], masked.includes(name))

const given = (draft: Draft): Filters =>
  Object.fromEntries(Object.entries(draft).flatMap(([name, text]) => (text ? [[name, text]] : [])))

/** Whether the list may be asked for as of a past day, by anyone who sees what that is made of. */
const tellsOfPast = ({ asOf }: AnyResource, visibility: FieldVisibility) =>
  asOf !== undefined && [...asOf.fields, asOf.since].every((name) => seesWhole(visibility, name))
