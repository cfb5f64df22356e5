import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import type { CaseTrace } from '#domain/workflow/calls.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { ScreenBoundary } from '#workbench/portal/screen-boundary.tsx'
import { pictureQuery } from './calls.ts'
import { CaseTree } from './case-tree.tsx'

const StepCanvas = lazy(async () => ({ default: (await import('./step-canvas.tsx')).StepCanvas }))

/** The steps of a case as a picture, each as it stands. */
export function CasePicture({ trace }: { readonly trace: CaseTrace }) {
  const phone = usePhone()
  const query = useQuery(pictureQuery(trace.id))
  const states = useMemo(() => new Map(trace.steps.map(({ id, state }) => [id, state])), [trace])
  return (
    <Asked query={query}>
      {(steps) =>
        phone ? (
          <CaseTree steps={steps} states={states} />
        ) : (
          <ScreenBoundary>
            <Suspense fallback={<Skeleton />}>
              <StepCanvas steps={steps} states={states} />
            </Suspense>
          </ScreenBoundary>
        )
      }
    </Asked>
  )
}
