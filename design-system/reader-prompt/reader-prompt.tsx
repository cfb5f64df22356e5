import { CircleCheck, CircleX, CreditCard, IdCard } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useEffectEvent } from 'react'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { readerPrompt } from '#styled-system/recipes/index.js'

export type ReaderState = 'waiting' | 'reading' | 'ok' | 'failed'

const words = {
  card: {
    waiting: ['请刷校园卡', '将卡片平放在读卡区'],
    reading: ['正在读卡', '请不要移开卡片'],
    ok: ['读卡成功', '请取走卡片'],
    failed: ['读卡失败', '请重新放置卡片'],
  },
  id: {
    waiting: ['请放置身份证', '将证件平放在读卡区'],
    reading: ['正在读取证件', '请不要移开证件'],
    ok: ['读取成功', '请取走证件'],
    failed: ['读取失败', '请重新放置证件'],
  },
} as const

export interface ReaderPromptProps {
  readonly kind: 'card' | 'id'
  readonly state: ReaderState
  /** Whose card it was, or why it could not be read. */
  readonly detail?: string
  /** For a sound: called once whenever another state begins. */
  readonly onCue?: (state: ReaderState) => void
  readonly action?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** Tells the person at the desk what to do with the card, in letters that are read from two metres away. */
export const ReaderPrompt = ({ kind, state, detail, onCue, action, ref }: ReaderPromptProps) => {
  const t = useText()
  const cue = useEffectEvent((begun: ReaderState) => onCue?.(begun))
  useEffect(() => cue(state), [state])
  const style = readerPrompt({ state })
  const [title, usual] = words[kind][state]
  const Card = kind === 'id' ? IdCard : CreditCard
  return (
    <div ref={ref} className={style.root}>
      <span className={style.picture}>
        {state === 'ok' ? (
          <CircleCheck aria-hidden />
        ) : state === 'failed' ? (
          <CircleX aria-hidden />
        ) : state === 'reading' ? (
          <Spinner size="lg" />
        ) : (
          <Card aria-hidden />
        )}
      </span>
      <div className={style.words} role={state === 'failed' ? 'alert' : 'status'}>
        <p className={style.title}>{t(title)}</p>
        <p className={style.detail}>{detail ?? t(usual)}</p>
      </div>
      {action && <div className={style.action}>{action}</div>}
    </div>
  )
}
