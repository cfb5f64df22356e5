import { useEffect, useState } from 'react'
import { LockScreen } from '#design-system/lock-screen/lock-screen.tsx'
import { speak } from '#workbench/language/language.ts'
import { Speaking } from '#workbench/language/speaking.tsx'
import { session } from '#workbench/session/session.ts'
import { useSession } from '#workbench/session/use-session.ts'
import { readLook } from './theme-config.ts'

// It may be the first to be drawn after a reload, before the frame. Without the catalogue it speaks Chinese.
await speak(readLook().language).catch(() => {})

/** In front of a locked desk: the password of who sits there opens it. */
export function Curtain() {
  const now = useMinute()
  const person = useSession((state) => state.context.person)
  const waiting = useSession((state) => state.matches({ locked: 'unlocking' }))
  const fault = useSession((state) => state.context.fault)
  return (
    <Speaking>
      <LockScreen
        locked
        now={now}
        name={person?.name ?? ''}
        waiting={waiting}
        error={fault?.message ?? null}
        onUnlock={(password) => session.send({ type: 'UNLOCK', password })}
        onLeave={() => session.send({ type: 'SIGN_OUT' })}
      />
    </Speaking>
  )
}

/** The time, renewed with every minute. */
function useMinute() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), 60_000 - (now.getTime() % 60_000))
    return () => clearTimeout(timer)
  }, [now])
  return now
}
