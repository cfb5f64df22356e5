import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#design-system/field/field.tsx'
import { MultiCombobox } from '#design-system/multi-combobox/multi-combobox.tsx'
import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Field as DeclaredField } from '#domain/kernel/field.ts'
import { type Audience, audience, listed } from '#domain/kits/audience.ts'
import { roles } from '#domain/roles.ts'
import { cutList } from '#workbench/engine/cut-list.ts'
import { Editor } from '#workbench/engine/kinds/editor.tsx'
import { useSettled } from '#workbench/engine/use-settled.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { people } from './calls.ts'
import { useReach } from './use-reach.ts'

export interface AudiencePickerProps {
  readonly value: Audience
  readonly onChange: (change: Partial<Audience>) => void
}

const joined = (ids: readonly string[]) => (ids.length > 0 ? ids.join(',') : null)

/** For whom it is, and how many people that makes. */
export function AudiencePicker({ value, onChange }: AudiencePickerProps) {
  const { t } = useTranslation()
  const everybody = value.toEverybody
  return (
    <Stack>
      <Segmented
        label={t('发布范围')}
        options={[
          { value: 'everybody', label: t('全体人员') },
          { value: 'some', label: t('指定范围') },
        ]}
        value={everybody ? 'everybody' : 'some'}
        onChange={(kind) => onChange({ toEverybody: kind === 'everybody' })}
      />
      {!everybody && (
        <>
          <Field label={t('面向角色')}>
            <MultiSelect
              options={Object.entries(roles.labels).map(([code, label]) => ({
                value: code,
                label: t(label),
              }))}
              value={listed(value.toRoles)}
              onChange={(codes) => onChange({ toRoles: joined(codes) })}
            />
          </Field>
          {(['toDepartments', 'toClasses'] as const).map((name) => {
            const field: DeclaredField = audience[name]
            return (
              <Field key={name} label={t(field.label)} help={field.help && t(field.help)}>
                <Editor
                  name={name}
                  field={field}
                  value={value[name]}
                  choices={() => []}
                  onChange={(ids) => onChange({ [name]: ids })}
                />
              </Field>
            )
          })}
          <Field label={t('面向人员')}>
            <PeoplePicker
              value={listed(value.toPersons)}
              onChange={(ids) => onChange({ toPersons: joined(ids) })}
            />
          </Field>
        </>
      )}
      <Reach of={value} />
    </Stack>
  )
}

function PeoplePicker({ value, onChange }: { value: readonly string[]; onChange: (ids: string[]) => void }) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState<string>()
  const asked = useSettled(keyword)
  const { data: found = [], isFetching } = useQuery({
    queryKey: ['system/notice/people', asked],
    queryFn: () => people({ keyword: asked }),
    enabled: asked !== undefined,
  })
  const { rows, more } = cutList(found)
  const { data: named = [] } = useQuery({
    queryKey: ['system/notice/people', 'names', ...value],
    queryFn: () => people({ ids: value.join(',') }),
    enabled: value.length > 0,
  })
  return (
    <MultiCombobox
      options={rows.map(({ id, label }) => ({ value: id, label }))}
      value={value}
      selectedLabels={Object.fromEntries(named.map(({ id, label }) => [id, label]))}
      onChange={onChange}
      onSearch={setKeyword}
      more={more}
      loading={isFetching}
      placeholder={t('按姓名或账号查找')}
    />
  )
}

function Reach({ of }: { of: Audience }) {
  const { t } = useTranslation()
  const count = useReach(of)
  if (count === null) return null
  return (
    <p aria-live="polite">
      {count === undefined ? t('正在统计人数') : t('将发布给 {{count}} 人', { count })}
    </p>
  )
}
