import { Ban, CircleAlert, CircleCheck, CirclePause, CircleX, Hourglass, Lock, Unplug } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { deviceStatus } from '#styled-system/recipes/index.js'
import { type DeviceState, deviceStates } from './device-state.ts'

const icons = {
  absent: <Unplug aria-hidden />,
  granted: <CirclePause aria-hidden />,
  opening: <Spinner />,
  handshaking: <Spinner />,
  online: <CircleCheck aria-hidden />,
  degraded: <CircleAlert aria-hidden />,
  lost: <CircleX aria-hidden />,
  backOff: <Hourglass aria-hidden />,
  taken: <Lock aria-hidden />,
  refused: <Ban aria-hidden />,
} satisfies Record<DeviceState, ReactNode>

export interface DeviceStatusProps {
  readonly name: string
  readonly state: DeviceState
  /** In place of the usual advice, when the cause is known: 另一个标签页正在使用。 */
  readonly advice?: string
  /** When it last answered. */
  readonly lastSeen?: Date
  /** Seconds to the next try, while it waits. */
  readonly retryIn?: number
  /** What can be done about it here: a button to choose or to connect. */
  readonly action?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** How a device is, in an icon, a word and, when it is not well, what to do. Changes are read out. */
export const DeviceStatus = ({ name, state, advice, lastSeen, retryIn, action, ref }: DeviceStatusProps) => {
  const t = useText()
  const locale = useLocale()
  const said = deviceStates[state]
  const usual = 'advice' in said ? t(said.advice) : undefined
  const style = deviceStatus({ tone: said.tone })
  const time = new Intl.DateTimeFormat(locale, {
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <div ref={ref} className={style.root}>
      <span className={style.icon}>{icons[state]}</span>
      <div className={style.words}>
        <div role="status">
          <div className={style.line}>
            <span className={style.name}>{name}</span>
            <span className={style.word}>{t(said.word)}</span>
          </div>
          {(advice ?? usual) && <div className={style.advice}>{advice ?? usual}</div>}
        </div>
        {/* Outside the live part: a countdown is not to be read out second by second. */}
        {state === 'backOff' && retryIn !== undefined && (
          <div className={style.seen}>{t('{{seconds}} 秒后重试', { seconds: retryIn })}</div>
        )}
        {lastSeen && state !== 'online' && (
          <div className={style.seen}>{t('最后在线 {{time}}', { time: time.format(lastSeen) })}</div>
        )}
      </div>
      {action && <div className={style.action}>{action}</div>}
    </div>
  )
}
