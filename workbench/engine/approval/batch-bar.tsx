import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Progress } from '#design-system/progress/progress.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { longText } from '#domain/kernel/fields.ts'
import { heard } from '#domain/kernel/phrase.ts'
import type { DecidedMany, InboxItem } from '#domain/workflow/calls.ts'
import { Asking } from '#workbench/engine/asking/asking.tsx'
import { sentOnce } from '#workbench/http/sent-once.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { decideMany } from './calls.ts'
import { inPortions } from './in-portions.ts'
import { useForgetCases } from './use-forget-cases.ts'

/** As many as the server takes in one call. */
const mostAtOnce = 50

const acts = {
  approve: { label: '批量同意', asks: { comment: longText('审批意见', { max: 500 }) } },
  reject: {
    label: '批量驳回',
    danger: true,
    asks: { comment: longText('驳回原因', { required: true, max: 500 }) },
  },
} as const

interface BatchBarProps {
  readonly items: readonly InboxItem[]
  readonly onDone: () => void
}

/** One decision for several cases, in portions; what was refused is named with the reason, and keeps no other from it. */
export function BatchBar({ items, onDone }: BatchBarProps) {
  const { t } = useTranslation()
  const forget = useForgetCases()
  const [once] = useState(() => sentOnce())
  const [verb, setVerb] = useState<keyof typeof acts>()
  const [sent, setSent] = useState(0)
  const [result, setResult] = useState<DecidedMany>()

  async function send(comment: unknown) {
    if (!verb) return
    const tasks = items.flatMap(({ id, task }) => (task ? [{ id, task }] : []))
    const all = await inPortions(
      tasks,
      mostAtOnce,
      (portion) => {
        const some = { tasks: portion, verb, ...(comment ? { comment: String(comment) } : {}) }
        return once(some, (headers) => decideMany(some, headers))
      },
      setSent,
    ).finally(() => {
      setSent(0)
      return forget()
    })
    setVerb(undefined)
    const failed = all.flatMap((each) => each.failed)
    const done = all.reduce((sum, each) => sum + each.done, 0)
    if (failed.length > 0) return setResult({ done, failed })
    toast.success(t('已办理 {{count}} 条', { count: done }))
    onDone()
  }

  function close() {
    setResult(undefined)
    onDone()
  }
  return (
    <>
      <Stack direction="row">
        {(['approve', 'reject'] as const).map((each) => (
          <Button
            key={each}
            size="sm"
            variant={each === 'approve' ? 'solid' : 'outline'}
            onClick={() => setVerb(each)}
          >
            {t('{{action}}（{{count}}）', { action: t(acts[each].label), count: items.length })}
          </Button>
        ))}
      </Stack>
      {sent > 0 && (
        <Progress
          label={t('正在批量办理')}
          value={sent}
          max={items.length}
          figure={`${sent} / ${items.length}`}
        />
      )}
      {verb && (
        <Asking
          resource={{ name: 'workflow.case' }}
          action={acts[verb]}
          title={t('{{action}}：所选 {{count}} 条', { action: t(acts[verb].label), count: items.length })}
          send={({ comment }) => send(comment)}
          onClose={() => setVerb(undefined)}
        />
      )}
      {result && (
        <Dialog
          open
          size="sm"
          title={t('批量办理结果')}
          onClose={close}
          footer={
            <Button variant="solid" onClick={close}>
              {t('知道了')}
            </Button>
          }
        >
          <Stack>
            <Alert
              tone="warning"
              title={t('成功 {{done}} 条，未办理 {{failed}} 条', {
                done: result.done,
                failed: result.failed.length,
              })}
            />
            <ul>
              {result.failed.map(({ id, title, ...why }) => (
                <li key={id}>{t('{{what}}：{{why}}', { what: title, why: t(heard(why)) })}</li>
              ))}
            </ul>
          </Stack>
        </Dialog>
      )}
    </>
  )
}
