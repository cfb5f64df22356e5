import { useQueries } from '@tanstack/react-query'
import { type Condition, comparisonsIn } from '#domain/kernel/condition.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { namesQuery } from '#workbench/engine/queries.ts'
import type { Choices } from '#workbench/engine/use-choices.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Wording } from './words.ts'

/** What it takes to say a condition in words; the names of the rows that it points at are asked for together. */
export function useWording(
  resource: AnyResource,
  choices: Choices,
  condition: Condition | undefined,
): Wording {
  const { t } = useTranslation()
  const fields = shownFields(resource)
  const ids = new Map<string, Set<string>>()
  for (const { field, value } of condition ? comparisonsIn(condition) : []) {
    const target = fields.get(field)?.target
    if (!target || !Array.isArray(value)) continue
    const known = ids.get(target) ?? new Set()
    for (const id of value) known.add(String(id))
    ids.set(target, known)
  }
  const targets = [...ids]
  const answers = useQueries({ queries: targets.map(([target, some]) => namesQuery(target, [...some])) })
  const names = new Map(
    targets.flatMap(([target], at) =>
      (answers[at]?.data ?? []).map(({ id, label }) => [`${target} ${id}`, label] as const),
    ),
  )
  return {
    t: (text) => t(text),
    fieldOf: (name) => fields.get(name),
    choices,
    nameOf: (target, id) => names.get(`${target} ${id}`),
  }
}
