import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { isOffline } from '#workbench/http/settled.ts'
import { Undelivered } from '#workbench/http/undelivered.ts'
import { useKeep } from '#workbench/portal/outbox/use-keep.ts'
import { type LineValues, lineValuesOf, mergedLines, pendingOf, wholeOf } from './line-values.ts'
import { nameOf } from './name-of.ts'
import { createResolver, updateResolver } from './resolver.ts'
import type { AnyRow } from './row.ts'
import type { SendChange } from './send-change.ts'
import { useChanges } from './use-changes.ts'
import { newValues, packed, type Values, valuesOf } from './values.ts'

export interface RowFormOptions {
  readonly resource: AnyResource
  /** The row to change; left out for a new one. */
  readonly row?: AnyRow
  /** What a new row begins with, such as the row it hangs under. */
  readonly given?: Values
  /** Sends a change elsewhere than to the resource itself, as that of one's own row. */
  readonly send?: SendChange
  /** What had been typed before: it stands on top, to be saved. */
  readonly typed?: Values
  readonly onSaved?: (row: AnyRow) => void
  /** There is no line: it is kept in this browser, and sent when there is one. */
  readonly onKept?: () => void
}

/** A form over one row: what it holds, what is wrong with it, and how it is saved. Nothing typed is ever lost. */
export function useRowForm(options: RowFormOptions) {
  const { resource, row, given, typed, send: sendElsewhere, onSaved, onKept } = options
  const [base, setBase] = useState(row)
  const [newer, setNewer] = useState<AnyRow>()
  const before = useMemo(
    () => ({
      ...(base ? valuesOf(resource, base) : newValues(resource, given)),
      ...lineValuesOf(resource, base ?? given),
    }),
    [resource, base, given],
  )
  const form = useForm<Values>({
    defaultValues: before,
    resolver: base ? updateResolver(resource, base, before) : createResolver(resource),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [checking, setChecking] = useState(false)
  const changes = useChanges(resource, setChecking, sendElsewhere)
  const keep = useKeep(resource)
  const underWay = useRef(false)

  const putOnTop = useEffectEvent(() => {
    for (const [name, value] of Object.entries(typed ?? {})) form.setValue(name, value, { shouldDirty: true })
  })
  useEffect(() => putOnTop(), [])

  const pending = () => pendingOf(resource, before, form.getValues())
  const sentOf = (changes: Values) => packed(resource, changes, form.getValues())

  /** False when it was not saved. */
  async function send(onto: AnyRow | undefined, mine: Values) {
    if (underWay.current) return false
    underWay.current = true
    try {
      if (isOffline() && (await keepForLater(onto, mine, null))) return true
      const saved = onto
        ? await changes.update.mutateAsync({ row: onto, changes: sentOf(mine) })
        : await changes.add.mutateAsync(sentOf(wholeOf(resource, form.getValues())))
      onSaved?.(saved as AnyRow)
      return true
    } catch (error) {
      const unheard = error instanceof Undelivered && error.reached === 'unheard'
      if (unheard && (await keepForLater(onto, mine, error.key))) return true
      refused(error)
      return false
    } finally {
      underWay.current = false
    }
  }

  /** Only what goes to the resource itself. False where it cannot be kept. */
  async function keepForLater(onto: AnyRow | undefined, mine: Values, key: string | null) {
    if (sendElsewhere || resource.singleton) return false
    const row = onto ? { id: onto.id, revision: onto.revision } : null
    const values = form.getValues()
    const kept = await keep({
      key,
      verb: row ? 'update' : 'add',
      row,
      name: nameOf(resource, onto ?? (values as AnyRow)),
      typed: row ? Object.fromEntries(Object.keys(mine).map((name) => [name, values[name]])) : values,
      body: row ? { ...sentOf(mine), ...row } : sentOf(wholeOf(resource, values)),
    })
    if (kept) onKept?.()
    return kept
  }

  /** What others changed meanwhile comes into the form; what I changed stands on top of it. */
  function takeOver(current: AnyRow, mine: Values) {
    setNewer(undefined)
    setBase(current)
    const { lines } = lineValuesOf(resource, current)
    const merged =
      lines && mine.lines
        ? mergedLines((before.lines ?? {}) as LineValues, form.getValues('lines') as LineValues, lines)
        : lines
    form.reset({ ...valuesOf(resource, current), ...(lines && { lines }) })
    for (const [name, value] of Object.entries({ ...mine, ...(merged && { lines: merged }) }))
      form.setValue(name, value, { shouldDirty: true })
  }

  function refused(error: unknown) {
    if (!(error instanceof HttpFailure)) throw error
    if (error.current) return setNewer(error.current as AnyRow)
    const named = Object.entries(error.fields ?? {}).filter(([name]) => (name.split('.')[0] ?? '') in before)
    for (const [name, message] of named) form.setError(name, { type: 'server', message })
    if (named.length === 0) form.setError('root', { type: 'server', message: error.message })
  }

  return {
    form,
    newer,
    base,
    /** My changes so far. */
    pending,
    /** No answer came, and it is being learnt what became of it. */
    checking,
    saving: changes.add.isPending || changes.update.isPending,
    isDirty: () => Object.keys(pending()).length > 0,
    save: () => send(base, pending()),
    /** Saves my changes to these fields on top of the newer row; where none is left, there is nothing to save. */
    overwrite: async (current: AnyRow, names: readonly string[]) => {
      const mine = Object.fromEntries(Object.entries(pending()).filter(([name]) => names.includes(name)))
      takeOver(current, mine)
      const changes = pendingOf(
        resource,
        { ...valuesOf(resource, current), ...lineValuesOf(resource, current) },
        form.getValues(),
      )
      if (Object.keys(changes).length > 0) await send(current, changes)
    },
    /** Takes the newer row as it is, and lets my changes go. */
    adopt: (current: AnyRow) => takeOver(current, {}),
    dismiss: () => setNewer(undefined),
    /** The same row, read anew or read whole; what was typed meanwhile stays. */
    renew: (current: AnyRow) => {
      setBase(current)
      form.reset(
        { ...valuesOf(resource, current), ...lineValuesOf(resource, current) },
        { keepDirtyValues: true },
      )
    },
    /** An empty form for the next new row. */
    restart: () => form.reset({ ...newValues(resource, given), ...lineValuesOf(resource, given) }),
  }
}

export type RowForm = ReturnType<typeof useRowForm>
