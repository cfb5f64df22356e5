import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { student } from '#domain/base/student.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { ownReviewsQuery } from '#workbench/engine/reviews/calls.ts'
import { OwnReviewCard } from '#workbench/engine/reviews/own-review-card.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ownRecordQuery, ownRoundsQuery } from './my-info/queries.ts'
import { Record } from './my-info/record.tsx'

/** 我的信息: what the college has on its books of the student, to be put right and, while a round runs, confirmed. */
export function Screen() {
  const { t } = useTranslation()
  const record = useQuery(ownRecordQuery)
  const rounds = useQuery(ownRoundsQuery)
  return (
    <Stack>
      <PageHeader
        title={t('我的信息')}
        description={t('请核对学校登记的信息；须审核的修改由辅导员审核后生效。')}
      />
      <Asked query={rounds}>
        {(known) => <Asked query={record}>{(own) => <Record record={own} rounds={known} />}</Asked>}
      </Asked>
      {record.data && <Reviews rowId={record.data.row.id} />}
    </Stack>
  )
}

function Reviews({ rowId }: { readonly rowId: string }) {
  const { data = [] } = useQuery(ownReviewsQuery(student.name, rowId))
  return data.map((review) => <OwnReviewCard key={review.id} resource={student} review={review} />)
}
