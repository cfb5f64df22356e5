import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Review } from '#domain/system/field-reviews/calls.ts'
import { Related } from '#workbench/engine/detail/related.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { AskedChanges } from './asked-changes.tsx'

interface PassDialogProps {
  readonly resource: AnyResource
  readonly reviews: readonly Review[]
  readonly busy: boolean
  readonly onPass: () => void
  readonly onRefuse: () => void
  readonly onClose: () => void
}

/** What is about to be written, from what to what, who asked for it and on whose row, before anybody says yes. */
export function PassDialog({ resource, reviews, busy, onPass, onRefuse, onClose }: PassDialogProps) {
  const { t } = useTranslation()
  const [only] = reviews
  const isOne = reviews.length === 1
  return (
    <Dialog
      open
      size={isOne ? 'md' : 'lg'}
      title={
        isOne
          ? t('{{action}}：{{name}}', { action: t('审核修改'), name: only?.title ?? '' })
          : t('通过 {{count}} 条修改', { count: reviews.length })
      }
      description={t('请与证件或证明材料核对。通过后立即写入档案，原值保留在变更记录里，可以恢复。')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button onClick={onRefuse}>{t('退回')}</Button>
          <Button variant="solid" loading={busy} onClick={onPass}>
            {isOne ? t('核对无误，通过') : t('核对无误，通过 {{count}} 条', { count: reviews.length })}
          </Button>
        </>
      }
    >
      <Stack>
        {reviews.map((review) => (
          <Card key={review.id} title={review.title}>
            <Stack>
              <AskedChanges resource={resource} changes={review.changes} proof={review.proof} />
              <Descriptions
                columns={2}
                items={[
                  { label: t('提交人'), value: review.by },
                  { label: t('提交时间'), value: review.createdAt },
                  {
                    label: t('档案'),
                    value: (
                      <Related target={resource.name} id={review.rowId}>
                        {t('查看{{label}}详情', { label: t(resource.label) })}
                      </Related>
                    ),
                  },
                ]}
              />
            </Stack>
          </Card>
        ))}
      </Stack>
    </Dialog>
  )
}
