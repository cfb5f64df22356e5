import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PinInput } from '#design-system/pin-input/pin-input.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { useSession } from '#workbench/account/session/use-session.ts'

export interface SixDigitsProps {
  readonly label: string
  readonly help?: ReactNode
  readonly busy: boolean
  readonly onCode: (code: string) => void
}

/** A code of six digits; the last one sends it. What was wrong is cleared for another try. */
export function SixDigits({ label, help, busy, onCode }: SixDigitsProps) {
  const t = useText()
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState(false)
  const fault = useSession((state) => state.context.fault)
  useEffect(() => {
    if (fault) setCode('')
  }, [fault])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (code.length === 6 && !busy) onCode(code)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        <Field label={label} help={help} error={asked && code.length < 6 && t('请输入 6 位数字')}>
          <PinInput
            name="code"
            value={code}
            onChange={(next) => {
              setAsked(false)
              setCode(next)
            }}
            onComplete={onCode}
            readOnly={busy}
          />
        </Field>
        <Button type="submit" variant="solid" size="lg" wide loading={busy}>
          {t('验证并登录')}
        </Button>
      </Stack>
    </form>
  )
}
