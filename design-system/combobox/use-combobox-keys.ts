import { useComboboxContext } from '@ark-ui/react/combobox'
import type { KeyboardEvent } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'

const page = 10

/**
 * Keys of the editable combobox of the ARIA patterns that the part underneath answers otherwise: Home and End go
 * to the text, not to the list; Escape empties what is closed; the page keys pass ten options.
 */
export const useComboboxKeys = (clearable: boolean) => {
  const api = useComboboxContext()
  const { collection } = api
  const step = (count: number) => {
    let value = api.highlightedValue
    for (let left = Math.abs(count); left > 0; left--)
      value =
        (value === null
          ? collection.firstValue
          : count > 0
            ? collection.getNextValue(value)
            : collection.getPreviousValue(value)) ?? value
    if (value !== null) api.setHighlightValue(value)
  }
  return (event: KeyboardEvent) => {
    if (isComposing(event) || api.disabled) return
    const { key } = event
    if (key === 'Home' || key === 'End') {
      event.stopPropagation()
      api.clearHighlightValue()
    } else if (api.open && (key === 'PageDown' || key === 'PageUp')) {
      event.preventDefault()
      event.stopPropagation()
      step(key === 'PageDown' ? page : -page)
    } else if (key === 'Escape' && !api.open && clearable && api.hasSelectedItems) {
      event.preventDefault()
      event.stopPropagation()
      api.clearValue()
    }
  }
}
