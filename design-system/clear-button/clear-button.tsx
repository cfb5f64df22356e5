import { X } from 'lucide-react'
import { useText } from '#design-system/text/text.tsx'
import { innerButton } from '#styled-system/recipes/index.js'

/** Empties the control it stands in. Not a tab stop: Delete or Backspace do the same from the control. */
export const ClearButton = ({ onClick }: { readonly onClick: () => void }) => {
  const t = useText()
  return (
    <button type="button" className={innerButton()} tabIndex={-1} aria-label={t('清除')} onClick={onClick}>
      <X aria-hidden />
    </button>
  )
}
