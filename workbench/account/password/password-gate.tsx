import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { passwordDuty } from './duty.ts'
import { MustChange } from './must-change.tsx'

/** What lies behind it opens once the password is one's own. */
export function PasswordGate({ children }: { readonly children: ReactNode }) {
  const router = useRouter()
  const [owes, setOwes] = useState(() => passwordDuty() !== null)
  const goOn = async () => {
    // The menus were not fetched while nothing but the new password was asked for.
    await router.invalidate()
    setOwes(false)
  }
  return owes ? <MustChange onDone={() => void goOn()} /> : children
}
