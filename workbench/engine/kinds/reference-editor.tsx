import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Combobox } from '#design-system/combobox/combobox.tsx'
import { namesQuery } from '#workbench/engine/queries.ts'
import { useOffered } from './use-offered.ts'

export interface ReferenceEditorProps {
  /** The name of the resource pointed at. */
  readonly target: string
  readonly value: string | null
  /** The title of the row pointed at, as far as it is known. */
  readonly label?: string | null
  /** Narrows what may be picked, such as to the buildings of a campus chosen in the same form. */
  readonly within?: Readonly<Record<string, string>>
  readonly clearable?: boolean
  readonly onChange: (id: string | null) => void
  readonly onBlur?: () => void
}

/** Picks a row of another resource. The server searches, so that it works for twelve thousand students too. */
export function ReferenceEditor({
  target,
  value,
  label,
  within,
  clearable,
  onChange,
  onBlur,
}: ReferenceEditorProps) {
  // Nothing is asked before the list is opened.
  const [keyword, setKeyword] = useState<string>()
  const [picked, setPicked] = useState<{ id: string; label: string }>()
  const { rows, offered } = useOffered(target, keyword, within)
  const known = picked?.id === value ? picked?.label : label
  const { data: named } = useQuery(namesQuery(target, value !== null && known == null ? [value] : []))
  return (
    <Combobox
      {...offered}
      value={value}
      selectedLabel={known ?? named?.[0]?.label}
      clearable={clearable}
      onSearch={setKeyword}
      onBlur={onBlur}
      onChange={(id) => {
        setPicked(rows.find((option) => option.id === id))
        onChange(id)
      }}
    />
  )
}
