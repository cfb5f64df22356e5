import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { type OwnRecord as OwnRecordFacts, ownRecordCalls } from '#domain/system/own-record/calls.ts'
import { withProof } from '#domain/system/own-record/with-proof.ts'
import { FormDrawer } from '#workbench/engine/form-drawer.tsx'
import { ownReviewsQuery, reviewsKey } from '#workbench/engine/reviews/calls.ts'
import { OwnReviewCard } from '#workbench/engine/reviews/own-review-card.tsx'
import { sectionsOf } from '#workbench/engine/values.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useDeclared } from '#workbench/portal/declared/use-declared.ts'

const recordQuery = queryOptions({
  queryKey: ['personal-center', 'record'],
  queryFn: () => ask(ownRecordCalls.record, undefined, { quiet: true }),
})

/** What the college has on its books of who sits here, to be put right: some of it at once, some once it is reviewed. */
export function OwnRecord() {
  const { t } = useTranslation()
  const { data, isPending, error, isFetching, refetch } = useQuery(recordQuery)
  const resource = useDeclared(data?.resource ?? '')
  if (data && resource) return <Record resource={resource} record={data} />
  return (
    <Card title={t('修改本人信息')} loading={isPending || (data && !resource)}>
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
  readonly record: OwnRecordFacts
}

function Record({ resource, record: { row, access, proofs } }: RecordProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [at, setAt] = useState(0)
  const [open, setOpen] = useState(false)
  const { data: reviews = [] } = useQuery(ownReviewsQuery(resource.name, row.id))
  const mayChange = (name: string) => access[name] === 'write' || access[name] === 'review'
  const sections = sectionsOf(resource)
    .map(([title, names]) => [title, names.filter(mayChange)] as const)
    .filter(([, names]) => names.length > 0)
    .concat(proofs.length > 0 ? [['证明材料', ['proof']]] : [])
  const asked = useMemo(() => withProof(resource), [resource])
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
          <OwnReviewCard key={review.id} resource={resource} review={review} />
        ))}
      </Stack>
      <FormDrawer
        key={at}
        open={open}
        title={t('修改本人信息')}
        resource={asked}
        row={row}
        sections={sections}
        access={access}
        send={(body, headers) => ask(ownRecordCalls.change, body, { headers, quiet: true })}
        onSaved={renew}
        onClose={() => setOpen(false)}
      />
    </Card>
  )
}
