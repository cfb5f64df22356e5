export interface Sort {
  readonly key: string
  readonly direction: 'asc' | 'desc'
}

/** What an owner may hand in: one sort, several in their order, or none. */
export type SortProp = Sort | readonly Sort[] | null | undefined

export const listOf = (sort: SortProp): readonly Sort[] => (!sort ? [] : 'key' in sort ? [sort] : sort)

/**
 * The order after a heading was pressed: up, down, as it was. With `more` the other keys stay and this one turns at
 * its place, or comes last.
 */
export const turnSorts = (sorts: readonly Sort[], key: string, more = false): readonly Sort[] => {
  const now = sorts.find((sort) => sort.key === key)
  const next: readonly Sort[] = !now
    ? [{ key, direction: 'asc' }]
    : now.direction === 'asc'
      ? [{ key, direction: 'desc' }]
      : []
  if (!more) return next
  return now ? sorts.flatMap((sort) => (sort === now ? next : [sort])) : [...sorts, ...next]
}
