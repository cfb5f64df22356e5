import type { ReactNode } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import type { OwnRound } from '#domain/kits/rounds/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const tones = { ahead: 'info', waiting: 'info', late: 'danger', done: 'success', exempt: 'success' } as const

interface RoundNoticeProps {
  readonly round: OwnRound
  /** What is said while it waits, and once it is late, of the deadline to the minute. */
  readonly waiting: (deadline: string) => string
  readonly late: (deadline: string) => string
  /** Offered while it waits. */
  readonly action?: ReactNode
}

/** A round, and what one of its people still has to do in it. */
export function RoundNotice({ round, waiting, late, action }: RoundNoticeProps) {
  const { t } = useTranslation()
  const { name, standing, note, finishedAt } = round
  const deadline = round.deadline.slice(0, 16)
  const waits = standing === 'waiting'
  const said = {
    ahead: t('即将开始'),
    waiting: waiting(deadline),
    late: late(deadline),
    done: t('已于 {{time}} 确认', { time: finishedAt?.slice(0, 16) ?? '' }),
    exempt: t('免于核对'),
  }[standing]
  return (
    <Alert tone={tones[standing]} title={name} action={waits && action}>
      {said}
      {waits && note && <p>{note}</p>}
    </Alert>
  )
}
