import { useEffect } from 'react'
import { PasswordGate } from '#workbench/account/password/password-gate.tsx'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { dropWhatIsOver } from '#workbench/http/storage/drafts/over.ts'
import { speak } from '#workbench/language/language.ts'
import { readLook } from '#workbench/portal/look/theme-config.ts'
import { Surroundings } from '#workbench/portal/surroundings.tsx'
import { useLockScreen } from './use-lock-screen.ts'
import { Workplace } from './workplace.tsx'

// Before the frame is drawn, so that nobody reads another language first.
await speak(readLook().language).catch(() => {})

/** Everything behind the sign-in. What one person opened and read goes with that person. */
export function MainLayout() {
  const person = usePerson()
  useLockScreen()
  useEffect(() => void dropWhatIsOver().catch(() => {}), [])
  if (!person) return null
  return (
    <Surroundings key={person.account}>
      <PasswordGate>
        <Workplace />
      </PasswordGate>
    </Surroundings>
  )
}
