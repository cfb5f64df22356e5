import { useRouter } from '@tanstack/react-router'
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { AppShell } from '#design-system/app-shell/app-shell.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TopBar } from '#design-system/top-bar/top-bar.tsx'
import { PasswordGate } from '#workbench/account/password/password-gate.tsx'
import { session } from '#workbench/account/session/session.ts'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { Surroundings } from '#workbench/portal/surroundings.tsx'
import { type Acts, ActsContext } from './acts.ts'
import { Looks } from './looks.tsx'
import { Owner } from './owner.tsx'
import { useSignOut } from './use-sign-out.ts'

const ThemeDrawer = lazy(() =>
  import('./theme-drawer.tsx').then(({ ThemeDrawer }) => ({ default: ThemeDrawer })),
)

interface SideProps {
  readonly name: string
  readonly logo: ReactElement
  readonly children: ReactNode
}

/** A side of the portal without menus and tabs of its own, such as that of new students. */
export function Side(props: SideProps) {
  const person = usePerson()
  if (!person) return null
  return (
    <Surroundings key={person.account}>
      <PasswordGate>
        <Bar {...props} />
      </PasswordGate>
    </Surroundings>
  )
}

function Bar({ name, logo, children }: SideProps) {
  const router = useRouter()
  const signOut = useSignOut()
  const [theme, setTheme] = useState(false)
  const acts: Acts = {
    go: (href) => void router.navigate({ href }),
    open: () => setTheme(true),
    panels: ['theme'],
    lock: () => session.send({ type: 'LOCK' }),
    signOut,
    full: false,
    toggleFull: () => {},
  }
  const tools = (
    <>
      <Looks />
      <Owner />
    </>
  )
  return (
    <ActsContext value={acts}>
      <AppShell topbar={<TopBar name={name} logo={logo} actions={tools} />}>
        <Stack pad="page" gap="lg">
          {children}
        </Stack>
      </AppShell>
      <Suspense fallback={null}>{theme && <ThemeDrawer onClose={() => setTheme(false)} />}</Suspense>
    </ActsContext>
  )
}
