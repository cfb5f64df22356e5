import { useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Opening } from '#workbench/navigation/opening.tsx'
import { passwordDuty } from './duty.ts'

const MustChange = lazy(async () => ({ default: (await import('./must-change.tsx')).MustChange }))

/** What lies behind it opens once the password is one's own. */
export function PasswordGate({ children }: { readonly children: ReactNode }) {
  const router = useRouter()
  const [owes, setOwes] = useState(() => passwordDuty() !== null)
  const goOn = async () => {
    // The menus were not fetched while nothing but the new password was asked for.
    await router.invalidate()
    setOwes(false)
  }
  if (!owes) return children
  return (
    <Suspense fallback={<Opening />}>
      <MustChange onDone={() => void goOn()} />
    </Suspense>
  )
}
