import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import type { AppType } from '#workbench/account/session/app-info.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { Providers } from './providers.tsx'

interface DoorFootProps {
  readonly appType: AppType
  /** Left out where the college opens no accounts to those who ask. */
  readonly onRegister?: () => void
}

/** Below the form: the ways that begin elsewhere, and the way of those who have no account yet. */
export function DoorFoot({ appType, onRegister }: DoorFootProps) {
  const t = useText()
  return (
    <>
      <PasskeyButton />
      <Providers appType={appType} />
      {onRegister && (
        <Stack direction="row" gap="xs" justify="center" align="center">
          <span>{t('还没有账号？')}</span>
          <Button variant="ghost" size="sm" onClick={onRegister}>
            {t('申请账号')}
          </Button>
        </Stack>
      )}
    </>
  )
}
