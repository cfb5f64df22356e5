import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type OwnCards, ownCalls } from '#domain/kernel/mine.ts'
import { ask } from '#workbench/http/ask.ts'

const size = 10

/** Keys begin with the resource's name, so that an act has them asked anew. */
export const ownFiguresQuery = (screen: OwnCards) =>
  queryOptions({
    queryKey: [screen.resource, 'own figures', screen.path],
    queryFn: ({ signal }) => ask(ownCalls(screen).figures, undefined, { quiet: true, signal }),
  })

/** What the keys of all cards of a resource begin with. */
export const ownCardsKey = (resource: string) => [resource, 'own cards'] as const

/** The cards of one section, page after page. */
export const ownCardsQuery = (screen: OwnCards, section: string) =>
  infiniteQueryOptions({
    queryKey: [...ownCardsKey(screen.resource), screen.path, section],
    queryFn: ({ pageParam: current, signal }) =>
      ask(ownCalls(screen).page, { section, current, size }, { quiet: true, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ current, pages }) => (current < pages ? current + 1 : undefined),
  })
