import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Up, down, Home and End walk the entries in sight; right opens a fold and left closes it. */
export const onNavKey = (event: KeyboardEvent<HTMLElement>) => {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-nav]')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const row = rows[at]
  if (!row) return
  const open = row.getAttribute('aria-expanded')
  const step = steps[event.key]
  if (step) rows[step(at, rows.length - 1)]?.focus()
  else if (event.key === 'ArrowRight' && open === 'false') row.click()
  else if (event.key === 'ArrowLeft' && open === 'true') row.click()
  else return
  event.preventDefault()
}
