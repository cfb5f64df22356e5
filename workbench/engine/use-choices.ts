import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { entriesOf, type Tone, toneOf } from '#domain/kernel/dictionary.ts'
import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { fieldsBehind } from '#domain/kernel/through.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { dictionariesQuery } from './queries.ts'

export interface Choice {
  readonly value: string
  readonly label: string
  /** False for a code that no new row may take: it still labels and finds the old ones. */
  readonly offered: boolean
  /** Of a state, which is shown as a tag. */
  readonly tone?: Tone | undefined
}
/** The codes of a `choice` field with what a person reads for them. */
export type Choices = (field: Field) => readonly Choice[]

/** All dictionaries of a screen: closed ones from their declaration, open ones in a single call. */
export function useChoices(resource: AnyResource): Choices {
  const { t } = useTranslation()
  const names = useMemo(() => openOf(resource), [resource])
  const { data } = useQuery(dictionariesQuery(names))
  return useCallback(
    ({ dictionary }: Field) => {
      if (!dictionary) return []
      if (!dictionary.open)
        return entriesOf(dictionary).map(([value]) => ({
          value,
          label: codeName(t, dictionary, value),
          offered: true,
          tone: toneOf(dictionary, value),
        }))
      const entries = data?.[dictionary.name] ?? []
      const toned = entries.some(({ tone }) => tone)
      return entries.map(({ value, label, enabled, tone }) => ({
        value,
        label: t(label, { context: dictionary.name }),
        offered: enabled,
        tone: toned ? (tone ?? 'neutral') : undefined,
      }))
    },
    [data, t],
  )
}

function openOf(resource: AnyResource) {
  const dictionaries = [
    ...Object.values<Field>(resource.fields),
    ...fieldsBehind(resource).map(([, field]) => field),
  ].map((field) => field.dictionary)
  return [...new Set(dictionaries.filter((each) => each?.open).map((each) => each?.name ?? ''))].sort()
}
