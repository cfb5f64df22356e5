interface KeyPress {
  readonly isComposing: boolean
  readonly keyCode: number
}

/** What browsers call every key that an input method takes for itself. */
const taken = 229

/**
 * Whether a key belongs to an input method: it puts a word together, or takes what it offers. Some browsers end the
 * composition before they tell of the Enter that ended it, and say so by the code alone. Asked by every handler of keys.
 */
export const isComposing = (event: KeyPress | { readonly nativeEvent: KeyPress }): boolean => {
  const { isComposing: now, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return now || keyCode === taken
}
