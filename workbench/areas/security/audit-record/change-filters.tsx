import { DateRangeInput } from '#design-system/date-range-input/date-range-input.tsx'
import { Field } from '#design-system/field/field.tsx'
import { FilterBar } from '#design-system/filter-bar/filter-bar.tsx'
import { Select } from '#design-system/select/select.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { resourceNamed, resources } from '#domain/index.ts'
import type { Fields } from '#domain/kernel/field.ts'
import type { Filters } from '#workbench/engine/kinds/filter.tsx'
import { useFilterDraft } from '#workbench/engine/use-filter-draft.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface ChangeFiltersProps {
  /** As the wire has it: `changedAt.from`, `resource`, `changed`, `account`, `rowTitle`. */
  readonly filters: Filters
  /** What the fields hold, once they have kept still. */
  readonly onChange: (filters: Filters) => void
  readonly onSight: (names: readonly string[]) => void
}

/** By what kind of data and which of its fields, by row, by person and by day. */
export function ChangeFilters({ filters, onChange, onSight }: ChangeFiltersProps) {
  const { t } = useTranslation()
  const { draft, change, clear } = useFilterDraft(filters, onChange)
  const set = (name: string) => (value: string | null) => change({ [name]: value })
  const fields = Object.entries((resourceNamed(draft.resource ?? '')?.fields ?? {}) as Fields)
  return (
    <FilterBar
      onSight={onSight}
      onReset={() => {
        clear()
        onChange({})
      }}
    >
      <Field key="resource" layout="beside" label={t('所属数据')}>
        <Select
          options={resources.map(({ name, label }) => ({ value: name, label: t(label) }))}
          value={draft.resource ?? null}
          clearable
          onChange={(resource) => change({ resource, changed: null })}
        />
      </Field>
      <Field key="changed" layout="beside" label={t('变更字段')}>
        <Select
          options={fields.map(([name, { label }]) => ({ value: `,${name},`, label: t(label) }))}
          value={draft.changed ?? null}
          clearable
          disabled={fields.length === 0}
          onChange={set('changed')}
        />
      </Field>
      <Field key="rowTitle" layout="beside" label={t('变更对象')}>
        <TextInput
          name="rowTitle"
          value={draft.rowTitle ?? ''}
          onChange={(event) => set('rowTitle')(event.currentTarget.value)}
        />
      </Field>
      <Field key="account" layout="beside" label={t('变更账号')}>
        <TextInput
          name="account"
          value={draft.account ?? ''}
          onChange={(event) => set('account')(event.currentTarget.value)}
        />
      </Field>
      <Field key="changedAt" layout="beside" label={t('变更时间')}>
        <DateRangeInput
          label={t('变更时间')}
          value={{
            from: draft['changedAt.from']?.slice(0, 10) ?? null,
            to: draft['changedAt.to']?.slice(0, 10) ?? null,
          }}
          onChange={({ from, to }) =>
            change({
              'changedAt.from': from && `${from} 00:00:00`,
              'changedAt.to': to && `${to} 23:59:59`,
            })
          }
        />
      </Field>
    </FilterBar>
  )
}
