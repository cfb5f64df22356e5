import { useEffect, useEffectEvent, useState } from 'react'
import { useAsked } from '#workbench/portal/use-asked.ts'

interface Scanned {
  readonly code: string
  /** The turns that wait for it. One that begins later is signed by a scan of its own. */
  readonly ids: readonly string[]
}

/**
 * The code by which the page was opened, taken out of its address. `waiting` names the turns that it signs; `nobody` is
 * true where there are none.
 */
export function useScanned(waiting: (code: string) => readonly string[]) {
  const [asked, setAsked] = useAsked('code')
  const [scanned, setScanned] = useState<Scanned>()
  const take = useEffectEvent((code: string) => {
    setScanned({ code, ids: waiting(code) })
    setAsked(null)
  })
  useEffect(() => {
    if (asked) take(asked)
  }, [asked])
  return {
    nobody: scanned?.ids.length === 0,
    codeFor: (id: string) => (scanned?.ids.includes(id) ? scanned.code : undefined),
  }
}
