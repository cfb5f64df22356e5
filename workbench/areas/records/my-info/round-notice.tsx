import { Alert } from '#design-system/alert/alert.tsx'
import type { OwnInfoRound } from '#domain/records/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const tones = { ahead: 'info', waiting: 'info', late: 'danger', done: 'success', exempt: 'success' } as const

/** A round, and what the student still has to do in it. */
export function RoundNotice({ round }: { readonly round: OwnInfoRound }) {
  const { t } = useTranslation()
  const { name, standing, note, finishedAt } = round
  const deadline = round.deadline.slice(0, 16)
  const said = {
    ahead: t('即将开始'),
    waiting: t('请在 {{deadline}} 前逐项核对并确认', { deadline }),
    late: t('已于 {{deadline}} 截止，请联系辅导员延期', { deadline }),
    done: t('已于 {{time}} 确认', { time: finishedAt?.slice(0, 16) ?? '' }),
    exempt: t('免于核对'),
  }[standing]
  return (
    <Alert tone={tones[standing]} title={name}>
      {said}
      {standing === 'waiting' && note && <p>{note}</p>}
    </Alert>
  )
}
