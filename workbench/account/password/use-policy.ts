import { useEffect, useState } from 'react'
import { newPasswordCalls } from '#domain/system/forgot-password/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import type { Policy } from './policy.ts'

/** Before the college has answered, and where it does not: the least that holds everywhere. */
const least: Policy = { minLength: 8, kinds: 0, forbidNames: false, forbidCommon: false, history: 0 }

/** The policy of the college, for those who choose a password. */
export function usePolicy(): Policy {
  const [policy, setPolicy] = useState(least)
  useEffect(() => {
    let here = true
    ask(newPasswordCalls.policy, undefined, { quiet: true }).then(
      (said) => here && setPolicy({ ...least, ...said }),
      // The server judges in the end, and says what is wrong.
      () => {},
    )
    return () => {
      here = false
    }
  }, [])
  return policy
}
