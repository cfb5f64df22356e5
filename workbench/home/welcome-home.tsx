import { GraduationCap } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { AppShell } from '#design-system/app-shell/app-shell.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TopBar } from '#design-system/top-bar/top-bar.tsx'
import { PasswordGate } from '#workbench/password/password-gate.tsx'
import { useAppInfo } from '#workbench/session/use-app-info.ts'
import { usePerson } from '#workbench/session/use-session.ts'
import { Surroundings } from '#workbench/shell/surroundings.tsx'
import { Tools } from '#workbench/shell/tools.tsx'
import { MenusCard } from './cards/menus.tsx'
import { NoticesCard } from './cards/notices.tsx'
import { WelcomeGuide } from './welcome-guide.tsx'

/** Where a newly admitted student begins: what the college has opened for them. */
export function WelcomeHome() {
  const { t } = useTranslation()
  const person = usePerson()
  const title = useAppInfo(2)?.title || t('迎新服务')
  useEffect(() => {
    document.title = title
  }, [title])
  if (!person) return null
  return (
    <Surroundings key={person.account}>
      <PasswordGate>
        <AppShell topbar={<TopBar name={title} logo={<GraduationCap />} actions={<Tools />} />}>
          <Stack pad="page" gap="lg">
            <WelcomeGuide name={person.name} />
            <NoticesCard />
            <MenusCard />
          </Stack>
        </AppShell>
      </PasswordGate>
    </Surroundings>
  )
}
