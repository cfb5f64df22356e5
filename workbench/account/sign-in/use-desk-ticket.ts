import { useCallback, useEffect, useState } from 'react'
import { signInCalls } from '#domain/system/sign-in/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { HttpFailure } from '#workbench/http/failure.ts'

interface Desk {
  readonly ticket: string
  readonly secret: string
}

/** How far this desk has come. */
type DeskState =
  | { readonly type: 'coming' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'waiting' | 'scanned' | 'approved' | 'refused' | 'gone'; readonly desk: Desk }

/** Milliseconds between two looks at how far it has come. */
const between = 2000

/** A ticket for a phone to approve, and what has become of it. Nothing is asked while nobody looks at the page. */
export function useDeskTicket(): readonly [DeskState, () => void] {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<DeskState>({ type: 'coming' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new ticket
  useEffect(() => {
    const leaving = new AbortController()
    setState({ type: 'coming' })
    ask(signInCalls.beginScan, undefined, { quiet: true, signal: leaving.signal }).then(
      (desk) => setState({ type: 'waiting', desk }),
      (error) => {
        if (!leaving.signal.aborted) setState({ type: 'failed', message: wordsOf(error) })
      },
    )
    return () => leaving.abort()
  }, [round])

  const desk = state.type === 'waiting' || state.type === 'scanned' ? state.desk : null
  useEffect(() => {
    if (!desk) return
    const leaving = new AbortController()
    const look = async () => {
      if (document.hidden) return
      const asked = { ticket: desk.ticket, secret: desk.secret }
      // One answer that got lost is made up for by the next.
      const options = { quiet: true, signal: leaving.signal }
      const told = await ask(signInCalls.scanState, asked, options).catch(() => null)
      if (told && !leaving.signal.aborted)
        setState((now) => (now.type === told.state ? now : { type: told.state, desk }))
    }
    const timer = setInterval(() => void look(), between)
    document.addEventListener('visibilitychange', look)
    return () => {
      leaving.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [desk])

  return [state, useCallback(() => setRound((now) => now + 1), [])]
}

const wordsOf = (error: unknown) => (error instanceof HttpFailure ? error.message : '二维码没有取到，请重试')
