import type { SignatureDrawing } from '#domain/kernel/signature-drawing.ts'
import type { EventShown, StandingShown, StepShown, TaskShown } from '#domain/workflow/calls.ts'
import type { Step } from '#domain/workflow/definition.ts'
import { everyStep, sequencesIn } from '#domain/workflow/tree.ts'
import type { Task } from '#machines/approval/approval.case.ts'
import type { ApprovalEvent } from '#machines/approval/approval.events.ts'
import { hoursOf } from '#machines/approval/follow.ts'
import type { Actor } from '#server/core/app-context.ts'
import type { Clock } from '#server/engine/approval/clock.ts'
import type { KeptCase } from '#server/engine/approval/store.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { wordsOf } from './event-words.ts'

type Counting = Pick<Clock, 'counted' | 'countedDays'>

/** The steps in the order of the walk, those inside a step one level deeper. */
export function stepsOf(
  steps: readonly Step[],
  kept: KeptCase,
  clock: Counting,
  depth = 0,
  beside = false,
): readonly StepShown[] {
  return steps.flatMap((step) => {
    const record = kept.found.context.steps[step.id]
    const inner = sequencesIn(step).flatMap((each, at) => {
      const aside = beside || (record?.kind === 'branch' && record.chosen !== at)
      return stepsOf(each, kept, clock, depth + 1, aside)
    })
    const state = record?.state ?? (beside ? 'beside' : 'ahead')
    const tasks = kept.found.context.tasks
      .filter((task) => task.step === step.id && !task.past)
      .map((task) => shownTask(task, step, clock))
    const notice = standingOf(kept, step, clock)
    return [{ id: step.id, kind: step.kind, title: step.title, depth, state, tasks, notice }, ...inner]
  })
}

/** Until when a notice stands, of one whose days are not over. */
export function standingOf(
  { found }: KeptCase,
  step: Step,
  { countedDays }: Pick<Clock, 'countedDays'>,
): StandingShown | null {
  const record = found.context.steps[step.id]
  if (step.kind !== 'notice' || record?.kind !== 'notice' || record.state !== 'open' || record.over)
    return null
  const { from, days } = record.resumed ?? { from: record.opened, days: record.days ?? step.days }
  return { until: record.until, counted: countedDays(from, days) }
}

const shownTask = (task: Task, step: Step, clock: Counting): TaskShown => ({
  id: task.id,
  person: task.person.name,
  actsFor: task.actsFor?.name ?? null,
  kind: task.kind,
  state: task.state,
  openedAt: task.opened,
  dueAt: task.deadlines.at(-1)?.due ?? null,
  counted: countingOf(task, step, clock),
  closedAt: task.at,
})

/** The counting of a deadline that still runs. */
function countingOf(
  { opened, resumed, deadlines, at }: Task,
  step: Step,
  { counted }: Pick<Clock, 'counted'>,
) {
  const hours = hoursOf(step)
  if (resumed) return at ? null : counted(resumed.from, resumed.hours)
  return opened && !at && deadlines.length > 0 && hours !== undefined ? counted(opened, hours) : null
}

/** What was done, in words; what only follows from it is left out. */
export function eventsOf(
  { events, found, definition }: KeptCase,
  signatures: ReadonlyMap<string, SignatureDrawing>,
  reader: Actor,
): readonly EventShown[] {
  const titles = new Map(everyStep(definition.steps).map(({ id, title }) => [id, title]))
  const stepOfTask = new Map(found.context.tasks.map(({ id, step }) => [id, titles.get(step) ?? null]))
  return events.flatMap((event, at) => {
    const words = wordsOf(event)
    if (!words) return []
    const step =
      'task' in event && event.task
        ? stepOfTask.get(event.task)
        : 'step' in event
          ? titles.get(event.step)
          : null
    const signed = event.type === 'approved' ? signatures.get(event.signature ?? '') : undefined
    const seal = event.type === 'approved' ? event.seal : null
    const by =
      event.type === 'objected' && !knowsObjector(event, found.context.tasks, reader) ? null : words.by
    return [
      { serial: at + 1, at: event.at, step: step ?? null, ...words, by, signature: signed ?? null, seal },
    ]
  })
}

/** Who objects is named to themselves, to those who decide on objections, and to who looks after all cases. */
const knowsObjector = (
  { by, step }: Extract<ApprovalEvent, { type: 'objected' }>,
  tasks: readonly Task[],
  reader: Actor,
): boolean =>
  by.id === reader.id ||
  tasks.some((task) => task.step === step && task.person.id === reader.id) ||
  holds(reader, 'workflow.case:manage')
