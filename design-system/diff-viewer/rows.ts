import { diffChars, diffLines } from 'diff'

/** A piece of a line; marked where it differs from the other side. */
export interface Part {
  readonly text: string
  readonly marked: boolean
}

export interface Side {
  /** From 1. */
  readonly line: number
  readonly parts: readonly Part[]
}

/** One line of the comparison: on both sides, or on one. */
export interface Row {
  readonly kind: 'same' | 'changed' | 'removed' | 'added'
  readonly was?: Side
  readonly now?: Side
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n')
const whole = (text: string): readonly Part[] => [{ text, marked: false }]

/** Above it the two lines have so little in common that marks within them would only be noise. */
const tooDifferent = 0.6

const inner = (was: string, now: string) => {
  const changes = diffChars(was, now)
  const different = changes.reduce(
    (sum, { added, removed, value }) => sum + (added || removed ? value.length : 0),
    0,
  )
  if (different > tooDifferent * (was.length + now.length)) return { was: whole(was), now: whole(now) }
  return {
    was: changes
      .filter(({ added }) => !added)
      .map(({ value, removed }) => ({ text: value, marked: removed })),
    now: changes
      .filter(({ removed }) => !removed)
      .map(({ value, added }) => ({ text: value, marked: added })),
  }
}

/** The lines of two texts beside one another. Lines taken away and put in at one place are paired in order. */
export const rowsOf = (was: string, now: string): readonly Row[] => {
  const changes = diffLines(was.replace(/\n?$/, '\n'), now.replace(/\n?$/, '\n'))
  const rows: Row[] = []
  let wasLine = 0
  let nowLine = 0
  for (let at = 0; at < changes.length; at++) {
    const change = changes[at]
    if (!change) break
    if (!change.added && !change.removed) {
      for (const text of linesOf(change.value))
        rows.push({
          kind: 'same',
          was: { line: ++wasLine, parts: whole(text) },
          now: { line: ++nowLine, parts: whole(text) },
        })
      continue
    }
    const removed = change.removed ? linesOf(change.value) : []
    const next = changes[at + 1]
    const added = change.added ? linesOf(change.value) : next?.added ? linesOf(next.value) : []
    if (change.removed && next?.added) at++
    for (let pair = 0; pair < Math.max(removed.length, added.length); pair++) {
      const [before, after] = [removed[pair], added[pair]]
      if (before !== undefined && after !== undefined) {
        const parts = inner(before, after)
        rows.push({
          kind: 'changed',
          was: { line: ++wasLine, parts: parts.was },
          now: { line: ++nowLine, parts: parts.now },
        })
      } else if (before !== undefined)
        rows.push({ kind: 'removed', was: { line: ++wasLine, parts: whole(before) } })
      else if (after !== undefined)
        rows.push({ kind: 'added', now: { line: ++nowLine, parts: whole(after) } })
    }
  }
  return rows
}

/** Rows, and between them how many are left out because nothing changed near them. */
export type Folded = { readonly rows: readonly Row[] } | { readonly left: readonly Row[] }

/** Leaves out unchanged rows farther than `near` from a change. A single row is not worth leaving out. */
export const fold = (rows: readonly Row[], near: number): readonly Folded[] => {
  const keep = rows.map((_, at) =>
    rows.slice(Math.max(0, at - near), at + near + 1).some(({ kind }) => kind !== 'same'),
  )
  const groups: { kept: boolean; rows: Row[] }[] = []
  rows.forEach((row, at) => {
    const last = groups.at(-1)
    if (last && last.kept === keep[at]) last.rows.push(row)
    else groups.push({ kept: keep[at] ?? false, rows: [row] })
  })
  return groups.map(({ kept, rows: some }) => (kept || some.length < 2 ? { rows: some } : { left: some }))
}
