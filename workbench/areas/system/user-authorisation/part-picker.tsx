import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MultiCombobox } from '#design-system/multi-combobox/multi-combobox.tsx'
import { cutList } from '#workbench/engine/cut-list.ts'
import { useSettled } from '#workbench/engine/use-settled.ts'
import { type Part, partNamesQuery, partsQuery } from './calls.ts'

export interface PartPickerProps {
  readonly of: Part
  readonly value: readonly string[]
  readonly onChange: (ids: string[]) => void
}

/** Departments, classes or buildings, of those that the asker may open to others. */
export function PartPicker({ of, value, onChange }: PartPickerProps) {
  const [keyword, setKeyword] = useState<string>()
  const { data = [], isFetching } = useQuery(partsQuery(of, useSettled(keyword)))
  const { rows, more } = cutList(data)
  const { data: named = [] } = useQuery(partNamesQuery(of, value))
  return (
    <MultiCombobox
      options={rows.map(({ id, label }) => ({ value: id, label }))}
      value={value}
      selectedLabels={Object.fromEntries(named.map(({ id, label }) => [id, label]))}
      onChange={onChange}
      onSearch={setKeyword}
      more={more}
      loading={isFetching}
    />
  )
}
