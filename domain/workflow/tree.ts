import type { Definition, Step } from './definition.ts'

/** The sequences inside a step; for a branch, `otherwise` comes last. */
export function sequencesIn(step: Step): readonly (readonly Step[])[] {
  if (step.kind === 'parallel') return step.branches.map(({ steps }) => steps)
  if (step.kind === 'branch') return [...step.branches.map(({ steps }) => steps), step.otherwise]
  return []
}

/** Every step in the order of the walk, each before what is inside it. */
export const everyStep = (steps: readonly Step[]): readonly Step[] =>
  steps.flatMap((step) => [step, ...sequencesIn(step).flatMap(everyStep)])

export const stepOf = ({ steps }: Pick<Definition, 'steps'>, id: string): Step | undefined =>
  everyStep(steps).find((step) => step.id === id)

/** The step and all that is walked after it, by id; a branch beside it is not. Empty where there is no such step. */
export function fromStep(steps: readonly Step[], id: string): readonly string[] {
  for (const [at, step] of steps.entries()) {
    const later = () => everyStep(steps.slice(at + 1)).map(({ id }) => id)
    if (step.id === id) return [...everyStep([step]).map(({ id }) => id), ...later()]
    for (const inner of sequencesIn(step)) {
      const found = fromStep(inner, id)
      if (found.length > 0) return [...found, ...later()]
    }
  }
  return []
}

/** Whether the walk comes through `earlier` before it reaches `later`. */
export const comesBefore = ({ steps }: Pick<Definition, 'steps'>, earlier: string, later: string): boolean =>
  earlier !== later && fromStep(steps, earlier).includes(later)
