import { Check, Minus } from 'lucide-react'
import { checkMark } from '#styled-system/recipes/index.js'

export interface CheckMarkProps {
  readonly checked: boolean | 'mixed'
}

/** The picture of a checkbox, for rows that are themselves what one checks: their ARIA says the state. */
export const CheckMark = ({ checked }: CheckMarkProps) => (
  <span
    className={checkMark()}
    data-state={checked === 'mixed' ? 'mixed' : checked ? 'checked' : 'unchecked'}
    aria-hidden
  >
    {checked === 'mixed' ? <Minus /> : checked && <Check />}
  </span>
)
