import { useEffect } from 'react'
import { readerCalls } from '#domain/claim/calls.ts'
import { ask } from '#workbench/http/ask.ts'

/** Tells the college's record of a reader that it answered here, and how it names itself. Nobody waits for it. */
export function useSeen(record: string | undefined, identity: string | null) {
  useEffect(() => {
    if (!record || identity === null) return
    ask(readerCalls.seen, { id: record, identity }, { quiet: true }).catch(() => {})
  }, [record, identity])
}
