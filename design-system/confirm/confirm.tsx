import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
import type { Report } from './use-work.ts'

export interface Question
  extends Pick<ConfirmDialogProps, 'title' | 'confirmText' | 'cancelText' | 'danger' | 'typeName'> {
  readonly text?: ReactNode
  /** Done in the dialog after a yes; the answer comes when it is done, and a failure is told there. */
  readonly work?: (report: Report) => Promise<void>
}

type Ask = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Ask>(async () => false)

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
  const { text, work, ...rest } = question ?? { title: '' }
  return (
    <ConfirmContext value={ask}>
      {children}
      {question && (
        <ConfirmDialog
          {...rest}
          open={open}
          onConfirm={async (report) => {
            await work?.(report)
            close(true)
          }}
          onCancel={() => close(false)}
        >
          {text}
        </ConfirmDialog>
      )}
    </ConfirmContext>
  )
}

/** `if (await confirm({ title, text, danger: true })) …`. False when closed or declined. */
export const useConfirm = () => use(ConfirmContext)
