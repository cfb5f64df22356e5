import { KeyRound, QrCode, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import type { Provider } from '#domain/system/sign-in/calls.ts'
import { css } from '#styled-system/css/index.js'
import { canUsePasskeys } from '#workbench/account/second-factor/passkeys.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { Providers } from './providers.tsx'
import { type Way, ways } from './sign-in-view.ts'

const icons = {
  account: <KeyRound aria-hidden />,
  mobile: <Smartphone aria-hidden />,
  scan: <QrCode aria-hidden />,
}

interface OtherWaysProps {
  /** Those of our own that the college offers, but for the one in front. */
  readonly offered: readonly Way[]
  readonly providers: readonly Provider[]
  readonly onChoose: (way: Way) => void
}

/** Ways to sign in beside the one in front: our own, a passkey where the browser can, and other systems. */
export function OtherWays({ offered, providers, onChoose }: OtherWaysProps) {
  const t = useText()
  const [words, setWords] = useState<string | null>(null)
  const passkeys = canUsePasskeys()
  if (offered.length + providers.length === 0 && !passkeys) return null
  return (
    <section aria-label={t('其他登录方式')}>
      <Stack gap="sm">
        <p className={rule}>{t('其他登录方式')}</p>
        {words && (
          <p role="alert" className={fault}>
            {t(words)}
          </p>
        )}
        <Stack direction="row" gap="sm" justify="center" wrap>
          {offered.map((way) => (
            <Button key={way} icon={icons[way]} onClick={() => onChoose(way)}>
              {t(ways[way])}
            </Button>
          ))}
          {passkeys && <PasskeyButton onFault={setWords} />}
          <Providers providers={providers} onFault={setWords} />
        </Stack>
      </Stack>
    </section>
  )
}

const line = {
  content: '""',
  flex: '1',
  borderTopWidth: 'thin',
  borderTopStyle: 'solid',
  borderColor: 'border',
} as const
const rule = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  textStyle: 'caption',
  color: 'text.faint',
  _before: line,
  _after: line,
})
const fault = css({ textStyle: 'caption', color: 'danger.text', textAlign: 'center' })
