import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Line } from '#machines/verify-desk/line.ts'
import { lineOf } from '#machines/verify-desk/verify-desk.machine.ts'
import { deskOf } from './desk.ts'

interface DeskListeners {
  /** A verdict has come. */
  readonly onTold: (line: Line) => void
  /** The server sees something otherwise than it was said here. */
  readonly onConflict: (line: Line) => void
}

/** The desk of this person, followed as it goes. */
export function useDesk(account: string, { onTold, onConflict }: DeskListeners) {
  const desk = deskOf(account)
  const state = useSelector(desk.actor, (snapshot) => snapshot)
  const facts = useSyncExternalStore(desk.subscribe, desk.facts)
  const told = useEffectEvent(onTold)
  const conflict = useEffectEvent(onConflict)
  useEffect(() => {
    const listening = [
      desk.actor.on('told', ({ line }) => told(line)),
      desk.actor.on('conflict', ({ line }) => conflict(line)),
    ]
    return () => {
      for (const { unsubscribe } of listening) unsubscribe()
      // The question for a second person goes with the screen that asked it.
      if (desk.actor.getSnapshot().status === 'active') desk.actor.send({ type: 'CANCEL' })
    }
  }, [desk])

  const { lines, line: net, fault } = state.context
  return {
    send: desk.actor.send,
    facts,
    lines,
    /** Whether the server was heard when it was last asked. */
    net,
    fault,
    isOpen: state.matches('open'),
    isJudging: state.matches({ open: { front: 'judging' } }),
    isSending: state.matches({ open: { delivery: 'sending' } }),
    lettingIn: state.matches({ open: { front: 'lettingIn' } }),
    isLettingIn: state.matches({ open: { front: { lettingIn: 'sending' } } }),
    current: lineOf(state.context),
  }
}
