import { Combobox as Ark, useComboboxContext } from '@ark-ui/react/combobox'
import { useFieldContext } from '@ark-ui/react/field'
import { ChevronDown, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { combobox, innerButton } from '#styled-system/recipes/index.js'
import { useComboboxKeys } from './use-combobox-keys.ts'

export interface ComboboxControlProps {
  /** Needed only where no `Field` gives a label. */
  readonly label?: string
  readonly placeholder?: string
  /** Offers a button to empty it. Default true. */
  readonly clearable?: boolean
  readonly size?: 'sm' | 'md' | 'lg'
  readonly ref?: Ref<HTMLInputElement>
  readonly several?: boolean
  readonly filled: boolean
  readonly loading?: boolean
  readonly chips?: (open: boolean) => ReactNode
  readonly onBackspace: () => void
  readonly onComposing: (now: boolean, text: string) => void
}

/** The text box of `Combobox` and `MultiCombobox`, with what is chosen before it and its buttons behind. */
export const ComboboxControl = ({
  label,
  placeholder,
  clearable = true,
  size,
  ref,
  several,
  filled,
  loading,
  chips,
  onBackspace,
  onComposing,
}: ComboboxControlProps) => {
  const t = useText()
  const field = useFieldContext()
  const style = combobox({ several, size })
  const api = useComboboxContext()
  const keys = useComboboxKeys(clearable && !several)
  return (
    <>
      {label && <Ark.Label className={style.label}>{label}</Ark.Label>}
      <Ark.Control className={style.control}>
        {chips?.(api.open)}
        <Ark.Input
          ref={ref}
          className={style.input}
          placeholder={several && filled ? undefined : (placeholder ?? t('输入关键字查找'))}
          onKeyDownCapture={keys}
          onKeyDown={(event) => {
            if (event.key === 'Backspace' && !isComposing(event)) onBackspace()
          }}
          onCompositionStart={(event) => onComposing(true, event.currentTarget.value)}
          onCompositionEnd={(event) => onComposing(false, event.currentTarget.value)}
        />
        {loading && <Spinner size="sm" />}
        {clearable && filled && !api.disabled && !field?.readOnly && (
          <Ark.ClearTrigger className={innerButton()}>
            <X aria-hidden />
          </Ark.ClearTrigger>
        )}
        <Ark.Trigger className={innerButton()}>
          <ChevronDown aria-hidden />
        </Ark.Trigger>
      </Ark.Control>
    </>
  )
}
