import { lazy, Suspense } from 'react'
import { SignIn } from '#workbench/account/sign-in/sign-in.tsx'
import { Opening } from '#workbench/navigation/opening.tsx'
import { useHeldCredentials } from './held.ts'

const Entering = lazy(() => import('./entering.tsx').then(({ Entering }) => ({ default: Entering })))

/** The front door. Anyone who brings another system's word with them need not fill the form. */
export function Door() {
  const credentials = useHeldCredentials()
  if (!credentials) return <SignIn />
  return (
    <Suspense fallback={<Opening />}>
      <Entering credentials={credentials} />
    </Suspense>
  )
}
