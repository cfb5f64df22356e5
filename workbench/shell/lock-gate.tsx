import { lazy, Suspense } from 'react'
import { useSession } from '#workbench/account/session/use-session.ts'

const Curtain = lazy(async () => ({ default: (await import('./curtain.tsx')).Curtain }))

/** Before everything else while the desk is locked: what stands behind asks the server for nothing until then. */
export function LockGate() {
  const locked = useSession((state) => state.matches('locked'))
  if (!locked) return null
  return (
    <Suspense>
      <Curtain />
    </Suspense>
  )
}
