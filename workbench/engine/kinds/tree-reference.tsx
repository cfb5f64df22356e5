import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TreeSelect } from '#design-system/tree-select/tree-select.tsx'
import type { TreeItem } from '#workbench/engine/calls.ts'
import { branchesQuery, namesQuery } from '#workbench/engine/queries.ts'
import type { ReferenceEditorProps } from './reference-editor.tsx'
import { useOffered } from './use-offered.ts'

const optionOf = ({ id, title, hasChildren }: TreeItem) => ({ value: id, label: title, branch: hasChildren })

/** Picks a row that hangs under others: a level is asked for when it is opened, and the server searches all of them. */
export default function TreeReference({
  target,
  value,
  label,
  clearable,
  onChange,
  onBlur,
}: ReferenceEditorProps) {
  const queries = useQueryClient()
  // Nothing is asked before the tree is opened.
  const [opened, setOpened] = useState(false)
  const [words, setWords] = useState('')
  const keyword = words.trim()
  const { data: top = [], isLoading } = useQuery({ ...branchesQuery(target), enabled: opened })
  const { rows, offered } = useOffered(target, keyword || undefined)
  const unnamed = value !== null && label == null ? [value] : []
  const { data: named } = useQuery(namesQuery(target, unnamed))
  const [picked, setPicked] = useState<{ id: string; label: string }>()
  const known = picked?.id === value ? picked?.label : (label ?? named?.[0]?.label)
  return (
    <TreeSelect
      options={top.map(optionOf)}
      loadChildren={async ({ value: root }) =>
        (await queries.fetchQuery(branchesQuery(target, root))).map(optionOf)
      }
      loading={isLoading || (keyword !== '' && offered.loading)}
      value={value}
      selectedPath={known == null ? undefined : [known]}
      clearable={clearable}
      onOpen={() => setOpened(true)}
      onSearch={setWords}
      found={offered.options}
      more={offered.more}
      onChange={(id) => {
        setPicked(rows.find((option) => option.id === id))
        onChange(id)
      }}
      onBlur={onBlur}
    />
  )
}
