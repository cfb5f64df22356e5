import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react'

const usable = 'button:not(:disabled), a[href], [role=button], [role=checkbox], [role=switch], input, select'
/** These need the arrows themselves, and stay tab stops of their own. */
const typing = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [role=combobox]'

const itemsOf = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(usable)].filter(
    (item) => !item.matches(typing) && item.checkVisibility({ visibilityProperty: true }),
  )

const stopAt = (items: readonly HTMLElement[], stop: HTMLElement | undefined) => {
  for (const item of items) item.tabIndex = item === stop ? 0 : -1
}

/**
 * One tab stop for a whole row of controls, and arrows between them (APG, roving tabindex). Works on whatever
 * stands in the row, so that any button may stand there.
 */
export function useRoving(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const row = root.current
    if (!row) return
    const settle = () => {
      const items = itemsOf(row)
      stopAt(items, items.find((item) => item.getAttribute('tabindex') === '0') ?? items[0])
    }
    settle()
    // What comes, goes or is disabled without a render of ours.
    const watcher = new MutationObserver(settle)
    watcher.observe(row, { subtree: true, childList: true, attributeFilter: ['disabled', 'data-away'] })
    return () => watcher.disconnect()
  }, [root])

  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const items = itemsOf(currentTarget)
      if (items.includes(target)) stopAt(items, target)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      const items = itemsOf(event.currentTarget)
      const at = items.indexOf(event.target as HTMLElement)
      if (at < 0) return
      const next = nextOf(event, at, items.length)
      if (next === null) return
      event.preventDefault()
      items[next]?.focus()
    },
  }
}

function nextOf(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  at: number,
  count: number,
): number | null {
  const forwards = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight' || key === 'ArrowLeft') return (at + (key === forwards ? 1 : -1) + count) % count
  return null
}
