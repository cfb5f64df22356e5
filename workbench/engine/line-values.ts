import type { Lines } from '#domain/kernel/form.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { askedOf, changesOf, filledIn, newValues, type Values, valuesOf } from './values.ts'

/** The lines of a form, by their name. A line that is kept already has an id and the revision it was read at. */
export type LineValues = Readonly<Record<string, readonly Values[]>>

export const linesOf = ({ lines = {} }: AnyResource) => Object.entries<Lines>(lines)

/** The lines as they stand in a row; none in a new one. Undefined for a resource without. */
export const lineValuesOf = (resource: AnyResource, row: Values | undefined): { lines?: LineValues } => {
  if (!resource.lines) return {}
  const kept = (row?.lines ?? {}) as LineValues
  const lines = linesOf(resource).map(([name, { resource: of }]) => [
    name,
    (kept[name] ?? []).map(({ id, revision, ...line }) => ({ id, revision, ...valuesOf(of, line) })),
  ])
  return { lines: Object.fromEntries(lines) }
}

/** What is to be sent of a change: fields and lines. */
export function pendingOf(resource: AnyResource, before: Values, after: Values): Values {
  const lines = lineChangesOf(before.lines as LineValues, after.lines as LineValues)
  const changes = changesOf(before, askedOf(resource, after))
  return Object.keys(lines).length > 0 ? { ...changes, lines } : changes
}

/** What a new row is sent with: fields and lines. */
export function wholeOf(resource: AnyResource, values: Values): Values {
  const lines = lineChangesOf({}, values.lines as LineValues)
  const filled = filledIn(askedOf(resource, values))
  return Object.keys(lines).length > 0 ? { ...filled, lines } : filled
}

export const newLine = (of: AnyResource): Values => newValues(of)

/** What is to be sent of lines: all of a group in which something changed, and no group in which nothing did. */
function lineChangesOf(before: LineValues = {}, after: LineValues = {}): LineValues {
  const changed = Object.entries(after).flatMap(([name, lines]) => {
    const kept = before[name] ?? []
    const sent = lines.map((line) => sentOf(line, kept))
    const same = sent.length === kept.length && sent.every((line, at) => isUntouched(line, kept[at]))
    return same ? [] : [[name, sent] as const]
  })
  return Object.fromEntries(changed)
}

function sentOf(line: Values, kept: readonly Values[]): Values {
  if (!line.id) return filledIn(line)
  const before = kept.find(({ id }) => id === line.id) ?? {}
  return { ...changesOf(before, line), id: line.id, revision: line.revision }
}

const isUntouched = (line: Values, kept: Values | undefined) =>
  kept !== undefined && line.id === kept.id && Object.keys(line).length === 2

/**
 * My lines on top of those that somebody else has saved meanwhile: what both kept carries my changes and their
 * revision, what they added stays, and what they removed under my changes is new again. Nothing is lost.
 */
export const mergedLines = (before: LineValues, mine: LineValues, newer: LineValues): LineValues =>
  Object.fromEntries(
    Object.entries(mine).map(([name, lines]) => {
      const [was = [], theirs = []] = [before[name], newer[name]]
      const find = (among: readonly Values[], id: unknown) => among.find((line) => line.id === id)
      const kept = lines.flatMap((line): Values[] => {
        if (!line.id) return [line]
        const changes = changesOf(find(was, line.id) ?? {}, line)
        const now = find(theirs, line.id)
        if (now) return [{ ...now, ...changes, revision: now.revision }]
        const { id: _, revision: __, ...whole } = line
        return Object.keys(changes).length > 0 ? [whole] : []
      })
      const added = theirs.filter(({ id }) => !find(was, id) && !find(lines, id))
      return [name, [...kept, ...added]]
    }),
  )
