import type { Step } from '#domain/workflow/definition.ts'
import { sequencesIn } from '#domain/workflow/tree.ts'
import type { CaseContext } from './approval.case.ts'

type Steps = readonly Step[]

/** The steps that the walk stands at, one in each parallel branch; none where it has come to its end. */
export function frontOf(steps: Steps, of: CaseContext): Steps {
  for (const step of steps) {
    const unfinished = unfinishedIn(step, of)
    if (unfinished.length > 0) return unfinished
  }
  return []
}

function unfinishedIn(step: Step, of: CaseContext): Steps {
  const record = of.steps[step.id]
  if (step.kind === 'parallel') return sequencesIn(step).flatMap((steps) => frontOf(steps, of))
  if (record?.kind === 'branch') return frontOf(sequencesIn(step)[record.chosen] ?? [], of)
  return record?.state === 'passed' ? [] : [step]
}
