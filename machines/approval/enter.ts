import { meets } from '#domain/kernel/meets.ts'
import {
  type ApproveStep,
  type BranchStep,
  type CcStep,
  longestNotice,
  type NoticeStep,
  type Step,
} from '#domain/workflow/definition.ts'
import type { Fact, NewTask } from './approval.events.ts'
import type { Scene } from './facts.ts'
import { peopleOf, seatsOf } from './seats.ts'

/** What happens when the walk comes to a step. */
export function entering(scene: Scene, step: Step): readonly Fact[] {
  switch (step.kind) {
    case 'approve':
      return enteringApproval(scene, step)
    case 'cc':
      return copying(scene, step)
    case 'notice':
      return [publishing(scene, step)]
    case 'branch':
      return [{ type: 'branched', step: step.id, chosen: chosenIn(step, scene.facts) }]
    case 'parallel':
      return []
  }
}

function publishing(scene: Scene, step: NoticeStep): Fact {
  const days = daysOf(step, scene)
  return { type: 'notice-opened', step: step.id, until: scene.facts.days(scene.facts.now, days), days }
}

/** How many working days a notice stands: those of its step, or more where a field of the form asks for them. */
const daysOf = ({ days, daysOf = '' }: NoticeStep, { facts }: Scene) =>
  Math.min(longestNotice, Math.max(days, Number(facts.row[daysOf] ?? 0) || 0))

function enteringApproval(scene: Scene, step: ApproveStep): readonly Fact[] {
  const { id, whenNobody } = step
  const seats = seatsOf(scene, step)
  const entered: Fact = {
    type: 'entered',
    step: id,
    kind: 'approve',
    tasks: newTasks(scene, id, seats, 'own'),
  }
  if (seats.length > 0) return [entered]
  if (whenNobody === 'pass') return [entered, { type: 'left', step: id, result: 'passed' }]
  if (whenNobody === 'reject')
    return [entered, { type: 'left', step: id, result: 'rejected' }, { type: 'ended', outcome: 'rejected' }]
  return [{ type: 'suspended', by: null, comment: nobodyIn(step) }]
}

const nobodyIn = ({ title }: Step) => `“${title}”没有可以办理的人`

const copying = (scene: Scene, { id, who }: CcStep): readonly Fact[] => [
  { type: 'entered', step: id, kind: 'cc', tasks: [] },
  { type: 'copied', by: null, people: peopleOf(scene, who, id) },
  { type: 'left', step: id, result: 'passed' },
]

/** The branch that a row takes; the last of all is `otherwise`. */
export function chosenIn({ branches }: BranchStep, { row, fields }: Pick<Scene['facts'], 'row' | 'fields'>) {
  const chosen = branches.findIndex(({ when }) => meets(when, row, fields))
  return chosen < 0 ? branches.length : chosen
}

type Sitting = Pick<NewTask, 'person'> & Partial<Pick<NewTask, 'actsFor' | 'parent' | 'skipped'>>

/** Tasks for these people, numbered on from those that the case has. */
export const newTasks = (
  { of }: Scene,
  step: string,
  people: readonly Sitting[],
  kind: NewTask['kind'],
): readonly NewTask[] =>
  people.map(({ person, actsFor = null, parent = null, skipped }, at) => ({
    id: `t${of.tasks.length + at + 1}`,
    step,
    person,
    actsFor,
    kind,
    parent,
    ...(skipped && { skipped }),
  }))
