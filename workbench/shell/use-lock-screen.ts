import { useEffect } from 'react'
import { createActor } from 'xstate'
import { lockScreenMachine } from '#machines/lock-screen/lock-screen.machine.ts'
import { session } from '#workbench/account/session/session.ts'
import { onLook, readLook } from '#workbench/portal/look/theme-config.ts'
import { listenForTouches } from './touches.ts'

/** Seconds, or null where the person does not want it. */
const limit = () => {
  const { lockScreen, lockAfter } = readLook()
  return lockScreen ? lockAfter : null
}

/** Locks the desk when nobody is at it, for as long as the frame stands. */
export function useLockScreen() {
  useEffect(() => {
    const touches = listenForTouches((idle) => actor.send({ type: 'TOUCHED', idle }))
    const actor = createActor(lockScreenMachine, { input: { idle: touches.idle, limit: limit() } })
    actor.on('lock', () => session.send({ type: 'LOCK' }))
    actor.start()

    const follow = (locked: boolean) => actor.send({ type: locked ? 'LOCKED' : 'UNLOCKED' })
    follow(session.getSnapshot().matches('locked'))
    const following = session.subscribe((now) => follow(now.matches('locked')))
    const leaveLook = onLook(() => {
      if (limit() !== actor.getSnapshot().context.limit) actor.send({ type: 'SET', limit: limit() })
    })
    return () => {
      leaveLook()
      following.unsubscribe()
      touches.stop()
      actor.stop()
    }
  }, [])
}
