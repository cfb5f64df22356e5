import { useEffect } from 'react'
import { http } from '#workbench/http/http.ts'

/** Tells the college's record of a reader that it answered here, and how it names itself. Nobody waits for it. */
export function useSeen(record: string | undefined, identity: string | null) {
  useEffect(() => {
    if (!record || identity === null) return
    http('claim/reader/seen', { method: 'POST', body: { id: record, identity }, quiet: true }).catch(() => {})
  }, [record, identity])
}
