import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { caseAsks } from '#domain/workflow/case-asks.ts'
import type { NoticeShown } from '#domain/workflow/notice-calls.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { Asking } from '#workbench/engine/asking/asking.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { casesKey, noticesQuery, objectToNotice } from './calls.ts'
import { CaseFacts } from './case-facts.tsx'
import { NoticeCounting } from './deadline-counting.tsx'

const size = 10

/** 公示: cases that stand before everybody, with what is shown of them, and where one may object. */
export function Notices() {
  const { t } = useTranslation()
  const [current, setCurrent] = useState(1)
  const [objecting, setObjecting] = useState<NoticeShown>()
  const query = useQuery(noticesQuery({ current, size }))
  return (
    <Asked query={query}>
      {({ records, total }) =>
        records.length === 0 ? (
          <Empty title={t('目前没有公示')} />
        ) : (
          <Stack>
            {records.map((notice) => (
              <Notice
                key={`${notice.id} ${notice.step}`}
                notice={notice}
                onObject={() => setObjecting(notice)}
              />
            ))}
            {total > size && (
              <Pagination
                current={current}
                size={size}
                total={total}
                onChange={(page) => setCurrent(page.current)}
              />
            )}
            {objecting && <Objection notice={objecting} onClose={() => setObjecting(undefined)} />}
          </Stack>
        )
      }
    </Asked>
  )
}

function Notice({ notice, onObject }: { readonly notice: NoticeShown; readonly onObject: () => void }) {
  const { t } = useTranslation()
  const { process, title, student, until, counted, resource, row, objection } = notice
  const heading = [t(process), t(title), student].filter(Boolean).join(' · ')
  return (
    <Card
      title={heading}
      extra={
        objection === 'may' ? (
          <Button size="sm" onClick={onObject}>
            {t('提出异议')}
          </Button>
        ) : (
          objection === 'made' && <Tag tone="info">{t('已提出异议')}</Tag>
        )
      }
    >
      <Stack>
        <p>{t('公示至 {{time}}', { time: until.slice(0, 16) })}</p>
        <NoticeCounting counted={counted} due={until} />
        <CaseFacts resource={resource} row={row} />
      </Stack>
    </Card>
  )
}

function Objection({ notice, onClose }: { readonly notice: NoticeShown; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: objectToNotice,
    onSettled: () => queries.invalidateQueries({ queryKey: casesKey }),
  })
  return (
    <Asking
      resource={{ name: 'workflow.case' }}
      action={caseAsks.object}
      title={t('{{action}}：{{name}}', { action: t(caseAsks.object.label), name: t(notice.title) })}
      send={async ({ text }) => {
        await mutateAsync({ id: notice.id, step: notice.step, text: String(text) })
        toast.success(t('已提出异议，处理后会通知您'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
