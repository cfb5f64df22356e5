import { lazy, Suspense } from 'react'
import type { Paper } from '#domain/kernel/print.ts'

const PaperSheet = lazy(async () => ({ default: (await import('./paper-sheet.tsx')).PaperSheet }))

/** A copy on its way to the printer; lists carry nothing of it before. */
export const LazyPaper = (props: { readonly paper: Paper; readonly onDone: () => void }) => (
  <Suspense>
    <PaperSheet {...props} />
  </Suspense>
)
