/** After so many milliseconds without a key one begins a new word. */
const pause = 500

/**
 * Finds by what is typed in quick succession, in any script. One letter again and again walks through all that
 * begin with it. Keep one for each list; `at` is the time stamp of the key event.
 */
export const createTypeAhead = () => {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY
  return (key: string, at: number, names: readonly string[], current: number): number => {
    typed = at - last > pause ? key : typed + key
    last = at
    const same = [...typed].every((letter) => letter === typed[0])
    const wanted = (same ? key : typed).toLocaleLowerCase('zh-CN')
    const from = same ? current + 1 : Math.max(0, current)
    for (let step = 0; step < names.length; step++) {
      const next = (from + step) % names.length
      if (names[next]?.trim().toLocaleLowerCase('zh-CN').startsWith(wanted)) return next
    }
    return -1
  }
}

/** A key that writes a letter, and no shortcut. */
export const isLetter = (event: {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}) =>
  [...event.key].length === 1 && !/\s|\*/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
