import { useState } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { useText } from '#design-system/text/text.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { pagination } from '#styled-system/recipes/index.js'

export interface JumpProps {
  readonly pages: number
  readonly onGo: (page: number) => void
  readonly disabled?: boolean
}

/** To a page by its number; beyond the last means the last. */
export const Jump = ({ pages, onGo, disabled }: JumpProps) => {
  const t = useText()
  const style = pagination()
  const [typed, setTyped] = useState('')
  const go = () => {
    const page = Number.parseInt(typed, 10)
    if (page >= 1) onGo(Math.min(page, pages))
    setTyped('')
  }
  return (
    <span className={style.jump}>
      {t('前往')}
      <span className={style.jumpInput}>
        <TextInput
          aria-label={t('前往页码')}
          inputMode="numeric"
          value={typed}
          disabled={disabled}
          onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) go()
          }}
          onBlur={() => setTyped('')}
        />
      </span>
      {t('页')}
    </span>
  )
}
