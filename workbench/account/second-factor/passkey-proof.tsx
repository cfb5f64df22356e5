import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { askPasskey, canUsePasskeys } from './passkeys.ts'
import { type ProofProps, useProof } from './use-proof.ts'

/** The finger, the face or the PIN of the person's own device. */
export function PasskeyProof({ challenge: { ticket } }: ProofProps) {
  const t = useText()
  const { proving, prove } = useProof('passkey')
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const ask = async () => {
    setAsking(true)
    setFault(null)
    const answer = await askPasskey(ticket)
    setAsking(false)
    if (answer.ok) prove(answer.value)
    else setFault(answer.fault.message)
  }
  if (!canUsePasskeys())
    return <Alert tone="warning">{t('当前网址或浏览器不能使用通行密钥，请换一种方式验证。')}</Alert>
  return (
    <Stack gap="lg">
      {fault && <Alert tone="danger">{t(fault)}</Alert>}
      <p>{t('按照设备的提示，用指纹、面容或锁屏密码完成验证。')}</p>
      <Button
        variant="solid"
        size="lg"
        wide
        icon={<KeyRound />}
        loading={asking || proving}
        onClick={() => void ask()}
      >
        {t('使用通行密钥验证')}
      </Button>
    </Stack>
  )
}
