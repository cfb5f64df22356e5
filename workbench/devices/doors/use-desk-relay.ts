import { useEffect, useRef, useState } from 'react'
import { type FaultCode, isFault } from '#devices/fault.ts'
import type { DoorRelay } from '#devices/pulse.ts'
import type { DeskRelay } from './desk-relay.ts'

/** What an order is carried out by. */
export interface RelayAtHand {
  readonly relay: Pick<DoorRelay, 'open'>
  readonly simulated: boolean
}

export interface RelayHeld {
  readonly state: 'absent' | 'opening' | 'online' | 'lost'
  readonly held: DeskRelay | null
  readonly fault: FaultCode | null
}

const none: RelayHeld = { state: 'absent', held: null, fault: null }

/** The relay of this dialog: one of the computer's devices, or one that the dialog holds and lets go of with itself. */
export function useDeskRelay() {
  const [now, set] = useState<RelayHeld>(none)
  const [known, setKnown] = useState<RelayAtHand | null>(null)
  const held = useRef<DeskRelay | null>(null)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      void held.current?.close()
    }
  }, [])

  async function connect(open: () => Promise<DeskRelay>) {
    set({ ...none, state: 'opening' })
    try {
      await held.current?.close()
      const relay = await open()
      held.current = relay
      if (gone.current) return await relay.close()
      relay.onLost(() => {
        held.current = null
        set({ state: 'lost', held: null, fault: 'device-lost' })
      })
      set({ state: 'online', held: relay, fault: null })
    } catch (error) {
      set({ ...none, fault: isFault(error) ? error.code : 'device-lost' })
    }
  }

  return { ...now, connect, setKnown, atHand: known ?? now.held }
}
