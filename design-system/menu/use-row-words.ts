import { useId } from 'react'
import { ariaKeys } from '#design-system/kbd/kbd.tsx'
import type { MenuFace } from './menu-entry.ts'

/**
 * What each kind of row has in common: reason and keys are told apart from its name. One disabled with a reason
 * stays in the arrows' way, as the APG allows, and does nothing.
 */
export const useRowWords = ({ shortcut, disabled, reason, keywords }: MenuFace) => {
  const reasonId = useId()
  const told = disabled === true && reason !== undefined
  return {
    reasonId,
    row: {
      'aria-describedby': reason ? reasonId : undefined,
      'aria-keyshortcuts': shortcut && ariaKeys(shortcut),
      'aria-disabled': disabled || undefined,
      disabled: disabled && !told,
      closeOnSelect: told ? false : undefined,
      valueText: keywords,
    },
  }
}
