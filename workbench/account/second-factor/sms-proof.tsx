import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { signInCalls } from '#domain/system/sign-in/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { SendCode } from './send-code.tsx'
import { SixDigits } from './six-digits.tsx'
import { type ProofProps, useProof } from './use-proof.ts'

/** A code sent to the phone on record. */
export function SmsProof({ challenge: { ticket, phone = '' } }: ProofProps) {
  const t = useText()
  const { proving, prove } = useProof('sms')
  const [outcome, setOutcome] = useState<{ readonly fault: string | null }>()
  const send = () => ask(signInCalls.sendCode, { purpose: 'second-factor', ticket }, { quiet: true })
  return (
    <Stack gap="lg">
      {outcome && (
        <Alert tone={outcome.fault ? 'danger' : 'success'}>
          {outcome.fault ? t(outcome.fault) : t('验证码已发送到 {{phone}}，5 分钟内有效。', { phone })}
        </Alert>
      )}
      <SendCode send={send} onOutcome={(fault) => setOutcome({ fault })} />
      <SixDigits
        label={t('短信验证码')}
        help={t('发送到您登记的手机 {{phone}}', { phone })}
        busy={proving}
        onCode={prove}
      />
    </Stack>
  )
}
