import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Toolbar } from '#design-system/toolbar/toolbar.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { fieldReview, turningDown } from '#domain/system/field-review.ts'
import type { Review } from '#domain/system/field-reviews/calls.ts'
import { Asking } from '#workbench/engine/asking/asking.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { reviewsQuery } from './calls.ts'
import { columnsOf } from './columns.tsx'
import { PassDialog } from './pass-dialog.tsx'
import { useDecision } from './use-decision.ts'

export interface ReviewsProps {
  readonly resource: AnyResource
  readonly state: 'pending' | 'handled'
}

const size = 20

/** What waits for a decision about rows of a resource, or what was decided: from what to what, passed or refused. */
export function Reviews({ resource, state }: ReviewsProps) {
  const { t } = useTranslation()
  const [current, setCurrent] = useState(1)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [refusing, setRefusing] = useState<readonly string[]>([])
  const [judged, setJudged] = useState<readonly Review[]>([])
  const query = useQuery({
    ...reviewsQuery(resource.name, state, current, size),
    placeholderData: keepPreviousData,
  })
  const decision = useDecision(resource, () => {
    setRefusing([])
    setJudged([])
    setChosen(new Set())
  })
  const pending = state === 'pending'
  const rows = query.data?.records ?? []
  const acts = (review: Review) =>
    review.own ? (
      t('须由他人审核')
    ) : (
      <Button variant="ghost" size="sm" onClick={() => setJudged([review])}>
        {t('审核')}
      </Button>
    )

  if (query.error && !query.data)
    return (
      <Empty
        title={t('没有取到内容')}
        description={t(query.error.message)}
        action={
          <Button loading={query.isFetching} onClick={() => void query.refetch()}>
            {t('重试')}
          </Button>
        }
      />
    )
  return (
    <Stack>
      {chosen.size > 0 && (
        <Toolbar label={t('批量审核')}>
          <Button
            variant="solid"
            onClick={() => setJudged(rows.filter(({ id, own }) => chosen.has(id) && !own))}
          >
            {t('通过所选 {{count}} 条', { count: chosen.size })}
          </Button>
          <Button onClick={() => setRefusing([...chosen])}>{t('退回所选')}</Button>
        </Toolbar>
      )}
      <DataTable
        label={t('信息更新审核')}
        columns={columnsOf(resource, pending, t)}
        rows={rows}
        rowKey={({ id }) => id}
        loading={query.isPending}
        empty={
          <Empty
            title={pending ? t('没有待审核的修改') : t('还没有审核记录')}
            description={t('有人提交需要审核的修改后，会出现在这里。')}
          />
        }
        {...(pending && { rowActions: acts, selection: chosen, onSelectionChange: setChosen })}
      />
      {(query.data?.total ?? 0) > size && (
        <Pagination
          simple
          current={current}
          size={size}
          total={query.data?.total ?? 0}
          onChange={(page) => setCurrent(page.current)}
        />
      )}
      {judged.length > 0 && refusing.length === 0 && (
        <PassDialog
          resource={resource}
          reviews={judged}
          busy={decision.isPending}
          onPass={() => decision.mutate({ ids: judged.map(({ id }) => id) })}
          onRefuse={() => setRefusing(judged.map(({ id }) => id))}
          onClose={() => setJudged([])}
        />
      )}
      {refusing.length > 0 && (
        <Asking
          resource={fieldReview}
          action={turningDown}
          title={t('退回 {{count}} 条修改', { count: refusing.length })}
          send={(answers) => decision.mutateAsync({ ids: refusing, answers })}
          onClose={() => setRefusing([])}
        />
      )}
    </Stack>
  )
}
