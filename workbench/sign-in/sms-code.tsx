import { useEffect, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useText } from '#design-system/text/text.tsx'
import { HttpFailure } from '#workbench/http/failure.ts'

interface SendCodeProps {
  /** Asks the server to send one; a failure is told to `onFault`. */
  readonly send: () => Promise<unknown>
  readonly disabled?: boolean
  readonly onSent: () => void
  readonly onFault: (message: string) => void
}

/** Seconds between two codes for one phone. */
const pause = 60

/** Asks for a code by short message, and again after a minute. */
export function SendCode({ send, disabled, onSent, onFault }: SendCodeProps) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  const ask = async () => {
    setBusy(true)
    try {
      await send()
      setLeft(pause)
      onSent()
    } catch (failure) {
      onFault(failure instanceof HttpFailure ? failure.message : '验证码没有发出，请重试')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="lg" disabled={disabled || left > 0} loading={busy} onClick={ask}>
      {left > 0 ? t('{{count}} 秒后重发', { count: left }) : t('获取验证码')}
    </Button>
  )
}
