import { useState } from 'react'

/** Tells how far the work has come: 0 to 100, or null where nobody knows, and what is being done. */
export type Report = (value: number | null, text?: string) => void

/** One piece of work after a yes: whether it runs, how far it is, and what went wrong. */
export const useWork = (work: (report: Report) => void | Promise<void>) => {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [progress, setProgress] = useState<{ value: number | null; text?: string } | null>(null)
  const clear = () => {
    setFault(null)
    setProgress(null)
  }
  const run = async () => {
    clear()
    setBusy(true)
    try {
      await work((value, text) => setProgress({ value, text }))
      return true
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, progress, clear, run }
}
