import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Up, down, Home and End walk the entries in sight; right opens an area, then enters it; left closes it, or leads out to it. */
export const onNavKey = (event: KeyboardEvent<HTMLElement>) => {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-nav]')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const row = rows[at]
  if (!row) return
  const open = row.getAttribute('aria-expanded')
  const step = steps[event.key]
  if (step) rows[step(at, rows.length - 1)]?.focus()
  else if (event.key === 'ArrowRight' && open === 'false') row.click()
  else if (event.key === 'ArrowRight' && open === 'true') rows[at + 1]?.focus()
  else if (event.key === 'ArrowLeft' && open === 'true') row.click()
  else if (event.key === 'ArrowLeft' && areaOf(row)) areaOf(row)?.focus()
  else return
  event.preventDefault()
}

/** The area that holds the entry. */
const areaOf = (row: HTMLElement) =>
  row.closest('ul')?.parentElement?.querySelector<HTMLElement>(':scope > [data-nav][aria-expanded]')
