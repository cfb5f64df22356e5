import type { Source } from '#domain/workflow/source.ts'

/**
 * Sources after a choice: those kept stay in their order, by which people of a step follow one another, and people
 * named one by one are one source.
 */
export function changedSources(
  sources: readonly Source[],
  chosen: readonly Source[],
  ids: readonly string[],
): readonly Source[] {
  const users: readonly Source[] = ids.length > 0 ? [{ kind: 'users', ids }] : []
  const first = sources.findIndex(({ kind }) => kind === 'users')
  const keys = new Set(chosen.map(keyOf))
  const known = new Set(sources.map(keyOf))
  const kept = sources.flatMap((source, at) => {
    if (source.kind === 'users') return at === first ? users : []
    return keys.has(keyOf(source)) ? [source] : []
  })
  const fresh = chosen.filter((source) => !known.has(keyOf(source)))
  return [...kept, ...fresh, ...(first < 0 ? users : [])]
}

export const keyOf = (source: Source) => JSON.stringify(source)
