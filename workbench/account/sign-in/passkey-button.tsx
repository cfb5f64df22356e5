import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useText } from '#design-system/text/text.tsx'
import { askPasskey } from '#workbench/account/second-factor/passkeys.ts'
import { session } from '#workbench/account/session/session.ts'
import { useSession } from '#workbench/account/session/use-session.ts'

interface PasskeyButtonProps {
  /** Told why it did not sign in; null when another try begins. */
  readonly onFault: (words: string | null) => void
}

/** Signing in by a passkey alone, without a name or a password. */
export function PasskeyButton({ onFault }: PasskeyButtonProps) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const busy = useSession((state) => state.matches('signingIn'))
  const ask = async () => {
    setAsking(true)
    onFault(null)
    const answer = await askPasskey()
    setAsking(false)
    if (answer.ok) session.send({ type: 'SIGN_IN', credentials: { type: 'passkey', response: answer.value } })
    else onFault(answer.fault.message)
  }
  return (
    <Button icon={<Fingerprint aria-hidden />} loading={asking || busy} onClick={() => void ask()}>
      {t('通行密钥')}
    </Button>
  )
}
