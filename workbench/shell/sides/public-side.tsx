import type { ReactElement, ReactNode } from 'react'
import { AppShell } from '#design-system/app-shell/app-shell.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TopBar } from '#design-system/top-bar/top-bar.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Go } from '#workbench/navigation/go.tsx'
import { Surroundings } from '#workbench/portal/surroundings.tsx'

interface PublicSideProps {
  readonly name: string
  readonly logo: ReactElement
  /** Where one signs in to this side. */
  readonly door: string
  readonly children: ReactNode
}

/** A side of the portal as anyone sees it who has not signed in. */
export const PublicSide = (props: PublicSideProps) => (
  <Surroundings>
    <Bar {...props} />
  </Surroundings>
)

function Bar({ name, logo, door, children }: PublicSideProps) {
  const { t } = useTranslation()
  return (
    <AppShell topbar={<TopBar name={name} logo={logo} actions={<Go href={door}>{t('登录')}</Go>} />}>
      <Stack pad="page" gap="lg">
        {children}
      </Stack>
    </AppShell>
  )
}
