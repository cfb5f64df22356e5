import { useState } from 'react'
import { Result } from '#design-system/result/result.tsx'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { readUserInfo } from '#workbench/http/user-info.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { Board } from './verify-desk/board.tsx'
import { useDeskName } from './verify-desk/desk-name.ts'
import { NameForm } from './verify-desk/name-form.tsx'

/** 新生核验台: a card, a verdict, the next one; through a network that comes and goes. */
export function Screen() {
  // Without the frame, and so without a session, there is still anyone who has signed in.
  const account = usePerson()?.account ?? readUserInfo()?.accountNo
  const may = usePermission()('claim.verification:verify')
  const name = useDeskName()
  const [naming, setNaming] = useState(false)
  if (!account || !may) return <Result status="403" />
  if (name === null || naming) return <NameForm name={name ?? ''} onDone={() => setNaming(false)} />
  return <Board key={account} account={account} name={name} onName={() => setNaming(true)} />
}
