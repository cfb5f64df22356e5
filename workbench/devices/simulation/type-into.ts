/** Types a line and Enter at once, where the focus is, as a reader that poses as a keyboard does. */
export function typeInto(page: Document, line: string) {
  const target = page.activeElement ?? page.body
  for (const key of [...line, 'Enter']) {
    const code = key === 'Enter' ? key : /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, composed: true }),
    )
  }
}
