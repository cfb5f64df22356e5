const write = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** Empties the input beside a button as a person would, so that anyone who listens hears of it. */
export const emptied = (button: HTMLElement) => {
  const input = button.closest('[data-clear]')?.parentElement?.querySelector('input')
  if (!input) return
  write()?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
