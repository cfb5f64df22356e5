import type { Command } from './command.ts'

/** Part of a label that was matched, as positions in the string. */
export type Mark = readonly [from: number, to: number]

export interface Match {
  /** Higher is better. */
  readonly score: number
  readonly marks: readonly Mark[]
}

/** All words of the query in the command, in whatever order; null when one of them is not there. */
export function match(query: string, { label, keywords = '', hint = '' }: Command): Match | null {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const text = label.toLowerCase()
  const others = keywords.toLowerCase().split(/\s+/).filter(Boolean)
  const found = words.map(
    (word) =>
      inLabel(word, text) ??
      inKeywords(word, others, label.length) ??
      inHint(word, hint) ??
      scattered(word, text),
  )
  if (!found.every((each) => each !== null)) return null
  return {
    // Of two that match alike the shorter one is meant.
    score: found.reduce((sum, { score }) => sum + score, 0) - label.length / 1000,
    marks: joined(found.flatMap(({ marks }) => marks)),
  }
}

function inLabel(word: string, text: string): Match | null {
  const at = text.indexOf(word)
  if (at < 0) return null
  return { score: text === word ? 6 : at === 0 ? 5 : 4, marks: [[at, at + word.length]] }
}

/** Initials that stand for the label letter by letter mark the letters they stand for. */
function inKeywords(word: string, others: readonly string[], length: number): Match | null {
  for (const other of others) {
    const at = other.indexOf(word)
    if (at < 0) continue
    return { score: at === 0 ? 3 : 2, marks: other.length === length ? [[at, at + word.length]] : [] }
  }
  return null
}

const inHint = (word: string, hint: string): Match | null =>
  hint.toLowerCase().includes(word) ? { score: 1, marks: [] } : null

/** 请批 in 请假审批: the letters in their order, with others between. */
function scattered(word: string, text: string): Match | null {
  const marks: Mark[] = []
  let from = 0
  for (const letter of word) {
    const at = text.indexOf(letter, from)
    if (at < 0) return null
    from = at + letter.length
    marks.push([at, from])
  }
  return { score: 0.5, marks }
}

/** In order, and one where they touch. */
function joined(marks: readonly Mark[]): readonly Mark[] {
  const done: [number, number][] = []
  for (const [from, to] of marks.toSorted((one, other) => one[0] - other[0])) {
    const last = done.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else done.push([from, to])
  }
  return done
}
