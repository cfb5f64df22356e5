/** Holds the last of many values until they have settled for so many milliseconds. */
export const settle = <Value>(wait: number, act: (value: Value) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: { readonly value: Value } | undefined
  const drop = () => {
    clearTimeout(timer)
    last = undefined
  }
  /** Acts at once on what is still held. */
  const now = () => {
    const due = last
    drop()
    if (due) act(due.value)
  }
  return {
    take: (value: Value) => {
      last = { value }
      clearTimeout(timer)
      timer = setTimeout(now, wait)
    },
    now,
    drop,
  }
}
