import { useMemo } from 'react'
import { toast } from '#design-system/toaster/toast.ts'
import { closed } from '#domain/kernel/dictionary.ts'
import { choice, longText } from '#domain/kernel/fields.ts'
import type { CaseTrace } from '#domain/workflow/calls.ts'
import { returnWalks } from '#domain/workflow/words.ts'
import { Asking } from '#workbench/engine/asking/asking.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { CaseActs } from './use-case-acts.ts'

interface ReturnDialogProps {
  readonly trace: CaseTrace
  readonly task: string
  /** What was written already. */
  readonly said: string
  readonly act: CaseActs['act']
  readonly onDone?: (() => void) | undefined
  readonly onClose: () => void
}

/** Returns a case: to whom, what happens once it comes back, and why. */
export function ReturnDialog({ trace, task, said, act, onDone, onClose }: ReturnDialogProps) {
  const { t } = useTranslation()
  const action = useMemo(() => {
    const targets = closed('workflow.return-target', '退回到', {
      starter: '发起人',
      ...Object.fromEntries(trace.returnable.map(({ id, title }) => [id, title])),
    })
    return {
      label: '退回',
      asks: {
        to: choice('退回到', targets, { required: true, initial: 'starter' }),
        walk: choice('重新提交后', returnWalks, { required: true, initial: 'again' }),
        comment: longText('退回原因', { required: true, max: 500, ...(said && { initial: said }) }),
      },
    }
  }, [trace.returnable, said])
  return (
    <Asking
      resource={{ name: 'workflow.case' }}
      action={action}
      title={t('{{action}}：{{name}}', { action: t('退回'), name: trace.title })}
      send={async ({ to, walk, comment }) => {
        await act({
          id: trace.id,
          verb: 'return',
          task,
          to: String(to),
          walk: walk === 'resume' ? 'resume' : 'again',
          comment: String(comment),
        })
        toast.success(t('已退回'))
        onClose()
        onDone?.()
      }}
      onClose={onClose}
    />
  )
}
