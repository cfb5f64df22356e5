import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { pictureQuery, traceQuery } from '#workbench/engine/approval/calls.ts'
import { Asked } from '#workbench/engine/asked.tsx'

const StepCanvas = lazy(async () => ({ default: (await import('../model/step-canvas.tsx')).StepCanvas }))

/** The steps of a case as a picture, each as it stands. */
export function CasePicture({ id }: { readonly id: string }) {
  const query = useQuery(pictureQuery(id))
  const { data: trace } = useQuery(traceQuery({ id }))
  const states = useMemo(() => new Map(trace?.steps.map((step) => [step.id, step.state])), [trace])
  return (
    <Asked query={query}>
      {(steps) => (
        <Suspense fallback={<Skeleton />}>
          <StepCanvas steps={steps} states={states} />
        </Suspense>
      )}
    </Asked>
  )
}
