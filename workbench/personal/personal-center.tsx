import { useTranslation } from 'react-i18next'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { useTab } from '#workbench/shell/tab-context.ts'
import { Bindings } from './personal-center/bindings.tsx'
import { Devices } from './personal-center/devices.tsx'
import { OwnPassword } from './personal-center/own-password.tsx'
import { OwnSignature } from './personal-center/own-signature.tsx'
import { Profile } from './personal-center/profile.tsx'
import { useSection } from './personal-center/use-section.ts'

/** What a person sees and settles about themselves. `?tab=` names the section. */
export function Screen() {
  const { t } = useTranslation()
  const { search } = useTab().tab
  const [section, setSection] = useSection(search)
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
          { value: 'devices', label: t('登录设备'), content: <Devices /> },
          { value: 'signature', label: t('电子签名'), content: <OwnSignature /> },
        ]}
      />
    </Stack>
  )
}
