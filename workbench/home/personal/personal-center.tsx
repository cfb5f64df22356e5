import { lazy, Suspense, useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useTab } from '#workbench/portal/tab-context.ts'
import { Bindings } from './personal-center/bindings.tsx'
import { Devices } from './personal-center/devices.tsx'
import { MessageChoices } from './personal-center/message-choices.tsx'
import { OwnPassword } from './personal-center/own-password.tsx'
import { OwnSignature } from './personal-center/own-signature.tsx'
import { Profile } from './personal-center/profile.tsx'
import { SeenBy } from './personal-center/seen-by.tsx'
import { useSection } from './personal-center/use-section.ts'

const SecondFactorSettings = lazy(() =>
  import('#workbench/account/second-factor/second-factor-settings.tsx').then(({ SecondFactorSettings }) => ({
    default: SecondFactorSettings,
  })),
)

const ScanApprove = lazy(() =>
  import('./scan-approve.tsx').then(({ ScanApprove }) => ({ default: ScanApprove })),
)

/** What a person sees and settles about themselves. `?tab=` names the section, `?scan=` a desk to vouch for. */
export function Screen() {
  const { t } = useTranslation()
  const { search } = useTab().tab
  const [section, setSection] = useSection(search)
  const scan = new URLSearchParams(search).get('scan')
  const [answered, setAnswered] = useState<string | null>(null)
  return (
    <Stack>
      <PageHeader title={t('个人中心')} description={t('查看本人信息，管理密码、登录设备和电子签名。')} />
      <Tabs
        label={t('个人中心')}
        value={section}
        onChange={setSection}
        items={[
          { value: 'profile', label: t('个人资料'), content: <Profile /> },
          { value: 'password', label: t('修改密码'), content: <OwnPassword /> },
          { value: 'bindings', label: t('账号绑定'), content: <Bindings /> },
          {
            value: 'second-factor',
            label: t('二次验证'),
            content: (
              <Suspense fallback={<Card title={t('二次验证')} loading />}>
                <SecondFactorSettings />
              </Suspense>
            ),
          },
          { value: 'devices', label: t('登录设备'), content: <Devices /> },
          { value: 'seen-by', label: t('信息查看记录'), content: <SeenBy /> },
          { value: 'messages', label: t('消息接收'), content: <MessageChoices /> },
          { value: 'signature', label: t('电子签名'), content: <OwnSignature /> },
        ]}
      />
      {scan && scan !== answered && (
        <Suspense fallback={null}>
          <ScanApprove ticket={scan} onClose={() => setAnswered(scan)} />
        </Suspense>
      )}
    </Stack>
  )
}
