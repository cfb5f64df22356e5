import { useEffect, useState } from 'react'
import { signInCalls } from '#domain/system/sign-in/calls.ts'
import { ask } from '#workbench/http/ask.ts'

/** Milliseconds for which nobody minds waiting, and between two questions. */
const pause = 1000

/** How many are to be signed in before this one; null while nothing is to be said of it. */
export function usePlace(ticket: string, waiting: boolean): number | null {
  const [ahead, setAhead] = useState<number | null>(null)
  useEffect(() => {
    if (!waiting) return
    let timer = setTimeout(look, pause)
    let here = true
    async function look() {
      const reply = await ask(signInCalls.place, { ticket }, { quiet: true }).catch(() => null)
      if (!here) return
      setAhead(reply?.ahead ?? null)
      timer = setTimeout(look, pause)
    }
    return () => {
      here = false
      clearTimeout(timer)
      setAhead(null)
    }
  }, [ticket, waiting])
  return ahead
}
