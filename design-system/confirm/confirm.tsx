import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { useAtRest } from '#design-system/parts/later/use-at-rest.ts'
import { useLater } from '#design-system/parts/later/use-later.ts'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import type { Report } from './use-work.ts'

export interface Question
  extends Pick<ConfirmDialogProps, 'title' | 'confirmText' | 'cancelText' | 'danger' | 'typeName'> {
  readonly text?: ReactNode
  /** Done in the dialog after a yes; the answer comes when it is done, and a failure is told there. */
  readonly work?: (report: Report) => Promise<void>
}

type Ask = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Ask>(async () => false)

const loadDialog = () => import('./confirm-dialog.tsx')

/** One place for questions to the person; see `useConfirm`. */
export const ConfirmProvider = ({ children }: { readonly children: ReactNode }) => {
  const [question, setQuestion] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)
  const answer = useRef<(yes: boolean) => void>(undefined)
  const ask = useCallback<Ask>((next) => {
    // A question over a question: the first one counts as declined.
    answer.current?.(false)
    setQuestion(next)
    setOpen(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [])
  const close = (yes: boolean) => {
    setOpen(false)
    answer.current?.(yes)
    answer.current = undefined
  }
  const isAtRest = useAtRest()
  const drawn = useLater(loadDialog, question !== null, isAtRest)
  const { text, work, ...rest } = question ?? { title: '' }
  return (
    <ConfirmContext value={ask}>
      {children}
      {question && drawn && (
        <drawn.ConfirmDialog
          {...rest}
          open={open}
          onConfirm={async (report) => {
            await work?.(report)
            close(true)
          }}
          onCancel={() => close(false)}
        >
          {text}
        </drawn.ConfirmDialog>
      )}
    </ConfirmContext>
  )
}

/** `if (await confirm({ title, text, danger: true })) …`. False when closed or declined. */
export const useConfirm = () => use(ConfirmContext)
