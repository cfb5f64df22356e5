import type { ApproveStep, Step } from '#domain/workflow/definition.ts'
import { everyStep, sequencesIn } from '#domain/workflow/tree.ts'
import type { Picks } from './approval.case.ts'
import type { ApprovalEvent } from './approval.events.ts'
import { chosenIn } from './enter.ts'
import type { Scene } from './facts.ts'
import { frontOf } from './front.ts'

type PickSource = 'picked-by-previous' | 'picked-by-starter'

const takesPick = (step: Step, kind: PickSource): step is ApproveStep | Extract<Step, { kind: 'cc' }> =>
  (step.kind === 'approve' || step.kind === 'cc') && step.who.some((source) => source.kind === kind)

/** Of what somebody picks, the part that is theirs to pick. */
export const picksBy = ({ definition }: Scene, kind: PickSource, picks: Picks): Picks =>
  Object.fromEntries(
    everyStep(definition.steps)
      .filter((step) => takesPick(step, kind) && Object.hasOwn(picks, step.id))
      .map(({ id }) => [id, picks[id] ?? []]),
  )

/** The steps on the row's way whose people the starter picks. */
export const pickedByStarter = ({ definition, facts }: Pick<Scene, 'definition' | 'facts'>) =>
  onWay(definition.steps, facts).filter((step) => takesPick(step, 'picked-by-starter'))

/** The first of them for which nobody is picked. */
export const unpickedByStarter = (scene: Scene, picks: Picks) =>
  pickedByStarter(scene).find(({ id }) => !(picks[id] ?? scene.of.picks[id])?.length)

const onWay = (steps: readonly Step[], facts: Scene['facts']): readonly Step[] =>
  steps.flatMap((step) => {
    const inner = sequencesIn(step)
    const walked = step.kind === 'branch' ? [inner[chosenIn(step, facts)] ?? []] : inner
    return [step, ...walked.flatMap((each) => onWay(each, facts))]
  })

/** Steps that these events come to, whose people the one before them should have picked and has not. */
export const unpickedIn = ({ definition, of }: Scene, events: readonly ApprovalEvent[]) => {
  const reached = new Set([
    ...events.flatMap((event) => (event.type === 'entered' ? [event.step] : [])),
    ...frontOf(definition.steps, of).map(({ id }) => id),
  ])
  return everyStep(definition.steps).filter(
    (step) =>
      step.kind === 'approve' &&
      takesPick(step, 'picked-by-previous') &&
      !of.picks[step.id]?.length &&
      reached.has(step.id) &&
      !isOlder(of, step, events),
  )
}

/** It was come to before, when nobody was there to pick. */
const isOlder = ({ steps }: Scene['of'], { id }: Step, events: readonly ApprovalEvent[]) =>
  steps[id] !== undefined && !events.some((event) => event.type === 'entered' && event.step === id)
