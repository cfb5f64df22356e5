import { useEffect, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useText } from '#design-system/text/text.tsx'
import { HttpFailure } from '#workbench/http/failure.ts'

export interface SendCodeProps {
  /** Asks for the code. False when there is nothing to send it to yet: the field says why. */
  readonly send: () => Promise<unknown> | false
  /** What came of it: null when it is on its way, else what the person reads. */
  readonly onOutcome: (fault: string | null) => void
}

/** Seconds between two codes for one phone, as the server has it. */
const pause = 60

/** Has a code sent to a phone, and counts down until another may be asked for. */
export function SendCode({ send, onOutcome }: SendCodeProps) {
  const t = useText()
  const [sending, setSending] = useState(false)
  const [left, wait] = useCountdown()

  async function ask() {
    const sent = send()
    if (!sent) return
    setSending(true)
    try {
      await sent
      wait(pause)
      onOutcome(null)
    } catch (error) {
      const failure = error instanceof HttpFailure ? error : null
      // A few seconds are worth counting, a day is not.
      if (failure?.retryAfter && failure.retryAfter <= pause) wait(failure.retryAfter)
      onOutcome(failure?.message ?? '验证码没有发送成功，请重试')
    } finally {
      setSending(false)
    }
  }

  return (
    <Button size="lg" loading={sending} disabled={left > 0} onClick={() => void ask()}>
      {left > 0 ? t('{{seconds}} 秒后可重新发送', { seconds: left }) : t('发送验证码')}
    </Button>
  )
}

/** Seconds left, and the way to begin. By the clock, so that a page that slept counts rightly. */
function useCountdown() {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(() => performance.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setNow(performance.now()), 1000)
    return () => clearTimeout(timer)
  }, [left])
  const wait = (seconds: number) => {
    const at = performance.now()
    setNow(at)
    setUntil(at + seconds * 1000)
  }
  return [left, wait] as const
}
