import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Asked } from '#workbench/engine/asked.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { OwnFeesView } from './my-fee/own-fees-view.tsx'
import { ownFeesQuery } from './my-fee/queries.ts'

/** 我的缴费: what a student owes, pays it at a payment service, and sees what became of each order. */
export function Screen() {
  const { t } = useTranslation()
  const query = useQuery(ownFeesQuery)
  return (
    <Stack>
      <PageHeader title={t('我的缴费')} />
      <Asked query={query}>{(own) => <OwnFeesView own={own} />}</Asked>
    </Stack>
  )
}
