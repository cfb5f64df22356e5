import { CircleAlert, CircleCheck, CircleX, DoorOpen } from 'lucide-react'
import { type CSSProperties, type MouseEvent, type Ref, useId, useState } from 'react'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { relayButton } from '#styled-system/recipes/index.js'
import { useHold } from './use-hold.ts'

export type RelayState = 'ready' | 'sending' | 'unconfirmed' | 'opened' | 'refused'

const results = {
  unconfirmed: [CircleAlert, '指令已发送，设备不回报结果'],
  opened: [CircleCheck, '门已打开'],
  refused: [CircleX, '没有打开'],
} as const

export interface RelayButtonProps {
  readonly label: string
  /** What became of the last command. A relay without an answer is `unconfirmed`, never `opened`. */
  readonly state?: RelayState
  /** Why it was refused. */
  readonly reason?: string
  readonly disabled?: boolean
  /** Held to the end. While `sending` nothing more is sent. */
  readonly onOpen: () => void
  /** Milliseconds. */
  readonly holdFor?: number
  readonly ref?: Ref<HTMLButtonElement>
}

/** Opens a door, and only for one who means it: it must be held down. */
export const RelayButton = ({
  label,
  state = 'ready',
  reason,
  disabled,
  onOpen,
  holdFor = 800,
  ref,
}: RelayButtonProps) => {
  const t = useText()
  const hint = useId()
  const sending = state === 'sending'
  const [asked, setAsked] = useState(false)
  const { held, events } = useHold(holdFor, !disabled && !sending, onOpen)
  // A screen reader presses without holding: it is asked once more instead.
  const press = ({ detail }: MouseEvent) => {
    if (detail !== 0 || disabled || sending) return
    if (asked) onOpen()
    setAsked(!asked)
  }
  const style = relayButton()
  const result = state === 'ready' || sending ? undefined : results[state]
  const Icon = result?.[0]
  return (
    <div className={style.root}>
      <button
        ref={ref}
        type="button"
        className={style.button}
        aria-disabled={disabled || sending || undefined}
        aria-describedby={hint}
        style={{ '--hold': `${holdFor}ms` } as CSSProperties}
        onClick={press}
        {...events}
      >
        {held && <span className={style.sweep} aria-hidden />}
        <span className={style.label}>
          {sending ? <Spinner size="sm" /> : <DoorOpen aria-hidden />}
          {label}
        </span>
      </button>
      <span id={hint} className={style.said} role="status" data-state={asked || held ? undefined : state}>
        {held ? (
          t('请按住，松开取消')
        ) : asked ? (
          t('再次确认以打开')
        ) : sending ? (
          t('正在发送指令')
        ) : Icon && result ? (
          <>
            <Icon aria-hidden />
            {state === 'refused' && reason ? `${t(result[1])}：${reason}` : t(result[1])}
          </>
        ) : (
          t('按住 {{seconds}} 秒', { seconds: holdFor / 1000 })
        )}
      </span>
    </div>
  )
}
