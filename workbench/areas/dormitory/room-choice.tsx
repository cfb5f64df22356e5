import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Asked } from '#workbench/engine/asked.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Choice } from './room-choice/choice.tsx'
import { offerQuery } from './room-choice/queries.ts'

/** 新生选房: a student looks at the rooms that are theirs to choose from, takes a bed, and confirms it in time. */
export function Screen() {
  const { t } = useTranslation()
  const [quotaId, setQuotaId] = useState<string>()
  const query = useQuery(offerQuery(quotaId))
  return (
    <Stack>
      <PageHeader title={t('新生选房')} description={query.data?.quota?.name} />
      <Asked query={query}>
        {(offer) => <Choice offer={offer} at={query.dataUpdatedAt} onQuota={setQuotaId} />}
      </Asked>
    </Stack>
  )
}
