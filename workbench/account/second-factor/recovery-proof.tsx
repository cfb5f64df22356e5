import { type FormEvent, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { useProof } from './use-proof.ts'

/** One of the codes a person put away for the day on which phone or key is lost. */
export function RecoveryProof() {
  const t = useText()
  const { proving, prove } = useProof('totp')
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState(false)
  const whole = code.replace(/[^A-Za-z0-9]/g, '').length === 16
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (whole && !proving) prove(code)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        <Field
          label={t('恢复码')}
          help={t('启用二次验证时保存的 16 位字符，每个只能使用一次。')}
          error={asked && !whole && t('请输入 16 位恢复码')}
        >
          <TextInput
            name="recovery"
            size="lg"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="XXXX-XXXX-XXXX-XXXX"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="solid" size="lg" wide loading={proving}>
          {t('验证并登录')}
        </Button>
      </Stack>
    </form>
  )
}
