import type { TFunction } from 'i18next'
import type { Column } from '#design-system/data-table/column.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { reviewStates } from '#domain/system/field-review.ts'
import type { Review } from '#domain/system/field-reviews/calls.ts'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { AskedChanges } from './asked-changes.tsx'

/** Whose row, and from what to what; of those that were decided also how, why, by whom and when. */
export const columnsOf = (
  resource: AnyResource,
  pending: boolean,
  t: TFunction,
): readonly Column<Review>[] => [
  { key: 'title', title: t(resource.label), width: 120, cell: ({ title }) => title },
  {
    key: 'changes',
    title: t('修改内容'),
    cell: ({ changes, proof }) => <AskedChanges resource={resource} changes={changes} proof={proof} />,
  },
  { key: 'createdAt', title: t('提交时间'), width: 184, cell: ({ createdAt }) => createdAt },
  ...(pending ? [] : decided(t)),
]

const decided = (t: TFunction): readonly Column<Review>[] => [
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
