import type { StepKind } from './words.ts'

/** As much of a step as is drawn: a definition is one, and of a running case nobody learns more than this. */
export interface DrawnStep {
  readonly id: string
  readonly kind: StepKind
  readonly title: string
  readonly branches?: readonly { readonly title: string; readonly steps: readonly DrawnStep[] }[]
  /** Of a condition, the way where none holds. */
  readonly otherwise?: readonly DrawnStep[]
}

/** Without who decides, by when, and on which condition a way is taken. */
export const drawn = ({ id, kind, title, branches, otherwise }: DrawnStep): DrawnStep => ({
  ...{ id, kind, title },
  ...(branches && { branches: branches.map((way) => ({ title: way.title, steps: way.steps.map(drawn) })) }),
  ...(otherwise && { otherwise: otherwise.map(drawn) }),
})

/** Every step, each before what is inside it. */
export const everyDrawn = (steps: readonly DrawnStep[]): readonly DrawnStep[] =>
  steps.flatMap((step) => [
    step,
    ...[...(step.branches ?? []).map((way) => way.steps), step.otherwise ?? []].flatMap(everyDrawn),
  ])
