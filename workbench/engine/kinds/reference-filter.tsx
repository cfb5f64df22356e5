import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MultiCombobox } from '#design-system/multi-combobox/multi-combobox.tsx'
import { namesQuery, selectQuery } from '#workbench/engine/queries.ts'
import { useSettled } from '#workbench/engine/use-settled.ts'

export interface ReferenceFilterProps {
  readonly target: string
  readonly value: readonly string[]
  readonly onChange: (ids: string[]) => void
}

/** Rows of another resource to filter by. Ids that came with a shared address are asked for their names. */
export function ReferenceFilter({ target, value, onChange }: ReferenceFilterProps) {
  const [keyword, setKeyword] = useState<string>()
  const { data: options = [], isFetching } = useQuery(selectQuery(target, useSettled(keyword)))
  const { data: named = [] } = useQuery(namesQuery(target, value))
  return (
    <MultiCombobox
      options={options.map(({ id, label }) => ({ value: id, label }))}
      value={value}
      selectedLabels={Object.fromEntries(named.map(({ id, label }) => [id, label]))}
      onChange={onChange}
      onSearch={setKeyword}
      loading={isFetching}
    />
  )
}
