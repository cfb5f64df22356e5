import { useQuery } from '@tanstack/react-query'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { graduateAudit } from '#domain/records/graduation/audit.ts'
import { graduationCalls } from '#domain/records/graduation/calls.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { Audits } from './graduate-audit/audits.tsx'

/** 毕业资格审核: of one batch who meets the conditions and who does not, and what is to become of each. */
export function Screen() {
  const { t } = useTranslation()
  const [batchId, setBatchId] = useAsked('batch')
  const query = useQuery({
    queryKey: [graduateAudit.name, 'counts', batchId],
    queryFn: () => ask(graduationCalls.counts, batchId ? { batchId } : {}),
    placeholderData: (before) => before,
  })
  return (
    <Stack>
      <PageHeader title={t('毕业资格审核')} />
      <Asked query={query}>
        {(found) =>
          found.batchId ? (
            <Audits key={found.batchId} found={found} batchId={found.batchId} onBatch={setBatchId} />
          ) : (
            <Card>
              <Empty
                title={t('还没有毕业审核名单')}
                description={t('学校在毕业审核批次中生成名单后，学生会列在这里。')}
              />
            </Card>
          )
        }
      </Asked>
    </Stack>
  )
}
