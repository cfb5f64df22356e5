import { GraduationCap } from 'lucide-react'
import { useEffect } from 'react'
import { useAppInfo } from '#workbench/account/session/use-app-info.ts'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { MenusCard } from '#workbench/home/cards/menus.tsx'
import { NoticesCard } from '#workbench/home/cards/notices.tsx'
import { WelcomeGuide } from '#workbench/home/welcome-guide.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Side } from '#workbench/shell/side.tsx'
import { PublicSide } from './public-side.tsx'

/** Where a newly admitted student begins: what the college has opened for them; before they sign in, the way there. */
export function WelcomeHome() {
  const { t } = useTranslation()
  const person = usePerson()
  const title = useAppInfo(2)?.title || t('迎新服务')
  useEffect(() => {
    document.title = title
  }, [title])
  if (!person)
    return (
      <PublicSide name={title} logo={<GraduationCap />} door="/welcome/login">
        <WelcomeGuide name={null} />
      </PublicSide>
    )
  return (
    <Side name={title} logo={<GraduationCap />}>
      <WelcomeGuide name={person.name} />
      <NoticesCard />
      <MenusCard />
    </Side>
  )
}
