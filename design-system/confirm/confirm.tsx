import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

export interface Question
  extends Pick<ConfirmDialogProps, 'title' | 'confirmText' | 'cancelText' | 'danger'> {
  readonly text?: ReactNode
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
  return (
    <ConfirmContext value={ask}>
      {children}
      {question && (
        <ConfirmDialog {...question} open={open} onConfirm={() => close(true)} onCancel={() => close(false)}>
          {question.text}
        </ConfirmDialog>
      )}
    </ConfirmContext>
  )
}

/** `if (await confirm({ title, text, danger: true })) …`. False when closed or declined. */
export const useConfirm = () => use(ConfirmContext)
