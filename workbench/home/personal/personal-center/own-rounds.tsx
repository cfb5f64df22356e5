import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { type OwnTeacherRound, ownTeacherInfoCalls } from '#domain/base/info-rounds/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const roundsQuery = queryOptions({
  queryKey: ['base.teacher-info-turn', 'mine'],
  queryFn: () => ask(ownTeacherInfoCalls.rounds, undefined, { quiet: true }),
})

/** Rounds in which somebody on the staff confirms that what the college has on its books of them is right. */
export function OwnRounds() {
  const { data = [] } = useQuery(roundsQuery)
  return data.map((round) => <OwnRound key={round.id} round={round} />)
}

const tones = { ahead: 'info', waiting: 'info', late: 'danger', done: 'success', exempt: 'success' } as const

function OwnRound({ round }: { readonly round: OwnTeacherRound }) {
  const { t } = useTranslation()
  const { id, name, standing, note, finishedAt } = round
  const { confirm, busy } = useConfirm()
  const deadline = round.deadline.slice(0, 16)
  const said = {
    ahead: t('即将开始'),
    waiting: t('请在 {{deadline}} 前核对本人信息，有误的先修改，再确认', { deadline }),
    late: t('已于 {{deadline}} 截止，请联系所属部门延期', { deadline }),
    done: t('已于 {{time}} 确认', { time: finishedAt?.slice(0, 16) ?? '' }),
    exempt: t('免于核对'),
  }[standing]
  return (
    <Alert
      tone={tones[standing]}
      title={name}
      {...(standing === 'waiting' && {
        action: (
          <Button variant="solid" size="sm" loading={busy} onClick={() => confirm(id)}>
            {t('确认信息无误')}
          </Button>
        ),
      })}
    >
      {said}
      {standing === 'waiting' && note && <p>{note}</p>}
    </Alert>
  )
}

/** Confirms one's record for one round. What is lacking is said by the server. */
function useConfirm() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => ask(ownTeacherInfoCalls.confirm, { id }, { quiet: true }),
    onSuccess: () => toast.success(t('已确认，感谢核对')),
    onError: (error) => toast.error(t(error.message)),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: roundsQuery.queryKey })
      void queries.invalidateQueries({ queryKey: ['todos'] })
    },
  })
  return { confirm: mutate, busy: isPending }
}
