/** A name in three parts: what it has in common with another at its beginning and its end, and what differs. */
interface NameParts {
  readonly before: string
  readonly differs: string
  readonly after: string
}

/** Two names, each in its parts. */
export function namesApart(one: string, other: string): readonly [NameParts, NameParts] {
  const [left, right] = [[...one], [...other]]
  const shorter = Math.min(left.length, right.length)
  let start = 0
  while (start < shorter && left[start] === right[start]) start++
  let end = 0
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end++
  const parts = (letters: readonly string[]): NameParts => ({
    before: letters.slice(0, start).join(''),
    differs: letters.slice(start, letters.length - end).join(''),
    after: letters.slice(letters.length - end).join(''),
  })
  return [parts(left), parts(right)]
}
