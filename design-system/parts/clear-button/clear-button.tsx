import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { innerButton } from '#styled-system/recipes/index.js'

export type ClearButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'>

/** Empties the control it stands in. Not a tab stop: Delete or Backspace do the same from the control. */
export const ClearButton = (props: ClearButtonProps) => {
  const t = useText()
  return (
    <button type="button" aria-label={t('清除')} {...props} tabIndex={-1} className={innerButton()}>
      <X aria-hidden />
    </button>
  )
}
