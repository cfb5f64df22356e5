import type { Step } from '#domain/workflow/definition.ts'
import { comesBefore, everyStep, fromStep } from '#domain/workflow/tree.ts'
import { type CaseContext, taskOf } from './approval.case.ts'
import type { CommandOf } from './commands.ts'
import type { Scene } from './facts.ts'

/** The steps that a task may be returned to, the earliest first: those before it in which somebody approved. */
export function returnTargets(
  { definition, of }: Pick<Scene, 'definition' | 'of'>,
  task: string,
): readonly Step[] {
  const from = taskOf(of, task)?.step
  return everyStep(definition.steps).filter(
    ({ id }) =>
      from !== undefined &&
      of.steps[id]?.state === 'passed' &&
      comesBefore(definition, id, from) &&
      of.tasks.some(({ step, state, past }) => step === id && state === 'approved' && !past),
  )
}

/** The step that is meant; null for the starter, undefined where it cannot be returned to. */
export function targetOf(scene: Scene, { task, to }: CommandOf<'return'>): string | null | undefined {
  const targets = returnTargets(scene, task).map(({ id }) => id)
  if (to === 'starter') return null
  if (to === 'previous') return targets.at(-1) ?? null
  return targets.includes(to) ? to : undefined
}

/** The steps that are walked again: with `resume` only the one it goes back to. */
export function clearedBy(scene: Scene, command: CommandOf<'return'>): readonly string[] {
  const to = targetOf(scene, command)
  if (command.walk === 'resume') return to ? [to] : []
  const { steps } = scene.definition
  return known(scene.of, to ? fromStep(steps, to) : everyStep(steps).map(({ id }) => id))
}

/** The steps after one, as far as the walk has come to them. */
export const knownAfter = ({ definition, of }: Scene, step: string) =>
  known(of, fromStep(definition.steps, step).slice(1))

const known = ({ steps }: CaseContext, ids: readonly string[]) => ids.filter((id) => steps[id])
