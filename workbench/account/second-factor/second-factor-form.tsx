import { KeyRound, LifeBuoy, MessageSquare, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import type { Challenge, Factor } from '#machines/session/session.ports.ts'
import { session } from '#workbench/account/session/session.ts'
import { useSession } from '#workbench/account/session/use-session.ts'
import { CodeProof } from './code-proof.tsx'
import { PasskeyProof } from './passkey-proof.tsx'
import { RecoveryProof } from './recovery-proof.tsx'
import { SmsProof } from './sms-proof.tsx'

type Way = Factor | 'recovery'

const names: Readonly<Record<Factor, string>> = { passkey: '通行密钥', totp: '动态口令', sms: '短信验证' }
const icons: Readonly<Record<Factor, ReactNode>> = {
  passkey: <KeyRound />,
  totp: <Smartphone />,
  sms: <MessageSquare />,
}

/** The second proof of who signs in. Shown while the session waits for it. */
export function SecondFactorForm() {
  const challenge = useSession((state) => state.context.challenge)
  return challenge && <Proving key={challenge.ticket} challenge={challenge} />
}

function Proving({ challenge }: { readonly challenge: Challenge }) {
  const t = useText()
  const { factors } = challenge
  const [way, setWay] = useState<Way>(factors[0] ?? 'recovery')
  const fault = useSession((state) => state.context.fault)
  const Proof = proofs[way]
  return (
    <Stack gap="lg">
      <Alert>{t('为了您的账号安全，请再验证一次身份。')}</Alert>
      {fault && <Alert tone="danger">{t(fault.message)}</Alert>}
      {way !== 'recovery' && factors.length > 1 && (
        <Segmented
          wide
          label={t('验证方式')}
          options={factors.map((each) => ({ value: each, label: t(names[each]), icon: icons[each] }))}
          value={way}
          onChange={(next) => next && setWay(next)}
        />
      )}
      <Proof key={way} challenge={challenge} />
      <Stack direction="row" justify="between" wrap gap="sm">
        {way === 'recovery' ? (
          <Button variant="ghost" onClick={() => setWay(factors[0] ?? 'recovery')}>
            {t('使用其他方式验证')}
          </Button>
        ) : (
          <Button variant="ghost" icon={<LifeBuoy />} onClick={() => setWay('recovery')}>
            {t('手机不在身边？使用恢复码')}
          </Button>
        )}
        <Button variant="ghost" onClick={() => session.send({ type: 'GIVE_UP' })}>
          {t('返回重新登录')}
        </Button>
      </Stack>
    </Stack>
  )
}

const proofs = { passkey: PasskeyProof, totp: CodeProof, sms: SmsProof, recovery: RecoveryProof } as const
