import { useState } from 'react'
import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { RevealPurpose } from '#domain/security/reveal-record.ts'
import { revealed } from '#workbench/engine/calls.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useFieldVisibility } from '#workbench/engine/use-field-access.ts'
import { PurposeDialog } from './purpose-dialog.tsx'

/** Asked once a sitting: anyone who works through a stack of papers does so for one purpose. */
let kept: RevealPurpose | undefined

type Seen = Readonly<Record<string, string | null>>

/** The masked values of one row, shown whole one by one, each of them kept in the log with what it was for. */
export function useReveal(resource: AnyResource, row: AnyRow | undefined) {
  const { masked } = useFieldVisibility(resource)
  const [seen, setSeen] = useState<Seen>({})
  const [pending, setPending] = useState<string>()
  const [asking, setAsking] = useState<string>()
  const mayReveal = row?.can?.includes('reveal') ?? false

  async function show(name: string, purpose: RevealPurpose) {
    if (!row) return
    kept = purpose
    setAsking(undefined)
    setPending(name)
    try {
      const { value } = await revealed(resource, { id: row.id, field: name, purpose })
      setSeen((before) => ({ ...before, [name]: value }))
    } catch {
      // The refusal has shown its own notice.
    } finally {
      setPending(undefined)
    }
  }

  function toggle(name: string) {
    if (name in seen) setSeen(({ [name]: _, ...others }) => others)
    else if (kept) void show(name, kept)
    else setAsking(name)
  }

  return {
    seen,
    /** What `Descriptions` needs for its eye; nothing where there is nothing to show. */
    eyeOf: (name: string) => {
      const value = (row as unknown as Readonly<Record<string, unknown>> | undefined)?.[name]
      if (!mayReveal || !masked.includes(name) || value === null || value === undefined) return
      return { shown: name in seen, pending: pending === name, onToggle: () => toggle(name) }
    },
    dialog: (
      <PurposeDialog
        open={asking !== undefined}
        label={asking ? (resource.fields[asking] as Field).label : ''}
        onClose={() => setAsking(undefined)}
        onChoose={(purpose) => asking && void show(asking, purpose)}
      />
    ),
  }
}
