import { useEffect, useState } from 'react'
import { useText } from '#design-system/text/text.tsx'

const twoDigits = (count: number) => `${count}`.padStart(2, '0')

/** How long it is until another try, by the second. It is not read out as it ticks. */
export function Countdown({ seconds }: { readonly seconds: number }) {
  const t = useText()
  const [until] = useState(() => performance.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [until])
  if (left === 0) return <span>{t('现在可以重试了')}</span>
  const time = `${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}`
  return <span aria-live="off">{t('还需等待 {{time}}', { time })}</span>
}
