export interface Playing {
  /** Place of the page on show. */
  readonly at: number
  /** Pages that broke; they are passed over until the list changes. */
  readonly broken: ReadonlySet<string>
}

/** The next whole page in a direction, round the end; the same place when there is no other. */
export const beside = (keys: readonly string[], { at, broken }: Playing, direction: 1 | -1): number => {
  for (let step = 1; step <= keys.length; step++) {
    const place = (at + direction * step + keys.length * step) % keys.length
    const key = keys[place]
    if (key !== undefined && !broken.has(key)) return place
  }
  return at
}

/** A page broke: it is left out, and if it was on show the next one comes. */
export const withoutPage = (keys: readonly string[], playing: Playing, key: string): Playing => {
  const broken = new Set([...playing.broken, key])
  const next = { ...playing, broken }
  return keys[playing.at] === key ? { broken, at: beside(keys, next, 1) } : next
}
