import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { registrationCalls } from '#domain/records/registration/calls.ts'
import { registration } from '#domain/records/registration/registration.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Students } from './registration-handle/students.tsx'

/** 注册办理: who of one's students has reported and is registered in a term, and who is not. */
export function Screen() {
  const { t } = useTranslation()
  const [batchId, setBatchId] = useState<string>()
  const query = useQuery({
    queryKey: [registration.name, 'counts', batchId],
    queryFn: () => ask(registrationCalls.counts, batchId ? { batchId } : {}),
    placeholderData: (before) => before,
  })
  return (
    <>
      <PageHeader title={t('注册办理')} />
      <Asked query={query}>
        {(found) =>
          found.batchId ? (
            <Students key={found.batchId} found={found} batchId={found.batchId} onBatch={setBatchId} />
          ) : (
            <Stack>
              <Card>
                <Empty
                  title={t('还没有开放的注册批次')}
                  description={t('管理员开放注册批次后，您负责的学生会列在这里。')}
                />
              </Card>
            </Stack>
          )
        }
      </Asked>
    </>
  )
}
