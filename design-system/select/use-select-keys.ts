import { useSelectContext } from '@ark-ui/react/select'
import type { KeyboardEvent } from 'react'
import { nextStop } from '#design-system/parts/option-list/next-stop.ts'

const page = 10

/**
 * Keys of the select-only combobox of the ARIA patterns that the part underneath answers otherwise: closed, it
 * would change the value by a letter, an arrow or Home without showing what it does.
 */
export const useSelectKeys = () => {
  const api = useSelectContext()
  const { collection, highlightedValue: at } = api
  const mark = (value: string | null) => value !== null && api.setHighlightValue(value)
  const step = (count: number) => {
    let value = at
    for (let left = Math.abs(count); left > 0; left--)
      value =
        (value === null
          ? collection.firstValue
          : count > 0
            ? collection.getNextValue(value)
            : collection.getPreviousValue(value)) ?? value
    mark(value)
  }
  const taken = (event: KeyboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }

  const closed = (event: KeyboardEvent) => {
    if (api.open || api.disabled || event.ctrlKey || event.metaKey) return
    const { key } = event
    const letter = key.length === 1 && key !== ' '
    if (key === 'ArrowLeft' || key === 'ArrowRight') return taken(event)
    if (key !== 'Home' && key !== 'End' && !letter) return
    taken(event)
    api.setOpen(true)
    if (key === 'Home') return mark(collection.firstValue)
    if (key === 'End') return mark(collection.lastValue)
    const begins = collection.items.find(
      (item) => !item.disabled && item.label.toLowerCase().startsWith(key.toLowerCase()),
    )
    mark(begins?.value ?? null)
  }

  const open = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event
    if (key === 'PageDown' || key === 'PageUp') {
      taken(event)
      step(key === 'PageDown' ? page : -page)
    } else if (key === 'ArrowUp' && event.altKey) {
      taken(event)
      if (at !== null && !api.multiple) api.selectValue(at)
      api.setOpen(false)
    } else if (key === 'a' && (event.ctrlKey || event.metaKey) && api.multiple) {
      taken(event)
      const all = collection.items.filter((item) => !item.disabled).map((item) => item.value)
      api.setValue(all.every((value) => api.value.includes(value)) ? [] : all)
    } else if (key === 'Tab' && !event.shiftKey) {
      taken(event)
      if (at !== null && !api.multiple) api.selectValue(at)
      const face = document.querySelector<HTMLElement>(
        `[aria-controls="${CSS.escape(event.currentTarget.id)}"]`,
      )
      const next = face && nextStop(face)
      // Leaving the list closes it; with nowhere to go the focus stays on the face.
      if (next) next.focus()
      else api.setOpen(false)
    }
  }
  return { closed, open }
}
