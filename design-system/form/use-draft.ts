import { useEffect, useEffectEvent, useState } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'
import type { Draft, DraftStore } from './draft.ts'
import { useFormPlan } from './form-context.ts'
import { settle } from './settle.ts'

/** Milliseconds after the last change. */
const wait = 800

/** Keeps what is typed in a store until the form is saved, and finds what was left there before. */
export function useDraft<Values extends FieldValues>(store: DraftStore<Values>, now: () => Date) {
  const form = useFormContext<Values>()
  const { saves } = useFormPlan()
  const [found, setFound] = useState<Draft<Values> | null>(null)
  const [kept, setKept] = useState<string | 'failed' | null>(null)

  const write = useEffectEvent(async (values: Values) => {
    const savedAt = now().toISOString()
    await store.write({ values, savedAt }).then(
      () => setKept(savedAt),
      () => setKept('failed'),
    )
  })
  const clear = () => {
    setFound(null)
    setKept(null)
    // What cannot be cleared is offered once more, which is no harm.
    store.clear().catch(() => {})
  }
  const clearAfterSaving = useEffectEvent(clear)

  useEffect(() => {
    let gone = false
    store.read().then(
      (draft) => gone || setFound(draft),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [store])

  useEffect(() => {
    const held = settle(wait, (values: Values) => void write(values))
    const release = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) held.take(structuredClone(values))
        else held.drop()
      },
    })
    const leaving = () => document.visibilityState === 'hidden' && held.now()
    document.addEventListener('visibilitychange', leaving)
    return () => {
      release()
      document.removeEventListener('visibilitychange', leaving)
      held.now()
    }
  }, [form])

  useEffect(() => {
    if (saves > 0) clearAfterSaving()
  }, [saves])

  return {
    found,
    kept,
    restore: () => {
      if (found) form.reset(found.values, { keepDefaultValues: true })
      setFound(null)
    },
    discard: clear,
  }
}
