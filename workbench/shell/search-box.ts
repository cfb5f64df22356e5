/** Puts the focus into the search box of the screen in front; false where it has none. */
export function toSearchBox(): boolean {
  const boxes = document.querySelectorAll<HTMLInputElement>('#main input[type=search]')
  const box = [...boxes].find((each) => each.checkVisibility())
  box?.focus()
  box?.select()
  return box !== undefined
}
