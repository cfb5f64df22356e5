/** Where one is in a list, and from where a range counts. */
export interface Cursor {
  readonly active: number
  readonly anchor: number
}

export interface Press {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
}

export interface Outcome {
  readonly cursor: Cursor
  /** Rows to mark with all between them, to turn over, or all there are. */
  readonly mark?: 'all' | { readonly toggle: number } | { readonly from: number; readonly to: number }
  readonly move?: true
}

/** Keys of a list in which several may be chosen, as the ARIA authoring practices recommend them. */
export const pressed = (cursor: Cursor, count: number, { key, shiftKey, ctrlKey }: Press): Outcome | null => {
  const { active, anchor } = cursor
  const to = (next: number): Outcome => {
    const at = Math.max(0, Math.min(count - 1, next))
    if (!shiftKey) return { cursor: { active: at, anchor: at } }
    return at === active ? { cursor } : { cursor: { active: at, anchor }, mark: { toggle: at } }
  }
  const range = (end: number): Outcome => ({
    cursor: { active: end, anchor },
    mark: { from: Math.min(active, end), to: Math.max(active, end) },
  })
  if (count === 0) return null
  if (key === 'ArrowDown') return to(active + 1)
  if (key === 'ArrowUp') return to(active - 1)
  if (key === 'Home') return ctrlKey && shiftKey ? range(0) : to(0)
  if (key === 'End') return ctrlKey && shiftKey ? range(count - 1) : to(count - 1)
  if (key === 'a' && ctrlKey) return { cursor, mark: 'all' }
  if (key === 'Enter') return { cursor, move: true }
  if (key !== ' ') return null
  if (shiftKey) return { cursor, mark: { from: Math.min(anchor, active), to: Math.max(anchor, active) } }
  return { cursor: { active, anchor: active }, mark: { toggle: active } }
}
