import { useEffect, useState } from 'react'
import { Watermark as Sheet } from '#design-system/watermark/watermark.tsx'
import { useAppInfo } from '#workbench/session/use-app-info.ts'
import { usePerson } from '#workbench/session/use-session.ts'

/** Who looked, and on which day, over every screen of a college that asks for it. */
export function Watermark() {
  const wanted = useAppInfo(0)?.watermark ?? false
  return wanted ? <Marks /> : null
}

function Marks() {
  const person = usePerson()
  const now = useMinute()
  if (!person) return null
  return <Sheet lines={[`${person.name} ${person.account}`, now]} />
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

const minute = () => new Date().toLocaleString('sv-SE').slice(0, 16)
