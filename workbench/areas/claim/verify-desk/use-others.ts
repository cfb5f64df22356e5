import { useEffect, useState } from 'react'
import { waitingOfOthers } from './kept-lines.ts'

/** How many verifications of other people wait in this browser; none where it keeps nothing. */
export function useOthers(account: string): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isOn = true
    waitingOfOthers(account).then(
      (found) => isOn && setCount(found),
      () => {},
    )
    return () => {
      isOn = false
    }
  }, [account])
  return count
}
