import { useQueries } from '@tanstack/react-query'
import { Tag } from '#design-system/tag/tag.tsx'
import { filterName } from '#domain/kernel/list-query.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { phrasesOf, type Speaking } from './filter-phrases.ts'
import { namesQuery } from './queries.ts'
import type { Listing } from './use-listing.ts'

export interface FilterChipsProps {
  readonly listing: Listing
  /** Names of the filters whose fields show what they hold. */
  readonly inSight: readonly string[]
  /** Filter to its value in words, where only the screen can say it. */
  readonly words?: Speaking['words']
}

/** What narrows the list although no field in sight says so; each may be taken away. */
export function FilterChips({ listing, inSight, words }: FilterChipsProps) {
  const { t } = useTranslation()
  const { resource, state, choices } = listing
  const unsaid = Object.fromEntries(
    Object.entries(state.filters).filter(([asked]) => !inSight.includes(filterName(asked))),
  )
  const shown = shownFields(resource)
  const pointing = Object.entries(unsaid).flatMap(([name, ids]) => {
    const field = shown.get(name)
    const target = field?.target ?? field?.lists
    return target ? [{ target, ids: ids.split(',') }] : []
  })
  const answers = useQueries({ queries: pointing.map(({ target, ids }) => namesQuery(target, ids)) })
  const names = new Map(
    pointing.flatMap(({ target }, at) =>
      (answers[at]?.data ?? []).map(({ id, label }) => [`${target} ${id}`, label] as const),
    ),
  )
  const without = (asked: readonly string[]) =>
    listing.narrow(Object.fromEntries(Object.entries(state.filters).filter(([key]) => !asked.includes(key))))
  return phrasesOf(resource, unsaid, {
    choices,
    t,
    words,
    nameOf: (target, id) => names.get(`${target} ${id}`),
  }).map(({ name, asked, text }) => (
    <Tag key={name} tone="accent" size="lg" onClose={() => without(asked)}>
      {text}
    </Tag>
  ))
}
