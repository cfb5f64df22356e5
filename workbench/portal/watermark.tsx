import { useEffect, useState } from 'react'
import { Watermark as Sheet } from '#design-system/watermark/watermark.tsx'
import { clockAt } from '#domain/kits/college-clock.ts'
import { useAppInfo } from '#workbench/account/session/use-app-info.ts'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { useLook } from './look/use-look.ts'

/** Who looked, and when, over every screen of a college that asks for it or of a person who does. */
export function Watermark() {
  const asked = useAppInfo(0)?.watermark ?? false
  const { watermark } = useLook()
  return asked || watermark ? <Marks /> : null
}

function Marks() {
  const person = usePerson()
  const { watermarkText } = useLook()
  const now = useMinute()
  if (!person) return null
  return <Sheet lines={[`${person.name} ${person.account}`, now, watermarkText].filter(Boolean)} />
}

/** `2026-11-21 08:30`, changing with the minute. */
function useMinute() {
  const [now, setNow] = useState(minute)
  useEffect(() => {
    const timer = setInterval(() => setNow(minute()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

const minute = () => clockAt(new Date()).slice(0, 16)
