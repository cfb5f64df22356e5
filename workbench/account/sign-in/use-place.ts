import { useEffect, useState } from 'react'
import { http } from '#workbench/http/http.ts'

/** Milliseconds for which nobody minds waiting, and between two questions. */
const pause = 1000

/** How many are to be signed in before this one; null while nothing is to be said of it. */
export function usePlace(ticket: string, waiting: boolean): number | null {
  const [ahead, setAhead] = useState<number | null>(null)
  useEffect(() => {
    if (!waiting) return
    let timer = setTimeout(ask, pause)
    let here = true
    async function ask() {
      const asked = { method: 'POST', body: { ticket }, anonymous: true, quiet: true } as const
      const reply = await http<{ ahead?: number | null } | null>('auth/signInPlace', asked).catch(() => null)
      if (!here) return
      setAhead(reply?.ahead ?? null)
      timer = setTimeout(ask, pause)
    }
    return () => {
      here = false
      clearTimeout(timer)
      setAhead(null)
    }
  }, [ticket, waiting])
  return ahead
}
