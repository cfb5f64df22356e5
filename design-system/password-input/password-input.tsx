import { FieldInput, useFieldContext } from '@ark-ui/react/field'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#design-system/text/text.tsx'
import type { TextInputProps } from '#design-system/text-input/text-input.tsx'
import { innerButton, textInput } from '#styled-system/recipes/index.js'

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end' | 'onClear' | 'clearable'>

/** A password that its owner may look at. `autoComplete` tells the browser's keeper which one it is. */
export const PasswordInput = ({ size, icon, ...rest }: PasswordInputProps) => {
  const t = useText()
  const disabled = useFieldContext()?.disabled || rest.disabled
  const [shown, setShown] = useState(false)
  const style = textInput({ size })
  return (
    <span className={style.root}>
      {icon && (
        <span className={style.side} aria-hidden>
          {icon}
        </span>
      )}
      <FieldInput
        autoComplete="current-password"
        autoCapitalize="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={style.input}
      />
      <button
        type="button"
        className={innerButton()}
        aria-label={t('显示密码')}
        aria-pressed={shown}
        disabled={disabled}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </button>
    </span>
  )
}
