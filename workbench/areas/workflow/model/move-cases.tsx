import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { List } from '#design-system/list/list.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Progress } from '#design-system/progress/progress.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { Page } from '#domain/kernel/page.ts'
import { heard } from '#domain/kernel/phrase.ts'
import type { Design } from '#domain/workflow/model-calls.ts'
import { type Movable, mostMoved } from '#domain/workflow/moving-calls.ts'
import { caseStates } from '#domain/workflow/words.ts'
import { inPortions } from '#workbench/engine/approval/in-portions.ts'
import { useForgetCases } from '#workbench/engine/approval/use-forget-cases.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { sentOnce } from '#workbench/http/sent-once.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { movableQuery, moveMany } from './calls.ts'

const size = 200

interface MoveCasesProps {
  readonly design: Pick<Design, 'id' | 'version'>
  readonly onClose: () => void
}

/** Which running cases could go by the latest version and which could not, before those that fit are moved to it. */
export function MoveCases({ design, onClose }: MoveCasesProps) {
  const { t } = useTranslation()
  const [current, setCurrent] = useState(1)
  const query = useQuery(movableQuery(design.id, design.version, current, size))
  const forget = useForgetCases()
  const [once] = useState(() => sentOnce())
  const [sent, setSent] = useState(0)
  const fitting = query.data?.records.filter(({ reasons }) => reasons.length === 0) ?? []
  const moving = useMutation({
    mutationFn: () =>
      inPortions(
        fitting.map(({ id }) => id),
        mostMoved,
        (ids) => once({ ids }, (headers) => moveMany(ids, headers)),
        setSent,
      ),
    onSuccess: (answers) => {
      const done = answers.reduce((sum, each) => sum + each.done, 0)
      const failed = answers.reduce((sum, each) => sum + each.failed.length, 0)
      if (failed > 0) toast.warning(t('{{done}} 条已换版本，{{failed}} 条刚被办理，未换', { done, failed }))
      else toast.success(t('{{count}} 条已换到第 {{version}} 版', { count: done, version: design.version }))
    },
    onSettled: async () => {
      await forget()
      setSent(0)
    },
  })
  return (
    <Dialog
      open
      size="lg"
      title={t('运行中的流程换到第 {{count}} 版', { count: design.version })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('关闭')}</Button>
          <Button
            variant="solid"
            disabled={fitting.length === 0}
            loading={moving.isPending}
            onClick={() => moving.mutate()}
          >
            {t('换版本（{{count}} 条）', { count: fitting.length })}
          </Button>
        </>
      }
    >
      {moving.isPending && (
        <Progress
          label={t('正在换版本')}
          value={sent}
          max={fitting.length}
          figure={`${sent} / ${fitting.length}`}
        />
      )}
      <Asked query={query}>{(page) => <Preview page={page} onTurn={setCurrent} />}</Asked>
    </Dialog>
  )
}

interface PreviewProps {
  readonly page: Page<Movable>
  readonly onTurn: (current: number) => void
}

function Preview({ page: { records, total, current }, onTurn }: PreviewProps) {
  const { t } = useTranslation()
  if (total === 0) return <Empty title={t('没有按旧版本运行的流程')} />
  const stuck = records.filter(({ reasons }) => reasons.length > 0).length
  return (
    <Stack>
      <Alert tone={stuck > 0 ? 'warning' : 'info'}>
        {t(
          '共 {{total}} 条按旧版本运行。本页可以换 {{fit}} 条，不能换 {{stuck}} 条；不能换的按原版本办完。',
          {
            total,
            fit: records.length - stuck,
            stuck,
          },
        )}
      </Alert>
      <List
        label={t('按旧版本运行的流程')}
        items={records.map(({ id, title, state, version, step, reasons }) => ({
          id,
          title,
          description: [
            t('第 {{count}} 版', { count: version }),
            step && t(step),
            reasons.length > 0
              ? t('不能换：{{why}}', { why: reasons.map((why) => t(heard(why))).join('；') })
              : t('可以换'),
          ]
            .filter(Boolean)
            .join(' · '),
          meta: <StateTag of={caseStates} code={state} look="dot" />,
        }))}
      />
      {total > size && (
        <Pagination current={current} size={size} total={total} onChange={(next) => onTurn(next.current)} />
      )}
    </Stack>
  )
}
