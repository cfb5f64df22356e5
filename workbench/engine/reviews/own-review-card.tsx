import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { reviewStates } from '#domain/system/field-review.ts'
import type { OwnReview } from '#domain/system/field-reviews/calls.ts'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { AskedChanges } from './asked-changes.tsx'
import { reviewsKey, withdraw } from './calls.ts'

interface OwnReviewCardProps {
  readonly resource: AnyResource
  readonly review: OwnReview
}

/** A change that the reader has asked for, and how it stands; while nobody has decided, it may be taken back. */
export function OwnReviewCard({ resource, review }: OwnReviewCardProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const confirm = useConfirm()
  const taking = useMutation({
    mutationFn: () => withdraw(review.id),
    onSuccess: () => toast.success(t('已撤回')),
    onSettled: () => queries.invalidateQueries({ queryKey: reviewsKey }),
  })
  const ask = async () => {
    const sure = await confirm({
      title: t('撤回这次修改？'),
      text: t('撤回后原信息不变，需要时可以重新提交。'),
      confirmText: t('撤回'),
    })
    if (sure) taking.mutate()
  }
  return (
    <Card
      title={t('{{time}} 提交的修改', { time: review.createdAt })}
      extra={
        <>
          <StateTag of={reviewStates} code={review.state} />
          {review.state === 'pending' && (
            <Button size="sm" loading={taking.isPending} onClick={() => void ask()}>
              {t('撤回')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <AskedChanges resource={resource} changes={review.changes} proof={review.proof} />
        {review.reason && (
          <p>
            {t('审核意见')}：{review.reason}
          </p>
        )}
      </Stack>
    </Card>
  )
}
