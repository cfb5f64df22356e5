import { useEffect, useState } from 'react'
import { LockScreen } from '#design-system/lock-screen/lock-screen.tsx'
import { hourAt } from '#domain/kits/college-clock.ts'
import { greetingAt } from '#domain/kits/greeting.ts'
import { session } from '#workbench/account/session/session.ts'
import { useSession } from '#workbench/account/session/use-session.ts'
import { speak } from '#workbench/language/language.ts'
import { Speaking } from '#workbench/language/speaking.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { readLook } from '#workbench/portal/look/theme-config.ts'

// It may be the first to be drawn after a reload, before the frame. Without the catalogue it speaks Chinese.
await speak(readLook().language).catch(() => {})

/** In front of a locked desk: the password of who sits there opens it. */
export const Curtain = () => (
  <Speaking>
    <Lock />
  </Speaking>
)

function Lock() {
  const { t } = useTranslation()
  const now = useMinute()
  const name = useSession((state) => state.context.person?.name ?? '')
  const waiting = useSession((state) => state.matches({ locked: 'unlocking' }))
  const fault = useSession((state) => state.context.fault)
  return (
    <LockScreen
      locked
      now={now}
      name={name}
      greeting={t('{{greeting}}，{{name}}', { greeting: t(greetingAt(hourAt(now))), name })}
      waiting={waiting}
      error={fault && t(fault.message)}
      onUnlock={(password) => session.send({ type: 'UNLOCK', password })}
      onLeave={() => session.send({ type: 'SIGN_OUT' })}
    />
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
