import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import type { AppInfo, AppType } from '#workbench/account/session/app-info.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { OtherWays } from './other-ways.tsx'
import type { DoorView, Way } from './sign-in-view.ts'
import { useProviders } from './use-providers.ts'

interface DoorFootProps {
  readonly appType: AppType
  readonly info: AppInfo
  readonly view: Way
  readonly onView: (view: DoorView) => void
}

/** Below the form, where nothing of it moves when this comes: what the college says, and all other ways in. */
export function DoorFoot({ appType, info, view, onView }: DoorFootProps) {
  const t = useText()
  const providers = useProviders(appType)
  if (!providers) return null
  const own = (['account', 'mobile', 'scan'] as const).filter(
    (way) => way === 'account' || info.ways.includes(way),
  )
  return (
    <Stack gap="lg">
      {info.tips && <Alert>{info.tips}</Alert>}
      {info.demo && view === 'account' && <DemoAccounts {...info.demo} />}
      <OtherWays
        offered={info.showLogin ? own.filter((way) => way !== view) : []}
        providers={providers}
        onChoose={onView}
      />
      {info.ways.includes('register') && (
        <Stack direction="row" gap="xs" justify="center" align="center">
          <span>{t('还没有账号？')}</span>
          <Button variant="ghost" size="sm" onClick={() => onView('register')}>
            {t('申请账号')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
