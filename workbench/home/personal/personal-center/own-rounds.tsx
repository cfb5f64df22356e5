import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#design-system/button/button.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { ownTeacherInfoCalls } from '#domain/base/info-rounds/calls.ts'
import { RoundNotice } from '#workbench/engine/rounds/round-notice.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const roundsQuery = queryOptions({
  queryKey: ['base.teacher-info-turn', 'mine'],
  queryFn: () => ask(ownTeacherInfoCalls.rounds, undefined, { quiet: true }),
})

/** Rounds in which somebody on the staff confirms that what the college has on its books of them is right. */
export function OwnRounds() {
  const { t } = useTranslation()
  const { data = [] } = useQuery(roundsQuery)
  const { confirm, busy } = useConfirm()
  return data.map((round) => (
    <RoundNotice
      key={round.id}
      round={round}
      waiting={(deadline) => t('请在 {{deadline}} 前核对本人信息，有误的先修改，再确认', { deadline })}
      late={(deadline) => t('已于 {{deadline}} 截止，请联系所属部门延期', { deadline })}
      action={
        <Button variant="solid" size="sm" loading={busy} onClick={() => confirm(round.id)}>
          {t('确认信息无误')}
        </Button>
      }
    />
  ))
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
