import { useEffect, useState } from 'react'
import { cva } from '#styled-system/css/index.js'
import { useAppInfo } from '#workbench/session/use-app-info.ts'
import { usePerson } from '#workbench/session/use-session.ts'

const marks = Array.from({ length: 48 }, (_, index) => index)

/** Who looked, and on which day, over every screen of a college that asks for it. */
export function Watermark() {
  const wanted = useAppInfo(0)?.watermark ?? false
  return wanted ? <Marks /> : null
}

function Marks() {
  const person = usePerson()
  const now = useMinute()
  return (
    <div className={sheet()} aria-hidden>
      {marks.map((mark) => (
        <span key={mark}>
          {person?.name} {person?.account} {now}
        </span>
      ))}
    </div>
  )
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

const sheet = cva({
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'toast',
    pointerEvents: 'none',
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
    gridAutoRows: '[140px]',
    placeItems: 'center',
    textStyle: 'body.sm',
    color: 'text',
    opacity: '[0.07]',
    userSelect: 'none',
    '& span': { transform: 'rotate(-22deg)', whiteSpace: 'nowrap' },
  },
})
