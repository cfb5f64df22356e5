import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { askPasskey, canUsePasskeys } from '#workbench/account/second-factor/passkeys.ts'
import { session } from '#workbench/account/session/session.ts'
import { useSession } from '#workbench/account/session/use-session.ts'

/** Signing in by a passkey alone, without a name or a password. Not there where no browser could do it. */
export function PasskeyButton() {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const busy = useSession((state) => state.matches('signingIn'))
  if (!canUsePasskeys()) return null
  const ask = async () => {
    setAsking(true)
    setFault(null)
    const answer = await askPasskey()
    setAsking(false)
    if (answer.ok) session.send({ type: 'SIGN_IN', credentials: { type: 'passkey', response: answer.value } })
    else setFault(answer.fault.message)
  }
  return (
    <Stack gap="sm">
      {fault && <Alert tone="danger">{t(fault)}</Alert>}
      <Button wide size="lg" icon={<KeyRound />} loading={asking || busy} onClick={() => void ask()}>
        {t('使用通行密钥登录')}
      </Button>
    </Stack>
  )
}
