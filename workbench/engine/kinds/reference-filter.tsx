import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MultiCombobox } from '#design-system/multi-combobox/multi-combobox.tsx'
import { namesQuery } from '#workbench/engine/queries.ts'
import { useOffered } from './use-offered.ts'

export interface ReferenceFilterProps {
  readonly target: string
  readonly value: readonly string[]
  readonly onChange: (ids: string[]) => void
}

/** Rows of another resource to filter by. Ids that came with a shared address are asked for their names. */
export function ReferenceFilter({ target, value, onChange }: ReferenceFilterProps) {
  const [keyword, setKeyword] = useState<string>()
  const { offered } = useOffered(target, keyword)
  const { data: named = [] } = useQuery(namesQuery(target, value))
  return (
    <MultiCombobox
      {...offered}
      value={value}
      selectedLabels={Object.fromEntries(named.map(({ id, label }) => [id, label]))}
      onChange={onChange}
      onSearch={setKeyword}
    />
  )
}
