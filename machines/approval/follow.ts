import type { ApproveStep, Step } from '#domain/workflow/definition.ts'
import { everyStep } from '#domain/workflow/tree.ts'
import { type Deadline, isActive, isHeldUp, type Task, taskOf, tasksIn } from './approval.case.ts'
import type { Fact } from './approval.events.ts'
import { entering } from './enter.ts'
import { agentOf } from './entrusted.ts'
import type { Scene } from './facts.ts'
import { frontOf } from './front.ts'
import { verdictOf, voiceOf, votersIn } from './verdict.ts'

/** The next thing that follows by itself from how a case stands; nothing where it waits for somebody. */
export function following(scene: Scene): readonly Fact[] {
  if (scene.state !== 'reviewing') return []
  const front = frontOf(scene.definition.steps, scene.of)
  const left = leaving(scene)
  if (left) return left
  const opened = opening(scene, front)
  if (opened) return [opened]
  const next = front.find(({ id }) => !scene.of.steps[id])
  if (next) return entering(scene, next)
  return front.length === 0 ? [{ type: 'ended', outcome: 'approved' }] : []
}

/** The first step that is decided; a no ends the case. */
function leaving({ definition, of }: Scene): readonly Fact[] | undefined {
  for (const step of everyStep(definition.steps)) {
    if (of.steps[step.id]?.state !== 'open') continue
    const result = resultOf(of, step)
    if (result === 'passed') return [{ type: 'left', step: step.id, result }]
    if (result === 'rejected')
      return [
        { type: 'left', step: step.id, result },
        { type: 'ended', outcome: result },
      ]
  }
  return undefined
}

function resultOf(of: Scene['of'], step: Step) {
  const record = of.steps[step.id]
  if (step.kind === 'approve') return verdictOf(of, step.id, step.mode)
  if (record?.kind !== 'notice') return null
  const hearings = tasksIn(of, step.id)
  if (hearings.some(({ state }) => state === 'rejected')) return 'rejected'
  return record.over && !hearings.some(isActive) ? 'passed' : null
}

/** The first task whose turn it is. */
function opening(scene: Scene, front: readonly Step[]): Fact | undefined {
  const { definition, of, facts } = scene
  const steps = new Map(everyStep(definition.steps).map((step) => [step.id, step]))
  const task = of.tasks.find((task) => isActive(task) && isDue(of, task, steps.get(task.step), front))
  if (!task) return undefined
  const step = steps.get(task.step)
  const deadlines = step?.kind === 'approve' ? deadlinesOf(step, facts) : []
  const agent = agentOf(scene, task)
  return { type: 'opened', task: task.id, deadlines, ...(agent && { to: agent, actsFor: task.person }) }
}

function isDue(of: Scene['of'], task: Task, step: Step | undefined, front: readonly Step[]): boolean {
  if (task.state === 'blocked') return !isHeldUp(of, task)
  if (task.state === 'returned') return front.some(({ id }) => id === task.step)
  if (task.state !== 'waiting' || !step) return false
  if (task.kind === 'after') return taskOf(of, task.parent ?? '')?.state === 'approved'
  if (task.kind !== 'own' || step.kind !== 'approve' || step.mode !== 'sequential') return true
  const voters = votersIn(of, step.id).filter(({ kind }) => kind === 'own')
  return voters.slice(0, voters.indexOf(task)).every((voter) => voiceOf(of, voter) !== null)
}

/** The timers of a step, the shortest first. */
export const timersOf = ({ timers }: ApproveStep) => timers.toSorted((one, other) => one.hours - other.hours)

/** How many working hours a step gives at most; nothing where it has no deadline. */
export const hoursOf = (step: Step): number | undefined =>
  step.kind === 'approve' ? timersOf(step).at(-1)?.hours : undefined

const deadlinesOf = (step: ApproveStep, { now, hours }: Scene['facts']): readonly Deadline[] =>
  timersOf(step).map((timer) => ({ due: hours(now, timer.hours), act: timer.act }))
