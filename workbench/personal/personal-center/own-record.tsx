import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { resourceNamed } from '#domain/index.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import { reviewStates } from '#domain/system/field-review.ts'
import { http } from '#workbench/http/http.ts'
import { FormDrawer } from '#workbench/resource/form-drawer.tsx'
import type { AnyRow } from '#workbench/resource/row.ts'
import { sectionsOf } from '#workbench/resource/values.ts'
import { AskedChanges } from '#workbench/reviews/asked-changes.tsx'
import { type OwnReview, ownReviewsQuery, reviewsKey, withdraw } from '#workbench/reviews/calls.ts'

interface OwnRecord {
  readonly resource: string
  readonly row: AnyRow
  readonly access: Readonly<Record<string, FieldAccess>>
}

const recordQuery = queryOptions({
  queryKey: ['personal-center', 'record'],
  queryFn: () => http<OwnRecord>('base/sysUser/myRecord', { quiet: true }),
})

/** What the college has on its books of who sits here, to be put right: some of it at once, some once it is reviewed. */
export function OwnRecord() {
  const { t } = useTranslation()
  const { data, isPending, error, isFetching, refetch } = useQuery(recordQuery)
  const resource = resourceNamed(data?.resource ?? '')
  if (data && resource) return <Record resource={resource} record={data} />
  return (
    <Card title={t('修改本人信息')} loading={isPending}>
      {error && (
        <Alert
          tone="danger"
          action={
            <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
              {t('重试')}
            </Button>
          }
        >
          {t(error.message)}
        </Alert>
      )}
    </Card>
  )
}

interface RecordProps {
  readonly resource: AnyResource
  readonly record: OwnRecord
}

function Record({ resource, record: { row, access } }: RecordProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [at, setAt] = useState(0)
  const [open, setOpen] = useState(false)
  const { data: reviews = [] } = useQuery(ownReviewsQuery(resource.name, row.id))
  const mayChange = (name: string) => access[name] === 'write' || access[name] === 'review'
  const sections = sectionsOf(resource)
    .map(([title, names]) => [title, names.filter(mayChange)] as const)
    .filter(([, names]) => names.length > 0)
  const renew = () => {
    void queries.invalidateQueries({ queryKey: ['personal-center'] })
    void queries.invalidateQueries({ queryKey: reviewsKey })
  }
  return (
    <Card
      title={t('修改本人信息')}
      extra={
        <Button
          size="sm"
          onClick={() => {
            setAt(at + 1)
            setOpen(true)
          }}
        >
          {t('修改')}
        </Button>
      }
    >
      <Stack>
        <p>{t('联系方式保存后立即生效；姓名、证件等信息提交后由学校审核，通过后生效。')}</p>
        {reviews.map((review) => (
          <Asked key={review.id} resource={resource} review={review} onChanged={renew} />
        ))}
      </Stack>
      <FormDrawer
        key={at}
        open={open}
        title={t('修改本人信息')}
        resource={resource}
        row={row}
        sections={sections}
        access={access}
        send={(kept, changes) =>
          http<AnyRow>('base/sysUser/updateMyRecord', {
            method: 'POST',
            body: { ...changes, id: kept.id, revision: kept.revision },
            quiet: true,
          })
        }
        onSaved={renew}
        onClose={() => setOpen(false)}
      />
    </Card>
  )
}

const tones = { pending: 'info', passed: 'success', refused: 'warning', withdrawn: 'neutral' } as const

interface AskedProps {
  readonly resource: AnyResource
  readonly review: OwnReview
  readonly onChanged: () => void
}

function Asked({ resource, review, onChanged }: AskedProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const taking = useMutation({
    mutationFn: () => withdraw(review.id),
    onSuccess: () => toast.success(t('已撤回')),
    onSettled: onChanged,
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
          <Tag tone={tones[review.state]}>{t(reviewStates.labels[review.state])}</Tag>
          {review.state === 'pending' && (
            <Button size="sm" loading={taking.isPending} onClick={() => void ask()}>
              {t('撤回')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <AskedChanges resource={resource} changes={review.changes} />
        {review.reason && (
          <p>
            {t('审核意见')}：{review.reason}
          </p>
        )}
      </Stack>
    </Card>
  )
}
