import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import type { Column } from '#design-system/data-table/column.ts'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { Toolbar } from '#design-system/toolbar/toolbar.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { fieldReview, reviewStates, turningDown } from '#domain/system/field-review.ts'
import type { Decided, Review } from '#domain/system/field-reviews/calls.ts'
import { Asking } from '#workbench/engine/asking/asking.tsx'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import type { Values } from '#workbench/engine/values.ts'
import { AskedChanges } from './asked-changes.tsx'
import { pass, reviewsKey, reviewsQuery, turnDown } from './calls.ts'

export interface ReviewsProps {
  readonly resource: AnyResource
  readonly state: 'pending' | 'handled'
}

const size = 20

/** What waits for a decision about rows of a resource, or what was decided: from what to what, passed or refused. */
export function Reviews({ resource, state }: ReviewsProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [current, setCurrent] = useState(1)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [refusing, setRefusing] = useState<readonly string[]>([])
  const query = useQuery({
    ...reviewsQuery(resource.name, state, current, size),
    placeholderData: keepPreviousData,
  })
  const decision = useMutation({
    mutationFn: ({ ids, answers }: { ids: readonly string[]; answers?: Values }) =>
      answers ? turnDown(ids, answers) : pass(ids),
    onSuccess: ({ done, failed }: Decided) => {
      if (done > 0) toast.success(t('已处理 {{count}} 条', { count: done }))
      for (const { message } of failed) toast.error(t(message))
      setRefusing([])
      setChosen(new Set())
    },
    // What is wrong with a refusal is said in its form.
    onError: (error, { answers }) => answers || toast.error(t(error.message)),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: reviewsKey })
      void queries.invalidateQueries({ queryKey: [resource.name] })
    },
  })
  const pending = state === 'pending'
  const rows = query.data?.records ?? []
  const columns: readonly Column<Review>[] = [
    { key: 'title', title: t(resource.label), width: 120, cell: ({ title }) => title },
    {
      key: 'changes',
      title: t('修改内容'),
      cell: ({ changes }) => <AskedChanges resource={resource} changes={changes} />,
    },
    { key: 'createdAt', title: t('提交时间'), width: 184, cell: ({ createdAt }) => createdAt },
    ...(pending ? [] : handled()),
  ]

  const acts = ({ id, own }: Review) =>
    own ? (
      t('须由他人审核')
    ) : (
      <>
        <Button
          variant="ghost"
          size="sm"
          loading={decision.isPending}
          onClick={() => decision.mutate({ ids: [id] })}
        >
          {t('通过')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setRefusing([id])}>
          {t('退回')}
        </Button>
      </>
    )

  function handled(): readonly Column<Review>[] {
    return [
      {
        key: 'state',
        title: t('审核状态'),
        width: 110,
        cell: ({ state }) => <StateTag of={reviewStates} code={state} />,
      },
      { key: 'reason', title: t('审核意见'), width: 180, cell: ({ reason }) => reason },
      { key: 'reviewer', title: t('审核人'), width: 110, cell: ({ reviewer }) => reviewer },
      { key: 'reviewedAt', title: t('审核时间'), width: 184, cell: ({ reviewedAt }) => reviewedAt },
    ]
  }

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
            loading={decision.isPending}
            onClick={() => decision.mutate({ ids: [...chosen] })}
          >
            {t('通过所选 {{count}} 条', { count: chosen.size })}
          </Button>
          <Button onClick={() => setRefusing([...chosen])}>{t('退回所选')}</Button>
        </Toolbar>
      )}
      <DataTable
        label={t('信息更新审核')}
        columns={columns}
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
