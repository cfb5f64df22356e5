import { useTranslation } from 'react-i18next'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { greetingAt } from '#domain/kits/greeting.ts'
import { usePerson } from '#workbench/session/use-session.ts'
import { MenuCards } from './menu-cards.tsx'

/** The desktop: a greeting, the day, and everything the person may open. */
export function Home() {
  const { t, i18n } = useTranslation()
  const name = usePerson()?.name ?? ''
  const now = new Date()
  return (
    <Stack gap="lg">
      <PageHeader
        title={t('{{greeting}}，{{name}}', { greeting: t(greetingAt(now.getHours())), name })}
        description={now.toLocaleDateString(i18n.language, { dateStyle: 'full' })}
      />
      <MenuCards />
    </Stack>
  )
}
