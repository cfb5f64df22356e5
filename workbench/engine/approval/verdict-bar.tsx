import { useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Kbd } from '#design-system/kbd/kbd.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { CaseTrace } from '#domain/workflow/calls.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { type Approval, ApproveDialog, takesMore } from './approve-dialog.tsx'
import { heardObjections } from './heard-objections.ts'
import { MoreActs } from './more-acts.tsx'
import { Phrases } from './phrases.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { useCaseActs } from './use-case-acts.ts'
import { useCaseKeys } from './use-case-keys.ts'

const onApplication = {
  approve: '同意',
  reject: '不同意',
  said: { approve: '已同意', reject: '已驳回' },
  lacking: '请填写驳回原因',
} as const
/** To say yes to the application is to say no to the objection. */
const onObjection = {
  approve: '异议不成立',
  reject: '异议成立',
  said: { approve: '已答复：异议不成立', reject: '已答复：异议成立' },
  lacking: '请填写异议成立的理由',
} as const

export interface VerdictBarProps {
  readonly trace: CaseTrace
  /** A decision was made: the next case may come. */
  readonly onDecided?: (() => void) | undefined
  /** Whether the letters of the keyboard decide. */
  readonly keys?: boolean | undefined
}

/** What the reader may do with a case: the decision with what they say to it, and everything else behind a menu. */
export function VerdictBar({ trace, onDecided, keys = false }: VerdictBarProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const { act, busy } = useCaseActs(trace)
  const [comment, setComment] = useState('')
  const [lacking, setLacking] = useState(false)
  const [returning, setReturning] = useState(false)
  const [approving, setApproving] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const { task } = trace
  const words = heardObjections(trace).length > 0 ? onObjection : onApplication
  const decides = task !== null && trace.may.includes('approve')

  async function decide(verb: 'approve' | 'reject') {
    if (task === null || busy) return
    if (verb === 'reject' && comment.trim() === '') {
      setLacking(true)
      return box.current?.focus()
    }
    if (verb === 'approve' && trace.takes && takesMore(trace.takes)) return setApproving(true)
    try {
      await send(verb, { comment: comment.trim() || undefined })
    } catch {
      // The refusal has shown its own notice, and the case as it now stands is on its way.
    }
  }

  async function send(verb: 'approve' | 'reject', more: Approval) {
    if (task === null) return
    const { comment: said } = more
    const decision = verb === 'approve' ? ({ verb, ...more } as const) : ({ verb, comment: said } as const)
    told(verb, await act({ id: trace.id, task, ...decision }))
    setApproving(false)
    onDecided?.()
  }

  /** What nobody has looked at since can be taken back. */
  function told(verb: 'approve' | 'reject', after: CaseTrace) {
    const back = after.offers.find((offer) => offer.verb === 'reclaim')?.task
    if (!back) return toast.success(t(words.said[verb]))
    toast.undoable(
      t(words.said[verb]),
      t('撤销'),
      () => void act({ id: trace.id, verb: 'reclaim', task: back }).catch(() => {}),
    )
  }

  useCaseKeys(keys && decides, { a: () => void decide('approve'), r: () => void decide('reject') })

  if (trace.may.length === 0) return null
  const hint = (key: string) => keys && !phone && <Kbd keys={key} />
  return (
    <footer className={bar({ inTurn: task !== null })}>
      {decides && (
        <Field label={t('审批意见')} layout="unseen" error={lacking && t(words.lacking)}>
          <TextArea
            ref={box}
            rows={1}
            growTo={5}
            limit={500}
            placeholder={t('审批意见')}
            value={comment}
            onChange={(event) => {
              setComment(event.currentTarget.value)
              setLacking(false)
            }}
          />
        </Field>
      )}
      {decides && trace.phrases && <Phrases phrases={trace.phrases} onPick={setComment} />}
      <div className={acts()}>
        {decides && (
          <Button
            variant="solid"
            loading={busy}
            aria-keyshortcuts={keys ? 'a' : undefined}
            onClick={() => void decide('approve')}
          >
            {t(words.approve)}
            {hint('A')}
          </Button>
        )}
        {task !== null && trace.may.includes('reject') && (
          <Button
            disabled={busy}
            aria-keyshortcuts={keys ? 'r' : undefined}
            onClick={() => void decide('reject')}
          >
            {t(words.reject)}
            {hint('R')}
          </Button>
        )}
        {task !== null && trace.may.includes('return') && (
          <Button disabled={busy} onClick={() => setReturning(true)}>
            {t('退回')}
          </Button>
        )}
        <MoreActs trace={trace} act={act} onDone={onDecided} />
      </div>
      {approving && trace.takes && (
        <ApproveDialog
          trace={trace}
          takes={trace.takes}
          said={comment.trim()}
          send={(more) => send('approve', more)}
          onClose={() => setApproving(false)}
        />
      )}
      {returning && task !== null && (
        <ReturnDialog
          trace={trace}
          task={task}
          said={comment}
          act={act}
          onDone={onDecided}
          onClose={() => setReturning(false)}
        />
      )}
    </footer>
  )
}

// For those in turn it stays in sight below a long application.
const bar = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    paddingBlock: '3',
    bg: 'surface',
    '[role=dialog] &': { bg: 'surface.raised' },
    borderTopWidth: 'thin',
    borderTopStyle: 'solid',
    borderTopColor: 'border',
  },
  variants: { inTurn: { true: { position: 'sticky', bottom: '0', zIndex: 'cell' } } },
})
const acts = cva({ base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
