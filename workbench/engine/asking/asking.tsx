import { lazy, Suspense } from 'react'
import type { AskDialogProps } from './ask-dialog.tsx'

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }))

/** Comes with the dialog. */
export const ChosenFacts = lazy(async () => ({ default: (await import('./chosen-facts.tsx')).ChosenFacts }))

/** The dialog of an action that asks; it comes when one is asked for, so that lists weigh no more. */
export const Asking = (props: AskDialogProps) => (
  <Suspense>
    <AskDialog {...props} />
  </Suspense>
)
