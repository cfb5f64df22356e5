import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PasswordGate } from '#workbench/account/password/password-gate.tsx'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { dropWhatIsOver } from '#workbench/http/storage/drafts/over.ts'
import { speak } from '#workbench/language/language.ts'
import { readLook } from '#workbench/portal/look/theme-config.ts'
import { useMenus } from '#workbench/portal/menus/menus.ts'
import { Surroundings } from '#workbench/portal/surroundings.tsx'
import { NotFound } from './pages/not-found.tsx'
import { placeAt } from './place.ts'
import { useLockScreen } from './use-lock-screen.ts'
import { Workplace } from './workplace.tsx'

// Before the frame is drawn, so that nobody reads another language first.
await speak(readLook().language).catch(() => {})

const sides = ['/welcome', '/dzks']

/** The home of the side that has no page at this address, and nobody has delivered a menu there. */
function useSide(): string | null {
  const location = useLocation()
  const { menus } = useMenus()
  const side = sides.find((each) => location.pathname.startsWith(`${each}/`))
  return side && placeAt(menus, location).type === 'nowhere' ? `${side}/index` : null
}

/** Everything behind the sign-in. What one person opened and read goes with that person. */
export function MainLayout() {
  const person = usePerson()
  useLockScreen()
  useEffect(() => void dropWhatIsOver().catch(() => {}), [])
  const side = useSide()
  if (side) return <NotFound alone home={side} />
  if (!person) return null
  return (
    <Surroundings key={person.account}>
      <PasswordGate>
        <Workplace />
      </PasswordGate>
    </Surroundings>
  )
}
