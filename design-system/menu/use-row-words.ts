import { useId } from 'react'
import { ariaKeys } from '#design-system/kbd/kbd.tsx'
import type { MenuFace } from './menu-entry.ts'

/**
 * What each kind of row has in common: named by its label alone, with reason and keys told apart from it. One
 * disabled with a reason stays in the arrows' way, as the APG allows, and does nothing.
 */
export const useRowWords = ({ shortcut, disabled, reason, keywords }: MenuFace) => {
  const id = useId()
  const ids = { label: `${id}l`, reason: `${id}r` }
  const told = disabled === true && reason !== undefined
  return {
    ids,
    row: {
      'aria-labelledby': ids.label,
      'aria-describedby': reason ? ids.reason : undefined,
      'aria-keyshortcuts': shortcut && ariaKeys(shortcut),
      'aria-disabled': disabled || undefined,
      disabled: disabled && !told,
      closeOnSelect: told ? false : undefined,
      valueText: keywords,
    },
  }
}
